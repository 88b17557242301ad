"""The rulebook of every game: alike in all languages, and pointing only at itself."""

from __future__ import annotations

import re

import pytest

from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES

COUNTS = {"kaidan": 520, "kitsunedo": 400, "shadow_tactics": 696}
ID = re.compile(r"\b(?:K[AI]|ST)-[A-Z]?\d+")

every_game = pytest.mark.parametrize("key", COUNTS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def book(key: str, lang: str = "en") -> Rulebook:
    return Rulebook(game_of(key), lang)


@every_game
@every_language
def test_the_same_rules_in_the_same_order(key: str, lang: str) -> None:
    english, other = book(key), book(key, lang)
    assert [entry.id for entry in other] == [entry.id for entry in english]
    assert [len(section.entries) for section in other.sections] == [
        len(section.entries) for section in english.sections
    ]


@every_game
@every_language
def test_titles_are_short_and_unlike_each_other(key: str, lang: str) -> None:
    titles = [entry.title for entry in book(key, lang)]
    assert len(titles) == len(set(titles)) == COUNTS[key]
    assert max(map(len, titles)) <= 60


@every_game
@every_language
def test_rules_point_only_at_rules_that_exist_and_at_the_same_ones(key: str, lang: str) -> None:
    english = book(key)
    for entry in book(key, lang):
        cited = set(ID.findall(entry.text))
        assert cited == set(ID.findall(english[entry.id].text)), entry.id
        for id in cited:
            assert id in english
