"""Tile faces and scenarios as they lie on the table, compared with their descriptions."""

from __future__ import annotations

import msgspec
import pytest

from hyakki.games.okko.board.geometry import Board, Floor
from hyakki.games.okko.catalog.cards import AGENTS, OkkoRules
from hyakki.games.okko.catalog.chronicle import Piece, from_heroes
from hyakki.games.okko.catalog.ids import AREAS, FACES, PER_FACE
from hyakki.games.okko.catalog.kit import doors_of, lay
from hyakki.games.okko.catalog.layout import face_faults
from hyakki.games.okko.catalog.loading import make_rules, standard
from hyakki.games.okko.catalog.scenario_checks import scenario_faults

NEIGHBOURS = {
    "A01": "a6:bc b6:acd c5:abde d6:bce e2:cd",
    "M01": "a4:b b6:ac c5:bdef d4:ce e2:cdf f4:ce",
    "A02": "a5:bcd b4:ade c4:ade d9:abce e3:bcd",
    "M02": "a4:bd b2:acd c4:bd d5:abcefg e4:df f2:deg g4:df",
    "A03": "a4:bc b8:acd c6:abd d6:bc",
    "B03": "a6:bc b4:ac c5:abde d4:ce e6:cd",
    "A04": "a4:b b9:acde c4:b d4:b e4:b",
    "B04": "a5:bde b3:acd c5:bde d9:abce e3:acd",
    "A05": "a6:bd b6:ace c5:be d4:ae e4:bcd",
    "B05": "a4:bc b6:ad c4:ade d6:bce e5:cd",
    "A06": "a5:ce b4:cd c5:abde d6:bc e5:ac",
    "B06": "a4:c b6:c c5:abde d6:c e4:c",
    "A07": "a6:be b6:acd c3:bde d6:bc e4:ac",
    "M03": "a5:de b4:cd c4:bd d7:abce e5:ad",
    "A08": "a3:bd b6:acd c3:bd d9:abcef e2:d f2:d",
    "M04": "a5:bd b6:ace c6:b d4:ae e4:bd",
    "C01a": "a3:b b2:a",
    "C02b": "a3:b b2:a",
    "C04a": "a2:b b3:a",
    "C05a": "a5:",
}
"""Each area with its spaces and the areas one can walk to."""

FIGURES = {
    "S1": ("3 0 0 0 0 0", "4 1 0 0 0 0", "5 2 0 0 0 0", "6 2 0 0 1 0"),
    "S2": ("3 1 0 1 0 0",),
    "S3": ("4 1 0 1 0 0", "4 2 0 2 1 0"),
    "S4": ("6 2 1 2 1 0", "6 2 1 2 1 0", "6 3 1 2 1 0"),
    "S5": ("7 4 1 2 2 1", "7 4 1 2 2 1", "7 4 1 2 2 1", "7 4 1 2 2 1"),
    "S6": ("4 1 0 1 1 0", "4 1 0 1 1 0", "5 2 1 2 1 0", "6 2 1 2 2 0"),
    "S7": ("2 0 0 1 1 0", "3 0 0 2 1 0", "4 1 0 2 2 1", "4 1 0 3 2 1"),
    "S8": ("4 1 0 1 1 0", "4 1 1 1 1 0", "5 2 1 2 1 0", "6 2 1 2 2 0"),
}
"""With 1, 2, 3 and 4 heroes: Ashigaru, Samurai, Hiroji-San, Yurei, Ninja, Bakemono."""


@pytest.fixture(scope="module")
def rules() -> OkkoRules:
    return standard("as-written")


def alone(rules: OkkoRules, face: str) -> Floor:
    pieces = (Piece(face=face, at=(0, 0)),)
    return Floor(lay(rules, msgspec.structs.replace(rules.scenarios["S1"], pieces=pieces)), [])


@pytest.mark.rule("OK-256", "OK-R36")
@pytest.mark.parametrize("face", NEIGHBOURS)
def test_areas_of_a_face_and_where_one_can_walk(rules: OkkoRules, face: str) -> None:
    floor = alone(rules, face)
    board = Board(floor)
    shown = [
        f"{AREAS[area][-1]}{floor.area_spaces[area].bit_count()}:"
        + "".join(AREAS[near][-1] for near in board.areas_near[area])
        for area in floor.areas
    ]
    assert " ".join(shown) == NEIGHBOURS[face]


@pytest.mark.rule("OK-275", "OK-276", "OK-281")
def test_prohibited_tiles(rules: OkkoRules) -> None:
    sneak = {name: face.sneak for name, face in rules.faces.items() if face.sneak}
    assert sneak == {"B04": 2, "B06": 3, "A07": 3, "M04": 4}
    assert [name for name, face in rules.faces.items() if face.red] == ["M04"]


@pytest.mark.rule("OK-260")
def test_interaction_spaces(rules: OkkoRules) -> None:
    orange = {
        name: [
            f"{row}{column}"
            for row, line in enumerate(face.spaces.split())
            for column in range(5)
            if line[column] == "o"
        ]
        for name, face in rules.faces.items()
        if "o" in face.spaces
    }
    assert orange == {
        "M01": ["11"], "A02": ["12"], "M02": ["00", "04", "40", "44"], "B03": ["12"], "B04": ["22"], "A05": ["24"],
        "A06": ["22"], "B06": ["44"], "A07": ["11"], "M03": ["12", "21", "33"], "M04": ["21"],
    }  # fmt: skip


def test_all_faces_are_sound(rules: OkkoRules) -> None:
    assert {name: face_faults(name, face) for name, face in rules.faces.items()} == {name: [] for name in FACES}


def test_all_scenarios_are_sound(rules: OkkoRules) -> None:
    assert [fault for scenario in rules.scenarios.values() for fault in scenario_faults(rules, scenario)] == []


@pytest.mark.rule("OK-020")
@pytest.mark.parametrize("name", FIGURES)
def test_figures_of_a_scenario_by_the_number_of_heroes(rules: OkkoRules, name: str) -> None:
    scenario = rules.scenarios[name]
    rows = [
        " ".join(
            str(sum(from_heroes(spot)[1] <= heroes for spot in scenario.agents.get(agent, ()))) for agent in AGENTS
        )
        for heroes in range(1, scenario.heroes[1] + 1)
    ]
    assert tuple(rows) == FIGURES[name]


@pytest.mark.rule("OK-017", "OK-021", "OK-023", "OK-024")
@pytest.mark.parametrize(
    "name, expected",
    [
        ("S1", "1-4 heroes, 7 pieces, 6 doors, 0+0 courtiers, 0 evidence, 0 parchment, 2 chests, fetch"),
        ("S2", "1-1 heroes, 5 pieces, 4 doors, 3+1 courtiers, 2 evidence, 2 parchment, 1 chests, demon"),
        ("S3", "2-2 heroes, 8 pieces, 8 doors, 3+2 courtiers, 2 evidence, 2 parchment, 1 chests, demon"),
        ("S4", "3-3 heroes, 9 pieces, 8 doors, 3+3 courtiers, 3 evidence, 3 parchment, 2 chests, demon"),
        ("S5", "4-4 heroes, 11 pieces, 10 doors, 4+4 courtiers, 3 evidence, 3 parchment, 2 chests, demon"),
        ("S6", "2-4 heroes, 9 pieces, 8 doors, 3+4 courtiers, 2 evidence, 2 parchment, 2 chests, demon"),
        ("S7", "2-4 heroes, 5 pieces, 4 doors, 0+0 courtiers, 0 evidence, 0 parchment, 2 chests, tile"),
        ("S8", "2-4 heroes, 7 pieces, 6 doors, 3+4 courtiers, 2 evidence, 2 parchment, 2 chests, demon"),
    ],
)
def test_what_a_scenario_lays_out(rules: OkkoRules, name: str, expected: str) -> None:
    s = rules.scenarios[name]
    assert expected == (
        f"{s.heroes[0]}-{s.heroes[1]} heroes, {len(s.pieces)} pieces, {len(s.doors)} doors, "
        f"{len(s.courtiers)}+{len(s.extras)} courtiers, {len(s.evidence)} evidence, {len(s.parchment)} parchment, "
        f"{len(s.chests)} chests, {s.goal.kind}"
    )
    assert s.investigation == (s.goal.kind == "demon")


@pytest.mark.rule("OK-264", "OK-E39")
def test_where_mortal_thralls_can_be_brought_in_the_stolen_letter(rules: OkkoRules) -> None:
    scenario = rules.scenarios["S1"]
    purple = {
        f"{piece.face}.{cell if piece.face.startswith('C') else f'{cell // 5}{cell % 5}'}": colour
        for piece in scenario.pieces
        for cell, colour in enumerate("".join(rules.faces[piece.face].spaces.split()))
        if colour in "pP"
    }
    assert sorted(space for space, colour in purple.items() if colour == "p") == [
        "A04.44", "B03.04", "B05.14", "B06.14", "C03a.0"
    ]  # fmt: skip
    assert sorted(space for space, colour in purple.items() if colour == "P") == ["B05.40", "B06.00", "C02a.4"]


def test_a_corridor_joins_the_tiles_on_both_sides(rules: OkkoRules) -> None:
    scenario = rules.scenarios["S1"]
    floor = Floor(lay(rules, scenario), doors_of(scenario))
    board = Board(floor)
    gate, corridor = AREAS.index("A04.b"), AREAS.index("C01a.a")
    assert corridor in board.areas_near[gate]
    assert AREAS.index("B03.c") in board.areas_near[corridor]
    assert floor.spaces[0] // PER_FACE in floor.tiles


@pytest.mark.rule("OK-002", "OK-342")
def test_which_tables_a_scenario_seats() -> None:
    assert make_rules(2, {"scenario": "S5"}).scenario == "S5"  # missing heroes are replaced by followers
    assert make_rules(2, {"scenario": "S5", "count": 4}).count == 4  # one player runs four heroes
    assert make_rules(5, {"scenario": "S5", "oni": 3}).oni == 3
