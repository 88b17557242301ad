"""Captions of everything on a table of Okko Chronicles, with the numbers of the Rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hyakki.core.text import Text
from hyakki.core.things import Caption, Plain, Sign, alike, capital, plain
from hyakki.games.okko.captions import effects, technique, title
from hyakki.games.okko.catalog.cards import ActionCard, AgentCard, Companion, EquipmentCard, OkkoRules
from hyakki.games.okko.catalog.chronicle import Entry
from hyakki.games.okko.catalog.ids import TILE_FACES
from hyakki.games.okko.catalog.verbs import Talents

VALUES = ("speed", "might", "defense", "guile", "actions", "stamina", "supplies")
ATTRIBUTE_RULES = dict(zip(VALUES, ("OK-129", "OK-130", "OK-131", "OK-132", "OK-133", "OK-134", "OK-143"), strict=True))
CONDITION_RULES = {"bleeding": "OK-312", "poisoned": "OK-313", "stunned": "OK-314", "amputee": "OK-315"}
TOKEN_RULES = {
    "courtier": "OK-238",
    "evidence": "OK-230",
    "parchment": "OK-230",
    "chest": "OK-187",
    "follower": "OK-345",
    "objective": "OK-357",
    "relic": "OK-357",
    "corruption": "OK-218",
    "test": "OK-324",
}
SPACE_RULES = {"blue": "OK-259", "orange": "OK-260", "purple": "OK-261", "green": "OK-262"}
BADGES = {
    "damage": "OK-305",
    "initiative": "OK-049",
    "ready": "OK-041",
    "bears": "OK-357",
    "actions": "OK-066",
    "used": "OK-152",
    "activated": "OK-073",
    "alarm": "OK-199",
    "failures": "OK-254",
    "round": "OK-050",
    "memoirs": "OK-003",
    "goal": "OK-114",
    "sneak": "OK-275",
    "door": "OK-024",
    "left": "OK-042",
    "right": "OK-042",
    "mission": "OK-013",
    "battle": "OK-100",
}
DICE_RULES = {"combat": "OK-299", "action": "OK-300", "test": "OK-326"}
PINS = {
    "letter": "OK-357",
    "home": "OK-114",
    "bearer": "OK-357",
    "test": "OK-324",
    "quarry": "OK-306",
    "clue": "OK-230",
    "demon": "OK-103",
    "chest": "OK-187",
    "self": "OK-030",
    "hero": "OK-321",
}
PLAIN = {
    **alike("attribute", ATTRIBUTE_RULES),
    **alike("token", TOKEN_RULES),
    **alike("spaces", SPACE_RULES, own=True),
    **alike("badge", BADGES, own=True),
    **alike("die", DICE_RULES, own=True),
    **alike("pin", PINS),
    "oni": Plain("about-oni.name", "OK-001", "oni"),
}


def things(text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    """Return the Captions of people, cards, tiles, tokens, badges and dice."""
    numbers = rules.numbers
    return {
        **_people(text, rules, captions),
        **_every_talent(text, rules),
        **_cards(text, rules, captions),
        **_clues(text, rules, captions),
        **_places(text, rules, captions),
        **_conditions(text, rules, captions),
        **plain(
            text,
            PLAIN,
            actions=numbers.actions,
            wounds=numbers.wounds,
            failures=numbers.failures,
            many=numbers.many,
            last=numbers.last_round,
        ),
    }


def _people(text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    said: dict[str, Caption] = {}
    for name, hero in rules.heroes.items():
        rows = (*_values(text, hero), *_talents(text, hero.talents, "you"))
        sort = text.word("sort-hero")
        said[f"hero {name}"] = Caption(
            title(text, f"hero-{name}", hero), "", "OK-005", sort, picture=name, symbols=rows
        )
    for name, agent in rules.agents.items():
        said[f"agent {name}"] = _agent(text, agent, name)
    texts = captions["texts"]
    for name, follower in rules.followers.items():
        called = title(text, f"ally-{name}", follower)
        sort = text.word("sort-follower")
        said[f"ally {name}"] = _ally(text, follower, texts[name], called, "OK-170", sort, follower.follower)
    for name, kami in rules.kami.items():
        called = title(text, f"ally-{name}", kami)
        said[f"ally {name}"] = _ally(text, kami, texts[name], called, "OK-182", text.word("sort-kami"), kami.kami)
    for name, courtier in rules.courtiers.items():
        if courtier.follower is not None:
            talent = effects(text, courtier.follower.talent, "it")
            called = title(text, f"ally-{name}", courtier)
            sort = text.word("sort-follower")
            said[f"ally {name}"] = _ally(text, courtier.follower, talent, called, "OK-244", sort, name)
    return said


def _agent(text: Text, agent: AgentCard, name: str) -> Caption:
    rows = (*_values(text, agent), *_talents(text, agent.talents, "it"))
    called = title(text, f"agent-{name}", agent)
    sort = text.word(f"sort-{agent.kind}")
    said = text.word(f"about-rank-{agent.rank}", figures=agent.figures)
    return Caption(called, said, "OK-204" if agent.kind == "mortal" else "OK-206", sort, "red", name, rows)


def _every_talent(text: Text, rules: OkkoRules) -> dict[str, Caption]:
    owners = (
        *((hero.talents, "you") for hero in rules.heroes.values()),
        *((agent.talents, "it") for agent in rules.agents.values()),
    )
    return {
        f"talent {name}": Caption(
            text.word(f"talent-{name}"), effects(text, parts, voice), "OK-136", text.word("sort-talent")
        )
        for talents, voice in owners
        for name, parts in talents.items()
    }


def _ally(text: Text, card: Companion, said: str, called: str, rule: str, sort: str, picture: str) -> Caption:
    return Caption(called, said, rule, sort, "", picture, tuple(_values(text, card)))


def _values(text: Text, card: Entry) -> Iterator[Sign]:
    for name in VALUES:
        if hasattr(card, name):
            value = f"{text.word(f'attribute-{name}')} {getattr(card, name)}"
            yield Sign(name, value, text.word(f"about-attribute-{name}"))


def _talents(text: Text, talents: Talents, voice: str) -> Iterator[Sign]:
    for name, parts in talents.items():
        yield Sign("talent", text.word(f"talent-{name}"), effects(text, parts, voice))


def _cards(text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    packs = rules.expansions.values()
    equipment = {name: item for pack in packs for name, item in pack.equipment.items()}
    events = {name: event for pack in packs for name, event in pack.events.items()}
    said = {f"card {name}": _action(text, card, captions, name) for name, card in rules.actions.items()}
    said |= {f"card {name}": _wound(text, rules, captions, name) for name in rules.wounds}
    for name, item in {**rules.equipment, **equipment}.items():
        said[f"equipment {name}"] = _item(text, item, captions["texts"][name], name)
    for name, event in {**rules.events, **events}.items():
        called = title(text, f"eventcard-{name}", event)
        for copy, _ in zip("ab", event.techniques, strict=False):
            said[f"event {name}{copy}"] = _event(text, captions, called, name, copy)
    for name, slot in rules.enhancements.items():
        called, sort = title(text, f"enhancement-{name}", slot), text.word(f"sort-enhancement-{slot.tree}")
        rule = "OK-226" if slot.tree == "mortal" else "OK-227"
        said[f"enhancement {name}"] = Caption(called, captions["texts"][name], rule, sort)
    return said


def _action(text: Text, card: ActionCard, captions: Mapping[str, Any], name: str) -> Caption:
    rows = (
        Sign("left", text.word("about-badge-left.name"), captions["texts"][name] or text.word("technique-none")),
        Sign("right", text.word("about-badge-right.name"), captions["techniques"][name]),
    )
    sort = text.word("sort-card", nature=text.word(f"nature-{card.nature}"))
    rule = "OK-164" if card.nature == "weakness" else "OK-042"
    return Caption(title(text, f"card-{name}", card), text.word("about-card"), rule, sort, "", name, rows)


def _wound(text: Text, rules: OkkoRules, captions: Mapping[str, Any], name: str) -> Caption:
    called = title(text, f"card-{name}", rules.wounds[name])
    said = text.word("about-wound", wounds=rules.numbers.wounds)
    rows = (Sign("right", text.word("about-badge-right.name"), captions["techniques"][name]),)
    return Caption(called, said, "OK-317", text.word("sort-wound"), "red", name, rows)


def _item(text: Text, item: EquipmentCard, said: str, name: str) -> Caption:
    key = f"about-slot-{item.slot}"
    rows = (Sign(item.slot, text.word(f"{key}.name"), text.word(key)),)
    called, sort = title(text, f"equipment-{name}", item), text.word("sort-equipment")
    return Caption(called, said, "OK-139", sort, "", name, rows)


def _event(text: Text, captions: Mapping[str, Any], called: str, name: str, copy: str) -> Caption:
    rows = (
        Sign("effect", text.word("about-event.effect"), captions["texts"][name]),
        Sign("right", text.word("about-event.technique"), captions["techniques"][f"{name}{copy}"]),
    )
    return Caption(called, text.word("about-event"), "OK-208", text.word("sort-event"), "red", name, rows)


def _clues(text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    packs = rules.expansions.values()
    complications = {name: card for pack in packs for name, card in pack.complications.items()}
    sorts: Sequence[tuple[str, Mapping[str, Entry], str]] = (
        ("courtier", rules.courtiers, "OK-240"),
        ("demon", rules.oni_cards, "OK-246"),
        ("complication", {**rules.complications, **complications}, "OK-247"),
    )
    said: dict[str, Caption] = {}
    for sort, cards, rule in sorts:
        for name, card in cards.items():
            rows = (Sign("effect", text.word(f"about-clue-{sort}.effect"), captions["texts"][name]),)
            picture = rules.oni_cards[name].demon if sort == "demon" else name
            called, told = title(text, f"clue-{name}", card), text.word(f"about-clue-{sort}")
            said[f"clue {name}"] = Caption(called, told, rule, text.word(f"sort-{sort}"), "", picture, rows)
    for name in rules.recollections:
        size = rules.recollections[name].size
        called, told = text.word(f"recollection-{name}"), text.word(f"about-size-{size}")
        said[f"recollection {name}"] = Caption(called, told, "OK-125", text.word("sort-recollection"))
    return said


def _places(text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    said: dict[str, Caption] = {}
    for name, face in rules.faces.items():
        rows = []
        if face.sneak:
            told = text.word("about-badge-sneak") + " " + text.word("about-sneak", difficulty=face.sneak)
            rows.append(Sign("sneak", text.word("about-badge-sneak.name"), told))
        if name in rules.references:
            rows.append(Sign("test", text.word("token-test"), captions["texts"][name]))
        told = text.word("about-tile-mission" if name in rules.references else "about-tile")
        rule = "OK-271" if name in rules.references else "OK-275" if face.sneak else "OK-256"
        called = capital(title(text, f"face-{name}", face))
        picture = name if name in TILE_FACES else ""
        said[f"tile {name}"] = Caption(called, told, rule, text.word("sort-tile"), "", picture, tuple(rows))
    return said


def _conditions(text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
    said: dict[str, Caption] = {}
    for name, rule in CONDITION_RULES.items():
        token = rules.conditions[name]
        rows = tuple(
            Sign(side, text.word(f"about-condition.{side}"), technique(text, getattr(token, side)))
            for side in ("front", "back")
        )
        told = text.word("about-amputee" if name == "amputee" else "about-condition")
        said[f"condition {name}"] = Caption(
            text.word(f"condition-{name}"), told, rule, text.word("sort-condition"), "red", symbols=rows
        )
    return said
