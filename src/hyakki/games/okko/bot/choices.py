"""Cards with an effect: what using one is worth, and whom it is best used on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.okko.actions import ACTIONS
from hyakki.games.okko.board.geometry import tile_of
from hyakki.games.okko.bot.goals import BARRED, IN_THE_WAY, blow_worth, goals_of, sneak_cost, spot_worth, worth_of
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.catalog import verbs
from hyakki.games.okko.catalog.ids import ALLY_CARDS
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.use import Use
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.state import is_agent, is_hero
from hyakki.games.okko.steps import aim, test
from hyakki.games.okko.steps.attack import Attack
from hyakki.games.okko.steps.goals import spots

Standing = Callable[[int], float]
"""The worth of a space to the figure that acts."""
LAST = ("none", "no", "done", "no-more", "enough", "rest", "decline", "discard", "leave-it", "make-room", "masterless")
"""Answers by which nothing is done."""


def figure_worth(look: Outlook, figure: int) -> float:
    """Return the worth of choosing a figure: opponents whom it hurts most, friends who need it most."""
    s = look.s
    mine = is_agent(figure) == (look.view.lair is not None)
    hurt = s.damage[figure] / max(1, value(s, figure, "stamina"))
    if mine:
        return hurt + (0.5 if is_hero(figure) else 0.0)
    if is_agent(figure):
        rank = {"demon": 3.0, "lieutenant": 1.0}.get(s.rank_of(figure), 0.4)
        return rank + hurt + (0.3 if look.can_act(figure) else 0.0) + IN_THE_WAY * (s.where[figure] in spots(s))
    return look.frailty(figure)


def option_worth(look: Outlook, option: Option, standing: Standing | None) -> float:
    if option.verb in LAST:
        return -1.0
    if option.verb in ("on", "melee", "ranged"):
        return figure_worth(look, option.args[0])
    if option.verb == "to" and standing is not None:
        return standing(option.args[0])
    if option.verb == "version" and standing is not None:
        return kami_worth(look, ALLY_CARDS[option.args[0]])
    return 0.0


def kami_worth(look: Outlook, version: str) -> float:
    """Return the worth of a kami: a healer for the hurt, in a fight strength or cover, otherwise haste."""
    s = look.s
    hero = look.turn.figure
    danger = look.danger(hero, s.area_of(hero))
    near = [one for one in s.in_play() if one == hero or s.next_to(one, hero)]
    foes = [agent for agent in s.on_board(agents=True) if s.next_to(agent, hero)]
    return {
        "KAM-1a": 0.5,
        "KAM-1b": 0.35 * len(near) if s.battle else 0.0,
        "KAM-2a": 0.2 + 0.4 * (len(foes) > 1),
        "KAM-2b": 0.6 if not foes else 0.0,
        "KAM-3a": 0.4 * max(s.damage[one] for one in near),
        "KAM-3b": 0.45 * len(foes),
        "KAM-4a": 0.3 * len(near) * (1 + danger),
        "KAM-4b": 0.7 if len(foes) == 1 else 0.3,
    }.get(version, 0.0)


def choose_path(look: Outlook, path: Path, menus: Menus, standing: Standing | None = None) -> Path:
    """The rest of a path, entry by entry."""
    while not path or not path[-1].final:
        options = menus(path).options
        path += (max(options, key=lambda option: option_worth(look, option, standing)),)
    return path


def use_worth(look: Outlook, figure: int, first: Option, menus: Menus, standing: Standing) -> tuple[float, Path]:
    """Return what an ACTION of a card is worth, and how it is best done."""
    use = ACTIONS["use"]
    assert isinstance(use, Use)
    ability = use.job(look.s, look.turn, first).ability
    if any(isinstance(deed, verbs.Move) for deed in ability.effect.do):
        return leap_worth(look, figure, ability, first, menus, standing)
    worth = sum(deed_worth(look, figure, deed) for deed in ability.effect.do)
    if ability.effect.one:
        worth = max(deed_worth(look, figure, deed) for deed in ability.effect.do)
    return worth, choose_path(look, (first,), menus, standing) if worth > 0 else ()


def leap_worth(
    look: Outlook, figure: int, ability: Ability, first: Option, menus: Menus, standing: Standing
) -> tuple[float, Path]:
    """Return what a card that moves a figure is worth: by where it puts it."""
    own = all(deed.to.side == "self" for deed in ability.effect.do if isinstance(deed, verbs.Move))
    if not own:
        return shift_worth(look, first, menus)
    path = choose_path(look, (first,), menus, standing)
    if path[-1].verb != "to":
        return 0.0, ()
    return standing(path[-1].args[0]) - max(0.0, standing(look.s.where[figure])), path


def shift_worth(look: Outlook, first: Option, menus: Menus) -> tuple[float, Path]:
    """Return the worth of moving another figure: an ally to what it goes for, an agent out of the way."""
    best: tuple[float, Path] = (0.0, ())
    for whom in menus((first,)).options:
        if whom.verb != "on" or whom.final:
            continue
        figure = whom.args[0]
        worth = nuisance(look) if is_agent(figure) else errand(look, figure)
        here = worth(look.s.where[figure])
        for to in menus((first, whom)).options:
            if to.verb == "to" and worth(to.args[0]) - here > best[0]:
                best = (worth(to.args[0]) - here, (first, whom, to))
    return best


def errand(look: Outlook, figure: int) -> Standing:
    """Return what a space is worth to an ally who is still to act, or has acted."""
    s = look.s
    goals, speed = goals_of(look, figure), look.speed(figure)
    tile = s.tile_of(figure)
    acts = not is_hero(figure) or not s.heroes[figure].activated

    def worth(space: int) -> float:
        to = tile_of(space)
        risk = (
            sneak_cost(look, figure, to) if is_hero(figure) and to != tile and s.board.floor.pieces[to].sneak else 0.0
        )
        return worth_of(look, goals, space, speed) * (1.0 if acts else 0.5) - risk

    return worth


CROWD = 0.15


def nuisance(look: Outlook) -> Standing:
    """Return what it is worth to heroes that an agent stands there: not where a test is to be made, nor near them."""
    s = look.s
    areas = [s.area_of(hero) for hero in s.in_play()]
    tests = {space: IN_THE_WAY + (1 - BARRED) * spot_worth(look, spot.what) for space, spot in spots(s).items()}

    def worth(space: int) -> float:
        area = s.board.floor.area_of[space]
        near = sum(look.apart(area, one) <= 1 for one in areas)
        return -tests.get(space, 0.0) - CROWD * near

    return worth


def deed_worth(look: Outlook, figure: int, deed: object) -> float:
    s = look.s
    match deed:
        case verbs.Heal():
            near = [hero for hero in s.in_play() if hero == figure or s.next_to(hero, figure)]
            hurt = max((s.damage[hero] for hero in near), default=0)
            return 0.4 * min(deed.count or 9, hurt) if hurt >= 2 else 0.0
        case verbs.Cure():
            return 0.3 if any(s.conditions[hero] for hero in s.in_play()) else 0.0
        case verbs.Attack():
            return attack_worth(look, figure, deed)
        case verbs.Summon() if is_hero(figure) and s.heroes[figure].ally >= 0:
            return 0.0
        case verbs.Summon():
            return 0.9 if s.battle or look.danger(s.in_play()[0], s.area_of(figure)) > 0 else 0.3
        case verbs.Actions():
            return 0.7
        case verbs.Test():
            return test_worth(look, figure, deed)
        case verbs.Harm() | verbs.Afflict():
            return 0.5
        case verbs.Draw():
            return 0.3
        case _:
            return 0.1


def test_worth(look: Outlook, figure: int, deed: verbs.Test) -> float:
    """Return the worth of a card's test: an Exorcism, because nothing else is tested for."""
    s = look.s
    demon = s.demon
    if demon < 0 or look.apart(s.area_of(figure), s.area_of(demon)) > deed.to.within:
        return 0.4
    ahead = test.foresee(s, figure, deed.difficulty, Situation(tested=deed.attribute))
    return blow_worth(look, figure, demon, aim.MELEE, ahead["chance"] / 100)


def attack_worth(look: Outlook, figure: int, deed: verbs.Attack) -> float:
    """The best target, or all of them where nobody is picked."""
    s = look.s
    found = []
    for target in s.opponents(figure):
        if deed.reach == aim.MELEE and aim.why_not(s, figure, target, deed.reach):
            continue
        if deed.reach == aim.RANGED and not s.board.open_line(s.where[figure], s.where[target]):
            continue
        ahead = aim.foresee(s, figure, target, deed.reach, aim.blow_of(deed))
        chance = 0.0 if ahead["harmless"] else ahead["chance"] / 100
        found.append(blow_worth(look, figure, target, deed.reach, chance))
    found.sort(reverse=True)
    most = deed.to.pick or len(found)
    return sum(found[:most])


def push(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Push only out of the way of a test, or into it: a figure that was struck is best kept within reach."""
    s, options = look.s, menus(()).options
    attack = s.stack[-1]
    assert isinstance(attack, Attack)
    away = [option for option in options if option.verb == "to" and option.args[0] not in spots(s)]
    if s.where[attack.target] in spots(s) and away:
        return (away[0],)
    return next((option,) for option in options if option.verb != "to")


def any_but_last(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Answer any other question: with what does most good, otherwise with anything that has an effect."""
    path: Path = ()
    while not path or not path[-1].final:
        options = menus(path).options
        path += (max(options, key=lambda option: (option_worth(look, option, None), rng.random())),)
    return path
