"""The palace: what is adjacent, what can be seen, where reinforcements come (OK-255 to OK-269, OK-293 to OK-297)."""

from __future__ import annotations

import pytest

from hyakki.games.okko import game
from hyakki.games.okko.board.geometry import PURPLE, Board, numbers_of, reach
from hyakki.games.okko.catalog.ids import AREA, AREAS, FACES, SPACE, SPACES
from hyakki.games.okko.catalog.kit import kit_of


def board(scenario: str = "S1", closed: int = 0) -> Board:
    return kit_of(game.rules(2, {"set": "as-written", "scenario": scenario})).board(closed)


def near(name: str, scenario: str = "S1", closed: int = 0) -> set[str]:
    return {SPACES[space] for space in board(scenario, closed).near[SPACE[name]]}


def areas(name: str, scenario: str = "S1", closed: int = 0) -> set[str]:
    return {AREAS[area] for area in board(scenario, closed).areas_near[AREA[name]]}


def sees(one: str, other: str, scenario: str = "S1", opponents: tuple[str, ...] = ()) -> bool:
    mask = sum(1 << SPACE[name] for name in opponents)
    return board(scenario).sees(SPACE[one], SPACE[other], mask)


@pytest.mark.rule("OK-269")
def test_spaces_touch_orthogonally_and_diagonally_areas_notwithstanding() -> None:
    assert near("A04.22") == {"A04.12", "A04.32", "A04.21", "A04.23"}
    assert {"B05.32", "B05.33", "B05.34"} <= near("B05.23")


@pytest.mark.rule("OK-R37", "OK-297")
def test_nobody_reaches_diagonally_past_a_door_jamb() -> None:
    assert "C01a.2" in near("A04.24")
    assert not {"C01a.1", "C01a.3"} & near("A04.24")


@pytest.mark.rule("OK-R36")
def test_areas_are_adjacent_through_open_edges_and_doors() -> None:
    assert areas("A04.d") == {"A04.b"}
    assert areas("B03.c") == {"B03.a", "B03.b", "B03.d", "B03.e", "C01a.a"}


@pytest.mark.rule("OK-R40")
def test_a_closed_door_parts_areas_spaces_and_sight() -> None:
    assert areas("A04.b", closed=1) == {"A04.a", "A04.c", "A04.d", "A04.e"}
    assert "C01a.2" not in near("A04.24", closed=1)
    assert sees("A04.20", "C01a.2")
    assert not board(closed=1).open_line(SPACE["A04.20"], SPACE["C01a.2"])


@pytest.mark.rule("OK-R41")
def test_tiles_are_adjacent_that_share_a_door_open_or_closed() -> None:
    floor = board(closed=1).floor
    assert [FACES[tile] for tile in floor.near_tiles[FACES.index("A04")]] == ["C01a"]


@pytest.mark.rule("OK-R38", "OK-293")
def test_a_line_that_grazes_a_wall_is_blocked() -> None:
    assert not sees("A04.00", "A04.22")
    assert sees("A01.10", "A01.22", "S2")


@pytest.mark.rule("OK-R39", "OK-294", "OK-295")
def test_opponents_in_line_block_and_those_beside_it_do_not() -> None:
    assert not sees("A01.20", "A01.24", "S2", ("A01.22",))
    assert sees("A01.10", "A01.22", "S2", ("A01.11",))
    assert not sees("A01.10", "A01.32", "S2", ("A01.21",))


@pytest.mark.rule("OK-263", "OK-264")
def test_reinforcement_spaces_with_a_three_need_many_heroes() -> None:
    floor = board().floor
    few = {SPACES[space] for space in numbers_of(floor.reinforcement(PURPLE, many=False))}
    many = {SPACES[space] for space in numbers_of(floor.reinforcement(PURPLE, many=True))}
    assert few == {"A04.44", "B03.04", "B05.14", "B06.14", "C03a.0"}
    assert many - few == {"B05.40", "B06.00", "C02a.4"}


@pytest.mark.rule("OK-283", "OK-286", "OK-289")
def test_a_move_ends_where_an_opponent_stands_and_goes_no_further() -> None:
    halted = reach(board(), AREA["A04.d"], 3, 1 << AREA["A04.b"])
    assert set(halted.steps) == {AREA["A04.d"], AREA["A04.b"]}
    assert halted.halted == 1 << AREA["A04.b"]


@pytest.mark.rule("OK-R42")
def test_without_speed_one_can_still_leave_an_opponent() -> None:
    assert set(reach(board(), AREA["A04.d"], 0, 0).steps) == {AREA["A04.d"]}
    assert AREA["A04.b"] in reach(board(), AREA["A04.d"], 0, 1 << AREA["A04.d"]).steps


def test_a_palace_that_is_made_twice_is_the_same_palace() -> None:
    floor = kit_of(game.rules(3, {})).floor
    assert Board(floor, 1) == Board(floor, 1)
    assert Board(floor, 1) != Board(floor)
    assert len({Board(floor, 1), Board(floor, 1)}) == 1
