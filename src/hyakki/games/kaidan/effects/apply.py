"""The Effect of a card, part by part, in the order in which content lists them.

An `odd` Effect ends with a function of its own, registered under the card's id: `@odd("CR4")`. It may push steps.
"""

from __future__ import annotations

from collections.abc import Callable

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import column_of
from hyakki.games.kaidan.catalog.cards import Effect
from hyakki.games.kaidan.catalog.ids import CHARACTERS, CURSES, EVENTS, LOST, NUMBER, OBJECTS
from hyakki.games.kaidan.people import NOBODY, STANDEES
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Come, Disappear
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.draw import draw_object, lose_at_random, take_named
from hyakki.games.kaidan.steps.wounds import WORLD, Wounds, wounds_under_way

Source = tuple[str, int]
"""The place of an Effect: "object", "curse", "event", "ability", "failure" or "success", and the card's number."""

Odd = Callable[[KaidanState, "Apply", Effect], None]
ODD: dict[str, Odd] = {}


def odd(id: str) -> Callable[[Odd], Odd]:
    def register(effect: Odd) -> Odd:
        assert id not in ODD, f"{id} has its effect already"
        ODD[id] = effect
        return effect

    return register


def effect_of(s: KaidanState, source: Source) -> Effect | None:
    table, number = source
    if table == "object":
        return s.kit.objects[s.kit.acts_as[number]].effect
    if table == "curse":
        return s.kit.curses[number].effect
    if table == "event":
        return s.kit.events[number].effect
    if table == "ability":
        return s.kit.characters[number].ability.effect
    card = s.kit.lost[number]
    return card.failure if table == "failure" else card.success


def id_of(s: KaidanState, source: Source) -> str:
    """The id under which an odd Effect is registered; the two columns of a Lost Person are "LP3 failure" and so on."""
    table, number = source
    if table == "object":
        return OBJECTS[s.kit.acts_as[number]]
    if table in ("failure", "success"):
        return f"{LOST[number]} {table}"
    return {"curse": CURSES, "event": EVENTS, "ability": CHARACTERS}[table][number]


class Apply(KaidanStep):
    """The execution of an Effect on a PG (or on NOBODY). `targets` are the numbers that were chosen with it: a door, a
    cell, a seat."""

    __slots__ = ("instead", "seat", "source", "targets")
    seat: int
    source: Source
    targets: tuple[int, ...]
    instead: bool
    """There was no card to take: the other Effect."""

    def __init__(self, source: Source, seat: int, targets: tuple[int, ...] = ()) -> None:
        super().__init__("start")
        self.source = source
        self.seat = seat
        self.targets = targets
        self.instead = False

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "done" or (self.seat != NOBODY and not s.pgs[self.seat].on_map):
            s.done()
            return None
        effect = effect_of(s, self.source)
        if self.instead and effect is not None:
            effect = effect.instead
        if self.stage == "start":
            self.stage = "own" if effect is not None and effect.odd else "wounds"
        stage = self.stage
        following = PARTS.index(stage) + 1
        self.stage = PARTS[following] if following < len(PARTS) else "done"
        if effect is not None:
            DO[stage](self, s, effect)
        return None

    def wounds(self, s: KaidanState, effect: Effect) -> None:
        if effect.wounds:
            s.push(Wounds((self.seat,), (effect.wounds,), (WORLD,), "KA-057"))

    def prevent(self, s: KaidanState, effect: Effect) -> None:
        under_way = wounds_under_way(s)
        if effect.prevent and under_way is not None and self.seat in under_way.seats:
            under_way.prevent(self.seat, effect.prevent)

    def heal(self, s: KaidanState, effect: Effect) -> None:
        if effect.heal:
            heal(s, self.seat, effect.heal)

    def noise(self, s: KaidanState, effect: Effect) -> None:
        if effect.noise:
            s.push(Consequences(self.seat, effect.noise))

    def discard(self, s: KaidanState, effect: Effect) -> None:
        for _ in range(effect.discard):
            card = lose_at_random(s, self.seat)
            if card is not None:
                s.discard(card)
            s.say(say.LOST_AT_RANDOM, (self.seat,), (NOBODY if card is None else card,))

    def take(self, s: KaidanState, effect: Effect) -> None:
        if effect.take and not take_named(s, self.seat, NUMBER[effect.take]) and effect.instead is not None:
            self.instead = True
            self.stage = "start"

    def draw(self, s: KaidanState, effect: Effect) -> None:
        for _ in range(effect.draw):
            draw_object(s, self.seat, 0)

    def points(self, s: KaidanState, effect: Effect) -> None:
        pg = s.pgs[self.seat]
        if effect.halt and s.hunted == self.seat:
            stop_fleeing(s)
        elif effect.pm or effect.pa or effect.next_pa or effect.halt:
            pg.pm = 0 if effect.halt else pg.pm + effect.pm
            pg.pa = max(0, pg.pa - effect.pa)
            pg.weary += effect.next_pa
            s.say(say.POINTS, (self.seat, pg.pa, pg.pm))

    def disappear(self, s: KaidanState, effect: Effect) -> None:
        if effect.disappear:
            s.push(Disappear(self.seat))

    def appear(self, s: KaidanState, effect: Effect) -> None:
        if effect.appear:
            s.push(Come())

    def darkness(self, s: KaidanState, effect: Effect) -> None:
        if effect.darkness:
            column = column_of(s.pgs[self.seat].cell)
            s.darkness_shift[column] += effect.darkness
            s.say(say.DARKNESS_SHIFTED, (column, effect.darkness))

    def own(self, s: KaidanState, effect: Effect) -> None:
        if effect.odd:
            ODD[id_of(s, self.source)](s, self, effect)


def stop_fleeing(s: KaidanState) -> None:
    """A hunted PG that is to lose its PM stops moving this round instead (CR3, CR6)."""
    from hyakki.games.kaidan.steps.flee import FleeMove

    for step in s.stack:
        if isinstance(step, FleeMove):
            step.left = 0
    s.say(say.HALTED, (s.hunted,))


DO: dict[str, Callable[[Apply, KaidanState, Effect], None]] = {
    "wounds": Apply.wounds,
    "prevent": Apply.prevent,
    "heal": Apply.heal,
    "noise": Apply.noise,
    "discard": Apply.discard,
    "take": Apply.take,
    "draw": Apply.draw,
    "points": Apply.points,
    "disappear": Apply.disappear,
    "appear": Apply.appear,
    "darkness": Apply.darkness,
    "own": Apply.own,
}
PARTS = tuple(DO)


def heal(s: KaidanState, seat: int, wounds: int) -> None:
    """Remove this many Wounds, unless an Onryo in the Room forbids it (Cruel Diagnosis)."""
    pg = s.pgs[seat]
    healed = can_heal(s, seat, wounds)
    if healed:
        pg.wounds -= healed
        s.say(say.HEALED, (seat, healed, pg.wounds))


def can_heal(s: KaidanState, seat: int, wounds: int) -> int:
    """Return how many of so many Wounds can be removed here and now."""
    pg = s.pgs[seat]
    barred = any(
        s.kit.characters[s.pgs[who - STANDEES].character].onryo.power.no_healing for who in s.onryo_in_room(pg.cell)
    )
    return 0 if barred else min(wounds, pg.wounds)
