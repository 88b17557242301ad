"""The palace of a scenario as a page and a report draw it, before any door was opened or closed."""

from __future__ import annotations

import msgspec

from hyakki.core.watch import Field, Ground, Point
from hyakki.games.okko.board.geometry import COLOURS, Board, Cell, Floor, tile_of_area
from hyakki.games.okko.catalog.ids import FACES, SPACES, TILE_FACES


class LaidPiece(msgspec.Struct, frozen=True):
    """A tile or corridor: where its top left cell lies, x to the right, y down."""

    tile: int
    face: str
    x: int
    y: int
    width: int
    height: int
    sneak: int
    """The difficulty of a prohibited tile, or 0 (OK-276)."""
    red: bool
    """Sneak tests here fail at once (OK-281)."""


class LaidCell(msgspec.Struct, frozen=True):
    x: int
    y: int
    area: int
    space: int
    """-1 where the cell has none."""
    colour: str
    """b blue, o orange, p and P purple +1 and +3, g and G green +1 and +3; empty without a space."""


class LaidDoor(msgspec.Struct, frozen=True):
    spaces: tuple[int, int]
    cells: tuple[Cell, Cell]


class LaidArea(msgspec.Struct, frozen=True):
    area: int
    tile: int
    near: tuple[int, ...]
    """The areas one can walk to while all doors are open."""


class Palace(msgspec.Struct, frozen=True):
    pieces: tuple[LaidPiece, ...]
    cells: tuple[LaidCell, ...]
    walls: tuple[tuple[Cell, Cell], ...]
    """Between two cells, one of which may lie off the board; doorways have none."""
    doors: tuple[LaidDoor, ...]
    """The doors, in the order of the bits of `closed` and `slammed`."""
    areas: tuple[LaidArea, ...]


def palace_of(floor: Floor) -> Palace:
    near = Board(floor).areas_near
    pieces = [
        LaidPiece(
            piece.tile,
            FACES[piece.tile],
            piece.x,
            piece.y,
            len(piece.areas[0]),
            len(piece.areas),
            piece.sneak,
            piece.red_circle,
        )
        for piece in floor.pieces.values()
    ]
    cells = [
        LaidCell(*cell, area, space if colour in COLOURS else -1, colour if colour in COLOURS else "")
        for piece in floor.pieces.values()
        for space, cell, area, colour in piece.cells()
    ]
    doors = tuple(LaidDoor(door.spaces, door.edge) for door in floor.doors)
    areas = tuple(LaidArea(area, tile_of_area(area), tuple(near[area])) for area in floor.areas)
    return Palace(tuple(pieces), tuple(cells), tuple(sorted(floor.walls)), doors, areas)


def ground_of(palace: Palace) -> Ground:
    """Return the palace as a report draws it: every space with what it is called, the walls, the names of the tiles."""
    doors = {door.cells for door in palace.doors}
    return Ground(
        {
            SPACES[cell.space]: Field(
                ((cell.x, cell.y), (cell.x + 1, cell.y), (cell.x + 1, cell.y + 1), (cell.x, cell.y + 1))
            )
            for cell in palace.cells
            if cell.space >= 0
        },
        tuple(_edge(*cells) for cells in palace.walls if cells not in doors),
        tuple(
            ((piece.x + piece.width / 2, piece.y + 0.4), f"tile {piece.face}")
            for piece in palace.pieces
            if piece.face in TILE_FACES
        ),
    )


def _edge(one: Cell, other: Cell) -> tuple[Point, Point]:
    """Return the line between two cells side by side, the upper or left one first."""
    (x, y), (right, _) = one, other
    return ((right, y), (right, y + 1)) if right > x else ((x, y + 1), (x + 1, y + 1))
