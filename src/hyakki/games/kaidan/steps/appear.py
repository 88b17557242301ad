"""Appearing and disappearing (KA-217 to KA-227, KA-R67, KA-R70, KA-R134)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import CELLS, OFF, slot_of
from hyakki.games.kaidan.catalog.ids import TREASURE
from hyakki.games.kaidan.people import NOBODY, STANDEES, UNREVEALED, Figure
from hyakki.games.kaidan.state import AWAKENING, KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.rooms import PlaceRoom


def lawful_cell(s: KaidanState, cell: int, *, pg: bool) -> bool:
    """Return whether a figure can appear here: the cell is free, not on fire and, for a PG, not behind the lock
    (KA-219, KA-227, KA-R70)."""
    return not s.occupied(cell) and cell not in s.flames and not (pg and s.in_locked(cell))


class Appear(KaidanStep):
    """A PG comes to lie where a Coordinate Roll says, on a Room placed for it if need be (KA-030, KA-031, KA-033,
    KA-218). `back` is where it came from, if it disappeared."""

    __slots__ = ("back", "cell", "seat")
    seat: int
    back: int
    cell: int

    def __init__(self, seat: int, back: int = OFF) -> None:
        super().__init__("roll")
        self.seat = seat
        self.back = back
        self.cell = OFF

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "roll":
            self.roll(s)
        elif self.stage == "placed":
            assert self.result is not None
            self.stage = "roll" if self.result[0] == TREASURE else "arrive"  # KA-R29
        elif self.stage == "arrive":
            self.arrive(s)
        else:
            s.done((self.cell,))
        return None

    def roll(self, s: KaidanState) -> None:
        if not any(lawful_cell(s, cell, pg=True) for cell in range(CELLS)):
            s.say(say.NOWHERE, (self.seat,))  # KA-R134
            self.cell = self.back
            self.stage = "arrive"
            return
        self.cell = s.coordinates()
        if not lawful_cell(s, self.cell, pg=True):
            return  # KA-031, KA-219: again
        if s.board.covered(self.cell):
            self.stage = "arrive"
        else:
            self.stage = "placed"
            s.push(PlaceRoom(slot_of(self.cell)))

    def arrive(self, s: KaidanState) -> None:
        s.pgs[self.seat].cell = self.cell
        self.stage = "done"
        if s.phase == AWAKENING:
            s.say(say.AWOKE, (self.seat, self.cell))
            s.push(Consequences())
        else:
            s.say(say.APPEARED, (self.seat, self.cell))
            moved_room = self.back == OFF or slot_of(self.back) != slot_of(self.cell)
            s.push(Consequences(entered=(self.seat,) if moved_room else ()))


class Disappear(KaidanStep):
    """A PG leaves the map for a moment (KA-217). If it was hunted its hunter disappears at the same time, and appears
    after it (KA-271)."""

    __slots__ = ("hunter", "seat", "spot")
    seat: int
    hunter: int
    spot: int
    """The cell where the hunter was."""

    def __init__(self, seat: int) -> None:
        super().__init__("leave")
        self.seat = seat
        self.hunter = NOBODY
        self.spot = OFF

    def run(self, s: KaidanState) -> Asks:
        from hyakki.games.kaidan.steps.wounds import Wounds

        pg = s.pgs[self.seat]
        if self.stage == "leave":
            if not pg.on_map:
                s.done()
                return None
            if s.hunted == self.seat:
                self.hunter = s.hunter
                s.figures[self.hunter].shaken = (1 << s.seats) - 1  # it disappears too, and chases nobody before
                s.end_chase()
            if s.active == self.seat:
                s.opened = OFF  # KA-094: nobody is left to hold the door
            back, pg.cell, pg.noise, pg.shelter = pg.cell, OFF, 0, 0
            s.say(say.DISAPPEARED, (self.seat,))
            for step in s.stack:
                if isinstance(step, Wounds):
                    step.miss(self.seat)
            if self.hunter != NOBODY:
                self.spot = lift(s, self.hunter)
            self.stage = "hunter"
            s.push(Appear(self.seat, back))
        elif self.hunter != NOBODY:
            s.stack[-1] = Vanish(self.hunter, self.spot)
        else:
            s.done()
        return None


def lift(s: KaidanState, who: int) -> int:
    """Take an entity or an Onryo off the map for a moment; return the cell where it was."""
    figure = s.figures[who]
    cell, figure.cell, figure.shaken = figure.cell, OFF, 0
    s.say(say.FIGURE_DISAPPEARED, (who,))
    return cell


class Vanish(KaidanStep):
    """An entity or an Onryo disappears and appears where a Coordinate Roll says (KA-218); its chase, if any, ends
    (KA-265). One that has left already was on the cell `back`."""

    __slots__ = ("back", "who")
    who: int
    back: int

    def __init__(self, who: int, back: int = OFF) -> None:
        super().__init__("leave" if back == OFF else "roll")
        self.who = who
        self.back = back

    def run(self, s: KaidanState) -> Asks:
        figure = s.figures[self.who]
        if self.stage == "leave":
            if not figure.on_map:
                s.done()
                return None
            if s.hunter == self.who:
                s.end_chase()
            self.back = lift(s, self.who)
            self.stage = "roll"
        elif self.stage == "roll":
            self.roll(s)
        else:
            s.done()
        return None

    def roll(self, s: KaidanState) -> None:
        from hyakki.games.kaidan.steps.summon import Remove

        if not any(lawful_cell(s, cell, pg=False) for cell in range(CELLS)):
            s.stack[-1] = Remove(self.who, "KA-R134", self.back)
            return
        cell = s.coordinates()
        if lawful_cell(s, cell, pg=False):
            s.figures[self.who].cell = cell
            s.say(say.FIGURE_APPEARED, (self.who, cell))
            self.stage = "done"
            s.push(Consequences())


def remove_figure(s: KaidanState, who: int, rule: str) -> None:
    """Take a standee off the map; its card goes to the discard; the token is another's from now on (KA-R68,
    KA-R141)."""
    figure = s.figures[who]
    if figure.kind >= 0 and s.kit.entities[figure.kind].copies:
        s.entity_discard.append(figure.kind)
        s.entity_discard.sort()
    s.say(say.FIGURE_REMOVED, (who, rule))
    s.figures[who] = Figure()


def free_standee(s: KaidanState) -> int:
    """The lowest that is not in play, or NOBODY (KA-221, KA-222): a hunter that disappears with its PG is."""
    standees = s.figures[:STANDEES]
    free = (who for who, figure in enumerate(standees) if not figure.on_map and figure.kind == UNREVEALED)
    return next(free, NOBODY)


class Come(KaidanStep):
    """A new random entity: the lowest free standee, by Coordinate Roll (KA-220 to KA-222)."""

    __slots__ = ()

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "done":
            s.done()
            return None
        who = free_standee(s)
        if who == NOBODY or not any(lawful_cell(s, cell, pg=False) for cell in range(CELLS)):
            s.say(say.NO_ENTITY)
            s.done()
            return None
        cell = s.coordinates()
        if lawful_cell(s, cell, pg=False):
            s.figures[who] = Figure(cell=cell, kind=UNREVEALED)
            s.say(say.ENTITY_CAME, (who, cell))
            self.stage = "done"
            s.push(Consequences())
        return None
