"""The player aid of Okko Chronicles."""

from __future__ import annotations

from hyakki.core.aids import Act, Section, section
from hyakki.core.text import Text
from hyakki.games.okko.catalog.cards import SIZES, OkkoRules

SECTIONS = {
    "round": (
        Act("corruption", "OK-051"),
        Act("plan", "OK-039"),
        Act("activation", "OK-064"),
        Act("end", "OK-086"),
    ),
    "hero": (
        Act("move", "OK-283"),
        Act("attack", "OK-299"),
        Act("talent", "OK-160"),
        Act("investigate", "OK-232"),
        Act("test", "OK-326"),
        Act("chest", "OK-187"),
        Act("transfer", "OK-339"),
        Act("reorganise", "OK-337"),
        Act("courtier", "OK-242"),
        Act("sneak", "OK-276"),
        Act("throw-away", "OK-070"),
    ),
    "oni": (
        Act("activate", "OK-072"),
        Act("event", "OK-080"),
        Act("place", "OK-058"),
        Act("summon", "OK-109"),
        Act("idle", "OK-084"),
    ),
    "prices": (
        Act("hit", "OK-304"),
        Act("wound", "OK-092"),
        Act("accuse", "OK-248"),
        Act("alarm", "OK-199"),
        Act("score", "OK-125"),
    ),
}


def aid(text: Text, rules: OkkoRules) -> tuple[Section, ...]:
    numbers = rules.numbers
    least, most = numbers.action_cards
    said = {field: getattr(numbers, field) for field in ("actions", "wounds", "failures", "event_draw", "idle_draw")}
    return tuple(
        section(text, title, acts, least=least, most=most, **said, **SIZES) for title, acts in SECTIONS.items()
    )
