"""The Captions of everything on a table of Shadow Tactics, with the numbers of the Rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hyakki.core.text import Text
from hyakki.core.things import Caption, Plain, Sign, alike, capital, plain
from hyakki.games.shadow_tactics.captions import mission_action, mission_name, order_text, symbol_name
from hyakki.games.shadow_tactics.catalog.cards import Item, NinjaCard, OrderCard, ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, NINJAS

GUARD_RULES = {"S": "ST-210", "O": "ST-212", "A": "ST-215", "D": "ST-219", "F": "ST-373", "H": "ST-376"}
COLOUR_RULES = {"green": "ST-074", "blue": "ST-077", "red": "ST-076"}
PIECES = {
    "entry": "ST-318",
    "barracks": "ST-324",
    "tower": "ST-350",
    "objective": "ST-327",
    "gate": "ST-334",
    "key": "ST-344",
    "coin": "ST-321",
    "focus": "ST-351",
    "body": "ST-242",
    "green-M1": "ST-453",
    "blue-M2": "ST-463",
    "green-M3": "ST-472",
    "blue-M3": "ST-475",
    "green-M4": "ST-483",
    "bell": "ST-487",
    "blue-M5": "ST-496",
    "boulder": "ST-369",
    "footprints": "ST-381",
    "torch": "ST-388",
}
PICTURES = {
    **{name: name for name in ("barracks", "tower", "bell", "green-M1", "blue-M2", "green-M3", "blue-M3", "green-M4")},
    "blue-M5": "blue-M5",
}
HEXES = {"yard": "ST-015", "bush": "ST-017", "junction": "ST-020"}
STATES = {"calm": "ST-256", "alerted": "ST-258", "stunned": "ST-262"}
BADGES = {
    "health": "ST-270",
    "jutsu": "ST-134",
    "found": "ST-190",
    "ready": "ST-055",
    "noise": "ST-200",
    "alarm": "ST-161",
    "time": "ST-207",
    "search": "ST-190",
    "pool": "ST-322",
    "round": "ST-033",
    "slot": "ST-058",
    "used": "ST-039",
    "prospect": "ST-063",
    "prepared": "ST-154",
    "light": "ST-388",
}
PINS = {
    "barrel": "ST-453",
    "gate": "ST-455",
    "officer": "ST-466",
    "accident": "ST-463",
    "documents": "ST-473",
    "lord": "ST-472",
    "entry": "ST-319",
    "hostage": "ST-483",
    "bell": "ST-487",
    "tea": "ST-497",
    "yabu": "ST-499",
    "poisoned": "ST-498",
    "carrier-M1": "ST-455",
    "carrier-M3": "ST-473",
    "carrier-M4": "ST-486",
}
SHARED = {"5": "regroup", "S": "special", "M": "move"}
"""Pictures of cards that every ninja has, by what follows the ninja's name."""
PLAIN = {
    **{f"piece {name}": Plain(f"piece-{name}", rule, PICTURES.get(name, "")) for name, rule in PIECES.items()},
    **alike("hex", HEXES),
    **alike("state", STATES),
    **alike("badge", BADGES, own=True),
    **alike("pin", PINS),
    **alike("part", {"immediate": "ST-152", "prepared": "ST-154", "alarm": "ST-161"}),
    "daimyo": Plain("about-daimyo.name", "ST-009", "D"),
}


def things(text: Text, rules: ShadowRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    """Return the Captions of cards, people, places, tokens, badges and symbols."""
    texts = captions["texts"]
    said = {
        **{f"card {name}": _card(text, card, captions, f"card-{name}", name) for name, card in rules.cards.items()},
        **{f"item {name}": _card(text, card, captions, f"item-{name}", name) for name, card in rules.items.items()},
        **{f"order {name}": _order(text, card, name) for name, card in rules.orders.items()},
        **{f"ninja {name}": _ninja(text, rules, texts, name) for name in NINJAS},
        **{f"mission {name}": _mission(text, rules, name) for name in rules.missions},
    }
    sorts = (
        ("health", rules.health, "ST-274"),
        ("deployment", rules.deployments, "ST-296"),
        ("quest", rules.quests, "ST-308"),
    )
    for sort, names, rule in sorts:
        for name in names:
            called = Caption(text.word(f"{sort}-{name}"), texts[name], rule, text.word(f"sort-{sort}"))
            said[f"{sort} {name}"] = called
    for kind, rule in GUARD_RULES.items():
        name = capital(text.word(f"guard-{kind}"))
        said[f"guard {kind}"] = Caption(name, text.word(f"text-{kind}"), rule, text.word("sort-guard"), picture=kind)
    for colour in COLOURS:
        name = capital(text.word("about-junction.name", colour=text.word(f"colour-{colour}")))
        said[f"colour {colour}"] = Caption(name, text.word("about-junction"), "ST-021")
    for name, place in rules.locations.items():
        values = text.word("about-location", tax=place.tax, wealth=place.wealth, cards=place.cards)
        said[f"location {name}"] = Caption(text.word(f"location-{name}"), values, "ST-440", text.word("sort-location"))
    for tone, rule in COLOUR_RULES.items():
        name = capital(text.word("about-cardcolour", colour=text.word(f"cardcolour-{tone}")))
        said[f"cardcolour {tone}"] = Caption(name, text.word(f"cardcolour-{tone}.meaning"), rule, tone=tone)
    return said | plain(text, PLAIN, entry=rules.numbers.entry_limit, slots=rules.numbers.slots)


def on_face(card: str) -> str:
    """Return the name of the picture on a card. What every ninja has is drawn once."""
    kind = card[4:] if card[3:4] == "-" else ""
    return SHARED.get(kind) or SHARED.get(kind[:1]) or card


def _card(text: Text, card: NinjaCard | Item, captions: Mapping[str, Any], key: str, name: str) -> Caption:
    rows = [
        Sign(symbol, symbol_name(text, symbol), said)
        for symbol, said in zip(card.symbols, captions["symbols"][name], strict=False)
    ]
    said = captions["texts"][name]
    if card.symbols:
        said = text.word(f"cardcolour-{card.colour}.meaning") if card.colour else ""
        said = f"{said} {text.word('text-same')}" if card.same else said
    sort = (
        text.word("about-cardcolour", colour=text.word(f"cardcolour-{card.colour}"))
        if card.colour
        else text.word("sort-item")
    )
    rule = COLOUR_RULES.get(card.colour, "ST-314")
    return Caption(text.word(key), said, rule, capital(sort), card.colour, on_face(name), tuple(rows))


def _order(text: Text, card: OrderCard, name: str) -> Caption:
    parts = (("immediate", card.immediate), ("prepared", card.prepared), ("alarm", card.alarm))
    rows = (
        Sign(symbols[0] if symbols else "", text.word(f"part-{part}.short"), " ".join(_orders(text, symbols)))
        for part, symbols in parts
    )
    sort = text.word("sort-order")
    return Caption(text.word(f"order-{name}"), text.word("about-order"), "ST-152", sort, "", name, tuple(rows))


def _orders(text: Text, symbols: tuple[str, ...]) -> Iterator[str]:
    """Each symbol in turn, with its name; what it does is said once."""
    for symbol in dict.fromkeys(symbols):
        count = symbols.count(symbol)
        name = symbol_name(text, symbol)
        name = name if count == 1 else text.word("times", what=name, n=count)
        yield f"{name}: {order_text(text, symbol)}"


def _ninja(text: Text, rules: ShadowRules, texts: Mapping[str, str], name: str) -> Caption:
    health = [card for card in rules.health if card.startswith(f"{name}-")]
    rows = tuple(Sign("health", text.word(f"health-{card}"), texts[card]) for card in health)
    said = text.word("about-ninja")
    return Caption(text.word(f"ninja-{name}"), said, "ST-017", text.word("sort-ninja"), picture=name, symbols=rows)


def _mission(text: Text, rules: ShadowRules, name: str) -> Caption:
    rows = (
        Sign("MA", text.word(f"deed-{name}"), mission_action(text, rules, name)),
        Sign("win", text.word("about-mission.ninjas"), text.word(f"ninjas-win-{name}")),
        Sign("lose", text.word("about-mission.daimyo"), text.word(f"daimyo-wins-{name}")),
        Sign("POW", text.word("symbol-POW"), text.word(f"power-{name}")),
    )
    sort, said = text.word("sort-mission"), text.word(f"goal-{name}")
    named = mission_name(text, rules) if name == rules.mission else text.word(f"mission-{name}")
    return Caption(named, said, "ST-008", sort, picture=name, symbols=rows)
