"""Numbers and names of places: hexes, posts of guards, and how a guard looks from its post.

A post is a corner of a yard, or the inside of its tower: 7 * yard + corner. A stance is a post with a facing, or for
the guard in the tower the place that holds its focus (ST-361, ST-514). A place is any hex: yards from 0, bushes from
100, junctions from 200.
"""

from __future__ import annotations

import re
from typing import Final

CORNERS: Final = 6
TOWER: Final = 6
"""Stands for a corner in the post of the guard in the tower."""
PER_YARD: Final = 7
NOWHERE: Final = -1

IN: Final = 0
OUT: Final = 1
"""Facings, in before out (ST-R148)."""

BUSHES: Final = 100
JUNCTIONS: Final = 200
PLACES: Final = 300
MOST_YARDS = 70
IN_TOWER: Final = 1000
"""Stances from here on: in the tower, the focus on place `stance - IN_TOWER`."""


def post_at(yard: int, corner: int) -> int:
    return PER_YARD * yard + corner


def yard_of(post: int) -> int:
    return post // PER_YARD


def corner_of(post: int) -> int:
    return post % PER_YARD


def bush_place(bush: int) -> int:
    return BUSHES + bush


def junction_place(junction: int) -> int:
    return JUNCTIONS + junction


def stance_of(post: int, facing: int) -> int:
    return 2 * post + facing


def focused(place: int) -> int:
    """Return the number of the tower's focus on this place."""
    return IN_TOWER + place


def is_focus(stance: int) -> bool:
    return stance >= IN_TOWER


def post_named(name: str) -> int | None:
    """The post of "Y4-2" or "Y12-t", whether this map has it or not."""
    found = re.fullmatch(r"Y([1-9][0-9]?)-([0-5t])", name)
    return found and post_at(int(found[1]) - 1, TOWER if found[2] == "t" else int(found[2]))


def stance_named(name: str) -> int | None:
    """The stance of "Y4-2i"."""
    post = post_named(name[:-1]) if name[-1:] in ("i", "o") else None
    return None if post is None or corner_of(post) == TOWER else stance_of(post, "io".index(name[-1]))


def place_name(place: int) -> str:
    if place < BUSHES:
        return f"Y{place + 1}"
    return f"B{place - BUSHES + 1}" if place < JUNCTIONS else f"J{place - JUNCTIONS + 1}"


def post_name(post: int) -> str:
    corner = corner_of(post)
    return f"Y{yard_of(post) + 1}-{'t' if corner == TOWER else corner}"


def stance_name(stance: int) -> str:
    if is_focus(stance):
        return f"tower>{place_name(stance - IN_TOWER)}"
    return f"{post_name(stance // 2)}{'io'[stance % 2]}"
