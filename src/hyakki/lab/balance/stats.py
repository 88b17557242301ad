"""Intervals and tests of shares, and the correction for many of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, erfc, sqrt

import msgspec

from hyakki.lab.ratings import CONFIDENCE, wilson

FEW = 30
"""The number of games below which a share says nothing."""
WIDE = 0.30
"""The width of an interval above which a share says nothing."""
RATE = 0.05
"""The part of false ones that Benjamini and Hochberg allow among the differences called clear."""


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % Wilson interval."""

    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)

    @property
    def enough(self) -> bool:
        low, high = self.interval
        return self.games >= FEW and high - low <= WIDE


class Difference(msgspec.Struct, frozen=True):
    """A difference with its 95 % interval, and the chance of one as large if there were none."""

    value: float
    low: float
    high: float
    chance: float


Stratum = tuple[int, int, int, int]
"""Games that are set up alike: won and played with a thing, won and played without it."""


def difference(strata: Iterable[Stratum]) -> Difference | None:
    """Return the difference of two shares within like games, with the weights of Mantel and Haenszel.

    The variance is that of Agresti and Caffo, which also holds for shares of 0 and 1.

    Examples:
        >>> found = difference([(56, 70, 48, 80)])
        >>> round(found.value, 3), round(found.low, 3), round(found.high, 3)
        (0.2, 0.058, 0.342)
    """
    weights = total = variance = 0.0
    for won, played, other_won, other_played in strata:
        if not played or not other_played:
            continue
        weight = played * other_played / (played + other_played)
        weights += weight
        total += weight * (won / played - other_won / other_played)
        variance += weight**2 * (_variance(won, played) + _variance(other_won, other_played))
    if not weights:
        return None
    value, error = total / weights, sqrt(variance) / weights
    reach = CONFIDENCE * error
    return Difference(value, max(-1.0, value - reach), min(1.0, value + reach), _two_sided(value / error))


def _variance(won: int, played: int) -> float:
    share = (won + 1) / (played + 2)
    return share * (1 - share) / (played + 2)


def _two_sided(deviations: float) -> float:
    return erfc(abs(deviations) / sqrt(2))


def paired(both: int, first: int, second: int, neither: int) -> Difference:
    """Return by how much more often the second of two things happened, in games with the same chance: Newcombe's
    interval for pairs, and McNemar's exact test.

    Examples:
        >>> found = paired(10, 2, 12, 16)
        >>> round(found.value, 2), round(found.chance, 4)
        (0.25, 0.0129)
    """
    games = both + first + second + neither
    one, other = (both + first) / games, (both + second) / games
    (low, high), (other_low, other_high) = wilson(one, games), wilson(other, games)
    spread = (both + first) * (second + neither) * (both + second) * (first + neither)
    excess = both * neither - first * second
    if excess > 0:
        excess = max(0, excess - games // 2)  # Newcombe's correction
    phi = excess / sqrt(spread) if spread else 0.0

    def reach(down: float, up: float) -> float:
        return sqrt(max(0.0, down**2 - 2 * phi * down * up + up**2))

    value = other - one
    return Difference(
        value,
        value - reach(other - other_low, high - one),
        value + reach(other_high - other, one - low),
        _mcnemar(first, second),
    )


def _mcnemar(first: int, second: int) -> float:
    unlike = first + second
    tail = sum(comb(unlike, count) for count in range(min(first, second) + 1))
    return min(1.0, float(2 * tail / 2**unlike))


def paired_mean(differences: Sequence[float]) -> Difference | None:
    """Return the mean of paired differences, with a normal interval."""
    count = len(differences)
    if count < 2:
        return None
    mean = sum(differences) / count
    error = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)
    if not error:
        return Difference(mean, mean, mean, 1.0 if not mean else 0.0)
    return Difference(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error, _two_sided(mean / error))


def clear(chances: Sequence[float], rate: float = RATE) -> list[bool]:
    """Return which differences are clear after the correction of Benjamini and Hochberg for that many.

    Examples:
        >>> clear([0.01, 0.04, 0.03, 0.5])
        [True, False, False, False]
        >>> clear([0.01, 0.02, 0.03, 0.04])
        [True, True, True, True]
    """
    ordered = sorted(chances)
    passed = [chance for rank, chance in enumerate(ordered, 1) if chance <= rate * rank / len(ordered)]
    limit = max(passed, default=-1.0)
    return [chance <= limit for chance in chances]
