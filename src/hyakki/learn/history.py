"""History: how often the learner won against judgement while it trained, by the part that it played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

Line: TypeAlias = dict[str, Any]
"""The metrics of one round. `won` has the games and the wins against judgement, by parts (`Tables.part`). In rounds
that imitate, `judgement` has those of judgement against itself."""
POINTS = 40
"""Points of a curve: each is the mean of an equal part of the rounds."""
RECENT = 4
"""The share of the rounds, at the end, from which the strength of the network is computed."""


def won(results: Iterable[tuple[str, float]]) -> dict[str, list[int]]:
    """Return games and wins by parts, from part and reward of each game.

    Examples:
        >>> from hyakki.learn.history import won
        >>> won([("2 seats", 1.0), ("2 seats", -1.0), ("4 seats", -1.0)])
        {'2 seats': [2, 1], '4 seats': [1, 0]}
    """
    counts: dict[str, list[int]] = {}
    for part, reward in results:
        tally = counts.setdefault(part, [0, 0])
        tally[0] += 1
        tally[1] += reward > 0
    return counts


def total(lines: Iterable[Line], of: str = "won") -> dict[str, list[int]]:
    """Return games and wins of several rounds together, by parts; `of` is whose: `won` or `judgement`."""
    counts: dict[str, list[int]] = {}
    for line in lines:
        for part, (games, wins) in line.get(of, {}).items():
            tally = counts.setdefault(part, [0, 0])
            tally[0] += games
            tally[1] += wins
    return dict(sorted(counts.items()))


def strength(history: Sequence[Line]) -> dict[str, str]:
    """Return how often the learner won in the last quarter of a run, in words, and judgement in its place."""
    played = [line for line in history if "won" in line]
    judged = total(history, "judgement")
    told = {}
    for part, (games, wins) in total(played[-max(1, len(played) // RECENT) :]).items():
        said = f"won {wins / games:.1%} of {games}"
        if part in judged:
            own, own_wins = judged[part]
            said += f"; judgement in its place {own_wins / own:.1%} of {own}"
        told[f"{part}, against judgement, in training"] = said
    return told


def curves(history: Sequence[Line]) -> dict[str, list[tuple[float, float]]]:
    """Return a curve for each part: minutes, and the share of games won at that time."""
    played = [line for line in history if "won" in line]
    found: dict[str, list[tuple[float, float]]] = {}
    size = -(-len(played) // POINTS) or 1
    for start in range(0, len(played), size):
        lines = played[start : start + size]
        for part, (games, wins) in total(lines).items():
            found.setdefault(part, []).append((lines[-1]["seconds"] / 60, wins / games))
    return found
