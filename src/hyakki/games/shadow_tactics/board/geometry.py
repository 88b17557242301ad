"""The geometry of a map as it stands now: gates open or closed, boulders on edges. Immutable, made once, shared.

Corner k of a yard lies between directions k and k + 1; there the yard, one bush and one junction meet.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from hyakki.games.shadow_tactics.board.places import (
    CORNERS,
    IN,
    OUT,
    PER_YARD,
    TOWER,
    bush_place,
    focused,
    junction_place,
    post_at,
    stance_of,
)
from hyakki.games.shadow_tactics.catalog.maps import (
    BUSH,
    EAST,
    JUNCTION,
    NONE,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    YARD,
    Gate,
    Layout,
)

Edge = tuple[int, int]
"""Two adjacent places, the lower number first."""

BUSH_AT_CORNER = (EAST, NORTH_WEST, NORTH_WEST, SOUTH_WEST, SOUTH_WEST, EAST)
JUNCTION_AT_CORNER = (NORTH_EAST, NORTH_EAST, WEST, WEST, SOUTH_EAST, SOUTH_EAST)
MOST_IN_YARD = 3
"""Guards (ST-026)."""
WEST_SIDE, EAST_SIDE, NO_SIDE = 0, 1, -1
SIDE_OF_CORNER = (EAST_SIDE, NO_SIDE, WEST_SIDE, WEST_SIDE, NO_SIDE, EAST_SIDE)
"""The sides of a yard with a closed gate (ST-339)."""


def _room(taken: int) -> tuple[int, ...]:
    """The corners that are free while these (a mask) are taken: neither taken nor beside one that is (ST-025)."""
    blocked = taken | taken << 1 | taken >> 1 | (taken & 1) << 5 | taken >> 5
    return tuple(corner for corner in range(CORNERS) if not blocked >> corner & 1)


ROOM = tuple(_room(taken) for taken in range(1 << CORNERS))


class Board:
    """The neighbours of every place, and the lines of sight."""

    __slots__ = (
        "boulders",
        "bush_watch",
        "bushes",
        "colours",
        "corner_junction",
        "corners",
        "distances",
        "exits",
        "glances",
        "junction_watch",
        "junctions",
        "layout",
        "links",
        "lured_side",
        "opened",
        "posts",
        "prey",
        "seen_bush",
        "seen_junction",
        "sides",
        "sights",
        "tile_of_bush",
        "tile_of_junction",
        "tile_of_yard",
        "tower",
        "tower_stances",
        "ways",
        "yard_bushes",
        "yard_junctions",
        "yard_stances",
        "yards",
        "yards_by_bush",
        "yards_on",
    )

    def __init__(self, layout: Layout, opened: int = 0, boulders: frozenset[Edge] = frozenset()) -> None:
        """`opened`: a mask of the layout's gates."""
        self.layout, self.opened, self.boulders = layout, opened, boulders
        self.yards, self.bushes, self.junctions = layout.yards, layout.bushes, layout.junctions
        self.posts = PER_YARD * self.yards
        self.tower = layout.tower
        self.tile_of_yard, self.tile_of_bush, self.tile_of_junction = layout.owners
        opened_tiles = {gate.tile for number, gate in enumerate(layout.gates) if opened >> number & 1}
        self.colours = tuple(layout.colour_when(junction, opened_tiles) for junction in range(self.junctions))
        self._set_neighbours(opened_tiles)
        self._set_gates(opened_tiles)
        self._set_posts()
        self._set_sight()
        self._set_reach()
        self._set_tiles()
        self.distances = tuple(self._distances_from(yard) for yard in range(self.yards))

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same map, gates and boulders: a Board may be made twice."""
        if not isinstance(other, Board):
            return NotImplemented
        return (self.layout, self.opened, self.boulders) == (other.layout, other.opened, other.boulders)

    def __hash__(self) -> int:
        return hash((self.opened, self.boulders))

    # Adjacency

    def _cut(self, a: int, b: int) -> bool:
        return (min(a, b), max(a, b)) in self.boulders

    def _set_neighbours(self, opened: set[int]) -> None:
        layout = self.layout
        self.yard_bushes = tuple(
            tuple(layout.beside(YARD, yard, way) for way in (EAST, NORTH_WEST, SOUTH_WEST))
            for yard in range(self.yards)
        )
        self.yard_junctions = tuple(
            tuple(layout.beside(YARD, yard, way) for way in (NORTH_EAST, WEST, SOUTH_EAST))
            for yard in range(self.yards)
        )
        self.ways = tuple(
            tuple(
                (self.colours[junction], junction)
                for junction in layout.ways(bush, opened)
                if not self._cut(bush_place(bush), junction_place(junction))
            )
            for bush in range(self.bushes)
        )
        """The junctions a ninja can enter from it, each with its colour, by bush (ST-104)."""
        self.exits = tuple(
            tuple(
                sorted(
                    bush
                    for bush in layout.exits(junction, opened)
                    if not self._cut(bush_place(bush), junction_place(junction))
                )
            )
            for junction in range(self.junctions)
        )
        """The bushes that a ninja in it can go on to, by junction (ST-106)."""
        self.yards_by_bush = tuple(
            tuple(sorted(yard for yard in layout.near(BUSH, bush, YARD) if not self._cut(yard, bush_place(bush))))
            for bush in range(self.bushes)
        )
        """The yards a ninja there is adjacent to, by bush (ST-030)."""
        self.links = tuple(self._links_of(yard) for yard in range(self.yards))
        """The adjacent yards, each with the junction they share, by yard (ST-029, ST-R23)."""

    def _links_of(self, yard: int) -> tuple[tuple[int, int], ...]:
        links = []
        for junction in self.yard_junctions[yard]:
            if junction == NONE or self._cut(yard, junction_place(junction)):
                continue
            for other in self.layout.near(JUNCTION, junction, YARD):
                if other != yard and not self._cut(other, junction_place(junction)):
                    links.append((other, junction))
        return tuple(sorted(links))

    def _distances_from(self, start: int) -> tuple[int, ...]:
        """Steps between adjacent yards (ST-181); yards that cannot be reached are very far."""
        far = [self.yards + 1] * self.yards
        far[start] = 0
        queue = deque([start])
        while queue:
            yard = queue.popleft()
            for other, _ in self.links[yard]:
                if far[other] > far[yard] + 1:
                    far[other] = far[yard] + 1
                    queue.append(other)
        return tuple(far)

    # Gates

    def gate_of(self, yard: int) -> Gate | None:
        """The closed gate that divides this yard, if one does."""
        for number, gate in enumerate(self.layout.gates):
            if gate.yard == yard and not self.opened >> number & 1:
                return gate
        return None

    def _set_gates(self, opened: set[int]) -> None:
        self.sides = [NO_SIDE] * self.posts
        """The side of a closed gate that each post is on; NO_SIDE in any other yard."""
        self.lured_side: dict[tuple[int, int], int] = {}
        """The side that the junction belongs to, by yard with a closed gate and junction of it (ST-R109)."""
        for gate in self.layout.gates:
            if gate.tile in opened:
                continue
            for corner, side in enumerate(SIDE_OF_CORNER):
                self.sides[post_at(gate.yard, corner)] = side
            self.lured_side[gate.yard, gate.west_junction] = WEST_SIDE
            self.lured_side[gate.yard, gate.junction] = EAST_SIDE
            self.lured_side[gate.yard, gate.south_east] = EAST_SIDE

    def side_of_bush(self, gate: Gate, bush: int) -> int:
        if bush in (gate.north_west, gate.south_west):
            return WEST_SIDE
        return EAST_SIDE if bush == gate.east else NO_SIDE

    # Posts

    def _set_posts(self) -> None:
        corners = []
        for yard in range(self.yards):
            if yard == self.tower:
                corners.append(0)
            else:
                closed = self.gate_of(yard) is not None
                corners.append(
                    sum(1 << corner for corner in range(CORNERS) if not closed or SIDE_OF_CORNER[corner] >= 0)
                )
        self.corners = tuple(corners)
        """The corners of each yard that are posts, as a mask (ST-339, ST-361)."""
        self.yard_stances = tuple(
            tuple(
                (stance_of(post_at(yard, corner), IN), stance_of(post_at(yard, corner), OUT))
                for corner in range(CORNERS)
            )
            for yard in range(self.yards)
        )

    def _set_sight(self) -> None:
        self.corner_junction = [NONE] * self.posts
        """The junction that its corner touches, by post; NONE in the tower (ST-397)."""
        self.seen_bush = [NONE] * self.posts
        self.seen_junction = [NONE] * self.posts
        """The junction that a guard faces if it looks out, by post (ST-231); NONE behind a boulder (ST-371)."""
        bushes: list[list[int]] = [[] for _ in range(self.bushes)]
        junctions: list[list[int]] = [[] for _ in range(self.junctions)]
        for yard in range(self.yards):
            if yard == self.tower:
                continue
            for corner in range(CORNERS):
                post = post_at(yard, corner)
                bush = self.layout.beside(YARD, yard, BUSH_AT_CORNER[corner])
                junction = self.layout.beside(YARD, yard, JUNCTION_AT_CORNER[corner])
                self.corner_junction[post] = junction
                if bush != NONE and not self._cut(yard, bush_place(bush)):
                    self.seen_bush[post] = bush
                    bushes[bush].append(post)
                if junction != NONE and not self._cut(yard, junction_place(junction)):
                    self.seen_junction[post] = junction
                    junctions[junction].append(post)
        self.bush_watch = tuple(map(tuple, bushes))
        """The posts from which a guard that looks out watches it, by bush (ST-237)."""
        self.junction_watch = tuple(map(tuple, junctions))
        """The same by junction (ST-232, ST-239)."""

    # Places within a ninja's reach

    def _set_reach(self) -> None:
        self.sights: dict[tuple[int, int], Any] = {}
        """The Sights of guards by post and facing, as they are asked for (sights.py)."""
        self.glances: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        """Each post of the yard, with the facing that sees an action from the one into the other: in where the bush is
        before the guard, out where it faces it, by bush and adjacent yard (ST-240)."""
        self.prey: dict[tuple[int, int], tuple[int, ...]] = {}
        """The posts that a ninja there can affect, by bush and yard in reach (ST-335)."""
        for bush in range(self.bushes):
            for yard in self.yards_by_bush[bush]:
                posts = [post_at(yard, corner) for corner in range(CORNERS)]
                if yard != self.tower:
                    self.glances[bush, yard] = tuple(
                        (post, OUT if self.layout.beside(YARD, yard, BUSH_AT_CORNER[corner]) == bush else IN)
                        for corner, post in enumerate(posts)
                    )
                else:
                    self.glances[bush, yard] = ()
                gate = self.gate_of(yard)
                if gate is not None:
                    side = self.side_of_bush(gate, bush)
                    posts = [post for post in posts if self.sides[post] == side]
                self.prey[bush, yard] = (post_at(yard, TOWER),) if yard == self.tower else tuple(posts)

    def _set_tiles(self) -> None:
        tiles = self.layout.tiles
        self.yards_on = {tile: tuple(y for y in range(self.yards) if self.tile_of_yard[y] == tile) for tile in tiles}
        for bush, tile in enumerate(self.tile_of_bush):
            for yard in self.yards_on[tile]:
                if (bush, yard) not in self.prey:
                    self.prey[bush, yard] = self._from_afar(bush, yard)
        self.tower_stances: tuple[int, ...] = ()
        """Every focus that the tower can have (ST-350, ST-R104)."""
        if self.tower != NONE:
            tile = self.tile_of_yard[self.tower]
            places = [
                *self.yards_on[tile],
                *(bush_place(bush) for bush in range(self.bushes) if self.tile_of_bush[bush] == tile),
                *(
                    junction_place(junction)
                    for junction in range(self.junctions)
                    if self.tile_of_junction[junction] == tile
                ),
            ]
            self.tower_stances = tuple(focused(place) for place in places)

    def _from_afar(self, bush: int, yard: int) -> tuple[int, ...]:
        """Return the yards that can be affected from afar: from a bush on neither side of a closed gate, nothing behind
        it (ST-R50)."""
        if yard == self.tower:
            return (post_at(yard, TOWER),)
        posts = tuple(post_at(yard, corner) for corner in range(CORNERS))
        gate = self.gate_of(yard)
        if gate is None:
            return posts
        side = self.side_of_bush(gate, bush)
        return () if side == NO_SIDE else tuple(post for post in posts if self.sides[post] == side)

    def is_adjacent(self, bush: int, yard: int) -> bool:
        return yard in self.yards_by_bush[bush]

    def yards_in_reach(self, bush: int, long_range: bool) -> tuple[int, ...]:
        """Adjacent yards; with long range also those on the tile that owns the bush (ST-087, ST-129, ST-130,
        ST-R45)."""
        near = self.yards_by_bush[bush]
        if not long_range:
            return near
        return tuple(sorted({*near, *self.yards_on[self.tile_of_bush[bush]]}))

    # Room for guards

    def taken(self, guards: list[int], yard: int, leaving: int = NONE) -> int:
        """The corners of a yard that hold a figure, as a mask; one that is `leaving` is not thought of."""
        start = PER_YARD * yard
        mask = 0
        for corner in range(CORNERS):
            if guards[start + corner] and start + corner != leaving:
                mask |= 1 << corner
        return mask

    def stances(self, guards: list[int], yard: int, leaving: int = NONE) -> list[int]:
        """Every way in which a guard could be put into this yard (ST-028, ST-349)."""
        if yard == self.tower:
            there = post_at(yard, TOWER)
            return [] if guards[there] and there != leaving else list(self.tower_stances)
        allowed, pairs = self.corners[yard], self.yard_stances[yard]
        found: list[int] = []
        for corner in ROOM[self.taken(guards, yard, leaving)]:
            if allowed >> corner & 1:
                found += pairs[corner]
        return found

    def full(self, guards: list[int], yard: int, leaving: int = NONE) -> str:
        """The rule by which no corner of this yard is left, if none is."""
        taken = self.taken(guards, yard, leaving)
        if taken.bit_count() == MOST_IN_YARD:
            return "ST-026"
        return "ST-027" if not ROOM[taken] and taken.bit_count() == 2 else ""

    def crowded(self, guards: list[int], post: int, leaving: int = NONE) -> str:
        """The rule by which a guard cannot stand in this corner, if it cannot; each side of a closed gate takes one."""
        yard, corner = divmod(post, PER_YARD)
        if not self.corners[yard] >> corner & 1:
            return "ST-361" if yard == self.tower else "ST-339"
        taken = self.taken(guards, yard, leaving)
        if corner in ROOM[taken]:
            return ""
        if self.gate_of(yard) is not None:
            return "ST-338"
        return self.full(guards, yard, leaving) or ("ST-028" if taken >> corner & 1 else "ST-025")

    def has_room(self, guards: list[int], yard: int) -> bool:
        if yard == self.tower:
            return not guards[post_at(yard, TOWER)]
        allowed = self.corners[yard]
        return any(allowed >> corner & 1 for corner in ROOM[self.taken(guards, yard)])
