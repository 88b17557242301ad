"""Lives and states (section D)."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting
from tests.games.sitting import number


def life_lost(table: Sitting, seat: str) -> list[tuple[int, str]]:
    """The lives left and the rule, for every life this seat has lost."""
    lost = [event.args for event in table.events if event.kind.name == "life-lost"]
    return [(lives, rule) for who, lives, rule, _ in lost if who == number(seat)]


@pytest.mark.rule("KI-035", "KI-036", "KI-037", "KI-038", "KI-039", "KI-040")
def test_from_gilded_to_diminished_to_out() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "moon moon sun"},
        B={"lord": "haunt", "lives": "gilded", "hand": "block"},
        C={"lord": "hollow"},
    )
    assert table.sets("A", "B") == {("moon", "moon")}
    table.attacks("A", "B", "moon", "moon").does("B", "take")
    assert table.lives("B") == 1
    assert table.view("C").lives == (2, 1, 2)
    assert table.sets("A", "B") == {("sun",)}
    assert "out" not in table.said()
    table.attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    assert "out" in table.said()
    assert table.refused("A", "attack B") == "KI-R21"
    assert life_lost(table, "B") == [(1, "KI-038"), (0, "KI-039")]


@pytest.mark.rule("KI-037")
def test_a_lord_that_is_out_takes_no_part() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon moon sun sake", "lantern": "spirit"},
        B={"lord": "shisu", "lives": "out", "hand": "sun sun"},
        C={"lord": "hollow", "hand": "sun"},
    )
    assert table.refused("A", "steal B") == "KI-173"
    assert table.refused("A", "trade B sun") == "KI-173"
    table.does("A", "gift").does("A", "summon")
    assert table.size("B") == 2
    assert table.asked() == {"C": "doubt"}


@pytest.mark.rule("KI-038", "KI-051")
def test_a_hit_on_a_gilded_lord_costs_one_life_and_nothing_else() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon moon block"},
        B={"lord": "hollow", "hand": "sun leaf", "lantern": "spirit"},
    )
    table.attacks("A", "B", "moon", "moon").does("B", "take")
    assert table.lives("B") == 1
    assert table.hand("B") == ["sun", "leaf"]
    assert table.lantern("B") == "spirit"
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-039", "KI-037")
def test_a_hit_on_a_diminished_lord_puts_it_out() -> None:
    table = Sitting(
        discard=["block"],
        A={"lord": "celeste", "hand": "moon"},
        B={"lord": "hollow", "lives": 1, "hand": "sun sake", "lantern": "shadow"},
    )
    table.attacks("A", "B", "moon").does("B", "take")
    assert table.lives("B") == 0
    assert table.hand("B") == []
    assert table.lantern("B") is None
    assert table.lantern_deck[-1] == "shadow"
    assert table.discard == ["moon", "sake", "sun", "block"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-040")
def test_the_symbols_change_with_the_state() -> None:
    hand = "sun sun moon moon"
    for lives, sets in ((2, {("sun", "sun")}), (1, {("moon",), ("moon", "moon")})):
        table = Sitting(A={"lord": "celeste", "hand": hand}, B={"lord": "mirage", "lives": lives})
        assert table.sets("A", "B") == sets


@pytest.mark.rule("KI-041")
def test_a_lost_challenge_costs_a_life_only_with_an_empty_hand() -> None:
    def caught(hand: str, lord: str = "hollow") -> Sitting:
        table = Sitting(A={"lord": lord, "hand": hand, "lantern": "ash"}, B={"lord": "celeste"}, C={"lord": "haunt"})
        return table.does("A", "summon").window(B="challenge").does("A", "concede")

    table = caught("")
    assert table.lives("A") == 1
    assert life_lost(table, "A") == [(1, "KI-112")]
    table = caught("sun")
    assert table.lives("A") == 2
    assert life_lost(table, "A") == []
    table = caught("sun", "shisu")
    assert table.lives("A") == 1
    assert table.hand("A") == ["sun"]
    assert life_lost(table, "A") == [(1, "KI-169")]


@pytest.mark.rule("KI-041")
def test_a_wrong_challenger_with_an_empty_hand_loses_a_life() -> None:
    table = Sitting(A={"lord": "hollow", "lantern": "spirit"}, B={"lord": "celeste", "hand": ""}, C={"lord": "haunt"})
    table.does("A", "summon").window(B="challenge").does("A", "reveal").silence()
    assert table.lives("B") == 1
    assert (table.lives("A"), table.lives("C")) == (2, 2)


@pytest.mark.rule("KI-041")
def test_nothing_else_costs_a_life() -> None:
    table = Sitting(
        deck=["sun", "moon", "sun"],
        A={"lord": "tanuki", "hand": "moon moon sun sake block", "lantern": "ash"},
        B={"lord": "hollow", "hand": "sun"},
        C={"lord": "celeste", "hand": "leaf"},
    )
    table.does("A", "steal B").does("B", "challenge").does("A", "block")  # the last card, and a Blocked challenge
    assert table.hand("B") == []
    table.does("A", "trade C block").does("C", "give leaf")  # the last card
    assert table.hand("C") == []
    table.does("A", "mark C sun")
    table.attacks("A", "B", "moon", "moon").does("B", "ash").does("A", "stand")  # evaded
    table.does("A", "summon").window().silence()
    table.does("A", "end").does("A", *["discard sun"] * 2, "done")
    assert table.active == "B"
    assert table.view("spectator").lives == (2, 2, 2)


@pytest.mark.rule("KI-042")
def test_a_flipped_sake_brings_a_lord_back_diminished() -> None:
    table = Sitting(active="B", at="out", deck=["sake", "sake"], B={"lord": "celeste", "lives": 0})
    table.does("B", "flip")
    assert table.lives("B") == 1
    assert table.hand("B") == ["sake", "sake"]


@pytest.mark.rule("KI-042")
def test_no_sake_makes_a_diminished_lord_gilded_again() -> None:
    table = Sitting(
        deck=["sake", "sun", "sun", "sake"],
        A={"lord": "celeste", "hand": "sake sun"},
        B={"lord": "hollow", "lives": 1, "hand": "sun"},
        C={"lord": "shisu", "hand": "sake"},
    )
    table.does("A", "trade B sun").does("B", "give sun")
    assert table.hand("B") == ["sake"]
    table.ends("A")
    assert table.hand("B") == ["sake", "sake"]
    table.does("B", "trade C sake").does("C", "give sake")
    table.does("B", "trade C sake").does("C", "give sake").ends("B")
    table.ends("C")
    assert table.lives("B") == 1
    assert table.view("spectator").lives == (2, 1, 2)
