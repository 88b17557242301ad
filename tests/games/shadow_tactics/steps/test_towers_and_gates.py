"""Towers with their focus, and gates, as the Daimyo knows them (sections T and U)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting


def tower(*guards: str, card: str = "OC2", **given: Any) -> Sitting:
    """Mount Tsuru, whose tower is Y12 on L6; OC2 is a free move."""
    posts = {"Y12": list(guards), **given.pop("others", {})}
    return Sitting(at="orders", mission="M4", hand=[card], guards=posts, **given).does("A", f"play {card}")


# Towers


@pytest.mark.rule("ST-349", "ST-186")
def test_a_tower_holds_one_guard() -> None:
    table = tower("S@B24", others={"Y13": ["S1o"]})
    assert not [option for option in table.offered("A", "guard Y13-1") if option.startswith("to tower")]
    assert table.refused("A", "guard Y13-1", "to Y12") == "ST-349"
    assert table.refused("A", "guard Y13-1", "to Y13-1o") == "ST-186"


@pytest.mark.rule("ST-349", "ST-350", "ST-353", "ST-R103", "ST-R104", "ST-361")
def test_who_enters_an_empty_tower_places_the_focus_at_once() -> None:
    table = tower(others={"Y13": ["S1o"]})
    offered = [option for option in table.offered("A", "guard Y13-1") if option.startswith("to tower>")]
    yards, bushes = ["Y12", "Y13", "Y14"], ["B18", "B21", "B24", "B25", "B26", "B27"]
    junctions = ["J18", "J21", "J24", "J25", "J26"]
    assert offered == [f"to tower>{place}" for place in (*yards, *bushes, *junctions)]
    assert not [option for option in table.offered("A", "guard Y13-1") if option.startswith("to Y12-")]
    assert "to Y12" not in table.blocked("A", "guard Y13-1")
    table.does("A", "guard Y13-1", "to tower>B24")
    assert (table.guards("Y12"), table.guards("Y13")) == (["S@B24"], [])


@pytest.mark.rule("ST-352", "ST-R105", "ST-514", "ST-186")
@pytest.mark.parametrize("card", ["OC1", "OC2"])
def test_a_move_symbol_shifts_the_focus(card: str) -> None:
    table = tower("S@B24", card=card)
    assert table.refused("A", "guard Y12-t", "to tower>B24") == "ST-186"
    table.does("A", "guard Y12-t", "to tower>J24")
    assert (table.guards("Y12"), table.state.time) == (["S@J24"], 12)


@pytest.mark.rule("ST-514", "ST-185", "ST-351")
def test_a_shift_of_the_focus_is_a_move_and_finds_bodies_in_the_tower_yard() -> None:
    table = tower("S@B24", bodies=["Y12"])
    assert table.noise == 0  # the tower's own yard is not seen
    table.does("A", "guard Y12-t", "to tower>J24")
    assert (table.guards("Y12"), table.noise, table.bodies("Y12")) == (["S@J24 alerted"], 1, 0)


@pytest.mark.rule("ST-R33", "ST-358", "ST-244")
def test_a_focus_placed_on_a_body_finds_it_at_once() -> None:
    table = tower("S@B24", bodies=["Y14-2", "Y13-0"])
    table.does("A", "guard Y12-t", "to tower>Y14")
    assert (table.guards("Y12"), table.noise) == (["S@Y14 alerted"], 1)
    assert (table.bodies("Y14"), table.bodies("Y13")) == (0, 1)


@pytest.mark.rule("ST-R33", "ST-358")
def test_before_the_focus_is_placed_it_is_said_what_it_would_show() -> None:
    previews = tower("S@B24", bodies=["Y14-2"]).foreseen("A", "guard Y12-t")
    assert previews["to tower>Y14"] == {"watches": ["Y14"], "finds": True}
    assert previews["to tower>B21"] == {"watches": ["B21"], "finds": False}


@pytest.mark.rule("ST-354", "ST-356")
def test_who_leaves_the_tower_takes_the_focus_away() -> None:
    table = tower("S@B24 alerted", HAY={"bush": "B24"})
    table.does("A", "guard Y12-t", "to Y13-0o")
    assert (table.guards("Y13"), table.state.focus) == (["S0o alerted"], -1)


@pytest.mark.rule("ST-355", "ST-263")
def test_a_stunned_tower_guard_keeps_its_focus_and_sees_nothing() -> None:
    table = Sitting(at="refresh", mission="M4", searching=True, guards={"Y12": ["S@B24 stunned"]}, TAK={"bush": "B24"})
    assert (table.ninja("TAK").damage, table.guards("Y12")) == (0, ["S@B24"])


@pytest.mark.rule("ST-357", "ST-237")
@pytest.mark.parametrize("guard, damage", [("S@B24 alerted", 1), ("S@B24", 0), ("S@B21 alerted", 0)])
def test_an_alerted_tower_guard_searches_the_bush_in_its_focus(guard: str, damage: int) -> None:
    table = Sitting(at="refresh", mission="M4", searching=True, guards={"Y12": [guard]}, TAK={"bush": "B24"})
    assert table.ninja("TAK").damage == damage


@pytest.mark.rule("ST-188", "ST-356")
def test_nobody_in_the_tower_to_spread_the_alarm_to() -> None:
    table = Sitting(at="orders", mission="M4", active=["OC6"], guards={"Y12": ["S@B24 alerted"]})
    assert "skipped" in table.does("A", "follow OC6").said()


# Gates


@pytest.mark.rule("ST-333", "ST-343")
@pytest.mark.parametrize("mission, gates", [("M1", 0), ("M3", 2), ("M4", 1), ("M5", 2)])
def test_gates_start_closed_with_their_keys_beside_them(mission: str, gates: int) -> None:
    s = Sitting(at="start", mission=mission).start().state
    assert s.opened == 0
    assert len(s.keys) == gates
    assert all(s.board.gate_of(gate.yard) is not None for gate in s.kit.layout.gates)


@pytest.mark.rule("ST-348", "ST-347", "ST-R107")
def test_an_opened_gate_moves_nobody_and_makes_room_for_a_third() -> None:
    guards = {"Y7": ["S2o", "S0o"], "Y3": ["S5i"]}
    table = Sitting(mission="M3", guards=guards, HAY={"bush": "B3", "programme": ["HAY-My"]}, hand=["OC2"])
    table.does("B", "exit B3")
    assert table.state.opened == 1
    assert table.guards("Y7") == ["S0o", "S2o"]
    opened = Sitting(at="orders", mission="M3", gates={"C1": "open"}, guards=guards, hand=["OC2"])
    opened.does("A", "play OC2")
    assert [option for option in opened.offered("A", "guard Y3-5") if "Y7" in option] == ["to Y7-4i", "to Y7-4o"]
    closed = Sitting(at="orders", mission="M3", guards=guards, hand=["OC2"]).does("A", "play OC2")
    assert closed.refused("A", "guard Y3-5", "to Y7-4i") == "ST-339"
    assert closed.refused("A", "guard Y3-5", "to Y7-5i") == "ST-338"


@pytest.mark.rule("ST-337", "ST-R108", "ST-244")
def test_a_body_behind_a_closed_gate_is_seen_from_both_sides() -> None:
    table = Sitting(at="orders", mission="M3", guards={"Y7": ["S2o"]}, bodies=["Y7-0"], hand=["OC2"])
    table.does("A", "play OC2").does("A", "guard Y7-2", "to Y7-2i")
    assert (table.guards("Y7"), table.noise, table.bodies("Y7")) == (["S2i alerted"], 1, 0)
