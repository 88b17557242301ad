"""The Dark Impulse, and what the possessed PG may do with it (KA-207 to KA-216, KA-R99 to KA-R104)."""

from __future__ import annotations

from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.people import MARK, NEUTRAL, NOBODY
from hyakki.games.kaidan.state import KaidanState


def strike_all(s: KaidanState) -> None:
    """Strike all: a PG that has only Death Marks is condemned: it dies at the end of the next Turn (KA-209, KA-212,
    KA-R100)."""
    if idle(s):
        return
    s.say(say.IMPULSE, (NOBODY,))
    for seat in s.living():
        if look_at_status(s, seat):
            s.impulse_struck = True
            pg = s.pgs[seat]
            pg.condemned = pg.condemned or s.turn
            s.say(say.CONDEMNED, (seat, pg.condemned))


def strike_alone(s: KaidanState, seat: int) -> bool:
    """A PG that tries to escape; True if that kills it (KA-214)."""
    if idle(s):
        return False
    s.say(say.IMPULSE, (seat,))
    doomed = look_at_status(s, seat)
    s.impulse_struck = s.impulse_struck or doomed
    return doomed


def idle(s: KaidanState) -> bool:
    """Return whether the Hyoirei is defeated, and say that no Dark Impulse has any effect then (KA-211)."""
    if s.defeated:
        s.say(say.IMPULSE_IDLE)
    return s.defeated


def look_at_status(s: KaidanState, seat: int) -> bool:
    """The owner learns how many cards of each kind the pile holds (KA-R99), the others only whether all of them are
    Death Marks (KA-208)."""
    status = s.secrets[seat].status
    doomed = NEUTRAL not in status
    s.say(say.MARKS_COUNTED, (seat,), (status.count(MARK), status.count(NEUTRAL)))
    s.say(say.VERDICT, (seat,), (doomed,))
    return doomed
