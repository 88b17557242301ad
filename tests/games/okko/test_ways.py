"""Ways through the palace: each action does what the Way has said."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hyakki.core.table import Table
from hyakki.games.okko.catalog.ids import SPACE, SPACES
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.turn import Turn
from tests.games.okko.sitting import Sitting
from tests.games.walking import Way, asked, played, told, walk, ways_elsewhere, ways_of

ENOUGH = 12
DOOR = "A04.24 - C01a.2"


def standing(table: Table) -> tuple[int, int, str]:
    """Who acts, the actions left, and the space."""
    state = table.state
    assert isinstance(state, OkkoState)
    turn = next(step for step in reversed(state.stack) if isinstance(step, Turn))
    return turn.figure, turn.left, SPACES[state.where[turn.figure]]


def keeps_to_the_floor(table: Table, way: Way) -> bool:
    """Whether the line from space to space crosses no wall."""
    state = table.state
    assert isinstance(state, OkkoState)
    spaces = [SPACE[point.removeprefix("space ")] for point in way["route"]]
    return all(state.board.open_line(one, other) for one, other in pairwise(spaces))


@pytest.mark.rule("OK-283", "OK-291")
def test_a_way_leads_where_it_says_for_what_it_says_and_tells_no_secret() -> None:
    rng, walked, stopped = Random(1), 0, 0
    for seed in range(40):
        for table, ask in played("okko", 2, seed, "turn", ("move",), answers=250):
            ways = ways_of(table, ask, ("move",))
            assert ways_elsewhere(table, ask, ("move",), rng) == ways
            assert all(keeps_to_the_floor(table, way) for way in ways)
            way = rng.choice(ways)
            figure, left, _ = standing(table)
            assert len(way["steps"]) > 1 and way["takes"] <= left
            taken = 0
            for step in walk(table, ask.seat, way):
                taken, left = taken + 1, left - step["ahead"]["takes"]
                if asked(table, ask.seat, "turn") and standing(table)[0] == figure:
                    assert standing(table)[1] == left
            arrived = taken == len(way["steps"])
            assert arrived or "stop" in way, "nothing stops a way but what was foretold"
            if arrived and asked(table, ask.seat, "turn") and standing(table)[0] == figure:
                assert f"space {standing(table)[2]}" == way["points"][0] == way["route"][-1]
                walked += 1
            else:
                stopped += 1
        if walked >= ENOUGH and stopped:
            return
    pytest.fail(f"only {walked} ways to the end, {stopped} stopped")


def goes(sitting: Sitting, goal: str) -> Way:
    """Let B walk this Way; each step does what it has said."""
    way: dict[str, Any] = next(way for way in sitting.menu("B", "move").ways if way["id"] == f"to {goal}")
    left = sitting.actions_left
    for step in way["steps"]:
        assert told(sitting.foreseen("B", *step["path"][:-1])[step["path"][-1]]) == step["ahead"]
        sitting.does("B", *step["path"])
        left -= step["ahead"]["takes"]
    assert (sitting.actions_left, sitting.space("SET")) == (left, goal)
    return way


@pytest.mark.rule("OK-R40")
def test_a_way_opens_the_closed_door_that_it_leads_through() -> None:
    way = goes(Sitting("S1", {"SET": "A04.24"}, closed=[DOOR]), "C01a.2")
    assert [step["path"][0] for step in way["steps"]] == ["open", "move"] and way["takes"] == 2
    far = goes(Sitting("S1", {"SET": "A04.22"}, closed=[DOOR]), "C01a.2")
    assert [step["path"][0] for step in far["steps"]] == ["move", "open", "move"] and far["takes"] == 3


@pytest.mark.rule("OK-R40")
def test_no_way_of_an_agent_opens_a_door() -> None:
    sitting = Sitting("S1", {"SET": "A04.00"}, {"ashigaru": ["A04.24"]}, closed=[DOOR], at="agent")
    assert not [way for way in sitting.menu("A", "move").ways if "C01a" in way["id"]]


@pytest.mark.rule("OK-192")
def test_a_way_out_of_coils_costs_what_leaving_costs() -> None:
    ways = {
        way["id"]: way for way in Sitting("S3", {"SET": "A01.20"}, {"kuro-hebi": ["A01.21"]}).menu("B", "move").ways
    }
    assert ways and all(way["takes"] == sum(step["ahead"]["takes"] for step in way["steps"]) for way in ways.values())
    goes(Sitting("S3", {"SET": "A01.20"}, {"kuro-hebi": ["A01.21"]}), next(iter(ways)).removeprefix("to "))


@pytest.mark.rule("OK-275", "OK-278")
def test_a_way_says_where_a_failed_sneak_test_ends_it() -> None:
    sitting = Sitting("S3", {"OKK": "C01b.2"})
    stops = [way for way in sitting.menu("B", "move").ways if "stop" in way]
    assert stops
    for way in stops:
        halted = next(step for step in way["steps"] if step["ahead"].get("sneak"))
        assert halted["path"][-1] == f"to {way['stop']}" and f"space {way['stop']}" in way["route"]
        assert way["chance"] == halted["ahead"]["chance"] < 100
