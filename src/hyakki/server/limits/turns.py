"""Turns for work that is costly: one job of each client at a time, so that no client keeps the others waiting."""

from __future__ import annotations

from asyncio import Lock, Semaphore
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from hyakki.server.errors import TooMuch
from hyakki.server.limits.quotas import network_of


class Turns:
    """Jobs that clients wait for. Those of one client are done one after the other, and `together` at once of all, if
    that is limited."""

    def __init__(self, waiting: int, together: int | None = None) -> None:
        self.waiting = waiting
        """The most jobs of one client that may wait."""
        self._together = nullcontext() if together is None else Semaphore(together)
        self._turns: dict[str, Lock] = {}
        self._jobs: Counter[str] = Counter()
        """The jobs of each client, under way and waiting."""

    @asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        """Wait for the turn of a client, by address or id; raise TooMuch if too many of its jobs wait already."""
        client = network_of(client)
        if self._jobs[client] > self.waiting:
            raise TooMuch("the server is still working on your other requests: try again in a moment")
        self._jobs[client] += 1
        try:
            async with self._turns.setdefault(client, Lock()), self._together:
                yield
        finally:
            self._jobs[client] -= 1
            if not self._jobs[client]:
                del self._jobs[client], self._turns[client]
