"""The store: all that outlives a visit, in a file (`sqlite.py`) or in a database server (`postgresql.py`). What `write`
has awaited survives `kill -9`."""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hyakki.core.errors import BadContent, HyakkiError

if TYPE_CHECKING:
    from hyakki.server.settings import Settings

Statement = tuple[str, Sequence[Any]]
"""SQL that both kinds of store understand, with a `?` for each argument."""
Row = Any
"""Its columns by name, or by place."""
Seen = tuple[str, int]
"""A table, and how many changes of it the writer knows."""
STORE = "hyakki.sqlite"
"""The file in the data folder."""
MOST_AT_ONCE = 512
"""Writes that share one commit."""


class Conflict(HyakkiError):
    """Somebody else has written there first: what was to be written is not."""


class Unreachable(HyakkiError):
    """The store does not answer. Of what was being written nobody knows yet whether it is."""


class Write:
    """What is to be written, all of it or nothing of it, and who waits for that."""

    __slots__ = ("done", "seen", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None], seen: Seen | None = None) -> None:
        self.statements = statements
        self.done = done
        self.seen = seen

    def settle(self, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store(ABC):
    counts = False
    """Whether it counts the changes of each table, so that of several workers only one can make the next."""
    commits = 0

    @abstractmethod
    async def all(self, query: str, *args: Any) -> Sequence[Row]: ...

    async def one(self, query: str, *args: Any) -> Row | None:
        return next(iter(await self.all(query, *args)), None)

    @abstractmethod
    async def together(self, *queries: Statement) -> list[Sequence[Row]]:
        """What each of them finds, all at the same moment."""

    @abstractmethod
    async def write(self, *statements: Statement, seen: Seen | None = None) -> None:
        """All of it or nothing of it; done once it is on disk. `seen`: nothing of it if that table has changed since
        (a Conflict), where changes are counted."""

    @abstractmethod
    async def check(self) -> None:
        """Look whether all that is stored can be read; raises an error that says what cannot."""

    @abstractmethod
    async def close(self) -> None:
        """What nobody was told to be stored is not; whoever still waits for that goes with the server."""


async def open_store(settings: Settings) -> Store:
    if settings.database:
        try:
            from hyakki.server.storage.postgresql import PostgresStore
        except ImportError as error:
            raise BadContent("--database", f"{error}; it comes with hyakki[workers]") from None

        return await PostgresStore.open(settings.database, shared=bool(settings.broker))
    from hyakki.server.storage.sqlite import SqliteStore

    return SqliteStore(Path(settings.data) / STORE)


def migrations() -> list[tuple[int, str]]:
    """All steps from nothing to this version, in SQLite's words."""
    folder = resources.files(__package__).joinpath("migrations")
    found = [(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in folder.iterdir() if _is_one(file.name)]
    return sorted(found)


def _is_one(name: str) -> bool:
    return re.fullmatch(r"\d{4}\.sql", name) is not None
