"""The map: a hundred cells in twenty-five slots, what lies between two cells, and what can be seen.

A cell is a number, ten to a row from the north-west; an edge between two cells is named by its western or northern one.
A Board is what the ghost world and the placed Rooms come to. It never changes, and is made once for each map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hyakki.games.kaidan.board.tiles import BARE, BLUE, EAST, INNER, MAP, MASK, NORTH, OPEN, OUTER, SOUTH, WALL, Layout
from hyakki.games.kaidan.catalog.ids import TREASURE
from hyakki.games.kaidan.catalog.kit import Kit

SIZE: Final = 10
SLOTS: Final = 25
CELLS: Final = SIZE * SIZE
OFF: Final = -1
"""The cell of a thing that is not on the map."""

SPECTRAL: Final = 4
"""A spectral wall; the other edges are those of tiles (KA-R23)."""
DOORS = (INNER, OUTER)
MARKERS = (MAP, MASK, BLUE)

HOUSE: Final = 0
BOTH: Final = 1
GARDEN: Final = 2
"""The three areas, and the piles their Rooms come from (KA-035, KA-037)."""

NO_ROOM = -1
FAR: Final = 1000
"""Further than anything: there is no way."""


SLOT_OF: Final = (*(cell // (2 * SIZE) * 5 + cell % SIZE // 2 for cell in range(CELLS)), OFF)
"""The position that covers each cell, and last what covers OFF."""


def cell_at(row: int, column: int) -> int:
    """Return the cell of a row and a column, as the coordinate dice show them, from 1 (KA-032)."""
    return (row - 1) * SIZE + column - 1


def cell_name(cell: int) -> str:
    return f"{cell // SIZE + 1}-{cell % SIZE + 1}"


def slot_of(cell: int) -> int:
    """The position of a Room that covers this cell (KA-036)."""
    return SLOT_OF[cell]


def cells_of(slot: int) -> tuple[int, int, int, int]:
    """The cells a, b, c, d of a position."""
    a = slot // 5 * 2 * SIZE + slot % 5 * 2
    return a, a + 1, a + SIZE, a + SIZE + 1


def area_of(slot: int) -> int:
    """Return the area of a position for Rooms (KA-035)."""
    return HOUSE if slot < 15 else BOTH if slot < 20 else GARDEN


def column_of(cell: int) -> int:
    """The column of Rooms, and so the darkness token, of a cell (KA-137)."""
    return cell % SIZE // 2


def beside(cell: int, way: int) -> int:
    """The next cell that way, or OFF at the edge of the board."""
    if way == NORTH:
        return cell - SIZE if cell >= SIZE else OFF
    if way == SOUTH:
        return cell + SIZE if cell < CELLS - SIZE else OFF
    if way == EAST:
        return cell + 1 if cell % SIZE < SIZE - 1 else OFF
    return cell - 1 if cell % SIZE else OFF


BESIDE: Final = tuple(tuple(beside(cell, way) for way in range(4)) for cell in range(CELLS))


AROUND = tuple(frozenset((cell, *near)) for cell, near in enumerate(BESIDE))
"""Each cell with those beside it."""


def way_to(cell: int, other: int) -> int:
    """The direction in which an adjacent cell lies (KA-R21)."""
    return BESIDE[cell].index(other)


def edge_between(cell: int, other: int) -> int:
    """Return the edge of two adjacent cells; it has one name, whichever cell is named first."""
    first = min(cell, other)
    return first * 2 + (abs(cell - other) == SIZE)


def edge_cells(edge: int) -> tuple[int, int]:
    return edge // 2, edge // 2 + (SIZE if edge % 2 else 1)


def edge_name(edge: int) -> str:
    one, other = edge_cells(edge)
    return f"{cell_name(one)}|{cell_name(other)}"


def loudness(cell: int, other: int) -> int:
    """Return the distance of two cells as noise travels: orthogonally, walls ignored (KA-081)."""
    return abs(cell // SIZE - other // SIZE) + abs(cell % SIZE - other % SIZE)


NEIGHBOUR_SLOTS = tuple(
    tuple(
        other
        for other, there in (
            (slot - 5, slot >= 5),
            (slot + 1, slot % 5 < 4),
            (slot + 5, slot < 20),
            (slot - 1, slot % 5 > 0),
        )
        if there
    )
    for slot in range(SLOTS)
)


Passage = tuple[int, int, int]
"""The cell that a step leads to; the edge of the exterior door between, and the position of the Room that it enters, or
OFF."""
Unexplored = tuple[int, int, int]
"""The cell on this side of a door, its edge, the position beyond."""

_BOARDS: dict[tuple[int, tuple[int, ...], bool, tuple[int, ...]], Board] = {}
MOST_BOARDS: Final = 4096


def board_of(kit: Kit, rooms: Sequence[int], unlocked: bool, forced: Sequence[int]) -> Board:
    """The map that these Rooms make; made once."""
    key = (id(kit), tuple(rooms), unlocked, tuple(forced))
    found = _BOARDS.get(key)
    if found is None or found.kit is not kit:
        if len(_BOARDS) >= MOST_BOARDS:
            _BOARDS.clear()
        found = _BOARDS[key] = Board(kit, *key[1:])
    return found


def room_code(tile: int, turn: int) -> int:
    """Return a number for a placed Room: the tile and the quarters it is turned."""
    return tile * 4 + turn


class Board:
    """Edges, marks and sight of one map. `rooms` holds a code for each slot; `forced` are the walls that a sealed-in PG
    has made doors of (KA-R30)."""

    __slots__ = (
        *("_doors", "_hash", "_lands", "_marked", "_opened", "_sight", "_steps", "_ways"),
        *("_unexplored", "_walks", "edges", "forced", "kit", "markers", "marks", "rooms", "unlocked"),
    )

    def __init__(self, kit: Kit, rooms: tuple[int, ...], unlocked: bool, forced: tuple[int, ...]) -> None:
        self.kit = kit
        self.rooms = rooms
        self.unlocked = unlocked
        self.forced = forced
        self.edges = self._edges()
        self.marks = self._marks()
        self.markers = tuple((cell, mark) for cell, mark in self.marks.items() if mark in MARKERS)
        """The cells on which tokens are put once a PG sees them (KA-108, KA-118, KA-123)."""
        # Results that are needed often are computed once.
        self._hash = hash((rooms, unlocked, forced))
        self._marked = {mark: cell for cell, mark in reversed(self.marks.items())}
        self._sight: list[frozenset[int] | None] = [None] * CELLS
        self._opened: dict[tuple[int, int], frozenset[int]] = {}
        self._steps: list[tuple[tuple[int, ...], ...] | None] = [None, None]
        self._ways: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._doors: dict[int, tuple[int, ...]] = {}
        self._lands: dict[int, frozenset[int]] = {}
        self._walks: tuple[tuple[Passage, ...], ...] | None = None
        self._unexplored: tuple[Unexplored, ...] | None = None

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same Rooms and doors: a Board may be made twice."""
        if not isinstance(other, Board):
            return NotImplemented
        return (self.kit, self.rooms, self.unlocked, self.forced) == (
            other.kit,
            other.rooms,
            other.unlocked,
            other.forced,
        )

    def __hash__(self) -> int:
        return self._hash

    # Contents of cells

    def tile(self, slot: int) -> int:
        """The tile at a position, or NO_ROOM."""
        return self.rooms[slot] >> 2

    def layout(self, slot: int) -> Layout:
        code = self.rooms[slot]
        return self.kit.layouts[code >> 2][code & 3]

    def covered(self, cell: int) -> bool:
        return self.rooms[SLOT_OF[cell]] >= 0

    def locked(self, cell: int) -> bool:
        """Return whether the cell is in a Treasure Room that is not open (KA-120)."""
        return not self.unlocked and self.tile(slot_of(cell)) == TREASURE

    def slot_of_tile(self, tile: int) -> int:
        """Return where a tile lies, or OFF."""
        return next((slot for slot in range(SLOTS) if self.tile(slot) == tile), OFF)

    def marked(self, mark: int) -> int:
        """The cell of a mark of which there is one, or OFF."""
        return self._marked.get(mark, OFF)

    def _marks(self) -> dict[int, int]:
        return {
            cell: mark
            for slot in range(SLOTS)
            if self.rooms[slot] >= 0
            for cell, mark in zip(cells_of(slot), self.layout(slot).marks, strict=True)
            if mark != BARE
        }

    # Edges

    def edge(self, cell: int, other: int) -> int:
        """Return what separates two adjacent cells."""
        return self.edges[cell * 4 + way_to(cell, other)]

    def _edges(self) -> tuple[int, ...]:
        edges = [WALL] * (CELLS * 4)
        for cell in range(CELLS):
            for way in (EAST, SOUTH):
                other = BESIDE[cell][way]
                if other != OFF:
                    edges[cell * 4 + way] = edges[other * 4 + (way ^ 2)] = self._edge(cell, other, way)
        return tuple(edges)

    def _edge(self, cell: int, other: int, way: int) -> int:
        slot, beyond = slot_of(cell), slot_of(other)
        if self.rooms[slot] < 0 and self.rooms[beyond] < 0:
            return SPECTRAL if self.kit.spectral[cell][way] else OPEN
        if slot == beyond:
            return self._printed(cell, way)
        if not self.unlocked and TREASURE in (self.tile(slot), self.tile(beyond)):
            return WALL  # KA-120, KA-R28
        return OUTER if self._is_door(cell, other, way) else WALL

    def _is_door(self, cell: int, other: int, way: int) -> bool:
        """Return whether there is a door: one printed on either tile is enough (KA-R23), or one that a PG has made
        (KA-R30)."""
        printed = OUTER in (self._printed(cell, way), self._printed(other, way ^ 2))
        return printed or edge_between(cell, other) in self.forced

    def _printed(self, cell: int, way: int) -> int:
        """Return what the tile on this cell shows there; a wall where no tile lies."""
        slot = slot_of(cell)
        return WALL if self.rooms[slot] < 0 else self.layout(slot).edges[cells_of(slot).index(cell)][way]

    def beside_treasure(self, cell: int) -> bool:
        """Return whether the cell is next to an exterior door of the Treasure Room, locked or not (KA-121, KA-R28)."""
        return any(
            other != OFF
            and self.tile(slot_of(other)) == TREASURE != self.tile(slot_of(cell))
            and self._is_door(cell, other, way)
            for way, other in enumerate(BESIDE[cell])
        )

    # Sight

    def sees(self, cell: int, other: int, opened: int = OFF) -> bool:
        """Return whether a cell is seen from another: line of sight reaches one cell, also diagonally, and walls and
        closed doors block it (KA-086, KA-087). `opened` is the edge of a door that is open (KA-R31)."""
        if other in self.sight(cell):
            return True
        return opened != OFF and other in self.sight_through(cell, opened)

    def sight(self, cell: int) -> frozenset[int]:
        """Return what is seen from a cell with all doors closed."""
        found = self._sight[cell]
        if found is None:
            found = self._sight[cell] = frozenset(self._seen_from(cell, OFF))
        return found

    def sight_through(self, cell: int, opened: int) -> frozenset[int]:
        """Return what is seen from a cell with one door open; a door further away changes nothing."""
        first, second = edge_cells(opened)
        if cell not in AROUND[first] and cell not in AROUND[second]:
            return self.sight(cell)
        found = self._opened.get((cell, opened))
        if found is None:
            found = self._opened[cell, opened] = frozenset(self._seen_from(cell, opened))
        return found

    def _seen_from(self, cell: int, opened: int) -> Iterator[int]:
        yield cell
        for way in range(4):
            other = BESIDE[cell][way]
            if other == OFF:
                continue
            turn = (way + 1) % 4
            if self._clear(cell, way, opened):
                yield other
            corner = BESIDE[other][turn]
            if corner != OFF:
                along = BESIDE[cell][turn]
                if (self._clear(cell, way, opened) and self._clear(other, turn, opened)) or (
                    self._clear(cell, turn, opened) and self._clear(along, way, opened)
                ):  # KA-R22: one of the two ways round the corner is enough
                    yield corner

    def _clear(self, cell: int, way: int, opened: int) -> bool:
        kind = self.edges[cell * 4 + way]
        return kind == OPEN or (kind in DOORS and edge_between(cell, BESIDE[cell][way]) == opened)

    # Ways

    def passable(self, cell: int, way: int, ghost: bool) -> bool:
        """Return whether an entity can pass: through any door and no wall; spectral walls only if it ignores them
        (KA-241, KA-246, KA-R36)."""
        kind = self.edges[cell * 4 + way]
        return kind not in (WALL, SPECTRAL) or (ghost and kind == SPECTRAL)

    def next_cells(self, cell: int, ghost: bool = False) -> tuple[int, ...]:
        """Return where one step of an entity leads, in the order N, E, S, W."""
        return self.steps(ghost)[cell]

    def steps(self, ghost: bool) -> tuple[tuple[int, ...], ...]:
        """The next cells of every cell."""
        found = self._steps[ghost]
        if found is None:
            found = self._steps[ghost] = tuple(
                tuple([BESIDE[cell][way] for way in range(4) if self.passable(cell, way, ghost)])
                for cell in range(CELLS)
            )
        return found

    def doors(self, cell: int) -> tuple[int, ...]:
        """The edges of a cell that hold a door, in the order N, E, S, W."""
        found = self._doors.get(cell)
        if found is None:
            found = self._doors[cell] = tuple(
                edge_between(cell, other)
                for way, other in enumerate(BESIDE[cell])
                if other != OFF and self.edges[cell * 4 + way] in DOORS
            )
        return found

    def walks(self) -> tuple[tuple[Passage, ...], ...]:
        """Where one step of a PG leads from every cell of a Room, in the order N, E, S, W: no wall is between."""
        if self._walks is None:
            self._walks = tuple([tuple(self._passages(cell)) for cell in range(CELLS)])
        return self._walks

    def _passages(self, cell: int) -> Iterator[Passage]:
        for way, other in enumerate(BESIDE[cell]):
            if other != OFF and self.covered(other):
                kind = self.edges[cell * 4 + way]
                if kind in (OPEN, INNER, OUTER):
                    door = edge_between(cell, other) if kind == OUTER else OFF
                    yield other, door, slot_of(other) if slot_of(other) != slot_of(cell) else OFF

    def unexplored(self) -> tuple[Unexplored, ...]:
        """The exterior doors toward empty positions, position by position."""
        if self._unexplored is None:
            self._unexplored = tuple(
                [
                    (cell, edge_between(cell, other), slot_of(other))
                    for slot in range(SLOTS)
                    if self.rooms[slot] >= 0
                    for cell in cells_of(slot)
                    for way, other in enumerate(BESIDE[cell])
                    if other != OFF and self.edges[cell * 4 + way] == OUTER and not self.covered(other)
                ]
            )
        return self._unexplored

    def land(self, start: int) -> frozenset[int]:
        """Return where a PG can walk if every door is passable: cells of placed Rooms (KA-R30)."""
        found = self._lands.get(start)
        if found is None:
            found = self._land_around(start)
            self._lands |= dict.fromkeys(found, found)
        return found

    def _land_around(self, start: int) -> frozenset[int]:
        reached = [start]
        seen = {start}
        for cell in reached:
            for way, other in enumerate(BESIDE[cell]):
                if other != OFF and other not in seen and self.covered(other) and self.edges[cell * 4 + way] != WALL:
                    seen.add(other)
                    reached.append(other)
        return frozenset(seen)

    def ways(self, start: int, ghost: bool = False) -> tuple[int, ...]:
        """The steps from every cell to this one and back; FAR where there is no way (KA-R56)."""
        found = self._ways.get((start, ghost))
        if found is None:
            found = self._ways[start, ghost] = self._walk_from(start, ghost)
        return found

    def _walk_from(self, start: int, ghost: bool) -> tuple[int, ...]:
        following = self.steps(ghost)
        steps = [FAR] * CELLS
        steps[start] = 0
        reached = [start]
        for cell in reached:
            further = steps[cell] + 1
            for other in following[cell]:
                if steps[other] == FAR:
                    steps[other] = further
                    reached.append(other)
        return tuple(steps)
