"""The execution phase: programmes slot by slot (ST-058 to ST-072)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import ASK_PICK_UP, LEAVE, TAKE
from hyakki.games.shadow_tactics.people import NO_SLOT
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed, ShadowStep
from hyakki.games.shadow_tactics.steps.card import FAILED, PlayCard


class Execution(ShadowStep):
    """The execution from the first slot to the last; then ninjas without a programme may pick something up (ST-058,
    ST-072)."""

    __slots__ = ("turn",)
    turn: int
    """The number of ninjas that have had their turn."""

    def __init__(self) -> None:
        super().__init__("slots")
        self.turn = 0

    def order(self, s: ShadowState) -> list[int]:
        team = s.team()
        acting = sorted((n for n in team if s.ninjas[n].slot != NO_SLOT), key=lambda n: s.ninjas[n].slot)
        return acting + [n for n in team if s.ninjas[n].slot == NO_SLOT]

    def run(self, s: ShadowState) -> Asks:
        order = self.order(s)
        if self.turn == len(order):
            for ninja in order:
                s.clear_programme(ninja)
            s.done()
            return None
        ninja = order[self.turn]
        self.turn += 1
        s.push(Programme(ninja))
        return None


class Programme(Deed):
    """A ninja's cards, the first before the second (ST-059, ST-R04); if the first fails the second is not executed
    (ST-038). Penalties are not looked at any more (ST-R16). Before, between and after them it may pick up a green token
    (ST-071)."""

    __slots__ = ("which",)
    which: int

    def __init__(self, ninja: int) -> None:
        super().__init__(ninja, "pick up")
        self.which = 0

    def run(self, s: ShadowState) -> Asks:
        if self.result is not None and self.result[0] == FAILED:
            self.cancel(s)
        elif self.stage == "pick up":
            self.stage = "card"
            s.push(PickUp(self.ninja))
        elif self.stage == "card" and s.laid[self.ninja]:
            self.stage = "pick up"
            self.result = None
            s.push(PlayCard(self.ninja, self.which))
            self.which += 1
        else:
            s.done()
        return None

    def cancel(self, s: ShadowState) -> None:
        """Cancel a card: it goes back to the hand, never shown (ST-070, ST-R06)."""
        self.result = None
        if s.laid[self.ninja]:
            s.laid[self.ninja] = ()
            s.say(say.CANCELLED, (self.ninja,))


class PickUp(Deed):
    """A green token in its bush, if the ninja carries none (ST-071, ST-329)."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        person = s.ninjas[self.ninja]
        if mission_of(s).picks_up and person.bush in s.green and not person.carries and not person.dropped:
            return (ASK_PICK_UP[person.seat],)
        s.done()
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += (TAKE, LEAVE)
        return m

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (TAKE,)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        person = s.ninjas[self.ninja]
        if path[0] is TAKE:
            s.green.remove(person.bush)
            person.carries = True
            s.say(say.TOOK_TOKEN, (self.ninja, person.bush))
            mission_of(s).stands(s, self.ninja)
        s.done()
