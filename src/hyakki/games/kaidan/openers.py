"""The Openers of Kaidan: its sides, for new players."""

from __future__ import annotations

from hyakki.core.openers import Opener, Side, opener
from hyakki.core.text import Text
from hyakki.games.kaidan.catalog.cards import KaidanRules

SIDES = {
    "living": Side("KA-320", "KA-129", "KA-198"),
    "possessed": Side("KA-324", "KA-202", "KA-325"),
    "onryo": Side("KA-329", "KA-187", "KA-329"),
}


def openers(text: Text, rules: KaidanRules) -> dict[str, Opener]:
    points, numbers = rules.points, rules.numbers
    args = {name: getattr(points, name) for name in points.__struct_fields__ if name != "source"}
    more = {"actions": numbers.action_points, "tokens": numbers.onryo_tokens, "marks": numbers.death_marks}
    return {name: opener(text, name, side, **args, **more) for name, side in SIDES.items()}
