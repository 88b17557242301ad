"""Notes on an entry besides its price: what it needs, whether it would be a lie, how likely a Sake is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hyakki.core.events import seat_number
from hyakki.games.kitsunedo.catalog.cards import cards_of
from hyakki.games.kitsunedo.catalog.ids import ASH, ITEMS, LEAF, MIST, SAKE, SHADOW, SHISU, SPIRIT, safe_bit
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView, Own
from hyakki.games.kitsunedo.state import NOBODY

CLAIMS = {"summon": SPIRIT, "steal": SHADOW, "ash": ASH, "give-leaf": MIST}
NOTED = frozenset({"act", "respond", "give", "out"})


def asked(view: KitsunedoView, kind: str) -> Own | None:
    """The asked lord's own things."""
    seats = {ask["seat"] for ask in view.asks if ask["kind"] == kind}
    return next((own for own in view.own if own.seat in seats), None)


def notes(view: KitsunedoView, kind: str, path: Sequence[str]) -> Mapping[str, Any]:
    own = asked(view, kind)
    if own is None or kind not in NOTED:
        return {}
    verb, *words = path[-1].split()
    if verb == "attack":
        return {"needs": needed(view, seat_number(words[0]))}
    if verb == "flip":
        return {"sake": round(100 * sake_odds(view, own.seat))}
    found: dict[str, Any] = {}
    lantern = claimed(path[-1])
    if lantern != NOBODY and not view.rules.face_up:
        found["truth"] = truth(view, own, lantern)
    if verb in ("steal", "peep"):
        found["holds"] = view.sizes[seat_number(words[0])]
    return found


def needed(view: KitsunedoView, seat: int) -> list[int]:
    """The symbols that an attack on this lord needs."""
    symbols = cards_of(view.rules).requirements[view.lords[seat]][view.lives[seat]]
    return [item for item, count in symbols for _ in range(count)]


def claimed(option: str) -> int:
    """The Lantern that this entry claims, if any: a Leaf played as something else claims Mist (KI-079)."""
    verb, *words = option.split()
    paid_with_leaf = verb == "trade" and len(words) == 3 and words[2] == ITEMS[LEAF]
    return MIST if f" {ITEMS[LEAF]} as " in option or paid_with_leaf else CLAIMS.get(verb, NOBODY)


def truth(view: KitsunedoView, own: Own, lantern: int) -> str:
    """Return whether a claim is true; only the claimer gets this."""
    if view.safe & safe_bit(own.seat, lantern):
        return "safe"
    return "true" if own.lantern == lantern else "bluff"


def sake_odds(view: KitsunedoView, seat: int) -> float:
    """Return the chance that a Sake is among the cards turned over, as far as the viewer can tell."""
    memory = view.memory["items"]
    deck = memory["zones"][-1]
    if not deck:
        return 0.0
    flips = 3 if view.lords[seat] == SHISU else 1
    none = 1.0
    for slot in deck[: -flips - 1 : -1]:
        none *= 1 - _sake_there(memory, slot)
    return 1 - none


def _sake_there(memory: Mapping[str, Any], slot: int) -> float:
    """The cards that may lie there, but for those whose place is known."""
    mask, pool = memory["masks"][slot], memory["pools"][slot]
    if mask.bit_count() == 1:
        return float(mask == 1 << SAKE)
    left = list(memory["bags"][pool])
    for other, seen in enumerate(memory["masks"]):
        if memory["pools"][other] == pool and seen.bit_count() == 1:
            left[seen.bit_length() - 1] -= 1
    possible = [count for kind, count in enumerate(left) if mask >> kind & 1]
    return left[SAKE] / sum(possible) if mask >> SAKE & 1 and sum(possible) else 0.0
