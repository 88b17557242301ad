"""Decks (section O), and where Lanterns are at any moment (KI-103)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.kitsunedo.sitting import Sitting
from tests.games.sitting import letter

PARTS = ("attack ", "play ", "discard ")
"""Entries after which an answer goes on."""


def answer_at_random(table: Sitting, rng: Random) -> None:
    """Answer every open question."""
    said: dict[str, list[str]] = {}
    for seat in table.asked():
        path = said[seat] = [rng.choice(table.offered(seat))]
        while path[-1].startswith(PARTS):
            path.append(rng.choice(table.offered(seat, *path)))
    if table.state.asks[0].sealed:
        table.window(**{seat: path[0] for seat, path in said.items()})
    else:
        for seat, path in said.items():
            table.does(seat, *path)


# Items


def running_low(*deck: str) -> Sitting:
    """Eleven Items in all; A is about to end its turn and B to draw."""
    return Sitting(
        options={"content": {"items": {"sun": 3, "moon": 3, "leaf": 2, "block": 1, "sake": 2}}},
        A={"lord": "celeste", "hand": ""},
        B={"lord": "hollow", "hand": ""},
        C={"lord": "mirage", "hand": "sun sun"},
        deck=list(deck),
        deck_size=len(deck),
        discard=["block", "moon", "sake", "moon", "leaf", "moon"],
    )


@pytest.mark.rule("KI-174", "KI-175")
def test_with_two_cards_left_the_discards_below_the_top_go_under_the_deck() -> None:
    table = running_low("sun", "leaf")
    pile = table.discard
    table.does("A", "end")
    assert table.said() == ["ended-turn", "turn", "recycled", "drew"], "just before the card is drawn"
    assert table.discard == ["block"], "the uppermost discard stays"
    assert table.hand("B") == ["sun"], "what was left of the deck stays on top"
    assert table.deck[0] == "leaf"
    assert sorted(table.deck[1:]) == sorted(pile[1:])
    assert table.knows("C", "deck")[-1] == "moon leaf sake", "everyone knows what went under, nobody in which order"


@pytest.mark.rule("KI-174")
def test_with_three_cards_left_nothing_is_recycled() -> None:
    table = running_low("sun", "leaf", "sake")
    pile = table.discard
    table.does("A", "end")
    assert table.said() == ["ended-turn", "turn", "drew"]
    assert table.discard == pile
    assert table.deck == ["leaf", "sake"]


@pytest.mark.rule("KI-175")
def test_a_single_discard_is_never_recycled() -> None:
    table = Sitting(
        options={"content": {"items": {"sun": 3, "moon": 3, "leaf": 2, "block": 1, "sake": 2}}},
        A={"lord": "celeste", "hand": ""},
        B={"lord": "hollow", "hand": "moon moon moon leaf"},
        C={"lord": "mirage", "hand": "sun sun sake sake"},
        deck=["sun", "leaf"],
        deck_size=2,
        discard=["block"],
    )
    table.does("A", "end")
    assert table.said() == ["ended-turn", "turn", "drew"]
    assert (table.deck, table.discard) == (["leaf"], ["block"])


@pytest.mark.rule("KI-174")
def test_the_recycled_discards_are_shuffled() -> None:
    as_they_lay = running_low("sun", "leaf").set_chance(5, 4, 3, 2, 1).does("A", "end")
    assert as_they_lay.deck == ["leaf", "moon", "sake", "moon", "leaf", "moon", "sake"]
    otherwise = running_low("sun", "leaf").set_chance(0, 0, 0, 0, 0).does("A", "end")
    assert otherwise.deck == ["leaf", "sake", "moon", "sake", "moon", "leaf", "moon"]


@pytest.mark.rule("KI-178")
def test_a_played_set_lies_open_in_the_middle_until_the_attack_is_settled() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun leaf"}, B={"lord": "celeste"}, C={}, discard=["block"])
    table.attacks("A", "B", "sun", "leaf as sun")
    assert table.view("spectator").played == (0, 2)
    assert table.hand("A") == []
    assert table.discard == ["block"]
    table.does("B", "take")
    assert table.view("spectator").played == ()
    assert table.discard == ["leaf", "sun", "block"]


@pytest.mark.rule("KI-178")
def test_a_played_sake_lies_in_the_middle_until_the_trade_is_answered() -> None:
    table = Sitting(A={"hand": "sake sake"}, B={"hand": "sun moon"}, C={}, discard=["block"])
    table.does("A", "trade B leaf")
    assert (table.view("C").played, table.hand("A"), table.discard) == ((4,), ["sake"], ["block"])
    table.does("B", "give moon")
    assert (table.view("C").played, table.discard) == ((), ["sake", "block"])
    table.does("A", "trade B sun").does("B", "give sun")
    assert (table.view("C").played, table.discard) == ((), ["sake", "block"])
    assert table.hand("B") == ["sake"], "a met request sends it to the other hand"


@pytest.mark.rule("KI-178", "KI-R105")
def test_a_marking_leaf_lies_in_the_middle_while_it_may_be_challenged() -> None:
    table = Sitting(
        A={"lord": "tanuki", "hand": "leaf"}, B={"lord": "celeste"}, C={"lord": "hollow"}, discard=["block"]
    )
    table.does("A", "mark B leaf as sun")
    assert (table.view("C").played, table.mark("B"), table.discard) == ((2,), None, ["block"])
    table.window()
    assert (table.view("C").played, table.mark("B"), table.discard) == ((), "leaf", ["block"])


# Lanterns


@pytest.mark.rule("KI-103", "KI-176", "KI-177", "KI-117", "KI-118")
@pytest.mark.parametrize("seed", range(3))
def test_lanterns_leave_by_the_top_come_back_at_the_bottom_and_are_never_shuffled(seed: int) -> None:
    lords = ["celeste", "haunt", "hollow", "tanuki", "shisu"]
    table = Sitting(seed, at="start", seats=5, options={"picks": lords, "turn_limit": 60})
    rng = Random(seed)
    deck = table.lantern_deck
    held = [table.lantern(seat) for seat in "ABCDE"]
    replaced = 0
    while table.state.over is None:
        answer_at_random(table, rng)
        for event in table.latest:
            if event.kind.name == "under-deck":
                deck.append(str(held[event.args[0]]))
                held[event.args[0]] = None
                replaced += 1
            elif event.kind.name == "new-lantern":
                held[event.args[0]] = deck.pop(0)
        assert table.lantern_deck == deck
        assert [table.lantern(letter(seat)) for seat in range(5)] == held
        assert [lantern is not None for lantern in held] == [lives > 0 for lives in table.state.lives]
    assert replaced > 10
