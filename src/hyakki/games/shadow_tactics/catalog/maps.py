"""A map put together: tiles laid, hexes numbered, owned and coloured, tokens found.

Hexes are axial (q, r) with pointy tops; the kind of a hex follows from its place. Numbers run from left to right and
from top to bottom, for each kind; here they count from 0, in names (Y1, B1, J1) from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple

from hyakki.games.shadow_tactics.catalog.cards import GUARDS, Hex, Map, ShadowRules, Tile
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, TILES

YARD, BUSH, JUNCTION = range(3)
KINDS = ("yard", "bush", "junction")
LETTERS = "YBJ"

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NEAR_YARDS: tuple[Hex, ...] = ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
"""Yards that can share a junction."""
NONE: Final = -1
FARTHEST = 60
"""The table ends so many hexes from the hex (0,0)."""
A_HEX = re.compile(r"^[YBJ][1-9]\d{0,2}$")


def kind_of(at: Hex) -> int:
    return (at[0] - at[1]) % 3


def step(at: Hex, direction: int) -> Hex:
    q, r = DIRECTIONS[direction]
    return at[0] + q, at[1] + r


def around(at: Hex) -> tuple[Hex, ...]:
    """The six neighbours by direction."""
    return tuple((at[0] + q, at[1] + r) for q, r in DIRECTIONS)


def text_of(at: Hex) -> str:
    return f"({at[0]},{at[1]})"


class Spot(NamedTuple):
    """A hex by its kind and number."""

    kind: int
    number: int

    @property
    def name(self) -> str:
        return f"{LETTERS[self.kind]}{self.number + 1}"


class Gate(NamedTuple):
    """A gate board (ST-339 to ST-343): numbers of hexes of each kind."""

    tile: int
    yard: int
    junction: int
    """Brown while closed."""
    north_west: int
    south_west: int
    east: int
    """The last of the three bushes of the gate."""
    west_junction: int
    south_east: int
    """Not adjacent to the south-western bush while the gate is closed."""
    key: int
    """The junction on which its key lies."""
    closed_colour: int
    open_colour: int


class Posted(NamedTuple):
    """A guard of a sample deployment; with a focus if it stands in the tower."""

    yard: int
    guard: int
    corner: int = NONE
    facing: int = NONE
    focus: Spot | None = None


class Ground:
    """Tiles as they lie on the table. Hexes of a kind are known by their numbers. A tile that cannot lie where it is
    said to lie is left out."""

    def __init__(self, origins: Mapping[str, Hex], tiles: Mapping[str, Tile]) -> None:
        owners, colours = _laid(origins, tiles)
        hexes = sorted(owners, key=lambda at: (at[1], at[0]))
        self.hexes = tuple(tuple(at for at in hexes if kind_of(at) == kind) for kind in range(3))
        """The hexes of each kind, by number."""
        self.spots = {at: Spot(kind, number) for kind in range(3) for number, at in enumerate(self.hexes[kind])}
        self.owners = tuple(tuple(owners[at] for at in self.hexes[kind]) for kind in range(3))
        """The number of the tile each hex belongs to (ST-031)."""
        self.colours = tuple(colours[at] for at in self.hexes[JUNCTION])

    @property
    def yards(self) -> int:
        return len(self.hexes[YARD])

    @property
    def bushes(self) -> int:
        return len(self.hexes[BUSH])

    @property
    def junctions(self) -> int:
        return len(self.hexes[JUNCTION])

    def at(self, spot: Spot) -> Hex:
        return self.hexes[spot.kind][spot.number]

    def place(self, name: str) -> Spot | None:
        """A hex by its name on this map."""
        if not A_HEX.match(name):
            return None
        kind, number = LETTERS.index(name[0]), int(name[1:]) - 1
        return Spot(kind, number) if 0 <= number < len(self.hexes[kind]) else None

    def near(self, kind: int, number: int, wanted: int) -> tuple[int, ...]:
        """The neighbours of one kind, by direction; walls and boulders are not thought of."""
        spots = (self.spots.get(at) for at in around(self.hexes[kind][number]))
        return tuple(spot.number for spot in spots if spot is not None and spot.kind == wanted)

    def beside(self, kind: int, number: int, direction: int) -> int:
        """The number of the neighbour in a direction, or NONE."""
        spot = self.spots.get(step(self.hexes[kind][number], direction))
        return NONE if spot is None else spot.number

    @cached_property
    def routes(self) -> tuple[tuple[int, ...], ...]:
        """The yards that share a junction with each yard (ST-029)."""
        return tuple(
            tuple(
                sorted(
                    {there for j in self.near(YARD, yard, JUNCTION) for there in self.near(JUNCTION, j, YARD)} - {yard}
                )
            )
            for yard in range(self.yards)
        )


class Layout(Ground):
    """A map as it lies on the table, gates closed. All that it names must be on it."""

    def __init__(self, name: str, plan: Map, tiles: Mapping[str, Tile]) -> None:
        super().__init__(plan.tiles, tiles)
        self.name, self.plan = name, plan
        self.entries = tuple(self._spot(place).number for place in plan.entries)
        self.barracks = tuple(self._spot(place).number for place in plan.barracks)
        self.tower = self._spot(plan.tower).number if plan.tower else NONE
        self.objectives = tuple(map(self._spot, plan.objectives))
        self.green = tuple(self._spot(place).number for place in plan.green)
        self.blue = tuple(self._spot(place).number for place in plan.blue)
        gates = (self._gate(tile, tiles[tile]) for tile in TILES if is_gate(plan, tiles, tile))
        self.gates = tuple(gate for gate in gates if gate is not None)

    @property
    def tiles(self) -> tuple[int, ...]:
        """The numbers of the tiles used."""
        return tuple(number for number, tile in enumerate(TILES) if tile in self.plan.tiles)

    def colour_when(self, junction: int, opened: frozenset[int] | set[int]) -> int:
        """The colour of a junction while the gates on these tiles are open (ST-340)."""
        for gate in self.gates:
            if gate.junction == junction and gate.tile in opened:
                return gate.open_colour
        return self.colours[junction]

    def ways(self, bush: int, opened: frozenset[int] | set[int]) -> Iterator[int]:
        """The junctions a ninja can go to from a bush while the gates on these tiles are open (ST-342)."""
        walled = {gate.south_east for gate in self.gates if gate.south_west == bush and gate.tile not in opened}
        return (junction for junction in self.near(BUSH, bush, JUNCTION) if junction not in walled)

    def exits(self, junction: int, opened: frozenset[int] | set[int]) -> Iterator[int]:
        walled = {gate.south_west for gate in self.gates if gate.south_east == junction and gate.tile not in opened}
        return (bush for bush in self.near(JUNCTION, junction, BUSH) if bush not in walled)

    @cached_property
    def deployment(self) -> tuple[Posted, ...]:
        """The sample deployment, in the order of yards."""
        posted = []
        for place, posts in self.plan.deployment.items():
            yard = self._spot(place).number
            for post in posts:
                guard, at = GUARDS.index(post[0]), post[1:]
                if at.startswith("@"):
                    posted.append(Posted(yard, guard, focus=self._spot(at[1:])))
                else:
                    posted.append(Posted(yard, guard, int(at[0]), "io".index(at[1])))
        return tuple(sorted(posted, key=lambda post: post.yard))

    def _spot(self, name: str) -> Spot:
        spot = self.place(name)
        assert spot is not None, f"there is no {name}"
        return spot

    def _gate(self, name: str, tile: Tile) -> Gate | None:
        """The gate of this tile; None while another tile has a part of it."""
        at = self.plan.tiles[name]
        if gate_gap(self, name, at) is not None:
            return None
        ring = [self.spots[hex] for hex in around(at)]
        east, gate, north_west, west, south_west, south_east = (spot.number for spot in ring)
        key = self._spot(self.plan.keys[name]).number if name in self.plan.keys else NONE
        colours = self.colours[gate], COLOURS.index(tile.opens)
        bushes = north_west, south_west, east
        return Gate(TILES.index(name), self.spots[at].number, gate, *bushes, west, south_east, key, *colours)


def assemble(rules: ShadowRules, mission: str) -> Layout:
    return Layout(mission, rules.maps[mission], rules.tiles)


def shifted(tile: Tile, origin: Hex) -> Iterator[tuple[Hex, int]]:
    """The hexes of a tile on the map, with the number of their colour if they are junctions."""
    for q, r in (*tile.yards, *tile.bushes):
        yield (origin[0] + q, origin[1] + r), NONE
    for q, r, colour in tile.junctions:
        yield (origin[0] + q, origin[1] + r), COLOURS.index(colour)


def _laid(origins: Mapping[str, Hex], tiles: Mapping[str, Tile]) -> tuple[dict[Hex, int], dict[Hex, int]]:
    """The owner of each hex, and the colour of each junction."""
    owners: dict[Hex, int] = {}
    colours: dict[Hex, int] = {}
    for number, tile in enumerate(TILES):
        if tile in origins and can_lie(tiles[tile], origins[tile]):
            for at, colour in shifted(tiles[tile], origins[tile]):
                if at not in owners:
                    owners[at] = number
                    colours[at] = colour
    return owners, colours


def can_lie(tile: Tile, origin: Hex) -> bool:
    """Whether its yards come to lie on yards, and it is on the table."""
    return kind_of(origin) == origin_kind(tile) and max(map(abs, origin)) <= FARTHEST


def gate_gap(ground: Ground, name: str, at: Hex) -> Hex | None:
    """The hex of this gate, or beside it, that is on another tile, if there is one."""
    for there in (at, *around(at)):
        spot = ground.spots.get(there)
        if spot is None or TILES[ground.owners[spot.kind][spot.number]] != name:
            return there
    return None


def origin_kind(tile: Tile) -> int:
    if (0, 0) in tile.yards:
        return YARD
    return BUSH if (0, 0) in tile.bushes else JUNCTION


def is_gate(plan: Map, tiles: Mapping[str, Tile], tile: str) -> bool:
    return tile in plan.tiles and tiles[tile].kind == "gate" and can_lie(tiles[tile], plan.tiles[tile])
