"""A State as plain data and back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import State, Step, fields_of
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Asks
from hyakki.core.rules import Rules, digest_of
from hyakki.core.save import digest, dump, freeze, load, save
from tests.core.minis import MINIS, bluff, chase
from tests.core.minis.common import blank
from tests.core.playing import Playing


class Walk(Step):
    __slots__ = ("by_seat", "route", "whim")
    secret = frozenset({"whim"})
    route: tuple[tuple[int, ...], ...]
    by_seat: tuple[tuple[int, str | None], ...]
    whim: int | None

    def run(self, s: Odd) -> Asks:
        return (Ask(0, "walk"),)


class Odd(State):
    """Every shape of data a State may hold."""

    __slots__ = ("flags", "grid", "holders", "maybe", "names", "older", "pair")
    flags: frozenset[str]
    grid: list[list[int]]
    holders: dict[int, tuple[int, ...]]
    maybe: int | None
    names: dict[str, list[str]]
    older: Odd | None
    pair: tuple[int, str]

    def __init__(self) -> None:
        blank(self, Rules(game="odd", version=3), 2)
        self.chance = Chance.seeded(5)
        self.flags = frozenset({"wet"})
        self.grid = [[1, 2], [], [3]]
        self.holders = {3: (1, 2), 11: ()}
        self.maybe = None
        self.names = {"left": ["a", "b"]}
        self.older = None
        self.pair = (4, "x")
        walk = Walk("on")
        walk.route, walk.by_seat, walk.whim = ((1, 2), (3,)), ((0, None), (1, "b")), 7
        walk.result = ("kept", (1, ("deep", 2)))
        self.stack = [walk]


STEPS: dict[str, type[Step]] = {"Walk": Walk}


class TestEveryShapeOfData:
    def test_it_comes_back_as_it_was(self) -> None:
        s = Odd()
        back = load(Odd, save(s), s.rules, STEPS)
        for name in ("flags", "grid", "holders", "maybe", "names", "older", "pair", "seats", "over"):
            assert getattr(back, name) == getattr(s, name), name
        walk, was = back.stack[0], s.stack[0]
        for name in fields_of(Walk):
            assert getattr(walk, name) == getattr(was, name), name
        assert (back.chance.key, back.chance.n) == (s.chance.key, s.chance.n)
        assert back.asks == (Ask(0, "walk"),)

    def test_with_an_older_state_inside(self) -> None:
        s = Odd()
        s.older = Odd()
        s.older.pair = (9, "older")
        back = load(Odd, save(s), s.rules, STEPS)
        assert back.older is not None
        assert back.older.pair == (9, "older")
        assert isinstance(back.older.stack[0], Walk)
        assert digest(back) == digest(s)

    def test_sequences_are_tuples_all_the_way_down(self) -> None:
        assert freeze([1, [2, [3]], (4, [5])]) == (1, (2, (3,)), (4, (5,)))


class TestMinis:
    @pytest.mark.parametrize("game", [game for game in MINIS if game.key != "evening"], ids=lambda game: game.key)
    def test_loaded_in_the_middle_it_goes_on_the_same(self, game: AnyGame) -> None:
        playing = Playing(game, game.usual, seed=3).goes_on(Random(1), 6)
        s = playing.state
        back = load(type(s), save(s), s.rules, dict(game.steps))
        other = Playing(game, game.usual, seed=3).goes_on(Random(1), 6)
        other.table.state = back
        for rng in (Random(5),):
            state = rng.getstate()
            playing.goes_on(rng)
            rng.setstate(state)
            other.goes_on(rng)
        assert digest(playing.state) == digest(other.state)
        assert playing.state.over == other.state.over

    def test_in_the_middle_of_a_vote(self) -> None:
        playing = Playing(chase.game, 3)
        playing.table.propose(1, "abandon")
        s = playing.state
        back = load(chase.ChaseState, save(s), s.rules, chase.STEPS)
        assert back.asks == s.asks
        assert digest(back) == digest(s)


class TestNames:
    def test_one_state_has_one_name(self) -> None:
        one, other = Playing(bluff.game, 2), Playing(bluff.game, 2)
        assert digest(one.state) == digest(other.state)
        one.does("A", "draw")
        assert digest(one.state) != digest(other.state)

    def test_without_the_key_it_can_be_shown(self) -> None:
        """The number of draws counts, the key does not; in a snapshot neither."""
        playing = Playing(bluff.game, 2).does("A", "prowl B")
        assert playing.state.snapshot is not None
        twin = playing.state.copy()
        twin.chance = Chance(bytes(32), twin.chance.n)
        twin.snapshot = twin.snapshot.copy()
        twin.snapshot.chance = Chance(bytes(32), twin.snapshot.chance.n)
        assert digest(twin, key=False) == digest(playing.state, key=False)
        assert digest(twin) != digest(playing.state)

    def test_rules_are_named_by_their_content(self) -> None:
        rules = bluff.game.rules(2, {})
        assert rules.digest == bluff.game.load_rules(rules.plain(), 3).digest
        assert rules.digest != bluff.game.rules(2, {"turns": 7}).digest
        assert digest_of({"a": 1, "b": 2}) == digest_of({"b": 2, "a": 1})

    def test_saved_under_other_rules_it_is_refused(self) -> None:
        s = Playing(bluff.game, 2).state
        with pytest.raises(ValueError, match="other Rules"):
            load(bluff.BluffState, save(s), bluff.game.rules(2, {"turns": 7}), bluff.STEPS)


def test_what_is_on_its_way_out_is_not_saved() -> None:
    s = Playing(bluff.game, 2).state
    assert not {"asks", "log", "quiet"} & dump(s).keys()
    assert msgspec.json.decode(save(s))["rules"] == s.rules.digest
