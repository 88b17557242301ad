"""Sake: FORCE TRADE (section J)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kitsunedo.catalog.cards import MOON
from tests.games.kitsunedo.sitting import Sitting


def trading(hand: str = "sake sake sun", asked: str = "moon moon block", **given: Any) -> Sitting:
    seats: dict[str, Any] = {
        "A": {"lord": "celeste", "hand": hand, "lantern": "ash"},
        "B": {"lord": "hollow", "hand": asked, "lantern": "mist"},
        "C": {"lord": "shisu", "hand": "leaf", "lantern": "shadow"},
    }
    return Sitting(discard=["leaf"], **{**seats, **given})


@pytest.mark.rule("KI-088", "KI-R57")
def test_a_sake_asks_one_other_lord_for_one_kind() -> None:
    table = trading()
    kinds = ("sun", "moon", "leaf", "block", "sake")
    trades = [id for id in table.offered("A") if id.startswith("trade")]
    assert trades == [f"trade {seat} {kind}" for seat in "BC" for kind in kinds]
    table.does("A", "trade B moon")
    assert table.hand("A") == ["sun", "sake"]
    assert len(table.view("C").played) == 1
    assert table.asked() == {"B": "give"}
    assert table.latest[0].args == (0, 1, MOON, 4)


@pytest.mark.rule("KI-088")
def test_without_a_sake_there_is_no_trade() -> None:
    table = trading("sun block")
    assert not [id for id in table.offered("A") if id.startswith("trade")]
    assert table.refused("A", "trade B moon") == "KI-088"


@pytest.mark.rule("KI-088", "KI-R59", "KI-173")
def test_a_lord_with_nothing_to_give_is_not_asked() -> None:
    assert trading(asked="").refused("A", "trade B moon") == "KI-R59"
    table = trading(C={"lord": "shisu", "hand": "leaf", "lives": 0})
    assert table.refused("A", "trade C leaf") == "KI-173"


@pytest.mark.rule("KI-089")
def test_the_kind_asked_for_must_be_swapped_for_the_sake() -> None:
    table = trading().does("A", "trade B moon")
    assert table.offered("B") == ["give moon"]
    assert table.refused("B", "give block") == "KI-089"
    table.does("B", "give moon")
    assert table.hand("A") == ["sun", "moon", "sake"]
    assert table.hand("B") == ["moon", "block", "sake"]
    assert table.discard == ["leaf"]
    assert table.view("C").played == ()
    assert table.said() == ["met"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-089")
def test_in_silence_the_kind_asked_for_is_given() -> None:
    table = trading(asked="moon leaf block").does("A", "trade B block").silence()
    assert table.hand("A") == ["sun", "block", "sake"]
    assert table.hand("B") == ["moon", "leaf", "sake"]


@pytest.mark.rule("KI-089", "KI-090", "KI-R60")
@pytest.mark.parametrize("given, left", [("moon", ["moon", "block"]), ("block", ["moon", "moon"])])
def test_without_that_kind_any_card_is_given_and_the_sake_is_discarded(given: str, left: list[str]) -> None:
    table = trading().does("A", "trade B sun")
    assert table.offered("B") == ["give moon", "give block"]
    assert table.refused("B", "give sun") == "KI-R58"
    table.does("B", f"give {given}")
    assert sorted(table.hand("A")) == sorted(["sun", "sake", given])
    assert table.hand("B") == left
    assert table.discard == ["sake", "leaf"]
    assert table.view("C").played == ()
    assert table.said() == ["unmet"]
    assert len(table.told("A")) == len(table.told("B")) == 1
    assert table.told("C") == table.told("spectator") == []


@pytest.mark.rule("KI-090")
@pytest.mark.parametrize(
    "hand, given", [("moon leaf sake", "leaf"), ("moon block sake", "moon"), ("block sake", "block"), ("sake", "sake")]
)
def test_in_silence_the_least_useful_card_is_given(hand: str, given: str) -> None:
    table = trading("sake", hand).does("A", "trade B sun").silence()
    assert table.hand("A") == [given]


@pytest.mark.rule("KI-090")
def test_one_card_must_be_given_even_the_last() -> None:
    table = trading(asked="block").does("A", "trade B sun")
    assert table.offered("B") == ["give block"]
    table.does("B", "give block")
    assert table.hand("B") == []
    assert table.lives("B") == 2


@pytest.mark.rule("KI-091")
def test_every_sake_allows_another_trade() -> None:
    table = trading("sake sake sake sake")
    for kind, seat, given in (
        ("moon", "B", "moon"),
        ("moon", "B", "moon"),
        ("leaf", "C", "leaf"),
        ("sun", "B", "block"),
    ):
        table.does("A", f"trade {seat} {kind}").does(seat, f"give {given}")
        assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["moon", "moon", "leaf", "block"]
    assert table.refused("A", "trade B sake") == "KI-088"


@pytest.mark.rule("KI-091", "KI-R137")
def test_a_sake_got_in_a_met_trade_pays_for_no_other_one_in_that_turn() -> None:
    table = trading("sake", "sake sun").does("A", "trade B sake").does("B", "give sake")
    assert table.hand("A") == ["sake"]
    assert table.refused("A", "trade B sun") == "KI-R137"
    table.ends("A").ends("B").ends("C")
    assert "trade B sun" in table.offered("A")


@pytest.mark.rule("KI-091", "KI-R137")
def test_nor_does_a_leaf_got_in_one() -> None:
    table = trading("sake").does("A", "trade C leaf").does("C", "give leaf")
    assert table.hand("A") == ["leaf"]
    assert table.refused("A", "trade B moon leaf") == "KI-R137"
    table = trading("sake", "leaf").does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "stand")
    assert table.hand("A") == ["leaf"]
    assert table.refused("A", "trade C leaf leaf") == "KI-R137"


@pytest.mark.rule("KI-091", "KI-R137")
def test_a_sake_got_in_an_unmet_trade_is_free() -> None:
    table = trading("sake", "sake").does("A", "trade B sun").does("B", "give sake")
    assert "trade C sun" in table.offered("A")


@pytest.mark.rule("KI-092", "KI-098")
def test_a_real_sake_cannot_be_challenged_or_blocked() -> None:
    table = trading(asked="block moon").does("A", "trade B moon")
    assert table.asked() == {"B": "give"}
    assert table.offered("B") == ["give moon"]
    assert "claimed" not in table.said()


@pytest.mark.rule("KI-093", "KI-055")
@pytest.mark.parametrize("lives, cards", [(2, "sun sake"), (2, "sun sake sake"), (1, "sake"), (1, "sake sake")])
def test_a_sake_attacks_where_a_sake_is_shown(lives: int, cards: str) -> None:
    table = trading("sun sake sake moon moon", C={"lord": "tanuki", "lives": lives, "lantern": "shadow"})
    table.attacks("A", "C", *cards.split())
    if table.asked() == {"C": "respond"}:
        table.does("C", "take")
    assert table.lives("C") == lives - 1
    assert all("sake" not in cards for cards in table.sets("A", "B"))
