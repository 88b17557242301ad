"""The operations of the editor. Each gives another mission, with faults or without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hyakki.core.content import misfit
from hyakki.core.errors import Malformed
from hyakki.core.rules import Count
from hyakki.games.shadow_tactics.catalog.cards import GUARDS, CustomMission, Hex, ShadowRules
from hyakki.games.shadow_tactics.catalog.custom import map_of
from hyakki.games.shadow_tactics.catalog.ids import TILES
from hyakki.games.shadow_tactics.catalog.map_faults import sound
from hyakki.games.shadow_tactics.catalog.maps import BUSH, YARD, Ground, Layout, Spot
from hyakki.games.shadow_tactics.catalog.post_faults import SIDES
from hyakki.games.shadow_tactics.editor.things import LISTED, Thing, things

Plain = dict[str, Any]
Field = Annotated[str, Meta(min_length=1, max_length=60)]
MOST_NAME, MOST_STORY = 60, 1_000
"""The most letters of a name and of a story."""
EMPTY = CustomMission(goal="M2", time=8, tiles={}, entries=(), barracks=(), objectives=(), deployment={})
OWN_NUMBERS = ("action", "noise", "most")
"""The defaults of a mission by its goal."""


class _Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    pass


class Piece(_Deed, frozen=True):
    """Lay a tile, or move it with all that is on it."""

    tile: Field
    at: Hex


class Lay(_Deed, frozen=True):
    """Lay a thing on a hex, or a guard in a corner ("Y3 2"). Of things that there are once, the one that lies elsewhere
    moves."""

    tool: Field
    place: Field


class Move(_Deed, frozen=True):
    """Move a thing, a guard to a corner ("Y3 2"). Where only a hex is named, a guard in a tower looks at it."""

    field: Field
    place: Field


class Remove(_Deed, frozen=True):
    """Take one thing away, or all of a field; with a tile, everything on it."""

    field: Field


class Turn(_Deed, frozen=True):
    """Let a guard look the other way."""

    field: Field


class Fill(_Deed, frozen=True):
    """Put a Spearman in every yard without a guard."""


class Set(_Deed, frozen=True):
    """Set a Control."""

    field: Field
    value: bool | Count | Annotated[str, Meta(max_length=MOST_STORY)]


def changed(rules: ShadowRules, mission: CustomMission, operation: Mapping[str, Any]) -> CustomMission:
    """The mission after the operation."""
    try:
        deed = msgspec.convert(operation, Piece | Lay | Move | Remove | Turn | Fill | Set)
        return msgspec.convert(Work(rules, mission).after(deed), CustomMission, strict=True)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise Malformed(f"the operation does not fit: {field} {what}".replace("  ", " ")) from None


def layout_of(rules: ShadowRules, mission: CustomMission) -> Layout:
    """The map as far as it can be laid."""
    return Layout(mission.goal, sound(map_of(mission), rules.tiles), rules.tiles)


def _no_such(field: str) -> Malformed:
    return Malformed(f"the mission has no {field!r}")


class Work:
    """A mission as plain data, in work."""

    def __init__(self, rules: ShadowRules, mission: CustomMission) -> None:
        self.rules = rules
        self.mission = mission
        self.plain: Plain = msgspec.to_builtins(mission)
        self.layout = layout_of(rules, mission)

    def after(self, deed: _Deed) -> Plain:
        DEEDS[type(deed)](self, deed)
        return self.plain

    # Tiles

    def tile(self, deed: Piece) -> None:
        if deed.tile not in TILES:
            raise _no_such(deed.tile)
        self._lay_tiles({**self.plain["tiles"], deed.tile: deed.at}, deed.tile)

    def _lay_tiles(self, tiles: dict[str, Any], moved: str) -> None:
        """Lay these tiles: places get new names, and what is on the one that is moved goes with it."""
        ground = Ground(tiles, self.rules.tiles)
        before = self.plain["tiles"].get(moved)
        shift = (tiles[moved][0] - before[0], tiles[moved][1] - before[1]) if before and moved in tiles else (0, 0)

        def renamed(name: str) -> str | None:
            """The name of this hex now; None if it is gone."""
            spot = self.layout.place(name)
            if spot is None:
                return name
            q, r = self.layout.at(spot)
            if TILES[self.layout.owners[spot.kind][spot.number]] == moved:
                q, r = q + shift[0], r + shift[1]
            there = ground.spots.get((q, r))
            return None if there is None else there.name

        self.plain["tiles"] = tiles
        for field in LISTED:
            if field in self.plain:
                self.plain[field] = [new for place in self.plain[field] if (new := renamed(place))]
        if "tower" in self.plain:
            self.plain["tower"] = renamed(self.plain["tower"]) or ""
        keys = {gate: renamed(place) for gate, place in self.plain.get("keys", {}).items()}
        self.plain["keys"] = {gate: place for gate, place in keys.items() if place and gate in tiles}
        deployment: dict[str, list[str]] = {}
        for yard, posts in self.plain["deployment"].items():
            if new := renamed(yard):
                deployment[new] = [post for each in posts if (post := _looking(each, renamed))]
        self._deploy(deployment)

    def _deploy(self, deployment: dict[str, list[str]]) -> None:
        """The guards in the order of yards."""
        order = sorted(deployment, key=lambda name: int(name[1:]) if name[1:].isdecimal() else 0)
        self.plain["deployment"] = {yard: deployment[yard] for yard in order if deployment[yard]}

    # Things

    def lay(self, deed: Lay) -> None:
        name, _, which = deed.tool.partition(" ")
        if name in LISTED and not which:
            self.plain[name] = [*self.plain.get(name, ()), deed.place]
        elif deed.tool == "tower":
            self._guard_tower(deed.place)
        elif name == "keys" and which in TILES:
            self.plain["keys"] = {**self.plain.get("keys", {}), which: deed.place}
        elif name == "guard" and which in GUARDS:
            if which == "D":
                self._without("D")
            self._post(deed.place.partition(" ")[0], self._placed(which, deed.place))
        else:
            raise _no_such(deed.tool)

    def _guard_tower(self, place: str) -> None:
        """A guard who is there climbs into the tower; those of the tower that was come down."""
        before, self.plain["tower"] = self.plain.get("tower", ""), place
        deployment = {yard: list(posts) for yard, posts in self.plain["deployment"].items()}
        if before in deployment:
            corner = self._free_corner(before)
            deployment[before] = [f"{post[0]}{corner}o" if post[1] == "@" else post for post in deployment[before]]
        if place in deployment:
            deployment[place] = [f"{deployment[place][0][0]}@{self._focus(place)}"]
        self._deploy(deployment)

    def _without(self, guard: str) -> None:
        deployment = self.plain["deployment"].items()
        self._deploy({yard: [post for post in posts if post[0] != guard] for yard, posts in deployment})

    def _post(self, yard: str, post: str) -> None:
        """Put a guard there, in the place of one in the same corner."""
        deployment = {name: list(posts) for name, posts in self.plain["deployment"].items()}
        posts = deployment.get(yard, [])
        here = next((number for number, other in enumerate(posts) if other[1] == post[1]), len(posts))
        self._deploy({**deployment, yard: [*posts[:here], post, *posts[here + 1 :]]})

    def _placed(self, guard: str, place: str, out: bool = True) -> str:
        """A guard in this corner, or in the tower."""
        yard, _, corner = place.partition(" ")
        if yard == self.plain.get("tower"):
            return f"{guard}@{self._focus(yard)}"
        return f"{guard}{corner or self._free_corner(yard)}{'o' if out else 'i'}"

    def _focus(self, yard: str) -> str:
        """A bush of the same tile."""
        spot = self.layout.place(yard)
        if spot is None or spot.kind != YARD:
            raise _no_such(yard)
        near = self.layout.near(YARD, spot.number, BUSH)
        tile = self.layout.owners[YARD][spot.number]
        mine = [bush for bush in near if self.layout.owners[BUSH][bush] == tile]
        return Spot(BUSH, mine[0]).name if mine else yard

    def _free_corner(self, yard: str) -> int:
        """A corner far from those that are taken; in a gate one of its posts."""
        spot = self.layout.place(yard)
        gates = {gate.yard for gate in self.layout.gates}
        taken = [int(post[1]) for post in self.plain["deployment"].get(yard, ()) if post[1] != "@"]
        possible = [corner for side in SIDES for corner in side] if spot and spot.number in gates else range(6)
        return max(possible, key=lambda corner: min((_apart(corner, other) for other in taken), default=0))

    def fill(self, deed: Fill) -> None:
        guarded = {yard for yard, posts in self.plain["deployment"].items() if posts}
        for yard in range(self.layout.yards):
            if (name := Spot(YARD, yard).name) not in guarded:
                self._post(name, self._placed("S", name))

    def move(self, deed: Move) -> None:
        thing = self._thing(deed.field)
        if not thing.tool.startswith("guard"):
            self._replace(thing, deed.place)
            return
        guard = thing.tool[-1]
        if thing.focus and " " not in deed.place:
            self._change(thing, f"{guard}@{deed.place}")
            return
        self._change(thing, None)
        self._post(deed.place.partition(" ")[0], self._placed(guard, deed.place, thing.out or bool(thing.focus)))

    def turn(self, deed: Turn) -> None:
        thing = self._thing(deed.field)
        if thing.corner < 0:
            raise Malformed(f"{deed.field!r} looks at one hex and cannot turn")
        self._change(thing, f"{thing.tool[-1]}{thing.corner}{'i' if thing.out else 'o'}")

    def remove(self, deed: Remove) -> None:
        if deed.field in ("entries", "barracks", "objectives", "green", "blue", "deployment", "keys"):
            self.plain[deed.field] = type(self.plain.get(deed.field, ()))()
            return
        name, _, which = deed.field.partition(" ")
        if name == "tiles" and which in self.plain["tiles"]:
            self._lay_tiles({tile: at for tile, at in self.plain["tiles"].items() if tile != which}, which)
            return
        thing = self._thing(deed.field)
        if thing.tool.startswith("guard"):
            self._change(thing, None)
        else:
            self._replace(thing, None)

    def _thing(self, field: str) -> Thing:
        found = next((thing for thing in things(self.mission) if thing.field == field), None)
        if found is None:
            raise _no_such(field)
        return found

    def _replace(self, thing: Thing, place: str | None) -> None:
        """Put a token elsewhere, or take it away."""
        name, _, which = thing.tool.partition(" ")
        if name == "tower":
            self._guard_tower(place or "")
        elif name == "keys":
            keys = {gate: at for gate, at in self.plain["keys"].items() if gate != which}
            self.plain["keys"] = {**keys, **({which: place} if place else {})}
        else:
            places = list(self.plain[name])
            last = len(places) - 1 - places[::-1].index(thing.place)  # of two on one hex
            places[last : last + 1] = [place] if place else []
            self.plain[name] = places

    def _change(self, thing: Thing, post: str | None) -> None:
        """Put another post in the place of this one, or take it away."""
        deployment = {name: list(posts) for name, posts in self.plain["deployment"].items()}
        number = int(thing.field.split()[2]) - 1
        deployment[thing.place][number : number + 1] = [post] if post else []
        self._deploy(deployment)

    # Controls

    def set(self, deed: Set) -> None:
        name, value = deed.field, deed.value
        if name not in SETTABLE:
            raise _no_such(name)
        if name in ("name", "story"):
            value = str(value).strip()
        if name == "goal":
            self.plain = {field: each for field, each in self.plain.items() if field not in OWN_NUMBERS}
        self.plain[name] = value
        printed = self.rules.missions.get(self.plain["goal"])
        if name in OWN_NUMBERS and printed is not None and value == getattr(printed, name):
            del self.plain[name]


SETTABLE = ("name", "story", "goal", "time", *OWN_NUMBERS, "boulders", "civilians", "snow", "night")


def _looking(post: str, renamed: Callable[[str], str | None]) -> str | None:
    if post[1] != "@":
        return post
    focus = renamed(post[2:])
    return f"{post[:2]}{focus}" if focus else None


def _apart(one: int, other: int) -> int:
    return min((one - other) % 6, (other - one) % 6)


DEEDS: dict[type[_Deed], Callable[[Work, Any], None]] = {
    Piece: Work.tile,
    Lay: Work.lay,
    Move: Work.move,
    Remove: Work.remove,
    Turn: Work.turn,
    Fill: Work.fill,
    Set: Work.set,
}
