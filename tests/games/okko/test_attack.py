"""Attacks (OK-293 to OK-308)."""

from __future__ import annotations

import pytest

from tests.games.okko.sitting import Sitting


@pytest.mark.rule("OK-299", "OK-303", "OK-304", "OK-155")
def test_the_total_of_all_dice_is_held_against_the_defense() -> None:
    sitting = Sitting("S1", {"NOB": {"at": "B03.20", "right": ["NOB-2"]}}, {"ninja": ["B03.21"]})
    sitting.dice(combat=[1, 0, 2, 1], action=[1, 1]).does("B", "attack", "melee ninja-1")
    assert "hit" in sitting.said() and sitting.space("ninja-1") == ""


@pytest.mark.rule("OK-307", "OK-R16", "OK-R59")
def test_a_ki_moves_the_target_away_even_on_a_miss() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ashigaru": ["A01.22"]})
    sitting.dice(combat=["ki", 0, 0, 1]).does("B", "attack", "melee ashigaru-1")
    assert "missed" in sitting.said()
    assert sitting.offered("B") == ["to A01.13", "to A01.23", "to A01.33", "none"]


@pytest.mark.rule("OK-199", "OK-R89")
def test_the_alarm_is_raised_by_the_attempt() -> None:
    sitting = Sitting("S1", {"OKK": "B03.22"}, {"samurai": ["B03.23"]})
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee samurai-1")
    assert sitting.state.alarm


@pytest.mark.rule("OK-R39")
def test_an_opponent_in_line_blocks_the_view() -> None:
    sitting = Sitting("S3", {"SET": {"at": "A01.20", "up": "EQ-11"}}, {"ashigaru": ["A01.22", "A01.24"]})
    assert sitting.refused("B", "attack", "ranged ashigaru-2") == "OK-294"


@pytest.mark.rule("OK-194", "OK-R66")
def test_three_ashigaru_press_a_hero() -> None:
    around = ["A01.20", "A01.11", "A01.31"]
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ashigaru": around}, at="agent", alarm=True)
    sitting.dice(combat=[1, 2]).does("A", "attack", "melee OKK")
    assert sitting.damage("OKK") == 1
