"""The faults of a mission with their places on the board, and for each the change that fixes it, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hyakki.core.editor import Control, Fix, Flaw
from hyakki.core.faults import SHOWN, Fault
from hyakki.core.fixes import Change, FixFinder
from hyakki.core.fluent import phrase
from hyakki.games.shadow_tactics.catalog.cards import Hex, ShadowRules
from hyakki.games.shadow_tactics.catalog.custom import mission_faults
from hyakki.games.shadow_tactics.catalog.faults import PACKAGE
from hyakki.games.shadow_tactics.catalog.map_faults import LORDLY, NEEDED, WANTED, spread
from hyakki.games.shadow_tactics.catalog.maps import BUSH, YARD, Ground, Layout, Spot
from hyakki.games.shadow_tactics.editor.drawing import At, Sketch
from hyakki.games.shadow_tactics.editor.kit import TOOLS
from hyakki.games.shadow_tactics.editor.operations import changed
from hyakki.games.shadow_tactics.editor.slots import Table
from hyakki.games.shadow_tactics.editor.things import things

GROUPS = {"tiles", "deployment"}
"""Parts of the palette that a fault can be about."""
HIDDEN = frozenset({"no-way-guards", "no-way-ninjas", "no-way-key", "two-colours", "few-entries"})


def flaws(rules: ShadowRules, sketch: Sketch, controls: Sequence[Control], lang: str) -> tuple[Flaw, ...]:
    mission = sketch.mission
    faults = mission_faults(rules, mission)
    changes = Changes(rules, sketch)
    finder = FixFinder(
        faults,
        lambda do: mission_faults(rules, changed(rules, mission, do)),
        lambda key, facts: phrase(PACKAGE, lang, f"editor-fix-{key}", **facts),
        HIDDEN,
    )
    return tuple(_flaw(sketch, each, controls, lang, finder.find(each, changes.of(each))) for each in faults[:SHOWN])


def _flaw(sketch: Sketch, fault: Fault, controls: Sequence[Control], lang: str, fix: Fix | None) -> Flaw:
    fields = {control.field for control in controls}
    control = next((name for name in (fault.where, fault.field) if name in TOOLS | fields | GROUPS), "")
    return Flaw(fault.where, fault.what(lang), False, sketch.place(fault), control, fix)


class Changes:
    """The changes that may fix a fault."""

    def __init__(self, rules: ShadowRules, sketch: Sketch) -> None:
        self.rules = rules
        self.sketch = sketch
        self.mission = sketch.mission
        self.layout: Layout = sketch.layout

    def of(self, fault: Fault) -> Iterator[Change]:
        yield from CHANGES.get(fault.key, _none)(self, fault)
        if fault.key in REMOVED:
            for thing in things(self.mission):
                at = fault.place.split(" ")[0]
                if thing.field.split()[0] == fault.field and at in (thing.place, thing.field.partition(" ")[2]):
                    yield "remove", {"do": "remove", "field": thing.field}, {}

    def joins(self, tile: str, at: Hex) -> bool:
        """Whether guards can walk everywhere with the tile there."""
        ground = Ground({**self.sketch.tiles, tile: at}, self.rules.tiles)
        return len(spread({0}, lambda yard: ground.routes[yard])) == ground.yards

    def free(self, kinds: Sequence[int], near: At | None = None) -> Iterator[str]:
        """Hexes of these kinds on which nothing lies, the nearest first, or else the last by number."""
        taken = {thing.place for thing in things(self.mission)}
        spots = [Spot(kind, number) for kind in kinds for number in range(len(self.layout.hexes[kind]))]
        if near is not None:
            q, r = near
            spots.sort(key=lambda spot: _far(self.layout.at(spot), q, r))
        yield from (spot.name for spot in spots if spot.name not in taken or spot.kind == YARD)


def _far(at: tuple[int, int], q: float, r: float) -> float:
    dq, dr = at[0] - q, at[1] - r
    return dq * dq + dr * dr + dq * dr


def _none(changes: Changes, fault: Fault) -> Iterator[Change]:
    yield from ()


def _lay_one(changes: Changes, fault: Fault) -> Iterator[Change]:
    """One more of the kind that is missing."""
    kinds = WANTED[fault.field]
    if fault.key == "needs-objective":
        kinds = (NEEDED[changes.mission.goal][1],)
    for place in changes.free(kinds):
        yield "lay", {"do": "lay", "tool": fault.field, "place": place}, {"place": place}


def _key(changes: Changes, fault: Fault) -> Iterator[Change]:
    for place in changes.free(WANTED["keys"]):
        yield "lay", {"do": "lay", "tool": f"keys {fault.place}", "place": place}, {"place": place}


def _move(changes: Changes, fault: Fault) -> Iterator[Change]:
    """Another hex of the kind it needs, the nearest first."""
    name = fault.place.split(" ")[0]
    near = changes.sketch.place(fault)
    for thing in things(changes.mission):
        if thing.tool.split()[0] == fault.field and name == thing.place:
            for place in changes.free(WANTED[fault.field], near):
                yield "move", {"do": "move", "field": thing.field, "place": place}, {"place": place}


def _tea(changes: Changes, fault: Fault) -> Iterator[Change]:
    """A bush beside an Objective yard."""
    name = fault.place.split(" ")[0]
    for spot in changes.layout.objectives:
        if spot.kind == YARD:
            for bush in changes.layout.near(YARD, spot.number, BUSH):
                place = Spot(BUSH, bush).name
                yield "move", {"do": "move", "field": f"blue {name}", "place": place}, {"place": place}


def _fill(changes: Changes, fault: Fault) -> Iterator[Change]:
    """A Spearman for every empty yard; of too many guards the last one goes."""
    yard = fault.place
    posts = changes.mission.deployment.get(yard, ())
    if posts:
        yield from _fewer(changes, fault)
    else:
        yield "fill", {"do": "fill"}, {}


def _fewer(changes: Changes, fault: Fault) -> Iterator[Change]:
    posts = changes.mission.deployment.get(fault.place, ())
    for number in range(len(posts), 0, -1):
        for corner in range(6):
            field, place = f"deployment {fault.place} {number}", f"{fault.place} {corner}"
            if fault.key != "posts":
                yield "corner", {"do": "move", "field": field, "place": place}, {"corner": corner}
        yield "fewer", {"do": "remove", "field": f"deployment {fault.place} {number}"}, {}


def _lord(changes: Changes, fault: Fault) -> Iterator[Change]:
    """The Daimyo figure in an Objective yard."""
    for spot in changes.layout.objectives:
        for corner in range(6) if spot.kind == YARD else ():
            place = f"{spot.name} {corner}"
            yield "lord", {"do": "lay", "tool": "guard D", "place": place}, {"place": spot.name}


def _officer(changes: Changes, fault: Fault) -> Iterator[Change]:
    for spot in changes.layout.objectives:
        for corner in range(6) if spot.kind == YARD else ():
            place = f"{spot.name} {corner}"
            yield "officer", {"do": "lay", "tool": "guard O", "place": place}, {"place": spot.name}


def _goal(changes: Changes, fault: Fault) -> Iterator[Change]:
    posts = changes.mission.deployment.get(fault.place, ())
    for number, post in enumerate(posts, start=1):
        if post[0] == "D":
            yield "spearman", {"do": "lay", "tool": "guard S", "place": f"{fault.place} {post[1]}"}, {}
            yield "remove", {"do": "remove", "field": f"deployment {fault.place} {number}"}, {}
    for goal in LORDLY:
        yield "goal", {"do": "set", "field": "goal", "value": goal}, {"goal": goal}


def _elsewhere(changes: Changes, fault: Fault) -> Iterator[Change]:
    """The tile in the nearest place where it fits."""
    tile = fault.place.split(" ")[0]
    if tile in changes.rules.tiles and tile in changes.mission.tiles:
        q, r = changes.mission.tiles[tile]
        slots = Table(changes.sketch.tiles, changes.rules.tiles, tile).slots()
        for at in sorted(slots, key=lambda at: _far(at, q, r)):
            yield "elsewhere", {"do": "piece", "tile": tile, "at": at}, {"tile": tile}
        yield "without", {"do": "remove", "field": f"tiles {tile}"}, {"tile": tile}


def _join(changes: Changes, fault: Fault) -> Iterator[Change]:
    """Any tile in the nearest other place where it fits."""
    for tile, (q, r) in changes.sketch.tiles.items():
        slots = Table(changes.sketch.tiles, changes.rules.tiles, tile).slots()
        if others := [at for at in slots if at != (q, r) and changes.joins(tile, at)]:
            at = min(others, key=lambda at: _far(at, q, r))
            yield "elsewhere", {"do": "piece", "tile": tile, "at": at}, {"tile": tile}


def _unknown(changes: Changes, fault: Fault) -> Iterator[Change]:
    yield "without", {"do": "remove", "field": f"tiles {fault.place}"}, {"tile": fault.place}


def _colours(changes: Changes, fault: Fault) -> Iterator[Change]:
    """One of the tiles of the bush elsewhere."""
    place = changes.layout.place(fault.place.split(" ")[0])
    if place is not None:
        for tile in changes.sketch.tiles_at(changes.layout.at(place)):
            yield from _elsewhere(changes, fault._replace(place=tile))


def _number(changes: Changes, fault: Fault) -> Iterator[Change]:
    facts: dict[str, Any] = dict(fault.args)
    number = facts["most"] if isinstance(facts["value"], str) or facts["value"] > facts["most"] else facts["least"]
    yield "number", {"do": "set", "field": fault.field, "value": number}, {"number": number}


CHANGES: dict[str, Callable[[Changes, Fault], Iterator[Change]]] = {
    **dict.fromkeys(("none", "few-entries", "needs-token", "needs-objective"), _lay_one),
    "no-key": _key,
    **dict.fromkeys(("on-gate", "keys-twice", "no-way-key", "is-barracks", "is-gate", "both-tokens"), _move),
    **dict.fromkeys(("wrong-hex", "no-hex"), _move),
    "tea-away": _tea,
    "posts": _fill,
    **dict.fromkeys(("near-corners", "gate-corner", "gate-side", "one-in-tower", "no-focus", "no-tower"), _fewer),
    **dict.fromkeys(("focus-away", "focus-nowhere"), _fewer),
    "no-lord": _lord,
    "lord-elsewhere": _lord,
    "no-lord-here": _goal,
    "no-officer": _officer,
    **dict.fromkeys(("yard-twice", "origin", "off-table", "gate-gap"), _elsewhere),
    **dict.fromkeys(("no-way-guards", "no-way-ninjas"), _join),
    "no-tile": _unknown,
    "two-colours": _colours,
    "range": _number,
}
REMOVED = ("wrong-hex", "no-hex", "both-tokens", "is-barracks", "is-gate", "no-gate", "tea-away", "hex-twice")
"""Faults that are fixed by taking the thing away."""
