"""What other workers have done at a table: it is read from the store, and those who are here by way of this worker are
told. Of what somebody has answered in secret they are told nothing."""

from __future__ import annotations

import logging
import time
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hyakki.core.events import EVERYONE
from hyakki.core.menu import Ask
from hyakki.core.records import Record
from hyakki.core.table import Table
from hyakki.server.storage.loading import Kept, apply_stored, read_kept, read_sealed
from hyakki.server.tables.clock import TableClock
from hyakki.server.tables.seats import OPEN, OVER, Gone

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable

log = logging.getLogger("hyakki.following")


class Facts(NamedTuple):
    """A table as it was when memory and store last agreed."""

    records: int
    status: str
    open: tuple[Any, ...]
    """What everybody may know beside the game."""
    drops: tuple[int, ...]
    own: dict[tuple[int, str], Any]
    """What only one seat may know: its sealed answer, its standing orders."""
    chat: int
    clock: TableClock
    asks: tuple[Ask, ...]


def facts_of(live: LiveTable) -> Facts:
    seats = tuple([(seat.guest, seat.name, seat.bot, seat.away) for seat in live.seats])
    own: dict[tuple[int, str], Any] = live.orders.given
    if live.table is not None:
        own.update({(seat, ""): path for seat, path in live.table.sealed.items()})
    return Facts(
        0 if live.table is None else len(live.table.records),
        live.status,
        (live.host, live.next, live.clock.paused, live.clock.by, seats),
        tuple([seat.drops for seat in live.seats]),
        own,
        live.chat_count,
        copy(live.clock),
        () if live.table is None else live.table.asks,
    )


async def settled(live: LiveTable) -> None:
    """Wait until memory holds nothing that is not stored, and all that other workers have stored by now."""
    if live.registry.workers.several:
        row = await live.registry.store.one("SELECT changes FROM tables WHERE id = ?", live.id)
        if row is None:
            raise Gone("the table is gone")
        live.heard = max(live.heard, row["changes"])
    if live.ahead or live.astray or live.heard > live.changes:
        await catch_up(live)


async def catch_up(live: LiveTable) -> None:
    async with live.lock:
        if live.astray:
            await reload(live)
        elif live.heard > live.changes:
            await follow(live)


async def reload(live: LiveTable) -> None:
    """Something went wrong between memory and store: the store is right."""
    before = live.facts
    await live.read()
    live.note_facts()
    live.wake()
    tell_since(live, before)


def lost(live: LiveTable) -> None:
    """The store does not answer. Whether that has happened is seen once it does, and nobody is told before."""
    live.ahead = live.astray = True
    live.timers.clear()
    if not live.returning:
        live.returning = True
        live.later(lambda: _return(live))


async def _return(live: LiveTable) -> None:
    await catch_up(live)
    live.returning = False


async def follow(live: LiveTable) -> None:
    """Up to what is stored now. The lock must be held."""
    before, table, store = live.facts, live.table, live.registry.store
    if table is not None and live.status != OPEN and live.offer is None and not live.astray:
        kept = await read_kept(store, live.id, len(table.records) - 1)
        if kept is not None and kept.changes == live.changes:
            return
        if kept is not None and _add(live, table, kept):
            _after(live, before)
            return
    await read_again(live)
    _after(live, before)


async def read_again(live: LiveTable) -> None:
    """Where no Record is new, the clock goes on as it was, or stands if somebody has stopped it meanwhile."""
    before = live.facts
    await live.read()
    if live.is_playing and live.playing().records and len(live.playing().records) == before.records:
        stored, live.clock = live.clock, before.clock
        live.clock.stand_as(stored)
        live.presence.look()
        live.arm(time.monotonic() - live.clock.opened)


async def overtaken(live: LiveTable) -> None:
    """Another worker was first, so what was done here has not happened."""
    before = live.facts
    await read_again(live)
    _after(live, before)


def _add(live: LiveTable, table: Table, kept: Kept) -> bool:
    """The Records since, if they follow upon those that are here."""
    last = len(table.records) - 1
    if not kept.bodies or msgspec.json.decode(kept.bodies[0], type=Record) != table.records[last]:
        return False
    try:
        for number, body in enumerate(kept.bodies[1:], start=last + 1):
            apply_stored(table, number, body)
    except Exception as error:
        log.warning("table %s is read again: %s", live.id, error)
        return False
    if len(table.records) != last + len(kept.bodies) or (kept.row["status"] == OVER) != table.over:
        return False
    live.take_in(kept)
    table.sealed = {}
    read_sealed(kept, table, len(table.records))
    if len(kept.bodies) > 1:
        live.clock.restore(kept.row["clock"], table.asks)
    else:
        live.clock.follow(kept.row["clock"])
    return True


def _after(live: LiveTable, before: Facts) -> None:
    now = live.facts = facts_of(live)
    live.touched = time.time()
    moved = (now.records, now.status) != (before.records, before.status)
    if now.drops != before.drops:
        live.presence.forget()
    if moved:
        live.wake()
    elif live.is_playing:
        live.presence.look()
        if now.open != before.open:
            live.arm(time.monotonic() - live.clock.opened)
        live.settle_if_due()
    tell_since(live, before)


def tell_since(live: LiveTable, before: Facts) -> None:
    now = live.facts
    moved = (now.records, now.status) != (before.records, before.status)
    if moved and live.table is not None and live.status != OPEN:
        same = now.status == before.status and now.open == before.open and now.records > before.records
        live.telling.moved(known=live.table.known_to(before.records, before.asks) if same else EVERYONE)
    elif moved or now.open != before.open:
        live.telling.tell()
    else:
        _tell_owners(live, before, now)
    if now.chat != before.chat:
        live.later(live.telling.chat)


def _tell_owners(live: LiveTable, before: Facts, now: Facts) -> None:
    keys = before.own.keys() | now.own.keys()
    seats = {key[0] for key in keys if before.own.get(key) != now.own.get(key)}
    for guest in {live.seats[seat].guest for seat in seats}:
        if guest is not None:
            live.telling.tell(only=guest)
