"""Plays replays in processes with limits of time and memory, because an imported file can hold anything."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from hyakki.core import replay as replays
from hyakki.core.records import Record
from hyakki.core.replay import Broken, Replay
from hyakki.server.errors import Fault, JobFailed, OutOfMemory, OutOfTime
from hyakki.server.http.bodies import ReplayMenu
from hyakki.server.jobs.background import Processes
from hyakki.server.limits.turns import Turns
from hyakki.server.replays import reading as replaying

log = logging.getLogger("hyakki.replays")

PROCESSES = 2
WAITING = 12
"""The most jobs that may wait for a process."""
OF_ONE = 5
"""The most jobs that may wait for the turn of their address: it never has more than one process."""
MEMORY = 1 << 30
VERIFY_SECONDS = 20.0
LOOK_SECONDS = 60.0
"""Showing all steps takes longer than verifying, because each step holds a whole view."""

T = TypeVar("T")


class ReplayPlayer:
    """The processes in which replays are verified and shown."""

    def __init__(self) -> None:
        self._processes = Processes(PROCESSES, waiting=WAITING, memory=MEMORY)
        self._turns = Turns(OF_ONE)
        self._known: dict[Hashable, None] = {}

    async def verify(self, address: str, document: bytes) -> None:
        """Raise Broken unless the document holds what it says."""
        await self._do(address, VERIFY_SECONDS, replaying.verify, document)

    async def steps(self, address: str, replay: Replay, seats: tuple[int, ...]) -> bytes:
        """ReplaySteps as these seats saw the game, encoded."""
        return await self._do(address, LOOK_SECONDS, replaying.steps, replays.encode(replay), seats)

    async def records_upto(self, address: str, replay: Replay, step: int) -> list[Record]:
        """The Records that lead to this step, if a game can continue from there."""
        return await self._do(address, LOOK_SECONDS, replaying.records_upto, replays.encode(replay), step)

    def knows(self, id: str, step: int) -> bool:
        """Whether that position was shown recently and is still in memory."""
        return (id, step) in self._known

    async def entries(
        self, address: str, id: str, replay: Replay, step: int, seat: int, ask: str, path: Sequence[str]
    ) -> ReplayMenu:
        """The options of this seat in that step, after a part of an answer."""
        document = replays.encode(replay)
        found = await self._do(
            address, LOOK_SECONDS, replaying.entries, (id, step), document, step, seat, ask, list(path)
        )
        self._known[id, step] = self._known.pop((id, step), None)
        for oldest in list(self._known)[: -replaying.POSITIONS]:
            del self._known[oldest]
        return found

    async def _do(self, address: str, seconds: float, do: Callable[..., T], *args: Any) -> T:
        try:
            async with self._turns.of(address):
                return await self._processes.do(seconds, do, *args)
        except OutOfTime:
            raise Broken(f"playing this replay takes longer than {seconds:.0f} seconds") from None
        except OutOfMemory:
            raise Broken(f"playing this replay takes more than {MEMORY >> 20} MB of memory") from None
        except JobFailed as failed:
            log.error("playing a replay failed: %s", failed)
            raise Fault("the server failed to play the replay") from None

    async def close(self) -> None:
        await self._processes.close()
