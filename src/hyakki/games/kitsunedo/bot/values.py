"""How each lord stands in a position: its lives, and how near its hand is to an exact set against another."""

from __future__ import annotations

from hyakki.games.kitsunedo.catalog.ids import LEAF, MIST
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState

SET = 0.8
"""The worth of a complete set, in lives."""
LACKING = 0.6
"""The share of it that is left for each card that is missing."""
CARD = 0.02
"""The worth of any card in hand."""


def values(s: KitsunedoState) -> list[float]:
    """Return each lord's share of what all of them have, from -1 to 1."""
    strengths = [_strength(s, seat) for seat in range(s.seats)]
    total = sum(strengths)
    return [2 * own / total - 1 if total else 0.0 for own in strengths]


def _strength(s: KitsunedoState, seat: int) -> float:
    if not s.lives[seat]:
        return 0.0
    rivals = s.others(seat) if NOBODY not in s.lords else []
    nearest = min((_missing(s, seat, rival) for rival in rivals), default=0)
    return s.lives[seat] + SET * LACKING**nearest + CARD * s.sizes[seat]


def _missing(s: KitsunedoState, seat: int, rival: int) -> int:
    """The cards that an exact set lacks; a Leaf stands for any where Mist can be claimed (KI-110)."""
    hand = s.hands[seat]
    lacking = sum(max(0, count - hand[item]) for item, count in s.requirement(rival))
    return max(0, lacking - hand[LEAF]) if s.cards.claimable[MIST] else lacking
