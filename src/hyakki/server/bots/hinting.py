"""Hints are worked out in a process of their own, from a View: no table and no bot waits for them."""

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

log = logging.getLogger("hyakki.hints")

SECONDS = 30.0
WAITING = 6
"""The most hints that may wait for the process."""
NICENESS = 10


def work_out(key: str, view: View, seat: int, kind: str, seed: float) -> Hint | None:
    """Return the hint for a question of this kind."""
    step_aside()
    return advise(game_of(key), view, seat, kind, Random(seed))


@cache
def step_aside() -> None:
    """Let everything else on this machine go first, where the system can."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)


class HintProcess:
    """The process that works hints out, one after the other."""

    def __init__(self) -> None:
        self._processes = Processes(1, waiting=WAITING)
        self._asking: set[str] = set()
        """The guests whose hint is being worked out: each has one at a time, so that the others have theirs."""

    async def advise(self, guest: str, key: str, view: View, seat: int, kind: str, seed: float) -> Hint | None:
        """Return the hint; None if there is none for such a question."""
        if guest in self._asking:
            raise TooMuch("your hint is being computed: wait a moment")
        self._asking.add(guest)
        try:
            return await self._processes.do(SECONDS, work_out, key, view, seat, kind, seed)
        except (OutOfTime, JobFailed) as failed:
            log.error("computing a hint of %s for %s failed: %s", key, kind, failed)
            raise Fault("the server failed to compute a hint; it does not count") from None
        finally:
            self._asking.discard(guest)

    async def close(self) -> None:
        await self._processes.close()
