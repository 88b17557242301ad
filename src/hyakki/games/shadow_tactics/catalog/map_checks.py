"""Checks of a map; an error names the place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, GUARDS, OFFICER, ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, TILES
from hyakki.games.shadow_tactics.catalog.maps import (
    BUSH,
    JUNCTION,
    KINDS,
    NONE,
    YARD,
    Layout,
    Posted,
    Spot,
    around,
    assemble,
    text_of,
)

MOST = {"entries": 3, "objectives": 2, "tokens": 3, "barracks and towers": 3, "gates": 2}
"""Tiles and tokens in the box."""
MOST_HEXES = 70
"""The most hexes of each kind."""
MOST_POSTED = 2
"""Guards in a yard after deployment (ST-292)."""
NEEDED = {"M1": ("green", YARD), "M2": ("", YARD), "M3": ("", YARD), "M4": ("green", BUSH), "M5": ("", YARD)}
"""Tokens without which it cannot be won, and what its objective tile lies on, by mission."""
SIDES = ((2, 3), (0, 5))
"""The corners on the two sides of a closed gate (ST-339)."""


def check_map(rules: ShadowRules, mission: str) -> Layout:
    layout = assemble(rules, mission)
    _size(layout)
    _yards(layout)
    _tokens(layout, rules)
    _needs(layout)
    _colours(layout)
    _connected(layout)
    _placeable(layout, rules)
    _deployment(layout, rules)
    return layout


def _refuse(layout: Layout, field: str, what: str) -> None:
    raise BadContent(f"maps {layout.name} {field}", what)


def _hex(layout: Layout, kind: int, number: int) -> str:
    """`B4 (1,0)`."""
    return f"{Spot(kind, number).name} {text_of(layout.hexes[kind][number])}"


def _list(layout: Layout, kind: int, numbers: Iterable[int]) -> str:
    return ", ".join(_hex(layout, kind, number) for number in sorted(numbers))


def _size(layout: Layout) -> None:
    for kind, hexes in enumerate(layout.hexes):
        if not 1 <= len(hexes) <= MOST_HEXES:
            _refuse(layout, "tiles", f"{len(hexes)} hexes are {'YBJ'[kind]}; 1 to {MOST_HEXES} are possible")


def _yards(layout: Layout) -> None:
    """Check that every yard has all six corners (ST-014)."""
    for yard, at in enumerate(layout.hexes[YARD]):
        for there in around(at):
            if there not in layout.spots:
                _refuse(layout, "tiles", f"{_hex(layout, YARD, yard)} has no neighbour at {text_of(there)}")


def _tokens(layout: Layout, rules: ShadowRules) -> None:
    plan = layout.plan
    for what, count in (
        ("entries", len(plan.entries)),
        ("objectives", len(plan.objectives)),
        ("tokens", len(plan.green) + len(plan.blue)),
        ("barracks and towers", len(plan.barracks) + bool(plan.tower)),
        ("gates", len(layout.gates)),
    ):
        if count > MOST[what]:
            _refuse(layout, what if hasattr(plan, what) else "tiles", f"{count} {what}; the box has {MOST[what]}")
    for field in ("entries", "barracks", "objectives"):
        if not getattr(plan, field):
            _refuse(layout, field, "there must be one at least")
    for field in ("entries", "barracks", "objectives", "green", "blue"):
        for place, times in Counter(getattr(plan, field)).items():
            if times > 1:
                _refuse(layout, field, f"{place} is named twice")
    for place in plan.blue:
        if place in plan.green:
            _refuse(layout, "blue", f"{place} has a green token already")
    if max(rules.numbers.ninjas) > len(plan.entries) * rules.numbers.entry_limit:
        _refuse(layout, "entries", f"not enough for {max(rules.numbers.ninjas)} ninjas")
    if layout.tower in layout.barracks:
        _refuse(layout, "tower", f"{plan.tower} is a barracks")
    for gate in layout.gates:
        if gate.yard == layout.tower:
            _refuse(layout, "tower", f"{plan.tower} is a gate")
        if gate.key in [other.junction for other in layout.gates]:
            _refuse(layout, "keys", f"{_hex(layout, JUNCTION, gate.key)} is a gate junction")
    for tile in plan.keys:
        if tile not in [TILES[gate.tile] for gate in layout.gates]:
            _refuse(layout, "keys", f"{tile} is not a gate of this map")
    if len({gate.key for gate in layout.gates}) < len(layout.gates):
        _refuse(layout, "keys", "two keys lie on one junction")


def _needs(layout: Layout) -> None:
    """Check that the map has what its mission needs."""
    field, kind = NEEDED[layout.name]
    if field and not getattr(layout, field):
        _refuse(layout, field, "the mission needs one token at least")
    if not any(spot.kind == kind for spot in layout.objectives):
        _refuse(layout, "objectives", f"the mission needs one on a {KINDS[kind]}")
    if layout.name == "M5":
        objectives = {spot.number for spot in layout.objectives}
        for bush in layout.blue:
            if not objectives & set(layout.near(BUSH, bush, YARD)):
                _refuse(layout, "blue", f"{_hex(layout, BUSH, bush)} is not next to an Objective yard (ST-497)")


def _colours(layout: Layout) -> None:
    """Check that no bush has two junctions of one colour, whichever gates are open (ST-023)."""
    gates = [gate.tile for gate in layout.gates]
    for opened in (frozenset(some) for count in range(len(gates) + 1) for some in combinations(gates, count)):
        for bush in range(layout.bushes):
            found: dict[int, int] = {}
            for junction in layout.ways(bush, opened):
                colour = layout.colour_when(junction, opened)
                if colour in found:
                    both = _list(layout, JUNCTION, (found[colour], junction))
                    gate = f" with {', '.join(TILES[tile] for tile in sorted(opened))} open" if opened else ""
                    _refuse(
                        layout, "tiles", f"{_hex(layout, BUSH, bush)} has two {COLOURS[colour]} junctions{gate}: {both}"
                    )
                found[colour] = junction


def _connected(layout: Layout) -> None:
    """Check that guards can walk everywhere, and that ninjas can find every key from one entry or another, and then
    come to every bush."""
    yards = _spread({0}, lambda yard: layout.routes[yard])
    if len(yards) < layout.yards:
        _refuse(layout, "tiles", f"no way for guards from Y1 to {_list(layout, YARD, {*range(layout.yards)} - yards)}")
    opened: set[int] = set()
    while True:
        bushes = _walk(layout, layout.entries, opened)
        found = {gate.tile for gate in layout.gates if bushes & set(layout.exits(gate.key, opened))}
        if found <= opened:
            break
        opened |= found
    for gate in layout.gates:
        if gate.tile not in opened:
            _refuse(layout, "keys", f"no way for ninjas to the key on {_hex(layout, JUNCTION, gate.key)}")
    for entry in layout.entries:
        if lost := set(range(layout.bushes)) - _walk(layout, (entry,), opened):
            lost_bushes = _list(layout, BUSH, lost)
            _refuse(layout, "tiles", f"no way for ninjas from {_hex(layout, BUSH, entry)} to {lost_bushes}")


def _walk(layout: Layout, starts: Iterable[int], opened: set[int]) -> set[int]:
    """The bushes a ninja can come to without climbing through a closed gate; not every ninja can (ST-022)."""
    closed = {gate.junction for gate in layout.gates if gate.tile not in opened}
    return _spread(
        starts,
        lambda bush: (
            there
            for junction in layout.ways(bush, opened)
            if junction not in closed
            for there in layout.exits(junction, opened)
        ),
    )


def _spread(starts: Iterable[int], steps: Callable[[int], Iterable[int]]) -> set[int]:
    reached, fresh = set(starts), list(starts)
    while fresh:
        for there in steps(fresh.pop()):
            if there not in reached:
                reached.add(there)
                fresh.append(there)
    return reached


def _placeable(layout: Layout, rules: ShadowRules) -> None:
    """Check that all guards can be placed: at least as many as yards, two in a yard at most, one in the tower (ST-292,
    ST-294)."""
    guards = sum(_garrison(layout, rules).values())
    room = MOST_POSTED * layout.yards - (layout.tower != NONE)
    if not layout.yards <= guards <= room:
        raise BadContent(f"missions {layout.name} guards", f"{guards} guards; the map takes {layout.yards} to {room}")


def _garrison(layout: Layout, rules: ShadowRules) -> Counter[int]:
    """All the guards to deploy, by type, with the cards that belong to the place."""
    mission = rules.missions[layout.name]
    guards = Counter({GUARDS.index(guard): count for guard, count in mission.guards.items()})
    for card in mission.fixed:
        guards.update(GUARDS.index(guard) for guard in rules.deployments[card].guards)
    return guards


def _deployment(layout: Layout, rules: ShadowRules) -> None:
    garrison = _garrison(layout, rules)
    posted = Counter(post.guard for post in layout.deployment)
    for guard, letter in enumerate(GUARDS):
        if posted[guard] != garrison[guard]:
            _refuse(layout, "deployment", f"{posted[guard]} {letter}; the mission has {garrison[guard]}")
        if garrison[guard] > rules.numbers.figures[letter]:
            raise BadContent(f"missions {layout.name} guards", f"more {letter} than there are figures; name fewer")
    gates = {gate.yard for gate in layout.gates}
    for yard in range(layout.yards):
        posts = [post for post in layout.deployment if post.yard == yard]
        if what := _misplaced(layout, yard, posts, gates):
            _refuse(layout, f"deployment Y{yard + 1}", what)
    objectives = {spot.number for spot in layout.objectives if spot.kind == YARD}
    for post in layout.deployment:
        if post.guard == DAIMYO and post.yard not in objectives:
            _refuse(layout, f"deployment Y{post.yard + 1}", "the Daimyo figure starts in an Objective yard (ST-220)")
    guarded = {post.yard for post in layout.deployment if post.guard == OFFICER}
    if layout.name == "M2" and not guarded & (objectives | {*layout.barracks}):
        _refuse(layout, "deployment", "no Officer stands in an Objective yard or the barracks (ST-469)")


def _misplaced(layout: Layout, yard: int, posts: list[Posted], gates: set[int]) -> str:
    """Return what is wrong with the guards of a yard, if anything is."""
    if not 1 <= len(posts) <= MOST_POSTED:
        return f"{len(posts)} guards; 1 or {MOST_POSTED} are possible (ST-292)"
    if yard == layout.tower:
        tile = layout.owners[YARD][yard]
        if len(posts) > 1:
            return "a tower holds one guard (ST-349)"
        focus = posts[0].focus
        if focus is None:
            return "the guard in a tower has a focus and no corner (ST-361)"
        return "" if layout.owners[focus.kind][focus.number] == tile else "the focus lies on another tile (ST-350)"
    if any(post.focus is not None for post in posts):
        return "there is no tower"
    corners = [post.corner for post in posts]
    if any((corner + 1) % 6 in corners for corner in corners) or len(set(corners)) < len(corners):
        return "guards stand in neighbouring corners (ST-025)"
    if yard in gates:
        for corner in corners:
            if not any(corner in side for side in SIDES):
                return f"corner {corner} is no post while the gate is closed (ST-339)"
        if any(set(corners) <= set(side) for side in SIDES) and len(corners) > 1:
            return "one guard stands on each side of a closed gate (ST-338)"
    return ""
