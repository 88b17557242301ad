"""The ninjas of a player who has left: from the next programming phase on another ninja seat may run them (ST-R132)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.core.motion import Motion, Vote
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.people import NOBODY
from hyakki.games.shadow_tactics.state import TAKE_OVER, ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep


def motions_of(s: ShadowState, seat: int) -> list[Motion]:
    """Return whose ninjas this seat may offer to run."""
    if seat == s.daimyo or seat in s.away:
        return []
    owners = {s.home_of(ninja) for ninja in s.team()}
    return [Motion(TAKE_OVER, owner) for owner in sorted(owners) if owner in s.away and keeper_of(s, owner) == owner]


def propose(s: ShadowState, seat: int, owner: int) -> None:
    """Propose to take over: all other ninja players who are there must agree."""
    voters = tuple(other for other in s.ninja_seats if other != seat and other not in s.away)
    s.push(HandOver(seat, owner))
    s.push(Vote(TAKE_OVER, owner, seat, voters, len(voters)))


class HandOver(ShadowStep):
    """Below the vote."""

    __slots__ = ("owner", "seat")
    seat: int
    owner: int

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__("refused")
        self.seat = seat
        self.owner = owner

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "agreed":
            s.heirs[self.owner] = self.seat
        s.stack.pop()  # not `done`: the frame below was not waiting for it
        return None


def keeper_of(s: ShadowState, owner: int) -> int:
    """Return who is to run this seat's ninjas: itself, or a bot in it, unless another is there who has taken them
    over."""
    heir = s.heirs[owner]
    return owner if owner not in s.away or heir == NOBODY or heir in s.away else heir


def hand_over(s: ShadowState) -> None:
    """Hand the ninjas over when a round begins: nothing is programmed then, so nobody sees another seat's programme."""
    for ninja in s.team():
        owner, person = s.home_of(ninja), s.ninjas[ninja]
        keeper = keeper_of(s, owner)
        if keeper == person.seat:
            continue
        person.seat, person.lent_by = keeper, NOBODY if keeper == owner else owner
        if keeper == owner:
            s.say(say.GIVEN_BACK, (owner, ninja))
        else:
            s.say(say.TAKEN_OVER, (keeper, ninja, owner))


def gone(s: ShadowState, seat: int) -> None:
    """Note that the player of this seat is not there; a bot goes on for the seat."""
    if seat not in s.away:
        s.away = sorted([*s.away, seat])


def back(s: ShadowState, seat: int) -> None:
    """Give the seat its ninjas back when the next round begins."""
    s.away = [other for other in s.away if other != seat]
    s.heirs[seat] = NOBODY
