"""Sets of cards that could be played against a lord, and what they promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hyakki.games.kitsunedo.bot.insight import Hand, Insight, changed
from hyakki.games.kitsunedo.catalog.ids import ASH, BLOCK, LEAF, MIST

FALSE_ASH: Final = 0.5
FALSE_ASH_LAST_LIFE: Final = 0.95
"""How often an attacked lord without Ash claims it."""
PROVEN: Final = 0.8
PROVEN_EMPTY_HANDED: Final = 0.4
"""How often a lord would challenge that, with cards left and without."""

Card = tuple[int, int]
"""A card of a set: the Item, and what it is declared as."""


class Blow:
    """A set: exact, one card over, or a single one for a marked lord."""

    __slots__ = ("cards", "critical", "items", "over")

    def __init__(self, cards: tuple[Card, ...], over: bool = False, critical: bool = False) -> None:
        self.cards = cards
        self.over = over
        self.critical = critical
        self.items = [item for item, _ in cards]


def blows(mind: Insight, hand: Hand, target: int) -> Iterator[Blow]:
    """The sets to think about, real cards before Leaves: the exact one, and with each card that could come on top."""
    leaves = hand[LEAF] if mind.cards.claimable[MIST] else 0
    kinds = [item for item, _ in mind.requirement(target)]
    if mind.armed(target) and not mind.view.fresh >> target & 1:
        yield from _single(hand, leaves, kinds)
    left = list(hand)
    exact: list[Card] = []
    for item, count in mind.requirement(target):
        for _ in range(count):
            laid = item if left[item] else LEAF
            left[laid] -= 1
            exact.append((laid, item))
    if sum(item == LEAF for item, _ in exact) > leaves:
        return
    if not mind.guarded(target):  # KI-T17
        yield Blow(tuple(exact))
    for kind in kinds:
        if left[kind]:
            yield Blow((*exact, (kind, kind)), over=True)
    if leaves and left[LEAF]:
        yield Blow((*exact, (LEAF, kinds[0])), over=True)


def _single(hand: Hand, leaves: int, kinds: list[int]) -> Iterator[Blow]:
    """Blows for the Critical Attack (KI-161, KI-R106)."""
    for kind in kinds:
        if hand[kind]:
            yield Blow(((kind, kind),), critical=True)
    if leaves:
        yield Blow(((LEAF, kinds[0]),), critical=True)


def is_sound(mind: Insight, blow: Blow) -> bool:
    """Return whether no lie is in it."""
    return LEAF not in blow.items or blow.critical or mind.true(MIST)


def unquestioned(mind: Insight, hand: Hand, target: int, blow: Blow) -> float:
    """Return what the blow promises if no one challenges its Mist."""
    after = changed(hand, lost=blow.items)
    cost = mind.worth(hand) - mind.worth(after)
    hit = 1.0 if blow.over or blow.critical else _hits(mind, target, after)
    lost = 0.0 if mind.thread_ready else cost  # KI-R114: a set that was evaded comes back
    return hit * (mind.prize(target) - cost) - (1 - hit) * lost


def _hits(mind: Insight, target: int, after: Hand) -> float:
    """The chance that an exact set gets past Ash, claimed in truth or falsely (and then proven, Blocked or let be)."""
    if not mind.cards.claimable[ASH]:
        return 1.0
    false = FALSE_ASH if mind.lives[target] > 1 else FALSE_ASH_LAST_LIFE
    proven = (1 - mind.holds(target, BLOCK)) * (PROVEN if sum(after) else PROVEN_EMPTY_HANDED)
    return (1 - mind.lantern_odds[target][ASH]) * (1 - false * (1 - proven))


def outlook(mind: Insight, hand: Hand) -> float:
    """Return what a hand is worth now: more, on the lord's own turn, if it holds a sound attack."""
    key = tuple(hand)
    if key not in mind.outlooks:
        mind.outlooks[key] = mind.worth(hand) + (_best_attack(mind, hand) if mind.may_attack else 0.0)
    return mind.outlooks[key]


def _best_attack(mind: Insight, hand: Hand) -> float:
    promises = (
        unquestioned(mind, hand, target, blow)
        for target in mind.others
        for blow in blows(mind, hand, target)
        if is_sound(mind, blow)
    )
    return max(0.0, max(promises, default=0.0))
