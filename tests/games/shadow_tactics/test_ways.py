"""Ways of a ninja from its bush through a junction to another bush: each step does what the Way has said."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting
from tests.games.walking import told

ROBE = {"bush": "B10", "items": ["NP7"], "programme": ["MUG-SB"]}
"""The robe leads through a junction of any colour."""


def ways(table: Sitting) -> dict[str, dict[str, Any]]:
    """The ways that B is offered, by the bushes to which they lead."""
    return {way["id"]: way for way in table.menu("B").ways}


@pytest.mark.rule("ST-104", "ST-106")
def test_a_bush_behind_any_junction_is_one_way_of_two_answers() -> None:
    bushes = ways(Sitting(guards={}, MUG=ROBE))
    assert len(bushes) > 3
    for goal, way in bushes.items():
        table = Sitting(guards={}, MUG=ROBE)
        assert "stop" not in way
        for step in way["steps"]:
            assert table.asked() == {"B": step["ask"]}
            assert told(table.foreseen("B")[step["path"][0]]) == step["ahead"]
            table.does("B", *step["path"])
        assert table.bush("MUG") == goal.removeprefix("exit ")
        assert (way["route"][0], way["route"][-1]) == ("place B10", f"place {table.bush('MUG')}")


@pytest.mark.rule("ST-074", "ST-079", "ST-080")
def test_a_way_says_where_it_would_be_stopped_and_who_sees_it() -> None:
    given: dict[str, Any] = {
        "guards": {f"Y{yard}": ["S0o alerted", "S2o alerted", "S4o alerted"] for yard in (3, 4, 5)},
        "MUG": ROBE,
    }
    seen = [way for way in ways(Sitting(**given)).values() if way["seen"]]
    assert seen
    for way in seen:
        table = Sitting(**given).does("B", *way["steps"][0]["path"])
        assert table.asked() == {}
        assert table.bush("MUG") == "B10"
        assert table.state.noise == way["noise"] == len(way["seen"])
        assert f"place {way['stop']}" == way["route"][1]
