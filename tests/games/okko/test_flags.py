"""Heroes, allies and agents: each kind of figure has its own actions, and conditions do not touch each other."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from hyakki.games.okko.catalog.verbs import CONDITIONS
from tests.games.okko.sitting import Sitting

FIGURES = {"turn": "B", "ally": "B", "agent": "A"}
"""The seat that plays each kind of turn."""


def turn_of(figure: str) -> dict[str, str]:
    """All that this figure's menu shows, each with the rule against it or "", beside a chest in the Final Battle."""
    given: dict[str, Any] = {"tokens": {"CHE-6": "B04.41"}, "hand": ["EV-02a"], "battle": True}
    heroes = {"OKK": "B04.33"}
    allies = {"FOL-1a": ("OKK", "B04.42")}
    sitting = Sitting("S3", heroes, {"ashigaru": ["B04.43"]}, at=figure, allies=allies, **given)
    seat = FIGURES[figure]
    return dict.fromkeys(sitting.offered(seat), "") | sitting.blocked(seat)


@pytest.mark.rule("OK-067", "OK-172")
def test_a_hero_and_an_ally_are_shown_chests_and_an_agent_is_not() -> None:
    assert "chest" in turn_of("turn")
    assert turn_of("ally")["chest"] == "OK-R130"
    assert "chest" not in turn_of("agent")


@pytest.mark.rule("OK-075", "OK-R130")
@pytest.mark.parametrize("word", ["chest", "test", "reorganise"])
def test_an_agent_is_refused_what_heroes_do(word: str) -> None:
    agent = Sitting("S1", {"OKK": "B03.33"}, {"ashigaru": ["B03.43"]}, at="agent", tokens={"CHE-6": "B03.40"})
    assert agent.refused("A", word) == "OK-075"


@pytest.mark.rule("OK-080", "OK-075")
def test_events_are_for_agents_alone() -> None:
    assert [figure for figure in FIGURES if any(id.startswith("event") for id in turn_of(figure))] == ["agent"]


@pytest.mark.rule("OK-309", "OK-091")
@pytest.mark.parametrize("one, other", [*permutations(CONDITIONS, 2)])
def test_a_condition_says_nothing_of_another(one: str, other: str) -> None:
    sitting = Sitting("S1", {"OKK": "B03.33"}, conditions={"OKK": [one]})
    number = CONDITIONS.index
    assert sitting.state.condition(0, number(one)) and not sitting.state.condition(0, number(other))
