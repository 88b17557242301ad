"""Sacred flames (KA-174 to KA-179, KA-311, KA-313, KA-R114 to KA-R117)."""

from __future__ import annotations

from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import NEIGHBOUR_SLOTS, OFF, SLOTS, cells_of, edge_cells
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.state import BARE, CORPSE, KaidanState
from hyakki.games.kaidan.steps.banish import Banish, burn_loot
from hyakki.games.kaidan.steps.wounds import Deaths


def set_on_fire(s: KaidanState, cells: list[int]) -> None:
    """Set cells on fire: corpses, Ofuda tokens and what is no Mission object burn away (KA-176, KA-R92, KA-R117)."""
    fresh = [cell for cell in cells if cell not in s.flames]
    if not fresh:
        return
    s.flames = sorted((*s.flames, *fresh))
    s.say(say.FIRE, (tuple(fresh),))
    if s.oil in fresh:
        s.oil = OFF
    for cell in fresh:
        if s.tokens[cell] == CORPSE:
            s.tokens[cell] = BARE
    s.corpses = [cell for cell in s.corpses if cell not in s.flames]
    s.ofuda_doors = [edge for edge in s.ofuda_doors if not set(edge_cells(edge)) & set(s.flames)]
    burn_loot(s, fresh)


def put_out(s: KaidanState, rule: str) -> None:
    """Put out every sacred flame on the map (KA-179)."""
    s.flames = []
    s.arsonist = NOBODY
    s.say(say.FIRE_OUT, (rule,))


def burn(s: KaidanState) -> bool:
    """Kill the PGs or banish an enemy that stands in the flames; True while there was one (KA-175, KA-R116)."""
    seats = tuple(seat for seat in s.living() if s.pgs[seat].cell in s.flames)
    if seats:
        killers = tuple(s.arsonist if seat != s.arsonist else NOBODY for seat in seats)
        s.push(Deaths(seats, killers, "KA-175"))
        return True
    for who in s.figures_on_map():
        if s.figures[who].cell in s.flames:
            s.push(Banish(who))
            return True
    return False


def fill_rooms(s: KaidanState) -> None:
    """Spread the fire in the Preparation: a burning cell sets its whole Room on fire (KA-313)."""
    for slot in range(SLOTS):
        if s.rooms[slot] >= 0 and any(cell in s.flames for cell in cells_of(slot)):
            set_on_fire(s, list(cells_of(slot)))


def spread(s: KaidanState) -> None:
    """End of Turn: from every Room fully in flames to all adjacent ones (KA-311, KA-R115)."""
    burning = [slot for slot in range(SLOTS) if all(cell in s.flames for cell in cells_of(slot))]
    for slot in burning:
        for other in NEIGHBOUR_SLOTS[slot]:
            if s.rooms[other] >= 0:
                set_on_fire(s, list(cells_of(other)))
