"""Standing orders: the default answer to sealed questions of one kind, given for a player (SV-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hyakki.core.errors import Malformed
from hyakki.core.menu import Ask
from hyakki.core.table import Table
from hyakki.server.storage.store import Row, Statement

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable

MOST = 24
"""The most standing orders of one seat."""
LONGEST_KIND = 40
KEEP = "INSERT INTO orders VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat, kind) DO UPDATE SET path = excluded.path"


class Orders:
    """The standing orders of one live table."""

    def __init__(self, live: LiveTable, rows: Sequence[Row]) -> None:
        self.live = live
        self._given = {(row["seat"], row["kind"]): tuple(msgspec.json.decode(row["path"])) for row in rows}

    @property
    def given(self) -> dict[tuple[int, str], tuple[str, ...]]:
        return dict(self._given)

    def __contains__(self, key: tuple[int, str]) -> bool:
        return key in self._given

    def __bool__(self) -> bool:
        return bool(self._given)

    async def set(self, seat: int, kind: str, path: tuple[str, ...] | None) -> None:
        key, id = (seat, kind), self.live.id
        if path is None:
            await self.live.write(("DELETE FROM orders WHERE table_id = ? AND seat = ? AND kind = ?", (id, *key)))
            self._given.pop(key, None)
            return
        self._check(seat, kind, path)
        row = (id, seat, kind, msgspec.json.encode(path).decode())
        statement: Statement = (KEEP, row)
        await self.live.write(statement)
        self._given[key] = path

    def _check(self, seat: int, kind: str, path: tuple[str, ...]) -> None:
        own = sum(other == seat for other, _ in self._given)
        table = self.live.playing()
        asked = [ask for ask in table.asks_of(seat) if ask.kind == kind]
        wrong = not kind.isprintable() or any(not ask.sealed or path != silence(table, ask) for ask in asked)
        if wrong or own >= MOST or len(kind) > LONGEST_KIND or len(path) != 1:
            raise Malformed("a standing order must name a kind of sealed question and its default answer")

    def give(self, table: Table) -> None:
        """Give the ordered answers, at the end of the window's least time, so that no player can tell."""
        for ask in table.asks:
            default = silence(table, ask)
            if ask.seat not in table.sealed and self._given.get((ask.seat, ask.kind)) == default:
                table.give(ask, default)


def silence(table: Table, ask: Ask) -> tuple[str, ...]:
    """The default answer, which the clock would give."""
    return tuple(option.id for option in table.state.stack[-1].default(table.state, ask))
