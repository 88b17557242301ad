"""A lord that loses a challenge pays the stake that its menu has named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting

LORDS = {"A": "celeste", "B": "hollow", "C": "mirage"}


def table(**seats: tuple[str, str]) -> Sitting:
    """Three lords in round two, A's turn: hand and Lantern by seat."""
    given: dict[str, Any] = {
        seat: {"lord": lord, "hand": seats.get(seat, ("sun", "ash"))[0], "lantern": seats.get(seat, ("sun", "ash"))[1]}
        for seat, lord in LORDS.items()
    }
    return Sitting(**given, active="A", round=2)


def stake(sitting: Sitting, seat: str) -> str:
    return str(sitting.foreseen(seat)["challenge"]["stake"])


@pytest.mark.rule("KI-124")
@pytest.mark.parametrize("hand, price", [("sun", "life"), ("sun moon", "hand")])
def test_a_theft_takes_its_card_before_the_doubter_pays(hand: str, price: str) -> None:
    sitting = table(A=("block", "shadow"), B=(hand, "ash")).does("A", "steal B")
    assert stake(sitting, "B") == price
    sitting.does("B", "challenge").does("A", "reveal")
    assert sitting.lives("B") == (1 if price == "life" else 2)


@pytest.mark.rule("KI-125", "KI-126")
@pytest.mark.parametrize("hand, price", [("moon", "life"), ("sun", "hand"), ("moon moon", "hand")])
def test_a_trade_takes_place_before_the_doubter_pays(hand: str, price: str) -> None:
    sitting = table(A=("leaf block", "mist"), B=(hand, "ash")).does("A", "trade B sun leaf")
    assert stake(sitting, "B") == price
    sitting.does("B", "challenge").does("A", "reveal").does("B", f"give {hand.split()[0]}")
    assert sitting.lives("B") == (1 if price == "life" else 2)


@pytest.mark.rule("KI-R62")
def test_a_leaf_received_is_a_hand_to_pay_with() -> None:
    sitting = table(A=("sake", "ash"), B=("leaf", "mist")).does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    assert sitting.size("A") == 0
    assert stake(sitting, "A") == "hand"
    sitting.does("A", "challenge").does("B", "reveal")
    assert (sitting.lives("A"), sitting.size("A")) == (2, 0)


@pytest.mark.rule("KI-111", "KI-112")
@pytest.mark.parametrize("hand, price", [("", "life"), ("moon", "hand")])
def test_who_stands_by_pays_with_what_is_in_hand(hand: str, price: str) -> None:
    sitting = table(A=("block", "spirit"), B=(hand, "ash")).does("A", "summon")
    assert stake(sitting, "B") == price


@pytest.mark.rule("KI-110")
def test_conceding_costs_the_same_shown_or_unseen() -> None:
    sitting = table(A=("block", "ash")).does("A", "summon").window(B="challenge")
    said = sitting.foreseen("A")
    assert said["concede"] == said["concede shown"]
    assert said["concede"]["stake"] == "hand"


@pytest.mark.rule("KI-111", "KI-112")
@pytest.mark.parametrize("hand, price", [("", "life"), ("moon", "hand")])
def test_what_a_bluff_would_cost_is_what_it_costs(hand: str, price: str) -> None:
    sitting = table(A=(hand, "ash")).does("A", "summon")
    assert sitting.foreseen("B")["challenge"]["theirs"] == price
    sitting.window(B="challenge").does("A", "concede")
    assert (sitting.lives("A"), sitting.size("A")) == (1 if price == "life" else 2, 0)


@pytest.mark.rule("KI-112")
def test_a_last_life_is_called_so() -> None:
    sitting = table(A=("block", "spirit"), B=("", "ash"), C=("sun", "ash")).does("A", "summon")
    sitting.state.lives[1] = 1
    assert stake(sitting, "B") == "out"


@pytest.mark.rule("KI-R27", "KI-R42")
@pytest.mark.parametrize("lives, hand, price", [(2, "sun", "hand"), (2, "", "out"), (1, "sun", "hit"), (1, "", "hit")])
def test_who_lied_about_ash_is_hit_before_paying(lives: int, hand: str, price: str) -> None:
    sitting = table(A=("moon moon block", "mist"), B=(hand, "mist"))
    sitting.state.lives[1] = lives
    sitting.does("A", "attack B", *["play moon"] * (2 if lives == 2 else 1), "strike")
    said = sitting.foreseen("B")
    assert said["take"] == {"hit": "life" if lives == 2 else "out"}
    assert said["ash"] == {"caught": price}
    sitting.does("B", "ash")
    assert sitting.foreseen("A")["challenge"] == {"claim": "evade", "stake": "hand", "theirs": price}
    sitting.does("A", "challenge")
    why = {"because": "empty"} if price == "out" else {}
    assert sitting.foreseen("B")["concede"] == {"claim": "evade", "stake": price, **why, "theirs": "none"}
    sitting.does("B", "concede")
    assert sitting.lives("B") == (1 if price == "hand" else 0)


@pytest.mark.rule("KI-059")
def test_who_has_ash_is_caught_at_nothing() -> None:
    sitting = table(A=("moon moon", "mist"), B=("sun", "ash")).does("A", "attack B", "play moon", "play moon", "strike")
    assert "ash" not in sitting.foreseen("B")


@pytest.mark.rule("KI-086", "KI-R35")
@pytest.mark.parametrize("lives, hand, price", [(2, "sun", "hand"), (2, "", "out"), (1, "sun", "hit")])
def test_who_doubts_true_leaves_is_hit_before_paying(lives: int, hand: str, price: str) -> None:
    sitting = table(A=("leaf leaf block", "mist"), B=(hand, "spirit"))
    sitting.state.lives[1] = lives
    sitting.does("A", "attack B", *["play leaf as moon"] * (2 if lives == 2 else 1), "strike")
    why = {"because": "empty"} if price == "out" else {}
    assert sitting.foreseen("B")["challenge"] == {"claim": "attack", "stake": price, **why, "theirs": "hand"}
    sitting.does("B", "challenge")
    assert sitting.foreseen("A")["reveal"] == {"proof": price}
    sitting.does("A", "reveal")
    assert sitting.lives("B") == (1 if price == "hand" else 0)


@pytest.mark.rule("KI-125", "KI-126")
@pytest.mark.parametrize("hand", ["moon", "sun"])
def test_who_proves_a_trade_does_not_learn_what_the_other_holds(hand: str) -> None:
    sitting = table(A=("leaf block", "mist"), B=(hand, "ash")).does("A", "trade B sun leaf").does("B", "challenge")
    assert sitting.foreseen("A")["reveal"] == {"proof": "either"}
    assert sitting.foreseen("A")["block"] == {"void": True}


@pytest.mark.rule("KI-112")
def test_who_ends_a_turn_with_an_empty_hand_is_told_what_that_means() -> None:
    assert table(A=("", "ash")).foreseen("A")["end"]["bare"]
    assert "bare" not in table(A=("sun", "ash")).foreseen("A")["end"]


@pytest.mark.rule("KI-089", "KI-090", "KI-R63")
@pytest.mark.parametrize("hand, price", [("leaf moon", "hand"), ("leaf", "life"), ("leaf sun", "hand")])
def test_who_is_asked_in_a_trade_reads_what_each_answer_brings(hand: str, price: str) -> None:
    sitting = table(A=("sake block", "spirit"), B=(hand, "ash")).does("A", "trade B sun")
    said = sitting.foreseen("B")
    assert said["give-leaf leaf as sun"] == {"gets": "sake", "bluffed": price}
    if "sun" in hand:
        assert said["give sun"] == {"gets": "sake"}
    else:
        assert said["give leaf"] == {"gets": "nothing"}
    sitting.does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "concede")
    sitting.does("B", "give sun" if "sun" in hand else "give leaf")
    assert sitting.lives("B") == (1 if price == "life" else 2)
