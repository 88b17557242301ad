"""A plain judgement: ninjas programme what would go unseen as things stand, the Daimyo leaves nothing undone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.shadow_tactics import ahead
from hyakki.games.shadow_tactics.redeal import redeal
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.view import ShadowView

Menus = Callable[[Path], Menu]

SEEN, NOTHING, UNSEEN = -3, -1, 2
"""What it is worth that a card would be seen, do nothing, go unseen."""
LAST = frozenset({"decline", "prepare", "leave", "alone"})
"""Verbs of answers that give something up: taken where there is no other, or by a whim."""
WHIM = 0.15


def judgement(view: ShadowView, kind: str, menus: Menus, rng: Random) -> Path:
    if kind == "programme":
        return _programme(view, menus, rng)
    path: Path = ()
    while not path or not path[-1].final:
        path += (_choose(menus(path).options, rng),)
    return path


def _choose(options: list[Option], rng: Random) -> Option:
    better = [option for option in options if option.verb not in LAST]
    return rng.choice(better if better and rng.random() >= WHIM else options)


def _programme(view: ShadowView, menus: Menus, rng: Random) -> Path:
    """For a ninja that has no programme yet, if there is one."""
    lay = [option for option in menus(()).options if option.verb == "lay"]
    waiting = [option for option in lay if not view.ninjas[option.args[0]].count]
    path: Path = (rng.choice(waiting or lay),)
    path += (rng.choice(menus(path).options),)
    world = redeal(view, rng)
    while not path[-1].final:
        path += (_card(world, path, menus(path).options, rng),)
    return path


def _card(world: ShadowState, path: Path, options: list[Option], rng: Random) -> Option:
    """The best of them; of equals any."""
    before = tuple(option.args[0] for option in path[2:])

    def worth(option: Option) -> float:
        if not option.args:
            return 0
        met = ahead.foresee(world, path[0].args[0], (*before, option.args[0]))
        if not met:
            return NOTHING + rng.random()
        return max(SEEN if entry["seen"] else UNSEEN + entry.get("score", 1) for entry in met) + rng.random()

    return max(options, key=worth)
