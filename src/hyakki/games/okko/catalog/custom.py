"""A custom scenario: read from one file, every fault named with its place."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from hyakki.core.faults import BadScenario, Fault
from hyakki.core.scenarios import Spelling, fitted
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import Goal, Scenario, ScenarioTest, Special
from hyakki.games.okko.catalog.scenario_checks import scenario_faults
from hyakki.games.okko.catalog.verbs import ATTRIBUTES

SPOT = "B05.42 (2+)"
SPELLING = Spelling(
    examples={
        "doors": "A04.24 - C01a.2",
        **dict.fromkeys(("agents", "evidence", "parchment", "chests"), SPOT),
        "home": "A04.d",
        **dict.fromkeys(("face", "tile"), "A04"),
    },
    example="A04.31",
    choices={
        "rule": get_args(get_type_hints(Special)["rule"]),
        "kind": get_args(get_type_hints(Goal)["kind"]),
        "does": get_args(get_type_hints(ScenarioTest)["does"]),
        "attribute": ATTRIBUTES,
    },
)


def read_scenario(written: Any, rules: OkkoRules) -> Scenario:
    """Read a scenario from TOML, or from a table that was read already."""
    scenario, faults = examine(written, rules)
    if scenario is None or faults:
        raise BadScenario(faults)
    return scenario


def examine(written: Any, rules: OkkoRules) -> tuple[Scenario | None, list[Fault]]:
    """The scenario, if its fields fit their types, and all that is wrong with it."""
    scenario, faults = fitted(written, Scenario, SPELLING)
    return scenario, faults if scenario is None else scenario_faults(rules, scenario)
