"""Event cards that do something of their own."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import CELLS, OFF
from hyakki.games.kaidan.catalog.cards import VALUES, Effect
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.effects.apply import Apply, odd
from hyakki.games.kaidan.people import STANDEES
from hyakki.games.kaidan.state import CORPSE, KaidanState
from hyakki.games.kaidan.steps.appear import Vanish
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.entities import nearest
from hyakki.games.kaidan.steps.entity_moves import March
from hyakki.games.kaidan.steps.fire import put_out
from hyakki.games.kaidan.steps.impulse import strike_all
from hyakki.games.kaidan.steps.summon import Summon, is_free, may_be_summoned


class EachEntity(KaidanStep):
    """One numbered entity after the other, in ascending order; Onryo are left out. Each is as it is when its turn
    comes."""

    __slots__ = ("number", "who")
    number: int
    who: int

    def __init__(self) -> None:
        super().__init__("next")
        self.number = 0
        self.who = OFF

    def run(self, s: KaidanState) -> Asks:
        if self.stage != "next":
            self.stage = "next"
            if s.figures[self.who].on_map:
                self.go_on(s)
        elif self.number == STANDEES:
            s.done()
        else:
            self.who = self.number
            self.number += 1
            if s.figures[self.who].on_map:
                self.begin(s)
        return None

    def begin(self, s: KaidanState) -> None:
        raise NotImplementedError

    def go_on(self, s: KaidanState) -> None:
        raise NotImplementedError


class Dance(EachEntity):
    """Every entity disappears (EV14)."""

    __slots__ = ()

    def begin(self, s: KaidanState) -> None:
        s.push(Vanish(self.who))


class Call(EachEntity):
    """Every entity walks as far as its D10 shows toward the nearest PG; without a way it stays (EV15, KA-R57)."""

    __slots__ = ()

    def begin(self, s: KaidanState) -> None:
        self.stage = "walk"
        s.push(Decide("target", "seat", tuple(nearest(s, self.who, s.living(), s.ghostly(self.who)))))

    def go_on(self, s: KaidanState) -> None:
        assert self.result is not None
        target = s.pgs[self.result[0]].cell
        face = s.roll_for_enemy(self.who)
        s.push(March(self.who, target, VALUES[face], ghost=s.ghostly(self.who), vanish=False))


@odd("EV01")
def dark_impulse(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Carry out a Dark Impulse (KA-212)."""
    strike_all(s)


@odd("EV14")
def dance_of_spirits(s: KaidanState, apply: Apply, effect: Effect) -> None:
    s.push(Dance())


@odd("EV15")
def the_call(s: KaidanState, apply: Apply, effect: Effect) -> None:
    s.push(Call())


@odd("EV21")
def black_rain(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Forbid oil, flames and Noise."""
    s.oil = OFF
    put_out(s, "KA-197")
    for pg in s.pgs:
        pg.noise = 0
    s.ring = None
    s.say(say.HUSH)


class Hunger(KaidanStep):
    """A Jikininki appears where a Corpse lies, drawn at random, or by Coordinate Roll (EV22, KA-R113)."""

    __slots__ = ("kind",)
    kind: int

    def __init__(self, kind: int) -> None:
        super().__init__("where")
        self.kind = kind

    def run(self, s: KaidanState) -> Asks:
        corpses = sorted({*s.corpses, *(cell for cell in range(CELLS) if s.tokens[cell] == CORPSE)})
        if corpses:
            cell = corpses[s.chance.below(b"corpse", len(corpses))]
            s.say(say.CORPSE_PICKED, (), (cell,))
        elif not any(is_free(s, cell) for cell in range(CELLS)):
            s.say(say.NO_ENTITY)  # KA-R134
            s.done()
            return None
        else:
            cell = s.coordinates()
            if not is_free(s, cell):
                return None  # KA-219: again
        s.stack[-1] = Summon(self.kind, cell)
        return None


@odd("EV22")
def the_hunger(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Do nothing if both are on the map."""
    kind = NUMBER[effect.entity]
    if may_be_summoned(s, kind):
        s.push(Hunger(kind))
    else:
        s.say(say.NO_ENTITY)


@odd("EV24")
def shifting_shadows(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Shuffle the levels of the face-up darkness tokens, all in view."""
    columns = [column for column in range(len(s.darkness)) if s.darkness_up[column]]
    levels = [s.darkness[column] for column in columns]
    s.chance.shuffle(b"darkness", levels)
    for column, level in zip(columns, levels, strict=True):
        s.darkness[column] = level
    s.say(say.DARKNESS_MIXED, (tuple(columns),), (tuple(levels),))
