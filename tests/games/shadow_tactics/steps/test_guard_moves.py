"""Where orders may send a guard, what it would see there, what it finds on its way (section J)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

OFFICERS = {"Y4": ["O2i"], "Y11": ["O1i"]}


def ordered(card: str = "OC1", **given: Any) -> Sitting:
    """OC1 is two regular moves, OC2 a free one."""
    return Sitting(at="orders", hand=[card], **given).does("A", f"play {card}")


def yards(table: Sitting, guard: str) -> set[str]:
    """The yards to which this guard may be moved."""
    return {option.split()[1].split("-")[0] for option in table.offered("A", f"guard {guard}")}


# Regular moves


@pytest.mark.rule("ST-177", "ST-182", "ST-184", "ST-028")
@pytest.mark.parametrize("card", ["OC1", "OC2"])
def test_any_free_post_of_its_own_yard_facing_either_way(card: str) -> None:
    table = ordered(card, guards={"Y4": ["S2i", "S5o"]})
    here = [option for option in table.offered("A", "guard Y4-2") if option.startswith("to Y4-")]
    assert here == ["to Y4-1i", "to Y4-1o", "to Y4-2o", "to Y4-3i", "to Y4-3o"]
    assert table.refused("A", "guard Y4-2", "to Y4-4i") == "ST-025"
    assert table.refused("A", "guard Y4-2", "to Y4-5i") == "ST-028"
    assert table.does("A", "guard Y4-2", "to Y4-3o").guards("Y4") == ["S3o", "S5o"]


@pytest.mark.rule("ST-178", "ST-181", "ST-211", "ST-218", "ST-R61", "ST-R63")
@pytest.mark.parametrize("kind", ["S", "A"])
def test_a_regular_move_leads_towards_some_officer_or_barracks(kind: str) -> None:
    table = ordered(guards={**OFFICERS, "Y9": [f"{kind}1o"]})
    assert yards(table, "Y9-1") == {"Y8", "Y9", "Y11"}  # no bonus is needed, and not the nearest either
    assert table.refused("A", "guard Y9-1", "to Y12-0i") == "ST-178"
    assert table.refused("A", "guard Y9-1", "to Y12") == "ST-178"
    assert table.does("A", "guard Y9-1", "to Y8-0o").guards("Y8") == [f"{kind}0o"]


@pytest.mark.rule("ST-178", "ST-181", "ST-213")
def test_a_stunned_officer_draws_nobody() -> None:
    assert "Y12" in yards(ordered(guards={"Y9": ["S1o"], "Y12": ["O1i"]}), "Y9-1")
    assert "Y12" not in yards(ordered(guards={"Y9": ["S1o"], "Y12": ["O1i stunned"]}), "Y9-1")


@pytest.mark.rule("ST-179", "ST-180", "ST-212", "ST-213", "ST-R62")
def test_an_officer_lets_all_in_his_yard_march_anywhere() -> None:
    table = ordered(guards={"Y9": ["O4i", "S0o", "A2o"]})
    for guard in ("Y9-0", "Y9-2", "Y9-4"):
        assert yards(table, guard) == {"Y8", "Y9", "Y11", "Y12"}
    beside = ordered(guards={"Y9": ["O4i"], "Y8": ["S1i"]})
    assert yards(beside, "Y8-1") == {"Y4", "Y8", "Y9"}  # to be next to him is not enough: not to Y6
    stunned = ordered(guards={"Y9": ["O4i stunned", "S0o"]})
    assert yards(stunned, "Y9-0") == {"Y8", "Y9", "Y11"}


@pytest.mark.rule("ST-218")
def test_samurai_give_no_bonus() -> None:
    assert yards(ordered(guards={"Y9": ["A4i", "S0o"]}), "Y9-0") == {"Y8", "Y9", "Y11"}


@pytest.mark.rule("ST-179", "ST-R62")
def test_from_barracks_any_adjacent_yard() -> None:
    table = ordered(guards={"Y10": ["S1o"], "Y7": ["S4i"]})
    assert yards(table, "Y10-1") == {"Y7", "Y10", "Y11"}
    assert yards(table, "Y7-4") == {"Y5", "Y7", "Y10"}  # beside barracks, not in them: not to Y3


@pytest.mark.rule("ST-R64", "ST-178", "ST-027")
def test_a_full_yard_does_not_block_the_way_but_takes_nobody() -> None:
    table = ordered(guards={"Y9": ["S1o"], "Y8": ["S0i", "S3i"]})
    assert yards(table, "Y9-1") == {"Y9", "Y11"}
    assert table.refused("A", "guard Y9-1", "to Y8-1i") == "ST-027"
    assert table.refused("A", "guard Y9-1", "to Y8") == "ST-027"


# Free moves


@pytest.mark.rule("ST-182", "ST-183", "ST-029")
def test_a_free_move_leads_to_any_adjacent_yard() -> None:
    table = ordered("OC2", guards={**OFFICERS, "Y9": ["S1o"]})
    assert yards(table, "Y9-1") == {"Y8", "Y9", "Y11", "Y12"}
    assert table.refused("A", "guard Y9-1", "to Y6") == "ST-029"
    assert table.does("A", "guard Y9-1", "to Y12-3i").guards("Y12") == ["S3i"]


@pytest.mark.rule("ST-187", "ST-185")
def test_the_figure_moves_freely_and_finds_bodies() -> None:
    table = ordered("DD1", mission="M3", guards={"Y8": ["D2i"]}, bodies=["Y4-1"])
    assert {yard for yard in yards(table, "Y8-2") if ">" not in yard} == {"Y4", "Y5", "Y8", "Y10"}
    assert "tower>J9" in yards(table, "Y8-2")
    table.does("A", "guard Y8-2", "to Y4-4o")
    assert table.guards("Y4") == ["D4o alerted"]
    assert (table.noise, table.bodies("Y4")) == (1, 0)


# One after another


@pytest.mark.rule("ST-174", "ST-175")
def test_one_guard_may_use_several_symbols_each_done_before_the_next() -> None:
    table = ordered(guards={"Y2": ["S3o"]}, bodies=["Y4-5"])
    table.does("A", "guard Y2-3", "to Y4-0o")
    assert (table.guards("Y4"), table.noise, table.bodies("Y4")) == (["S0o alerted"], 1, 0)
    assert table.asked() == {"A": "move-regular"}
    table.does("A", "guard Y4-0", "to Y8-1i")
    assert (table.guards("Y8"), table.guards("Y4"), table.asked()) == (["S1i alerted"], [], {})
    assert table.noise == 1


@pytest.mark.rule("ST-176", "ST-R30")
def test_stunned_guards_are_not_moved() -> None:
    table = ordered(guards={"Y2": ["S3o stunned", "S0i"]})
    assert table.offered("A") == ["guard Y2-0", "decline"]
    assert table.refused("A", "guard Y2-3", "to Y2-3i") == "ST-176"


@pytest.mark.rule("ST-186", "ST-R36")
def test_standing_still_is_no_move_and_turning_is() -> None:
    table = ordered(guards={"Y4": ["S5o", "S2o"]}, bodies=["Y4-1"])
    assert table.refused("A", "guard Y4-5", "to Y4-5o") == "ST-186"
    assert table.refused("A", "guard Y4-5", "to Y4-3o") == "ST-025"
    table.does("A", "guard Y4-5", "to Y4-5i")
    assert (table.guards("Y4"), table.noise, table.bodies("Y4")) == (["S2o", "S5i alerted"], 1, 0)


@pytest.mark.rule("ST-185", "ST-245", "ST-249", "ST-250", "ST-R31", "ST-R32")
def test_a_guard_that_leaves_a_body_and_comes_upon_another_reacts_once() -> None:
    table = ordered(guards={"Y4": ["S5o"]}, bodies=["Y4-1", "Y8-3", "Y6-0"])
    table.does("A", "guard Y4-5", "to Y8-1o")
    assert (table.guards("Y8"), table.noise) == (["S1o alerted"], 1)
    assert (table.bodies("Y4"), table.bodies("Y8"), table.bodies("Y6")) == (0, 0, 1)


# Gates


@pytest.mark.rule("ST-336", "ST-338")
def test_guards_pass_a_closed_gate_as_if_it_were_not_there() -> None:
    table = ordered("OC2", mission="M3", guards={"Y3": ["S1o"], "Y7": ["S2o"]})
    to_gate = [option for option in table.offered("A", "guard Y3-1") if option.startswith("to Y7-")]
    assert to_gate == ["to Y7-0i", "to Y7-0o"] + [f"to Y7-5{facing}" for facing in "io"]
    assert table.refused("A", "guard Y3-1", "to Y7-3i") == "ST-338"
    assert table.refused("A", "guard Y3-1", "to Y7-1i") == "ST-339"
    assert table.refused("A", "guard Y7-2", "to Y3-0i") == "ST-025"
    assert "Y4" in yards(table, "Y7-2")
    assert table.does("A", "guard Y7-2", "to Y7-5i").guards("Y7") == ["S5i"]


# What is known beforehand


@pytest.mark.rule("ST-231", "ST-226", "ST-227", "ST-228")
def test_each_post_says_what_the_guard_would_see_from_it() -> None:
    previews = ordered(guards={"Y4": ["S2i"]}).foreseen("A", "guard Y4-2")
    assert previews["to Y4-5o"] == {"watches": ["B8", "J11"], "finds": False}
    assert previews["to Y4-5i"] == {"watches": ["Y4"], "before": ["B4", "B10"], "finds": False}


@pytest.mark.rule("ST-185", "ST-374")
def test_each_post_says_whether_the_guard_would_find_bodies_there() -> None:
    previews = ordered(guards={"Y2": ["S3o"]}, bodies=["Y4-5"]).foreseen("A", "guard Y2-3")
    assert previews["to Y4-0o"]["finds"] and not previews["to Y5-0o"]["finds"]
    civilian = ordered(guards={"Y2": ["F3o"]}, bodies=["Y5-5"])
    assert civilian.foreseen("A", "guard Y2-3")["to Y5-0o"] == {"finds": False}


@pytest.mark.rule("ST-498", "ST-229")
def test_a_post_that_would_be_its_death_says_so() -> None:
    given = {"mission": "M5", "guards": {"Y16": ["D2o"], "Y13": ["S0i", "S2o"]}, "poisoned": "Y13"}
    previews = ordered("DD1", **given).foreseen("A", "guard Y16-2")
    assert previews["to Y13-4o"] == {"dies": True, "witnessed": ["Y13-0"]}
    assert "dies" not in previews["to Y20-4o"]


@pytest.mark.rule("ST-385", "ST-396")
def test_a_post_beside_footprints_or_a_torch_says_where_the_guard_will_turn() -> None:
    """At night the torch on teal J7 is out."""
    snow = ordered(options={"snow": True}, guards={"Y2": ["S3o"]}, footprints={"J11": 1})
    night = ordered(options={"night": True}, guards={"Y2": ["S3o"]})
    for table, junction in ((snow, "J11"), (night, "J7")):
        told = table.foreseen("A", "guard Y2-3")
        assert told["to Y4-1o"] == {"heeds": [junction], "finds": False}
        assert told["to Y2-2o"] == {"watches": ["B2", "J5"], "finds": False}
