"""The components of Kitsunedo: Items, Lanterns, lords, stages; read from content and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta

from hyakki.core.content import Numbers, check_size, content_file, misfit_in, one_of
from hyakki.core.errors import BadContent
from hyakki.core.faults import BadField, fault_of
from hyakki.core.rules import Count, Rules, SeatNumber, made_once, within, worked_out
from hyakki.games.kitsunedo.catalog.ids import ABILITIES, ITEMS, LANTERNS, LORDS

ADVENTS = ("first", "second", "third")
"""The stages before the Eve, which is the standard game (KI-T43)."""

Limit = Annotated[int, Meta(ge=1, le=100_000)]
"""The turns, or games, after which a game, or a Series, ends in any case."""
PACKAGE = "hyakki.games.kitsunedo"
Requirement = tuple[tuple[int, int], ...]
"""The symbols showing on a lord: (Item, how many)."""


class LordCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a lord card besides its ability (KI-005)."""

    gilded: tuple[str, ...]
    diminished: tuple[str, ...]
    source: str


class KitsunedoRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content, stage and what was agreed before the game."""

    content: str = "as-written"
    stage: str = "standard"
    items: dict[str, Count]
    lanterns: dict[str, Count]
    lords: dict[str, LordCard]
    hand_limit: Annotated[int, within(0, 20)]
    lives: Annotated[int, Meta(ge=1, le=2)] = 2
    abilities: bool = True
    returns: bool = True
    face_up: bool = False
    turn_limit: Limit | None = None
    order: tuple[SeatNumber, ...] | None = None
    """The seats in the order in which they pick; the first of them starts (KI-007, KI-008, KI-018, KI-019)."""
    starter: SeatNumber | None = None
    picks: tuple[str, ...] | None = None
    """The lords by seat, where they are not picked at the table (KI-R134)."""
    bonus: tuple[SeatNumber, str] | None = None
    """The card that the winner of the Advent before starts with (KI-R132)."""


class Cards:
    """The same numbers, ready for use: made once for each Rules."""

    __slots__ = ("claimable", "items", "lanterns", "lords", "requirements")

    def __init__(self, rules: KitsunedoRules) -> None:
        self.items = tuple(rules.items[name] for name in ITEMS)
        self.lanterns = tuple(rules.lanterns[name] for name in LANTERNS)
        self.claimable = tuple(count > 0 and not rules.face_up for count in self.lanterns)  # KI-R130, KI-T13
        self.lords = tuple(lord for lord, name in enumerate(LORDS) if name in rules.lords)
        self.requirements = tuple(
            _requirements(rules.lords[name], rules.lives) if name in rules.lords else () for name in LORDS
        )
        """The symbols that an attack needs for each lord, by its lives; content can leave lords out."""


cards_of = worked_out(Cards, 256)


def _requirements(card: LordCard, lives: int) -> tuple[Requirement, ...]:
    upright = lives == 1  # KI-T05: one life, played upright
    return (), _count(card.gilded if upright else card.diminished), _count(card.gilded)


def _count(symbols: tuple[str, ...]) -> Requirement:
    return tuple((kind, symbols.count(name)) for kind, name in enumerate(ITEMS) if name in symbols)


PUBLIC = (
    "content",
    "stage",
    "items",
    "lanterns",
    "hand_limit",
    "lives",
    "abilities",
    "returns",
    "face_up",
    "turn_limit",
)
"""The public facts before the game: the number of cards, and the parts of the rules in use."""


def public(rules: KitsunedoRules) -> dict[str, Any]:
    """Return what a client draws: by number of lives what a lord is called then, and the symbols that an attack
    needs."""
    lords = {
        name: {
            "symbols": [_symbols(symbols) for symbols in cards_of(rules).requirements[number]][: rules.lives + 1],
            "abilities": ABILITIES[name] if rules.abilities else (),
        }
        for number, name in enumerate(LORDS)
        if name in rules.lords
    }
    states = ("out", "in") if rules.lives == 1 else ("out", "diminished", "gilded")
    return {name: getattr(rules, name) for name in PUBLIC} | {"lords": lords, "states": states}


def _symbols(symbols: Requirement) -> list[str]:
    return [ITEMS[item] for item, count in symbols for _ in range(count)]


CHANGED = ("items", "lanterns", "lords", "hand_limit")
"""What custom content can change."""
OPTIONS = {"stage", "turn_limit", "order", "starter", "picks", "bonus", "content"}


@made_once
def make_rules(seats: int, options: Mapping[str, Any]) -> KitsunedoRules:
    """The Rules for a table; `content` in options replaces numbers of the base set."""
    for name in options:
        if name not in OPTIONS:
            raise BadContent(f"option {name}", f"unknown; choose one of {', '.join(sorted(OPTIONS))}")
    base = dict(content_file("hyakki.games.kitsunedo", "base"))
    stages = base.pop("stages")
    base.pop("paces")
    stage = one_of(options.get("stage", "standard"), stages, "option stage")
    plain = {**base, **stages[stage], "game": "kitsunedo", "stage": stage}
    plain.pop("source", None)
    own = options.get("content")
    if own is not None:
        check_size(own, "content")
        plain = {**_overlay(plain, own), "content": "own"}
    plain |= {name: value for name, value in options.items() if name not in ("stage", "content")}
    try:
        rules = msgspec.convert(plain, KitsunedoRules, strict=True)
    except msgspec.ValidationError as error:
        what, field = misfit_in(plain, KitsunedoRules, error)
        raise BadContent(field or "kitsunedo content", what) from None
    check(rules, seats)
    return rules


def numbers() -> Numbers:
    """Return what the owner of a table can change."""
    base = content_file("hyakki.games.kitsunedo", "base")
    usual = {name: base[name] for name in CHANGED}
    types = get_type_hints(KitsunedoRules, include_extras=True)
    kinds = {name: types[name] for name in CHANGED}

    def laid(own: Mapping[str, Any]) -> dict[str, Any]:
        check_size(own, "content")
        return _overlay(usual, own)

    return Numbers(kinds, usual, usual, laid)


def _overlay(plain: dict[str, Any], own: Any) -> dict[str, Any]:
    """Lay custom content over the rest: it adds or replaces data, never code."""
    if not isinstance(own, Mapping):
        raise BadContent("option content", f"must be a table of {', '.join(CHANGED)}")
    merged = dict(plain)
    for name, value in own.items():
        if name not in CHANGED:
            raise BadContent(f"content {name}", f"unknown; choose one of {', '.join(CHANGED)}")
        merged[name] = {**plain[name], **value} if isinstance(value, Mapping) else value
    if isinstance(merged["lords"], Mapping):
        merged["lords"] = {name: card for name, card in merged["lords"].items() if card is not False}
    return merged


def check(rules: KitsunedoRules, seats: int) -> None:
    """Check content beyond its types."""
    if rules.stage not in content_file("hyakki.games.kitsunedo", "base")["stages"]:
        raise BadContent("stage", f"{rules.stage!r} is unknown")
    _names("items", rules.items, ITEMS)
    _names("lanterns", rules.lanterns, LANTERNS)
    _known("lords", rules.lords, LORDS)
    if sum(rules.lanterns.values()) < seats or sum(rules.items.values()) < 2 * seats + 3:
        raise BadField(fault_of(PACKAGE, "decks", "", "few-cards", {"seats": seats}))
    if len(rules.lords) < min(seats, len(LORDS)):  # KI-002
        raise BadField(
            fault_of("hyakki.games.kitsunedo", "lords", "", "few-lords", {"lords": len(rules.lords), "seats": seats})
        )
    for name, card in rules.lords.items():
        _check_lord(name, card)
    _check_agreed(rules, seats)


def _check_lord(name: str, card: LordCard) -> None:
    for state, symbols, size in (("gilded", card.gilded, 2), ("diminished", card.diminished, 1)):
        if len(symbols) != size:  # KI-052, KI-053
            raise BadContent(f"lords {name} {state}", f"{len(symbols)} symbols; there must be {size}")
        for symbol in symbols:
            if symbol not in ("sun", "moon", "sake"):
                raise BadContent(f"lords {name} {state}", f"{symbol!r} is not sun, moon or sake")


def _check_agreed(rules: KitsunedoRules, seats: int) -> None:
    if rules.order is not None and sorted(rules.order) != list(range(seats)):
        raise BadContent("option order", f"must name each of the seats 0 to {seats - 1} once")
    if rules.starter is not None and not 0 <= rules.starter < seats:
        raise BadContent("option starter", f"there is no seat {rules.starter}; choose one of 0 to {seats - 1}")
    if rules.picks is not None:
        if len(rules.picks) != seats or len(set(rules.picks)) != seats:  # KI-001, KI-002
            raise BadContent("option picks", f"must be {seats} different lords")
        for pick in rules.picks:
            if pick not in rules.lords:
                raise BadContent("option picks", f"{pick!r} is not one of {', '.join(rules.lords)}")
    if rules.bonus is not None and (not 0 <= rules.bonus[0] < seats or rules.items.get(rules.bonus[1], 0) < 1):
        raise BadContent("option bonus", "must be a seat and an Item of the deck")


def _names(table: str, given: Mapping[str, object], known: tuple[str, ...]) -> None:
    _known(table, given, known)
    for name in known:
        if name not in given:
            raise BadContent(table, f"{name} is missing")


def _known(table: str, given: Mapping[str, object], known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            raise BadContent(f"{table} {name}", f"unknown; choose one of {', '.join(known)}")
