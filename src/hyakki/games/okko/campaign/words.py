"""The meaning of the fields and numbers of a campaign, for texts."""

from __future__ import annotations

from dataclasses import replace

from hyakki.games.okko.catalog.ids import OWN_SCENARIO, SCENARIOS
from hyakki.games.okko.words import WORDS as SCENARIO_WORDS

NAMED = (*SCENARIOS, OWN_SCENARIO)
"""The scenarios of the box, and one name for every custom scenario."""

WORDS = replace(
    SCENARIO_WORDS,
    things={**SCENARIO_WORDS.things, "scenario": tuple(f"scenario-{name}" for name in NAMED)},
)


def scenario_number(name: str) -> int:
    return NAMED.index(name if name in NAMED else OWN_SCENARIO)
