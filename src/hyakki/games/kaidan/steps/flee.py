"""Fleeing (KA-257 to KA-261, KA-277 to KA-279, KA-R33, KA-R34, KA-R74 to KA-R76, KA-R82, KA-R143)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import is_move, offer_if
from hyakki.games.kaidan.board.geometry import BESIDE, DOORS, OFF, cell_name, edge_between, slot_of
from hyakki.games.kaidan.board.paths import sealed_in, walls_to_force
from hyakki.games.kaidan.board.tiles import OUTER, WALL
from hyakki.games.kaidan.catalog.cards import FORCE, SPEED, VALUES
from hyakki.games.kaidan.options import ASK_FLEE, FLEE_TO, STOP, break_door
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.previews.moves import pursuit, routes_of_flight
from hyakki.games.kaidan.previews.stakes import chance, fight
from hyakki.games.kaidan.state import HIDING, KaidanState
from hyakki.games.kaidan.steps.appear import Disappear
from hyakki.games.kaidan.steps.base import Decide, Pursuit
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.doors import OPEN, RIFT, Doorway, bars_door, draw_door, force
from hyakki.games.kaidan.steps.entity_moves import ATTACKS, March, stop_displaced
from hyakki.games.kaidan.steps.move import step_to
from hyakki.games.kaidan.steps.rooms import PlaceRoom
from hyakki.games.kaidan.steps.test import WON, Test
from hyakki.games.kaidan.steps.window import INSTANTS, menu_with_instants, offer_instants
from hyakki.games.kaidan.steps.wounds import Wounds, by_figure

CHECKED = (OUTER, WALL)
"""Exterior doors, and the walls that a sealed-in PG treats so (KA-106, KA-R30)."""


class Flee(Pursuit):
    """An opposed Speed Test; the winner moves first, each as far as its own die; an attack ends the round."""

    __slots__ = ("cells", "first")
    cells: tuple[int, int]
    """The cells of the PG and of the enemy."""
    first: bool
    """The PG moves first."""

    def __init__(self, chase: int) -> None:
        super().__init__(chase)
        self.cells = (0, 0)
        self.first = False

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.stage = "tested"
            s.push(Test(s.hunted, SPEED, "flee", figure=s.hunter))
        elif self.stage == "tested":
            assert self.result is not None
            won, _, _, mine, theirs = self.result
            self.first, self.cells = won == WON, (VALUES[mine], VALUES[theirs])
            self.stage = "own" if self.first else "enemy"
        elif self.stage == "own":
            self.stage = "enemy" if self.first else "done"
            self.result = None
            s.push(FleeMove(self.chase, self.cells[0]))
        elif self.stage == "enemy" and s.pgs[s.hunted].shelter:
            s.done()  # KA-272: it comes all the way
        elif self.stage == "enemy":
            self.stage = "moved"
            self.result = None
            s.push(March(s.hunter, s.pgs[s.hunted].cell, self.cells[1], ghost=s.ghostly(s.hunter)))
        elif self.stage == "moved" and self.result != (ATTACKS,) and not self.first:
            self.stage = "own"
        else:
            s.done(self.result)
        return None


class FleeMove(Doorway):
    """Up to so many cells, one by one. Exterior doors are checked each time (KA-106); an enemy in the way is an
    obstacle (KA-277)."""

    __slots__ = ("blocked", "left", "to")
    left: int
    to: int
    blocked: tuple[tuple[int, int], ...]
    """Doors found blocked in this round: edge and number, OPEN once broken (KA-R34)."""

    def __init__(self, chase: int, cells: int) -> None:
        super().__init__(chase, "ask")
        self.left = cells
        self.to = OFF
        self.blocked = ()

    def go(self, s: KaidanState) -> Asks:
        pg = s.pgs[s.hunted]
        if self.stage == "ask":
            if not pg.shelter and (self.left or s.tokens[pg.cell] > HIDING):  # KA-261
                return (ASK_FLEE[s.hunted],)
            s.done()
        elif self.stage == "broken":
            self.broken(s)
        elif self.stage == "open":
            self.open(s)
        elif self.stage == "beyond":
            self.enter(s)
        elif self.stage == "pushed":
            self.pushed(s)
        elif self.stage == "hurt":
            self.stage = "displaced"
            who = s.figure_at(self.to)
            near = s.board.next_cells(self.to, who != NOBODY and s.ghostly(who))
            s.push(Decide("displaced", "cell", tuple(at for at in near if at == pg.cell or not s.occupied(at))))
        elif self.stage == "displaced":
            self.displaced(s)
        return None

    # Possible actions

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        return menu_with_instants(self.offer, s, ask, path, look)

    def offer(self, m: Menu, s: KaidanState, ask: Ask) -> None:
        m.offer(STOP)
        if m.look:
            m.preview(STOP, pursuit=pursuit(s))
        cell = s.pgs[ask.seat].cell
        walls = walls_to_force(s.board, cell) if sealed_in(s.board, cell) else []  # KA-R30
        for way, other in enumerate(BESIDE[cell]):
            if other != OFF:
                self.offer_step(m, s, ask.seat, way, other, walls)
        offer_instants(m, s, ask.seat, "step")

    def offer_step(self, m: Menu, s: KaidanState, seat: int, way: int, other: int, walls: list[int]) -> None:
        cell = s.pgs[seat].cell
        edge, kind = edge_between(cell, other), s.board.edges[cell * 4 + way]
        known = dict(self.blocked).get(edge)
        if kind == WALL and edge not in walls:
            m.block("KA-120" if s.in_locked(other) else "KA-075", FLEE_TO[other])
        elif not self.left:
            m.block("KA-258", FLEE_TO[other])
        elif known:
            m.block("KA-R34", FLEE_TO[other])
            free = edge not in s.chase_breaks
            offer_if(m, break_door(edge), None if free or s.pgs[seat].pa else "KA-102")
            m.preview(break_door(edge), chance=chance(s, Test(seat, FORCE, "door", difficulty=known)), free=free)
        else:
            m.offer(FLEE_TO[other])
            who = s.figure_at(other)
            if m.look and who != NOBODY and s.is_enemy(who):  # KA-277
                obstacle = Test(seat, FORCE, "obstacle", figure=who)
                m.preview(FLEE_TO[other], obstacle=who + 1, **fight(s, obstacle, attack=False))
            elif m.look:
                check = kind in CHECKED and known is None
                routes = [] if check else self.routes(s, other)
                m.preview(FLEE_TO[other], unchecked=check, fire=other in s.flames, routes=routes)

    def routes(self, s: KaidanState, first: int) -> list[list[str]]:
        """The ways that begin with this cell, as far as the die goes."""
        opened = [edge for edge, number in self.blocked if number == OPEN]
        further = routes_of_flight(s, first, self.left - 1, opened)
        return [[cell_name(first), *route] for route in further if cell_name(s.pgs[s.hunted].cell) not in route]

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        """The move of this round is made; a step leads to an adjacent cell, and opens the door on its way."""
        verb, _, words = id.partition(" ")
        if path or not s.knows(verb, words):
            return ""
        if verb == "open":
            return bars_door(s, ask.seat, words).replace("KA-098", "KA-R34")
        if verb == "break":
            return bars_door(s, ask.seat, words)
        return "KA-256" if is_move(s, id) else "KA-074" if verb == "flee-to" else ""

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (STOP,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        verb = path[0].verb
        if verb in INSTANTS:
            self.act_at_once(s, ask, path, "step")
            return
        s.opened = OFF
        if path[0] is STOP:
            s.done()
        elif verb == "break":
            self.break_open(s, path[0].args[0])
        else:
            self.to = path[0].args[0]
            self.step(s)

    # Doors

    def step(self, s: KaidanState) -> None:
        cell = s.pgs[s.hunted].cell
        edge = edge_between(cell, self.to)
        if s.board.edge(cell, self.to) not in CHECKED or (edge, OPEN) in self.blocked:
            self.stage = "open"
            return
        found = draw_door(s, s.hunted, edge)
        if found == RIFT:
            s.push(Disappear(s.hunted))
            return
        if found == OPEN:
            self.beyond(s)
        else:
            self.blocked = (*self.blocked, (edge, found))

    def beyond(self, s: KaidanState) -> None:
        """Go through the open door; a Room is placed behind it if there is none. One that stays shut costs no cell
        (KA-R143)."""
        self.stage = "open"
        force(s, edge_between(s.pgs[s.hunted].cell, self.to))
        if not s.board.covered(self.to):
            s.push(PlaceRoom(slot_of(self.to)))

    def break_open(self, s: KaidanState, edge: int) -> None:
        """Try to break the door open. The first attempt on it in this chase is free (KA-R33)."""
        if edge in s.chase_breaks:
            s.pgs[s.hunted].pa -= 1
        else:
            s.chase_breaks.append(edge)
        cell = s.pgs[s.hunted].cell
        self.to = next(other for other in BESIDE[cell] if other != OFF and edge_between(cell, other) == edge)
        self.stage = "broken"
        s.push(Test(s.hunted, FORCE, "door", difficulty=dict(self.blocked)[edge]))

    def broken(self, s: KaidanState) -> None:
        seat = s.hunted
        edge = edge_between(s.pgs[seat].cell, self.to)
        won = self.result is not None and self.result[0] == WON
        s.say(say.DOOR_BROKEN if won else say.DOOR_HELD, (seat, edge))
        s.add_noise(seat, 1)
        self.stage = "ask"
        if won:
            self.blocked = (*(known for known in self.blocked if known[0] != edge), (edge, OPEN))
            self.beyond(s)

    # The cell

    def open(self, s: KaidanState) -> None:
        """Open the door; first the PG sees what stands behind it (KA-R25)."""
        self.stage = "beyond"
        cell = s.pgs[s.hunted].cell
        if s.board.edge(cell, self.to) in DOORS:
            s.opened = edge_between(cell, self.to)
            s.push(Consequences())

    def enter(self, s: KaidanState) -> None:
        seat = s.hunted
        who = s.figure_at(self.to)
        self.stage = "ask"
        if s.in_locked(self.to):
            s.opened = OFF
            s.say(say.TREASURE_SHUT, (seat,))
        elif who != NOBODY and s.is_enemy(who):
            self.stage = "pushed"
            self.result = None
            s.push(Test(seat, FORCE, "obstacle", figure=who))
        else:
            self.advance(s)

    def advance(self, s: KaidanState) -> None:
        """Move to the next cell, with Noise 6 from the first on (KA-259, KA-R75)."""
        seat = s.hunted
        self.left -= 1
        self.stage = "ask"
        s.opened = OFF
        back = s.pgs[seat].cell
        entered = step_to(s, seat, self.to)
        if s.pgs[seat].noise < s.rules.numbers.most_noise:
            s.add_noise(seat, s.rules.numbers.most_noise)
        s.push(Consequences(entered=entered))
        stop_displaced(s, self.to, back)

    def pushed(self, s: KaidanState) -> None:
        """Go on past the enemy after the push, hurt or not (KA-278, KA-279)."""
        self.stage = "hurt"
        if self.result is not None and self.result[0] != WON:
            _, own, other, *_ = self.result
            wounds = max(0, other - own)
            who = s.figure_at(self.to)
            s.push(Wounds((s.hunted,), (wounds,), (by_figure(who),), "KA-279"))

    def displaced(self, s: KaidanState) -> None:
        """Move it to an adjacent cell; the cell that the PG leaves is one of them (KA-R82)."""
        assert self.result is not None
        who = s.figure_at(self.to)
        end = self.result[0]
        if who != NOBODY:
            seat = s.hunted
            if end == s.pgs[seat].cell:
                self.advance(s)  # they change places
                return
            s.figures[who].cell = end
            s.say(say.DISPLACED, (who, end))
        self.advance(s)
        stop_displaced(s, self.to, end)
