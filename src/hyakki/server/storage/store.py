"""The interface of the store: everything that is kept, in a file (`sqlite.py`) or a database server (`postgresql.py`).
What `write` has written survives `kill -9`."""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hyakki.core.errors import BadContent

if TYPE_CHECKING:
    from hyakki.server.settings import Settings

Statement = tuple[str, Sequence[Any]]
"""SQL that is valid in both stores, with a `?` for each argument, and the arguments."""
Row = Any
"""A row, with its columns by name or by position."""
Seen = tuple[str, int]
"""The id of a table, and the number of its changes that the writer has seen."""
STORE = "hyakki.sqlite"
"""The file in the data folder."""
MOST_AT_ONCE = 512
"""The most writes that share one commit."""


class Write:
    """Statements to be written together or not at all, and the future that waits for them."""

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
    """A store; statements are the same for both kinds."""

    counts = False
    """Whether it counts the changes of each table, so that only one of several workers can make the next."""
    commits = 0

    @abstractmethod
    async def all(self, query: str, *args: Any) -> Sequence[Row]: ...

    async def one(self, query: str, *args: Any) -> Row | None:
        return next(iter(await self.all(query, *args)), None)

    @abstractmethod
    async def together(self, *queries: Statement) -> list[Sequence[Row]]:
        """The rows of each query, read in one snapshot."""

    @abstractmethod
    async def write(self, *statements: Statement, seen: Seen | None = None) -> None:
        """Write all statements or none; return once they are on disk. `seen`: raise Conflict if that table has changed
        since, where changes are counted."""

    @abstractmethod
    async def check(self) -> None:
        """Raise an error that says what cannot be read, if anything."""

    @abstractmethod
    async def close(self) -> None:
        """Close the store; writes that have not been acknowledged are dropped."""


async def open_store(settings: Settings) -> Store:
    if settings.database:
        try:
            from hyakki.server.storage.postgresql import PostgresStore
        except ImportError as error:
            raise BadContent("--database", f"{error}: install hyakki[workers]") from None

        return await PostgresStore.open(settings.database, shared=bool(settings.broker))
    from hyakki.server.storage.sqlite import SqliteStore

    return SqliteStore(Path(settings.data) / STORE)


def migrations() -> list[tuple[int, str]]:
    """Return all migrations in order, each with its number, in SQLite's dialect."""
    folder = resources.files(__package__).joinpath("migrations")
    found = [(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in folder.iterdir() if _is_one(file.name)]
    return sorted(found)


def _is_one(name: str) -> bool:
    return re.fullmatch(r"\d{4}\.sql", name) is not None
