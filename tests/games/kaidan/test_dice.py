"""Tests and parity guesses as such (KA-064 to KA-073, KA-R39, KA-R40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.hunting import Hunt, corner
from tests.games.kaidan.sitting import Sitting


def before_a_token(darkness: int, **more: Any) -> Sitting:
    """A (Jin: Perception 2) in a Room so dark, an exploration token at its feet."""
    return Sitting(
        rooms={"3-3": "H10", "9-9": "G03"},
        tokens={"4-3": "exploration"},
        darkness={"4-3": darkness},
        A={"pg": "PC1", "at": "4-3"},
        B={"pg": "PC5", "at": "9-9"},
        **more,
    )


def found(s: Sitting) -> bool:
    return s.latest[[event.kind.name for event in s.latest].index("examined")].args[2]  # type: ignore[no-any-return]


@pytest.mark.rule("KA-064", "KA-065")
@pytest.mark.parametrize("face, success", [("1", False), ("2", True), ("3", True), ("0", False)])
def test_a_standard_test_must_reach_its_number(face: str, success: bool) -> None:
    assert found(before_a_token(4).dice(face).does("A", "examine")) is success


@pytest.mark.rule("KA-070", "KA-071")
def test_criticals_decide_a_standard_test_whatever_its_number() -> None:
    assert found(before_a_token(5, lasting=["EV10"]).dice("3c").does("A", "examine"))
    assert not found(before_a_token(5, lasting=["EV10"]).dice("3").does("A", "examine"))
    assert not found(before_a_token(2).dice("0c").does("A", "examine"))
    assert found(before_a_token(2).dice("0").does("A", "examine"))


def repelling(mine: str, theirs: str, enemy: str = "EN-YU") -> Hunt:
    """Jin (Force 4) repels an enemy beside it."""
    return corner(enemy).does("A", "wait").dice(mine, theirs).does("A", "repel")


@pytest.mark.rule("KA-066", "KA-067")
@pytest.mark.parametrize(
    "mine, theirs, wounds",
    [("1", "2", 0), ("0", "1", 0), ("0", "2", 1), ("3", "0", 0)],
    ids=["a tie at 5", "a tie at 4", "lost by 1", "won"],
)
def test_against_an_enemy_the_higher_total_wins_and_a_tie_is_the_pgs(mine: str, theirs: str, wounds: int) -> None:
    s = repelling(mine, theirs)
    assert s.pg("A").wounds == wounds and s.chased == (2, 2)


@pytest.mark.rule("KA-070", "KA-071", "KA-072", "KA-R40")
@pytest.mark.parametrize(
    "mine, theirs, won",
    [
        ("3c", "3", True),
        ("0", "0c", True),
        ("0c", "0", False),
        ("3", "3c", False),
        ("3c", "3c", True),
        ("0c", "0c", True),
    ],
)
def test_criticals_decide_whatever_the_totals(mine: str, theirs: str, won: bool) -> None:
    """Against the Goryo (Force 5) Jin's totals are lower, unless it rolls higher."""
    s = repelling(mine, theirs, "EN-GO")
    assert [event.args[1] for event in s.events if event.kind.name == "test-result"] == [1 if won else -1]


@pytest.mark.rule("KA-071", "KA-068")
def test_between_pgs_a_critical_0_loses_with_the_higher_total_too() -> None:
    a, b = {"pg": "PC3", "at": "3-3"}, {"pg": "PC1", "at": "3-4"}
    s = Sitting(rooms={"3-3": "H10"}, A=a, B=b).dice("1", "0c").does("A", "attack B")
    assert (s.pg("A").wounds, s.pg("B").wounds) == (0, 1), "3 against 4, and 1 for the critical 0"


@pytest.mark.rule("KA-073", "KA-R39")
@pytest.mark.parametrize("face, guess, right", [("3c", "odd", True), ("3c", "even", False), ("0c", "even", True)])
def test_in_a_parity_guess_a_critical_is_a_number(face: str, guess: str, right: bool) -> None:
    s = Sitting(
        rooms={"3-3": "H10", "3-5": "H05", "9-9": "G03"},
        doors={"4-4|4-5": "open"},
        A={"pg": "PC1", "at": "4-4"},
        B={"pg": "PC5", "at": "9-9"},
    )
    s.does("A", "move 4-5").dice(face).does("A", guess)
    assert ("curse-slept" in s.said()) is right


@pytest.mark.rule("KA-073", "KA-258")
def test_a_critical_3_moves_three_cells() -> None:
    s = corner("EN-YU", "4-4").dice("3c", "0").does("A", "flee")
    for to in ("4-3", "3-3", "4-3"):
        s.does("A", f"flee-to {to}")
    assert s.at("A") == "4-3" and s.asked() != {"A": "flee"}
