"""The Lost Person (KA-304 to KA-308, KA-R94, KA-R95)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import SIZE
from hyakki.games.kaidan.catalog.cards import PERCEPTION
from hyakki.games.kaidan.catalog.ids import LOST_PERSON
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.people import NOBODY, Figure
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.test import WON, Test


class Meeting(KaidanStep):
    """The Lost Person is met by a PG; among several in sight who are equally loud and weak the decider picks
    (KA-R72)."""

    __slots__ = ("seats", "who")
    who: int
    seats: tuple[int, ...]

    def __init__(self, who: int, seats: tuple[int, ...]) -> None:
        super().__init__("pick")
        self.who = who
        self.seats = seats

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "pick":
            self.stage = "meet"
            s.push(Decide("met", "seat", self.seats))
        else:
            assert self.result is not None
            s.stack[-1] = Encounter(self.who, self.result[0])
        return None


class Encounter(KaidanStep):
    """A card of the area's deck, a Perception Test, one of its two columns; then the Lost Person leaves for good,
    whatever has become of the PG (KA-305 to KA-308)."""

    __slots__ = ("card", "seat", "who")
    who: int
    seat: int
    card: int

    def __init__(self, who: int, seat: int) -> None:
        super().__init__("meet")
        self.who = who
        self.seat = seat
        self.card = NOBODY

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "meet":
            deck = s.lost_decks[s.figures[self.who].cell >= 7 * SIZE]  # KA-R95
            self.card = deck.pop()
            s.say(say.LOST_PERSON, (self.seat, self.who), (self.card,))
            self.stage = "tested"
            s.push(Test(self.seat, PERCEPTION, "lost", difficulty=s.kit.lost[self.card].difficulty))
        elif self.stage == "tested":
            won = self.result is not None and self.result[0] == WON
            self.stage = "over"
            column = "success" if won else "failure"
            s.push(Apply((column, self.card), self.seat, (self.who, s.figures[self.who].cell)))
        else:
            leave(s, self.who)  # KA-308
            s.done()
        return None


def leave(s: KaidanState, who: int) -> None:
    """Take the Lost Person off the map, unless it has left already."""
    if s.figures[who].kind == LOST_PERSON:
        s.say(say.FIGURE_REMOVED, (who, "KA-308"))
        s.figures[who] = Figure()


def encounter_under_way(s: KaidanState) -> bool:
    """Return whether a meeting is in progress: the Lost Person meets one PG at a time (KA-R94)."""
    return any(isinstance(step, Encounter) for step in s.stack)
