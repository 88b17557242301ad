"""Decisions of the ninja seats together: by majority, on a tie the seat next to the Daimyo (ST-R134)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.shadow_tactics.chapter.state import ChapterState
from hyakki.games.shadow_tactics.council import ask_together, decided


class Together(Step):
    """The answer is a single Option: what it stands for is the outcome."""

    __slots__ = ()
    alone: ClassVar[tuple[Ask, ...]]
    sealed: ClassVar[tuple[Ask, ...]]

    def ask(self, s: ChapterState) -> Asks:
        return ask_together(s.ninja_seats, self.alone, self.sealed)

    def entries(self, s: ChapterState, look: bool) -> Menu:
        raise NotImplementedError

    def decide(self, s: ChapterState, number: int) -> None:
        """Carry out the choice of the vote."""
        raise NotImplementedError

    def menu(self, s: ChapterState, ask: Ask, path: Path, look: bool) -> Menu:
        return self.entries(s, look)

    def answer(self, s: ChapterState, ask: Ask, path: Path) -> None:
        self.decide(s, path[0].args[0])

    def outcome(self, s: ChapterState, answers: dict[int, Path]) -> Outcome | None:
        return decided(s.ninja_seats, answers)

    def close(self, s: ChapterState, outcome: Outcome) -> None:
        self.decide(s, outcome[0])

    def allows(self, s: ChapterState, outcome: Outcome) -> bool:
        """Allow every choice that is offered: all players may want the same."""
        return any(option.args == outcome for option in self.entries(s, False).options)
