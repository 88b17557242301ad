"""Warnings about answers that a lord should confirm (KI-R16, KI-R44, KI-R84)."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.games.kitsunedo.catalog.ids import SHISU
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView
from hyakki.games.kitsunedo.previews.notes import asked

WARNED = frozenset({"discard", "answer", "pick"})


def warning(view: KitsunedoView, kind: str, path: Sequence[str]) -> str | None:
    """The text to be confirmed before this answer is given."""
    own = asked(view, kind)
    if own is None:
        return None
    if kind == "discard":
        empty = len(path) - 1 == sum(own.hand)
        return "warn-empty-hand" if empty and view.lives[own.seat] and not _pays_with_lives(view, own.seat) else None
    if kind == "answer":
        proved = own.lantern == view.frames[-1]["lantern"]
        return "warn-concede" if proved and path[0].split()[0] == "concede" else None
    if kind == "pick":
        duel = view.seats == 2 and view.rules.abilities
        return "warn-shisu-duel" if duel and path[0] == "pick shisu" else None
    return None


def _pays_with_lives(view: KitsunedoView, seat: int) -> bool:
    """Return whether this lord pays with lives alone: the Shisu never pays with the hand, so an empty one changes
    nothing (KI-169)."""
    return view.rules.abilities and view.lords[seat] == SHISU
