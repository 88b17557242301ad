"""A table from the store: Records are the truth."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.engine import read_path
from hyakki.core.errors import Malformed
from hyakki.core.records import Record
from hyakki.core.table import Table

if TYPE_CHECKING:
    from hyakki.server.room import Room

log = logging.getLogger("hyakki.loading")


def read_table(room: Room) -> tuple[Table | None, bool]:
    """The table as its Records say, and whether it can go on. Where the rules have changed under a game it is as it was
    before the first Record that does not fit any more."""
    rows = room.house.store.all("SELECT body FROM records WHERE table_id = ? ORDER BY number", room.id)
    bodies = [row["body"] for row in rows]
    table = _new(room)
    for number, body in enumerate(bodies):
        try:
            _apply(table, number, body)
        except Exception:
            log.exception("table %s cannot go on from record %d: it is closed", room.id, number)
            return _as_far_as(room, bodies[:number]), False
    if bodies:
        _read_sealed(room, table)
    return (table if bodies else None), True


def _new(room: Room) -> Table:
    return Table(room.game, room.rules, room.count, Chance(room.key))


def _apply(table: Table, number: int, body: str) -> None:
    record: Record = msgspec.json.decode(body, type=Record)
    if number >= len(table.records):  # a take-back is carried out by the vote before it
        table.apply(record)
    if table.records[number] != record:
        raise Malformed("it would have gone otherwise")


def _as_far_as(room: Room, bodies: list[str]) -> Table | None:
    table = _new(room)
    for number, body in enumerate(bodies):
        _apply(table, number, body)
    return table if bodies else None


def _read_sealed(room: Room, table: Table) -> None:
    query = "SELECT seat, path FROM sealed WHERE table_id = ? AND number = ?"
    for row in room.house.store.all(query, room.id, len(table.records)):
        for ask in table.asks_of(row["seat"]):
            table.sealed[ask.seat] = read_path(table.state, ask, msgspec.json.decode(row["path"]))
