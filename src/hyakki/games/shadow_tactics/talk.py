"""Table talk (ST-051 to ST-054)."""

from __future__ import annotations

from hyakki.core.talk import TABLE, Channel
from hyakki.games.shadow_tactics.state import EXECUTION, ORDERS, ShadowState

MUTED = Channel(TABLE.name, closed="ST-510")


def channels(s: ShadowState, seat: int) -> tuple[Channel, ...]:
    """One table for all, the Daimyo included, and no other place. There the ninjas say nothing from the close of
    programming to the end of execution (ST-510, ST-R13)."""
    muted = seat != s.daimyo and s.over is None and s.phase in (ORDERS, EXECUTION)
    return (MUTED,) if muted else (TABLE,)
