"""Whole ways through the palace: what a player is told of them is what happens, move by move."""

from __future__ import annotations

from random import Random

import pytest

from hyakki.core.table import Table
from hyakki.games.okko.catalog.ids import SPACES
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.turn import Turn
from tests.games.walking import asked, played, walk, ways_of

ENOUGH = 12


def standing(table: Table) -> tuple[int, int, str]:
    """Who acts, the actions left, and the space."""
    state = table.state
    assert isinstance(state, OkkoState)
    turn = next(step for step in reversed(state.stack) if isinstance(step, Turn))
    return turn.figure, turn.left, SPACES[state.where[turn.figure]]


@pytest.mark.rule("OK-283")
@pytest.mark.rule("OK-291")
def test_a_way_that_nothing_stops_leads_where_it_says_for_what_it_says() -> None:
    rng, walked, stopped = Random(1), 0, 0
    for seed in range(40):
        for table, ask in played("okko", 2, seed, "turn", ("move",), answers=250):
            way = rng.choice(ways_of(table, ask, ("move",)))
            figure, left, _ = standing(table)
            assert len(way["steps"]) > 1
            assert way["actions"] <= left
            arrived = walk(table, ask.seat, way)
            assert arrived or "stop" in way, "nothing stops a way but what was foretold"
            if arrived and asked(table, ask.seat, "turn") and standing(table)[0] == figure:
                assert standing(table) == (figure, left - way["actions"], way["points"][0].split()[-1])
                walked += 1
            else:
                stopped += 1
        if walked >= ENOUGH and stopped:
            return
    pytest.fail(f"only {walked} ways to the end, {stopped} stopped")
