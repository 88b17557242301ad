"""Tests and parity guesses as such (KA-064 to KA-073, KA-R39, KA-R40)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.events import Viewer
from hyakki.core.text import Text
from hyakki.games.kaidan import game
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


# What is said of criticals

CRITICAL_LINES = {"critical", "enemy-critical", "double-critical"}


def story(s: Sitting, lang: str = "en", seat: int = 0) -> list[str | None]:
    """Return what one player reads of criticals, in order."""
    text, viewer = Text(game, lang), Viewer((seat,))
    events = [event for event in s.start().events if event.kind.name in CRITICAL_LINES]
    return [text.event(event.seen(viewer), ("Ada", "Bo", "Cleo"), viewer) for event in events]


@pytest.mark.slow
@pytest.mark.rule("KA-070", "KA-071")
@pytest.mark.parametrize(
    "face, own, others, italian",
    [
        (
            "3c",
            "Critical 3: you succeed, whatever the totals.",
            "Critical 3: Ada succeeds, whatever the totals.",
            "3 Critico: riesci, quali che siano i totali.",
        ),
        (
            "0c",
            "Critical 0: you fail, whatever the totals.",
            "Critical 0: Ada fails, whatever the totals.",
            "0 Critico: fallisci, quali che siano i totali.",
        ),
    ],
)
def test_the_story_says_what_a_critical_means(face: str, own: str, others: str, italian: str) -> None:
    s = corner(at="act", entities={}).dice(face).does("A", "run")
    assert (story(s), story(s, seat=1), story(s, "it")) == ([own], [others], [italian])
    assert s.said().index("critical") < s.said().index("test-result")
    assert story(corner(at="act", entities={}).dice("3").does("A", "run")) == []


@pytest.mark.rule("KA-070", "KA-071", "KA-072")
@pytest.mark.parametrize(
    "faces, lines",
    [
        (("1", "3c"), ["Critical 3: the Yurei succeeds, whatever the totals."]),
        (("1", "0c"), ["Critical 0: the Yurei fails, whatever the totals."]),
        (("3c", "3c"), ["Both dice show a critical 3: a tie, whatever the totals."]),
        (
            ("0c", "3c"),
            [
                "Critical 0: you fail, whatever the totals.",
                "Critical 3: the Yurei succeeds, whatever the totals.",
            ],
        ),
    ],
)
def test_the_story_says_what_an_enemys_critical_means(faces: tuple[str, str], lines: list[str]) -> None:
    assert story(corner().dice(*faces).does("A", "flee")) == lines


@pytest.mark.rule("KA-151", "KA-152", "KA-R42")
@pytest.mark.parametrize(
    "faces, lines",
    [
        (
            ("3c", "0c"),
            [
                "Critical 3: you succeed, whatever the totals, and your opponent suffers 1 additional Wound.",
                "Critical 0: Bo fails, whatever the totals, and suffers 1 additional Wound.",
            ],
        ),
        (
            ("0c", "0c"),
            ["Both dice show a critical 0: a tie, whatever the totals, and each suffers 1 additional Wound."],
        ),
    ],
)
def test_the_story_of_a_fight_says_which_wounds_a_critical_adds(faces: tuple[str, str], lines: list[str]) -> None:
    s = corner(at="act", entities={}, B={"pg": "PC4", "at": "3-4"}).dice(*faces).does("A", "attack B")
    assert story(s) == lines


@pytest.mark.rule("KA-R39", "KA-073")
def test_a_critical_means_nothing_where_no_test_is_made() -> None:
    assert story(corner(at="act", entities={}).dice("3c").does("A", "noise")) == []
