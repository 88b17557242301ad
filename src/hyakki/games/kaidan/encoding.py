"""Kaidan as rows of numbers: observations and actions for programs that learn, version 1."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from hyakki.core.encoding import Block, Encoding, Names, Numbers, fill, packed
from hyakki.games.kaidan.board.geometry import BESIDE, CELLS, OFF, SIZE, SLOT_OF, cell_name, edge_between, edge_name
from hyakki.games.kaidan.board.tiles import EAST, SOUTH
from hyakki.games.kaidan.catalog.cards import DECKS, FACES, KEYS, PILES
from hyakki.games.kaidan.catalog.ids import CHARACTERS, CURSES, ENTITIES, EVENTS, OBJECTS, ROOMS, TOKENS
from hyakki.games.kaidan.knowledge.view import KaidanView
from hyakki.games.kaidan.options import MOMENTS, MOST_SEATS, QUESTIONS
from hyakki.games.kaidan.people import STANDEES, kind_of, spent_of
from hyakki.games.kaidan.steps import STEPS

FIGURES = STANDEES + MOST_SEATS
LOTS = {
    "cell": [cell_name(cell) for cell in range(CELLS)],
    "edge": [
        edge_name(edge_between(cell, BESIDE[cell][way]))
        for cell in range(CELLS)
        for way in (EAST, SOUTH)
        if BESIDE[cell][way] != OFF
    ],
    "object": OBJECTS,
    "token": TOKENS,
    "room": ROOMS,
    "character": CHARACTERS,
    "pile": PILES,
    "key": KEYS,
    "face": FACES,
    "moment": MOMENTS,
    "turn": ("0", "90", "180", "270"),
    "figure": [str(number + 1) for number in range(FIGURES)],
    "uses": ("1", "2", "3"),
}
ACTIONS = (
    *("pick {character}", "pick any", "move {cell}", "run", "examine", "examine evidence", "noise", "pass", "hide"),
    *("pass arming {object} {moment}", "escape", "reveal", "wish", "keep", "slip-away", "open {edge}", "break {edge}"),
    *("flee", "wait", "flee-to {cell}", "stop", "repel", "ritual", "ritual {object}", "ritual corpse {cell}"),
    *("resort {object}", "exorcise", "onryo-to {cell}", "voices {seat}", "token {token}", "roll", "even", "odd"),
    *("with {object}", "discard {object}", "open-inner {edge}", "let-be", "choose cell {cell}", "choose turn {turn}"),
    *("choose seat {seat}", "choose figure {figure}", "use {object}", "quick {object}", "on {seat}", "cell {cell}"),
    *("door {edge}", "pile {pile}", "key {key}", "show {face}", "wear {object}", "take-off", "omen", "sutra"),
    *("roll-again", "first-aid {seat}", "attack {seat}", "exorcise-pg {seat}", "trade {seat}", "accept", "refuse"),
    *("give {object}", "give {object} {uses}", "hand-over", "recover", "recover {seat}", "take {object}"),
    *("take {object} {uses}", "take-no-more", "next {room}", "agree"),
)
POINTS = ("seat {seat}", "cell {cell}", "edge {edge}", "object {object}", "character {character}", "token {token}")

MAP = ("room", "edge east", "edge south", "mark", "token", "filled", "corpse", "evidence", "flames", "darkness")
PEOPLE = ("inventory", "own figure", "other figures", "enemies")
CELL = Block("cells", (*MAP, *PEOPLE), [f"cell {name}" for name in LOTS["cell"]])
PLAIN = (
    *("oil", "keys", "opened", "event_deck", "entity_deck", "door_bag", "well", "gifts", "unmasked", "defeated"),
    *("impulse_struck", "announced", "turn", "phase", "stepped", "hushed", "chases", "round", "hunter", "fled"),
)
GAME = Block("game", (*PLAIN, *(f"tiles {pile}" for pile in PILES), *(f"deck {deck}" for deck in DECKS), *CURSES))
OWN = Block("own", ("points", "possessed", "marks counted", "neutral counted", "armed card", *TOKENS))
PG = (
    *("wounds", "noise", "pa", "pm", "weary", "used", "worn", "shelter", "spotted", "exhausted", "condemned"),
    *("died", "escaped", "cell"),
)
VALUES: Final = ("nerves", "force", "exorcism", "perception", "speed")
ROLES = ("active", "first", "decider", "hunted", "host", "arsonist")
SEATS = Block(
    "seats",
    ("at the table", *PG, "cards", "status", "tokens", *VALUES, *ROLES, *CHARACTERS),
    [f"seat {seat}" for seat in range(MOST_SEATS)],
)
FIGURE = ("cell", "alerted", "shaken", "raging", "evidence", "moved", "spoken", "banished")
FIGURES_BLOCK = Block(
    "figures",
    (*FIGURE, "stolen", *VALUES, "unrevealed", "onryo", *ENTITIES),
    [*(f"figure {number + 1}" for number in range(STANDEES)), *(f"onryo of {seat}" for seat in range(MOST_SEATS))],
)
OBJECT = Block("objects", ("own", "used", "discarded", "worn by"), [f"object {name}" for name in OBJECTS])
EVENT = Block("events", ("discarded", "lasts until"), [f"event {name}" for name in EVENTS])
AT_CHARACTER: Final = len(SEATS.columns) - len(CHARACTERS)
AT_ROLES = AT_CHARACTER - len(ROLES)
AT_KIND: Final = len(FIGURE) + 1 + len(VALUES)
AT_INVENTORY: Final = len(MAP)

COLUMN_OF: Final = [cell % SIZE // 2 for cell in range(CELLS)]
"""The column of Rooms that each cell lies in: it has one Darkness token."""

SEATED = frozenset(
    (
        *("seat", "seats", "subject", "voters", "order", "hunted", "rival", "partner", "owner", "killers", "entered"),
        *(
            "Attack.target",
            "ExorcisePg.target",
            "MoveByToken.target",
            "ResolveEvent.pending",
            "Walk.asked",
            "Wounds.by",
        ),
    )
)
"""The fields of Steps that hold seats. Other fields of the same names hold cells, or figures."""

_plain, _pg, _figure = attrgetter(*PLAIN), attrgetter(*PG), attrgetter(*FIGURE)


class KaidanEncoding(Encoding[KaidanView]):
    name = "kaidan_v1"
    most_seats = MOST_SEATS
    kinds = (*QUESTIONS, "altar", "again", "order", "vote")
    steps = STEPS
    people = SEATED
    own_blocks = (GAME, OWN, SEATS, FIGURES_BLOCK, CELL, OBJECT, EVENT)
    action_names = Names(ACTIONS, LOTS, MOST_SEATS)
    point_names = Names(POINTS, LOTS, MOST_SEATS)

    def lay(self, view: KaidanView, me: int, out: Numbers) -> None:
        fill(out, GAME.start, [*_plain(view), *view.tiles, *view.objects, *view.curses])
        self._lay_own(view, me, out)
        self._lay_seats(view, me, out)
        self._lay_figures(view, me, out)
        self._lay_map(view, out)
        for event in view.event_discard:
            out[EVENT.start + event * EVENT.width] += 1
        for event, turn in view.lasting:
            out[EVENT.start + event * EVENT.width + 1] = turn
        for pile in view.discards:
            for card in pile:
                out[OBJECT.start + kind_of(card) * OBJECT.width + 2] += 1

    def _lay_own(self, view: KaidanView, me: int, out: Numbers) -> None:
        for own in view.own:
            if own.seat == me:
                marks, neutral = own.counted if own.counted is not None else (-1, -1)
                armed = kind_of(own.armed[0]) + 1 if own.armed is not None else 0
                fill(out, OWN.start, (own.points, own.possessed, marks, neutral, armed))
                for token in own.tokens:
                    out[OWN.start + 5 + token] = 1
                for card in own.cards:
                    at = OBJECT.start + kind_of(card) * OBJECT.width
                    out[at] += 1
                    out[at + 1] += spent_of(card)

    def _lay_seats(self, view: KaidanView, me: int, out: Numbers) -> None:
        seats, roles = view.seats, (view.active, view.first, view.decider, view.hunted, view.host, view.arsonist)
        for seat, pg in enumerate(view.pgs):
            place = (seat - me) % seats
            at = SEATS.start + place * SEATS.width
            values = view.values[seat] or (0,) * len(VALUES)
            numbers = (1, *_pg(pg), view.sizes[seat], view.status[seat], view.held[seat], *values)
            fill(out, at, (*numbers, *(role == seat for role in roles)))
            if pg.character >= 0:
                out[at + AT_CHARACTER + pg.character] = 1
            if pg.worn >= 0:
                out[OBJECT.start + kind_of(pg.worn) * OBJECT.width + 3] = place + 1
            if pg.on_map:
                out[CELL.start + pg.cell * CELL.width + AT_INVENTORY + (1 if seat == me else 2)] += 1

    def _lay_figures(self, view: KaidanView, me: int, out: Numbers) -> None:
        for who, figure in enumerate(view.figures):
            row = who if who < STANDEES else STANDEES + (who - STANDEES - me) % view.seats
            at = FIGURES_BLOCK.start + row * FIGURES_BLOCK.width
            stolen = view.stolen[who] if who < len(view.stolen) else 0
            fill(out, at, (*_figure(figure), stolen, *(view.enemy_values[who] or (0,) * len(VALUES))))
            if figure.on_map:
                out[at + AT_KIND + (figure.kind + 2 if figure.kind >= 0 else -1 - figure.kind)] = 1
                out[CELL.start + figure.cell * CELL.width + AT_INVENTORY + 3] += 1

    def _lay_map(self, view: KaidanView, out: Numbers) -> None:
        start, width = CELL.start, CELL.width
        rooms, levels = view.rooms, view.levels
        _column(out, 0, [rooms[slot] + 1 for slot in SLOT_OF[:CELLS]])
        _column(out, 1, view.edges[0::2])
        _column(out, 2, view.edges[1::2])
        _column(out, 4, [token + 1 for token in view.tokens])
        _column(out, 9, [levels[column] for column in COLUMN_OF])
        for cell, mark in view.marks:
            out[start + cell * width + 3] = mark
        for column, cells in enumerate((view.filled, view.corpses, view.evidence, view.flames)):
            for cell in cells:
                out[start + cell * width + 5 + column] = 1
        for lying in view.loot:
            out[start + lying.cell * width + AT_INVENTORY] += lying.cards


def _column(out: Numbers, column: int, numbers: Sequence[int]) -> None:
    """Write one number of every cell."""
    first = CELL.start + column
    out[first : CELL.start + CELL.size : CELL.width] = packed(numbers)


ENCODING = KaidanEncoding()
