"""Ratings from scores of pairs, their intervals, and a test that stops as soon as a pair is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from random import Random

import msgspec

CONFIDENCE = 1.96
"""Standard deviations on either side of a 95 % interval."""
RESAMPLES = 300
"""How often the scores are drawn again to find the interval of a rating."""
ROUNDS = 200
"""More than the ratings of any few bots need to settle."""
PRIOR = 0.5
"""A drawn pair of games that each pair of bots is given, so that a bot that wins all its games has a rating too."""
SCALE = 400.0
"""A difference of so much means odds of 10 to 1, as in chess."""
RISK = 0.05
"""The chance that the sequential test names a winner among equals, or none where one is better by `MARGIN`."""
MARGIN = 0.05
"""The difference from an even score that the sequential test looks for."""
FIRST = 30
"""The pairs of games before the sequential test may decide."""

Pair = tuple[str, str]
Scores = Counter[float]
"""The scores of the first bot of a pair, each from 0 to 1, with how often it came."""


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot with a 95 % interval; the mean of all bots is 0."""

    bot: str
    rating: int
    low: int
    high: int


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share, which also holds near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    spread = CONFIDENCE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def mean_of(scores: Scores) -> float:
    count = scores.total()
    return sum(score * times for score, times in scores.items()) / count if count else 0.5


def strengths(bots: Sequence[str], pairs: Mapping[Pair, tuple[float, float]]) -> dict[str, float]:
    """Return the Bradley-Terry rating of each bot from the points that both of each pair won."""
    points = {(one, other): PRIOR for one in bots for other in bots if one != other}
    for (one, other), (won, lost) in pairs.items():
        points[one, other] += won
        points[other, one] += lost
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for one in bots:
            won = sum(points[one, other] for other in bots if other != one)
            met = sum(
                (points[one, other] + points[other, one]) / (strength[one] + strength[other])
                for other in bots
                if other != one
            )
            strength[one] = won / met
    mean = sum(map(log10, strength.values())) / len(bots)
    return {bot: SCALE * (log10(value) - mean) for bot, value in strength.items()}


def ratings(bots: Sequence[str], results: Mapping[Pair, Scores], seed: int = 0) -> list[Rating]:
    """Rate the bots, the strongest first. The intervals come from drawing the scores of each pair again.

    Examples:
        >>> from collections import Counter
        >>> [rating.bot for rating in ratings(["a", "b"], {("a", "b"): Counter({0.0: 30, 0.5: 60, 1.0: 10})})]
        ['b', 'a']
    """
    if len(bots) < 2:
        return []
    rng = Random(seed)
    middle = strengths(bots, {pair: _points(scores) for pair, scores in results.items()})
    drawn = [
        strengths(bots, {pair: _points(_again(scores, rng)) for pair, scores in results.items()})
        for _ in range(RESAMPLES)
    ]
    edge = round(RESAMPLES * 0.025)
    found = []
    for bot in sorted(bots, key=lambda bot: -middle[bot]):
        spread = sorted(sample[bot] for sample in drawn)
        found.append(Rating(bot, round(middle[bot]), round(spread[edge]), round(spread[-1 - edge])))
    return found


def _points(scores: Scores) -> tuple[float, float]:
    won = mean_of(scores) * scores.total()
    return won, scores.total() - won


def _again(scores: Scores, rng: Random) -> Scores:
    """Draw as many scores again. One win and one loss are added to them: scores without either would have no spread."""
    seen = scores + Counter({0.0: 1, 1.0: 1})
    return Counter(rng.choices(list(seen), list(seen.values()), k=scores.total()))


def verdict(scores: Scores) -> str:
    """Return "first" or "second" for the better bot of a pair, "even" if neither is better by `MARGIN`, or "" while
    that is open.

    It is a sequential probability ratio test on the scores of pairs of games, once in each direction, each with half
    of the risk.
    """
    count, mean = scores.total(), mean_of(scores)
    if count < FIRST:
        return ""
    variance = sum(times * (score - mean) ** 2 for score, times in scores.items()) / count
    # Scores that are all the same would decide at once: there is always one of the other kind to come.
    variance = max(variance, 1 / (4 * count))
    ratios = [count * MARGIN * (2 * share - 1 - MARGIN) / (2 * variance) for share in (mean, 1 - mean)]
    yes, no = log((1 - RISK) / (RISK / 2)), log(RISK / (1 - RISK / 2))
    if ratios[0] >= yes:
        return "first"
    if ratios[1] >= yes:
        return "second"
    return "even" if max(ratios) <= no else ""
