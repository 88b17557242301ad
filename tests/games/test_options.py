"""Options of a table: whatever a host says, it is played by or refused in words."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.core.game import game_of, games

ODD: list[Any] = [
    *(None, True, 0, -1, 10**9, 2**63, 10**30, 1.5, "", "x", "x" * 500, "\0", "../base", "☃"),
    *([], [[]], [None], ["x"], [0] * 50, [10**9], {}, {"": {}}, {"x": [1]}, {"0": "x"}),
]


def options_of(key: str) -> list[str]:
    """The names of a game's options, which it lists to whoever asks for another."""
    with pytest.raises(BadContent) as refused:
        game_of(key).rules(game_of(key).usual, {"no option": 1})
    names = str(refused.value).partition("choose one of ")[2]
    return re.split(r", | and ", names) if names else []


@pytest.mark.parametrize("key", [key for key in games() if options_of(key)])
def test_an_option_is_taken_or_refused_in_words(key: str) -> None:
    game, refused = game_of(key), []
    for name, odd in product(options_of(key), ODD):
        try:
            rules = game.rules(game.usual, {name: odd})
        except HyakkiError as error:
            refused.append(str(error))
        else:
            assert game.load_rules(rules.plain(), game.usual) == rules, (name, odd)
    assert len(refused) > len(ODD) and max(map(len, refused)) < 1_000
