"""Effects that work by themselves when something happens (verbs.When), and those that somebody may use then."""

from __future__ import annotations

from hyakki.games.okko.effects.measure import abilities_of
from hyakki.games.okko.effects.scope import PEACE, Situation
from hyakki.games.okko.kit import Ability
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.verbs import Attack, Cancel, Reroll


def triggered(s: OkkoState, figure: int, when: str, situation: Situation = PEACE, ki: bool = False) -> list[Ability]:
    """The effects of this figure that work at this moment."""
    return [
        ability
        for ability in abilities_of(s, figure)
        if ability.effect.when == when and _meets(s, figure, ability, situation, ki)
    ]


def _meets(s: OkkoState, figure: int, ability: Ability, situation: Situation, ki: bool) -> bool:
    effect = ability.effect
    if effect.reach and effect.reach != situation.reach:
        return False
    if effect.foe:
        foe = situation.foe
        kind = "" if foe == NOBODY else "hero" if is_hero(foe) else s.kind_of(foe)
        if kind != effect.foe:
            return False
    if effect.ki and not ki:
        return False
    if effect.moved and not (is_hero(figure) and s.heroes[figure].moved):
        return False
    return not is_spent(s, figure, ability)


def optional(ability: Ability) -> bool:
    """Whether it may be declined: something is given up for it, or it is a choice by its nature."""
    effect = ability.effect
    return effect.discard or effect.once == "game" or any(isinstance(d, (Reroll, Attack, Cancel)) for d in effect.do)


def is_spent(s: OkkoState, figure: int, ability: Ability) -> bool:
    return any(spent[0] == ability.number and spent[1] == figure for spent in s.spent)


def spend(s: OkkoState, figure: int, ability: Ability, span: str = "") -> None:
    """It has been used; `span` says how long it works no more, if the effect itself does not (OK-161, OK-R129)."""
    span = ability.effect.once or span
    if span:
        s.spent = sorted([*s.spent, (ability.number, figure, span)])


def forget(s: OkkoState, span: str) -> None:
    """A span is over: what worked once in it works again, and what lasted so long is off."""
    s.spent = [spent for spent in s.spent if spent[2] != span]
    if any(lasting.until == span for lasting in s.lasting):
        s.lasting = [lasting for lasting in s.lasting if lasting.until != span]


def fire(s: OkkoState, figure: int, when: str, situation: Situation = PEACE, ki: bool = False) -> None:
    """Push everything that works by itself now, so that it happens in order."""
    from hyakki.games.okko.effects.executor import Work

    for ability in reversed(triggered(s, figure, when, situation, ki)):
        if not optional(ability):
            spend(s, figure, ability)
            s.push(Work(ability.number, figure, (), situation))
