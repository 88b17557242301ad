"""How a game looks in a terminal. What is drawn comes from a View alone; the core knows no library that draws, so these
are lists of whatever the terminal can print (rich renderables)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from hyakki.core.menu import Ask
from hyakki.core.text import Names, Text
from hyakki.core.view import View


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the guide to a game: a few sentences, or names and what is to be said of each."""

    title: str
    said: str = ""
    rows: Sequence[tuple[str, str]] = ()


def topics(text: Text, *keys: str) -> list[Topic]:
    """Those whose title and sentences are words of the game."""
    return [Topic(text.word(key), text.word(f"{key}.text")) for key in keys]


class Screen:
    """Extended by each game. `names` are those of the seats, said as the table should show them."""

    headings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event with which a new paragraph of the log begins."""

    idle: ClassVar[frozenset[str]] = frozenset()
    """Answers that go without saying where there is no other: nobody waits for them."""

    def shows_table(self, ask: Ask) -> bool:
        """Whether the whole table is shown with this question, if it has changed: at one's turn."""
        return ask.pace == "turn"

    def table(self, view: View, text: Text, names: Names) -> list[Any]:
        """Everything on the table, and what the viewer holds. It is drawn anew when its first part has changed."""
        return []

    def hand(self, view: View, text: Text, names: Names) -> list[Any]:
        """The viewer's own things, in a line or two."""
        return []

    def discards(self, view: View, text: Text, names: Names) -> list[Any]:
        return []

    def hidden(self, view: View, text: Text, names: Names, told: Sequence[Mapping[str, Any]]) -> list[Any]:
        """What lay hidden, now that the game is over: from the View of all seats together, and all they were told."""
        return []

    def guide(self, view: View, text: Text) -> list[Topic]:
        """The game in short; topics that say nothing are left out."""
        return []

    def note(self, view: View, text: Text, kind: str, option: str) -> str:
        """A word beside an option, for the viewer alone: what it needs, whether it would be a lie."""
        return ""
