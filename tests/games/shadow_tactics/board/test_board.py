"""The geometry of the maps as they are played: corners, posts, ways, gates, boulders, towers."""

from __future__ import annotations

import pytest

from hyakki.games.shadow_tactics.board.geometry import ROOM, Board
from hyakki.games.shadow_tactics.board.places import (
    BUSHES,
    bush_place,
    focused,
    junction_place,
    place_name,
    post_at,
    post_name,
    stance_name,
    stance_of,
)
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, MISSIONS
from hyakki.games.shadow_tactics.catalog.kit import kit_of
from hyakki.games.shadow_tactics.catalog.loading import make_rules


def board(mission: str, opened: int = 0, *boulders: tuple[str, str]) -> Board:
    edges = frozenset((yard(a), BUSHES + bush(b)) for a, b in boulders)
    return kit_of(make_rules(4, {"mission": mission})).board(opened, edges)


def yard(name: str) -> int:
    return int(name[1:]) - 1


bush = junction = yard


def names(letter: str, numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [f"{letter}{number + 1}" for number in numbers]


def test_places_are_called_as_on_the_map() -> None:
    assert [place_name(place) for place in (3, bush_place(7), junction_place(10))] == ["Y4", "B8", "J11"]
    assert post_name(post_at(yard("Y4"), 2)) == "Y4-2"
    assert stance_name(stance_of(post_at(yard("Y4"), 2), 1)) == "Y4-2o"
    assert stance_name(focused(bush_place(bush("B24")))) == "tower>B24"


@pytest.mark.rule("ST-024", "ST-231")
def test_a_corner_faces_one_bush_and_one_junction() -> None:
    b = board("M1")
    post = post_at(yard("Y4"), 5)
    assert (b.seen_bush[post], b.seen_junction[post]) == (bush("B8"), junction("J11"))
    post = post_at(yard("Y1"), 3)
    assert (b.seen_bush[post], b.seen_junction[post]) == (bush("B7"), junction("J4"))


@pytest.mark.rule("ST-014")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_yard_has_three_bushes_and_three_junctions(mission: str) -> None:
    b = board(mission)
    for bushes, junctions in zip(b.yard_bushes, b.yard_junctions, strict=True):
        assert len(set(bushes)) == len(set(junctions)) == 3
        assert min(*bushes, *junctions) >= 0


@pytest.mark.rule("ST-025", "ST-026", "ST-027")
def test_no_two_guards_side_by_side() -> None:
    assert ROOM[0] == (0, 1, 2, 3, 4, 5)
    assert ROOM[1 << 0] == (2, 3, 4)
    assert ROOM[1 << 0 | 1 << 2] == (4,)
    assert all(ROOM[1 << corner | 1 << corner + 3] == () for corner in range(3))
    assert all(ROOM[1 << corner | 1 << (corner + 2) % 6 | 1 << (corner + 4) % 6] == () for corner in range(6))


@pytest.mark.rule("ST-239")
def test_three_yards_share_a_junction() -> None:
    b = board("M1")
    assert [post_name(post) for post in b.junction_watch[junction("J7")]] == [
        "Y1-4",
        "Y1-5",
        "Y4-2",
        "Y4-3",
        "Y6-0",
        "Y6-1",
    ]


@pytest.mark.rule("ST-023", "ST-104")
def test_a_bush_has_its_ways_by_colour() -> None:
    ways = {COLOURS[colour]: f"J{number + 1}" for colour, number in board("M1").ways[bush("B1")]}
    assert ways == {"white": "J1", "orange": "J4"}


@pytest.mark.rule("ST-340", "ST-342", "ST-346")
def test_a_gate_changes_colour_and_wall() -> None:
    closed, opened = board("M3"), board("M3", 1)
    gate = junction("J8")
    assert [COLOURS[b.colours[gate]] for b in (closed, opened)] == ["brown", "white"]
    assert junction("J17") not in [way for _, way in closed.ways[bush("B15")]]
    assert junction("J17") in [way for _, way in opened.ways[bush("B15")]]
    assert bush("B15") not in closed.exits[junction("J17")]
    assert names("B", closed.exits[gate]) == ["B4", "B7", "B11"]


@pytest.mark.rule("ST-335", "ST-338", "ST-339", "ST-347")
def test_a_closed_gate_has_two_sides() -> None:
    closed, opened = board("M3"), board("M3", 1)
    y7 = yard("Y7")
    assert [post_name(post) for post in closed.prey[bush("B7"), y7]] == ["Y7-2", "Y7-3"]
    assert [post_name(post) for post in closed.prey[bush("B11"), y7]] == ["Y7-0", "Y7-5"]
    assert closed.corners[y7] == 0b101101
    assert opened.corners[y7] == 0b111111
    assert len(opened.prey[bush("B7"), y7]) == 6


@pytest.mark.rule("ST-370", "ST-371")
def test_a_boulder_blocks_an_edge() -> None:
    b = board("M1", 0, ("Y4", "B8"))
    assert yard("Y4") not in b.yards_by_bush[bush("B8")]
    post = post_at(yard("Y4"), 5)
    assert b.seen_bush[post] == -1
    assert b.seen_junction[post] == junction("J11")


@pytest.mark.rule("ST-349", "ST-350", "ST-R104")
def test_a_tower_has_one_guard_with_a_focus_on_its_tile() -> None:
    b = board("M4")
    empty = [0] * b.posts
    stances = b.stances(empty, yard("Y12"))
    assert focused(bush_place(bush("B24"))) in stances
    assert focused(yard("Y12")) in stances
    assert focused(yard("Y1")) not in stances
    assert len(stances) == len(b.tower_stances) == 14


@pytest.mark.rule("ST-181", "ST-R64")
def test_steps_between_yards() -> None:
    b = board("M1")
    assert b.distances[yard("Y9")][yard("Y4")] == 2
    assert b.distances[yard("Y12")][yard("Y4")] == 3
    assert b.distances[yard("Y1")][yard("Y10")] == 5


@pytest.mark.rule("ST-087", "ST-129")
def test_long_range_reaches_the_tile_that_owns_the_bush() -> None:
    b = board("M1")
    assert names("Y", b.yards_in_reach(bush("B4"), False)) == ["Y1", "Y4"]
    assert names("Y", b.yards_in_reach(bush("B4"), True)) == ["Y1", "Y4", "Y6"]
