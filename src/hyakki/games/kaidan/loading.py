"""Content read from its files, laid over by other sets, and checked: an error names the file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from hyakki.core.errors import BadContent
from hyakki.games.kaidan import ids
from hyakki.games.kaidan.cards import (
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
from hyakki.games.kaidan.checks import check

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
"""What other sets leave alone: tokens are called by what they show."""

AS_WRITTEN, TUNED, OWN = "as-written", "tuned", "own"
OPTIONS = ("content", "hyoirei", "picks", "set", "starter")

Plain = dict[str, dict[str, Any]]
Layers = tuple[tuple[str, Mapping[str, Any]], ...]
"""What was laid over the content as written, and what to call it in errors; the last on top."""


def make_rules(seats: int, options: Mapping[str, Any]) -> KaidanRules:
    """The Rules for a table: option `set` names a set, `content` lays one's own numbers over it."""
    for name in options:
        if name not in OPTIONS:
            raise BadContent(f"option {name}", f"unknown; there are {', '.join(OPTIONS)}")
    chosen, own = options.get("set", TUNED), options.get("content")
    if chosen not in (AS_WRITTEN, TUNED):
        raise BadContent("option set", f"{chosen!r} is not one of {AS_WRITTEN}, {TUNED}")
    layers: Layers = () if chosen == AS_WRITTEN else ((f"{TUNED}.toml", _file(TUNED)),)
    if own is not None:
        layers += (("content", _table(own, "content")),)
    parts = _read(layers) if own is not None else _set(chosen)
    rules = _rules(parts, chosen if own is None else OWN, seats, options)
    try:
        check(rules, seats)
    except BadContent as error:
        raise BadContent(_place(error.where, layers), error.what) from None
    return rules


def _rules(parts: Mapping[str, Any], content: str, seats: int, options: Mapping[str, Any]) -> KaidanRules:
    agreed = {name: options[name] for name in ("hyoirei", "picks", "starter") if name in options}
    agreed.setdefault("hyoirei", seats >= 3)  # KA-R05
    known = {"game": "kaidan", "version": _file("base")["version"], "content": content}
    try:
        return msgspec.convert({**known, **agreed, **parts}, KaidanRules)
    except msgspec.ValidationError as error:
        what, field = _misfit(error)
        raise BadContent(f"option {field}", what) from None


@cache
def _set(name: str) -> dict[str, Any]:
    return _read(() if name == AS_WRITTEN else ((f"{name}.toml", _file(name)),))


@cache
def _file(name: str) -> dict[str, Any]:
    where = f"{name}.toml"
    try:
        return tomllib.loads(files(__package__).joinpath("content", where).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(where, str(error)) from None


def _read(layers: Layers) -> dict[str, Any]:
    """The typed parts of Rules."""
    base = _file("base")
    plain: Plain = {single: base[single] for single in SINGLES} | {table: _file(table) for table in TABLES}
    for label, over in layers:
        plain = _laid_over(plain, over, label)
    parts: dict[str, Any] = {}
    for single, kind in SINGLES.items():
        parts[single] = _entry(plain[single], kind, single, layers)
    for table, (kind, known) in TABLES.items():
        for name in known:
            if name not in plain[table]:
                raise BadContent(f"{table}.toml", f"{name} is missing")
        for name in plain[table]:
            if name not in known:
                raise BadContent(f"{table}.toml {name}", f"unknown; there are {', '.join(known)}")
        parts[table] = {name: _entry(plain[table][name], kind, f"{table} {name}", layers) for name in known}
    return parts


def _laid_over(plain: Plain, over: Mapping[str, Any], label: str) -> Plain:
    """What is named replaces what was there, field by field; data is replaced, code never comes in."""
    laid = dict(plain)
    for name, value in over.items():
        if name not in plain:
            raise BadContent(f"{label} {name}", f"unknown; there are {', '.join(plain)}")
        entries = _table(value, f"{label} {name}")
        if name in TABLES:
            known = TABLES[name][1]
            for entry in entries:
                if entry not in known:
                    raise BadContent(f"{label} {name} {entry}", f"unknown; there are {', '.join(known)}")
                for field in _table(entries[entry], f"{label} {name} {entry}"):
                    if field in PRINTED.get(name, ()):
                        raise BadContent(f"{label} {name} {entry} {field}", "is printed on it and stays as it is")
        laid[name] = _merged(plain[name], entries)
    return laid


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadContent(where, "must be a table")
    return value


def _merged(there: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(there)
    for name, value in over.items():
        old = there.get(name)
        merged[name] = _merged(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return merged


def _entry(plain: Any, kind: type[Entry], where: str, layers: Layers) -> Entry:
    try:
        return msgspec.convert(plain, kind, strict=True)
    except msgspec.ValidationError as error:
        what, field = _misfit(error)
        raise BadContent(_place(f"{where} {field}".rstrip(), layers), what) from None


def _misfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """What is wrong, and the field."""
    what, _, place = str(error).partition(" - at `$")
    named = re.search(r"(?:required|unknown) field `(\w+)`", what)
    field = place.rstrip("`").strip(".")
    return what, ".".join(part for part in (field, named[1] if named else "") if part)


def _place(where: str, layers: Layers) -> str:
    """The same with what was laid over there last, or with its file."""
    table, name, *_ = *where.split(), ""
    for label, over in reversed(layers):
        if table in over and (table in SINGLES or name in over[table]):
            return f"{label} {where}"
    if table in SINGLES:
        return f"base.toml {where}"
    return where.replace(table, f"{table}.toml", 1) if table in TABLES else where
