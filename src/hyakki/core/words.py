"""The meaning of a game's fields and numbers, from which texts of its events, questions and answers are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hyakki.core.events import seat_number

Names = Sequence[str]
"""The names by seat; a seat without a name is called by its letter."""


class Cast(list[str]):
    """The names by seat that texts use: of the characters, and of the players where a seat has no single character."""

    def __init__(self, names: Iterable[str], players: Names) -> None:
        super().__init__(names)
        self.players = players
        """The names of the players by seat."""


def players_of(names: Names) -> Names:
    """Return the names of the players by seat."""
    return names.players if isinstance(names, Cast) else names


def capital(said: str) -> str:
    """Return a sentence with a capital at its beginning."""
    return said[:1].upper() + said[1:]


def short(key: str) -> str:
    """Return the name of a thing in ids and selectors: "sun" for item-sun."""
    return key.partition("-")[2]


Spelling = tuple[str, Mapping[str, str]]
"""A message and its arguments: each is a key of a text, or a word that is used as it is."""


def _as_it_is(label: str) -> Spelling | None:
    return None


ANYTHING, GONE = "*", "-"
"""Stand in place of a field in `Words.settled`."""


@dataclass(frozen=True, slots=True)
class Words:
    """The Words of a game. Fields are those of events, of Told facts and of frames."""

    people: frozenset[str] = frozenset({"seat", "subject", "voters"})
    """Fields that hold a seat, or several."""
    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields that hold the number of a thing, or several: the key of each thing, by number."""
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields that hold the number of a place on a board, or several: its short name, the same in every language."""
    spelt: Callable[[str], Spelling | None] = _as_it_is
    """Returns the message for a short name, or None to use the name as it is."""
    declared: Mapping[str, str] = field(default_factory=dict)
    """Fields of things that may be declared to be other things: the field that says which."""
    called: Mapping[str, str] = field(default_factory=dict)
    """Fields of numbered things that may be known by a name: the field that holds the name. If `alike` is beside it,
    several things have that name, and texts add the number."""
    owned: Mapping[str, int] = field(default_factory=dict)
    """Things that are named after the player in a seat: the seat, by the key of the thing."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fields that the words after an option's verb fill, in order; an "as" between them means nothing."""
    actions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The verbs of a kind of question, in the order in which players get them: the place of an action is its key. A
    name of two words ("act attack") is for what is asked after an entry that begins with the second."""
    quoted: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Kinds of event with which a card is read out: the field that holds it, and the names of captions by number."""
    silent: frozenset[str] = frozenset()
    """Kinds of event without a text."""
    filled: tuple[str, ...] = ("opener-", "lesson-", "about-", "aid-", "sort-")
    """The first letters of texts that clients get with the numbers of the Rules filled in, and so need not fetch."""
    settled: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """Answers that are not asked for if only one is possible: by the verb of the answer, the events that show its
    result, each with the field that holds it: "" if the event alone shows it, ANYTHING for any value, GONE once the
    seat is asked nothing more. A scene may give the answer all the same."""
    unsaid: tuple[str, ...] = ()
    """Facts of a position that most scenes leave to chance (`*.` stands for each seat): a failing scene prints them."""
    by_the_way: frozenset[str] = frozenset()
    """Kinds of question that most scenes skip: a scene that does not answer them gives their defaults."""
    forced: frozenset[str] = frozenset()
    """Kinds among them that are also skipped in a step that stays open, while chance is still to decide something in it
    or if they offer only one answer."""
    amid: frozenset[str] = frozenset()
    """Kinds of question that come in the middle of a procedure: what an event alone would show is not settled yet."""

    def read_option(self, id: str) -> dict[str, Any]:
        """Return what the words of an option's id mean, by field."""
        verb, *rest = id.split()
        said = iter([word for word in rest if word != "as"])
        facts: dict[str, Any] = {}
        for name in self.options.get(verb, ()):
            word = next(said, None)
            if name not in self.things:
                facts[name] = "none" if word is None else self._read_word(name, word)
            elif word is None and name not in self.declared.values():
                facts[name] = "none"
            elif word is not None:
                things = [short(key) for key in self.things[name]]
                facts[name] = things.index(word) if word in things else word
        return facts

    def _read_word(self, field: str, word: str) -> str | int:
        """Read a word as a seat, a label, a number (so that a text can select the singular), or any other word."""
        if field in self.people:
            return seat_number(word)
        return word if field in self.labels or not word.isdecimal() else int(word)
