"""Options of a table that make no sense are refused, in every game, whatever they are."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.core.game import game_of, games

ODD: tuple[Any, ...] = (
    *(None, True, -1, 10**12, 1.5, float("nan"), "", "x" * 5000, "../base", "x\0y", b"x", object()),
    *([], [[]], [None], ["x"], {}, {"x": 1}, {1: 2}, {3}, (1, 2)),
)
"""Values of every type, in and out of bounds, that can be looked up in a table and that cannot."""


def names_of(key: str) -> list[str]:
    """The options of a game, as it names them itself."""
    game = game_of(key)
    with pytest.raises(BadContent) as refused:
        game.rules(game.usual, {"no such option": 1})
    _, _, known = str(refused.value).partition("choose one of ")
    return re.findall(r"\w+", known)


@pytest.mark.parametrize("key", games())
def test_an_odd_value_is_taken_or_refused_as_bad_content(key: str) -> None:
    game, crashed = game_of(key), []
    for name in names_of(key):
        for value in ODD:
            for seats in (game.usual, 0, 1, 99):
                try:
                    game.rules(seats, {name: value})
                except HyakkiError:
                    continue
                except Exception as error:
                    crashed.append((name, value, seats, error))
    assert crashed == []


@pytest.mark.parametrize("name", ["x" * 5000, "../base", "hero\0", "no such"])
def test_a_lesson_is_one_that_there_is(name: str) -> None:
    with pytest.raises(BadContent, match="there is no lesson"):
        game_of("okko").rules(2, {"lesson": name})
