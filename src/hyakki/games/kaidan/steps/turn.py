"""The Turn: Preparation, PG phase, Event phase, Entity phase, End of Turn (KA-045 to KA-052, KA-309 to KA-317,
KA-R120, KA-R121)."""

from __future__ import annotations

from collections.abc import Callable

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.cards import SPEED
from hyakki.games.kaidan.people import NOBODY, onryo_of
from hyakki.games.kaidan.scoring import pass_first
from hyakki.games.kaidan.state import (
    END_OF_TURN,
    ENTITY_PHASE,
    EVENT_PHASE,
    PG_PHASE,
    PREPARATION,
    KaidanState,
)
from hyakki.games.kaidan.steps.activation import Activation
from hyakki.games.kaidan.steps.arming import Unasked
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.entities import EntityPhase
from hyakki.games.kaidan.steps.event_phase import EventPhase
from hyakki.games.kaidan.steps.fire import fill_rooms, spread
from hyakki.games.kaidan.steps.onryo import OnryoMoves, Rebirth
from hyakki.games.kaidan.steps.summon import nearest_free
from hyakki.games.kaidan.steps.wounds import Deaths


class Turn(KaidanStep):
    """Play Turn after Turn, part by part; each part is a method."""

    __slots__ = ("acted", "order")
    order: tuple[int, ...]
    """Activation order of this PG phase."""
    acted: int
    """The number of PGs that have had their Activation."""

    def __init__(self) -> None:
        super().__init__("begin")
        self.order = ()
        self.acted = 0

    def run(self, s: KaidanState) -> Asks:
        stage = self.stage
        following = ORDER.index(stage) + 1
        self.stage = ORDER[following % len(ORDER)]
        PARTS[stage](self, s)
        return None

    def phase(self, s: KaidanState, phase: int) -> None:
        s.phase = phase
        s.say(say.PHASE, (phase,))

    # Preparation

    def begin(self, s: KaidanState) -> None:
        s.turn += 1
        s.say(say.TURN, (s.turn, s.first))
        self.phase(s, PREPARATION)
        s.push(Unasked("preparation"))

    def rebirths(self, s: KaidanState) -> None:
        """Bring back PGs that died two Turns ago (KA-181, KA-R108), if there is a free cell (KA-R134)."""
        for seat in s.dead():
            figure = s.figures[onryo_of(seat)]
            due = s.pgs[seat].died <= s.turn - 2 and not figure.on_map and not figure.banished
            if due and nearest_free(s, s.pgs[seat].grave):
                self.stage = "rebirths"
                s.push(Rebirth(seat))
                return

    def kindle(self, s: KaidanState) -> None:
        fill_rooms(s)
        s.push(Consequences())

    def first_player(self, s: KaidanState) -> None:
        if s.turn > 1:
            pass_first(s)  # KA-314

    def onryo_tokens(self, s: KaidanState) -> None:
        for seat in s.dead():
            figure = s.figures[onryo_of(seat)]
            figure.moved = figure.spoken = False
            if figure.on_map:
                drawn = tuple(sorted(s.draw_token() for _ in range(s.rules.numbers.onryo_tokens)))
                s.secrets[seat].tokens = drawn
                s.say(say.ONRYO_TOKENS, (seat, len(drawn)), (drawn,))

    def points(self, s: KaidanState) -> None:
        """Give out PA and PM (KA-316), Unique Actions, alert tokens (KA-317)."""
        for seat in s.living():
            pg = s.pgs[seat]
            worn = s.kit.objects[pg.worn].more_pm if pg.worn != NOBODY else 0
            pg.pa = s.rules.numbers.action_points - pg.weary
            pg.pm = s.pg_value(seat, SPEED) + worn
            pg.weary = pg.used = 0
        s.free_breaks = []
        for figure in s.figures:
            figure.alerted = False

    # The phases

    def pg_phase(self, s: KaidanState) -> None:
        self.phase(s, PG_PHASE)
        s.push(Unasked("pg"))
        self.order = tuple(s.living())
        self.acted = 0

    def activations(self, s: KaidanState) -> None:
        """Let every PG in play have its Activation, starting with the First Player (KA-046, KA-047)."""
        if self.acted == len(self.order):
            self.stage = "events"
            return
        seat = self.order[self.acted]
        if s.pgs[seat].on_map:
            s.push(Activation(seat))
        else:
            self.acted += 1
            self.stage = "activations"

    def onryo(self, s: KaidanState) -> None:
        """Let Onryo act after any Activation (KA-187)."""
        active = self.order[self.acted]
        self.acted += 1
        self.stage = "activations"
        s.push(OnryoMoves())
        s.push(Unasked("activation", tuple(seat for seat in s.living() if seat != active)))

    def events(self, s: KaidanState) -> None:
        self.phase(s, EVENT_PHASE)
        s.push(EventPhase())
        s.push(Unasked("event"))

    def entities(self, s: KaidanState) -> None:
        self.phase(s, ENTITY_PHASE)
        s.push(Unasked("end"))
        s.push(EntityPhase())
        s.push(Unasked("entity"))

    # End of Turn

    def silence(self, s: KaidanState) -> None:
        """Remove Noise, and put tokens back into the bag (KA-309, KA-310)."""
        self.phase(s, END_OF_TURN)
        for pg in s.pgs:
            pg.noise = 0
        s.ring = None
        held = [token for secret in s.secrets for token in secret.tokens]
        for secret in s.secrets:
            secret.tokens = ()
        s.door_bag = sorted((*s.door_bag, *s.tokens_out, *held))
        s.tokens_out = []
        s.say(say.TOKENS_BACK)

    def fire(self, s: KaidanState) -> None:
        spread(s)
        s.push(Consequences())

    def condemned(self, s: KaidanState) -> None:
        """Kill the condemned, all at the same moment (KA-312, KA-R103)."""
        dying = tuple(seat for seat in s.living() if 0 < s.pgs[seat].condemned < s.turn)
        if dying:
            s.push(Deaths(dying, (NOBODY,) * len(dying), "KA-312"))

    def rest(self, s: KaidanState) -> None:
        """End exhaustion and what events had brought (KA-R83)."""
        for pg in s.pgs:
            pg.exhausted = False
        s.lasting = [(event, last) for event, last in s.lasting if last > s.turn]


PARTS: dict[str, Callable[[Turn, KaidanState], None]] = {
    "begin": Turn.begin,
    "rebirths": Turn.rebirths,
    "kindle": Turn.kindle,
    "first": Turn.first_player,
    "tokens": Turn.onryo_tokens,
    "points": Turn.points,
    "pg": Turn.pg_phase,
    "activations": Turn.activations,
    "onryo": Turn.onryo,
    "events": Turn.events,
    "entities": Turn.entities,
    "silence": Turn.silence,
    "fire": Turn.fire,
    "condemned": Turn.condemned,
    "rest": Turn.rest,
}
ORDER = tuple(PARTS)
