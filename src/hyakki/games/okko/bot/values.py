"""How each side of Okko Chronicles stands in a position: how far the heroes' goal has come, and what it has cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hyakki.games.okko.board.paths import FAR, areas_away
from hyakki.games.okko.catalog.ids import AGENTS, AREA, FACES, FIGURES_OF, ONI_CARDS, SPACE
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.people import EVIDENCE, HEROES_WON, NOBODY, NOWHERE, ONI_WON, PARCHMENT, Task
from hyakki.games.okko.state import FIRST_WOUND, LETTER, OkkoState
from hyakki.games.okko.steps.goals import spots

BEFORE, GOAL, HURT, LATE, FELLED = -0.3, 1.2, 0.6, 0.3, 0.1
"""The weights of the goal, of wounds, of Rounds that are gone, and of agents that are hurt."""
WOUNDS = 3
"""The wounds that eliminate a hero."""
NEAR = 0.7
"""The factor by which a place loses worth for each area on the way."""
FINAL_BATTLE = 0.6
"""The part of an investigation that comes before the Final Battle."""


def values(s: OkkoState) -> list[float]:
    """Return the values of all seats: what is good for the heroes is as bad for the Oni."""
    heroes = max(-0.99, min(0.99, _of_heroes(s)))
    return [-heroes if seat == s.oni else heroes for seat in range(s.seats)]


def _of_heroes(s: OkkoState) -> float:
    if not s.round:
        return BEFORE
    goal = GOAL * GOALS[s.kit.scenario.goal.kind](s)
    last = s.kit.scenario.rounds or s.rules.numbers.last_round
    return BEFORE + goal - HURT * _hurt(s) - LATE * min(1.0, s.round / last) + FELLED * _felled(s)


def _hurt(s: OkkoState) -> float:
    team = s.team()
    return sum(_harm(s, hero) for hero in team) / max(1, len(team))


def _harm(s: OkkoState, hero: int) -> float:
    person = s.heroes[hero]
    if person.eliminated:
        return 1.0
    wounds = sum(card >= FIRST_WOUND for card in (*person.hand, *person.left, *person.right, *person.discard))
    tokens = s.damage[hero] / max(1, value(s, hero, "stamina"))
    return min(1.0, (wounds + min(1.0, tokens)) / WOUNDS)


def _felled(s: OkkoState) -> float:
    """Return the damage to agents on the board, less what is on the board at all."""
    agents = s.on_board(agents=True)
    return (sum(s.damage[agent] for agent in agents) - len(agents)) / 10


def _nearness(s: OkkoState, spaces: Iterable[int]) -> float:
    """Return how near the nearest hero is to one of these spaces, and a little of how near the others are."""
    areas = {s.board.floor.area_of[space] for space in spaces if space != NOWHERE}
    near = []
    for hero in s.in_play() if areas else ():
        if s.where[hero] != NOWHERE:
            away = areas_away(s.kit.board(0), s.area_of(hero))
            near.append(NEAR ** min(away.get(area, FAR) for area in areas))
    return float(0.7 * max(near) + 0.2 * sum(near) / len(near)) if near else 0.0


def _fetch(s: OkkoState) -> float:
    letter = s.things[LETTER]
    if letter.bearer == NOBODY:
        at = letter.space if letter.space != NOWHERE else SPACE[s.kit.scenario.goal.at]
        return 0.5 * _nearness(s, (at,))
    away = areas_away(s.kit.board(0), s.area_of(letter.bearer))
    return float(0.5 + 0.5 * NEAR ** away.get(AREA[s.kit.scenario.goal.home], FAR))


def _tile(s: OkkoState) -> float:
    tile = FACES.index(s.kit.scenario.goal.tile)
    return _passed(s, len(s.tasks.get(tile, Task()).done), s.rules.references[FACES[tile]].passes)


def _tests(s: OkkoState) -> float:
    goal, tests = s.kit.scenario.goal, s.kit.scenario.tests
    left = sum(1 for test in tests if test.does == "goal" and SPACE[test.at] in s.tests)
    return _passed(s, sum(1 for test in tests if test.does == "goal") - left, goal.count)


def _passed(s: OkkoState, done: int, wanted: int) -> float:
    return (done + _nearness(s, spots(s))) / max(1, wanted)


def _hunt(s: OkkoState) -> float:
    goal = s.kit.scenario.goal
    quarry = FIGURES_OF[AGENTS.index(goal.agent)]
    damage = sum(s.damage[figure] for figure in quarry) / 10
    return (s.hunted + damage + _nearness(s, (s.where[figure] for figure in quarry))) / max(1, goal.count)


def _demon(s: OkkoState) -> float:
    """Clues, an accusation, the Final Battle (OK-100 to OK-106); mission tiles by the way (OK-113)."""
    tasks = [task.settled for task in s.tasks.values()]
    settled = (tasks.count(HEROES_WON) - tasks.count(ONI_WON)) / max(1, len(tasks)) / 4
    if s.final:
        return settled + (s.final == "defeated")
    if s.battle:
        demon = [figure for figure in s.on_board(agents=True) if s.rank_of(figure) == "demon"]
        hurt = sum(s.damage[figure] / max(1, value(s, figure, "stamina")) for figure in demon)
        return float(settled + FINAL_BATTLE + (1 - FINAL_BATTLE) * (0.8 * hurt + 0.2 * _nearness(s, _at(s, demon))))
    most = max(1, len(ONI_CARDS) + len(s.courtiers) - 2)
    hidden = [marker.space for marker in s.markers if marker.kind in (EVIDENCE, PARCHMENT)]
    asked = [space for courtier, space in enumerate(s.courtier_at) if courtier not in s.interrogated]
    return settled + FINAL_BATTLE * (len(s.clues) + _nearness(s, (*hidden, *asked))) / most - 0.1 * s.failures


def _at(s: OkkoState, figures: Iterable[int]) -> list[int]:
    return [s.where[figure] for figure in figures]


GOALS: dict[str, Callable[[OkkoState], float]] = {
    "fetch": _fetch,
    "tile": _tile,
    "tests": _tests,
    "hunt": _hunt,
    "demon": _demon,
}
