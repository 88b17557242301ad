"""Every fact of a game of Kitsunedo in progress, and how cards, Lanterns and lives move.

A hand is so many cards of each kind (KI-R71); decks and the discard pile have their top at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hyakki.core.engine import GameOver, Rewound, State
from hyakki.core.menu import Ask
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.cards import Cards, KitsunedoRules, Requirement, cards_of
from hyakki.games.kitsunedo.catalog.ids import HAUNT, LEAF, MIRAGE, SAKE, SHISU, TANUKI, safe_bit
from hyakki.games.kitsunedo.occasions import OCCASIONS, refusal

NOBODY = -1

USED_SUMMON, USED_STEAL, USED_PEEP, USED_GIFT = 1, 2, 4, 8


class KitsunedoState(State):
    __slots__ = (
        "active",
        "barred_leaf",
        "barred_sake",
        "cards",
        "cut",
        "deck",
        "discard",
        "exits",
        "extra",
        "fresh",
        "hands",
        "lantern_deck",
        "lanterns",
        "lives",
        "lords",
        "marks",
        "order",
        "played",
        "powers",
        "proposed",
        "reaped",
        "round",
        "safe",
        "sizes",
        "starter",
        "thread",
        "threaded",
        "turn",
        "used",
    )
    passing: ClassVar[frozenset[str]] = State.passing | {"cards"}
    outside: ClassVar[frozenset[str]] = State.outside | {"cards"}
    occasions: ClassVar[Mapping[str, str]] = OCCASIONS
    kept_by_thread: ClassVar[frozenset[str]] = frozenset({"threaded", "thread", "proposed"})

    rules: KitsunedoRules
    cards: Cards
    order: tuple[int, ...]
    lords: tuple[int, ...]
    powers: tuple[int, ...]
    """The lords whose abilities count: none before the Eve (KI-T08)."""
    lives: list[int]
    hands: list[list[int]]
    sizes: list[int]
    lanterns: list[int]
    deck: list[int]
    discard: list[int]
    played: list[int]
    """Cards face up in the middle while they take effect (KI-178)."""
    lantern_deck: list[int]
    marks: list[int]
    fresh: int
    """The seats marked in this very turn (KI-R103)."""
    starter: int
    active: int
    turn: int
    round: int
    extra: bool
    used: int
    safe: int
    """The claims that cannot be challenged for the rest of this turn: bit 4 * seat + Lantern."""
    barred_sake: int
    barred_leaf: int
    cut: bool
    """The active lord has lost a challenge: no more actions (KI-113)."""
    reaped: bool
    threaded: bool
    thread: KitsunedoState | None
    """The table just before the Mirage's latest action (KI-R111)."""
    proposed: bool
    exits: tuple[int, ...]
    """The lords that are out, by the moment of their last exit (KI-R10)."""

    def __init__(self, rules: KitsunedoRules, seats: int) -> None:
        super().__init__(rules, seats)
        self.cards = cards_of(rules)
        self.order = tuple(range(seats))
        self.lords = self.powers = (NOBODY,) * seats
        self.lives = [rules.lives] * seats
        self.hands = [[0] * 5 for _ in range(seats)]
        self.sizes = [0] * seats
        self.lanterns = [NOBODY] * seats
        self.deck, self.discard, self.played, self.lantern_deck = [], [], [], []
        self.marks = [NOBODY] * seats
        self.fresh = self.turn = self.used = self.safe = self.barred_sake = self.barred_leaf = 0
        self.starter = self.active = 0
        self.round = 1
        self.extra = self.cut = self.reaped = self.threaded = self.proposed = False
        self.thread = None
        self.exits = ()

    def copy(self) -> KitsunedoState:
        twin = KitsunedoState.__new__(KitsunedoState)
        self.copy_base(twin)
        twin.cards = self.cards
        twin.order = self.order
        twin.lords = self.lords
        twin.powers = self.powers
        twin.lives = self.lives[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.lanterns = self.lanterns[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.lantern_deck = self.lantern_deck[:]
        twin.marks = self.marks[:]
        twin.fresh = self.fresh
        twin.starter = self.starter
        twin.active = self.active
        twin.turn = self.turn
        twin.round = self.round
        twin.extra = self.extra
        twin.used = self.used
        twin.safe = self.safe
        twin.barred_sake = self.barred_sake
        twin.barred_leaf = self.barred_leaf
        twin.cut = self.cut
        twin.reaped = self.reaped
        twin.threaded = self.threaded
        twin.thread = self.thread  # never changed, so it may be shared
        twin.proposed = self.proposed
        twin.exits = self.exits
        return twin

    def derive(self) -> None:
        self.cards = cards_of(self.rules)

    def refusal(self, ask: Ask, id: str) -> str:
        return refusal(self, ask, id)

    # Seats and cards

    def others(self, seat: int) -> list[int]:
        """The other lords in the game, clockwise."""
        seats, lives = self.seats, self.lives
        return [other % seats for other in range(seat + 1, seat + seats) if lives[other % seats]]

    def requirement(self, seat: int) -> Requirement:
        """The symbols showing (KI-040)."""
        return self.cards.requirements[self.lords[seat]][self.lives[seat]]

    def armed(self, seat: int) -> bool:
        """Return whether the active lord's single matching card would be critical there (KI-161, KI-166, KI-R103)."""
        return self.marks[seat] >= 0 and self.powers[self.active] == TANUKI and not self.fresh >> seat & 1

    def is_safe(self, claimer: int, lantern: int) -> bool:
        return bool(self.safe & safe_bit(claimer, lantern))

    def make_safe(self, claimer: int, lantern: int) -> None:
        self.safe |= safe_bit(claimer, lantern)

    # Items

    def gain(self, seat: int, item: int) -> None:
        self.hands[seat][item] += 1
        self.sizes[seat] += 1

    def lose(self, seat: int, item: int) -> None:
        self.hands[seat][item] -= 1
        self.sizes[seat] -= 1

    def spend(self, seat: int, item: int) -> None:
        """A card leaves the hand by another use than payment: barred copies go first (KI-R137)."""
        self.lose(seat, item)
        if seat == self.active:
            if item == SAKE and self.barred_sake:
                self.barred_sake -= 1
            elif item == LEAF and self.barred_leaf:
                self.barred_leaf -= 1

    def bar(self, item: int) -> None:
        """Note that a Sake or Leaf received in a met trade pays for no other trade of this turn (KI-R137)."""
        if item == SAKE:
            self.barred_sake += 1
        elif item == LEAF:
            self.barred_leaf += 1

    def hand_of(self, seat: int) -> tuple[int, ...]:
        """Every card, in the order Sun, Moon, Leaf, Block, Sake."""
        return tuple(item for item, count in enumerate(self.hands[seat]) for _ in range(count))

    def discard_hand(self, seat: int) -> tuple[int, ...]:
        """All at once, a Sake on top if there is one (KI-R71)."""
        hand = self.hand_of(seat)
        self.discard.extend(hand)
        self.hands[seat] = [0] * 5
        self.sizes[seat] = 0
        if seat == self.active:
            self.barred_sake = self.barred_leaf = 0
        return hand

    def ready(self, ahead: int = 0) -> bool:
        """Prepare to draw one card: with two or fewer left, the discards but the top go under the deck (KI-174,
        KI-175, KI-R69). Return whether there is a card `ahead` cards down."""
        if len(self.deck) - ahead <= 2 and len(self.discard) > 1:
            lower = self.discard[:-1]
            self.discard = self.discard[-1:]
            counts = tuple(lower.count(item) for item in range(5))
            self.chance.shuffle(b"recycle", lower)
            self.deck[:0] = lower
            self.say(say.RECYCLED, (counts,))
        return len(self.deck) > ahead

    def draw(self, seat: int) -> int | None:
        if not self.ready():
            return None  # KI-R70
        item = self.deck.pop()
        self.gain(seat, item)
        return item

    # Lanterns

    def give_up_lantern(self, seat: int) -> None:
        """Put the Lantern at the bottom of the Lantern deck, face down (KI-117, KI-177, KI-R77)."""
        self.lantern_deck.insert(0, self.lanterns[seat])
        self.lanterns[seat] = NOBODY
        self.say(say.UNDER_DECK, (seat,))

    def take_lantern(self, seat: int) -> None:
        lantern = self.lanterns[seat] = self.lantern_deck.pop()
        self.say(say.NEW_LANTERN, (seat,), (lantern,))

    # Lives

    def lose_life(self, seat: int, rule: str, by: int = NOBODY) -> None:
        """Take one life (KI-038, KI-039, KI-112, KI-169); the last one puts the lord out."""
        self.lives[seat] -= 1
        self.say(say.LIFE_LOST, (seat, self.lives[seat], rule, by))
        if not self.lives[seat]:
            self._go_out(seat)

    def _go_out(self, seat: int) -> None:
        if self.powers[seat] == SHISU:  # KI-127, KI-171
            self.say(say.OUT_KEEPING, (seat,))
        else:
            self.say(say.OUT, (seat,), (self.discard_hand(seat),))  # KI-127
        self.give_up_lantern(seat)
        self.exits += (seat,)
        if self.powers[seat] == TANUKI:  # KI-R72, KI-R102
            for marked in range(seat + 1, seat + self.seats):
                self.drop_mark(marked % self.seats, "KI-R102")
        left = [other for other in range(self.seats) if self.lives[other]]
        assert left, "KI-R85: at least one lord is always in"
        if len(left) == 1:  # KI-179, KI-R83
            self.say(say.WON, (left[0],))
            raise GameOver(("last lord", left[0]))

    def drop_mark(self, seat: int, rule: str) -> None:
        if self.marks[seat] >= 0:
            self.discard.append(self.marks[seat])
            self.say(say.MARK_FELL, (seat, self.marks[seat], rule))
            self.marks[seat] = NOBODY
            self.fresh &= ~(1 << seat)

    def lose_challenge(self, seat: int) -> None:
        """Carry out the penalty of a lost challenge (KI-111, KI-112, KI-169, KI-170), the hand being counted now
        (KI-R43)."""
        if self.lives[seat]:  # KI-R42: a loser put out already has nothing more to pay
            if self.powers[seat] == SHISU:
                self._penalty_life(seat, "KI-169")
            elif self.sizes[seat]:
                self.say(say.PENALTY, (seat,), (self.discard_hand(seat),))
            else:
                self._penalty_life(seat, "KI-112")
        if seat == self.active:
            self.cut = True  # KI-113, KI-114
            self.settle_moment()

    def _penalty_life(self, seat: int, rule: str) -> None:
        self.lose_life(seat, rule)
        self.drop_mark(seat, "KI-165")

    # The Mirage's thread

    def moment(self) -> None:
        """Keep the State before an action of the Mirage on its own turn (KI-151, KI-R109): this is what a Thread
        restores."""
        if self.powers[self.active] == MIRAGE and not self.threaded and not self.cut:
            self.thread = None
            self.thread = self.copy()
            self.say(say.MOMENT)

    def settle_moment(self) -> None:
        """Drop the kept State: the latest action cannot be undone any more."""
        if self.thread is not None:
            self.thread = None
            self.say(say.SETTLED)

    def may_thread(self, seat: int) -> bool:
        return self.thread is not None and seat == self.active

    def undo(self) -> None:
        """Restore the table as if the action had not happened; knowledge, chance and the log stay (KI-148, KI-149,
        KI-R111)."""
        older = self.thread
        assert older is not None
        self.rewind(older, self.kept_by_thread)
        self.thread = None
        self.threaded = True
        self.say(say.THREAD, (self.active,))
        raise Rewound

    # The end

    def carry(self, motion: str, subject: int) -> None:
        """End the game: all have agreed on a victor (KI-180, KI-R86)."""
        if motion == "victor":
            self.say(say.WON, (subject,))
            raise GameOver(("surrender", subject))
        super().carry(motion, subject)

    def ranking(self) -> tuple[int, ...]:
        """Return the seats, best first (KI-R10; after a surrender or without a winner KI-R11)."""
        named = self.over[1] if self.over is not None and self.over[1] is not None else NOBODY
        after = {seat: place for place, seat in enumerate(self.turn_order())}

        def standing(seat: int) -> tuple[int, int, int, int, int]:
            out = self.exits.index(seat) if seat in self.exits else 0
            return (seat == named, self.lives[seat], self.sizes[seat] if self.lives[seat] else 0, out, after[seat])

        return tuple(sorted(range(self.seats), key=standing, reverse=True))

    def turn_order(self) -> tuple[int, ...]:
        return tuple((self.starter + place) % self.seats for place in range(self.seats))

    def reap(self, seat: int) -> None:
        """Earn the Haunt a turn for a life taken by attacking (KI-144, KI-145)."""
        if self.powers[seat] == HAUNT and not self.reaped:
            self.reaped = True
            self.say(say.REAPED, (seat,))
