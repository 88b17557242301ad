"""The player aid of Kitsunedo."""

from __future__ import annotations

from hyakki.core.aids import Act, Section, section
from hyakki.core.text import Text
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules

SECTIONS = {
    "turn": (
        Act("draw", "KI-022"),
        Act("attack", "KI-044"),
        Act("summon", "KI-066"),
        Act("steal", "KI-070"),
        Act("trade", "KI-088"),
        Act("ability", "KI-025"),
        Act("end", "KI-030"),
    ),
    "answers": (
        Act("evade", "KI-060"),
        Act("transform", "KI-074"),
        Act("challenge", "KI-104"),
        Act("reveal", "KI-108"),
        Act("concede", "KI-110"),
        Act("block", "KI-094"),
    ),
    "lives": (
        Act("hit", "KI-038"),
        Act("lost-challenge", "KI-111"),
        Act("flip", "KI-130"),
        Act("win", "KI-003"),
    ),
}


def aid(text: Text, rules: KitsunedoRules) -> tuple[Section, ...]:
    return tuple(
        section(text, title, acts, hand=rules.hand_limit, lives=rules.lives) for title, acts in SECTIONS.items()
    )
