"""What is said of a card before it is used: chances and what is at stake."""

from __future__ import annotations

import pytest

from tests.games.okko.sitting import Sitting


@pytest.mark.rule("OK-199")
def test_an_attack_by_a_card_tells_its_dice_its_chance_and_the_alarm() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.21", "left": ["OKK-1"]}}, {"samurai": ["A01.22"]})
    ahead = sitting.foreseen("B", "use card OKK-1")["on samurai-1"]
    assert (ahead["combat"], ahead["action"], ahead["defense"], ahead["alarm"]) == (0, 3, 5, True)
    assert 0 < ahead["chance"] < 100 and ahead["fells"] is True


def test_a_plain_attack_counts_no_modifiers() -> None:
    heroes = {"SET": {"at": "A01.21", "left": ["SET-1"], "right": ["SET-2"], "up": "EQ-10"}}
    sitting = Sitting("S3", heroes, {"ashigaru": ["A01.23"]}, corruption=["A01"])
    ahead = sitting.foreseen("B", "use card SET-1")["on ashigaru-1"]
    assert (ahead["combat"], ahead["action"], ahead["chance"], ahead["alarm"]) == (2, 0, 32, False)


def test_a_blow_at_everybody_warns_of_the_alarm() -> None:
    heroes = {"NOB": {"at": "A01.21", "left": ["NOB-1"]}}
    agents = {"ashigaru": ["A01.22"], "yurei": ["A01.11"]}
    assert Sitting("S3", heroes, agents).foreseen("B")["use card NOB-1"]["alarm"] is True
    quiet = Sitting("S3", heroes, {"yurei": ["A01.11"]})
    assert quiet.foreseen("B")["use card NOB-1"]["alarm"] is False


def test_a_test_by_a_card_tells_its_chance() -> None:
    sitting = Sitting("S3", {"NSH": {"at": "A01.21", "left": ["NSH-3"]}}, {"yurei": ["A01.22"]})
    ahead = sitting.foreseen("B", "use card NSH-3")["on yurei-1"]
    assert (ahead["attribute"], ahead["dice"], ahead["value"], ahead["chance"]) == ("guile", 4, 4, 62)


def test_a_remedy_tells_how_much_it_heals() -> None:
    heroes = {"NOB": {"at": "A01.21", "up": "EQ-06", "damage": 1}, "SET": {"at": "A01.22", "damage": 3}}
    ahead = Sitting("S3", heroes).foreseen("B", "use equipment EQ-06")
    assert (ahead["on NOB"]["heals"], ahead["on SET"]["heals"]) == (1, 2)


@pytest.mark.rule("OK-R98")
def test_a_leap_warns_of_the_sneak_test_and_a_throw_calls_for_none() -> None:
    heroes = {"NOB": {"at": "C01b.2", "left": ["NOB-3", "NOB-7"]}, "SET": "C01b.3"}
    sitting = Sitting("S3", heroes)
    assert sitting.foreseen("B", "use card NOB-3")["to B04.20"]["sneak"] == 2
    assert "sneak" not in sitting.foreseen("B", "use card NOB-3")["to C01b.1"]
    thrown = sitting.foreseen("B", "use card NOB-7", "on SET")
    assert thrown and all(ahead == {"takes": 1} for ahead in thrown.values())
