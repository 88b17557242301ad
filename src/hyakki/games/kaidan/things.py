"""The Captions of everything on a table of Kaidan, with the numbers of the Rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hyakki.core.text import Text
from hyakki.core.things import Caption, Plain, Sign, alike, capital, plain
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, Character, Entity, KaidanRules, Onryo

ENEMY = ("fear", "force", "exorcism", "speed")
ROOM_RULES = {"plain": "KA-089", "cursed": "KA-112", "mask": "KA-118", "treasure": "KA-120", "passage": "KA-125"}
ATTRIBUTE_RULES = {
    "nerves": "KA-057",
    "force": "KA-284",
    "exorcism": "KA-287",
    "perception": "KA-140",
    "speed": "KA-059",
    "fear": "KA-250",
}
ICON_RULES = {
    "common": "KA-168",
    "mission": "KA-170",
    "mask": "KA-172",
    "weapon": "KA-153",
    "rapid": "KA-144",
    "special": "KA-168",
}
PIECES = {
    "exploration": "KA-140",
    "spent": "KA-141",
    "hiding": "KA-297",
    "corpse": "KA-110",
    "body": "KA-180",
    "mask": "KA-119",
    "mask-taken": "KA-119",
    "blue": "KA-124",
    "blue-taken": "KA-124",
    "evidence": "KA-282",
    "inventory": "KA-161",
    "ofuda": "KA-266",
    "oil": "KA-173",
    "flames": "KA-175",
    "trapdoor": "KA-126",
    "well": "KA-117",
}
BADGES = {
    "noise": "KA-079",
    "wounds": "KA-058",
    "pa": "KA-129",
    "pm": "KA-074",
    "cards": "KA-063",
    "status": "KA-202",
    "first": "KA-029",
    "decider": "KA-053",
    "hidden": "KA-293",
    "exhausted": "KA-274",
    "hunted": "KA-254",
    "condemned": "KA-209",
    "alerted": "KA-082",
    "stolen": "KA-269",
    "held": "KA-186",
    "events": "KA-198",
    "keys": "KA-121",
    "darkness": "KA-137",
    "turn": "KA-045",
    "mark": "KA-110",
}
PINS = {
    "search": "KA-140",
    "door": "KA-107",
    "place": "KA-121",
    "gold": "KA-126",
    "trapdoor": "KA-126",
    "prey": "KA-183",
    "killer": "KA-332",
}
PLAIN = {
    **alike("piece", PIECES),
    **alike("attribute", ATTRIBUTE_RULES),
    **alike("icon", ICON_RULES),
    **alike("badge", BADGES, own=True),
    **alike("key", {"silver": "KA-121", "bronze": "KA-121", "gold": "KA-126"}),
    **alike("status", {"mark": "KA-208", "neutral": "KA-210"}),
    **alike("face", {"0c": "KA-071", "3c": "KA-070"}),
    **alike("door", {"inner": "KA-092", "outer": "KA-096"}, own=True),
    "figure unseen": Plain("about-figure-unseen.name", "KA-228"),
    "figure onryo": Plain("about-figure-onryo.name", "KA-184", "onryo"),
    **alike("pin", PINS),
}


def things(text: Text, rules: KaidanRules, captions: Mapping[str, str]) -> dict[str, Caption]:
    """Return the Captions of cards, people, Rooms, tokens, badges and icons."""
    numbers = rules.numbers
    said = {
        **{f"object {name}": _object(text, rules, captions, name) for name in rules.objects},
        **{f"character {name}": _character(text, rules.characters[name], captions, name) for name in rules.characters},
        **{f"entity {name}": _entity(text, rules.entities[name], captions, name) for name in rules.entities},
        **{f"room {name}": _room(text, rules, captions, name) for name in rules.rooms},
        **{f"token {name}": _token(text, name) for name in rules.tokens},
    }
    for name in rules.events:
        sort = text.word("sort-event")
        said[f"event {name}"] = Caption(text.word(f"eventcard-{name}"), captions[name], "KA-193", sort, picture=name)
    for name, curse in rules.curses.items():
        sort = text.word("sort-curse")
        said[f"curse {name}"] = Caption(
            text.word(f"room-{curse.room}"), captions[name], "KA-114", sort, "red", curse.room
        )
    for name, person in rules.lost.items():
        said[f"lost {name}"] = Caption(
            text.word(f"lost-{name}"),
            text.word("about-lost", difficulty=person.difficulty),
            "KA-306",
            text.word("sort-lost"),
            picture=name,
            symbols=tuple(
                Sign(side, text.word(f"about-lost.{side}"), captions[f"{name}-{side}"])
                for side in ("success", "failure")
            ),
        )
    numbered = {
        field: getattr(numbers, field) for field in ("action_points", "most_noise", "chase_rounds", "death_marks")
    }
    return said | plain(text, PLAIN, **numbered, tokens=numbers.onryo_tokens)


def _object(text: Text, rules: KaidanRules, captions: Mapping[str, str], name: str) -> Caption:
    card = rules.objects[name]
    rows = [
        Sign(f"icon-{icon}", capital(text.word(f"icon-{icon}")), text.word(f"about-icon-{icon}")) for icon in card.icons
    ]
    if card.uses:
        rows.append(Sign("uses", text.word("about-uses.name"), text.word("about-uses", uses=card.uses)))
    said = captions.get(name, "")
    sort = text.word("sort-object")
    return Caption(text.word(f"object-{name}"), said, "KA-168", sort, "", card.like or name, tuple(rows))


def _character(text: Text, card: Character, captions: Mapping[str, str], name: str) -> Caption:
    rows = (
        *_values(text, card, ATTRIBUTES),
        Sign("ability", text.word(f"ability-{name}"), captions[name]),
        Sign("onryo", text.word(f"power-{name}"), text.word("about-power", power=captions[f"{name}-onryo"])),
    )
    sort = text.word("sort-character")
    return Caption(text.word(f"character-{name}"), "", "KA-056", sort, picture=name, symbols=rows)


def _entity(text: Text, card: Entity, captions: Mapping[str, str], name: str) -> Caption:
    if card.lost:
        said = text.word("about-entity-lost")
        return Caption(text.word(f"entity-{name}"), said, "KA-304", text.word("sort-entity"), picture=name)
    rows = [*_values(text, card, ENEMY)]
    if name in captions:
        rows.append(Sign("ability", text.word(f"ability-{name}"), captions[name]))
    if f"{name}-ritual" in captions:
        ritual = text.word("about-ritual", ritual=text.word(f"ritual-{name}"))
        rows.append(Sign("ritual", ritual, captions[f"{name}-ritual"]))
    sort, said = text.word("sort-enemy"), text.word("about-enemy")
    return Caption(text.word(f"entity-{name}"), said, "KA-231", sort, "red", name, tuple(rows))


def _values(text: Text, card: Character | Entity | Onryo, names: tuple[str, ...]) -> Iterator[Sign]:
    for name in names:
        value = f"{text.word(f'attribute-{name}')} {getattr(card, name)}"
        yield Sign(f"attribute-{name}", value, text.word(f"about-attribute-{name}"))


def _room(text: Text, rules: KaidanRules, captions: Mapping[str, str], name: str) -> Caption:
    kind = rules.rooms[name].kind
    curse = next((curse for curse, card in rules.curses.items() if card.room == name), "")
    rows = (Sign("curse", text.word("sort-curse"), captions[curse]),) if curse else ()
    said = text.word(f"about-room-{kind}")
    tone = "red" if kind == "cursed" else ""
    return Caption(text.word(f"room-{name}"), said, ROOM_RULES[kind], text.word("sort-room"), tone, name, rows)


def _token(text: Text, name: str) -> Caption:
    said = text.word("about-token", move=text.word(f"token-{name}.move"), door=text.word(f"token-{name}.door"))
    return Caption(f"{text.word('sort-token')} {text.word(f'token-{name}')}", said, "KA-188")
