"""Round after round (section C)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.state import PHASES, PROGRAMMING, ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.execution import Execution
from hyakki.games.shadow_tactics.steps.orders import Orders
from hyakki.games.shadow_tactics.steps.programming import Programming, note_hands
from hyakki.games.shadow_tactics.steps.refresh import Refresh
from hyakki.games.shadow_tactics.steps.takeover import hand_over


def begin_phase(s: ShadowState, phase: int) -> None:
    s.phase = phase
    if phase == PROGRAMMING:
        note_hands(s)
    s.push((Programming, Orders, Execution, Refresh)[phase]())


class Pause(ShadowStep):
    """Below a phase that is looked at alone, in a scene or a test: nothing comes after it."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        return ()


class Rounds(ShadowStep):
    """Programming, orders, execution, refresh (ST-033); the stage is the phase to come."""

    __slots__ = ()

    def __init__(self, phase: int = PROGRAMMING) -> None:
        super().__init__(PHASES[phase])

    def run(self, s: ShadowState) -> Asks:
        phase = PHASES.index(self.stage)
        self.stage = PHASES[(phase + 1) % len(PHASES)]
        if phase == PROGRAMMING:
            self.begin_round(s)
        begin_phase(s, phase)
        return None

    def begin_round(self, s: ShadowState) -> None:
        s.round += 1
        s.searching = s.power_used = False
        s.ready = [False] * s.seats
        for ninja in s.team():
            s.ninjas[ninja].dropped = s.ninjas[ninja].found = False
        s.say(say.ROUND, (s.round, s.time))
        hand_over(s)
