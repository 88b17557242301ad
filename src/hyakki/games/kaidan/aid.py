"""The player aid of Kaidan."""

from __future__ import annotations

from hyakki.core.aids import Act, Section, section
from hyakki.core.text import Text
from hyakki.games.kaidan.catalog.cards import KaidanRules

SECTIONS = {
    "moving": (
        Act("walk", "KA-074"),
        Act("run", "KA-136"),
        Act("inner-door", "KA-092"),
        Act("outer-door", "KA-096"),
        Act("break", "KA-165"),
        Act("hide", "KA-166"),
    ),
    "acting": (
        Act("examine", "KA-140"),
        Act("use", "KA-143"),
        Act("trade", "KA-145"),
        Act("recover", "KA-161"),
        Act("attack", "KA-148"),
        Act("exorcise", "KA-155"),
        Act("noise", "KA-164"),
        Act("pass", "KA-167"),
        Act("escape", "KA-127"),
    ),
    "chase": (
        Act("flee", "KA-257"),
        Act("wait", "KA-262"),
        Act("action", "KA-263"),
        Act("repel", "KA-284"),
        Act("banish", "KA-287"),
        Act("last", "KA-273"),
    ),
}


def aid(text: Text, rules: KaidanRules) -> tuple[Section, ...]:
    numbers = rules.numbers
    said = {field: getattr(numbers, field) for field in ("action_points", "most_noise", "chase_rounds")}
    return tuple(section(text, title, acts, **said) for title, acts in SECTIONS.items())
