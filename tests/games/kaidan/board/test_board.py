"""The map: edges, sight, ways, orientations (KA-034 to KA-041, KA-086, KA-087, KA-R21 to KA-R30, KA-R56 to KA-R61)."""

from __future__ import annotations

import pytest

from hyakki.games.kaidan.board.geometry import (
    BESIDE,
    CELLS,
    FAR,
    NO_ROOM,
    OFF,
    SLOTS,
    SPECTRAL,
    Board,
    board_of,
    cell_name,
    edge_between,
    loudness,
    room_code,
    slot_of,
)
from hyakki.games.kaidan.board.paths import away, orientations, sealed_in, territory, toward, walls_to_force
from hyakki.games.kaidan.board.tiles import INNER, OPEN, OUTER, WALL
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.catalog.kit import kit_of
from hyakki.games.kaidan.catalog.loading import make_rules
from hyakki.games.kaidan.scenes.position import cell, edge

KIT = kit_of(make_rules(3, {}))


def board(rooms: dict[str, str] | None = None, unlocked: bool = False, forced: tuple[str, ...] = ()) -> Board:
    """`board({"3-3": "H16", "3-5": "H09 90"})`."""
    placed = [NO_ROOM] * SLOTS
    for at, said in (rooms or {}).items():
        name, _, degrees = said.partition(" ")
        placed[slot_of(cell(at))] = room_code(NUMBER[name], int(degrees or 0) // 90)
    return board_of(KIT, placed, unlocked, [edge(name) for name in forced])


def between(there: Board, one: str, other: str) -> int:
    return there.edge(cell(one), cell(other))


def names(cells: list[tuple[int, ...]] | None) -> list[str] | None:
    return None if cells is None else [" ".join(map(cell_name, route)) for route in cells]


CHASE = {"3-3": "H16", "3-5": "H09", "3-7": "H11"}


@pytest.mark.rule("KA-R23")
def test_between_two_rooms_one_printed_door_is_enough() -> None:
    there = board(CHASE)
    assert between(there, "3-4", "3-5") == OUTER
    assert between(there, "4-6", "4-7") == OUTER
    assert between(there, "3-6", "3-7") == WALL
    assert between(there, "4-4", "4-5") == WALL


@pytest.mark.rule("KA-R23")
def test_inside_a_room_the_tile_says_what_separates_its_cells() -> None:
    there = board(CHASE)
    assert between(there, "3-3", "3-4") == INNER
    assert between(there, "3-6", "4-6") == INNER
    assert between(there, "4-5", "4-6") == WALL
    assert between(there, "4-3", "4-4") == OPEN


@pytest.mark.rule("KA-R23")
def test_spectral_walls_count_only_between_cells_of_the_ghost_world() -> None:
    assert between(board(), "4-3", "4-4") == SPECTRAL
    assert between(board(CHASE), "4-3", "4-4") == OPEN
    assert between(board(CHASE), "3-2", "3-3") == OUTER, "the Room's own edge"


@pytest.mark.rule("KA-R23")
def test_the_edge_of_the_board_is_solid_for_doors_too() -> None:
    there = board({"1-1": "H10"})
    assert BESIDE[cell("1-1")][0] == OFF
    assert there.edges[cell("1-1") * 4] == WALL


@pytest.mark.rule("KA-120", "KA-R28")
def test_a_locked_treasure_room_is_walled_off_until_it_is_opened() -> None:
    rooms = {"3-3": "H02", "3-5": "H10"}
    assert between(board(rooms), "3-4", "3-5") == WALL
    assert between(board(rooms, unlocked=True), "3-4", "3-5") == OUTER
    assert between(board(rooms, unlocked=True), "4-4", "4-5") == WALL


@pytest.mark.rule("KA-R30")
def test_a_wall_that_was_forced_is_a_door_for_everybody() -> None:
    assert between(board(CHASE), "4-4", "4-5") == WALL
    assert between(board(CHASE, forced=("4-4|4-5",)), "4-4", "4-5") == OUTER


@pytest.mark.rule("KA-038")
def test_turning_a_tile_turns_doors_walls_and_marks() -> None:
    there = board({"3-3": "H14 90"})
    assert between(there, "3-3", "3-4") == OPEN, "ab was ac"
    assert between(there, "3-4", "4-4") == OPEN, "bd was ab"
    assert between(there, "4-3", "4-4") == WALL, "cd was bd"
    assert between(there, "3-3", "4-3") == INNER, "ac was cd"
    assert {cell_name(at) for at in there.marks} == {"4-4", "4-3"}, "b came to d, d came to c"


@pytest.mark.rule("KA-086", "KA-087", "KA-091", "KA-R22", "KA-R31")
def test_a_corner_is_seen_round_one_open_side_and_through_an_opened_door() -> None:
    there = board({"3-3": "H14"})
    a, b, c, d = (cell(name) for name in ("3-3", "3-4", "4-3", "4-4"))
    assert there.sees(a, b) and there.sees(a, c) and there.sees(b, c)
    assert not there.sees(a, d) and not there.sees(c, d)
    opened = edge_between(c, d)
    assert there.sees(c, d, opened) and there.sees(a, d, opened) and there.sees(d, a, opened)
    assert not there.sees(b, d, opened)


@pytest.mark.rule("KA-086")
def test_sight_is_mutual_and_reaches_one_cell() -> None:
    there = board(CHASE)
    for one in range(CELLS):
        for other in there.sight(one):
            assert one in there.sight(other)
            assert max(abs(one // 10 - other // 10), abs(one % 10 - other % 10)) <= 1


@pytest.mark.rule("KA-081")
def test_noise_is_counted_across_walls() -> None:
    assert loudness(cell("1-1"), cell("3-4")) == 5
    assert loudness(cell("4-4"), cell("4-4")) == 0


@pytest.mark.rule("KA-241", "KA-242", "KA-246", "KA-R36")
def test_entities_pass_doors_and_walk_round_walls_of_both_kinds() -> None:
    there = board()
    assert there.ways(cell("4-3"))[cell("4-4")] == 3
    assert there.ways(cell("4-3"), ghost=True)[cell("4-4")] == 1
    rooms = board(CHASE)
    assert rooms.ways(cell("3-4"))[cell("3-5")] == 1
    assert rooms.ways(cell("4-4"), ghost=True)[cell("4-5")] == 3, "a Room's wall stops every entity"


@pytest.mark.rule("KA-248", "KA-R57")
def test_there_is_no_way_out_of_a_locked_treasure_room() -> None:
    there = board({"3-3": "H02"})
    assert toward(there, cell("3-3"), cell("1-1"), 3) is None
    assert there.ways(cell("3-3"))[cell("1-1")] == FAR


@pytest.mark.rule("KA-R56", "KA-R58")
def test_toward_gives_one_route_for_each_end_cell_in_the_order_of_the_compass() -> None:
    there = board()
    assert names(toward(there, cell("9-5"), cell("8-6"), 1)) == ["8-5", "9-6"]
    assert names(toward(there, cell("9-5"), cell("8-6"), 2)) == ["8-5 8-6"]
    assert names(toward(there, cell("9-5"), cell("8-6"), 5)) == ["8-5 8-6"], "it stops there"
    assert names(toward(there, cell("9-5"), cell("9-5"), 3)) == [""]


@pytest.mark.rule("KA-R61")
def test_away_leads_to_the_furthest_cells_within_reach() -> None:
    there = board()
    assert names(away(there, cell("5-5"), cell("4-5"), 1)) == ["5-6", "6-5", "5-4"], "ties"
    assert names(away(there, cell("5-5"), cell("4-5"), 0)) == [""]
    ends = away(there, cell("1-1"), cell("2-1"), 1)
    assert names(ends) == ["1-2"]
    assert away(board({"3-3": "H02"}), cell("3-3"), cell("3-4"), 1) is not None


@pytest.mark.rule("KA-040", "KA-041", "KA-R26")
def test_orientation_prefers_doors_that_lead_somewhere_and_leaves_ties() -> None:
    there = board({"3-5": "H16"})
    assert orientations(there, NUMBER["H15"], slot_of(cell("3-3"))) == [2, 3]


@pytest.mark.rule("KA-040", "KA-R26")
def test_a_door_toward_a_room_without_one_on_that_side_is_as_good_as_toward_nothing() -> None:
    around = dict.fromkeys(("1-3", "3-1", "3-5", "5-3"), "H16")
    turns = orientations(board(around), NUMBER["H14"], slot_of(cell("3-3")))
    assert turns == [0, 1], "one of its two doors then leads west, where the Room has none on this side"


@pytest.mark.rule("KA-039", "KA-R26")
def test_orientation_puts_walled_sides_against_the_edge_first() -> None:
    turns = orientations(board(), NUMBER["H15"], slot_of(cell("1-1")))
    assert turns == [1], "its walled sides are then north and west"


@pytest.mark.rule("KA-038")
def test_a_house_and_garden_room_never_turns() -> None:
    assert orientations(board(), NUMBER["X04"], slot_of(cell("7-1"))) == [0]


@pytest.mark.rule("KA-R26")
def test_orientations_that_look_alike_are_one() -> None:
    turns = orientations(board(), NUMBER["H02"], slot_of(cell("3-3")))
    assert turns == [0, 1], "the Treasure Room looks the same upside down"


@pytest.mark.rule("KA-R30")
def test_a_pg_behind_the_lock_is_sealed_in_and_may_force_a_wall() -> None:
    there = board({"1-1": "H15 180", "3-1": "H02"})
    inside = cell("1-1")
    assert {cell_name(at) for at in territory(there, inside)} == {"1-1", "1-2", "2-1", "2-2"}
    assert sealed_in(there, inside)
    assert walls_to_force(there, cell("1-2")) == [edge("1-2|1-3")]
    assert walls_to_force(there, cell("2-1")) == [], "not into a locked Treasure Room"


@pytest.mark.rule("KA-R30")
def test_in_a_house_that_is_all_explored_nobody_is_sealed_in() -> None:
    house = {f"{row}-{column}": "H10" for row in range(1, 10, 2) for column in range(1, 10, 2)}
    assert not sealed_in(board(house), cell("3-3"))
    assert not sealed_in(board(house | {"9-9": "H02"}), cell("3-3")), "but for the Treasure Room"
    assert not sealed_in(board(house), cell("1-1")), "wherever"


@pytest.mark.rule("KA-R30")
def test_a_wall_to_where_one_can_walk_is_a_wall() -> None:
    there = board({"1-1": "H03", "1-3": "H04 270"})
    assert sealed_in(there, cell("2-2")) and between(there, "1-2", "1-3") == OUTER
    assert between(there, "2-2", "2-3") == WALL and walls_to_force(there, cell("2-2")) == [edge("2-2|3-2")]


@pytest.mark.rule("KA-R30")
def test_a_door_toward_an_empty_position_is_a_way_on() -> None:
    assert not sealed_in(board({"3-3": "H10"}), cell("3-3"))


def test_a_map_that_is_made_twice_is_the_same_map() -> None:
    none = (NO_ROOM,) * SLOTS
    assert Board(KIT, none, False, ()) == Board(KIT, none, False, ())
    assert Board(KIT, none, False, ()) != Board(KIT, none, True, ())
    assert len({Board(KIT, none, False, ()), Board(KIT, none, False, ())}) == 1
