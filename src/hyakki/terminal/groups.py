"""Groups of a long menu: entries of one kind stand together under one name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hyakki.core.text import Text
from hyakki.core.words import Names

LONG = 12
"""The number of entries that can be read at a glance."""
FEW = 3
"""The number of entries of one kind that need no group."""

Shown = dict[str, Any]
"""An option as the table sends it."""


class Entry(NamedTuple):
    """A line of the menu: an option, or several under one name."""

    label: str
    options: tuple[Shown, ...]
    level: int = 0

    @property
    def group(self) -> bool:
        return len(self.options) > 1


FORMS = ("group", "part")
"""The attributes that name a kind of option as a whole, and by its first thing."""


def entries(options: Sequence[Shown], text: Text, names: Names, kind: str, level: int = 0) -> list[Entry]:
    """Return all options one by one if they are few or no name for a group is left; otherwise in groups."""
    if len(options) <= LONG:
        return [Entry(text.option(option["id"], names, kind), (option,)) for option in options]
    found: list[Entry] = []
    for alike in _by_verb(options):
        found += _parts(alike, text, names, kind, level)
    return found


def _parts(alike: list[Shown], text: Text, names: Names, kind: str, level: int) -> list[Entry]:
    verb = alike[0]["id"].split()[0]
    for place, form in enumerate(FORMS[level:], start=level):
        if len(alike) > FEW and text.has(f"option-{verb}.{form}"):
            groups = [alike] if form == "group" else _by_words(alike)
            return [
                Entry(text.option(group[0]["id"], names, form if len(group) > 1 else kind), tuple(group), place + 1)
                for group in groups
            ]
    return [Entry(text.option(option["id"], names, kind), (option,)) for option in alike]


def _by_verb(options: Iterable[Shown]) -> list[list[Shown]]:
    return _by(options, 1)


def _by_words(options: Iterable[Shown]) -> list[list[Shown]]:
    return _by(options, 2)


def _by(options: Iterable[Shown], words: int) -> list[list[Shown]]:
    """Group options whose ids begin with the same words, in the order of the menu."""
    found: dict[tuple[str, ...], list[Shown]] = {}
    for option in options:
        found.setdefault(tuple(option["id"].split()[:words]), []).append(option)
    return list(found.values())
