"""A store in PostgreSQL, for any number of equal workers. Each change of a table names how many were before it, so two
workers cannot both make the next."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import zip_longest
from typing import Any

import asyncpg

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.server.storage.store import (
    MOST_AT_ONCE,
    Conflict,
    Row,
    Seen,
    Statement,
    Store,
    Unreachable,
    Write,
    migrations,
)

log = logging.getLogger("hyakki.postgresql")

CONNECTIONS = 6
CLOSING_SECONDS = 10.0
PATIENCE = 20.0
"""Seconds after which a database that says nothing counts as lost."""
HOUSE = "hashtext('hyakki ' || current_schema())"
"""What a server holds while it is open: all its workers together, or the only one alone."""
LOST = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    OSError,
)
"""The connection is, and nobody knows whether a commit under way was carried out."""


class PostgresStore(Store):
    counts = True

    def __init__(self, address: str, shared: bool, lock: Any, pool: Any) -> None:
        self._address = address
        self._shared = shared
        self._lock = lock
        """A connection by which the server is held; the database lets go of it if it is lost."""
        self._pool = pool
        self._answers = True
        """Whether it did when it was last asked."""
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, shared: bool) -> PostgresStore:
        """`shared`: other workers may be there, if they say the same."""
        lock: Any = None
        try:
            lock = await _hold(address, shared)
            await migrate(lock)
            pool = await asyncpg.create_pool(
                address, min_size=0, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
            )
        except HyakkiError:
            if lock is not None:
                await lock.close()
            raise
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if lock is not None:
                await lock.close()
            raise BadContent("--database", f"cannot be used: {error}") from None
        return cls(address, shared, lock, pool)

    async def all(self, query: str, *args: Any) -> Sequence[Row]:
        if not _can_be_stored(args):
            return []
        with self._reached():
            found: Sequence[Row] = await self._pool.fetch(translated(query), *args)
            return found

    async def together(self, *queries: Statement) -> list[Sequence[Row]]:
        if not all(_can_be_stored(args) for _, args in queries):
            return [[] for _ in queries]
        with self._reached():
            async with self._pool.acquire() as at, at.transaction(isolation="repeatable_read", readonly=True):
                return [await at.fetch(translated(query), *args) for query, args in queries]

    async def check(self) -> None:
        """One row of each table. The pages of a database are looked after by PostgreSQL's own tools."""
        tables = await self.all("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        for row in tables:
            await self.all(f'SELECT * FROM "{row["tablename"]}" LIMIT 1')

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """Said once: people hear it whenever they do something."""
        try:
            yield
        except LOST as error:
            if isinstance(error, ValueError):  # it is about what was asked
                raise
            if self._answers:
                log.warning("the database does not answer: %s", error)
            self._answers = False
            raise Unreachable("the store does not answer: try again in a moment") from error
        if not self._answers:
            log.warning("the database answers again")
        self._answers = True

    async def write(self, *statements: Statement, seen: Seen | None = None) -> None:
        loop = asyncio.get_running_loop()
        write = Write(statements, loop.create_future(), seen)
        self._waiting.append(write)
        if self._writer is None:
            self._writer = loop.create_task(self._commit_all())
        await write.done

    async def _commit_all(self) -> None:
        """One transaction for all that wait, again and again."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                for write, error in zip(batch, await self._commit(batch), strict=True):
                    write.settle(error)
        finally:
            self._writer = None

    async def _commit(self, batch: list[Write]) -> list[Exception | None]:
        """What went wrong with each. If one of them fails, each is tried by itself."""
        try:
            with self._reached():
                return await self._carry_out(batch)
        except Unreachable as error:
            return [error] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                conflict = isinstance(error, asyncpg.IntegrityConstraintViolationError)
                return [Conflict(str(error)) if conflict else error]
            return [(await self._commit([write]))[0] for write in batch]

    async def _carry_out(self, batch: list[Write]) -> list[Exception | None]:
        if self._lock.is_closed():
            self._lock = await _hold(self._address, self._shared)
        async with self._pool.acquire() as connection, connection.transaction():
            current = await _count(connection, {seen[0]: seen[1] for write in batch if (seen := write.seen)})
            fresh = [write.seen is None or write.seen[0] in current for write in batch]
            lists = [write.statements for write, is_fresh in zip(batch, fresh, strict=True) if is_fresh]
            for statements in zip_longest(*lists):
                await _execute(connection, [statement for statement in statements if statement is not None])
        self.commits += 1
        return [None if is_fresh else Conflict("the table has changed meanwhile") for is_fresh in fresh]

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), CLOSING_SECONDS)
        except TimeoutError:
            self._pool.terminate()
        await self._lock.close()


async def _hold(address: str, shared: bool) -> Any:
    """The server, by a connection."""
    lock = await asyncpg.connect(address, timeout=PATIENCE)
    if not await lock.fetchval(f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({HOUSE})"):
        await lock.close()
        raise BadContent("--database", "a server is using it already; of several, each needs --broker")
    return lock


async def _count(connection: Any, seen: dict[str, int]) -> set[str]:
    """One more change of each of these tables, but of those that others have changed: the ones that were as they were
    seen. All workers lock them in the same order, so none waits for another in a circle."""
    if not seen:
        return set()
    query = "SELECT id, changes FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
    current = {row["id"] for row in await connection.fetch(query, list(seen)) if row["changes"] == seen[row["id"]]}
    await connection.execute("UPDATE tables SET changes = changes + 1 WHERE id = ANY($1)", list(current))
    return current


async def _execute(connection: Any, statements: list[Statement]) -> None:
    """Those of one kind go together."""
    kinds: dict[str, list[list[Any]]] = {}
    for query, args in statements:
        kinds.setdefault(query, []).append([int(each) if isinstance(each, bool) else each for each in args])
    for query, many in kinds.items():
        if len(many) == 1:
            await connection.execute(translated(query), *many[0])
        else:
            await connection.executemany(translated(query), many)


@cache
def translated(query: str) -> str:
    first, *rest = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, start=1))


def _can_be_stored(args: Sequence[Any]) -> bool:
    """A text that PostgreSQL cannot hold is in none of its rows."""
    return not any(isinstance(each, str) and "\0" in each for each in args)


async def migrate(connection: Any, steps: Callable[[], list[tuple[int, str]]] = migrations) -> int:
    """Bring the database up to this version, whole or not at all; of several workers one does it."""
    known = steps()
    newest = known[-1][0]
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({HOUSE}, 1)")
        await connection.execute("CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM store_version")
        if version > newest:
            raise HyakkiError(f"the store is of version {version}; this program knows {newest}")
        for number, script in known:
            if number > version:
                await connection.execute(in_its_words(script))
                await connection.execute("INSERT INTO store_version VALUES ($1)", number)
    return newest


WORDS = {"BLOB": "BYTEA", "REAL": "DOUBLE PRECISION", "WITHOUT ROWID": ""}


def in_its_words(script: str) -> str:
    """What SQLite calls otherwise."""
    return re.sub(rf"\b({'|'.join(WORDS)})\b", lambda found: WORDS[found[0]], script)
