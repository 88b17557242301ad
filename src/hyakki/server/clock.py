"""Time at a table: how long a question may wait, how long a window stays open at least, how long a bot is held."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

from hyakki.core.menu import Ask

PACES = ("live", "slow", "instant")
Paces = dict[str, dict[str, float]]


def seconds_for(paces: Paces, asks: Sequence[Ask], pace: str) -> float | None:
    """How long these questions may wait at a table of this pace; None: for ever."""
    if pace == "instant" or not asks:
        return None
    spans = [paces.get(ask.pace, {}).get(pace) for ask in asks]
    known = [span for span in spans if span is not None]
    return max(known) if known else None


def least_for(paces: Paces, asks: Sequence[Ask], pace: str) -> float:
    """Every sealed window stays open for the same least time, whoever has answered."""
    if pace == "instant" or not asks or not asks[0].sealed:
        return 0.0
    return max(paces.get(ask.pace, {}).get("least", 0.0) for ask in asks)


def more_for(paces: Paces, ask: Ask) -> float:
    """What an action adds to the time of a turn."""
    return paces.get(ask.pace, {}).get("more", 0.0)


def bot_delay(paces: Paces, pace: str, rng: Random) -> float:
    span = paces.get("bot")
    if pace == "instant" or span is None:
        return 0.0
    return rng.uniform(span["least"], span["most"])


class Timers:
    """Things to do later, all forgotten at once when the moment has passed."""

    def __init__(self) -> None:
        self._handles: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def after(self, seconds: float, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        self._handles.append(loop.call_later(seconds, self._begin, act))

    def _begin(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(act())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def clear(self) -> None:
        """What has not begun will not; what has begun finds that the moment has passed."""
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()
