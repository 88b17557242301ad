"""The bot that chooses by chance alone."""

from __future__ import annotations

from random import Random

from hyakki.bots.bot import Bot
from hyakki.bots.votes import vote
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.motion import REFUSE, VOTES
from hyakki.core.view import View


class RandomBot(Bot):
    """Uniform over the entries of each menu along the path; on Motions it votes as all bots do."""

    name = "random"
    needs_view = False
    persists = False

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if ask.kind not in VOTES:
            return wander(menus, rng)
        return (REFUSE,) if view is None else vote(game, view, ask)


def wander(menus: Menus, rng: Random, path: Path = ()) -> Path:
    """Go on from here by chance until the path is complete."""
    while not path or not path[-1].final:
        options = menus(path).options
        path += (options[int(rng.random() * len(options))],)
    return path
