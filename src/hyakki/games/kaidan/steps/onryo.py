"""The dead come back (KA-181 to KA-192, KA-R67, KA-R108 to KA-R112)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board import CELLS, FAR
from hyakki.games.kaidan.people import onryo_of
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences


class Rebirth(KaidanStep):
    """An Onryo appears where its PG died, or on the nearest free cell (KA-182, KA-R67)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        super().__init__("place")
        self.seat = seat

    def run(self, s: KaidanState) -> Asks:
        grave = s.pgs[self.seat].grave
        if self.stage == "place":
            self.stage = "arrive"
            s.push(Decide("rebirth", "cell", tuple(nearest_free(s, grave))))
            return None
        assert self.result is not None
        figure = s.figures[onryo_of(self.seat)]
        figure.cell = self.result[0]
        s.say(say.ONRYO, (self.seat, figure.cell))
        s.stack[-1] = Consequences()
        return None


def nearest_free(s: KaidanState, cell: int) -> list[int]:
    """By walking distance; free and not on fire."""
    ways = s.board.ways(cell)
    free = [other for other in range(CELLS) if not s.occupied(other) and other not in s.flames]
    reach = [other for other in free if ways[other] < FAR] or free
    best = min(ways[other] for other in reach)
    return [other for other in reach if ways[other] == best]


class OnryoMoves(KaidanStep):
    """After any Activation, each Onryo that has not moved this Turn may use a token (KA-187 to KA-189)."""

    __slots__ = ()

    def run(self, s: KaidanState) -> Asks:
        s.done()
        return None
