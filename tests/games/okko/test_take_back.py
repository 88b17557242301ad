"""Take-backs that are possible, and those that are not (OK-R34)."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.table import Table
from hyakki.games.okko import game
from hyakki.games.okko.catalog.ids import SPACES


def at_okkos_turn() -> Table:
    rules = game.rules(2, {"set": "as-written", "scenario": "S1", "picks": [[], ["OKK"]]})
    table = Table.start(game, rules, 2, Chance.seeded(3))
    while table.asks[0].kind != "turn":
        table.time_up()
    return table


def does(table: Table, *ids: str) -> None:
    ask = table.asks[0]
    table.answer(ask.seat, table.ask_id(ask), ids)


def stands(table: Table) -> str:
    return SPACES[table.state.where[0]]  # type: ignore[attr-defined]


@pytest.mark.rule("OK-R34")
def test_a_move_may_be_taken_back() -> None:
    table = at_okkos_turn()
    before = stands(table)
    does(table, "move", "to C01a.0")
    table.take_back(1)
    assert stands(table) == before
    assert table.free_take_back(0) is None  # nobody else can


@pytest.mark.rule("OK-R34")
def test_once_dice_have_rolled_nothing_is_taken_back() -> None:
    table = at_okkos_turn()
    does(table, "move", "to C01a.0")
    does(table, "move", "to B03.22")
    does(table, "attack", "melee ashigaru-1")
    assert table.free_take_back(1) is None


@pytest.mark.rule("OK-R34")
def test_once_another_seat_has_answered_nothing_is_taken_back() -> None:
    table = at_okkos_turn()
    does(table, "rest")
    assert table.free_take_back(1) is not None
    does(table, table.menu(table.asks[0]).ids()[0])
    assert table.free_take_back(1) is None
