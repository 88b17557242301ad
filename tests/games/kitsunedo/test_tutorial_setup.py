"""The set-up of the games of the Advent Tutorial: decks, deal, and earlier agreements (section R)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hyakki.core.errors import BadContent
from hyakki.games.kitsunedo.catalog.ids import LORDS, SUN
from tests.games.kitsunedo.sitting import Sitting
from tests.games.sitting import letter

STAGES = ("first", "second", "third", "eve")
PICKS = ["celeste", "hollow", "mirage"]

FIRST_DECK = Counter(sun=10, moon=10, sake=7, leaf=4)
FULL_DECK = Counter(sun=10, moon=10, sake=7, leaf=9, block=7)


def start(stage: str, seed: int = 1, **options: Any) -> Sitting:
    """A new game of this stage, up to its first question."""
    agreed = {"picks": PICKS, "order": [0, 1, 2], **options}
    return Sitting(seed, seats=3, at="start", stage=stage, options=agreed)


def items(table: Sitting) -> Counter[str]:
    """All Items of the game, wherever they are."""
    hands = [card for seat in range(table.state.seats) for card in table.hand(letter(seat))]
    return Counter([*hands, *table.deck, *table.discard])


def lanterns(table: Sitting) -> Counter[str]:
    held = [table.lantern(letter(seat)) or "none" for seat in range(table.state.seats)]
    return Counter([*held, *table.lantern_deck])


# Decks and deal


@pytest.mark.rule("KI-T11", "KI-T20", "KI-T31", "KI-T38")
@pytest.mark.parametrize(
    "name, cards", [("first", FIRST_DECK), ("second", FIRST_DECK), ("third", FULL_DECK), ("eve", FULL_DECK)]
)
def test_the_item_deck_of_each_stage(name: str, cards: Counter[str]) -> None:
    assert items(start(name)) == cards


@pytest.mark.rule("KI-T12", "KI-T21", "KI-T32", "KI-T38")
@pytest.mark.parametrize(
    "name, cards",
    [
        ("first", Counter(ash=3, spirit=3)),
        ("second", Counter(ash=3, spirit=3, shadow=3)),
        ("third", Counter(ash=3, spirit=3, shadow=3, mist=3)),
        ("eve", Counter(ash=3, spirit=3, shadow=3, mist=3)),
    ],
)
def test_the_lantern_deck_of_each_stage(name: str, cards: Counter[str]) -> None:
    assert lanterns(start(name)) == cards


@pytest.mark.rule("KI-T20", "KI-014")
def test_each_stage_is_shuffled_anew() -> None:
    assert start("second", seed=1).deck != start("second", seed=2).deck


@pytest.mark.rule("KI-T04", "KI-015", "KI-016")
@pytest.mark.parametrize("name", STAGES)
def test_each_stage_deals_an_item_and_a_lantern_and_flips_one_item(name: str) -> None:
    table = start(name)
    assert [table.size(seat) for seat in "ABC"] == [2, 1, 1], "A has made its opening draw"
    assert None not in [table.lantern(seat) for seat in "ABC"]
    assert len(table.discard) == 1
    assert len(table.deck) == sum(items(table).values()) - 5


@pytest.mark.rule("KI-T13", "KI-T22", "KI-T32", "KI-T38")
@pytest.mark.parametrize("name", STAGES)
def test_who_is_told_the_dealt_lanterns(name: str) -> None:
    table = start(name)
    dealt = [event for event in table.events if event.kind.name in ("dealt-open", "dealt-lantern")]
    heard = [told for told in table.told("B") if told[0] in ("KI-T13", "KI-011")]
    assert len(dealt) == 3
    assert len(heard) == (3 if name == "first" else 1)
    assert len([told for told in table.told("spectator") if told[0] in ("KI-T13", "KI-011")]) == (
        3 if name == "first" else 0
    )


@pytest.mark.rule("KI-T14", "KI-021")
def test_the_youngest_starts_and_turns_pass_clockwise() -> None:
    table = start("first", order=[2, 0, 1])
    assert (table.active, table.state.starter) == ("C", 2)
    table.does("C", "end").silence()
    assert table.active == "A"


# What was agreed before a stage


@pytest.mark.rule("KI-R132", "KI-T19", "KI-T30")
@pytest.mark.parametrize("name, card, deck", [("second", "sun", FIRST_DECK), ("third", "block", FULL_DECK)])
def test_the_bonus_card_comes_out_of_the_deck_before_it_is_shuffled(name: str, card: str, deck: Counter[str]) -> None:
    for seed in range(5):
        table = start(name, seed, bonus=[1, card])
        assert items(table) == deck, "no spare copy"
        assert table.size("B") == 2
        assert card in table.hand("B")
        assert (table.size("C"), len(table.discard)) == (1, 1)


@pytest.mark.rule("KI-R132", "KI-R121")
def test_everyone_sees_which_bonus_card_it_is() -> None:
    table = start("second", bonus=[1, "sun"])
    assert [event.args for event in table.events if event.kind.name == "bonus"] == [(1, SUN)]
    assert sorted(table.knows("A", "B")) == sorted(table.knows("spectator", "B")) == ["any", "sun"]
    said = table.said()
    assert said.index("bonus") < said.index("dealt-item")


@pytest.mark.rule("KI-R132")
def test_without_a_bonus_nobody_has_a_card_more() -> None:
    table = start("third")
    assert "bonus" not in table.said()
    assert [table.size(seat) for seat in "ABC"] == [2, 1, 1]


@pytest.mark.rule("KI-R132")
@pytest.mark.parametrize("bonus", [[1, "block"], [3, "sun"], [0, "candle"]])
def test_a_bonus_must_be_an_item_of_the_deck_for_a_seat_of_the_table(bonus: list[Any]) -> None:
    with pytest.raises(BadContent, match="bonus"):
        start("second", bonus=bonus)


@pytest.mark.rule("KI-T23", "KI-T33", "KI-T39", "KI-018")
@pytest.mark.parametrize("name", STAGES)
def test_a_named_starter_has_the_first_turn_else_the_youngest(name: str) -> None:
    assert start(name, starter=2).active == "C"
    assert start(name, order=[1, 2, 0]).active == "B"
    assert start(name, order=[1, 2, 0], starter=0).active == "A"


@pytest.mark.rule("KI-R134", "KI-T02")
def test_lords_agreed_before_the_stage_are_not_picked_again() -> None:
    table = start("second", picks=["shisu", "haunt", "tanuki"])
    assert [table.lord(seat) for seat in "ABC"] == ["shisu", "haunt", "tanuki"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-T02", "KI-007")
def test_without_agreed_lords_they_are_picked_youngest_first() -> None:
    table = Sitting(seats=3, at="start", stage="first", options={"order": [2, 0, 1]})
    for seat, lord in zip("CAB", LORDS, strict=False):
        assert table.asked() == {seat: "pick"}
        table.does(seat, f"pick {lord}")
    assert table.asked() == {"C": "act"}
