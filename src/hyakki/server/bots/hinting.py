"""Computes hints from a View, in a process of its own: no table and no bot waits for them."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from functools import cache
from random import Random

from hyakki.advice.hint import Hint, advise
from hyakki.core.game import game_of
from hyakki.core.view import View
from hyakki.server.errors import Fault, JobFailed, OutOfTime, TooMuch
from hyakki.server.jobs.background import Processes
from hyakki.server.limits.turns import Turns

log = logging.getLogger("hyakki.hints")

SECONDS = 30.0
WAITING = 6
"""The most hints that may wait for the process."""
OF_ONE = 3
"""The most hints that may wait for the turn of their address."""
NICENESS = 10


def work_out(key: str, view: View, seat: int, kind: str, seed: float) -> Hint | None:
    """Return the hint for a question of this kind."""
    step_aside()
    return advise(game_of(key), view, seat, kind, Random(seed))


@cache
def step_aside() -> None:
    """Give this process the lowest priority, if the system can."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)


class HintProcess:
    """The process that computes hints, one after the other."""

    def __init__(self) -> None:
        self._processes = Processes(1, waiting=WAITING)
        self._turns = Turns(OF_ONE)
        self._asking: set[str] = set()
        """The guests whose hint is being computed: each may have only one at a time, so that no guest blocks the
        others."""

    async def advise(
        self, guest: str, address: str, key: str, view: View, seat: int, kind: str, seed: float
    ) -> Hint | None:
        """Return the hint; None if there is none for such a question."""
        if guest in self._asking:
            raise TooMuch("your hint is being computed: wait a moment")
        self._asking.add(guest)
        try:
            async with self._turns.of(address):
                return await self._processes.do(SECONDS, work_out, key, view, seat, kind, seed)
        except (OutOfTime, JobFailed) as failed:
            log.error("computing a hint of %s for %s failed: %s", key, kind, failed)
            raise Fault("the server failed to compute a hint; it does not count") from None
        finally:
            self._asking.discard(guest)

    async def close(self) -> None:
        await self._processes.close()
