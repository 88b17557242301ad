"""The Openers of Shadow Tactics: its sides, for new players."""

from __future__ import annotations

from hyakki.core.openers import Opener, Side, opener
from hyakki.core.text import Text
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules


def openers(text: Text, rules: ShadowRules) -> dict[str, Opener]:
    sides = {
        "ninja": Side(("ST-008", rules.mission), ("ST-035", "move"), ("ST-076", "OC9")),
        "daimyo": Side(("ST-009", "D"), ("ST-036", "OC1"), ("ST-008", rules.mission)),
    }
    goal, time = text.word(f"goal-{rules.mission}"), rules.missions[rules.mission].time
    return {name: opener(text, name, side, goal=goal, time=time) for name, side in sides.items()}
