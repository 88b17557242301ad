"""Entities that hear something (KA-081 to KA-085, KA-185, KA-R50 to KA-R55)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import loudness
from hyakki.games.kaidan.catalog.cards import VALUES
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.entity_moves import March


class Alert(KaidanStep):
    """Every entity not yet alerted this Turn that perceives a Noise walks toward it; a chase drops the rest."""

    __slots__ = ("cell", "chases", "level", "pending")
    cell: int
    level: int
    pending: tuple[int, ...]
    chases: int

    def __init__(self, cell: int, level: int) -> None:
        super().__init__("hear")
        self.cell = cell
        self.level = level
        self.pending = ()
        self.chases = 0

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "hear":
            self.chases = s.chases
            self.pending = tuple(
                who
                for who in s.figures_on_map()
                if not s.figures[who].alerted and loudness(s.figures[who].cell, self.cell) <= self.level
            )
            self.stage = "walk"
        elif not self.pending or s.chases != self.chases:
            s.done()
        else:
            who, *rest = self.pending
            self.pending = tuple(rest)
            if s.figures[who].on_map and not s.figures[who].alerted:
                self.walk(s, who)
        return None

    def walk(self, s: KaidanState, who: int) -> None:
        """Walk as many cells as the D10 shows; the token is turned before anything can come of it (KA-083, KA-R140)."""
        s.figures[who].alerted = True
        s.say(say.ALERTED, (who, self.cell))
        face = s.roll_for_enemy(who)
        s.push(March(who, self.cell, VALUES[face], ghost=s.ghostly(who), vanish=False))  # KA-082, KA-R52, KA-R57
