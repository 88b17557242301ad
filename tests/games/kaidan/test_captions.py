"""Names and texts of everything in Kaidan's box, in both languages, with the numbers that the table plays with."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from hyakki.core.game import AnyGame
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kaidan.captions import args, caption, has_caption
from hyakki.games.kaidan.catalog import ids
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, DECKS, FACES, KEYS, PILES
from hyakki.games.kaidan.catalog.loading import make_rules
from tests.core.ftl import texts

PACKAGE = "hyakki.games.kaidan"
WRITTEN = make_rules(4, {"set": "as-written"})

NAMED = {
    "object": ids.OBJECTS,
    "room": ids.ROOMS,
    "token": ids.TOKENS,
    "character": ids.CHARACTERS,
    "ability": ids.CHARACTERS,
    "power": ids.CHARACTERS,
    "entity": ids.ENTITIES,
    "eventcard": ids.EVENTS,
    "lost": ids.LOST,
    "attribute": (*ATTRIBUTES, "fear"),
    "deck": DECKS,
    "pile": PILES,
    "key": KEYS,
    "face": FACES,
}
FORMS = {
    "object": ("one", "the", "some"),
    "entity": ("one", "the", "The", "some"),
    "room": ("the", "in"),
    "token": ("door", "move"),
}
SIDES = {"PC": ("", "-onryo"), "LP": ("-failure", "-success")}
CARDS = [
    name + side
    for some in (ids.CHARACTERS, ids.OBJECTS, ids.CURSES, ids.EVENTS, ids.LOST)
    for name in some
    for side in SIDES.get(name[:2], ("",))
]
ALL_FORMS = ("one", "the", "The", "some", "in", "door", "move", "short")
QUIET = {"EN-YU"}
"""Entities without an ability."""
UNNAMED = {"power-PC2", "ability-EN-LP"}
"""The texts that the rulebook describes without a name."""


DREAD = [{"attribute": "nerves", "value": -2}]


class Box(AnyGame):
    """Enough of a game to read its texts."""

    key = "kaidan"
    package = PACKAGE


def words(lang: str) -> Text:
    return Text(Box(), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name_and_its_forms(kind: str, lang: str) -> None:
    found = texts(PACKAGE, lang)
    for name in NAMED[kind]:
        assert f"{kind}-{name}" in found
        for form in FORMS.get(kind, ()):
            assert f"{kind}-{name}.{form}" in found
    extra = {key for key in found if key.startswith(f"{kind}-")} - {
        f"{kind}-{name}{form}" for name in NAMED[kind] for form in ("", *(f".{form}" for form in ALL_FORMS))
    }
    assert not {key for key in extra if not key.startswith("ability-EN-")}, "names of nothing in the box"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_card_says_what_it_does(name: str, lang: str) -> None:
    said = caption(words(lang), WRITTEN, name)
    assert said.endswith(".") and "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ids.ENTITIES)
def test_every_enemy_says_what_it_can_do_and_how_it_is_banished(name: str, lang: str) -> None:
    text = words(lang)
    assert has_caption(text, name) == text.has(f"ability-{name}") == (name not in QUIET)
    ritual = WRITTEN.entities[name].ritual is not None
    assert has_caption(text, f"{name}-ritual") == text.has(f"ritual-{name}") == ritual
    for card in (name, f"{name}-ritual"):
        assert not has_caption(text, card) or caption(text, WRITTEN, card).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_speak_of_the_same_numbers(lang: str) -> None:
    english, other = texts(PACKAGE, "en"), texts(PACKAGE, lang)
    for key, used in english.items():
        if key.startswith(("text-", "amount-")):
            assert other[key] == used, key


@pytest.mark.parametrize(
    "name, content, before, after",
    [
        ("CR2", {"curses": {"CR2": {"test": {"difficulty": 6}}}}, "Nerves Test 7", "Nerves Test 6"),
        ("CR8", {"curses": {"CR8": {"effect": {"wounds": 1}}}}, "2 Wounds", "1 Wound."),
        ("OB19", {"objects": {"OB19": {"effect": {"reach": 1}}}}, "within 3 cells", "within 1 cell "),
        ("LP6-success", {"lost": {"LP6": {"success": {"instead": {"heal": 3}}}}}, "2 Wounds", "3 Wounds"),
        ("LP8-success", {"lost": {"LP8": {"success": {"darkness": -2}}}}, "−1", "−2"),
        ("EV10", {"events": {"EV10": {"lasting": {"darkness": 2}}}}, "is 1 higher", "is 2 higher"),
        ("PC2-onryo", {"characters": {"PC2": {"onryo": {"power": {"bonuses": DREAD}}}}}, "−1", "−2"),
    ],
)
def test_texts_follow_the_numbers_of_the_table(name: str, content: dict[str, Any], before: str, after: str) -> None:
    text = words("en")
    own = make_rules(4, {"set": "as-written", "content": content})
    assert before in caption(text, WRITTEN, name)
    assert after in caption(text, own, name) and before not in caption(text, own, name)


def test_a_second_bonus_has_a_number_of_its_own() -> None:
    said = args(words("en"), WRITTEN.objects["OB14"])
    assert (said["value"], said["value2"]) == ("+2", "+1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_a_text_names_is_on_its_card(lang: str) -> None:
    """A text cannot ask for a number that its card has not, or has as nought."""
    text = words(lang)
    for key in texts(PACKAGE, lang):
        if key.startswith("text-"):
            assert not re.search(r"\b0 [A-Za-z]", caption(text, WRITTEN, key.removeprefix("text-"))), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_rulebook(lang: str) -> None:
    text = words(lang)
    rulebook = resources.files(PACKAGE).joinpath(f"rules/{lang}.md").read_text(encoding="utf-8").casefold()
    kinds = ("object", "character", "ability", "entity", "eventcard", "lost", "attribute", "deck", "pile")
    keys = [f"{kind}-{name}" for kind in kinds for name in NAMED[kind]]
    keys += [f"room-{name}" for name in ids.ROOMS if WRITTEN.rooms[name].kind != "plain"]
    keys += [key for key in texts(PACKAGE, lang) if key.startswith(("ritual-", "ability-EN-", "power-"))]
    for key in keys:
        if key not in UNNAMED and "." not in key:
            assert text.word(key).casefold() in rulebook, key
