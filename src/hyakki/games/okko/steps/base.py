"""What the procedures of Okko Chronicles have in common."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.games.okko.state import OkkoState

OkkoStep = Step[OkkoState]


class Deed(OkkoStep):
    """A procedure of one figure; whoever plays it makes its choices."""

    __slots__ = ("figure",)
    figure: int

    def __init__(self, figure: int, stage: str = "start") -> None:
        super().__init__(stage)
        self.figure = figure

    def seat(self, s: OkkoState) -> int:
        return s.seat_of(self.figure)
