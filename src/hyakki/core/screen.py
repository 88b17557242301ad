"""How a game looks in a terminal. What is drawn comes from a View alone; the core knows no library that draws, so these
are lists of whatever the terminal can print (rich renderables)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

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


V = TypeVar("V", bound=View)


class Screen(Generic[V]):
    """Extended by each game. `names` are those of the seats, said as the table should show them."""

    headings: frozenset[str] = frozenset()
    """Kinds of event with which a new paragraph of the log begins."""

    idle: frozenset[str] = frozenset()
    """Answers that go without saying where there is no other: nobody waits for them."""

    def shows_table(self, ask: Ask) -> bool:
        """Whether the whole table is shown with this question, if it has changed: at one's turn."""
        return ask.pace == "turn"

    def table(self, view: V, text: Text, names: Names) -> list[Any]:
        """Everything on the table, and what the viewer holds. It is drawn anew when its first part has changed."""
        return []

    def hand(self, view: V, text: Text, names: Names) -> list[Any]:
        """The viewer's own things, in a line or two."""
        return []

    def discards(self, view: V, text: Text, names: Names) -> list[Any]:
        return []

    def hidden(self, view: V, text: Text, names: Names, told: Sequence[Mapping[str, Any]]) -> list[Any]:
        """What lay hidden, now that the game is over: from the View of all seats together, and all they were told."""
        return []

    def guide(self, view: V | None, text: Text) -> list[Topic]:
        """The game in short, without a View before its first game; topics that say nothing are left out."""
        return []

    def note(self, view: V, text: Text, kind: str, option: str) -> str:
        """A word beside an option, for the viewer alone: what it needs, whether it would be a lie."""
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
