"""What the fields and numbers of a game stand for, so that its events, questions and answers can be put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Spelling = tuple[str, Mapping[str, str]]
"""A message and what it is told: each a key of a text, or what is said as it is."""


def _as_it_is(label: str) -> Spelling | None:
    return None


ANYTHING, GONE = "*", "-"
"""In place of a field, in `Words.settled`."""


@dataclass(frozen=True, slots=True)
class Words:
    """Given once by each game. Fields are those of events, of what is told and of frames."""

    people: frozenset[str] = frozenset({"seat", "subject", "voters"})
    """Fields that hold a seat, or several."""
    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields that hold the number of a thing, or several: the key of each thing, by number."""
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields that hold the number of a place on a board, or several: its short name, the same in every language."""
    spelt: Callable[[str], Spelling | None] = _as_it_is
    """How a short name is said in words; None: as it is."""
    declared: Mapping[str, str] = field(default_factory=dict)
    """Fields of things that may be declared to be other things: the field that says which."""
    called: Mapping[str, str] = field(default_factory=dict)
    """Fields of numbered things that may be known by a name: the field that says which; `alike` beside it: there are
    several of that name, so that the number is said too."""
    owned: Mapping[str, int] = field(default_factory=dict)
    """Things that are called after whoever sits in a seat: the seat, by the thing's key."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fields that the words after an option's verb fill, in order; an "as" between them means nothing."""
    silent: frozenset[str] = frozenset()
    """Kinds of event that nobody is told of in words."""
    settled: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """What is not asked where only one answer is possible: by the verb of the answer, the events that tell what it came
    to, each with the field that says it: "" if the event alone does, ANYTHING if it does whatever is said, GONE if it
    does once the seat is asked nothing more. A scene may say it all the same."""
    unsaid: tuple[str, ...] = ()
    """Facts of a position that a scene mostly leaves to chance, `*.` standing for each seat: a scene that fails tells
    them."""
    by_the_way: frozenset[str] = frozenset()
    """Kinds of question that are mostly passed over: a scene that does not answer them gives their defaults."""
    forced: frozenset[str] = frozenset()
    """Those of them that pass in a step that stays open, too, while chance is still to decide something in it or where
    they offer one answer only."""
    amid: frozenset[str] = frozenset()
    """Kinds of question that come in the middle of something: what an event alone would tell is not settled yet."""
