"""Player aid: one page with every action of a game and what it costs. It is made from the Rules, so that custom content
shows its own numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from hyakki.core.fluent import Arg
    from hyakki.core.text import Text


class Line(msgspec.Struct, frozen=True):
    """An action: its name, what it costs ("" for nothing to be paid), what it does, and its rule."""

    name: str
    cost: str
    said: str
    rule: str


class Section(msgspec.Struct, frozen=True):
    """A part of the page."""

    title: str
    lines: tuple[Line, ...]


class Act(NamedTuple):
    """An action in the player aid: the key of its text, `aid-<key>`, and its rule."""

    key: str
    rule: str


def section(text: Text, title: str, acts: tuple[Act, ...], /, **args: Arg) -> Section:
    """Return the section `aid-<title>` of the text files. Of `aid-<key>`, the form `cost` is the cost of the action and
    `text` what it does."""
    return Section(text.word(f"aid-{title}", **args), tuple(_line(text, act, args) for act in acts))


def _line(text: Text, act: Act, args: dict[str, Arg]) -> Line:
    key = f"aid-{act.key}"
    cost = text.word(f"{key}.cost", **args) if text.has(f"{key}.cost") else ""
    return Line(text.word(key, **args), cost, text.word(f"{key}.text", **args), act.rule)
