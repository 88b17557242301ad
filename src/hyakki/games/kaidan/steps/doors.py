"""Doors (KA-091 to KA-107, KA-R24, KA-R29 to KA-R33)."""

from __future__ import annotations

from typing import Final

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import offer_if
from hyakki.games.kaidan.board.geometry import BESIDE, OFF, edge_between, edge_cells, edge_name, slot_of
from hyakki.games.kaidan.board.paths import doors_at
from hyakki.games.kaidan.board.tiles import INNER, OUTER, WALL
from hyakki.games.kaidan.catalog.cards import FORCE
from hyakki.games.kaidan.options import open_inner
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Disappear
from hyakki.games.kaidan.steps.base import Deed, Pursuit
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.rooms import PlaceRoom
from hyakki.games.kaidan.steps.test import WON, Test
from hyakki.games.kaidan.steps.window import INSTANTS, Instant, declare, free_of_charge, item_of, resolve

OPEN: Final = 0
RIFT: Final = -1


def checked(s: KaidanState, edge: int) -> int | None:
    """Return what this Activation knows of an exterior door: OPEN, the number it is blocked with, or None (KA-R32)."""
    return next((known for door, known in s.doors if door == edge), None)


def remember(s: KaidanState, edge: int, known: int) -> None:
    s.doors = [(door, was) for door, was in s.doors if door != edge] + [(edge, known)]


def beyond(s: KaidanState, seat: int, edge: int) -> int:
    """The cell on the other side."""
    one, other = edge_cells(edge)
    return other if s.pgs[seat].cell == one else one


def draw_door(s: KaidanState, seat: int, edge: int) -> int:
    """Draw a token for an exterior door: OPEN, RIFT or the number it is blocked with (KA-096, KA-105)."""
    number = s.draw_token()
    s.tokens_out.append(number)
    s.say(say.DOOR_CHECKED, (seat, edge), (number,))
    token = s.kit.tokens[number]
    if token.door == "rift":
        return RIFT
    if token.door == "blocked":
        return token.blocked
    return max((s.lasting_of(event).open_blocked for event, _ in s.lasting), default=OPEN)


def force(s: KaidanState, edge: int) -> None:
    """Open a wall for a sealed-in PG: it is a door for everybody from now on (KA-R30)."""
    if s.board.edge(*edge_cells(edge)) == WALL:
        s.forced.append(edge)
        s.redraw()


def bars_door(s: KaidanState, seat: int, edge: str) -> str:
    """The rule that keeps a PG from opening or breaking this edge of its cell: it is a wall, or a door that is blocked
    or is not (KA-075, KA-098, KA-120); "" for an edge of another cell."""
    cell = s.pgs[seat].cell
    beside = {edge_name(edge_between(cell, other)): other for other in BESIDE[cell] if other != OFF}
    if edge not in beside:
        return ""
    kind = s.board.edge(cell, beside[edge])
    if kind == WALL:
        return "KA-120" if s.in_locked(beside[edge]) else "KA-075"
    return "KA-098" if kind == OUTER else ""


class OpenDoor(Deed):
    """Open a door to look, an exterior one after a check; a Room is placed beyond it if there is none (KA-R24,
    KA-R31)."""

    __slots__ = ("edge",)
    edge: int

    def __init__(self, seat: int, edge: int) -> None:
        super().__init__(seat)
        self.edge = edge

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            s.looked.append((self.seat, self.edge))
            self.check(s)
        elif self.stage == "open":
            force(s, self.edge)
            there = beyond(s, self.seat, self.edge)
            self.stage = "look"
            if not s.board.covered(there):
                s.push(PlaceRoom(slot_of(there)))
        else:
            if s.in_locked(beyond(s, self.seat, self.edge)):
                s.say(say.TREASURE_SHUT, (self.seat,))  # KA-R29
            else:
                s.opened = self.edge
            s.stack[-1] = Consequences()
        return None

    def check(self, s: KaidanState) -> None:
        if s.board.edge(*edge_cells(self.edge)) == INNER or checked(s, self.edge) == OPEN:
            s.say(say.DOOR_OPENED, (self.seat, self.edge))  # of one found or broken open now that has been said
            self.stage = "open"
            return
        found = draw_door(s, self.seat, self.edge)
        if found == RIFT:
            s.stack[-1] = Disappear(self.seat)  # KA-103
            return
        remember(s, self.edge, found)
        if found == OPEN:
            self.stage = "open"
        else:
            s.done()


class Doorway(Pursuit):
    """A part of a chase in which the hunted PG does one thing after the other. An interior door that it opens stands
    open through the next of them (KA-R31)."""

    __slots__ = ("closing",)
    closing: bool
    """Whether the current action ends the interaction with the open door."""

    def __init__(self, chase: int, stage: str = "start") -> None:
        super().__init__(chase, stage)
        self.closing = False

    def run(self, s: KaidanState) -> Asks:
        if self.closing:
            self.closing = False
            s.opened = OFF  # KA-094
        return super().run(s)

    def act_at_once(self, s: KaidanState, ask: Ask, path: Path, window: str) -> None:
        """Carry out an Instant Action of the hunted PG."""
        self.closing = path[0].verb != "open-inner"
        item = item_of(ask.seat, path)
        declare(s, item, window)
        resolve(s, item)


def look_and_act(s: KaidanState, seat: int) -> None:
    """Note that the door that is open was not opened only to look (KA-R31)."""
    if (seat, s.opened) in s.looked:
        s.looked.remove((seat, s.opened))


class OpenInner(Deed):
    """Open an interior door outside the PG's own Activation. In a window it closes again when everybody has looked; a
    hunted PG that has the next move keeps it open (KA-092, KA-R31)."""

    __slots__ = ("before", "edge", "stays")
    edge: int
    before: int
    """The door that stood open already."""
    stays: bool

    def __init__(self, seat: int, edge: int, *, stays: bool = False) -> None:
        super().__init__(seat)
        self.edge = edge
        self.before = OFF
        self.stays = stays

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.stage = "close"
            self.before, s.opened = s.opened, self.edge
            s.looked.append((self.seat, self.edge))
            s.say(say.DOOR_OPENED, (self.seat, self.edge))
            s.push(Consequences())
        elif self.stays:  # KA-R31
            s.done()
        else:
            s.opened = self.before
            s.unsay_door(self.seat, self.edge)
            s.done()
        return None


def offer_open_inner(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    """Offer to open interior doors; exterior doors are opened only in an Activation or as part of a flee step."""
    cell = s.pgs[seat].cell
    if window == "activation":
        return
    for edge in doors_at(s.board, cell):
        if s.board.edge(*edge_cells(edge)) == INNER:
            offer_if(m, open_inner(edge), "KA-R31" if (seat, edge) in s.looked else None)


def start_open_inner(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    if s.pgs[seat].cell in edge_cells(numbers[0]):
        s.push(OpenInner(seat, numbers[0], stays=isinstance(s.stack[-1], Doorway)))
    else:
        s.say(say.FIZZLED, (seat,))


INSTANTS["open-inner"] = Instant(offer_open_inner, free_of_charge, start_open_inner)


class BreakDoor(Deed):
    """A Force Test against the number of a blocked door; Noise 1 either way (KA-098 to KA-102)."""

    __slots__ = ("difficulty", "edge")
    edge: int
    difficulty: int

    def __init__(self, seat: int, edge: int, difficulty: int) -> None:
        super().__init__(seat)
        self.edge = edge
        self.difficulty = difficulty

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.stage = "tested"
            s.push(Test(self.seat, FORCE, "door", difficulty=self.difficulty))
        elif self.stage == "tested":
            won = self.result is not None and self.result[0] == WON
            s.say(say.DOOR_BROKEN if won else say.DOOR_HELD, (self.seat, self.edge))
            self.stage = "broken" if won else "held"
            if won:
                remember(s, self.edge, OPEN)
            s.push(Consequences(self.seat, 1))
        elif self.stage == "broken" and s.pgs[self.seat].cell in edge_cells(self.edge):
            opening = OpenDoor(self.seat, self.edge)
            opening.stage = "open"
            s.stack[-1] = opening
        else:
            s.done()
        return None
