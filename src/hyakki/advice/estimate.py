"""Estimates from simulated games: a mean and the 90 % range around it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

NINETY = 1.645
"""Standard errors on either side of a mean that hold 90 % of a normal distribution."""
WIDEST = 0.30
"""An estimate with a wider range is vague: its mean says too little to be shown."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 90 % range: a chance to win, or a difference between two."""

    mean: float
    low: float
    high: float

    @property
    def vague(self) -> bool:
        """Whether the range is too wide for the mean to be shown."""
        return self.high - self.low > WIDEST


def chance(found: Sequence[float]) -> Estimate:
    """Return the chance to win of which these are samples: games won or lost (1 or 0), or chances.

    Examples:
        >>> from hyakki.advice.estimate import chance
        >>> chance([1.0] * 9).high, round(chance([1.0] * 9).low, 2)
        (1.0, 0.77)
    """
    count, mean = len(found), sum(found) / len(found)
    if all(sample in (0.0, 1.0) for sample in found):  # Wilson's interval
        share = NINETY**2 / count
        middle = (mean + share / 2) / (1 + share)
        half = NINETY * sqrt(mean * (1 - mean) / count + share / (4 * count)) / (1 + share)
    else:
        middle, half = mean, _half(found, mean)
    return _estimate(mean, middle - half, middle + half, 0.0)


def difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """Return by how much the first chance exceeds the second; the samples are pairs from the same simulated deals.

    Examples:
        >>> from hyakki.advice.estimate import difference
        >>> difference([0.5, 0.5, 0.6], [0.4, 0.4, 0.5]).mean
        0.1
    """
    pairs = [one - other for one, other in zip(first, second, strict=True)]
    mean = sum(pairs) / len(pairs)
    half = _half(pairs, mean)
    if all(pair in (-1.0, 0.0, 1.0) for pair in pairs):
        half = sqrt(half**2 + (NINETY / len(pairs)) ** 2)  # as if one more deal had gone another way
    return _estimate(mean, mean - half, mean + half, -1.0)


def gap(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """Return by how much the first chance exceeds the second; the samples have nothing to do with each other."""
    means = [sum(found) / len(found) for found in (first, second)]
    half = sqrt(_half(first, means[0]) ** 2 + _half(second, means[1]) ** 2)
    mean = means[0] - means[1]
    return _estimate(mean, mean - half, mean + half, -1.0)


def _half(found: Sequence[float], mean: float) -> float:
    """Return half the width of the range around the mean of these samples."""
    if len(found) < 2:
        return 1.0
    spread = sum((sample - mean) ** 2 for sample in found) / (len(found) - 1)
    return NINETY * sqrt(spread / len(found))


def _estimate(mean: float, low: float, high: float, least: float) -> Estimate:
    return Estimate(round(mean, 4), round(max(least, low), 4), round(min(1.0, high), 4))
