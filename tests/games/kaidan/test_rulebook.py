"""The rulebook of Kaidan: complete, alike in both languages, and the only place that rule ids come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hyakki.games.kaidan
from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES

HOME = Path(hyakki.games.kaidan.__file__).parent
ID = re.compile(r"KA-[RX]?\d+")
CHAPTERS = re.compile(r"[\d.]*\d")


GAME = game_of("kaidan")
ENGLISH = Rulebook(GAME, "en")

RULES = [f"KA-{number:03}" for number in range(1, 334)]
RULINGS = [f"KA-R{number:02}" for number in range(1, 146)]
EXAMPLES = [
    *("KA-X01", "KA-X02", "KA-X03", "KA-X05", "KA-X06", "KA-X07", "KA-X09", "KA-X10", "KA-X11", "KA-X13", "KA-X14"),
    *("KA-X15", "KA-X17", "KA-X18", "KA-X19", "KA-X21", "KA-X22", "KA-X23", "KA-X25", "KA-X26", "KA-X27", "KA-X29"),
    *("KA-X30", "KA-X31", "KA-X33", "KA-X34", "KA-X35", "KA-X37", "KA-X38", "KA-X39", "KA-X41", "KA-X42", "KA-X43"),
    *("KA-X45", "KA-X46", "KA-X47", "KA-X49", "KA-X50", "KA-X51", "KA-X53", "KA-X54", "KA-X55"),
]


def test_every_rule_ruling_and_worked_example_is_there() -> None:
    assert sorted(entry.id for entry in ENGLISH) == sorted([*RULES, *RULINGS, *EXAMPLES])


def test_sources_name_the_same_chapters() -> None:
    italian = Rulebook(GAME, "it")
    for entry in ENGLISH:
        chapters = CHAPTERS.findall(entry.source)
        assert CHAPTERS.findall(italian[entry.id].source) == chapters, entry.id
        assert bool(chapters) == entry.source.startswith("ch. "), entry.id
        assert chapters or entry.source in ("ruling", "example"), entry.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_have_the_same_tables(lang: str) -> None:
    def shapes(book: Rulebook) -> list[list[int]]:
        texts = [book.intro, *(section.text for section in book.sections), *(entry.text for entry in book)]
        return [[line.count("|") for line in text.splitlines() if line.startswith("|")] for text in texts]

    assert shapes(Rulebook(GAME, lang)) == shapes(ENGLISH)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_says_why(lang: str) -> None:
    why = {"en": "*Why:*", "it": "*Perché:*"}[lang]
    book = Rulebook(GAME, lang)
    assert [id for id in RULINGS if book[id].text.count(why) != 1 or "**" not in book[id].text] == []


def test_every_rule_that_the_game_cites_exists() -> None:
    files = [file for ending in ("*.py", "*.toml", "*.ftl") for file in HOME.rglob(ending)]
    cited = {(id, file.name) for file in files for id in ID.findall(file.read_text(encoding="utf-8"))}
    assert cited
    assert [(id, where) for id, where in sorted(cited) if id not in ENGLISH] == []


def test_few_rules_state_nothing_and_each_says_why() -> None:
    assert set(ENGLISH.notes) <= {entry.id for entry in ENGLISH}
    assert len(ENGLISH.notes) <= len(ENGLISH) * 0.05
    assert all(reason.endswith(".") for reason in ENGLISH.notes.values())
    assert not [id for id in ENGLISH.notes if id.startswith("KA-X")]
