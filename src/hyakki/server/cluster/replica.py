"""The state of one worker's copy of a table, compared with the store and the other workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

from hyakki.core.menu import Ask
from hyakki.server.tables.clock import TableClock

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable


class Facts(NamedTuple):
    """A table as it was when memory and store last agreed."""

    records: int
    status: str
    open: tuple[Any, ...]
    """Public facts beside the game."""
    drops: tuple[int, ...]
    own: dict[tuple[int, str], Any]
    """Facts that only one seat may know: its sealed answer, its standing orders."""
    chat: int
    clock: TableClock
    asks: tuple[Ask, ...]


class Replica:
    """The replication state of a live table. Only these methods change it."""

    __slots__ = ("doubtful", "facts", "known", "pending", "recovering", "version")

    facts: Facts
    """The table as it was when memory and store last agreed."""

    def __init__(self) -> None:
        self.version = 0
        """The number of changes that this copy has seen, where the store counts them."""
        self.known = 0
        """The number of changes that other workers are known to have stored."""
        self.pending = False
        """Whether memory holds changes that are not stored yet, and may never be."""
        self.doubtful = False
        """Whether memory and store may disagree: the table must be read again."""
        self.recovering = False
        """Whether a task is waiting to read the table again, once the store answers."""

    @property
    def behind(self) -> bool:
        return self.known > self.version

    @property
    def settled(self) -> bool:
        """Whether memory is as the store is, as far as this worker knows."""
        return not (self.pending or self.doubtful or self.behind)

    def note(self, live: LiveTable) -> None:
        """Memory and store agree now."""
        self.facts = facts_of(live)

    # Reading

    def heard(self, changes: int) -> bool:
        """Note that so many changes are stored; return whether that is news."""
        news = changes > max(self.known, self.version)
        self.known = max(self.known, changes)
        return news

    def reached(self, changes: int) -> None:
        """This copy holds what was stored after so many changes."""
        self.version = changes

    def read_again(self) -> None:
        """The whole table has been read from the store."""
        self.pending = self.doubtful = False

    # Writing

    @contextmanager
    def writing(self, changed: bool) -> Iterator[None]:
        """Hold what memory has `changed` as pending until the write has ended."""
        self.pending = changed
        try:
            yield
        finally:
            self.pending = False

    def wrote(self) -> None:
        """The store has counted one more change, made here."""
        self.version += 1

    # Failing

    def lost_track(self) -> None:
        """A write or a read was begun whose end is not known."""
        self.doubtful = True

    def lost_store(self) -> bool:
        """Note that the store does not answer; return whether no other task waits to read the table again."""
        self.pending = self.doubtful = True
        first, self.recovering = not self.recovering, True
        return first

    def recovered(self) -> None:
        """The store has answered."""
        self.recovering = False


def facts_of(live: LiveTable) -> Facts:
    seats = tuple([(seat.guest, seat.name, seat.bot, seat.away, seat.hints) for seat in live.seats])
    own: dict[tuple[int, str], Any] = live.orders.given
    if live.table is not None:
        own.update({(seat, ""): path for seat, path in live.table.sealed.items()})
    return Facts(
        0 if live.table is None else len(live.table.records),
        live.status,
        (live.host, live.next, live.clock.paused, live.clock.by, seats),
        tuple([seat.drops for seat in live.seats]),
        own,
        live.chat_count,
        copy(live.clock),
        () if live.table is None else live.table.asks,
    )
