"""The meaning of the fields and numbers of a chapter, for texts."""

from __future__ import annotations

from dataclasses import replace

from hyakki.games.shadow_tactics.catalog.ids import DEPLOYMENTS, ITEMS, LOCATIONS
from hyakki.games.shadow_tactics.chapter.options import PURCHASES
from hyakki.games.shadow_tactics.words import WORDS as MISSION_WORDS

_PURCHASES = tuple(f"{'deployment' if name in DEPLOYMENTS else 'order'}-{name}" for name in PURCHASES)

WORDS = replace(
    MISSION_WORDS,
    unsaid=("*.ninjas", "offer", "placed"),
    things={
        **MISSION_WORDS.things,
        **dict.fromkeys(("purchase", "purchases", "replaced"), _PURCHASES),
        "items": tuple(f"item-{name}" for name in ITEMS),
        "location": tuple(f"location-{name}" for name in LOCATIONS),
    },
    options={
        **MISSION_WORDS.options,
        "coins": ("count", "value"),
        **dict.fromkeys(("purchase", "card", "veto", "strip", "promote", "instead-of"), ("purchase",)),
        **dict.fromkeys(("at", "go"), ("location",)),
        "buy": ("item",),
        **dict.fromkeys(("dismiss", "give-up", "take-over"), ("ninja",)),
    },
)
