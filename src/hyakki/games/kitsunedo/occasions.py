"""When each entry is an answer: the rule that refuses it at questions that do not offer it.

The closest rule is cited: what the stage has not taught yet, then what the words themselves cannot mean, then the lord
aimed at, then the moment of the turn, then the rule that says when such an answer is given (`OCCASIONS`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.events import seat_name
from hyakki.core.menu import Ask
from hyakki.games.kitsunedo.catalog.cards import ADVENTS
from hyakki.games.kitsunedo.catalog.ids import (
    ASH,
    BLOCK,
    CELESTE,
    HOLLOW,
    ITEMS,
    LORDS,
    MIRAGE,
    MIST,
    SHADOW,
    SHISU,
    SPIRIT,
    TANUKI,
)
from hyakki.games.kitsunedo.options import SEATS

if TYPE_CHECKING:
    from hyakki.games.kitsunedo.state import KitsunedoState

OCCASIONS = {
    "pick": "KI-007",
    "draw": "KI-022",
    "end": "KI-028",
    "summon": "KI-025",
    "steal": "KI-025",
    "attack": "KI-043",
    "play": "KI-043",
    "strike": "KI-043",
    "trade": "KI-088",
    "thread": "KI-R110",
    "gift": "KI-154",
    "peep": "KI-139",
    "mark": "KI-159",
    "stand": "KI-R37",
    "challenge": "KI-104",
    "take": "KI-086",
    "ash": "KI-059",
    "concede": "KI-107",
    "reveal": "KI-107",
    "block": "KI-094",
    "keep": "KI-066",
    "give": "KI-089",
    "give-leaf": "KI-079",
    "no-swap": "KI-141",
    "swap": "KI-140",
    "discard": "KI-029",
    "done": "KI-029",
    "flip": "KI-130",
    "stay": "KI-130",
    "agree": "KI-R86",
    "refuse": "KI-R86",
}
"""The rule that says when this is an answer, by verb."""

LETTERS = tuple(map(seat_name, SEATS))
ALONE = frozenset({""})
CARDS = frozenset({*ITEMS, *(f"{item} as {other}" for item in ITEMS for other in ITEMS)})
PLAYS = frozenset(f"play {card}" for card in CARDS)
TRADES = {f"{seat} {item}" for seat in LETTERS for item in ITEMS}

WORDS = dict.fromkeys(OCCASIONS, ALONE) | {
    "pick": frozenset({*LORDS, "any"}),
    "draw": frozenset({"deck", "discard"}),
    "steal": frozenset(LETTERS),
    "attack": frozenset(LETTERS),
    "peep": frozenset(LETTERS),
    "play": CARDS,
    "trade": frozenset(TRADES | {f"{trade} {item}" for trade in TRADES for item in ITEMS}),
    "mark": frozenset(f"{seat} {card}" for seat in LETTERS for card in CARDS),
    "concede": frozenset({"", "shown"}),
    "keep": frozenset(ITEMS),
    "give": frozenset(ITEMS),
    "give-leaf": CARDS,
    "swap": frozenset(f"{given} {taken}" for given in ITEMS for taken in ITEMS),
    "discard": frozenset(ITEMS),
}
"""The words after it that name something in this game, by verb."""

LORD_OF = {"gift": CELESTE, "peep": HOLLOW, "swap": HOLLOW, "no-swap": HOLLOW, "mark": TANUKI, "thread": MIRAGE}
ACTIONS = frozenset({"summon", "steal", "attack", "play", "strike", "trade", "gift", "peep", "mark"})
AIMED = frozenset({"steal", "attack", "trade", "peep", "mark"})
FACE_UP = {
    "stand": "KI-T13",
    "challenge": "KI-T13",
    "reveal": "KI-T13",
    "concede": "KI-T13",
    "block": "KI-T13",
    "ash": "KI-R140",
    "take": "KI-R131",
}
"""Verbs that are never asked for while Lanterns are face up."""


def refusal(s: KitsunedoState, ask: Ask, id: str) -> str:
    """The rule against this answer, which the question does not offer; "" if it names nothing in this game."""
    verb, _, words = id.partition(" ")
    if words not in WORDS.get(verb, ()):
        return ""
    return (
        untaught(s, verb, words)
        or meaningless(verb, words)
        or (target_rule(s, ask.seat, verb, LETTERS.index(words[0])) if verb in AIMED and ask.kind == "act" else "")
        or untimely(s, ask, verb, words)
        or OCCASIONS[verb]
    )


def untaught(s: KitsunedoState, verb: str, words: str) -> str:
    """The rule by which this stage, or its decks, do without this (section R)."""
    rules, cards = s.rules, s.cards
    if not rules.abilities and (verb in LORD_OF or (verb, words) == ("draw", "discard")):
        return "KI-T08"
    if not rules.returns and verb in ("flip", "stay"):
        return "KI-T06"
    if rules.face_up and verb in FACE_UP:
        return FACE_UP[verb]
    if verb == "block" and not cards.items[BLOCK]:
        return "KI-T27"
    if verb == "pick" and rules.picks is not None:
        return "KI-R134"
    lantern = {"summon": SPIRIT, "steal": SHADOW, "ash": ASH}.get(verb)
    if lantern is not None and not cards.lanterns[lantern]:
        return "KI-R130"
    if verb == "trade" and not cards.items[ITEMS.index(words.split()[1])]:
        return {"first": "KI-T11", "second": "KI-T20"}.get(rules.stage, "KI-R57")
    return leaf_rule(s) if _transforms(verb, words) else ""


def leaf_rule(s: KitsunedoState) -> str:
    """The rule against transforming any Leaf: no Mist is in the deck, so none can be claimed."""
    if s.cards.claimable[MIST]:
        return ""
    return "KI-R129" if s.rules.stage in ADVENTS else "KI-R130"


def _transforms(verb: str, words: str) -> bool:
    return "leaf as " in words or (verb == "trade" and words.count(" ") == 2 and words.endswith(" leaf"))


def meaningless(verb: str, words: str) -> str:
    """The rule by which a card cannot be played as this: only a Leaf is transformed, and only into what is wild."""
    if verb == "give-leaf" and " as " not in words:
        return "KI-079"
    if verb not in ("play", "mark", "give-leaf"):
        return ""
    card, _, declared = words.rpartition(" as ")
    if not card:
        return "KI-073" if words.endswith("leaf") else ""
    if not card.endswith("leaf") or declared == "leaf":
        return "KI-074"
    return "KI-075" if declared == "block" else ""


def target_rule(s: KitsunedoState, seat: int, verb: str, target: int) -> str:
    """The rule against aiming this at that lord: another lord in the game (KI-R21), with cards where one is to go."""
    if target == seat or target >= s.seats:
        return "KI-R21"
    if not s.lives[target]:
        if verb in ("attack", "mark"):
            return "KI-R21"
        if s.powers[target] == SHISU:
            return "KI-173"
        return "KI-R21" if verb == "peep" else "KI-138"
    if not s.sizes[target] and verb in ("steal", "trade", "peep"):
        return "KI-R59" if verb == "trade" else "KI-R21"
    if verb == "mark" and s.fresh >> target & 1:
        return "KI-R101"
    return ""


def untimely(s: KitsunedoState, ask: Ask, verb: str, words: str) -> str:
    """The rule by which this is not the moment for it, as far as one speaks of this moment."""
    if verb == "thread":
        return thread_rule(s, ask.seat, ask.kind)
    if verb in ACTIONS:
        return _not_in_turn(s, ask, verb)
    if verb == "draw" and words == "discard":
        return "KI-143"
    if verb in ("stand", "challenge") and not s.lives[ask.seat]:
        return "KI-R40"
    if verb == "challenge" and ask.kind == "act":
        return "KI-105"
    if verb == "block" and ask.kind in ("respond", "give"):
        return "KI-098"
    return ""


def _not_in_turn(s: KitsunedoState, ask: Ask, verb: str) -> str:
    seat, kind = ask.seat, ask.kind
    own = LORD_OF.get(verb)
    if own is not None and s.powers[seat] != own:
        return ""
    if kind == "pick" or seat != s.active:
        return "KI-026" if own is None else "KI-R89"
    if kind == "draw":
        return "KI-023"
    if kind == "out":
        return "KI-130"
    if kind == "discard":
        return "KI-R20" if not s.lives[seat] else "KI-113" if s.cut else "KI-028"
    return ""


def thread_rule(s: KitsunedoState, seat: int, kind: str) -> str:
    """The rule against undoing anything now: the Mirage, on its own turn, once in it; its latest action, at once."""
    if s.powers[seat] != MIRAGE or seat != s.active or s.threaded:
        return "KI-147"
    return "KI-R109" if kind == "act" and not s.cut else "KI-R110"
