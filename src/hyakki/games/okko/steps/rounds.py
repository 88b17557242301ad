"""Round after round: Strategy, Activation, End of the Round (OK-034, OK-035)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.okko import events as say
from hyakki.games.okko.people import NOTHING, Plan
from hyakki.games.okko.state import ACTIVATION, END, PHASES, STRATEGY, OkkoState
from hyakki.games.okko.steps.activation import Activation
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.round_end import RoundEnd
from hyakki.games.okko.steps.strategy import Strategy


def begin_phase(s: OkkoState, phase: int) -> None:
    s.phase = phase
    s.push(Strategy() if phase == STRATEGY else Activation() if phase == ACTIVATION else RoundEnd())


class Pause(OkkoStep):
    """The Step below a phase that a scene or a test plays alone: nothing follows it."""

    __slots__ = ()

    def run(self, s: OkkoState) -> Asks:
        return ()


class Rounds(OkkoStep):
    """Play Round after Round; the stage is the next phase."""

    __slots__ = ()

    def __init__(self, phase: int = STRATEGY) -> None:
        super().__init__(PHASES[phase])

    def run(self, s: OkkoState) -> Asks:
        phase = PHASES.index(self.stage)
        self.stage = PHASES[phase + 1 if phase < END else STRATEGY]
        if phase == STRATEGY:
            begin_round(s)
        begin_phase(s, phase)
        return None


def begin_round(s: OkkoState) -> None:
    """Begin a Round: the time token advances; in Round 1 it stands there already (OK-050, OK-R85)."""
    s.round += 1
    for hero in s.in_play():
        person = s.heroes[hero]
        person.locked = person.activated = person.attacked = person.moved = False
        person.laid, person.bonus, person.up = (0, 0), 0, NOTHING
        s.plans[hero] = Plan()
    for ally in s.allies.values():
        ally.acted = False
    for agent in s.agents:
        agent.activated, agent.placed = False, 0
    s.order = sorted(s.in_play(), key=lambda hero: s.turned.index(hero) if hero in s.turned else -1)
    s.turned = []
    s.planned = False
    s.tokens_used = 0
    s.touch()
    s.say(say.ROUND, (s.round,))
