"""The bot `novice`: it plays as `judgement` does, and makes mistakes."""

from __future__ import annotations

from random import Random

from hyakki.bots.judgement import JudgementBot
from hyakki.bots.random import wander
from hyakki.core.game import AnyGame
from hyakki.core.lessons import scripted
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View

MISTAKES = 0.25
"""The share of its answers that are random."""


class NoviceBot(JudgementBot):
    """Answers as judgement does, and sometimes at random."""

    name = "novice"

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("novice needs a View")
        errs = rng.random() < MISTAKES and not ask.open and ask.kind not in VOTES
        if errs and scripted(game, view, ask.kind, menus) is None:
            return wander(menus, rng)
        return super().choose(game, view, ask, menus, rng)
