"""Whole ways on foot: what a player is told of them is what happens, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.game import game_of
from hyakki.core.menu import Ask
from hyakki.core.table import Table
from hyakki.games.kaidan.board.geometry import cell_name
from hyakki.games.kaidan.state import KaidanState

ENOUGH = 12
"""So many ways to the end, and the test has seen what it wants to see."""


def facts_of(table: Table, ask: Ask, id: str) -> dict[str, Any] | None:
    """What the menu says now of this answer."""
    for option in table.menu(ask).seen()["options"]:
        if option["id"] == id:
            return {fact: said for fact, said in option.items() if fact not in ("points", "final")}
    return None


def act_of(table: Table, seat: int) -> Ask | None:
    return next((ask for ask in table.asks_of(seat) if ask.kind == "act"), None)


def played(seed: int) -> Iterator[tuple[Table, Ask]]:
    """A game by chance, at every question what to do in an Activation that comes with ways."""
    game, rng = game_of("kaidan"), Random(seed)
    table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(f"ways {seed}"))
    for _ in range(150):
        if table.over:
            return
        for ask in table.asks:
            if ask.kind == "act" and table.menu(ask).ways:
                yield table, ask
        for ask in table.asks:
            table.answer(ask.seat, table.ask_id(ask), by_chance(table, ask, rng))
            if not ask.sealed or table.settle():
                break


def by_chance(table: Table, ask: Ask, rng: Random) -> list[str]:
    path: list[str] = []
    while True:
        option = rng.choice(table.menu(ask, path, look=False).options)
        path.append(option.id)
        if option.final:
            return path


def walk(table: Table, seat: int, way: dict[str, Any]) -> bool:
    """As the page does: on as long as all is as foretold. Whether that led to the end."""
    for step in way["steps"]:
        ask = act_of(table, seat)
        if ask is None or facts_of(table, ask, step["id"]) != step:
            return False
        table.answer(seat, table.ask_id(ask), [step["id"]])
    return True


@pytest.mark.rule("KA-074")
@pytest.mark.rule("KA-078")
def test_a_way_that_nothing_stops_leads_where_it_says_for_what_it_says() -> None:
    rng, walked, stopped = Random(1), 0, 0
    for seed in range(20):
        for table, ask in played(seed):
            way = rng.choice(table.menu(ask).ways)
            assert facts_of(table, ask, way["steps"][0]["id"]) == way["steps"][0]
            state = table.state
            assert isinstance(state, KaidanState)
            points = state.pgs[ask.seat].pm
            assert way["pm"] <= points
            arrived = walk(table, ask.seat, way)
            state = table.state
            assert isinstance(state, KaidanState)
            after = state.pgs[ask.seat]
            if arrived and act_of(table, ask.seat) is not None:
                assert f"cell {cell_name(after.cell)}" in way["points"]
                assert (after.pm, after.noise) == (points - way["pm"], way["noise"])
                walked += 1
            else:
                stopped += 1
        if walked >= ENOUGH and stopped:
            return
    pytest.fail(f"only {walked} ways to the end, {stopped} stopped")
