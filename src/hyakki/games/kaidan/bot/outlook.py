"""An estimate of a chase, computed over its rounds from the numbers of one PG and one hunter."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hyakki.games.kaidan.catalog.cards import CRITICAL_0, CRITICAL_3, VALUES

FACES = ((0, 1), (1, 1), (2, 3), (3, 3), (4, 1), (5, 1))
"""Faces of the special D10, and how many of the ten sides show them."""
FURTHEST: Final = 4
"""The distance from which no die brings the hunter up."""

BANISHED = 0.06
"""The worth of banishing an enemy: a point and an Object, for an Ofuda."""
EXHAUSTED: Final = 0.015
FATE: Final = 0.5


class Odds(NamedTuple):
    """The chances of an opposed Test against an enemy."""

    won: float
    wounds: tuple[tuple[int, float], ...]
    """The cost of losing it: (Wounds, chance)."""


@lru_cache(maxsize=256)
def clash(edge: int) -> Odds:
    """The chances, by how much better the PG's attribute is."""
    won = 0.0
    wounds: dict[int, float] = {}
    for mine, often in FACES:
        for theirs, as_often in FACES:
            odds = often * as_often / 100
            if beats(edge, mine, theirs):
                won += odds
            else:
                lost_by = max(0, VALUES[theirs] - VALUES[mine] - edge)
                wounds[lost_by] = wounds.get(lost_by, 0.0) + odds
    return Odds(won, tuple(sorted(wounds.items())))


def beats(edge: int, mine: int, theirs: int) -> bool:
    """Return whether the PG wins against an enemy (KA-066 to KA-072)."""
    if mine == theirs:
        return edge >= 0 or mine in (CRITICAL_0, CRITICAL_3)
    if CRITICAL_3 in (mine, theirs):
        return mine == CRITICAL_3
    if CRITICAL_0 in (mine, theirs):
        return theirs == CRITICAL_0
    return VALUES[mine] + edge >= VALUES[theirs]


def passes(own: int, face: int, difficulty: int) -> bool:
    """Return whether a standard Test is passed (KA-065, KA-070, KA-071)."""
    return face == CRITICAL_3 or (own + VALUES[face] >= difficulty and face != CRITICAL_0)


class Hunt(NamedTuple):
    """The numbers of a chase: the PG's lead in each Test, and the hunter's traits."""

    force: int
    exorcism: int
    speed: int
    fear: int
    extra: int
    """Wounds on top of an Attack's."""
    thief: bool
    """Whether the hunter steals instead of wounding."""
    rounds: int


def health(nerves: int) -> float:
    """Return what it is worth to be alive with so many Nerves left."""
    return nerves / (nerves + 1)


@lru_cache(maxsize=4096)
def hidden(hunt: Hunt, nerves: int, bonus: int, armed: bool) -> float:
    """Return the worth of hiding: the Test, else the Fate Test, else a last chance (KA-295 to KA-303)."""
    unseen = clash(nerves + bonus - hunt.fear).won
    last = max(clash(hunt.force).won, clash(hunt.exorcism).won if armed else 0.0)
    return health(nerves) * (unseen + (1 - unseen) * (FATE + (1 - FATE) * last))


@lru_cache(maxsize=65536)
def outlook(hunt: Hunt, at: int, nerves: int, away: int, armed: bool) -> float:
    """The best that can be made of a round, the hunter so many cells away; `armed`: there is an Ofuda."""
    if nerves <= 0:
        return 0.0
    if at > hunt.rounds:
        return hidden(hunt, nerves, -(away <= 1), armed)
    return max(attacked(hunt, at, nerves, armed), fleeing(hunt, at, nerves, away, armed))


def repelling(hunt: Hunt, at: int, nerves: int, armed: bool, trapped: bool = False) -> float:
    odds = clash(hunt.force)
    stays = outlook(hunt, at + 1, nerves, 1, armed)
    return odds.won * stays + _lost(hunt, odds, at, nerves, armed, trapped)


def exorcising(hunt: Hunt, at: int, nerves: int, trapped: bool = False) -> float:
    odds = clash(hunt.exorcism)
    return odds.won * (health(nerves) + BANISHED) + _lost(hunt, odds, at, nerves, False, trapped)


def _lost(hunt: Hunt, odds: Odds, at: int, nerves: int, armed: bool, trapped: bool) -> float:
    """Return the worth of a Reaction that fails: in a trap any Wound is death (KA-292)."""
    value = 0.0
    for wounds, chance in odds.wounds:
        suffered = 0 if hunt.thief or not wounds else wounds + hunt.extra
        if not (trapped and suffered):
            value += chance * outlook(hunt, at + 1, nerves - suffered, 1, armed)
    return value


@lru_cache(maxsize=16384)
def attacked(hunt: Hunt, at: int, nerves: int, armed: bool, trapped: bool = False) -> float:
    """The hunter has come up: Repel or Exorcise."""
    repel = repelling(hunt, at, nerves, armed, trapped)
    return max(repel, exorcising(hunt, at, nerves, trapped)) if armed else repel


class Flight(NamedTuple):
    """The results of a flight by the die, 0 to 3."""

    gaps: tuple[int, ...]
    """The distances from the hunter."""
    refuges: tuple[float, ...]
    """The worth of the best refuge within reach."""


class Race(NamedTuple):
    """A pair of dice in a flight."""

    chance: float
    won: bool
    step: int
    """How far the PG moves."""
    stride: int
    """How far the hunter moves."""


@lru_cache(maxsize=256)
def races(edge: int) -> tuple[Race, ...]:
    """All pairs of dice, by how much faster the PG is."""
    return tuple(
        Race(often * as_often / 100, beats(edge, mine, theirs), VALUES[mine], VALUES[theirs])
        for mine, often in FACES
        for theirs, as_often in FACES
    )


OPEN_FIELD = tuple(Flight(tuple(away + step for step in range(4)), (0.0,) * 4) for away in range(FURTHEST + 1))
"""Flights with nothing in the way, by the distance of the hunter."""


def fleeing(
    hunt: Hunt, at: int, nerves: int, away: int, armed: bool, flight: Flight | None = None, trapped: bool = False
) -> float:
    """Each moves as far as its die; who wins the Test moves first (KA-257 to KA-260)."""
    gaps, refuges = flight or OPEN_FIELD[away]
    caught = attacked(hunt, at, nerves, armed, trapped)
    value = 0.0
    for chance, won, step, stride in races(hunt.speed):
        if won:
            gap, refuge = gaps[step] - stride, refuges[step]
        else:
            gap, refuge = away - stride, 0.0
            if gap > 0:
                gap, refuge = gap + gaps[step] - gaps[0], refuges[step]
        result = caught if gap <= 0 else outlook(hunt, at + 1, nerves, min(FURTHEST, gap), armed)
        value += chance * max(result, refuge)
    return value - EXHAUSTED


def acting(hunt: Hunt, at: int, nerves: int, away: int, armed: bool) -> float:
    """Return the worth of doing something else while the hunter comes nearer (KA-263, KA-264)."""
    value = 0.0
    for theirs, often in FACES:
        gap = away - VALUES[theirs]
        if gap <= 0:
            result = attacked(hunt, at, nerves, armed)
        else:
            result = outlook(hunt, at + 1, nerves, min(FURTHEST, gap), armed)
        value += often / 10 * result
    return value
