"""A mission as the text of its file."""

from __future__ import annotations

import msgspec

from hyakki.core import writing
from hyakki.games.shadow_tactics.catalog.cards import CustomMission

FIELDS = (
    *("name", "story", "goal", "time", "action", "noise", "most", "boulders", "civilians", "snow", "night"),
    *("tiles", "entries", "barracks", "tower", "objectives", "green", "blue", "keys"),
)


def written(mission: CustomMission) -> str:
    """The text that reads as this mission; fields with their usual values are left out."""
    return writing.written(msgspec.to_builtins(mission), FIELDS, ("deployment",))
