"""A bot's reading of its View: the table with nothing hidden in it."""

from __future__ import annotations

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.games.shadow_tactics.knowledge.redeal import lay_open
from hyakki.games.shadow_tactics.knowledge.view import ShadowView
from hyakki.games.shadow_tactics.state import ShadowState


def table_of(view: ShadowView) -> ShadowState:
    """A State with what everybody sees and the viewer's own programmes and hand; all else that is hidden is missing."""
    s = ShadowState(view.rules, view.seats)
    lay_open(s, view)
    s.chance = Chance(bytes(KEY_BYTES))
    s.redraw()
    for own in view.own:
        for ninja, cards in own.programmes:
            s.laid[ninja] = cards
        s.hand = list(own.hand) or s.hand
    return s
