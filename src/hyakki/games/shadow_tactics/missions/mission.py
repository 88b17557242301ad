"""The hooks of a mission beyond the common rules. Missions hold no data: all facts are in the State."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hyakki.core.engine import Step
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO
from hyakki.games.shadow_tactics.state import ShadowState

if TYPE_CHECKING:
    from hyakki.games.shadow_tactics.catalog.kit import Act


class Mission:
    picks_up: ClassVar[bool] = False
    """Whether ninjas pick up green tokens that lie in their bush (ST-071, ST-R116)."""

    action_rule: ClassVar[str]
    """The purpose of its mission action."""

    # Set-up

    def forbids_post(self, s: ShadowState, kind: int, yard: int) -> str:
        """The rule against deploying a guard of this type in this yard, if there is one."""
        return "ST-220" if kind == DAIMYO and yard not in s.kit.objective_yards else ""

    # Orders

    def power(self, s: ShadowState) -> bool:
        """Return whether the Daimyo power may be used now."""
        raise NotImplementedError

    # The mission action

    def aims(self, s: ShadowState, ninja: int) -> tuple[int, ...]:
        """The yards at which this ninja can carry out the mission action now; NOWHERE for one that needs no yard."""
        raise NotImplementedError

    def idle(self, s: ShadowState, ninja: int) -> str:
        """The rule by which this ninja cannot carry it out now, when it cannot."""
        return self.action_rule

    def perform(self, s: ShadowState, ninja: int, yard: int) -> Step:
        """The procedure of the mission action; its result is that of an effect (steps/effects.py)."""
        raise NotImplementedError

    def collects(self, s: ShadowState, ninja: int, colour: int) -> tuple[int, ...]:
        """The yards where a special card of this colour can be used just to collect something (ST-513)."""
        return ()

    # Cards aimed at yards

    def bonus(self, s: ShadowState, ninja: int, yard: int, act: Act) -> int:
        """Return what this mission adds to the score of a yard (ST-513)."""
        return 0

    def acted(self, s: ShadowState, ninja: int, yard: int, colour: int) -> None:
        """Handle an action card that was carried out against this yard."""

    # Events of figures

    def stunned(self, s: ShadowState, post: int) -> None:
        """Handle a stunned guard."""

    def died(self, s: ShadowState, kind: int, post: int) -> None:
        """Handle the death of a guard, whose body lies there."""

    def deadly(self, s: ShadowState, post: int) -> bool:
        """Return whether a guard that has come to this post dies of it."""
        return False

    def hurt(self, s: ShadowState, ninja: int) -> None:
        """Handle damage to a ninja."""

    def stands(self, s: ShadowState, ninja: int) -> None:
        """Handle a ninja that has come to its bush, or picked something up there."""

    # Ends

    def after_card(self, s: ShadowState) -> None:
        """Handle the end of a ninja's card."""

    def round_end(self, s: ShadowState) -> None:
        """Carry out the second step of the refresh phase (ST-195)."""


def all_escaped(s: ShadowState) -> bool:
    """Return whether all ninjas are on entry tiles, and no search has found one in this round (ST-478, ST-500)."""
    return all(s.ninjas[ninja].bush in s.kit.layout.entries and not s.ninjas[ninja].found for ninja in s.team())


MISSIONS: dict[str, Mission] = {}
"""The missions by id; each module of missions/ puts its own here."""


def mission_of(s: ShadowState) -> Mission:
    return MISSIONS[s.rules.mission]
