"""Learning: the Series that teaches a game, lesson by lesson, in the order that its learner chooses."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from hyakki.core import motion as core_motion
from hyakki.core.engine import GameOver, State, Step
from hyakki.core.errors import BadContent
from hyakki.core.events import Kind
from hyakki.core.game import Standing
from hyakki.core.lessons import lesson_named
from hyakki.core.menu import Ask, Asks, Menu, Menus, Option, Path
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules
from hyakki.core.series import OpenView, Play, Series

LEARNER = 0
"""The seat of the Series whose player learns."""
LESSON = "lesson-"
ENOUGH = Option("end-lessons")


class LearningRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lessons, by name."""

    lessons: tuple[str, ...]
    key: str
    """The game that they teach."""


class LearningState(State):
    __slots__ = ("lesson", "taken")
    rules: LearningRules
    lesson: str
    """The lesson in progress; empty while the learner has not chosen the next one."""
    taken: tuple[str, ...]
    """Lessons that are over."""

    def __init__(self, rules: LearningRules, seats: int) -> None:
        super().__init__(rules, seats)
        self.lesson = rules.lessons[0] if len(rules.lessons) == 1 else ""
        self.taken = ()

    def knows(self, verb: str, words: str) -> bool:
        return not words

    def copy(self) -> LearningState:
        twin = type(self).__new__(type(self))
        self.copy_base(twin)
        twin.lesson, twin.taken = self.lesson, self.taken
        return twin


class Learn(Play):
    """The Step that asks for the next lesson, and waits for its end."""

    __slots__ = ()

    def run(self, s: LearningState) -> Asks:
        return () if s.lesson else (Ask(LEARNER, "lesson", pace="turn"),)

    def menu(self, s: LearningState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [Option(f"{LESSON}{name}") for name in s.rules.lessons if name not in s.taken]
        if s.taken:
            m.options.append(ENOUGH)
        return m

    def default(self, s: LearningState, ask: Ask) -> Path:
        return (self.menu(s, ask, (), False).options[-1 if s.taken else 0],)

    def answer(self, s: LearningState, ask: Ask, path: Path) -> None:
        if path[0].verb == ENOUGH.verb:
            raise GameOver(("learnt", None))
        s.lesson = path[0].verb.removeprefix(LESSON)

    def game(self, s: LearningState) -> tuple[str, int, dict[str, Any]]:
        return s.rules.key, s.seats, {"lesson": s.lesson}

    def played(self, s: LearningState, standing: dict[str, Any]) -> None:
        s.taken += (s.lesson,)
        s.lesson = ""
        if len(s.taken) == len(s.rules.lessons):
            raise GameOver(("learnt", None))


class Learning(Series[LearningState, LearningRules]):
    """The Series of one game: a subclass names its lessons, which are all for the same number of seats."""

    lessons: ClassVar[tuple[str, ...]]
    rules_type = LearningRules
    state = LearningState
    steps: ClassVar[Mapping[str, type[Step]]] = {"Learn": Learn, "Vote": Vote}
    kinds: ClassVar[Mapping[str, Kind]] = core_motion.KINDS

    def rules(self, seats: int, options: Mapping[str, Any]) -> LearningRules:
        if options:
            raise BadContent("options", "lessons take none")
        rules = LearningRules(game=self.key, version=1, lessons=self.lessons, key=self.of)
        self.check(rules, seats)
        return rules

    def check(self, rules: LearningRules, seats: int) -> None:
        if rules.lessons != self.lessons or rules.key != self.of:
            raise BadContent("Rules lessons", f"{self.of} has {', '.join(self.lessons)}")

    def begin(self, rules: LearningRules, seats: int) -> LearningState:
        s = self.state(rules, seats)
        s.push(Learn())
        return s

    def players(self, s: LearningState) -> tuple[int, ...]:
        """Return the seats of the players: the learner in the seat that the lesson is about, the others in order."""
        others = [seat for seat in range(s.seats) if seat != LEARNER]
        place = lesson_named(self.package, s.lesson).learner
        return (*others[:place], LEARNER, *others[place:])

    def standing(self, s: LearningState) -> Standing:
        assert s.over is not None
        return Standing(s.over[0], (), tuple(range(s.seats)))

    def judgement(self, view: OpenView[LearningRules], kind: str, menus: Menus, rng: Random) -> Path:
        return (menus(()).options[0],)
