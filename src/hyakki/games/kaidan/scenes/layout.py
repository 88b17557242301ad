"""Laying out a position: Rooms, tokens, PGs and cards; each thing is taken from where a set-up game has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import ANY, plain
from hyakki.games.kaidan.board.geometry import (
    BOTH,
    NEIGHBOUR_SLOTS,
    NO_ROOM,
    OFF,
    SLOTS,
    area_of,
    cell_name,
    cells_of,
    column_of,
    room_code,
    slot_of,
)
from hyakki.games.kaidan.catalog.cards import DECKS, PILES
from hyakki.games.kaidan.catalog.ids import HYOIREI, OBJECTS, PASSAGE, ROOMS, TREASURE, WELL
from hyakki.games.kaidan.catalog.kit import CORPSE as CORPSE_IN_BAG
from hyakki.games.kaidan.catalog.kit import EXPLORATION as EXPLORATION_IN_BAG
from hyakki.games.kaidan.catalog.kit import Kit, sides_of
from hyakki.games.kaidan.people import ABILITY, MARK, NEUTRAL, NOBODY, RUN, WEAR, Loot, kind_of
from hyakki.games.kaidan.scenes.given import Given
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
    KaidanState,
)
from hyakki.games.kaidan.steps.consequences import MARKER_TOKENS
from hyakki.games.kaidan.steps.draw import KEY_BITS
from hyakki.games.kaidan.steps.setup import MASK_ROOMS

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
UNFILLED = "unfilled"
NO_CARD = -1
NEVER_ASIDE = (PASSAGE, TREASURE, *MASK_ROOMS, WELL)
"""Tiles that are in every game."""
TOKEN_WORDS = {
    "exploration": EXPLORATION_IN_BAG,
    "corpse": CORPSE_IN_BAG,
    **{f"hiding {value}": value for value in (1, 2, 3)},
}
"""The map tokens in their bag."""
SPENT_TOKENS = {EXPLORE: EXPLORED, MASK: MASK_TAKEN, BLUE: BLUE_TAKEN}
STATUS = {"m": MARK, "mark": MARK, "n": NEUTRAL, "neutral": NEUTRAL}
USED = {"run": RUN, "ability": ABILITY, "wear": WEAR}
OF_SEAT = (
    *("pg", "at", "wounds", "noise", "pa", "pm", "cards", "status", "worn", "hidden", "spotted", "exhausted"),
    *("condemned", "died", "grave", "killer", "escaped", "points", "used", "weary", "possessed"),
)


# Rooms and tokens


def lay_rooms(s: KaidanState, rooms: Given | None, tokens: Given | None) -> None:
    """Lay the Rooms: "3-3" = "H16" or "H16 90" is a tile on the position that covers the cell. Markers that are not
    named are spent (KA-R137)."""
    if rooms is not None:
        for at, said in rooms.entries():
            _lay_room(s, at.cell(), said)
    s.redraw()
    named = {at.cell(): token for at, token in tokens.entries()} if tokens is not None else {}
    for where, mark in s.board.marks.items():
        if mark in MARKER_TOKENS and where not in named:
            _place_token(s, where, SPENT_TOKENS[MARKER_TOKENS[mark]])
    for where, token in named.items():
        if token.word() != UNFILLED:
            put_token(s, where, token)


def _lay_room(s: KaidanState, cell: int, said: Given) -> None:
    name, _, degrees = said.word().partition(" ")
    tile, slot = Given(said.where, name).id("tile"), slot_of(cell)
    if degrees not in ("", "0", "90", "180", "270"):
        raise said.wrong(f"{degrees!r} is not 0, 90, 180 or 270 degrees")
    pile = next(number for number, tiles in enumerate(s.kit.piles) if tile in tiles)
    if pile != area_of(slot):
        raise said.wrong(f"{name} is a tile of the {PILES[pile]} pile, {cell_name(cell)} is not in that area (KA-037)")
    if pile == BOTH and degrees not in ("", "0"):
        raise said.wrong(f"{name} never turns: its garden half faces the garden (KA-038)")
    if s.rooms[slot] != NO_ROOM:
        raise said.wrong("another Room lies there")
    bring_back(s, tile)
    if tile in s.set_aside[:3]:
        raise said.wrong(f"{name} is out of the game: no other tile that may be is left in its pile (KA-004 to KA-007)")
    if tile not in s.tiles[pile]:
        raise said.wrong(f"{name} lies somewhere else")
    s.tiles[pile].remove(tile)
    _put_room(s, slot, tile, int(degrees or 0) // 90)


def bring_back(s: KaidanState, tile: int, kept: Sequence[int] = ()) -> None:
    """Bring back a tile that this filling has taken out of the game; another that may be out takes its place (KA-003
    to KA-007), none of those `kept`. If there is none, the tile stays out."""
    if tile in s.set_aside[:3]:
        pile = s.set_aside.index(tile)
        for place, other in enumerate(s.tiles[pile]):
            if other not in NEVER_ASIDE and other not in kept:
                s.tiles[pile][place], s.set_aside[pile] = tile, other
                return


def _put_room(s: KaidanState, slot: int, tile: int, turn: int) -> None:
    s.rooms[slot] = room_code(tile, turn)
    s.darkness_up[slot % 5] = True


def put_token(s: KaidanState, at: int, said: Given) -> None:
    token = TOKENS[said.one_of((*TOKENS, UNFILLED))]
    if not _place_token(s, at, token):
        raise said.wrong(f"there are not so many of {said.said} in the bag")


def _place_token(s: KaidanState, at: int, token: int) -> bool:
    """Return whether there was one left."""
    s.filled.append(at)
    s.tokens[at] = token
    if token in (MASK, MASK_TAKEN, BLUE, BLUE_TAKEN, BARE):
        return True
    drawn = EXPLORATION_IN_BAG if token in (EXPLORE, EXPLORED) else CORPSE_IN_BAG if token == CORPSE else token - HIDING
    if drawn not in s.map_bag:
        return False
    s.map_bag.remove(drawn)
    return True


def set_darkness(s: KaidanState, said: Given) -> None:
    """Lay the Darkness, each token named by a cell of its column. Columns that are not said share the tokens that are
    left; one is out of the game."""
    wanted = {column_of(at.cell()): level for at, level in said.entries()}
    left = [*s.darkness, s.set_aside[3]]
    for level in wanted.values():
        if level.number(1) not in left:
            raise level.wrong(f"no darkness token {level.said} is left; choose {', '.join(map(str, sorted(left)))}")
        left.remove(level.number())
    for column in range(5):
        s.darkness[column] = wanted[column].number() if column in wanted else left.pop()
        s.darkness_up[column] = s.darkness_up[column] or column in wanted
    s.set_aside[3] = left.pop()


# People


def seat_pgs(s: KaidanState, people: Mapping[int, Given], *, vary: bool) -> None:
    """Give each seat its PG (KA-024)."""
    named: dict[int, int] = {}
    for seat, about in people.items():
        parts = about.fields(OF_SEAT)
        if "pg" in parts:
            character = parts["pg"].id("PG")
            if character in named.values():
                raise parts["pg"].wrong("another player has this PG (KA-024)")
            named[seat] = character
    free = [character for character in range(len(s.kit.characters)) if character not in named.values()]
    if vary:
        s.chance.shuffle(b"fill", free)
    for seat in range(s.seats):
        s.pgs[seat].character = named[seat] if seat in named else free.pop(0)
        s.pgs[seat].pa = s.rules.numbers.action_points
        s.pgs[seat].pm = s.kit.pg_values[s.pgs[seat].character][4]


def tell_seat(s: KaidanState, seat: int, about: Given, spare: bool) -> None:
    pg, secret = s.pgs[seat], s.secrets[seat]
    parts = about.fields(OF_SEAT)
    for key in ("wounds", "noise", "pa", "pm", "weary", "condemned", "died"):
        if key in parts:
            setattr(pg, key, parts[key].number(0, s.rules.numbers.most_noise if key == "noise" else None))
    for key in ("exhausted", "escaped", "spotted"):
        if key in parts:
            setattr(pg, key, parts[key].flag())
    for key in ("at", "grave"):
        if key in parts:
            setattr(pg, "cell" if key == "at" else key, parts[key].cell())
    if "killer" in parts:
        pg.killer = parts["killer"].seat(s.seats)
    if "points" in parts:
        secret.points = parts["points"].number()
    if "used" in parts:
        used = parts["used"]
        pg.used = used.number() if isinstance(used.said, int) else used.bits(USED)
    if "cards" in parts:
        secret.cards = tuple(sorted(take_card(s, card, spare) for card in parts["cards"].parts()))
    if "worn" in parts:
        pg.worn = _worn(s, seat, parts["worn"], spare)
    if "status" in parts:
        secret.status = _status(s, parts["status"])
    if "possessed" in parts and parts["possessed"].flag():
        possess(s, seat, parts["possessed"], spare)
    if "hidden" in parts:
        _hide(s, seat, parts["hidden"])
    _leave(s, seat, parts)


def possess(s: KaidanState, seat: int, said: Given, spare: bool) -> None:
    """Let the Hyoirei possess this seat, and take it out of its deck."""
    if s.possessed not in (NOBODY, seat):
        raise said.wrong(f"{seat_name(s.possessed)} is possessed: there is one Hyoirei")
    s.possessed = seat
    if HYOIREI in s.objects[0]:
        s.objects[0].remove(HYOIREI)
    elif not spare:
        raise said.wrong(
            "there is no Hyoirei in this game (KA-R05): it takes three seats, unless `options` say otherwise"
        )


def _worn(s: KaidanState, seat: int, said: Given, spare: bool) -> int:
    """Read a worn Mask, and put it into the inventory."""
    kind = said.id("object")
    if "mask" not in s.kit.objects[kind].icons:
        raise said.wrong(f"{said.said} is no Mask")
    if not s.holds(seat, kind):
        s.gain(seat, take_card(s, said, spare))
    return kind


def _status(s: KaidanState, said: Given) -> tuple[int, ...]:
    """Read status cards from the top: "NMMMM", "N M M M M" or a list; "?" is either."""
    letters = list(said.said.replace(" ", "")) if isinstance(said.said, str) else said.said
    pile = tuple(
        (MARK, NEUTRAL)[s.chance.below(b"any", 2)] if part.said == ANY else STATUS[part.one_of(tuple(STATUS))]
        for part in Given(said.where, letters).parts()
    )
    if len(pile) not in (0, 5):
        raise said.wrong(f"a status pile has five cards, not {len(pile)} (KA-025)")
    return pile


def _hide(s: KaidanState, seat: int, said: Given) -> None:
    """Hide a PG. true: in the hiding place on its cell, otherwise in the shadows; a number: as in a hiding place of
    that value."""
    pg = s.pgs[seat]
    if isinstance(said.said, bool):
        token = s.tokens[pg.cell] if pg.on_map else BARE
        pg.shelter = 1 + max(0, token - HIDING) if said.said else 0
    else:
        pg.shelter = 1 + said.number(0, 3)


def _leave(s: KaidanState, seat: int, parts: Mapping[str, Given]) -> None:
    """Take the dead and the escaped off the map; a PG has died where the scene puts it. The dead have left body and
    inventory (KA-180)."""
    pg, secret = s.pgs[seat], s.secrets[seat]
    if not pg.died and not pg.escaped:
        return
    if pg.on_map:
        if pg.died and pg.grave not in (OFF, pg.cell):
            raise parts["at"].wrong("a PG that has died is not on the map; `grave` says where it died")
        pg.grave = pg.cell if pg.died else pg.grave
        pg.cell = OFF
    pg.pa = pg.pm = 0
    if pg.died:
        if pg.grave == OFF:
            raise BadContent(f"given.{seat_name(seat)}.grave", "must say on which cell this PG died")
        s.corpses.append(pg.grave)
        if secret.cards:
            s.loot.append(Loot(pg.grave, seat, secret.cards))
            secret.cards = ()


def fill_seats(s: KaidanState, *, vary: bool) -> None:
    """Place each PG of which the scene says nothing in a Room, out of sight of the others if possible. If no Room
    has a free cell, lay another Room."""
    for pg in s.pgs:
        if not pg.alive or pg.on_map:
            continue
        free = _free_cells(s)
        unseen = [at for at in free if not _watched(s, at)]
        if not free or (vary and not unseen):
            _add_room(s)
            free = _free_cells(s)
            unseen = [at for at in free if not _watched(s, at)]
        choice = unseen or free
        pg.cell = choice[s.chance.below(b"fill", len(choice)) if vary else 0]


def _free_cells(s: KaidanState) -> list[int]:
    return [
        at
        for slot in range(SLOTS)
        if s.rooms[slot] != NO_ROOM and not s.in_locked(cells_of(slot)[0])
        for at in cells_of(slot)
        if not s.occupied(at) and at not in s.flames
    ]


def _watched(s: KaidanState, at: int) -> bool:
    people = [pg.cell for pg in s.pgs if pg.on_map]
    figures = [figure.cell for figure in s.figures if figure.on_map]
    return any(s.sees(cell, at) or slot_of(cell) == slot_of(at) for cell in (*people, *figures))


def tiles_on_top(s: KaidanState, pile: int, said: Given) -> None:
    named = [part.id("tile") for part in said.parts() if part.said != ANY]
    for tile in named:
        bring_back(s, tile, named)
    on_top(s.tiles[pile], said, "tile", False)


def house_seats(s: KaidanState) -> None:
    """Lay a plain Room under each PG whose cell is said, if the scene names none there."""
    for pg in s.pgs:
        if pg.on_map and not s.board.covered(pg.cell):
            _lay_plain(s, slot_of(pg.cell))


def _add_room(s: KaidanState) -> None:
    """Lay a plain House tile, apart from the other Rooms if there is such a place."""
    empty = [slot for slot in range(SLOTS) if s.rooms[slot] == NO_ROOM and not area_of(slot)]
    apart = [slot for slot in empty if all(s.rooms[near] == NO_ROOM for near in NEIGHBOUR_SLOTS[slot])]
    choice = apart or empty
    if not choice or not _lay_plain(s, choice[s.chance.below(b"fill", len(choice))]):
        raise BadContent("given", "there is no Room for everybody: say where each PG is, and the Rooms")


def _lay_plain(s: KaidanState, slot: int) -> bool:
    """Lay a plain tile of the area on a position, the lowest of its pile; return whether there is one."""
    pile = s.tiles[area_of(slot)]
    plain = [tile for tile in pile if s.kit.rooms[tile].kind == "plain"]
    if not plain:
        return False
    pile.remove(plain[0])
    _put_room(s, slot, plain[0], 0)
    s.redraw()
    for at in cells_of(slot):
        if at in s.board.marks and at not in s.filled:
            _place_token(s, at, EXPLORED)
    return True


# Cards and tokens


def name_any_cards(s: KaidanState, said: Mapping[str, Given]) -> dict[str, Given]:
    """Each "?" among cards, and a number of them, is some card of its deck that nobody names."""
    unnamed = Unnamed(s, said)
    return {key: about.part(unnamed.within(key, about)) for key, about in said.items()}


class Unnamed:
    """The cards that are named nowhere, by deck; without keys and the Hyoirei, which are more than any card."""

    def __init__(self, s: KaidanState, said: Mapping[str, Given]) -> None:
        self.chance = s.chance
        named = Counter(plain(word.partition("+")[0]) for about in said.values() for word in _words(about.said))
        self.free: dict[str, list[str]] = {}
        for deck, name in enumerate(DECKS):
            cards = Counter(OBJECTS[kind] for kind in s.objects[deck] if kind != HYOIREI and kind not in KEY_BITS)
            self.free[name] = [card for card, count in cards.items() for _ in range(count - named[plain(card)])]

    def within(self, key: str, about: Given) -> Any:
        """Return what is said at a key, its cards named."""
        if key == "cards":
            return self.cards(about)
        if key == "worn" and about.said == ANY:
            return self.cards(about, "masks")[0]
        if key == "loot":
            return [self.within("", part) for part in about.parts()]
        if not isinstance(about.said, Mapping):
            return about.said
        if key == "discards":
            return {deck.said: self.cards(cards, deck.said) for deck, cards in about.entries()}
        if key == "stolen":
            return {who.said: self.cards(cards) for who, cards in about.entries()}
        if len(key) < 2:  # a seat, or an inventory token
            return {name.said: self.within(name.said, one) for name, one in about.entries()}
        return about.said

    def cards(self, about: Given, deck: str = DECKS[0]) -> Any:
        free = self.free.get(plain(deck), [])
        if isinstance(about.said, int) and not isinstance(about.said, bool):
            many = [ANY] * about.number(0, len(free))
        else:
            many = about.said if isinstance(about.said, list) else [about.said]
        if ANY not in many:
            return about.said if about.said != 0 else []
        if many.count(ANY) > len(free):
            raise about.wrong(f"there are not so many cards left in the deck {deck!r}")
        self.chance.shuffle(b"any", free)
        return [free.pop() if card == ANY else card for card in many]


def _words(said: Any) -> Iterator[str]:
    """Yield every text of a description."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, Mapping):
        for one in said.values():
            yield from _words(one)
    elif isinstance(said, list):
        for one in said:
            yield from _words(one)


def take_card(s: KaidanState, said: Given, spare: bool) -> int:
    """Take a card from its deck."""
    card = said.card()
    kind = kind_of(card)
    deck = s.objects[s.kit.deck_of[kind]]
    if kind in deck:
        deck.remove(kind)
    elif not spare:
        raise said.wrong(f"there is no {OBJECTS[kind]} left with {s.seats} seats (KA-015)")
    uses = s.kit.objects[kind].uses
    if card != kind and (not uses or card // 64 >= uses):
        raise said.wrong(f"{OBJECTS[kind]} cannot have been used so often")
    return card


def on_top(pile: list[int], said: Given, kind: str, spare: bool) -> None:
    """Put these on top of a pile, in this order; the rest lies as it lay. "?" is any other card of the pile."""
    numbers = [NO_CARD if part.said == ANY else part.id(kind) for part in said.parts()]
    for part, number in zip(said.parts(), numbers, strict=True):
        if number in pile:
            pile.remove(number)
        elif number != NO_CARD and not spare:
            raise part.wrong(f"there is no {part.said} left in this pile")
    if numbers.count(NO_CARD) > len(pile):
        raise said.wrong("there are not so many cards in this pile")
    pile += [pile.pop() if number == NO_CARD else number for number in numbers][::-1]


def tokens_from_bag(s: KaidanState, said: Given) -> list[int]:
    """Take door/movement tokens out of the bag; "?" is any other."""
    found = []
    for part in said.parts():
        if part.said != ANY:
            token = kinds_of_tokens(s.kit)[part.id("door token")]
            if token not in s.door_bag:
                raise part.wrong(f"{part.said} is not in the bag")
            s.door_bag.remove(token)
            found.append(token)
    for part in said.parts():
        if part.said == ANY:
            if not s.door_bag:
                raise part.wrong("the bag is empty")
            found.append(s.door_bag.pop(s.chance.below(b"any", len(s.door_bag))))
    return sorted(found)


def kinds_of_tokens(kit: Kit) -> list[int]:
    """The number shared by each token and those with the same sides."""
    sides = [sides_of(token) for token in kit.tokens]
    return [sides.index(side) for side in sides]


def tile_words(s: KaidanState, slot: int) -> str:
    """The Room on a position, as a scene says it."""
    code = s.rooms[slot]
    if code == NO_ROOM:
        return "none"
    return ROOMS[code >> 2] + (f" {(code & 3) * 90}" if code & 3 else "")
