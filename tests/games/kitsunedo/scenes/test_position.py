"""Positions from a partial description: whole, legal, and known to each viewer as far as it may know them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import advance
from hyakki.core.errors import BadContent
from hyakki.core.events import viewers
from hyakki.core.game import game_of
from hyakki.core.save import load, save
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS
from hyakki.games.kitsunedo.state import KitsunedoState

GAME = game_of("kitsunedo")

PARTIAL: dict[str, dict[str, Any]] = {
    "nothing said": {},
    "two seats": {"seats": 2},
    "six seats": {"seats": 6},
    "hands": {"A": {"hand": ["sun", "?", "Moon Scroll"]}, "B": {"hand": []}, "C": {"hand": 4}},
    "piles": {"deck": ["sun", "?", "moon"], "discard": ["block", "sake"], "lantern_deck": ["ash", "?"]},
    "small deck": {"deck": ["sun"], "deck_size": 1},
    "small deck and discard pile": {"seats": 6, "deck_size": 10, "discard_size": 10},
    "large discard pile": {"discard": ["leaf"], "discard_size": 30},
    "no discard pile": {"discard": []},
    "out lords": {"D": {"lives": 0}, "C": {"lives": "out"}, "exits": ["D", "C"]},
    "out Shisu": {"B": {"lord": "Tailed Shisu", "lives": 0, "hand": ["sake", "?"]}},
    "out turn": {"A": {"lives": 0}, "at": "begin"},
    "marks": {"seats": 4, "B": {"mark": "leaf"}, "C": {"mark": "sun"}},
    "own marks": {"A": {"lord": "tanuki"}, "B": {"mark": "moon", "mark_fresh": True}},
    "end step": {"A": {"hand": 6}, "at": "discard", "active": "A"},
    "flags": {
        "used": ["summon", "gift", "thread"],
        "safe": ["A mist", "b Ash"],
        "A": {"hand": ["sake", "leaf"]},
        "barred": {"sake": 1, "leaf": 1},
        "reaped": True,
        "proposed": True,
    },
    "barred cards of a hand that is not said": {"barred": {"sake": 2, "leaf": 1}},
    "barred cards of a hand said in part": {
        "A": {"hand": ["sake", "?", "?"]},
        "barred": {"sake": 2, "leaf": 1},
    },
    "First Advent": {"stage": "first", "B": {"lantern": "Ash"}, "seats": 6},
    "Second Advent": {"stage": "second", "C": {"lives": 0}},
    "options": {"options": {"turn_limit": 3}, "turn": 3},
}


def build(given: dict[str, Any], seed: int = 1) -> KitsunedoState:
    s = GAME.position(given, Chance.seeded(seed))
    assert isinstance(s, KitsunedoState)
    return s


@pytest.mark.rule("KI-002", "KI-010", "KI-014", "KI-103")
@pytest.mark.parametrize("given", PARTIAL.values(), ids=PARTIAL.keys())
def test_position_is_whole(given: dict[str, Any]) -> None:
    for seed in range(10):
        s = build(given, seed)
        items = Counter(s.deck) + Counter(s.discard) + Counter(mark for mark in s.marks if mark >= 0)
        items += Counter(item for seat in range(s.seats) for item in s.hand_of(seat))
        assert {ITEMS[item]: count for item, count in items.items()} == {k: n for k, n in s.rules.items.items() if n}
        lanterns = Counter(s.lantern_deck) + Counter(lantern for lantern in s.lanterns if lantern >= 0)
        held = {k: n for k, n in s.rules.lanterns.items() if n}
        assert {LANTERNS[lantern]: count for lantern, count in lanterns.items()} == held
        assert len(set(s.lords)) == s.seats
        assert all((lives > 0) == (lantern >= 0) for lives, lantern in zip(s.lives, s.lanterns, strict=True))
        assert sorted(s.exits) == [seat for seat in range(s.seats) if not s.lives[seat]]
        assert s.sizes == [sum(hand) for hand in s.hands]


@pytest.mark.rule("KI-R122", "KI-R123")
@pytest.mark.parametrize("given", PARTIAL.values(), ids=PARTIAL.keys())
def test_viewer_knows_its_own_cards_and_no_others(given: dict[str, Any]) -> None:
    s = build(given)
    memories = [GAME.memory(viewer, s.seats) for viewer in viewers(s.seats)]
    for memory in memories:
        GAME.remembered(s, memory)
        assert memory.misfit(s) is None
    for memory in memories:
        view = GAME.view(s, memory)
        worlds = [build_from(view, world) for world in range(30)]
        for seat in range(s.seats):
            hands = {tuple(world.hands[seat]) for world in worlds}
            if seat in memory.viewer.seats:
                assert hands == {tuple(s.hands[seat])}
            elif s.sizes[seat]:
                assert len(hands) > 1
        assert len({tuple(world.deck) for world in worlds}) > 1 or len(s.deck) < 2


def build_from(view: Any, seed: int) -> KitsunedoState:
    world = GAME.redeal(view, Random(seed))
    assert isinstance(world, KitsunedoState)
    return world


@pytest.mark.parametrize("given", PARTIAL.values(), ids=PARTIAL.keys())
def test_position_can_be_played_and_saved(given: dict[str, Any]) -> None:
    s = build(given)
    advance(s)
    assert s.asks
    assert save(load(KitsunedoState, save(s), s.rules, dict(GAME.steps))) == save(s)


def test_what_is_said_is_so() -> None:
    s = build(
        {
            "seats": 4,
            "round": 3,
            "active": "C",
            "starter": "B",
            "deck": ["Sun", "leaf"],
            "discard": ["block", "SAKE"],
            "lantern_deck": ["mist"],
            "A": {"lord": "Fox of the Hollow", "hand": ["moon", "block"], "lantern": "Ash", "lives": "diminished"},
            "D": {"lord": "tanuki", "lives": 2},
            "B": {"lord": "celeste", "mark": "leaf"},
        }
    )
    said = {
        "round": 3,
        "active": "C",
        "starter": "B",
        "turn": 10,
        "at": "act",
        "A.lord": "hollow",
        "A.hand": ("moon", "block"),
        "A.lantern": "ash",
        "B.mark": "leaf",
        "D.lord": "tanuki",
    }
    assert {name: GAME.fact(s, name) for name in said} == said
    assert GAME.fact(s, "deck")[:2] == ("sun", "leaf")
    assert GAME.fact(s, "discard") == ("block", "sake")
    assert GAME.fact(s, "lantern_deck")[0] == "mist"
    assert s.lives == [1, 2, 2, 2]


def test_usual_situation() -> None:
    """A at its own turn after its opening draw, round two, all Gilded, small hands."""
    s = build({})
    advance(s)
    assert repr(s.asks) == "(Ask(A, act),)"
    assert (s.seats, s.round, s.lives, s.sizes, len(s.discard)) == (3, 2, [2, 2, 2], [2, 2, 2], 1)


def test_turn_about_to_begin_opens_with_the_draw() -> None:
    s = build({"at": "begin", "deck": ["sake"], "A": {"lord": "celeste", "hand": []}})
    advance(s)
    assert s.hand_of(0) == (ITEMS.index("sake"),)
    assert s.turn == build({}).turn


def test_lords_still_to_be_picked() -> None:
    s = build({"at": "pick", "order": ["C", "A", "B"], "C": {"lord": "shisu"}})
    advance(s)
    assert repr(s.asks) == "(Ask(A, pick),)"
    assert [LORDS[lord] for lord in s.lords if lord >= 0] == ["shisu"]


def test_nothing_has_happened_yet() -> None:
    s = build({"at": "start", "options": {"picks": ["shisu", "haunt", "hollow"], "order": [0, 1, 2]}})
    advance(s)
    assert (s.round, s.turn, s.sizes) == (1, 1, [2, 1, 1])


def test_unsaid_part_is_any_filling() -> None:
    worlds = [build({}, seed) for seed in range(40)]
    assert {world.lords[0] for world in worlds} == set(range(6))
    assert {world.lanterns[0] for world in worlds} == set(range(4))
    assert {world.deck[-1] for world in worlds} == set(range(5))


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "too many Suns": ({"A": {"hand": ["sun"] * 11}}, "given.A.hand", "too many sun: the Items hold 10"),
    "too many Suns in all": (
        {"A": {"hand": ["sun"] * 6}, "deck": ["sun"] * 5},
        "given.deck[5]",
        "too many sun: the Items hold 10",
    ),
    "a Block in the First Advent": ({"stage": "first", "A": {"hand": ["block"]}}, "given.A.hand", "Items hold 0"),
    "too many Lanterns": ({"A": {"lantern": "ash"}, "lantern_deck": ["ash"] * 3}, "given.lantern_deck[3]", "too many"),
    "the same lord twice": ({"A": {"lord": "shisu"}, "B": {"lord": "shisu"}}, "given", "two seats have the lord shisu"),
    "unknown key": ({"rounds": 1}, "given.rounds", "unknown; choose one of A, B, C, active"),
    "unknown key of a seat": ({"A": {"hnd": []}}, "given.A.hnd", "choose one of hand, lantern, lives"),
    "unknown Item": ({"A": {"hand": ["star"]}}, "given.A.hand[1]", "there is no Item 'star'; choose one of sun"),
    "unknown Lantern": ({"A": {"lantern": "fire"}}, "given.A.lantern", "there is no Lantern 'fire'"),
    "unknown lord": ({"A": {"lord": "itachi"}}, "given.A.lord", "there is no lord 'itachi'"),
    "unknown seat": ({"active": "D"}, "given.active", "there is no seat 'D'; choose one of A to C"),
    "no seat": ({"active": 1}, "given.active", "there is no seat 1; choose one of A to C"),
    "too many seats": ({"seats": 7}, "given.seats", "7 is not from 2 to 6"),
    "a seat beyond": ({"seats": 2, "C": {}}, "given.C", "unknown"),
    "seat that is no table": ({"A": 1}, "given.A", "1 is not a table"),
    "a seat twice": ({"A": {}, "a": {}}, "given.A", "appears twice"),
    "lives": ({"A": {"lives": 3}}, "given.A.lives", "3 is not 2 (gilded)"),
    "two lives in an Advent": ({"stage": "third", "A": {"lives": 2}}, "given.A.lives", "one life in the stage third"),
    "over already": ({"seats": 2, "A": {"lives": 0}}, "given", "the game is over"),
    "hand of a lord that is out": (
        {"C": {"lord": "celeste", "lives": 0, "hand": ["sun"]}},
        "given",
        "C is out and not the Tailed Shisu",
    ),
    "Lantern of a lord that is out": ({"C": {"lives": 0, "lantern": "ash"}}, "given.C.lantern", "has none"),
    "a lord in without Lantern": ({"C": {"lantern": "none"}}, "given.C.lantern", "has one Lantern"),
    "mark without Tanuki": (
        {"seats": 2, "A": {"lord": "celeste"}, "B": {"lord": "shisu", "mark": "leaf"}},
        "given",
        "no other lord in the game is the Tanuki",
    ),
    "mark that does not fit": ({"B": {"lord": "hollow", "mark": "sun"}}, "given", "cannot be marked with sun"),
    "mark on a lord that is out": ({"B": {"lives": 0, "mark": "leaf"}}, "given", "B is out"),
    "fresh mark out of turn": (
        {"B": {"lord": "tanuki"}, "C": {"mark": "leaf", "mark_fresh": True}},
        "given",
        "which is not the Tanuki's",
    ),
    "fresh without mark": ({"B": {"mark_fresh": True}}, "given.B.mark_fresh", "beside a mark"),
    "too few cards": ({"deck_size": 60}, "given", "cards are missing"),
    "too many cards": ({"deck_size": 2, "discard_size": 2}, "given", "cards have no place"),
    "deck smaller than said": ({"deck": ["sun", "sun"], "deck_size": 1}, "given.deck_size", "1 is not from 2"),
    "more cards than there are": ({"A": {"hand": 44}}, "given", "cards are missing"),
    "acting while out": ({"A": {"lives": 0}}, "given.at", "A is out: say at"),
    "out turn of a lord in": ({"at": "out"}, "given.at", "A is not out"),
    "turn of a lord out for good": ({"stage": "second", "A": {"lives": 0}, "at": "begin"}, "given.active", "for good"),
    "unknown stage of the turn": ({"at": "lunch"}, "given.at", "'lunch' is not one of begin, draw, act"),
    "unknown stage": ({"stage": "fifth"}, "given.options (option stage)", "'fifth' is not one of"),
    "unknown option": ({"options": {"speed": 1}}, "given.options (option speed)", "unknown"),
    "exits": ({"C": {"lives": 0}, "exits": ["B"]}, "given.exits", "must name every lord that is out once"),
    "order": ({"order": ["A", "A", "B"]}, "given.order", "each of the 3 seats once"),
    "used": ({"used": ["flight"]}, "given.used[1]", "'flight' is not one of summon"),
    "safe": ({"safe": ["mist"]}, "given.safe[1]", "is not a seat and a Lantern"),
    "barred": ({"A": {"hand": ["sun"]}, "barred": {"sake": 1}}, "given.barred.sake", "A does not hold 1 sake"),
    "barred Sun": ({"barred": {"sun": 1}}, "given.barred.sun", "'sun' is not one of sake, leaf"),
    "number": ({"round": "two"}, "given.round", "'two' is not a number"),
    "round": ({"round": 0}, "given.round", "0 is not from 1"),
    "hand before the deal": ({"at": "pick", "A": {"hand": []}}, "given.A", "can only have a lord"),
    "deck before the deal": ({"at": "start", "deck": ["sun"]}, "given.deck", "before the cards are dealt"),
    "lord before the start": ({"at": "start", "A": {"lord": "shisu"}}, "given.A.lord", "cannot be taken yet"),
}


@pytest.mark.parametrize("given, where, what", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_position_says_where_and_what(given: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(BadContent) as caught:
        build(given)
    assert caught.value.where == where
    assert what in caught.value.what
