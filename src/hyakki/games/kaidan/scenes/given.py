"""Reads what a scene says of a position: words and numbers in, the numbers of things out; an error names the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hyakki.core import given
from hyakki.core.errors import BadContent
from hyakki.core.facts import plain
from hyakki.games.kaidan.board.geometry import BESIDE, SIZE, cell_at, edge_between
from hyakki.games.kaidan.catalog.ids import CHARACTERS, CURSES, ENTITIES, EVENTS, LOST, OBJECTS, ROOMS, TOKENS
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


class Given(given.Given):
    """A value of a description, and its place."""

    __slots__ = ()
    kinds = IDS

    def bits(self, known: Mapping[str, int]) -> int:
        """Read a list of words, each of which stands for a bit."""
        total = 0
        for part in self.parts():
            total |= known[part.one_of(known)]
        return total

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

    def id(self, kind: str) -> int:
        name = COPIES.get(plain(self.word()))
        return super().id(kind) if name is None else self.part(name).id(kind)

    def card(self) -> int:
        """Read an object card; "OB12+1" has been used once."""
        name, plus, spent = self.word().partition("+")
        if plus and not spent.isdigit():
            raise self.wrong(f"{self.said!r} does not say how often it has been used, as OB12+1 does")
        return self.part(name).id("object") + SPENT * int(spent or 0)

    def standee(self) -> int:
        """Read the number of a standee, from 1 to 6."""
        name = str(self.said)
        if not name.isdigit() or not 1 <= int(name) <= STANDEES:
            raise self.wrong(f"{self.said!r} is not a standee, 1 to {STANDEES}")
        return int(name) - 1

    def figure(self, seats: int) -> int:
        """Read a standee, or "onryo A"."""
        name = plain(str(self.said))
        if name.startswith("onryo "):
            return onryo_of(self.part(name.removeprefix("onryo ")).seat(seats))
        return self.standee()


def cell_in(where: str, said: Any) -> int:
    row, _, column = str(said).strip().partition("-")
    if not (row.isdigit() and column.isdigit() and 0 < int(row) <= SIZE and 0 < int(column) <= SIZE):
        raise BadContent(where, f"{said!r} is not a cell: a row and a column like 3-4")
    return cell_at(int(row), int(column))
