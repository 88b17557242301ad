"""Ninjas are placed on entry tiles (ST-299, ST-300, ST-318, ST-R135)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.options import ASK_ENTER, ASK_SETTLE, CONFIRM, enter
from hyakki.games.shadow_tactics.people import NOBODY
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep


class Enter(ShadowStep):
    """The entry of the ninjas: in the order of seats each places its own; then they may be moved until all have
    confirmed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("place")

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "place":
            for ninja in s.team():
                if s.ninjas[ninja].bush == NOBODY:
                    if not s.rules.quick:
                        return (ASK_ENTER[s.ninjas[ninja].seat],)
                    self.put(s, ninja, min(self.free(s, ninja), key=lambda bush: self.crowd(s, bush)))
            self.stage = "settle"
        waiting = [seat for seat in s.ninja_seats if not s.confirmed[seat]]
        if waiting and not s.rules.quick:
            return tuple(ASK_SETTLE[seat] for seat in waiting)
        s.done()
        return None

    def crowd(self, s: ShadowState, bush: int) -> int:
        return sum(1 for ninja in s.ninjas if ninja.bush == bush)

    def free(self, s: ShadowState, ninja: int) -> list[int]:
        """Other entries that hold fewer than two ninjas."""
        here, limit = s.ninjas[ninja].bush, s.rules.numbers.entry_limit
        return [bush for bush in s.kit.layout.entries if bush != here and self.crowd(s, bush) < limit]

    def to_place(self, s: ShadowState, ask: Ask) -> list[int]:
        own = s.ninjas_of(ask.seat)
        return own if ask.kind == "settle" else [ninja for ninja in own if s.ninjas[ninja].bush == NOBODY][:1]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "settle":
            m.offer(CONFIRM)
        for ninja in self.to_place(s, ask):
            free = self.free(s, ninja)
            for bush in s.kit.layout.entries:
                if bush in free:
                    m.offer(enter(ninja, bush))
                elif bush != s.ninjas[ninja].bush:
                    m.block("ST-318", enter(ninja, bush))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A bush without an entry tile; another player's ninja; where it stands already."""
        for ninja in s.team():
            if id in [enter(ninja, bush).id for bush in range(s.board.bushes)]:
                settled = s.ninjas[ninja].bush != NOBODY and id == enter(ninja, s.ninjas[ninja].bush).id
                return "ST-R135" if settled or s.ninjas[ninja].seat != ask.seat else "ST-300"
        return ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        if ask.kind == "settle":
            return (CONFIRM,)
        ninja = self.to_place(s, ask)[0]
        return (enter(ninja, self.free(s, ninja)[0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if path[0] is CONFIRM:
            s.confirmed[ask.seat] = True
            s.say(say.CONFIRMED, (ask.seat,))
        else:
            self.put(s, *path[0].args)

    def put(self, s: ShadowState, ninja: int, bush: int) -> None:
        s.ninjas[ninja].bush = bush
        s.say(say.ENTERED, (s.ninjas[ninja].seat, ninja, bush))
