"""Editor: how a custom scenario is made step by step, for clients that know no rules.

A client holds the text of the scenario and nothing else. It shows the Draft that comes with the text, sends the text
with one operation, and gets the next Draft. So undo is an earlier text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

Operation = Mapping[str, Any]
"""A change of a scenario, by name: `{"do": "lay", …}`. Each game has its own."""


class Tool(msgspec.Struct, frozen=True):
    """A thing that can be laid."""

    name: str
    label: str
    about: str = ""
    """A remark, such as the other side of a tile."""
    on: str = "space"
    """The kind of place for it; the game's page knows the kinds."""
    drawing: str = ""
    """The drawing or picture of it."""


class Group(msgspec.Struct, frozen=True):
    """Tools side by side."""

    name: str
    label: str
    tools: tuple[Tool, ...]


class Choice(msgspec.Struct, frozen=True):
    """A possible value of a Control."""

    value: str
    label: str


class EditorKit(msgspec.Struct, frozen=True):
    """All that can be laid: the same for every scenario."""

    option: str
    """The option of a table that holds the text."""
    groups: tuple[Group, ...]
    drawings: dict[str, Any]
    """The drawings of the tools, by `Tool.drawing`."""
    sections: tuple[Choice, ...]
    """The groups of Controls, in order."""
    starts: tuple[Choice, ...] = ()
    """Scenarios of the game to begin with: their texts."""


class Control(msgspec.Struct, frozen=True):
    """A value that is set in a form: a `text` of one line, a `story` of several, a `number` from `least` to `most`, one
    of several choices, or a `switch`."""

    field: str
    label: str
    kind: str
    value: str | int | bool
    group: str
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    """The largest number, or the most letters."""


class Fix(msgspec.Struct, frozen=True):
    """A change that fixes a fault."""

    label: str
    do: dict[str, Any]


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong with a scenario, or, as a `warning`, something that may be."""

    field: str
    """The place in the text."""
    what: str
    warning: bool = False
    at: tuple[float, float] | None = None
    """The place on the board, in cells; None if it lies nowhere."""
    control: str = ""
    """The Control or Tool that it concerns."""
    fix: Fix | None = None


class Seating(msgspec.Struct, frozen=True):
    """A number of seats that the scenario can be tried with."""

    seats: int
    label: str


class Draft(msgspec.Struct, frozen=True):
    """An unfinished scenario, with its faults."""

    text: str
    name: str = ""
    flaws: tuple[Flaw, ...] = ()
    controls: tuple[Control, ...] = ()
    seatings: tuple[Seating, ...] = ()
    drawing: dict[str, Any] | None = None
    """The drawing of the scenario, for the page of this game; None if the text cannot be read."""


class Editor:
    """The editor for the scenarios of one game. `Game.editor` returns it."""

    option: ClassVar[str]
    """The option of a table that holds a scenario."""

    def kit(self, lang: str) -> EditorKit:
        """Return what can be laid, in this language."""
        raise NotImplementedError

    def draft(self, text: str, lang: str, operation: Operation | None = None) -> Draft:
        """Return the scenario of this text after the operation; an empty text is an empty scenario.

        Raises Malformed if there is no such operation, or if it names nothing in this scenario."""
        raise NotImplementedError
