"""Reads a table from the store by applying its Records."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from hyakki.core.captions import content_of
from hyakki.core.chance import Chance
from hyakki.core.engine import read_path
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import AnyGame
from hyakki.core.records import RECORD
from hyakki.core.replay import without_draws
from hyakki.core.rules import Rules
from hyakki.core.table import Table
from hyakki.server.jobs.background import in_thread
from hyakki.server.storage.store import Row, Store
from hyakki.server.tables.seats import PLAYING, Seat
from hyakki.server.tables.upgrades import VOTES, Mark, Offer

log = logging.getLogger("hyakki.loading")


def read_rules(game: AnyGame, seats: int, stored: str, options: dict[str, Any]) -> tuple[Rules, bool]:
    """The stored Rules, and whether they are new: Rules that this version cannot read are made again from the table's
    options, or without options if it cannot read those either."""
    try:
        return game.load_rules(msgspec.json.decode(stored), seats), False
    except Exception as error:  # another version may have stored anything
        log.warning("%s: stored Rules cannot be read, making them from the options: %s", game.key, error)
    try:
        return game.rules(seats, options), True
    except BadContent as error:
        log.warning("%s: stored options cannot be read, using the defaults: %s", game.key, error)
        return game.rules(seats, {}), True


class Kept:
    """The stored data of a table, read in one snapshot."""

    __slots__ = ("bodies", "chat", "orders", "row", "sealed", "seats")

    def __init__(self, row: Row, *lists: Sequence[Row]) -> None:
        seats, records, self.sealed, self.orders, ((self.chat,),) = lists
        self.row = row
        self.seats = [
            Seat(each["guest"], each["name"], each["bot"], bool(each["away"]), each["drops"], each["hints"])
            for each in seats
        ]
        self.bodies: list[str] = [each["body"] for each in records]

    @property
    def changes(self) -> int:
        return int(self.row["changes"])


async def read_kept(store: Store, id: str, since: int = 0) -> Kept | None:
    """The stored table, with its Records from this number on; None if there is no such table."""
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
    """A table read from the store."""

    __slots__ = ("content", "goes_on", "offer", "rules", "table")

    def __init__(
        self, game: AnyGame, rules: Rules, table: Table | None, offer: Offer | None = None, goes_on: bool = True
    ) -> None:
        self.rules = rules
        self.content = content_of(game, rules)
        self.table = table
        self.offer = offer
        """Set if the rules have changed under the game: what the players vote on."""
        self.goes_on = goes_on


async def read_in_thread(game: AnyGame, kept: Kept) -> Reading:
    """Read a table in a thread, because replaying a long game takes long."""
    return await in_thread(read_table, game, kept)


def read_table(game: AnyGame, kept: Kept) -> Reading:
    """Build the table from its Records. If the rules have changed, it stops before the first Record that is no longer
    valid."""
    row, bodies, mark = kept.row, kept.bodies, kept.row["mark"]
    rules, new_rules = read_rules(game, row["seats"], row["rules"], msgspec.json.decode(row["options"]))
    if not bodies:
        return Reading(game, rules, None)
    empty = partial(Table, game, rules, row["seats"])
    marked = None if mark is None else msgspec.json.decode(mark, type=Mark)
    table, same = _as_far_as(row, empty, bodies, marked)
    if row["status"] != PLAYING:
        return Reading(game, rules, table if table.records else None)
    if len(table.records) == len(bodies) and same and not table.over and not new_rules:
        read_sealed(kept, table, len(table.records))
        return Reading(game, rules, table)
    while table.over:
        table, _ = _as_far_as(row, empty, bodies[: len(table.records) - 1])
    if not table.records:
        return Reading(game, rules, None, goes_on=False)
    offer = Offer(table, bodies)
    log.warning("table %s: the rules have changed; %d of %d Records still hold", row["id"], offer.kept, len(bodies))
    read_sealed(kept, table, VOTES)
    return Reading(game, rules, table, offer)


def _as_far_as(
    row: Row, empty: Callable[[Chance], Table], bodies: Sequence[str], mark: Mark | None = None
) -> tuple[Table, bool]:
    """The table after all Records that are still valid; and whether it agrees with the mark."""
    table, same = empty(Chance(row["key"])), True
    for number, body in enumerate(bodies):
        try:
            apply_stored(table, number, body)
        except Exception as error:
            log.warning("table %s: Record %d is no longer valid: %s", row["id"], number, error)
            return _as_far_as(row, empty, bodies[:number])[0], False
        if mark is not None and mark.number == len(table.records):
            same = mark.holds(table)
    if len(table.records) > len(bodies):  # a vote has taken back another Record than it did then
        return _as_far_as(row, empty, bodies[:-1])[0], False
    return table, same


def apply_stored(table: Table, number: int, body: str) -> None:
    """Apply a stored Record; chance must draw the same as before."""
    record = RECORD.decode(body)
    if number >= len(table.records):  # the vote before a take-back has carried it out
        table.apply(without_draws(record))
    if table.records[number] != record:
        raise Malformed("chance or the rules give another result")


def read_sealed(kept: Kept, table: Table, number: int) -> None:
    """Put the stored sealed answers of the window with this number on the table."""
    for row in kept.sealed:
        if row["number"] == number:
            for ask in table.asks_of(row["seat"]):
                table.sealed[ask.seat] = read_path(table.state, ask, msgspec.json.decode(row["path"]))
