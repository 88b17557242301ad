"""Equipment: what a card is worth to a hero, what it keeps of what it finds, and where it carries it."""

from __future__ import annotations

from random import Random
from typing import Final

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.catalog import verbs
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.chests import Gain
from hyakki.games.okko.steps.reorganise import BOTH_HANDS, CLOTHING, SUPPLIES, Reorganise, Shed, ousted

NUMBERS = {"might": 1.0, "defense": 0.8, "speed": 0.5, "guile": 0.6}
TRAITS = {"ranged": 0.6, "no-melee": -0.8, "legendary": 0.2}
OTHERWISE: Final = 0.4
LEGENDARY: Final = 0.4
HEALED: Final = 0.7
"""A Damage token that a card can take off now."""
BETTER = 0.2
"""How much more another card must be worth to be taken up, or to be carried in place of one."""


def gear_worth(s: OkkoState, hero: int, card: int) -> float:
    if card == NOTHING:
        return 0.0
    equipment = s.kit.equipment[card]
    if s.kit.heroes[hero].of not in equipment.classes:
        return 0.01
    worth = LEGENDARY * equipment.legendary
    for effect in equipment.effects:
        for deed in effect.do:
            match deed:
                case verbs.Heal():
                    worth += OTHERWISE + HEALED * min(deed.count, s.damage[hero])
                case verbs.Modify():
                    worth += NUMBERS[deed.what] * deed.value if deed.what in NUMBERS else OTHERWISE
                case verbs.Grant():
                    worth += TRAITS.get(deed.trait, OTHERWISE)
                case _:
                    worth += OTHERWISE
    return worth


def keep(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Keep the best of what was found; a worse card of the hero makes room for it."""
    s, deed = look.s, look.s.stack[-1]
    assert isinstance(deed, Gain)
    hero, options = deed.figure, menus(()).options

    def worth(option: Option) -> float:
        return gear_worth(s, hero, option.args[0])

    offered = [option for option in options if option.verb == "keep"]
    own = [option for option in options if option.verb == "make-room"]
    best = max(offered, key=worth, default=None)
    if best is not None:
        places = menus((best,)).options
        return best, min(places, key=lambda option: option.args[0] == SUPPLIES)
    most = max((gear_worth(s, hero, card) for card in deed.cards), default=0.0)
    least = min(own, key=worth, default=None)
    if least is not None and worth(least) + BETTER < most:
        return (least,)
    return (options[-1],)


def reorganise(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Take cards in hand, or put them on, if they are better than what is there."""
    s, step = look.s, look.s.stack[-1]
    assert isinstance(step, Reorganise)
    hero, done = step.hero, menus(()).options[-1]
    best: tuple[float, Path] = (BETTER, (done,))
    for card in menus(()).options[:-1]:
        if card.args[0] not in s.heroes[hero].supplies:
            continue
        for place in menus((card,)).options:
            if place.args[0] == SUPPLIES:
                continue
            worths = [gear_worth(s, hero, one) for one in ousted(s, hero, place.args[0])]
            there = max(worths, default=0.0) if place.args[0] in (BOTH_HANDS, CLOTHING) else sum(worths)
            gain = gear_worth(s, hero, card.args[0]) - there
            if gain > best[0]:
                best = (gain, (card, place))
    return best[1]


def shed(look: Outlook, menus: Menus, rng: Random) -> Path:
    deed = look.s.stack[-1]
    assert isinstance(deed, Shed)
    return (min(menus(()).options, key=lambda option: gear_worth(look.s, deed.figure, option.args[0])),)
