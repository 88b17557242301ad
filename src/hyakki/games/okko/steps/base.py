"""The common parts of Okko's procedures."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.engine import Step
from hyakki.core.menu import Asks
from hyakki.games.okko.state import OkkoState

OkkoStep = Step


class Deed(OkkoStep):
    """A procedure of one figure; the player who plays the figure makes its choices."""

    __slots__ = ("figure",)
    figure: int

    def __init__(self, figure: int, stage: str = "start") -> None:
        super().__init__(stage)
        self.figure = figure

    def seat(self, s: OkkoState) -> int:
        return s.seat_of(self.figure)


class Phase(OkkoStep):
    """A phase that goes through its parts in their order; the last part is "over"."""

    __slots__ = ()
    parts: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        super().__init__(self.parts[0])

    def run(self, s: OkkoState) -> Asks:
        part = self.stage
        if part == "over":
            s.done()
            self.over(s)
        else:
            self.stage = self.parts[self.parts.index(part) + 1]
            self.begin(s, part)
        return None

    def begin(self, s: OkkoState, part: str) -> None:
        raise NotImplementedError

    def over(self, s: OkkoState) -> None:
        """End the phase: do what comes last."""
