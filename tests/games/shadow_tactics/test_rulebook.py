"""The rulebook of Shadow Tactics: complete, alike in both languages, and the only place that rule ids come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hyakki.games.shadow_tactics
from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES

HOME = Path(hyakki.games.shadow_tactics.__file__).parent
ID = re.compile(r"\bST-[RE]?\d+")

GAME = game_of("shadow_tactics")
ENGLISH = Rulebook(GAME, "en")

RULES = [f"ST-{number:03}" for number in range(1, 516)]
RULINGS = [f"ST-R{number:02}" for number in range(1, 152)]
EXAMPLES = [
    *("ST-E01", "ST-E02", "ST-E03", "ST-E05", "ST-E06", "ST-E07", "ST-E09", "ST-E10", "ST-E11", "ST-E13", "ST-E14"),
    *("ST-E15", "ST-E17", "ST-E18", "ST-E19", "ST-E21", "ST-E22", "ST-E23", "ST-E25", "ST-E26", "ST-E27", "ST-E29"),
    *("ST-E30", "ST-E31", "ST-E33", "ST-E34", "ST-E35", "ST-E37", "ST-E38", "ST-E39"),
]
SAID: dict[str, dict[str, str]] = {
    "en": {},
    "it": {"this edition": "questa edizione", "ruling": "decisione", "example": "esempio"},
}
"""Sources are sections of the printed rulebook, which is in English; only these words are put into other languages."""


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
    assert not [id for id in ENGLISH.notes if id.startswith("ST-E")]
