"""The consequences of one cell moved, one appearance or one Noise, in order (KA-R19)."""

from __future__ import annotations

from collections.abc import Callable

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import OFF, slot_of
from hyakki.games.kaidan.board.tiles import BLUE as BLUE_MARK
from hyakki.games.kaidan.board.tiles import MAP as MAP_MARK
from hyakki.games.kaidan.board.tiles import MASK as MASK_MARK
from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.catalog.ids import LOST_PERSON
from hyakki.games.kaidan.catalog.kit import CORPSE as CORPSE_IN_BAG
from hyakki.games.kaidan.catalog.kit import EXPLORATION as EXPLORATION_IN_BAG
from hyakki.games.kaidan.people import NEUTRAL, NOBODY, STANDEES, UNREVEALED
from hyakki.games.kaidan.state import BLUE, CORPSE, EXPLORE, HIDING, MASK, PG_PHASE, KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep


class Consequences(KaidanStep):
    """Each stage is done when it finds nothing more to do. `seat` emits `noise`; `entered` are the PGs that have come
    into another Room."""

    __slots__ = ("chases", "entered", "noise", "seat")
    seat: int
    noise: int
    entered: tuple[int, ...]
    chases: int
    """The number of chases that had begun: after one more, no enemy is alerted."""

    def __init__(self, seat: int = NOBODY, noise: int = 0, entered: tuple[int, ...] = ()) -> None:
        super().__init__("fire")
        self.seat = seat
        self.noise = noise
        self.entered = entered
        self.chases = NOBODY

    def run(self, s: KaidanState) -> Asks:
        if self.chases == NOBODY:
            self.chases = s.chases
        while not STAGES[self.stage](self, s):
            following = FOLLOWING[self.stage]
            if not following:
                s.done()
                break
            self.stage = following
        return None

    def fire(self, s: KaidanState) -> bool:
        """A PG on a burning cell dies, an entity is banished (KA-175)."""
        if not s.flames:
            return False
        from hyakki.games.kaidan.steps.fire import burn

        return burn(s)

    def noises(self, s: KaidanState) -> bool:
        if self.seat != NOBODY and self.noise and s.pgs[self.seat].on_map:
            s.add_noise(self.seat, self.noise)
        return False

    def curse(self, s: KaidanState) -> bool:
        """Let the next PG that came into a cursed Room wake its curse, if its card is still in the deck (KA-112,
        KA-R37)."""
        if not self.entered:
            return False
        from hyakki.games.kaidan.steps.curses import Visit

        seat, *rest = self.entered
        self.entered = tuple(rest)
        pg = s.pgs[seat]
        tile = s.board.tile(slot_of(pg.cell)) if pg.on_map else NOBODY
        card = s.kit.curse_of[tile] if tile >= 0 else NOBODY
        if card != NOBODY and s.curses[card]:
            s.push(Visit(seat, card))
        return True

    def markers(self, s: KaidanState) -> bool:
        """Fill the markers that a PG first sees (KA-108, KA-118, KA-123)."""
        filled = set(s.filled)
        empty = [marker for marker in s.board.markers if marker[0] not in filled]
        if empty:
            for pg in s.pgs:
                if pg.on_map:
                    sight = s.sight(pg.cell)
                    for cell, mark in empty:
                        if cell in sight and cell not in s.filled:
                            fill_marker(s, cell, mark)
        return False

    def reveal(self, s: KaidanState) -> bool:
        """Entities that a PG first sees, lowest number first (KA-229)."""
        for who in range(STANDEES):
            figure = s.figures[who]
            if figure.kind == UNREVEALED and figure.cell != OFF and sees_a_pg(s, figure.cell):
                from hyakki.games.kaidan.steps.entities import reveal

                if reveal(s, who):
                    return True
        return False

    def encounter(self, s: KaidanState) -> bool:
        """A Lost Person who sights a PG, or one of several; after the chase, if one runs (KA-304, KA-R72, KA-R94)."""
        if s.chasing or all(figure.kind != LOST_PERSON for figure in s.figures[:STANDEES]):
            return False
        from hyakki.games.kaidan.steps.lost import Meeting, encounter_under_way

        if encounter_under_way(s):
            return False
        for who in range(STANDEES):
            if s.figures[who].kind == LOST_PERSON:
                seats = louder_or_weaker([seat for seat in s.living() if s.sights(who, seat)], s)
                if seats:
                    s.push(Meeting(who, tuple(seats)))
                    return True
        return False

    def exchange(self, s: KaidanState) -> bool:
        """The Active PG and those that share its Room and see it (KA-202 to KA-206, KA-R96, KA-R97)."""
        if s.chasing or s.phase != PG_PHASE or s.active == NOBODY or s.defeated or not s.pgs[s.active].on_map:
            return False
        here = s.pgs[s.active].cell
        for other in s.clockwise(s.active)[1:]:
            there = s.pgs[other].cell
            if s.pgs[other].on_map and slot_of(here) == slot_of(there) and other not in s.exchanged:
                if s.sees(here, there):
                    s.exchanged.append(other)
                    exchange_status(s, s.active, other)
        return False

    def sight(self, s: KaidanState) -> bool:
        """Enemies that sight a PG: Onryo first, then the lowest number; one chase at a time (KA-254, KA-R71)."""
        if s.chasing:
            return False
        for who in s.figures_on_map():
            seats = sighted(s, who)
            if seats:
                from hyakki.games.kaidan.steps.chase import Chase

                s.push(Chase(who, tuple(seats)))
                return True
        return False

    def alert(self, s: KaidanState) -> bool:
        """Alert enemies if no chase has started and something was heard (KA-082 to KA-084, KA-R50)."""
        if self.noise and not s.chasing and self.chases == s.chases and self.seat != NOBODY:
            pg = s.pgs[self.seat]
            self.noise = 0
            if pg.on_map:
                from hyakki.games.kaidan.steps.alert import Alert

                s.push(Alert(pg.cell, pg.noise))
                return True
        return False


STAGES: dict[str, Callable[[Consequences, KaidanState], bool]] = {
    "fire": Consequences.fire,
    "noise": Consequences.noises,
    "curse": Consequences.curse,
    "markers": Consequences.markers,
    "reveal": Consequences.reveal,
    "encounter": Consequences.encounter,
    "exchange": Consequences.exchange,
    "sight": Consequences.sight,
    "alert": Consequences.alert,
}
ORDER = tuple(STAGES)
FOLLOWING = dict(zip(ORDER, (*ORDER[1:], ""), strict=True))

MARKER_TOKENS = {MAP_MARK: EXPLORE, MASK_MARK: MASK, BLUE_MARK: BLUE}


def fill_marker(s: KaidanState, cell: int, mark: int) -> None:
    s.filled.append(cell)
    token = MARKER_TOKENS[mark]
    if mark == MAP_MARK:
        if not s.map_bag:
            s.say(say.MARKER_EMPTY, (cell,))  # KA-R35
            return
        drawn = s.map_bag.pop(s.chance.below(b"map token", len(s.map_bag)))
        token = EXPLORE if drawn == EXPLORATION_IN_BAG else CORPSE if drawn == CORPSE_IN_BAG else HIDING + drawn
    s.tokens[cell] = token
    s.say(say.MARKER_FILLED, (cell,), (token,))


def sees_a_pg(s: KaidanState, cell: int) -> bool:
    """Return whether a PG is in sight. Sight is the same both ways, and nobody sees from nowhere."""
    if cell == OFF:
        return False
    return not s.sight(cell).isdisjoint([pg.cell for pg in s.pgs])


def louder_or_weaker(seats: list[int], s: KaidanState) -> list[int]:
    """Sort PGs equally near: the louder first, then those with the lowest Nerves (KA-244, KA-R72)."""
    if len(seats) > 1:
        rank = {seat: (-s.pgs[seat].noise, s.pg_value(seat, NERVES)) for seat in seats}
        best = min(rank.values())
        seats = [seat for seat in seats if rank[seat] == best]
    return seats


def sighted(s: KaidanState, who: int) -> list[int]:
    """The PGs that this enemy would chase now: several if the decider must pick (KA-R72, KA-R135)."""
    if not s.is_enemy(who):
        return []
    if not sees_a_pg(s, s.figures[who].cell):
        return []
    shaken = s.figures[who].shaken
    return louder_or_weaker([seat for seat in s.living() if not shaken >> seat & 1 and s.sights(who, seat)], s)


def exchange_status(s: KaidanState, one: int, other: int) -> None:
    """Exchange status cards: each PG gives its top card, a possessed PG its bottom one; the received card goes on
    top (KA-204, KA-205)."""
    s.say(say.EXCHANGED, (one, other))
    given = {}
    for seat in (one, other):
        pile = s.secrets[seat].status
        given[seat] = pile[-1] if seat == s.possessed else pile[0]
        s.secrets[seat].status = pile[:-1] if seat == s.possessed else pile[1:]
    s.secrets[one].status = (given[other], *s.secrets[one].status)
    s.secrets[other].status = (given[one], *s.secrets[other].status)


def only_marks(s: KaidanState, seat: int) -> bool:
    return NEUTRAL not in s.secrets[seat].status
