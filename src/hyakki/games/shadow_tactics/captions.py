"""The texts of cards, quests and places, composed from symbols and numbers: a custom card explains itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from hyakki.core.text import Text
from hyakki.games.shadow_tactics.catalog.cards import Item, NinjaCard, Quest, Reward, ShadowRules, deployed
from hyakki.games.shadow_tactics.catalog.ids import COLOURS

PLAIN = COLOURS[:-1]
"""All colours but brown."""


def caption(text: Text, rules: ShadowRules, name: str) -> str:
    """Return what a card says: "HAY-1", "NP3", "MUG-H1", "PD2", "HQ1", "OC5"."""
    if name in rules.cards:
        return " ".join(symbol_texts(text, rules.cards[name]))
    if name in rules.items:
        return _item(text, rules.items[name])
    if name in rules.health:
        return text.word(f"penalty-{rules.health[name].penalty or 'none'}")
    if name in rules.deployments:
        return text.word("text-deployment", guards=guards(text, rules.deployments[name].guards))
    if name in rules.quests:
        return _quest(text, rules, rules.quests[name])
    order = rules.orders[name]
    parts = (("immediate", order.immediate), ("prepared", order.prepared), ("alarm", order.alarm))
    return " ".join(f"{text.word(f'part-{part}.short')}: {order_part(text, shown)}." for part, shown in parts)


def every(text: Text, rules: ShadowRules) -> dict[str, Any]:
    """Return what cards and places say, by id; what each symbol of a card says, by card; the name of each symbol, and
    what it does in an order."""
    printed: dict[str, NinjaCard | Item] = {**rules.cards, **rules.items}
    ordered = {
        symbol for order in rules.orders.values() for symbol in (*order.immediate, *order.prepared, *order.alarm)
    }
    symbols = {symbol for card in printed.values() for symbol in card.symbols} | ordered
    sides = {name: {"ninjas": place.ninjas, "daimyo": place.daimyo} for name, place in rules.locations.items()}
    return {
        "texts": {
            name: caption(text, rules, name) for name in (*printed, *rules.health, *rules.deployments, *rules.quests)
        },
        "symbols": {name: symbol_texts(text, card) for name, card in printed.items()},
        "names": {symbol: symbol_name(text, symbol) for symbol in sorted(symbols)},
        "orders": {symbol: order_text(text, symbol) for symbol in sorted(ordered)},
        "guards": {name: guards(text, card.guards) for name, card in rules.deployments.items()},
        "prizes": {
            name: {side: prizes(text, reward, rules) for side, reward in rewards.items() if reward is not None}
            for name, rewards in sides.items()
        },
    }


def symbol_name(text: Text, symbol: str) -> str:
    return text.word("symbol-MT" if symbol.startswith("MT") else f"symbol-{symbol.partition('(')[0]}")


def symbol_texts(text: Text, card: NinjaCard | Item) -> list[str]:
    """One sentence for each symbol, in their order."""
    said = [_symbol(text, symbol, card.through) for symbol in card.symbols]
    return [*said, text.word("text-same")] if card.same else said


def order_part(text: Text, symbols: Sequence[str]) -> str:
    """A part of an order in short: "Regular move ×2, Deploy (two Spearmen)"."""
    said = []
    for symbol, run in groupby(symbols):
        count = len([*run])
        name = symbol_name(text, symbol)
        if deployed(symbol):
            name = f"{name} ({guards(text, deployed(symbol))})"
        said.append(name if count == 1 else text.word("times", what=name, n=count))
    return ", ".join(said)


def order_text(text: Text, symbol: str) -> str:
    """Return what one symbol of an order does."""
    word = symbol.partition("(")[0]
    return text.word(f"text-{word}", guards=guards(text, deployed(symbol)))


def guards(text: Text, letters: Iterable[str]) -> str:
    """ "two Spearmen and an Officer"."""
    counts = Counter(letters)
    return text.join(
        [text.word(f"guard-{letter}.some", count=n, number=text.number(n)) for letter, n in counts.items()]
    )


def prizes(text: Text, reward: Reward, rules: ShadowRules) -> list[str]:
    """Return what winning at a location brings."""
    said = []
    for field in reward.__struct_fields__:
        value = getattr(reward, field)
        if field == "unlocks" and value:
            said.append(text.word("prize-unlocks", cards=text.join([text.word(_key(rules, card)) for card in value])))
        elif value:
            said.append(text.word(f"prize-{field}", n=int(value)))
    return said


def mission_name(text: Text, rules: ShadowRules) -> str:
    """The name of the mission that is played."""
    return rules.title or text.word(f"mission-{rules.mission}")


def mission_action(text: Text, rules: ShadowRules, mission: str) -> str:
    entry = rules.missions[mission]
    return text.word(f"action-{mission}", noise=entry.noise, most=entry.most)


def _symbol(text: Text, symbol: str, through: Sequence[str]) -> str:
    if symbol == "MV":
        return text.word("text-MV", colours=_colours(text, through))
    if symbol.startswith("MT"):
        return text.word("text-MT", n=int(symbol[2:]))
    return text.word(f"text-{symbol}")


def _colours(text: Text, through: Sequence[str]) -> str:
    if set(through) >= set(PLAIN):
        return text.word("colours-plain" if "brown" not in through else "colours-all")
    *most, last = [text.word(f"colour-{colour}") for colour in through]
    if not most:
        return last
    said = most[0]
    for name in most[1:]:
        said = text.word("or-more", before=said, next=name)
    return text.word("or-last", before=said, last=last)


def _item(text: Text, item: Item) -> str:
    said = symbol_texts(text, item)
    if item.health:
        said.append(text.word("text-health"))
    if item.jutsu:
        said.append(text.word("text-jutsu", n=item.jutsu))
    if item.standing:
        said.append(text.word("text-standing"))
    return " ".join(said)


def _quest(text: Text, rules: ShadowRules, quest: Quest) -> str:
    condition = text.word(f"condition-{quest.condition}", boxes=quest.boxes, executed=quest.executed)
    return text.word("text-quest", condition=condition, reward=_reward(text, rules, quest.reward))


def _reward(text: Text, rules: ShadowRules, reward: str) -> str:
    if reward in rules.cards:
        return text.word("reward-card", card=text.word(f"card-{reward}"))
    if reward in rules.orders:
        return text.word("reward-order", card=text.word(f"order-{reward}"))
    return text.word("reward-health" if reward in rules.health else "reward-jutsu")


def _key(rules: ShadowRules, name: str) -> str:
    tables = (("item", rules.items), ("order", rules.orders), ("deployment", rules.deployments))
    return next(f"{kind}-{name}" for kind, table in tables if name in table)
