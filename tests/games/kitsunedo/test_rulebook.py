"""The rulebook of Kitsunedo: alike in both languages, and the only place that rule ids come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hyakki.games.kitsunedo
from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES

GAME = game_of("kitsunedo")
ENGLISH = Rulebook(GAME, "en")
HOME = Path(hyakki.games.kitsunedo.__file__).parent
ID = re.compile(r"KI-[TRE]?\d+")


def test_every_language_has_the_same_rules_in_the_same_order() -> None:
    for lang in LANGUAGES:
        book = Rulebook(GAME, lang)
        assert [entry.id for entry in book] == [entry.id for entry in ENGLISH]
        assert [len(section.entries) for section in book.sections] == [
            len(section.entries) for section in ENGLISH.sections
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_short_and_unlike_each_other(lang: str) -> None:
    titles = [entry.title for entry in Rulebook(GAME, lang)]
    assert len(titles) == len(set(titles)) == 400
    assert max(map(len, titles)) <= 60


def test_sources_name_the_same_pages() -> None:
    italian = Rulebook(GAME, "it")
    for entry in ENGLISH:
        if entry.source.startswith("p. "):
            assert italian[entry.id].source == entry.source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_point_only_at_rules_that_exist_and_at_the_same_ones(lang: str) -> None:
    for entry in Rulebook(GAME, lang):
        cited = set(ID.findall(entry.text))
        assert cited == set(ID.findall(ENGLISH[entry.id].text)), entry.id
        for id in cited:
            assert id in ENGLISH


def test_every_rule_that_the_game_cites_exists() -> None:
    files = [file for ending in ("*.py", "*.toml", "*.ftl") for file in HOME.rglob(ending)]
    cited = {(id, file.name) for file in files for id in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 200
    assert [(id, where) for id, where in sorted(cited) if id not in ENGLISH] == []


def test_few_rules_state_nothing_and_each_says_why() -> None:
    assert set(ENGLISH.notes) <= {entry.id for entry in ENGLISH}
    assert len(ENGLISH.notes) <= len(ENGLISH) * 0.05
    assert all(reason.endswith(".") for reason in ENGLISH.notes.values())
    assert not [id for id in ENGLISH.notes if id.startswith("KI-E")]
