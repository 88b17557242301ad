"""The screen of a game in a terminal, drawn from a View alone. The core knows no library that draws, so its parts are
lists of anything that the terminal can print (rich renderables)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hyakki.core.menu import Ask
from hyakki.core.text import Text
from hyakki.core.view import View
from hyakki.core.words import Names


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the guide to a game: a few sentences, or names, each with an explanation."""

    title: str
    said: str = ""
    rows: Sequence[tuple[str, str]] = ()


def topics(text: Text, *keys: str) -> list[Topic]:
    """Return the topics whose title and sentences are texts of the game."""
    return [Topic(text.word(key), text.word(f"{key}.text")) for key in keys]


V = TypeVar("V", bound=View)
NARROW = 80
"""The columns of a terminal that every screen fits."""


def legend(text: Text, signs: Iterable[str], words: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the signs of a map with their meaning, broken into lines: pieces of text, each with its style."""
    pieces: list[tuple[str, str]] = []
    room = NARROW
    for sign in signs:
        said = f" {text.word(words[sign])}  "
        if len(said) >= room:
            pieces.append(("\n", ""))
            room = NARROW
        pieces += [(sign, "bold"), (said, "dim")]
        room -= len(said) + 1
    return pieces


class Screen(Generic[V]):
    """The base class of each game's screen. `names` are the names of the seats as the table should show them."""

    headings: frozenset[str] = frozenset()
    """Kinds of event that begin a new paragraph of the log."""

    idle: frozenset[str] = frozenset()
    """Answers that the terminal gives by itself if there is no other."""

    def shows_table(self, ask: Ask) -> bool:
        """Return whether the whole table is shown with this question, if it has changed: at the viewer's turn."""
        return ask.pace == "turn"

    def table(self, view: V, text: Text, names: Names) -> list[Any]:
        """Return everything on the table, and what the viewer holds. It is drawn again when its first part has
        changed."""
        return []

    def hand(self, view: V, text: Text, names: Names) -> list[Any]:
        """Return the viewer's own things, in a line or two."""
        return []

    def discards(self, view: V, text: Text, names: Names) -> list[Any]:
        return []

    def guide(self, view: V | None, text: Text) -> list[Topic]:
        """Return the game in short, without a View before its first game. Topics without text are left out."""
        return []

    def note(self, view: V, text: Text, kind: str, option: str) -> str:
        """Return a word beside an option, for the viewer alone: what it needs, whether it would be a lie."""
        return ""


class BetweenGames(Screen[Any]):
    """The screen of a Series: it has no table of its own, but the log and the guide of its game."""

    def __init__(self, played: Screen[Any]) -> None:
        self.played = played
        self.headings = played.headings
        self.idle = played.idle

    def shows_table(self, ask: Ask) -> bool:
        return self.played.shows_table(ask)

    def guide(self, view: Any, text: Text) -> list[Topic]:
        return self.played.guide(None, text)
