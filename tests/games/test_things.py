"""Everything on a table explains itself: its name, what it does, its rule; in the rule search too."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.fluent import sources
from hyakki.core.game import game_of, games
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES, Text
from hyakki.core.things import Caption, handbook_of
from tests.core.ftl import texts

ROOT = Path(__file__).parents[2]
GAMES = [key for key, game in games().items() if not game.of]
SORTS = {"eventcard": "event", "face": "tile", "hero": "hero"}
"""The sort of a thing where it is not the first word of its text."""
ABSTRACT = {
    "kaidan": {"deck", "pile", "purpose", "phase", "figure", "face"},
    "kitsunedo": {"stage"},
    "okko": {"figure", "power", "recollection"},
    "shadow_tactics": {"which", "alarm"},
}
"""Words of events that name nothing on the table by themselves: a figure is what stands there, a face is a number."""
SPARE = {
    *(f"equipment-XEQ-{number}" for number in range(3, 9)),
    *(f"eventcard-XEV-{number}b" for number in range(1, 6)),
    *(f"ally-{name}" for name, card in game_of("okko").rules(3, {}).courtiers.items() if card.follower is None),
}
"""Ids for custom content, which names itself."""


def captions_of(key: str, lang: str) -> dict[str, Caption]:
    game = game_of(key)
    return handbook_of(game, game.rules(game.usual, {}), lang).things


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_caption_has_a_name_a_text_and_a_rule_of_the_book(key: str, lang: str) -> None:
    book = Rulebook(game_of(key), lang)
    for subject, caption in captions_of(key, lang).items():
        assert caption.name, subject
        assert caption.said or all(row.said for row in caption.symbols), subject
        assert caption.rule in book, subject


@pytest.mark.parametrize("key", GAMES)
def test_every_thing_that_events_can_name_has_a_caption(key: str) -> None:
    captions = captions_of(key, "en")
    for things in game_of(key).words.things.values():
        for thing in filter(None, things):
            sort, _, name = thing.partition("-")
            if sort in ABSTRACT[key] or name == "none" or thing in SPARE:
                continue
            name = "hiding" if name.startswith("hiding") else name
            assert f"{SORTS.get(sort, sort)} {name}" in captions, thing


@pytest.mark.parametrize("key", GAMES)
def test_every_card_and_token_of_the_content_has_a_caption(key: str) -> None:
    game = game_of(key)
    captions = captions_of(key, "en")
    named = {subject.partition(" ")[2] for subject in captions}
    content = game.content(game.rules(game.usual, {}))
    sorts: tuple[str, ...] = (
        "items",
        "lanterns",
        "lords",
        "rooms",
        "tokens",
        "characters",
        "entities",
        "curses",
        "objects",
        "events",
    )
    sorts += (
        "lost",
        "cards",
        "health",
        "quests",
        "orders",
        "deployments",
        "missions",
        "heroes",
        "actions",
        "equipment",
    )
    sorts += ("followers", "kami", "agents", "oni_cards", "courtiers", "complications", "wounds", "conditions")
    sorts += ("enhancements", "faces", "recollections")
    found = [name for sort in sorts for name in content.get(sort, ())]
    assert len(found) > 10
    for name in found:
        assert name in named or f"{name}a" in named, name


@pytest.mark.parametrize("key", GAMES)
def test_both_languages_explain_the_same_things(key: str) -> None:
    english, italian = captions_of(key, "en"), captions_of(key, "it")
    assert english.keys() == italian.keys()
    same = [subject for subject in english if english[subject].said and english[subject].said == italian[subject].said]
    assert not [subject for subject in same if " " in english[subject].said.strip()], "not translated"


@pytest.mark.parametrize("key", GAMES)
def test_pictures_of_captions_exist(key: str) -> None:
    drawn = {file.stem for file in (ROOT / "web" / "src" / "games" / key / "pictures").glob("*.svg")}
    wanted = {caption.picture for caption in captions_of(key, "en").values() if caption.picture}
    assert wanted and not wanted - drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_rule_search_finds_the_name_of_every_pin(key: str, lang: str) -> None:
    game = game_of(key)
    text, book = Text(game, lang), Rulebook(game, lang)
    pins = [name for name in texts(game.package, "en") if name.startswith("pin-") and "." not in name]
    for name in pins:
        found = book.search(text.word(name))
        assert found, name
        caption = captions_of(key, lang)[name.replace("-", " ", 1)]
        assert caption.rule in [entry.id for entry in found], name


@pytest.mark.parametrize(
    "key, words, rule",
    [
        ("shadow_tactics", "armoury", "ST-453"),
        ("shadow_tactics", "barrel", "ST-453"),
        ("shadow_tactics", "main gate", "ST-455"),
        ("okko", "letter", "OK-357"),
        ("kaidan", "trapdoor", "KA-126"),
        ("kaidan", "treasure room", "KA-120"),
        ("kitsunedo", "reap", "KI-144"),
    ],
)
def test_what_goals_name_leads_to_its_rule_first(key: str, words: str, rule: str) -> None:
    assert rule in [entry.id for entry in Rulebook(game_of(key)).search(words)][:2]


def test_a_search_still_ranks_an_id_first() -> None:
    assert Rulebook(game_of("kaidan")).search("KA-126")[0].id == "KA-126"


# The player aid


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_aid_has_costs_and_rules_and_fits_one_page(key: str, lang: str) -> None:
    game = game_of(key)
    aid = handbook_of(game, game.rules(game.usual, {}), lang).aid
    lines = [line for section in aid for line in section.lines]
    book = Rulebook(game, lang)
    assert 15 <= len(lines) <= 34
    assert all(line.rule in book and line.said for line in lines)
    assert sum(1 for line in lines if line.cost) > len(lines) * 0.8


def test_the_aid_shows_the_numbers_of_the_table() -> None:
    game = game_of("kaidan")
    rules = game.rules(3, {"content": {"numbers": {"action_points": 7}}})
    said = " ".join(line.said for section in handbook_of(game, rules, "en").aid for line in section.lines)
    assert "7 action points" in said
    assert "begins with 7" in handbook_of(game, rules, "en").things["badge pa"].said


def test_pages_fetch_the_texts_of_captions_and_aid_filled_in() -> None:
    for key in GAMES:
        assert {"about-", "aid-"} <= set(game_of(key).words.filled)
        assert any("aid-" in source for _, source in sources(game_of(key).package, "en"))
