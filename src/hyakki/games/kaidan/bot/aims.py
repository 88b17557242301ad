"""What a seat plays for, by the victory tables and by how things stand (KA-318 to KA-332, KA-R125).

A PG that is inside when the events run out has nothing; a dead one has as much as one that escaped, if nobody did. So
the living play for the way out while there is time for it, and for a death that pays when there is none. Who burns the
house down with itself in it is paid for everybody who burns after it (KA-331, KA-R116).
"""

from __future__ import annotations

from math import ceil

from hyakki.games.kaidan.board import FAR, OFF, cells_of
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.cards import SPEED
from hyakki.games.kaidan.ids import TREASURE
from hyakki.games.kaidan.state import BRONZE, SILVER

RUNS = 0.8
"""Cells that a run adds to a Turn, on the whole."""
UNKNOWN_WAY = 7
"""Cells to a Room that has not been found."""
FIND_A_KEY = 2
"""Turns, if all goes well."""
LUCK = 13
"""Event cards by which a house still half unknown may turn out kinder than it looks."""
A_TURN_OF_DYING = 3
"""Turns before the end in which a possessed PG that is not alone begins to look for death."""
LATE = 5
"""A Turn by which two keys should have been found."""


def anybody_out(sense: Sense) -> bool:
    return any(pg.escaped for pg in sense.view.pgs)


def turns(sense: Sense, start: int, end: int) -> float:
    """How long a way takes if nothing comes between."""
    steps = UNKNOWN_WAY
    if OFF not in (start, end):
        steps = sense.board.ways(end)[start]
        steps = 2 * UNKNOWN_WAY if steps >= FAR else steps
    return steps / (sense.view.values[sense.seat][SPEED] + RUNS)


def events_to_get_out(sense: Sense) -> int:
    """How many event cards will be drawn, at the least, before this seat could be out."""
    view = sense.view
    one, two, three = view.rules.numbers.events
    if sense.trapdoor_open or sense.has("TR01"):
        return three * max(0, ceil(turns(sense, sense.here, sense.trapdoor)) - 1)
    if view.announced == 2:
        return three * max(1, ceil(turns(sense, sense.here, sense.trapdoor)) - 1)
    slot = sense.board.slot_of_tile(TREASURE)
    treasure = cells_of(slot)[0] if slot != OFF else OFF
    out = three * ceil(turns(sense, treasure, sense.trapdoor))
    missing = 2 - bin(view.keys & (SILVER | BRONZE)).count("1")
    if not missing:
        near = min(turns(sense, view.pgs[seat].cell, treasure) for seat in (sense.seat, *sense.others))
        return two * max(0, ceil(near) - 1) + out
    mine = sum(sense.has(id) for id in ("OB02", "OB03", "OB04"))
    search = 0 if view.announced or mine >= missing else FIND_A_KEY * (missing - mine)
    carry = ceil(turns(sense, sense.here, treasure)) if mine else 1
    return one * search + two * carry + out


def hopeless(sense: Sense) -> bool:
    """The events run out before this seat could (KA-198)."""
    sure = sense.trapdoor_open or sense.view.announced == 2 or sense.has("TR01")
    return events_to_get_out(sense) - (0 if sure else LUCK) >= sense.view.event_deck


def gives_up(sense: Sense) -> bool:
    """Death pays and nothing else does any more."""
    if not sense.pg.on_map or anybody_out(sense):
        return False
    if sense.own.possessed:
        others = [other for other in sense.others if not sense.view.pgs[other].condemned]
        return bool(others) and sense.turns_left <= A_TURN_OF_DYING
    return hopeless(sense)


def would_burn(sense: Sense) -> bool:
    """Whether this seat sets fire to the house it is in, once it can: nothing better is in sight."""
    if anybody_out(sense) or sense.view.flames or sense.trapdoor_open or sense.has("TR01"):
        return False
    if sense.own.possessed or sense.given_up:
        return True
    return sense.view.announced < 2 and (sense.nerves <= 2 or (sense.view.turn >= LATE and not sense.view.keys))
