"""Time at a table: how long a question may wait, how long a window stays open at least, how long a bot is held."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

import msgspec

from hyakki.core.menu import Ask
from hyakki.core.motion import VOTE
from hyakki.server.storage.store import Unreachable

log = logging.getLogger("hyakki.clock")

PACES = ("live", "slow", "instant")
Paces = dict[str, dict[str, float]]
COMMON: Paces = {"renew": {"live": 180.0, "slow": 259_200.0}}
"""Of what is asked in any game: to read what has become of it, and to come back for that."""
LEAST_AFTER_A_RESTART = 60.0
"""Seconds that a slow table still has, however long the server was closed."""
AGAIN = 0.5
"""Seconds before a store that does not answer is tried anew."""


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of a clock: seconds left at that time, whether somebody has stopped it, and who."""

    at: float
    left: float | None = None
    total: float | None = None
    paused: bool = False
    turn: tuple[int, float] | None = None
    by: str = ""


class TableClock:
    """It stands while somebody has stopped it, and while somebody is waited for; a vote waits for nobody, for it may be
    about whom to wait for."""

    def __init__(self, paces: Paces, pace: str, tempo: float) -> None:
        self.pace = pace
        self.paces: Paces = {
            name: {key: span * tempo for key, span in spans.items()} for name, spans in (COMMON | paces).items()
        }
        self.paused = False
        self.by = ""
        """The guest who has stopped it."""
        self.waiting = False
        self._voting = False
        self.total: float | None = None
        self.opened = 0.0
        self._left: float | None = None
        self._since: float | None = None
        """When it began to run; None while it stands."""
        self._turn: tuple[int, float] | None = None
        """Whose turn it is, and what is left of its time (KI-R125)."""

    @property
    def stands(self) -> bool:
        return self.paused or (self.waiting and not self._voting)

    @property
    def left(self) -> float | None:
        if self._left is None or self._since is None:
            return self._left
        return max(0.0, self._left - (time.monotonic() - self._since))

    def acted(self, ask: Ask) -> None:
        """A turn has so much time in all, and each action adds to it (KI-R125)."""
        more = self._spans(ask).get("more")
        left = self.left
        if more is not None and left is not None:
            self._turn = (ask.seat, left + more)

    def set(self, asks: Sequence[Ask]) -> None:
        """For what is asked now."""
        self._voting = any(ask.kind == VOTE for ask in asks)
        span = self._span(asks)
        if span is not None and "more" in self._spans(asks[0]):
            if self._turn is not None and self._turn[0] == asks[0].seat:
                span = self._turn[1]
            else:
                self._turn = None
        self.total = self._left = span
        self.opened = time.monotonic()
        self._since = None if self.stands else self.opened

    def hold(self, *, paused: bool | None = None, waiting: bool | None = None, by: str = "") -> bool:
        """Stop it or let it go on; whether that changed anything. Who stops it first has stopped it."""
        before, left = (self.paused, self.waiting), self.left
        if paused is not None and paused != self.paused:
            self.by = by if paused else ""
        self.paused = self.paused if paused is None else paused
        self.waiting = self.waiting if waiting is None else waiting
        if before == (self.paused, self.waiting):
            return False
        self._left = left
        self._since = None if self.stands else time.monotonic()
        return True

    def least(self, asks: Sequence[Ask], alone: bool = False) -> float:
        """Every sealed window stays open for the same least time, whoever has answered; a game may have another for
        somebody who is alone with bots (KA-R17)."""
        if self.pace == "instant" or not asks or not asks[0].sealed:
            return 0.0
        spans = [self._spans(ask) for ask in asks]
        return max(each.get("alone", each.get("least", 0.0)) if alone else each.get("least", 0.0) for each in spans)

    def bot_delay(self, people: bool, rng: Random) -> float:
        """At a table with people the answer of a bot is held (KI-R127)."""
        span = self.paces.get("bot")
        if self.pace == "instant" or not people or span is None:
            return 0.0
        return rng.uniform(span["least"], span["most"])

    def keep(self) -> str | None:
        if self.pace == "instant" and not self.paused:
            return None
        kept = Kept(time.time(), self.left, self.total, self.paused, self._turn, self.by)
        return msgspec.json.encode(kept).decode()

    def restore(self, body: str | None, asks: Sequence[Ask]) -> None:
        """As it was when the latest Record was stored. A slow one has gone on meanwhile; at a live table people come
        back first."""
        self.set(asks)
        if body is None:
            return
        kept = msgspec.json.decode(body, type=Kept)
        self.paused, self.by = kept.paused, kept.by
        self.total, self._left, self._turn = kept.total, kept.left, kept.turn
        if self.pace == "slow" and kept.left is not None and not kept.paused:
            gone = max(0.0, time.time() - kept.at)
            self._left = max(min(kept.left, LEAST_AFTER_A_RESTART), kept.left - gone)
        self._since = None if self.stands else time.monotonic()

    def follow(self, body: str | None) -> None:
        """Somebody may have stopped it, or let it go on, by way of another worker."""
        kept = Kept(0.0) if body is None else msgspec.json.decode(body, type=Kept)
        self.stand_as(kept)

    def stand_as(self, stored: Kept | TableClock) -> None:
        self.hold(paused=stored.paused)
        self.by = stored.by

    def _span(self, asks: Sequence[Ask]) -> float | None:
        if self.pace == "instant":
            return None
        spans = [span for ask in asks if (span := self._spans(ask).get(self.pace)) is not None]
        return max(spans) if spans else None

    def _spans(self, ask: Ask) -> dict[str, float]:
        return self.paces.get(ask.pace, {})


Act = Callable[[], Coroutine[Any, Any, object]]


class Timers:
    """Things to do later, all forgotten at once when the moment has passed."""

    def __init__(self) -> None:
        self._handles: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def after(self, seconds: float, act: Act) -> None:
        loop = asyncio.get_running_loop()
        self._handles.append(loop.call_later(seconds, self.begin, act))

    def begin(self, act: Act) -> None:
        task = asyncio.get_running_loop().create_task(persist(act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def clear(self) -> None:
        """What has not begun will not; what has begun finds that the moment has passed."""
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()

    def close(self) -> None:
        """Nothing more is done, what has begun included."""
        self.clear()
        for task in self._tasks:
            task.cancel()


async def persist(act: Act) -> None:
    """While the store does not answer, again and again: what is done late finds whether it still matters."""
    while True:
        try:
            await act()
        except Unreachable:
            await asyncio.sleep(AGAIN)
            continue
        except Exception:
            log.exception("what was to be done later failed")
        return
