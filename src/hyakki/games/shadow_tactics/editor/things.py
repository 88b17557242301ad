"""The things that a mission puts on hexes, with their places in its file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hyakki.games.shadow_tactics.catalog.cards import CustomMission
from hyakki.games.shadow_tactics.catalog.custom import map_of
from hyakki.games.shadow_tactics.catalog.map_faults import tokens

LISTED = ("entries", "barracks", "objectives", "green", "blue")
"""Fields that list hexes."""


class Thing(NamedTuple):
    field: str
    """The place in the file: "entries B4", "deployment Y3 1"."""
    tool: str
    """The tool that lays it: "entries", "keys C1", "guard S"."""
    place: str
    corner: int = -1
    out: bool = False
    focus: str = ""
    """The focus of a guard in a tower."""


def things(mission: CustomMission) -> Iterator[Thing]:
    for token in tokens(map_of(mission)):
        if token.field == "keys":
            yield Thing(f"keys {token.name}", f"keys {token.name}", token.place)
        elif token.field == "tower":
            yield Thing("tower", "tower", token.place)
        else:
            yield Thing(f"{token.field} {token.place}", token.field, token.place)
    for yard, posts in mission.deployment.items():
        for number, post in enumerate(posts, start=1):
            field, tool = f"deployment {yard} {number}", f"guard {post[0]}"
            if post[1] == "@":
                yield Thing(field, tool, yard, focus=post[2:])
            else:
                yield Thing(field, tool, yard, int(post[1]), post[2] == "o")
