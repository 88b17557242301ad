"""Memory of cards by slots: what one viewer can say of each hidden card, folded from what it was told.

A hidden place (zone) is a list of slots: hands first, without order; last the deck, its top at the end. A slot has a
mask of the kinds still possible and belongs to a pool, cards known as a whole (`bags`: how many of each kind). Slots
of one zone may stand for one another where nothing tells them apart; where a card leaves and nobody says which, the
slots that stay are blurred so that no possible world is ruled out. Slot numbers are the viewer's own.

For a rewind, `mark` keeps which slots lay where. What is learned afterwards is learned of the same slots, so it stays
true when they are put back. A blur since the mark is kept as a link: these old slots together are those new ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from mypy_extensions import mypyc_attr

TOO_MANY = 256
"""The number of slots after which the dead ones are removed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mark:
    """The places of the slots at the mark, and what has been blurred since."""

    __slots__ = ("bags", "homes", "links", "zones")

    def __init__(self, zones: list[list[int]], bags: list[list[int]]) -> None:
        self.zones = tuple(tuple(zone) for zone in zones)
        self.bags = [bag[:] for bag in bags]
        self.links: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        self.homes: dict[int, int] = {}
        for index, zone in enumerate(self.zones[:-1]):
            for slot in zone:
                self.homes[slot] = index
        for place, slot in enumerate(self.zones[-1]):
            self.homes[slot] = len(self.zones) + place

    @staticmethod
    def load(dumped: dict[str, Any]) -> Mark:
        mark = Mark([list(zone) for zone in dumped["zones"]], [list(bag) for bag in dumped["bags"]])
        for old, new in dumped["links"]:
            mark.link(tuple(old), tuple(new))
        return mark

    def link(self, old: tuple[int, ...], new: tuple[int, ...]) -> None:
        """Note that these old slots together are those new ones."""
        self.links.append((old, new))
        for slot in new:
            self.homes[slot] = -len(self.links) - 1

    def copy(self) -> Mark:
        twin = Mark.__new__(Mark)
        twin.zones = self.zones
        twin.bags = [bag[:] for bag in self.bags]
        twin.links = self.links[:]
        twin.homes = self.homes.copy()
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Slots:
    __slots__ = ("bags", "everything", "marked", "masks", "pools", "zones")

    def __init__(self, hands: int, counts: Sequence[int]) -> None:
        """Put all cards in the deck, none seen."""
        size = sum(counts)
        self.everything = (1 << len(counts)) - 1
        self.masks = [self.everything] * size
        self.pools = [0] * size
        self.bags = [list(counts)]
        self.zones: list[list[int]] = [[] for _ in range(hands)] + [list(range(size))]
        self.marked: Mark | None = None

    def copy(self) -> Slots:
        twin = Slots.__new__(Slots)
        twin.everything = self.everything
        twin.masks = self.masks[:]
        twin.pools = self.pools[:]
        twin.bags = [bag[:] for bag in self.bags]
        twin.zones = [zone[:] for zone in self.zones]
        twin.marked = None if self.marked is None else self.marked.copy()
        return twin

    @staticmethod
    def load(dumped: dict[str, Any]) -> Slots:
        """Return the Slots of which this is the canonical form."""
        slots = Slots.__new__(Slots)
        slots.everything = (1 << len(dumped["bags"][0])) - 1
        slots.masks, slots.pools = list(dumped["masks"]), list(dumped["pools"])
        slots.bags = [list(bag) for bag in dumped["bags"]]
        slots.zones = [list(zone) for zone in dumped["zones"]]
        slots.marked = None if dumped["marked"] is None else Mark.load(dumped["marked"])
        return slots

    # Public events

    def enter(self, zone: int, kind: int) -> None:
        """Put a card that everyone sees into a hidden place."""
        self.bags[0][kind] += 1
        self.zones[zone].append(self._fresh(1 << kind, 0))

    def leave(self, zone: int, kind: int) -> None:
        """Take a card out of a hand to where everyone sees it."""
        slot = self._take_known(self.zones[zone], kind)
        self.bags[self.pools[slot]][kind] -= 1

    def turn_up(self, kind: int) -> None:
        """Turn the top of the deck over."""
        slot = self.zones[-1].pop()
        self.masks[slot] = 1 << kind
        self.bags[self.pools[slot]][kind] -= 1

    def draw(self, hand: int, kind: int | None) -> None:
        slot = self.zones[-1].pop()
        if kind is not None:
            self.masks[slot] = 1 << kind
        self.zones[hand].append(slot)

    def hand_over(self, source: int, target: int, kind: int | None) -> None:
        zone = self.zones[source]
        slot = self._take_unknown(zone) if kind is None else self._take_known(zone, kind)
        self.zones[target].append(slot)

    def swap(self, one: int, other: int, kinds: tuple[int, int] | None) -> None:
        a, b = self.zones[one], self.zones[other]
        if kinds is None:
            mine, theirs = self._take_unknown(a), self._take_unknown(b)
        else:
            mine, theirs = self._take_known(a, kinds[0]), self._take_known(b, kinds[1])
        a.append(theirs)
        b.append(mine)

    def look(self, hand: int, kinds: Sequence[int]) -> None:
        """See the whole hand."""
        zone = self.zones[hand]
        if not zone:
            return
        pool = self._merge(zone)
        if self._alike(zone):
            for slot, kind in zip(zone, kinds, strict=True):
                self.masks[slot] = 1 << kind
        else:
            self._replace(zone, zone, [1 << kind for kind in kinds], pool)

    def look_top(self, kinds: Sequence[int]) -> None:
        """See the uppermost cards of the deck, top first."""
        deck = self.zones[-1]
        for depth, kind in enumerate(kinds):
            self.masks[deck[-1 - depth]] = 1 << kind

    def keep(self, hand: int, index: int | None) -> None:
        """Move one of the two uppermost cards to a hand; the other stays. `index` 0 is the top, None is unknown."""
        deck = self.zones[-1]
        if index is None:
            pair = deck[-2:]
            one, other = self.masks[pair[0]], self.masks[pair[1]]
            pool = self._merge(pair)
            if one != other or not self._alike(pair):
                self._replace(deck, pair, [one | other] * 2, pool)
            index = 0
        self.zones[hand].append(deck.pop(-1 - index))

    def lacks(self, hand: int, kind: int) -> None:
        rest = ~(1 << kind)
        for slot in self.zones[hand]:
            self.masks[slot] &= rest

    def recycle(self, counts: Sequence[int]) -> None:
        """Shuffle open cards under the deck: a new pool, known as a whole."""
        pool = len(self.bags)
        self.bags.append(list(counts))
        mask = 0
        for kind, count in enumerate(counts):
            if count:
                mask |= 1 << kind
        if self.marked is not None:
            self.marked.bags.append([0] * len(counts))
        elif len(self.masks) > TOO_MANY:
            self._sweep()
        self.zones[-1][:0] = [self._fresh(mask, pool) for _ in range(sum(counts))]

    def mark(self) -> None:
        self.marked = Mark(self.zones, self.bags)

    def recall(self, older: Slots) -> None:
        """Mark another moment, of whose slots none is known to be one of these."""
        first = len(self.masks)
        self.masks += older.masks
        self.pools += older.pools
        self.marked = Mark([[first + slot for slot in zone] for zone in older.zones], older.bags)

    def unmark(self) -> None:
        self.marked = None

    def rewind(self) -> None:
        marked = self.marked
        assert marked is not None
        self.zones = [list(zone) for zone in marked.zones]
        self.bags = marked.bags
        self.marked = None

    # Slots that leave

    def _fresh(self, mask: int, pool: int) -> int:
        self.masks.append(mask)
        self.pools.append(pool)
        return len(self.masks) - 1

    def _take_known(self, zone: list[int], kind: int) -> int:
        masks = self.masks
        bit = 1 << kind
        best, narrow = -1, 99
        candidates = []
        for slot in zone:
            mask = masks[slot]
            if mask & bit:
                candidates.append(slot)
                width = mask.bit_count()
                if width < narrow:
                    best, narrow = slot, width
        assert best >= 0, "told of a card that was ruled out"
        if narrow > 1 and len(candidates) > 1:
            pool = self._merge(candidates)
            least = masks[best]
            if not self._alike(candidates) or any(least & ~masks[slot] for slot in candidates):
                return self._blur(zone, candidates, bit, pool)
        zone.remove(best)
        masks[best] = bit
        return best

    def _take_unknown(self, zone: list[int]) -> int:
        masks = self.masks
        if len(zone) == 1:
            return zone.pop()
        first = masks[zone[0]]
        union = 0
        same = True
        for slot in zone:
            union |= masks[slot]
            same = same and masks[slot] == first
        pool = self._merge(zone)
        if same and self._alike(zone):
            return zone.pop()
        return self._blur(zone, zone[:], union, pool)

    def _blur(self, zone: list[int], slots: list[int], gone: int, pool: int) -> int:
        """Take one of these slots away without knowing which: each that stays may be either of two neighbours in order
        of mask."""
        ordered = sorted(self.masks[slot] for slot in slots)
        stay = [a | b for a, b in pairwise(ordered)]
        fresh = self._replace(zone, slots, [*stay, gone], pool)
        zone.remove(fresh[-1])
        return fresh[-1]

    def _replace(self, zone: list[int], slots: list[int], masks: list[int], pool: int) -> list[int]:
        """Replace these slots, which can no longer be told apart, with new ones that have these masks."""
        old = tuple(slots)
        fresh = [self._fresh(mask, pool) for mask in masks]
        places = [zone.index(slot) for slot in old]
        for place, slot in zip(places, fresh, strict=True):
            zone[place] = slot
        if self.marked is not None:
            self.marked.link(old, tuple(fresh))
        return fresh

    def _alike(self, slots: Sequence[int]) -> bool:
        """Return whether these slots can replace one another at the mark too."""
        if self.marked is None:
            return True
        homes = self.marked.homes
        first = homes.get(slots[0], -1)
        return all(homes.get(slot, -1) == first for slot in slots)

    def _merge(self, slots: Sequence[int]) -> int:
        """Merge the pools of these slots: one of them moved, and it is unknown which."""
        pools = self.pools
        into = pools[slots[0]]
        if len(self.bags) == 1:
            return into
        for slot in slots:
            other = pools[slot]
            if other != into:
                low, high = (into, other) if into < other else (other, into)
                self._pour(high, low)
                into = low
        return into

    def _pour(self, high: int, low: int) -> None:
        for bags in (self.bags, self.marked.bags if self.marked is not None else None):
            if bags is not None:
                for kind, count in enumerate(bags[high]):
                    bags[low][kind] += count
                bags[high] = [0] * len(bags[high])
        self.pools = [low if pool == high else pool for pool in self.pools]

    def _sweep(self) -> None:
        number: dict[int, int] = {}
        self.zones = [[number.setdefault(slot, len(number)) for slot in zone] for zone in self.zones]
        self.masks = [self.masks[slot] for slot in number]
        self.pools = [self.pools[slot] for slot in number]

    # The canonical form, for the View

    def dump(self) -> dict[str, Any]:
        """Return the slots numbered by where they lie; order inside a hand means nothing."""
        order: list[int] = []
        zones = []
        for zone in self.zones[:-1]:
            zones.append(tuple(range(len(order), len(order) + len(zone))))
            order += self._by_look(zone)
        zones.append(tuple(range(len(order), len(order) + len(self.zones[-1]))))
        order += self.zones[-1]
        marked = None if self.marked is None else self._dump_mark(self.marked, order)
        masks, pools = self.masks, self.pools
        return {
            "masks": tuple([masks[slot] for slot in order]),
            "pools": tuple([pools[slot] for slot in order]) if len(self.bags) > 1 else (0,) * len(order),
            "bags": tuple(map(tuple, self.bags)),
            "zones": zones,
            "marked": marked,
        }

    def _dump_mark(self, mark: Mark, order: list[int]) -> dict[str, Any]:
        """Number the slots that lie nowhere now after the others, and add them to the order."""
        number = {slot: place for place, slot in enumerate(order)}

        def numbered(zone: Sequence[int]) -> tuple[int, ...]:
            return tuple([number.setdefault(slot, len(number)) for slot in zone])

        hands = [tuple(sorted(numbered(self._by_look(zone)))) for zone in mark.zones[:-1]]
        dumped = {
            "zones": [*hands, numbered(mark.zones[-1])],
            "bags": tuple([tuple(bag) for bag in mark.bags]),
            "links": [(numbered(old), numbered(new)) for old, new in mark.links],
        }
        order[:] = number
        return dumped

    def _by_look(self, zone: Sequence[int]) -> Sequence[int]:
        if len(zone) < 2:
            return zone
        masks, pools = self.masks, self.pools
        return [slot for _, _, slot in sorted([(masks[slot], pools[slot], slot) for slot in zone])]
