"""Attribute tests (OK-324 to OK-336)."""

from __future__ import annotations

from functools import cache
from typing import Any

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.catalog.verbs import Reroll
from hyakki.games.okko.dice import Die, roll_many, total
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import change, has, value
from hyakki.games.okko.options import NO, ask, by_card, die
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.triggers import spend, triggered


def may_test(s: OkkoState, hero: int) -> bool:
    """Return whether the hero can test, unless a weakness forbids it (NOB-W, SET-W)."""
    if has(s, hero, "no-tests"):
        return False
    return s.heroes[hero].attacked or not has(s, hero, "no-tests-before-attack")


def attribute_of(s: OkkoState, hero: int, situation: Situation) -> str:
    """The attribute that is rolled against: GUILE for Interrogation unless MIGHT may be used (NOB-5)."""
    mighty = situation.purpose == "interrogation" and has(s, hero, "mighty-questions")
    return "might" if mighty else situation.tested


def dice_of(s: OkkoState, hero: int, difficulty: int, situation: Situation) -> int:
    """Test dice to roll; 0 is a pass without a roll (OK-326, OK-R142, OK-R143). What counts is the attribute that is
    really used (NOB-5 with NOB-6)."""
    used = situation._replace(tested=attribute_of(s, hero, situation))
    return max(0, difficulty + change(s, hero, "test", used))


COLOURS = {"speed": "purple", "might": "red", "defense": "orange", "guile": "yellow"}
"""The colours of tests, by attribute (OK-334)."""


def foresee(s: OkkoState, hero: int, difficulty: int, situation: Situation) -> dict[str, Any]:
    """Return what is rolled against what, and the chance to pass in per cent; re-rolls are not counted."""
    attribute = attribute_of(s, hero, situation)
    dice, most = dice_of(s, hero, difficulty, situation), value(s, hero, attribute, situation)
    chance = 100 * at_most(s.rules.dice.test, dice, most)
    colour = COLOURS[attribute]
    return {"attribute": attribute, "colour": colour, "value": most, "dice": dice, "chance": round(chance)}


@cache
def at_most(faces: tuple[str, ...], dice: int, most: int) -> float:
    """Return how likely so many dice show no more than this together."""
    if most < 0:
        return 0.0
    return sum(at_most(faces, dice - 1, most - int(face)) for face in faces) / len(faces) if dice else 1.0


class Test(Deed):
    """A hero tests an attribute; the result is whether it passed, and the total."""

    __slots__ = ("dice", "difficulty", "situation")
    difficulty: int
    """Penalty tokens are counted already."""
    situation: Situation
    dice: tuple[Die, ...]

    def __init__(self, hero: int, difficulty: int, situation: Situation) -> None:
        super().__init__(hero, "roll")
        self.difficulty = difficulty
        self.situation = situation
        self.dice = ()

    def run(self, s: OkkoState) -> Asks:
        attribute = attribute_of(s, self.figure, self.situation)
        if self.stage == "roll":
            count = dice_of(s, self.figure, self.difficulty, self.situation)
            if not count:
                s.say(say.PASSED_UNROLLED, (self.figure, attribute))
                self.finish(s, True, 0)
                return None
            self.dice = roll_many(s, "test", count)
            self.stage = "rolled"
            self.announce(s, attribute)
        sum_ = total(self.dice)
        passed = sum_ <= value(s, self.figure, attribute, self.situation)
        if self.stage == "rolled" and not passed and self.rerolls(s):
            return (ask(self.seat(s), "reroll"),)
        self.finish(s, passed, sum_)
        return None

    def announce(self, s: OkkoState, attribute: str) -> None:
        sum_ = total(self.dice)
        passed = sum_ <= value(s, self.figure, attribute, self.situation)
        s.say(say.TESTED, (self.figure, attribute, len(self.dice)), (self.dice, sum_, passed))

    def rerolls(self, s: OkkoState) -> list[Ability]:
        """Talents by which Test dice may be rolled again (NSH, EQ-32); they are offered when the test would fail."""
        return [
            ability
            for ability in triggered(s, self.figure, "tested", self.situation)
            if any(isinstance(deed, Reroll) for deed in ability.effect.do)
        ]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        """Ask which card or talent, then which dice unless it is all of them."""
        m = Menu(look)
        if path:
            taken = [option.args[1] for option in path[1:]]
            last = len(taken) + 1 == self.again(self.chosen(s, path))
            m.options += [die("test", n, last) for n in range(len(self.dice)) if n not in taken]
            return m
        for ability in self.rerolls(s):
            m.offer(by_card(ability.table, ability.thing, self.again(ability) == len(self.dice)))
        m.offer(NO)
        return m

    def chosen(self, s: OkkoState, path: Path) -> Ability:
        return next(one for one in self.rerolls(s) if by_card(one.table, one.thing, path[0].final) is path[0])

    def again(self, ability: Ability) -> int:
        """Return how many dice it rolls again."""
        deed = next(deed for deed in ability.effect.do if isinstance(deed, Reroll))
        return min(deed.count or len(self.dice), len(self.dice))

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (NO,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is NO:
            self.stage = "settled"
            return
        spend(s, self.figure, self.chosen(s, path))
        places = [option.args[1] for option in path[1:]] or list(range(len(self.dice)))
        dice = list(self.dice)
        for place, fresh in zip(places, roll_many(s, "test", len(places)), strict=True):
            dice[place] = fresh
        self.dice = tuple(dice)
        self.announce(s, attribute_of(s, self.figure, self.situation))

    def finish(self, s: OkkoState, passed: bool, sum_: int) -> None:
        if passed:
            note(s, self.figure, "tests")
        s.done((passed, sum_))


class SpaceTest(Deed):
    """A hero's test for what lies on a space: `test` says which, `passed` and `failed` what comes of it."""

    __slots__ = ("space",)
    space: int

    def __init__(self, hero: int, space: int) -> None:
        super().__init__(hero, "test")
        self.space = space

    def test(self, s: OkkoState) -> tuple[int, Situation]:
        """The difficulty, and what the test is."""
        raise NotImplementedError

    def passed(self, s: OkkoState) -> None:
        raise NotImplementedError

    def failed(self, s: OkkoState) -> None:
        raise NotImplementedError

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "test":
            self.stage = "tested"
            s.push(Test(self.figure, *self.test(s)))
            return None
        s.done()
        if self.result is not None and self.result[0]:
            self.passed(s)
        else:
            self.failed(s)
        return None
