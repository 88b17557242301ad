"""Reviews of finished games: computed in processes of low priority, and stored with their games."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec

from hyakki.advice import tasks
from hyakki.advice.hint import Thought, think
from hyakki.advice.moments import past
from hyakki.advice.review import Progress, Review, parts
from hyakki.advice.tasks import Task
from hyakki.bots import bot_of, offered_at, strongest
from hyakki.core.motion import VOTES
from hyakki.server.bots.hinting import step_aside
from hyakki.server.errors import Fault, JobFailed, NotFound, NotNow, OutOfMemory, OutOfTime, TooMuch
from hyakki.server.jobs.background import Processes
from hyakki.server.storage.store import Store

log = logging.getLogger("hyakki.reviews")

FORMAT = 1
"""A stored review of another format is made again. Count it up when a field of Review changes."""
PROCESSES = 2
MEMORY = 1 << 30
MOST = 4
"""The most reviews that are being computed or wait."""
THOUGHTS = 8
"""The most thoughts that are being computed or wait."""
OF_ONE = 2
"""The most reviews of one address, and the most thoughts."""
MOMENT = 1.0
"""Seconds for which a request waits for a review."""
PART_SECONDS = 60.0
SECONDS = 300.0
"""Seconds after which a review is given up."""
KEPT = "SELECT body FROM reviews WHERE id = ? AND format = ?"
KEEP = (
    "INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET format = excluded.format, body = excluded.body"
)

T = TypeVar("T")


def work(document: bytes, part: list[Task]) -> list[Any]:
    """Do a part of a review."""
    step_aside()
    return tasks.run(document, part)


def thought(document: bytes, step: int, seat: int, kind: str, bot: str) -> Thought:
    """Return what this bot would have answered to a question that was asked after this step of a finished game; for a
    person, or a bot that is not here, what the strongest would have."""
    step_aside()
    game = past(document)
    moment = next((each for each in game.moments if each.step == step + 1), None)
    asked = moment is not None and any((ask.seat, ask.kind) == (seat, kind) for ask in moment.state.asks)
    judge = bot_of(bot) if bot in offered_at(game.game) else strongest(game.game)
    if moment is None or not asked or kind in VOTES or judge is None:
        raise NotFound(f"no bot can say what the seat would have answered to {kind!r} in this step")
    return think(game.game, judge, moment.view(game.game, seat), seat, kind, Random(f"{step} {seat} {kind}"))


class UnderWay:
    """A review that is being computed, or waits for its turn."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.share = 0.0
        self.task: asyncio.Task[bytes] | None = None

    @property
    def is_done(self) -> bool:
        return self.task is not None and self.task.done()


class Reviews:
    """The reviews of one server: one is computed at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._processes = Processes(PROCESSES, memory=MEMORY)
        self._turn = asyncio.Semaphore(1)
        self._under_way: dict[str, UnderWay] = {}
        self._thinking: Counter[str] = Counter()
        """The thoughts that are being computed for each address."""

    async def kept(self, id: str) -> bytes | None:
        """Return the stored review of a game, encoded."""
        row = await self._store.one(KEPT, id, FORMAT)
        return None if row is None else bytes(row["body"])

    def is_begun(self, id: str) -> bool:
        return id in self._under_way

    def begin(self, id: str, address: str, document: bytes) -> None:
        """Begin to review the finished game of this document."""
        self._under_way = {id: each for id, each in self._under_way.items() if not each.is_done}
        if len(self._under_way) >= MOST:
            raise TooMuch("the server is reviewing other games: try again in a minute")
        if sum(each.address == address for each in self._under_way.values()) >= OF_ONE:
            raise TooMuch("the server is already reviewing other games for you: try again in a minute")
        begun = self._under_way[id] = UnderWay(address)
        begun.task = asyncio.get_running_loop().create_task(self._review(id, begun, document), name=f"review {id}")
        begun.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # for the next request

    async def progress(self, id: str) -> float:
        """Return how much of a review is done, from 0 to 1, once some time has passed or all is done. If the review
        has failed, say why, once."""
        begun = self._under_way[id]
        if begun.task is not None:
            await asyncio.wait([begun.task], timeout=MOMENT)
            if begun.is_done:
                self._under_way.pop(id, None)
                begun.task.result()
        return begun.share

    async def thought(self, address: str, document: bytes, step: int, seat: int, kind: str, bot: str) -> Thought:
        """Return what a bot would have answered in this step."""
        if self._thinking[address] >= OF_ONE or self._thinking.total() >= THOUGHTS:
            raise TooMuch("the server is already computing what bots thought: try again in a moment")
        self._thinking[address] += 1
        try:
            return await self._do(PART_SECONDS, thought, document, step, seat, kind, bot)
        finally:
            self._thinking[address] -= 1
            self._thinking += Counter()  # drops the zero counts

    async def _review(self, id: str, begun: UnderWay, document: bytes) -> bytes:
        async with self._turn:
            try:
                async with asyncio.timeout(SECONDS):
                    body = msgspec.json.encode(await self._worked_out(begun, document))
            except TimeoutError:
                raise NotNow("reviewing this game exceeds the server's time limit") from None
        await self._store.write((KEEP, (id, FORMAT, body)))
        self._under_way.pop(id, None)
        return body

    async def _worked_out(self, begun: UnderWay, document: bytes) -> Review:
        working = Progress()
        while working.review is None:
            working.take(await self._stage(begun, working, document))
        return working.review

    async def _stage(self, begun: UnderWay, working: Progress, document: bytes) -> list[Any]:
        """Do the tasks of a stage, one part after the other in each process, so that other requests come in between."""
        together = parts(working.tasks)
        found: list[list[Any]] = [[] for _ in together]
        waiting = iter(enumerate(together))

        async def do_parts() -> None:
            for number, part in waiting:
                found[number] = await self._do(PART_SECONDS, work, document, part)
                working.did(len(part))
                begun.share = working.share

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(PROCESSES):
                    group.create_task(do_parts())
        except ExceptionGroup as failed:
            raise failed.exceptions[0] from None
        return [each for part in found for each in part]

    async def _do(self, seconds: float, do: Callable[..., T], *args: Any) -> T:
        try:
            return await self._processes.do(seconds, do, *args)
        except (OutOfTime, OutOfMemory):
            raise NotNow("reviewing this game exceeds the server's limit of time or memory") from None
        except JobFailed as failed:
            log.error("reviewing a game failed: %s", failed)
            raise Fault("the server failed to review this game") from None

    async def close(self) -> None:
        for each in self._under_way.values():
            if each.task is not None:
                each.task.cancel()
        await self._processes.close()
