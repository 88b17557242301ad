"""The palace as it is laid: tiles, areas, spaces, doors; which are adjacent, and what can be seen from where.

Tiles, areas, spaces and doors are numbers (ids.py); sets of them are masks. The dot of the space in cell (x, y) lies at
(2x + 1, 2y + 1), so that walls run along even numbers and every sight test is exact (OK-R38).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from hyakki.games.okko.catalog.ids import LETTERS, PER_FACE

NOWHERE: Final = -1

BLUE, ORANGE, PURPLE_1, PURPLE_3, GREEN_1, GREEN_3 = range(6)
COLOURS = "bopPgG"
"""The letters of a drawing for the colours of spaces; `x` is a cell without one."""
PURPLE, GREEN = (PURPLE_1, PURPLE_3), (GREEN_1, GREEN_3)

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]
"""Two cells side by side, the upper or left one first."""


class Piece(NamedTuple):
    """A tile or corridor as it lies. A turned corridor has five rows of one cell."""

    tile: int
    """The number of its face."""
    x: int
    y: int
    areas: tuple[str, ...]
    """Rows of area letters."""
    spaces: tuple[str, ...]
    """Rows of colours."""
    walls: tuple[tuple[int, int], ...] = ()
    """Pairs of its cells."""
    sneak: int = 0
    """Difficulty of a sneak test here; 0 if it is not prohibited (OK-276)."""
    red_circle: bool = False
    """Sneak tests fail at once (OK-281)."""

    def cells(self) -> Iterator[tuple[int, Cell, int, str]]:
        """Each cell: its number as a space, where it lies, its area and its colour."""
        width = len(self.areas[0])
        for row, letters in enumerate(self.areas):
            for column, letter in enumerate(letters):
                space = PER_FACE * self.tile + row * width + column
                area = len(LETTERS) * self.tile + LETTERS.index(letter)
                yield space, (self.x + column, self.y + row), area, self.spaces[row][column]


class Door(NamedTuple):
    """A door token between two sockets."""

    spaces: tuple[int, int]
    edge: Edge

    @property
    def tiles(self) -> tuple[int, int]:
        return tile_of(self.spaces[0]), tile_of(self.spaces[1])


def tile_of(space: int) -> int:
    return space // PER_FACE


def tile_of_area(area: int) -> int:
    return area // len(LETTERS)


class Floor:
    """The unchanging part of the board: the pieces and the things on them."""

    __slots__ = (
        *("area_of", "area_spaces", "areas", "cell_area", "cell_of", "coloured", "doors", "everywhere"),
        *("barred", "near_tiles", "pieces", "space_at", "spaces", "tile_spaces", "tiles", "walls", "_betweens"),
    )

    def __init__(self, pieces: Iterable[Piece], doors: Iterable[tuple[int, int]]) -> None:
        self.pieces = {piece.tile: piece for piece in pieces}
        self.tiles = sorted(self.pieces)
        self.cell_of: dict[int, Cell] = {}
        self.space_at: dict[Cell, int] = {}
        self.area_of: dict[int, int] = {}
        self.coloured = [0] * len(COLOURS)
        """The spaces of each colour, as a mask."""
        self.cell_area: dict[Cell, int] = {}
        self.walls: set[Edge] = set()
        for piece in self.pieces.values():
            self._lay(piece)
        self.spaces = sorted(self.area_of)
        self.areas = sorted(set(self.cell_area.values()))
        self.area_spaces = {area: _mask(s for s in self.spaces if self.area_of[s] == area) for area in self.areas}
        self.tile_spaces = {tile: _mask(s for s in self.spaces if tile_of(s) == tile) for tile in self.tiles}
        self.doors = tuple(Door((one, other), _edge(self.cell_of[one], self.cell_of[other])) for one, other in doors)
        self.walls |= self._rims() - {door.edge for door in self.doors}
        self.near_tiles = {
            tile: sorted({t for door in self.doors if tile in door.tiles for t in door.tiles if t != tile})
            for tile in self.tiles
        }
        """The tiles that share a door token with each tile, open or closed (OK-R41)."""
        self.everywhere = _mask(self.spaces)
        self.barred = 0
        """The spaces where heroes and their allies never stand (OK-265)."""
        for colour in (*PURPLE, *GREEN):
            self.barred |= self.coloured[colour]
        self._betweens: dict[tuple[int, int], int] = {}

    def _lay(self, piece: Piece) -> None:
        where: list[Cell] = []
        for space, cell, area, colour in piece.cells():
            where.append(cell)
            self.cell_area[cell] = area
            if colour != "x":
                self.space_at[cell] = space
                self.cell_of[space] = cell
                self.area_of[space] = area
                self.coloured[COLOURS.index(colour)] |= 1 << space
        self.walls |= {_edge(where[one], where[other]) for one, other in piece.walls}

    def _rims(self) -> set[Edge]:
        """The outer edges of every piece (OK-256)."""
        rims: set[Edge] = set()
        for cell, area in self.cell_area.items():
            for beside in _beside(cell):
                other = self.cell_area.get(beside)
                if other is None or tile_of_area(other) != tile_of_area(area):
                    rims.add(_edge(cell, beside))
        return rims

    def areas_near(self, walls: set[Edge]) -> dict[int, list[int]]:
        """The areas one can walk to from each area, between these walls (OK-R36)."""
        found: dict[int, set[int]] = {area: set() for area in self.areas}
        cells = self.cell_area
        for cell, area in cells.items():
            for beside in _beside(cell):
                other = cells.get(beside)
                if other is not None and other != area and _edge(cell, beside) not in walls:
                    found[area].add(other)
        return {area: sorted(areas) for area, areas in found.items()}

    def reinforcement(self, colours: tuple[int, int], many: bool) -> int:
        """The spaces where agents of this colour can be brought: +3 ones only with many heroes (OK-263, OK-264)."""
        return self.coloured[colours[0]] | (self.coloured[colours[1]] if many else 0)

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
        self.near = {space: self._near(space) for space in floor.spaces}
        """The spaces adjacent to each space, sorted (OK-269, OK-R37)."""
        self.adjacent = {space: _mask(spaces) for space, spaces in self.near.items()}
        """The same as masks."""
        self.areas_near = floor.areas_near(self.walls)
        """The areas one can walk to, by area (OK-R36)."""

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same floor and doors: a Board may be made twice."""
        if not isinstance(other, Board):
            return NotImplemented
        return (self.floor, self.closed) == (other.floor, other.closed)

    def __hash__(self) -> int:
        return hash(self.closed)

    def _near(self, space: int) -> list[int]:
        x, y = self.floor.cell_of[space]
        cells = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        spaces = [self.floor.space_at[cell] for cell in cells if cell in self.floor.space_at]
        return sorted(other for other in spaces if self._open_line(space, other))

    def open_line(self, one: int, other: int) -> bool:
        """Return whether no wall and no closed door touches the line between two dots (OK-293, OK-R38)."""
        key = (one, other) if one < other else (other, one)
        found = self._sights.get(key)
        if found is None:
            found = self._sights[key] = self._open_line(*key)
        return found

    def sees(self, one: int, other: int, opponents: int) -> bool:
        """Return whether the line is clear of walls and of opponents of the figure that looks (OK-294)."""
        return self.open_line(one, other) and not self.floor.between(one, other) & opponents

    def _open_line(self, one: int, other: int) -> bool:
        cells = self.floor.cell_of
        (ax, ay), (bx, by) = cells[one], cells[other]
        return not (
            _touches(2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1, self._upright)
            or _touches(2 * ay + 1, 2 * ax + 1, 2 * by + 1, 2 * bx + 1, self._level)
        )

    def _upright(self, x: int, y: int) -> bool:
        """Return whether there is a wall from (2x, 2y) down to (2x, 2y + 2)."""
        return ((x - 1, y), (x, y)) in self.walls

    def _level(self, y: int, x: int) -> bool:
        """Return whether there is a wall from (2x, 2y) right to (2x + 2, 2y)."""
        return ((x, y - 1), (x, y)) in self.walls


def _touches(ax: int, ay: int, bx: int, by: int, wall: Callable[[int, int], bool]) -> bool:
    """Return whether the line crosses or grazes a wall that runs along the second axis: it is met where the first
    coordinate is even."""
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
    bits = bin(mask)[:1:-1]
    found = []
    number = bits.find("1")
    while number >= 0:
        found.append(number)
        number = bits.find("1", number + 1)
    return found


# Movement by areas (OK-283 to OK-292)


class Reach(NamedTuple):
    """The results of one move action."""

    steps: dict[int, int]
    """The number of areas crossed to each area; 0 for the area where it starts (OK-285)."""
    halted: int
    """Areas where the move must end, as a mask (OK-286)."""
    limited: bool
    """Whether it starts beside an opponent: one area and no further (OK-284)."""


def reach(board: Board, start: int, speed: int, opponents: int, unhalted: bool = False) -> Reach:
    """`opponents` are the areas that hold an opponent, as a mask. Whether a move can end in an area depends on its free
    spaces (OK-288, OK-R45)."""
    halting = 0 if unhalted else opponents
    limited = bool(halting >> start & 1)
    most = 1 if limited else max(speed, opponents >> start & 1)  # OK-R42
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
    if not unhalted and area in reach(board, start, speed, 0).steps:
        return "OK-289"
    return "OK-283" if speed else "OK-R42"


def areas_apart(board: Board, one: int, other: int) -> int:
    """Return how many areas away, or a large number."""
    found = reach(board, one, len(board.areas_near), 0).steps
    return found.get(other, 999)
