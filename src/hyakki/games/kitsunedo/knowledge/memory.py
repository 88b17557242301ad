"""The Memory of Kitsunedo: hands, decks and Lanterns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.events import Event, Viewer
from hyakki.core.memory import Memory
from hyakki.core.slots import Slots
from hyakki.games.kitsunedo.catalog.ids import ANY_LANTERN, BLOCK, LEAF, SAKE
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState

Args = tuple[Any, ...]
Fact = tuple[Any, ...] | None

"""Any of the four Lanterns."""
ANY_ITEM = 31


@mypyc_attr(allow_interpreted_subclasses=True)
class KitsunedoMemory(Memory):
    """Items by slots. Lanterns lie and move in the open, face down, so each is followed by itself: `lantern_masks` by
    number, `lanterns` by seat, `lantern_deck` from the bottom."""

    __slots__ = ("_dumped", "barred", "items", "lantern_deck", "lantern_masks", "lanterns", "marked_lanterns", "seats")

    def __init__(self, viewer: Viewer, seats: int) -> None:
        super().__init__(viewer)
        self.seats = seats
        self._dumped: dict[str, Any] | None = None
        self.items = Slots(seats, (0, 0, 0, 0, 0))
        self.lantern_masks: list[int] = []
        self.lanterns = [NOBODY] * seats
        self.lantern_deck: list[int] = []
        self.marked_lanterns: tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]] | None = None
        self.barred = (0, 0)
        """The most of the active lord's Sakes and Leaves that are barred from paying (KI-R137)."""

    def copy(self) -> KitsunedoMemory:
        twin = KitsunedoMemory.__new__(KitsunedoMemory)
        twin.viewer = self.viewer
        twin.mask = self.mask
        twin.seats = self.seats
        twin._dumped = self._dumped
        twin.items = self.items.copy()
        twin.lantern_masks = self.lantern_masks[:]
        twin.lanterns = self.lanterns[:]
        twin.lantern_deck = self.lantern_deck[:]
        twin.marked_lanterns = self.marked_lanterns
        twin.barred = self.barred
        return twin

    @staticmethod
    def of(viewer: Viewer, seats: int, dumped: dict[str, Any]) -> KitsunedoMemory:
        """Return the Memory of which this is the canonical form."""
        memory = KitsunedoMemory(viewer, seats)
        memory.items = Slots.load(dumped["items"])
        memory.lantern_masks, memory.lanterns = list(dumped["lantern_masks"]), list(dumped["lanterns"])
        memory.lantern_deck = list(dumped["lantern_deck"])
        memory.marked_lanterns, memory.barred = dumped["marked_lanterns"], dumped["barred"]
        return memory

    def see(self, event: Event) -> None:
        fact = event.fact if event.to & self.mask else None
        learn = SEEN[event.kind.name]
        if learn is not KitsunedoMemory.nothing:
            self._dumped = None
            learn(self, event.args, fact)

    def nothing(self, args: Args, fact: Fact) -> None:
        """Do nothing: the fact is about no hidden place."""

    def dump(self) -> dict[str, Any]:
        if self._dumped is None:
            self._dumped = self._dump()
        return self._dumped

    def _dump(self) -> dict[str, Any]:
        return {
            "items": self.items.dump(),
            "lantern_masks": tuple(self.lantern_masks),
            "lanterns": tuple(self.lanterns),
            "lantern_deck": tuple(self.lantern_deck),
            "marked_lanterns": self.marked_lanterns,
            "barred": self.barred,
        }

    # Set-up

    def shuffled(self, args: Args, fact: Fact) -> None:
        items, lanterns = args
        self.items = Slots(self.seats, items)
        self.lantern_masks = [ANY_LANTERN] * sum(lanterns)
        self.lantern_deck = list(range(sum(lanterns)))

    def bonus(self, args: Args, fact: Fact) -> None:
        """Note a bonus card, which left the deck before it was shuffled."""
        seat, item = args
        slots = self.items
        slots.draw(seat, item)

    def takes_lantern(self, args: Args, fact: Fact) -> None:
        number = self.lanterns[args[0]] = self.lantern_deck.pop()
        if fact is not None:
            self.lantern_masks[number] = 1 << fact[0]

    def shows_lantern(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.lantern_masks[self.lanterns[args[0]]] = 1 << fact[0]

    def under_deck(self, args: Args, fact: Fact) -> None:
        self.lantern_deck.insert(0, self.lanterns[args[0]])
        self.lanterns[args[0]] = NOBODY

    # Items

    def draws(self, args: Args, fact: Fact) -> None:
        self.items.draw(args[0], None if fact is None else fact[0])

    def gifted(self, args: Args, fact: Fact) -> None:
        for place in range(args[1]):
            self.items.draw(args[0], None if fact is None else fact[0][place])

    def turned_up(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.items.turn_up(fact[0])

    def flipped(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        for item in fact[0]:
            self.items.turn_up(item)

    def enters(self, args: Args, fact: Fact) -> None:
        self.items.enter(args[0], args[1])

    def recycled(self, args: Args, fact: Fact) -> None:
        self.items.recycle(args[0])

    def discarded(self, args: Args, fact: Fact) -> None:
        self.leave_all(args[0], args[1])

    def hand_discarded(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.leave_all(args[0], fact[0])

    def leave_all(self, seat: int, items: Sequence[int]) -> None:
        for item in items:
            self.items.leave(seat, item)

    def blocked(self, args: Args, fact: Fact) -> None:
        self.items.leave(args[0], BLOCK)

    def attacked(self, args: Args, fact: Fact) -> None:
        for item in args[2]:
            self.items.leave(args[0], item)
            self.use(item)

    def mark_played(self, args: Args, fact: Fact) -> None:
        self.items.leave(args[0], args[2])
        self.use(args[2])

    def summoned(self, args: Args, fact: Fact) -> None:
        if fact is not None:
            self.items.look_top(fact[0])

    def kept(self, args: Args, fact: Fact) -> None:
        if args[1] == 1:
            self.items.keep(args[0], 0)
        else:
            self.items.keep(args[0], None if fact is None else fact[0])

    def stole(self, args: Args, fact: Fact) -> None:
        self.items.hand_over(args[1], args[0], None if fact is None else fact[0])

    # Trades

    def turn(self, args: Args, fact: Fact) -> None:
        self.barred = (0, 0)

    def use(self, item: int) -> None:
        """The active lord used a card otherwise than to pay: barred copies go first (KI-R137)."""
        sakes, leaves = self.barred
        if item == SAKE and sakes:
            self.barred = (sakes - 1, leaves)
        elif item == LEAF and leaves:
            self.barred = (sakes, leaves - 1)

    def bar(self, item: int) -> None:
        sakes, leaves = self.barred
        self.barred = (sakes + (item == SAKE), leaves + (item == LEAF))

    def traded(self, args: Args, fact: Fact) -> None:
        self.items.leave(args[0], args[3])

    def met(self, args: Args, fact: Fact) -> None:
        seat, requester, item, paid = args
        self.items.hand_over(seat, requester, item)
        self.items.enter(seat, paid)
        self.bar(item)

    def unmet(self, args: Args, fact: Fact) -> None:
        seat, requester, item, _ = args
        self.items.lacks(seat, item)
        self.items.hand_over(seat, requester, None if fact is None else fact[0])

    def offered_leaf(self, args: Args, fact: Fact) -> None:
        self.items.leave(args[0], LEAF)

    def leaf_taken(self, args: Args, fact: Fact) -> None:
        seat, requester, _, paid = args
        self.items.enter(requester, LEAF)
        self.items.enter(seat, paid)
        self.bar(LEAF)

    def leaf_back(self, args: Args, fact: Fact) -> None:
        self.items.enter(args[0], LEAF)

    # Lords

    def peeped(self, args: Args, fact: Fact) -> None:
        if fact is not None:
            self.items.look(args[1], fact[0])

    def swapped(self, args: Args, fact: Fact) -> None:
        self.items.swap(args[0], args[1], None if fact is None else (fact[0], fact[1]))
        if fact is not None:
            self.use(fact[0])

    def moment(self, args: Args, fact: Fact) -> None:
        self.items.mark()
        self.marked_lanterns = (tuple(self.lanterns), tuple(self.lantern_deck), self.barred)

    def recall(self, older: KitsunedoMemory) -> None:
        """Take over what is known of an earlier moment, to which a Thread can go back; no card is known to be the same
        in both."""
        first = len(self.lantern_masks)
        self.items.recall(older.items)
        self.lantern_masks += older.lantern_masks
        lanterns = tuple(first + number if number >= 0 else number for number in older.lanterns)
        self.marked_lanterns = lanterns, tuple(first + number for number in older.lantern_deck), older.barred

    def settled(self, args: Args, fact: Fact) -> None:
        self.items.unmark()
        self.marked_lanterns = None

    def thread(self, args: Args, fact: Fact) -> None:
        assert self.marked_lanterns is not None
        lanterns, deck, self.barred = self.marked_lanterns
        self.items.rewind()
        self.lanterns, self.lantern_deck = list(lanterns), list(deck)
        self.marked_lanterns = None

    # The true world is never ruled out

    def misfit(self, s: KitsunedoState) -> str | None:
        found = self._misfit(s, self.items.zones, self.items.bags, self.lanterns, self.lantern_deck)
        if found is None and s.thread is not None and self.items.marked is not None and self.marked_lanterns:
            marked = self.items.marked
            lanterns, deck, _ = self.marked_lanterns
            found = self._misfit(s.thread, marked.zones, marked.bags, lanterns, deck)
            return f"at the moment: {found}" if found else None
        if found is None and (s.thread is None) != (self.items.marked is None):
            return "moment"
        return found

    def _misfit(
        self,
        s: KitsunedoState,
        zones: Sequence[Sequence[int]],
        bags: Sequence[Sequence[int]],
        lanterns: Sequence[int],
        lantern_deck: Sequence[int],
    ) -> str | None:
        masks = self.items.masks
        for seat in range(s.seats):
            if not _fills(s.hands[seat], [masks[slot] for slot in zones[seat]]):
                return f"hand {seat}"
            if (s.lanterns[seat] < 0) != (lanterns[seat] < 0):
                return f"place of Lantern {seat}"
            if s.lanterns[seat] >= 0 and not self.lantern_masks[lanterns[seat]] >> s.lanterns[seat] & 1:
                return f"Lantern {seat}"
        if len(s.deck) != len(zones[-1]) or len(s.lantern_deck) != len(lantern_deck):
            return "size of a deck"
        for item, slot in zip(s.deck, zones[-1], strict=True):
            if not masks[slot] >> item & 1:
                return "deck"
        for lantern, number in zip(s.lantern_deck, lantern_deck, strict=True):
            if not self.lantern_masks[number] >> lantern & 1:
                return "Lantern deck"
        hidden = [sum(hand[item] for hand in s.hands) + s.deck.count(item) for item in range(5)]
        known = [sum(bag[item] for bag in bags) for item in range(5)]
        return None if hidden == known else f"count of hidden Items {hidden} is not {known}"


def _fills(hand: Sequence[int], masks: Sequence[int]) -> bool:
    """Return whether these cards can lie in these slots: known ones first, then Hall for those that rule something
    out."""
    if sum(hand) != len(masks) or 0 in masks:
        return False
    left = list(hand)
    tight = []
    for mask in masks:
        if not mask & (mask - 1):
            left[mask.bit_length() - 1] -= 1
        elif mask != ANY_ITEM:
            tight.append(mask)
    if min(left) < 0:
        return False
    for kinds in range(1, ANY_ITEM) if tight else ():
        within = sum(1 for mask in tight if not mask & ~kinds)
        if within > sum(count for kind, count in enumerate(left) if kinds >> kind & 1):
            return False
    return True


SEEN: dict[str, Callable[[KitsunedoMemory, Args, Fact], None]] = {
    "picked-any": KitsunedoMemory.nothing,
    "shuffled": KitsunedoMemory.shuffled,
    "bonus": KitsunedoMemory.bonus,
    "dealt-lantern": KitsunedoMemory.takes_lantern,
    "dealt-open": KitsunedoMemory.takes_lantern,
    "dealt-item": KitsunedoMemory.draws,
    "turned-up": KitsunedoMemory.turned_up,
    "turn": KitsunedoMemory.turn,
    "drew": KitsunedoMemory.draws,
    "memorial": KitsunedoMemory.enters,
    "recycled": KitsunedoMemory.recycled,
    "discarded": KitsunedoMemory.discarded,
    "revealed": KitsunedoMemory.shows_lantern,
    "conceded-shown": KitsunedoMemory.shows_lantern,
    "blocked": KitsunedoMemory.blocked,
    "penalty": KitsunedoMemory.hand_discarded,
    "under-deck": KitsunedoMemory.under_deck,
    "new-lantern": KitsunedoMemory.takes_lantern,
    "summoned": KitsunedoMemory.summoned,
    "kept": KitsunedoMemory.kept,
    "stole": KitsunedoMemory.stole,
    "attacked": KitsunedoMemory.attacked,
    "out": KitsunedoMemory.hand_discarded,
    "traded": KitsunedoMemory.traded,
    "met": KitsunedoMemory.met,
    "unmet": KitsunedoMemory.unmet,
    "offered-leaf": KitsunedoMemory.offered_leaf,
    "leaf-taken": KitsunedoMemory.leaf_taken,
    "leaf-back": KitsunedoMemory.leaf_back,
    "peeped": KitsunedoMemory.peeped,
    "swapped": KitsunedoMemory.swapped,
    "gifted": KitsunedoMemory.gifted,
    "mark-played": KitsunedoMemory.mark_played,
    "moment": KitsunedoMemory.moment,
    "settled": KitsunedoMemory.settled,
    "thread": KitsunedoMemory.thread,
    "flipped": KitsunedoMemory.flipped,
    "returned": KitsunedoMemory.enters,
}
