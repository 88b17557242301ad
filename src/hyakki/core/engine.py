"""State, Step and the loop: a stack of procedures that runs until somebody has to be asked.

A `run` that asks changes nothing, so it may be run again: Asks are derived, never stored. The end of the game and
frames that have lost their subject are raised and caught by the loop, so no rule goes on after it is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar, Generic, TypeVar

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.events import Event, Kind, seat_name
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path
from hyakki.core.rules import Rules

Result = tuple[Any, ...]
"""What a finished step leaves in the frame below, or how a game ended: plain data."""

ENDLESS = 10_000
"""So many steps without a question never come to an end; in games that are played some hundred do."""

S = TypeVar("S", bound="State")


def _slots_of(cls: type) -> tuple[str, ...]:
    return tuple(name for base in reversed(cls.__mro__) for name in base.__dict__.get("__slots__", ()))


class Step(Generic[S]):
    """One procedure of the rulebook under way. Fields are plain data: numbers, words, tuples of them, None."""

    __slots__ = ("result", "stage")
    fields: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[frozenset[str]] = frozenset()
    """Fields that no View shows; a rule must leave no other way."""

    stage: str
    result: Result | None

    def __init_subclass__(cls) -> None:
        cls.fields = _slots_of(cls)

    def __init__(self, stage: str = "start") -> None:
        self.stage = stage
        self.result = None

    def run(self, s: S) -> Asks:
        """Push a step, finish with a result, change the stage, or ask; () waits for something that is no answer."""
        raise NotImplementedError

    def menu(self, s: S, ask: Ask, path: Path, look: bool) -> Menu:
        """The next entries of a partial choice; the same method refuses."""
        raise NotImplementedError

    def refusal(self, s: S, ask: Ask, path: Path, id: str) -> str:
        """The rule against an entry that no menu shows even as blocked, being one of very many; "" leaves it to the
        State (`State.refusal`)."""
        return ""

    def closer(self, s: S, ask: Ask, path: Path, ids: Sequence[str]) -> str:
        """The rule against these entries, the first of which is blocked, where the others tell it more closely."""
        return ""

    def default(self, s: S, ask: Ask) -> Path:
        """What silence means; an open question may say (): nothing."""
        raise NotImplementedError

    def answer(self, s: S, ask: Ask, path: Path) -> None:
        """One seat has answered a question that was not sealed."""
        raise NotImplementedError

    def outcome(self, s: S, answers: dict[int, Path]) -> Outcome | None:
        """What a sealed window comes to, from the answers so far; None while it is open."""
        raise NotImplementedError

    def close(self, s: S, outcome: Outcome) -> None:
        """The sealed window has come to this."""
        raise NotImplementedError

    def allows(self, s: S, outcome: Outcome) -> bool:
        """Whether lawful answers can come to this. All are tried; a step with very many of them knows a shorter way."""
        seats = [ask.seat for ask in s.asks]
        answers = product(*(self._paths(s, ask, ()) for ask in s.asks))
        return any(self.outcome(s, dict(zip(seats, given, strict=True))) == outcome for given in answers)

    def _paths(self, s: S, ask: Ask, path: Path) -> Iterator[Path]:
        for option in self.menu(s, ask, path, False).options:
            if option.final:
                yield path + (option,)
            else:
                yield from self._paths(s, ask, path + (option,))

    def copy(self) -> Step[S]:
        cls = self.__class__
        twin = cls.__new__(cls)
        for name in cls.fields:
            setattr(twin, name, getattr(self, name))
        return twin


class Interrupt(Exception):
    """Raised by a rule, caught by the loop."""

    def settle(self, s: State) -> None:
        raise NotImplementedError


class GameOver(Interrupt):
    """The game is over, whatever was under way."""

    def __init__(self, result: Result) -> None:
        self.result = result

    def settle(self, s: State) -> None:
        s.over = self.result
        s.stack.clear()


class Unwind(Interrupt):
    """Frames above the nearest frame of this class have lost their subject; it gets the result."""

    def __init__(self, to: type[Step[Any]], result: Result | None = None) -> None:
        self.to = to
        self.result = result

    def settle(self, s: State) -> None:
        while not isinstance(s.stack[-1], self.to):
            s.stack.pop()
        s.stack[-1].result = self.result


class Rewound(Interrupt):
    """The State has been restored by a rule: nothing of the step that did it goes on."""

    def settle(self, s: State) -> None:
        return


class State:
    """Every fact of one game in progress but its Rules; plain data. Games add slots and a hand-written `copy`."""

    __slots__ = ("asks", "chance", "log", "over", "quiet", "rules", "seats", "stack")
    fields: ClassVar[tuple[str, ...]] = ()
    passing: ClassVar[frozenset[str]] = frozenset({"asks", "log", "quiet"})
    """Derived, or on its way out: not part of what is saved."""
    outside: ClassVar[frozenset[str]] = frozenset({"rules", "seats", "chance", "log", "quiet"})
    """What no rewind restores."""
    lazy: ClassVar[frozenset[str]] = frozenset()
    """Of what is not saved: worked out only when it is asked for, so two that are alike may differ in it."""
    occasions: ClassVar[Mapping[str, str]] = {}
    """By the verb of an entry: the rule that says when it is an answer. It refuses the entry at any other question,
    unless the step on top knows a closer rule."""

    rules: Rules
    seats: int
    stack: list[Step[Any]]
    chance: Chance
    over: Result | None
    asks: tuple[Ask, ...]
    log: list[Event]
    quiet: bool

    def __init_subclass__(cls) -> None:
        cls.fields = _slots_of(cls)

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.stack = []
        self.over = None
        self.asks = ()
        self.log = []
        self.quiet = False

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def done(self, result: Result | None = None) -> None:
        """The step on top is finished; its result lies in the frame below."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].result = result

    def say(self, kind: Kind, args: tuple[Any, ...] = (), fact: tuple[Any, ...] | None = None) -> None:
        if not self.quiet:
            self.log.append(Event(kind, args, fact))

    def carry(self, motion: str, subject: int) -> None:
        """A Motion has passed: what it does to the State. Take-backs are the table's to carry out."""
        if motion == "abandon":
            raise GameOver(("abandoned", None))

    def knows(self, verb: str, words: str) -> bool:
        """Whether these words after this verb name something in this game, here or elsewhere."""
        return True

    def refusal(self, ask: Ask, id: str) -> str:
        """The rule that says when this entry is an answer, if not to this question; "" if it names nothing in this
        game."""
        verb, _, words = id.partition(" ")
        rule = self.occasions.get(verb, "")
        return rule if rule and self.knows(verb, words) else ""

    def derive(self) -> None:
        """What a game keeps at hand and does not save: set it from the rest, which has just been loaded."""

    def copy(self: S) -> S:
        raise NotImplementedError

    def copy_base(self, twin: State) -> None:
        """The part of `copy` that is alike for all games."""
        twin.rules = self.rules
        twin.seats = self.seats
        twin.stack = [step.copy() for step in self.stack]
        twin.chance = self.chance.copy()
        twin.over = self.over
        twin.asks = self.asks
        twin.log = []
        twin.quiet = self.quiet

    def rewind(self: S, older: S, keep: frozenset[str] = frozenset()) -> None:
        """The one way back: all is as it was but chance, what has been said, and what the rule says stays."""
        twin = older.copy()
        for name in self.fields:
            if name not in self.outside and name not in keep:
                setattr(self, name, getattr(twin, name))


def advance(s: State) -> None:
    """Run until somebody has to be asked or the game is over."""
    s.asks = ()
    for _ in range(ENDLESS):
        if s.over is not None:
            return
        try:
            asks = s.stack[-1].run(s)
        except Interrupt as interrupt:
            interrupt.settle(s)
        else:
            if asks is not None:
                s.asks = asks
                return
    raise RuntimeError(f"{type(s.stack[-1]).__name__} goes round in circles")


def give(s: State, ask: Ask, path: Path) -> None:
    """A lawful answer to an Ask that is not sealed."""
    try:
        s.stack[-1].answer(s, ask, path)
    except Interrupt as interrupt:
        interrupt.settle(s)
    advance(s)


def close(s: State, outcome: Outcome) -> None:
    """The sealed window of the moment has come to this."""
    try:
        s.stack[-1].close(s, outcome)
    except Interrupt as interrupt:
        interrupt.settle(s)
    advance(s)


def menu(s: State, ask: Ask, path: Path = (), look: bool = False) -> Menu:
    return s.stack[-1].menu(s, ask, path, look)


def read_path(s: State, ask: Ask, ids: Sequence[str]) -> Path:
    """The Options these ids name, or the error that says why not."""
    path = read_part(s, ask, ids)
    if not path or not path[-1].final:
        raise Malformed("the answer is not complete")
    return path


def read_part(s: State, ask: Ask, ids: Sequence[str]) -> Path:
    """The same for an answer that may be incomplete."""
    path: Path = ()
    for place, id in enumerate(ids):
        if path and path[-1].final:
            raise Malformed(f"the answer goes on after {path[-1].id!r}")
        try:
            path += (find_option(s, ask, path, id),)
        except AgainstRules as error:
            rule = s.stack[-1].closer(s, ask, path, ids[place:]) if place + 1 < len(ids) else ""
            if not rule:
                raise
            raise AgainstRules(rule, error.facts) from None
    return path


def rule_against(s: State, ask: Ask, path: Path, id: str, entries: Menu) -> str:
    """The rule against what these entries, built with `look`, do not offer; "" if it names nothing in this game."""
    rules = [entry.rule for entry in entries.blocked if entry.id == id]
    return rules[0] if rules else s.stack[-1].refusal(s, ask, path, id) or s.refusal(ask, id)


def find_option(s: State, ask: Ask, path: Path, id: str) -> Option:
    entries = menu(s, ask, path)
    for option in entries.options:
        if option.id == id:
            return option
    rule = rule_against(s, ask, path, id, menu(s, ask, path, look=True))
    if rule:
        raise AgainstRules(rule, {"seat": seat_name(ask.seat), "ask": ask.kind, "option": id})
    raise Malformed(f"{id!r} is not an answer to {ask.kind!r}")
