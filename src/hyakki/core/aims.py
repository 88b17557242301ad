"""Aim: what a seat should do next, in the words of its game. It is made from a View, so it tells nothing hidden."""

from __future__ import annotations

from typing import Any

import msgspec

NOW, NEXT, OWN = 1, 2, 0
"""The rank of a Pin: where to go now, where to go afterwards, and a personal mission."""


class Pin(msgspec.Struct, frozen=True):
    """A place that an Aim points at, in the language in which Options point at things.

    Examples:
        >>> from hyakki import Pin
        >>> Pin("place B7", "pin-barrel", far=3)
        Pin(at='place B7', name='pin-barrel', rank=1, far=3)
    """

    at: str
    name: str
    """The key of its name on the board."""
    rank: int = NOW
    far: int = -1
    """The distance, in the game's own measure; -1 if it is unknown."""


class Rung(msgspec.Struct, frozen=True):
    """One step of the ladder to victory: the key of an Aim, and whether it is done.

    Examples:
        >>> from hyakki import Rung
        >>> [rung.key for rung in (Rung("barrel", done=True), Rung("gate")) if not rung.done]
        ['gate']
    """

    key: str
    done: bool = False


class Aim(msgspec.Struct, frozen=True):
    """What a seat should do next.

    The text `aim-<key>` says it in a sentence, its form `how` adds a distance or a condition, its form `step` is its
    name on the ladder; all of them are filled from `facts`.

    Examples:
        >>> from hyakki import Aim, Pin, Rung
        >>> pins = (Pin("place B7", "pin-barrel"),)
        >>> aim = Aim(0, "ninja", "barrel", {"moves": 3}, (Rung("barrel"), Rung("gate")), pins)
        >>> aim.pins[0].at
        'place B7'
    """

    seat: int
    side: str
    """Whose aims the seat has, such as "ninja"; it also names the opener (`Game.openers`)."""
    key: str
    facts: dict[str, Any] = {}
    steps: tuple[Rung, ...] = ()
    pins: tuple[Pin, ...] = ()


def ladder(*keys: str, done: int) -> tuple[Rung, ...]:
    """Return a ladder of which so many steps are done."""
    return tuple(Rung(key, place < done) for place, key in enumerate(keys))
