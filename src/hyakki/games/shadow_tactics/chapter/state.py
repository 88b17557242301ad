"""A chapter: what it is played by, and every fact that outlasts a mission (ST-399, ST-400)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hyakki.core.engine import GameOver, State
from hyakki.core.rules import Count, Number, Rules
from hyakki.games.shadow_tactics.catalog.cards import (
    DeploymentCard,
    Entry,
    Jutsu,
    Location,
    Mission,
    Ninja,
    OrderCard,
    Reward,
    ShadowRules,
)
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.options import NAMES, OCCASIONS

DAIMYO, NINJA = "daimyo", "ninjas"
"""The sides."""
SIT_OUT, COME_ALONG, ADJOURN = "sit-out", "come-along", "adjourn"
"""Motions between missions (ST-398, ST-401)."""


Sum = Annotated[int, Meta(ge=0, le=999)]
"""A sum that a chapter may have reached."""


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A card that the Daimyo has bought, where it lies, and the tokens on it (ST-408, ST-412, ST-416)."""

    card: str
    location: str
    """Empty until it is assigned."""
    tokens: tuple[Count, ...] = ()


class Saved(Entry, frozen=True, kw_only=True):
    """A chapter between two missions. All names, so that it can be kept as a document and gone on with elsewhere."""

    missions: tuple[tuple[str, str], ...] = ()
    """The missions played, with the side that won each, in order."""
    groups: tuple[tuple[Ninja, ...], ...] = ()
    """The ninjas of each player, from the Daimyo's left; none before the first mission."""
    cards: tuple[str, ...] = ()
    """Ninjas' action, movement and health cards won by quests."""
    jutsu: dict[Ninja, Jutsu] = {}
    """Tokens beyond those everybody starts with."""
    quests: tuple[str, ...] = ()
    """The completed quests."""
    orders: tuple[str, ...] = ()
    """The Daimyo's, won by quests."""
    pool: Sum = 0
    placed: tuple[Placed, ...] = ()
    palace: tuple[str, ...] | None = None
    """The cards of the final location, if they are other than at first (ST-433, ST-434)."""
    unlocked: tuple[str, ...] = ()
    offers: dict[str, Sum] = {}
    """The number of additional cards in the next offer, by side."""
    discount: Sum = 0
    veto: Sum = 0
    embargo: bool = False
    modifier: Number = 0
    """The modifier of the next mission's starting time (ST-368)."""


class ChapterRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content and what was agreed, for all missions alike."""

    shadow: ShadowRules
    set: str | None = None
    own: dict[str, Any] | None = None
    """Custom content, laid over the set."""
    saved: Saved | None = None
    """A chapter that is gone on with (ST-398)."""

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "shadow": self.shadow.plain()}

    def shared(self) -> dict[str, Any]:
        """The options of every mission."""
        agreed = {name: getattr(self.shadow, name) for name in ("boulders", "civilians", "snow", "night", "quick")}
        given = {"set": self.set, "content": self.own}
        return {**agreed, **{name: value for name, value in given.items() if value is not None}}


KEPT = ("missions", "cards", "jutsu", "quests", "orders", "pool", "placed", "palace", "unlocked", "offers") + (
    *("discount", "veto", "embargo", "modifier"),
)
"""Fields that a State and a saved chapter hold alike."""


class ChapterState(State):
    __slots__ = (*KEPT, "items", "location", "offer", "opened", "picks", "present", "team", "tokens")
    occasions = OCCASIONS
    rules: ChapterRules
    missions: tuple[tuple[str, str], ...]
    cards: tuple[str, ...]
    jutsu: dict[Ninja, int]
    quests: tuple[str, ...]
    orders: tuple[str, ...]
    pool: int
    placed: tuple[Placed, ...]
    palace: tuple[str, ...]
    unlocked: tuple[str, ...]
    offers: dict[str, int]
    discount: int
    veto: int
    embargo: bool
    modifier: int
    present: tuple[int, ...]
    """The seats that take part, the Daimyo's among them (ST-401)."""
    team: tuple[int, ...]
    """The ninjas of the chapter, by number; none before the first mission."""
    picks: tuple[tuple[int, ...], ...]
    """The ninjas of each seat."""
    offer: tuple[str, ...]
    """The cards that can be bought now."""
    tokens: tuple[int, ...]
    """The tax that is still to be assigned, largest first."""
    items: tuple[str, ...]
    """The ninjas' purchases for the next mission."""
    location: str
    """The location of the next mission."""
    opened: Saved
    """The chapter as it was when the sequence under way began: what is saved (ST-398)."""

    def __init__(self, rules: ChapterRules, seats: int) -> None:
        super().__init__(rules, seats)
        saved = rules.saved or Saved()
        for name in KEPT:
            value = getattr(saved, name)
            setattr(self, name, dict(value) if isinstance(value, dict) else value)
        if saved.palace is None:
            self.palace = _final_mission(rules.shadow).fixed
        self.present = tuple(range(seats))
        self.team = tuple(sorted(NINJAS.index(name) for group in saved.groups for name in group))
        picks: list[tuple[int, ...]] = [()] * seats
        for seat, group in zip(self.ninja_seats, saved.groups, strict=False):
            picks[seat] = tuple(NINJAS.index(name) for name in group)
        self.picks = tuple(picks)
        self.offer, self.items, self.location = (), (), ""
        self.tokens = ()
        self.opened = saved

    def copy(self) -> ChapterState:
        twin = ChapterState.__new__(ChapterState)
        self.copy_base(twin)
        for name in ChapterState.__slots__:
            value = getattr(self, name)
            setattr(twin, name, dict(value) if isinstance(value, dict) else value)
        return twin

    def save(self) -> Saved:
        """Return what outlasts a mission, now."""
        groups = [self.picks[seat] for seat in self.ninja_seats]
        known = {ninja for group in groups for ninja in group}
        groups += [(ninja,) for ninja in self.team if ninja not in known]
        while groups and not groups[-1]:
            groups.pop()
        named = tuple(tuple(NINJAS[ninja] for ninja in group) for group in groups) if self.team else ()
        kept = {name: getattr(self, name) for name in KEPT}
        return Saved(groups=named, **{**kept, "jutsu": dict(self.jutsu), "offers": dict(self.offers)})

    # Seats

    @property
    def daimyo(self) -> int:
        return self.rules.shadow.daimyo

    @property
    def ninja_seats(self) -> tuple[int, ...]:
        """Return the seats that take part, from the Daimyo's left (ST-R134)."""
        seats = ((self.daimyo + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in seats if seat in self.present)

    @property
    def ninjas(self) -> int:
        """Return the number of characters for this many seats (ST-003 to ST-006)."""
        return self.rules.shadow.numbers.ninjas[len(self.present) - 2]

    def knows(self, verb: str, words: str) -> bool:
        if verb == "coins":
            count, _, value = words.partition(" ")
            return count.isdecimal() and value in map(str, self.rules.shadow.numbers.coins)
        return words in NAMES[verb] if verb in NAMES else not words

    def carry(self, motion: str, subject: int) -> None:
        if motion == SIT_OUT:
            self.present = tuple(seat for seat in self.present if seat != subject)
            self.say(say.SAT_OUT, (subject,))
        elif motion == COME_ALONG:
            self.present = tuple(sorted((*self.present, subject)))
            self.say(say.CAME_ALONG, (subject,))
        elif motion == ADJOURN:
            self.say(say.ADJOURNED)
            raise GameOver(("adjourned", None))
        else:
            super().carry(motion, subject)

    # Locations (section AC)

    @property
    def played(self) -> tuple[str, ...]:
        return tuple(location for location, _ in self.missions)

    def controls(self, side: str) -> list[str]:
        """The Daimyo has all but the safe house, until the ninjas win a mission (ST-436 to ST-438)."""
        taken = {location for location, winner in self.missions if winner == NINJA}
        places = self.rules.shadow.locations
        return [name for name, place in places.items() if (not place.mission or name in taken) == (side == NINJA)]

    def offered(self, side: str) -> int:
        """Return how many cards this side is offered (ST-405, ST-417)."""
        places = self.rules.shadow.locations
        return sum(places[name].cards for name in self.controls(side)) + self.offers.get(side, 0)

    @property
    def open_locations(self) -> list[str]:
        """Return the locations where cards can be assigned: not the final one, nor one whose mission was played
        (ST-414, ST-416)."""
        places = self.rules.shadow.locations
        return [n for n, place in places.items() if place.mission and not place.final and n not in self.played]

    @property
    def place(self) -> Location:
        return self.rules.shadow.locations[self.location]

    def reward(self, side: str) -> Reward:
        return getattr(self.place, side) or Reward()

    # The Daimyo's cards

    def used(self) -> tuple[Placed, ...]:
        """His cards at the chosen location: those used in its mission (ST-423)."""
        own = tuple(placed for placed in self.placed if placed.location == self.location)
        return own + (tuple(Placed(card, self.location) for card in self.palace) if self.place.final else ())

    def card(self, name: str) -> OrderCard | DeploymentCard:
        shadow = self.rules.shadow
        return shadow.deployments[name] if name in shadow.deployments else shadow.orders[name]

    def cost(self, name: str) -> int:
        """Return the price of a card, never below zero (ST-446, ST-450)."""
        return max(0, self.card(name).cost - self.discount)


def _final_mission(shadow: ShadowRules) -> Mission:
    """Return where the chapter is decided (ST-439)."""
    return next(shadow.missions[place.mission] for place in shadow.locations.values() if place.final)
