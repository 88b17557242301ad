"""The view of a seat of Kitsunedo for its bot: who probably holds what, and what cards and lives are worth to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from hyakki.games.kitsunedo.catalog import ids
from hyakki.games.kitsunedo.catalog.cards import Requirement, cards_of
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView, Own
from hyakki.games.kitsunedo.state import NOBODY

# Lives, counted in cards
OWN_LIFE = {1: 11.0, 2: 6.0}
"""The worth of the lord's own life, by the lives that are left."""
PRIZE = {1: 5.0, 2: 3.5}
"""The worth of taking a life, by the lives that the target has left."""
PRIZE_HAND = 0.3
"""Each card that goes with a lord that goes out."""
PRIZE_REAP = 1.5
"""The Haunt's further turn."""
PRIZE_SHISU_OUT = -1.5
"""The Shisu comes back soon and keeps its hand."""
VICTORY = 40.0
THREAT = {ids.CELESTE: 1.15, ids.HAUNT: 1.25, ids.MIRAGE: 1.1, ids.HOLLOW: 1.05, ids.TANUKI: 0.65, ids.SHISU: 1.05}
"""The factor for weakening a lord, by what its abilities can do to a table."""

# Cards in the lord's own hand
CARD = 0.25
"""Any card at all."""
READINESS = (0.32, 0.16, 0.05, 0.0)
"""The share of a prize that lies in a hand, by how many cards are missing for the exact set."""
SURPLUS = 0.1
"""The additional worth of a card that makes it an over-set."""
ARMED = 0.42
"""The worth with a card for a lord that this lord has marked."""
SECOND_TARGETS = 0.15
"""The weight of sets for targets other than the best."""
LEAF_TRUST = 0.55
"""The worth of a Leaf without Mist, as a share of the card it stands for; with Mist it is worth all of it."""
BLOCKS = (0.0, 1.1, 1.5, 1.4, 1.3)
SAKES = (0.0, 0.5, 0.7, 0.7, 0.7)
"""The worth of this many Sakes, apart from attacks."""
DANGER = 0.35
DANGER_LEAF = 0.18
DANGER_OTHER = 0.12
"""A card in another hand: of a kind that hurts oneself, a Leaf that could, any other."""

# Other hands
THEIR_CARD = 0.7
TURN_LOST = 1.0
"""The rest of a turn."""

Hand = Sequence[int]


class Target:
    """Another lord as a target of attacks."""

    __slots__ = ("armed", "guarded", "need", "prize", "requirement")

    def __init__(self, requirement: Requirement, prize: float, guarded: bool, armed: bool) -> None:
        self.requirement = requirement
        self.need = sum(count for _, count in requirement)
        self.prize = prize
        self.guarded = guarded
        self.armed = armed


class Insight:
    """Made for one question to one seat, from nothing but the View."""

    def __init__(self, view: KitsunedoView, kind: str) -> None:
        own = _asked(view, kind)
        self.view = view
        self.seat = own.seat
        self.hand = own.hand
        self.lantern = own.lantern
        self.size = sum(own.hand)
        self.lives = view.lives
        self.sizes = view.sizes
        self.cards = cards_of(view.rules)
        self.powers = view.lords if view.rules.abilities else (NOBODY,) * view.seats
        self.power = self.powers[self.seat]
        places = range(self.seat + 1, self.seat + view.seats)
        self.others = [place % view.seats for place in places if view.lives[place % view.seats]]
        self._odds: dict[int, list[list[float]]] = {}
        self._worth: dict[tuple[int, ...], float] = {}
        self.outlooks: dict[tuple[int, ...], float] = {}
        self._lantern_odds: list[list[float]] | None = None
        self._unseen: list[list[int]] | None = None
        self._slot_odds: dict[tuple[int, int], list[float]] = {}
        self._targets: dict[int, Target] = {}
        self._dangers: list[float] | None = None

    # The situation

    def frame(self, step: str) -> dict[str, Any]:
        """The uppermost frame of this kind."""
        return next(frame for frame in self.view.frames[::-1] if frame["step"] == step)

    @property
    def active(self) -> bool:
        return self.view.active == self.seat

    @property
    def may_attack(self) -> bool:
        """Whether the lord may attack (KI-032, KI-043)."""
        return self.active and self.view.round > 1 and not self.view.cut

    @property
    def thread_ready(self) -> bool:
        """Whether an action that goes wrong could be undone (KI-147)."""
        return self.power == ids.MIRAGE and self.active and not self.view.threaded and not self.view.cut

    def is_safe(self, lantern: int) -> bool:
        """Return whether nobody may challenge the lord's own claims of it for the rest of this turn (KI-084,
        KI-100)."""
        return bool(self.view.safe & ids.safe_bit(self.seat, lantern))

    def true(self, lantern: int) -> bool:
        """Return whether claiming it risks nothing."""
        return self.lantern == lantern or self.is_safe(lantern)

    def requirement(self, seat: int) -> Requirement:
        return self.cards.requirements[self.view.lords[seat]][self.lives[seat]]

    def armed(self, seat: int) -> bool:
        """Return whether the lord's own single matching card will be critical there: in this turn, or if fresh in the
        next."""
        return self.power == ids.TANUKI and self.view.marks[seat] >= 0

    def guarded(self, seat: int) -> bool:
        """Return whether an Ash lies there face up (First Advent)."""
        return bool(self.view.shown) and self.view.shown[seat] == ids.ASH

    # Probable owners of Lanterns

    @property
    def lantern_odds(self) -> list[list[float]]:
        """The chance of each Lantern, from those that have been seen and where they went, by seat."""
        if self._lantern_odds is None:
            self._lantern_odds = self._odds_of_lanterns()
        return self._lantern_odds

    def _odds_of_lanterns(self) -> list[list[float]]:
        memory = self.view.memory
        masks = memory["lantern_masks"]
        left = list(self.cards.lanterns)
        dark = 0
        for mask in masks:
            if mask == ids.ANY_LANTERN:
                dark += 1
            else:
                left[mask.bit_length() - 1] -= 1
        unseen = [count / dark if dark else 0.0 for count in left]
        return [
            unseen
            if number < 0 or masks[number] == ids.ANY_LANTERN
            else _only(masks[number].bit_length() - 1, len(ids.LANTERNS))
            for number in memory["lanterns"]
        ]

    def believed(self, seat: int, lantern: int, boldness: float) -> float:
        """The chance that a claim is true, if a lord without that Lantern would make it with this boldness."""
        held = self.lantern_odds[seat][lantern]
        claimed = held + (1 - held) * boldness
        return held / claimed if claimed else 0.0

    # Probable owners of Items

    @property
    def unseen(self) -> list[list[int]]:
        """The Items that lie in slots of which more than one kind is possible, by pool."""
        if self._unseen is None:
            self._unseen = self._unseen_items()
        return self._unseen

    def _unseen_items(self) -> list[list[int]]:
        items = self.view.memory["items"]
        left = [list(bag) for bag in items["bags"]]
        for zone in items["zones"]:
            for slot in zone:
                mask = items["masks"][slot]
                if not mask & (mask - 1):
                    left[items["pools"][slot]][mask.bit_length() - 1] -= 1
        return left

    def slot_odds(self, slot: int) -> list[float]:
        items = self.view.memory["items"]
        mask, pool = items["masks"][slot], items["pools"][slot]
        odds = self._slot_odds.get((mask, pool))
        if odds is None:
            odds = self._slot_odds[mask, pool] = self._odds_of(mask, pool)
        return odds

    def _odds_of(self, mask: int, pool: int) -> list[float]:
        if not mask & (mask - 1):
            return _only(mask.bit_length() - 1, 5)
        left = [max(0, count) if mask >> kind & 1 else 0 for kind, count in enumerate(self.unseen[pool])]
        total = sum(left)
        return [count / total for count in left] if total else [0.2] * 5

    def hand_odds(self, seat: int) -> list[list[float]]:
        """The chance of each kind, for each card of that hand."""
        odds = self._odds.get(seat)
        if odds is None:
            odds = self._odds[seat] = [self.slot_odds(slot) for slot in self.view.memory["items"]["zones"][seat]]
        return odds

    def holds(self, seat: int, item: int) -> float:
        """The chance that this hand holds at least one of that kind."""
        without = 1.0
        for odds in self.hand_odds(seat):
            without *= 1 - odds[item]
        return 1 - without

    def top_odds(self) -> list[float]:
        """The chance of each kind for the next card of the deck."""
        deck = self.view.memory["items"]["zones"][-1]
        return self.slot_odds(deck[-1]) if deck else [0.2] * 5

    # The worth of lives

    def prize(self, target: int) -> float:
        """Return what it is worth to take a life there."""
        return self._target(target).prize

    def _target(self, seat: int) -> Target:
        target = self._targets.get(seat)
        if target is None:
            made = Target(self.requirement(seat), self._prize(seat), self.guarded(seat), self.armed(seat))
            target = self._targets[seat] = made
        return target

    def _prize(self, target: int) -> float:
        lives = self.lives[target]
        if lives == 1:
            if len(self.others) == 1:
                return VICTORY
            value = PRIZE[1]
            value += PRIZE_SHISU_OUT if self.powers[target] == ids.SHISU else PRIZE_HAND * self.sizes[target]
        else:
            value = PRIZE[2]
        if len(self.others) > 1 and self.powers[target] != NOBODY:
            value *= THREAT[self.powers[target]]
        return value + (PRIZE_REAP if self.power == ids.HAUNT and not self.view.reaped else 0.0)

    def life(self, lives: int) -> float:
        """Return what the lord's own next life is worth, with so many left."""
        return VICTORY if lives == 1 and len(self.others) == 1 else OWN_LIFE[lives]

    @property
    def own_life(self) -> float:
        return self.life(self.lives[self.seat])

    def stake(self, hand: Hand, hit: bool = False) -> float:
        """Return what losing a challenge with this hand costs the lord (KI-111, KI-112, KI-169), on top of a `hit` if
        there is one: a lord that is out pays no more (KI-R42)."""
        lives = self.lives[self.seat] - hit
        if not lives:
            return 0.0
        rest = TURN_LOST if self.active else 0.0
        if self.power == ids.SHISU or not sum(hand):
            return self.life(lives) + rest
        return self.worth(hand) + rest

    def their_stake(self, seat: int) -> float:
        """Return what it is worth if that lord loses a challenge."""
        if self.powers[seat] == ids.SHISU or not self.sizes[seat]:
            return self.prize(seat)
        return THEIR_CARD * self.sizes[seat] / sqrt(len(self.others))

    # The worth of cards

    def worth(self, hand: Hand) -> float:
        """Return what this hand is good for: sets for the lords still in, answers to challenges, trades."""
        key = tuple(hand)
        worth = self._worth.get(key)
        if worth is None:
            worth = self._worth[key] = self._worth_of(hand)
        return worth

    def _worth_of(self, hand: Hand) -> float:
        trust = 1.0 if self.true(ids.MIST) else LEAF_TRUST
        leaves = hand[ids.LEAF] if self.cards.claimable[ids.MIST] else 0
        sets = sorted([self._potential(self._target(seat), hand, leaves, trust) for seat in self.others], reverse=True)
        attack = sets[0] + SECOND_TARGETS * sum(sets[1:]) if sets else 0.0
        return attack + CARD * sum(hand) + BLOCKS[min(4, hand[ids.BLOCK])] + SAKES[min(4, hand[ids.SAKE])]

    def _potential(self, target: Target, hand: Hand, leaves: int, trust: float) -> float:
        """The share of the prize that lies in this hand."""
        short = 0
        spare = 0
        for item, count in target.requirement:
            short += max(0, count - hand[item])
            spare += max(0, hand[item] - count)
        if target.guarded and not spare:  # KI-T17
            short += 1
        if target.armed and (leaves or short < target.need):
            return ARMED * target.prize
        filled = min(short, leaves)
        ready = READINESS[short - filled]
        if short == filled:
            ready += SURPLUS if spare else SURPLUS * trust if leaves > filled else 0.0
        return ready * trust**filled * target.prize

    def danger(self, item: int) -> float:
        """Return what it costs that another hand gets a card of this kind."""
        if self._dangers is None:
            self._dangers = self._worked_out_dangers()
        return self._dangers[item]

    def _worked_out_dangers(self) -> list[float]:
        dangers = [DANGER_OTHER] * 5
        if self.cards.claimable[ids.MIST]:
            dangers[ids.LEAF] = DANGER_LEAF
        for item, _ in self.requirement(self.seat):
            dangers[item] = DANGER
        return dangers


def changed(hand: Hand, gained: Iterable[int] = (), lost: Iterable[int] = ()) -> list[int]:
    """Return this hand after some cards have come and gone."""
    after = list(hand)
    for item in gained:
        after[item] += 1
    for item in lost:
        after[item] -= 1
    return after


def _asked(view: KitsunedoView, kind: str) -> Own:
    """The own seat to which the question was put."""
    asked = [ask["seat"] for ask in view.asks if ask["kind"] == kind]
    return next((own for own in view.own if own.seat in asked), view.own[0])


def _only(kind: int, kinds: int) -> list[float]:
    return [1.0 if other == kind else 0.0 for other in range(kinds)]
