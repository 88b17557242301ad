"""Placing Rooms (KA-033 to KA-042, KA-R24 to KA-R29)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import area_of, room_code
from hyakki.games.kaidan.board.paths import orientations
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Decide, KaidanStep


class PlaceRoom(KaidanStep):
    """Lay a tile of the area's pile on an empty position; the result is the tile."""

    __slots__ = ("slot", "tile")
    slot: int
    tile: int

    def __init__(self, slot: int) -> None:
        super().__init__("draw")
        self.slot = slot
        self.tile = NOBODY

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "draw":
            pile = area_of(self.slot)
            self.tile = s.tiles[pile].pop()  # KA-037; never empty (KA-R27)
            s.say(say.ROOM_DRAWN, (self.slot, pile), (self.tile,))
            self.stage = "place"
            turns = tuple(orientations(s.board, self.tile, self.slot))
            s.push(Decide("orientation", "turn", turns, slot=self.slot, tile=self.tile))
            return None
        assert self.result is not None
        (turn,) = self.result
        s.rooms[self.slot] = room_code(self.tile, turn)
        s.redraw()
        s.say(say.ROOM_PLACED, (self.slot, self.tile, turn))
        column = self.slot % 5
        if not s.darkness_up[column]:
            s.darkness_up[column] = True
            s.say(say.DARKNESS_SHOWN, (column,), (s.darkness[column],))
        s.done((self.tile,))
        return None
