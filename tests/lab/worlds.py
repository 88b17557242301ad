"""All worlds that a viewer must reckon with, by brute force: once from what its Memory says, once from what it has been
sent since the cards were dealt, without any Memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, MutableSequence, Sequence
from functools import cache
from itertools import product
from math import factorial
from typing import Any

import msgspec

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.events import Event, Viewer
from hyakki.core.menu import Ask, Path, outward_path
from hyakki.games.kitsunedo.state import KitsunedoState

World = tuple[Any, ...]


def world_of(s: KitsunedoState) -> World:
    """Return who holds what and what lies where; before the Mirage's latest action too, while it can be undone."""
    now = (tuple(map(tuple, s.hands)), tuple(s.deck), tuple(s.lanterns), tuple(s.lantern_deck))
    return now if s.thread is None else (*now, world_of(s.thread))


def cards_of(s: KitsunedoState) -> tuple[Counter[int], Counter[int]]:
    """Every Item and every Lantern, wherever it lies."""
    items = Counter(s.deck) + Counter(s.discard) + Counter(s.played) + Counter(mark for mark in s.marks if mark >= 0)
    for hand in s.hands:
        items += Counter(dict(enumerate(hand)))
    return items, Counter(s.lantern_deck) + Counter(lantern for lantern in s.lanterns if lantern >= 0)


# By what Memory says


class Puzzle:
    """A kind for every slot so that each group of slots holds so many of each kind, and each pair of groups as many."""

    def __init__(self, masks: Sequence[int]) -> None:
        self.masks = list(masks)
        self.groups: list[list[int]] = [[] for _ in masks]
        """The numbers of the groups in which each slot is."""
        self.left: list[list[int]] = []
        self.links: list[tuple[Sequence[int], Sequence[int]]] = []

    def hold(self, slots: Sequence[int], counts: Sequence[int]) -> None:
        for slot in slots:
            self.groups[slot].append(len(self.left))
        self.left.append(list(counts))

    def fix(self, slot: int, kind: int) -> None:
        self.masks[slot] &= 1 << kind

    def solutions(self) -> Iterator[tuple[int, ...]]:
        order = sorted(range(len(self.masks)), key=lambda slot: self.masks[slot].bit_count())
        yield from self._solve(order, 0, [-1] * len(self.masks))

    def _solve(self, order: list[int], at: int, faces: list[int]) -> Iterator[tuple[int, ...]]:
        if at == len(order):
            if all(sorted(faces[a] for a in old) == sorted(faces[b] for b in new) for old, new in self.links):
                yield tuple(faces)
            return
        slot = order[at]
        left = [self.left[group] for group in self.groups[slot]]
        for kind in range(5):
            if self.masks[slot] >> kind & 1 and all(counts[kind] for counts in left):
                for counts in left:
                    counts[kind] -= 1
                faces[slot] = kind
                yield from self._solve(order, at + 1, faces)
                for counts in left:
                    counts[kind] += 1


def puzzle_of(items: dict[str, Any]) -> Puzzle:
    """Return what a Memory says of Items, as it stands in a View."""
    puzzle = Puzzle(items["masks"])
    tables = [items] if items["marked"] is None else [items, items["marked"]]
    for table in tables:
        lying = [slot for zone in table["zones"] for slot in zone]
        for pool, bag in enumerate(table["bags"]):
            puzzle.hold([slot for slot in lying if items["pools"][slot] == pool], bag)
    puzzle.links = items["marked"]["links"] if items["marked"] else []
    return puzzle


def explains(items: dict[str, Any], s: KitsunedoState) -> bool:
    """Return whether these Items can lie as they do, by a Memory as it stands in a View."""
    puzzle = puzzle_of(items)
    tables = [(items, s)]
    if items["marked"] is not None:
        assert s.thread is not None
        tables.append((items["marked"], s.thread))
    for table, world in tables:
        *hands, deck = table["zones"]
        if [len(zone) for zone in hands] != world.sizes or len(deck) != len(world.deck):
            return False
        for slot, item in zip(deck, world.deck, strict=True):
            puzzle.fix(slot, item)
        for zone, hand in zip(hands, world.hands, strict=True):
            puzzle.hold(zone, hand)
    return next(puzzle.solutions(), None) is not None


Dealt = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def deals(items: dict[str, Any], most: int) -> Counter[tuple[Dealt, ...]] | None:
    """Every deal of Items that a Memory allows, with its weight: in how many ways real cards can lie so, each
    being itself. None if there are more than `most`."""
    found: Counter[tuple[Dealt, ...]] = Counter()
    tables = [items["zones"]] if items["marked"] is None else [items["zones"], items["marked"]["zones"]]
    puzzle = puzzle_of(items)
    for count, faces in enumerate(puzzle.solutions()):
        if count == most:
            return None
        ways = 1
        for old, _ in puzzle.links:
            for same in Counter(faces[slot] for slot in old).values():
                ways *= factorial(same)
        found[tuple(_dealt(zones, faces) for zones in tables)] += ways
    return found


def _dealt(zones: Sequence[Sequence[int]], faces: Sequence[int]) -> Dealt:
    *hands, deck = [[faces[slot] for slot in zone] for zone in zones]
    return tuple(tuple(hand.count(kind) for kind in range(5)) for hand in hands), tuple(deck)


def dealt_in(s: KitsunedoState) -> tuple[Dealt, ...]:
    now: Dealt = (tuple(map(tuple, s.hands)), tuple(s.deck))
    return (now,) if s.thread is None else (now, *dealt_in(s.thread))


# By what was sent


def arrangements(things: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Each different order once."""
    return _arrangements(tuple(sorted(things)))


@cache
def _arrangements(things: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if not things:
        return ((),)
    firsts = [place for place, thing in enumerate(things) if thing not in things[:place]]
    return tuple(
        (things[place], *order) for place in firsts for order in _arrangements(things[:place] + things[place + 1 :])
    )


class EveryChance(Chance):
    """Draws as a script says, and the first of all possibilities where the script is over; `limits` are how many there
    were. A shuffle is one draw among the different orders."""

    __slots__ = ("limits", "script")

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(b"")
        self.script = list(script)
        self.limits: list[int] = []

    def below(self, stream: bytes, limit: int) -> int:
        drawn = self.script[len(self.limits)] if len(self.limits) < len(self.script) else 0
        self.limits.append(limit)
        return drawn

    def shuffle(self, stream: bytes, things: MutableSequence[Any]) -> None:
        orders = arrangements(things)
        things[:] = orders[self.below(stream, len(orders))]

    def copy(self) -> Chance:
        return self


def next_script(chance: EveryChance) -> list[int] | None:
    drawn = [*chance.script, *[0] * len(chance.limits)][: len(chance.limits)]
    while drawn and drawn[-1] + 1 == chance.limits[len(drawn) - 1]:
        drawn.pop()
    if not drawn:
        return None
    return [*drawn[:-1], drawn[-1] + 1]


class History:
    """The worlds in which the viewer would have been sent exactly the same."""

    def __init__(self, s: KitsunedoState, viewer: Viewer) -> None:
        """Begin at the first question after the deal: the cards that the viewer does not see can lie in any order."""
        self.viewer = viewer
        self.worlds: dict[World, KitsunedoState] = {}
        others = [seat for seat in range(s.seats) if seat not in viewer.seats]
        items = [item for seat in others for item in s.hand_of(seat)] + s.deck
        lanterns = [s.lanterns[seat] for seat in others] + s.lantern_deck
        for cards, lights in product(arrangements(items), arrangements(lanterns)):
            world = s.copy()
            self._lay(world, others, list(cards), list(lights))
            self.worlds[world_of(world)] = world

    def _lay(self, s: KitsunedoState, others: list[int], cards: list[int], lights: list[int]) -> None:
        for seat in others:
            size, s.sizes[seat], s.hands[seat] = s.sizes[seat], 0, [0] * 5
            for _ in range(size):
                s.gain(seat, cards.pop())
            s.lanterns[seat] = lights.pop()
        s.deck, s.lantern_deck = cards, lights

    def answered(self, ask: Ask, path: Path, events: list[Event]) -> None:
        """In each world: every answer with the same outward face, and all that chance may decide."""
        face = outward_path(path, self.viewer.mask)
        sent = self._sent(events)
        worlds: dict[World, KitsunedoState] = {}
        for world in self.worlds.values():
            for other in self._paths(world, ask, (), face):
                self._go_on(world, lambda s, other=other: engine.give(s, ask, other), sent, worlds)
        self.worlds = worlds

    def closed(self, outcome: tuple[Any, ...], events: list[Event]) -> None:
        sent = self._sent(events)
        worlds: dict[World, KitsunedoState] = {}
        for world in self.worlds.values():
            self._go_on(world, lambda s: engine.close(s, outcome), sent, worlds)
        self.worlds = worlds

    def _sent(self, events: list[Event]) -> bytes:
        return msgspec.json.encode([event.seen(self.viewer) for event in events])

    def _paths(self, s: State, ask: Ask, path: Path, face: tuple[str, ...]) -> Iterator[Path]:
        for option in engine.menu(s, ask, path).options:
            if option.outward(self.viewer.mask) == face[len(path)]:
                if option.final:
                    yield (*path, option)
                elif len(path) + 1 < len(face):
                    yield from self._paths(s, ask, (*path, option), face)

    def _go_on(self, s: KitsunedoState, move: Any, sent: bytes, worlds: dict[World, KitsunedoState]) -> None:
        script: list[int] | None = []
        while script is not None:
            world = s.copy()
            chance = EveryChance(script)
            world.chance = chance
            move(world)
            if self._sent(world.log) == sent:
                worlds.setdefault(world_of(world), world)
            script = next_script(chance)
