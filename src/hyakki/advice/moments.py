"""Moments: a finished game, Record by Record, with what each seat knew and decided at each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from hyakki.core import engine
from hyakki.core import replay as replays
from hyakki.core.account import Account, Course, account_of
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.errors import Malformed
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Path
from hyakki.core.motion import VOTES
from hyakki.core.records import Answered, Closed, Record, Replaced
from hyakki.core.replay import Replay, Sitter
from hyakki.core.save import freeze
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.core.view import View
from hyakki.lab.match import rewards

MOST_ANSWERS = 4_096
"""The most combinations of answers in a sealed window that are tried to prove an answer."""


class Moment(NamedTuple):
    """The position before a Record that was not taken back."""

    step: int
    """The number of the Record."""
    state: State
    memories: list[Memory]
    """The Memory of each seat."""
    record: Record

    @property
    def is_vote(self) -> bool:
        return any(ask.kind in VOTES for ask in self.state.asks)

    def view(self, game: AnyGame, seat: int) -> View:
        view: View = game.view(self.state, self.memories[seat])
        return view

    def redrawn(self, seed: bytes) -> tuple[State, list[Memory]]:
        """Return what follows from the same answer with other chance."""
        s, memories = self.state.copy(), [memory.copy() for memory in self.memories]
        s.chance = Chance(seed)
        if isinstance(self.record, Answered):
            ask, path = next(self.decisions())
            engine.give(s, ask, path)
        elif isinstance(self.record, Closed):
            engine.close(s, freeze(self.record.outcome))
        fold(s.log, memories)
        s.log = []
        return s, memories

    def decisions(self) -> Iterator[tuple[Ask, Path]]:
        """Yield what seats answered here: all that is known for certain, also of a sealed window, of which a Record
        keeps only the outcome."""
        s = self.state
        if isinstance(self.record, Answered):
            ask = next(each for each in s.asks if (each.seat, each.kind) == (self.record.seat, self.record.ask))
            yield ask, engine.read_path(s, ask, self.record.path)
        elif isinstance(self.record, Closed):
            yield from _told(s, self.record)


class Past(NamedTuple):
    """A finished game."""

    game: AnyGame
    seats: int
    moments: list[Moment]
    rounds: dict[int, int]
    """The round of each Record."""
    result: list[float]
    """1 for each seat that has won, 0 for the others."""
    account: Account
    cast: tuple[tuple[str, ...], ...]
    """The characters of each seat, at the end."""


@lru_cache(maxsize=1)
def past(document: bytes) -> Past:
    """Play a replay again, and keep what every seat knew before each Record. Refuse a game that is not over."""
    replay = replays.decode(document)
    if replay.result is None:
        raise Malformed("this game is not over: it can be reviewed when it is")
    viewers = [Viewer((seat,)) for seat in range(len(replay.seats))]
    before: dict[int, tuple[State, list[Memory]]] = {}
    table: Table | None = None
    for table in replays.step_by_step(replay, viewers):
        if table.over:
            break
        before[len(table.records)] = table.state.copy(), [table.memories[viewer].copy() for viewer in viewers]
    if table is None or not table.over:
        raise Malformed("this game is not over: it can be reviewed when it is")
    if isinstance(table.game, Series):
        raise Malformed("a series is not reviewed as a whole: review its games one by one")
    account = account_of(table)
    assert account is not None
    moments = [Moment(step, *before[step], table.records[step]) for step in table.line if step in before]
    won = [max(0.0, reward) for reward in rewards(table.game, table.state)]
    cast = tuple(map(tuple, table.open_part().get("cast", ())))
    return Past(table.game, table.seats, moments, _rounds(table), won, account, cast)


def sitter_at(replay: Replay, seat: int, step: int) -> Sitter:
    """Return who sat in a seat before the Record with this number."""
    came = [record for record in replay.records[:step] if isinstance(record, Replaced) and record.seat == seat]
    return Sitter(came[-1].name, came[-1].bot) if came else _first_sitter(replay, seat)


def _first_sitter(replay: Replay, seat: int) -> Sitter:
    """Return who began in a seat. A bot only takes the place of a person, and gives it back: so of a seat that changed
    hands a person was the first."""
    changed = any(isinstance(record, Replaced) and record.seat == seat for record in replay.records)
    sitter = replay.seats[seat]
    return Sitter(sitter.name) if changed else sitter


def _rounds(table: Table) -> dict[int, int]:
    if table.game.beat is None:
        return {}
    return {now.step: now.round for now in Course(events=table.log).by(*table.game.beat)}


def _told(s: State, record: Closed) -> Iterator[tuple[Ask, Path]]:
    """Yield the answers to a sealed window that its outcome proves: no other answer of that seat leads to it."""
    outcome, step = freeze(record.outcome), s.stack[-1]
    answers: list[list[Path]] = []
    count = 1
    for ask in s.asks:
        answers.append(list(islice(_complete(s, ask), MOST_ANSWERS + 1)))
        count *= len(answers[-1])
        if record.clock or count > MOST_ANSWERS:
            return
    seats = [ask.seat for ask in s.asks]
    fitting: list[set[Path]] = [set() for _ in s.asks]
    for given in product(*answers):
        if step.outcome(s, dict(zip(seats, given, strict=True))) == outcome:
            for found, path in zip(fitting, given, strict=True):
                found.add(path)
    for ask, paths in zip(s.asks, fitting, strict=True):
        if len(paths) == 1:
            yield ask, paths.pop()


def _complete(s: State, ask: Ask, path: Path = ()) -> Iterator[Path]:
    """Yield the complete answers to a question."""
    for option in engine.menu(s, ask, path).options:
        if option.final:
            yield (*path, option)
        else:
            yield from _complete(s, ask, (*path, option))


def is_choice(s: State, ask: Ask, path: Path) -> bool:
    """Return whether the seat could have answered otherwise."""
    return ask.open or any(len(engine.menu(s, ask, path[:place]).options) > 1 for place in range(len(path)))
