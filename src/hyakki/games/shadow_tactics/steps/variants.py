"""The set-up of the variants: boulders (section W) and civilians (section X)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import NOWHERE, bush_place, is_focus
from hyakki.games.shadow_tactics.catalog.maps import NONE
from hyakki.games.shadow_tactics.council import ask_together, decided
from hyakki.games.shadow_tactics.guards import FRIENDLY, HOSTILE, guard
from hyakki.games.shadow_tactics.options import (
    ASK_BOULDER,
    ASK_BOULDER_TOGETHER,
    ASK_CIVILIAN,
    ASK_CIVILIAN_TOGETHER,
    boulder,
    put,
)
from hyakki.games.shadow_tactics.state import ShadowState, is_civilian
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.guard_previews import why_no_stance


class InTurn(ShadowStep):
    """The Daimyo places one, then the ninjas one, and so on; several ninja seats decide together (ST-R134)."""

    __slots__ = ()
    alone: ClassVar[tuple[Ask, ...]]
    sealed: ClassVar[tuple[Ask, ...]]

    def __init__(self) -> None:
        super().__init__("place")

    def count(self, s: ShadowState) -> int:
        """Return how many lie or stand there already."""
        raise NotImplementedError

    def most(self, s: ShadowState) -> int:
        raise NotImplementedError

    def choices(self, s: ShadowState) -> list[tuple[int, ...]]:
        raise NotImplementedError

    def place(self, s: ShadowState, seat: int, choice: tuple[int, ...]) -> None:
        raise NotImplementedError

    def by_daimyo(self, s: ShadowState) -> bool:
        return self.count(s) % 2 == 0

    def placer(self, s: ShadowState) -> int:
        """The seat in whose name it is placed: for several ninja seats the first."""
        return s.daimyo if self.by_daimyo(s) else s.ninja_seats[0]

    def run(self, s: ShadowState) -> Asks:
        while self.count(s) < self.most(s) and (choices := self.choices(s)):
            if not s.rules.quick:
                if self.by_daimyo(s):
                    return (self.alone[s.daimyo],)
                return ask_together(s.ninja_seats, self.alone, self.sealed)
            self.place(s, self.placer(s), choices[0])
        s.done()
        return None

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.place(s, ask.seat, path[0].args)

    def outcome(self, s: ShadowState, answers: dict[int, Path]) -> Outcome | None:
        return decided(s.ninja_seats, answers)

    def close(self, s: ShadowState, outcome: Outcome) -> None:
        self.place(s, self.placer(s), outcome)


class Boulders(InTurn):
    """Each on an edge between a bush and a yard, before guards are deployed (ST-370, ST-R111)."""

    __slots__ = ()
    alone: ClassVar[tuple[Ask, ...]] = ASK_BOULDER
    sealed: ClassVar[tuple[Ask, ...]] = ASK_BOULDER_TOGETHER

    def count(self, s: ShadowState) -> int:
        return len(s.boulders)

    def most(self, s: ShadowState) -> int:
        return s.rules.variants.boulders

    def edges(self, s: ShadowState) -> list[tuple[int, int]]:
        return [(yard, bush) for yard in range(s.board.yards) for bush in s.board.yard_bushes[yard] if bush != NONE]

    def allowed(self, s: ShadowState, yard: int, bush: int) -> bool:
        """Return whether a civilian can stand there: no yard gets two; Objective yards and bushes with an entry, an
        objective or a token none."""
        layout = s.kit.layout
        marked = (*layout.entries, *s.kit.objective_bushes, *s.green, *s.blue)
        return (
            yard not in s.kit.objective_yards and bush not in marked and all(yard != other for other, _ in s.boulders)
        )

    def choices(self, s: ShadowState) -> list[tuple[int, ...]]:
        return [edge for edge in self.edges(s) if self.allowed(s, *edge)]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for edge in self.edges(s):
            m.offer(boulder(*edge)) if self.allowed(s, *edge) else m.block("ST-370", boulder(*edge))
        return m

    def default(self, s: ShadowState, ask: Ask) -> Path:
        yard, bush = self.choices(s)[0]
        return (boulder(yard, bush),)

    def place(self, s: ShadowState, seat: int, choice: tuple[int, ...]) -> None:
        yard, bush = choice
        s.boulders = sorted([*s.boulders, (yard, bush_place(bush))])
        s.redraw()
        s.say(say.BOULDER, (seat, yard, bush))


class Civilians(InTurn):
    """After the guards, in any legal corner of two different yards (ST-380)."""

    __slots__ = ()
    alone: ClassVar[tuple[Ask, ...]] = ASK_CIVILIAN
    sealed: ClassVar[tuple[Ask, ...]] = ASK_CIVILIAN_TOGETHER

    def count(self, s: ShadowState) -> int:
        return sum(map(is_civilian, s.guards))

    def most(self, s: ShadowState) -> int:
        return s.rules.variants.civilians

    def choices(self, s: ShadowState) -> list[tuple[int, ...]]:
        return [(stance,) for yard in range(s.board.yards) if self.open(s, yard) for stance in self.corners(s, yard)]

    def open(self, s: ShadowState, yard: int) -> bool:
        return not any(is_civilian(s.guards[post]) for post in s.guards_in(yard))

    def corners(self, s: ShadowState, yard: int) -> list[int]:
        """List the corners of a yard; a tower has none."""
        return [stance for stance in s.board.stances(s.guards, yard) if not is_focus(stance)]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [put(stance) for (stance,) in self.choices(s)]
        if look:
            for yard in range(s.board.yards):
                if not self.open(s, yard):
                    for stance in self.corners(s, yard):
                        m.block("ST-380", put(stance))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A corner that is not free, or in the yard of another civilian; the tower."""
        near = [yard for yard in range(s.board.yards) if self.open(s, yard)]
        return "ST-361" if id.startswith("to tower>") else why_no_stance(s, id, NOWHERE, near, "ST-380")

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (put(self.choices(s)[0][0]),)

    def place(self, s: ShadowState, seat: int, choice: tuple[int, ...]) -> None:
        (stance,) = choice
        kind = FRIENDLY if s.rules.civilians == "friendly" else HOSTILE
        s.put_guard(guard(kind), stance)
        s.say(say.CIVILIAN, (seat, kind, stance))
