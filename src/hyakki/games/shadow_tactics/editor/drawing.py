"""A mission in the editor as a page draws it: all parts that can be drawn, although others have faults."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from hyakki.core.faults import Fault
from hyakki.games.shadow_tactics.board.drawing import plan_of
from hyakki.games.shadow_tactics.catalog.cards import CustomMission, Hex, ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import TILES
from hyakki.games.shadow_tactics.catalog.maps import YARD, Spot, can_lie, shifted
from hyakki.games.shadow_tactics.catalog.post_faults import MOST_POSTED, SIDES
from hyakki.games.shadow_tactics.editor.operations import layout_of
from hyakki.games.shadow_tactics.editor.slots import Table
from hyakki.games.shadow_tactics.editor.things import things

A_PLACE = re.compile(r"[YBJ]\d+|[LC]\d")
"""A hex or a tile in the place of a fault."""
At = tuple[float, float]


class Sketch:
    """The part of a mission that can be laid."""

    def __init__(self, rules: ShadowRules, mission: CustomMission) -> None:
        self.rules = rules
        self.mission = mission
        self.layout = layout_of(rules, mission)
        self.tiles: dict[str, Hex] = {
            name: at for name, at in mission.tiles.items() if name in rules.tiles and can_lie(rules.tiles[name], at)
        }

    def place(self, fault: Fault) -> At | None:
        """Return the place of a fault: the hex or the tile that it names."""
        named = A_PLACE.search(fault.place)
        if named is None:
            return None
        spot = self.layout.place(named[0])
        if spot is not None:
            return self.layout.at(spot)
        return self.middle(named[0]) if named[0] in self.tiles else None

    def tiles_at(self, at: Hex) -> list[str]:
        """The tiles that show this hex, the one that owns it last."""
        tiles = self.rules.tiles
        return [
            name
            for name in reversed(TILES)
            if name in self.tiles and at in dict(shifted(tiles[name], self.tiles[name]))
        ]

    def middle(self, tile: str) -> At:
        return _middle(at for at, _ in shifted(self.rules.tiles[tile], self.tiles[tile]))

    def drawing(self) -> dict[str, Any]:
        found = [thing for thing in things(self.mission) if self.layout.place(thing.place) is not None]
        return {
            "plan": msgspec.to_builtins(plan_of(self.layout)),
            "goal": self.mission.goal,
            "night": self.mission.night,
            "snow": self.mission.snow,
            "tiles": [{"field": f"tiles {name}", "tile": name, "at": self.middle(name)} for name in self.tiles],
            "things": [thing._asdict() for thing in found],
            "slots": {name: Table(self.tiles, self.rules.tiles, name).slots() for name in TILES},
            "posts": list(self._posts()),
            "laid": dict(Counter([*(thing.tool for thing in found), *self.tiles])),
        }

    def _posts(self) -> Iterator[str]:
        """Yield the posts where a guard can be added or replaced: corners, and the tower (ST-025, ST-338)."""
        gates = {gate.yard for gate in self.layout.gates}
        for yard in range(self.layout.yards):
            name = Spot(YARD, yard).name
            if yard == self.layout.tower:
                yield name
                continue
            taken = {post.corner for post in self.layout.deployment if post.yard == yard and post.focus is None}
            barred = {corner + step for corner in taken for step in (-1, 1)}
            if yard in gates:
                barred |= {1, 4} | {corner for side in SIDES if taken & set(side) for corner in side}
            for corner in range(6):
                here = corner in taken
                if here or (len(taken) < MOST_POSTED and not {corner, corner - 6, corner + 6} & barred):
                    yield f"{name} {corner}"


def _middle(hexes: Iterable[Hex]) -> At:
    found = list(hexes)
    return sum(q for q, _ in found) / len(found), sum(r for _, r in found) / len(found)
