"""Bots. They take seats like players, and none of them knows a game by name."""

from __future__ import annotations

from hyakki.bots.bot import Bot
from hyakki.bots.greedy import GreedyBot
from hyakki.bots.judgement import JudgementBot
from hyakki.bots.random import RandomBot
from hyakki.core.errors import Malformed

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), JudgementBot())}
YARDSTICKS: dict[str, Bot] = {bot.name: bot for bot in (GreedyBot(),)}
"""Bots for simulations only."""


def bot_of(name: str) -> Bot:
    """Return the bot with this name: `random`, `judgement` or, for simulations, `greedy`.

    Examples:
        >>> from hyakki import bot_of
        >>> bot_of("judgement").name
        'judgement'
    """
    bot = BOTS.get(name) or YARDSTICKS.get(name)
    if bot is None:
        raise Malformed(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return bot


__all__ = ["BOTS", "Bot", "JudgementBot", "bot_of"]
