"""Encoding: a View, a question and its Options as rows of numbers, for programs that learn.

Everything is derived from one View and the menu of its seat. An observation is one `array("h")`, which numpy wraps
without a copy; `Encoding.columns` names every number in it. Seats count clockwise from the seat that looks, which is 0.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, get_args, get_origin

from mypy_extensions import mypyc_attr

from hyakki.core.engine import Step, fields_of
from hyakki.core.events import seat_name
from hyakki.core.menu import Option, Path
from hyakki.core.save import hints_of
from hyakki.core.view import View

V = TypeVar("V", bound=View)

Numbers: TypeAlias = "array[int]"
"""Signed 16-bit numbers."""
LEAST, MOST = -32768, 32767
"""Every number lies between these; one beyond them is clipped."""
OTHERS = 96
"""Actions at the end of every table for Options that it does not name, in the order of the menu."""
POINTS = 3
"""Things that a row names of an Option; an Option with more keeps the first."""
PATH = 8
"""Entries of an open path that an observation shows: the last ones."""
SEVERAL = 4
"""Numbers that an observation shows of a field with several: the first ones."""
UNKNOWN = 0
"""The number of a verb or thing that has no name here."""


class Names:
    """A fixed list of names from templates such as `attack {seat}`; `words` says what can stand in the braces."""

    def __init__(self, templates: Iterable[str], words: Mapping[str, Sequence[str]], seats: int) -> None:
        self._templates = [re.split(r"{(\w+)}", template) for template in templates]
        self._words = dict(words)
        self._seats = seats
        self._numbers: dict[tuple[int, int], dict[str, int]] = {}
        self.names = tuple(self._spelled([str(seat) for seat in range(seats)]))

    def _spelled(self, called: Sequence[str]) -> Iterator[str]:
        words = {**self._words, "seat": called}
        for parts in self._templates:
            for chosen in product(*(words[field] for field in parts[1::2])):
                yield "".join(text + word for text, word in zip(parts[::2], (*chosen, ""), strict=True))

    def numbers(self, me: int, seats: int) -> dict[str, int]:
        """Return the place of each name in the list, with the seats called as they are at a table of so many."""
        found = self._numbers.get((me, seats))
        if found is None:
            around = [seat_name((me + place) % seats) if place < seats else "" for place in range(self._seats)]
            found = {name: number for number, name in enumerate(self._spelled(around))}
            self._numbers[me, seats] = found
        return found


class Block:
    """A part of an observation: rows of the same columns. `start` is the place of its first number."""

    __slots__ = ("columns", "name", "rows", "start", "width")

    def __init__(self, name: str, columns: Sequence[str], rows: Sequence[str] = ()) -> None:
        self.name = name
        self.columns = tuple(columns)
        self.rows = tuple(rows) or (name,)
        self.width = len(self.columns)
        self.start = 0

    @property
    def size(self) -> int:
        return self.width * len(self.rows)

    def named(self) -> Iterator[str]:
        """Return the name of each of its numbers."""
        return (f"{row}: {column}" for row in self.rows for column in self.columns)

    def __repr__(self) -> str:
        return f"Block({self.name}, {len(self.rows)} x {self.width})"


def fill(out: Numbers, at: int, numbers: Sequence[int]) -> None:
    """Write these numbers from this place on; what is out of range is clipped."""
    try:
        out[at : at + len(numbers)] = array("h", numbers)
    except OverflowError:
        out[at : at + len(numbers)] = array("h", [max(LEAST, min(MOST, number)) for number in numbers])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[V]):
    """The observations and actions of one game, in one version.

    Each game has a subclass that names its blocks, questions, actions and things, and lays out its View. What is said
    once never changes within a version; another layout has another `name`.

    Examples:
        >>> from hyakki import game_of
        >>> encoding = game_of("kitsunedo").encoding()
        >>> encoding.name, encoding.size == len(encoding.columns)
        ('kitsunedo_v1', True)
        >>> encoding.actions[7:9]
        ('draw deck', 'draw discard')
    """

    name: ClassVar[str]
    """The game and the version of the layout."""
    most_seats: ClassVar[int]
    kinds: ClassVar[Sequence[str]]
    """The kinds of Ask."""
    steps: ClassVar[Mapping[str, type[Step]]]
    """The Steps that frames are of; their numbers are columns."""
    people: ClassVar[frozenset[str]]
    """Fields of frames that hold seats: `seat` in any Step, `Walk.asked` in one."""
    own_blocks: ClassVar[Sequence[Block]]
    """The columns that the game adds to an observation."""
    action_names: ClassVar[Names]
    """The table of actions: ids of Options."""
    loose: ClassVar[Sequence[str]] = ()
    """Verbs of Options with too many ids for the table."""
    point_names: ClassVar[Names]
    """Everything that Options point at."""

    def __init__(self) -> None:
        self._kinds = {kind: number for number, kind in enumerate(self.kinds)}
        named = (name.split(" ")[0] for name in self.action_names.names)
        self.verbs = ("", *dict.fromkeys((*named, *self.loose)))
        """The verbs of Options by number; 0 stands for any other."""
        self.points = ("", *self.point_names.names)
        """The things that Options point at, by number; 0 stands for none, or for any other."""
        others = [f"other {number + 1}" for number in range(OTHERS)]
        self.actions = (*self.action_names.names, *others, "leave")
        """The table of actions: an Option by its id, or by its place among those that have no action of their own."""
        self.leave = len(self.actions) - 1
        """The action that leaves an open question as it is: the last."""
        self._verbs = {verb: number for number, verb in enumerate(self.verbs)}
        self._rows: dict[tuple[int, int], dict[tuple[str, bool], tuple[int, ...]]] = {}
        frames, self._fields = _frame_columns(self.steps, self.people)
        path = ("verb", "final", *(f"point {number + 1}" for number in range(POINTS)))
        self.question = Block("question", (*self.kinds, "other"))
        self.path = Block("path", path, [f"path {place}" for place in range(PATH)])
        self.frames = Block("frames", frames)
        self.table = Block("table", ("seats", "over"))
        self.blocks = (self.table, self.question, self.path, self.frames, *self.own_blocks)
        """The parts of an observation, in order."""
        self.size = 0
        for block in self.blocks:
            block.start = self.size
            self.size += block.size
        self.columns = tuple([name for block in self.blocks for name in block.named()])
        """The name of every number in an observation."""
        self._zeros = array("h", bytes(2 * self.size))

    def observation(self, view: V, me: int, kinds: Iterable[str] = (), path: Path = ()) -> Numbers:
        """Return what this seat observes; `kinds` are the questions it is asked, and `path` the part of an answer that
        it has given.

        Examples:
            >>> encoding = game.encoding()
            >>> numbers = encoding.observation(table.view(Viewer([0])), 0, ["pick"])
            >>> [name for name, number in zip(encoding.columns, numbers) if number][:2]
            ['table: seats', 'question: pick']
        """
        out = self._zeros[:]
        self.encode(view, me, out)
        self.ask(out, view.seats, me, kinds, path)
        return out

    def encode(self, view: V, me: int, out: Numbers) -> None:
        """Write all but the question and the path into numbers that are 0."""
        out[self.table.start] = view.seats
        out[self.table.start + 1] = view.over is not None
        self._lay_frames(view, me, out)
        self.lay(view, me, out)

    def lay(self, view: V, me: int, out: Numbers) -> None:
        """Write the game's own blocks."""
        raise NotImplementedError

    def ask(self, out: Numbers, seats: int, me: int, kinds: Iterable[str], path: Path) -> None:
        """Write the questions and the path into numbers that have none."""
        for kind in kinds:
            out[self.question.start + self._kinds.get(kind, len(self.kinds))] = 1
        if path:
            at = self.path.start
            for option in path[-PATH:]:
                out[at : at + self.path.width] = array("h", self.option(option, me, seats))
                at += self.path.width

    def option(self, option: Option, me: int, seats: int) -> tuple[int, ...]:
        """Return an Option as numbers: its verb, whether it is final, and what it points at."""
        known = self._rows.get((me, seats))
        if known is None:
            known = self._rows[me, seats] = {}
        row = known.get((option.id, option.final))
        if row is None:
            numbers = self.point_names.numbers(me, seats)
            points = [numbers.get(point, UNKNOWN - 1) + 1 for point in option.points[:POINTS]]
            points += [UNKNOWN] * (POINTS - len(points))
            row = (self._verbs.get(option.verb, UNKNOWN), int(option.final), *points)
            known[option.id, option.final] = row
        return row

    def numbered(self, options: Sequence[Option], me: int, seats: int) -> list[int]:
        """Return the action that stands for each of these entries of a menu.

        Entries that are not in the table take the actions at its end, in order. Where these do not suffice, the rest of
        the menu is cut off.
        """
        numbers = self.action_names.numbers(me, seats)
        try:
            return [numbers[option.id] for option in options]
        except KeyError:
            found = []
            other = len(self.action_names.names)
            for option in options:
                number = numbers.get(option.id)
                if number is None:
                    number = other
                    other += 1
                    if number == self.leave:
                        break
                found.append(number)
            return found

    def choices(
        self, options: Sequence[Option], me: int, seats: int, leave: bool
    ) -> tuple[list[int], list[tuple[int, ...]]]:
        """Return the action and the row of each entry of a menu. To leave an open question is the last action, and a
        row of zeros."""
        actions = self.numbered(options, me, seats)
        rows = [self.option(option, me, seats) for option in options[: len(actions)]]
        if leave:
            actions = [*actions, self.leave]
            rows.append((0,) * self.path.width)
        return actions, rows

    def _lay_frames(self, view: V, me: int, out: Numbers) -> None:
        seats, start = view.seats, self.frames.start
        for frame in view.frames:
            at, fields = self._fields[frame["step"]]
            out[start + at] = 1
            for name, at, width, seated in fields:
                value = frame[name]
                if width == 1:
                    if value is not None:
                        number = ((value - me) % seats if seated and 0 <= value < seats else value) + 1
                        out[start + at] = number if number <= MOST else MOST
                    continue
                shown = _flat(value)[:width]
                if seated:
                    shown = [(seat - me) % seats if 0 <= seat < seats else seat for seat in shown]
                shown += [-1] * (width - len(shown))
                fill(out, start + at, [number + 1 for number in shown])


Field = tuple[str, int, int, bool]
"""A field of a frame: its name, its first column, how many it has, and whether it holds seats."""


def _frame_columns(
    steps: Mapping[str, type[Step]], people: frozenset[str]
) -> tuple[list[str], dict[str, tuple[int, list[Field]]]]:
    """Return the columns of all Steps, and where each field goes. A number stands there plus 1, so that 0 is nothing;
    words have no column."""
    columns: list[str] = []
    found: dict[str, tuple[int, list[Field]]] = {}
    for name, step in steps.items():
        found[name] = len(columns), []
        columns.append(name)
        hints = hints_of(step)
        for field in fields_of(step):
            width = 0 if field in ("stage", "result") or field in step.secret else _width(hints[field])
            if width:
                seated = field in people or f"{name}.{field}" in people
                found[name][1].append((field, len(columns), width, seated))
                columns += [f"{name}.{field}" if width == 1 else f"{name}.{field} {n + 1}" for n in range(width)]
    return columns, found


def _width(hint: Any) -> int:
    if hint in (int, bool):
        return 1
    if get_origin(hint) in (tuple, list):
        return SEVERAL if any(map(_width, get_args(hint))) else 0
    kinds = [kind for kind in get_args(hint) if kind is not type(None)]
    return max(map(_width, kinds), default=0)


def _flat(value: Any) -> list[int]:
    if isinstance(value, int):
        return [value]
    if isinstance(value, (tuple, list)):
        return [number for part in value for number in _flat(part)]
    return []
