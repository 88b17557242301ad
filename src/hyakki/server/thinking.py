"""Bots think in a process of their own, from a View. The world they look around in is redealt from it: what they can't
see they can't use."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from random import Random
from typing import Any

from hyakki.bots import bot_of
from hyakki.core.engine import menu
from hyakki.core.game import Game, game_of
from hyakki.core.view import View

log = logging.getLogger("hyakki.thinking")

SECONDS = 30.0
"""After so long without a thought a bot does what silence does."""


def think(key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str]:
    """The ids of the bot's answer."""
    game = _game(key)
    rng = Random(seed)
    world = game.redeal(view, rng)
    ask = next(ask for ask in world.asks if (ask.seat, ask.kind) == (seat, kind))
    return [option.id for option in bot_of(bot).choose(game, view, ask, partial(menu, world, ask), rng)]


@cache
def _game(key: str) -> Game[Any]:
    return game_of(key)


def _end_with_the_house() -> None:
    """A worker goes when the house is gone, even if nobody could tell it to."""
    house = multiprocessing.parent_process()
    assert house is not None

    def watch() -> None:
        house.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few workers that share the thinking of all bots."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_end_with_the_house)

    async def think(self, key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str] | None:
        """The ids of the answer; None if none could be found."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            work = loop.run_in_executor(pool, think, key, bot, view, seat, kind, seed)
            return await asyncio.wait_for(work, SECONDS)
        except BrokenProcessPool:
            log.error("a worker died; another takes its place")
            if pool is self._pool:
                self._pool = self._new_pool()
        except Exception:
            log.exception("a bot (%s) found no answer to %s", bot, kind)
        return None

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
