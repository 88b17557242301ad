"""Decisions of the heroes together (OK-R31): what more than half of the seats in play back; otherwise the leader."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.options import ask, decide, leave_it, stand_by, wish
from hyakki.games.okko.people import LEFT_IT, NOTHING
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.planning import inside

AGREED, LED = "agreed", "led"


class Council(OkkoStep):
    """One choice among numbered wishes. Each seat backs one of them or leaves it to the leader; that lies in
    `OkkoState.wishes`, for the heroes alone. All seats are asked until the matter is settled, whatever they have said,
    so that others learn the result and nothing of how it came about. A seat by itself simply decides."""

    __slots__ = ()
    secret: ClassVar[frozenset[str]] = frozenset({"stage"})
    kind: ClassVar[str] = ""
    """The kind of the question."""

    def __init__(self) -> None:
        super().__init__("talk")

    # For each council

    def wishes(self, s: OkkoState) -> dict[int, tuple[str, ...]]:
        """Return what can be decided: by number, the words of its Option."""
        raise NotImplementedError

    def barred(self, s: OkkoState) -> list[tuple[tuple[str, ...], str]]:
        """Return what a player might look for among them, in words, and the rule that forbids it."""
        return []

    def settle(self, s: OkkoState, number: int) -> None:
        """Carry out the decision, and finish this step."""
        raise NotImplementedError

    def face(self, words: tuple[str, ...]) -> str:
        """Return what the Oni sees of what settles it; the rest it is told by a rule."""
        return "decide"

    def unsaid(self, s: OkkoState) -> int:
        """Return what is decided if even the leader is silent."""
        return next(iter(self.wishes(s)))

    def settles(self, s: OkkoState, seat: int, said: int) -> int:
        """Return what is decided once this seat backs `said`, or leaves it to the leader; NOTHING if they talk on."""
        return self.verdict(s, {**self.said(s), seat: said})

    # For all councils

    def run(self, s: OkkoState) -> Asks:
        seats = self.asked(s)
        return tuple(ask(seat, self.kind, open=len(seats) > 1, pace="council", side="heroes") for seat in seats)

    def asked(self, s: OkkoState) -> list[int]:
        return s.seats_in_play()

    def said(self, s: OkkoState) -> dict[int, int]:
        return {seat: s.wishes[seat] for seat in s.seats_in_play()}

    def verdict(self, s: OkkoState, said: dict[int, int]) -> int:
        """Return what more than half back, or what the leader backs once all others have left it to the leader."""
        backed = list(said.values())
        for number in backed:
            if number >= 0 and 2 * backed.count(number) > len(backed):
                return number
        leader = s.leading_seat
        others = {wish for seat, wish in said.items() if seat != leader}
        return said[leader] if others == {LEFT_IT} and said[leader] >= 0 else NOTHING

    def talks_on(self, s: OkkoState, said: dict[int, int]) -> bool:
        """Return whether the seats can have said this without having settled the matter."""
        return self.verdict(s, said) == NOTHING

    def leads(self, s: OkkoState, seat: int) -> bool:
        """Return whether it is for this seat alone to decide."""
        others = {wish for other, wish in self.said(s).items() if other != seat}
        return seat == s.leading_seat and others == {LEFT_IT}

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if not ask.open:
            for number, words in self.wishes(s).items():
                m.offer(decide(number, words, inside(s), self.face(words)))
        elif self.leads(s, ask.seat):
            for number, words in self.wishes(s).items():
                if s.wishes[ask.seat] != number:
                    m.offer(decide(number, words, inside(s), self.outward(s, ask.seat, number)))
        elif s.wishes[ask.seat] != LEFT_IT or ask.seat == s.leading_seat:
            for number in self.wishes(s):
                if s.wishes[ask.seat] != number:
                    m.offer(self.backing(s, ask.seat, number))
        else:
            m.offer(stand_by(inside(s)))
            for number in self.wishes(s):
                m.block("OK-R31", self.backing(s, ask.seat, number))
        if ask.open and s.wishes[ask.seat] != LEFT_IT:
            m.offer(leave_it(inside(s), self.outward(s, ask.seat, LEFT_IT)))
        for words, rule in self.barred(s) if look else ():
            m.block(rule, wish(NOTHING, words, inside(s)) if ask.open else decide(NOTHING, words, inside(s), ""))
        return m

    def backing(self, s: OkkoState, seat: int, number: int) -> Option:
        return wish(number, self.wishes(s)[number], inside(s), self.outward(s, seat, number))

    def outward(self, s: OkkoState, seat: int, said: int) -> str:
        """Return what others see of this: nothing, unless it settles the matter."""
        settled = self.settles(s, seat, said)
        return "back" if settled == NOTHING else self.face(self.wishes(s)[settled])

    def default(self, s: OkkoState, ask: Ask) -> Path:
        """Return silence, which leaves the choice to the leader, who is then asked alone (OK-R169)."""
        if not ask.open or self.leads(s, ask.seat):
            return self.deciding(s, ask, self.unsaid(s))
        if ask.seat == s.leading_seat or s.wishes[ask.seat] == LEFT_IT:
            return ()
        return (leave_it(inside(s), self.outward(s, ask.seat, LEFT_IT)),)

    def deciding(self, s: OkkoState, ask: Ask, number: int) -> Path:
        words = self.wishes(s)[number]
        return (decide(number, words, inside(s), self.outward(s, ask.seat, number) if ask.open else self.face(words)),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        option = path[0]
        if not ask.open:
            self.settle(s, option.args[0])
        elif option.verb != "stand-by":
            said = LEFT_IT if option.verb == "leave-it" else option.args[0]
            settled, led = self.settles(s, ask.seat, said), self.leads(s, s.leading_seat)
            self.hear(s, ask.seat, said)
            if settled != NOTHING:
                led = led or self.leads(s, s.leading_seat)
                s.wishes = [NOTHING] * s.seats
                s.say(say.DECIDED, (s.hero_seats,), (LED if led else AGREED,))
                self.settle(s, settled)

    def hear(self, s: OkkoState, seat: int, said: int) -> None:
        """Tell only the heroes (OK-R23)."""
        s.wishes[seat] = said
        self.stage = self.stage_of(s)
        if said == LEFT_IT:
            s.say(say.LEFT_TO_LEADER, (s.hero_seats, seat), ())
        else:
            s.say(say.BACKED, (s.hero_seats, seat), (said,))

    def stage_of(self, s: OkkoState) -> str:
        """The leader has time of its own once all others have left it to the leader (OK-R169)."""
        return "lead" if self.leads(s, s.leading_seat) else "talk"
