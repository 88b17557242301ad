"""A scenario as the text of its file."""

from __future__ import annotations

from typing import Any

import msgspec

from hyakki.core.toml import field
from hyakki.games.okko.catalog.chronicle import Scenario

FIELDS = (
    *("name", "story", "source", "heroes", "investigation", "pieces", "doors", "starts", "extras", "evidence"),
    *("parchment", "chests", "cards", "goal", "rounds", "tests", "special", "courtiers", "agents"),
)
"""In this order, tables last."""


def written(scenario: Scenario) -> str:
    """The text that reads as this scenario; fields with their usual values are left out."""
    plain = msgspec.to_builtins(scenario)
    return "".join(_field(name, plain[name]) for name in FIELDS if name in plain)


def _field(name: str, value: Any) -> str:
    if name in ("courtiers", "agents"):
        return f"\n[{name}]\n{''.join(field(key, entry) for key, entry in value.items())}"
    return field(name, value)
