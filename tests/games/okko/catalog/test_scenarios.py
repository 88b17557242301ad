"""Test tokens that a scenario lays (OK-357), in a chronicle of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import SPACES
from tests.games.okko.sitting import Sitting

CHRONICLE = """
name = "The Broken Bell"
heroes = [1, 2]
investigation = false
pieces = [
    { face = "A01", at = [0, 0] },
    { face = "C05a", at = [5, 0], turned = true },
    { face = "B03", at = [6, 0] },
]
doors = ["A01.24 - C05a.2", "C05a.2 - B03.20 closed"]
starts = ["A01.20", "A01.21"]
cards = ["ashigaru"]
goal = { kind = "tests", count = 1 }
rounds = 6
tests = [
    { token = "TST-might-5", at = "B03.12", does = "goal" },
    { token = "TST-speed-3", at = "C05a.1", does = "open", door = "C05a.2 - B03.20" },
    { token = "TST-guile-3", at = "A01.20", does = "equipment", count = 2 },
    { token = "TST-defense-3", at = "A01.33", does = "heal", count = 2 },
]
special = [{ rule = "hidden-follower", at = "A01.31" }, { rule = "hidden-follower", at = "A01.32" }]

[agents]
ashigaru = ["B03.21"]
"""


def bell(at: str, **more: Any) -> Sitting:
    return Sitting("S1", {"OKK": {"at": at, **more}}, options={"chronicle": CHRONICLE})


@pytest.mark.rule("OK-357", "OK-324", "OK-R46")
def test_a_test_token_marks_where_a_test_is_made_and_does_not_block_its_space() -> None:
    sitting = bell("A01.21")
    assert [SPACES[space] for space in sitting.state.tests] == ["A01.20", "A01.33", "B03.12", "C05a.1"]
    assert sitting.refused("B", "test") == "OK-324"
    assert "to A01.20" in sitting.offered("B", "move")
    sitting.does("B", "move", "to A01.20")
    ahead = sitting.foreseen("B", "test")["token A01.20"]
    assert (ahead["attribute"], ahead["dice"], ahead["value"]) == ("guile", 3, 3)
    assert sitting.blocked("B", "test")["token B03.12"] == "OK-324"


@pytest.mark.rule("OK-357", "OK-R40")
def test_a_pass_opens_a_door_and_the_token_leaves() -> None:
    sitting = bell("C05a.1").dice(test=[0, 0, 0])
    assert sitting.state.board.closed == 2
    sitting.does("B", "test", "token C05a.1")
    assert sitting.said()[-2:] == ["test-token-gone", "door-opened"]
    assert sitting.state.board.closed == 0 and "to B03.22" in sitting.offered("B", "move")
    assert sitting.refused("B", "test") == "OK-324"


@pytest.mark.rule("OK-357", "OK-329")
def test_a_fail_leaves_the_token_with_a_penalty() -> None:
    sitting = bell("C05a.1").dice(test=[2, 2, 2])
    sitting.does("B", "test", "token C05a.1")
    assert "penalty" in sitting.said() and sitting.foreseen("B", "test")["token C05a.1"]["dice"] == 2


@pytest.mark.rule("OK-357")
def test_a_pass_draws_equipment_or_heals() -> None:
    gain = bell("A01.20").dice(test=[0, 0, 0]).draws("equipment", 0, 0)
    gain.does("B", "test", "token A01.20")
    assert gain.asked() == {"B": "gain"}
    assert [id for id in gain.offered("B") if id.startswith("keep")] == ["keep EQ-01", "keep EQ-02"]
    healed = bell("A01.33", damage=3).dice(test=[0, 0, 0])
    healed.does("B", "test", "token A01.33")
    assert healed.damage("OKK") == 1


@pytest.mark.rule("OK-357", "OK-114")
def test_enough_passes_that_count_for_the_goal_win_the_scenario() -> None:
    sitting = bell("B03.12").dice(test=[0, 0, 0, 0, 0])
    sitting.does("B", "test", "token B03.12")
    assert sitting.over is not None and sitting.over[1] == "heroes"


@pytest.mark.rule("OK-344")
def test_a_scenario_may_lay_several_followers_face_down() -> None:
    sitting = Sitting("S1", {"OKK": ""}, options={"chronicle": CHRONICLE}, at="start").start()
    assert sorted(SPACES[marker.space] for marker in sitting.state.markers) == ["A01.31", "A01.32"]
    assert len(set(sitting.state.beneath)) == 2
