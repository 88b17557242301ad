"""A guard as one number: its type, how it looks, its state; nobody is 0. Where it stands is its place in the list."""

from __future__ import annotations

from typing import Final

from hyakki.games.shadow_tactics.board.places import IN, OUT
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, GUARDS, SAMURAI

FRIENDLY: Final = 4
HOSTILE: Final = 5
"""Civilians (ST-372 to ST-380)."""
KINDS = (*GUARDS, "F", "H")

NOBODY_THERE = 0
THERE: Final = 1
ALERTED: Final = 2
STUNNED: Final = 4
LOOKS_OUT: Final = 8
KIND: Final = 4
"""Bits below the kind."""
STATE = ALERTED | STUNNED


def guard(kind: int, facing: int = IN, state: int = 0) -> int:
    """Return a guard as one number; it is calm unless marked (ST-253)."""
    return THERE | kind << KIND | (LOOKS_OUT if facing == OUT else 0) | state


def kind_of(code: int) -> int:
    return code >> KIND


def facing_of(code: int) -> int:
    return OUT if code & LOOKS_OUT else IN


def turned(code: int, facing: int) -> int:
    return code | LOOKS_OUT if facing == OUT else code & ~LOOKS_OUT


def calm(code: int) -> int:
    return code & ~STATE


def alerted(code: int) -> int:
    return code & ~STATE | ALERTED


def stunned(code: int) -> int:
    """Return the guard as a stunned one; an alerted one loses its marker (ST-120)."""
    return code & ~STATE | STUNNED


def is_guard(code: int) -> bool:
    """Return whether a figure belongs to the garrison and is not a civilian (ST-380)."""
    return bool(code) and code >> KIND <= DAIMYO


def is_armoured(code: int) -> bool:
    """Return whether a figure is a Samurai, or the Daimyo figure, while it is not stunned (ST-215, ST-216, ST-219)."""
    return not code & STUNNED and code >> KIND in (SAMURAI, DAIMYO)
