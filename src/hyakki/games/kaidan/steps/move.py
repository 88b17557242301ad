"""A PG on foot (KA-074 to KA-078, KA-R48)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import OFF, edge_between, slot_of
from hyakki.games.kaidan.board.tiles import OPEN
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.entity_moves import move_aside, stop_displaced


class Move(Deed):
    """Move one cell for one PM. A door on the way opens first; what it shows may prevent the step (KA-R25)."""

    __slots__ = ("back", "chases", "to")
    to: int
    back: int
    chases: int

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat, "open")
        self.to = to
        self.back = OFF
        self.chases = 0

    def go(self, s: KaidanState) -> Asks:
        pg = s.pgs[self.seat]
        if self.stage == "open":
            self.back, self.chases, self.stage = pg.cell, s.chases, "step"
            edge = edge_between(pg.cell, self.to)
            if s.board.edge(pg.cell, self.to) != OPEN and s.opened != edge:
                s.opened = edge
                s.push(Consequences())
        else:
            s.opened = OFF
            if pg.cell == self.back and s.chases == self.chases and pg.pm:
                pg.pm -= 1
                s.stack[-1] = Consequences(self.seat, step_noise(s, self.seat), step_to(s, self.seat, self.to))
                stop_displaced(s, self.to, self.back)
            else:
                s.done()
        return None


def step_to(s: KaidanState, seat: int, to: int) -> tuple[int, ...]:
    """Let the PG and the one in its way change places (KA-077); return those that have come into another Room."""
    pg = s.pgs[seat]
    other, who = s.pg_at(to), s.figure_at(to)
    back, pg.cell, pg.shelter = pg.cell, to, 0
    s.say(say.MOVED, (seat, to))
    entered: tuple[int, ...] = (seat,) if slot_of(back) != slot_of(to) else ()
    if other != NOBODY:
        entered += move_aside(s, other, back)
    if who != NOBODY:
        s.figures[who].cell = back
        s.say(say.DISPLACED, (who, back))
    return entered


def step_noise(s: KaidanState, seat: int) -> int:
    """Noise 1 for a cell (KA-078), unless something silences it."""
    noise = noise_of_step(s, seat)
    s.stepped += 1
    return noise


def noise_of_step(s: KaidanState, seat: int, after: int = 0) -> int:
    """The Noise of the next step, or of one `after` so many others. Soft Step, the Kitsune Mask, Straw Sandals and the
    Unnatural Silence make it 0."""
    pg = s.pgs[seat]
    worn = s.kit.objects[pg.worn].quiet if pg.worn != NOBODY else 0
    quiet = max(worn, s.kit.characters[pg.character].ability.quiet)
    silent = s.hushed or any(s.lasting_of(event).silent for event, _ in s.lasting)
    return 0 if silent or s.stepped + after < quiet else 1
