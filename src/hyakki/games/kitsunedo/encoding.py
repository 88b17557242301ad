"""Kitsunedo as rows of numbers: observations and actions for programs that learn, version 1."""

from __future__ import annotations

from array import array

from hyakki.core.encoding import Block, Encoding, Names, Numbers
from hyakki.games.kitsunedo.catalog.ids import ABILITIES, ANY_LANTERN, ITEMS, LANTERNS, LORDS, WILD
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView
from hyakki.games.kitsunedo.options import MOST_SEATS, QUESTIONS
from hyakki.games.kitsunedo.steps import STEPS
from hyakki.games.kitsunedo.words import WORDS

CARDS = tuple(ITEMS[item] for item in WILD) + tuple(f"leaf as {ITEMS[item]}" for item in WILD)
"""A card as it can be played: as itself, or a Leaf as another."""
LOTS = {"item": ITEMS, "lantern": LANTERNS, "lord": LORDS, "card": CARDS, "wild": [ITEMS[item] for item in WILD]}

ACTIONS = (
    *("pick {lord}", "pick any", "draw deck", "draw discard", "end", "summon", "thread", "gift"),
    *("steal {seat}", "attack {seat}", "peep {seat}", "trade {seat} {item}", "trade {seat} {item} leaf"),
    *("mark {seat} {card}", "play {card}", "strike", "stand", "challenge", "take", "ash", "concede", "concede shown"),
    *("reveal", "block", "keep {item}", "give {item}", "give-leaf leaf as {wild}", "no-swap", "swap {item} {item}"),
    *("discard {item}", "done", "flip", "stay", "agree", "refuse"),
)
POINTS = (
    *("seat {seat}", "hand {item}", "item {item}", "deck {item}", "seen {item}", "lantern {lantern}", "lord {lord}"),
    *(f"ability {ability}" for abilities in ABILITIES.values() for ability in abilities),
    *("deck", "discard", "own lantern"),
)

USED = ("used summon", "used steal", "used peep", "used gift")
"""The powers that are used up in a turn, in the order of their bits."""
OWN = Block("own", (*ITEMS, *(f"lantern {name}" for name in LANTERNS), "barred sake", "barred leaf"))
GAME = Block(
    "game",
    (
        *("deck", "discard", "lantern deck", "turn", "first round", "extra", "cut", "reaped", "threaded", "thread"),
        *USED,
        *(f"discarded {name}" for name in ITEMS),
        *(f"last discarded {name}" for name in ITEMS),
        *(f"played {name}" for name in ITEMS),
        *(f"top of the deck can be {name}" for name in ITEMS),
    ),
)
SEATS = Block(
    "seats",
    (
        *("at the table", "lives", "cards", "active", "starter", "mark", "fresh mark"),
        *LORDS,
        *(f"safe {name}" for name in LANTERNS),
        *(f"lantern can be {name}" for name in LANTERNS),
        *(f"sure {name}" for name in ITEMS),
        *(f"can hold {name}" for name in ITEMS),
    ),
    [f"seat {seat}" for seat in range(MOST_SEATS)],
)
KINDS = range(len(ITEMS))
AT_LANTERN_OF_OWN, AT_BARRED = len(ITEMS), len(ITEMS) + len(LANTERNS)
AT_LORD = 7
AT_SAFE = AT_LORD + len(LORDS)
AT_LANTERN = AT_SAFE + len(LANTERNS)
AT_SURE = AT_LANTERN + len(LANTERNS)
AT_CAN = AT_SURE + len(ITEMS)
AT_USED = 10
AT_DISCARDED = AT_USED + len(USED)
AT_LAST = AT_DISCARDED + len(ITEMS)
AT_PLAYED = AT_LAST + len(ITEMS)
AT_TOP = AT_PLAYED + len(ITEMS)


def _columns(count: int) -> tuple[array[int], ...]:
    """Return for each mask a column for each of its bits."""
    return tuple(array("h", [mask >> bit & 1 for bit in range(count)]) for mask in range(1 << count))


BITS, OF_LANTERNS, OF_USED = _columns(len(ITEMS)), _columns(len(LANTERNS)), _columns(len(USED))
SURE = {1 << kind: kind for kind in KINDS}
"""The kind of a card, if its mask leaves only one."""
LONG = 9999
"""More Turns than this count as this."""


class KitsunedoEncoding(Encoding[KitsunedoView]):
    name = "kitsunedo_v1"
    most_seats = MOST_SEATS
    kinds = tuple(kind for kind in QUESTIONS if " " not in kind)
    steps = STEPS
    people = WORDS.people
    own_blocks = (OWN, GAME, SEATS)
    action_names = Names(ACTIONS, LOTS, MOST_SEATS)
    point_names = Names(POINTS, LOTS, MOST_SEATS)

    def lay(self, view: KitsunedoView, me: int, out: Numbers) -> None:
        for own in view.own:
            if own.seat == me:
                at = OWN.start
                out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4] = own.hand
                if own.lantern >= 0:
                    out[at + AT_LANTERN_OF_OWN + own.lantern] = 1
                if own.barred is not None:
                    out[at + AT_BARRED], out[at + AT_BARRED + 1] = own.barred
        self._lay_game(view, out)
        self._lay_seats(view, me, out)

    def _lay_game(self, view: KitsunedoView, out: Numbers) -> None:
        at, discard = GAME.start, view.discard
        out[at] = view.deck
        out[at + 1] = len(discard)
        out[at + 2] = view.lantern_deck
        out[at + 3] = min(view.turn, LONG)
        out[at + 4] = view.round == 1
        out[at + 5] = view.extra
        out[at + 6] = view.cut
        out[at + 7] = view.reaped
        out[at + 8] = view.threaded
        out[at + 9] = view.thread is not None
        out[at + AT_USED : at + AT_DISCARDED] = OF_USED[view.used]
        if discard:
            out[at + AT_DISCARDED : at + AT_LAST] = array("h", [*map(discard.count, KINDS)])
            out[at + AT_LAST + discard[-1]] = 1
        for item in view.played:
            out[at + AT_PLAYED + item] += 1

    def _lay_seats(self, view: KitsunedoView, me: int, out: Numbers) -> None:
        seats, start, width = view.seats, SEATS.start, SEATS.width
        memory = view.memory
        items, lanterns = memory["items"], memory["lantern_masks"]
        masks, zones = items["masks"], items["zones"]
        for seat in range(seats):
            at = start + (seat - me) % seats * width
            out[at] = 1
            out[at + 1] = view.lives[seat]
            out[at + 2] = view.sizes[seat]
            out[at + 5] = view.marks[seat] + 1
            if view.lords[seat] >= 0:
                out[at + AT_LORD + view.lords[seat]] = 1
            number = memory["lanterns"][seat]
            if number >= 0:
                out[at + AT_LANTERN : at + AT_SURE] = OF_LANTERNS[lanterns[number]]
            can = 0
            for slot in zones[seat]:
                mask = masks[slot]
                can |= mask
                if mask in SURE:
                    out[at + AT_SURE + SURE[mask]] += 1
            out[at + AT_CAN : at + width] = BITS[can]
            out[at + AT_SAFE : at + AT_LANTERN] = OF_LANTERNS[view.safe >> len(LANTERNS) * seat & ANY_LANTERN]
            if view.fresh >> seat & 1:
                out[at + 6] = 1
        if view.active >= 0:
            out[start + (view.active - me) % seats * width + 3] = 1
        if view.starter >= 0:
            out[start + (view.starter - me) % seats * width + 4] = 1
        deck = zones[-1]
        if deck:
            at = GAME.start + AT_TOP
            out[at : at + len(ITEMS)] = BITS[masks[deck[-1]]]


ENCODING = KitsunedoEncoding()
