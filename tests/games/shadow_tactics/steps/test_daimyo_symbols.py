"""The Daimyo's other symbols: deploy, spread alarm, search, power (section J)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting


def follows(card: str, **given: Any) -> Sitting:
    """A prepared card is played by its bottom part."""
    return Sitting(at="orders", active=[card], **given).does("A", f"follow {card}")


# Deploy


@pytest.mark.rule("ST-168", "ST-171", "ST-169", "ST-025", "ST-027")
def test_new_guards_stand_calm_on_free_posts_of_barracks_facing_either_way() -> None:
    table = follows("OC3", guards={"Y2": ["S0i"], "Y10": ["S1i", "S4i"]})
    posts = [f"to Y2-{corner}{facing}" for corner in (2, 3, 4) for facing in "io"]
    assert table.offered("A") == [*posts, "decline"]
    assert table.refused("A", "to Y2-1i") == "ST-025"
    assert table.refused("A", "to Y10") == "ST-027"
    assert table.refused("A", "to Y4-1i") == "ST-169"
    assert table.refused("A", "to Y4") == "ST-169"
    table.does("A", "to Y2-2o")
    assert table.guards("Y2") == ["S0i", "S2o"]
    assert table.does("A", "to Y2-4i").guards("Y2") == ["S0i", "S2o", "S4i"]
    assert table.asked() == {}


@pytest.mark.rule("ST-170", "ST-027", "ST-R37")
def test_full_barracks_take_nobody() -> None:
    table = follows("OC3", guards={"Y2": ["S0i", "S3i"], "Y10": ["S1i", "S3i", "S5i"]})
    assert table.said() == ["followed", "skipped", "ordered"]
    assert len(table.state.all_guards()) == 5
    one = follows("OC3", guards={"Y2": ["S0i", "S3i"], "Y10": ["S1i", "S3i"]}).does("A", "to Y10-5o")
    assert (one.said(), one.asked()) == (["deployed", "skipped", "ordered"], {})
    declined = follows("OC3").does("A", "decline").does("A", "decline")
    assert declined.state.all_guards() == []


@pytest.mark.rule("ST-173", "ST-R101")
def test_only_figures_that_are_off_the_board_are_deployed() -> None:
    everywhere = {**{f"Y{yard}": ["S0i", "S3i"] for yard in range(1, 13)}, "Y2": ["S0i", "S2i"]}
    full = follows("OC3", guards=everywhere)
    assert full.said() == ["followed", "skipped", "ordered"]
    last = follows("OC3", guards={**everywhere, "Y1": ["S0i"]})
    last.does("A", "to Y2-4i")
    assert (last.said(), last.asked()) == (["deployed", "skipped", "ordered"], {})
    assert follows("OC4", guards=everywhere).asked() == {"A": "deploy"}  # an Officer


@pytest.mark.rule("ST-172", "ST-246", "ST-R35")
def test_one_of_those_deployed_together_finds_the_bodies() -> None:
    table = follows("OC3", guards={"Y2": ["S0o"]}, bodies=["Y2-3", "Y2-5"])
    table.does("A", "to Y2-2i").does("A", "to Y2-4i")
    assert table.asked() == {"A": "finder"}
    assert table.offered("A") == ["choose Y2-2", "choose Y2-4"]
    assert table.blocked("A") == {"choose Y2-0": "ST-R35"}
    table.does("A", "choose Y2-4")
    assert table.guards("Y2") == ["S0o", "S2i", "S4i alerted"]
    assert (table.noise, table.bodies("Y2")) == (1, 0)


@pytest.mark.rule("ST-172", "ST-246")
def test_in_each_barracks_somebody_finds_what_lies_there() -> None:
    table = follows("OC3", bodies=["Y2-3", "Y10-3", "Y4-1"])
    table.does("A", "to Y2-0o").does("A", "to Y10-0o")
    assert (table.guards("Y2"), table.guards("Y10")) == (["S0o alerted"], ["S0o alerted"])
    assert (table.noise, table.body_posts(), table.asked()) == (2, ["Y4-1"], {})


@pytest.mark.rule("ST-246")
def test_before_a_guard_is_deployed_it_is_said_what_it_would_see_and_find() -> None:
    previews = follows("OC3", bodies=["Y2-3"]).foreseen("A")
    assert previews["to Y2-0o"] == {"watches": ["B5", "J2"], "finds": True}
    assert previews["to Y10-0o"]["finds"] is False


# Spread alarm


@pytest.mark.rule("ST-188", "ST-189", "ST-264")
def test_the_alarm_spreads_to_one_more_guard_of_a_yard() -> None:
    table = follows("OC6", guards={"Y4": ["S1i alerted", "S3o", "S5o stunned"], "Y2": ["S0i"]})
    assert table.offered("A") == ["choose Y4-3", "decline"]
    assert table.blocked("A") == {"choose Y2-0": "ST-188", "choose Y4-1": "ST-188", "choose Y4-5": "ST-264"}
    assert table.refused("A", "choose Y2-0") == "ST-188"
    table.does("A", "choose Y4-3")
    assert table.guards("Y4") == ["S1i alerted", "S3o alerted", "S5o stunned"]
    assert table.noise == 0


@pytest.mark.rule("ST-188", "ST-189", "ST-193")
def test_it_spreads_on_or_not_at_all() -> None:
    three = {"Y4": ["S1i alerted", "S3o", "S5o"]}
    table = Sitting(at="orders", alarm="full", hand=["OC6"], guards=three).does("A", "play OC6")
    table.does("A", "choose Y4-3").does("A", "choose Y4-5")
    assert table.guards("Y4") == ["S1i alerted", "S3o alerted", "S5o alerted"]
    declined = follows("OC6", guards=three).does("A", "decline")
    assert declined.guards("Y4") == three["Y4"]


@pytest.mark.rule("ST-223", "ST-222")
def test_the_figure_cannot_be_chosen_but_its_own_alarm_spreads() -> None:
    table = follows("OC6", mission="M3", guards={"Y8": ["D2i", "A5o alerted"]})
    assert table.said() == ["followed", "skipped"]
    table = follows("OC6", mission="M3", guards={"Y8": ["D2i", "A5o alerted"], "Y5": ["S1o", "S3i alerted"]})
    assert table.offered("A") == ["choose Y5-1", "decline"]
    assert table.refused("A", "choose Y8-2") == "ST-223"
    assert table.refused("A", "choose Y5-3") == "ST-188"
    table = follows("OC6", mission="M3", guards={"Y8": ["D2i alerted", "A5o"]})
    assert table.offered("A") == ["choose Y8-5", "decline"]


@pytest.mark.rule("ST-373", "ST-377", "ST-188")
def test_civilians_are_not_chosen() -> None:
    table = follows("OC6", guards={"Y4": ["S1i alerted", "S3o", "F5o"], "Y2": ["H0i"]})
    assert table.refused("A", "choose Y4-5") == "ST-373"
    assert table.refused("A", "choose Y2-0") == "ST-377"


# Search


@pytest.mark.rule("ST-190", "ST-R75", "ST-R77")
@pytest.mark.parametrize(
    "guard, found", [("S3o alerted", True), ("S3o", False), ("S3o stunned", False), ("S3i alerted", False)]
)
def test_a_search_finds_who_hides_before_an_alerted_guard(guard: str, found: bool) -> None:
    table = Sitting(at="refresh", searching=True, guards={"Y1": [guard]}, HAY={"bush": "B7"}, AIK={"bush": "B10"})
    assert (table.ninja("HAY").found, table.ninja("HAY").damage) == (found, int(found))
    assert (table.ninja("AIK").found, table.ninja("AIK").damage) == (False, 0)


@pytest.mark.rule("ST-190", "ST-160")
def test_without_a_search_nobody_is_found() -> None:
    table = follows("OC5", guards={"Y1": ["S3o alerted"]}, HAY={"bush": "B7"}, on=True)
    assert table.foreseen("A")["search"] == {"caught": ["B7"]}
    table.does("A", "decline").does("A", "decline")
    assert (table.state.round, table.ninja("HAY").damage) == (2, 0)


@pytest.mark.rule("ST-190", "ST-R75", "ST-R77")
def test_who_is_found_is_judged_in_the_refresh_phase() -> None:
    given = {"guards": {"Y1": ["S3o"]}, "HAY": {"bush": "B7"}, "AIK": {"bush": "B7", "programme": ["AIK-Mt"]}}
    table = follows("OC9", **given, on=True)  # SRCH, SPR: the guard is calm
    assert table.asked() == {"A": "search"}
    table.does("A", "search")
    table.does("C", "exit B10")
    assert (table.ninja("HAY").damage, table.state.searching) == (0, False)  # a calm guard searches nothing
    alerted = follows("OC9", **{**given, "guards": {"Y1": ["S3o alerted"]}}, on=True).does("A", "search")
    alerted.does("C", "exit B10")
    assert (alerted.ninja("HAY").damage, alerted.ninja("AIK").damage) == (1, 0)


@pytest.mark.rule("ST-191", "ST-R75")
def test_several_searches_and_guards_cost_one_health() -> None:
    guards = {"Y1": ["S3o alerted", "S0i"], "Y6": ["S2o alerted"]}
    table = Sitting(at="orders", active=["OC5", "OC5"], guards=guards, HAY={"bush": "B7"}, on=True)
    table.does("A", "follow OC5").does("A", "search").does("A", "decline").does("A", "follow OC5")
    assert "skipped" in table.said()
    table.does("A", "decline")
    assert table.ninja("HAY").damage == 1


@pytest.mark.rule("ST-R76")
def test_a_ninja_without_health_is_found_too() -> None:
    table = Sitting(at="refresh", searching=True, guards={"Y1": ["S3o alerted"]}, HAY={"bush": "B7", "damage": 3})
    assert (table.ninja("HAY").found, table.ninja("HAY").damage) == (True, 3)


# Power

STRONG = {"Y3": ["S1i alerted", "S3o"]}


@pytest.mark.rule("ST-192", "ST-R144", "ST-R79")
def test_the_power_takes_one_off_the_time_once_a_round() -> None:
    table = Sitting(at="orders", active=["OC7", "OC7"], guards=STRONG, time=9)
    table.does("A", "follow OC7").does("A", "power")
    assert table.state.time == 8
    table.does("A", "follow OC7")
    assert table.said() == ["followed", "skipped", "ordered"]
    assert (table.state.time, table.asked()) == (8, {})


@pytest.mark.rule("ST-192", "ST-R144")
def test_the_next_round_it_may_be_used_again() -> None:
    table = Sitting(at="refresh", part="time", on=True, power_used=True, active=["OC7"], guards=STRONG, time=9).silence(
        "programme", "ready"
    )
    assert table.does("A", "follow OC7").asked() == {"A": "power"}


@pytest.mark.rule("ST-193", "ST-160")
def test_the_power_may_be_declined_and_kept_for_a_later_card() -> None:
    table = Sitting(at="orders", active=["OC7", "OC7"], guards=STRONG, time=9)
    table.does("A", "follow OC7").does("A", "decline").does("A", "follow OC7")
    assert (table.state.time, table.asked()) == (9, {"A": "power"})


@pytest.mark.rule("ST-192", "ST-R81")
def test_the_condition_must_hold_at_that_moment() -> None:
    table = Sitting(at="orders", active=["OC6", "OC7"], guards={"Y3": ["S1i"], "Y5": ["S1o alerted"]}, time=9)
    assert table.does("A", "follow OC7").said() == ["followed", "skipped", "ordered"]
    table = Sitting(at="orders", active=["OC2", "OC7"], guards={"Y3": ["S1i"], "Y5": ["S1o alerted"]}, time=9)
    table.does("A", "follow OC2").does("A", "guard Y5-1", "to Y3-3o").does("A", "decline")
    assert table.does("A", "follow OC7").asked() == {"A": "power"}


@pytest.mark.rule("ST-194", "ST-R80", "ST-208")
def test_the_power_that_empties_the_track_ends_the_mission_at_once() -> None:
    table = Sitting(at="orders", hand=["OC1"], active=["OC7"], guards=STRONG, time=1)
    table.does("A", "follow OC7").does("A", "power")
    assert table.over == ("time", "daimyo")
    assert table.orders("hand") == ["OC1"]
