"""The refresh phase: its order, noise and alarm, time (section K)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

LEVELS = ("none", "half", "full")


def refreshed(**given: Any) -> Sitting:
    return Sitting(at="refresh", **given).start()


def alarm(table: Sitting) -> tuple[str, int]:
    return LEVELS[table.state.alarm], table.noise


# Noise and alarm


@pytest.mark.rule("ST-200", "ST-201", "ST-202", "ST-203", "ST-204", "ST-R70", "ST-R72", "ST-R74")
@pytest.mark.parametrize(
    "before, noise, after",
    [
        ("none", 3, ("full", 0)),
        ("none", 5, ("full", 0)),
        ("none", 2, ("none", 0)),
        ("none", 0, ("none", 0)),
        ("full", 2, ("half", 2)),
        ("full", 3, ("full", 0)),
        ("half", 2, ("none", 2)),
        ("half", 3, ("full", 0)),
    ],
)
def test_noise_makes_the_alarm(before: str, noise: int, after: tuple[str, int]) -> None:
    assert alarm(refreshed(alarm=before, noise=noise)) == after


@pytest.mark.rule("ST-200", "ST-006", "ST-R74")
def test_the_threshold_is_the_number_of_ninjas() -> None:
    assert alarm(refreshed(seats=5, noise=3)) == ("none", 0)
    assert alarm(refreshed(seats=5, noise=4)) == ("full", 0)


@pytest.mark.rule("ST-200", "ST-202", "ST-203", "ST-204", "ST-R72")
def test_the_alarm_curve() -> None:
    level, noise = "none", 0
    seen = []
    for more in (3, 1, 1, 0):
        level, noise = alarm(refreshed(alarm=level, noise=noise + more))
        seen.append((level, noise))
    assert seen == [("full", 0), ("half", 1), ("none", 2), ("none", 0)]


@pytest.mark.rule("ST-203", "ST-206", "ST-R73")
@pytest.mark.parametrize(
    "before, noise, calm", [("half", 2, True), ("half", 3, False), ("full", 0, False), ("none", 0, False)]
)
def test_guards_calm_down_only_when_half_drops_to_none(before: str, noise: int, calm: bool) -> None:
    table = refreshed(alarm=before, noise=noise, guards={"Y4": ["S1o alerted", "O3i"]})
    assert table.guards("Y4") == ["S1o" if calm else "S1o alerted", "O3i"]


@pytest.mark.rule("ST-R71")
def test_noise_has_no_effect_before_the_refresh_phase() -> None:
    table = Sitting(at="orders", noise=7, hand=["OC5"], guards={"Y4": ["S1o"]})
    assert "prepare OC5" in table.offered("A")
    assert alarm(table) == ("none", 7)


# Order


@pytest.mark.rule("ST-195", "ST-R78", "ST-196")
def test_the_steps_come_in_order() -> None:
    guards = {"Y1": ["S3o alerted"], "Y4": ["S1o stunned", "S3o stunned"]}
    table = refreshed(
        searching=True, alarm="half", guards=guards, tapped=["OC5"], deck=["OC1"] * 3, HAY={"bush": "B7"}, time=5
    )
    kinds = ["found", "hurt", "recovered", "drew", "untapped", "calmed", "alarm", "time"]
    assert [kind for kind in table.said() if kind in kinds] == kinds


@pytest.mark.rule("ST-195", "ST-252", "ST-R33", "ST-R78", "ST-244")
def test_a_guard_that_wakes_to_a_body_finds_it_in_time_for_the_alarm() -> None:
    table = refreshed(guards={"Y4": ["S2i stunned"]}, bodies=["Y4-5"], noise=2)
    assert table.guards("Y4") == ["S2i alerted"]
    assert table.bodies("Y4") == 0
    assert alarm(table) == ("full", 0)


@pytest.mark.rule("ST-252", "ST-235", "ST-243")
def test_one_that_looks_out_wakes_to_nothing() -> None:
    table = refreshed(guards={"Y4": ["S2o stunned"]}, bodies=["Y4-5"])
    assert (table.guards("Y4"), table.bodies("Y4"), table.noise) == (["S2o"], 1, 0)


@pytest.mark.rule("ST-195", "ST-R75", "ST-203")
def test_those_who_calm_down_have_searched_before() -> None:
    table = refreshed(searching=True, alarm="half", guards={"Y1": ["S3o alerted"]}, HAY={"bush": "B7"})
    assert (table.ninja("HAY").damage, table.guards("Y1")) == (1, ["S3o"])


# Time


@pytest.mark.rule("ST-207", "ST-R79")
def test_time_goes_down_by_one_in_each_refresh_phase() -> None:
    assert refreshed(time=9).state.time == 8
    assert refreshed(time=9, searching=True, guards={"Y1": ["S3o alerted"]}, HAY={"bush": "B7"}).state.time == 8


@pytest.mark.rule("ST-R79")
def test_nothing_else_takes_time() -> None:
    table = Sitting(time=9, guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "programme": ["HAY-1"]}).start()
    assert (table.ninja("HAY").damage, table.state.time) == (1, 9)
    orders = Sitting(at="orders", time=9, active=["OC5"], guards={"Y4": ["S2i"]}).does("A", "follow OC5")
    assert orders.does("A", "search").state.time == 9


@pytest.mark.rule("ST-208", "ST-R80")
def test_at_zero_the_daimyo_wins() -> None:
    assert refreshed(time=1).over == ("time", "daimyo")
    assert refreshed(time=2).over is None


@pytest.mark.rule("ST-208", "ST-R80", "ST-195")
def test_a_win_of_the_ninjas_in_the_last_round_stands() -> None:
    there, carrier = {"bush": "B1"}, {"bush": "B1", "carries": True}
    table = refreshed(
        mission="M3",
        time=1,
        documents=True,
        HAY=carrier,
        YUK=there,
        MUG=there,
        guards={"Y8": ["D2i"]},
    )
    assert table.over == ("documents", "ninjas")


@pytest.mark.rule("ST-195", "ST-R78", "ST-R121")
def test_the_search_comes_before_the_round_end_check() -> None:
    there, carrier = {"bush": "B1"}, {"bush": "B1", "carries": True}
    table = refreshed(
        mission="M3",
        searching=True,
        documents=True,
        guards={"Y8": ["D2i"], "Y1": ["S1o alerted"]},
        HAY=carrier,
        YUK=there,
        MUG=there,
    )
    assert table.ninja("YUK").found
    assert table.over is None
