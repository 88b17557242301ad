"""Replays are played again in processes with limits of time and memory: what comes in a file can say anything."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from hyakki.core import replay as replays
from hyakki.core.replay import Broken, Replay
from hyakki.server.http.bodies import ReplayMenu
from hyakki.server.jobs.background import Fault as Failed
from hyakki.server.jobs.background import OutOfMemory, OutOfTime, Processes
from hyakki.server.limits.quotas import TooMuch
from hyakki.server.replays import reading as replaying
from hyakki.server.tables.seats import Fault

log = logging.getLogger("hyakki.replayer")

PROCESSES = 2
WAITING = 12
"""Replays that may wait for a process; more are refused."""
OF_ONE = 6
"""Those that may wait or be played for one address."""
MEMORY = 1 << 30
VERIFY_SECONDS = 20.0
LOOK_SECONDS = 60.0
"""To look at all steps takes longer: each is shown as a whole."""

T = TypeVar("T")


class Replayer:
    def __init__(self) -> None:
        self._processes = Processes(PROCESSES, waiting=WAITING, memory=MEMORY)
        self._for: Counter[str] = Counter()
        self._known: dict[Hashable, None] = {}

    async def verify(self, address: str, document: bytes) -> None:
        """Raise Broken unless the document holds what it says."""
        await self._do(address, VERIFY_SECONDS, replaying.verify, document)

    async def steps(self, address: str, replay: Replay, seats: tuple[int, ...]) -> bytes:
        """ReplaySteps as these seats saw the game, encoded."""
        return await self._do(address, LOOK_SECONDS, replaying.steps, replays.encode(replay), seats)

    def knows(self, id: str, step: int) -> bool:
        """Whether that position was looked at lately: then it is not played again."""
        return (id, step) in self._known

    async def entries(
        self, address: str, id: str, replay: Replay, step: int, seat: int, ask: str, path: Sequence[str]
    ) -> ReplayMenu:
        """What this seat could have answered in that step, after a part of an answer."""
        document = replays.encode(replay)
        found = await self._do(
            address, LOOK_SECONDS, replaying.entries, (id, step), document, step, seat, ask, list(path)
        )
        self._known[id, step] = self._known.pop((id, step), None)
        for oldest in list(self._known)[: -replaying.POSITIONS]:
            del self._known[oldest]
        return found

    async def _do(self, address: str, seconds: float, do: Callable[..., T], *args: Any) -> T:
        if self._for[address] >= OF_ONE:
            raise TooMuch("too many replays are being played again for you: try again in a minute")
        self._for[address] += 1
        try:
            return await self._processes.do(seconds, do, *args)
        except OutOfTime:
            raise Broken(f"it takes longer than {seconds:.0f} seconds to play this replay again") from None
        except OutOfMemory:
            raise Broken(f"it takes more than {MEMORY >> 20} MB of memory to play this replay again") from None
        except Failed as failed:
            log.error("a replay could not be played again: %s", failed)
            raise Fault("something went wrong here") from None
        finally:
            self._for[address] -= 1
            self._for += Counter()  # without those that wait for nothing

    async def close(self) -> None:
        await self._processes.close()
