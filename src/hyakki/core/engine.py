"""State, Step and the loop: a stack of procedures that runs until a player must be asked.

A `run` that asks changes nothing and can run again: Asks are derived, never stored. A rule raises the end of the game,
or the end of procedures that have lost their subject, and the loop catches it, so no rule continues after it is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar, Self, TypeVar

from mypy_extensions import mypyc_attr

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.events import Event, Kind, seat_name
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path
from hyakki.core.rules import Rules

Result = tuple[Any, ...]
"""The result of a finished step, for the step below it, or how a game ended: plain data."""

ENDLESS = 10_000
"""The number of steps without a question after which the loop gives up. Real games need some hundred."""

S = TypeVar("S", bound="State")
T = TypeVar("T", bound="Step")


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """Return the names of the fields of a State or Step."""
    fields = _FIELDS.get(cls)
    if fields is None:
        fields = _FIELDS[cls] = _held(cls)
    return fields


def _held(cls: type) -> tuple[str, ...]:
    """Return the fields that a class lists itself; a compiled class has no `__slots__`."""
    names: dict[str, None] = {}
    for base in reversed(cls.__mro__):
        held = base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ()))
        names |= dict.fromkeys(sorted(held))
    names.pop("__dict__", None)
    return tuple(names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A procedure of the rulebook in progress. Its fields are plain data: numbers, strings, tuples of them, None."""

    __slots__ = ("result", "stage")
    secret: ClassVar[frozenset[str]] = frozenset()
    """Fields that no View shows. Use it only where a rule leaves no other way."""

    stage: str
    result: Result | None

    def __new__(cls, *given: Any, **named: Any) -> Self:
        return object.__new__(cls)  # compiled, a class without this cannot be made without `__init__`

    def __init__(self, stage: str = "start") -> None:
        self.stage = stage
        self.result = None

    def run(self, s: Any) -> Asks:
        """Push a step, finish with a result, change the stage, or return questions. () waits for something else than an
        answer."""
        raise NotImplementedError

    def menu(self, s: Any, ask: Ask, path: Path, look: bool) -> Menu:
        """Return the next entries after part of an answer. What it does not offer is refused."""
        raise NotImplementedError

    def refusal(self, s: Any, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against an entry that is one of too many to be shown as blocked, or "" to use
        `State.refusal`."""
        return ""

    def closer(self, s: Any, ask: Ask, path: Path, ids: Sequence[str]) -> str:
        """Return a more exact rule against these entries than the one that blocks the first of them, or ""."""
        return ""

    def default(self, s: Any, ask: Ask) -> Path:
        """Return the answer of a player who gives none. An open question may return (): nothing happens."""
        raise NotImplementedError

    def answer(self, s: Any, ask: Ask, path: Path) -> None:
        """Carry out a seat's answer to a question that is not sealed."""
        raise NotImplementedError

    def outcome(self, s: Any, answers: dict[int, Path]) -> Outcome | None:
        """Return the outcome that the answers so far fix for a sealed window, or None."""
        raise NotImplementedError

    def close(self, s: Any, outcome: Outcome) -> None:
        """Carry out the outcome of a sealed window."""
        raise NotImplementedError

    def allows(self, s: Any, outcome: Outcome) -> bool:
        """Return whether lawful answers can lead to this outcome. It tries all; a step with very many overrides it."""
        seats = [ask.seat for ask in s.asks]
        answers = product(*(self._paths(s, ask, ()) for ask in s.asks))
        return any(self.outcome(s, dict(zip(seats, given, strict=True))) == outcome for given in answers)

    def _paths(self, s: Any, ask: Ask, path: Path) -> Iterator[Path]:
        for option in self.menu(s, ask, path, False).options:
            if option.final:
                yield path + (option,)
            else:
                yield from self._paths(s, ask, path + (option,))

    def copy(self) -> Step:
        cls = self.__class__
        twin = cls.__new__(cls)
        for name in fields_of(cls):
            setattr(twin, name, getattr(self, name))
        return twin


class Interrupt(Exception):
    """Raised by a rule, caught by the loop."""

    def settle(self, s: State) -> None:
        raise NotImplementedError


class GameOver(Interrupt):
    """Raised to end the game at once."""

    def __init__(self, result: Result) -> None:
        self.result = result

    def settle(self, s: State) -> None:
        s.over = self.result
        s.stack.clear()


class Unwind(Interrupt):
    """Raised to end all steps above the nearest step of this class, which gets the result."""

    def __init__(self, to: type[Step], result: Result | None = None) -> None:
        self.to = to
        self.result = result

    def settle(self, s: State) -> None:
        while not isinstance(s.stack[-1], self.to):
            s.stack.pop()
        s.stack[-1].result = self.result


class Rewound(Interrupt):
    """Raised after a rule has restored an older State, so that the step that did it does not continue."""

    def settle(self, s: State) -> None:
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Every fact of a game in progress except its Rules, as plain data. Games add slots and a hand-written `copy`."""

    __slots__ = ("asks", "chance", "log", "over", "quiet", "rules", "seats", "stack")
    passing: ClassVar[frozenset[str]] = frozenset({"asks", "log", "quiet"})
    """Fields that are derived or already sent, and not saved."""
    outside: ClassVar[frozenset[str]] = frozenset({"rules", "seats", "chance", "log", "quiet"})
    """Fields that `rewind` does not restore."""
    lazy: ClassVar[frozenset[str]] = frozenset()
    """Fields that are not saved and computed on demand, so that two equal States may differ in them."""
    occasions: ClassVar[Mapping[str, str]] = {}
    """The rule that says when an entry is an answer, by the verb of the entry. It refuses the entry at any other
    question, unless the step on top knows a more exact rule."""

    rules: Rules
    seats: int
    stack: list[Step]
    chance: Chance
    over: Result | None
    asks: tuple[Ask, ...]
    log: list[Event]
    quiet: bool

    def __new__(cls, *given: Any, **named: Any) -> Self:
        return object.__new__(cls)  # see Step

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.stack = []
        self.over = None
        self.asks = ()
        self.log = []
        self.quiet = False

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def done(self, result: Result | None = None) -> None:
        """Finish the step on top, and give its result to the step below."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].result = result

    def innermost(self, kind: type[T]) -> T | None:
        """Return the innermost step of this class, or None."""
        for step in self.stack[::-1]:
            if isinstance(step, kind):
                return step
        return None

    def under_way(self, kind: type[T]) -> T:
        """Return the innermost step of this class, which must be there."""
        step = self.innermost(kind)
        assert step is not None, f"no {kind.__name__} is under way"
        return step

    def say(self, kind: Kind, args: tuple[Any, ...] = (), fact: tuple[Any, ...] | None = None) -> None:
        if not self.quiet:
            self.log.append(Event(kind, args, fact))

    def carry(self, motion: str, subject: int) -> None:
        """Carry out a Motion that has passed. The table carries out take-backs."""
        if motion == "abandon":
            raise GameOver(("abandoned", None))

    def knows(self, verb: str, words: str) -> bool:
        """Return whether these words after this verb name something in this game, possible now or not."""
        return True

    def refusal(self, ask: Ask, id: str) -> str:
        """Return the rule that says when this entry is an answer, or "" if it names nothing in this game."""
        verb, _, words = id.partition(" ")
        rule = self.occasions.get(verb, "")
        return rule if rule and self.knows(verb, words) else ""

    def derive(self) -> None:
        """Compute the fields that are not saved, after the others have been loaded."""

    def copy(self: S) -> S:
        raise NotImplementedError

    def copy_base(self, twin: State) -> None:
        """Copy the fields that all games have."""
        twin.rules = self.rules
        twin.seats = self.seats
        twin.stack = [step.copy() for step in self.stack]
        twin.chance = self.chance.copy()
        twin.over = self.over
        twin.asks = self.asks
        twin.log = []
        twin.quiet = self.quiet

    def rewind(self: S, older: S, keep: frozenset[str] = frozenset()) -> None:
        """Restore an older State, except chance, the log and the fields in `keep`."""
        twin = older.copy()
        for name in fields_of(type(self)):
            if name not in self.outside and name not in keep:
                setattr(self, name, getattr(twin, name))


def advance(s: State) -> None:
    """Run until a player must be asked or the game is over."""
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
    raise RuntimeError(f"{type(s.stack[-1]).__name__} never asks a question")


def give(s: State, ask: Ask, path: Path) -> None:
    """Give a lawful answer to a question that is not sealed."""
    try:
        s.stack[-1].answer(s, ask, path)
    except Interrupt as interrupt:
        interrupt.settle(s)
    advance(s)


def close(s: State, outcome: Outcome) -> None:
    """Close the current sealed window with an outcome."""
    try:
        s.stack[-1].close(s, outcome)
    except Interrupt as interrupt:
        interrupt.settle(s)
    advance(s)


def menu(s: State, ask: Ask, path: Path = (), look: bool = False) -> Menu:
    return s.stack[-1].menu(s, ask, path, look)


def read_path(s: State, ask: Ask, ids: Sequence[str]) -> Path:
    """Return the Options that these ids name, or raise the error that says why not."""
    path = read_part(s, ask, ids)
    if not path or not path[-1].final:
        raise Malformed("the answer is not complete")
    return path


def read_part(s: State, ask: Ask, ids: Sequence[str]) -> Path:
    """Return the Options of an answer that may be incomplete, or raise the error that says why not."""
    path: Path = ()
    if isinstance(ids, str) or not isinstance(ids, Sequence):
        raise Malformed("an answer is a list of ids")
    for place, id in enumerate(ids):
        if not isinstance(id, str):
            raise Malformed(f"{id!r} is not the id of an option")
        if path and path[-1].final:
            raise Malformed(f"nothing can follow {path[-1].id!r} in the answer")
        try:
            path += (find_option(s, ask, path, id),)
        except AgainstRules as error:
            rule = s.stack[-1].closer(s, ask, path, ids[place:]) if place + 1 < len(ids) else ""
            if not rule:
                raise
            raise AgainstRules(rule, error.facts) from None
    return path


def rule_against(s: State, ask: Ask, path: Path, id: str, entries: Menu) -> str:
    """Return the rule against an entry that a menu built with `look` does not offer, or "" if the game has no such
    entry."""
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
