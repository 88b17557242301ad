"""The things that a scenario lays on spaces, with their places in its file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hyakki.games.okko.catalog.chronicle import Scenario, from_heroes

SPOTS = ("evidence", "parchment", "chests")
"""Fields with spaces that can depend on the number of heroes."""


class Thing(NamedTuple):
    field: str
    """The place in the file: "agents ashigaru 1"."""
    tool: str
    """The tool that lays it: "agents ashigaru"."""
    space: str
    least: int = 1
    """The number of heroes from which on it is there."""


def things(scenario: Scenario) -> Iterator[Thing]:
    yield from (Thing(f"starts {n}", "starts", space) for n, space in enumerate(scenario.starts, start=1))
    for agent, spots in scenario.agents.items():
        for n, spot in enumerate(spots, start=1):
            yield Thing(f"agents {agent} {n}", f"agents {agent}", *from_heroes(spot))
    yield from (Thing(f"courtiers {name}", f"courtiers {name}", space) for name, space in scenario.courtiers.items())
    yield from (Thing(f"extras {n}", "extras", space) for n, space in enumerate(scenario.extras, start=1))
    for field in SPOTS:
        for n, spot in enumerate(getattr(scenario, field), start=1):
            yield Thing(f"{field} {n}", field, *from_heroes(spot))
    for n, test in enumerate(scenario.tests, start=1):
        yield Thing(f"tests {n}", f"tests {test.token}", test.at)
    for n, special in enumerate(scenario.special, start=1):
        if special.rule == "hidden-follower":
            yield Thing(f"special {n}", "special hidden-follower", special.at)
    if scenario.goal.at:
        yield Thing("goal at", "goal at", scenario.goal.at)


def depends_on_heroes(field: str) -> bool:
    """Whether the thing, or card, of this field can be there from some number of heroes on."""
    return field.split()[0] in (*SPOTS, "agents", "cards")


def spot(space: str, least: int) -> str:
    """The inverse of `from_heroes`."""
    return space if least <= 1 else f"{space} ({least}+)"
