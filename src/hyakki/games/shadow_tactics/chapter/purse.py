"""Tokens taken or paid, value by value: only where there is a choice is anything asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hyakki.core.menu import Menu, Option
from hyakki.games.shadow_tactics.chapter.options import coins

Bounds = Callable[[int, tuple[int, ...]], tuple[int, int]]
"""The fewest and the most tokens of the value with this index, after so many of the values before it."""


class Choice(NamedTuple):
    """The choice so far, after the entries of a path."""

    counts: tuple[int, ...]
    """Tokens of each value so far."""
    least: int = 0
    most: int = 0
    """Bounds for the next value, if it has to be chosen."""


class Purse:
    """Values go from the highest to the lowest."""

    def __init__(self, values: Sequence[int], bounds: Bounds) -> None:
        self.values = tuple(values)
        self.bounds = bounds

    def follow(self, chosen: Sequence[int]) -> Choice:
        counts: tuple[int, ...] = ()
        given = iter(chosen)
        while len(counts) < len(self.values):
            least, most = self.bounds(len(counts), counts)
            count = least if least == most else next(given, None)
            if count is None:
                return Choice(counts, least, most)
            counts += (count,)
        return Choice(counts)

    def complete(self, chosen: Sequence[int]) -> bool:
        return len(self.follow(chosen).counts) == len(self.values)

    def tokens(self, chosen: Sequence[int]) -> tuple[int, ...]:
        counts = self.follow(chosen).counts
        return tuple(value for value, count in zip(self.values, counts, strict=True) for _ in range(count))

    def offer(self, m: Menu, chosen: Sequence[int]) -> None:
        """Offer the entries of the next choice."""
        choice = self.follow(chosen)
        for count in range(choice.least, choice.most + 1):
            m.offer(self.option(chosen, count))

    def option(self, chosen: Sequence[int], count: int) -> Option:
        value = self.values[len(self.follow(chosen).counts)]
        return coins(count, value, self.complete((*chosen, count)))

    def least_path(self, chosen: Sequence[int] = ()) -> tuple[Option, ...]:
        """Return the path with as few tokens as possible of each value in turn."""
        path: tuple[Option, ...] = ()
        while not self.complete(chosen):
            count = self.follow(chosen).least
            path += (self.option(chosen, count),)
            chosen = (*chosen, count)
        return path


def taking(worth: int, values: Sequence[int]) -> Purse:
    """Tokens of any values that are worth so much (ST-407); the lowest value is 1."""

    def bounds(index: int, counts: tuple[int, ...]) -> tuple[int, int]:
        rest = worth - sum(count * value for count, value in zip(counts, values, strict=False))
        most = rest // values[index]
        return (most, most) if index == len(values) - 1 else (0, most)

    return Purse(values, bounds)


def paying(cost: int, tokens: Sequence[int], values: Sequence[int]) -> Purse:
    """Any of these tokens that are worth at least so much (ST-408, ST-409)."""
    there = [tokens.count(value) for value in values]

    def bounds(index: int, counts: tuple[int, ...]) -> tuple[int, int]:
        paid = sum(count * value for count, value in zip(counts, values, strict=False))
        later = sum(there[i] * values[i] for i in range(index + 1, len(values)))
        least = -(-(cost - paid - later) // values[index])
        return max(0, least), there[index]

    return Purse(values, bounds)
