"""Moving by areas (OK-283 to OK-292)."""

from __future__ import annotations

import pytest

from tests.games.okko.sitting import Sitting


@pytest.mark.rule("OK-283", "OK-287")
def test_a_move_crosses_as_many_areas_as_the_speed_and_ends_on_any_free_space() -> None:
    sitting = Sitting("S1", {"NSH": "A04.31"})
    offered = sitting.offered("B", "move")
    assert {"to A04.00", "to A04.01", "to A04.10", "to A04.11"} <= set(offered)
    assert "to C01a.0" in offered and "to B03.20" not in offered


@pytest.mark.rule("OK-284")
def test_whoever_starts_beside_an_opponent_gets_one_area_far() -> None:
    sitting = Sitting("S1", {"NSH": "B03.20"}, {"ninja": ["B03.24"]})
    areas = {id.split()[1].split(".")[0] for id in sitting.offered("B", "move")}
    assert areas == {"B03", "C01a"}
    assert sitting.blocked("B", "move")["into A04.b"] == "OK-284"


@pytest.mark.rule("OK-285")
def test_a_move_may_change_space_inside_the_area() -> None:
    sitting = Sitting("S1", {"NSH": "B03.20"}, {"ninja": ["B03.22"]})
    sitting.does("B", "move", "to B03.24")
    assert sitting.space("NSH") == "B03.24"


@pytest.mark.rule("OK-288", "OK-289", "OK-292")
def test_opponents_close_an_area_and_allies_do_not() -> None:
    full = ["B05.00", "B05.01", "B05.10", "B05.11"]
    hero = Sitting("S1", {"SET": "B05.02"}, {"ashigaru": full})
    assert not any(id in hero.offered("B", "move") for id in ("to B05.00", "to B05.11"))
    agent = Sitting("S1", {"SET": "A04.00"}, {"samurai": ["B05.02"], "ashigaru": full}, at="agent", alarm=True)
    assert "to B05.20" in agent.offered("A", "move")


@pytest.mark.rule("OK-265")
def test_heroes_never_stop_on_reinforcement_spaces() -> None:
    assert Sitting("S1", {"NSH": "A04.34"}).refused("B", "move", "to A04.44") == "OK-265"


@pytest.mark.rule("OK-129", "OK-154")
def test_speed_is_how_many_areas_one_move_crosses_and_a_modifier_changes_it() -> None:
    slow = Sitting("S1", {"NSH": "A04.31"})
    fast = Sitting("S1", {"NSH": {"at": "A04.31", "right": ["NSH-7"]}})
    assert (slow.value("NSH", "speed"), fast.value("NSH", "speed")) == (2, 4)
    assert "to B03.20" in fast.offered("B", "move") and "to B03.20" not in slow.offered("B", "move")


@pytest.mark.rule("OK-259", "OK-R165")
def test_blue_spaces_and_orange_ones_without_a_card_have_no_effect() -> None:
    sitting = Sitting("S1", {"SET": "B03.20"})
    sitting.does("B", "move", "to B03.12")
    assert sitting.said() == ["moved"], "orange"
    sitting.does("B", "move", "to B03.11")
    assert sitting.said() == ["moved"] and "test" not in sitting.offered("B")


@pytest.mark.rule("OK-291")
def test_each_move_costs_one_action() -> None:
    sitting = Sitting("S1", {"NSH": "A04.31"})
    sitting.does("B", "move", "to A04.30").does("B", "move", "to A04.00").does("B", "move", "to A04.22")
    assert sitting.refused("B", "move") == "OK-291"


@pytest.mark.rule("OK-286", "OK-203", "OK-R48", "OK-289")
def test_an_idle_mortal_thrall_halts_a_hero_who_enters_its_area() -> None:
    sitting = Sitting("S1", {"SET": "C01a.2"}, {"ashigaru": ["B03.24"]})
    assert "to B03.21" in sitting.offered("B", "move")
    assert "to B03.31" not in sitting.offered("B", "move"), "beyond the thrall"
    assert sitting.blocked("B", "move")["into B03.a"] == "OK-289"
    assert sitting.foreseen("B", "move")["to B03.21"]["halted"]
    assert not sitting.foreseen("B", "move")["to C01a.0"]["halted"]


@pytest.mark.rule("OK-257", "OK-258")
def test_a_move_ends_on_any_free_space_and_never_on_a_taken_one() -> None:
    sitting = Sitting("S1", {"NSH": "A04.31", "OKK": "A04.22"})
    offered = sitting.offered("B", "move")
    assert {"to A04.02", "to A04.20", "to A04.24", "to A04.42"} <= set(offered)
    assert sitting.refused("B", "move", "to A04.22") == "OK-257"


@pytest.mark.rule("OK-290", "OK-R46", "OK-R47", "OK-289")
def test_tokens_take_a_space_but_neither_halt_nor_close_an_area() -> None:
    sitting = Sitting(
        "S3", {"SET": "A01.20"}, courtiers={"COU-2": "A01.21"}, tokens={"EVI-1": "A01.03", "CHE-1": "A01.22"}
    )
    for space in ("A01.21", "A01.03", "A01.22"):
        assert sitting.refused("B", "move", f"to {space}") == "OK-290"
    assert "to A01.33" in sitting.offered("B", "move")
    assert not any(rule == "OK-289" for rule in sitting.blocked("B", "move").values())
    assert "attack" not in sitting.offered("B"), "a courtier is nobody's opponent"


@pytest.mark.rule("OK-R46")
def test_the_letter_lies_on_a_space_that_can_be_stood_on() -> None:
    assert "to B06.44" in Sitting("S1", {"SET": "B06.33"}).offered("B", "move")


@pytest.mark.rule("OK-R44")
def test_heroes_cross_reinforcement_spaces_without_stopping() -> None:
    """C03a is purple at its end: the area can be crossed, the space not stopped on."""
    sitting = Sitting("S1", {"SET": "B05.20"})
    assert "to B06.24" in sitting.offered("B", "move")
    assert sitting.refused("B", "move", "to C03a.0") == "OK-265"


@pytest.mark.rule("OK-R45")
def test_an_area_where_the_move_must_end_without_a_free_space_cannot_be_entered() -> None:
    full = {"ashigaru": ["A08.30"]}
    sitting = Sitting("S7", {"OKK": "A08.31", "NOB": "A08.40"}, full)
    assert not [id for id in sitting.offered("B", "move") if id in ("to A08.30", "to A08.40")]
    assert sitting.blocked("B", "move")["to A08.40"] == "OK-257"


@pytest.mark.rule("OK-283", "OK-R42")
def test_without_speed_a_hero_still_leaves_an_opponent_and_changes_space() -> None:
    stunned = {"at": "B03.20", "right": ["NOB-1", "WND-1"]}
    alone = Sitting("S1", {"NOB": stunned})
    assert alone.value("NOB", "speed") == 0
    assert {id.split()[1][:3] for id in alone.offered("B", "move")} == {"B03"}
    assert alone.blocked("B", "move")["into C01a.a"] == "OK-R42"
    beside = Sitting("S1", {"NOB": stunned}, {"ashigaru": ["B03.21"]})
    assert "to C01a.1" in beside.offered("B", "move")


@pytest.mark.rule("OK-R49", "OK-284")
def test_the_next_action_after_leaving_an_opponent_has_full_speed() -> None:
    sitting = Sitting("S1", {"NSH": "B03.20"}, {"ninja": ["B03.24"]})
    sitting.does("B", "move", "to C01a.2")
    assert "to A04.31" in sitting.does("B", "move", "to A04.24").offered("B", "move")


@pytest.mark.rule("OK-R50", "OK-288")
def test_an_area_full_of_allies_and_tokens_can_be_crossed_but_not_stopped_in() -> None:
    sitting = Sitting(
        "S3",
        {"SET": "A01.30", "OKK": "A01.40"},
        courtiers={"COU-2": "A01.41"},
    )
    offered = sitting.offered("B", "move")
    assert "to A01.40" not in offered and "to A01.41" not in offered
    assert "to A01.42" in offered


@pytest.mark.rule("OK-R51", "OK-280")
def test_changing_space_on_a_prohibited_tile_calls_for_no_sneak_test() -> None:
    sitting = Sitting("S1", {"SET": "B06.21"}, {"ashigaru": ["B06.24"]})
    sitting.does("B", "move", "to B06.22")
    assert sitting.said() == ["moved"]


@pytest.mark.rule("OK-176")
def test_followers_move_under_the_same_limits_as_heroes() -> None:
    sitting = Sitting(
        "S1", {"OKK": "C01a.1"}, {"ashigaru": ["B03.24"]}, allies={"FOL-1a": ("OKK", "C01a.2")}, at="activation"
    )
    sitting.does("B", "rest")
    assert "to B03.21" in sitting.offered("B", "move")
    assert sitting.blocked("B", "move")["into B03.a"] == "OK-289"
    assert sitting.refused("B", "move", "to C01a.1") == "OK-257"


@pytest.mark.rule("OK-145")
def test_smoke_bombs_are_given_up_for_one_move_that_nobody_halts() -> None:
    """EQ-31: the choice comes between the action and the space."""
    sitting = Sitting("S1", {"SET": {"at": "B03.20", "supplies": ["EQ-31"]}}, {"ashigaru": ["B03.24"]})
    assert "to B03.00" in sitting.offered("B", "move")
    assert "to A04.22" not in sitting.offered("B", "move")
    assert "to A04.22" in sitting.offered("B", "move", "use equipment EQ-31")
    sitting.does("B", "move", "use equipment EQ-31", "to A04.22")
    assert sitting.space("SET") == "A04.22" and sitting.hero("SET").supplies == ()
    assert sitting.said() == ["used", "discarded", "moved"]


@pytest.mark.rule("OK-192")
def test_coils_make_leaving_the_area_cost_two_actions() -> None:
    sitting = Sitting("S3", {"SET": "A01.20"}, {"kuro-hebi": ["A01.21"]})
    assert sitting.foreseen("B", "move")["to A01.01"]["takes"] == 2
    assert sitting.foreseen("B", "move")["to A01.30"]["takes"] == 1
    sitting.does("B", "move", "to A01.30").does("B", "move", "to A01.20")
    assert sitting.refused("B", "move", "to A01.01") == "OK-192"


@pytest.mark.rule("OK-180")
def test_the_grasp_of_tsuchi_keeps_an_agent_in_its_area() -> None:
    sitting = Sitting(
        "S1",
        {"NSH": "A04.00"},
        {"samurai": ["B03.21"]},
        allies={"KAM-4b": ("NSH", "B03.20")},
        alarm=True,
        at="agent",
    )
    assert {id.split()[1][:4] for id in sitting.offered("A", "move")} == {"B03."}
    assert sitting.blocked("A", "move")["into B03.a"] == "OK-180"


@pytest.mark.rule("OK-E09", "OK-E10", "OK-E11", "OK-E13")
def test_the_examples_of_moving() -> None:
    one = Sitting("S1", {"NSH": "A04.31"})
    assert {f"to A04.{cell}" for cell in ("00", "01", "10", "11")} <= set(one.offered("B", "move"))
    two = Sitting("S1", {"NSH": "B03.20"}, {"ninja": ["B03.22"]})
    reached = {id.split()[1] for id in two.offered("B", "move")}
    assert {space.split(".")[0] for space in reached} == {"B03", "C01a"}
    two.does("B", "move", "to B03.24")
    assert two.space("NSH") == "B03.24"
    full = ["B05.00", "B05.01", "B05.10", "B05.11"]
    hero = Sitting("S1", {"SET": "B05.02"}, {"ashigaru": full})
    assert hero.blocked("B", "move")["to B05.00"] == "OK-257"
    assert "to B05.20" in hero.offered("B", "move"), "by the way round"
    samurai = Sitting("S1", {"SET": "A04.00"}, {"samurai": ["B05.02"], "ashigaru": full}, at="agent", alarm=True)
    assert "to B05.20" in samurai.offered("A", "move")


@pytest.mark.rule("OK-E19", "OK-066")
def test_the_example_of_an_activation() -> None:
    sitting = Sitting("S6", {"NOB": {"at": "C04b.1", "right": ["NOB-2"]}, "OKK": "A04.31"}, {"ninja": ["M01.12"]})
    sitting.does("B", "move", "to M01.13").dice(combat=[1, 1, 1, 1], action=[1, 1])
    sitting.does("B", "attack", "melee ninja-1")
    assert sitting.space("ninja-1") == ""
    sitting.does("B", "move", "to M01.11")
    assert sitting.refused("B", "test") == "OK-336"
