"""Out of the game, and returning (section M)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def last_life(lord: str = "celeste", hand: str = "moon leaf") -> Sitting:
    """A has the Sun that takes B's last life; the game would go on between A and C."""
    return Sitting(
        A={"lord": "hollow", "hand": "sun block"},
        B={"lord": lord, "hand": hand, "lives": 1, "lantern": "shadow"},
        C={"lord": "mirage"},
        discard=["sake"],
    )


def out_turn(*deck: str, lord: str = "celeste", **more: Any) -> Sitting:
    """It is the turn of A, who is out; B and C play on."""
    given: dict[str, Any] = {
        "A": {"lord": lord, "lives": 0},
        "B": {"lord": "hollow", "hand": "sun"},
        "C": {"lord": "mirage", "hand": "sun"},
        "at": "begin",
        "deck": list(deck),
        "discard": ["block"],
        "lantern_deck": ["ash", "spirit"],
    }
    return Sitting(**(given | more))


@pytest.mark.rule("KI-127", "KI-128", "KI-037", "KI-039")
def test_the_last_life_costs_all_items() -> None:
    table = last_life().attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    assert table.hand("B") == []
    assert table.discard == ["sun", "leaf", "moon", "sake"]
    for who in ("A", "B", "C", "spectator"):
        assert table.view(who).lives == (2, 0, 2), "everyone sees the lord card face down"
        assert ("KI-127", (1, 2)) in table.told(who)
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-127", "KI-171")
def test_the_shisu_alone_keeps_its_items() -> None:
    table = last_life("shisu").attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    assert table.hand("B") == ["moon", "leaf"]
    assert table.discard == ["sun", "sake"]


@pytest.mark.rule("KI-129", "KI-177")
def test_going_out_costs_the_lantern_too_unseen() -> None:
    table = last_life().attacks("A", "B", "sun").does("B", "take")
    assert table.lantern("B") is None
    assert table.lantern_deck[-1] == "shadow"
    assert len(table.lantern_deck) == 10
    assert table.knows("A", "lantern deck")[-1] == "any"
    assert table.knows("spectator", "lantern deck")[-1] == "any"


@pytest.mark.rule("KI-130", "KI-021")
def test_an_out_lord_keeps_its_place_in_turn_order_and_may_flip() -> None:
    table = last_life().attacks("A", "B", "sun").does("B", "take").ends("A")
    assert table.asked() == {"B": "out"}
    assert table.offered("B") == ["flip", "stay"]
    table.does("B", "stay")
    assert table.asked() == {"C": "act"}


@pytest.mark.rule("KI-130", "KI-131", "KI-137")
def test_a_flip_that_is_no_sake_stays_discarded_and_ends_the_turn() -> None:
    table = out_turn("moon", "sake", "sun").does("A", "flip")
    assert table.discard == ["moon", "block"]
    assert ("KI-130", (1,)) in table.told("spectator")
    assert table.lives("A") == 0
    assert table.lantern("A") is None
    assert table.asked() == {"B": "act"}, "one flip a turn"
    assert table.hand("B") == ["sun", "sake"], "the second card is B's opening draw"


@pytest.mark.rule("KI-131")
def test_there_is_a_flip_in_every_turn_of_an_out_lord() -> None:
    table = out_turn("moon", "leaf", "leaf", "moon").does("A", "flip").ends("B").ends("C")
    assert table.asked() == {"A": "out"}
    table.does("A", "flip")
    assert table.discard == ["moon", "moon", "block"]


@pytest.mark.rule("KI-132", "KI-133", "KI-134", "KI-135", "KI-136", "KI-129")
def test_a_flipped_sake_brings_a_lord_back_into_a_normal_turn() -> None:
    table = out_turn("sake", "sun", "leaf").does("A", "flip")
    assert table.lives("A") == 1
    assert table.lantern("A") == "ash"
    assert table.lantern_deck[0] == "spirit"
    assert table.hand("A") == ["sun", "sake"], "the flipped Sake and the opening draw"
    assert table.discard == ["block"]
    assert table.deck[0] == "leaf"
    assert table.asked() == {"A": "act"}
    assert {"summon", "end", "trade B sun"} <= set(table.offered("A"))
    table.ends("A")
    assert table.active == "B"


@pytest.mark.rule("KI-132")
def test_only_a_flip_brings_a_lord_back() -> None:
    table = out_turn("sake", "sun").does("A", "stay")
    assert table.lives("A") == 0
    assert table.deck[0] == "sun", "the Sake was B's opening draw"
    assert table.hand("B") == ["sun", "sake"]


@pytest.mark.rule("KI-135", "KI-042", "KI-040")
def test_a_lord_that_came_back_is_diminished_and_stays_so() -> None:
    table = out_turn(
        "sake", "sake", "leaf", "leaf", lord="mirage", C={"lord": "celeste"}, B={"lord": "hollow", "hand": "moon"}
    )
    table.does("A", "flip")
    assert table.lives("A") == 1
    table.ends("A")
    assert table.hand("A") == ["sake", "sake"]
    assert ("moon",) in table.sets("B", "A"), "its Diminished symbol is a single Moon"


@pytest.mark.rule("KI-134", "KI-013")
def test_only_the_owner_sees_the_new_lantern() -> None:
    table = out_turn("sake", "sun").does("A", "flip")
    assert ("KI-013", 2) in table.told("A")
    assert not [told for who in ("B", "C", "spectator") for told in table.told(who) if told[0] == "KI-013"]


@pytest.mark.rule("KI-138")
def test_an_out_lord_cannot_be_stolen_from_or_traded_with() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sake leaf"},
        B={"lord": "haunt", "hand": "", "lives": 0},
        C={"lord": "hollow", "hand": "sun"},
    )
    assert table.refused("A", "steal B") == "KI-138"
    assert table.refused("A", "trade B sun") == "KI-138"
    assert table.refused("A", "trade B sun leaf") == "KI-138"
    assert {"steal C", "trade C sun", "trade C sun leaf"} <= set(table.offered("A"))
