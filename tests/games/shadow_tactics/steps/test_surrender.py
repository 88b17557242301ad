"""Giving up, and what it is worth in the next mission."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics import game
from tests.games.shadow_tactics.sitting import Sitting

PLANNING: dict[str, Any] = {"at": "programming", "on": True, "time": 4}


@pytest.mark.rule("ST-362")
@pytest.mark.parametrize("time, rule", [(5, ""), (6, "ST-362")])
def test_only_with_little_time_left(time: int, rule: str) -> None:
    assert Sitting(at="programming", time=time).motions("B") == {"surrender": rule}
    assert Sitting(at="orders", hand=["OC1"], time=time).motions("A") == {"surrender": rule}


@pytest.mark.rule("ST-363", "ST-365", "ST-008")
def test_all_ninja_players_must_agree() -> None:
    table = Sitting(**PLANNING).proposes("C", "surrender")
    assert table.asked() == {"B": "vote", "D": "vote"}
    table.together(B="agree", D="agree")
    assert table.over == ("surrender", "daimyo")
    assert table.said()[-2:] == ["surrendered", "won"]


@pytest.mark.rule("ST-363")
def test_one_who_refuses_is_enough_and_programming_goes_on() -> None:
    table = Sitting(**PLANNING).proposes("B", "surrender")
    table.together(D="refuse")
    assert table.over is None
    assert table.asked() == {"B": "programme", "C": "programme", "D": "programme"}
    assert table.does("B", "ready").said() == ["ready"]


@pytest.mark.rule("ST-363")
def test_a_single_ninja_player_asks_nobody() -> None:
    assert Sitting(seats=2, **PLANNING).proposes("B", "surrender").over == ("surrender", "daimyo")


@pytest.mark.rule("ST-363", "ST-364")
def test_each_side_in_its_own_phase() -> None:
    planning = Sitting(**PLANNING)
    assert planning.motions("B") == {"surrender": ""}
    assert planning.motions("A") == {"surrender": "ST-364"}
    orders = Sitting(at="orders", hand=["OC1"], time=4)
    assert orders.motions("B") == {"surrender": "ST-363"}
    assert orders.motions("A") == {"surrender": ""}
    walking = Sitting(time=4, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert walking.asked() == {"B": "exit"}
    assert walking.motions("A") == {"surrender": "ST-364"}
    assert walking.motions("B") == {"surrender": "ST-363"}


@pytest.mark.rule("ST-363", "ST-364")
def test_nobody_gives_up_before_the_first_round() -> None:
    table = Sitting(at="start", options={"content": {"missions": {"M1": {"time": 4}}}})
    assert table.motions("A") == {"surrender": "ST-364"}
    assert table.motions("B") == {"surrender": "ST-363"}


@pytest.mark.rule("ST-364", "ST-365")
def test_the_daimyo_gives_up_in_the_middle_of_an_order() -> None:
    table = Sitting(at="orders", hand=["OC1"], guards={"Y4": ["S2i"]}, time=3).does("A", "play OC1")
    assert table.proposes("A", "surrender").over == ("surrender", "ninjas")


@pytest.mark.rule("ST-366", "ST-367", "ST-R82")
@pytest.mark.parametrize("time, bonus", [(5, 3), (4, 2), (3, 2), (2, 1), (1, 1)])
def test_half_the_time_left_helps_those_who_gave_up(time: int, bonus: int) -> None:
    ninjas = Sitting(seats=2, at="programming", time=time).proposes("B", "surrender")
    assert game.standing(ninjas.state).facts["modifier"] == bonus
    daimyo = Sitting(at="orders", hand=["OC1"], time=time).proposes("A", "surrender")
    assert game.standing(daimyo.state).facts["modifier"] == -bonus


@pytest.mark.rule("ST-R83")
def test_after_the_final_mission_there_is_no_bonus() -> None:
    table = Sitting(seats=2, mission="M5", at="programming", time=4).proposes("B", "surrender")
    assert table.over == ("surrender", "daimyo")
    assert game.standing(table.state).facts["modifier"] == 0


@pytest.mark.rule("ST-368", "ST-209", "ST-284", "ST-R84")
@pytest.mark.parametrize("modifier, time", [(0, 12), (2, 14), (-3, 9)])
def test_the_bonus_changes_one_starting_time(modifier: int, time: int) -> None:
    table = Sitting(at="start", options={"carried": {"time": modifier}}).start()
    assert table.state.time == time
    assert game.standing(_lost(table)).facts["modifier"] == 0


def _lost(table: Sitting) -> Any:
    table.state.over = ("time", "daimyo")
    return table.state
