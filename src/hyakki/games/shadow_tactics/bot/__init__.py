"""Judgement from a View alone: nothing hidden is ever looked at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menu, Path
from hyakki.games.shadow_tactics.bot import daimyo, ninjas
from hyakki.games.shadow_tactics.bot import greedy as yardstick
from hyakki.games.shadow_tactics.bot.outlook import table_of
from hyakki.games.shadow_tactics.knowledge.view import ShadowView

ANSWERS = {**ninjas.ANSWERS, **daimyo.ANSWERS}
"""By kind of question; any other is answered by chance."""


def judgement(view: ShadowView, kind: str, menus: Callable[[Path], Menu], rng: Random) -> Path:
    answer = ANSWERS.get(kind, ninjas.whatever)
    return answer(table_of(view), view.viewer[0], menus, rng)


def greedy(view: ShadowView, kind: str, menus: Callable[[Path], Menu], rng: Random) -> Path:
    answer = yardstick.ANSWERS.get(kind, yardstick.any_but_last)
    return answer(table_of(view), view.viewer[0], menus, rng)


__all__ = ["greedy", "judgement"]
