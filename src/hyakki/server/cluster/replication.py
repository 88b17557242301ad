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
    from hyakki.server.tables.live import Room

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


def facts_of(room: Room) -> Facts:
    seats = tuple([(seat.guest, seat.name, seat.bot, seat.away) for seat in room.seats])
    own: dict[tuple[int, str], Any] = room.orders.given
    if room.table is not None:
        own.update({(seat, ""): path for seat, path in room.table.sealed.items()})
    return Facts(
        0 if room.table is None else len(room.table.records),
        room.status,
        (room.host, room.next, room.clock.paused, room.clock.by, seats),
        tuple([seat.drops for seat in room.seats]),
        own,
        room.chat_count,
        copy(room.clock),
        () if room.table is None else room.table.asks,
    )


async def settled(room: Room) -> None:
    """Wait until memory holds nothing that is not stored, and all that other workers have stored by now."""
    if room.house.workers.several:
        row = await room.house.store.one("SELECT changes FROM tables WHERE id = ?", room.id)
        if row is None:
            raise Gone("the table is gone")
        room.heard = max(room.heard, row["changes"])
    if room.ahead or room.astray or room.heard > room.changes:
        await catch_up(room)


async def catch_up(room: Room) -> None:
    async with room.lock:
        if room.astray:
            await reload(room)
        elif room.heard > room.changes:
            await follow(room)


async def reload(room: Room) -> None:
    """Something went wrong between memory and store: the store is right."""
    before = room.facts
    await room.read()
    room.note_facts()
    room.wake()
    tell_since(room, before)


def lost(room: Room) -> None:
    """The store does not answer. Whether that has happened is seen once it does, and nobody is told before."""
    room.ahead = room.astray = True
    room.timers.clear()
    if not room.returning:
        room.returning = True
        room.later(lambda: _return(room))


async def _return(room: Room) -> None:
    await catch_up(room)
    room.returning = False


async def follow(room: Room) -> None:
    """Up to what is stored now. The lock must be held."""
    before, table, store = room.facts, room.table, room.house.store
    if table is not None and room.status != OPEN and room.offer is None and not room.astray:
        kept = await read_kept(store, room.id, len(table.records) - 1)
        if kept is not None and kept.changes == room.changes:
            return
        if kept is not None and _add(room, table, kept):
            _after(room, before)
            return
    await read_again(room)
    _after(room, before)


async def read_again(room: Room) -> None:
    """Where no Record is new, the clock goes on as it was, or stands if somebody has stopped it meanwhile."""
    before = room.facts
    await room.read()
    if room.is_playing and room.playing().records and len(room.playing().records) == before.records:
        stored, room.clock = room.clock, before.clock
        room.clock.stand_as(stored)
        room.presence.look()
        room.arm(time.monotonic() - room.clock.opened)


async def overtaken(room: Room) -> None:
    """Another worker was first, so what was done here has not happened."""
    before = room.facts
    await read_again(room)
    _after(room, before)


def _add(room: Room, table: Table, kept: Kept) -> bool:
    """The Records since, if they follow upon those that are here."""
    last = len(table.records) - 1
    if not kept.bodies or msgspec.json.decode(kept.bodies[0], type=Record) != table.records[last]:
        return False
    try:
        for number, body in enumerate(kept.bodies[1:], start=last + 1):
            apply_stored(table, number, body)
    except Exception as error:
        log.warning("table %s is read again: %s", room.id, error)
        return False
    if len(table.records) != last + len(kept.bodies) or (kept.row["status"] == OVER) != table.over:
        return False
    room.take_in(kept)
    table.sealed = {}
    read_sealed(kept, table, len(table.records))
    if len(kept.bodies) > 1:
        room.clock.restore(kept.row["clock"], table.asks)
    else:
        room.clock.follow(kept.row["clock"])
    return True


def _after(room: Room, before: Facts) -> None:
    now = room.facts = facts_of(room)
    room.touched = time.time()
    moved = (now.records, now.status) != (before.records, before.status)
    if now.drops != before.drops:
        room.presence.forget()
    if moved:
        room.wake()
    elif room.is_playing:
        room.presence.look()
        if now.open != before.open:
            room.arm(time.monotonic() - room.clock.opened)
        room.settle_if_due()
    tell_since(room, before)


def tell_since(room: Room, before: Facts) -> None:
    now = room.facts
    moved = (now.records, now.status) != (before.records, before.status)
    if moved and room.table is not None and room.status != OPEN:
        same = now.status == before.status and now.open == before.open and now.records > before.records
        room.telling.moved(known=room.table.known_to(before.records, before.asks) if same else EVERYONE)
    elif moved or now.open != before.open:
        room.telling.tell()
    else:
        _tell_owners(room, before, now)
    if now.chat != before.chat:
        room.later(room.telling.chat)


def _tell_owners(room: Room, before: Facts, now: Facts) -> None:
    keys = before.own.keys() | now.own.keys()
    seats = {key[0] for key in keys if before.own.get(key) != now.own.get(key)}
    for guest in {room.seats[seat].guest for seat in seats}:
        if guest is not None:
            room.telling.tell(only=guest)
