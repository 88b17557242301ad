"""Read the description of a position, for every game. An error names the place of the wrong value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Self

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name, seat_number
from hyakki.core.facts import plain

MOST = 9999
"""The greatest number that a position may contain."""


def sole(said: Any) -> Any:
    """Return the only item of a list of one; anything else as it is."""
    return said[0] if isinstance(said, list) and len(said) == 1 else said


def number_said(said: Any) -> Any:
    """Return a number that is written in quotes; anything else as it is."""
    one = sole(said)
    return int(one) if isinstance(one, str) and re.fullmatch("-?[0-9]{1,9}", one.strip()) else one


class Given:
    """A value of a description and its place. Each game extends it with its own things."""

    __slots__ = ("said", "where")
    kinds: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The ids of a game's things, by kind."""

    def __init__(self, where: str, said: Any) -> None:
        self.where = where
        self.said = said

    def wrong(self, what: str) -> BadContent:
        return BadContent(self.where, what)

    def part(self, said: Any, where: str = "") -> Self:
        """Return a part of this value, at the same place or at `where`."""
        return type(self)(where or self.where, said)

    # Plain values

    def number(self, least: int = 0, most: int | None = None) -> int:
        found = number_said(self.said)
        if not isinstance(found, int) or isinstance(found, bool):
            raise self.wrong(f"{self.said!r} is not a number")
        limit = MOST if most is None else most
        if not least <= found <= limit:
            raise self.wrong(f"{found} is not {f'from {least} to {limit}' if least <= limit else 'possible'}")
        return found

    def flag(self) -> bool:
        if not isinstance(sole(self.said), bool):
            raise self.wrong(f"{self.said!r} is not true or false")
        return bool(sole(self.said))

    def word(self) -> str:
        one = sole(self.said)
        if not isinstance(one, str | int) or isinstance(one, bool):
            raise self.wrong(f"{self.said!r} is not text")
        return " ".join(str(one).split())

    def one_of(self, known: Iterable[str]) -> str:
        names = tuple(known)
        found = {plain(name): name for name in names}.get(plain(self.word()))
        if found is None:
            raise self.wrong(f"{self.said!r} is not one of {', '.join(names)}")
        return found

    def seat(self, seats: int) -> int:
        name = self.word().upper()
        if len(name) != 1 or not 0 <= seat_number(name) < seats:
            raise self.wrong(f"there is no seat {self.said!r}; choose one of A to {seat_name(seats - 1)}")
        return seat_number(name)

    def id(self, kind: str) -> int:
        ids = [plain(one) for one in self.kinds[kind]]
        name = plain(self.word())
        if name not in ids:
            raise self.wrong(f"there is no {kind} {self.said!r}; choose one of {', '.join(self.kinds[kind])}")
        return ids.index(name)

    # Many values

    def parts(self) -> Iterator[Self]:
        if isinstance(self.said, str | int | Mapping) and not isinstance(self.said, bool):  # one thing
            yield self
            return
        if not isinstance(self.said, (list, tuple)):
            raise self.wrong(f"{self.said!r} is not a list")
        for place, one in enumerate(self.said, start=1):
            yield self.part(one, f"{self.where}[{place}]")

    def entries(self) -> Iterator[tuple[Self, Self]]:
        """Yield each key of a table with its value."""
        if not isinstance(self.said, Mapping):
            raise self.wrong(f"{self.said!r} is not a table")
        for key, value in self.said.items():
            where = f"{self.where}.{key}"
            yield self.part(key, where), self.part(value, where)

    def fields(self, known: tuple[str, ...], needed: tuple[str, ...] = ()) -> dict[str, Self]:
        """Return the fields of a table; BadContent if a key is unknown or missing."""
        found = {str(key.said): value for key, value in self.entries()}
        for name, value in found.items():
            if name not in known:
                raise value.wrong(f"unknown; choose one of {', '.join(known)}")
        for name in needed:
            if name not in found:
                raise BadContent(f"{self.where}.{name}", "is missing")
        return found
