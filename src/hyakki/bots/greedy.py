"""The bot `greedy`: it takes the answer after which its seat stands best. Simulations compare `judgement` with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from hyakki.bots.bot import Bot
from hyakki.bots.random import wander
from hyakki.bots.votes import vote
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import State, close, give, menu
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame, Game, game_of
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View

LOOKED_AT = 12
"""The most answers that it looks at, drawn at random."""
WORLDS = 2
"""Worlds that are dealt for each question."""


class GreedyBot(Bot):
    """Tries some answers in worlds that are dealt from its View, and takes the one after which `Game.values` is best.

    It plans nothing: open questions it answers by chance. A game in which plans are everything has a `greedy` of its
    own.
    """

    name = "greedy"
    persists = False

    def check_game(self, game: AnyGame) -> None:
        if not self.plays(game):
            raise Malformed(f"the bot {self.name!r} does not play {game.key}: the game cannot say how its seats stand")

    def plays(self, game: AnyGame) -> bool:
        return (game_of(game.of) if game.of else game).has_values

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("greedy needs a View")
        if ask.kind in VOTES:
            return vote(game, view, ask)
        if type(game).greedy is not Game.greedy:
            return game.greedy(view, ask.kind, menus, rng)
        if ask.open or not game.has_values:
            return wander(menus, rng)
        paths = _drawn(menus, rng)
        if len(paths) == 1:
            return paths[0]
        found = _worths(game, view, ask, paths, rng)
        return paths[found.index(max(found))]


def _drawn(menus: Menus, rng: Random) -> list[Path]:
    """Return some complete answers: one with each first entry, the others drawn at random."""
    firsts = menus(()).options
    begun: list[Path] = [(option,) for option in rng.sample(firsts, min(len(firsts), LOOKED_AT))]
    begun += [()] * (LOOKED_AT - len(begun))
    return list(dict.fromkeys(wander(menus, rng, path) for path in begun))


def _worths(game: AnyGame, view: View, ask: Ask, paths: Sequence[Path], rng: Random) -> list[float]:
    """Return how the seat stands after each of these answers, the same worlds and chance for all of them."""
    totals = [0.0] * len(paths)
    for _ in range(WORLDS):
        world, seed = game.redeal(view, rng), rng.randbytes(KEY_BYTES)
        own = next(each for each in world.asks if (each.seat, each.kind) == (ask.seat, ask.kind))
        for place, path in enumerate(paths):
            totals[place] += _worth(game, world.copy(), own, path, seed)
    return totals


def _worth(game: AnyGame, s: State, ask: Ask, path: Path, seed: bytes) -> float:
    """Return how the seat stands after this answer and the next one, which is drawn by chance."""
    s.chance, rng = Chance(seed), Random(seed)
    _answer(s, ask, path, rng)
    if s.asks and not s.asks[0].open:
        following = s.asks[0]
        _answer(s, following, wander(partial(menu, s, following), rng), rng)
    if s.over is not None:
        return 1.0 if ask.seat in game.standing(s).winners else -1.0
    return game.values(s)[ask.seat]


def _answer(s: State, ask: Ask, path: Path, rng: Random) -> None:
    """Give an answer; the other seats of a sealed window answer by chance."""
    if not ask.sealed:
        give(s, ask, path)
        return
    answers = {each.seat: wander(partial(menu, s, each), rng) for each in s.asks if each != ask} | {ask.seat: path}
    outcome = s.stack[-1].outcome(s, answers)
    assert outcome is not None, "all have answered"
    close(s, outcome)
