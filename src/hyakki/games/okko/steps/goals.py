"""Tests that tiles and scenarios call for, and the things they are about (OK-324 to OK-330, OK-357)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import ALLY, HERO, Action, register
from hyakki.games.okko.board.geometry import tile_of
from hyakki.games.okko.board.sight import sees_space
from hyakki.games.okko.catalog.chronicle import ScenarioTest
from hyakki.games.okko.catalog.ids import FACES, SPACE, SPACES
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.options import act, token_at, verb
from hyakki.games.okko.people import HEROES_WON, NOWHERE, OPEN
from hyakki.games.okko.state import LETTER, RELIC, OkkoState, is_hero
from hyakki.games.okko.steps.chests import Gain
from hyakki.games.okko.steps.clues import DrawClues
from hyakki.games.okko.steps.doors import open_door
from hyakki.games.okko.steps.ending import goal_decided, settle
from hyakki.games.okko.steps.harm import heal
from hyakki.games.okko.steps.test import SpaceTest, foresee, may_test

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

TRY = verb("test")
PICK_UP = act("pick-up")


class Spot(NamedTuple):
    """A test on a space."""

    attribute: str
    difficulty: int
    what: str
    """ "letter", "relic", "task" or "token"."""


def spots(s: OkkoState) -> dict[int, Spot]:
    """Every test that can still be made, by its space."""
    found: dict[int, Spot] = {}
    goal = s.kit.scenario.goal
    if goal.kind == "fetch" and s.things[LETTER].home != NOWHERE:
        found[SPACE[goal.at]] = Spot(goal.attribute, goal.difficulty, "letter")
    for tile, task in s.tasks.items():
        reference = s.rules.references[FACES[tile]]
        if task.settled != OPEN or (reference.step == "treasury" and s.things[RELIC].home == NOWHERE):
            continue
        what = "relic" if reference.step == "treasury" else "task"
        for name in reference.at:
            if SPACE[name] not in task.done:
                found[SPACE[name]] = Spot(reference.attribute, reference.difficulty, what)
    for space in s.tests:
        token = s.rules.test_tokens[token_on(s, space).token]
        found[space] = Spot(token.attribute, token.difficulty, "token")
    return found


def token_on(s: OkkoState, space: int) -> ScenarioTest:
    return next(test for test in s.kit.scenario.tests if SPACE[test.at] == space)


def too_far(s: OkkoState, hero: int, space: int, spot: Spot) -> str:
    """The rule that keeps a hero from a test, or "": it stands on the space (OK-324); a hero that may make ranged
    attacks and sees the space may try a MIGHT test from a distance (OK-332)."""
    if s.where[hero] == space:
        return ""
    if spot.attribute != "might" or not has(s, hero, "ranged"):
        return "OK-324"
    return "" if sees_space(s, hero, space) else "OK-332"


def why_none(s: OkkoState, space: int) -> str:
    """The rule by which there is no test on this space: it has been passed, its objective is settled, or there never
    was one."""
    task = s.tasks.get(tile_of(space))
    if task is None or SPACES[space] not in s.rules.references[FACES[tile_of(space)]].at:
        return "OK-324"
    return "OK-325" if task.settled == OPEN else "OK-274"


def test_on(s: OkkoState, space: int, spot: Spot) -> tuple[int, Situation]:
    """Return the test on this space; each penalty token makes it easier (OK-329, OK-R140)."""
    difficulty = spot.difficulty - s.rules.numbers.penalty * s.penalties.get(space, 0)
    return difficulty, Situation(purpose="tile", tested=spot.attribute, space=space)


@register
class TestAction(Action):
    """Make a test for 1 action, usually on the interaction space itself (OK-324, OK-336)."""

    word = "test"
    who = HERO | ALLY

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        open_spots = spots(s)
        if not open_spots:
            return
        if not is_hero(turn.figure):
            m.block("OK-R130", TRY)
        elif turn.left < 1:
            m.block("OK-336", TRY)
        elif not may_test(s, turn.figure):
            m.block("OK-167", TRY)
        elif any(not too_far(s, turn.figure, space, spot) for space, spot in open_spots.items()):
            m.offer(TRY)
        else:
            m.block(why_none(s, s.where[turn.figure]), TRY)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        for space, spot in spots(s).items():
            rule = too_far(s, turn.figure, space, spot)
            if rule:
                m.block(rule, token_at(space))
                continue
            m.offer(token_at(space))
            if m.look:
                m.preview(token_at(space), **foresee(s, turn.figure, *test_on(s, space, spot)))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        s.push(TrySpot(turn.figure, path[1].args[0]))


class TrySpot(SpaceTest):
    """Roll a test, not a direct one: a fail leaves a penalty token that makes it easier (OK-329, OK-R140, OK-R141)."""

    __slots__ = ()

    def test(self, s: OkkoState) -> tuple[int, Situation]:
        return test_on(s, self.space, spots(s)[self.space])

    def passed(self, s: OkkoState) -> None:
        s.penalties.pop(self.space, None)
        what = spots(s)[self.space].what
        if what == "task":
            win_space(s, self.space)
        elif what == "token":
            pass_token(s, self.figure, self.space)
        else:
            take_thing(s, self.figure, LETTER if what == "letter" else RELIC)

    def failed(self, s: OkkoState) -> None:
        s.penalties[self.space] = s.penalties.get(self.space, 0) + 1
        s.say(say.PENALTY, (self.space, s.penalties[self.space]))


def win_space(s: OkkoState, space: int) -> None:
    """Win a space: a lantern is lit, a seal broken, the prisoner freed; enough of them win the tile."""
    tile = tile_of(space)
    task, reference = s.tasks[tile], s.rules.references[FACES[tile]]
    task.done = tuple(sorted((*task.done, space)))
    s.say(say.TASK_SPACE, (tile, space, True))
    if len(task.done) >= reference.passes:
        settle(s, tile, HEROES_WON)


def pass_token(s: OkkoState, hero: int, space: int) -> None:
    """Remove a Test token, and do what the scenario promises (OK-357)."""
    s.tests = [other for other in s.tests if other != space]
    s.say(say.TEST_TOKEN_GONE, (hero, space))
    test = token_on(s, space)
    if test.does == "open":
        open_door(s, s.kit.scenario.doors.index(f"{test.door.removesuffix(' closed')} closed"), hero)
    elif test.does == "equipment":
        drawn = tuple(s.draw_equipment(test.count))
        s.say(say.EQUIPMENT_DRAWN, (hero,), (test.count, drawn))
        s.push(Gain(hero, drawn, test.count))
    elif test.does == "clues":
        s.push(DrawClues(hero, test.count))
    elif test.does == "heal":
        heal(s, hero, test.count)
    else:
        check_tests(s)


def check_tests(s: OkkoState) -> None:
    """End the game if enough tests of the scenario were passed."""
    goal, tests = s.kit.scenario.goal, s.kit.scenario.tests
    passed = sum(1 for test in tests if test.does == "goal" and SPACE[test.at] not in s.tests)
    if goal.kind == "tests" and passed >= goal.count:
        goal_decided(s, won=True)


def take_thing(s: OkkoState, hero: int, number: int) -> None:
    thing = s.things[number]
    thing.bearer, thing.space, thing.home = hero, NOWHERE, NOWHERE
    s.say(say.TOOK_THING, (hero, number))


@register
class PickUp(Action):
    """Pick up a fallen letter or relic, from its space or beside it, for 1 action."""

    word = "pick-up"
    who = HERO | ALLY

    def fallen(self, s: OkkoState) -> list[int]:
        """Return what lies on the ground, by number."""
        return [n for n, one in enumerate(s.things) if one.space != NOWHERE and one.home == NOWHERE]

    def within_reach(self, s: OkkoState, hero: int) -> list[int]:
        here = s.where[hero]
        near = 1 << here | s.board.adjacent[here]
        return [number for number in self.fallen(s) if near >> s.things[number].space & 1]

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if not self.fallen(s):
            return
        if not is_hero(turn.figure):
            m.block("OK-R130", PICK_UP)
        elif turn.left < 1:
            m.block("OK-066", PICK_UP)
        elif self.within_reach(s, turn.figure):
            m.offer(PICK_UP)
        else:
            m.block("OK-R122", PICK_UP)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        raise AssertionError("nothing follows")

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        take_thing(s, turn.figure, self.within_reach(s, turn.figure)[0])
