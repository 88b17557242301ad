"""The counts of simulations: objects held and used, Rooms entered and used, abilities, enemies banished."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hyakki.core.events import Event
from hyakki.core.watch import Served, Watch
from hyakki.games.kaidan.board.geometry import slot_of
from hyakki.games.kaidan.catalog.ids import (
    CHARACTERS,
    ENTITIES,
    HYOIREI,
    NUMBER,
    OBJECTS,
    PASSAGE,
    ROOMS,
    TREASURE,
    WELL,
)
from hyakki.games.kaidan.people import ABILITY, NOBODY, kind_of
from hyakki.games.kaidan.state import GOLD, KaidanState

ALWAYS_ON = NUMBER["PC4"]
"""Soft Step is nothing that is used."""


class KaidanWatch(Watch):
    def __init__(self) -> None:
        self.held: set[int] = set()
        self.used: set[int] = set()
        self.laid: list[int] = []
        self.entered: set[int] = set()
        self.of_use: set[int] = set()
        self.picked: set[int] = set()
        self.able: set[int] = set()
        self.revealed: dict[int, int] = {}
        """The entity that each standee last was."""
        self.seen: set[int] = set()
        self.banished: set[int] = set()
        self.given_up: tuple[int, ...] = ()
        """The cards that were just discarded: for a ritual, or not."""
        self.inventories: list[tuple[int, ...]] = []

    def see(self, s: KaidanState, events: Iterable[Event]) -> None:
        inventories = [secret.cards for secret in s.secrets]
        if inventories != self.inventories:
            self.inventories = inventories
            self.held.update(kind_of(card) for cards in inventories for card in cards)
        self.laid = [code >> 2 for code in s.rooms if code >= 0]
        for pg in s.pgs:
            if pg.character not in (NOBODY, ALWAYS_ON):
                self.picked.add(pg.character)
                if pg.used & ABILITY:
                    self.able.add(pg.character)
        for event in events:
            note = NOTED.get(event.kind.name)
            if note is not None:
                note(self, s, event)

    def served(self) -> Served:
        return {
            "objects": {OBJECTS[kind]: kind in self.used for kind in self.held},
            "rooms_entered": {ROOMS[tile]: tile in self.entered for tile in self.laid},
            "rooms_used": {ROOMS[tile]: tile in self.of_use for tile in self.entered},
            "abilities": {CHARACTERS[pg]: pg in self.able for pg in self.picked},
            "enemies_banished": {ENTITIES[kind]: kind in self.banished for kind in self.seen},
        }

    # Notes

    def drew(self, s: KaidanState, event: Event) -> None:
        if event.fact is not None:
            card, possessed = event.fact
            self.held |= {card, HYOIREI} if possessed else {card}

    def makes_use(self, s: KaidanState, event: Event) -> None:
        self.used.add(kind_of(event.args[1]))

    def unmasked(self, s: KaidanState, event: Event) -> None:
        self.used.add(HYOIREI)

    def discarded(self, s: KaidanState, event: Event) -> None:
        self.given_up = event.args[1]

    def ritual(self, s: KaidanState, event: Event) -> None:
        self.used.update(kind_of(card) for card in self.given_up if event.args[2])
        self.given_up = ()

    def keeps(self, s: KaidanState, event: Event) -> None:
        """Forget earlier discards: they were for something else."""
        self.given_up = ()

    def enters(self, s: KaidanState, event: Event) -> None:
        self.entered.add(s.board.tile(slot_of(event.args[1])))

    def uses_room(self, s: KaidanState, event: Event) -> None:
        self.of_use.add(s.board.tile(slot_of(event.args[1])))

    def examined(self, s: KaidanState, event: Event) -> None:
        if event.args[2]:
            self.uses_room(s, event)

    def key_placed(self, s: KaidanState, event: Event) -> None:
        self.of_use.add(PASSAGE if event.args[1] == GOLD else TREASURE)

    def wished(self, s: KaidanState, event: Event) -> None:
        self.of_use.add(WELL)

    def curse_awoke(self, s: KaidanState, event: Event) -> None:
        self.of_use.add(s.kit.curse_of.index(event.args[1]))

    def revealed_as(self, s: KaidanState, event: Event) -> None:
        figure, kind = (event.args[0], event.fact[0]) if event.fact is not None else event.args[:2]
        self.revealed[figure] = kind
        self.seen.add(kind)

    def banishes(self, s: KaidanState, event: Event) -> None:
        figure, seat = event.args
        if seat != NOBODY and figure in self.revealed:
            self.banished.add(self.revealed[figure])


NOTED: dict[str, Callable[[KaidanWatch, KaidanState, Event], None]] = {
    "drew": KaidanWatch.drew,
    **dict.fromkeys(("used", "bonus-used", "wore"), KaidanWatch.makes_use),
    "unmasked": KaidanWatch.unmasked,
    "discarded": KaidanWatch.discarded,
    "ritual": KaidanWatch.ritual,
    **dict.fromkeys(("activation", "chase-round", "attack"), KaidanWatch.keeps),
    **dict.fromkeys(("moved", "swapped", "appeared", "awoke", "made-room"), KaidanWatch.enters),
    **dict.fromkeys(("hid", "escaped"), KaidanWatch.uses_room),
    "examined": KaidanWatch.examined,
    "key-placed": KaidanWatch.key_placed,
    "wished": KaidanWatch.wished,
    "curse-awoke": KaidanWatch.curse_awoke,
    **dict.fromkeys(("revealed", "summoned"), KaidanWatch.revealed_as),
    "banished": KaidanWatch.banishes,
}
