"""The bot that takes the step which looks best at once: judgement is measured against it."""

from __future__ import annotations

from random import Random

from hyakki.bots.bot import Bot
from hyakki.bots.votes import vote
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("greedy needs a View")
        return vote(game, view, ask) if ask.kind in VOTES else game.greedy(view, ask.kind, menus, rng)
