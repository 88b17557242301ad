"""The Account of a finished game: what was counted, what was hidden, where it turned, its numbers.

It is made from the Records that count, so it names no answer that had no effect: such answers are in no Record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hyakki.core.events import Event, Kind
from hyakki.core.records import Answered, Record

if TYPE_CHECKING:
    from hyakki.core.engine import State
    from hyakki.core.game import AnyGame
    from hyakki.core.table import Table

MOST_TURNS = 5
"""The turning points that an Account names."""


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of an Account: the key of its text, and the facts that fill it."""

    key: str
    facts: dict[str, Any] = {}
    rule: str = ""
    round: int = 0
    """0: at no particular time."""
    step: int = -1
    """The number of its Record, at which a replay can be opened; -1: none."""
    points: int | None = None
    """The points it brought; 0 for points that were missed."""
    done: bool | None = None
    """Whether a goal was reached."""


class Part(msgspec.Struct, frozen=True):
    """Sentences that belong together: those of a seat, of a side, or of one subject."""

    lines: tuple[Sentence, ...]
    key: str = ""
    """The key of its title; empty: the names of its seats."""
    facts: dict[str, Any] = {}
    seats: tuple[int, ...] = ()
    total: int | None = None


class Count(msgspec.Struct, frozen=True):
    """A number of the game, in all and, if it can be told, by seat."""

    key: str
    total: int
    seats: tuple[int, ...] = ()


class Claim(msgspec.Struct, frozen=True):
    """A claim of a seat, and whether it was true."""

    seat: int
    round: int
    step: int
    bluff: bool
    doubted: bool = False
    caught: bool = False


class Account(msgspec.Struct, frozen=True):
    """The account of a finished game."""

    points: tuple[Part, ...] = ()
    hidden: tuple[Part, ...] = ()
    turns: tuple[Sentence, ...] = ()
    """The turning points, in order."""
    numbers: tuple[Count, ...] = ()
    claims: tuple[Claim, ...] = ()
    """Claims, true or bluffed, in order; of games in which players make them."""
    counted: str = "account-points"
    """The title of `points`."""
    time: str = "account-round"
    """The text that names a round."""


class Happened(NamedTuple):
    """An event with every secret that it told, the number of its Record and the round in which it happened."""

    step: int
    round: int
    kind: Kind
    facts: dict[str, Any]

    def line(self, key: str = "", *, points: int | None = None, **more: Any) -> Sentence:
        """Return a Sentence about it: with its own text, or with another one."""
        facts = self.facts | more
        rule = facts.get("rule", "") or self.kind.rule
        return Sentence(key or f"event-{self.kind.name}", facts, rule, self.round, self.step, points)


class Course(NamedTuple):
    """What happened in a game and was not taken back: Records and events, each with the number of the Record."""

    records: Sequence[tuple[int, Record]] = ()
    events: Sequence[tuple[int, Event]] = ()

    def by(self, beat: Kind, field: str) -> Iterator[Happened]:
        """Yield the events; those of the kind `beat` begin a round, whose number is in this field."""
        place = beat.fields.index(field)
        numbers = (event.args[place] for _, event in self.events if event.kind.name == beat.name)
        round = max(0, next(numbers, 0) - 1)  # a lesson begins in the middle of a game
        for step, event in self.events:
            if event.kind.name == beat.name:
                round = event.args[place]
            facts = dict(zip(event.kind.fields, event.args, strict=True)) | (event.aside or {})
            if event.fact is not None:
                facts |= dict(zip(event.kind.fact, event.fact, strict=True))
            yield Happened(step, round, event.kind, facts)


def turning(candidates: Iterable[tuple[int, Sentence]]) -> tuple[Sentence, ...]:
    """Return the turning points among these Sentences, which come in the order of the game, each with its weight: the
    heaviest. Of equal ones the later ones count, because they are closer to the end."""
    numbered = [(weight, place, line) for place, (weight, line) in enumerate(candidates)]
    heaviest = sorted(numbered, key=lambda each: each[:2], reverse=True)[:MOST_TURNS]
    return tuple(line for _, _, line in sorted(heaviest, key=lambda each: each[1]))


def by_seat(key: str, seats: int, whose: Iterable[int]) -> Count:
    """Return how often each seat is named; other numbers count for nobody."""
    found = [0] * seats
    for seat in whose:
        if 0 <= seat < seats:
            found[seat] += 1
    return Count(key, sum(found), tuple(found))


def account_of(table: Table) -> Account | None:
    """Return how the game of a table went, or None until it is over.

    Examples:
        >>> from hyakki.core.account import account_of
        >>> account_of(table) is None
        True
    """
    counts = set(table.line)
    records = [(number, table.records[number]) for number in table.line]
    return made(table.game, table.state, Course(records, [each for each in table.log if each[0] in counts]))


def made(game: AnyGame, s: State, course: Course) -> Account | None:
    """Return the Account of a game that has led to this State, or None: nothing of it exists before the end."""
    if s.over is None:
        return None
    told: Account = game.account(s, course)
    answers = [record for _, record in course.records if isinstance(record, Answered) and not record.clock]
    decisions = by_seat("account-decisions", s.seats, (record.seat for record in answers))
    return msgspec.structs.replace(told, numbers=(*told.numbers, decisions))
