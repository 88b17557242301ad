"""Coins on the board: how the Daimyo lays them, and who takes them."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.catalog.ids import TILES
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["AIK"]]


def laying(mission: str = "M1", coins: tuple[int, ...] = (), wealth: int = 0) -> Sitting:
    carried = {"coins": coins, "wealth": wealth, "quests": _all_quests()}
    table = Sitting(at="start", mission=mission, options={"picks": PICKS, "carried": carried})
    return table.does("A", "sample")


def _all_quests() -> list[str]:
    return [f"{letter}Q{number}" for letter in "HYMAT" for number in (1, 2, 3)] + [f"DQ{n}" for n in range(1, 6)]


def by_tile(table: Sitting) -> dict[str, int]:
    found: dict[str, int] = {}
    for junction, value in enumerate(table.state.coins):
        if value:
            tile = TILES[table.state.board.tile_of_junction[junction]]
            found[tile] = found.get(tile, 0) + 1
    return found


@pytest.mark.rule("ST-424", "ST-426", "ST-427", "ST-R93")
def test_seven_tokens_lie_three_two_two() -> None:
    table = laying(coins=(3,), wealth=6)
    while table.asked() == {"A": "coin"}:
        value = "value 3" if sum(map(bool, table.state.coins)) == 6 else "value 1"
        table.does("A", value, table.offered("A", value)[0])
    assert sorted(by_tile(table).values()) == [2, 2, 3]
    assert set(by_tile(table)) == {"L1", "L2", "L3"}
    assert sorted(value for value in table.state.coins if value) == [1, 1, 1, 1, 1, 1, 3]


@pytest.mark.rule("ST-424")
def test_wealth_in_values_of_his_choice() -> None:
    table = laying(coins=(3,), wealth=2)
    assert table.offered("A") == ["value 1", "value 2", "value 3"]
    table.does("A", "value 3", "on J1")
    assert table.refused("A", "value 3") == "ST-424"
    table.does("A", "value 2", "on J3")
    assert table.asked() == {"B": "enter"}
    assert sum(table.state.coins) == 5


@pytest.mark.rule("ST-425", "ST-426")
def test_each_on_its_own_junction_and_evenly_over_the_tiles() -> None:
    table = laying(coins=(1, 1, 1, 1)).does("A", "value 1", "on J1")
    assert table.refused("A", "value 1", "on J1") == "ST-425"
    assert table.refused("A", "value 1", "on J4") == "ST-426"
    table.does("A", "value 1", "on J3").does("A", "value 1", "on J14")
    assert "on J4" in table.offered("A", "value 1")


@pytest.mark.rule("ST-427")
def test_not_on_connectors_nor_beside_a_key() -> None:
    table = laying("M3", coins=(1,))
    assert table.refused("A", "value 1", "on J12") == "ST-427"
    assert table.refused("A", "value 1", "on J4") == "ST-427"
    assert "on J7" in table.offered("A", "value 1")


@pytest.mark.rule("ST-427")
def test_a_full_tile_takes_no_more() -> None:
    table = laying(coins=(1,) * 19)
    while table.asked() == {"A": "coin"}:
        table.silence()
    assert by_tile(table) == {"L1": 7, "L2": 6, "L3": 6}


@pytest.mark.rule("ST-R91", "ST-R90")
def test_where_junctions_run_short_higher_values_are_taken() -> None:
    table = laying(coins=(2,) * 18, wealth=5)
    room = sum(1 for tile in table.state.board.tile_of_junction if tile in table.state.kit.large)
    assert room == 20
    for _ in range(18):
        table.does("A", "value 2", table.offered("A", "value 2")[0])
    assert table.refused("A", "value 1") == "ST-R91"
    table.does("A", "value 2", table.offered("A", "value 2")[0])
    table.does("A", "value 3", table.offered("A", "value 3")[0])
    assert table.asked() == {"B": "enter"}
    assert sum(map(bool, table.state.coins)) == 20


@pytest.mark.rule("ST-321", "ST-322", "ST-314", "ST-109")
def test_who_enters_the_junction_takes_the_token_for_all() -> None:
    table = Sitting(coins={"J7": 3}, pool=2, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert table.asked() == {"B": "exit"}
    assert (table.state.pool, table.state.coins[6]) == (5, 0)


@pytest.mark.rule("ST-321", "ST-R110")
def test_a_failed_movement_takes_nothing() -> None:
    table = Sitting(coins={"J7": 3}, guards={"Y1": ["S5o"]}, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert table.noise == 1
    assert (table.state.pool, table.state.coins[6]) == (0, 3)


@pytest.mark.rule("ST-323", "ST-010", "ST-431")
def test_coins_are_kept_in_defeat() -> None:
    given: dict[str, Any] = {"at": "refresh", "part": "time", "time": 1, "pool": 4, "coins": {"J7": 3}}
    table = Sitting(**given)
    assert table.over == ("time", "daimyo")
    assert game.standing(table.state).facts["coins"] == 4
