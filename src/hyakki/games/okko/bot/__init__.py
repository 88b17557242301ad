"""Okko's judgement: what sensible heroes, or a sensible Oni, answer, from their View alone.

- `outlook`: the table as the View shows it, ways and chances; `goals`: what heroes go for
- `planning`: cards laid face down; `heroes`: turns and councils; `oni`: all that the Oni is asked
- `gear`: equipment found and carried
- `choices`: effects of cards, and whatever else is asked
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menus, Path
from hyakki.games.okko.bot import gear, heroes, oni, planning
from hyakki.games.okko.bot.choices import any_but_last, push
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.knowledge.view import OkkoView

Answer = Callable[[Outlook, Menus, Random], Path]


ANSWERS: dict[str, Answer] = {
    "pick": heroes.pick,
    "plan": planning.make_plan,
    "lock": planning.lock,
    "accuse": heroes.accuse,
    "keep-clue": heroes.keep_clue,
    "agree": heroes.agree,
    "heal": heroes.heal,
    "follower": heroes.follower,
    "push": push,
    "reorganise": gear.reorganise,
    "gain": gear.keep,
    "shed": gear.shed,
    "corruption": oni.corruption,
    "enhancement": oni.enhancement,
    "summons": oni.summons,
    "place": oni.place_events,
    "adjust": oni.adjust,
    "activate": oni.activate,
    "command": oni.command,
    "idle": oni.command,
}
"""By kind of question; a turn is that of a hero or an agent; whatever else is asked is answered by `any_but_last`."""


def judgement(view: OkkoView, kind: str, menus: Menus, rng: Random) -> Path:
    look = Outlook(view)
    if kind == "turn":
        return oni.take_turn(look, menus, rng) if view.lair is not None else heroes.take_turn(look, menus, rng)
    return ANSWERS.get(kind, any_but_last)(look, menus, rng)
