"""Rules are made once for the same options, and values derived from them are computed once."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import Viewer
from hyakki.core.game import game_of, games
from hyakki.core.rules import Rules, made_once, worked_out
from hyakki.core.table import Table


def test_rules_are_asked_once() -> None:
    asked: list[int] = []

    def version(rules: Rules) -> int:
        asked.append(rules.version)
        return rules.version

    version_of = worked_out(version)
    first, second = Rules(game="dice", version=1), Rules(game="dice", version=2)
    assert [version_of(rules) for rules in (first, second, first, second)] == [1, 2, 1, 2]
    assert asked == [1, 2]


def test_what_is_kept_has_an_end_and_is_still_right() -> None:
    version_of = worked_out(lambda rules: rules.version, most=3)
    many = [Rules(game="dice", version=number) for number in range(10)]
    assert [version_of(rules) for rules in many * 2] == [*range(10)] * 2


def test_rules_that_say_the_same_have_one_name() -> None:
    assert Rules(game="dice", version=1).digest == Rules(game="dice", version=1).digest
    assert Rules(game="dice", version=1).digest != Rules(game="dice", version=2).digest


@pytest.mark.parametrize("key", games())
def test_rules_have_the_same_name_in_another_process(key: str) -> None:
    """A bot that answers in a process deals a world from a View that came there, also between the games of a Series."""
    game = game_of(key)
    rules = game.rules(game.usual, {})
    sent: Rules = pickle.loads(pickle.dumps(rules))
    assert (sent, sent.digest) == (rules, rules.digest)
    table = Table.start(game, rules, game.usual, Chance.seeded(1))
    view = pickle.loads(pickle.dumps(table.view(Viewer((0,)))))
    assert game.redeal(view, Random(1)).rules == rules
    assert pickle.loads(pickle.dumps(rules)) is sent, "what was worked out for them is kept"


def test_the_same_options_give_the_same_rules() -> None:
    made = made_once(lambda seats, options: Rules(game="dice", version=seats + len(options)), most=3)
    assert made(2, {"a": 1, "b": [2]}) is made(2, {"b": (2,), "a": 1})
    different: list[tuple[int, Mapping[Any, Any]]] = [
        (2, {}),
        (3, {}),
        (2, {"a": 1}),
        (2, {"a": True}),
        (2, {"a": 1.0}),
        (2, {"a": "1"}),
        (2, {"1": 1}),
        (2, {1: 1}),
        (2, {"a": object()}),
    ]
    rules = [made(seats, options) for seats, options in different]
    assert len({id(each) for each in rules}) == len(rules)


def test_what_is_refused_is_refused_again() -> None:
    @made_once
    def refuse(seats: int, options: Mapping[str, Any]) -> Rules:
        raise BadContent("option colour", "unknown")

    for _ in range(2):
        with pytest.raises(BadContent, match="colour"):
            refuse(2, {"colour": "red"})
