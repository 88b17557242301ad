"""Tailed Shisu: Unfulfilled Grudge and Vengeful Spirit (section N)."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting


def out_turn(*deck: str, lord: str = "shisu") -> Sitting:
    """It is the turn of A, who is out."""
    return Sitting(
        A={"lord": lord, "lives": 0, "hand": "moon block" if lord == "shisu" else ""},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage", "hand": "sun"},
        at="begin",
        deck=list(deck),
        discard=["leaf"],
        lantern_deck=["ash", "spirit"],
    )


def bluffing(hand: str, lives: int = 2) -> Sitting:
    """The Shisu claims Spirit, is challenged by B and can only concede."""
    table = Sitting(
        A={"lord": "shisu", "hand": hand, "lantern": "ash", "lives": lives},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage", "hand": "sun"},
        discard=["leaf"],
        lantern_deck=["mist"],
    )
    return table.does("A", "summon").window(B="challenge").does("A", "concede")


# Unfulfilled Grudge


@pytest.mark.rule("KI-167", "KI-131")
def test_an_out_shisu_flips_three_cards() -> None:
    table = out_turn("sun", "leaf", "moon", "block")
    assert table.foreseen("A")["flip"] == {"cards": 3}
    table.does("A", "flip")
    assert table.discard == ["moon", "leaf", "sun", "leaf"]
    assert ("KI-130", (0, 2, 1)) in table.told("spectator")
    assert table.lives("A") == 0
    assert table.active == "B"


@pytest.mark.rule("KI-167")
def test_other_lords_flip_one() -> None:
    table = out_turn("sun", "sake", "sake", lord="hollow")
    assert table.foreseen("A")["flip"] == {"cards": 1}
    table.does("A", "flip")
    assert table.discard == ["sun", "leaf"]
    assert table.lives("A") == 0


@pytest.mark.rule("KI-168")
@pytest.mark.parametrize("flip", [["sake", "sun", "sun"], ["sun", "sake", "sun"], ["sun", "sun", "sake"]])
def test_a_sake_anywhere_among_them_brings_the_shisu_back_into_its_turn(flip: list[str]) -> None:
    table = out_turn(*flip, "leaf").does("A", "flip")
    assert table.lives("A") == 1
    assert table.lantern("A") == "ash"
    assert table.discard == ["sun", "sun", "leaf"]
    assert table.hand("A") == ["moon", "leaf", "block", "sake"], "kept hand, flipped Sake, opening draw"
    assert table.asked() == {"A": "act"}


# Vengeful Spirit


@pytest.mark.rule("KI-169", "KI-170", "KI-041")
@pytest.mark.parametrize("hand", ["", "sun", "sun moon leaf"])
def test_a_lost_challenge_costs_the_shisu_a_life_and_no_card(hand: str) -> None:
    table = bluffing(hand)
    assert table.lives("A") == 1
    assert table.hand("A") == hand.split()
    assert table.discard == ["leaf"]
    assert [event.args for event in table.latest if event.kind.name == "life-lost"] == [(0, 1, "KI-169", -1)]


@pytest.mark.rule("KI-169", "KI-170")
def test_the_shisu_pays_the_same_for_a_wrong_challenge() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sun", "lantern": "spirit"},
        B={"lord": "shisu", "hand": "leaf block"},
        C={"lord": "mirage"},
        deck=["moon", "sake"],
    )
    table.does("A", "summon").window(B="challenge").does("A", "reveal").does("A", "keep moon")
    assert table.lives("B") == 1
    assert table.hand("B") == ["leaf", "block"]


@pytest.mark.rule("KI-171", "KI-172", "KI-R20")
def test_the_shisu_goes_out_with_its_items_and_without_its_lantern() -> None:
    table = bluffing("sun moon", lives=1)
    assert table.lives("A") == 0
    assert table.hand("A") == ["sun", "moon"]
    assert table.lantern("A") is None
    assert table.lantern_deck[0] == "mist"
    assert table.lantern_deck[-1] == "ash"
    assert not [told for told in table.told("B") if told[0] == "KI-127"], "nobody is shown its hand"
    assert table.view("B").sizes[0] == 2


@pytest.mark.rule("KI-171", "KI-172")
def test_the_shisu_put_out_by_an_attack_keeps_its_items_too() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sun"},
        B={"lord": "shisu", "hand": "leaf sake", "lives": 1, "lantern": "mist"},
        C={"lord": "mirage"},
        discard=["block"],
    )
    table.attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    assert table.hand("B") == ["leaf", "sake"]
    assert table.lantern("B") is None
    assert table.lantern_deck[-1] == "mist"
    assert table.discard == ["sun", "block"]


@pytest.mark.rule("KI-173")
def test_the_kept_cards_of_an_out_shisu_are_out_of_reach() -> None:
    out = {"lord": "shisu", "lives": 0, "hand": "sun moon"}
    hollow = Sitting(A={"lord": "hollow", "hand": "sake"}, B=out, C={"lord": "mirage", "hand": "sun"})
    assert {hollow.refused("A", id) for id in ("steal B", "trade B sun", "peep B")} == {"KI-173"}
    assert {"steal C", "trade C sun", "peep C"} <= set(hollow.offered("A"))
    celeste = Sitting(A={"lord": "celeste", "hand": "sake"}, B=out, C={"lord": "mirage", "hand": "sun"})
    celeste.does("A", "gift")
    assert celeste.hand("B") == ["sun", "moon"]
    assert celeste.size("C") == 3
