"""A PG's Activation (KA-046 to KA-048, KA-061, KA-074 to KA-077, KA-096 to KA-104, KA-167, KA-R46, KA-R73)."""

from __future__ import annotations

from hyakki.core.events import seat_name
from hyakki.core.menu import Ask, Asks, Leg, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, offer_actions, offer_if, start_action
from hyakki.games.kaidan.board.geometry import BESIDE, OFF, edge_between, edge_cells
from hyakki.games.kaidan.board.paths import doors_at, sealed_in, walls_to_force
from hyakki.games.kaidan.board.tiles import INNER, OUTER, WALL
from hyakki.games.kaidan.options import ASK_ACT, MOVE, PASS, RUN, SLIP_AWAY, break_door, open_door
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.previews.moves import breaking_ahead, door_ahead, steps_ahead, ways_on_foot, whole_way
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Disappear
from hyakki.games.kaidan.steps.arming import arm, offer_arming
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.doors import OPEN as FOUND_OPEN
from hyakki.games.kaidan.steps.doors import BreakDoor, OpenDoor, bars_door, checked, look_and_act
from hyakki.games.kaidan.steps.move import Move
from hyakki.games.kaidan.steps.window import INSTANTS, declare, item_of, menu_with_instants, offer_instants, resolve

UNSHOWN = {
    **dict.fromkeys(("omen", "first-aid", "sutra"), "KA-060"),
    **dict.fromkeys(("flee", "wait"), "KA-256"),
    **dict.fromkeys(("repel", "exorcise"), "KA-283"),
    "recover": "KA-161",
    "reveal": "KA-213",
}
"""Why not, by the verb of an answer that the menu does not show."""
WITH_ANOTHER = {"attack": "KA-148", "trade": "KA-145", "exorcise-pg": "KA-R105"}
"""The same where a PG names itself."""


class Activation(Deed):
    """Moves, doors, Actions and Instant Actions in any order, until the PG passes or its Activation is cut short. A
    door opened to look stands open through the next of them (KA-R31)."""

    __slots__ = ("closing",)
    closing: bool
    """Whether the current action ends the interaction with the open door."""

    def __init__(self, seat: int, stage: str = "start") -> None:
        super().__init__(seat, stage)
        self.closing = False

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "start" or s.pgs[self.seat].on_map:
            return self.go(s)
        self.finish(s)
        return None

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.begin(s)
        elif self.closing:
            self.closing = False
            s.opened = OFF
        elif self.result == ("over",):
            self.finish(s)
        else:
            return (ASK_ACT[self.seat],)
        return None

    def begin(self, s: KaidanState) -> None:
        """Begin an Activation: doors are unchecked again (KA-104); PGs in sight exchange status cards (KA-R96)."""
        s.active = self.seat
        s.doors, s.looked, s.exchanged, s.proposals = [], [], [], []
        s.stepped, s.hushed, s.opened = 0, False, OFF
        s.secrets[self.seat].armed = None
        s.say(say.ACTIVATION, (self.seat,))
        self.stage = "act"
        s.push(Consequences())

    def finish(self, s: KaidanState) -> None:
        """End an Activation: unspent points are lost (KA-R46)."""
        s.pgs[self.seat].pa = s.pgs[self.seat].pm = 0
        s.active, s.opened, s.hushed, s.doors = NOBODY, OFF, False, []
        s.say(say.ACTIVATION_ENDED, (self.seat,))
        s.done()

    # Possible actions

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        return menu_with_instants(self.offer, s, ask, path, look)

    def offer(self, m: Menu, s: KaidanState, ask: Ask) -> None:
        m.offer(PASS)
        offer_arming(m, s, self.seat)
        for option in m.options if m.look else ():
            m.ends(option, pa=s.pgs[self.seat].pa)  # a step or two is left of nearly every Activation
        self.offer_moves(m, s)
        self.offer_doors(m, s)
        offer_actions(m, s, self.seat)
        offer_instants(m, s, self.seat, "activation")

    def offer_moves(self, m: Menu, s: KaidanState) -> None:
        pg = s.pgs[self.seat]
        for way, other in enumerate(BESIDE[pg.cell]):
            if other == OFF:
                continue
            edge = s.board.edges[pg.cell * 4 + way]
            if edge == WALL:
                rule: str | None = "KA-120" if s.in_locked(other) else "KA-075"
            elif edge == OUTER and (known := checked(s, edge_between(pg.cell, other))) != FOUND_OPEN:
                rule = "KA-096" if known is None else "KA-098"
            else:
                rule = None if pg.pm else "KA-074"
            offer_if(m, MOVE[other], rule)
            if m.look and rule is None:
                m.preview(MOVE[other], **steps_ahead(s, self.seat, [other])[0])
        if m.look:
            self.offer_ways(m, s)

    def offer_ways(self, m: Menu, s: KaidanState) -> None:
        """Offer ways to cells that take more than one answer, also behind a door between Rooms that has not been
        checked yet."""

        def passable(cell: int, way: int) -> int | None:
            other, kind = BESIDE[cell][way], s.board.edges[cell * 4 + way]
            if other == OFF or kind == WALL:
                return None
            if kind != OUTER or (known := checked(s, edge := edge_between(cell, other))) == FOUND_OPEN:
                return OFF
            return edge if known is None and (self.seat, edge) not in s.looked and s.board.covered(other) else None

        for cell, route in ways_on_foot(s, self.seat, passable).items():
            legs: list[Leg] = []
            cells = [each for each, _ in route]
            ahead = steps_ahead(s, self.seat, cells)
            for (each, door), facts in zip(route, ahead, strict=True):
                if door != OFF:
                    legs.append(Leg("act", (open_door(door),), door_ahead(s, door)))
                legs.append(Leg("act", (MOVE[each],), facts))
            if len(legs) > 1:
                points = [MOVE[each].points[0] for each in (s.pgs[self.seat].cell, *cells)]
                m.way(MOVE[cell], legs, points, **whole_way(cells, ahead, legs))

    def offer_doors(self, m: Menu, s: KaidanState) -> None:
        """Offer doors: each may be opened once to look; a blocked one may be broken (KA-R31, KA-R33); a sealed-in PG
        has more ways (KA-R30)."""
        pg = s.pgs[self.seat]
        walls: list[int] = []
        if sealed_in(s.board, pg.cell):
            walls = walls_to_force(s.board, pg.cell)
            offer_if(m, SLIP_AWAY, None if pg.pa >= s.rules.numbers.sealed_in else "KA-R30")
            m.preview(SLIP_AWAY, pa=s.rules.numbers.sealed_in)
        for edge in (*doors_at(s.board, pg.cell), *walls):
            known = checked(s, edge)
            if known is not None and known != FOUND_OPEN:
                free = (self.seat, edge) not in s.free_breaks
                offer_if(m, break_door(edge), None if free or pg.pa else "KA-102")
                if m.look:
                    m.preview(break_door(edge), **breaking_ahead(s, self.seat, known, 0 if free else 1))
            else:
                if m.look and known is None and s.board.edge(*edge_cells(edge)) != INNER:
                    m.preview(open_door(edge), **door_ahead(s, edge))
                offer_if(m, open_door(edge), "KA-R31" if (self.seat, edge) in s.looked else None)

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        """A wall, a door in the wrong state, oneself, another PG's ability, what only the hunted do."""
        if path:
            return ""
        verb, _, rest = id.partition(" ")
        if verb in ("open", "break"):
            return bars_door(s, self.seat, rest)
        own = rest == seat_name(self.seat)
        return (UNSHOWN.get(verb, "") if s.knows(verb, rest) else "") or (WITH_ANOTHER.get(verb, "") if own else "")

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (PASS,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        choice = path[0]
        if choice.verb == PASS.verb:
            arm(s, self.seat, choice)
            self.finish(s)
            return
        self.result = None
        verb, args = choice.verb, choice.args
        if verb == "move":
            s.push(Move(self.seat, args[0]))
        elif verb == "open":
            s.opened = OFF
            s.push(OpenDoor(self.seat, args[0]))
        elif verb == "break":
            s.opened = OFF
            self.break_door(s, args[0])
        else:
            self.act(s, path)

    def act(self, s: KaidanState, path: Path) -> None:
        """Carry out an action through an open door, which closes afterwards (KA-093, KA-094)."""
        self.closing = True
        verb = path[0].verb
        if verb in INSTANTS and verb not in ACTIONS:
            item = item_of(self.seat, path)
            declare(s, item, "activation")
            resolve(s, item)
        elif path[0] is SLIP_AWAY:
            s.pgs[self.seat].pa -= s.rules.numbers.sealed_in
            s.push(Disappear(self.seat))
        else:
            if ACTIONS[verb].standard:
                look_and_act(s, self.seat)
            if s.pgs[self.seat].shelter and verb != RUN.verb:
                s.push(Consequences())  # KA-254, KA-R86: afterwards, who has shown itself may be sighted
            start_action(s, self.seat, path)

    def break_door(self, s: KaidanState, edge: int) -> None:
        """Try to break a door. The first attempt of this Turn is free (KA-099, KA-102); by one that costs a PA a
        hidden PG shows itself (KA-R86)."""
        pg = s.pgs[self.seat]
        if (self.seat, edge) in s.free_breaks:
            pg.pa -= 1
            pg.shelter = 0
        else:
            s.free_breaks.append((self.seat, edge))
        known = checked(s, edge)
        assert known
        s.push(BreakDoor(self.seat, edge, known))
