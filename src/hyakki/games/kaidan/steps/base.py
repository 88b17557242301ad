"""The common parts of Kaidan's procedures: their owners, and who decides what no PG's player may (KA-053)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.ids import ROOMS
from hyakki.games.kaidan.options import ASK_DECIDE, CHOOSE
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.state import KaidanState

KaidanStep = Step

CHOICES = {
    "orientation": "KA-R26",
    "target": "KA-R60",
    "hunted": "KA-R72",
    "met": "KA-R72",
    "way": "KA-R56",
    "away": "KA-R61",
    "displaced": "KA-R49",
    "swapped": "KA-R146",
    "aside": "KA-223",
    "manifest": "KA-247",
    "appear": "KA-R67",
    "rebirth": "KA-R67",
    "loot": "KA-R93",
    "leaver": "KA-226",
}
"""The rule that says what there is to choose from, by what a decision is about."""


class Deed(KaidanStep):
    """A procedure of one PG: it is over, without a result, once that PG has left the map (KA-R45)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int, stage: str = "start") -> None:
        super().__init__(stage)
        self.seat = seat

    def run(self, s: KaidanState) -> Asks:
        if not s.pgs[self.seat].on_map:
            s.done()
            return None
        return self.go(s)

    def go(self, s: KaidanState) -> Asks:
        raise NotImplementedError


class Pursuit(KaidanStep):
    """A part of one chase: it is over, without a result, once that chase is."""

    __slots__ = ("chase",)
    chase: int
    """The number of the chase (`State.chases`)."""

    def __init__(self, chase: int, stage: str = "start") -> None:
        super().__init__(stage)
        self.chase = chase

    def run(self, s: KaidanState) -> Asks:
        if not s.chasing or s.chases != self.chase:
            s.done()
            return None
        return self.go(s)

    def go(self, s: KaidanState) -> Asks:
        raise NotImplementedError


class Decide(KaidanStep):
    """The golden rule: a player must say which of several ways it goes (KA-053 to KA-055, KA-R08, KA-R09).

    `about` says what for, `kind` what the numbers are: "cell", "turn", "seat" or "figure". The result is the choice.
    The choices stand in the frame, so that all the dead can see them. Without `seat` the decider is asked. `slot` and
    `tile` are where a Room is to lie whose orientation is chosen.
    """

    __slots__ = ("about", "choices", "kind", "seat", "slot", "tile")
    about: str
    kind: str
    choices: tuple[int, ...]
    seat: int
    slot: int
    tile: int

    def __init__(
        self,
        about: str,
        kind: str,
        choices: tuple[int, ...],
        seat: int = NOBODY,
        *,
        slot: int = NOBODY,
        tile: int = NOBODY,
    ) -> None:
        super().__init__("ask")
        self.slot = slot
        self.tile = tile
        self.about = about
        self.kind = kind
        self.choices = choices
        self.seat = seat

    def run(self, s: KaidanState) -> Asks:
        if len(self.choices) == 1:
            s.done((self.choices[0],))
            return None
        return (ASK_DECIDE[s.decider() if self.seat == NOBODY else self.seat],)

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.rule = "KA-R08" if s.dead() else ""
        m.options += [CHOOSE[self.kind](choice) for choice in self.choices]
        if self.tile != NOBODY:
            for choice, option in zip(self.choices, m.options, strict=True):
                m.preview(option, slot=self.slot, room=ROOMS[self.tile], degrees=choice * 90)
        return m

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        """The rule that says what there is to choose from."""
        verb, _, words = id.partition(" ")
        return CHOICES.get(self.about, "") if verb == "choose" and s.knows(verb, words) else ""

    def default(self, s: KaidanState, ask: Ask) -> Path:
        """The first in N, E, S, W order, otherwise the lowest (KA-R18)."""
        choice = self.choices[0] if self.kind == "cell" else min(self.choices)
        return (CHOOSE[self.kind](choice),)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        choice = path[0].args[0]
        s.say(say.DECIDED, (ask.seat, self.about, choice))
        s.done((choice,))
