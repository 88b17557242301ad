"""The Captions of everything on a table of Kitsunedo, with the numbers of the Rules."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.core.text import Text
from hyakki.core.things import Caption, Plain, Sign, capital, plain
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules
from hyakki.games.kitsunedo.catalog.ids import ABILITIES, ITEMS

ITEM_RULES = {"sun": "KI-045", "moon": "KI-045", "leaf": "KI-073", "block": "KI-094", "sake": "KI-088"}
LANTERN_RULES = {"spirit": "KI-066", "shadow": "KI-070", "ash": "KI-059", "mist": "KI-074"}
ABILITY_RULES = {
    "peep": "KI-139",
    "memorial": "KI-143",
    "reap": "KI-144",
    "thread": "KI-147",
    "gift": "KI-154",
    "mark": "KI-159",
    "grudge": "KI-167",
    "vengeance": "KI-169",
}
PLAIN = {
    "deck": Plain("about-deck.name", "KI-014"),
    "discard": Plain("about-discard.name", "KI-017"),
    "lanterns": Plain("about-lanterns.name", "KI-010"),
    "own lantern": Plain("about-own-lantern.name", "KI-103"),
    "badge symbols": Plain("about-badge-symbols.name", "KI-044"),
    "badge hand": Plain("about-badge-hand.name", "KI-030"),
    "badge marked": Plain("state-marked", "KI-161"),
    "state gilded": Plain("state-gilded", "KI-035"),
    "state diminished": Plain("state-diminished", "KI-036"),
    "state in": Plain("state-in", "KI-T05"),
    "state out": Plain("state-out", "KI-037"),
}


def things(text: Text, rules: KitsunedoRules) -> dict[str, Caption]:
    """Return the Captions of the Items, Lanterns, lords, abilities, piles and badges."""
    return {
        **{f"item {name}": _item(text, name) for name in rules.items},
        **{f"lantern {name}": _lantern(text, name) for name in rules.lanterns},
        **{f"lord {name}": _lord(text, rules, name) for name in rules.lords},
        **{f"ability {name}": _ability(text, rules, name) for name in ABILITY_RULES},
        **plain(text, PLAIN, hand=rules.hand_limit, lives=rules.lives),
    }


def _item(text: Text, name: str) -> Caption:
    key = f"item-{name}"
    return Caption(
        text.word(f"{key}.card"), text.word(f"{key}.text"), ITEM_RULES[name], text.word("sort-item"), picture=name
    )


def _lantern(text: Text, name: str) -> Caption:
    key = f"lantern-{name}"
    forms = ((form, text.word(f"{key}.{form}")) for form in ("limit", "challengers"))
    return Caption(
        text.word(f"{key}.card"),
        text.word("about-lantern", keyword=text.word(f"{key}.keyword"), power=text.word(f"{key}.power"), **dict(forms)),
        LANTERN_RULES[name],
        text.word("sort-lantern"),
        picture=name,
    )


def _ability(text: Text, rules: KitsunedoRules, name: str) -> Caption:
    said = text.word(f"ability-{name}.text") if rules.abilities else text.word("abilities-off")
    return Caption(text.word(f"ability-{name}"), said, ABILITY_RULES[name], text.word("sort-ability"))


def _lord(text: Text, rules: KitsunedoRules, name: str) -> Caption:
    return Caption(
        text.word(f"lord-{name}"),
        "" if rules.abilities else text.word("abilities-off"),
        "KI-005",
        text.word("sort-lord"),
        picture=name,
        symbols=(*_needs(text, rules, name), *_abilities(text, rules, name)),
    )


def _needs(text: Text, rules: KitsunedoRules, name: str) -> Iterator[Sign]:
    card = rules.lords[name]
    sides = (("gilded", card.gilded), ("diminished", card.diminished))
    for state, symbols in sides[: rules.lives]:
        needed = text.things("item", [ITEMS.index(symbol) for symbol in symbols])
        word = "state-in" if rules.lives == 1 else f"state-{state}"
        yield Sign(symbols[0], capital(text.word(word)), text.word("about-lord-needs", symbols=needed))


def _abilities(text: Text, rules: KitsunedoRules, name: str) -> Iterator[Sign]:
    if rules.abilities:
        for ability in ABILITIES[name]:
            yield Sign(f"ability-{ability}", text.word(f"ability-{ability}"), text.word(f"ability-{ability}.text"))
