"""Content read from its files, laid over by other sets, and checked: an error names the file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from hyakki.core.content import OWN, Content, misfit, refuse_unknown
from hyakki.core.errors import BadContent
from hyakki.core.lessons import taught_options
from hyakki.core.rules import made_once
from hyakki.games.kaidan.catalog import ids
from hyakki.games.kaidan.catalog.cards import (
    Board,
    Character,
    Curse,
    DoorToken,
    Entity,
    Entry,
    EventCard,
    KaidanRules,
    LostPerson,
    Numbers,
    ObjectCard,
    Points,
    RoomTile,
)
from hyakki.games.kaidan.catalog.checks import check

TABLES: dict[str, tuple[type[Entry], tuple[str, ...]]] = {
    "rooms": (RoomTile, ids.ROOMS),
    "tokens": (DoorToken, ids.TOKENS),
    "characters": (Character, ids.CHARACTERS),
    "entities": (Entity, ids.ENTITIES),
    "curses": (Curse, ids.CURSES),
    "objects": (ObjectCard, ids.OBJECTS),
    "events": (EventCard, ids.EVENTS),
    "lost": (LostPerson, ids.LOST),
}
"""Each has a file of its own, with one entry for each id."""
SINGLES: dict[str, type[Entry]] = {"board": Board, "numbers": Numbers, "points": Points}
"""These are in base.toml."""

PRINTED = {"tokens": tuple(field for field in DoorToken.__struct_fields__ if field not in ("copies", "source"))}
"""Fields that other sets may not change: tokens are named by what they show."""

OPTIONS = ("content", "hyoirei", "lesson", "picks", "set", "starter")

CONTENT = Content("hyakki.games.kaidan", TABLES, SINGLES, PRINTED, deep=True)


@made_once
def make_rules(seats: int, options: Mapping[str, Any]) -> KaidanRules:
    """The Rules for a table: option `set` names a set, `content` lays custom numbers over it."""
    refuse_unknown(options, OPTIONS)
    options = taught_options(CONTENT.package, seats, options)
    name, layers = CONTENT.layers(options)
    rules = _rules(CONTENT.read(layers) if name == OWN else _set(name), name, seats, options)
    try:
        check(rules, seats)
    except BadContent as error:
        raise error.at(CONTENT.place(error.where, layers)) from None
    return rules


def _rules(parts: Mapping[str, Any], content: str, seats: int, options: Mapping[str, Any]) -> KaidanRules:
    agreed = {name: options[name] for name in ("hyoirei", "lesson", "picks", "starter") if name in options}
    agreed.setdefault("hyoirei", seats >= ids.HOSTED)
    known = {"game": "kaidan", "version": CONTENT.version, "content": content}
    try:
        return msgspec.convert({**known, **agreed, **parts}, KaidanRules)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise BadContent(f"option {field}", what) from None


@cache
def _set(name: str) -> dict[str, Any]:
    return CONTENT.read(CONTENT.layers({"set": name})[1])
