"""The Lost Person (KA-304 to KA-308, KA-R94, KA-R95)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board import SIZE
from hyakki.games.kaidan.cards import PERCEPTION
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.people import NOBODY, Figure
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.test import WON, Test


class Encounter(Deed):
    """A card, a Perception Test, one of its two columns; then the Lost Person is gone for good."""

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
