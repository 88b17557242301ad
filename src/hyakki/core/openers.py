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
    """A sentence or two, and the rule behind them."""

    said: str
    rule: str


class Opener(msgspec.Struct, frozen=True):
    """A side in short: who you are, what to do in one line, and three rows."""

    who: str
    headline: str
    picture: str
    """The name of a picture of the game."""
    goal: Row
    turn: Row
    lose: Row


class Side(NamedTuple):
    """What a game says once about each of its sides: the rules behind the three rows, and the picture."""

    goal: str
    turn: str
    lose: str
    picture: str = "cover"


def opener(text: Text, name: str, side: Side, /, **args: Arg) -> Opener:
    """Return the Opener `opener-<name>` of the text files: the headline, and `who`, `goal`, `turn` and `lose`."""
    key = f"opener-{name}"
    goal, turn, lose = (
        Row(text.word(f"{key}.{row}", **args), rule) for row, rule in zip(ROWS, side[: len(ROWS)], strict=True)
    )
    return Opener(text.word(f"{key}.who", **args), text.word(key, **args), side.picture, goal, turn, lose)
