"""Options of every game and Series with values of any kind: each is refused in words, or a game can begin with it."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent, HyakkiError, Malformed
from hyakki.core.game import game_of, games
from hyakki.core.table import Table

ODD: list[Any] = [
    *(None, True, 0, -1, 10**9, 2**63, 10**30, 1.5, float("nan"), "", "x", "x" * 500, "\0", "../base", "☃", b"x"),
    *([], [[]], [None], ["x"], [0] * 50, [10**9], {}, {"": {}}, {"x": [1]}, {"0": "x"}, {1: 2}, set()),
]


def options_of(key: str) -> list[str]:
    """The options that a game names when it refuses another."""
    game = game_of(key)
    with pytest.raises(BadContent) as caught:
        game.rules(game.usual, {"no-such-option": 1})
    return re.findall(r"\w+", str(caught.value).partition("choose one of")[2])


@pytest.mark.parametrize("key", sorted(games()))
def test_an_option_of_another_kind_is_refused_or_can_be_played(key: str) -> None:
    game, refused = game_of(key), list[str]()
    for name, value in product((*options_of(key), "stage", "games", "order"), ODD):
        try:
            rules = game.rules(game.usual, {name: value})
        except BadContent as error:
            refused.append(str(error))
            continue
        Table.start(game, rules, game.usual, Chance.seeded("odd"))
        assert game.load_rules(rules.plain(), game.usual) == rules, (name, value)
    assert max(map(len, refused)) < 1_000


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("seats", [-1, 0, 1, 99])
def test_what_is_agreed_for_seats_that_there_are_not_is_refused_in_words(key: str, seats: int) -> None:
    game = game_of(key)
    for name, value in product(options_of(key), ODD):
        with suppress(HyakkiError):  # no other error
            game.rules(seats, {name: value})
    with pytest.raises(Malformed):
        game.check_seats(seats)
