"""Ways through the house: each step does what the Way has said."""

from __future__ import annotations

from random import Random

import pytest

from hyakki.core.table import Table
from hyakki.games.kaidan.board.geometry import cell_name
from hyakki.games.kaidan.people import Pg
from hyakki.games.kaidan.state import KaidanState
from tests.games.walking import asked, facts_of, played, walk, ways_elsewhere, ways_of

ENOUGH = 12
"""The number of Ways to walk to their end."""


def pg_of(table: Table, seat: int) -> Pg:
    assert isinstance(table.state, KaidanState)
    return table.state.pgs[seat]


@pytest.mark.rule("KA-074")
@pytest.mark.rule("KA-078")
def test_a_way_that_nothing_stops_leads_where_it_says_for_what_it_says() -> None:
    rng, walked, stopped = Random(1), 0, 0
    for seed in range(20):
        for table, ask in played("kaidan", 3, seed, "act"):
            ways = ways_of(table, ask)
            assert ways_elsewhere(table, ask, (), rng) == ways, "a way tells a secret"
            way = rng.choice(ways)
            first, points = way["steps"][0], pg_of(table, ask.seat).pm
            assert facts_of(table, ask, first["path"]) == first["ahead"]
            assert way["pm"] <= points
            arrived = len(list(walk(table, ask.seat, way))) == len(way["steps"])
            after = pg_of(table, ask.seat)
            if arrived and asked(table, ask.seat, "act") is not None:
                assert f"cell {cell_name(after.cell)}" in way["points"]
                assert (after.pm, after.noise) == (points - way["pm"], way["noise"])
                walked += 1
            else:
                stopped += 1
        if walked >= ENOUGH and stopped:
            return
    pytest.fail(f"only {walked} ways to the end, {stopped} stopped")
