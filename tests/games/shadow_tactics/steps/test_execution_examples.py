"""The worked examples of vision and targets, as they are played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting


@pytest.mark.rule("ST-228", "ST-240", "ST-098", "ST-242")
def test_a_back_turned_sees_nothing() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B4", "programme": ["YUK-1"]})
    assert table.guards("Y4") == []
    assert table.bodies("Y4") == 1
    assert table.noise == 0
    assert table.ninja("YUK").damage == 0


@pytest.mark.rule("ST-227", "ST-255", "ST-038", "ST-070", "ST-511")
def test_a_guard_that_faces_the_attacker_spoils_the_programme() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "programme": ["HAY-1", "HAY-Mw"]})
    assert table.guards("Y4") == ["S2i alerted"]
    assert table.noise == 1
    assert table.ninja("HAY").damage == 1
    assert table.used("HAY") == ["HAY-1"]
    assert "HAY-Mw" in table.hand("HAY")
    assert table.bush("HAY") == "B8"
    assert ("ST-060", 9) not in table.told("A")


@pytest.mark.rule("ST-232", "ST-067")
def test_a_guard_that_looks_out_stops_who_enters_its_junction() -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, MUG={"bush": "B8", "programme": ["MUG-Mp"]})
    assert table.bush("MUG") == "B8"
    assert table.ninja("MUG").damage == 1
    assert table.guards("Y4") == ["S5o alerted"]


@pytest.mark.rule("ST-234", "ST-235", "ST-102")
def test_a_guard_that_looks_out_sees_nothing_of_its_own_yard() -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.guards("Y4") == []
    assert table.bodies("Y4") == 0
    assert table.noise == 0


@pytest.mark.rule("ST-088", "ST-089", "ST-091")
def test_he_must_strike_where_his_card_does_most() -> None:
    table = Sitting(guards={"Y8": ["S1o"]}, bodies=["Y6-0"], HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.guards("Y8") == ["S1o alerted"]
    assert table.bodies("Y6") == 1


@pytest.mark.rule("ST-344", "ST-345", "ST-106")
def test_a_key_opens_its_gate_for_the_second_card() -> None:
    table = Sitting(mission="M3", HAY={"bush": "B3", "programme": ["HAY-My", "HAY-Mw"]})
    table.does("B", "exit B7")
    assert sorted(table.offered("B")) == ["exit B11", "exit B4", "exit B7"]


@pytest.mark.rule("ST-126", "ST-128", "ST-132")
def test_sword_wind_takes_three_at_once() -> None:
    table = Sitting(guards={"Y4": ["S1o", "S5o", "S3i"]}, MUG={"bush": "B10", "programme": ["MUG-2"]})
    assert table.bodies("Y4") == 3
    assert table.noise == 1
    assert (table.ninja("MUG").jutsu, table.ninja("MUG").spent) == (0, 1)


@pytest.mark.rule("ST-112", "ST-245", "ST-R38")
def test_a_guard_that_is_turned_finds_the_body() -> None:
    given: dict[str, Any] = {
        "guards": {"Y4": ["S5o"]},
        "bodies": ["Y4-1"],
        "HAY": {"bush": "B4", "programme": ["HAY-3"]},
    }
    table = Sitting(**given).does("B", "guard Y4-5", "to Y4-5i")
    assert table.guards("Y4") == ["S5i alerted"]
    assert (table.bodies("Y4"), table.noise) == (0, 1)
    table = Sitting(**given).does("B", "guard Y4-5", "to Y4-5o")
    assert table.guards("Y4") == ["S5o"]
    assert (table.bodies("Y4"), table.noise) == (1, 0)
