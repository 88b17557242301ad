"""What simulations count: objects held and used, Rooms entered and used, abilities, enemies banished, and where
characters went, were wounded and died."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hyakki.core.events import Event
from hyakki.core.watch import Watch
from hyakki.games.kaidan.board.geometry import OFF, cell_name, slot_of
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
    cast = ("character",)
    by_use = frozenset({"room", "entity"})
    shown = ("wounded", "died", "entered")

    def __init__(self) -> None:
        super().__init__()
        self.revealed: dict[int, int] = {}
        """The entity that each standee last was."""
        self.given_up: tuple[int, ...] = ()
        """The cards that were just discarded: for a ritual, or not."""
        self.inventories: list[tuple[int, ...]] = []
        self.rooms: tuple[int, ...] = ()
        self.people: list[tuple[int, int]] = []
        """The character of each seat, and what it has used."""

    def see(self, s: KaidanState, events: Iterable[Event]) -> None:
        inventories = [secret.cards for secret in s.secrets]
        if inventories != self.inventories:
            self.inventories = inventories
            for seat, cards in enumerate(inventories):
                for card in cards:
                    self.tracks.had("object", OBJECTS[kind_of(card)], seat)
        rooms = tuple(s.rooms)
        if rooms != self.rooms:
            self.rooms = rooms
            for code in rooms:
                if code >= 0:
                    self.tracks.came("room", ROOMS[code >> 2])
        people = [(pg.character, pg.used) for pg in s.pgs]
        if people != self.people:
            self.people = people
            for seat, (character, used) in enumerate(people):
                if character != NOBODY:
                    self.tracks.had("character", CHARACTERS[character], seat)
                    if used & ABILITY and character != ALWAYS_ON:
                        self.tracks.used("character", CHARACTERS[character], seat)
        self.note(NOTED, s, events)

    # Notes

    def _used(self, kind: int, seat: int) -> None:
        self.tracks.used("object", OBJECTS[kind], seat)

    def _in_room(self, tile: int, seat: int) -> None:
        self.tracks.used("room", ROOMS[tile], seat)

    def drew(self, s: KaidanState, event: Event) -> None:
        if event.fact is not None:
            card, possessed = event.fact
            for kind in (card, HYOIREI) if possessed else (card,):
                self.tracks.had("object", OBJECTS[kind], event.args[0])

    def makes_use(self, s: KaidanState, event: Event) -> None:
        self._used(kind_of(event.args[1]), event.args[0])

    def unmasked(self, s: KaidanState, event: Event) -> None:
        self._used(HYOIREI, event.args[0])

    def discarded(self, s: KaidanState, event: Event) -> None:
        self.given_up = event.args[1]

    def ritual(self, s: KaidanState, event: Event) -> None:
        if event.args[2]:
            for card in self.given_up:
                self._used(kind_of(card), event.args[0])
        self.given_up = ()

    def keeps(self, s: KaidanState, event: Event) -> None:
        """Forget earlier discards: they were for something else."""
        self.given_up = ()

    def enters(self, s: KaidanState, event: Event) -> None:
        seat, cell = event.args[:2]
        self.tracks.had("room", ROOMS[s.board.tile(slot_of(cell))], seat)
        self.tracks.at("entered", cell_name(cell))

    def uses_room(self, s: KaidanState, event: Event) -> None:
        self._in_room(s.board.tile(slot_of(event.args[1])), event.args[0])

    def examined(self, s: KaidanState, event: Event) -> None:
        if event.args[2]:
            self.uses_room(s, event)

    def key_placed(self, s: KaidanState, event: Event) -> None:
        self._in_room(PASSAGE if event.args[1] == GOLD else TREASURE, event.args[0])

    def wished(self, s: KaidanState, event: Event) -> None:
        self._in_room(WELL, event.args[0])

    def curse_awoke(self, s: KaidanState, event: Event) -> None:
        self._in_room(s.kit.curse_of.index(event.args[1]), event.args[0])

    def wounded(self, s: KaidanState, event: Event) -> None:
        cell = s.pgs[event.args[0]].cell
        if cell != OFF:
            self.tracks.at("wounded", cell_name(cell), event.args[1])

    def died(self, s: KaidanState, event: Event) -> None:
        cell = s.pgs[event.args[0]].grave
        if cell != OFF:
            self.tracks.at("died", cell_name(cell))

    def revealed_as(self, s: KaidanState, event: Event) -> None:
        figure, kind = (event.args[0], event.fact[0]) if event.fact is not None else event.args[:2]
        self.revealed[figure] = kind
        self.tracks.came("entity", ENTITIES[kind])

    def banishes(self, s: KaidanState, event: Event) -> None:
        figure, seat = event.args
        if seat != NOBODY and figure in self.revealed:
            self.tracks.used("entity", ENTITIES[self.revealed[figure]], seat)


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
    "wounded": KaidanWatch.wounded,
    "died": KaidanWatch.died,
}
