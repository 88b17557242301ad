"""What simulations count: Items played, Lanterns claimed, abilities used, by whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hyakki.core.events import Event
from hyakki.core.watch import Watch
from hyakki.games.kitsunedo.catalog.ids import ABILITIES, BLOCK, ITEMS, LANTERNS, LEAF, LORDS
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState

EMPTY = [0] * len(ITEMS)
"""A hand without Items."""


class KitsunedoWatch(Watch):
    cast = ("lord",)
    by_use = frozenset({"item", "lantern", "ability"})

    def __init__(self) -> None:
        super().__init__()
        self.lords: tuple[int, ...] = ()
        self.hands: list[list[int]] = []
        self.lanterns: list[int] = []

    def see(self, s: KitsunedoState, events: Iterable[Event]) -> None:
        if s.lords != self.lords:
            self.lords = s.lords
            self._meet(s)
        if s.hands != self.hands:
            for seat, hand in enumerate(s.hands):
                before = self.hands[seat] if self.hands else EMPTY
                for item, count in enumerate(hand) if hand != before else ():
                    if count and not before[item]:
                        self.tracks.had("item", ITEMS[item], seat)
            self.hands = [hand[:] for hand in s.hands]
        if s.lanterns != self.lanterns:
            self.lanterns = s.lanterns[:]
            for seat, lantern in enumerate(self.lanterns):
                if lantern != NOBODY:
                    self.tracks.had("lantern", LANTERNS[lantern], seat)
        self.note(NOTED, s, events)

    def _meet(self, s: KitsunedoState) -> None:
        for seat, lord in enumerate(s.lords):
            if lord != NOBODY:
                self.tracks.had("lord", LORDS[lord], seat)
                self.tracks.used("lord", LORDS[lord], seat)
                for ability in ABILITIES[LORDS[lord]] if s.powers[seat] != NOBODY else ():
                    self.tracks.had("ability", ability, seat)

    # Notes

    def _played(self, seat: int, items: Iterable[int]) -> None:
        for item in items:
            self.tracks.had("item", ITEMS[item], seat)
            self.tracks.used("item", ITEMS[item], seat)

    def attacked(self, s: KitsunedoState, event: Event) -> None:
        self._played(event.args[0], event.args[2])

    def traded(self, s: KitsunedoState, event: Event) -> None:
        self._played(event.args[0], event.args[3:])

    def offered_leaf(self, s: KitsunedoState, event: Event) -> None:
        self._played(event.args[0], (LEAF,))

    def blocked(self, s: KitsunedoState, event: Event) -> None:
        self._played(event.args[0], (BLOCK,))

    def mark_played(self, s: KitsunedoState, event: Event) -> None:
        self._played(event.args[0], event.args[2:3])
        self.tracks.used("ability", "mark", event.args[0])

    def claimed(self, s: KitsunedoState, event: Event) -> None:
        """Count a claim, true or not, for the claimed Lantern."""
        self.tracks.used("lantern", LANTERNS[event.args[1]], event.args[0])

    def ability(self, s: KitsunedoState, event: Event) -> None:
        """Count the ability of the lord alone, not of others who draw with its Gift."""
        seat, ability = event.args[0], ABILITY_OF[event.kind.name]
        if seat in self.tracks.came("ability", ability)[0]:
            self.tracks.used("ability", ability, seat)

    def flipped(self, s: KitsunedoState, event: Event) -> None:
        if "grudge" in ABILITIES[LORDS[s.lords[event.args[0]]]] and s.powers[event.args[0]] != NOBODY:
            self.tracks.used("ability", "grudge", event.args[0])

    def life_lost(self, s: KitsunedoState, event: Event) -> None:
        if event.args[2] == "KI-169":
            self.tracks.used("ability", "vengeance", event.args[0])


ABILITY_OF = {
    "peeped": "peep",
    "memorial": "memorial",
    "reaped": "reap",
    "thread": "thread",
    "gifted": "gift",
    "out-keeping": "vengeance",
}
NOTED: dict[str, Callable[[KitsunedoWatch, KitsunedoState, Event], None]] = {
    "attacked": KitsunedoWatch.attacked,
    "traded": KitsunedoWatch.traded,
    "offered-leaf": KitsunedoWatch.offered_leaf,
    "blocked": KitsunedoWatch.blocked,
    "mark-played": KitsunedoWatch.mark_played,
    "claimed": KitsunedoWatch.claimed,
    **dict.fromkeys(ABILITY_OF, KitsunedoWatch.ability),
    "flipped": KitsunedoWatch.flipped,
    "life-lost": KitsunedoWatch.life_lost,
}
