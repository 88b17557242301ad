"""Content read from its files, laid over by other sets, and checked: an error names the file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from hyakki.core.content import OWN, Content, Layers, misfit, one_of, refuse_unknown
from hyakki.core.errors import BadContent
from hyakki.core.lessons import taught_options
from hyakki.core.rules import made_once
from hyakki.games.shadow_tactics.catalog import ids
from hyakki.games.shadow_tactics.catalog.cards import (
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
from hyakki.games.shadow_tactics.catalog.checks import check, check_seats
from hyakki.games.shadow_tactics.catalog.custom import OPTION, read_mission, with_mission

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
"""Fields that other sets may not change: the owner of a thing, and its kind."""

AGREED = (
    *("mission", "first", "side_quests", "boulders", "civilians", "snow", "night"),
    *("daimyo", "picks", "quick", "carried", "lesson"),
)
OPTIONS = ("content", "set", OPTION, *AGREED)

CONTENT = Content("hyakki.games.shadow_tactics", TABLES, SINGLES, PRINTED, deep=False)


@made_once
def make_rules(seats: int, options: Mapping[str, Any]) -> ShadowRules:
    """The Rules for a table: option `set` names a set, `content` lays custom data over it, `custom_mission` is a
    mission as TOML or as a table."""
    refuse_unknown(options, OPTIONS)
    options = taught_options(CONTENT.package, seats, options)
    name, layers = CONTENT.layers(options)
    one_of(options.get("mission", "M1"), ids.MISSIONS, "option mission")
    rules = _checked(name, layers) if name == OWN else standard(name)
    if options.get(OPTION) is not None:
        rules = with_mission(rules, read_mission(options[OPTION], rules))
        if options.get("mission", rules.mission) != rules.mission:
            raise BadContent("option mission", f"{options['mission']}; the custom mission has the goal {rules.mission}")
    rules = _agreed(rules, options)
    check_seats(rules, seats)
    return rules


def check_stored(rules: ShadowRules, seats: int) -> None:
    """Check stored Rules as `make_rules` checks content."""
    CONTENT.check_ids(rules)
    if rules.mission not in ids.MISSIONS:
        raise BadContent("mission", f"{rules.mission!r} is not one of {', '.join(ids.MISSIONS)}")
    check(rules)
    check_seats(rules, seats)


def _agreed(rules: ShadowRules, options: Mapping[str, Any]) -> ShadowRules:
    agreed = {name: options[name] for name in AGREED if name in options}
    try:
        return msgspec.convert({**_parts(rules), **agreed}, ShadowRules)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise BadContent(f"option {field}", what) from None


def _parts(rules: ShadowRules) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in rules.__struct_fields__}


@cache
def standard(name: str) -> ShadowRules:
    """A set by its name."""
    return _checked(*CONTENT.layers({"set": name}))


def _checked(content: str, layers: Layers) -> ShadowRules:
    rules = ShadowRules(game="shadow_tactics", version=CONTENT.version, content=content, **CONTENT.read(layers))
    try:
        check(rules)
    except BadContent as error:
        raise error.at(CONTENT.place(error.where, layers)) from None
    return rules
