"""The common parts of the miniature games: how their Rules are read, and a Memory of hands and a deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.deal import deal
from hyakki.core.engine import State
from hyakki.core.events import Event, Viewer
from hyakki.core.game import Game, Standing
from hyakki.core.memory import Memory
from hyakki.core.rules import Rules
from hyakki.core.slots import Slots
from hyakki.core.view import View

NOBODY = -1

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Memory)
R = TypeVar("R", bound=Rules)


class Mini(Game[S, V, M, R]):
    """A game whose Rules are all in its options."""

    package = __package__

    def rules(self, seats: int, options: Mapping[str, Any]) -> R:
        return self.load_rules({"game": self.key, "version": 1, **options}, seats)


def blank(s: State, rules: Rules, seats: int) -> None:
    """Set the fields that every State begins with."""
    s.rules = rules
    s.seats = seats
    s.stack = []
    s.over = None
    s.asks = ()
    s.log = []
    s.quiet = False


def fresh_chance(rng: Random) -> Chance:
    return Chance(rng.randbytes(KEY_BYTES))


def by_points(reason: str, points: Sequence[int]) -> Standing:
    """Most points first, then the lower seat; the best are the winners."""
    ranking = tuple(sorted(range(len(points)), key=lambda seat: (-points[seat], seat)))
    winners = tuple(seat for seat in ranking if points[seat] == max(points))
    return Standing(reason, winners, ranking)


class CardState(State):
    """Hands as so many cards of each kind, and a deck with its top at the end."""

    __slots__ = ("deck", "discard", "hands")
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]

    def copy_cards(self, twin: CardState) -> None:
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]

    def hand_of(self, seat: int) -> tuple[int, ...]:
        return tuple(kind for kind, count in enumerate(self.hands[seat]) for _ in range(count))

    def before_action(self) -> CardState | None:
        """The snapshot, in a game that keeps one."""
        return None


Seen = Callable[[Slots, tuple[Any, ...], "tuple[Any, ...] | None"], None]


class CardMemory(Memory):
    """Hands and deck by slots; each game says what its events do to them."""

    __slots__ = ("cards", "seats", "table")

    def __init__(self, viewer: Viewer, seats: int, kinds: int, table: Mapping[str, Seen]) -> None:
        super().__init__(viewer)
        self.seats = seats
        self.table = table
        self.cards = Slots(seats, (0,) * kinds)

    def see(self, event: Event) -> None:
        if event.kind.name == "shuffled":
            self.cards = Slots(self.seats, event.args[0])
        else:
            self.table[event.kind.name](self.cards, event.args, event.fact if event.to & self.mask else None)

    def copy(self) -> CardMemory:
        twin = CardMemory(self.viewer, self.seats, 0, self.table)
        twin.cards = self.cards.copy()
        return twin

    def dump(self) -> Any:
        return self.cards.dump()

    def misfit(self, s: CardState) -> str | None:
        slots = self.cards
        found = self._misfit(s, slots.zones, slots.bags)
        older = s.before_action()
        if (older is None) != (slots.marked is None):
            return "the snapshot"
        if found is None and older is not None and slots.marked is not None:
            found = self._misfit(older, slots.marked.zones, slots.marked.bags)
        return found

    def _misfit(self, s: CardState, zones: Sequence[Sequence[int]], bags: Sequence[Sequence[int]]) -> str | None:
        masks = self.cards.masks
        for seat, hand in enumerate(s.hands):
            if len(zones[seat]) != sum(hand) or not deal(zones[seat], masks, hand, Random(0), {}):
                return f"hand {seat}"
        if len(zones[-1]) != len(s.deck):
            return "size of the deck"
        if any(not masks[slot] >> kind & 1 for slot, kind in zip(zones[-1], s.deck, strict=True)):
            return "deck"
        for kind in range(len(bags[0])):
            hidden = sum(hand[kind] for hand in s.hands) + s.deck.count(kind)
            if hidden != sum(bag[kind] for bag in bags):
                return f"hidden cards of kind {kind}"
        return None


def lay_out(s: CardState, zones: Sequence[Sequence[int]], faces: Mapping[int, int], kinds: int) -> None:
    """The cards of a redealt world."""
    s.hands = [[0] * kinds for _ in range(s.seats)]
    for seat in range(s.seats):
        for slot in zones[seat]:
            s.hands[seat][faces[slot]] += 1
    s.deck = [faces[slot] for slot in zones[-1]]
