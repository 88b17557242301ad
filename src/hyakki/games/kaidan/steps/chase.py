"""Chases (KA-254 to KA-276, KA-R71 to KA-R91, KA-R135, KA-R145)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, REFUSED, is_move, offer_actions, start_action
from hyakki.games.kaidan.board.geometry import OFF
from hyakki.games.kaidan.catalog.cards import FORCE, NERVES, SPEED, VALUES
from hyakki.games.kaidan.options import ASK_CHASE, ASK_MUST_HIDE, FLEE, HIDE, PASS, RUN, WAIT
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.previews.moves import pursuit, routes_of_flight
from hyakki.games.kaidan.previews.stakes import chance, fight
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Vanish
from hyakki.games.kaidan.steps.base import Decide, KaidanStep, Pursuit
from hyakki.games.kaidan.steps.consequences import Consequences, sighted
from hyakki.games.kaidan.steps.doors import Doorway, bars_door, look_and_act
from hyakki.games.kaidan.steps.entity_moves import ATTACKS, March, hide
from hyakki.games.kaidan.steps.flee import Flee
from hyakki.games.kaidan.steps.hiding import (
    hide_behind,
    may_have_veil,
    offer_hide,
    offer_veils,
    preview_hide,
    resolve_hide,
)
from hyakki.games.kaidan.steps.react import EnemyAttack, LastChance
from hyakki.games.kaidan.steps.test import WON, Guess, Test
from hyakki.games.kaidan.steps.window import (
    INSTANTS,
    Instant,
    Window,
    free_of_charge,
    menu_with_instants,
    offer_instants,
)


class Chase(KaidanStep):
    """An enemy has sighted a PG, or stands before a hidden one it has `found` (KA-254, KA-294).

    W-SIGHT; then rounds, or hiding at once for an exhausted PG; at the end the next sightings are looked at. Who is
    found was never sighted (KA-293): no window, no rounds, only the hiding Test.
    """

    __slots__ = ("found", "number", "seats", "who")
    who: int
    seats: tuple[int, ...]
    found: bool
    number: int

    def __init__(self, who: int, seats: tuple[int, ...], *, found: bool = False) -> None:
        super().__init__("pick")
        self.who = who
        self.seats = seats
        self.found = found
        self.number = NOBODY

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "pick":
            self.stage = "sight"
            s.push(Decide("hunted", "seat", self.seats))
        elif self.stage == "sight":
            assert self.result is not None
            self.seats = (self.result[0],)
            self.stage = "begin"
            if not self.found:
                s.say(say.SIGHTED, (self.who, self.seats[0]))
                s.push(Window("sight"))
        elif self.stage == "begin":
            self.begin(s)
        elif self.stage == "answered":
            self.answered(s)
        else:
            s.opened = OFF
            s.stack[-1] = Consequences()
        return None

    def begin(self, s: KaidanState) -> None:
        """Begin the chase, unless something at W-SIGHT has parted them (KA-R85: hiding then is too late)."""
        (seat,) = self.seats
        figure, pg = s.figures[self.who], s.pgs[seat]
        together = figure.on_map and pg.on_map and (self.found or s.sees(figure.cell, pg.cell))
        self.stage = "over"
        if not together or s.chasing:
            return
        s.opened = OFF
        s.chases += 1
        s.chase_breaks = []
        s.round, s.hunter, s.hunted, s.fled = 1, self.who, seat, False
        self.number = s.chases
        if self.found:
            s.say(say.FOUND, (self.who, seat))
            s.push(HidingTest(s.chases))
            return
        s.say(say.CHASE, (self.who, seat))
        self.open(s)

    def open(self, s: KaidanState) -> None:
        """Carry out what some enemies do when their chase starts (EN-UB, EN-KU)."""
        (seat,) = self.seats
        card = s.entity(self.who)
        if card is not None and card.hunted_noise:
            s.pgs[seat].noise = card.hunted_noise
            s.say(say.LAMENT, (self.who, seat, card.hunted_noise))
        self.stage = "answered"
        self.result = None
        if card is not None and card.guess_force:
            s.push(Guess(seat, self.number))

    def answered(self, s: KaidanState) -> None:
        (seat,) = self.seats
        self.stage = "over"
        if not s.chasing or s.chases != self.number:
            return
        if self.result is not None and not self.result[0]:
            card = s.entity(self.who)
            assert card is not None
            s.figures[self.who].raging = card.guess_force
            s.say(say.ENRAGED, (self.who, card.guess_force))
        if s.pgs[seat].exhausted:
            s.push(Hide(self.number))  # KA-274
        else:
            s.push(Rounds(self.number))


class Rounds(Doorway):
    """The rounds of a chase, at most five, each with exactly one move (KA-255 to KA-264)."""

    __slots__ = ()

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            s.say(say.CHASE_ROUND, (s.round,))
            self.stage = "move"
        elif self.stage == "move":
            if s.pgs[s.hunted].shelter:  # KA-272
                self.stage = "hidden"
                s.push(Hide(self.chase))
            else:
                return (ASK_CHASE[s.hunted],)
        elif self.stage == "acted" and self.result == REFUSED:
            self.stage = "move"  # KA-R119: a proposal is no Action
        elif self.stage == "acted":
            self.approach(s)
        elif self.stage == "approached":
            self.stage = "next"
            if self.result == (ATTACKS,) and not s.pgs[s.hunted].shelter:
                s.push(EnemyAttack(self.chase))
        elif self.stage == "next":
            self.next_round(s)
        return None

    def approach(self, s: KaidanState) -> None:
        """Move the enemy after an Action, as many cells as the D10 shows (KA-264)."""
        self.close_in(s, VALUES[s.roll_for_enemy(s.hunter)])

    def close_in(self, s: KaidanState, cells: int) -> None:
        self.stage = "approached"
        self.result = None
        s.push(March(s.hunter, s.pgs[s.hunted].cell, cells, ghost=s.ghostly(s.hunter)))

    def next_round(self, s: KaidanState) -> None:
        if s.pgs[s.hunted].shelter or s.round >= s.rules.numbers.chase_rounds:
            self.stage = "hidden"
            s.push(Hide(self.chase))  # KA-273
        else:
            s.round += 1
            self.stage = "start"

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        return menu_with_instants(self.offer, s, ask, path, look)

    def offer(self, m: Menu, s: KaidanState, ask: Ask) -> None:
        m.options += (FLEE, WAIT)
        m.block("KA-R47", RUN)
        m.block("KA-R78", PASS)
        offer_actions(m, s, ask.seat)
        offer_instants(m, s, ask.seat, "chase")
        if m.look:
            self.previews(m, s, ask.seat)

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against an action that belongs to an Activation: it is no move in a chase; an exterior door
        is opened as part of a flee step."""
        verb, _, words = id.partition(" ")
        if path or not s.knows(verb, words):
            return ""
        if verb in ("open", "break"):
            return bars_door(s, ask.seat, words).replace("KA-098", "KA-R34")
        return {"move": "KA-256", "pass": "KA-R78", "run": "KA-R47"}.get(verb, "")

    def previews(self, m: Menu, s: KaidanState, seat: int) -> None:
        """Add previews: the chance to move first, and the ways to flee; how far the enemy is, and what its attack
        would do."""
        away = s.board.ways(s.figures[s.hunter].cell, s.ghostly(s.hunter))[s.pgs[seat].cell]
        first, comes = chance(s, Test(seat, SPEED, "flee", figure=s.hunter)), pursuit(s)
        routes = routes_of_flight(s, s.pgs[seat].cell, max(VALUES))
        m.preview(FLEE, chance=first, away=away, routes=routes, pursuit=comes)
        m.preview(WAIT, away=away, **fight(s, Test(seat, FORCE, "repel", figure=s.hunter)), pursuit=comes)

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (WAIT,) if s.fled else (FLEE,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] is FLEE:
            s.opened = OFF
            s.fled = True
            self.stage = "approached"
            self.result = None
            s.push(Flee(self.chase))
        elif path[0] is WAIT:
            s.opened = OFF
            self.close_in(s, 100)  # KA-262
        elif path[0].verb in INSTANTS:
            self.act_at_once(s, ask, path, "chase")
        else:
            self.stage = "acted"
            self.result = None
            self.closing = True
            if ACTIONS[path[0].verb].standard:
                look_and_act(s, ask.seat)
            start_action(s, ask.seat, path)


class Hide(Pursuit):
    """The hunted PG hides where it is, if it has not yet; the enemy comes up to it; the hiding Test (KA-272, KA-273,
    KA-R84, KA-R88). Where it may have a veil it says what it hides behind (WG04)."""

    __slots__ = ()

    def go(self, s: KaidanState) -> Asks:
        pg = s.pgs[s.hunted]
        if self.stage == "start" and not pg.shelter:
            if may_have_veil(s, s.hunted):
                return (ASK_MUST_HIDE[s.hunted],)
            hide(s, s.hunted)
        elif self.stage == "start":
            self.stage = "walk"
            self.result = None
            s.push(March(s.hunter, pg.cell, 100, ghost=s.ghostly(s.hunter)))
        elif self.result == (ATTACKS,):
            s.stack[-1] = HidingTest(self.chase)
        else:
            s.stack[-1] = Vanish(s.hunter)  # KA-R88
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(HIDE)
        preview_hide(m, s, ask.seat)
        offer_veils(m, s, ask.seat)
        return m

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against a late move: the PG is exhausted, or the rounds are used up (KA-273, KA-274)."""
        rule = "KA-274" if s.pgs[ask.seat].exhausted else "KA-273"
        return rule if is_move(s, id) else ""

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (HIDE,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] is HIDE:
            hide(s, ask.seat)
        else:
            hide_behind(s, ask.seat, path)


class HidingTest(Pursuit):
    """Nerves against Fear; lost, the Fate Test; lost too, a last chance (KA-295 to KA-303, KA-R89)."""

    __slots__ = ()

    def go(self, s: KaidanState) -> Asks:
        seat, pg = s.hunted, s.pgs[s.hunted]
        if self.stage == "start":
            bonus = max(0, pg.shelter - 1) - pg.spotted
            self.stage = "tested"
            s.push(Test(seat, NERVES, "hide", figure=s.hunter, bonus=bonus))
        elif self.stage == "tested":
            assert self.result is not None
            pg.spotted = False
            if pg.shelter == 1:
                pg.shelter = 0  # KA-R86: hiding in the shadows ends with the Test
            if self.result[0] == WON:
                self.let_go(s)
            else:
                pg.shelter = 0
                self.stage = "fate"
                s.push(Guess(seat, self.chase))
        elif self.stage == "fate":
            assert self.result is not None
            if self.result[0]:
                self.let_go(s)
            else:
                s.stack[-1] = LastChance(self.chase)
        return None

    def let_go(self, s: KaidanState) -> None:
        get_rid(s)


def get_rid(s: KaidanState) -> None:
    """Let the PG get rid of its hunter, which looks around (KA-299, KA-R90, KA-R135, KA-R145)."""
    who, seat = s.hunter, s.hunted
    s.end_chase()
    s.stack[-1] = LookAround(who, seat)


class LookAround(KaidanStep):
    """A hunter whose chase is over: another PG in sight is chased, otherwise, and if that PG gets away before the chase
    begins, it disappears (KA-270, KA-299, KA-R90, KA-R135)."""

    __slots__ = ("seat", "who")
    who: int
    seat: int
    """The seat that it has hunted."""

    def __init__(self, who: int, seat: int) -> None:
        super().__init__()
        self.who = who
        self.seat = seat

    def run(self, s: KaidanState) -> Asks:
        figure = s.figures[self.who]
        if self.stage == "start" and figure.on_map:
            figure.shaken |= 1 << self.seat
            self.stage = "looked"
            seats = sighted(s, self.who)
            if seats:
                s.push(Chase(self.who, tuple(seats)))
        elif figure.on_map and figure.shaken:
            s.stack[-1] = Vanish(self.who)
        else:
            s.done()  # it has disappeared since, or is gone
        return None


INSTANTS["hide"] = Instant(offer_hide, free_of_charge, resolve_hide)
