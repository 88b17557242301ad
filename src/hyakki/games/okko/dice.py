"""Dice: Combat, Action and Test (OK-303, OK-326)."""

from __future__ import annotations

from functools import cache

from hyakki.games.okko.catalog.cards import KI
from hyakki.games.okko.state import OkkoState

Die = tuple[str, ...]
"""What one die has shown, in order: a KI is rolled again until another face comes (OK-R54)."""

STREAMS = {"combat": b"combat", "action": b"action", "test": b"test"}


def roll(s: OkkoState, kind: str) -> Die:
    faces = s.rules.dice.combat if kind == "combat" else s.rules.dice.action if kind == "action" else s.rules.dice.test
    shown: list[str] = []
    while True:
        shown.append(faces[s.chance.below(STREAMS[kind], len(faces))])
        if shown[-1] != KI:
            return tuple(shown)


def roll_many(s: OkkoState, kind: str, count: int) -> tuple[Die, ...]:
    return tuple(roll(s, kind) for _ in range(count))


def worth(die: Die) -> int:
    """Return the worth of a face; a KI counts as 1 (OK-303)."""
    return sum(1 if face == KI else int(face) for face in die)


def total(dice: tuple[Die, ...]) -> int:
    return sum(map(worth, dice))


def shows_ki(dice: tuple[Die, ...]) -> bool:
    return any(KI in die for die in dice)


# Chances


@cache
def worths(faces: tuple[str, ...], most: int) -> tuple[float, ...]:
    """The chance of each worth of one die, up to this one, KI chains counted (OK-R54)."""
    share = 1 / len(faces)
    ki = faces.count(KI) * share
    found: list[float] = []
    for worth_ in range(most + 1):
        chained = ki * found[-1] if found else 0.0
        found.append(faces.count(str(worth_)) * share + chained)
    return tuple(found)


@cache
def at_least(combat: tuple[str, ...], action: tuple[str, ...], black: int, red: int, goal: int) -> float:
    """Return how likely so many Combat and Action dice come to this total together."""
    if goal <= 0:
        return 1.0
    totals = [1.0, *[0.0] * (goal - 1)]
    for faces, count in ((combat, black), (action, red)):
        die = worths(faces, goal - 1)
        for _ in range(count):
            totals = [sum(totals[n - k] * die[k] for k in range(n + 1)) for n in range(goal)]
    return 1.0 - sum(totals)
