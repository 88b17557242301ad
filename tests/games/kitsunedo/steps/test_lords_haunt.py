"""Fox of the Haunt: Memorial and Reap (section N)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def opening(lord: str = "haunt", **more: Any) -> Sitting:
    """A turn begins for A."""
    given: dict[str, Any] = {
        "A": {"lord": lord, "hand": "sun"},
        "B": {"lord": "celeste", "hand": "moon"},
        "C": {"lord": "hollow", "hand": "moon"},
        "at": "begin",
        "deck": ["leaf", "block"],
        "discard": ["sake", "moon"],
    }
    return Sitting(**(given | more))


def reaping(hand: str = "sun sun", lantern: str = "ash", **more: Any) -> Sitting:
    """The Haunt with Suns against the Celeste."""
    given: dict[str, Any] = {
        "A": {"lord": "haunt", "hand": hand, "lantern": lantern},
        "B": {"lord": "celeste", "hand": "moon", "lantern": "mist"},
        "C": {"lord": "hollow", "hand": "moon", "lantern": "shadow"},
        "deck": ["leaf", "sake", "sun", "moon"],
        "discard": ["block"],
    }
    return Sitting(**(given | more))


# Memorial


@pytest.mark.rule("KI-143")
def test_the_haunt_may_open_with_the_uppermost_discard() -> None:
    table = opening()
    assert table.asked() == {"A": "draw"}
    assert table.offered("A") == ["draw deck", "draw discard"]
    table.does("A", "draw discard")
    assert table.hand("A") == ["sun", "sake"]
    assert table.discard == ["moon"]
    assert table.deck[:2] == ["leaf", "block"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-143", "KI-022")
def test_the_haunt_may_open_from_the_deck_like_anyone() -> None:
    table = opening().does("A", "draw deck")
    assert table.hand("A") == ["sun", "leaf"]
    assert table.discard == ["sake", "moon"]
    assert opening().silence().hand("A") == ["sun", "leaf"]


@pytest.mark.rule("KI-143")
def test_nobody_else_opens_with_a_discard() -> None:
    table = opening(lord="mirage")
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["sun", "leaf"]


# Reap


@pytest.mark.rule("KI-144", "KI-146")
def test_a_life_taken_by_attacking_earns_a_full_turn_at_once() -> None:
    table = reaping().attacks("A", "B", "sun", "sun").does("B", "take")
    assert table.said()[-1] == "reaped"
    assert table.asked() == {"A": "act"}, "the current turn goes on"
    turn = table.state.turn
    table.does("A", "end")
    assert (table.active, table.state.turn) == ("A", turn + 1)
    assert table.asked() == {"A": "draw"}
    table.does("A", "draw deck").ends("A")
    assert table.active == "B", "one more turn, not two"


@pytest.mark.rule("KI-144")
def test_without_a_life_taken_there_is_no_extra_turn() -> None:
    table = reaping(hand="sun sun moon").attacks("A", "B", "sun", "sun").does("B", "ash").window()
    assert "reaped" not in table.said()
    table.ends("A")
    assert table.active == "B"


@pytest.mark.rule("KI-144")
def test_only_the_haunt_reaps() -> None:
    table = reaping(A={"lord": "mirage", "hand": "sun sun moon"}).attacks("A", "B", "sun", "sun").does("B", "take")
    assert table.lives("B") == 1
    table.ends("A")
    assert table.active == "B"


@pytest.mark.rule("KI-145")
def test_a_life_lost_to_a_penalty_earns_nothing() -> None:
    table = reaping(hand="moon", lantern="shadow", deck=["leaf"]).does("A", "steal B")
    table.window(B="challenge").does("A", "reveal")
    assert table.lives("B") == 1
    assert "reaped" not in table.said()
    table.ends("A")
    assert table.active == "B"


@pytest.mark.rule("KI-146")
def test_the_extra_turn_has_its_own_memorial_limits_and_end_step() -> None:
    table = reaping(hand="sun sun moon")
    table.does("A", "summon").window().does("A", "keep leaf")
    table.does("A", "steal C").window()
    table.attacks("A", "B", "sun", "sun").does("B", "take")
    assert table.refused("A", "summon") == "KI-068"
    table.ends("A", "moon")
    assert table.offered("A") == ["draw deck", "draw discard"]
    table.does("A", "draw discard")
    assert table.hand("A") == ["moon", "moon", "leaf"], "Memorial took the Moon that was just discarded"
    assert {"summon", "steal B"} <= set(table.offered("A"))
    table.does("A", "end")
    assert table.asked() == {"A": "discard"}


@pytest.mark.rule("KI-146")
def test_the_extra_turn_can_earn_a_further_one() -> None:
    table = reaping(hand="sun sun sun").attacks("A", "B", "sun", "sun").does("B", "take")
    table.ends("A").does("A", "draw deck")
    table.attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    table.ends("A")
    assert (table.active, table.asked()) == ("A", {"A": "draw"})


@pytest.mark.rule("KI-144", "KI-R96")
def test_two_lives_taken_in_one_turn_earn_one_turn() -> None:
    table = reaping(hand="sun sun sun moon").attacks("A", "B", "sun", "sun").does("B", "take")
    table.attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    assert "reaped" not in table.said()
    table.ends("A").does("A", "draw deck").ends("A")
    assert table.active == "B"
