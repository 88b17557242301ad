"""The Openers of Shadow Tactics: its sides, for new players."""

from __future__ import annotations

from hyakki.core.openers import Opener, Side, opener
from hyakki.core.text import Text
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules

SIDES = {"ninja": Side("ST-008", "ST-035", "ST-076"), "daimyo": Side("ST-009", "ST-036", "ST-008", "D")}


def openers(text: Text, rules: ShadowRules) -> dict[str, Opener]:
    goal, time = text.word(f"goal-{rules.mission}"), rules.missions[rules.mission].time
    return {name: opener(text, name, side, goal=goal, time=time) for name, side in SIDES.items()}
