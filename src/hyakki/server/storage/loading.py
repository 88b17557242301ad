"""A table from the store: Records are the truth."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.engine import read_path
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import Game
from hyakki.core.records import RECORD
from hyakki.core.replay import without_draws
from hyakki.core.rules import Rules
from hyakki.core.table import Table
from hyakki.server.jobs.background import in_thread
from hyakki.server.storage.store import Row, Store
from hyakki.server.tables.seats import PLAYING, Seat
from hyakki.server.tables.upgrades import VOTES, Mark, Offer

log = logging.getLogger("hyakki.loading")


def read_rules(game: Game[Any], seats: int, stored: str, options: dict[str, Any]) -> tuple[Rules, bool]:
    """The Rules as they are stored; where this version cannot read them, those it makes of the table's options, or
    without what it does not know of these. And whether they are new."""
    try:
        return game.load_rules(msgspec.json.decode(stored), seats), False
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

    __slots__ = ("content", "goes_on", "offer", "rules", "table")

    def __init__(
        self, game: Game[Any], rules: Rules, table: Table | None, offer: Offer | None = None, goes_on: bool = True
    ) -> None:
        self.rules = rules
        self.content = game.content(rules)
        self.table = table
        self.offer = offer
        """The rules have changed under it: this is put to the vote."""
        self.goes_on = goes_on


async def read_beside(game: Game[Any], kept: Kept) -> Reading:
    """A long game takes long: people at other tables do not wait for it."""
    return await in_thread(read_table, game, kept)


def read_table(game: Game[Any], kept: Kept) -> Reading:
    """The table as its Records say. Where the rules have changed under it, it is as it was before the first Record that
    does not fit any more."""
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
    log.warning("table %s: the rules have changed after record %d of %d", row["id"], offer.kept, len(bodies))
    read_sealed(kept, table, VOTES)
    return Reading(game, rules, table, offer)


def _as_far_as(
    row: Row, empty: Callable[[Chance], Table], bodies: Sequence[str], mark: Mark | None = None
) -> tuple[Table, bool]:
    """The table after all Records that are lawful and go as they went; and whether it was as it is marked."""
    table, same = empty(Chance(row["key"])), True
    for number, body in enumerate(bodies):
        try:
            apply_stored(table, number, body)
        except Exception as error:
            log.warning("table %s: record %d does not fit any more: %s", row["id"], number, error)
            return _as_far_as(row, empty, bodies[:number])[0], False
        if mark is not None and mark.number == len(table.records):
            same = mark.holds(table)
    if len(table.records) > len(bodies):  # a vote has taken something back that is not what was taken back then
        return _as_far_as(row, empty, bodies[:-1])[0], False
    return table, same


def apply_stored(table: Table, number: int, body: str) -> None:
    """Chance draws again, and must draw the same."""
    record = RECORD.decode(body)
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
