"""Positions of Kaidan as people say them: a partial description in, a whole legal State out.

Cells are "3-4" (row 3, column 4), things are named by their ids, piles are written from the top. What is not said is
any legal filling, drawn from chance: a set-up game is the base, so every card, tile and token is somewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.games.kaidan.board import (
    BESIDE,
    OFF,
    SIZE,
    SLOTS,
    cell_at,
    cell_name,
    cells_of,
    column_of,
    edge_between,
    room_code,
    slot_of,
)
from hyakki.games.kaidan.cards import KEYS
from hyakki.games.kaidan.ids import NUMBER, PASSAGE, TREASURE
from hyakki.games.kaidan.kit import CORPSE as CORPSE_IN_BAG
from hyakki.games.kaidan.kit import EXPLORATION as EXPLORATION_IN_BAG
from hyakki.games.kaidan.loading import make_rules
from hyakki.games.kaidan.options import MOST_SEATS
from hyakki.games.kaidan.people import MARK, NEUTRAL, NOBODY, UNREVEALED, Figure, Loot, onryo_of
from hyakki.games.kaidan.state import (
    BARE,
    BLUE,
    BLUE_TAKEN,
    CORPSE,
    EXPLORE,
    EXPLORED,
    HIDING,
    MASK,
    MASK_TAKEN,
    PG_PHASE,
    PHASES,
    UNIVERSAL,
    KaidanState,
)
from hyakki.games.kaidan.steps.activation import Activation
from hyakki.games.kaidan.steps.consequences import MARKER_TOKENS, Consequences
from hyakki.games.kaidan.steps.setup import SetUp
from hyakki.games.kaidan.steps.turn import ORDER, Turn

TOKENS = {
    "none": BARE,
    "exploration": EXPLORE,
    "explored": EXPLORED,
    "corpse": CORPSE,
    "mask": MASK,
    "mask taken": MASK_TAKEN,
    "blue": BLUE,
    "blue taken": BLUE_TAKEN,
    **{f"hiding {value}": HIDING + value for value in (1, 2, 3)},
}
SPENT = {EXPLORE: EXPLORED, MASK: MASK_TAKEN, BLUE: BLUE_TAKEN}
DECKS = {"objects": 0, "extra": 1, "treasure": 2, "gifts": 3, "masks": 4}
TILE_PILES = {"house": 0, "both": 1, "garden": 2}
FOUND = {**{name: 1 << place for place, name in enumerate(KEYS)}, "universal": UNIVERSAL}
AT = ("act", "look", *ORDER)
FLAGS = ("unmasked", "defeated", "impulse_struck", "well")
SEAT_NUMBERS = ("wounds", "noise", "pa", "pm", "condemned", "died", "weary", "used")


def build(given: Mapping[str, Any], chance: Chance) -> KaidanState:
    """A position before its next step runs: give Memories what they know of it, then `advance`."""
    said = dict(given)
    seats = int(said.pop("seats", max([2, *(ord(key) - 64 for key in said if _is_seat(key))])))
    s = KaidanState(make_rules(seats, said.pop("options", {})), seats)
    s.chance = chance
    at = _one_of("at", said.pop("at", "act"), AT)
    SetUp().make_piles(s)
    s.log.clear()
    s.tiles[0] += [PASSAGE, TREASURE]
    s.turn = int(said.pop("turn", 2))
    s.phase = PHASES.index(_one_of("phase", said.pop("phase", "pg"), PHASES))
    s.first = _seat("first", said.pop("first", "A"), seats)
    active = _seat("active", said.pop("active", "A"), seats)
    _place_rooms(s, said.pop("rooms", {}), said.pop("tokens", {}))
    people = {seat: said.pop(seat_name(seat), {}) for seat in range(seats)}
    _characters(s, people)
    for seat, about in people.items():
        _set_seat(s, seat, about)
    for key in sorted(said, key=lambda key: list(TABLE).index(key) if key in TABLE else -1):
        if key not in TABLE:
            raise BadContent(f"given.{key}", f"unknown; there are {', '.join(TABLE)}, seats, and those of the turn")
        TABLE[key](s, said[key])
    s.redraw()
    _push(s, at, active)
    chance.drawn.clear()
    return s


def _push(s: KaidanState, at: str, active: int) -> None:
    """A Turn under way; with "act" the Activation of `active`; "look": what is in sight now."""
    turn = Turn()
    s.push(turn)
    if at in ORDER:
        turn.stage = at
        return
    turn.order = tuple(s.living())
    turn.stage, turn.acted = "onryo", turn.order.index(active) if active in turn.order else 0
    if s.phase != PG_PHASE:
        turn.stage = "silence"
    else:
        activation = Activation(active)
        activation.stage = "act"
        s.active = active
        s.push(activation)
    if at == "look":
        s.push(Consequences())


# Reading


def cell(name: str) -> int:
    row, _, column = str(name).partition("-")
    if not (row.isdigit() and column.isdigit() and 0 < int(row) <= SIZE and 0 < int(column) <= SIZE):
        raise BadContent("cell", f"{name!r} is not a row and a column like 3-4")
    return cell_at(int(row), int(column))


def edge(name: str) -> int:
    one, _, other = str(name).partition("|")
    if cell(other) not in BESIDE[cell(one)]:
        raise BadContent("edge", f"{name!r} is not two adjacent cells like 3-4|3-5")
    return edge_between(cell(one), cell(other))


def _number(name: str) -> int:
    if name not in NUMBER:
        raise BadContent("id", f"{name!r} is not in the box")
    return NUMBER[name]


def _is_seat(key: str) -> bool:
    return len(key) == 1 and "A" <= key <= seat_name(MOST_SEATS - 1)


def _seat(where: str, name: str, seats: int) -> int:
    if not _is_seat(name) or ord(name) - 65 >= seats:
        raise BadContent(f"given.{where}", f"there is no seat {name!r}")
    return ord(name) - 65


def _one_of(where: str, word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise BadContent(f"given.{where}", f"{word!r} is not one of {', '.join(known)}")
    return word


# The map


def _place_rooms(s: KaidanState, rooms: Mapping[str, str], tokens: Mapping[str, str]) -> None:
    """ "3-3" = "H16" or "H16 90": a tile on the position that covers the cell. Markers that are not named are spent
    (KA-R137)."""
    for at, said in rooms.items():
        name, _, degrees = said.partition(" ")
        tile, slot = _number(name), slot_of(cell(at))
        for pile in (*s.tiles, s.set_aside):
            if tile in pile and pile is not s.set_aside:
                pile.remove(tile)
        if tile in s.set_aside[:3]:
            _swap_aside(s, tile)
        s.rooms[slot] = room_code(tile, int(degrees or 0) // 90)
        s.darkness_up[slot % 5] = True
    s.redraw()
    for where, mark in s.board.marks.items():
        if mark in MARKER_TOKENS and cell_name(where) not in tokens:
            _put_token(s, where, SPENT[MARKER_TOKENS[mark]])
    for name, word in tokens.items():
        if word != "unfilled":
            _put_token(s, cell(name), TOKENS[_one_of("tokens", word, tuple(TOKENS))])


def _swap_aside(s: KaidanState, tile: int) -> None:
    """The tile was removed from the game in this filling: another of its pile is, instead."""
    pile = next(number for number, tiles in enumerate(s.kit.piles) if tile in tiles)
    s.set_aside[pile] = s.tiles[pile].pop(0)


def _put_token(s: KaidanState, at: int, token: int) -> None:
    s.filled.append(at)
    s.tokens[at] = token
    drawn = EXPLORATION_IN_BAG if token in (EXPLORE, EXPLORED) else CORPSE_IN_BAG if token == CORPSE else token - HIDING
    if drawn in s.map_bag and token not in (MASK, MASK_TAKEN, BLUE, BLUE_TAKEN, BARE):
        s.map_bag.remove(drawn)


# People


def _characters(s: KaidanState, people: Mapping[int, Mapping[str, Any]]) -> None:
    named = {seat: _number(about["pg"]) for seat, about in people.items() if "pg" in about}
    free = [character for character in range(len(s.kit.characters)) if character not in named.values()]
    for seat in range(s.seats):
        s.pgs[seat].character = named[seat] if seat in named else free.pop(0)


def _set_seat(s: KaidanState, seat: int, about: Mapping[str, Any]) -> None:
    pg, secret = s.pgs[seat], s.secrets[seat]
    pg.pa, pg.pm = s.rules.numbers.action_points, s.kit.pg_values[pg.character][4]
    for key, value in about.items():
        if key in SEAT_NUMBERS:
            setattr(pg, key, value)
        elif key in ("exhausted", "escaped", "spotted"):
            setattr(pg, key, bool(value))
        elif key == "at":
            pg.cell = cell(value)
        elif key == "grave":
            pg.grave = cell(value)
        elif key == "hidden":
            pg.shelter = 1 + int(value)
        elif key == "worn":
            pg.worn = _number(value)
        elif key == "killer":
            pg.killer = _seat("killer", value, s.seats)
        elif key == "cards":
            secret.cards = tuple(sorted(_take_card(s, name) for name in value))
        elif key == "status":
            secret.status = tuple({"M": MARK, "N": NEUTRAL}[letter] for letter in value)
        elif key == "points":
            secret.points = value
        elif key != "pg":
            raise BadContent(f"given.{seat_name(seat)}.{key}", "unknown of a seat")
    if pg.cell == OFF and not pg.died and not pg.escaped:
        pg.cell = _free_cell(s)


def _free_cell(s: KaidanState) -> int:
    """A PG of which nothing is said stands in a Room, alone if it can be."""
    for slot in range(SLOTS):
        if s.rooms[slot] >= 0 and not s.in_locked(cells_of(slot)[0]):
            for at in cells_of(slot):
                if not s.occupied(at):
                    return at
    raise BadContent("given", "there is no Room for everybody: say where each PG is, and the Rooms")


def _take_card(s: KaidanState, name: str) -> int:
    """A card comes from its deck; "OB12+1" has been used once."""
    id, _, spent = name.partition("+")
    kind = _number(id)
    deck = s.objects[s.kit.deck_of[kind]]
    if kind in deck:
        deck.remove(kind)
    return kind + 64 * int(spent or 0)


# The rest of the table


def _entities(s: KaidanState, said: Mapping[str, str]) -> None:
    """ "2" = "EN-JI 4-3", "1" = "? 3-6"; "alerted" may follow."""
    for number, about in said.items():
        name, at, *words = about.split()
        kind = UNREVEALED if name == "?" else _number(name)
        if kind in s.entity_deck:
            s.entity_deck.remove(kind)
        s.figures[int(number) - 1] = Figure(cell=cell(at), kind=kind, alerted="alerted" in words)


def _onryo(s: KaidanState, said: Mapping[str, Mapping[str, Any]]) -> None:
    for name, about in said.items():
        seat = _seat("onryo", name, s.seats)
        figure = s.figures[onryo_of(seat)]
        figure.cell = cell(about["at"])
        figure.moved, figure.alerted = bool(about.get("moved")), bool(about.get("alerted"))
        tokens = tuple(sorted(s.kit.bag[_number(token)] for token in about.get("tokens", ())))
        for token in tokens:
            s.door_bag.remove(token)
        s.secrets[seat].tokens = tokens


def _on_top(pile: list[int], names: list[str]) -> None:
    """These come first, in this order; the rest lies as it lay."""
    numbers = [_number(name) for name in names]
    for number in numbers:
        if number in pile:
            pile.remove(number)
    pile += numbers[::-1]


def _loot(s: KaidanState, said: list[Mapping[str, Any]]) -> None:
    for about in said:
        owner = _seat("loot", about["owner"], s.seats) if "owner" in about else NOBODY
        s.loot.append(Loot(cell(about["at"]), owner, tuple(sorted(_take_card(s, name) for name in about["cards"]))))


def _darkness(s: KaidanState, said: Mapping[str, int]) -> None:
    """By a cell of the column."""
    for at, level in said.items():
        s.darkness[column_of(cell(at))] = level
        s.darkness_up[column_of(cell(at))] = True


def _keys(s: KaidanState, said: list[str]) -> None:
    s.keys = sum(1 << KEYS.index(name) for name in said)


def _found(s: KaidanState, said: list[str]) -> None:
    s.found = sum(FOUND[name] for name in said)


def _curses(s: KaidanState, said: list[str]) -> None:
    """The cards that are still in the deck."""
    s.curses = [number in [_number(name) for name in said] for number in range(len(s.curses))]


def _lasting(s: KaidanState, said: list[str]) -> None:
    s.lasting = [(_number(name), s.turn + 1) for name in said]


def _possessed(s: KaidanState, said: str) -> None:
    s.possessed = _seat("possessed", said, s.seats)
    if 0 in s.objects[0]:
        s.objects[0].remove(0)


def _doors(s: KaidanState, said: Mapping[str, int]) -> None:
    """Exterior doors checked in this Activation: 0 is open."""
    s.doors = [(edge(name), known) for name, known in said.items()]


def _stolen(s: KaidanState, said: Mapping[str, list[str]]) -> None:
    for number, cards in said.items():
        s.stolen[int(number) - 1] = sorted(_take_card(s, name) for name in cards)


def _cells(field: str) -> Callable[[KaidanState, list[str]], None]:
    return lambda s, said: setattr(s, field, [cell(name) for name in said])


def _flag(field: str) -> Callable[[KaidanState, bool], None]:
    return lambda s, said: setattr(s, field, bool(said))


def _deck(deck: int) -> Callable[[KaidanState, list[str]], None]:
    return lambda s, said: _on_top(s.objects[deck], said)


def _pile(pile: int) -> Callable[[KaidanState, list[str]], None]:
    return lambda s, said: _on_top(s.tiles[pile], said)


TABLE: dict[str, Callable[[KaidanState, Any], None]] = {
    "entities": _entities,
    "onryo": _onryo,
    "darkness": _darkness,
    "keys": _keys,
    "found": _found,
    "curses": _curses,
    "lasting": _lasting,
    "possessed": _possessed,
    "doors": _doors,
    "loot": _loot,
    "stolen": _stolen,
    "oil": lambda s, said: setattr(s, "oil", cell(said)),
    "ofuda_doors": lambda s, said: setattr(s, "ofuda_doors", [edge(name) for name in said]),
    "events": lambda s, said: _on_top(s.event_deck, said),
    "entity_deck": lambda s, said: _on_top(s.entity_deck, said),
    "lost_house": lambda s, said: _on_top(s.lost_decks[0], said),
    "lost_garden": lambda s, said: _on_top(s.lost_decks[1], said),
    "event_deck_size": lambda s, said: s.event_deck.__delitem__(slice(0, max(0, len(s.event_deck) - said))),
    "gifts_drawn": lambda s, said: setattr(s, "gifts", said),
    "arsonist": lambda s, said: setattr(s, "arsonist", _seat("arsonist", said, s.seats)),
    **{name: _cells(name) for name in ("flames", "corpses", "evidence")},
    **{name: _flag(name) for name in FLAGS},
    **{name: _deck(deck) for name, deck in DECKS.items()},
    **{name: _pile(pile) for name, pile in TILE_PILES.items()},
}
