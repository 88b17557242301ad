"""History: how often the learner won while it trained, alone among judgements, by the number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

Line: TypeAlias = dict[str, Any]
"""The metrics of one round. `won` has the games and the wins against judgement, by seats."""
POINTS = 40
"""Points of a curve: each is the mean of an equal part of the rounds."""
RECENT = 4
"""The last quarter of the rounds tells how strong the network is."""


def won(results: Iterable[tuple[int, float]]) -> dict[str, list[int]]:
    """Return games and wins by the number of seats, from seats and reward of each game.

    Examples:
        >>> from hyakki.learn.history import won
        >>> won([(2, 1.0), (2, -1.0), (4, -1.0)])
        {'2': [2, 1], '4': [1, 0]}
    """
    counts: dict[str, list[int]] = {}
    for seats, reward in results:
        tally = counts.setdefault(str(seats), [0, 0])
        tally[0] += 1
        tally[1] += reward > 0
    return counts


def total(lines: Sequence[Line]) -> dict[str, list[int]]:
    """Return games and wins of several rounds together, by the number of seats."""
    counts: dict[str, list[int]] = {}
    for line in lines:
        for seats, (games, wins) in line["won"].items():
            tally = counts.setdefault(seats, [0, 0])
            tally[0] += games
            tally[1] += wins
    return dict(sorted(counts.items()))


def strength(history: Sequence[Line]) -> dict[str, str]:
    """Return how often the learner won in the last quarter of a run, in words."""
    recent = history[-max(1, len(history) // RECENT) :]
    return {
        f"one of {seats} seats, the others judgement, in training": f"won {wins / games:.1%} of {games}"
        for seats, (games, wins) in total(recent).items()
    }


def curves(history: Sequence[Line]) -> dict[str, list[tuple[float, float]]]:
    """Return a curve for each number of seats: minutes, and the share of games won at that time."""
    found: dict[str, list[tuple[float, float]]] = {}
    size = -(-len(history) // POINTS) or 1
    for start in range(0, len(history), size):
        part = history[start : start + size]
        for seats, (games, wins) in total(part).items():
            found.setdefault(f"{seats} seats", []).append((part[-1]["seconds"] / 60, wins / games))
    return found
