"""Bots. They take seats like players, and none of them knows a game by name."""

from __future__ import annotations

from pathlib import Path

from hyakki.bots.bot import Bot
from hyakki.bots.greedy import GreedyBot
from hyakki.bots.judgement import JudgementBot
from hyakki.bots.loading import bots_in, installed, load_installed
from hyakki.bots.master import MasterBot
from hyakki.bots.novice import NoviceBot
from hyakki.bots.random import RandomBot
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import AnyGame

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), NoviceBot(), JudgementBot(), MasterBot())}
"""Our own, from weak to strong."""
LEVELS = (*BOTS, "oni")
"""The bots that have a name in every language, from weak to strong."""
YARDSTICKS: dict[str, Bot] = {bot.name: bot for bot in (GreedyBot(),)}
"""Bots for simulations only."""
_ADDED: dict[str, Bot] = {}


def offered() -> tuple[str, ...]:
    """Return the names of the bots that tables offer: our own, and those of installed packages.

    Examples:
        >>> from hyakki.bots import offered
        >>> offered()[:2]
        ('random', 'novice')
    """
    return (*BOTS, *sorted({entry.name for entry in installed()} - BOTS.keys() - YARDSTICKS.keys()))


def offered_at(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the bots that tables of this game offer.

    Examples:
        >>> from hyakki import game_of
        >>> from hyakki.bots import offered_at
        >>> "judgement" in offered_at(game_of("kitsunedo"))
        True
    """
    return tuple(name for name in offered() if _plays(name, game))


def _plays(name: str, game: AnyGame) -> bool:
    try:
        return (BOTS.get(name) or load_installed(name)).plays(game)
    except Malformed:
        return True  # a player who chooses it is told why it cannot be loaded


def bot_of(name: str) -> Bot:
    """Return the bot with this name: `random`, `novice`, `judgement`, `master`, one that an installed package offers
    by the entry point `hyakki.bots`, one of `add_code`, or `greedy`, which is for simulations.

    Examples:
        >>> from hyakki import bot_of
        >>> bot_of("judgement").name
        'judgement'
    """
    bot = BOTS.get(name) or YARDSTICKS.get(name) or _ADDED.get(name)
    if bot is not None:
        bot.check_packages()
        return bot
    if name in offered():
        bot = load_installed(name)
        bot.check_packages()
        return bot
    raise Malformed(f"there is no bot {name!r}; choose one of {', '.join((*offered(), *YARDSTICKS, *_ADDED))}")


def strongest(game: AnyGame) -> Bot | None:
    """Return the best of our bots that plays this game, or None.

    Examples:
        >>> from hyakki import game_of
        >>> from hyakki.bots import strongest
        >>> strongest(game_of("kitsunedo")).name in ("master", "judgement")
        True
    """
    return next((bot for bot in reversed(BOTS.values()) if bot.needs_view and bot.plays(game)), None)


def add_code(file: Path) -> list[str]:
    """Make the bots of a Python file known to `bot_of` in this process, and return their names."""
    found = bots_in(file)
    for bot in found:
        if bot.name in (*offered(), *YARDSTICKS):
            raise BadContent(str(file), f"a bot {bot.name!r} exists already: choose another name")
        _ADDED[bot.name] = bot
    return [bot.name for bot in found]


__all__ = ["BOTS", "Bot", "JudgementBot", "add_code", "bot_of", "offered", "strongest"]
