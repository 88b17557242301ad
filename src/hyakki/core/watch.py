"""Watch: follows one simulated game and says which of its things came up, who had and used them, and what happened
where. Ground: the board as a report draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Self

import msgspec

from hyakki.core.events import Event


class Use(msgspec.Struct, frozen=True):
    """A thing that came up in a game: the seats that had it at some time, and those that it served."""

    had: tuple[int, ...] = ()
    used: tuple[int, ...] = ()


Uses = dict[str, dict[str, Use]]
"""The things that came up, by sort and id: `things` of the game calls each of them `<sort> <id>`."""
Spots = dict[str, dict[str, int]]
"""Counts of events on the Ground: by the name of the event, then by field."""


class Tracks:
    """Collects who had and used what, and what happened where."""

    def __init__(self) -> None:
        self._seats: dict[str, dict[str, tuple[set[int], set[int]]]] = {}
        self._spots: Spots = {}

    def came(self, sort: str, id: str) -> tuple[set[int], set[int]]:
        things = self._seats.setdefault(sort, {})
        seats = things.get(id)
        if seats is None:
            seats = things[id] = set(), set()
        return seats

    def had(self, sort: str, id: str, seat: int) -> None:
        self.came(sort, id)[0].add(seat)

    def used(self, sort: str, id: str, seat: int) -> None:
        self.came(sort, id)[1].add(seat)

    def at(self, what: str, field: str, times: int = 1) -> None:
        spots = self._spots.setdefault(what, {})
        spots[field] = spots.get(field, 0) + times

    def uses(self) -> Uses:
        return {
            sort: {id: Use(tuple(sorted(had)), tuple(sorted(used))) for id, (had, used) in things.items()}
            for sort, things in self._seats.items()
        }

    def spots(self) -> Spots:
        return self._spots


class Watch:
    """Follows a simulated game. Unlike a Memory it may look at everything."""

    cast: ClassVar[tuple[str, ...]] = ()
    """Sorts of things that are players' parts: reports count their wins with those of the seats."""
    by_use: ClassVar[frozenset[str]] = frozenset()
    """Sorts of things that come with another thing, or to everybody: only their use says anything."""

    shown: ClassVar[tuple[str, ...]] = ()
    """The counts that a report draws on the board, the most telling first."""

    def __init__(self) -> None:
        self.tracks = Tracks()

    def see(self, s: Any, events: Iterable[Event]) -> None:
        """Handle the events since the last call, and the State that they have led to."""
        raise NotImplementedError

    def note(self, noted: Mapping[str, Callable[[Self, Any, Event], None]], s: Any, events: Iterable[Event]) -> None:
        """Handle each event with the method that `noted` has for its Kind, if any."""
        for event in events:
            handle = noted.get(event.kind.name)
            if handle is not None:
                handle(self, s, event)

    def uses(self) -> Uses:
        return self.tracks.uses()

    def spots(self) -> Spots:
        return self.tracks.spots()


class Setup(msgspec.Struct, frozen=True):
    """One of the ways in which a game can be set up, such as a mission."""

    subject: str
    """The thing that names it, as in `things`; "" if there is only one way."""
    options: dict[str, Any] = {}


Point = tuple[float, float]


class Field(msgspec.Struct, frozen=True):
    """A field of a board: its corners in order, x to the right, y down."""

    corners: tuple[Point, ...]
    name: str = ""
    """The name in a table; the id by default."""


class Ground(msgspec.Struct, frozen=True):
    """A board as a report draws it."""

    fields: Mapping[str, Field]
    walls: tuple[tuple[Point, Point], ...] = ()
    names: tuple[tuple[Point, str], ...] = ()
    """Things to write on it, by subject."""
