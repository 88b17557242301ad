"""Asking bots: an answer of a bot from elsewhere is checked, so that its mistakes are named and never become moves."""

from __future__ import annotations

from random import Random

from hyakki.bots.bot import Bot
from hyakki.core.errors import Malformed
from hyakki.core.events import seat_name
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Option, Path
from hyakki.core.view import View


def answer_of(bot: Bot, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
    """Return a bot's answer to a question, or raise Malformed if it gives none that can be given."""
    if type(bot).__module__.startswith("hyakki."):
        return bot.choose(game, view, ask, menus, rng)
    try:
        found: object = bot.choose(game, view, ask, menus, rng)
    except SystemExit as error:
        raise _wrong(bot, ask, "it ends the program") from error
    if not isinstance(found, (tuple, list)) or not all(isinstance(part, Option) for part in found):
        raise _wrong(bot, ask, f"{str(found)[:100]!r} is not a path of Options")
    path: Path = ()
    for option in found:
        if path and path[-1].final:
            raise _wrong(bot, ask, f"the path goes on after {path[-1].id!r}, which is final")
        offered = next((each for each in menus(path).options if each.id == option.id), None)
        if offered is None:
            raise _wrong(bot, ask, f"{option.id!r} is not in the menu there")
        path += (offered,)
    if path and not path[-1].final:
        raise _wrong(bot, ask, f"the path ends with {path[-1].id!r}, which is not final")
    if not path and not ask.open:
        raise _wrong(bot, ask, "only an open question can be left with ()")
    return path


def _wrong(bot: Bot, ask: Ask, why: str) -> Malformed:
    return Malformed(f"the bot {bot.name!r} in seat {seat_name(ask.seat)} gives no answer to {ask.kind!r}: {why}")
