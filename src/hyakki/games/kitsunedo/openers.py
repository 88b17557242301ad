"""The Openers of Kitsunedo: its sides, for new players."""

from __future__ import annotations

from hyakki.core.openers import Opener, Side, opener
from hyakki.core.text import Text
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules

SIDES = {"lord": Side(("KI-003", "sun"), ("KI-030", "spirit"), ("KI-037", "ash"))}


def openers(text: Text, rules: KitsunedoRules) -> dict[str, Opener]:
    return {name: opener(text, name, side, lives=rules.lives, hand=rules.hand_limit) for name, side in SIDES.items()}
