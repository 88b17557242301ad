"""A house in this process, and people who sit in it without a socket: for what takes time, or goes wrong inside."""

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
from hyakki.server.realtime.broadcast import Line
from hyakki.server.settings import Settings
from hyakki.server.storage.store import STORE, open_store
from hyakki.server.tables.live import Room
from hyakki.server.tables.registry import House
from tests.server.visitor import merged


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    chosen = Settings(data=str(folder), **settings)
    house = House(chosen, await open_store(chosen))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Person:
    """A guest, and what it was last sent at one table."""

    def __init__(self, house: House, guest: Guest) -> None:
        self.house = house
        self.guest = guest
        self.state: dict[str, Any] = {}
        self.line: Line | None = None
        self.heard: list[str] = []

    @classmethod
    async def enter(cls, house: House, name: str) -> Person:
        guest, _, _ = await house.identity.create(name)
        return cls(house, guest)

    def sit_at(self, room: Room) -> None:
        self.line = Line(self.guest.id, self._receive, 0, 0)
        room.join(self.line)
        room.later(partial(room.telling.chat, self.line))

    def drop(self, room: Room) -> None:
        assert self.line is not None
        room.quit(self.line)

    def _receive(self, message: bytes) -> None:
        said = json.loads(message)
        if said["type"] == "state":
            self.state = merged(self.state, said)
        elif said["type"] == "chat":
            self.heard += [line["text"] for line in said["lines"]]

    async def answers(self, room: Room, seat: int, *path: str) -> None:
        table = room.playing()
        (ask,) = table.asks_of(seat)
        await room.answer(self.guest.id, seat, table.ask_id(ask), path)


async def table(people: list[Person], pace: str, *more: str, **options: Any) -> Room:
    """These people, then these seats, from the first turn on."""
    house, lords = people[0].house, ["celeste", "haunt", "hollow", "mirage", "tanuki", "shisu"]
    count = len(people) + len(more)
    plain = {"picks": lords[:count], "order": list(range(count)), **options}
    seats = ["me", *(["open"] * (len(people) - 1)), *more]
    room = await house.create(people[0].guest, "kitsunedo", seats, pace, False, True, plain)
    for person in people[1:]:
        await house.sit(person.guest, room.id, room.invite, None)
    return room


async def until(so: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.005)


def stored(house: House, room: Room) -> list[Record]:
    with closing(sqlite3.connect(Path(house.settings.data) / STORE)) as db:
        rows = db.execute("SELECT body FROM records WHERE table_id = ? ORDER BY number", (room.id,)).fetchall()
    return [msgspec.json.decode(body, type=Record) for (body,) in rows]


def was_done(folder: Path, table: str, record: dict[str, Any]) -> None:
    """By rules that have changed since."""
    with sqlite3.connect(folder / STORE) as db:
        (count,) = db.execute("SELECT count(*) FROM records WHERE table_id = ?", (table,)).fetchone()
        db.execute("INSERT INTO records VALUES (?, ?, ?, 0)", (table, count, json.dumps(record)))
    db.close()
