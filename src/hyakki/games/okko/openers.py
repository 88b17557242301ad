"""The Openers of Okko Chronicles: its sides, for new players."""

from __future__ import annotations

from hyakki.core.openers import Opener, Side, opener
from hyakki.core.text import Text
from hyakki.games.okko.captions import goal
from hyakki.games.okko.catalog.cards import SIZES, OkkoRules

SIDES = {
    "hero": Side(("OK-127", "oni"), ("OK-042", "OKK"), ("OK-106", "WND-1")),
    "oni": Side(("OK-127", "S2"), ("OK-036", "ninja"), ("OK-104", "OKK-2")),
}


def openers(text: Text, rules: OkkoRules) -> dict[str, Opener]:
    scenario = rules.scenarios[rules.scenario]
    args: dict[str, str | int] = {
        "goal": goal(text, scenario),
        "actions": rules.numbers.actions,
        "failures": rules.numbers.failures,
        "last": rules.numbers.last_round,
        "rounds": scenario.rounds,
        **SIZES,
        "wounds": rules.numbers.wounds,
        "hunt": "yes" if scenario.investigation else "no",
    }
    return {name: opener(text, name, side, **args) for name, side in SIDES.items()}
