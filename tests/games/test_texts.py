"""The words of every game: complete in all languages, and silent about secrets."""

from __future__ import annotations

import pytest

from hyakki.core import motion, table
from hyakki.core.events import Kind
from hyakki.core.game import game_of, games
from hyakki.core.text import LANGUAGES
from hyakki.games.kitsunedo import series
from hyakki.games.okko.campaign import events as campaign
from hyakki.games.shadow_tactics.chapter import events as chapter
from tests.core.ftl import fields, texts

GAMES = {"kaidan": {}, "kitsunedo": series.KINDS, "okko": campaign.KINDS, "shadow_tactics": chapter.KINDS}
"""The games, each with the Kinds of its Series."""

every_game = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def spoken(key: str) -> list[Kind]:
    game = game_of(key)
    kinds = {**game.kinds, **motion.KINDS, **table.KINDS, **GAMES[key]}
    return [kind for name, kind in sorted(kinds.items()) if name not in game.words.silent]


def every_text(key: str, lang: str) -> dict[str, set[str]]:
    return {**texts("hyakki", lang), **texts(game_of(key).package, lang)}


EVERY_KIND = [pytest.param(key, kind, id=f"{key} {kind.name}") for key in GAMES for kind in spoken(key)]


@every_game
@every_language
def test_the_same_texts_about_the_same_things(key: str, lang: str) -> None:
    package = game_of(key).package
    english, other = texts(package, "en"), texts(package, lang)
    assert other.keys() == english.keys()
    for name, used in english.items():
        assert fields(other[name]) == fields(used), f"{name} in {lang}"


@every_language
@pytest.mark.parametrize("key, kind", EVERY_KIND)
def test_every_event_has_a_sentence_and_what_it_tells_has_one_of_its_own(key: str, kind: Kind, lang: str) -> None:
    """The public sentence can name only what everyone sees: that is how the text cannot give a secret away."""
    found = every_text(key, lang)
    name = f"event-{kind.name}"
    public = set(kind.fields) | {"you"}
    told = public | set(kind.fact)
    if kind.fact and kind.audience != "all":
        assert fields(found[name]) <= public
        assert fields(found[f"{name}.told"]) <= told
        assert fields(found[f"{name}.told"]) & set(kind.fact), "what is told is said"
    else:
        assert fields(found[name]) <= told
        assert f"{name}.told" not in found


@every_game
@every_language
def test_no_text_is_about_an_event_that_cannot_happen(key: str, lang: str) -> None:
    said = {
        name.partition(".")[0].removeprefix("event-") for name in every_text(key, lang) if name.startswith("event-")
    }
    assert said == {kind.name for kind in spoken(key)}


@pytest.mark.parametrize("key", games())
def test_votes_are_among_the_events_of(key: str) -> None:
    assert game_of(key).kinds.items() >= motion.KINDS.items()
