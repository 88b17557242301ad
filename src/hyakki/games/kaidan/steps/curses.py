"""Cursed Rooms (KA-111 to KA-117, KA-R37)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.test import WON, Guess, Test


class Visit(Deed):
    """A PG comes into a cursed Room: a guess; if it is wrong the curse awakens, and is placated for good."""

    __slots__ = ("card",)
    card: int

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, "guess")
        self.card = card

    def go(self, s: KaidanState) -> Asks:
        curse = s.kit.curses[self.card]
        if self.stage == "guess":
            s.say(say.CURSE, (self.seat, self.card))
            self.stage = "awake" if curse.always else "guessed"  # KA-116
            if not curse.always:
                s.push(Guess(self.seat))
        elif self.stage == "guessed":
            assert self.result is not None
            if self.result[0]:
                s.say(say.CURSE_SLEPT, (self.seat, self.card))  # KA-113
                s.done()
            else:
                self.stage = "awake"
        elif self.stage == "awake":
            s.curses[self.card] = False  # KA-115
            s.say(say.CURSE_AWOKE, (self.seat, self.card))
            self.stage = "tested"
            if curse.test is not None:
                attribute = ATTRIBUTES.index(curse.test.attribute)
                s.push(Test(self.seat, attribute, "curse", difficulty=curse.test.difficulty))
        elif curse.test is not None and self.result is not None and self.result[0] == WON:
            s.done()
        else:
            s.stack[-1] = Apply(("curse", self.card), self.seat)
        return None
