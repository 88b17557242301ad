"""Doors that are closed (OK-R40)."""

from __future__ import annotations

import pytest

from tests.games.okko.sitting import Sitting

DOOR = "door A04.24 C01a.2"
CLOSED = ["A04.24 - C01a.2"]


@pytest.mark.rule("OK-R40", "OK-024")
def test_a_closed_door_parts_spaces_and_areas_and_stops_sight() -> None:
    hero = {"at": "A04.24", "up": "EQ-11"}
    opened = Sitting("S1", {"SET": hero}, {"ninja": ["C01a.2"]})
    closed = Sitting("S1", {"SET": hero}, {"ninja": ["C01a.2"]}, closed=CLOSED)
    assert "to C01a.0" in opened.offered("B", "move") and "to C01a.0" not in closed.offered("B", "move")
    assert set(opened.offered("B", "attack")) == {"melee ninja-1", "ranged ninja-1"}
    assert "attack" not in closed.offered("B")


@pytest.mark.rule("OK-R40")
def test_a_hero_at_the_door_or_beside_its_space_opens_it_for_an_action() -> None:
    for space in ("A04.24", "A04.23", "C01a.2", "C01a.1"):
        sitting = Sitting("S1", {"SET": space}, closed=CLOSED)
        sitting.does("B", "open", DOOR)
        assert sitting.said() == ["door-opened"] and sitting.actions_left == 2
        assert "open" not in sitting.offered("B") and sitting.state.board.closed == 0
    far = Sitting("S1", {"SET": "A04.22"}, closed=CLOSED)
    assert far.refused("B", "open") == "OK-R40"
    spent = Sitting("S1", {"SET": "A04.24"}, closed=CLOSED)
    for space in ("A04.23", "A04.24", "A04.23"):
        spent.does("B", "move", f"to {space}")
    assert spent.refused("B", "open") == "OK-R40"


@pytest.mark.rule("OK-066", "OK-R40")
def test_what_takes_an_action_says_so() -> None:
    sitting = Sitting("S1", {"SET": "A04.24"}, closed=CLOSED)
    told = sitting.foreseen("B")
    assert told["open"]["takes"] == told["move"]["takes"] == sitting.foreseen("B", "open")[DOOR]["takes"] == 1
    assert told["rest"] == {"ends": {"actions": 3}}


@pytest.mark.rule("OK-R40")
def test_agents_and_followers_open_no_doors() -> None:
    agent = Sitting("S1", {"SET": "A04.00"}, {"ninja": ["C01a.2"]}, closed=CLOSED, at="agent")
    assert "open" not in agent.offered("A")
    follower = Sitting("S1", {"SET": "A04.24"}, allies={"FOL-3a": ("SET", "A04.23")}, closed=CLOSED, at="activation")
    follower.does("B", "rest")
    assert "open" not in follower.offered("B")


@pytest.mark.rule("OK-R40")
def test_a_door_slammed_by_an_event_is_opened_alike() -> None:
    sitting = Sitting("S1", {"SET": "A04.24"})
    sitting.state.slammed = 1
    sitting.state.redraw()
    sitting.does("B", "open", DOOR)
    assert sitting.state.board.closed == 0


@pytest.mark.rule("OK-024")
def test_door_tokens_are_open_unless_something_closes_them() -> None:
    assert Sitting("S1", {"SET": "A04.24"}).state.board.closed == 0
