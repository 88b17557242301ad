"""The store: SQLite in the data folder, one writer with group commit. What `write` has awaited survives `kill -9`."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from hyakki.core.errors import BadContent, HyakkiError

Statement = tuple[str, Sequence[Any]]
STORE = "hyakki.sqlite"
"""The file in the data folder."""
MOST_AT_ONCE = 512
"""Writes that share one commit."""


class Conflict(HyakkiError):
    """Somebody else has written there first: what was to be written is not."""


class _Write:
    __slots__ = ("done", "loop", "statements")

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store:
    def __init__(self, file: Path) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._reader = _connect(file)
        migrate(self._reader)
        self._writer = _connect(file)
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self.commits = 0
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    # Reading: small and indexed, so it may be done in the loop's own thread

    def all(self, query: str, *args: Any) -> list[sqlite3.Row]:
        return self._reader.execute(query, args).fetchall()

    def one(self, query: str, *args: Any) -> sqlite3.Row | None:
        row: sqlite3.Row | None = self._reader.execute(query, args).fetchone()
        return row

    # Writing

    async def write(self, *statements: Statement) -> None:
        """All of it or nothing of it; done once it is on disk."""
        write = _Write(statements, asyncio.get_running_loop())
        self._queue.put(write)
        await write.done

    def _work(self) -> None:
        while True:
            batch = self._gather()
            if not batch:
                return
            self._commit(batch)

    def _gather(self) -> list[_Write]:
        first = self._queue.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                self._queue.put(None)
                break
            batch.append(more)
        return batch

    def _commit(self, batch: list[_Write]) -> None:
        """One transaction for all; if one of them fails, each is tried by itself and undone alone."""
        failed: dict[int, Exception] = {}
        try:
            self._transact(lambda: self._carry_out(batch))
        except Exception:
            try:
                self._transact(lambda: failed.update(self._carry_out_apart(batch)))
            except Exception as error:
                failed = dict.fromkeys(range(len(batch)), error)
        self._settle(batch, failed)

    def _transact(self, act: Callable[[], None]) -> None:
        writer = self._writer
        try:
            writer.execute("BEGIN IMMEDIATE")
            act()
            writer.execute("COMMIT")
            self.commits += 1
        except Exception:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise

    def _carry_out(self, batch: list[_Write]) -> None:
        for write in batch:
            for sql, args in write.statements:
                self._writer.execute(sql, args)

    def _carry_out_apart(self, batch: list[_Write]) -> dict[int, Exception]:
        writer = self._writer
        failed: dict[int, Exception] = {}
        for index, write in enumerate(batch):
            writer.execute("SAVEPOINT one")
            try:
                self._carry_out([write])
            except Exception as error:
                if not writer.in_transaction:  # a full disk undoes all of it
                    raise
                writer.execute("ROLLBACK TO one")
                failed[index] = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            writer.execute("RELEASE one")
        return failed

    def _settle(self, batch: list[_Write], failed: dict[int, Exception]) -> None:
        def tell(loop: asyncio.AbstractEventLoop) -> None:
            for index, write in enumerate(batch):
                if write.loop is loop:
                    write.settle(failed.get(index))

        for loop in {write.loop for write in batch}:
            try:
                loop.call_soon_threadsafe(tell, loop)
            except RuntimeError:  # nobody waits any more
                continue

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()


def copy_store(store: Path, file: Path) -> None:
    """A whole copy, taken while the house may be open."""
    if not store.is_file():
        raise BadContent(str(store), "there is no store")
    if file.exists():
        raise BadContent(str(file), "is there already")
    source, target = _connect(store), sqlite3.connect(file)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()


def restore_store(file: Path, store: Path) -> Path | None:
    """The copy takes the place of the store; what was there is put aside, and its new place returned."""
    _check_whole(file)
    aside = None
    if store.exists():
        aside = store.with_name(f"{store.name}.{int(time.time())}")
        copy_store(store, aside)
        for suffix in ("", "-wal", "-shm"):
            Path(f"{store}{suffix}").unlink(missing_ok=True)
    store.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, store)
    return aside


def _check_whole(file: Path) -> None:
    if not file.is_file():
        raise BadContent(str(file), "there is no such file")
    copy = sqlite3.connect(file)
    try:
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        copy.execute("SELECT count(*) FROM tables")
    except sqlite3.DatabaseError as error:
        raise BadContent(str(file), f"is not a store: {error}") from None
    finally:
        copy.close()
    if verdict != "ok":
        raise BadContent(str(file), f"is damaged: {verdict}")


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=30)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def migrations() -> list[tuple[int, str]]:
    folder = resources.files(__package__).joinpath("migrations")
    found = [(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in folder.iterdir() if _is_one(file.name)]
    return sorted(found)


def _is_one(name: str) -> bool:
    return re.fullmatch(r"\d{4}\.sql", name) is not None


def migrate(connection: sqlite3.Connection, steps: Callable[[], list[tuple[int, str]]] = migrations) -> int:
    """Bring the file up to this version, step by step, each whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    known = steps()
    newest = known[-1][0]
    if version > newest:
        raise HyakkiError(f"the store is of version {version}; this program knows {newest}")
    for number, script in known:
        if number > version:
            try:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            except sqlite3.Error as error:
                if connection.in_transaction:
                    connection.rollback()
                raise HyakkiError(f"the store stays at version {number - 1}: {error}") from None
    return newest
