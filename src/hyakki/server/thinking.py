"""Bots think in a process of their own, from a View. The world they look around in is redealt from it: what they can't
see they can't use."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from hyakki.bots import bot_of
from hyakki.core.engine import menu
from hyakki.core.game import game_of
from hyakki.core.view import View


def think(key: str, bot: str, view: View, seat: int, kind: str, seed: str) -> list[str]:
    """The ids of the bot's answer."""
    game = game_of(key)
    rng = Random(seed)
    world = game.redeal(view, rng)
    ask = next(ask for ask in world.asks if (ask.seat, ask.kind) == (seat, kind))
    return [option.id for option in bot_of(bot).choose(game, view, ask, partial(menu, world, ask), rng)]


class Thinkers:
    """A few workers that share the thinking of all bots."""

    def __init__(self, workers: int = 1) -> None:
        self._pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))

    @property
    def pool(self) -> ProcessPoolExecutor:
        return self._pool

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
