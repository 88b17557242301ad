"""What simulations count: the ninjas' cards, items and quests, the Daimyo's order cards, and where ninjas hide, are
hurt, kill and are seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hyakki.core.events import Event
from hyakki.core.watch import Watch
from hyakki.games.shadow_tactics.board.places import bush_place, place_name, yard_of
from hyakki.games.shadow_tactics.catalog.ids import CARDS, ITEMS, NINJAS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.people import NO_QUEST, NOBODY
from hyakki.games.shadow_tactics.state import ShadowState


class ShadowWatch(Watch):
    cast = ("ninja",)
    by_use = frozenset({"card", "order"})
    shown = ("seen", "killed", "hurt", "hid")

    def __init__(self) -> None:
        super().__init__()
        self.held: dict[int, tuple[int, ...]] = {}

    def see(self, s: ShadowState, events: Iterable[Event]) -> None:
        for number in s.team():
            ninja = s.ninjas[number]
            if self.held.get(number) != ninja.cards:
                self.held[number] = ninja.cards
                self.tracks.had("ninja", NINJAS[number], ninja.seat)
                for card in ninja.cards:
                    self.tracks.had("card", CARDS[card], ninja.seat)
            for item in ninja.items:
                self.tracks.had("item", ITEMS[item], ninja.seat)
            if ninja.quest != NO_QUEST:
                self.tracks.had("quest", QUESTS[ninja.quest], ninja.seat)
        for order in s.hand:
            self.tracks.had("order", ORDERS[order], s.daimyo)
        self.note(NOTED, s, events)

    # Notes

    def revealed(self, s: ShadowState, event: Event) -> None:
        if event.fact is not None:
            self.tracks.used("card", CARDS[event.fact[0]], s.ninjas[event.args[0]].seat)

    def drew(self, s: ShadowState, event: Event) -> None:
        if event.fact is not None:
            for order in event.fact[0]:
                self.tracks.had("order", ORDERS[order], s.daimyo)

    def ordered(self, s: ShadowState, event: Event) -> None:
        self.tracks.used("order", ORDERS[event.args[1]], s.daimyo)

    def special(self, s: ShadowState, event: Event) -> None:
        ninja, item = event.args
        if 0 <= item < len(ITEMS):
            self.tracks.used("item", ITEMS[item], s.ninjas[ninja].seat)

    def quest_done(self, s: ShadowState, event: Event) -> None:
        ninja, quest = event.args
        self.tracks.used("quest", QUESTS[quest], s.daimyo if ninja == NOBODY else s.ninjas[ninja].seat)

    def went(self, s: ShadowState, event: Event) -> None:
        self.tracks.at("hid", place_name(bush_place(event.args[1])))

    def killed(self, s: ShadowState, event: Event) -> None:
        self.tracks.at("killed", place_name(yard_of(event.args[2])))

    def seen(self, s: ShadowState, event: Event) -> None:
        self._at_ninja("seen", s, event)

    def hurt(self, s: ShadowState, event: Event) -> None:
        self._at_ninja("hurt", s, event)

    def _at_ninja(self, what: str, s: ShadowState, event: Event) -> None:
        bush = s.ninjas[event.args[0]].bush
        if bush != NOBODY:
            self.tracks.at(what, place_name(bush_place(bush)))


NOTED: dict[str, Callable[[ShadowWatch, ShadowState, Event], None]] = {
    "revealed": ShadowWatch.revealed,
    "drew": ShadowWatch.drew,
    "ordered": ShadowWatch.ordered,
    "special": ShadowWatch.special,
    "quest-done": ShadowWatch.quest_done,
    "went": ShadowWatch.went,
    "killed": ShadowWatch.killed,
    "seen": ShadowWatch.seen,
    "hurt": ShadowWatch.hurt,
}
