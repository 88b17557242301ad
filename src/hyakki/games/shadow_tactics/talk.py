"""Table talk (ST-051 to ST-054)."""

from __future__ import annotations

from hyakki.core.talk import TABLE, Channel
from hyakki.games.shadow_tactics.state import EXECUTION, ORDERS, ShadowState

NINJAS = ("first", "follow", "wait", "distract", "cover", "careful", "agreed", "rather-not")
"""The ninjas' ready phrases, as vague as the rules demand."""
DAIMYO = ("see-you", "what-was-that", "no-hurry", "well-played")
OF_NINJAS = Channel(TABLE.name, phrases=NINJAS)
OF_DAIMYO = Channel(TABLE.name, phrases=DAIMYO)
MUTED = Channel(TABLE.name, "ST-510", NINJAS)


def channels(s: ShadowState, seat: int) -> tuple[Channel, ...]:
    """One table for all, the Daimyo included, and no other place. There the ninjas say nothing from the close of
    programming to the end of execution (ST-510, ST-R13)."""
    if seat == s.daimyo:
        return (OF_DAIMYO,)
    muted = s.over is None and s.phase in (ORDERS, EXECUTION)
    return (MUTED,) if muted else (OF_NINJAS,)
