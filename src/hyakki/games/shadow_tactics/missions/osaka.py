"""Mission 1, Osaka Castle (ST-451 to ST-460)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Asks
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import aim
from hyakki.games.shadow_tactics.ending import win
from hyakki.games.shadow_tactics.guards import ALERTED, STUNNED, is_guard
from hyakki.games.shadow_tactics.missions.mission import MISSIONS, Mission
from hyakki.games.shadow_tactics.state import NINJA_SIDE, ShadowState
from hyakki.games.shadow_tactics.steps.base import DeedInYard
from hyakki.games.shadow_tactics.steps.harm import kill


class OsakaCastle(Mission):
    picks_up: ClassVar[bool] = True  # ST-453
    action_rule: ClassVar[str] = "ST-455"

    def power(self, s: ShadowState) -> bool:
        """Return whether the power can be used: the Objective yard holds at least two unstunned guards, one of them
        alerted."""
        for yard in s.kit.objective_yards:
            codes = [s.guards[post] for post in s.guards_in(yard)]
            awake = [code for code in codes if is_guard(code) and not code & STUNNED]
            if len(awake) >= 2 and any(code & ALERTED for code in awake):
                return True
        return False

    def aims(self, s: ShadowState, ninja: int) -> tuple[int, ...]:
        person = s.ninjas[ninja]
        return s.board.yards_by_bush[person.bush] if person.carries else ()

    def perform(self, s: ShadowState, ninja: int, yard: int) -> BlowUp:
        return BlowUp(ninja, yard)


class BlowUp(DeedInYard):
    """The carried barrel is spent: all guards in the yard are killed (ST-455, ST-456, ST-R117), but for those behind a
    closed gate (ST-334)."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        s.ninjas[self.ninja].carries = False
        s.say(say.BLEW_UP, (self.ninja, self.yard))
        there = aim.figures(s, self.bush(s), self.yard)
        deaths = tuple(post for post in there if kill(s, post, self.ninja))
        s.add_noise(s.kit.mission.noise)
        if self.yard in s.kit.objective_yards:
            win(s, NINJA_SIDE, "castle")  # ST-458
        s.done((deaths, ()))
        return None


MISSIONS["M1"] = OsakaCastle()
