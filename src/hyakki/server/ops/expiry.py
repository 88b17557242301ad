"""Deletes what has expired: tables without activity, guests who sit nowhere and do not return, imported replays,
reviews of games that are gone, old reports. `[expiry]` in the settings says after how long."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from hyakki.server.errors import Conflict
from hyakki.server.jobs.background import in_thread
from hyakki.server.ops.reports import clear as clear_reports
from hyakki.server.storage.store import Row
from hyakki.server.tables.clock import Kept, persist
from hyakki.server.tables.seats import OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from hyakki.server.tables.registry import Registry

EVERY_SECONDS = 300.0
FINISHED_SECONDS = 60.0
"""A finished table without clients leaves memory after so long."""
HOUR = 3600.0

EXPIRED_GUESTS = (
    "DELETE FROM guests WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)"
)
LEFT_REVIEWS = (
    "DELETE FROM reviews WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = reviews.id) "
    "AND NOT EXISTS (SELECT 1 FROM replays WHERE id = reviews.id)"
)
"""Reviews whose games are gone."""

LEFT = (
    "SELECT id FROM tables t WHERE status = 'playing' AND parent IS NULL AND next IS NULL "
    "AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NOT NULL) "
    "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NOT NULL AND s.away = 0)"
)
"""Tables in play that all their players have left, except those of a Series, which is more than one game."""
SLOW = "SELECT id, clock FROM tables WHERE status = 'playing' AND pace = 'slow' AND clock IS NOT NULL"


async def expire_forever(registry: Registry) -> None:
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        await persist(partial(expire, registry))
        registry.metrics.write_log()


async def expire(registry: Registry, now: float | None = None) -> list[str]:
    """Delete what has expired; return the ids of the deleted tables."""
    now = time.time() if now is None else now
    expiry, store = registry.settings.expiry, registry.store
    await registry.identity.store_visits(now)
    gone: list[str] = []
    if await registry.workers.may_expire():
        old = await _old_tables(registry, now)
        went = await asyncio.gather(*(_delete(registry, row) for row in old))
        gone = [row["id"] for row, is_gone in zip(old, went, strict=True) if is_gone]
        for id in gone:
            await registry.forget(id)
        await store.write(("DELETE FROM replays WHERE created < ?", (now - expiry.replay_hours * HOUR,)))
        await store.write((LEFT_REVIEWS, ()))
        await store.write((EXPIRED_GUESTS, (now - expiry.guest_hours * HOUR,)))
        await _wake_due_tables(registry, now)
    await in_thread(clear_reports, registry.settings.data, now - expiry.report_hours * HOUR)
    await _unload_idle_tables(registry, now)
    await registry.sign_out()
    return gone


async def _delete(registry: Registry, row: Row) -> bool:
    """Delete the table, unless it has changed since; return whether it is gone."""
    id, store = row["id"], registry.store
    try:
        delete = "DELETE FROM tables WHERE id = ? AND touched = ?"
        await store.write((delete, (id, row["touched"])), seen=(id, row["changes"]))
    except Conflict:
        return False
    return await store.one("SELECT id FROM tables WHERE id = ?", id) is None


async def _old_tables(registry: Registry, now: float) -> list[Row]:
    """The rows of tables that have expired. A live table without players stands still and expires after `live_hours`,
    or after `left_hours` if all players have left it (SV-04)."""
    expiry = registry.settings.expiry
    hours = {OPEN: expiry.open_hours, OVER: expiry.over_hours}
    left = {row["id"] for row in await registry.store.all(LEFT)}
    old = []
    for row in await registry.store.all("SELECT id, status, pace, touched, changes FROM tables"):
        playing = expiry.slow_hours if row["pace"] == "slow" else expiry.live_hours
        if row["id"] in left:
            playing = min(playing, expiry.left_hours)
        if now - row["touched"] > hours.get(row["status"], playing) * HOUR:
            old.append(row)
    return old


async def _wake_due_tables(registry: Registry, now: float) -> None:
    """Load slow tables that left memory before a player's time was up."""
    rows = await registry.store.all(SLOW)
    due = [row["id"] for row in rows if row["id"] not in registry.tables and _is_up(row["clock"], now)]
    await registry.mind(due)


def _is_up(clock: str, now: float) -> bool:
    kept = msgspec.json.decode(clock, type=Kept)
    return kept.left is not None and not kept.paused and kept.at + kept.left <= now


async def _unload_idle_tables(registry: Registry, now: float) -> None:
    """Let tables without clients leave memory, finished ones soon; the store keeps them."""
    idle = registry.settings.idle_minutes * 60
    for id, live in list(registry.tables.items()):
        if live.broadcast.subscribers or (live.status == PLAYING and live.pace != "slow"):
            continue
        if now - live.touched > (min(idle, FINISHED_SECONDS) if live.status == OVER else idle):
            await registry.forget(id)
            if marks := live.mark():
                await registry.store.write(*marks)
