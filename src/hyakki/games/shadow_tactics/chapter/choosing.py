"""The ninjas choose where to go next, and may discard a card that waits there (ST-421, ST-422, ST-445)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics.catalog.ids import LOCATIONS, NUMBER
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.options import (
    ASK_GO,
    ASK_GO_TOGETHER,
    ASK_VETO,
    ASK_VETO_TOGETHER,
    GO,
    NOTHING,
    PURCHASES,
    SPARE,
    VETO,
)
from hyakki.games.shadow_tactics.chapter.state import ChapterState
from hyakki.games.shadow_tactics.chapter.together import Together


class ChooseMission(Together):
    """Each location once, whoever won there; the final one at any time (ST-422, ST-439, ST-R95, ST-R96)."""

    __slots__ = ()
    alone, sealed = ASK_GO, ASK_GO_TOGETHER

    def run(self, s: ChapterState) -> Asks:
        left = self.left(s)
        if len(left) > 1:
            return self.ask(s)
        self.decide(s, NUMBER[left[0]])
        return None

    def left(self, s: ChapterState) -> list[str]:
        places = s.rules.shadow.locations
        return [name for name, place in places.items() if place.mission and name not in s.played]

    def entries(self, s: ChapterState, look: bool) -> Menu:
        m = Menu(look)
        left = self.left(s)
        for name, place in s.rules.shadow.locations.items():
            if place.mission:
                m.offer(GO[name]) if name in left else m.block("ST-422", GO[name])
        return m

    def refusal(self, s: ChapterState, ask: Ask, path: Path, id: str) -> str:
        """The safe house has no mission."""
        return "ST-437" if id in [option.id for option in GO.values()] else ""

    def default(self, s: ChapterState, ask: Ask) -> Path:
        return (GO[self.left(s)[0]],)

    def decide(self, s: ChapterState, number: int) -> None:
        s.location = LOCATIONS[number]
        s.say(say.MISSION_CHOSEN, (number,))
        s.done()


class Veto(Together):
    """One card of any kind, the final location's own included (ST-445, ST-R99)."""

    __slots__ = ()
    alone, sealed = ASK_VETO, ASK_VETO_TOGETHER

    def run(self, s: ChapterState) -> Asks:
        if s.veto and s.used():
            return self.ask(s)
        s.veto = 0
        s.done()
        return None

    def entries(self, s: ChapterState, look: bool) -> Menu:
        m = Menu(look)
        for placed in s.used():
            m.offer(VETO[placed.card])
        m.offer(SPARE)
        return m

    def refusal(self, s: ChapterState, ask: Ask, path: Path, id: str) -> str:
        """A card that does not lie at the chosen location."""
        return "ST-R99" if id in [option.id for option in VETO.values()] else ""

    def default(self, s: ChapterState, ask: Ask) -> Path:
        return (SPARE,)

    def decide(self, s: ChapterState, number: int) -> None:
        """The tokens on it go with it."""
        if number == NOTHING:
            s.veto = 0
            return
        card = PURCHASES[number]
        s.placed = tuple(placed for placed in s.placed if placed.card != card)
        s.palace = tuple(other for other in s.palace if other != card)
        s.veto -= 1
        s.say(say.VETOED, (number, NUMBER[s.location]))
