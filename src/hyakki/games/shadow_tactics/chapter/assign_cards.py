"""The Daimyo's cards are assigned to locations (ST-412 to ST-416)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics.catalog.ids import LOCATIONS
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.options import ASK_ASSIGN, AT, CARD, PURCHASES, SETTLED
from hyakki.games.shadow_tactics.chapter.state import ChapterState, Placed


class Assign(Step):
    """Card by card, those bought earlier too, until he is content; any number to a location (ST-413, ST-415)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("assign")

    def run(self, s: ChapterState) -> Asks:
        free = [placed for placed in s.placed if self.targets(s, placed)]
        if free:
            return (ASK_ASSIGN[s.daimyo],)
        s.done()
        return None

    def targets(self, s: ChapterState, placed: Placed) -> list[str]:
        return [name for name in s.open_locations if name != placed.location]

    def menu(self, s: ChapterState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            self.locations(s, m, PURCHASES[path[0].args[0]])
            return m
        for placed in s.placed:
            if self.targets(s, placed):
                m.offer(CARD[placed.card])
            else:
                m.block("ST-416", CARD[placed.card])
        for card in s.palace:
            m.block("ST-414", CARD[card])
        unplaced = any(not placed.location for placed in s.placed)
        m.block("ST-412", SETTLED) if unplaced else m.offer(SETTLED)
        return m

    def locations(self, s: ChapterState, m: Menu, card: str) -> None:
        placed = next(placed for placed in s.placed if placed.card == card)
        targets = self.targets(s, placed)
        for name, place in s.rules.shadow.locations.items():
            if name in targets:
                m.offer(AT[name])
            elif place.mission and name != placed.location:
                m.block("ST-414" if place.final else "ST-416", AT[name])

    def refusal(self, s: ChapterState, ask: Ask, path: Path, id: str) -> str:
        """The ninjas' safe house; where the card lies already."""
        location = next((name for name, option in AT.items() if option.id == id), "")
        if not path or not location:
            return ""
        return "ST-413" if s.rules.shadow.locations[location].mission else "ST-437"

    def default(self, s: ChapterState, ask: Ask) -> Path:
        """Put the remaining cards at the first location."""
        for placed in s.placed:
            if not placed.location:
                return (CARD[placed.card], AT[s.open_locations[0]])
        return (SETTLED,)

    def answer(self, s: ChapterState, ask: Ask, path: Path) -> None:
        if path[0] is SETTLED:
            s.done()
            return
        card, location = PURCHASES[path[0].args[0]], LOCATIONS[path[1].args[0]]
        s.placed = tuple(
            Placed(card, location, placed.tokens) if placed.card == card else placed for placed in s.placed
        )
        s.say(say.ASSIGNED, (s.daimyo, path[0].args[0], path[1].args[0]))
