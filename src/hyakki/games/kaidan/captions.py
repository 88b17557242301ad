"""The texts of cards with the numbers of the Rules: `text-OB12` of the text files, filled in."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hyakki.core.text import Text
from hyakki.games.kaidan.catalog.cards import Bonus, Effect, Entity, Entry, KaidanRules

Args = dict[str, str | int]

_SIGNED = {(Bonus, "value"), (Effect, "darkness"), (Entity, "guess_force")}


def caption(text: Text, rules: KaidanRules, name: str) -> str:
    """Return what a card says: "OB12", "CR2", "EV09"; "PC1" is the ability and "PC1-onryo" the power, "EN-JI-ritual"
    the ritual, "LP1-failure" and "LP1-success" the columns."""
    return text.word(f"text-{name}", **args(text, _entry(rules, name)))


def every(text: Text, rules: KaidanRules) -> dict[str, str]:
    """Return what all cards say, by the names that `caption` knows."""
    characters = [name for pg in rules.characters for name in (pg, f"{pg}-onryo")]
    entities = [name for entity in rules.entities for name in (entity, f"{entity}-ritual")]
    lost = [f"{card}-{side}" for card in rules.lost for side in ("failure", "success")]
    names = [*characters, *entities, *lost, *rules.curses, *rules.events, *rules.objects]
    return {name: caption(text, rules, name) for name in names if has_caption(text, name)}


def has_caption(text: Text, name: str) -> bool:
    """Return whether there is such a text: not every enemy has an ability, or a ritual."""
    return text.has(f"text-{name}")


def args(text: Text, entry: Entry) -> Args:
    """The numbers of an entry by their fields, in words where the text files have an `amount-…` for them. A second
    Bonus has its number added ("value2"), what happens instead is called so ("instead_heal")."""
    said: Args = {}
    for name, field, value, signed in _numbers(entry):
        if signed:
            said[name] = f"{value:+d}".replace("-", "−")
        elif text.has(f"amount-{field}"):
            said[name] = text.word(f"amount-{field}", n=value)
        else:
            said[name] = value
    return said


def _numbers(entry: Entry, before: str = "") -> Iterator[tuple[str, str, int, bool]]:
    for field in msgspec.structs.fields(entry):
        value = getattr(entry, field.name)
        if isinstance(value, Entry):
            yield from _numbers(value, "instead_" if field.name == "instead" else before)
        elif field.name == "bonuses":
            for number, bonus in enumerate(value, start=1):
                yield "value" if number == 1 else f"value{number}", "value", bonus.value, True
        elif isinstance(value, int) and not isinstance(value, bool):
            yield before + field.name, field.name, value, (type(entry), field.name) in _SIGNED


def _entry(rules: KaidanRules, name: str) -> Entry:
    side = name.rpartition("-")[2]
    match name[:2]:
        case "PC":
            character = rules.characters[name[:3]]
            return character.onryo.power if side == "onryo" else character.ability
        case "LP":
            card = rules.lost[name[:3]]
            return card.success if side == "success" else card.failure
        case "EN":
            return rules.entities[name[:5]]
        case "CR":
            return rules.curses[name]
        case "EV":
            return rules.events[name]
        case _:
            return rules.objects[name]
