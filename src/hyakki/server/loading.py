"""A table from the store: Records are the truth."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.engine import read_path
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import Game
from hyakki.core.records import Record
from hyakki.core.replay import without_draws
from hyakki.core.rules import Rules
from hyakki.core.table import Table
from hyakki.server.renewal import VOTES, Mark, Offer
from hyakki.server.seats import PLAYING, Seat
from hyakki.server.store import Row, Store

if TYPE_CHECKING:
    from hyakki.server.room import Room

log = logging.getLogger("hyakki.loading")


def read_rules(game: Game[Any], seats: int, stored: str, options: dict[str, Any]) -> tuple[Rules, bool]:
    """The Rules as they are stored; where this version cannot read them, those it makes of the table's options, or
    without what it does not know of these. And whether they are new."""
    try:
        return game.load_rules(msgspec.json.decode(stored)), False
    except Exception as error:  # what another version has stored can be anything
        log.warning("Rules of %s are of another version: %s", game.key, error)
    try:
        return game.rules(seats, options), True
    except BadContent as error:
        log.warning("options of %s are of another version: %s", game.key, error)
        return game.rules(seats, {}), True


class Kept:
    """All that the store holds of a table, at one moment."""

    __slots__ = ("bodies", "chat", "orders", "row", "sealed", "seats")

    def __init__(self, row: Row, *lists: Sequence[Row]) -> None:
        seats, records, self.sealed, self.orders, ((self.chat,),) = lists
        self.row = row
        self.seats = [
            Seat(each["guest"], each["name"], each["bot"], bool(each["away"]), each["drops"]) for each in seats
        ]
        self.bodies: list[str] = [each["body"] for each in records]

    @property
    def changes(self) -> int:
        return int(self.row["changes"])


async def read_kept(store: Store, id: str, since: int = 0) -> Kept | None:
    """If there is such a table; of its Records, those from this number on."""
    rows, *lists = await store.together(
        ("SELECT * FROM tables WHERE id = ?", (id,)),
        ("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (id,)),
        ("SELECT body FROM records WHERE table_id = ? AND number >= ? ORDER BY number", (id, since)),
        ("SELECT number, seat, path FROM sealed WHERE table_id = ?", (id,)),
        ("SELECT seat, kind, path FROM orders WHERE table_id = ?", (id,)),
        ("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (id,)),
    )
    return Kept(rows[0], *lists) if rows else None


class Reading:
    """What has become of a table in the store."""

    __slots__ = ("goes_on", "offer", "table")

    def __init__(self, table: Table | None, offer: Offer | None = None, goes_on: bool = True) -> None:
        self.table = table
        self.offer = offer
        """The rules have changed under it: this is put to the vote."""
        self.goes_on = goes_on


def read_table(room: Room, kept: Kept, new_rules: bool) -> Reading:
    """The table as its Records say. Where the rules have changed under it, it is as it was before the first Record that
    does not fit any more."""
    bodies, mark = kept.bodies, kept.row["mark"]
    if not bodies:
        return Reading(None)
    marked = None if mark is None else msgspec.json.decode(mark, type=Mark)
    table, same = _as_far_as(room, bodies, marked)
    if room.status != PLAYING:
        return Reading(table if table.records else None)
    if len(table.records) == len(bodies) and same and not table.over and not new_rules:
        read_sealed(kept, table, len(table.records))
        return Reading(table)
    while table.over:
        table, _ = _as_far_as(room, bodies[: len(table.records) - 1])
    if not table.records:
        return Reading(None, goes_on=False)
    offer = Offer(table, bodies)
    log.warning("table %s: the rules have changed after record %d of %d", room.id, offer.kept, len(bodies))
    read_sealed(kept, table, VOTES)
    return Reading(table, offer)


def _as_far_as(room: Room, bodies: Sequence[str], mark: Mark | None = None) -> tuple[Table, bool]:
    """The table after all Records that are lawful and go as they went; and whether it was as it is marked."""
    table, same = Table(room.game, room.rules, room.count, Chance(room.key)), True
    for number, body in enumerate(bodies):
        try:
            apply_stored(table, number, body)
        except Exception as error:
            log.warning("table %s: record %d does not fit any more: %s", room.id, number, error)
            return _as_far_as(room, bodies[:number])[0], False
        if mark is not None and mark.number == len(table.records):
            same = mark.holds(table)
    if len(table.records) > len(bodies):  # a vote has taken something back that is not what was taken back then
        return _as_far_as(room, bodies[:-1])[0], False
    return table, same


def apply_stored(table: Table, number: int, body: str) -> None:
    """Chance draws again, and must draw the same."""
    record: Record = msgspec.json.decode(body, type=Record)
    if number >= len(table.records):  # a take-back is carried out by the vote before it
        table.apply(without_draws(record))
    if table.records[number] != record:
        raise Malformed("it would have gone otherwise")


def read_sealed(kept: Kept, table: Table, number: int) -> None:
    """Those of the window that has this number."""
    for row in kept.sealed:
        if row["number"] == number:
            for ask in table.asks_of(row["seat"]):
                table.sealed[ask.seat] = read_path(table.state, ask, msgspec.json.decode(row["path"]))
