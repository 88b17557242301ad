"""In random play of every game and Series, a rule refuses every answer at the questions that do not offer it. Add a
game with a line in `GAMES`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.occasions import OCCASIONS
from hyakki.lab.check import inner_game, propose, step
from hyakki.lab.refusals import Offered, unruled, unruled_motion

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("kitsunedo", 2, {}),
    ("kitsunedo", 4, {}),
    ("kitsunedo", 6, {}),
    ("kitsunedo", 3, {"stage": "first"}),
    ("kitsunedo", 4, {"stage": "second"}),
    ("kitsunedo", 5, {"stage": "third"}),
    ("kitsunedo", 3, {"stage": "eve"}),
    ("kitsunedo-advent", 3, {}),
    ("kitsunedo-rematch", 3, {"games": 4}),
]
"""Key, seats, options."""
MOST_QUESTIONS = 300
PROPOSALS = 0.05
"""The share of moves that are a Motion or a take-back."""


def played(key: str, seats: int, options: dict[str, Any], offered: Offered) -> Iterator[Table]:
    """A table of this game at each of its questions, answered at random; what they offer is noted."""
    game, rng = game_of(key), Random(f"{key}/{seats}")
    rules = game.rules(seats, {**game.simulation_options, **options})
    table = Table.start(game, rules, seats, Chance.seeded(f"{key}/{seats}"))
    for _ in range(MOST_QUESTIONS):
        if table.over:
            return
        if not inner_game(table, rng):
            yield table
            if rng.random() >= PROPOSALS or not propose(table, rng):
                step(table, rng, offered)


def faults(key: str, seats: int, options: dict[str, Any]) -> set[str]:
    """Answers and Motions that no rule refuses. What the whole game offers, in all its stages, is tried everywhere."""
    offered, rng = Offered(), Random(seats)
    for _ in (*played(key, seats, {}, offered), *played(key, seats, options, offered)):
        pass
    found: set[str] = set()
    for table in played(key, seats, options, offered):
        for ask in table.asks:
            found.update(unruled(table.state, ask, offered, rng))
            found.add(unruled_motion(table, ask.seat, offered, rng))
    return found - {""}


@pytest.mark.parametrize("key, seats, options", GAMES, ids=[" ".join(map(str, game)) for game in GAMES])
def test_a_rule_refuses_every_answer_that_belongs_elsewhere(key: str, seats: int, options: dict[str, Any]) -> None:
    assert faults(key, seats, options) == set()


def test_an_answer_without_an_occasion_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OCCASIONS, "flip", "")
    assert "act: no rule refuses 'flip'" in faults("kitsunedo", 4, {})


def test_a_motion_without_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kitsunedo, "proposals", {})
    assert any(fault.startswith("no rule refuses to propose 'victor ") for fault in faults("kitsunedo", 4, {}))
