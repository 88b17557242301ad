"""Reading what is said of a position: words and numbers in, the numbers of things out; an error names the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import plain
from hyakki.games.kaidan.board import BESIDE, SIZE, cell_at, edge_between
from hyakki.games.kaidan.ids import CHARACTERS, CURSES, ENTITIES, EVENTS, LOST, OBJECTS, ROOMS, TOKENS
from hyakki.games.kaidan.people import SPENT, STANDEES, onryo_of

IDS = {
    "tile": ROOMS,
    "door token": TOKENS,
    "PG": CHARACTERS,
    "entity": ENTITIES,
    "curse": CURSES,
    "object": OBJECTS,
    "event": EVENTS,
    "Lost Person": LOST,
}
COPIES = {
    **{f"ev{number:02}": "ev01" for number in range(2, 5)},
    **{f"ev{number:02}": "ev05" for number in range(6, 9)},
}
"""Cards that say the same are one to the engine."""


class Given:
    """One value and the place where it is said."""

    __slots__ = ("said", "where")

    def __init__(self, where: str, said: Any) -> None:
        self.where = where
        self.said = said

    def wrong(self, what: str) -> BadContent:
        return BadContent(self.where, what)

    # Plain values

    def number(self, least: int = 0, most: int | None = None) -> int:
        if not isinstance(self.said, int) or isinstance(self.said, bool):
            raise self.wrong(f"{self.said!r} is not a number")
        if self.said < least or (most is not None and self.said > most):
            limits = f"from {least} to {most}" if most is not None else f"{least} or more"
            raise self.wrong(f"{self.said} is not {limits}")
        return self.said

    def flag(self) -> bool:
        if not isinstance(self.said, bool):
            raise self.wrong(f"{self.said!r} is not true or false")
        return self.said

    def word(self) -> str:
        if not isinstance(self.said, str):
            raise self.wrong(f"{self.said!r} is not text")
        return " ".join(self.said.split())

    def one_of(self, known: Mapping[str, int] | tuple[str, ...]) -> str:
        found = {plain(name): name for name in known}.get(plain(self.word()))
        if found is None:
            raise self.wrong(f"{self.said!r} is not one of {', '.join(known)}")
        return found

    def bits(self, known: Mapping[str, int]) -> int:
        """A list of words, each of which stands for a bit."""
        total = 0
        for part in self.parts():
            total |= known[part.one_of(known)]
        return total

    # Many values

    def parts(self) -> Iterator[Given]:
        if not isinstance(self.said, (list, tuple)):
            raise self.wrong(f"{self.said!r} is not a list")
        for place, part in enumerate(self.said, start=1):
            yield Given(f"{self.where}[{place}]", part)

    def entries(self) -> Iterator[tuple[Given, Given]]:
        """Of a table: each key and its value."""
        if not isinstance(self.said, Mapping):
            raise self.wrong(f"{self.said!r} is not a table")
        for key, value in self.said.items():
            where = f"{self.where}.{key}"
            yield Given(where, key), Given(where, value)

    def fields(self, known: tuple[str, ...], needed: tuple[str, ...] = ()) -> dict[str, Given]:
        """A table with known keys."""
        found = {str(key.said): value for key, value in self.entries()}
        for name, value in found.items():
            if name not in known:
                raise value.wrong(f"unknown; there are {', '.join(known)}")
        for name in needed:
            if name not in found:
                raise BadContent(f"{self.where}.{name}", "is missing")
        return found

    # Places and things

    def cell(self) -> int:
        return cell_in(self.where, self.said)

    def edge(self) -> int:
        one, bar, other = str(self.said).partition("|")
        if bar:
            cells = cell_in(self.where, one), cell_in(self.where, other)
            if cells[1] in BESIDE[cells[0]]:
                return edge_between(*cells)
        raise self.wrong(f"{self.said!r} is not two adjacent cells like 3-4|3-5")

    def seat(self, seats: int) -> int:
        name = self.word().upper()
        if len(name) != 1 or not 0 <= ord(name) - 65 < seats:
            raise self.wrong(f"there is no seat {self.said!r}; there are A to {seat_name(seats - 1)}")
        return ord(name) - 65

    def id(self, kind: str) -> int:
        name = plain(self.word())
        ids = [plain(one) for one in IDS[kind]]
        name = COPIES.get(name, name)
        if name not in ids:
            raise self.wrong(f"there is no {kind} {self.said!r}; there are {', '.join(IDS[kind])}")
        return ids.index(name)

    def card(self) -> int:
        """An object card; "OB12+1" has been used once."""
        name, plus, spent = self.word().partition("+")
        if plus and not spent.isdigit():
            raise self.wrong(f"{self.said!r} does not say how often it has been used, as OB12+1 does")
        return Given(self.where, name).id("object") + SPENT * int(spent or 0)

    def standee(self) -> int:
        """1 to 6."""
        name = str(self.said)
        if not name.isdigit() or not 1 <= int(name) <= STANDEES:
            raise self.wrong(f"{self.said!r} is not a standee, 1 to {STANDEES}")
        return int(name) - 1

    def figure(self, seats: int) -> int:
        """A standee, or "onryo A"."""
        name = plain(str(self.said))
        if name.startswith("onryo "):
            return onryo_of(Given(self.where, name.removeprefix("onryo ")).seat(seats))
        return self.standee()


def cell_in(where: str, said: Any) -> int:
    row, _, column = str(said).strip().partition("-")
    if not (row.isdigit() and column.isdigit() and 0 < int(row) <= SIZE and 0 < int(column) <= SIZE):
        raise BadContent(where, f"{said!r} is not a cell: a row and a column like 3-4")
    return cell_at(int(row), int(column))
