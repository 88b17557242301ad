"""Entities due on a certain cell, and enemies called by name (KA-223 to KA-226, KA-R66, KA-R67, KA-R93)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BESIDE, CELLS, FAR, OFF, slot_of
from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.people import NOBODY, STANDEES, UNREVEALED, Figure
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import free_standee
from hyakki.games.kaidan.steps.banish import Leaving
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences


def nearest_free(s: KaidanState, cell: int) -> list[int]:
    """The nearest by walking distance that is neither taken nor on fire (KA-R67)."""
    ways = s.board.ways(cell)
    free = [other for other in range(CELLS) if is_free(s, other)]
    reach = [other for other in free if ways[other] < FAR] or free
    best = min((ways[other] for other in reach), default=FAR)
    return [other for other in reach if ways[other] == best]


def is_free(s: KaidanState, cell: int) -> bool:
    return not s.occupied(cell) and cell not in s.flames


class MakeRoom(KaidanStep):
    """The figure on a cell goes to a free adjacent cell in its sight: a PG where its player says, any other where the
    decider says. The result is (whether the cell is free now, the PGs that came into another Room)."""

    __slots__ = ("cell",)
    cell: int

    def __init__(self, cell: int) -> None:
        super().__init__("ask")
        self.cell = cell

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "move":
            assert self.result is not None
            s.done((True, self.move(s, self.result[0])))
        elif self.cell in s.flames:
            s.done((False, ()))  # KA-R67
        elif not s.occupied(self.cell):
            s.done((True, ()))
        else:
            beside = [at for at in BESIDE[self.cell] if at != OFF and is_free(s, at) and s.sees(self.cell, at)]
            if beside:
                self.stage = "move"
                s.push(Decide("aside", "cell", tuple(beside), s.pg_at(self.cell)))
            else:
                s.done((False, ()))
        return None

    def move(self, s: KaidanState, to: int) -> tuple[int, ...]:
        """Put the figure there. It does not count as a move: no cost, no Noise (KA-R48)."""
        seat, who = s.pg_at(self.cell), s.figure_at(self.cell)
        if seat == NOBODY:
            s.figures[who].cell = to
            s.say(say.DISPLACED, (who, to))
            return ()
        pg = s.pgs[seat]
        pg.cell, pg.shelter = to, 0
        s.say(say.MADE_ROOM, (seat, to))
        return (seat,) if slot_of(to) != slot_of(self.cell) else ()


class ComeAt(KaidanStep):
    """A new random entity due on this cell; where nobody can make room it does not come (KA-221, KA-223, KA-224)."""

    __slots__ = ("cell",)
    cell: int

    def __init__(self, cell: int) -> None:
        super().__init__("room")
        self.cell = cell

    def run(self, s: KaidanState) -> Asks:
        who = free_standee(s)
        if who == NOBODY:
            s.say(say.NO_ENTITY)
            s.done()
        elif self.stage == "room" and s.occupied(self.cell):
            self.stage = "come"
            s.push(MakeRoom(self.cell))
        elif self.result is not None and not self.result[0]:
            s.say(say.NO_ENTITY)
            s.done()
        else:
            entered = self.result[1] if self.result is not None else ()
            s.figures[who] = Figure(cell=self.cell, kind=UNREVEALED)
            s.say(say.ENTITY_CAME, (who, self.cell))
            s.stack[-1] = Consequences(entered=entered)
        return None


class Summon(KaidanStep):
    """An enemy called by name comes to a cell, already revealed, be it as a seventh (KA-225, KA-226, KA-R67)."""

    __slots__ = ("cell", "entered", "kind")
    kind: int
    cell: int
    entered: tuple[int, ...]

    def __init__(self, kind: int, cell: int) -> None:
        super().__init__("standee")
        self.kind = kind
        self.cell = cell
        self.entered = ()

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "standee":
            self.stage = "room"
            if free_standee(s) == NOBODY:
                self.stage = "leaver"
                s.push(Decide("leaver", "figure", tuple(least_feared(s))))
        elif self.stage == "leaver":
            assert self.result is not None
            self.stage = "room"
            s.push(Remove(self.result[0], "KA-226"))
        elif self.stage == "room":
            self.stage = "place"
            s.push(MakeRoom(self.cell))
        elif self.stage == "place":
            assert self.result is not None
            free, self.entered = self.result
            cells = [self.cell] if free else nearest_free(s, self.cell)
            if cells:
                self.stage = "come"
                s.push(Decide("appear", "cell", tuple(cells)))
            else:
                s.say(say.NO_ENTITY)  # KA-R134
                s.done()
        else:
            assert self.result is not None
            self.come(s, self.result[0])
        return None

    def come(self, s: KaidanState, cell: int) -> None:
        from hyakki.games.kaidan.steps.entities import bind

        who = free_standee(s)
        take_entity_card(s, self.kind)
        s.figures[who] = Figure(cell=cell, kind=self.kind)
        s.say(say.SUMMONED, (who, self.kind, cell))
        bind(s, who)
        s.stack[-1] = Consequences(entered=self.entered)


def may_be_summoned(s: KaidanState, kind: int) -> bool:
    """Return whether another such enemy can come: never more than its cards (KA-R67); Okiku has none, and comes
    once."""
    return not s.kit.entities[kind].copies or kind in s.entity_deck or kind in s.entity_discard


def take_entity_card(s: KaidanState, kind: int) -> None:
    for pile in (s.entity_deck, s.entity_discard):
        if kind in pile:
            pile.remove(kind)
            break
    s.chance.shuffle(b"entities", s.entity_deck)
    s.say(say.ENTITIES_SHUFFLED)


def least_feared(s: KaidanState) -> list[int]:
    """Unrevealed or the Lost Person: 0; never one in a chase (KA-R66)."""
    fear = {who: s.enemy_value(who, NERVES) for who in range(STANDEES) if s.figures[who].on_map and who != s.hunter}
    return [who for who, value in fear.items() if value == min(fear.values())]


class Remove(Leaving):
    """An entity makes way: its card is shuffled back into the deck, what it stole stays (KA-226, KA-R93)."""

    __slots__ = ("rule",)
    rule: str

    def __init__(self, who: int, rule: str, cell: int = OFF) -> None:
        super().__init__(who, cell)
        self.rule = rule

    def leave(self, s: KaidanState) -> None:
        figure = s.figures[self.who]
        cell = figure.cell if figure.on_map else self.cell
        s.say(say.FIGURE_REMOVED, (self.who, self.rule))
        if s.is_onryo(self.who):
            figure.cell, figure.banished = OFF, True
            s.done()
            return
        s.figures[self.who] = Figure()
        if figure.kind >= 0 and s.kit.entities[figure.kind].copies:
            s.entity_deck.append(figure.kind)
            s.chance.shuffle(b"entities", s.entity_deck)
            s.say(say.ENTITIES_SHUFFLED)
        if s.stolen[self.who]:
            self.leave_behind(s, cell)
        else:
            s.done()
