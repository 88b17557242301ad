"""A server in this process with players that need no socket: for tests of clocks and of internal errors."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hyakki.core.records import Record
from hyakki.server.identity import Guest
from hyakki.server.realtime.broadcast import Subscriber
from hyakki.server.settings import Settings
from hyakki.server.storage.store import STORE, open_store
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from tests.server.client import merged


@asynccontextmanager
async def open_registry(folder: Path, **settings: Any) -> AsyncIterator[Registry]:
    chosen = Settings(data=str(folder), **settings)
    registry = Registry(chosen, await open_store(chosen))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


class Person:
    """A guest, with the latest state that it was sent at one table."""

    def __init__(self, registry: Registry, guest: Guest) -> None:
        self.registry = registry
        self.guest = guest
        self.state: dict[str, Any] = {}
        self.line: Subscriber | None = None
        self.heard: list[str] = []

    @classmethod
    async def enter(cls, registry: Registry, name: str) -> Person:
        guest, _, _ = await registry.identity.create(name)
        return cls(registry, guest)

    def sit_at(self, live: LiveTable) -> None:
        self.line = Subscriber(self.guest.id, self._receive, 0, 0)
        live.join(self.line)
        live.later(partial(live.broadcast.chat, self.line))

    def drop(self, live: LiveTable) -> None:
        assert self.line is not None
        live.quit(self.line)

    def _receive(self, message: bytes) -> None:
        said = json.loads(message)
        if said["type"] == "state":
            self.state = merged(self.state, said)
        elif said["type"] == "chat":
            self.heard += [line["text"] for line in said["lines"]]

    async def answers(self, live: LiveTable, seat: int, *path: str) -> None:
        table = live.playing()
        (ask,) = table.asks_of(seat)
        await live.answer(self.guest.id, seat, table.ask_id(ask), path)


async def table(people: list[Person], pace: str, *more: str, **options: Any) -> LiveTable:
    """Return a table of these guests and seats at its first turn."""
    registry, lords = people[0].registry, ["celeste", "haunt", "hollow", "mirage", "tanuki", "shisu"]
    count = len(people) + len(more)
    plain = {"picks": lords[:count], "order": list(range(count)), **options}
    seats = ["me", *(["open"] * (len(people) - 1)), *more]
    live = await create_table(registry, people[0].guest, "kitsunedo", seats, pace, False, True, plain)
    for person in people[1:]:
        await registry.sit(person.guest, live.id, live.invite, None)
    return live


async def until(so: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.005)


def stored(registry: Registry, live: LiveTable) -> list[Record]:
    with closing(sqlite3.connect(Path(registry.settings.data) / STORE)) as db:
        rows = db.execute("SELECT body FROM records WHERE table_id = ? ORDER BY number", (live.id,)).fetchall()
    return [msgspec.json.decode(body, type=Record) for (body,) in rows]


def was_done(folder: Path, table: str, record: dict[str, Any]) -> None:
    """Append a Record to the store, as rules of another version made it."""
    with sqlite3.connect(folder / STORE) as db:
        (count,) = db.execute("SELECT count(*) FROM records WHERE table_id = ?", (table,)).fetchone()
        db.execute("INSERT INTO records VALUES (?, ?, ?, 0)", (table, count, json.dumps(record)))
    db.close()
