"""Tables in the middle of a game: played here from a seed, so that every run is the same, and put into the store of a
running server as if they had been played there."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from itertools import count
from random import Random
from typing import Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.game import game_of
from hyakki.core.menu import Ask, Option
from hyakki.core.table import Table
from hyakki.server.storage.store import STORE
from hyakki.server.tables.seats import OVER, PLAYING, Seat
from tests.server.client import Client, Server

Wanted = Callable[[Table], bool]
PREFERS_AT_ALL = 0.75
"""How often a player takes a preferred answer that is offered."""


@cache
def mika_of(server: Server) -> Client:
    """Return the guest who has seat A at most prepared tables, so that the page need not be loaded again between
    them."""
    return Client(server, "Mika")


def first_word(option: Option) -> str:
    return option.id.split(" ")[0]


def is_over(table: Table) -> bool:
    return table.over


def _chosen(table: Table, ask: Ask, rng: Random, likes: frozenset[str]) -> list[str]:
    path: list[str] = []
    while True:
        options = table.menu(ask, path, look=False).options
        liked = [option for option in options if first_word(option) in likes]
        option = rng.choice(liked if liked and rng.random() < PREFERS_AT_ALL else options)
        path.append(option.id)
        if option.final:
            return path


def _play(table: Table, rng: Random, wanted: Wanted, likes: frozenset[str]) -> bool:
    """Answer at random until the wanted moment; return whether it came before the end."""
    while not wanted(table):
        if table.over:
            return False
        # An open question never closes by itself: another of them may be the one that does.
        asks = rng.sample(table.asks, len(table.asks)) if all(ask.open for ask in table.asks) else table.asks
        for ask in asks:
            table.answer(ask.seat, table.ask_id(ask), _chosen(table, ask, rng, likes))
            if not ask.sealed or table.settle():
                break
    return True


@cache
def _played(
    game: str, seats: int, options: str, wanted: Wanted, likes: frozenset[str], first: int
) -> tuple[Table, bytes]:
    """Return the first game from this seed on that reaches the wanted moment, and the key of its chance."""
    of = game_of(game)
    rules = of.rules(seats, json.loads(options))
    for seed in count(first):
        chance = Chance.seeded(f"laid {seed}")
        key = chance.key
        table = Table.start(of, rules, seats, chance)
        if _play(table, Random(seed), wanted, likes):
            return table, key
    raise AssertionError("there are seeds without end")


def lay(
    server: Server,
    mika: Client,
    game: str,
    wanted: Wanted,
    seats: int = 2,
    likes: Iterable[str] = (),
    options: dict[str, Any] | None = None,
    seed: int = 0,
    other: Client | None = None,
) -> str:
    """Put a table at the wanted moment into the store, with Mika in seat A and bots or one other player elsewhere;
    return its id. A `seed` from which a rare moment is near saves time."""
    table, key = _played(game, seats, json.dumps(options or {}), wanted, frozenset(likes), seed)
    return put_down(server, mika, table, key, options, other)


def put_down(
    server: Server,
    mika: Client,
    table: Table,
    key: bytes,
    options: dict[str, Any] | None = None,
    other: Client | None = None,
) -> str:
    """Put a table into the store, with Mika in seat A and bots or one other player elsewhere; return its id."""
    seats = table.state.seats
    id, now = f"laid-{time.monotonic_ns():x}", time.time()
    people = [Seat(mika.id, mika.name)]
    for seat in range(1, seats):
        people.append(Seat(other.id, other.name) if other else Seat(None, f"Bot {seat}", "random"))
    row = {
        "id": id,
        "game": table.game.key,
        "seats": seats,
        "rules": msgspec.json.encode(table.rules).decode(),
        "options": json.dumps(options or {}),
        "key": key,
        "invite": f"invite-{id}",
        "host": mika.id,
        "pace": "instant",
        "listed": False,
        "spectators": True,
        "status": OVER if table.over else PLAYING,
        "result": msgspec.json.encode(table.game.standing(table.state).plain()).decode() if table.over else None,
        "created": now,
        "touched": now,
    }
    records = ((id, number, msgspec.json.encode(record).decode(), now) for number, record in enumerate(table.records))
    with closing(sqlite3.connect(server.folder / STORE, timeout=60)) as store, store:
        store.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", [*row.values()])
        for number, sitter in enumerate(people):
            store.execute(*sitter.row(id, number))
        store.executemany("INSERT INTO records VALUES (?, ?, ?, ?)", records)
    return id
