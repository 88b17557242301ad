"""Variant: boulders."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.board.geometry import Board
from hyakki.games.shadow_tactics.board.places import bush_place, junction_place
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["AIK"]]


def placing(mission: str = "M1") -> Sitting:
    return Sitting(at="start", mission=mission, options={"boulders": True, "picks": PICKS})


@pytest.mark.rule("ST-370", "ST-R111", "ST-R134")
def test_three_boulders_in_turn_before_the_guards() -> None:
    table = placing()
    assert table.asked() == {"A": "boulder"}
    table.does("A", "boulder Y4 B8")
    assert table.asked() == {"B": "boulder", "C": "boulder", "D": "boulder"}
    table.together(B="boulder Y8 B14", C="boulder Y5 B9", D="boulder Y5 B9")
    assert table.asked() == {"A": "boulder"}
    table.does("A", "boulder Y9 B17")
    assert table.asked() == {"A": "post"}
    assert len(table.state.boulders) == 3
    assert 7 not in table.state.board.yards_by_bush[7]


@pytest.mark.rule("ST-370")
def test_where_no_boulder_may_lie() -> None:
    table = placing()
    assert table.refused("A", "boulder Y3 B9") == "ST-370"  # an Objective yard
    assert table.refused("A", "boulder Y1 B1") == "ST-370"  # an entry
    assert table.refused("A", "boulder Y12 B21") == "ST-370"  # a barrel
    table.does("A", "boulder Y4 B8").together(B="boulder Y8 B14", C="boulder Y8 B14")
    assert table.refused("A", "boulder Y4 B4") == "ST-370"
    assert "boulder Y2 B8" in table.offered("A")
    assert placing("M4").refused("A", "boulder Y1 B1") == "ST-370"  # the prayer bell


@pytest.mark.rule("ST-369", "ST-370", "ST-030")
def test_nothing_can_be_done_across_a_boulder() -> None:
    programme = {"bush": "B8", "programme": ["HAY-1", "HAY-Mw"]}
    open_way = Sitting(guards={"Y4": ["S5i"]}, HAY=programme)
    assert open_way.bodies("Y4") == 0
    assert open_way.guards("Y4") == []
    blocked = Sitting(guards={"Y4": ["S5i"]}, boulders=["Y4|B8"], HAY=programme)
    assert blocked.guards("Y4") == ["S5i"]
    assert (blocked.noise, blocked.ninja("HAY").damage) == (0, 0)


@pytest.mark.rule("ST-369", "ST-241")
def test_a_long_shot_still_reaches_its_tile() -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, boulders=["Y4|B8"], HAY={"bush": "B8", "programme": ["HAY-2"]})
    assert table.guards("Y4") == []


@pytest.mark.rule("ST-371", "ST-369")
@pytest.mark.parametrize("boulders, damage", [([], 1), (["Y4|B8"], 0)])
def test_nobody_looks_past_a_boulder(boulders: list[str], damage: int) -> None:
    table = Sitting(at="refresh", searching=True, guards={"Y4": ["S0o alerted"]}, boulders=boulders, HAY={"bush": "B8"})
    assert table.ninja("HAY").damage == damage
    passing = Sitting(guards={"Y4": ["S0o"]}, boulders=boulders, HAY={"bush": "B8", "programme": ["HAY-My"]})
    assert passing.noise == 1, "the junction is seen as before"


@pytest.mark.rule("ST-370", "ST-R23", "ST-029", "ST-371")
def test_a_boulder_before_a_junction_stops_guards_ninjas_and_looks() -> None:
    layout = placing().state.kit.layout
    open_way = Board(layout)
    assert 1 in [yard for yard, _ in open_way.links[3]]
    junction = junction_place(4)
    guarded = Board(layout, 0, frozenset({(3, junction)}))
    assert 1 not in [yard for yard, _ in guarded.links[3]]
    assert 3 not in [post // 7 for post in guarded.junction_watch[4]]
    bushes = Board(layout, 0, frozenset({(bush_place(7), junction)}))
    assert 7 in open_way.exits[4]
    assert 7 not in bushes.exits[4]
    assert 4 not in [way for _, way in bushes.ways[7]]


@pytest.mark.rule("ST-370", "ST-342", "ST-106")
def test_the_way_out_is_blocked_too() -> None:
    table = Sitting(HAY={"bush": "B8", "programme": ["HAY-My"]})
    table.state.boulders = [(bush_place(1), junction_place(4))]
    table.state.redraw()
    assert table.offered("B") == ["exit B4", "exit B8"]
    assert table.blocked("B") == {"exit B2": "ST-370"}
    walled = Sitting(mission="M5", HAY={"bush": "B7", "programme": ["HAY-My"]})
    assert walled.blocked("B") == {"exit B11": "ST-342"}


@pytest.mark.rule("ST-370", "ST-113")
def test_no_lure_across_a_boulder() -> None:
    given: dict[str, Any] = {"guards": {"Y2": ["S0i"]}, "MUG": {"bush": "B4", "programme": ["MUG-3"]}}
    assert Sitting(**given).asked() == {"B": "lure"}
    assert Sitting(**given, boulders=["Y4|B4"]).asked() == {}
