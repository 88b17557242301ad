"""Kaidan's judgement: what a sensible PG, traitor or Onryo answers, from its View alone.

- `sense`: what a seat makes of its View; `aims`: what it plays for
- `living`: a PG's Activation; `belongings`: objects and trade; `possessed`: what the traitor does otherwise
- `chase`: hunted; `flight`: running away; `outlook`: what a chase will come to
- `resigned`: looking for death; `dead`: Onryo and decisions
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menus, Path
from hyakki.games.kaidan.bot import belongings, chase, dead, flight, living
from hyakki.games.kaidan.bot.aims import gives_up
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.knowledge.view import KaidanView


def pick(sense: Sense, menus: Menus, rng: Random) -> Path:
    return (rng.choice(menus(()).options),)


ANSWERS: dict[str, Callable[[Sense, Menus, Random], Path]] = {
    "pick": pick,
    "act": living.act,
    "roll": chase.roll,
    "guess": chase.guess,
    "roll-guess": chase.roll,
    "again": chase.again,
    "hide": chase.hide,
    "must-hide": chase.hide,
    "chase": chase.chase,
    "flee": flight.flee,
    "react": chase.react,
    "last-chance": chase.last_chance,
    "decide": dead.decide,
    "onryo": dead.onryo,
    "onryo-way": dead.onryo_way,
    "altar": belongings.altar,
    "trade": belongings.trade,
    "give": belongings.give,
    "recover": belongings.recover,
    "order": belongings.order,
    "window-test-post": chase.after_dice,
    "window-wound": chase.before_wounds,
    "window-sight": chase.on_sight,
    "window-attack": chase.on_attack,
    "window-fate": chase.on_fate,
    "window-event": chase.let_be,
}


def judgement(view: KaidanView, kind: str, menus: Menus, rng: Random) -> Path:
    sense = Sense(view, kind)
    sense.given_up = gives_up(sense)
    return ANSWERS[kind](sense, menus, rng)
