"""The rulebook of Okko Chronicles: complete, alike in both languages, and the only place that rule ids come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hyakki.games.okko
from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES

HOME = Path(hyakki.games.okko.__file__).parent
ID = re.compile(r"\bOK-[RE]?\d+")

GAME = game_of("okko")
ENGLISH = Rulebook(GAME, "en")

RULES = [f"OK-{number:03}" for number in range(1, 358)]
RULINGS = [f"OK-R{number:02}" for number in range(1, 173)]
EXAMPLES = [
    *("OK-E01", "OK-E02", "OK-E03", "OK-E05", "OK-E06", "OK-E07", "OK-E09", "OK-E10", "OK-E11", "OK-E13", "OK-E14"),
    *("OK-E15", "OK-E17", "OK-E18", "OK-E19", "OK-E21", "OK-E22", "OK-E23", "OK-E25", "OK-E26", "OK-E27", "OK-E29"),
    *("OK-E30", "OK-E31", "OK-E33", "OK-E34", "OK-E35", "OK-E37", "OK-E38", "OK-E39", "OK-E41", "OK-E42"),
]
SAID: dict[str, dict[str, str]] = {
    "en": {},
    "it": {"summary": "riepilogo", "ruling": "decisione", "example": "esempio"},
}
"""Sources are pages of the printed rulebook or its summary; only these words are put into other languages."""


def test_every_rule_ruling_and_worked_example_is_there() -> None:
    assert sorted(entry.id for entry in ENGLISH) == sorted([*RULES, *RULINGS, *EXAMPLES])


def test_rulings_and_examples_call_themselves_so() -> None:
    assert all(ENGLISH[id].source == "ruling" for id in RULINGS)
    assert all(ENGLISH[id].source.endswith("example") for id in EXAMPLES)
    assert all(ENGLISH[id].source not in ("ruling", "example") for id in RULES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_name_the_same_sections(lang: str) -> None:
    book = Rulebook(GAME, lang)
    for entry in ENGLISH:
        source = entry.source
        for english, other in SAID[lang].items():
            source = re.sub(rf"\b{english}\b", other, source)
        assert book[entry.id].source == source, entry.id


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_goes_from_a_position_to_an_outcome(lang: str) -> None:
    words = {"en": ("Given", "When", "Then", "Rules"), "it": ("Situazione", "Svolgimento", "Esito", "Regole")}[lang]
    given, when, then, rules = words
    book = Rulebook(GAME, lang)
    for id in EXAMPLES:
        lines = [line for line in book[id].text.splitlines() if line]
        assert re.fullmatch(
            rf"- \*\*{given}:\*\* (- \*\*{when}:\*\* - \*\*{then}:\*\* )+{rules}: ",
            "".join(re.sub(r"(^- \*\*\w+:\*\* |^\w+: ).*", r"\1", line) for line in lines),
        ), id


def test_every_rule_that_the_game_cites_exists() -> None:
    files = [file for ending in ("*.py", "*.toml", "*.ftl") for file in HOME.rglob(ending)]
    cited = {(id, file.name) for file in files for id in ID.findall(file.read_text(encoding="utf-8"))}
    assert cited
    assert [(id, where) for id, where in sorted(cited) if id not in ENGLISH] == []


def test_few_rules_state_nothing_and_each_says_why() -> None:
    assert set(ENGLISH.notes) <= {entry.id for entry in ENGLISH}
    assert len(ENGLISH.notes) <= len(ENGLISH) * 0.05
    assert all(reason.endswith(".") for reason in ENGLISH.notes.values())
    assert not [id for id in ENGLISH.notes if id.startswith("OK-E")]
