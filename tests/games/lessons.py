"""Lessons played without a page: the learner by a habit, the other seats by judgement."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.bots import bot_of
from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import game_of, games
from hyakki.core.learning import Learning
from hyakki.core.lessons import Coach, lesson_named
from hyakki.core.menu import Ask
from hyakki.core.table import Table

LESSONS = [(game.of, name) for game in games().values() if isinstance(game, Learning) for name in game.lessons]
MANY = 3000
"""No lesson asks so often."""
OFTEN = 20
"""No bot answers one open question so often."""

Habit = Callable[["Lesson", Ask, Coach | None], list[str]]


class Lesson:
    """One lesson at a table."""

    def __init__(self, game: str, name: str, seed: str = "1") -> None:
        self.game = game_of(game)
        self.plan = lesson_named(self.game.package, name)
        rules = self.game.rules(self.plan.seats, {"lesson": name})
        self.learner = Viewer((self.plan.learner,))
        self.table = Table.start(self.game, rules, self.plan.seats, Chance.seeded(seed), [self.learner])
        self.rng = Random(seed)
        self.heard: list[Coach] = []

    def play(self, habit: Habit, until: Callable[[], bool] = lambda: False) -> Lesson:
        for _ in range(MANY):
            if self.table.over or until():
                return self
            self._ask_all(habit)
        raise AssertionError("the lesson does not end")

    def _ask_all(self, habit: Habit) -> None:
        for ask in self.table.asks:
            if ask not in self.table.asks:
                continue
            if ask.seat == self.plan.learner:
                self._give(ask, self._taught(habit, ask))
            else:
                self._let_answer(ask)
            if not ask.open and not ask.sealed:
                return
        self.table.settle()

    def _let_answer(self, ask: Ask) -> None:
        """A server asks a bot an open question again until the bot has nothing to add."""
        for _ in range(OFTEN):
            if not self._give(ask, self.bot(ask)) or not ask.open or ask not in self.table.asks:
                return
        raise AssertionError(f"{ask.kind}: a bot answers for ever")

    def _give(self, ask: Ask, ids: list[str]) -> bool:
        if ids:
            self.table.give(ask, ids)
        return bool(ids)

    def _taught(self, habit: Habit, ask: Ask) -> list[str]:
        coach = self.table.coach(ask)
        if coach is not None:
            self.heard.append(coach)
        return habit(self, ask, coach)

    def bot(self, ask: Ask) -> list[str]:
        view = self.table.view(Viewer((ask.seat,)))
        path = bot_of("judgement").choose(
            self.game, view, ask, lambda path: engine.menu(self.table.state, ask, path), self.rng
        )
        return [option.id for option in path]


def obedient(lesson: Lesson, ask: Ask, coach: Coach | None) -> list[str]:
    """Does what the coach says, and judges where it says nothing."""
    return list(coach.answer) if coach is not None and coach.answer else lesson.bot(ask)


def wilful(lesson: Lesson, ask: Ask, coach: Coach | None) -> list[str]:
    """Does anything that is legal."""
    ids: list[str] = []
    while True:
        option = lesson.rng.choice(lesson.table.menu(ask, ids, look=False).options)
        ids.append(option.id)
        if option.final:
            return ids
