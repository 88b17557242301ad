"""The Lost Person (KA-304 to KA-308, KA-R94, KA-R95)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board import SIZE
from hyakki.games.kaidan.cards import PERCEPTION
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.people import NOBODY, Figure
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Decide, Deed, KaidanStep
from hyakki.games.kaidan.steps.test import WON, Test


class Meeting(KaidanStep):
    """Of several PGs in sight who are equally loud and weak the decider picks the one who is met (KA-R72)."""

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


class Encounter(Deed):
    """A card of the area's deck, a Perception Test, one of its two columns; the Lost Person is gone for good (KA-305 to
    KA-308)."""

    __slots__ = ("card", "who")
    who: int
    card: int

    def __init__(self, who: int, seat: int) -> None:
        super().__init__(seat, "meet")
        self.who = who
        self.card = NOBODY

    def go(self, s: KaidanState) -> Asks:
        figure = s.figures[self.who]
        if self.stage == "meet":
            deck = s.lost_decks[figure.cell >= 7 * SIZE]  # KA-R95
            self.card = deck.pop()
            s.say(say.LOST_PERSON, (self.seat, self.who), (self.card,))
            self.stage = "tested"
            s.push(Test(self.seat, PERCEPTION, "lost", difficulty=s.kit.lost[self.card].difficulty))
            return None
        won = self.result is not None and self.result[0] == WON
        cell = figure.cell
        s.say(say.FIGURE_REMOVED, (self.who, "KA-308"))
        s.figures[self.who] = Figure()
        s.stack[-1] = Apply(("success" if won else "failure", self.card), self.seat, (cell,))
        return None
