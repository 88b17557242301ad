"""Mission 5, Lord Yabu's Palace (ST-493 to ST-501)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Asks
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO
from hyakki.games.shadow_tactics.ending import win
from hyakki.games.shadow_tactics.guards import ALERTED, STUNNED, kind_of
from hyakki.games.shadow_tactics.missions.mission import MISSIONS, Mission, all_escaped
from hyakki.games.shadow_tactics.state import NINJA_SIDE, ShadowState
from hyakki.games.shadow_tactics.steps.base import DeedInYard
from hyakki.games.shadow_tactics.steps.harm import kill


class YabuPalace(Mission):
    action_rule: ClassVar[str] = "ST-497"

    def power(self, s: ShadowState) -> bool:
        """Return whether the power can be used: the figure is unstunned in an Objective yard, and some other guard
        is alerted."""
        figure = s.figure()
        if figure == NOWHERE or s.guards[figure] & STUNNED or yard_of(figure) not in s.kit.objective_yards:
            return False
        return any(code & ALERTED for post, code in enumerate(s.guards) if post != figure)

    def aims(self, s: ShadowState, ninja: int) -> tuple[int, ...]:
        """The Objective yards beside the tea, which stands in the ninja's bush (ST-497, ST-R127)."""
        bush = s.ninjas[ninja].bush
        if bush not in s.blue:
            return ()
        return tuple(yard for yard in s.board.yards_by_bush[bush] if yard in s.kit.objective_yards)

    def perform(self, s: ShadowState, ninja: int, yard: int) -> PoisonTea:
        return PoisonTea(ninja, yard)

    def deadly(self, s: ShadowState, post: int) -> bool:
        return yard_of(post) == s.poisoned and kind_of(s.guards[post]) == DAIMYO

    def died(self, s: ShadowState, kind: int, post: int) -> None:
        if kind == DAIMYO:
            s.figure_dead = True  # ST-499

    def round_end(self, s: ShadowState) -> None:
        if s.figure_dead and all_escaped(s):
            win(s, NINJA_SIDE, "palace")  # ST-500


class PoisonTea(DeedInYard):
    """The token moves to an Objective yard; the figure dies at once if it is there (ST-497, ST-498, ST-R128)."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        s.blue.remove(self.bush(s))
        s.poisoned = self.yard
        s.say(say.POISONED, (self.ninja, self.yard))
        figure = s.figure()
        deaths: tuple[int, ...] = ()
        if figure != NOWHERE and yard_of(figure) == self.yard:
            kill(s, figure, self.ninja)
            deaths = (figure,)
        s.done((deaths, ()))
        return None


MISSIONS["M5"] = YabuPalace()
