"""When each entry is an answer: the rule that refuses it at other questions, and the names of this game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hyakki.core.menu import Ask
from hyakki.core.rules import worked_out
from hyakki.games.shadow_tactics.board.places import post_named, stance_named
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, ITEMS, NINJAS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.catalog.maps import LETTERS, assemble

if TYPE_CHECKING:
    from hyakki.games.shadow_tactics.catalog.cards import ShadowRules
    from hyakki.games.shadow_tactics.state import ShadowState

OCCASIONS = {
    # Set-up
    "pick": "ST-002",
    "claim": "ST-289",
    "quest": "ST-290",
    "boulder": "ST-370",
    "sample": "ST-291",
    "value": "ST-424",
    "enter": "ST-300",
    "confirm": "ST-R135",
    # Programming
    **dict.fromkeys(("lay", "first", "then"), "ST-035"),
    "slot": "ST-043",
    "alone": "ST-046",
    "take-up": "ST-045",
    "show": "ST-053",
    "ready": "ST-055",
    "not-ready": "ST-R11",
    # Orders
    **dict.fromkeys(("play", "prepare"), "ST-152"),
    "follow": "ST-157",
    "decline": "ST-160",
    **dict.fromkeys(("guard", "to"), "ST-174"),
    "choose": "ST-188",
    "search": "ST-190",
    "power": "ST-192",
    # Execution
    **dict.fromkeys(("take", "leave"), "ST-071"),
    "mission": "ST-138",
    "collect": "ST-513",
    "use": "ST-142",
    **dict.fromkeys(("aim", "on"), "ST-086"),
    "body": "ST-102",
    "through": "ST-104",
    "exit": "ST-106",
    "heal": "ST-122",
    **dict.fromkeys(("flip", "let-be"), "ST-395"),
    "light": "ST-396",
    "face": "ST-385",
    # Motions
    **dict.fromkeys(("agree", "refuse"), "ST-R153"),
}
"""The rule that refuses each verb at other questions."""

PROGRAMMING_VERBS = ("lay", "slot", "first", "then", "alone", "take-up", "show")
ORDER_VERBS = ("play", "prepare", "follow")
CHOICES = ("guard", "to", "choose")
"""Verbs of both sides; a ninja's player uses them for a card that is executed."""
NO_PLACE = {
    "to": {"B": "ST-018", "J": "ST-020"},
    "exit": {"Y": "ST-016", "J": "ST-020"},
    "enter": {"Y": "ST-016", "J": "ST-020"},
    "on": {"B": "ST-425", "J": "ST-425"},
}
"""The rule by which it is no place for a guard, a ninja or a coin, by verb and kind of hex."""


# Known names


def _every_hex(rules: ShadowRules) -> frozenset[str]:
    """Return the names of all hexes on the map of any mission."""
    return frozenset(
        f"{LETTERS[kind]}{number + 1}"
        for mission in rules.missions
        for kind, hexes in enumerate(assemble(rules, mission).hexes)
        for number in range(len(hexes))
    )


_hexes_of = worked_out(_every_hex)

NAMES = {
    "ninja": NINJAS,
    "card": CARDS,
    "order": ORDERS,
    "item": ITEMS,
    "quest": QUESTS,
    "colour": COLOURS,
    "which": ("first", "second"),
}
SAID = {
    **dict.fromkeys(("pick", "lay", "take-up", "heal"), ("ninja",)),
    "claim": ("item", "ninja"),
    "quest": ("quest",),
    "boulder": ("hex", "hex"),
    "value": ("value",),
    "on": ("spot",),
    "enter": ("ninja", "hex"),
    "show": ("ninja", "which"),
    "slot": ("slot",),
    **dict.fromkeys(("first", "then"), ("card",)),
    **dict.fromkeys(ORDER_VERBS, ("order",)),
    "guard": ("post",),
    "to": ("stance",),
    "choose": ("post",),
    "use": ("item",),
    "aim": ("hex",),
    "body": ("post",),
    "through": ("hex", "colour"),
    "exit": ("hex",),
    **dict.fromkeys(("light", "face"), ("hex",)),
}
"""The kinds of things that its words name, by verb; verbs that are not here stand alone. Any hex will do: where a yard
is meant, a bush is refused by a rule."""


def known(rules: ShadowRules, verb: str, words: str) -> bool:
    """Return whether these words name what this verb is said of, on the map of any mission."""
    said, kinds = words.split(), SAID.get(verb, ())
    return words == " ".join(said) and len(said) == len(kinds) and all(map(partial(_names_a, rules), kinds, said))


def _names_a(rules: ShadowRules, kind: str, name: str) -> bool:
    if kind in NAMES:
        return name in NAMES[kind]
    if kind == "value":
        return name in map(str, rules.numbers.coins)
    if kind == "slot":
        return name.isdecimal()
    hexes = hexes_in(name)
    if not hexes or not _hexes_of(rules).issuperset(hexes):
        return False
    if name in hexes:
        return kind != "post"
    if kind == "stance":
        return name == f"tower>{hexes[0]}" or stance_named(name) is not None
    return kind != "hex" and post_named(name) is not None


def hexes_in(words: str) -> list[str]:
    """The names of hexes among these words, posts and stances by their hex."""
    named = (word.removeprefix("tower>").partition("-")[0] for word in words.split())
    return [name for name in named if name[:1] in LETTERS and name[1:].isdecimal() and name[1] != "0"]


# Closer rules than that of the verb alone


def closer(s: ShadowState, ask: Ask, verb: str, words: str) -> str:
    """Return what the map, the kind of table, the role or the phase rules out, by that rule."""
    if any(s.kit.layout.place(name) is None for name in hexes_in(words)):
        return "ST-283"
    if s.rules.carried is None and belongs_to_a_chapter(s, verb, words):
        return "ST-303" if s.rules.first else "ST-304"
    if verb in NO_PLACE and (rule := NO_PLACE[verb].get(words.split()[-1][0])):
        return rule
    ninja = ask.seat != s.daimyo
    if verb in (ORDER_VERBS if ninja else PROGRAMMING_VERBS):
        return "ST-011"
    if verb in PROGRAMMING_VERBS and s.round and not s.programming:
        return "ST-055"
    return "ST-062" if ninja and verb in CHOICES else ""


def belongs_to_a_chapter(s: ShadowState, verb: str, words: str) -> bool:
    """Return whether these words belong to a chapter: items, coins and, unless they were agreed on, side quests."""
    if verb == "quest":
        return not s.rules.side_quests
    return verb in ("claim", "use", "value") or (verb == "on" and words[0] != "Y")
