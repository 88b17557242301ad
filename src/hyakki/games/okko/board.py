"""The palace as it is laid: tiles, areas, spaces, doors; which are adjacent, and what can be seen from where.

Tiles, areas, spaces and doors are numbers; sets of them are masks. The dot of the space in cell (x, y) lies at
(2x + 1, 2y + 1), so that walls run along even numbers and every sight test is exact (OK-R38).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

NOWHERE = -1

BLUE, ORANGE, PURPLE_1, PURPLE_3, GREEN_1, GREEN_3 = range(6)
LETTERS = "bopPgG"
"""How a drawing names the colours of spaces; `x` is a cell without one."""
PURPLE, GREEN = (PURPLE_1, PURPLE_3), (GREEN_1, GREEN_3)

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]
"""Two cells side by side, the upper or left one first."""


class Piece(NamedTuple):
    """A tile or corridor as it lies. A turned corridor has five rows of one cell."""

    face: str
    x: int
    y: int
    areas: tuple[str, ...]
    """Rows of area letters."""
    spaces: tuple[str, ...]
    """Rows of colours."""
    walls: tuple[tuple[int, int], ...] = ()
    """Pairs of cells of this piece, counted from the top left, row by row."""
    sneak: int = 0
    """Difficulty of a sneak test here; 0 if it is not prohibited (OK-276)."""
    red_circle: bool = False
    """Sneak tests fail at once (OK-281)."""
    mission: bool = False

    @property
    def width(self) -> int:
        return len(self.areas[0])

    def cells(self) -> Iterator[tuple[int, Cell, str, str]]:
        """Each cell: its number, where it lies, its area and its colour."""
        for row, letters in enumerate(self.areas):
            for column, letter in enumerate(letters):
                yield (
                    row * self.width + column,
                    (self.x + column, self.y + row),
                    letter,
                    self.spaces[row][column],
                )

    def address(self, number: int) -> str:
        """OK: `FACE.rc` on a tile, `FACE.c` on a corridor."""
        if min(self.width, len(self.areas)) == 1:
            return f"{self.face}.{number}"
        return f"{self.face}.{number // self.width}{number % self.width}"


class Door(NamedTuple):
    """A door token between two sockets."""

    spaces: tuple[int, int]
    tiles: tuple[int, int]
    edge: Edge


class Floor:
    """What never changes: the pieces and where things lie on them."""

    __slots__ = (
        "area_names",
        "area_of",
        "area_spaces",
        "areas_of_tile",
        "cell_of",
        "colour",
        "doors",
        "near_tiles",
        "pieces",
        "space_at",
        "space_names",
        "spaces",
        "tile_names",
        "tile_of",
        "tile_of_area",
        "tile_spaces",
        "cell_area",
        "walls",
        "_betweens",
    )

    def __init__(self, pieces: Iterable[Piece], doors: Iterable[tuple[str, str]]) -> None:
        self.pieces = tuple(pieces)
        self.tile_names = tuple(piece.face for piece in self.pieces)
        self.space_names: list[str] = []
        self.cell_of: list[Cell] = []
        self.area_of: list[int] = []
        self.tile_of: list[int] = []
        self.colour: list[int] = []
        self.area_names: list[str] = []
        self.tile_of_area: list[int] = []
        self.areas_of_tile: list[list[int]] = []
        self.space_at: dict[Cell, int] = {}
        self.cell_area: dict[Cell, int] = {}
        self.walls: set[Edge] = set()
        for tile, piece in enumerate(self.pieces):
            self._lay(tile, piece)
        self.spaces = len(self.space_names)
        self.area_spaces = [_mask(s for s in range(self.spaces) if self.area_of[s] == a) for a in self._all_areas()]
        self.tile_spaces = [
            _mask(s for s in range(self.spaces) if self.tile_of[s] == t) for t in range(len(self.pieces))
        ]
        self.doors = tuple(self._door(one, other) for one, other in doors)
        self.walls |= self._rims() - {door.edge for door in self.doors}
        self.near_tiles = [
            sorted({t for door in self.doors if tile in door.tiles for t in door.tiles if t != tile})
            for tile in range(len(self.pieces))
        ]
        """By tile: those that share a door token with it, open or closed (OK-R41)."""
        self._betweens: dict[tuple[int, int], int] = {}

    def _all_areas(self) -> range:
        return range(len(self.area_names))

    def _lay(self, tile: int, piece: Piece) -> None:
        named: dict[str, int] = {}
        where: list[Cell] = []
        for number, cell, letter, colour in piece.cells():
            where.append(cell)
            if letter not in named:
                named[letter] = len(self.area_names)
                self.area_names.append(f"{piece.face}.{letter}")
                self.tile_of_area.append(tile)
            self.cell_area[cell] = named[letter]
            if colour != "x":
                self.space_at[cell] = len(self.space_names)
                self.space_names.append(piece.address(number))
                self.cell_of.append(cell)
                self.area_of.append(named[letter])
                self.tile_of.append(tile)
                self.colour.append(LETTERS.index(colour))
        self.areas_of_tile.append(sorted(named.values()))
        self.walls |= {_edge(where[one], where[other]) for one, other in piece.walls}

    def _rims(self) -> set[Edge]:
        """The outer edges of every piece (OK-256)."""
        rims: set[Edge] = set()
        for cell, area in self.cell_area.items():
            for beside in _beside(cell):
                other = self.cell_area.get(beside)
                if other is None or self.tile_of_area[other] != self.tile_of_area[area]:
                    rims.add(_edge(cell, beside))
        return rims

    def _door(self, one: str, other: str) -> Door:
        a, b = self.space(one), self.space(other)
        return Door((a, b), (self.tile_of[a], self.tile_of[b]), _edge(self.cell_of[a], self.cell_of[b]))

    def space(self, name: str) -> int:
        return self.space_names.index(name)

    def area(self, name: str) -> int:
        return self.area_names.index(name)

    def tile(self, name: str) -> int:
        return self.tile_names.index(name)

    def distance(self, one: int, other: int) -> int:
        """Grid distance: the larger of the row and column gaps (OK-R59)."""
        (ax, ay), (bx, by) = self.cell_of[one], self.cell_of[other]
        return max(abs(ax - bx), abs(ay - by))

    def between(self, one: int, other: int) -> int:
        """The spaces whose figures stand in the line from one dot to the other (OK-R39)."""
        key = (one, other) if one < other else (other, one)
        found = self._betweens.get(key)
        if found is None:
            found = self._betweens[key] = self._in_line(*key)
        return found

    def _in_line(self, one: int, other: int) -> int:
        (ax, ay), (bx, by) = self.cell_of[one], self.cell_of[other]
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        found = 0
        for x in range(min(ax, bx), max(ax, bx) + 1):
            for y in range(min(ay, by), max(ay, by) + 1):
                space = self.space_at.get((x, y))
                if space is None:
                    continue
                along = (x - ax) * dx + (y - ay) * dy
                across = (x - ax) * dy - (y - ay) * dx
                if 0 < along < length and 25 * across * across < 4 * length:
                    found |= 1 << space
        return found


class Board:
    """The floor with some of its doors closed; made once for each set of them."""

    __slots__ = ("_sights", "adjacent", "areas_near", "closed", "floor", "near", "walls")

    def __init__(self, floor: Floor, closed: int = 0) -> None:
        self.floor = floor
        self.closed = closed
        """The doors that are closed, as a mask (OK-R40)."""
        self.walls = floor.walls | {door.edge for n, door in enumerate(floor.doors) if closed >> n & 1}
        self._sights: dict[tuple[int, int], bool] = {}
        self.near = [self._near(space) for space in range(floor.spaces)]
        """By space: the spaces adjacent to it, sorted (OK-269, OK-R37)."""
        self.adjacent = [_mask(spaces) for spaces in self.near]
        """The same as masks."""
        self.areas_near = self._areas_near()
        """By area: the areas one can walk to (OK-R36)."""

    def _near(self, space: int) -> list[int]:
        x, y = self.floor.cell_of[space]
        cells = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        spaces = [self.floor.space_at[cell] for cell in cells if cell in self.floor.space_at]
        return sorted(other for other in spaces if self._open_line(space, other))

    def _areas_near(self) -> list[list[int]]:
        found: list[set[int]] = [set() for _ in self.floor.area_names]
        cells = self.floor.cell_area
        for cell, area in cells.items():
            for beside in _beside(cell):
                other = cells.get(beside)
                if other is not None and other != area and _edge(cell, beside) not in self.walls:
                    found[area].add(other)
        return [sorted(areas) for areas in found]

    def open_line(self, one: int, other: int) -> bool:
        """Whether no wall and no closed door touches the line between two dots (OK-293, OK-R38)."""
        key = (one, other) if one < other else (other, one)
        found = self._sights.get(key)
        if found is None:
            found = self._sights[key] = self._open_line(*key)
        return found

    def sees(self, one: int, other: int, opponents: int) -> bool:
        """Whether the line is clear of walls and of opponents of whoever looks (OK-294)."""
        return self.open_line(one, other) and not self.floor.between(one, other) & opponents

    def _open_line(self, one: int, other: int) -> bool:
        cells = self.floor.cell_of
        (ax, ay), (bx, by) = cells[one], cells[other]
        return not (
            _touches(2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1, self._upright)
            or _touches(2 * ay + 1, 2 * ax + 1, 2 * by + 1, 2 * bx + 1, self._level)
        )

    def _upright(self, x: int, y: int) -> bool:
        """A wall from (2x, 2y) down to (2x, 2y + 2)."""
        return ((x - 1, y), (x, y)) in self.walls

    def _level(self, y: int, x: int) -> bool:
        """A wall from (2x, 2y) right to (2x + 2, 2y)."""
        return ((x, y - 1), (x, y)) in self.walls


def _touches(ax: int, ay: int, bx: int, by: int, wall: object) -> bool:
    """Whether the line crosses or grazes a wall that runs along the second axis: it is met where the first coordinate
    is even."""
    assert callable(wall)
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    run = bx - ax
    for x in range(ax + 1, bx, 2):
        rise = ay * run + (by - ay) * (x - ax)
        place, rest = divmod(rise, 2 * run)
        if wall(x // 2, place) or (rest == 0 and wall(x // 2, place - 1)):
            return True
    return False


def _edge(one: Cell, other: Cell) -> Edge:
    return (one, other) if one < other else (other, one)


def _beside(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_of(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# Movement by areas (OK-283 to OK-292)


class Reach(NamedTuple):
    """Where one move action can lead."""

    steps: dict[int, int]
    """By area: how many areas are crossed to it; the area it starts from is 0 (OK-285)."""
    halted: int
    """Areas where the move must end, as a mask (OK-286)."""
    limited: bool
    """It starts beside an opponent: one area and no further (OK-284)."""


def reach(board: Board, start: int, speed: int, opponents: int, unhalted: bool = False) -> Reach:
    """`opponents` are the areas that hold an opponent, as a mask. Whether a move can end in an area depends on its free
    spaces (OK-288, OK-R45)."""
    halting = 0 if unhalted else opponents
    limited = bool(halting >> start & 1)
    most = 1 if limited else max(speed, 0)  # OK-R42
    steps = {start: 0}
    wave = [start]
    for step in range(1, most + 1):
        following: list[int] = []
        for area in wave:
            if halting >> area & 1 and area != start:
                continue
            for other in board.areas_near[area]:
                if other not in steps:
                    steps[other] = step
                    following.append(other)
        wave = following
    return Reach(steps, _mask(area for area in steps if halting >> area & 1 and area != start), limited)


def why_not(board: Board, start: int, speed: int, opponents: int, area: int, unhalted: bool = False) -> str:
    """The rule that keeps a move out of an area; it is one that `reach` does not name."""
    if opponents >> start & 1 and not unhalted:
        return "OK-284"
    return "OK-289" if not unhalted and area in reach(board, start, speed, 0).steps else "OK-283"


def areas_apart(board: Board, one: int, other: int) -> int:
    """How many areas away, or a large number."""
    found = reach(board, one, len(board.areas_near), 0).steps
    return found.get(other, 999)
