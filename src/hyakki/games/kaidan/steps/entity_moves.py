"""Entities on foot (KA-241 to KA-248, KA-R49, KA-R56 to KA-R59, KA-R85, KA-R92, KA-R146, KA-R147)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import OFF, edge_between
from hyakki.games.kaidan.board.paths import Route, nearest_in_rooms, toward
from hyakki.games.kaidan.catalog.ids import LOST_PERSON
from hyakki.games.kaidan.options import ASK_HIDE, HIDE, LET_BE
from hyakki.games.kaidan.people import NOBODY, STANDEES
from hyakki.games.kaidan.state import HIDING, KaidanState
from hyakki.games.kaidan.steps.arming import SIGHT, Unasked, in_sight_next
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences

ARRIVED, STOPPED, ATTACKS = "arrived", "stopped", "attacks"
"""The ends of a walk: at the end of its route, on the way, or before the hunted PG's cell (KA-280)."""


def chooser(s: KaidanState, who: int) -> int:
    """An Onryo's player breaks the ties of its ways (KA-R111); otherwise the decider."""
    return who - STANDEES if s.is_onryo(who) else NOBODY


class March(KaidanStep):
    """A walk of this many cells on a shortest way toward a cell. Without one the entity disappears, or stays (KA-R57).
    The result is that of the walk."""

    __slots__ = ("cells", "ghost", "target", "vanish", "who")
    who: int
    target: int
    cells: int
    ghost: bool
    vanish: bool

    def __init__(self, who: int, target: int, cells: int, *, ghost: bool = False, vanish: bool = True) -> None:
        super().__init__("plan")
        self.who = who
        self.target = target
        self.cells = cells
        self.ghost = ghost
        self.vanish = vanish

    def run(self, s: KaidanState) -> Asks:
        shunned = hidden_from_hunter(s)  # KA-R147
        routes = toward(s.board, s.figures[self.who].cell, self.target, self.cells, self.ghost, shunned)
        if routes is None:
            if self.vanish:
                from hyakki.games.kaidan.steps.appear import Vanish

                s.stack[-1] = Vanish(self.who)  # KA-248
            else:
                s.done((STOPPED,))
        elif routes == [()]:
            s.done((ARRIVED,))
        elif self.stage == "plan":
            self.stage = "walk"
            s.push(Decide("way", "cell", tuple(route[-1] for route in routes), chooser(s, self.who)))
        else:
            assert self.result is not None
            s.stack[-1] = Walk(self.who, next(route for route in routes if route[-1] == self.result[0]))
        return None


class Walk(KaidanStep):
    """Cell by cell, until the route ends, a chase begins or it must stop."""

    __slots__ = ("asked", "at", "chases", "hunting", "route", "who")
    who: int
    route: Route
    at: int
    """The cell where it must be for the walk to continue (KA-R142)."""
    chases: int
    hunting: bool
    """Whether it walks as the hunter of a chase."""
    asked: tuple[int, ...]
    """The PGs that have been asked whether they hide before the next step."""

    def __init__(self, who: int, route: Route) -> None:
        super().__init__("start")
        self.who = who
        self.route = route
        self.at = OFF
        self.chases = 0
        self.hunting = False
        self.asked = ()

    def run(self, s: KaidanState) -> Asks:
        figure = s.figures[self.who]
        if self.stage == "start":
            self.at, self.chases, self.hunting = figure.cell, s.chases, s.chasing
            self.stage = "unasked"
        elif not figure.on_map or figure.cell != self.at or (s.chases, s.chasing) != (self.chases, self.hunting):
            s.opened = OFF
            s.done((STOPPED,))
        elif self.stage == "unasked":
            if not self.route:
                s.done((ARRIVED,))
                return None
            self.stage = "step"
            seats = in_sight_next(s, self.who, self.route[0])
            if seats:
                s.push(Unasked(SIGHT, seats))
        elif self.stage == "step":
            hiding = self.may_hide(s)
            if hiding != NOBODY:
                return (ASK_HIDE[hiding],)
            self.step(s)
        elif self.stage == "knock":
            self.met(s)
        elif self.stage == "aside":
            assert self.result is not None
            self.advance(s, self.result[0])
        else:
            self.displace(s)
        return None

    # W-STEP (KA-R17, KA-R85)

    def may_hide(self, s: KaidanState) -> int:
        """A PG on a hiding place whom the next step would bring into sight; in a chase only the hunted one."""
        for seat in s.living():
            pg = s.pgs[seat]
            if s.tokens[pg.cell] <= HIDING or pg.shelter or seat in self.asked:
                continue
            if not s.chasing or seat == s.hunted:
                if not s.sights(self.who, seat) and s.sees(self.route[0], pg.cell):
                    return seat
        return NOBODY

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        from hyakki.games.kaidan.steps.hiding import offer_veils, preview_hide

        m = Menu(look)
        m.options += (LET_BE, HIDE)
        preview_hide(m, s, ask.seat)
        offer_veils(m, s, ask.seat)
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (LET_BE,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        from hyakki.games.kaidan.steps.hiding import hide_behind

        self.asked = (*self.asked, ask.seat)
        if path[0] is HIDE:
            hide(s, ask.seat)
        elif path[0] is not LET_BE:
            hide_behind(s, ask.seat, path)

    # One cell

    def step(self, s: KaidanState) -> None:
        from hyakki.games.kaidan.steps.appear import Vanish

        figure = s.figures[self.who]
        ahead = self.route[0]
        edge = edge_between(figure.cell, ahead)
        seat, other = s.pg_at(ahead), s.figure_at(ahead)
        bystander = seat != NOBODY and s.chasing and seat != s.hunted
        aside = room_for(s, seat, figure.cell) if bystander else ()
        if bystander and not aside:  # KA-R146
            s.done((STOPPED,))
        elif ofuda_stops(s, self.who, edge):
            s.stack[-1] = Vanish(self.who)  # KA-R88: the figure behind the door
        elif bystander:
            self.stage = "aside"
            s.push(Decide("swapped", "cell", aside))
        elif seat != NOBODY:
            self.meet(s, seat, edge)
        elif other != NOBODY:
            free = [cell for cell in s.board.next_cells(ahead, s.ghostly(other)) if not s.occupied(cell)]
            self.stage = "displace"
            s.push(Decide("displaced", "cell", tuple(free or [figure.cell])))
        else:
            self.advance(s)

    def advance(self, s: KaidanState, aside: int = OFF) -> None:
        """Move on; a figure on the cell is moved `aside` to that cell (KA-R49)."""
        figure = s.figures[self.who]
        ahead, *rest = self.route
        swapped = s.pg_at(ahead)
        figure.cell = self.at = ahead
        self.route, self.asked, self.stage = tuple(rest), (), "unasked"
        s.say(say.FIGURE_MOVED, (self.who, ahead))
        entered: tuple[int, ...] = ()
        if swapped != NOBODY:
            entered = move_aside(s, swapped, aside)
        s.push(Consequences(entered=entered))

    def displace(self, s: KaidanState) -> None:
        assert self.result is not None
        ahead, end = self.route[0], self.result[0]
        other = s.figure_at(ahead)
        if other != NOBODY:
            s.figures[other].cell = end
            s.say(say.DISPLACED, (other, end))
        self.advance(s)
        stop_displaced(s, ahead, end)

    # A figure is on the next cell

    def meet(self, s: KaidanState, seat: int, edge: int) -> None:
        """Let the entity meet a PG behind a door: the hunted PG is attacked; any other is seen through the door that
        opens (KA-280, KA-R59)."""
        if seat == s.hunted:
            s.done((ATTACKS,))
            return
        s.opened = edge
        self.stage = "knock"
        s.push(Consequences())

    def met(self, s: KaidanState) -> None:
        """Handle a meeting: no chase has begun, so a hidden PG is found or not; in all other cases the walk is over
        (KA-294, KA-R94)."""
        from hyakki.games.kaidan.steps.chase import Chase

        s.opened = OFF
        seat = s.pg_at(self.route[0])
        if seat != NOBODY and s.pgs[seat].shelter and s.is_enemy(self.who):
            s.stack[-1] = Chase(self.who, (seat,), found=True)
        else:
            s.done((STOPPED,))


def hidden_from_hunter(s: KaidanState) -> list[int]:
    """The cells of hidden PGs that the hunter of a chase does not hunt: it enters none of them (KA-R147)."""
    others = [pg for seat, pg in enumerate(s.pgs) if s.chasing and seat != s.hunted]
    return [pg.cell for pg in others if pg.shelter and pg.on_map]


def room_for(s: KaidanState, seat: int, back: int) -> tuple[int, ...]:
    """Return where a PG in the way of another one's hunter may go: to where that comes from, or into a Room if no Room
    lies there; nowhere if it is hidden (KA-R49, KA-R146, KA-R147)."""
    if s.pgs[seat].shelter:
        return ()  # since the way was chosen
    if s.board.covered(back):  # KA-R146
        return (back,)
    return nearest_in_rooms(s.board, s.pgs[seat].cell, lambda cell: not s.occupied(cell) and cell not in s.flames)


def ofuda_stops(s: KaidanState, who: int, edge: int) -> bool:
    """The first enemy that crosses the door, seen or not yet (KA-266, KA-R92)."""
    if edge not in s.ofuda_doors or s.figures[who].kind == LOST_PERSON:
        return False
    s.ofuda_doors.remove(edge)
    s.say(say.OFUDA_DOOR, (who, edge))
    return True


def stop_displaced(s: KaidanState, back: int, cell: int) -> None:
    """Stop a figure that was moved aside to this cell if it has crossed such a door too: it disappears at once
    (KA-R92)."""
    from hyakki.games.kaidan.steps.appear import Vanish

    who = s.figure_at(cell)
    if who != NOBODY and ofuda_stops(s, who, edge_between(back, cell)):
        s.push(Vanish(who))


def hide(s: KaidanState, seat: int, least: int = 0) -> None:
    """Hide in the hiding place on the cell, otherwise in the shadows (KA-166, KA-296, KA-297); `least` is the value
    that an object gives."""
    pg = s.pgs[seat]
    pg.shelter = 1 + max(least, s.tokens[pg.cell] - HIDING)
    pg.spotted = s.hunted == seat and s.sees(s.figures[s.hunter].cell, pg.cell)  # KA-298, KA-R84
    s.say(say.HID, (seat, pg.cell, pg.shelter - 1))


def move_aside(s: KaidanState, seat: int, cell: int) -> tuple[int, ...]:
    """A PG is moved, it does not move: no cost, no Noise (KA-R48). Whether it has come into another Room."""
    from hyakki.games.kaidan.board.geometry import slot_of

    pg = s.pgs[seat]
    changed = slot_of(pg.cell) != slot_of(cell)
    pg.cell, pg.shelter = cell, 0
    s.say(say.SWAPPED, (seat, cell))
    return (seat,) if changed else ()
