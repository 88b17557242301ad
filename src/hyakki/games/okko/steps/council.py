"""What the heroes decide together (OK-R31): what more than half of the seats in play back; failing that the leader."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.options import LEAVE_IT, ask, decide, wish
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.planning import inside

AGREED, LED = "agreed", "led"


class Council(OkkoStep):
    """One choice among numbered wishes. While they talk each seat backs one of them or leaves it to the leader; what is
    backed lies in `OkkoState.wishes`, for the heroes alone. A seat by itself simply decides."""

    __slots__ = ("silent",)
    silent: tuple[int, ...]
    """Seats that leave it to the leader."""
    kind: ClassVar[str] = ""
    """Of the question."""

    def __init__(self) -> None:
        super().__init__("talk")
        self.silent = ()

    # Of each council its own

    def wishes(self, s: OkkoState) -> dict[int, tuple[str, ...]]:
        """What can be decided: by number, the words of its Option."""
        raise NotImplementedError

    def barred(self, s: OkkoState) -> list[tuple[tuple[str, ...], str]]:
        """What somebody might look for among them, in words, and the rule that forbids it."""
        return []

    def settle(self, s: OkkoState, number: int) -> None:
        """It is decided: finish this step."""
        raise NotImplementedError

    def face(self, words: tuple[str, ...]) -> str:
        """What the Oni sees of what settles it; the rest it is told by a rule."""
        return "decide"

    def unsaid(self, s: OkkoState) -> int:
        """What is decided if even the leader is silent."""
        return next(iter(self.wishes(s)))

    def leading_seat(self, s: OkkoState) -> int:
        return s.heroes[s.leader].seat

    # Of all councils

    def run(self, s: OkkoState) -> Asks:
        seats = s.seats_in_play()
        if self.stage == "talk" and len(seats) > 1:
            talking = [seat for seat in seats if seat not in self.silent]
            if talking:
                return tuple(ask(seat, self.kind, open=True, side="heroes") for seat in talking)
            self.stage = "lead"
        return (ask(self.leading_seat(s), self.kind, side="heroes"),)

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for number, words in self.wishes(s).items():
            if not ask.open:
                m.offer(decide(number, words, inside(s), self.face(words)))
            elif s.wishes[ask.seat] != number:
                face = self.face(words) if self.settles(s, ask.seat, number) else "back"
                m.offer(wish(number, words, inside(s), face))
        if ask.open:
            m.offer(LEAVE_IT)
        if look:
            for words, rule in self.barred(s):
                barred = wish(NOTHING, words, inside(s)) if ask.open else decide(NOTHING, words, inside(s), "decide")
                m.block(rule, barred)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        if ask.open:
            return (LEAVE_IT,)
        number = self.unsaid(s)
        words = self.wishes(s)[number]
        return (decide(number, words, inside(s), self.face(words)),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        option = path[0]
        if not ask.open:
            self.conclude(s, option.args[0], LED)
        elif option is LEAVE_IT:
            self.silent = (*self.silent, ask.seat)
            s.say(say.LEFT_TO_LEADER, (ask.seat,))
        else:
            self.back(s, ask.seat, option)

    def back(self, s: OkkoState, seat: int, option: Option) -> None:
        number = option.args[0]
        s.wishes[seat] = number
        s.say(say.BACKED, (s.hero_seats, seat), (number,))
        if self.settles(s, seat, number):
            self.conclude(s, number, AGREED)

    def settles(self, s: OkkoState, seat: int, number: int) -> bool:
        """Whether more than half agree once this seat backs it."""
        seats = s.seats_in_play()
        return 2 * sum(1 for other in seats if other == seat or s.wishes[other] == number) > len(seats)

    def conclude(self, s: OkkoState, number: int, how: str) -> None:
        s.wishes = [NOTHING] * s.seats
        s.say(say.DECIDED, (s.hero_seats,), (how,))
        self.settle(s, number)
