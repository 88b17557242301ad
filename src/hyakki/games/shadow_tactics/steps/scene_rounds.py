"""Rounds of a made-up position: before the refresh phase one can look at what the execution has left."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics.options import CONFIRM, SEATS
from hyakki.games.shadow_tactics.state import PHASES, PROGRAMMING, REFRESH, ShadowState
from hyakki.games.shadow_tactics.steps.rounds import Rounds
from hyakki.games.shadow_tactics.steps.setup import SetUp

REST = "rest"
"""A question by the way: a scene need not mention it."""
ASK_REST = tuple(Ask(seat, REST, pace="answer") for seat in SEATS)


class RestingRounds(Rounds):
    """Like any rounds, but the Daimyo says when to refresh."""

    __slots__ = ("rested",)
    rested: bool

    def __init__(self, phase: int = PROGRAMMING) -> None:
        super().__init__(phase)
        self.rested = False

    def run(self, s: ShadowState) -> Asks:
        if self.stage == PHASES[REFRESH] and not self.rested:
            return (ASK_REST[s.daimyo],)
        self.rested = False
        return super().run(s)

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(CONFIRM)
        return m

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (CONFIRM,)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.rested = True


class RestingSetUp(SetUp):
    """Set-up that leads to such rounds."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "begin":
            s.stack[-1] = RestingRounds()
            return None
        return super().run(s)
