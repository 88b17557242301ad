"""Catch up with changes that other workers have stored: read the live table from the store and notify its clients. A
sealed answer given through another worker is sent only to the player who gave it."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import msgspec

from hyakki.core.events import EVERYONE
from hyakki.core.records import Record
from hyakki.core.table import Table
from hyakki.server.cluster.replica import Facts
from hyakki.server.errors import Gone
from hyakki.server.storage.loading import Kept, apply_stored, read_kept, read_sealed
from hyakki.server.tables.seats import OPEN, OVER

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable

log = logging.getLogger("hyakki.replication")


async def settled(live: LiveTable) -> None:
    """Wait until memory holds exactly what is stored, other workers' changes included."""
    if live.registry.workers.several:
        row = await live.registry.store.one("SELECT changes FROM tables WHERE id = ?", live.id)
        if row is None:
            raise Gone("the table has been deleted")
        live.replica.heard(row["changes"])
    if not live.replica.settled:
        await catch_up(live)


async def catch_up(live: LiveTable) -> None:
    async with live.lock:
        if live.replica.doubtful:
            await reload(live)
        elif live.replica.behind:
            await follow(live)


async def reload(live: LiveTable) -> None:
    """Read the table again where memory and store may disagree: the store is right."""
    before = live.replica.facts
    await live.read()
    live.note_facts()
    live.wake()
    notify_since(live, before)


def lost(live: LiveTable) -> None:
    """Hold the table back while the store does not answer: clients hear of the write under way once it is known."""
    live.timers.clear()
    if live.replica.lost_store():
        live.later(lambda: _recover(live))


async def _recover(live: LiveTable) -> None:
    await catch_up(live)
    live.replica.recovered()


async def follow(live: LiveTable) -> None:
    """Bring memory up to what is stored now. The lock must be held."""
    replica, table, store = live.replica, live.table, live.registry.store
    before = replica.facts
    if table is not None and live.status != OPEN and live.offer is None and not replica.doubtful:
        kept = await read_kept(store, live.id, len(table.records) - 1)
        if kept is not None and kept.changes == replica.version:
            return
        if kept is not None and _add(live, table, kept):
            _after(live, before)
            return
    await read_again(live)
    _after(live, before)


async def read_again(live: LiveTable) -> None:
    """Read the whole table. If no Record is new, the clock continues as it was, or stands if a player has stopped
    it."""
    before = live.replica.facts
    await live.read()
    if live.is_playing and live.playing().records and len(live.playing().records) == before.records:
        stored, live.clock = live.clock, before.clock
        live.clock.stand_as(stored)
        live.presence.look()
        live.arm(time.monotonic() - live.clock.opened)


async def overtaken(live: LiveTable) -> None:
    """Drop what was done here, because another worker was first."""
    before = live.replica.facts
    await read_again(live)
    _after(live, before)


def _add(live: LiveTable, table: Table, kept: Kept) -> bool:
    """Apply the Records that are new; return whether they follow those in memory."""
    last = len(table.records) - 1
    if not kept.bodies or msgspec.json.decode(kept.bodies[0], type=Record) != table.records[last]:
        return False
    try:
        for number, body in enumerate(kept.bodies[1:], start=last + 1):
            apply_stored(table, number, body)
    except Exception as error:
        log.warning("table %s: reading the whole table again, as new Records do not follow: %s", live.id, error)
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
    live.replica.note(live)
    now = live.replica.facts
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
    notify_since(live, before)


def notify_since(live: LiveTable, before: Facts) -> None:
    """Send the clients of this worker what has changed."""
    now = live.replica.facts
    moved = (now.records, now.status) != (before.records, before.status)
    if moved and live.table is not None and live.status != OPEN:
        same = now.status == before.status and now.open == before.open and now.records > before.records
        live.broadcast.moved(known=live.table.known_to(before.records, before.asks) if same else EVERYONE)
    elif moved or now.open != before.open:
        live.broadcast.send()
    else:
        _notify_owners(live, before, now)
    if now.chat != before.chat:
        live.later(live.broadcast.chat)


def _notify_owners(live: LiveTable, before: Facts, now: Facts) -> None:
    keys = before.own.keys() | now.own.keys()
    seats = {key[0] for key in keys if before.own.get(key) != now.own.get(key)}
    for guest in {live.seats[seat].guest for seat in seats}:
        if guest is not None:
            live.broadcast.send(only=guest)
