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
