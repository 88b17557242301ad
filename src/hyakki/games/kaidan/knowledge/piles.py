"""A viewer's knowledge of hidden cards and tiles: inventories, decks, things under enemies or on the floor, and piles
of which a player may have seen the top.

A card is known by its code: its object number, plus the number of kinds for each use made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hyakki.core.deal import deal
from hyakki.core.errors import NoWorld
from hyakki.core.slots import Slots
from hyakki.games.kaidan.catalog.cards import DECKS
from hyakki.games.kaidan.catalog.ids import OBJECTS
from hyakki.games.kaidan.people import SPENT, STANDEES, kind_of, spent_of

KINDS = len(OBJECTS)
NEVER: Final = 1_000_000
"""The era of a card that has not been drawn."""

Era = tuple[int, int]
"""Between which announcements of the event count a card has been drawn: the first and the last that is possible."""


def code_of(card: int) -> int:
    return kind_of(card) + KINDS * spent_of(card)


def card_of(code: int) -> int:
    return code % KINDS + SPENT * (code // KINDS)


def bits(kinds: Sequence[int]) -> int:
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Slots):
    """Zones: an inventory for each seat, what each standee has stolen, what has left the game unseen, the five decks
    (their top at the end), then the inventory tokens on the map in the order in which they came."""

    __slots__ = ("eras", "now", "seats")

    def __init__(self, seats: int, decks: Sequence[Sequence[int]], levels: int) -> None:
        super().__init__(seats + STANDEES + 1, [0] * (KINDS * levels))
        self.seats = seats
        self.now = 0
        self.bags = []
        self.zones.pop()
        self.eras: list[Era] = []
        for number, deck in enumerate(decks):
            self.bags.append([0] * (KINDS * levels))
            for kind in deck:
                self.bags[number][kind] += 1
            self.zones.append([self._fresh(bits(deck), number) for _ in deck])

    def copy(self) -> Cards:
        twin = Cards.__new__(Cards)
        twin.everything = self.everything
        twin.masks, twin.pools, twin.eras = self.masks[:], self.pools[:], self.eras[:]
        twin.bags = [bag[:] for bag in self.bags]
        twin.zones = [zone[:] for zone in self.zones]
        twin.marked = None
        twin.seats, twin.now = self.seats, self.now
        return twin

    @staticmethod
    def of(seats: int, now: int, dumped: dict[str, Any]) -> Cards:
        """Return the cards of which this is the canonical form, after so many announcements of the event count."""
        cards = Cards.__new__(Cards)
        cards.everything = (1 << len(dumped["bags"][0])) - 1
        cards.masks, cards.pools = list(dumped["masks"]), list(dumped["pools"])
        cards.eras = [(first, last) for first, last in dumped["eras"]]
        cards.bags = [list(bag) for bag in dumped["bags"]]
        cards.zones = [list(zone) for zone in dumped["zones"]]
        cards.marked = None
        cards.seats, cards.now = seats, now
        return cards

    # Places

    def stolen(self, who: int) -> int:
        return self.seats + who

    @property
    def gone(self) -> int:
        return self.seats + STANDEES

    def deck(self, deck: int) -> int:
        return self.gone + 1 + deck

    def token(self, place: int) -> int:
        return self.gone + 1 + len(DECKS) + place

    # Public events

    def draw_from(self, deck: int, seat: int, card: int | None) -> None:
        slot = self.zones[self.deck(deck)].pop()
        if card is not None:
            self.masks[slot] = 1 << code_of(card)
        self.eras[slot] = (self.now, self.now)
        self.zones[seat].append(slot)

    def take_out(self, zone: int, card: int) -> Era:
        """A card leaves a hidden place for where everybody sees it; when it had been drawn."""
        slot = self._take_known(self.zones[zone], code_of(card))
        self.bags[self.pools[slot]][code_of(card)] -= 1
        return self.eras[slot]

    def put_in(self, zone: int, card: int) -> None:
        """Put a card that everybody sees into a hidden place."""
        self.enter(zone, code_of(card))

    def show(self, zone: int, card: int) -> None:
        """Note that a card is seen in a place, and stays there."""
        slot = self._take_known(self.zones[zone], code_of(card))
        self.zones[zone].append(slot)

    def move(self, source: int, target: int, cards: Sequence[int] | None, count: int) -> None:
        """Move this many cards; only some viewers know which."""
        zone = self.zones[source]
        for place in range(count):
            slot = self._take_unknown(zone) if cards is None else self._take_known(zone, code_of(cards[place]))
            self.zones[target].append(slot)

    def hold_back(self, zone: int, card: int) -> int:
        """The slot of a card that is seen to stay while others leave."""
        return self._take_known(self.zones[zone], code_of(card))

    def move_all(self, source: int, target: int) -> None:
        self.zones[target] += self.zones[source]
        self.zones[source] = []

    def look_at(self, zone: int, cards: Sequence[int]) -> None:
        """Note all cards of a place, which are seen."""
        self.look(zone, [code_of(card) for card in cards])

    def only(self, zone: int, kinds: int) -> None:
        """Note that nothing else can lie there."""
        for slot in self.zones[zone]:
            self.masks[slot] &= kinds

    def part(self, source: int, target: int, kinds: int, stay: int) -> None:
        """Keep `stay` cards of these kinds, and move all the others."""
        zone = self.zones[source]
        if stay == len(zone):
            self.only(source, kinds)
            return
        sure = [slot for slot in zone if not self.masks[slot] & ~kinds]
        away = [slot for slot in zone if not self.masks[slot] & kinds]
        open = [slot for slot in zone if slot not in sure and slot not in away]
        if open:
            union = bits([])
            for slot in open:
                union |= self.masks[slot]
            staying = stay - len(sure)
            masks = [union & kinds] * staying + [union & ~kinds] * (len(open) - staying)
            fresh = self._replace(zone, open, masks, self._merge(open))
            sure, away = sure + fresh[:staying], away + fresh[staying:]
        self.zones[source] = sure
        self.zones[target] += away

    def shuffle_into(self, deck: int, kinds: Sequence[int]) -> None:
        """Shuffle the discards into a deck."""
        zone = self.zones[self.deck(deck)]
        assert not zone, "a deck is only shuffled again when it is empty"
        pool = len(self.bags)
        self.bags.append([0] * len(self.bags[0]))
        for kind in kinds:
            self.bags[pool][kind] += 1
        zone += [self._fresh(bits(kinds), pool) for _ in kinds]

    # Tokens on the map

    def lay(self, source: int) -> None:
        """Lay all cards of a place down as the newest inventory token."""
        self.zones.append([])
        self.move_all(source, len(self.zones) - 1)

    def clear_token(self, place: int) -> None:
        """Remove an empty inventory token (KA-162)."""
        if not self.zones[self.token(place)]:
            del self.zones[self.token(place)]

    # Eras: where cards may stand for one another, each may have been drawn when any of them was

    def _fresh(self, mask: int, pool: int) -> int:
        self.eras.append((NEVER, NEVER))
        return super()._fresh(mask, pool)

    def enter(self, zone: int, kind: int) -> None:
        super().enter(zone, kind)
        self.eras[self.zones[zone][-1]] = (0, self.now)

    def _take_known(self, zone: list[int], kind: int) -> int:
        bit = 1 << kind
        if bit not in [self.masks[slot] for slot in zone]:
            self._mingle([slot for slot in zone if self.masks[slot] & bit])
        return super()._take_known(zone, kind)

    def _take_unknown(self, zone: list[int]) -> int:
        self._mingle(zone)
        return super()._take_unknown(zone)

    def _mingle(self, slots: Sequence[int]) -> None:
        if slots:
            span = (min(self.eras[slot][0] for slot in slots), max(self.eras[slot][1] for slot in slots))
            for slot in slots:
                self.eras[slot] = span

    def _replace(self, zone: list[int], slots: list[int], masks: list[int], pool: int) -> list[int]:
        self._mingle(slots)
        span = self.eras[slots[0]]
        fresh = super()._replace(zone, slots, masks, pool)
        for slot in fresh:
            self.eras[slot] = span
        return fresh

    # The canonical form, for the View

    def dump(self) -> dict[str, Any]:
        number: dict[int, int] = {}
        first, last = self.deck(0), self.deck(len(DECKS))
        zones = []
        for index, zone in enumerate(self.zones):
            if first <= index < last:
                ordered = zone
            else:
                ordered = sorted(zone, key=lambda slot: (self.masks[slot], self.pools[slot], self.eras[slot], slot))
            zones.append(tuple([number.setdefault(slot, len(number)) for slot in ordered]))
        return {
            "masks": tuple([self.masks[slot] for slot in number]),
            "pools": tuple([self.pools[slot] for slot in number]),
            "eras": tuple([self.eras[slot] for slot in number]),
            "bags": tuple([tuple(bag) for bag in self.bags]),
            "zones": zones,
            "marked": None,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """A pile that only its order hides, its top at the end: the kinds that each place can hold, and how many of each
    kind are still unseen. One of them may lie aside for the whole game (KA-R27)."""

    __slots__ = ("aside", "counts", "masks")

    def __init__(self, kinds: Sequence[int], width: int, aside: int = 0) -> None:
        self.counts = [0] * width
        for kind in kinds:
            self.counts[kind] += 1
        self.aside = aside
        self.masks = [bits(kinds)] * (len(kinds) - bool(aside))

    def copy(self) -> Pile:
        twin = Pile.__new__(Pile)
        twin.aside, twin.counts, twin.masks = self.aside, self.counts[:], self.masks[:]
        return twin

    @staticmethod
    def load(dumped: Sequence[Any]) -> Pile:
        """Return the pile of which this is the canonical form."""
        pile = Pile.__new__(Pile)
        pile.aside, pile.masks, pile.counts = dumped[0], list(dumped[1]), list(dumped[2])
        return pile

    def turn_up(self, kind: int) -> None:
        self.masks.pop()
        self.counts[kind] -= 1

    def look(self, kinds: Sequence[int]) -> None:
        """Note the uppermost cards, which are seen, the top first."""
        for depth, kind in enumerate(kinds):
            self.masks[-1 - depth] = 1 << kind

    def reorder(self, count: int, kinds: Sequence[int] | None) -> None:
        """Note that the uppermost cards were put back in an order that only some know."""
        if kinds is not None:
            self.look(kinds)
        elif count:
            union = 0
            for mask in self.masks[-count:]:
                union |= mask
            self.masks[-count:] = [union] * count

    def shuffle_in(self, kinds: Sequence[int]) -> None:
        for kind in kinds:
            self.counts[kind] += 1
        every = bits([kind for kind, count in enumerate(self.counts) if count])
        self.masks = [every] * (len(self.masks) + len(kinds))

    def dump(self) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        return self.aside, tuple(self.masks), tuple(self.counts)

    def allows(self, kinds: Sequence[int], aside: int) -> bool:
        counts = [0] * len(self.counts)
        for kind in (*kinds, *([aside] if self.aside else ())):
            counts[kind] += 1
        if counts != self.counts or len(kinds) != len(self.masks) or (self.aside and not self.aside >> aside & 1):
            return False
        return all(mask >> kind & 1 for mask, kind in zip(self.masks, kinds, strict=True))


def deal_pile(dumped: Sequence[Any], rng: Random) -> tuple[list[int], int]:
    """The pile from the bottom, and what lies aside or -1: any that agrees with what is known."""
    aside, masks, counts = dumped
    slots = [*masks, aside] if aside else list(masks)
    faces: dict[int, int] = {}
    if not deal(range(len(slots)), slots, counts, rng, faces):
        raise NoWorld("no order of a pile agrees with what is remembered")
    dealt = [faces[place] for place in range(len(slots))]
    return (dealt[:-1], dealt[-1]) if aside else (dealt, -1)
