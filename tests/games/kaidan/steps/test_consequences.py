"""What follows one step, in order, and who rolls (KA-062 to KA-069, KA-088, KA-R19, KA-R137, KA-R139)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.scenes.position import cell
from tests.games.kaidan.sitting import Sitting


def house(**given: Any) -> Sitting:
    """A at 4-4 in H10, with the Doll Room beyond a door found open to the east."""
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "3-5": "H05", "9-9": "G03"},
            "doors": {"4-4|4-5": "open"},
            "curses": ["CR2"],
            "A": {"pg": "PC1", "at": "4-4"},
            "B": {"pg": "PC5", "at": "9-9"},
            **given,
        }
    )


def order(s: Sitting, *watched: str) -> list[str]:
    """In which order these happened."""
    return [event.kind.name for event in s.events if event.kind.name in watched]


@pytest.mark.rule("KA-R19")
def test_noise_then_curse_then_markers_then_entities_then_sightings() -> None:
    s = house(tokens={"3-6": "unfilled"}, entities={"1": "? 4-6"}, entity_deck=["EN-YU"])
    s.does("A", "move 4-5").dice("2").does("A", "even")
    expected = ["noise", "curse", "curse-slept", "marker-filled", "revealed", "sighted", "chase"]
    assert order(s, *expected, "alerted") == expected, "a chase has started, so nobody is alerted"


@pytest.mark.rule("KA-R19", "KA-202")
def test_status_cards_are_exchanged_after_the_curse() -> None:
    s = house(B={"pg": "PC5", "at": "3-5"}).does("A", "move 4-5").dice("2").does("A", "even")
    assert order(s, "curse-slept", "exchanged") == ["curse-slept", "exchanged"]


@pytest.mark.rule("KA-R19", "KA-175")
def test_fire_comes_before_everything_else() -> None:
    s = house(flames=["4-5"]).does("A", "move 4-5")
    kinds = s.said()
    assert "died" in kinds and "noise" not in kinds and "curse" not in kinds


@pytest.mark.rule("KA-R19")
def test_the_noise_of_the_step_comes_before_the_curse() -> None:
    s = house().does("A", "move 4-5")
    assert s.asked() == {"A": "guess"} and s.pg("A").noise == 1


@pytest.mark.rule("KA-R19", "KA-R50")
def test_alert_checks_come_last() -> None:
    s = house(entities={"1": "? 5-5"}).does("A", "move 4-5")
    assert s.asked() == {"A": "guess"} and not s.entity(1).alerted
    s.dice("2", "0").does("A", "even")
    assert s.entity(1).alerted


@pytest.mark.rule("KA-088", "KA-254", "KA-087")
def test_line_of_sight_is_what_lets_an_enemy_sight_a_pg() -> None:
    assert house(entities={"1": "EN-YU 3-3"}, at="look").start().state.hunted == 0, "diagonally, nothing between"
    assert house(entities={"1": "EN-YU 4-5"}, at="look").start().state.hunted == -1, "behind a closed door"
    assert house(entities={"1": "EN-YU 2-4"}, at="look").start().state.hunted == -1, "two cells away"


@pytest.mark.rule("KA-R139", "KA-R71")
def test_pgs_that_meet_in_a_chase_exchange_when_it_is_over() -> None:
    s = house(
        rooms={"3-3": "H10", "9-9": "G03"},
        curses=[],
        A={"pg": "PC1", "at": "4-4"},
        B={"pg": "PC5", "at": "3-3"},
        at="chase",
        chase={"hunter": "1"},
        entities={"1": "EN-YU 4-3"},
    )
    s.dice("0", "0").does("A", "noise")
    assert "exchanged" not in [event.kind.name for event in s.events], "not while it runs"
    while s.state.chasing:
        s.dice("3c").silence() if s.asked() != {"A": "chase"} else s.does("A", "wait")
    assert "exchanged" in [event.kind.name for event in s.events]


@pytest.mark.rule("KA-062")
def test_an_inventory_has_no_size_limit() -> None:
    many = ["OB05"] * 4 + ["OB11"] * 3 + ["OB21"] * 2 + ["OB22"] * 2 + ["OB14", "OB15", "OB16", "OB17", "OB13", "OB26"]
    s = house(
        A={"pg": "PC3", "at": "4-3", "cards": many},
        tokens={"4-3": "exploration"},
        darkness={"3-3": 2},
        objects=["OB09"],
        seats=5,
    )
    s.dice("3").does("A", "examine")
    while s.asked() != {"A": "act"}:
        s.silence()
    assert len(s.cards("A")) == len(many) + 1


@pytest.mark.rule("KA-063", "KA-147", "KA-R12")
def test_what_is_drawn_is_told_to_its_finder_alone() -> None:
    s = house(A={"pg": "PC3", "at": "4-3"}, tokens={"4-3": "exploration"}, darkness={"3-3": 2}, objects=["OB09"])
    s.dice("3").does("A", "examine")
    assert [told for told in s.told("A") if told[0] == "KA-R12"] and not [
        told for told in s.told("B") if told[0] == "KA-R12"
    ]


# Tests


def flight(first: str, *dice: str) -> Sitting:
    s = house(at="chase", chase={"hunter": "1"}, entities={"1": "EN-YU 3-3"}, first=first)
    return s.dice(*dice).does("A", "flee")


@pytest.mark.rule("KA-066", "KA-064")
@pytest.mark.parametrize("own, other, won", [("1", "0", 1), ("0", "1", 1), ("0", "3", -1)])
def test_the_higher_total_wins_an_opposed_test(own: str, other: str, won: int) -> None:
    s = flight("A", own, other)
    result = next(event.args for event in s.latest if event.kind.name == "test-result")
    values = {"0": 0, "1": 1, "3": 3}
    assert result == (0, won, 3 + values[own], 2 + values[other]), "Speed 3 against Speed 2"


@pytest.mark.rule("KA-064")
def test_a_test_says_its_attribute_and_against_what() -> None:
    s = house().dice("2").does("A", "run")
    announced = next(event.args for event in s.latest if event.kind.name == "test")
    assert announced[:3] == (0, 4, "run") and announced[3] == s.state.darkness_of(cell("4-4"))


@pytest.mark.rule("KA-068")
@pytest.mark.parametrize("own, other, wounds", [("3", "0", (0, 5)), ("0", "2", (1, 1)), ("0", "3", (1, 0))])
def test_pg_against_pg_the_higher_total_wins(own: str, other: str, wounds: tuple[int, int]) -> None:
    """Force 4 against Force 2: with 0 against 2 it is a tie, and the Attack says what that means."""
    s = house(B={"pg": "PC5", "at": "3-4"}, A={"pg": "PC1", "at": "4-4"}).dice(own, other).does("A", "attack B")
    assert (s.pg("A").wounds, s.pg("B").wounds) == wounds


@pytest.mark.rule("KA-069", "KA-R10")
def test_the_first_player_rolls_for_an_enemy_or_the_player_on_the_left() -> None:
    def roller(s: Sitting) -> int:
        return int(next(event.args[1] for event in s.latest if event.kind.name == "enemy-rolled"))

    assert roller(flight("B", "1", "0")) == 1
    assert roller(flight("A", "1", "0")) == 1, "the hunted PG is the First Player's own"


# Positions


@pytest.mark.rule("KA-R137")
def test_markers_of_a_given_position_that_are_not_named_are_spent() -> None:
    s = house(at="look").start()
    assert "marker-filled" not in [event.kind.name for event in s.events] and "examine" not in s.offered("A")
