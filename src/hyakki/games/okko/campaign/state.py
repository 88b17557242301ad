"""A campaign: what it is played by, and every fact that outlasts a scenario (OK-348, OK-352, OK-R158)."""

from __future__ import annotations

from typing import Any

from hyakki.core.engine import State
from hyakki.core.rules import Rules
from hyakki.games.okko.catalog.cards import Gear, Hero, OkkoRules
from hyakki.games.okko.catalog.chronicle import Act, Campaign, Special
from hyakki.games.okko.occasions import OCCASIONS, knows
from hyakki.games.okko.state import HEROES_SIDE

Played = tuple[str, str, str]
"""An act, the scenario that was played, and the side that won it."""
Kept = tuple[str, str]
"""A recollection, and the side that keeps it."""


class CampaignRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content and what was agreed, for all scenarios alike."""

    okko: OkkoRules
    campaign: str
    set: str | None = None
    own: dict[str, Any] | None = None
    """Custom content, laid over the set."""

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "okko": self.okko.plain()}

    def shared(self) -> dict[str, Any]:
        """The options of every scenario."""
        given = {"set": self.set, "content": self.own}
        agreed = {"oni": self.okko.oni, "count": self.okko.count, "expanded": list(self.okko.expanded)}
        return {**agreed, **{name: value for name, value in given.items() if value is not None}}


class CampaignState(State):
    __slots__ = ("act", "gear", "kept", "picks", "results")
    occasions = OCCASIONS
    rules: CampaignRules
    act: str
    """The one that is played, or comes next."""
    results: tuple[Played, ...]
    kept: tuple[Kept, ...]
    """The recollections of all scenarios, in order (OK-352)."""
    picks: tuple[tuple[Hero, ...], ...]
    """The heroes of each seat; none before the first scenario."""
    gear: dict[Hero, Gear]
    """The equipment that heroes bring along; an eliminated hero starts with what its card names (OK-R159)."""

    def __init__(self, rules: CampaignRules, seats: int) -> None:
        super().__init__(rules, seats)
        self.act = rules.okko.campaigns[rules.campaign].first
        self.results, self.kept = (), ()
        self.picks = rules.okko.picks or ()
        self.gear = {}

    def knows(self, verb: str, words: str) -> bool:
        return knows(verb, words)

    def copy(self) -> CampaignState:
        twin = CampaignState.__new__(CampaignState)
        self.copy_base(twin)
        for name in CampaignState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.gear = dict(self.gear)
        return twin

    @property
    def campaign(self) -> Campaign:
        return self.rules.okko.campaigns[self.rules.campaign]

    @property
    def oni(self) -> int:
        return self.rules.okko.oni

    @property
    def hero_seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat != self.oni)

    @property
    def heroes(self) -> int:
        """Return the number of heroes."""
        return sum(map(len, self.picks)) or self.rules.okko.count or self.seats - 1

    @property
    def number(self) -> int:
        """The number of the act that is played, or comes next."""
        return len(self.results) + 1

    @property
    def scenario(self) -> str:
        return self.campaign.acts[self.act].scenarios[self.heroes - 1]

    @property
    def special(self) -> tuple[Special, ...]:
        """The rules of the act, and what the winner of the act before has gained for it."""
        own = self.campaign.acts[self.act].special_for(self.heroes)
        return own + (gained(self.campaign.acts[self.results[-1][0]], self.results[-1][2]) if self.results else ())


def gained(act: Act, side: str) -> tuple[Special, ...]:
    return act.gain.heroes if side == HEROES_SIDE else act.gain.oni
