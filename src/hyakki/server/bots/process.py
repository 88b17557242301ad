"""Bots choose their answers in separate processes, from a View. The process redeals a world from it, so that a bot
cannot use what its seat cannot see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from hyakki.bots import bot_of
from hyakki.bots.asking import answer_of
from hyakki.core.engine import menu
from hyakki.core.game import game_of
from hyakki.core.view import View
from hyakki.server.bots.hinting import step_aside
from hyakki.server.errors import OutOfTime, TooMuch
from hyakki.server.jobs.background import Processes

log = logging.getLogger("hyakki.bots")

SECONDS = 30.0
"""Seconds without an answer after which the bot gives the default."""
WAITING = 4
"""The most questions that may wait for bots that take long; a stand-in answers the others."""


def think(key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str]:
    """The ids of the bot's answer."""
    game = game_of(key)
    rng = Random(seed)
    world = game.redeal(view, rng)
    ask = next(ask for ask in world.asks if (ask.seat, ask.kind) == (seat, kind))
    return [option.id for option in answer_of(bot_of(bot), game, view, ask, partial(menu, world, ask), rng)]


def think_long(key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str]:
    """The ids of the bot's answer; live tables do not wait for it."""
    step_aside()
    return think(key, bot, view, seat, kind, seed)


class BotProcesses:
    """The processes shared by all bots of this server: one for those that answer at once, one for those that take
    long."""

    def __init__(self) -> None:
        self._quick = Processes(1)
        self._long = Processes(1, waiting=WAITING)

    async def think(self, key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str] | None:
        """The ids of the bot's answer; None if it failed."""
        question = view, seat, kind, seed
        try:
            stand_in = bot_of(bot).stand_in
            if stand_in:
                with suppress(TooMuch, OutOfTime, TimeoutError):
                    return await self._do(self._long, think_long, key, bot, *question)
            return await self._do(self._quick, think, key, stand_in or bot, *question)
        except Exception:
            log.exception("bot %s of %s failed to answer %s", bot, key, kind)
        return None

    async def _do(self, processes: Processes, do: Callable[..., list[str]], *args: Any) -> list[str]:
        return await asyncio.wait_for(processes.do(SECONDS, do, *args), SECONDS)

    async def close(self) -> None:
        await self._quick.close()
        await self._long.close()
