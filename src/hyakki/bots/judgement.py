"""The bot `judgement`: it uses the heuristics of each game, or plays at random if a game has none."""

from __future__ import annotations

from random import Random

from hyakki.bots.bot import Bot
from hyakki.bots.random import wander
from hyakki.bots.votes import vote
from hyakki.core.game import AnyGame
from hyakki.core.lessons import scripted
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View


class JudgementBot(Bot):
    """Answers with `Game.judgement`."""

    name = "judgement"

    def plays(self, game: AnyGame) -> bool:
        return game.judges

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("judgement needs a View")
        if ask.kind in VOTES:
            return vote(game, view, ask)
        taught = scripted(game, view, ask.kind, menus)
        if taught is not None:
            return taught
        if game.judges:
            return game.judgement(view, ask.kind, menus, rng)
        return () if ask.open else wander(menus, rng)
