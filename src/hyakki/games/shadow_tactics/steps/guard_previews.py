"""Previews of a guard's place: what it would see and find there, and why it may not stand there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hyakki.core.menu import Menu
from hyakki.games.shadow_tactics.board.places import (
    IN_TOWER,
    NOWHERE,
    OUT,
    TOWER,
    is_focus,
    junction_place,
    place_name,
    post_at,
    post_name,
    stance_named,
    yard_of,
)
from hyakki.games.shadow_tactics.board.terrain import terrain_of
from hyakki.games.shadow_tactics.board.vision import awake, see_death
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import into, put
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.discoveries import Heed
from hyakki.games.shadow_tactics.steps.notice import noticed

# Sight


def sight(s: ShadowState, stance: int) -> dict[str, Any]:
    """The places that a guard standing so watches or looks into, and the bushes that it has before it (section M,
    ST-351)."""
    if is_focus(stance):
        return {"watches": [place_name(stance - IN_TOWER)]}
    outlook = terrain_of(s.board).posts[stance // 2]
    if stance % 2 == OUT:
        return {"watches": list(map(place_name, outlook.out))}
    return {"watches": [place_name(yard_of(stance // 2))], "before": list(map(place_name, outlook.into))}


def foresee_move(s: ShadowState, post: int, stance: int) -> dict[str, Any]:
    """Return what this guard would see there, and whether it would find bodies or die of it (ST-185, ST-498)."""
    if not awake(s.guards[post]):
        return {"finds": False}
    twin = s.copy()
    there = twin.put_guard(twin.take_guard(post), stance)
    if mission_of(twin).deadly(twin, there):
        twin.take_guard(there)
        return {"dies": True, "witnessed": list(map(post_name, see_death(twin, there)))}
    finders, _ = noticed(twin, (), ((there, yard_of(post)),), alone=False)
    heeded = heeds(twin, there)
    seen = {"heeds": [place_name(junction_place(junction)) for junction in heeded]} if heeded else sight(s, stance)
    return {**seen, "finds": bool(finders)}


def heeds(s: ShadowState, post: int) -> list[int]:
    """The junctions with footprints or a torch put out that the guard here would turn to (ST-385, ST-396)."""
    heed = Heed(post)
    return sorted({*heed.prints(s), *heed.torches(s)})


# Why not


def yard_named(s: ShadowState, id: str) -> int:
    """The yard of an entry such as "to Y4-0i", "to tower>B24" or "on Y4-2", or NOWHERE."""
    name = id.partition(" ")[2].partition("-")[0]
    if name.startswith("tower>"):
        return s.board.tower
    spot = s.kit.layout.place(name) if name[:1] == "Y" and name[1:].isdecimal() else None
    return NOWHERE if spot is None else spot.number


def no_post(s: ShadowState, id: str) -> str:
    """The rule by which nobody is put on a bush or a junction, where "to B4" or "to J4" names one (ST-018, ST-020)."""
    name = id.removeprefix("to ")
    if name[:1] not in NO_POSTS or not name[1:].isdecimal() or s.kit.layout.place(name) is None:
        return ""
    return NO_POSTS[name[0]]


NO_POSTS = {"B": "ST-018", "J": "ST-020"}


def why_no_stance(s: ShadowState, id: str, stands: int, near: Collection[int], far: str, gate: str = "ST-338") -> str:
    """The rule against "to Y4-0i" that no menu shows: its yard is none of those near, its corner is not free, or it is
    the tower, which has no corners and looks no farther than its tile. `stands`: the post where the guard stands now;
    `gate`: the rule by which a side of a closed gate holds no other."""
    if not id.startswith("to "):
        return ""
    yard = yard_named(s, id)
    if yard == NOWHERE:
        return no_post(s, id)
    if yard not in near:
        return far
    if yard == s.board.tower and id.startswith("to tower>"):
        held = s.guards[post_at(yard, TOWER)] and stands != post_at(yard, TOWER)
        return "ST-349" if held else "ST-350"
    stance = stance_named(id.removeprefix("to "))
    if stance is None:
        return why_full(s, yard, stands, gate) if id == into(yard).id else ""
    return _at_gate(s.board.crowded(s.guards, stance // 2, stands), gate)


def why_full(s: ShadowState, yard: int, stands: int = NOWHERE, gate: str = "ST-338") -> str:
    """The rule by which a yard as a whole takes no other guard."""
    if yard == s.board.tower:
        return "ST-349"
    return gate if s.board.gate_of(yard) is not None else s.board.full(s.guards, yard, stands) or "ST-028"


def _at_gate(rule: str, gate: str) -> str:
    return gate if rule == "ST-338" else rule


def block_posts(
    m: Menu, s: ShadowState, yard: int, offered: Collection[int], now: int = NOWHERE, gate: str = "ST-338"
) -> None:
    """Block the ways to stand in a yard that are not among those offered; the guard stands as `now` (ST-186)."""
    if yard == s.board.tower:
        if is_focus(now):
            m.block("ST-186", put(now))
        elif not any(map(is_focus, offered)):
            m.block("ST-349", into(yard))
        return
    stands = NOWHERE if now == NOWHERE else s.post_of(now)
    some = False
    for pair in s.board.yard_stances[yard]:
        for stance in pair:
            if stance in offered:
                some = True
            else:
                rule = s.board.crowded(s.guards, stance // 2, stands)
                m.block("ST-186" if stance == now else _at_gate(rule, gate), put(stance))
    if not some:
        m.block(why_full(s, yard, stands, gate), into(yard))


def block_yard(m: Menu, s: ShadowState, yard: int, rule: str) -> None:
    """Block a yard that this rule forbids, with every post in it that would be free."""
    m.block(rule, into(yard))
    for stance in s.board.stances(s.guards, yard):
        m.block(rule, put(stance))
