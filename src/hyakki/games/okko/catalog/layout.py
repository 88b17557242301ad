"""Drawings and layouts: what a face and the pieces of a scenario must hold, every fault with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hyakki.core.faults import Fault
from hyakki.games.okko.board.geometry import Floor
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import CORRIDOR_LENGTH, SPACES, TILE_SIDE, Piece, Scenario, TileFace
from hyakki.games.okko.catalog.faults import fault
from hyakki.games.okko.catalog.ids import AREAS, CORRIDOR_FACES, LETTERS, SPACE
from hyakki.games.okko.catalog.kit import doors_of, lay

Cell = tuple[int, int]

REINFORCEMENT = "pPgG"
LEAST_SPACES = 2
"""Spaces of each area on which a hero may stop."""
MOST_CELLS = 60
"""The table is so many cells wide and deep."""
NORTH, SOUTH, WEST, EAST = (0, -1), (0, 1), (-1, 0), (1, 0)
TILE_SOCKETS: Mapping[str, tuple[Cell, ...]] = {"02": (NORTH,), "42": (SOUTH,), "20": (WEST,), "24": (EAST,)}
LYING_SOCKETS: Mapping[str, tuple[Cell, ...]] = {"0": (WEST,), "2": (NORTH, SOUTH), "4": (EAST,)}
UPRIGHT_SOCKETS: Mapping[str, tuple[Cell, ...]] = {"0": (NORTH,), "2": (WEST, EAST), "4": (SOUTH,)}
"""The places of doors: the cell, and its sides."""


# Faces


def face_faults(name: str, face: TileFace) -> list[Fault]:
    areas, spaces = face.areas.split(), face.spaces.split()
    shape = [CORRIDOR_LENGTH] if name in CORRIDOR_FACES else [TILE_SIDE] * TILE_SIDE
    found = [*_shape("areas", areas, shape, LETTERS), *_shape("spaces", spaces, shape, SPACES)]
    if found:
        return found
    drawing = Drawing(name, areas, spaces)
    found += _walls(drawing, face)
    if not found:
        found += _areas(drawing, face)
    if face.sneak < 0 or (face.red and not face.sneak):
        found.append(fault("sneak", "", "sneak"))
    return found


class Drawing:
    """The cells of a face by their names."""

    def __init__(self, name: str, areas: list[str], spaces: list[str]) -> None:
        self.name = name
        self.cells = {
            cell_name(name, row, column): (row, column) for row, line in enumerate(areas) for column in range(len(line))
        }
        self.area = {cell: areas[row][column] for cell, (row, column) in self.cells.items()}
        self.colour = {cell: spaces[row][column] for cell, (row, column) in self.cells.items()}

    def beside(self, one: str, other: str) -> bool:
        (a, b), (c, d) = self.cells[one], self.cells[other]
        return abs(a - c) + abs(b - d) == 1


def cell_name(face: str, row: int, column: int) -> str:
    return str(column) if face in CORRIDOR_FACES else f"{row}{column}"


def _shape(field: str, rows: list[str], shape: list[int], letters: str) -> Iterator[Fault]:
    if len(rows) != len(shape):
        yield fault(field, "", "rows", rows=len(rows), needed=len(shape))
        return
    for number, (row, length) in enumerate(zip(rows, shape, strict=True)):
        if len(row) != length:
            yield fault(field, f"row {number}", "cells", cells=len(row), needed=length)
        for column, letter in enumerate(row):
            if letter not in letters:
                yield fault(field, f"row {number} column {column}", "letter", letter=letter, letters=letters)


def _walls(drawing: Drawing, face: TileFace) -> Iterator[Fault]:
    seen: set[frozenset[str]] = set()
    for number, wall in enumerate(face.walls, start=1):
        ends = wall.split("|")
        if len(ends) != 2 or any(end not in drawing.cells for end in ends):
            yield fault(f"walls {number}", wall, "wall-cells")
        elif not drawing.beside(*ends):
            yield fault(f"walls {number}", wall, "wall-apart")
        elif frozenset(ends) in seen:
            yield fault(f"walls {number}", wall, "twice")
        seen.add(frozenset(ends))


def _areas(drawing: Drawing, face: TileFace) -> Iterator[Fault]:
    walls = {frozenset(wall.split("|")) for wall in face.walls}
    for letter in sorted(set(drawing.area.values())):
        cells = [cell for cell, area in drawing.area.items() if area == letter]
        joined = _joined(cells[:1], cells, drawing, walls)
        for cell in cells:
            if cell not in joined:
                yield fault("areas", f"{letter} {cell}", "area-split", letter=letter)
        standing = sum(drawing.colour[cell] in "bo" for cell in cells)
        if standing < LEAST_SPACES:
            yield fault("spaces", letter, "area-narrow", spaces=standing, needed=LEAST_SPACES)


def _joined(wave: list[str], cells: list[str], drawing: Drawing, walls: set[frozenset[str]]) -> set[str]:
    joined = set(wave)
    while wave:
        cell = wave.pop()
        for other in cells:
            if other not in joined and drawing.beside(cell, other) and frozenset((cell, other)) not in walls:
                joined.add(other)
                wave.append(other)
    return joined


# The pieces of a scenario


class Spot(NamedTuple):
    """A space on the table."""

    cell: Cell
    area: str
    colour: str


class Layout:
    """The pieces as a scenario lays them, by the names of faces and spaces."""

    def __init__(self, rules: OkkoRules, scenario: Scenario) -> None:
        self.rules = rules
        self.scenario = scenario
        self.pieces = {piece.face: piece for piece in scenario.pieces if piece.face in rules.faces}
        self.spots: dict[str, Spot] = {}
        for piece in self.pieces.values():
            self.spots |= dict(_spots(rules.faces[piece.face], piece))
        self.areas = {spot.area for spot in self.spots.values()}

    def sockets(self, space: str) -> tuple[Cell, ...]:
        face, _, cell = space.partition(".")
        if face not in CORRIDOR_FACES:
            return TILE_SOCKETS.get(cell, ())
        return (UPRIGHT_SOCKETS if self.pieces[face].turned else LYING_SOCKETS).get(cell, ())


def _spots(face: TileFace, piece: Piece) -> Iterator[tuple[str, Spot]]:
    areas, spaces = face.areas.split(), face.spaces.split()
    x, y = piece.at
    for row, line in enumerate(areas):
        for column, letter in enumerate(line):
            cell = (x + row, y + column) if piece.turned else (x + column, y + row)
            name = f"{piece.face}.{cell_name(piece.face, row, column)}"
            yield name, Spot(cell, f"{piece.face}.{letter}", spaces[row][column])


def layout_faults(layout: Layout) -> list[Fault]:
    found = [*_pieces(layout), *_overlaps(layout), *_doors(layout)]
    return found or list(_reachable(layout))


def _pieces(layout: Layout) -> Iterator[Fault]:
    faces = layout.rules.faces
    used: dict[str, str] = {}
    if not layout.scenario.pieces:
        yield fault("pieces", "", "no-pieces")
    for number, piece in enumerate(layout.scenario.pieces, start=1):
        field = f"pieces {number}"
        if piece.face not in faces:
            yield fault(field, piece.face, "no-face", faces=", ".join(faces))
            continue
        if piece.turned and piece.face not in CORRIDOR_FACES:
            yield fault(field, piece.face, "turned-tile")
        if not all(0 <= at < MOST_CELLS for at in piece.at):
            yield fault(field, piece.face, "off-table", x=piece.at[0], y=piece.at[1], most=MOST_CELLS - 1)
        physical = faces[piece.face].piece
        if physical in used:
            yield fault(field, piece.face, "piece-twice", piece=physical, other=used[physical])
        used[physical] = piece.face


def _overlaps(layout: Layout) -> Iterator[Fault]:
    lying: dict[Cell, str] = {}
    told: set[tuple[str, str]] = set()
    for space, spot in layout.spots.items():
        other = lying.setdefault(spot.cell, space)
        pair = (other.partition(".")[0], space.partition(".")[0])
        if other != space and pair not in told:
            told.add(pair)
            yield fault("pieces", f"{space} ({spot.cell[0]}, {spot.cell[1]})", "overlap", other=other)


def _doors(layout: Layout) -> Iterator[Fault]:
    seen: set[frozenset[str]] = set()
    for number, door in enumerate(layout.scenario.doors, start=1):
        field = f"doors {number}"
        ends = door.removesuffix(" closed").split(" - ")
        missing = [end for end in ends if end not in layout.spots]
        wrong = [end for end in ends if end not in missing and not layout.sockets(end)]
        for end in missing:
            yield fault(field, end, "not-laid")
        for end in wrong:
            yield fault(field, end, "no-socket")
        if missing or wrong:
            continue
        if frozenset(ends) in seen:
            yield fault(field, door, "twice")
        elif not _touch(layout, *ends):
            one, other = (layout.spots[end].cell for end in ends)
            yield fault(field, door, "no-touch", one=f"({one[0]}, {one[1]})", other=f"({other[0]}, {other[1]})")
        seen.add(frozenset(ends))


def _touch(layout: Layout, one: str, other: str) -> bool:
    (ax, ay), (bx, by) = layout.spots[one].cell, layout.spots[other].cell
    way = (bx - ax, by - ay)
    return way in layout.sockets(one) and (-way[0], -way[1]) in layout.sockets(other)


def _reachable(layout: Layout) -> Iterator[Fault]:
    """Check that every area is reachable from the first start; a closed door can be opened."""
    starts = [start for start in layout.scenario.starts[:1] if start in layout.spots and SPACE.get(start) is not None]
    if not starts:
        return
    floor = Floor(lay(layout.rules, layout.scenario), doors_of(layout.scenario))
    near = floor.areas_near(floor.walls)
    first = AREAS.index(layout.spots[starts[0]].area)
    reached, wave = {first}, [first]
    while wave:
        for area in near[wave.pop()]:
            if area not in reached:
                reached.add(area)
                wave.append(area)
    for area in floor.areas:
        if area not in reached:
            yield fault("pieces", AREAS[area], "unreachable", start=starts[0])
