"""The meaning of the fields and numbers of Kaidan, for texts."""

from __future__ import annotations

from hyakki.core.words import Words
from hyakki.games.kaidan.board.geometry import CELLS, SLOTS, cell_name, cells_of, edge_cells, edge_name
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, DECKS, FACES, KEYS, PILES, TESTS
from hyakki.games.kaidan.catalog.ids import CHARACTERS, ENTITIES, EVENTS, LOST, OBJECTS, ROOMS, TOKENS
from hyakki.games.kaidan.catalog.loading import make_rules
from hyakki.games.kaidan.options import MOST_SEATS, WINDOWS
from hyakki.games.kaidan.people import SPENT, STANDEES, onryo_of
from hyakki.games.kaidan.scenes import facts
from hyakki.games.kaidan.state import PHASES

MOST_USES = 4
"""A card may have been used up to so many times and still be there."""

_PIECES = (
    *("none", "exploration", "spent", "corpse", "mask", "mask-taken", "blue", "blue-taken"),
    *("hiding", "hiding-1", "hiding-2", "hiding-3"),
)
"""Tokens on the map, in the order of their codes (state.py)."""


def _keys(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}-{name}" for name in names)


_DEEDS = (
    *("use", "quick", "attack", "exorcise-pg", "trade", "first-aid", "recover", "omen", "wish"),
    *("move", "run", "noise", "hide", "examine", "wear", "take-off", "reveal"),
)
"""What a living character may do, in the order of its keys."""
_ROOMS = _keys("room", ROOMS)
_OBJECTS = tuple(f"object-{OBJECTS[card % SPENT % len(OBJECTS)]}" for card in range(SPENT * MOST_USES))
"""The name of each card: a used one keeps the name it had."""
_KEYS = ("", *(f"key-{KEYS[bit.bit_length() - 1]}" if bit in (1, 2, 4) else "" for bit in range(1, 5)))
_CURSES = tuple(f"room-{curse.room}" for curse in make_rules(2, {}).curses.values())
_EDGES = tuple(
    edge_name(edge) if max(edge_cells(edge)) < CELLS else "" for edge in range(CELLS * 2)
)  # the board's edge has no other side

_PEOPLE = "seat partner target killer owner rival first active hunted host decider subject voters"

WORDS = Words(
    filled=(*Words().filled, "text-"),
    people=frozenset(_PEOPLE.split()),
    unsaid=("*.pg", "*.at", "*.cards", "*.status"),
    things={
        "character": _keys("character", CHARACTERS),
        **dict.fromkeys(("room", "tiles", "tile"), _ROOMS),
        **dict.fromkeys(("entity", "known"), _keys("entity", ENTITIES)),
        **dict.fromkeys(
            ("figure", "who", "hunter"), tuple(f"figure-{who + 1}" for who in range(STANDEES + MOST_SEATS))
        ),
        **dict.fromkeys(("card", "cards", "object", "cards_given", "cards_received"), _OBJECTS),
        "event": _keys("eventcard", EVENTS),
        "curse": _CURSES,
        "deck": _keys("deck", DECKS),
        "pile": _keys("pile", PILES),
        "attribute": _keys("attribute", ATTRIBUTES),
        "purpose": _keys("purpose", TESTS),
        "face": _keys("face", FACES),
        "person": _keys("lost", LOST),
        **dict.fromkeys(("token", "tokens"), _keys("token", TOKENS)),
        "piece": _keys("piece", _PIECES),
        "key": _KEYS,
        "phase": _keys("phase", PHASES),
    },
    labels={
        **dict.fromkeys(("cell", "cells", "grave"), tuple(map(cell_name, range(CELLS)))),
        "edge": _EDGES,
        "slot": tuple(cell_name(cells_of(slot)[0]) for slot in range(SLOTS)),
        **dict.fromkeys(("column", "columns"), tuple(f"{2 * column + 1}-{2 * column + 2}" for column in range(5))),
    },
    called={"figure": "known"},
    owned={f"figure-{onryo_of(seat) + 1}": seat for seat in range(MOST_SEATS)},
    actions={
        "act": (*_DEEDS, "open", "break", "escape", "pass"),
        "chase": (*_DEEDS, "open-inner", "flee", "wait", "escape", "pass"),
        "flee": ("flee-to", "hide", "stop", "quick", "open-inner", "break"),
        "roll": ("roll", "quick", "with", "open-inner"),
        "roll-guess": ("roll", "quick", "with", "open-inner"),
        "guess": ("even", "odd", "quick", "open-inner"),
        "onryo": ("token", "voices", "let-be"),
        **{f"window-{name}": ("let-be", "quick", "open-inner", "sutra", "hide") for name in WINDOWS},
        **dict.fromkeys(("react", "last-chance"), ("repel", "exorcise", "ritual", "resort", "quick", "open-inner")),
    },
    options={
        "pick": ("character",),
        **dict.fromkeys(("move", "flee-to", "onryo-to", "cell"), ("cell",)),
        **dict.fromkeys(("open", "open-inner", "break", "door"), ("edge",)),
        "examine": ("what",),
        **dict.fromkeys(("use", "quick", "with", "discard", "resort", "wear"), ("card",)),
        **dict.fromkeys(("give", "take"), ("card", "spent")),
        "ritual": ("card", "cell"),
        **dict.fromkeys(("attack", "exorcise-pg", "trade", "first-aid", "voices", "on"), ("target",)),
        "recover": ("owner",),
        "choose": ("what", "choice"),
        "token": ("token",),
        "pile": ("pile",),
        "key": ("key",),
        "show": ("face",),
        "next": ("room",),
        "pass": ("arming", "card", "moment"),
    },
    quoted={
        "event": ("event", EVENTS),
        "curse-awoke": ("curse", tuple(make_rules(2, {}).curses)),
        "used": ("card", tuple(OBJECTS[card % SPENT % len(OBJECTS)] for card in range(SPENT * MOST_USES))),
    },
    silent=frozenset(
        {
            *("tokens-back", "unasked", "entities-shuffled", "room-placed", "activation-ended", "decided"),
            "instant",  # what it is follows at once
        }
    ),
    by_the_way=facts.BY_THE_WAY,
    forced=frozenset({"roll-guess"}),
)
