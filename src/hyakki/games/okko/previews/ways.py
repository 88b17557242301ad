"""Previews of moves: what one would bring, the spaces that it passes, and the ways that take several actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from typing import Any, NamedTuple

from hyakki.core.menu import Leg, Menu
from hyakki.games.okko.board.geometry import Board, numbers_of, tile_of
from hyakki.games.okko.board.paths import doors_at_hand, passed_on
from hyakki.games.okko.catalog.ids import SPACES
from hyakki.games.okko.options import GO, OPEN_DOOR, door, space_point, to_space
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.reach import away, ends, holders, reach_of, sneak_due
from hyakki.games.okko.steps.sneak import foresee_sneak

Dear = tuple[int, int]
"""The actions that a way costs, and its sneak tests."""
CERTAIN = 100
"""The chance of what needs no roll, in percent."""
Place = tuple[int, bool, int, int]


class Stride:
    """One move action of a figure from where it stands."""

    def __init__(self, s: OkkoState, figure: int, unhalted: bool = False) -> None:
        self.s = s
        self.figure = figure
        self.start = s.where[figure]
        self.within = reach_of(s, figure, unhalted)
        self._sneaks: dict[int, dict[str, Any]] = {}

    def spaces(self) -> list[int]:
        """Return the spaces where the move can end."""
        return ends(self.s, self.figure, self.within)

    def cost(self, space: int) -> int:
        area_of = self.s.board.floor.area_of
        return 1 if area_of[space] == area_of[self.start] else self._away

    @cached_property
    def _away(self) -> int:
        return away(self.s, self.figure)

    def sneak(self, space: int) -> int:
        return sneak_due(self.s, self.figure, self.start, space)

    def ahead(self, space: int) -> dict[str, Any]:
        """How far it is, whether opponents end the move there, and the sneak test it calls for."""
        area, sneak = self.s.board.floor.area_of[space], self.sneak(space)
        ahead = {
            "areas": self.within.steps[area],
            "halted": bool(self.within.halted >> area & 1),
            "sneak": sneak,
        }
        return ahead | self._test(tile_of(space)) if sneak else ahead

    def _test(self, tile: int) -> dict[str, Any]:
        if tile not in self._sneaks:
            self._sneaks[tile] = foresee_sneak(self.s, self.figure, tile)
        return self._sneaks[tile]

    def leg(self, space: int) -> Leg:
        return Leg("turn", (GO, to_space(space)), {**self.ahead(space), "takes": self.cost(space)})

    def passed(self, space: int) -> list[int]:
        """The spaces on the way there, from the first step on."""
        found = [space]
        while (before := self._before.get(found[-1], self.start)) != self.start:
            found.append(before)
        return found[::-1]

    def route(self, space: int) -> list[str]:
        return [space_point(each) for each in (self.start, *self.passed(space))]

    @cached_property
    def _before(self) -> dict[int, int]:
        return passed_on(self.s.board, self.start, self.within)


class Halt(NamedTuple):
    """A place on a way where the figure can stop and go on; the cheapest come first."""

    dear: Dear
    order: int
    legs: tuple[Leg, ...]
    passed: tuple[int, ...]
    s: OkkoState
    """The table once the figure stands there."""


class Arrival(NamedTuple):
    """The last move of the best way to a space."""

    dear: Dear
    halt: Halt
    stride: Stride


def offer_ways(m: Menu, s: OkkoState, figure: int, actions: int) -> None:
    """Add the way to each space that takes several answers: for the fewest actions, by the fewest sneak tests."""
    for space, (_, halt, stride) in _Search(s, figure, actions).run(s).items():
        if halt.legs:
            legs = [*halt.legs, stride.leg(space)]
            passed = (s.where[figure], *halt.passed, *stride.passed(space))
            m.way(to_space(space), legs, map(space_point, passed), **_as_a_whole(legs))


def _as_a_whole(legs: list[Leg]) -> dict[str, Any]:
    """What the way costs and how far it leads, and the first space where a sneak test can stop it."""
    last = legs[-1].ahead
    stop = next((leg for leg in legs[:-1] if leg.ahead.get("sneak") and leg.ahead["chance"] < CERTAIN), None)
    facts = last if stop is None else {**stop.ahead, "halted": last["halted"], "stop": SPACES[stop.path[-1].args[0]]}
    return {**facts, **{fact: sum(leg.ahead.get(fact, 0) for leg in legs) for fact in ("areas", "takes")}}


class _Search:
    """Where a figure can get to: the cheapest halts first, each carried out on a copy of the table."""

    def __init__(self, s: OkkoState, figure: int, actions: int) -> None:
        self.figure = figure
        self.actions = actions
        self.start = s.where[figure]
        self.opponents = s.spaces_of(s.opponents(figure))
        self.holders = s.spaces_of(holders(s, figure))
        self.found: dict[int, Arrival] = {}

    def run(self, s: OkkoState) -> dict[int, Arrival]:
        queue = [Halt((0, 0), 0, (), (), s)]
        known: set[Place] = set()
        order = 0
        while queue:
            halt = heappop(queue)
            stride = Stride(halt.s, self.figure)
            place = self.place(halt.s.board, stride.start)
            if place in known or halt.dear[0] == self.actions:
                continue
            known.add(place)
            for following in (*self.doors_opened(halt, place), *self.moves(halt, stride, known)):
                order += 1
                heappush(queue, following._replace(order=order))
        return self.found

    def place(self, board: Board, space: int) -> Place:
        """What counts of where it halts: the area, whether it is held there, which doors are closed and at hand."""
        held = bool(board.adjacent[space] & self.holders)
        at_hand = doors_at_hand(board, space) if board.closed and is_hero(self.figure) else 0
        return board.floor.area_of[space], held, board.closed, at_hand

    def moves(self, halt: Halt, stride: Stride, known: set[Place]) -> Iterator[Halt]:
        """The next halt in each place, where the fewest opponents stand beside it, and the nearest. Notes all that
        this leads to."""
        s, (spent, sneaks) = halt.s, halt.dear
        best: dict[Place, tuple[int, int, int, Dear]] = {}
        for space in stride.spaces():
            dear = spent + stride.cost(space), sneaks + bool(stride.sneak(space))
            if dear[0] > self.actions:
                continue
            if space != self.start and (space not in self.found or dear < self.found[space].dear):
                self.found[space] = Arrival(dear, halt, stride)
            place = self.place(s.board, space)
            if dear[0] < self.actions and place not in known:
                beside = (s.board.adjacent[space] & self.opponents).bit_count()
                halting = beside, len(stride.passed(space)), space, dear
                best[place] = min(best.get(place, halting), halting)
        for *_, space, dear in best.values():
            then = s.copy()
            then.put(self.figure, space)
            if is_hero(self.figure):
                then.heroes[self.figure].moved = True
            yield Halt(dear, 0, (*halt.legs, stride.leg(space)), (*halt.passed, *stride.passed(space)), then)

    def doors_opened(self, halt: Halt, place: Place) -> Iterator[Halt]:
        """The same place with one of the doors open that a hero can open there (OK-R40)."""
        for number in numbers_of(place[3]):
            then = halt.s.copy()
            then.closed &= ~(1 << number)
            then.slammed &= ~(1 << number)
            then.redraw()
            then.touch()
            spent, sneaks = halt.dear
            leg = Leg("turn", (OPEN_DOOR, door(*then.board.floor.doors[number].spaces)), {"takes": 1})
            yield Halt((spent + 1, sneaks), 0, (*halt.legs, leg), halt.passed, then)
