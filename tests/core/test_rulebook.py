from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hyakki.core.errors import BadContent
from hyakki.core.game import AnyGame, Game
from hyakki.core.rulebook import Rulebook, UnknownRule

BOOK = """\
# Dice

A game of dice.

## Turns

Rolling comes first.

### DI-001 Roll once
*p. 1*

Roll one die.

Then *rest*.

### DI-R02 Perché?
*ruling*

Because of the die.

## Ends

### DI-003 The end
*house*

Nobody rolls any more.
"""

Writer = Callable[[str, str], AnyGame]


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Writer]:
    """A game with this rulebook; every one a package of its own."""

    def written(name: str, book: str) -> AnyGame:
        rules = tmp_path / name / "rules"
        rules.mkdir(parents=True)
        (rules.parent / "__init__.py").write_text("")
        (rules / "en.md").write_text(book, encoding="utf-8")
        (rules / "notes.toml").write_text('DI-R02 = "says nothing"\n')
        game: AnyGame = type(name, (Game,), {"key": name, "package": name})()
        return game

    sys.path.insert(0, str(tmp_path))
    yield written
    sys.path.remove(str(tmp_path))


def test_a_rulebook_is_read_into_sections_and_entries(write: Writer) -> None:
    book = Rulebook(write("rulebook_whole", BOOK))
    assert book.title == "Dice"
    assert book.intro == "A game of dice."
    assert [(section.title, len(section.entries)) for section in book.sections] == [("Turns", 2), ("Ends", 1)]
    assert book.sections[0].text == "Rolling comes first."
    entry = book["DI-001"]
    assert (entry.title, entry.source, entry.section) == ("Roll once", "p. 1", "Turns")
    assert entry.text == "Roll one die.\n\nThen *rest*."
    assert book["di-r02"].id == "DI-R02"
    assert book.notes == {"DI-R02": "says nothing"}


def test_search_puts_titles_before_texts_and_ignores_case_and_accents(write: Writer) -> None:
    book = Rulebook(write("rulebook_search", BOOK))
    assert [entry.id for entry in book.search("roll")] == ["DI-001", "DI-003"]
    assert [entry.id for entry in book.search("PERCHE")] == ["DI-R02"]
    assert [entry.id for entry in book.search("die because")] == ["DI-R02"]
    assert [entry.id for entry in book.search("di-003")] == ["DI-003"]
    assert book.search("dragon") == book.search(" ") == []


def test_an_unknown_rule_is_named_with_its_likes(write: Writer) -> None:
    with pytest.raises(UnknownRule, match=r"has no rule 'DI-004'; did you mean .*DI-003"):
        Rulebook(write("rulebook_unknown", BOOK))["DI-004"]


def test_english_stands_in_for_a_language_without_rulebook(write: Writer) -> None:
    assert Rulebook(write("rulebook_language", BOOK), "it")["DI-001"].title == "Roll once"


def test_a_game_without_rulebook_says_so(write: Writer, tmp_path: Path) -> None:
    game = write("rulebook_none", BOOK)
    (tmp_path / "rulebook_none" / "rules" / "en.md").unlink()
    with pytest.raises(BadContent, match=r"rules/en\.md: rulebook_none has no rulebook"):
        Rulebook(game)


@pytest.mark.parametrize(
    "name, old, new, said",
    [
        ("rulebook_source", "*p. 1*\n", "", "DI-001 has no source"),
        ("rulebook_twice", "DI-003", "DI-001", "DI-001 stands here twice"),
        ("rulebook_heading", "### DI-003 The end", "### The end", "is not an id and a title"),
        ("rulebook_empty", "Nobody rolls any more.\n", "", "DI-003 has no text"),
        ("rulebook_title", "# Dice\n", "", "the first line must be the title"),
        ("rulebook_section", "## Turns\n", "", "before the first section"),
    ],
)
def test_a_fault_in_the_file_says_where(write: Writer, name: str, old: str, new: str, said: str) -> None:
    with pytest.raises(BadContent, match=said) as caught:
        Rulebook(write(name, BOOK.replace(old, new)))
    assert caught.value.where.startswith("rules/en.md line")
