"""Bots choose their answers in separate processes, from a View. The process redeals a world from it, so that a bot
cannot use what its seat cannot see."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import Random

from hyakki.bots import bot_of
from hyakki.core.engine import menu
from hyakki.core.game import game_of
from hyakki.core.view import View
from hyakki.server.jobs.background import Processes

log = logging.getLogger("hyakki.bots")

SECONDS = 30.0
"""Seconds without an answer after which the bot gives the default."""


def think(key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str]:
    """The ids of the bot's answer."""
    game = game_of(key)
    rng = Random(seed)
    world = game.redeal(view, rng)
    ask = next(ask for ask in world.asks if (ask.seat, ask.kind) == (seat, kind))
    return [option.id for option in bot_of(bot).choose(game, view, ask, partial(menu, world, ask), rng)]


class BotProcesses:
    """The processes shared by all bots of this server."""

    def __init__(self, most: int = 1) -> None:
        self._processes = Processes(most)

    async def think(self, key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str] | None:
        """The ids of the bot's answer; None if it failed."""
        try:
            thought = self._processes.do(SECONDS, think, key, bot, view, seat, kind, seed)
            return await asyncio.wait_for(thought, SECONDS)
        except Exception:
            log.exception("bot %s of %s failed to answer %s", bot, key, kind)
        return None

    async def close(self) -> None:
        await self._processes.close()
