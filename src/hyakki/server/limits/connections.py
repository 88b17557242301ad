"""Limits on open connections, in all and from one address; every connection ends in bounded time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from hyakki.server.limits.quotas import network_of
from hyakki.server.settings import Limits

log = logging.getLogger("hyakki.connections")

COUNT_FOR = "hyakki.count_for"
"""The ASGI extension by which a connection counts for the address that a proxy names."""
RESERVED = 128
"""File descriptors kept for the store, its journal, reports, the bots' process, a database and a broker."""
SHARE = 4
"""One address may hold at most one in SHARE of all connections."""
CLOSING_SECONDS = 10.0
"""Seconds that a client has to read the rest of an answer once the server has sent it."""
STOPPING_SECONDS = 3.0
"""The same while the server stops."""
SOON, SELDOM = 1.0, 10.0
"""Seconds from the first refusal to its log line, and between two such lines."""

FROM_ONE_ADDRESS = "refused, as too many from one address were open (limits.connections_per_address)"
FULL = "refused, as the server has no file descriptors to spare (limits.descriptors)"
MADE_ROOM = "closed to make room for others, as the server has no file descriptors to spare (limits.descriptors)"
NO_REQUEST = "closed without a whole request (limits.header_seconds)"
NO_BODY = "closed without the whole body of a request (limits.body_seconds)"
NO_READER = "closed, as the answer was not read (limits.reading_seconds)"
REFUSALS = (FROM_ONE_ADDRESS, FULL)


def raise_descriptors(wanted: int) -> int:
    """Raise the soft limit of file descriptors up to the hard limit; return the limit in force."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return wanted if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError) as error:
        log.warning("raising the limit of file descriptors from %d to %d failed: %s", soft, most, error)
        return soft
    return most


class Connection:
    """A client's connection: a transport that is counted, and that ends even if the client does not read."""

    def __init__(self, transport: asyncio.Transport, connections: Connections) -> None:
        self._transport = transport
        self._connections = connections
        self._end: asyncio.TimerHandle | None = None
        peer = transport.get_extra_info("peername")
        self._named = str(peer[0]) if peer else ""
        self.address = network_of(self._named)
        self.waits = True
        """Whether the connection is idle or still sending its request."""
        self.closed = False
        self.drains: Callable[[], bool] = lambda: False
        """Whether the client may still be sending: what it sends is read and dropped, as a reset would keep it from
        reading its answer."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        return self.closed or self._transport.is_closing()

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self._end = asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._transport.abort)
        if self.drains() and self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()
        else:
            self._transport.close()

    def abort_soon(self) -> None:
        """Abort after a few seconds, because the server stops."""
        asyncio.get_running_loop().call_later(STOPPING_SECONDS, self._transport.abort)

    def cut(self, last_words: bytes = b"") -> None:
        """Close without waiting for what the client still sends."""
        self.drains = lambda: False
        if last_words and not self.is_closing():
            self._transport.write(last_words)
        self.close()

    def count_for(self, address: str) -> bool:
        """Count for another address from now on; return whether that address may hold one more."""
        if address == self._named:
            return True
        network = network_of(address)
        if network != self.address and not self._connections.move(self, network):
            return False
        self._named = address
        return True

    def lost(self) -> None:
        """Stop counting: the transport is gone."""
        if self._end is not None:
            self._end.cancel()
        self._connections.remove(self)


class Connections:
    """All connections of this process."""

    def __init__(self, limits: Limits, descriptors: int) -> None:
        self.limits = limits
        self.most = max(descriptors - min(RESERVED, descriptors // 2), 1)
        self.most_from_one = max(min(limits.connections_per_address, self.most // SHARE), 1)
        self._by: dict[str, dict[Connection, None]] = {}
        """Connections by address, the oldest first."""
        self.open = 0
        self.ended: Counter[str] = Counter()
        """The number of connections that the server has refused or closed, by reason."""
        self._noted: Counter[tuple[str, str]] = Counter()
        self._logging: asyncio.TimerHandle | None = None

    def admit(self, connection: Connection) -> bool:
        """Count one more connection; return False if there are too many."""
        if len(self._by.get(connection.address, ())) >= self.most_from_one:
            self.note(FROM_ONE_ADDRESS, connection.address)
            return False
        if self.open >= self.most and not self._make_room():
            self.note(FULL, connection.address)
            return False
        self._by.setdefault(connection.address, {})[connection] = None
        self.open += 1
        return True

    def _make_room(self) -> bool:
        """Close the oldest waiting connection of the address that holds most; return whether there was one."""
        for address in sorted(self._by, key=lambda each: len(self._by[each]), reverse=True):
            oldest = next((each for each in self._by[address] if each.waits), None)
            if oldest is not None:
                self.note(MADE_ROOM, address)
                oldest.abort()
                self.remove(oldest)
                return True
        return False

    def move(self, connection: Connection, address: str) -> bool:
        if len(self._by.get(address, ())) >= self.most_from_one:
            self.note(FROM_ONE_ADDRESS, address)
            return False
        self.remove(connection)
        connection.address = address
        self._by.setdefault(address, {})[connection] = None
        self.open += 1
        return True

    def remove(self, connection: Connection) -> None:
        same = self._by.get(connection.address, {})
        if connection in same:
            del same[connection]
            self.open -= 1
            if not same:
                del self._by[connection.address]

    def note(self, reason: str, address: str) -> None:
        """Count an ended connection and log it, many in one line."""
        self.ended[reason] += 1
        self._noted[reason, address] += 1
        if self._logging is None:
            self._logging = asyncio.get_running_loop().call_later(SOON, self._log)

    def _log(self) -> None:
        noted, self._noted = self._noted, Counter()
        self._logging = asyncio.get_running_loop().call_later(SELDOM, self._log) if noted else None
        for reason in sorted({reason for reason, _ in noted}):
            found = {address: count for (why, address), count in noted.items() if why == reason}
            worst = max(found, key=lambda address: found[address])
            log.warning("%d connections %s; %d of them from %s", sum(found.values()), reason, found[worst], worst)

    @property
    def refused(self) -> int:
        return sum(self.ended[reason] for reason in REFUSALS)
