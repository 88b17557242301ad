"""Room tiles as they lie on the map: their letters read, turned and looked up by cell and direction.

The cells of a tile are a b (north), c d (south): 0 to 3. Directions are N E S W: 0 to 3.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

OPEN: Final = 0
WALL: Final = 1
INNER: Final = 2
OUTER: Final = 3
"""The borders between two cells: nothing, a wall, an interior door, an exterior door."""

BARE: Final = 0
MAP: Final = 1
MASK: Final = 2
BLUE: Final = 3
TRAPDOOR: Final = 4
WELL: Final = 5
"""The prints of a cell: nothing, a marker for a map token, Mask or blue token, the trapdoor, the well."""

_OUTER = {"#": WALL, "D": OUTER}
_INNER = {".": OPEN, "#": WALL, "d": INNER}
_MARKS = {"m": MAP, "p": MASK, "z": BLUE, "T": TRAPDOOR, "W": WELL}
_CELLS = "abcd"

Four = tuple[int, int, int, int]


class Layout(NamedTuple):
    """One tile in one rotation."""

    edges: tuple[Four, Four, Four, Four]
    """The edges of each cell, in each direction."""
    marks: Four
    """The marks of each cell."""
    doors: Four
    """The number of exterior doors by side; a side with none is fully walled."""


class Unreadable(ValueError):
    """The letters of a tile are wrong: in which field, and what."""

    def __init__(self, field: str, what: str) -> None:
        self.field, self.what = field, what
        super().__init__(f"{field}: {what}")


def layouts(outer: str, inner: str, marks: str) -> tuple[Layout, Layout, Layout, Layout]:
    """A tile as printed, and turned clockwise by 90, 180 and 270 degrees."""
    sides, inside, printed = _sides(outer), _inside(inner), _printed(marks)
    turned: list[Layout] = []
    for _ in range(4):
        turned.append(_layout(sides, inside, printed))
        north, east, south, west = sides
        sides = (west[::-1], north, east[::-1], south)
        inside = (inside[3], *inside[:3])
        printed = (printed[2], printed[0], printed[3], printed[1])
    return turned[0], turned[1], turned[2], turned[3]


def _layout(sides: tuple[tuple[int, ...], ...], inside: Four, marks: Four) -> Layout:
    (n1, n2), (e1, e2), (s1, s2), (w1, w2) = sides
    ab, bd, cd, ac = inside
    edges = ((n1, ab, ac, w1), (n2, e1, bd, ab), (ac, cd, s1, w2), (bd, e2, s2, cd))
    doors = (n1, n2).count(OUTER), (e1, e2).count(OUTER), (s1, s2).count(OUTER), (w1, w2).count(OUTER)
    return Layout(edges, marks, doors)


def _sides(text: str) -> tuple[tuple[int, ...], ...]:
    sides = text.split("/")
    if len(sides) != 4 or any(len(side) != 2 or not set(side) <= set(_OUTER) for side in sides):
        raise Unreadable("outer", f"{text!r} is not four sides of two letters # or D")
    return tuple(tuple(_OUTER[letter] for letter in side) for side in sides)


def _inside(text: str) -> Four:
    if len(text) != 4 or not set(text) <= set(_INNER):
        raise Unreadable("inner", f"{text!r} is not four letters . # or d")
    ab, bd, cd, ac = (_INNER[letter] for letter in text)
    return ab, bd, cd, ac


def _printed(text: str) -> Four:
    marks = [BARE] * 4
    for mark in text.split():
        if len(mark) != 2 or mark[0] not in _MARKS or mark[1] not in _CELLS:
            raise Unreadable("marks", f"{mark!r} is not one of m p z T W and a cell a to d")
        cell = _CELLS.index(mark[1])
        if marks[cell] != BARE:
            raise Unreadable("marks", f"cell {mark[1]} is named twice")
        marks[cell] = _MARKS[mark[0]]
    return marks[0], marks[1], marks[2], marks[3]
