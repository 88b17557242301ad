"""The Openers of Kaidan: its sides, for new players."""

from __future__ import annotations

from hyakki.core.openers import Opener, Side, opener
from hyakki.core.text import Text
from hyakki.games.kaidan.catalog.cards import KaidanRules

SIDES = {
    "living": Side(("KA-320", "TR01"), ("KA-129", "OB13"), ("KA-198", "EN-JI")),
    "possessed": Side(("KA-324", "EV24"), ("KA-202", "OB01"), ("KA-325", "OB05")),
    "onryo": Side(("KA-329", "onryo"), ("KA-187", "EV14"), ("KA-329", "TR01")),
}


def openers(text: Text, rules: KaidanRules) -> dict[str, Opener]:
    points, numbers = rules.points, rules.numbers
    args = {name: getattr(points, name) for name in points.__struct_fields__ if name != "source"}
    more = {"actions": numbers.action_points, "tokens": numbers.onryo_tokens, "marks": numbers.death_marks}
    return {name: opener(text, name, side, **args, **more) for name, side in SIDES.items()}
