"""The store in PostgreSQL, for any number of equal workers. Each write names the number of changes before it, so two
workers cannot both make the next change of a table."""

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
from hyakki.server.errors import Conflict, Unreachable
from hyakki.server.storage.store import MOST_AT_ONCE, Row, Seen, Statement, Store, Write, migrations

log = logging.getLogger("hyakki.postgresql")

CONNECTIONS = 6
CLOSING_SECONDS = 10.0
PATIENCE = 20.0
"""Seconds after which a database that does not answer counts as lost."""
LOCK_KEY = "hashtext('hyakki ' || current_schema())"
"""The advisory lock of a deployment: shared by all its workers, or exclusive for a single server."""
LOST = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    OSError,
)
"""Errors of a lost connection: a commit under way may or may not have been carried out."""


class PostgresStore(Store):
    counts = True

    def __init__(self, address: str, shared: bool, lock: Any, pool: Any) -> None:
        self._address = address
        self._shared = shared
        self._lock = lock
        """The connection that holds the deployment's lock; the database releases it if the connection is lost."""
        self._pool = pool
        self._answers = True
        """Whether the database answered the last query."""
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, shared: bool) -> PostgresStore:
        """Connect, lock and migrate. `shared`: other workers may use the database if they share the lock too."""
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
        """Read one row of each table. PostgreSQL's own tools check the pages of the database."""
        tables = await self.all("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        for row in tables:
            await self.all(f'SELECT * FROM "{row["tablename"]}" LIMIT 1')

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """Turn lost connections into Unreachable; log only when it begins and ends."""
        try:
            yield
        except LOST as error:
            if isinstance(error, ValueError):  # the query is wrong
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
        """Commit waiting writes, many in one transaction, until none is left."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                for write, error in zip(batch, await self._commit(batch), strict=True):
                    write.settle(error)
        finally:
            self._writer = None

    async def _commit(self, batch: list[Write]) -> list[Exception | None]:
        """Commit the writes; return the error of each. If one fails, each is tried alone."""
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
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()
        await self._lock.close()


async def _hold(address: str, shared: bool) -> Any:
    """Take the deployment's lock; return the connection that holds it."""
    lock = await asyncpg.connect(address, timeout=PATIENCE)
    if not await lock.fetchval(f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({LOCK_KEY})"):
        await lock.close()
        raise BadContent("--database", "another server is using it already: several workers each need --broker")
    return lock


async def _count(connection: Any, seen: dict[str, int]) -> set[str]:
    """Count one more change of each table that is as the writer saw it; return the ids of those. All workers lock rows
    in the same order, so they cannot deadlock."""
    if not seen:
        return set()
    query = "SELECT id, changes FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
    current = {row["id"] for row in await connection.fetch(query, list(seen)) if row["changes"] == seen[row["id"]]}
    await connection.execute("UPDATE tables SET changes = changes + 1 WHERE id = ANY($1)", list(current))
    return current


async def _execute(connection: Any, statements: list[Statement]) -> None:
    """Execute statements, those with the same SQL in one call."""
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
    """Whether PostgreSQL can hold these texts; no row holds others."""
    return not any(isinstance(each, str) and "\0" in each for each in args)


async def migrate(connection: Any, steps: Callable[[], list[tuple[int, str]]] = migrations) -> int:
    """Apply missing migrations in one transaction; of several workers one does it. Return the version."""
    known = steps()
    newest = known[-1][0]
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK_KEY}, 1)")
        await connection.execute("CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM store_version")
        if version > newest:
            raise HyakkiError(f"the store is of version {version}, but this program knows {newest}: upgrade Hyakki")
        for number, script in known:
            if number > version:
                await connection.execute(translate_script(script))
                await connection.execute("INSERT INTO store_version VALUES ($1)", number)
    return newest


WORDS = {"BLOB": "BYTEA", "REAL": "DOUBLE PRECISION", "WITHOUT ROWID": ""}


def translate_script(script: str) -> str:
    """The script in PostgreSQL's dialect."""
    return re.sub(rf"\b({'|'.join(WORDS)})\b", lambda found: WORDS[found[0]], script)
