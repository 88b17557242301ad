"""Opener: a side of a game in three rows for a new player: how the side wins, what a turn is, how it loses. It is made
from the Rules, so that it tells nothing about a game in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from hyakki.core.fluent import Arg
    from hyakki.core.text import Text

ROWS = ("goal", "turn", "lose")


class Row(msgspec.Struct, frozen=True):
    """A sentence or two, the rule behind them, and the name of a picture of the game."""

    said: str
    rule: str
    picture: str


class Opener(msgspec.Struct, frozen=True):
    """A side in short: who you are, what to do in one line, and three rows."""

    who: str
    headline: str
    goal: Row
    turn: Row
    lose: Row


class Side(NamedTuple):
    """The opener of a side as a game declares it: for each of the three rows the rule behind it and a picture."""

    goal: tuple[str, str]
    turn: tuple[str, str]
    lose: tuple[str, str]


def opener(text: Text, name: str, side: Side, /, **args: Arg) -> Opener:
    """Return the Opener `opener-<name>` of the text files: the headline, and `who`, `goal`, `turn` and `lose`."""
    key = f"opener-{name}"
    goal, turn, lose = (Row(text.word(f"{key}.{row}", **args), *about) for row, about in zip(ROWS, side, strict=True))
    return Opener(text.word(f"{key}.who", **args), text.word(key, **args), goal, turn, lose)
