"""Mortal thralls, the alarm and supernatural creatures (OK-191 to OK-206, OK-R89 to OK-R95)."""

from __future__ import annotations

import pytest

from hyakki.games.okko.catalog.ids import RECOLLECTIONS
from hyakki.games.okko.state import RED
from tests.games.okko.sitting import Sitting


def memoirs(sitting: Sitting) -> list[tuple[int, int]]:
    return sitting.state.memoirs


@pytest.mark.rule("OK-199", "OK-200", "OK-R89", "OK-R93", "OK-E21")
def test_the_alarm_is_raised_by_the_attempt() -> None:
    heroes = {"OKK": "B03.22"}
    sitting = Sitting("S1", heroes, {"samurai": ["B03.23"], "ashigaru": ["B05.22"]}, at="activation")
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee samurai-1")
    assert sitting.state.alarm and "missed" in sitting.said()
    assert sitting.said().index("alarm") < sitting.said().index("rolled")
    assert memoirs(sitting) == [(RECOLLECTIONS.index("REC-ALARM"), RED)]
    sitting.does("B", "rest")
    assert sitting.offered("A") == ["activate ashigaru", "activate samurai"]


@pytest.mark.rule("OK-198")
def test_before_the_alarm_no_mortal_card_can_be_activated() -> None:
    sitting = Sitting("S1", {"OKK": "B03.22"}, {"samurai": ["B03.23"], "ashigaru": ["B05.22"]}, at="oni")
    assert sitting.offered("A") == ["done"]
    blocked = sitting.blocked("A")
    assert (blocked["activate ashigaru"], blocked["activate samurai"]) == ("OK-198", "OK-198")
    assert (blocked["activate hiroji"], blocked["activate homura"]) == ("OK-025", "OK-197")


@pytest.mark.rule("OK-202", "OK-R90", "OK-E22")
def test_the_tile_of_the_thrall_decides() -> None:
    setsuka = {"at": "C01a.2", "up": "EQ-11"}
    corrupted = Sitting("S1", {"SET": setsuka}, {"ashigaru": ["B03.22"]}, corruption=["B03"])
    corrupted.dice(combat=[0, 0, 0]).does("B", "attack", "ranged ashigaru-1")
    assert not corrupted.state.alarm
    clean = Sitting("S1", {"SET": setsuka | {"at": "B03.22"}}, {"ashigaru": ["C01a.2"]}, corruption=["B03"])
    clean.dice(combat=[0, 0, 0]).does("B", "attack", "ranged ashigaru-1")
    assert clean.state.alarm


@pytest.mark.rule("OK-199", "OK-202")
def test_the_page_warns_before_an_attack_that_raises_the_alarm() -> None:
    sitting = Sitting("S1", {"OKK": "B03.22"}, {"samurai": ["B03.23"], "ninja": ["B03.21"]})
    ahead = sitting.foreseen("B", "attack")
    assert ahead["melee samurai-1"]["alarm"] and not ahead["melee ninja-1"]["alarm"]


@pytest.mark.rule("OK-R91", "OK-170")
def test_a_follower_raises_it_too() -> None:
    allies = {"FOL-1b": ("OKK", "B03.22")}
    sitting = Sitting("S1", {"OKK": "B03.20"}, {"samurai": ["B03.23"]}, at="activation", allies=allies)
    sitting.does("B", "rest").dice(combat=[0, 0]).does("B", "attack", "melee samurai-1")
    assert sitting.state.alarm


@pytest.mark.rule("OK-R92")
def test_harm_that_is_no_attack_raises_no_alarm() -> None:
    allies = {"FOL-1b": ("OKK", "B03.22")}
    sitting = Sitting("S1", {"OKK": "B03.20"}, {"samurai": ["B03.23"]}, at="activation", allies=allies)
    sitting.does("B", "rest").does("B", "use ally FOL-1b", "on samurai-1")
    assert not sitting.state.alarm and "afflicted" in sitting.said()


@pytest.mark.rule("OK-R94")
def test_there_is_one_alarm() -> None:
    sitting = Sitting("S1", {"OKK": "B03.22"}, {"samurai": ["B03.23"]})
    for _ in range(2):
        sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee samurai-1")
    assert "alarm" not in sitting.said() and len(memoirs(sitting)) == 1


@pytest.mark.rule("OK-R95")
def test_thralls_that_strike_raise_no_alarm() -> None:
    sitting = Sitting("S1", {"OKK": "B03.22"}, {"ashigaru": ["B03.23"]}, at="agent", corruption=["B03"])
    sitting.dice(combat=[0, 0]).does("A", "attack", "melee OKK")
    assert not sitting.state.alarm and memoirs(sitting) == []


@pytest.mark.rule("OK-203", "OK-R48")
def test_an_idle_thrall_halts_a_hero() -> None:
    sitting = Sitting("S1", {"SET": "C01a.2"}, {"ashigaru": ["B03.23"]})
    assert sitting.foreseen("B", "move")["to B03.20"]["halted"]
    assert "to B03.31" not in sitting.offered("B", "move")


@pytest.mark.rule("OK-191", "OK-204", "OK-205", "OK-206", "OK-R69")
def test_supernatural_creatures_act_on_any_tile() -> None:
    agents = {"yurei": ["A03.33"], "ninja": ["A03.11"], "bakemono": ["A06.22"], "hiroji": ["A01.33"]}
    sitting = Sitting("S3", {"OKK": "A01.20"}, agents, at="oni")
    assert sitting.offered("A") == ["activate yurei", "activate ninja", "activate bakemono"]
    assert sitting.blocked("A")["activate hiroji"] == "OK-198"


@pytest.mark.rule("OK-193")
def test_effects_depend_on_the_kind() -> None:
    okko = {"at": "A01.21", "left": ["OKK-2"]}
    agents = {"bakemono": ["A01.22"], "hiroji": ["A01.20"]}
    sitting = Sitting("S3", {"OKK": okko}, agents)
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee bakemono-1")
    assert sitting.damage("bakemono-1") == 2
    sitting.dice(combat=["ki", 2, 2, 2]).does("B", "attack", "melee hiroji-1")
    assert sitting.damage("hiroji-1") == 1
