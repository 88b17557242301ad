"""Positions of Kaidan as people say them: a partial description in, a whole legal State out.

Cells are "3-4" (row 3, column 4), things are named by their ids, piles are written from the top. What is not said is
any legal filling, drawn from chance: a set-up game is the base, so every card, tile and token is somewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.content import AS_WRITTEN
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.games.kaidan.board.geometry import cell_name
from hyakki.games.kaidan.catalog.cards import DECKS, KEYS, PILES
from hyakki.games.kaidan.catalog.ids import PASSAGE, TREASURE
from hyakki.games.kaidan.catalog.loading import make_rules
from hyakki.games.kaidan.options import MOST_SEATS
from hyakki.games.kaidan.people import NOBODY, UNREVEALED, Figure, Loot, onryo_of
from hyakki.games.kaidan.scenes.given import Given
from hyakki.games.kaidan.scenes.layout import (
    TOKEN_WORDS,
    fill_seats,
    house_seats,
    lay_rooms,
    name_any_cards,
    on_top,
    possess,
    put_token,
    seat_pgs,
    set_darkness,
    take_card,
    tell_seat,
    tiles_on_top,
    tokens_from_bag,
)
from hyakki.games.kaidan.scenes.phases import AT, PHASE_OF, begin_at, turn_in_hand
from hyakki.games.kaidan.state import AWAKENING, PHASES, UNIVERSAL, KaidanState
from hyakki.games.kaidan.steps.draw import KEY_BITS
from hyakki.games.kaidan.steps.setup import SetUp

FOUND = {**{name: 1 << place for place, name in enumerate(KEYS)}, "universal": UNIVERSAL}
PLACED = {name: 1 << place for place, name in enumerate(KEYS)}
FLAGS = ("unmasked", "defeated", "impulse_struck", "well", "hushed")
BEFORE_ALL = ("seats", "options", "at")
OF_THE_TURN = ("turn", "phase", "first", "active", "chase")
OF_THE_MAP = ("rooms", "tokens", "laid", "keys", "forced", "found")


def build(given: Mapping[str, Any], chance: Chance, *, spare: bool = False) -> KaidanState:
    """Lay a position before its next step runs: give Memories what they know of it, then `advance`. With `spare`
    cards may be named that so few seats do not play with, and what is not said does not vary."""
    said = {key.upper() if len(key) == 1 else key: Given(f"given.{key}", value) for key, value in given.items()}
    for key, about in said.items():
        if not _is_seat(key) and key not in (*BEFORE_ALL, *OF_THE_TURN, *OF_THE_MAP, *TABLE):
            known = (*BEFORE_ALL, *OF_THE_TURN, *OF_THE_MAP, *TABLE)
            raise about.wrong(f"unknown; choose one of the seats, {', '.join(known)}")
    s = _table(said)
    s.chance = chance
    at = said["at"].one_of(AT) if "at" in said else "chase" if "chase" in said else "act"
    if at == "start":
        return _nothing_yet(s, said)
    SetUp().make_piles(s)
    s.log.clear()
    said = name_any_cards(s, said)
    if at != "awakening":
        s.tiles[0] += [PASSAGE, TREASURE]
        chance.shuffle(b"tiles", s.tiles[0])
    _turn(s, said, at)
    s.keys = said["keys"].bits(PLACED) if "keys" in said else 0
    if "forced" in said:
        s.forced = [part.edge() for part in said["forced"].parts()]
    lay_rooms(s, said.get("rooms"), said.get("tokens"))
    if "laid" in said:
        _lay(s, said["laid"])
    people = {seat: said[seat_name(seat)] for seat in range(s.seats) if seat_name(seat) in said}
    seat_pgs(s, people, vary=not spare)
    for seat, about in people.items():
        tell_seat(s, seat, about, spare)
    if "first" not in said:
        s.first = next((seat for seat, pg in enumerate(s.pgs) if pg.alive), 0)
    for key, handler in TABLE.items():
        if key in said:
            handler(s, said[key], spare)
    _hyoirei_of_the_dead(s, said)
    _keys_found(s, said, people)
    s.redraw()
    house_seats(s)
    if at != "awakening":
        fill_seats(s, vary=not spare)
    _check(s)
    begin_at(s, at, said)
    _points_left(s, people)
    chance.drawn.clear()
    return s


def cell(name: str) -> int:
    return Given("cell", name).cell()


def edge(name: str) -> int:
    return Given("edge", name).edge()


def _is_seat(key: str) -> bool:
    return len(key) == 1 and "A" <= key <= seat_name(MOST_SEATS - 1)


def _table(said: Mapping[str, Given]) -> KaidanState:
    named = max([2, *(ord(key) - 64 for key in said if _is_seat(key))])
    seats = said["seats"].number(2, MOST_SEATS) if "seats" in said else named
    if named > seats and named > 2:
        raise BadContent(f"given.{seat_name(named - 1)}", f"there is no such seat: there are {seats}")
    options = {str(key.said): value.said for key, value in said["options"].entries()} if "options" in said else {}
    try:
        rules = make_rules(seats, {"set": AS_WRITTEN, **options})
    except BadContent as error:
        raise BadContent(f"given.options: {error.where}", error.what) from None
    return KaidanState(rules, seats)


def _nothing_yet(s: KaidanState, said: Mapping[str, Given]) -> KaidanState:
    for key, about in said.items():
        if key not in BEFORE_ALL:
            raise about.wrong('cannot be said: with at = "start" nothing has happened yet')
    s.push(SetUp())
    return s


def _turn(s: KaidanState, said: Mapping[str, Given], at: str) -> None:
    """Set the number of the Turn, its phase and the First Player; with "preparation" the Turn is about to begin."""
    if at == "awakening":
        s.phase, s.turn = AWAKENING, 0
    else:
        s.turn = said["turn"].number(1) - (at == "preparation") if "turn" in said else 2 - (at == "preparation")
        phase = said["phase"].one_of(PHASES) if "phase" in said else PHASE_OF.get(at, "pg")
        s.phase = PHASES.index(phase)
    if "first" in said:
        s.first = said["first"].seat(s.seats)


def _points_left(s: KaidanState, people: Mapping[int, Given]) -> None:
    """Take PA and PM from PGs whose Activation is over, unless the description names them (KA-R46)."""
    acted = turn_in_hand(s)
    for seat in acted:
        said = people[seat].said if seat in people else {}
        if "pa" not in said:
            s.pgs[seat].pa = 0
        if "pm" not in said:
            s.pgs[seat].pm = 0


def _keys_found(s: KaidanState, said: Mapping[str, Given], people: Mapping[int, Given]) -> None:
    """Settle the keys: one whose token is placed has left the game, unless a PG has it and the universal key did its
    work; one that is found and nowhere else is held by a PG of whose inventory nothing is said (KA-R122)."""
    for key, bit in KEY_BITS.items():
        deck = s.objects[s.kit.deck_of[key]]
        if bit & s.keys and key in deck:
            deck.remove(key)
    if "found" in said:
        for key, bit in KEY_BITS.items():
            deck = s.objects[s.kit.deck_of[key]]
            if bit & said["found"].bits(FOUND) and key in deck:
                deck.remove(key)
                silent = [
                    seat
                    for seat, pg in enumerate(s.pgs)
                    if pg.alive and (seat not in people or "cards" not in people[seat].said)
                ]
                if not silent:
                    raise said["found"].wrong("who has the key? Say so in `cards` or `loot`")
                s.gain(silent[0], key)
    s.found = sum(bit for key, bit in KEY_BITS.items() if key not in s.objects[s.kit.deck_of[key]])


def _hyoirei_of_the_dead(s: KaidanState, said: Mapping[str, Given]) -> None:
    """Defeat the Hyoirei of a PG that has died (KA-211)."""
    if s.possessed == NOBODY or not s.pgs[s.possessed].died or s.defeated:
        return
    if "defeated" in said:
        raise said["defeated"].wrong(f"the possessed PG, {seat_name(s.possessed)}, has died (KA-211)")
    _defeat(s)


def _check(s: KaidanState) -> None:
    """Check that each cell holds one PG or entity, and that PGs are in Rooms (KA-076, KA-R70)."""
    taken: dict[int, str] = {}
    for seat, pg in enumerate(s.pgs):
        if pg.on_map:
            where = f"given.{seat_name(seat)}.at"
            if not s.board.covered(pg.cell):
                raise BadContent(where, f"no Room lies at {cell_name(pg.cell)}")
            if pg.cell in taken:
                raise BadContent(where, f"{taken[pg.cell]} is on {cell_name(pg.cell)} (KA-076)")
            taken[pg.cell] = seat_name(seat)
    for who, figure in enumerate(s.figures):
        if figure.on_map:
            if figure.cell in taken:
                raise BadContent("given.entities", f"{taken[figure.cell]} is on {cell_name(figure.cell)} (KA-076)")
            taken[figure.cell] = f"figure {who + 1}"
    for seat, secret in enumerate(s.secrets):
        if not secret.status and not s.defeated:
            where = f"given.{seat_name(seat)}.status"
            raise BadContent(where, "has five cards, unless the Hyoirei is said to be `defeated` (KA-025)")
    if s.pgs[s.first].died or s.pgs[s.first].escaped:
        raise BadContent("given.first", f"{seat_name(s.first)} is no living PG (KA-R107)")


# The rest of the table

Handler = Callable[[KaidanState, Given, bool], None]


def _entities(s: KaidanState, said: Given, spare: bool) -> None:
    """Place entities: "2" = "EN-JI 4-3", "1" = "? 3-6 alerted", or a table."""
    for number, about in said.entries():
        who = number.standee()
        if isinstance(about.said, str):
            name, at, *words = (*about.word().split(), "", "")
            if any(word not in ("", "alerted") for word in words):
                raise about.wrong(f"{about.said!r} is not an entity and its cell, with or without alerted")
            table: dict[str, Any] = {"is": name, "at": at, "alerted": "alerted" in words}
            about = Given(about.where, table)
        parts = about.fields(("is", "at", "alerted", "shaken", "raging", "evidence"), ("is", "at"))
        figure = s.figures[who] = Figure(cell=parts["at"].cell(), kind=_kind(s, parts["is"], spare))
        if "alerted" in parts:
            figure.alerted = parts["alerted"].flag()
        if "shaken" in parts:
            figure.shaken = sum(1 << part.seat(s.seats) for part in parts["shaken"].parts())
        figure.raging = parts["raging"].number() if "raging" in parts else 0
        figure.evidence = parts["evidence"].number(0, 2) if "evidence" in parts else 0


def _kind(s: KaidanState, said: Given, spare: bool) -> int:
    if said.said == "?":
        return UNREVEALED
    kind = said.id("entity")
    if kind in s.entity_deck:
        s.entity_deck.remove(kind)
    elif s.kit.entities[kind].copies and not spare:
        raise said.wrong(f"there are only {s.kit.entities[kind].copies} of them")
    return kind


def _onryo(s: KaidanState, said: Given, spare: bool) -> None:
    for name, about in said.entries():
        seat = name.seat(s.seats)
        parts = about.fields(("at", "moved", "spoken", "alerted", "banished", "tokens"))
        figure = s.figures[onryo_of(seat)]
        if "at" in parts:
            figure.cell = parts["at"].cell()
        for flag in ("moved", "spoken", "alerted", "banished"):
            if flag in parts:
                setattr(figure, flag, parts[flag].flag())
        if not s.pgs[seat].died:
            raise BadContent(f"given.{seat_name(seat)}.died", "must say in which Turn this PG died")
        if "tokens" in parts:
            s.secrets[seat].tokens = tuple(tokens_from_bag(s, parts["tokens"]))


def _loot(s: KaidanState, said: Given, spare: bool) -> None:
    for about in said.parts():
        parts = about.fields(("owner", "at", "cards"), ("at", "cards"))
        owner = parts["owner"].seat(s.seats) if "owner" in parts else NOBODY
        cards = tuple(sorted(take_card(s, card, spare) for card in parts["cards"].parts()))
        cell = parts["at"].cell()
        if any((loot.cell, loot.owner) == (cell, owner) for loot in s.loot):
            raise about.wrong("there is such an inventory token already")
        s.loot.append(Loot(cell, owner, cards))


def _stolen(s: KaidanState, said: Given, spare: bool) -> None:
    for number, cards in said.entries():
        s.stolen[number.standee()] = sorted(take_card(s, card, spare) for card in cards.parts())


def _darkness(s: KaidanState, said: Given, spare: bool) -> None:
    set_darkness(s, said)


def _possessed(s: KaidanState, said: Given, spare: bool) -> None:
    seat = said.seat(s.seats)
    if s.possessed != seat:
        possess(s, seat, said, spare)


def _defeated(s: KaidanState, said: Given, spare: bool) -> None:
    if said.flag():
        _defeat(s)


def _defeat(s: KaidanState) -> None:
    s.defeated = True
    for secret in s.secrets:
        secret.status = ()


def _doors(s: KaidanState, said: Given, spare: bool) -> None:
    """Read the exterior doors checked in this Activation: "open", or the number they are blocked with (KA-R32)."""
    for name, known in said.entries():
        blocked = 0 if known.said in ("open", 0) else known.number(1)
        s.doors.append((name.edge(), blocked))


def _seats_and_edges(field: str) -> Handler:
    """ "A 3-4|3-5": the free attempt of this Turn has been made (KA-R33), or the door was opened to look (KA-R31)."""

    def tell(s: KaidanState, said: Given, spare: bool) -> None:
        for part in said.parts():
            seat, _, edge = part.word().partition(" ")
            getattr(s, field).append((Given(part.where, seat).seat(s.seats), Given(part.where, edge).edge()))

    return tell


def _lasting(s: KaidanState, said: Given, spare: bool) -> None:
    """Read events that hold until the end of the next Turn; with a table: until the end of that Turn."""
    if isinstance(said.said, Mapping):
        s.lasting = [(name.id("event"), last.number(1)) for name, last in said.entries()]
    else:
        s.lasting = [(name.id("event"), s.turn + 1) for name in said.parts()]
    for event, _ in s.lasting:
        if event in s.event_deck:
            s.event_deck.remove(event)
            s.event_discard.append(event)


def _event_deck_size(s: KaidanState, said: Given, spare: bool) -> None:
    """Leave so many cards in the Event deck; the others have been drawn."""
    gone = len(s.event_deck) - said.number(0, len(s.event_deck))
    s.event_discard += s.event_deck[:gone]
    del s.event_deck[:gone]


def _ring(s: KaidanState, said: Given, spare: bool) -> None:
    """Place the spare noise die; "3-4 4" is a cell and a level (OB19)."""
    at, _, level = said.word().partition(" ")
    if not level.isdigit():
        raise said.wrong(f"{said.said!r} is not a cell and a level of Noise, like 3-4 4")
    s.ring = (Given(said.where, at).cell(), int(level))


def _discards(s: KaidanState, said: Given, spare: bool) -> None:
    for deck, cards in said.entries():
        pile = DECKS.index(deck.one_of(DECKS))
        s.discards[pile] = sorted(take_card(s, card, spare) for card in cards.parts())


def _door_bag(s: KaidanState, said: Given, spare: bool) -> None:
    """Fill the bag of door/movement tokens with exactly these; the others have been drawn this Turn."""
    kept = tokens_from_bag(s, said)
    s.tokens_out = sorted((*s.tokens_out, *s.door_bag))
    s.door_bag = kept


def _tokens_out(s: KaidanState, said: Given, spare: bool) -> None:
    s.tokens_out = tokens_from_bag(s, said)


def _map_bag(s: KaidanState, said: Given, spare: bool) -> None:
    """Fill the bag of map tokens with exactly these; the others are out of the game."""
    bag = []
    for part in said.parts():
        drawn = TOKEN_WORDS[part.one_of(tuple(TOKEN_WORDS))]
        if drawn not in s.map_bag:
            raise part.wrong("there are not so many of them left")
        s.map_bag.remove(drawn)
        bag.append(drawn)
    s.map_bag = sorted(bag)


def _corpses(s: KaidanState, said: Given, spare: bool) -> None:
    """Lay corpses beside those of PGs that have died; a grave that is named again is the same one."""
    graves = list(s.corpses)
    s.corpses += [cell for cell in (part.cell() for part in said.parts()) if cell not in graves]


def _lay(s: KaidanState, said: Given) -> None:
    """Lay tokens that an effect has put on cells without a marker (LP3)."""
    for at, token in said.entries():
        put_token(s, at.cell(), token)


def _cells(field: str) -> Handler:
    return lambda s, said, spare: setattr(s, field, [part.cell() for part in said.parts()])


def _edges(field: str) -> Handler:
    return lambda s, said, spare: setattr(s, field, [part.edge() for part in said.parts()])


def _seats(field: str) -> Handler:
    return lambda s, said, spare: setattr(s, field, [part.seat(s.seats) for part in said.parts()])


def _pairs(field: str) -> Handler:
    """ "A B": a seat and another."""

    def tell(s: KaidanState, said: Given, spare: bool) -> None:
        for part in said.parts():
            one, _, other = part.word().partition(" ")
            getattr(s, field).append((Given(part.where, one).seat(s.seats), Given(part.where, other).seat(s.seats)))

    return tell


def _number(field: str) -> Handler:
    return lambda s, said, spare: setattr(s, field, said.number())


def _flag(field: str) -> Handler:
    return lambda s, said, spare: setattr(s, field, said.flag())


def _deck(deck: int) -> Handler:
    return lambda s, said, spare: on_top(s.objects[deck], said, "object", spare)


def _pile(pile: int) -> Handler:
    return lambda s, said, spare: tiles_on_top(s, pile, said)


def _curses(s: KaidanState, said: Given, spare: bool) -> None:
    """Leave these cards in the deck of curses."""
    left = [part.id("curse") for part in said.parts()]
    s.curses = [number in left for number in range(len(s.curses))]


TABLE: dict[str, Handler] = {
    "entities": _entities,
    "onryo": _onryo,
    "darkness": _darkness,
    "announced": lambda s, said, spare: setattr(s, "announced", said.number(0, 2)),
    "curses": _curses,
    "lasting": _lasting,
    "possessed": _possessed,
    "doors": _doors,
    "looked": _seats_and_edges("looked"),
    "free_breaks": _seats_and_edges("free_breaks"),
    "exchanged": _seats("exchanged"),
    "proposals": _pairs("proposals"),
    "stepped": _number("stepped"),
    "loot": _loot,
    "stolen": _stolen,
    "oil": lambda s, said, spare: setattr(s, "oil", said.cell()),
    "ring": _ring,
    "ofuda_doors": _edges("ofuda_doors"),
    "discards": _discards,
    "events": lambda s, said, spare: on_top(s.event_deck, said, "event", spare),
    "event_deck_size": _event_deck_size,
    "entity_deck": lambda s, said, spare: on_top(s.entity_deck, said, "entity", spare),
    "lost_house": lambda s, said, spare: on_top(s.lost_decks[0], said, "Lost Person", spare),
    "lost_garden": lambda s, said, spare: on_top(s.lost_decks[1], said, "Lost Person", spare),
    "tokens_out": _tokens_out,
    "door_bag": _door_bag,
    "map_bag": _map_bag,
    "gifts_drawn": _number("gifts"),
    "arsonist": lambda s, said, spare: setattr(s, "arsonist", said.seat(s.seats)),
    "corpses": _corpses,
    **{name: _cells(name) for name in ("flames", "evidence")},
    **{name: _flag(name) for name in FLAGS if name != "defeated"},
    "defeated": _defeated,
    **{name: _deck(deck) for deck, name in enumerate(DECKS)},
    **{name: _pile(pile) for pile, name in enumerate(PILES)},
}
"""The keys of the table, in the order in which they are laid out."""
