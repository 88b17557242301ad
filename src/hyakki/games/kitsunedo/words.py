"""The meaning of the fields and numbers of Kitsunedo, for texts, and the questions that each Advent teaches."""

from __future__ import annotations

from hyakki.core.words import Words
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS

_ITEMS = tuple(f"item-{name}" for name in ITEMS)
_LANTERNS = tuple(f"lantern-{name}" for name in LANTERNS)
_LORDS = tuple(f"lord-{name}" for name in LORDS)
_STAGES = ("stage-first", "stage-second", "stage-third", "stage-eve", "stage-standard")

_PEOPLE = """
    seat target victim claimer challenger requester asked attacker by subject active starter order doubters
    voters
"""

WORDS = Words(
    people=frozenset(_PEOPLE.split()),
    unsaid=("*.lord", "*.hand", "*.lantern", "discard", "deck[1]", "deck[2]"),
    things={
        **dict.fromkeys(("item", "items", "hand", "given", "taken", "paid", "declared", "needs"), _ITEMS),
        **dict.fromkeys(("lantern", "held"), _LANTERNS),
        "lord": _LORDS,
        "stage": _STAGES,
    },
    declared={"item": "declared", "items": "declared"},
    actions={
        "act": ("summon", "steal", "attack", "trade", "mark", "peep", "gift", "thread", "end"),
        "doubt": ("stand", "challenge", "thread"),
        "respond": ("take", "ash", "challenge"),
        "answer": ("concede", "reveal", "block", "thread"),
        "give": ("give", "give-leaf"),
        "discard": ("discard", "done"),
        "swap": ("swap", "no-swap"),
    },
    options={
        "pick": ("lord",),
        "draw": ("pile",),
        "steal": ("target",),
        "attack": ("target",),
        "peep": ("target",),
        "trade": ("target", "item", "paid"),
        "mark": ("target", "item", "declared"),
        "play": ("item", "declared"),
        "concede": ("face",),
        "keep": ("item",),
        "give": ("item",),
        "give-leaf": ("item", "declared"),
        "swap": ("given", "taken"),
        "discard": ("item",),
        "scroll": ("item",),
    },
    silent=frozenset({"moment", "settled"}),
)
