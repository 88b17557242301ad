"""The goals of a seat, by the victory tables and the state of the game (KA-318 to KA-332, KA-R125).

A PG that is inside when the events run out has nothing; a dead one has as much as one that escaped, if nobody did. So
the living play for the way out while there is time for it, and for a death that pays when there is none. Who burns the
house down with itself in it is paid for everybody who burns after it (KA-331, KA-R116).
"""

from __future__ import annotations

from math import ceil

from hyakki.games.kaidan.board.geometry import FAR, OFF
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.catalog.cards import SPEED

RUNS = 0.8
"""Cells that a run adds to a Turn, on the whole."""
UNKNOWN_WAY = 7
"""Cells to a Room that has not been found."""
LAST_HOPE = ((9, 3), (12, 6), (15, 6), (18, 9))
"""The numbers of event cards with which an escape is hardly possible: before two keys have been found, and before
the gold key has. They are by the number of others alive: the fewer will die afterwards, the less a death is worth
(KA-330)."""
TIME_TO_DIE = 3
"""Turns before the end in which a possessed PG that is not alone begins to look for death."""
LATE = 5
"""A Turn by which two keys should have been found."""


def anybody_out(sense: Sense) -> bool:
    return any(pg.escaped for pg in sense.view.pgs)


def turns(sense: Sense, start: int, end: int) -> float:
    """Return how long a way takes if nothing comes between."""
    steps = UNKNOWN_WAY
    if OFF not in (start, end):
        steps = sense.board.ways(end)[start]
        steps = 2 * UNKNOWN_WAY if steps >= FAR else steps
    return steps / (sense.view.values[sense.seat][SPEED] + RUNS)


def hopeless(sense: Sense) -> bool:
    """Return whether the events run out before this seat could (KA-198)."""
    view = sense.view
    if not (sense.trapdoor_open or sense.has("TR01") or view.announced == 2):
        return view.event_deck <= LAST_HOPE[min(len(sense.others), len(LAST_HOPE) - 1)][view.announced]
    event_phases = max(0, ceil(turns(sense, sense.here, sense.trapdoor)) - 1)
    return view.rules.numbers.events[2] * event_phases >= view.event_deck


def gives_up(sense: Sense) -> bool:
    """Return whether only death can still score."""
    if not sense.pg.on_map or anybody_out(sense):
        return False
    if sense.own.possessed:
        others = [other for other in sense.others if not sense.view.pgs[other].condemned]
        return bool(others) and sense.turns_left <= TIME_TO_DIE
    return hopeless(sense)


def would_burn(sense: Sense) -> bool:
    """Return whether this seat sets fire to the house it is in, once it can: nothing better is in sight."""
    if anybody_out(sense) or sense.view.flames or sense.trapdoor_open or sense.has("TR01"):
        return False
    if sense.own.possessed or sense.given_up:
        return True
    return sense.view.announced < 2 and (sense.nerves <= 2 or (sense.view.turn >= LATE and not sense.view.keys))
