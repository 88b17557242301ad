"""The places where a tile can be laid: joined to the others by a junction, on nobody's yard, and with no bush between
two junctions of one colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hyakki.games.shadow_tactics.catalog.cards import Hex, Tile
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, TILES
from hyakki.games.shadow_tactics.catalog.maps import (
    BUSH,
    JUNCTION,
    NONE,
    NORTH_EAST,
    YARD,
    Ground,
    around,
    can_lie,
    kind_of,
    shifted,
    step,
)


class Table:
    """The tiles that lie there, but the one that is looked for a place."""

    def __init__(self, origins: Mapping[str, Hex], tiles: Mapping[str, Tile], moved: str) -> None:
        self.tiles = tiles
        self.moved = moved
        others = {name: at for name, at in origins.items() if name != moved}
        self.ground = Ground(others, tiles)
        self.taken = set(self.ground.hexes[YARD])
        self.lit: dict[Hex, tuple[int, int]] = {}
        """The owner and the colour of each junction."""
        for at, owner, colour in zip(
            self.ground.hexes[JUNCTION], self.ground.owners[JUNCTION], self.ground.colours, strict=True
        ):
            self.lit[at] = owner, colour
        self.opened = {
            step(at, NORTH_EAST): COLOURS.index(tiles[name].opens) for name, at in others.items() if tiles[name].opens
        }
        """The colours of gate junctions while the gates are open."""

    def slots(self) -> list[Hex]:
        tile = self.tiles[self.moved]
        if not self.ground.spots:
            return [next(at for at in ((0, 0), (1, 0), (0, 1)) if can_lie(tile, at))]
        found = {(q - own[0], r - own[1]) for q, r in self.lit for own in tile.junctions}
        return sorted(at for at in found if can_lie(tile, at) and self._fits(tile, at))

    def _fits(self, tile: Tile, origin: Hex) -> bool:
        hexes = dict(shifted(tile, origin))
        if any(at in self.taken for at in hexes if kind_of(at) == YARD):
            return False
        opened = self.opened | ({step(origin, NORTH_EAST): COLOURS.index(tile.opens)} if tile.opens else {})
        for bush in self._bushes(hexes):
            junctions = [at for at in around(bush) if kind_of(at) == JUNCTION and (at in hexes or at in self.lit)]
            for gates in ({}, opened):
                colours = [gates.get(at, self._colour(at, hexes)) for at in junctions]
                if len(set(colours)) < len(colours):
                    return False
        return True

    def _bushes(self, hexes: Mapping[Hex, int]) -> Iterator[Hex]:
        """The bushes beside the junctions of the new tile."""
        beside = {there for at in hexes if kind_of(at) == JUNCTION for there in around(at) if kind_of(there) == BUSH}
        yield from (at for at in beside if at in hexes or at in self.ground.spots)

    def _colour(self, at: Hex, hexes: Mapping[Hex, int]) -> int:
        """Return the colour of a junction; of two tiles that show it, the first owns it (ST-031)."""
        owner, colour = self.lit.get(at, (len(TILES), NONE))
        return hexes[at] if at in hexes and TILES.index(self.moved) < owner else colour
