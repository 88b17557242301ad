"""A scenario as the text of its file."""

from __future__ import annotations

import msgspec

from hyakki.core import writing
from hyakki.games.okko.catalog.chronicle import Scenario

FIELDS = (
    *("name", "story", "source", "heroes", "investigation", "pieces", "doors", "starts", "extras", "evidence"),
    *("parchment", "chests", "cards", "goal", "rounds", "tests", "special"),
)
TABLES = ("courtiers", "agents")


def written(scenario: Scenario) -> str:
    """The text that reads as this scenario; fields with their usual values are left out."""
    return writing.written(msgspec.to_builtins(scenario), FIELDS, TABLES)
