"""Content read from its files, laid over by other sets, and checked: an error names the file, entry and field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from hyakki.core.content import AS_WRITTEN, OWN, TUNED, Content, Layers, misfit, refuse_unknown
from hyakki.core.errors import BadContent
from hyakki.core.faults import raise_first
from hyakki.core.lessons import taught_options
from hyakki.core.rules import made_once
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.cards import (
    ActionCard,
    AgentCard,
    ChestToken,
    ClueToken,
    ComplicationCard,
    ConditionToken,
    CourtierCard,
    Dice,
    Enhancement,
    EquipmentCard,
    EventCard,
    Expansion,
    FollowerCard,
    HeroCard,
    KamiCard,
    Numbers,
    OkkoRules,
    OniCard,
    Recollection,
    TestToken,
    Track,
    WoundCard,
)
from hyakki.games.okko.catalog.checks import check, check_cards, check_carried, check_seats
from hyakki.games.okko.catalog.chronicle import Campaign, Entry, Reference, Scenario, Special, TileFace
from hyakki.games.okko.catalog.custom import read_scenario
from hyakki.games.okko.catalog.scenario_checks import scenario_faults
from hyakki.games.okko.catalog.verbs import CONDITIONS, Technique

TABLES: dict[str, tuple[type[Entry], tuple[str, ...]]] = {
    "heroes": (HeroCard, ids.HEROES),
    "actions": (ActionCard, ids.ACTIONS),
    "equipment": (EquipmentCard, ids.PRINTED_EQUIPMENT),
    "followers": (FollowerCard, ids.FOLLOWER_CARDS),
    "kami": (KamiCard, ids.KAMI_CARDS),
    "agents": (AgentCard, ids.AGENTS),
    "events": (EventCard, ids.PRINTED_EVENTS),
    "oni_cards": (OniCard, ids.ONI_CARDS),
    "courtiers": (CourtierCard, ids.COURTIERS),
    "complications": (ComplicationCard, ids.PRINTED_COMPLICATIONS),
    "clue_tokens": (ClueToken, ids.CLUE_TOKENS),
    "chests": (ChestToken, ids.CHESTS),
    "test_tokens": (TestToken, ids.TEST_TOKENS),
    "wounds": (WoundCard, ids.WOUNDS),
    "conditions": (ConditionToken, CONDITIONS),
    "enhancements": (Enhancement, ids.ENHANCEMENTS),
    "recollections": (Recollection, ids.RECOLLECTIONS),
    "faces": (TileFace, ids.FACES),
    "references": (Reference, ids.REFERENCES),
    "scenarios": (Scenario, ids.SCENARIOS),
    "campaigns": (Campaign, ids.CAMPAIGNS),
    "expansions": (Expansion, ids.EXPANSIONS),
}
"""Each has a file of its own, with one entry for each id."""
SINGLES: dict[str, type[Entry]] = {"numbers": Numbers, "dice": Dice, "track": Track}
"""These are in base.toml."""

PRINTED = {
    "heroes": ("of",),
    "actions": ("hero", "nature"),
    "followers": ("follower", "hero"),
    "kami": ("kami",),
    "agents": ("kind", "rank", "figures"),
    "oni_cards": ("demon",),
    "clue_tokens": ("kind",),
    "enhancements": ("tree", "column", "after"),
    "recollections": ("faces",),
    "faces": ("piece",),
    "references": ("step",),
}
"""Fields that other sets may not change: the owner of a thing, and its kind."""
GROWS = frozenset({"scenarios", "campaigns", "expansions"})
"""Let custom cards join the game as a pack."""

AGREED = ("scenario", "oni", "count", "picks", "expanded", "carried", "lesson")
OPTIONS = ("content", "set", "chronicle", "special", *AGREED)

CONTENT = Content("hyakki.games.okko", TABLES, SINGLES, PRINTED, deep=False, grows=GROWS, whole=(Technique,))


@made_once
def make_rules(seats: int, options: Mapping[str, Any]) -> OkkoRules:
    """The Rules for a table: option `set` names a set, `content` lays custom data over it, `chronicle` is a custom
    scenario, as TOML or as a table, `special` are rules beyond those of the scenario."""
    refuse_unknown(options, OPTIONS)
    options = taught_options(CONTENT.package, seats, options)
    name, layers = CONTENT.layers(options)
    rules = _checked(name, layers) if name == OWN else standard(name)
    agreed = {option: options[option] for option in AGREED if option in options}
    if options.get("chronicle") is not None:
        own = read_scenario(options["chronicle"], rules)
        rules = msgspec.structs.replace(rules, scenarios={**rules.scenarios, ids.OWN_SCENARIO: own})
        agreed["scenario"] = ids.OWN_SCENARIO
    rules = _agreed(rules, agreed)
    check_seats(rules, seats)
    if options.get("special"):
        rules = _special(rules, options["special"])
    check_carried(rules)
    return rules


def check_stored(rules: OkkoRules, seats: int) -> None:
    """Check stored Rules as `make_rules` checks content. A scenario may have got special rules of an act, so campaigns
    are checked where they are played."""
    CONTENT.check_ids(rules)
    known = _nearest(rules)
    other = not _is_like(rules, known, [name for name in (*SINGLES, *TABLES) if name not in ("scenarios", "campaigns")])
    if other:
        check_cards(rules)
    for name, scenario in rules.scenarios.items():
        if other or scenario != known.scenarios.get(name):  # that of the set has been checked, which takes long
            raise_first(f"scenarios {name}", scenario_faults(rules, scenario))
    check_seats(rules, seats)
    check_carried(rules)


def is_standard(rules: OkkoRules) -> bool:
    """Return whether its content is that of a set, which has been checked."""
    return _is_like(rules, _nearest(rules), (*SINGLES, *TABLES))


def _nearest(rules: OkkoRules) -> OkkoRules:
    return standard(rules.content if rules.content in (AS_WRITTEN, TUNED) else TUNED)


def _is_like(rules: OkkoRules, known: OkkoRules, parts: Iterable[str]) -> bool:
    return all(getattr(rules, part) == getattr(known, part) for part in parts)


def _special(rules: OkkoRules, written: Any) -> OkkoRules:
    """Special rules of an act of a campaign join those of the scenario (OK-350)."""
    try:
        more = msgspec.convert(written, tuple[Special, ...])
    except msgspec.ValidationError as error:
        raise BadContent("option special", str(error)) from None
    scenario = rules.scenarios[rules.scenario]
    scenario = msgspec.structs.replace(scenario, special=(*scenario.special, *more))
    raise_first("option special", scenario_faults(rules, scenario))
    return msgspec.structs.replace(rules, scenarios={**rules.scenarios, rules.scenario: scenario})


def _agreed(rules: OkkoRules, agreed: Mapping[str, Any]) -> OkkoRules:
    parts = {name: getattr(rules, name) for name in rules.__struct_fields__}
    try:
        return msgspec.convert({**parts, **agreed}, OkkoRules)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise BadContent(f"option {field}", what) from None


@cache
def standard(name: str) -> OkkoRules:
    """A set by its name."""
    return _checked(*CONTENT.layers({"set": name}))


def _checked(content: str, layers: Layers) -> OkkoRules:
    rules = OkkoRules(game="okko", version=CONTENT.version, content=content, **CONTENT.read(layers))
    try:
        check(rules)
    except BadContent as error:
        raise error.at(CONTENT.place(error.where, layers)) from None
    return rules
