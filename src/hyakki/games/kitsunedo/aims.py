"""What a lord of Kitsunedo should do next: whom its hand is nearest to defeating."""

from __future__ import annotations

from hyakki.core.aims import Aim, Rung
from hyakki.games.kitsunedo.catalog.cards import cards_of
from hyakki.games.kitsunedo.catalog.ids import LEAF, MIST
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView, Own
from hyakki.games.kitsunedo.state import NOBODY

LORD = "lord"


def aims(view: KitsunedoView) -> tuple[Aim, ...]:
    return tuple(_aim(view, own) for own in view.own)


def _aim(view: KitsunedoView, own: Own) -> Aim:
    out = sum(1 for seat in range(view.seats) if seat != own.seat and not view.lives[seat] and view.turn)
    others = view.seats - 1
    steps = (Rung("first-out", out > 0), Rung("half-out", 2 * out >= others), Rung("last", out >= others))
    if NOBODY in view.lords or not view.turn:
        return Aim(own.seat, LORD, "last", {"others": others}, steps)
    if not view.lives[own.seat]:
        return Aim(own.seat, LORD, "return" if view.rules.returns else "watch", {"others": others - out}, steps)
    missing, target, kinds = min(_missing(view, own, seat) for seat in _rivals(view, own))
    facts = {"others": others - out, "target": target, "missing": missing, "items": list(kinds)}
    if missing:
        return Aim(own.seat, LORD, "gather", facts, steps)
    return Aim(own.seat, LORD, "attack" if view.round > 1 else "ready", facts, steps)


def _rivals(view: KitsunedoView, own: Own) -> list[int]:
    """The other lords in the game, from the left."""
    places = (place % view.seats for place in range(own.seat + 1, own.seat + view.seats))
    return [seat for seat in places if view.lives[seat]] or [own.seat]


def _missing(view: KitsunedoView, own: Own, target: int) -> tuple[int, int, tuple[int, ...]]:
    """The cards that an exact set against this lord lacks; a Leaf stands for any where Mist can be claimed (KI-110)."""
    cards = cards_of(view.rules)
    lacking: list[int] = []
    for item, count in cards.requirements[view.lords[target]][view.lives[target]]:
        lacking += [item] * max(0, count - own.hand[item])
    leaves = own.hand[LEAF] if cards.claimable[MIST] else 0
    lacking = lacking[: max(0, len(lacking) - leaves)]
    return len(lacking), target, tuple(lacking)
