"""The common parts of Shadow Tactics' procedures."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.games.shadow_tactics.state import ShadowState

ShadowStep = Step


class Deed(ShadowStep):
    """A procedure of one ninja; its player makes every choice (ST-062)."""

    __slots__ = ("ninja",)
    ninja: int

    def __init__(self, ninja: int, stage: str = "start") -> None:
        super().__init__(stage)
        self.ninja = ninja

    def seat(self, s: ShadowState) -> int:
        return s.ninjas[self.ninja].seat

    def bush(self, s: ShadowState) -> int:
        return s.ninjas[self.ninja].bush


class DeedInYard(Deed):
    """A procedure of one ninja that acts on a yard."""

    __slots__ = ("yard",)
    yard: int

    def __init__(self, ninja: int, yard: int) -> None:
        super().__init__(ninja)
        self.yard = yard
