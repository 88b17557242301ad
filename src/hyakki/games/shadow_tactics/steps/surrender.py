"""A side gives up (section V)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.core.motion import Motion, Vote
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.ending import win
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE, NINJA_SIDE, ORDERS, PROGRAMMING, ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep

NAME = "surrender"
MOTIONS = {rule: Motion(NAME, rule=rule) for rule in ("", "ST-362", "ST-363", "ST-364")}
"""The Motion to surrender, by the rule that forbids it now, if one does."""


def motion_of(s: ShadowState, seat: int) -> Motion:
    """Return the Motion, which is possible with little time left: for the ninjas while they programme, for the Daimyo
    while he gives orders."""
    if s.time > s.rules.numbers.surrender:
        return MOTIONS["ST-362"]
    if seat == s.daimyo:
        return MOTIONS["" if s.round and s.phase == ORDERS else "ST-364"]
    return MOTIONS["" if s.round and s.phase == PROGRAMMING else "ST-363"]


def propose(s: ShadowState, seat: int) -> None:
    """Propose to give up: all other ninja players must agree; the Daimyo asks nobody."""
    voters = () if seat == s.daimyo else tuple(other for other in s.ninja_seats if other != seat)
    s.push(Surrender())
    s.push(Vote(NAME, -1, seat, voters, len(voters)))


def time_bonus(s: ShadowState) -> int:
    """Return what the next mission's starting time changes by: half the time left, rounded up, in favour of those who
    gave up (ST-366, ST-367, ST-R82); after the final mission there is no next one (ST-R83)."""
    final = any(place.final and place.mission == s.rules.mission for place in s.rules.locations.values())
    if not s.surrendered or final:
        return 0
    return bonus(s.time, s.surrendered == DAIMYO_SIDE)


def bonus(time: int, by_daimyo: bool) -> int:
    """Return the time bonus: half the time left, rounded up: more time after the ninjas have given up, less after
    the Daimyo has."""
    half = (time + 1) // 2
    return -half if by_daimyo else half


class Surrender(ShadowStep):
    """Below the vote: if it has passed, the other side wins (ST-365)."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        if s.surrendered:
            s.say(say.SURRENDERED, (s.surrendered, s.time))
            win(s, NINJA_SIDE if s.surrendered == DAIMYO_SIDE else DAIMYO_SIDE, NAME)
        s.stack.pop()  # not `done`: the frame below was not waiting for it
        return None
