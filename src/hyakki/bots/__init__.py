"""Bots: they sit in seats like people and know no game by name."""

from __future__ import annotations

from hyakki.bots.bot import Bot
from hyakki.bots.greedy import GreedyBot
from hyakki.bots.judgement import JudgementBot
from hyakki.bots.random import RandomBot
from hyakki.core.errors import Malformed

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), JudgementBot())}
YARDSTICKS: dict[str, Bot] = {bot.name: bot for bot in (GreedyBot(),)}
"""For simulations only: nobody sits at a table with them."""


def bot_of(name: str) -> Bot:
    bot = BOTS.get(name) or YARDSTICKS.get(name)
    if bot is None:
        raise Malformed(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return bot


__all__ = ["BOTS", "Bot", "bot_of"]
