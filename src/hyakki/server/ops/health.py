"""Health checks: whether the server can read and write its store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from hyakki.server.storage.store import Store

log = logging.getLogger("hyakki.health")

FRESH = 1.0
"""Seconds for which a result is reused; longer if the check took long."""
SHARE = 50
"""Checks take at most one in SHARE of the time."""
WAIT_SECONDS = 2.0
"""Seconds that a request waits for a new result before it gets the last one."""
WRITE_SECONDS = 5.0
"""Seconds after which a write counts as failed."""
PROBE = "INSERT INTO secrets VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
"""Writes another value each time, because SQLite does not write an unchanged page."""


class Probe:
    """A health check that runs at most once at a time, for all requests that ask for it."""

    def __init__(self, what: str, look: Callable[[], Awaitable[None]]) -> None:
        self.what = what
        self._look = look
        self._running: asyncio.Task[None] | None = None
        self._next = 0.0
        self.fault = ""
        """The error of the last run; empty if it succeeded."""

    async def latest(self) -> str:
        """The error of the latest run; empty if it succeeded."""
        if self._running is None and time.monotonic() >= self._next:
            self._running = asyncio.get_running_loop().create_task(self._run())
        if self._running is not None:
            await asyncio.wait([self._running], timeout=WAIT_SECONDS)
        return self.fault

    async def _run(self) -> None:
        began = time.monotonic()
        try:
            await self._look()
            self._found("")
        except Exception as error:
            self._found(str(error) or type(error).__name__)
        finally:
            ended = time.monotonic()
            self._next = ended + max(FRESH, SHARE * (ended - began))
            self._running = None

    def _found(self, fault: str) -> None:
        if fault and not self.fault:
            log.error("%s fails: %s", self.what, fault)
        elif self.fault and not fault:
            log.warning("%s works again", self.what)
        self.fault = fault


class Checkup:
    """The checks of this server's store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reading = Probe("reading the store", store.check)
        self.writing = Probe("writing to the store", self._write)

    async def look(self) -> tuple[str, str]:
        """The errors of reading and of writing; empty if they work."""
        reading, writing = await asyncio.gather(self.reading.latest(), self.writing.latest())
        return reading, writing

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._store.write((PROBE, (secrets.token_bytes(32),)))
        except TimeoutError:
            raise TimeoutError(f"not done after {WRITE_SECONDS:g} seconds") from None
