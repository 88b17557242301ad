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
from hyakki.games.shadow_tactics import ids
from hyakki.games.shadow_tactics.cards import (
    DeploymentCard,
    Entry,
    HealthCard,
    Item,
    Location,
    Map,
    Mission,
    NinjaCard,
    Numbers,
    OrderCard,
    Quest,
    ShadowRules,
    Tile,
    Variants,
)
from hyakki.games.shadow_tactics.checks import check, check_seats

TABLES: dict[str, tuple[type[Entry], tuple[str, ...]]] = {
    "tiles": (Tile, ids.TILES),
    "maps": (Map, ids.MISSIONS),
    "missions": (Mission, ids.MISSIONS),
    "locations": (Location, ids.LOCATIONS),
    "cards": (NinjaCard, ids.CARDS),
    "health": (HealthCard, ids.HEALTH),
    "items": (Item, ids.ITEMS),
    "orders": (OrderCard, ids.ORDERS),
    "deployments": (DeploymentCard, ids.DEPLOYMENTS),
    "quests": (Quest, ids.QUESTS),
}
"""Each has a file of its own, with one entry for each id."""
SINGLES: dict[str, type[Entry]] = {"numbers": Numbers, "variants": Variants}
"""These are in base.toml."""

PRINTED = {
    "tiles": ("kind",),
    "locations": ("mission", "final"),
    "cards": ("ninja", "kind", "reward"),
    "health": ("ninja", "reward"),
    "items": ("standing",),
    "orders": ("deck",),
    "deployments": ("deck",),
    "quests": ("owner",),
}
"""What other sets leave alone: whose a thing is, and what kind of thing."""

AS_WRITTEN, TUNED, OWN = "as-written", "tuned", "own"
AGREED = (
    *("mission", "first", "side_quests", "boulders", "civilians", "snow", "night"),
    *("daimyo", "picks", "quick", "carried"),
)
OPTIONS = ("content", "set", *AGREED)

Plain = dict[str, dict[str, Any]]
Layers = tuple[tuple[str, Mapping[str, Any]], ...]
"""What was laid over the content as written, and what to call it in errors; the last on top."""


def make_rules(seats: int, options: Mapping[str, Any]) -> ShadowRules:
    """The Rules for a table: option `set` names a set, `content` lays one's own data over it."""
    for name in options:
        if name not in OPTIONS:
            raise BadContent(f"option {name}", f"unknown; there are {', '.join(OPTIONS)}")
    chosen, own = options.get("set", TUNED), options.get("content")
    if chosen not in (AS_WRITTEN, TUNED):
        raise BadContent("option set", f"{chosen!r} is not one of {AS_WRITTEN}, {TUNED}")
    if options.get("mission", "M1") not in ids.MISSIONS:
        raise BadContent("option mission", f"{options['mission']!r} is not one of {', '.join(ids.MISSIONS)}")
    if own is None:
        rules = _agreed(_set(chosen), options)
    else:
        layers = (*_layers(chosen), ("content", _table(own, "content")))
        rules = _agreed(_checked(OWN, layers), options)
    check_seats(rules, seats)
    return rules


def _agreed(rules: ShadowRules, options: Mapping[str, Any]) -> ShadowRules:
    agreed = {name: options[name] for name in AGREED if name in options}
    try:
        return msgspec.convert({**_parts(rules), **agreed}, ShadowRules)
    except msgspec.ValidationError as error:
        what, field = _misfit(error)
        raise BadContent(f"option {field}", what) from None


def _parts(rules: ShadowRules) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in rules.__struct_fields__}


def _layers(chosen: str) -> Layers:
    return () if chosen == AS_WRITTEN else ((f"{chosen}.toml", _file(chosen)),)


@cache
def _set(name: str) -> ShadowRules:
    return _checked(name, _layers(name))


def _checked(content: str, layers: Layers) -> ShadowRules:
    version = _file("base")["version"]
    rules = ShadowRules(game="shadow_tactics", version=version, content=content, **_read(layers))
    try:
        check(rules)
    except BadContent as error:
        raise BadContent(_place(error.where, layers), error.what) from None
    return rules


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
    """A field that is named replaces the field that was there; data is replaced, code never comes in."""
    laid = dict(plain)
    for name, value in over.items():
        if name not in plain:
            raise BadContent(f"{label} {name}", f"unknown; there are {', '.join(plain)}")
        entries = _table(value, f"{label} {name}")
        if name in SINGLES:
            laid[name] = {**plain[name], **entries}
            continue
        laid[name] = dict(plain[name])
        for entry, fields in entries.items():
            where = f"{label} {name} {entry}"
            if entry not in plain[name]:
                raise BadContent(where, f"unknown; there are {', '.join(plain[name])}")
            for field in _table(fields, where):
                if field in PRINTED.get(name, ()):
                    raise BadContent(f"{where} {field}", "is printed on it and stays as it is")
            laid[name][entry] = {**plain[name][entry], **fields}
    return laid


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadContent(where, "must be a table")
    return value


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
