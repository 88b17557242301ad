"""A game's rulebook: `rules/<lang>.md`, read into sections and entries by id.

A section is `## Title` with text. An entry is `### KI-043 Title`, a line in italics with the source, and the text.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib import resources

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.core.game import AnyGame
from hyakki.core.things import names_of

FALLBACK = "en"
RULE = re.compile(r"[A-Z]{2}-[A-Z]?\d+", re.IGNORECASE)
"""Matches the id of a rule."""
ENTRY = re.compile(r"### (?P<id>[A-Z]{2}-[A-Z]?\d+) (?P<title>.+)")
SOURCE = re.compile(r"\*(?P<source>[^*]+)\*")


class UnknownRule(HyakkiError):
    """The rulebook has no rule with this id."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule, a ruling or a worked example."""

    id: str
    title: str
    source: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a rulebook."""

    title: str
    text: str
    entries: tuple[Entry, ...]


@dataclass(slots=True)
class _Part:
    """The lines under one heading."""

    where: str
    heading: str
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


class Rulebook:
    """A game's rulebook in one language: `title`, `intro`, `sections`, and the entries by id.

    Examples:
        >>> from hyakki import Rulebook, game_of
        >>> book = Rulebook(game_of("kitsunedo"))
        >>> book["KI-068"].title
        'SUMMON once per turn'
        >>> "KI-068" in book, len(book) > 200
        (True, True)
    """

    def __init__(self, game: AnyGame, lang: str = "en") -> None:
        self.game = game.key
        self.lang = lang
        self._of = game
        self.title, self.intro, self.sections = _read(game.package, lang)
        self._entries = {entry.id: entry for section in self.sections for entry in section.entries}
        self.notes = _notes(game.package)
        """The ids of rules that no program can enforce, each with the reason."""

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, id: object) -> bool:
        return id in self._entries

    def __getitem__(self, id: str) -> Entry:
        entry = self._entries.get(id.strip().upper())
        if entry is None:
            near = get_close_matches(id.strip().upper(), self._entries, n=3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise UnknownRule(f"the rulebook of {self.game} has no rule {id!r}{hint}")
        return entry

    def search(self, words: str) -> list[Entry]:
        """List the entries that contain every word, without regard to case and accents: by id, then by the name of
        something on the table (`Game.things`), then title, then text.

        Examples:
            >>> [entry.id for entry in Rulebook(game).search("steal shadow")][:3]
            ['KI-025', 'KI-071', 'KI-R02']
        """
        sought = _folded(words).split()
        if not sought:
            return []
        about = {name.rule for name in names_of(self._of, self.lang) if _holds(name.name, sought)}
        ranked = [(_rank(entry, sought, about), entry) for entry in self]
        found = [(rank, entry) for rank, entry in ranked if rank is not None]
        return [entry for _, entry in sorted(found, key=lambda pair: pair[0])]


def _rank(entry: Entry, sought: list[str], about: Container[str]) -> int | None:
    """Return where the words were found, the best place first; `about`: rules about things with such a name."""
    whole = f"{entry.id} {entry.title} {entry.text}"
    places = (_holds(entry.id, sought), entry.id in about, _holds(entry.title, sought), _holds(whole, sought))
    return next((rank for rank, found in enumerate(places) if found), None)


def _holds(text: str, sought: list[str]) -> bool:
    folded = _folded(text)
    return all(word in folded for word in sought)


def _folded(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


@cache
def _read(package: str, lang: str) -> tuple[str, str, tuple[Section, ...]]:
    """Read the rulebook in this language, or in English if there is none."""
    files = {f"rules/{each}.md": resources.files(package) / "rules" / f"{each}.md" for each in (lang, FALLBACK)}
    where = next((where for where, file in files.items() if file.is_file()), None)
    if where is None:
        raise BadContent(f"rules/{FALLBACK}.md", f"{package} has no rulebook")
    parts = _parts(where, files[where].read_text(encoding="utf-8"))
    head = parts.pop(0)
    sections: list[tuple[_Part, list[Entry]]] = []
    seen: set[str] = set()
    for part in parts:
        if part.heading.startswith("## "):
            sections.append((part, []))
            continue
        if not sections:
            raise BadContent(part.where, "an entry stands before the first section")
        entry = _entry(part, sections[-1][0].heading[3:])
        if entry.id in seen:
            raise BadContent(part.where, f"{entry.id} stands here twice")
        seen.add(entry.id)
        sections[-1][1].append(entry)
    book = tuple(Section(part.heading[3:], part.text, tuple(entries)) for part, entries in sections)
    return head.heading.removeprefix("# "), head.text, book


def _parts(where: str, document: str) -> list[_Part]:
    parts: list[_Part] = []
    for number, line in enumerate(document.splitlines(), start=1):
        if re.match(r"#{1,3} ", line):
            parts.append(_Part(f"{where} line {number}", line.strip()))
        elif parts:
            parts[-1].lines.append(line)
        elif line.strip():
            raise BadContent(f"{where} line {number}", "the first line must be the title")
    if not parts or not parts[0].heading.startswith("# "):
        raise BadContent(where, "the first line must be the title")
    return parts


def _entry(part: _Part, section: str) -> Entry:
    heading = ENTRY.fullmatch(part.heading)
    if heading is None:
        raise BadContent(part.where, f"{part.heading!r} is not an id and a title")
    source = SOURCE.fullmatch(part.lines[0].strip()) if part.lines else None
    if source is None:
        raise BadContent(part.where, f"{heading['id']} has no source in italics under its title")
    text = "\n".join(part.lines[1:]).strip()
    if not text:
        raise BadContent(part.where, f"{heading['id']} has no text")
    return Entry(heading["id"], heading["title"], source["source"], text, section)


@cache
def _notes(package: str) -> Mapping[str, str]:
    file = resources.files(package).joinpath("rules/notes.toml")
    return dict(tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else {}
