"""The store in one SQLite file in the data folder, with one writer and group commit."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread, Timer
from typing import Any

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.server.errors import Conflict, Unwritable
from hyakki.server.storage.store import MOST_AT_ONCE, Seen, Statement, Store, Write, migrations

log = logging.getLogger("hyakki.store")

OPENING_SECONDS = 10.0
"""Seconds for which a file is checked before it is opened; a large file is checked to its end later."""
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
"""Permissions for the server's user alone: the store holds the signing key and every player's secrets."""

UNWRITABLE = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_BUSY}
)
"""Errors of the disk, not of a statement."""


class Disk:
    """A thread that waits for the disk, so that the event loop does not. Its jobs never raise."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.put = self._work.put
        self._thread = Thread(target=self._run, name="disk", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()

    def close(self) -> None:
        """Wait for jobs under way and end the thread."""
        self.put(None)
        self._thread.join()


class SqliteStore(Store):
    def __init__(self, file: Path) -> None:
        self.file = file
        make_folder(file.parent)
        self._lock = take(file)
        try:
            self._reader = connect(file)
        except HyakkiError:
            self._lock.close()
            raise
        try:
            check_whole(file, OPENING_SECONDS)
            migrate(self._reader)
        except HyakkiError:
            self._reader.close()
            self._lock.close()
            raise
        self._writer = connect(file)
        self._waiting: list[Write] = []
        self._busy = False
        self._fails = False
        self._closed = False
        self._disk = Disk()

    # Reading: small and indexed, so it may be done in the loop's own thread

    async def all(self, query: str, *args: Any) -> list[sqlite3.Row]:
        return self._reader.execute(query, args).fetchall()

    async def together(self, *queries: Statement) -> list[Sequence[sqlite3.Row]]:
        return [self._reader.execute(query, args).fetchall() for query, args in queries]

    async def check(self) -> None:
        """Check the whole file, because pages in memory would hide damage on disk. It takes about five seconds for a
        gigabyte that the system has cached, and much longer for one that it has not."""
        await asyncio.to_thread(check_whole, self.file)

    # Writing: statements are quick and carried out in the loop's own thread; only the disk is waited for in another

    async def write(self, *statements: Statement, seen: Seen | None = None) -> None:
        loop = asyncio.get_running_loop()
        write = Write(statements, loop.create_future())
        self._waiting.append(write)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin, loop)
        try:
            await write.done
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in UNWRITABLE:
                raise
            if not self._fails:
                log.error("the store cannot be written: %s", error)
            self._fails = True
            raise Unwritable("the server cannot store anything now; nothing has changed: try again later") from error
        if self._fails:
            log.warning("the store can be written again")
        self._fails = False

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Execute all waiting writes in one transaction."""
        if self._closed:
            return
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        try:
            failed = self._carry_out(batch)
        except Exception as error:
            self._end(loop, batch, dict.fromkeys(range(len(batch)), error))
            return
        self._disk.put(lambda: self._commit(loop, batch, failed))

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[Write], failed: dict[int, Exception]) -> None:
        """Commit, in the disk's thread."""
        error = None
        try:
            self._writer.execute("COMMIT")
        except Exception as caught:
            error = caught
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(self._committed, loop, batch, failed, error)

    def _committed(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: list[Write],
        failed: dict[int, Exception],
        error: Exception | None,
    ) -> None:
        if self._closed:
            return
        if error is None:
            self.commits += 1
            self._end(loop, batch, failed)
        else:
            self._undo()
            self._end(loop, batch, dict.fromkeys(range(len(batch)), error))

    def _end(self, loop: asyncio.AbstractEventLoop, batch: list[Write], failed: Mapping[int, BaseException]) -> None:
        for index, write in enumerate(batch):
            write.settle(failed.get(index))
        self._busy = bool(self._waiting)
        if self._busy:
            loop.call_soon(self._begin, loop)

    def _carry_out(self, batch: list[Write]) -> dict[int, Exception]:
        """Execute the writes; return the errors by number. If one fails, each is tried in a savepoint of its own."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for write in batch:
                self._execute(write)
            return {}
        except Exception:
            self._undo()
            return self._carry_out_apart(batch)

    def _carry_out_apart(self, batch: list[Write]) -> dict[int, Exception]:
        writer = self._writer
        failed: dict[int, Exception] = {}
        writer.execute("BEGIN IMMEDIATE")
        for index, write in enumerate(batch):
            writer.execute("SAVEPOINT one")
            try:
                self._execute(write)
            except Exception as error:
                if not writer.in_transaction:  # a full disk rolls back the whole transaction
                    raise
                writer.execute("ROLLBACK TO one")
                failed[index] = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            writer.execute("RELEASE one")
        return failed

    def _execute(self, write: Write) -> None:
        for sql, args in write.statements:
            self._writer.execute(sql, args)

    def _undo(self) -> None:
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        self._closed = True
        self._disk.close()
        self._undo()
        self._writer.close()
        self._reader.close()
        self._lock.close()


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise BadContent(str(folder), f"cannot be a data folder: {error.strerror}") from None


def keep_private(file: Path) -> None:
    """Create the file, readable by the server's user alone; SQLite's files beside it inherit that. An existing file is
    not opened, because closing it again would release this process's locks on it."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    except FileExistsError:
        pass
    except OSError as error:
        raise BadContent(str(file), f"cannot be written: {error.strerror}") from None
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # another user's file is that user's to protect
            if each.stat().st_mode & ~PRIVATE_FILE & 0o777:
                each.chmod(PRIVATE_FILE)


def take(store: Path) -> sqlite3.Connection:
    """Lock the store for this server. The system releases the lock when the process ends, however it ends."""
    keep_private(Path(f"{store}.lock"))
    lock = sqlite3.connect(f"{store}.lock", isolation_level=None, check_same_thread=False, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        said = "a server is running on this data folder already" if busy else f"cannot be locked: {error}"
        raise BadContent(str(store.parent), said) from None
    return lock


def connect(file: Path) -> sqlite3.Connection:
    keep_private(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=30)
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise BadContent(str(file), f"cannot be used as a store: {error}") from None
    return connection


def check_whole(file: Path, seconds: float | None = None) -> None:
    """Check every page of the file, for so many seconds at most; raise BadContent if it is damaged."""
    late = Event()
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, check_same_thread=False)) as look:

        def stop() -> None:
            late.set()
            look.interrupt()

        timer = Timer(seconds, stop) if seconds is not None else None
        if timer is not None:
            timer.daemon = True
            timer.start()
        try:
            (verdict,) = look.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            verdict = str(error)
        finally:
            if timer is not None:
                timer.cancel()
                timer.join()
    if verdict != "ok" and not late.is_set():
        said = f"cannot be read ({' '.join(verdict.split())}): stop the server, then restore a backup"
        raise BadContent(str(file), f"{said} with `hyakki restore`, which keeps the damaged file beside it")


def migrate(connection: sqlite3.Connection, steps: Callable[[], list[tuple[int, str]]] = migrations) -> int:
    """Apply missing migrations, each in a transaction of its own; return the version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    known = steps()
    newest = known[-1][0]
    if version > newest:
        raise HyakkiError(f"the store is of version {version}, but this program knows {newest}: upgrade Hyakki")
    for number, script in known:
        if number > version:
            try:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            except sqlite3.Error as error:
                if connection.in_transaction:
                    connection.rollback()
                raise HyakkiError(f"the store stays at version {number - 1}: {error}") from None
    return newest
