"""The bot `greedy`: it takes the answer that looks best at once. Simulations compare `judgement` with it."""

from __future__ import annotations

from random import Random

from hyakki.bots.bot import Bot
from hyakki.bots.votes import vote
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame, Game, game_of
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View


class GreedyBot(Bot):
    """Takes the answer that looks best at once."""

    name = "greedy"

    def check_game(self, game: AnyGame) -> None:
        if not self.plays(game):
            raise Malformed(f"the bot {self.name!r} does not play {game.key}; judgement, novice and random do")

    def plays(self, game: AnyGame) -> bool:
        played = game_of(game.of) if game.of else game
        return type(played).greedy is not Game.greedy

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("greedy needs a View")
        return vote(game, view, ask) if ask.kind in VOTES else game.greedy(view, ask.kind, menus, rng)
