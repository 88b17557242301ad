"""The Event phase (KA-193 to KA-198, KA-R13, KA-R122, KA-R123)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.scoring import end
from hyakki.games.kaidan.state import GOLD, KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.test import WON, Test
from hyakki.games.kaidan.steps.window import Window


class EventPhase(KaidanStep):
    """One, two or three cards, each resolved whole before the next; with the last card the game ends."""

    __slots__ = ("left",)
    left: int

    def __init__(self) -> None:
        super().__init__("count")
        self.left = 0

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "count":
            self.announce(s)
            self.left = s.rules.numbers.events[s.announced]
            self.stage = "draw"
        elif self.left and s.event_deck:
            self.left -= 1
            event = s.event_deck.pop()
            s.say(say.EVENT, (), (event,))
            s.push(ResolveEvent(event))
        elif s.event_deck:
            s.done()
        else:
            end(s, "no events left")  # KA-198, KA-R123
        return None

    def announce(self, s: KaidanState) -> None:
        """Announce which keys have been found, but not by whom (KA-R13)."""
        lesser = (s.found & ~GOLD).bit_count()
        level = 2 if s.found & GOLD else 1 if lesser >= s.rules.numbers.keys_for_more else 0
        s.announced = level
        s.say(say.EVENT_COUNT, (), (level,))


class ResolveEvent(KaidanStep):
    """W-EVENT, then the card: for the group at once, for each PG, or for the First Player's (KA-197)."""

    __slots__ = ("event", "pending", "seat")
    event: int
    pending: tuple[int, ...]
    seat: int

    def __init__(self, event: int) -> None:
        super().__init__("window")
        self.event = event
        self.pending = ()
        self.seat = NOBODY

    def run(self, s: KaidanState) -> Asks:
        card = s.kit.events[self.event]
        if self.stage == "window":
            self.stage = "begin"
            s.push(Window("event"))
        elif self.stage == "begin":
            s.event_discard.append(self.event)
            if card.lasting is not None:
                s.lasting.append((self.event, s.turn + 1))
            self.pending = {"group": (NOBODY,), "first": (s.first,), "each": tuple(s.living())}[card.to]
            self.stage = "next"
        elif self.stage == "next":
            if not self.pending:
                s.done()
                return None
            self.seat, *rest = self.pending
            self.pending = tuple(rest)
            self.result = None
            self.stage = "tested"
            if card.test is not None and s.pgs[self.seat].on_map:
                attribute = ATTRIBUTES.index(card.test.attribute)
                s.push(Test(self.seat, attribute, "event", difficulty=card.test.difficulty))
        else:
            self.stage = "next"
            failed = card.test is None or (self.result is not None and self.result[0] != WON)
            if failed and card.effect is not None:
                s.push(Apply(("event", self.event), self.seat))
        return None
