"""A true table of hidden cards, and a check that a viewer's Memory allows the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from hyakki.core.slots import Slots

KINDS = 3
HANDS = 3

Move = tuple[str, int, int, int]
"""An event, and three numbers: to whom and with which card."""

MOVES = (
    "draw",
    "hand over",
    "swap",
    "leave",
    "turn up",
    "enter",
    "look",
    "look top",
    "keep",
    "lacks",
    "recycle",
    "mark",
    "unmark",
    "rewind",
)
OFTEN = (*MOVES, "draw", "draw", "draw", "hand over", "keep", "mark", "mark")
"""The moves with some of them more often, so that hands fill up and most moves come after a mark."""


@dataclass
class Cards:
    """The true place of every card; the deck's top is at the end."""

    hands: list[list[int]]
    deck: list[int]
    discard: list[int]

    def copy(self) -> Cards:
        return Cards([hand[:] for hand in self.hands], self.deck[:], self.discard[:])


@dataclass
class Watcher:
    """A viewer with these hands, and its Memory."""

    own: frozenset[int]
    slots: Slots


@dataclass
class TrueTable:
    counts: Sequence[int]
    cards: Cards = field(init=False)
    before: Cards | None = None
    """The table at the mark."""
    watchers: list[Watcher] = field(init=False)

    def __post_init__(self) -> None:
        deck = [kind for kind, count in enumerate(self.counts) for _ in range(count)]
        self.cards = Cards([[] for _ in range(HANDS)], deck, [])
        seats = (frozenset({0}), frozenset({1, 2}), frozenset[int]())
        self.watchers = [Watcher(own, Slots(HANDS, self.counts)) for own in seats]

    def shuffle(self, order: Sequence[int]) -> None:
        """Any order, before anything is seen."""
        deck = self.cards.deck
        for place, number in enumerate(order[: len(deck)]):
            other = number % len(deck)
            deck[place], deck[other] = deck[other], deck[place]

    def play(self, move: Move) -> None:
        """Play a move; skip it if it is impossible now."""
        name, one, other, pick = move
        one, other = one % HANDS, other % HANDS
        getattr(self, "_" + name.replace(" ", "_"))(one, other, pick)

    def tell(self, see: Callable[[Slots, frozenset[int]], None]) -> None:
        for watcher in self.watchers:
            see(watcher.slots, watcher.own)

    def take(self, hand: int, pick: int) -> int:
        return self.cards.hands[hand].pop(pick % len(self.cards.hands[hand]))

    def _draw(self, one: int, other: int, pick: int) -> None:
        if self.cards.deck:
            kind = self.cards.deck.pop()
            self.cards.hands[one].append(kind)
            self.tell(lambda slots, own: slots.draw(one, kind if one in own else None))

    def _hand_over(self, one: int, other: int, pick: int) -> None:
        if one != other and self.cards.hands[one]:
            kind = self.take(one, pick)
            self.cards.hands[other].append(kind)
            self.tell(lambda slots, own: slots.hand_over(one, other, kind if own & {one, other} else None))

    def _swap(self, one: int, other: int, pick: int) -> None:
        hands = self.cards.hands
        if one != other and hands[one] and hands[other]:
            given, taken = self.take(one, pick), self.take(other, pick // 3)
            hands[one].append(taken)
            hands[other].append(given)
            self.tell(lambda slots, own: slots.swap(one, other, (given, taken) if own & {one, other} else None))

    def _leave(self, one: int, other: int, pick: int) -> None:
        if self.cards.hands[one]:
            kind = self.take(one, pick)
            self.cards.discard.append(kind)
            self.tell(lambda slots, own: slots.leave(one, kind))

    def _turn_up(self, one: int, other: int, pick: int) -> None:
        if self.cards.deck:
            kind = self.cards.deck.pop()
            self.cards.discard.append(kind)
            self.tell(lambda slots, own: slots.turn_up(kind))

    def _enter(self, one: int, other: int, pick: int) -> None:
        if self.cards.discard:
            kind = self.cards.discard.pop()
            self.cards.hands[one].append(kind)
            self.tell(lambda slots, own: slots.enter(one, kind))

    def _look(self, one: int, other: int, pick: int) -> None:
        """A watcher with hands of its own sees a whole hand."""
        self.watchers[pick % 2].slots.look(one, sorted(self.cards.hands[one]))

    def _look_top(self, one: int, other: int, pick: int) -> None:
        depth = min(1 + pick % 2, len(self.cards.deck))
        self.watchers[other % 2].slots.look_top(self.cards.deck[: -depth - 1 : -1])

    def _keep(self, one: int, other: int, pick: int) -> None:
        deck = self.cards.deck
        if len(deck) > 1:
            index, pair = pick % 2, deck[:-3:-1]
            self.cards.hands[one].append(deck.pop(-1 - index))

            def see(slots: Slots, own: frozenset[int]) -> None:
                if one in own:
                    slots.look_top(pair)
                slots.keep(one, index if one in own else None)

            self.tell(see)

    def _lacks(self, one: int, other: int, pick: int) -> None:
        kind = pick % KINDS
        if kind not in self.cards.hands[one]:
            self.tell(lambda slots, own: slots.lacks(one, kind))

    def _recycle(self, one: int, other: int, pick: int) -> None:
        lower, self.cards.discard = self.cards.discard, []
        if lower:
            counts = [lower.count(kind) for kind in range(KINDS)]
            turn = pick % len(lower)
            self.cards.deck[:0] = lower[turn:] + lower[:turn]
            self.tell(lambda slots, own: slots.recycle(counts))

    def _mark(self, one: int, other: int, pick: int) -> None:
        self.before = self.cards.copy()
        self.tell(lambda slots, own: slots.mark())

    def _unmark(self, one: int, other: int, pick: int) -> None:
        self.before = None
        self.tell(lambda slots, own: slots.unmark())

    def _rewind(self, one: int, other: int, pick: int) -> None:
        if self.before is not None:
            self.cards, self.before = self.before, None
            self.tell(lambda slots, own: slots.rewind())


def leaves_room(slots: Slots, cards: Cards, before: Cards | None) -> bool:
    """Return whether the Memory allows the truth: whether some assignment of kinds to slots fits both. It tries them
    all."""
    faces: dict[int, int] = {}
    tables = [(slots.zones, slots.bags, cards)]
    links: Sequence[tuple[Sequence[int], Sequence[int]]] = ()
    if before is not None:
        assert slots.marked is not None
        tables.append(([list(zone) for zone in slots.marked.zones], slots.marked.bags, before))
        links = slots.marked.links
    heaps: list[tuple[Sequence[int], list[int]]] = []
    for zones, _, truth in tables:
        if len(zones[-1]) != len(truth.deck):
            return False
        for slot, kind in zip(zones[-1], truth.deck, strict=True):
            if not slots.masks[slot] >> kind & 1 or faces.setdefault(slot, kind) != kind:
                return False
        heaps += zip(zones[:-1], truth.hands, strict=True)
    return any(
        _bags_hold(slots, zones_and_bags, whole)
        for filled in _fill_all(slots, heaps, faces)
        for whole in _follow_links(slots, links, filled)
        for zones_and_bags in [[(zones, bags) for zones, bags, _ in tables]]
    )


def _fill_all(
    slots: Slots, heaps: Sequence[tuple[Sequence[int], list[int]]], faces: dict[int, int]
) -> Iterator[dict[int, int]]:
    if not heaps:
        yield faces
        return
    zone, truth = heaps[0]
    for filled in _fill(slots, zone, Counter(truth), faces):
        yield from _fill_all(slots, heaps[1:], filled)


def _fill(slots: Slots, zone: Sequence[int], left: Counter[int], faces: dict[int, int]) -> Iterator[dict[int, int]]:
    """Yield every assignment of these cards to these slots that fits the faces so far."""
    if not zone:
        if not left.total():
            yield faces
        return
    slot = zone[0]
    for kind in [kind for kind in left if left[kind] and slots.masks[slot] >> kind & 1]:
        if faces.get(slot, kind) == kind:
            yield from _fill(slots, zone[1:], left - Counter([kind]), {**faces, slot: kind})


def _follow_links(
    slots: Slots, links: Sequence[tuple[Sequence[int], Sequence[int]]], faces: dict[int, int]
) -> Iterator[dict[int, int]]:
    """Yield the faces that fit all links: slots that were blurred together hold the same cards as before."""
    if not links:
        yield faces
        return
    old, new = links[0]
    if any(slot not in faces for slot in old):
        yield from _follow_links(slots, links[1:], faces)
        return
    for filled in _fill(slots, new, Counter(faces[slot] for slot in old), faces):
        yield from _follow_links(slots, links[1:], filled)


def _bags_hold(
    slots: Slots, tables: Sequence[tuple[Sequence[Sequence[int]], Sequence[Sequence[int]]]], faces: dict[int, int]
) -> bool:
    for zones, bags in tables:
        held = Counter((slots.pools[slot], faces[slot]) for zone in zones for slot in zone)
        for pool, bag in enumerate(bags):
            if any(held[pool, kind] != count for kind, count in enumerate(bag)):
                return False
    return True
