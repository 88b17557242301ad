"""Time at a table: time limits of questions, least times of sealed windows, delays of bots."""

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
from hyakki.server.errors import Unreachable

log = logging.getLogger("hyakki.clock")

PACES = ("live", "slow", "instant")
Paces = dict[str, dict[str, float]]
COMMON: Paces = {"renew": {"live": 180.0, "slow": 259_200.0}}
"""Time limits for questions of every game: the vote on changed rules gives players time to return and read."""
LEAST_AFTER_RESTART = 60.0
"""Seconds that a question at a slow table still has, however long the server was stopped."""
AGAIN = 0.5
"""Seconds before a store that does not answer is tried again."""


class Kept(msgspec.Struct, frozen=True):
    """A clock in the store: the seconds left at that time, and which guest has stopped it, if any."""

    at: float
    left: float | None = None
    total: float | None = None
    paused: bool = False
    turn: tuple[int, float] | None = None
    by: str = ""


class TableClock:
    """The clock of one table. It stands while a player has stopped it, and while the table waits for a player; a vote
    does not wait, because it may be about replacing that player."""

    def __init__(self, paces: Paces, pace: str, tempo: float) -> None:
        self.pace = pace
        self.paces: Paces = {
            name: {key: span * tempo for key, span in spans.items()} for name, spans in (COMMON | paces).items()
        }
        self.paused = False
        self.by = ""
        """The guest who has stopped the clock."""
        self.waiting = False
        self._voting = False
        self.total: float | None = None
        self.opened = 0.0
        self._left: float | None = None
        self._since: float | None = None
        """The time at which the clock started; None while it stands."""
        self._turn: tuple[int, float] | None = None
        """The seat whose turn it is, and the rest of its time (SV-05)."""

    @property
    def stands(self) -> bool:
        return self.paused or (self.waiting and not self._voting)

    @property
    def left(self) -> float | None:
        if self._left is None or self._since is None:
            return self._left
        return max(0.0, self._left - (time.monotonic() - self._since))

    def acted(self, ask: Ask) -> None:
        """Add the time that the game gives for an action to the turn's time (SV-05)."""
        more = self._spans(ask).get("more")
        left = self.left
        if more is not None and left is not None:
            self._turn = (ask.seat, left + more)

    def set(self, asks: Sequence[Ask]) -> None:
        """Set the clock for the questions that are open now."""
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
        """Stop or restart the clock; return whether that changed anything. `by`: who stops it first."""
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
        """Return the seconds for which a sealed window stays open, whichever seats have answered (SV-06). `alone`: no
        other player could learn from its length."""
        if alone or self.pace == "instant" or not asks or not asks[0].sealed:
            return 0.0
        return max(self._spans(ask).get("least", 0.0) for ask in asks)

    def bot_delay(self, alone: bool, rng: Random) -> float:
        """Return the seconds for which a bot's answer is held at a table with several players (SV-08)."""
        span = self.paces.get("bot")
        if alone or self.pace == "instant" or span is None:
            return 0.0
        return rng.uniform(span["least"], span["most"])

    def keep(self) -> str | None:
        if self.pace == "instant" and not self.paused:
            return None
        kept = Kept(time.time(), self.left, self.total, self.paused, self._turn, self.by)
        return msgspec.json.encode(kept).decode()

    def restore(self, body: str | None, asks: Sequence[Ask]) -> None:
        """Set the clock as it was when the latest Record was stored. A slow clock has run on meanwhile; a live one has
        not, because players must return first."""
        self.set(asks)
        if body is None:
            return
        kept = msgspec.json.decode(body, type=Kept)
        self.paused, self.by = kept.paused, kept.by
        self.total, self._left, self._turn = kept.total, kept.left, kept.turn
        if self.pace == "slow" and kept.left is not None and not kept.paused:
            gone = max(0.0, time.time() - kept.at)
            self._left = max(min(kept.left, LEAST_AFTER_RESTART), kept.left - gone)
        self._since = None if self.stands else time.monotonic()

    def follow(self, body: str | None) -> None:
        """Stop or restart the clock, as another worker has stored it."""
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
    """Timers and tasks of one table; timers are cancelled together when the moment has passed."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._handles: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def after(self, seconds: float, act: Act) -> None:
        loop = asyncio.get_running_loop()
        self._handles.append(loop.call_later(seconds, self.begin, act))

    def begin(self, act: Act) -> None:
        task = asyncio.get_running_loop().create_task(persist(act, f"table {self._table}"))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def clear(self) -> None:
        """Cancel all timers; a task that has begun checks that its moment has not passed."""
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()

    def close(self) -> None:
        """Cancel all timers and tasks."""
        self.clear()
        for task in self._tasks:
            task.cancel()


async def persist(act: Act, where: str = "server") -> None:
    """Run a task, again and again while the store does not answer. `where`: its place in the log."""
    while True:
        try:
            await act()
        except Unreachable:
            await asyncio.sleep(AGAIN)
            continue
        except Exception:
            log.exception("%s: background task %s failed", where, getattr(act, "__qualname__", act))
        return
