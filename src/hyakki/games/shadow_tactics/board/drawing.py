"""The map of a mission as a page draws it: where each hex lies, what is printed on it, which gates there are."""

from __future__ import annotations

import msgspec

from hyakki.games.shadow_tactics.catalog.ids import COLOURS, TILES
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION, YARD, Layout


class PlannedHex(msgspec.Struct, frozen=True):
    q: int
    r: int
    tile: str
    colour: str = ""
    """Of a junction, with all gates closed."""


class PlannedGate(msgspec.Struct, frozen=True):
    """Numbers of hexes of each kind."""

    yard: int
    junction: int
    opens: str
    """The colour of its junction while it is open."""
    key: int
    bush: int
    walled: int
    """While it is closed, a wall stands between this bush and this junction (ST-342)."""


class Plan(msgspec.Struct, frozen=True):
    yards: tuple[PlannedHex, ...]
    bushes: tuple[PlannedHex, ...]
    junctions: tuple[PlannedHex, ...]
    entries: tuple[int, ...]
    barracks: tuple[int, ...]
    tower: int
    """Its yard, or -1."""
    objectives: tuple[str, ...]
    gates: tuple[PlannedGate, ...]


def plan_of(layout: Layout) -> Plan:
    def hexes(kind: int) -> tuple[PlannedHex, ...]:
        return tuple(
            PlannedHex(q, r, TILES[tile], COLOURS[layout.colours[number]] if kind == JUNCTION else "")
            for number, ((q, r), tile) in enumerate(zip(layout.hexes[kind], layout.owners[kind], strict=True))
        )

    gates = tuple(
        PlannedGate(gate.yard, gate.junction, COLOURS[gate.open_colour], gate.key, gate.south_west, gate.south_east)
        for gate in layout.gates
    )
    return Plan(
        hexes(YARD),
        hexes(BUSH),
        hexes(JUNCTION),
        layout.entries,
        layout.barracks,
        layout.tower,
        tuple(spot.name for spot in layout.objectives),
        gates,
    )
