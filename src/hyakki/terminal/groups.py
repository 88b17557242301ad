"""A long menu in parts: entries of one kind stand together under a name of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hyakki.core.text import Names, Text

LONG = 12
"""Entries that can be taken in at a glance."""
FEW = 3
"""Entries of one kind that need no group."""

Shown = dict[str, Any]
"""An option as it was sent."""


class Entry(NamedTuple):
    """A line of the menu: an option, or several under one name."""

    label: str
    options: tuple[Shown, ...]
    level: int = 0

    @property
    def group(self) -> bool:
        return len(self.options) > 1


FORMS = ("group", "part")
"""How a kind of option is called as a whole, and by the first thing it is about."""


def entries(options: Sequence[Shown], text: Text, names: Names, kind: str, level: int = 0) -> list[Entry]:
    """All of them one by one, if they are not many or no name for a group is left."""
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
    """Those whose ids begin alike, in the order in which they were sent."""
    found: dict[tuple[str, ...], list[Shown]] = {}
    for option in options:
        found.setdefault(tuple(option["id"].split()[:words]), []).append(option)
    return list(found.values())
