"""Facts of a position of Kaidan in words, as a scene says them; what numbers in events stand for; chance by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import Either, Heap, Pile, fact_of, keyed, plain
from hyakki.games.kaidan.board.geometry import (
    CELLS,
    FAR,
    OFF,
    SPECTRAL,
    cell_name,
    cells_of,
    column_of,
    edge_cells,
    edge_name,
    loudness,
    slot_of,
)
from hyakki.games.kaidan.board.tiles import INNER, OPEN, OUTER, WALL
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, DECKS, FACES, KEYS, PILES
from hyakki.games.kaidan.catalog.ids import CHARACTERS, CURSES, ENTITIES, EVENTS, LOST, OBJECTS, ROOMS
from hyakki.games.kaidan.catalog.ids import TOKENS as DOOR_TOKENS
from hyakki.games.kaidan.catalog.kit import kit_of
from hyakki.games.kaidan.catalog.loading import make_rules
from hyakki.games.kaidan.options import ASK_WINDOW
from hyakki.games.kaidan.people import ONRYO, STANDEES, UNREVEALED, kind_of, onryo_of, spent_of
from hyakki.games.kaidan.scenes.given import COPIES, Given
from hyakki.games.kaidan.scenes.layout import TOKEN_WORDS, TOKENS, USED, kinds_of_tokens, tile_words
from hyakki.games.kaidan.scoring import final_points
from hyakki.games.kaidan.state import AWAKENING, PHASES, UNIVERSAL, KaidanState

NONE = "none"
TOKEN_NAMES = {token: name for name, token in TOKENS.items()}
BAG_NAMES = {token: name for name, token in TOKEN_WORDS.items()}
EDGES = {OPEN: "open", WALL: "wall", INNER: "interior door", OUTER: "exterior door", SPECTRAL: "spectral wall"}
KEY_NAMES = {**{1 << place: name for place, name in enumerate(KEYS)}, UNIVERSAL: "universal"}


def fact(s: KaidanState, name: str) -> Any:
    head, dot, rest = name.partition(".")
    if dot and head in KEYED:
        return KEYED[head](s, Given(name, rest))
    if dot:
        seat = Given(name, head).seat(s.seats)
        return fact_of(OF_SEAT, rest, name, "a seat")(s, seat)
    return fact_of(OF_TABLE, name, name, others=(*keyed(KEYED), "and of a seat A.cards and so on"))(s)


# Words


def cell_word(cell: int) -> str:
    return cell_name(cell) if cell != OFF else NONE


def seat_word(seat: int) -> str:
    return seat_name(seat) if seat >= 0 else NONE


def column_word(column: int) -> str:
    """A column of Rooms by its columns of cells."""
    return f"{2 * column + 1}-{2 * column + 2}"


def card_word(card: int) -> str:
    return OBJECTS[kind_of(card)] + (f"+{spent_of(card)}" if spent_of(card) else "")


def figure_word(who: int) -> str:
    return NONE if who < 0 else str(who + 1) if who < STANDEES else f"onryo {seat_name(who - STANDEES)}"


def kind_word(kind: int) -> str:
    return "?" if kind == UNREVEALED else "onryo" if kind == ONRYO else ENTITIES[kind]


def _cells(cells: Iterable[int]) -> Heap:
    return Heap(cell_name(cell) for cell in cells)


def _seats(seats: Iterable[int]) -> Heap:
    return Heap(seat_name(seat) for seat in seats)


def _cards(cards: Iterable[int]) -> Heap:
    return Heap(card_word(card) for card in cards)


def _from_top(pile: Sequence[int], names: Sequence[Any]) -> Pile:
    return Pile(names[number] for number in reversed(pile))


def _bits(bits: int) -> Heap:
    return Heap(name for bit, name in KEY_NAMES.items() if bits & bit)


def _when(turn: int) -> Either:
    """Return how facts can call a Turn: by its number, or by whether there is one."""
    return Either((turn, turn > 0, *(() if turn else (NONE,))))


def _same_sides() -> tuple[Either, ...]:
    """Return all names of a token: tokens with the same sides are one to the engine."""
    kinds = kinds_of_tokens(kit_of(make_rules(2, {})))
    return tuple(
        Either(name for name, other in zip(DOOR_TOKENS, kinds, strict=True) if other == kind) for kind in kinds
    )


TOKEN_WORDS_ALL = _same_sides()
EVENT_WORDS = tuple(
    Either((name, *(copy.upper() for copy, first in COPIES.items() if first == plain(name)))) for name in EVENTS
)
"""The same of events that say the same."""


def spelled(id: str) -> str:
    """ "token T04" is token T03, which has the same sides; "open 3-5|3-4" is open 3-4|3-5."""
    verb, _, name = id.partition(" ")
    if "|" in name:
        try:
            return f"{verb} {edge_name(Given(id, name).edge())}"
        except BadContent:
            return id
    names = {plain(token): words[0] for token, words in zip(DOOR_TOKENS, TOKEN_WORDS_ALL, strict=True)}
    return f"{verb} {names.get(plain(name), name)}" if plain(verb) == "token" else id


def edge_word(edge: int, known: str = "") -> Either:
    """Return the names of a door: either side can come first."""
    one, other = map(cell_name, edge_cells(edge))
    return Either((f"{one}|{other}{known}", f"{other}|{one}{known}"))


# Seats


def _status(s: KaidanState, seat: int) -> Either:
    letters = ["MN"[card] for card in s.secrets[seat].status]
    return Either(("".join(letters), " ".join(letters), Pile(letters)))


def _hidden(s: KaidanState, seat: int) -> Any:
    shelter = s.pgs[seat].shelter
    return Either((shelter - 1, True)) if shelter else False


def _value(attribute: int) -> Callable[[KaidanState, int], int]:
    return lambda s, seat: s.pg_value(seat, attribute)


def _seen(s: KaidanState, seat: int) -> Heap:
    """Return who stands in its line of sight: seats and figures."""
    here = s.pgs[seat].cell
    if here == OFF:
        return Heap()
    pgs = [seat_name(other) for other, pg in enumerate(s.pgs) if other != seat and pg.on_map and s.sees(here, pg.cell)]
    figures = [figure_word(who) for who in s.figures_on_map() if s.sees(here, s.figures[who].cell)]
    return Heap([*pgs, *figures])


OF_SEAT: dict[str, Callable[[KaidanState, int], Any]] = {
    "pg": lambda s, seat: CHARACTERS[s.pgs[seat].character] if s.pgs[seat].character >= 0 else NONE,
    "at": lambda s, seat: cell_word(s.pgs[seat].cell),
    "wounds": lambda s, seat: s.pgs[seat].wounds,
    **{name: _value(attribute) for attribute, name in enumerate(ATTRIBUTES)},
    "noise": lambda s, seat: s.pgs[seat].noise,
    "pa": lambda s, seat: s.pgs[seat].pa,
    "pm": lambda s, seat: s.pgs[seat].pm,
    "weary": lambda s, seat: s.pgs[seat].weary,
    "used": lambda s, seat: Heap(word for word, bit in USED.items() if s.pgs[seat].used & bit),
    "cards": lambda s, seat: _cards(s.secrets[seat].cards),
    "size": lambda s, seat: len(s.secrets[seat].cards),
    "worn": lambda s, seat: OBJECTS[s.pgs[seat].worn] if s.pgs[seat].worn >= 0 else NONE,
    "status": _status,
    "possessed": lambda s, seat: s.possessed == seat and not s.defeated,
    "hidden": _hidden,
    "spotted": lambda s, seat: s.pgs[seat].spotted,
    "exhausted": lambda s, seat: s.pgs[seat].exhausted,
    "hunted": lambda s, seat: s.hunted == seat,
    "condemned": lambda s, seat: _when(s.pgs[seat].condemned),
    "alive": lambda s, seat: s.pgs[seat].alive,
    "escaped": lambda s, seat: s.pgs[seat].escaped,
    "died": lambda s, seat: _when(s.pgs[seat].died),
    "grave": lambda s, seat: cell_word(s.pgs[seat].grave),
    "killer": lambda s, seat: seat_word(s.pgs[seat].killer),
    "points": lambda s, seat: s.secrets[seat].points,
    "score": lambda s, seat: final_points(s)[seat],
    "onryo": lambda s, seat: cell_word(s.figures[onryo_of(seat)].cell),
    "tokens": lambda s, seat: Heap(TOKEN_WORDS_ALL[token] for token in s.secrets[seat].tokens),
    "sees": _seen,
}


# The table


def _doors(s: KaidanState) -> Heap:
    return Heap(edge_word(edge, f" {known or 'open'}") for edge, known in s.doors)


def _loot(s: KaidanState, said: Given) -> Any:
    """Return what lies in the inventory tokens on a cell."""
    cell = said.cell()
    there = [loot for loot in s.loot if loot.cell == cell]
    return _cards(card for loot in there for card in loot.cards) if there else Either((NONE, Heap()))


def _removed(s: KaidanState) -> Heap:
    return Heap(ROOMS[tile] for tile in s.set_aside[:3])


def _phase(s: KaidanState) -> str:
    return "awakening" if s.phase == AWAKENING else PHASES[s.phase]


def _pile_facts() -> dict[str, Callable[[KaidanState], Any]]:
    def pile(of: Callable[[KaidanState], Sequence[int]], names: Sequence[Any]) -> Callable[[KaidanState], Any]:
        return lambda s: _from_top(of(s), names)

    def size(of: Callable[[KaidanState], Sequence[int]]) -> Callable[[KaidanState], Any]:
        return lambda s: len(of(s))

    def at(field: str, place: int) -> Callable[[KaidanState], Sequence[int]]:
        return lambda s: getattr(s, field)[place]

    piles: dict[str, tuple[Callable[[KaidanState], Sequence[int]], Sequence[Any]]] = {
        **{name: (at("objects", deck), OBJECTS) for deck, name in enumerate(DECKS)},
        **{name: (at("tiles", number), ROOMS) for number, name in enumerate(PILES)},
        "events": (lambda s: s.event_deck, EVENT_WORDS),
        "entity_deck": (lambda s: s.entity_deck, ENTITIES),
        "lost_house": (at("lost_decks", 0), LOST),
        "lost_garden": (at("lost_decks", 1), LOST),
    }
    found: dict[str, Callable[[KaidanState], Any]] = {}
    for name, (of, names) in piles.items():
        found[name] = pile(of, names)
        found[f"{name}_size"] = size(of)
    for deck, name in enumerate(DECKS):
        found[f"{name}_discard"] = lambda s, deck=deck: _cards(s.discards[deck])  # type: ignore[misc]
    return found


OF_TABLE: dict[str, Callable[[KaidanState], Any]] = {
    "turn": lambda s: s.turn,
    "phase": _phase,
    "first": lambda s: seat_name(s.first),
    "active": lambda s: seat_word(s.active),
    "decider": lambda s: seat_name(s.decider()),
    "living": lambda s: _seats(s.living()),
    "dead": lambda s: _seats(s.dead()),
    "escaped": lambda s: _seats(seat for seat, pg in enumerate(s.pgs) if pg.escaped),
    "chase": lambda s: s.chasing,
    "round": lambda s: s.round,
    "hunter": lambda s: figure_word(s.hunter),
    "hunted": lambda s: seat_word(s.hunted),
    "fled": lambda s: s.fled,
    "possessed": lambda s: seat_word(s.possessed),
    "unmasked": lambda s: s.unmasked,
    "defeated": lambda s: s.defeated,
    "impulse_struck": lambda s: s.impulse_struck,
    "found": lambda s: _bits(s.found),
    "announced": lambda s: s.announced,
    "keys": lambda s: _bits(s.keys),
    "unlocked": lambda s: s.unlocked,
    "rooms": lambda s: Heap(tile_words(s, slot).split()[0] for slot, code in enumerate(s.rooms) if code >= 0),
    "removed": _removed,
    "entities": lambda s: Heap(figure_word(who) for who in range(STANDEES) if s.figures[who].on_map),
    "alerted": lambda s: Heap(figure_word(who) for who in s.figures_on_map() if s.figures[who].alerted),
    "entity_discard": lambda s: Heap(ENTITIES[kind] for kind in s.entity_discard),
    "event_discard": lambda s: Heap(EVENT_WORDS[event] for event in s.event_discard),
    "lasting": lambda s: Heap(EVENT_WORDS[event] for event, _ in s.lasting),
    "door_bag": lambda s: Heap(TOKEN_WORDS_ALL[token] for token in s.door_bag),
    "tokens_out": lambda s: Heap(TOKEN_WORDS_ALL[token] for token in s.tokens_out),
    "map_bag": lambda s: Heap(BAG_NAMES[token] for token in s.map_bag),
    "door_bag_size": lambda s: len(s.door_bag),
    "map_bag_size": lambda s: len(s.map_bag),
    "curses": lambda s: Heap(CURSES[card] for card, there in enumerate(s.curses) if there),
    "well": lambda s: s.well,
    "gifts_drawn": lambda s: s.gifts,
    "flames": lambda s: _cells(s.flames),
    "oil": lambda s: cell_word(s.oil),
    "arsonist": lambda s: seat_word(s.arsonist),
    "corpses": lambda s: _cells(s.corpses),
    "evidence": lambda s: _cells(s.evidence),
    "ring": lambda s: NONE if s.ring is None else f"{cell_name(s.ring[0])} {s.ring[1]}",
    "ofuda_doors": lambda s: Heap(map(edge_word, s.ofuda_doors)),
    "doors": _doors,
    "opened": lambda s: edge_word(s.opened) if s.opened != OFF else NONE,
    "exchanged": lambda s: _seats(s.exchanged),
    **_pile_facts(),
}


# Places


def _entity(s: KaidanState, said: Given) -> Any:
    """ "2" is "EN-JI 4-3" or "EN-JI 4-3 alerted"; 2.at and so on say one thing of it."""
    number, _, what = str(said.said).partition(".")
    who = Given(said.where, number).figure(s.seats)
    figure = s.figures[who]
    if not what:
        if not figure.on_map:
            return NONE
        words = f"{kind_word(figure.kind)} {cell_name(figure.cell)}"
        return Either((words, f"{words} alerted")) if figure.alerted else words
    if what not in OF_FIGURE:
        raise said.wrong(f"there is no such fact of an entity; choose one of {', '.join(OF_FIGURE)}")
    return OF_FIGURE[what](s, who)


OF_FIGURE: dict[str, Callable[[KaidanState, int], Any]] = {
    "at": lambda s, who: cell_word(s.figures[who].cell),
    "is": lambda s, who: kind_word(s.figures[who].kind) if s.figures[who].on_map else NONE,
    "alerted": lambda s, who: s.figures[who].alerted,
    "fear": lambda s, who: s.enemy_value(who, 0),
    "force": lambda s, who: s.enemy_value(who, 1),
    "exorcism": lambda s, who: s.enemy_value(who, 2),
    "speed": lambda s, who: s.enemy_value(who, 4),
    "stolen": lambda s, who: _cards(s.stolen[who]) if who < STANDEES else Heap(),
    "shaken": lambda s, who: _seats(seat for seat in range(s.seats) if s.figures[who].shaken >> seat & 1),
    "raging": lambda s, who: s.figures[who].raging,
    "evidence": lambda s, who: s.figures[who].evidence,
    "moved": lambda s, who: s.figures[who].moved,
    "spoken": lambda s, who: s.figures[who].spoken,
    "banished": lambda s, who: s.figures[who].banished,
}


def _onryo(s: KaidanState, said: Given) -> Any:
    seat, dot, what = str(said.said).partition(".")
    return _entity(s, Given(said.where, f"onryo {seat}{dot}{what}"))


def _room(s: KaidanState, said: Given) -> Any:
    words = tile_words(s, slot_of(said.cell()))
    tile, _, turn = words.partition(" ")
    return Either((words, tile, f"{tile} {turn or 0}"))


def _on(s: KaidanState, said: Given) -> str:
    """Return who stands there."""
    cell = said.cell()
    return seat_name(s.pg_at(cell)) if s.pg_at(cell) >= 0 else figure_word(s.figure_at(cell))


def _sight(s: KaidanState, said: Given) -> Heap:
    """Return the other cells that are seen from a cell."""
    cell = said.cell()
    return _cells(other for other in range(CELLS) if other != cell and s.sees(cell, other))


def _darkness(s: KaidanState, said: Given) -> Any:
    cell = said.cell()
    return s.darkness_of(cell) if s.darkness_up[column_of(cell)] else "face down"


def _two_cells(said: Given) -> tuple[int, int]:
    one, _, other = said.word().partition(" ")
    return Given(said.where, one).cell(), Given(said.where, other).cell()


def _steps(s: KaidanState, said: Given) -> Any:
    """Return how far an entity has to walk from one cell to another."""
    one, other = _two_cells(said)
    steps = s.board.ways(one)[other]
    return steps if steps < FAR else NONE


KEYED: dict[str, Callable[[KaidanState, Given], Any]] = {
    "entities": _entity,
    "onryo": _onryo,
    "room": _room,
    "token": lambda s, said: TOKEN_NAMES[s.tokens[said.cell()]],
    "filled": lambda s, said: said.cell() in s.filled,
    "edge": lambda s, said: EDGES[s.board.edge(*edge_cells(said.edge()))],
    "sight": _sight,
    "darkness": _darkness,
    "on": _on,
    "loot": _loot,
    "distance": lambda s, said: loudness(*_two_cells(said)),
    "steps": _steps,
}


# Numbers in events

_PEOPLE = "seat partner killer owner target rival first"
_THINGS: dict[str, Callable[[int], Any]] = {
    **dict.fromkeys(_PEOPLE.split(), seat_word),
    **dict.fromkeys(("cell", "cells"), cell_word),
    "edge": edge_word,
    "slot": lambda slot: cell_name(cells_of(slot)[0]),
    **dict.fromkeys(("room", "tiles"), lambda tile: ROOMS[tile]),
    "pile": lambda pile: PILES[pile],
    "deck": lambda deck: DECKS[deck],
    **dict.fromkeys(
        ("card", "cards", "object", "cards_given", "cards_received", "hyoirei"),
        lambda card: card_word(card) if card >= 0 else NONE,
    ),
    "face": lambda face: FACES[face],
    "figure": figure_word,
    "entity": kind_word,
    "event": lambda event: EVENT_WORDS[event],
    "person": lambda card: LOST[card],
    "curse": lambda card: CURSES[card],
    "character": lambda pg: CHARACTERS[pg],
    "attribute": lambda attribute: ATTRIBUTES[attribute],
    "phase": lambda phase: PHASES[phase],
    **dict.fromkeys(("token", "tokens"), lambda token: TOKEN_WORDS_ALL[token]),
    "piece": lambda token: TOKEN_NAMES[token],
    "key": lambda bit: KEY_NAMES[bit],
}
_VERDICT = {1: "won", 0: "tie", -1: "lost"}
_OF_KIND: Mapping[tuple[str, str], Callable[[int], Any]] = {
    ("marker-filled", "piece"): lambda token: TOKEN_NAMES[token],
    ("room-placed", "turn"): lambda turn: turn * 90,
    **{(kind, "column"): column_word for kind in ("darkness-shown", "darkness-shifted")},
    ("darkness-mixed", "columns"): column_word,
    ("test-result", "won"): lambda won: _VERDICT[won],
    ("looked-at-cards", "hyoirei"): lambda number: number,
    ("died", "possessed"): bool,
    ("drew", "possessed"): bool,
}


def word(kind: str, field: str, number: int) -> Any:
    name = _OF_KIND.get((kind, field)) or _THINGS.get(field)
    return number if name is None else name(number)


BY_THE_WAY = frozenset({"roll", "roll-guess", *(asks[0].kind for asks in ASK_WINDOW.values())})
"""Roll prompts and windows: mostly nobody has anything to say."""

# Chance by name

CHANCES: dict[str, tuple[bytes, ...]] = {
    "dice": (b"d10",),
    "coordinates": (b"white", b"black"),
    "door_tokens": (b"door token",),
    "map_tokens": (b"map token",),
    "first_player": (b"first player",),
}


def drawn(s: KaidanState, name: str, wish: Any) -> tuple[int, ...]:
    """The draws by which chance gives this."""
    said = Given(f"chance.{name}", wish)
    if name == "dice":
        face = FACES.index(Given(said.where, str(wish)).one_of(FACES))
        return (s.kit.die.index(face),)
    if name == "coordinates":
        row, column = divmod(said.cell(), 10)
        return row, column
    if name == "door_tokens":
        return (_place(said, s.door_bag, kinds_of_tokens(s.kit)[said.id("door token")]),)
    if name == "map_tokens":
        return (_place(said, s.map_bag, TOKEN_WORDS[said.one_of(tuple(TOKEN_WORDS))]),)
    assert name == "first_player", name
    return (said.seat(s.seats),)


def _place(said: Given, bag: Sequence[int], token: int) -> int:
    if token not in bag:
        raise said.wrong(f"{said.said} is not in the bag")
    return bag.index(token)
