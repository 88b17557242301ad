"""The map of a mission as a page and a report draw it: where each hex lies, what is printed on it, the gates."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

import msgspec

from hyakki.core.watch import Field, Ground
from hyakki.games.shadow_tactics.board.places import bush_place, junction_place, place_name
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, TILES
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION, YARD, Layout


class PlannedHex(msgspec.Struct, frozen=True):
    q: int
    r: int
    tile: str
    colour: str = ""
    """The colour of a junction, with all gates closed."""


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
    """The yard of the tower, or -1."""
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


def ground_of(plan: Plan) -> Ground:
    """Return the map as a report draws it: every hex with what it is called."""
    kinds = ((plan.yards, int), (plan.bushes, bush_place), (plan.junctions, junction_place))
    return Ground(
        {place_name(place(number)): Field(_corners(at)) for hexes, place in kinds for number, at in enumerate(hexes)}
    )


def _corners(at: PlannedHex) -> tuple[tuple[float, float], ...]:
    """Return the corners of a hex with pointy tops, each one unit from its middle."""
    x, y = sqrt(3) * (at.q + at.r / 2), 1.5 * at.r
    turns = (pi * (corner / 3 + 1 / 6) for corner in range(6))
    return tuple((round(x + cos(turn), 2), round(y + sin(turn), 2)) for turn in turns)
