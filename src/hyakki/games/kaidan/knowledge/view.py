"""The View of Kaidan (KA-R11): an allow-list. A fact that is not named here is never sent."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from hyakki.core.events import Viewer
from hyakki.core.fields import open_fields
from hyakki.core.structs import copied
from hyakki.core.view import View
from hyakki.games.kaidan.board.geometry import BESIDE, CELLS, OFF, Board
from hyakki.games.kaidan.board.tiles import EAST, SOUTH, WALL
from hyakki.games.kaidan.catalog.cards import DECKS, KaidanRules
from hyakki.games.kaidan.catalog.ids import CHARACTERS
from hyakki.games.kaidan.catalog.kit import kit_of
from hyakki.games.kaidan.knowledge.memory import KaidanMemory
from hyakki.games.kaidan.knowledge.piles import Cards, Pile, bits
from hyakki.games.kaidan.people import NOBODY, Figure, Pg
from hyakki.games.kaidan.state import KaidanState

MOST_BOARDS: Final = 256


class Lying(msgspec.Struct, frozen=True):
    """An inventory token as everybody sees it (KA-161)."""

    cell: int
    owner: int
    """The seat whose it was, or -1 for an enemy's."""
    cards: int


class OwnSeat(msgspec.Struct, frozen=True):
    """The part of a seat that only its owner sees."""

    seat: int
    cards: tuple[int, ...]
    """The inventory: an object's number plus 64 for each use made of it."""
    tokens: tuple[int, ...]
    """An Onryo's door/movement tokens (KA-315)."""
    points: int
    possessed: bool
    armed: tuple[int, str] | None
    """The card that will be used unasked, and when (KA-R17)."""
    counted: tuple[int, int] | None
    """Death Marks and Neutral States, as last counted in a Dark Impulse (KA-R99)."""


class KaidanView(View, frozen=True, kw_only=True):
    rules: KaidanRules
    own: tuple[OwnSeat, ...]

    # The map
    rooms: tuple[int, ...]
    edges: tuple[int, ...]
    """The borders between cells, by edge: cell * 2 to the east, cell * 2 + 1 to the south."""
    marks: tuple[tuple[int, int], ...]
    """Printed marks: (cell, mark)."""
    forced: tuple[int, ...]
    tokens: tuple[int, ...]
    filled: tuple[int, ...]
    corpses: tuple[int, ...]
    loot: tuple[Lying, ...]
    ofuda_doors: tuple[int, ...]
    evidence: tuple[int, ...]
    oil: int
    flames: tuple[int, ...]
    arsonist: int
    ring: tuple[int, int] | None
    keys: int
    darkness: tuple[int, ...]
    """The tokens by column; 0 face down."""
    darkness_shift: tuple[int, ...]
    levels: tuple[int, ...]
    """The darkness of each column as it counts now; 0 unknown."""
    opened: int

    # Piles and bags: sizes, and what lies face up
    tiles: tuple[int, ...]
    objects: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    event_deck: int
    event_discard: tuple[int, ...]
    entity_deck: int
    entity_discard: tuple[int, ...]
    lost_decks: tuple[int, ...]
    map_bag: tuple[int, ...]
    door_bag: int
    tokens_out: tuple[int, ...]
    curses: tuple[bool, ...]
    well: bool
    gifts: int

    # People
    pgs: tuple[Pg, ...]
    sizes: tuple[int, ...]
    """Cards in each inventory; the Hyoirei is not counted (KA-R101)."""
    values: tuple[tuple[int, ...], ...]
    """Nerves as they are worn down, Force, Exorcism, Perception, Speed of each PG, without bonuses."""
    status: tuple[int, ...]
    """Status cards in each pile."""
    held: tuple[int, ...]
    """Door/movement tokens that each seat's Onryo holds."""
    figures: tuple[Figure, ...]
    enemy_values: tuple[tuple[int, ...], ...]
    """Fear, Force, Exorcism, 0, Speed of each Figure; what is unrevealed has none."""
    stolen: tuple[int, ...]
    """Cards that each standee has stolen."""
    host: int
    """The seat that everybody knows the Hyoirei possesses or possessed, or -1."""
    unmasked: bool
    defeated: bool
    impulse_struck: bool
    announced: int

    # Time
    turn: int
    phase: int
    first: int
    decider: int
    """The seat that decides what no PG's player may (KA-R08)."""
    active: int
    lasting: tuple[tuple[int, int], ...]

    # The Activation under way
    doors: tuple[tuple[int, int], ...]
    looked: tuple[tuple[int, int], ...]
    stepped: int
    hushed: bool
    exchanged: tuple[int, ...]
    proposals: tuple[tuple[int, int], ...]
    free_breaks: tuple[tuple[int, int], ...]

    # The chase
    chases: int
    chase_breaks: tuple[int, ...]
    round: int
    hunter: int
    hunted: int
    fled: bool


NAMED = {NOBODY: (), **{number: (f"character-{name}.short",) for number, name in enumerate(CHARACTERS)}}
"""The name of each character, by number."""
LISTS = (
    *("rooms", "forced", "tokens", "filled", "corpses", "ofuda_doors", "evidence", "flames", "darkness_shift"),
    *("event_discard", "entity_discard", "map_bag", "tokens_out", "curses", "lasting", "doors", "looked", "exchanged"),
    *("proposals", "free_breaks", "chase_breaks"),
)
"""Fields of the State that everybody sees whole, and that are lists there."""
PLAIN = (
    *("oil", "arsonist", "ring", "keys", "opened", "well", "gifts", "unmasked", "defeated", "impulse_struck"),
    *("announced", "turn", "phase", "first", "active", "stepped", "hushed", "chases", "round", "hunter", "hunted"),
    "fled",
)
"""The others that everybody sees whole."""


def view(s: KaidanState, memory: KaidanMemory) -> KaidanView:
    return KaidanView(**open_part(s), **own_part(s, memory))


def open_part(s: KaidanState) -> dict[str, Any]:
    """Return what is the same for every viewer."""
    return open_fields(s, LISTS, PLAIN) | _map_part(s) | _piles_part(s) | _people_part(s)


def _map_part(s: KaidanState) -> dict[str, Any]:
    shown = [level if up else 0 for level, up in zip(s.darkness, s.darkness_up, strict=True)]
    return {
        "edges": _edges(s.board),
        "marks": _marks(s.board),
        "loot": tuple([Lying(loot.cell, loot.owner, len(loot.cards)) for loot in s.loot]),
        "darkness": tuple(shown),
        "levels": tuple([s.darkness_of(column * 2) if shown[column] else 0 for column in range(len(shown))]),
    }


@lru_cache(maxsize=MOST_BOARDS)
def _edges(board: Board) -> tuple[int, ...]:
    """Return what is east and south of each cell, computed once for each Board."""
    return tuple(
        [
            board.edges[cell * 4 + way] if BESIDE[cell][way] != OFF else WALL
            for cell in range(CELLS)
            for way in (EAST, SOUTH)
        ]
    )


@lru_cache(maxsize=MOST_BOARDS)
def _marks(board: Board) -> tuple[tuple[int, int], ...]:
    """Return what is printed on the rooms, by cell, computed once for each Board."""
    return tuple(sorted(board.marks.items()))


def _piles_part(s: KaidanState) -> dict[str, Any]:
    return {
        "tiles": tuple([len(pile) for pile in s.tiles]),
        "objects": tuple([s.deck_left(deck) for deck in range(len(DECKS))]),
        "discards": tuple([tuple(pile) for pile in s.discards]),
        "event_deck": len(s.event_deck),
        "entity_deck": len(s.entity_deck),
        "lost_decks": tuple([len(pile) for pile in s.lost_decks]),
        "door_bag": len(s.door_bag),
    }


def _people_part(s: KaidanState) -> dict[str, Any]:
    chosen = [pg.character != NOBODY for pg in s.pgs]
    return {
        "pgs": tuple([copied(pg) for pg in s.pgs]),
        "cast": tuple([NAMED[pg.character] for pg in s.pgs]),
        "sizes": tuple([len(secret.cards) for secret in s.secrets]),
        "values": tuple([_values(s, seat) if chosen[seat] else () for seat in range(s.seats)]),
        "status": tuple([len(secret.status) for secret in s.secrets]),
        "held": tuple([len(secret.tokens) for secret in s.secrets]),
        "figures": tuple([copied(figure) for figure in s.figures]),
        "enemy_values": tuple([_enemy_values(s, who) for who in range(len(s.figures))]),
        "stolen": tuple([len(cards) for cards in s.stolen]),
        "host": s.possessed if s.unmasked or s.defeated else NOBODY,
        "decider": s.decider(),
    }


def _values(s: KaidanState, seat: int) -> tuple[int, ...]:
    return tuple([s.pg_value(seat, attribute) for attribute in range(5)])


def _enemy_values(s: KaidanState, who: int) -> tuple[int, ...]:
    figure = s.figures[who]
    if not figure.on_map or not s.is_enemy(who):
        return ()
    return tuple([s.enemy_value(who, attribute) for attribute in range(5)])


def own_part(s: KaidanState, memory: KaidanMemory) -> dict[str, Any]:
    seats = memory.viewer.seats
    return {"viewer": seats, "own": tuple([_own(s, memory, seat) for seat in seats]), "memory": memory.dump()}


def _own(s: KaidanState, memory: KaidanMemory, seat: int) -> OwnSeat:
    secret = s.secrets[seat]
    possessed = s.possessed == seat and not s.defeated
    return OwnSeat(seat, secret.cards, secret.tokens, secret.points, possessed, secret.armed, memory.counted.get(seat))


def memory_of(seen: KaidanView) -> KaidanMemory:
    memory, known = KaidanMemory(Viewer(seen.viewer), seen.seats), seen.memory
    objects = kit_of(seen.rules).objects
    memory.cards = Cards.of(seen.seats, len(known["announced"]), known["cards"])
    memory.tiles, memory.events = [Pile.load(pile) for pile in known["tiles"]], Pile.load(known["events"])
    memory.uses = tuple([card.uses for card in objects])
    memory.mission = bits([kind for kind, card in enumerate(objects) if "mission" in card.icons])
    memory.loot = [(lying.cell, lying.owner) for lying in seen.loot]
    memory.met, memory.announced = list(known["met"]), list(known["announced"])
    memory.keys_out, memory.log = list(known["keys_out"]), list(known["log"])
    memory.out = {seat for seat, pg in enumerate(seen.pgs) if pg.escaped}
    memory.worn = {seat: pg.worn for seat, pg in enumerate(seen.pgs) if pg.worn != NOBODY}
    memory.counted = {own.seat: own.counted for own in seen.own if own.counted is not None}
    return memory
