"""Table talk (OK-R23)."""

from __future__ import annotations

from hyakki.core.talk import TABLE, Channel
from hyakki.games.okko.state import HEROES_SIDE, OkkoState

HEROES = Channel(HEROES_SIDE)
"""The heroes' own: neither the Oni nor those who watch hear it."""


def channels(s: OkkoState, seat: int) -> tuple[Channel, ...]:
    """The table is everybody's; where several play the heroes, they have a place of their own."""
    if seat == s.oni or len(s.hero_seats) < 2:
        return (TABLE,)
    return (TABLE, HEROES)
