"""The goals of heroes and their allies, and their worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from hyakki.games.okko.bot.outlook import PATIENCE, Outlook
from hyakki.games.okko.catalog.ids import AREA, CARD_OF, COURTIERS, FIRST_AGENT
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.people import CHEST, EVIDENCE, NOWHERE, PARCHMENT
from hyakki.games.okko.state import BLEEDING, LETTER, is_hero
from hyakki.games.okko.steps import sneak, test
from hyakki.games.okko.steps.aim import MELEE, RANGED, raises_alarm
from hyakki.games.okko.steps.ending import home_area
from hyakki.games.okko.steps.goals import Spot, spots, test_on

LETTER_WORTH: Final = 5.0
RELIC_WORTH: Final = 2.0
SEAL: Final = 5.0
TASK: Final = 1.6
TOKEN: Final = 1.5
CHEST_WORTH: Final = 0.35
HOME: Final = 6.0
ERRAND: Final = 24.0
"""Worth of the letter brought home: nothing by the way may delay its bearer, as the Rounds are counted."""
CLUE = 1.2
DEMON: Final = 4.0
"""A Damage token on the greater demon in the Final Battle."""
FELLED: Final = 1.2
"""A minion felled who may act."""
PURSUIT: Final = 1.2
"""The worth of being beside it: the cards of the next Round may be better."""
IN_THE_WAY: Final = 2.0
"""An agent felled who stands where a test is to be made."""
CALM: Final = 3.0
"""The worth of peace in the palace: the alarm wakes every thrall."""

UPROAR: Final = 1.5
"""The same where nobody is hunted, and time is short."""
BLOOD: Final = 0.4
"""Share of what a Damage token is worth to the Oni, if the hero takes it by its own Bleeding."""
BARRED: Final = 0.6
"""The share of its worth that a test keeps while an agent stands there."""


class Goal(NamedTuple):
    worth: float
    spaces: int
    """The spaces to stand on, as a mask."""


def goals_of(look: Outlook, figure: int) -> list[Goal]:
    found = fights(look, figure)
    if is_hero(figure):
        found += errands(look, figure) + inquiries(look, figure)
    else:
        master = look.s.allies[figure].master
        if master >= 0 and look.s.heroes[master].in_play:
            found.append(Goal(0.15, look.beside(look.s.where[master], figure)))
    return [goal for goal in found if goal.worth > 0 and goal.spaces]


def worth_of(look: Outlook, goals: list[Goal], space: int, speed: int) -> float:
    """The best goal, by what is left of its worth after the way."""
    ranked = sorted(
        (goal.worth * PATIENCE ** look.actions_to(space, goal.spaces, speed) for goal in goals), reverse=True
    )
    return sum(float(worth * share) for worth, share in zip(ranked, (1.0, 0.15, 0.05), strict=False))


# Fights


def blow_worth(look: Outlook, figure: int, target: int, reach: str, chance: float | None = None) -> float:
    """Return what an attack is worth, the alarm counted."""
    s = look.s
    chance = look.chance(figure, target, reach) if chance is None else chance
    worth = 0.0
    rank = s.rank_of(target)
    fells = s.damage[target] + 1 >= value(s, target, "stamina")
    if rank == "demon":
        worth = DEMON + (6.0 if fells else 0.0)
    elif look.can_act(target) or s.agents[CARD_OF[target]].activated:
        worth = 0.7 if rank == "lieutenant" else FELLED - 0.9
        worth += 0.9 if fells else 0.0
    elif fells:
        worth = 0.1
    if fells and s.where[target] in spots(s):
        worth += IN_THE_WAY
    cost = BLOOD * look.frailty(figure) if s.condition(figure, BLEEDING) else 0.0
    if raises_alarm(s, figure, target):
        cost += CALM if s.investigation and not s.battle else 1.5 if s.investigation else UPROAR
    return chance * worth - cost


def fights(look: Outlook, figure: int) -> list[Goal]:
    s = look.s
    found = []
    reaches = look.reaches(figure)
    for target in s.on_board(agents=True):
        worth = blow_worth(look, figure, target, MELEE) if MELEE in reaches else 0.0
        if s.rank_of(target) == "demon" and is_hero(figure) and not look.is_doomed(figure):
            worth = max(worth, PURSUIT)
        if worth > 0:
            found.append(Goal(worth, look.beside(s.where[target], figure)))
        if RANGED in reaches:
            worth = blow_worth(look, figure, target, RANGED)
            area = s.board.floor.area_spaces[s.area_of(target)] & look.free
            if worth > 0:
                found.append(Goal(worth, area))
    return found


# Things to fetch, test or open


def errands(look: Outlook, hero: int) -> list[Goal]:
    s, floor = look.s, look.s.board.floor
    mine = look.free & ~floor.barred | 1 << s.where[hero]
    found = []
    for number, thing in enumerate(s.things):
        if thing.bearer == hero:
            area = AREA[s.kit.scenario.goal.home] if number == LETTER else home_area(s)
            found.append(Goal(ERRAND if number == LETTER else HOME, floor.area_spaces[area] & mine))
        elif thing.space != NOWHERE and thing.home == NOWHERE:
            found.append(Goal(LETTER_WORTH, (s.board.adjacent[thing.space] | 1 << thing.space) & mine))
    for space, spot in spots(s).items():
        worth = try_worth(look, hero, space, spot)
        if s.at.get(space, hero) >= FIRST_AGENT:
            found.append(Goal(BARRED * worth, look.beside(space, hero)))
        else:
            found.append(Goal(worth, 1 << space & mine))
    for marker in s.markers:
        if marker.kind == CHEST and marker.space != NOWHERE and not s.battle:
            found.append(Goal(CHEST_WORTH, look.beside(marker.space, hero)))
    return found


def try_worth(look: Outlook, hero: int, space: int, spot: Spot) -> float:
    """Return what a test there is worth: a failure makes the next try easier, which counts most where nothing else will
    do (OK-329)."""
    chance = test.foresee(look.s, hero, *test_on(look.s, space, spot))["chance"] / 100
    failing = 0.45 if spot.what == "letter" else 0.15
    return float(failing + (1 - failing) * chance) * spot_worth(look, spot.what)


def spot_worth(look: Outlook, what: str) -> float:
    if what == "task":
        return TASK if look.s.investigation else SEAL
    return {"letter": LETTER_WORTH, "relic": RELIC_WORTH, "token": TOKEN}[what]


# Investigation


def inquiries(look: Outlook, hero: int) -> list[Goal]:
    """Every Clue token; one that a fellow is nearer to is left to him."""
    if not look.hunting():
        return []
    s = look.s
    found = []
    for space, difficulty, cards, purpose in clue_tokens(look):
        worth = CLUE * clue_chance(look, hero, space, difficulty, purpose) * float(cards**0.7)
        spaces = look.beside(space, hero)
        area = s.board.floor.area_of[space]
        mine = look.apart(s.area_of(hero), area)
        if any(look.apart(s.area_of(other), area) < mine for other in s.in_play() if other != hero):
            worth *= 0.6
        found.append(Goal(worth, spaces))
    return found


def clue_tokens(look: Outlook) -> list[tuple[int, int, int, str]]:
    """Space, difficulty, cards and test of every Clue token that can still be looked into, as far as it is seen."""
    found = []
    for token in look.view.markers:
        if token.kind in (EVIDENCE, PARCHMENT) and token.space != NOWHERE:
            difficulty, cards = token.back if token.flipped else token.front
            purpose = "analysis" if token.kind == EVIDENCE else "decipher"
            found.append((token.space, difficulty + token.raised, cards, purpose))
    for courtier, space in enumerate(look.s.courtier_at):
        if space != NOWHERE and courtier not in look.s.interrogated:
            difficulty, cards = look.s.rules.clue_tokens[COURTIERS[courtier]].front
            found.append((space, difficulty, cards, "interrogation"))
    return found


def clue_chance(look: Outlook, hero: int, space: int, difficulty: int, purpose: str) -> float:
    if not test.may_test(look.s, hero):
        return 0.0
    situation = Situation(purpose=purpose, tested="guile", space=space)
    return float(test.foresee(look.s, hero, difficulty, situation)["chance"]) / 100


def sneak_cost(look: Outlook, hero: int, tile: int) -> float:
    """Return what entering a prohibited tile may cost."""
    ahead = sneak.foresee_sneak(look.s, hero, tile)
    each = 0.35 if look.s.investigation else 0.08
    return float((1 - ahead["chance"] / 100) * min(ahead["thralls"], 5) * each)
