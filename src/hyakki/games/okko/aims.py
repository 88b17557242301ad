"""What a seat of Okko Chronicles should do next: the scenario's goal, seen by the heroes and by the Oni."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from hyakki.core.aims import NEXT, OWN, Aim, Pin, Rung, ladder
from hyakki.games.okko.board.paths import FAR, areas_away
from hyakki.games.okko.bot.goals import clue_tokens
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.catalog.ids import AGENTS, AREA, FACES, FIGURES_OF, SPACE
from hyakki.games.okko.knowledge.view import OkkoView
from hyakki.games.okko.options import space_point
from hyakki.games.okko.people import CHEST, NOBODY, NOTHING, NOWHERE, Task
from hyakki.games.okko.state import LETTER, RELIC, OkkoState
from hyakki.games.okko.steps.goals import spots
from hyakki.games.okko.steps.missions import is_done

HERO, ONI = "hero", "oni"
MOST_PINS = 3
MOST_STEPS = 3
ABSENT = -2
"""The distance of a seat none of whose heroes is on the board."""


class Found(NamedTuple):
    """An Aim before it is put together."""

    key: str
    steps: tuple[Rung, ...]
    spaces: tuple[int, ...] = ()
    """The places to go to."""
    name: str = ""
    """The key of the name of these spaces."""
    facts: dict[str, Any] = {}
    more: tuple[Pin, ...] = ()


def aims(view: OkkoView) -> tuple[Aim, ...]:
    look = Outlook(view)
    return tuple(_oni(look, seat) if seat == view.oni else _hero(look, seat) for seat in view.viewer)


def _counted(s: OkkoState) -> dict[str, Any]:
    """The Rounds that are left, this one counted."""
    last = s.kit.scenario.rounds or s.rules.numbers.last_round
    return {"round": s.round, "rounds": max(0, last - max(s.round, 1) + 1), "last": last}


# Heroes


def _hero(look: Outlook, seat: int) -> Aim:
    s = look.s
    own = [hero for hero in s.heroes_of(seat) if s.where[hero] != NOWHERE]
    found = HERO_GOALS[s.kit.scenario.goal.kind](look, own)
    areas, hero, spaces = _nearest(s, own, found.spaces)
    facts = _counted(s) | {"away": areas, "hero": hero} | found.facts
    if spaces:
        facts["space"] = spaces[0]
    pins = tuple(
        Pin(space_point(space), found.name, far=max(-1, _nearest(s, own, (space,))[0])) for space in spaces[:MOST_PINS]
    )
    steps = found.steps
    if own:
        done = is_done(s, own[0])
        mission = s.kit.heroes[own[0]].missions[s.heroes[own[0]].mission]
        steps = (*steps, Rung("own", done))
        if mission.feat == "chests" and not done:
            chests = [marker.space for marker in s.markers if marker.kind == CHEST and marker.space != NOWHERE]
            pins += tuple(Pin(space_point(space), "pin-chest", OWN) for space in _nearest(s, own, tuple(chests))[2][:1])
    return Aim(seat, HERO, found.key if s.heroes_of(seat) or not s.round else "fallen", facts, steps, pins + found.more)


def _nearest(s: OkkoState, own: list[int], spaces: Iterable[int]) -> tuple[int, int, list[int]]:
    """The fewest areas from one of these heroes to one of these spaces, that hero, and the spaces, nearest first."""
    wanted = list(spaces)
    if not own or not wanted:
        return -1 if own else ABSENT, own[0] if own else NOTHING, wanted
    area_of, doors_open = s.board.floor.area_of, s.kit.board(0)
    away = {hero: areas_away(doors_open, s.area_of(hero)) for hero in own}
    ranked = sorted((min((away[h].get(area_of[space], FAR), h) for h in own), space) for space in wanted)
    (areas, hero), _ = ranked[0]
    return (areas if areas < FAR else -1), hero, [space for _, space in ranked]


def _in_area(s: OkkoState, area: int) -> int:
    """One space of an area, to point at it."""
    return next(space for space, its in sorted(s.board.floor.area_of.items()) if its == area)


def _fetch(look: Outlook, own: list[int]) -> Found:
    """The aims of a fetch: take the letter, then carry it home (OK-114)."""
    s = look.s
    goal, letter = s.kit.scenario.goal, s.things[LETTER]
    home = _in_area(s, AREA[goal.home])
    tile = goal.at.partition(".")[0]
    facts = {"attribute": goal.attribute, "difficulty": goal.difficulty, "area": goal.home, "tile": tile}
    steps = ladder("letter", "carry", done=int(letter.bearer != NOBODY))
    then = (Pin(space_point(home), "pin-home", NEXT),)
    if letter.bearer in own:
        return Found("carry", steps, (home,), "pin-home", facts)
    if letter.bearer != NOBODY:
        bearer = (Pin(space_point(s.where[letter.bearer]), "pin-bearer"),)
        return Found("escort", steps, (home,), "pin-home", facts | {"bearer": letter.bearer}, bearer)
    if not _lies(s):
        return Found("letter", steps, (SPACE[goal.at],), "pin-letter", facts, then)
    return Found("fallen-letter", steps, (letter.space,), "pin-letter", facts, then)


def _lies(s: OkkoState) -> bool:
    """Whether the letter has been taken, and lies on the ground again (OK-R122)."""
    letter = s.things[LETTER]
    return letter.home == NOWHERE and letter.space != NOWHERE


def _tile(look: Outlook, own: list[int]) -> Found:
    """The tests of a mission tile (OK-270 to OK-274)."""
    s = look.s
    tile = FACES.index(s.kit.scenario.goal.tile)
    reference, task = s.rules.references[FACES[tile]], _task(s, tile)
    left = tuple(space for space, spot in spots(s).items() if spot.what in ("task", "relic"))
    facts = {
        "tile": FACES[tile],
        "attribute": reference.attribute,
        "difficulty": reference.difficulty,
        "done": len(task.done),
        "wanted": reference.passes,
        "tokens": task.tokens,
        "most": reference.tokens,
    }
    return Found("tile", _passes(len(task.done), reference.passes), left, "pin-test", facts)


def _task(s: OkkoState, tile: int) -> Task:
    """How a mission tile stands; before the board is laid, as it will begin."""
    return s.tasks.get(tile) or Task()


def _passes(done: int, wanted: int) -> tuple[Rung, ...]:
    return ladder(*(f"pass-{number + 1}" for number in range(min(MOST_STEPS, max(1, wanted)))), done=done)


def _tests(look: Outlook, own: list[int]) -> Found:
    s = look.s
    goal, tests = s.kit.scenario.goal, s.kit.scenario.tests
    left = tuple(SPACE[test.at] for test in tests if test.does == "goal" and SPACE[test.at] in s.tests)
    done = sum(1 for test in tests if test.does == "goal") - len(left)
    return Found("tests", _passes(done, goal.count), left, "pin-test", {"done": done, "wanted": goal.count})


def _hunt(look: Outlook, own: list[int]) -> Found:
    s, goal = look.s, look.s.kit.scenario.goal
    facts = {"agent": AGENTS.index(goal.agent), "done": s.hunted, "wanted": goal.count}
    steps = (Rung("hunt-half", 2 * s.hunted >= goal.count), Rung("hunt-all", s.hunted >= goal.count))
    return Found("hunt", steps, _standing(s, FIGURES_OF[AGENTS.index(goal.agent)]), "pin-quarry", facts)


def _standing(s: OkkoState, figures: Iterable[int]) -> tuple[int, ...]:
    return tuple(s.where[figure] for figure in figures if s.where[figure] != NOWHERE)


def _demon(look: Outlook, own: list[int]) -> Found:
    """The aims of the hunt: clues, an accusation, the Final Battle (OK-100 to OK-106), and mission tiles (OK-113)."""
    s = look.s
    suspects = len(look.suspects())
    done = 3 if s.final else 2 if s.battle else 1 if suspects == 1 and s.round else 0
    steps = ladder("clues", "accuse", "battle", done=done)
    tasks = tuple(Pin(space_point(space), "pin-test", NEXT) for space in _tasks(s)[:MOST_PINS])
    facts = {"suspects": suspects, "failures": s.failures, "most": s.rules.numbers.failures}
    if s.final:
        return Found("finish-tiles", steps, tuple(_tasks(s)), "pin-test", facts)
    if s.battle:
        demon = tuple(figure for figure in s.on_board(agents=True) if s.rank_of(figure) == "demon")
        return Found("battle", steps, _standing(s, demon), "pin-demon", facts | {"figure": _figure(demon)}, tasks)
    if suspects == 1 and s.round:
        return Found("accuse", steps, (), "", facts | {"courtier": look.suspects()[0]}, tasks)
    return Found("clues", steps, tuple(space for space, *_ in clue_tokens(look)), "pin-clue", facts, tasks)


def _figure(figures: tuple[int, ...]) -> int:
    return figures[0] if figures else NOTHING


def _tasks(s: OkkoState) -> list[int]:
    """The spaces of the tests of mission tiles that are not settled."""
    things = [s.things[RELIC].space] if s.things[RELIC].space != NOWHERE else []
    return sorted({space for space, spot in spots(s).items() if spot.what in ("task", "relic")} | set(things))


HERO_GOALS: dict[str, Callable[[Outlook, list[int]], Found]] = {
    "fetch": _fetch,
    "tile": _tile,
    "tests": _tests,
    "hunt": _hunt,
    "demon": _demon,
}


# The Oni


def _oni(look: Outlook, seat: int) -> Aim:
    s = look.s
    found = _hidden(look) if s.kit.scenario.goal.kind == "demon" else _thwart(s)
    pins = tuple(Pin(space_point(space), found.name) for space in found.spaces[: MOST_PINS + 1])
    return Aim(seat, ONI, found.key, _counted(s) | found.facts, found.steps, pins + found.more)


def _fallen(s: OkkoState) -> bool:
    return any(s.heroes[hero].eliminated for hero in s.team())


def _hidden(look: Outlook) -> Found:
    """The Oni's aims: stay hidden to the Final Battle, then escape once a hero has fallen (OK-100, OK-105)."""
    s, lair = look.s, look.view.lair
    assert lair is not None
    steps = (
        Rung("hide", bool(s.battle)),
        Rung("fell", bool(s.battle and s.battle_losses)),
        Rung("escape", bool(s.final)),
    )
    if not s.battle:
        at = s.courtier_at[lair.identity] if lair.identity != NOTHING else NOWHERE
        facts = {"failures": s.failures, "most": s.rules.numbers.failures}
        return Found("hide", steps, () if at == NOWHERE else (at,), "pin-self", facts)
    if s.final:
        return Found("finish-oni", steps)
    if s.battle_losses:
        return Found("escape", steps)
    return Found("fell", steps, _standing(s, s.in_play()), "pin-hero")


def _thwart(s: OkkoState) -> Found:
    """The Oni's aims without investigation: keep the heroes from the goal until the Rounds are over (OK-114)."""
    goal = s.kit.scenario.goal
    steps = (
        Rung("first-blood", _fallen(s)),
        Rung("half-rounds", 2 * s.round > s.kit.scenario.rounds),
        Rung("rounds-over", s.round > s.kit.scenario.rounds),
    )
    if goal.kind == "fetch":
        letter = s.things[LETTER]
        home = (Pin(space_point(_in_area(s, AREA[goal.home])), "pin-home", NEXT),)
        if letter.bearer != NOBODY:
            return Found(
                "stop-bearer", steps, _standing(s, (letter.bearer,)), "pin-bearer", {"hero": letter.bearer}, home
            )
        at = letter.space if _lies(s) else SPACE[goal.at]
        return Found("guard-letter", steps, (at,), "pin-letter", {}, home)
    if goal.kind == "tile":
        tile = FACES.index(goal.tile)
        facts = {"tile": goal.tile, "tokens": _task(s, tile).tokens, "most": s.rules.references[goal.tile].tokens}
        left = tuple(space for space, spot in spots(s).items() if spot.what in ("task", "relic"))
        return Found("guard-tile", steps, left, "pin-test", facts)
    if goal.kind == "tests":
        return Found("guard-tests", steps, tuple(s.tests), "pin-test")
    return Found("guard-quarry", steps, _standing(s, FIGURES_OF[AGENTS.index(goal.agent)]), "pin-quarry")
