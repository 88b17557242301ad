"""What simulations count: heroes, their cards and equipment, the Oni's events and enhancements, clues, and where
figures go and are harmed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hyakki.core.events import Event
from hyakki.core.watch import Watch
from hyakki.games.okko.catalog.ids import (
    CARDS,
    CLUES,
    ENHANCEMENTS,
    EQUIPMENT,
    EVENTS,
    FIRST_AGENT,
    HEROES,
    SPACES,
)
from hyakki.games.okko.people import NOBODY, NOTHING, NOWHERE, Hero
from hyakki.games.okko.state import OkkoState

ASKED = ("action", "unique", "move")
"""When an effect works because a player chooses it."""


class OkkoWatch(Watch):
    cast = ("hero",)
    by_use = frozenset({"card", "event"})
    shown = ("harm-heroes", "harm-agents", "entered")

    def __init__(self) -> None:
        super().__init__()
        self.where: list[int] = []
        """The last space of each figure: one that is eliminated leaves the board before this is told."""
        self.heroes: dict[int, tuple[tuple[int, ...], ...]] = {}
        self.events: list[int] = []
        """The hand of the Oni as it was last seen."""

    def see(self, s: OkkoState, events: Iterable[Event]) -> None:
        for number, hero in enumerate(s.heroes):
            if hero.seat == NOBODY or hero.eliminated:
                continue
            cards = (hero.hand, hero.hands, (hero.clothing,), hero.supplies)
            if self.heroes.get(number) != cards:
                self.heroes[number] = cards
                self._holds(s, number, hero)
        if s.event_hand != self.events:
            self.events = s.event_hand[:]
            for card in self.events:
                self.tracks.had("event", EVENTS[card], s.oni)
        if not self.where:
            self.where = [*s.where]
        self.note(NOTED, s, events)
        if s.where != self.where:
            self.where = [now if now != NOWHERE else before for now, before in zip(s.where, self.where, strict=True)]

    def _holds(self, s: OkkoState, number: int, hero: Hero) -> None:
        """Count what a hero holds; worn or carried equipment that works by itself counts as used."""
        self.tracks.had("hero", HEROES[number], hero.seat)
        for card in hero.hand:
            self.tracks.had("card", CARDS[card], hero.seat)
        for item in (*hero.hands, hero.clothing, *hero.supplies):
            if item != NOTHING:
                self.tracks.had("equipment", EQUIPMENT[item], hero.seat)
                by_itself = not any(ability.effect.when in ASKED for ability in s.kit.of_equipment[item])
                if by_itself and item not in hero.hands:
                    self.tracks.used("equipment", EQUIPMENT[item], hero.seat)

    # Notes

    def _seat(self, s: OkkoState, figure: int) -> int:
        if figure < len(HEROES):
            return s.heroes[figure].seat
        ally = s.allies.get(figure)
        return s.oni if ally is None or ally.master == NOBODY else s.heroes[ally.master].seat

    def _at(self, what: str, figure: int, times: int = 1) -> None:
        space = self.where[figure]
        if space != NOWHERE:
            self.tracks.at(what, SPACES[space], times)

    def used(self, s: OkkoState, event: Event) -> None:
        figure, card = event.args
        if card in EQUIPMENT:
            self.tracks.used("equipment", card, self._seat(s, figure))

    def attacked(self, s: OkkoState, event: Event) -> None:
        """The weapon that lies face up is used."""
        figure = event.args[0]
        if figure < len(HEROES) and s.heroes[figure].up != NOTHING:
            self.tracks.used("equipment", EQUIPMENT[s.heroes[figure].up], s.heroes[figure].seat)

    def revealed(self, s: OkkoState, event: Event) -> None:
        for cards in event.fact or ():
            for card in cards:
                self.tracks.used("card", CARDS[card], s.heroes[event.args[0]].seat)

    def events_drawn(self, s: OkkoState, event: Event) -> None:
        for card in event.fact[0] if event.fact is not None else ():
            self.tracks.had("event", EVENTS[card], s.oni)

    def event_played(self, s: OkkoState, event: Event) -> None:
        if event.fact is not None:
            self.tracks.used("event", EVENTS[event.fact[0]], s.oni)

    def techniques(self, s: OkkoState, event: Event) -> None:
        for card in event.fact[0] if event.fact is not None else ():
            self.tracks.used("event", EVENTS[card], s.oni)

    def enhanced(self, s: OkkoState, event: Event) -> None:
        self.tracks.had("enhancement", ENHANCEMENTS[event.args[0]], s.oni)
        self.tracks.used("enhancement", ENHANCEMENTS[event.args[0]], s.oni)

    def clue_drawn(self, s: OkkoState, event: Event) -> None:
        if event.fact is not None:
            self.tracks.had("clue", CLUES[event.fact[0]], self._seat(s, event.args[0]))

    def clue_used(self, s: OkkoState, event: Event) -> None:
        """A complication works when it is drawn, a courtier when the heroes call on it."""
        self.clue_drawn(s, event)
        if event.fact is not None:
            self.tracks.used("clue", CLUES[event.fact[0]], self._seat(s, event.args[0]))

    def moved(self, s: OkkoState, event: Event) -> None:
        figure, space = event.args
        self.where[figure] = space
        if figure < FIRST_AGENT:
            self._at("entered", figure)

    def put(self, s: OkkoState, event: Event) -> None:
        self.where[event.args[0]] = event.args[1]

    def damaged(self, s: OkkoState, event: Event) -> None:
        figure, count, _ = event.args
        self._at("harm-heroes" if figure < FIRST_AGENT else "harm-agents", figure, count)


NOTED: dict[str, Callable[[OkkoWatch, OkkoState, Event], None]] = {
    "used": OkkoWatch.used,
    "attacked": OkkoWatch.attacked,
    "revealed": OkkoWatch.revealed,
    "events-drawn": OkkoWatch.events_drawn,
    "event-played": OkkoWatch.event_played,
    "techniques": OkkoWatch.techniques,
    "enhanced": OkkoWatch.enhanced,
    "clue-drawn": OkkoWatch.clue_drawn,
    **dict.fromkeys(("complication", "courtier-played"), OkkoWatch.clue_used),
    "moved": OkkoWatch.moved,
    **dict.fromkeys(("put", "arrived"), OkkoWatch.put),
    "damaged": OkkoWatch.damaged,
}
