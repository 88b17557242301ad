"""The faults of the tiles and tokens of a map, each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

import msgspec

from hyakki.core.faults import Fault
from hyakki.games.shadow_tactics.catalog.cards import Hex, Map, ShadowRules, Tile
from hyakki.games.shadow_tactics.catalog.faults import fault
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, TILES
from hyakki.games.shadow_tactics.catalog.maps import (
    A_HEX,
    BUSH,
    FARTHEST,
    JUNCTION,
    KINDS,
    YARD,
    Ground,
    Layout,
    Spot,
    around,
    can_lie,
    gate_gap,
    is_gate,
    kind_of,
    origin_kind,
    shifted,
    text_of,
)

MOST_HEXES = 70
"""The most hexes of each kind."""
MOST = {"entries": 3, "objectives": 2, "green": 3, "blue": 3, "barracks": 3}
"""Tokens in the box; green and blue together, and barracks and a tower together, are as many."""
MOST_GATES = 2
WANTED = {
    "entries": (BUSH,),
    "barracks": (YARD,),
    "tower": (YARD,),
    "objectives": (YARD, BUSH),
    "green": (BUSH,),
    "blue": (BUSH,),
    "keys": (JUNCTION,),
    "deployment": (YARD,),
}
"""The kinds of hex on which the things of each field lie."""
NEEDED = {"M1": ("green", YARD), "M2": ("", YARD), "M3": ("", YARD), "M4": ("green", BUSH), "M5": ("", YARD)}
"""Tokens without which it cannot be won, and what its objective tile lies on, by mission."""

LORDLY = ("M3", "M5")
"""Missions with the Daimyo figure."""


class Token(NamedTuple):
    """Something that a map puts on a hex."""

    field: str
    name: str
    """Which of several of the field: the gate of a key."""
    place: str


def tokens(plan: Map) -> Iterator[Token]:
    for field in ("entries", "barracks"):
        yield from (Token(field, "", place) for place in getattr(plan, field))
    if plan.tower:
        yield Token("tower", "", plan.tower)
    for field in ("objectives", "green", "blue"):
        yield from (Token(field, "", place) for place in getattr(plan, field))
    yield from (Token("keys", gate, place) for gate, place in plan.keys.items())


def sound(plan: Map, tiles: Mapping[str, Tile]) -> Map:
    """The part of a map that can be laid: tiles that can lie where they are, and what is on a hex of its kind."""
    kept = {name: at for name, at in plan.tiles.items() if name in tiles and can_lie(tiles[name], at)}
    ground = Ground(kept, tiles)

    def on(field: str, place: str) -> bool:
        spot = ground.place(place)
        return spot is not None and spot.kind in WANTED[field]

    def lists(field: str) -> tuple[str, ...]:
        return tuple(place for place in dict.fromkeys(getattr(plan, field)) if on(field, place))

    deployment = {}
    for yard, posts in plan.deployment.items():
        if on("deployment", yard):
            deployment[yard] = tuple(post for post in posts if post[1] != "@" or ground.place(post[2:]) is not None)
    return msgspec.structs.replace(
        plan,
        tiles=kept,
        **{field: lists(field) for field in ("entries", "barracks", "objectives", "green", "blue")},
        tower=plan.tower if on("tower", plan.tower) else "",
        keys={gate: place for gate, place in plan.keys.items() if on("keys", place)},
        deployment=deployment,
    )


def map_faults(rules: ShadowRules, goal: str, plan: Map) -> list[Fault]:
    """The faults of tiles and tokens, and whether everybody can go everywhere."""
    tiles = rules.tiles
    layout = Layout(goal, sound(plan, tiles), tiles)
    broken = [*_tiles(plan, tiles), *_size(layout)]
    found = [*broken, *_places(plan, layout), *_counts(plan, layout, rules), *_needs(layout)]
    if not broken:
        found += _colours(layout)
    if not any(each.field in ("tiles", "entries", "keys") for each in found):
        found += _connected(layout)
    return found


def _hex(layout: Ground, kind: int, number: int) -> str:
    """`B4 (1,0)`."""
    return f"{Spot(kind, number).name} {text_of(layout.hexes[kind][number])}"


def _list(layout: Ground, kind: int, numbers: Iterable[int]) -> str:
    return ", ".join(_hex(layout, kind, number) for number in sorted(numbers))


# Tiles


def _tiles(plan: Map, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    laid: dict[Hex, str] = {}
    for name in plan.tiles:
        if name not in tiles:
            yield fault("tiles", name, "no-tile", tiles=", ".join(TILES))
    for name in (name for name in TILES if name in plan.tiles):
        at, tile = plan.tiles[name], tiles[name]
        if max(map(abs, at)) > FARTHEST:
            yield fault("tiles", name, "off-table", at=text_of(at), most=FARTHEST)
        elif not can_lie(tile, at):
            found, wanted = KINDS[kind_of(at)], KINDS[origin_kind(tile)]
            yield fault("tiles", name, "origin", at=text_of(at), found=found, wanted=wanted)
        else:
            yards = [there for there, _ in shifted(tile, at) if kind_of(there) == YARD]
            if double := next((there for there in yards if there in laid), None):
                yield fault("tiles", name, "yard-twice", at=text_of(double), other=laid[double])
            laid |= dict.fromkeys(yards, name)
    ground = Ground(plan.tiles, tiles)
    for name in (name for name in TILES if is_gate(plan, tiles, name)):
        if gap := gate_gap(ground, name, plan.tiles[name]):
            yield fault("tiles", name, "gate-gap", at=text_of(gap))


def _size(ground: Ground) -> Iterator[Fault]:
    if not ground.spots:
        yield fault("tiles", "", "no-tiles")
        return
    for kind, hexes in enumerate(ground.hexes):
        if not 1 <= len(hexes) <= MOST_HEXES:
            yield fault("tiles", "", "many-hexes", count=len(hexes), kind=KINDS[kind], most=MOST_HEXES)
    for yard, at in enumerate(ground.hexes[YARD]):  # ST-014
        if gap := next((there for there in around(at) if there not in ground.spots), None):
            yield fault("tiles", _hex(ground, YARD, yard), "no-neighbour", at=text_of(gap))


# Tokens


def _places(plan: Map, ground: Ground) -> Iterator[Fault]:
    for token in tokens(plan):
        if what := misplaced(ground, token.field, token.place):
            yield what
    for field in MOST:
        for place, times in Counter(getattr(plan, field)).items():
            if times > 1:
                yield fault(field, place, "hex-twice")
    yield from (fault("blue", place, "both-tokens") for place in plan.blue if place in plan.green)


def misplaced(ground: Ground, field: str, place: str) -> Fault | None:
    """What is wrong with a name of a hex in this field."""
    if not A_HEX.match(place):
        return fault(field, place, "no-hex-name")
    spot = ground.place(place)
    if spot is None:
        return fault(field, place, "no-hex")
    if field in WANTED and spot.kind not in WANTED[field]:
        wanted = "-".join(KINDS[kind] for kind in WANTED[field])
        return fault(field, place, "wrong-hex", found=KINDS[spot.kind], wanted=wanted)
    return None


def _counts(plan: Map, layout: Layout, rules: ShadowRules) -> Iterator[Fault]:
    both = {"green": len(plan.green) + len(plan.blue), "barracks": len(plan.barracks) + bool(plan.tower)}
    for field, most in MOST.items():
        count = both.get(field, len(getattr(plan, field)))
        if count > most and (field != "blue" or not plan.green):
            yield fault(field, "", "many-tokens", count=count, most=most)
    gates = [name for name in TILES if is_gate(plan, rules.tiles, name)]
    if len(gates) > MOST_GATES:
        yield fault("tiles", gates[-1], "many-tokens", count=len(gates), most=MOST_GATES)
    for field in ("entries", "barracks", "objectives"):
        if not getattr(plan, field):
            yield fault(field, "", "none")
    ninjas = max(rules.numbers.ninjas)
    if plan.entries and ninjas > len(plan.entries) * rules.numbers.entry_limit:
        yield fault("entries", "", "few-entries", ninjas=ninjas)
    if plan.tower and plan.tower in plan.barracks:
        yield fault("tower", plan.tower, "is-barracks")
    yield from _keys(plan, layout, gates)


def _keys(plan: Map, layout: Layout, gates: list[str]) -> Iterator[Fault]:
    for gate in layout.gates:
        if gate.yard == layout.tower:
            yield fault("tower", plan.tower, "is-gate")
        if gate.key in [other.junction for other in layout.gates]:
            yield fault("keys", _hex(layout, JUNCTION, gate.key), "on-gate")
    for name in gates:
        if name not in plan.keys:
            yield fault("keys", name, "no-key")
    for name in plan.keys:
        if name not in gates:
            yield fault("keys", name, "no-gate")
    for place, times in Counter(plan.keys.values()).items():
        if times > 1:
            yield fault("keys", place, "keys-twice")


def _needs(layout: Layout) -> Iterator[Fault]:
    """What the mission needs."""
    field, kind = NEEDED[layout.name]
    if field and not getattr(layout, field):
        yield fault(field, "", "needs-token")
    if layout.objectives and not any(spot.kind == kind for spot in layout.objectives):
        yield fault("objectives", "", "needs-objective", kind=KINDS[kind])
    if layout.name == "M5":
        objectives = {spot.number for spot in layout.objectives if spot.kind == YARD}
        for bush in layout.blue:
            if not objectives & set(layout.near(BUSH, bush, YARD)):
                yield fault("blue", _hex(layout, BUSH, bush), "tea-away")


# Ways


def _colours(layout: Layout) -> Iterator[Fault]:
    """Check that no bush has two junctions of one colour, whichever gates are open (ST-023)."""
    gates = [gate.tile for gate in layout.gates]
    seen: set[int] = set()
    for opened in (frozenset(some) for count in range(len(gates) + 1) for some in combinations(gates, count)):
        for bush in range(layout.bushes):
            found: dict[int, int] = {}
            for junction in layout.ways(bush, opened):
                colour = layout.colour_when(junction, opened)
                if colour in found and bush not in seen:
                    seen.add(bush)
                    both = _list(layout, JUNCTION, (found[colour], junction))
                    gate = ", ".join(TILES[tile] for tile in sorted(opened)) or "none"
                    args = {"colour": COLOURS[colour], "both": both, "gate": gate}
                    yield fault("tiles", _hex(layout, BUSH, bush), "two-colours", **args)
                found[colour] = junction


def _connected(layout: Layout) -> Iterator[Fault]:
    """Check that guards can walk everywhere, and that ninjas can find every key from one entry or another, and then
    come to every bush."""
    if lost := set(range(layout.yards)) - spread({0}, lambda yard: layout.routes[yard]):
        yield fault("tiles", _owner(layout, YARD, lost), "no-way-guards", to=_list(layout, YARD, lost))
        return  # ninjas find no way either
    opened: set[int] = set()
    while True:
        bushes = _walk(layout, layout.entries, opened)
        found = {gate.tile for gate in layout.gates if bushes & set(layout.exits(gate.key, opened))}
        if found <= opened:
            break
        opened |= found
    for gate in layout.gates:
        if gate.tile not in opened:
            yield fault("keys", _hex(layout, JUNCTION, gate.key), "no-way-key")
    for entry in layout.entries:
        if lost := set(range(layout.bushes)) - _walk(layout, (entry,), opened):
            facts = {"entry": _hex(layout, BUSH, entry), "to": _list(layout, BUSH, lost)}
            yield fault("tiles", _owner(layout, BUSH, lost), "no-way-ninjas", **facts)


def _owner(layout: Layout, kind: int, numbers: set[int]) -> str:
    return TILES[layout.owners[kind][min(numbers)]]


def _walk(layout: Layout, starts: Iterable[int], opened: set[int]) -> set[int]:
    """The bushes a ninja can come to without climbing through a closed gate; not every ninja can (ST-022)."""
    closed = {gate.junction for gate in layout.gates if gate.tile not in opened}
    return spread(
        starts,
        lambda bush: (
            there
            for junction in layout.ways(bush, opened)
            if junction not in closed
            for there in layout.exits(junction, opened)
        ),
    )


def spread(starts: Iterable[int], steps: Callable[[int], Iterable[int]]) -> set[int]:
    reached, fresh = set(starts), list(starts)
    while fresh:
        for there in steps(fresh.pop()):
            if there not in reached:
                reached.add(there)
                fresh.append(there)
    return reached
