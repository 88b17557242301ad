"""The content by number, ready for use: made once for each Rules."""

from __future__ import annotations

from hyakki.core.rules import worked_out
from hyakki.games.kaidan.board.tiles import layouts
from hyakki.games.kaidan.catalog.cards import DECKS, FACES, PILES, Character, DoorToken, Entity, KaidanRules, Onryo
from hyakki.games.kaidan.catalog.ids import (
    CHARACTERS,
    CURSES,
    ENTITIES,
    EVENTS,
    HYOIREI,
    LOST,
    NUMBER,
    OBJECTS,
    OFUDA,
    ROOMS,
    TOKENS,
)

EXPLORATION, CORPSE = -1, -2
"""Map tokens that carry no value; any other is a hiding place with its bonus."""

Values = tuple[int, int, int, int, int]
"""One value for each attribute; what has none has 0."""


class Kit:
    """Cards, tiles and tokens in the order of their ids, and the decks and bags that they make."""

    __slots__ = (
        "acts_as",
        "bag",
        "characters",
        "curse_of",
        "curses",
        "deck_of",
        "die",
        "entities",
        "entity_deck",
        "entity_values",
        "event_deck",
        "events",
        "layouts",
        "lost",
        "lost_decks",
        "map_bag",
        "objects",
        "ofuda",
        "onryo_values",
        "pg_values",
        "piles",
        "rooms",
        "rules",
        "spectral",
        "tokens",
    )

    def __init__(self, rules: KaidanRules) -> None:
        self.rules = rules
        self._board(rules)
        self._people(rules)
        self._cards(rules)

    def _board(self, rules: KaidanRules) -> None:
        board = rules.board
        self.die = tuple(FACES.index(face) for face in board.die)
        self.spectral = _spectral(board.walls_east, board.walls_south)
        hiding = tuple(board.hiding)
        self.map_bag = (EXPLORATION,) * board.exploration + hiding + (CORPSE,) * board.corpses
        self.rooms = tuple(rules.rooms[name] for name in ROOMS)
        self.layouts = tuple(layouts(room.outer, room.inner, room.marks) for room in self.rooms)
        self.piles = tuple(
            tuple(number for number, room in enumerate(self.rooms) if room.pile == pile) for pile in PILES
        )
        self.tokens = tuple(rules.tokens[name] for name in TOKENS)
        sides = [sides_of(token) for token in self.tokens]
        self.bag = tuple(
            sides.index(side) for side, token in zip(sides, self.tokens, strict=True) for _ in range(token.copies)
        )

    def _people(self, rules: KaidanRules) -> None:
        self.characters = tuple(rules.characters[name] for name in CHARACTERS)
        self.pg_values = tuple(_pg(pg) for pg in self.characters)
        self.onryo_values = tuple(_enemy(pg.onryo) for pg in self.characters)
        self.entities = tuple(rules.entities[name] for name in ENTITIES)
        self.entity_values = tuple(_enemy(entity) for entity in self.entities)
        self.entity_deck = _deck([entity.copies for entity in self.entities])
        self.lost = tuple(rules.lost[name] for name in LOST)
        self.lost_decks = tuple(
            tuple(number for number, card in enumerate(self.lost) if card.deck == deck) for deck in ("house", "garden")
        )

    def _cards(self, rules: KaidanRules) -> None:
        self.curses = tuple(rules.curses[name] for name in CURSES)
        curse_of = {NUMBER[curse.room]: number for number, curse in enumerate(self.curses)}
        self.curse_of = tuple(curse_of.get(room, -1) for room in range(len(ROOMS)))
        self.events = tuple(rules.events[name] for name in EVENTS)
        self.event_deck = _deck([event.copies for event in self.events])
        self.objects = tuple(rules.objects[name] for name in OBJECTS)
        self.deck_of = tuple(DECKS.index(card.deck) for card in self.objects)
        self.acts_as = tuple(NUMBER[card.like or name] for name, card in zip(OBJECTS, self.objects, strict=True))
        self.ofuda = frozenset(number for number, same in enumerate(self.acts_as) if same == OFUDA)

    def object_decks(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The cards of the five decks for this many seats, one number for each copy (KA-014, KA-015)."""
        copies = [sum(least <= seats for least in card.seats) for card in self.objects]
        if not self.rules.hyoirei:
            copies[HYOIREI] = 0
        whole = _deck(copies)
        return tuple(tuple(card for card in whole if self.deck_of[card] == deck) for deck in range(len(DECKS)))


kit_of = worked_out(Kit)


def _deck(copies: list[int]) -> tuple[int, ...]:
    return tuple(number for number, count in enumerate(copies) for _ in range(count))


def sides_of(token: DoorToken) -> tuple[object, ...]:
    """Both sides of a token: tokens with the same sides are one to the player who draws them."""
    moves = (token.cells, token.toward, token.away, token.ghost, token.disappear, token.manifest)
    return (token.door, token.blocked, *moves)


def _pg(card: Character) -> Values:
    return card.nerves, card.force, card.exorcism, card.perception, card.speed


def _enemy(card: Entity | Onryo) -> Values:
    """Fear stands where Nerves stand (KA-250)."""
    return card.fear, card.force, card.exorcism, 0, card.speed


def _spectral(
    east: tuple[tuple[int, int], ...], south: tuple[tuple[int, int], ...]
) -> tuple[tuple[bool, bool, bool, bool], ...]:
    """Return where spectral walls stand, by cell (0 to 99, row by row) and direction; the board's edge is one too."""
    easts = {(row, column) for row in range(1, 11) for column in (0, 10)}.union(east)
    souths = {(row, column) for row in (0, 10) for column in range(1, 11)}.union(south)
    return tuple(
        ((row - 1, column) in souths, (row, column) in easts, (row, column) in souths, (row, column - 1) in easts)
        for row in range(1, 11)
        for column in range(1, 11)
    )
