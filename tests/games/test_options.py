"""Options of every game and Series with values of any kind: each is refused, or a game can begin with it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of, games
from hyakki.core.table import Table

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    "",
    "x" * 99,
    b"x",
    [],
    ["x"],
    [None],
    {},
    {"x": []},
    {1: 2},
    set(),
)


def options_of(key: str) -> list[str]:
    """The options that a game names when it refuses another."""
    game = game_of(key)
    with pytest.raises(BadContent) as caught:
        game.rules(game.usual, {"no-such-option": 1})
    return re.findall(r"\w+", str(caught.value).partition("choose one of")[2])


@pytest.mark.parametrize("key", sorted(games()))
def test_an_option_of_another_kind_is_refused_or_can_be_played(key: str) -> None:
    game = game_of(key)
    for name in (*options_of(key), "stage", "games", "order"):
        for value in ODD:
            try:
                rules = game.rules(game.usual, {name: value})
            except BadContent:
                continue
            Table.start(game, rules, game.usual, Chance.seeded("odd"))
