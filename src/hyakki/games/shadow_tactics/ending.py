"""The end of a mission (ST-008, ST-009, ST-208)."""

from __future__ import annotations

from typing import NoReturn

from hyakki.core.engine import GameOver
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE, ShadowState


def win(s: ShadowState, side: str, reason: str) -> NoReturn:
    """The mission is over; quests that are judged now may still pay (ST-308)."""
    s.say(say.WON, (side, reason))
    quests.judge(s, side)
    raise GameOver((reason, side))


def spend_time(s: ShadowState) -> None:
    """Take one off the track; an empty one ends the mission (ST-194, ST-208)."""
    s.time -= 1
    s.say(say.TIME, (s.time,))
    if s.time <= 0:
        win(s, DAIMYO_SIDE, "time")
