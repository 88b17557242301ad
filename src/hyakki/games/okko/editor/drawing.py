"""An unfinished scenario as a page draws it, without the parts that cannot be drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from hyakki.core.faults import Fault
from hyakki.games.okko.board.drawing import palace_of
from hyakki.games.okko.board.geometry import COLOURS, Cell, Floor
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import CORRIDOR_LENGTH, TILE_SIDE, Piece, Scenario
from hyakki.games.okko.catalog.ids import CORRIDOR_FACES, FACES
from hyakki.games.okko.catalog.kit import doors_of, lay
from hyakki.games.okko.catalog.layout import (
    LYING_SOCKETS,
    MOST_CELLS,
    REINFORCEMENT,
    TILE_SOCKETS,
    UPRIGHT_SOCKETS,
    Layout,
)
from hyakki.games.okko.editor.things import depends_on_heroes, things

Size = tuple[int, int]
SHAPES: dict[str, tuple[Size, list[tuple[Cell, Cell]]]] = {}
"""The size of each shape of a piece, and its sockets as a cell and the way out."""


def _sockets(names: dict[str, tuple[Cell, ...]], cell: Any) -> list[tuple[Cell, Cell]]:
    return [(cell(name), side) for name, sides in names.items() for side in sides]


TILE, LYING, UPRIGHT = "tile", "lying", "upright"
SHAPES[TILE] = (TILE_SIDE, TILE_SIDE), _sockets(dict(TILE_SOCKETS), lambda name: (int(name[1]), int(name[0])))
SHAPES[LYING] = (CORRIDOR_LENGTH, 1), _sockets(dict(LYING_SOCKETS), lambda name: (int(name), 0))
SHAPES[UPRIGHT] = (1, CORRIDOR_LENGTH), _sockets(dict(UPRIGHT_SOCKETS), lambda name: (0, int(name)))

A_PLACE = re.compile(r"[A-Z]\d\d[ab]?(\.\w+)?")
"""A face, a space or an area in the place of a fault."""


def shape_of(piece: Piece) -> str:
    return TILE if piece.face not in CORRIDOR_FACES else UPRIGHT if piece.turned else LYING


def cells_of(shape: str, at: Cell) -> set[Cell]:
    (width, height), _ = SHAPES[shape]
    return {(at[0] + x, at[1] + y) for x, y in product(range(width), range(height))}


class Plan:
    """The part of a scenario that can be laid: pieces that lie on nothing, doors between sockets that touch."""

    def __init__(self, rules: OkkoRules, scenario: Scenario) -> None:
        self.rules = rules
        self.scenario = scenario
        self.whole = self.layout = Layout(rules, scenario)
        self.pieces: list[Piece] = []
        self.above: list[Piece] = []
        """Pieces that lie on others, or not on the table."""
        self.taken: set[Cell] = set()
        for piece in self.layout.pieces.values():
            self._put(piece)
        sound = msgspec.structs.replace(scenario, pieces=tuple(self.pieces), doors=())
        self.layout = Layout(rules, sound)
        self.joins = list(self._joins())
        """The doors that can be: their names, and the two cells."""
        named = {frozenset(ends.split(" - ")): ends for ends, _ in self.joins}
        doors = {frozenset(door.removesuffix(" closed").split(" - ")): door for door in scenario.doors}
        self.doors = {named[ends]: door for ends, door in doors.items() if ends in named}
        """The doors that are, by the name of the join."""
        self.sound = msgspec.structs.replace(sound, doors=tuple(self.doors.values()))

    def _put(self, piece: Piece) -> None:
        cells = cells_of(shape_of(piece), piece.at)
        on_table = all(0 <= axis < MOST_CELLS for cell in cells for axis in cell)
        straight = not piece.turned or piece.face in CORRIDOR_FACES
        if on_table and straight and not cells & self.taken:
            self.pieces.append(piece)
            self.taken |= cells
        else:
            self.above.append(piece)

    def _joins(self) -> Iterator[tuple[str, tuple[Cell, Cell]]]:
        at = {spot.cell: space for space, spot in self.layout.spots.items() if spot.colour in COLOURS}
        for space, spot in self.layout.spots.items():
            for dx, dy in self.layout.sockets(space) if spot.colour in COLOURS else ():
                beside = (spot.cell[0] + dx, spot.cell[1] + dy)
                other = at.get(beside)
                if other is None or other.partition(".")[0] == space.partition(".")[0] or (dx, dy) < (0, 0):
                    continue
                if (-dx, -dy) in self.layout.sockets(other):
                    yield f"{space} - {other}", (spot.cell, beside)

    def slots(self, shape: str) -> list[Cell]:
        """Return the cells at which a piece of this shape can be laid so that a door can join it to another."""
        if not self.pieces:
            return [(0, 0)]
        _, sockets = SHAPES[shape]
        found: set[Cell] = set()
        for piece in self.pieces:
            for (x, y), (dx, dy) in SHAPES[shape_of(piece)][1]:
                beside = (piece.at[0] + x + dx, piece.at[1] + y + dy)
                for (sx, sy), way in sockets:
                    if way == (-dx, -dy):
                        found.add((beside[0] - sx, beside[1] - sy))
        return sorted(at for at in found if not cells_of(shape, at) & self.taken)

    # Places on the board, in cells

    def place(self, fault: Fault) -> tuple[float, float] | None:
        """Return the place of a fault: the one that it names, or that of the thing whose field it is."""
        named = A_PLACE.search(fault.place)
        found = self._named(named[0]) if named else None
        if found is None and fault.field.startswith("doors ") and " - " in fault.place:
            found = self._named(fault.place.split(" - ")[0])
        thing = next((thing for thing in things(self.scenario) if thing.field == fault.field), None)
        return self._named(thing.space) if found is None and thing is not None else found

    def _named(self, name: str) -> tuple[float, float] | None:
        for layout in (self.layout, self.whole):
            if name in layout.spots:
                return _middle([layout.spots[name].cell])
            if name in layout.areas:
                return _middle([spot.cell for spot in layout.spots.values() if spot.area == name])
        piece = self.whole.pieces.get(name)
        return _middle(list(cells_of(shape_of(piece), piece.at))) if piece is not None else None

    def drawing(self) -> dict[str, Any]:
        floor = Floor(lay(self.rules, self.sound), doors_of(self.sound))
        goal = self.scenario.goal
        return {
            "palace": msgspec.to_builtins(palace_of(floor)),
            "faces": FACES,
            "closed": sum(1 << n for n, door in enumerate(self.sound.doors) if door.endswith(" closed")),
            "goal": {"home": goal.home, "tile": goal.tile},
            "pieces": [self._piece(number, piece) for number, piece in enumerate(self.scenario.pieces, start=1)],
            "spaces": [
                {
                    "space": space,
                    "area": spot.area,
                    "at": spot.cell,
                    "barred": spot.colour in REINFORCEMENT,
                }
                for space, spot in self.layout.spots.items()
                if spot.colour in COLOURS
            ],
            "joins": [{"door": ends, "cells": cells, "state": self._state(ends)} for ends, cells in self.joins],
            "things": list(self._things()),
            "slots": {shape: self.slots(shape) for shape in SHAPES},
            "laid": dict(Counter([*(thing.tool for thing in things(self.scenario)), *self.whole.pieces])),
        }

    def _state(self, ends: str) -> str:
        if ends not in self.doors:
            return "none"
        return "closed" if self.doors[ends].endswith(" closed") else "open"

    def _piece(self, number: int, piece: Piece) -> dict[str, Any]:
        (width, height), _ = SHAPES[shape_of(piece)]
        return {
            "field": f"pieces {number}",
            "face": piece.face,
            "at": piece.at,
            "size": (width, height),
            "turned": piece.turned,
            "above": piece in self.above,
        }

    def _things(self) -> Iterator[dict[str, Any]]:
        for thing in things(self.scenario):
            spot = self.layout.spots.get(thing.space)
            if spot is not None:
                counts = depends_on_heroes(thing.field)
                yield {
                    "field": thing.field,
                    "tool": thing.tool,
                    "space": thing.space,
                    "at": spot.cell,
                    "least": thing.least if counts else 0,
                }


def _middle(cells: list[Cell]) -> tuple[float, float]:
    return sum(x + 0.5 for x, _ in cells) / len(cells), sum(y + 0.5 for _, y in cells) / len(cells)
