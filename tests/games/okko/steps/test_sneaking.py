"""Prohibited tiles and sneaking (OK-275 to OK-282)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting

FAR = ["B06.00", "B06.41"]
"""Ashigaru of the prohibited apartments, far from its door."""


def at_the_door(hero: str = "NOB", **more: Any) -> Sitting:
    """Beside the Daimyo's Apartments (sneak 3)."""
    return Sitting("S1", {hero: {"at": "C03a.2", **more}}, {"ashigaru": FAR})


@pytest.mark.rule("OK-275", "OK-276", "OK-277", "OK-282")
def test_whoever_ends_a_move_on_a_prohibited_tile_makes_a_speed_test_for_free() -> None:
    sitting = at_the_door().dice(test=[0, 1, 1])
    sitting.does("B", "move", "to B06.24")
    assert sitting.said() == ["moved", "tested"]
    assert sitting.asked() == {"B": "turn"}
    sitting.does("B", "move", "to B06.23").does("B", "move", "to B06.22")
    assert sitting.refused("B", "move") == "OK-291", "two actions were left after the move that was sneaked"


@pytest.mark.rule("OK-278", "OK-279", "OK-R96", "OK-R97", "OK-R35")
def test_after_a_fail_the_thralls_close_in_and_each_strikes_once() -> None:
    sitting = at_the_door().dice(test=[2, 1, 0], combat=[1, 1, 0, 0])
    sitting.does("B", "move", "to B06.24")
    assert sitting.asked() == {"A": "surround"}
    assert sitting.blocked("A")["done"] == "OK-278", "whoever can stand beside the hero must"
    assert set(sitting.offered("A", "on ashigaru-1")) == {"to B06.23", "to B06.34", "to C03a.2"}
    sitting.does("A", "on ashigaru-1", "to B06.23").does("A", "on ashigaru-2", "to C03a.2")
    assert sitting.asked() == {"B": "next-striker"}, "the hero's side orders what happens at once"
    assert sitting.refused("B", "on ninja-1") == "OK-279"
    sitting.does("B", "on ashigaru-2")
    assert sitting.said().count("attacked") == 2
    assert not sitting.state.agents[0].activated
    assert sitting.asked() == {"B": "turn"}


@pytest.mark.rule("OK-R96", "OK-279")
def test_thralls_without_a_space_beside_the_hero_go_to_its_area_or_stay_and_do_not_strike() -> None:
    thralls = {"ashigaru": [*FAR, "B06.31", "B06.12"]}
    sitting = Sitting("S1", {"NOB": "C03a.2"}, thralls).dice(test=[2, 2, 2], combat=[0] * 6)
    sitting.does("B", "move", "to B06.24").does("A", "on ashigaru-1", "to B06.23")
    sitting.does("A", "on ashigaru-2", "to C03a.2").does("A", "on ashigaru-3", "to B06.34")
    offered = sitting.offered("A", "on ashigaru-4")
    assert "to B06.21" in offered and "to C03a.1" not in offered
    sitting.does("A", "done").silence("next-striker")
    assert sitting.space("ashigaru-4") == "B06.12"
    assert [event.kind.name for event in sitting.events].count("attacked") == 3


@pytest.mark.rule("OK-R96")
def test_lieutenants_close_in_as_well_and_supernatural_creatures_do_not() -> None:
    sitting = Sitting("S4", {"NOB": "C04a.2"}, {"hiroji": ["B06.00"], "yurei": ["B06.41"]}).dice(test=[2, 2, 2])
    sitting.does("B", "move", "to B06.20")
    assert sitting.offered("A") == ["on hiroji-1"]


@pytest.mark.rule("OK-R100", "OK-R162")
def test_a_failed_test_on_an_empty_tile_does_nothing_and_the_activation_goes_on() -> None:
    sitting = Sitting("S1", {"NOB": "C03a.2"}).dice(test=[2, 2, 2])
    sitting.does("B", "move", "to B06.24")
    assert sitting.said() == ["moved", "tested"] and sitting.asked() == {"B": "turn"}
    assert "move" in sitting.offered("B")


@pytest.mark.rule("OK-280", "OK-R05")
def test_one_test_for_each_stay_and_none_for_passing_through() -> None:
    sitting = at_the_door("SET").dice(test=[0, 0])
    sitting.does("B", "move", "to B06.24").does("B", "move", "to B06.12")
    assert "tested" not in sitting.said()
    back = Sitting("S1", {"SET": {"at": "B06.24", "left": ["SET-4"]}}).dice(test=[0, 0])
    back.does("B", "move", "to C03a.2")
    assert back.said() == ["moved"]
    back.does("B", "move", "to B06.24")
    assert back.said() == ["moved", "tested"], "coming back calls for a new test"
    through = Sitting("S3", {"SET": {"at": "C01b.2", "right": ["SET-4"]}})
    through.does("B", "move", "to C02b.2")
    assert through.said() == ["moved"], "across the Tea House without a stop"


@pytest.mark.rule("OK-281")
def test_a_red_circle_fails_without_a_roll_whatever_a_card_says() -> None:
    sitting = Sitting("S8", {"NSH": {"at": "C03b.2", "left": ["NSH-7"]}, "OKK": "A06.10"}, {"samurai": ["M04.34"]})
    sitting.does("B", "move", "to M04.20")
    assert sitting.said() == ["moved", "failed-unrolled"]
    assert sitting.asked() == {"A": "surround"}


@pytest.mark.rule("OK-R163", "OK-016", "OK-243")
def test_a_card_passes_the_test_of_a_hero_who_may_make_none_and_that_counts_for_her_mission() -> None:
    setsuka = {"at": "C01b.2", "left": ["SET-W"], "mission": 2}
    agents, court = {"ashigaru": ["B04.10"]}, {"COU-4": "A01.00"}
    sitting = Sitting("S3", {"SET": setsuka}, agents, clues=["COU-4"], courtiers=court)
    sitting.does("B", "courtier COU-4").does("B", "move", "to B04.20")
    assert sitting.said() == ["moved", "passed-unrolled", "feat"] and sitting.asked() == {"B": "turn"}
    alone = Sitting("S3", {"SET": setsuka}, agents).does("B", "move", "to B04.20")
    assert alone.said() == ["moved", "failed-unrolled"] and alone.asked() == {"A": "surround"}


@pytest.mark.rule("OK-R163")
def test_a_card_that_forbids_tests_fails_the_sneak_test_unless_another_passes_it() -> None:
    fury = at_the_door("NOB", left=["NOB-W"])
    fury.does("B", "move", "to B06.24")
    assert fury.said()[:2] == ["moved", "failed-unrolled"]
    mist = at_the_door("NSH", left=["NSH-7"])
    mist.does("B", "move", "to B06.24")
    assert mist.said()[:2] == ["moved", "passed-unrolled"] and mist.asked() == {"B": "turn"}


@pytest.mark.rule("OK-010", "OK-R143")
def test_a_silent_step_rolls_one_die_fewer() -> None:
    assert Sitting("S3", {"SET": "C01b.2"}).foreseen("B", "move")["to B04.20"]["dice"] == 1
    assert Sitting("S3", {"NSH": "C01b.2"}).foreseen("B", "move")["to B04.20"]["dice"] == 2


@pytest.mark.rule("OK-R98")
def test_a_talent_of_ones_own_is_a_movement_and_being_hurled_is_none() -> None:
    leap = at_the_door("NOB", left=["NOB-3"]).dice(test=[0, 0, 0])
    leap.does("B", "use card NOB-3", "to B06.24")
    assert "tested" in leap.said()
    hurled = Sitting("S1", {"NOB": {"at": "C03a.2", "left": ["NOB-7"]}, "OKK": "C03a.1"}, {"ashigaru": FAR})
    hurled.does("B", "use card NOB-7", "on OKK", "to B06.24")
    assert hurled.space("OKK") == "B06.24" and "tested" not in hurled.said()


@pytest.mark.rule("OK-179")
def test_followers_and_kami_never_sneak() -> None:
    sitting = Sitting("S1", {"OKK": "C03a.1"}, {"ashigaru": FAR}, allies={"FOL-1a": ("OKK", "C03a.2")}, at="activation")
    sitting.does("B", "rest").does("B", "move", "to B06.24")
    assert sitting.said()[0] == "moved" and "tested" not in sitting.said()
    assert sitting.space("tikku") == "B06.24"


@pytest.mark.rule("OK-R99", "OK-R95")
def test_sneak_tests_go_on_after_the_alarm_and_their_attacks_raise_none() -> None:
    alarmed = Sitting("S1", {"NOB": "C03a.2"}, {"ashigaru": FAR}, alarm=True).dice(test=[0, 0, 0])
    alarmed.does("B", "move", "to B06.24")
    assert "tested" in alarmed.said()
    quiet = at_the_door().dice(test=[2, 2, 2], combat=[0, 0, 0, 0])
    quiet.does("B", "move", "to B06.24").does("A", "on ashigaru-1", "to B06.23")
    quiet.does("A", "on ashigaru-2", "to C03a.2").silence("next-striker")
    assert not quiet.state.alarm


@pytest.mark.rule("OK-276")
def test_a_move_that_calls_for_a_sneak_test_says_so_beforehand() -> None:
    sitting = at_the_door()
    ahead = sitting.foreseen("B", "move")["to B06.24"]
    assert (ahead["sneak"], ahead["dice"], ahead["value"], ahead["chance"], ahead["thralls"]) == (3, 3, 2, 37, 2)
    assert sitting.foreseen("B", "move")["to C03a.1"]["sneak"] == 0
