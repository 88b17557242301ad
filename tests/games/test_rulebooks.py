"""The rulebook of every game: complete, alike in all languages, pointing only at itself, and the only place that rule
ids come from."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES


def numbered(prefix: str, last: int, digits: int = 2) -> list[str]:
    return [f"{prefix}{number:0{digits}}" for number in range(1, last + 1)]


def worked(prefix: str, last: int) -> list[str]:
    """Every fourth number is free."""
    return [id for number, id in enumerate(numbered(prefix, last), 1) if number % 4]


RULES = {
    "kaidan": numbered("KA-", 333, 3),
    "kitsunedo": numbered("KI-", 181, 3) + numbered("KI-T", 43),
    "okko": numbered("OK-", 357, 3),
    "shadow_tactics": numbered("ST-", 515, 3),
}
RULINGS = {
    "kaidan": numbered("KA-R", 148),
    "kitsunedo": numbered("KI-R", 145),
    "okko": numbered("OK-R", 174),
    "shadow_tactics": numbered("ST-R", 153),
}
EXAMPLES = {
    "kaidan": worked("KA-X", 55),
    "kitsunedo": worked("KI-E", 43),
    "okko": worked("OK-E", 42),
    "shadow_tactics": worked("ST-E", 39),
}
ID = re.compile(r"\b(?:K[AI]|OK|ST)-[A-Z]?\d+")
IN_ITALIAN = {
    "ch": "cap",
    "summary": "riepilogo",
    "this edition": "questa edizione",
    "ruling": "decisione",
    "example": "esempio",
}
"""Sources are places in the printed rulebook; only these words are put into another language."""

every_game = pytest.mark.parametrize("key", RULES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def book(key: str, lang: str = "en") -> Rulebook:
    return Rulebook(game_of(key), lang)


@every_game
def test_every_rule_ruling_and_worked_example_is_there(key: str) -> None:
    assert sorted(entry.id for entry in book(key)) == sorted([*RULES[key], *RULINGS[key], *EXAMPLES[key]])


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
    assert len(titles) == len(set(titles))
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


@every_game
def test_only_rulings_and_examples_may_have_no_printed_source(key: str) -> None:
    english = book(key)
    assert all(english[id].source == "ruling" for id in RULINGS[key])
    assert all(english[id].source not in ("ruling", "example") for id in RULES[key])


@every_game
def test_sources_name_the_same_places(key: str) -> None:
    italian = book(key, "it")
    for entry in book(key):
        source = entry.source
        for english, other in IN_ITALIAN.items():
            source = re.sub(rf"\b{english}\b", other, source)
        assert italian[entry.id].source == source, entry.id


@every_game
@every_language
def test_all_languages_have_the_same_tables(key: str, lang: str) -> None:
    def shapes(book: Rulebook) -> list[list[int]]:
        texts = [book.intro, *(section.text for section in book.sections), *(entry.text for entry in book)]
        return [[line.count("|") for line in text.splitlines() if line.startswith("|")] for text in texts]

    assert shapes(book(key, lang)) == shapes(book(key))


@every_game
@every_language
def test_every_ruling_says_why(key: str, lang: str) -> None:
    why = {"en": "*Why:*", "it": "*Perché:*"}[lang]
    found = book(key, lang)
    assert [id for id in RULINGS[key] if found[id].text.count(why) != 1 or "**" not in found[id].text] == []


@every_game
@every_language
def test_every_example_goes_from_a_position_to_an_outcome(key: str, lang: str) -> None:
    given, then, rules = {"en": ("Given", "Then", "Rules"), "it": ("Situazione", "Esito", "Regole")}[lang]
    found = book(key, lang)
    for id in EXAMPLES[key]:
        position, _, outcome = found[id].text.partition(f"**{then}")
        assert position.startswith(f"- **{given}:** "), id
        assert outcome.splitlines()[-1].startswith(f"{rules}: "), id


@every_game
def test_every_rule_that_the_game_cites_exists(key: str) -> None:
    english = book(key)
    file = import_module(game_of(key).package).__file__
    assert file is not None
    files = chain.from_iterable(Path(file).parent.rglob(ending) for ending in ("*.py", "*.toml", "*.ftl"))
    cited = {(id, file.name) for file in files for id in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 200
    assert [(id, where) for id, where in sorted(cited) if id not in english] == []


@every_game
def test_few_rules_state_nothing_and_each_says_why(key: str) -> None:
    english = book(key)
    assert set(english.notes) <= {*RULES[key], *RULINGS[key]}
    assert len(english.notes) <= len(english) * 0.05
    assert all(reason.endswith(".") for reason in english.notes.values())
