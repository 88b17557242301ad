"""Shadow Tactics as rows of numbers: observations and actions for programs that learn, version 1.

The map is not in an observation, only what stands on it: the mission and its map are the same in every game that one
learns from. Of a custom map, yards beyond `YARDS` and bushes and junctions beyond `HEXES` are left out.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from hyakki.core.encoding import Block, Encoding, Names, Numbers, fill
from hyakki.games.shadow_tactics.board.places import BUSHES, JUNCTIONS, PER_YARD, place_name, post_name, stance_name
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, ITEMS, MISSIONS, NINJAS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.knowledge.view import ShadowView
from hyakki.games.shadow_tactics.options import MOST_SEATS, QUESTIONS
from hyakki.games.shadow_tactics.steps import STEPS
from hyakki.games.shadow_tactics.words import WORDS

YARDS: Final = 24
HEXES: Final = 48
POSTS: Final = YARDS * PER_YARD
PLACES = [
    *(place_name(yard) for yard in range(YARDS)),
    *(place_name(BUSHES + bush) for bush in range(HEXES)),
    *(place_name(JUNCTIONS + junction) for junction in range(HEXES)),
]
LOTS = {
    "ninja": NINJAS,
    "card": CARDS,
    "item": ITEMS,
    "quest": QUESTS,
    "order": ORDERS,
    "colour": COLOURS,
    "post": [post_name(post) for post in range(POSTS)],
    "stance": [stance_name(stance) for stance in range(2 * POSTS)],
    "yard": PLACES[:YARDS],
    "bush": PLACES[YARDS : YARDS + HEXES],
    "junction": PLACES[YARDS + HEXES :],
    "place": PLACES,
    "slot": [str(slot + 1) for slot in range(9)],
    "coin": [str(value) for value in range(10)],
    "which": ("first", "second"),
}
ACTIONS = (
    *("pick {ninja}", "sample", "claim {item} {ninja}", "quest {quest}", "value {coin}", "on {junction}", "on {post}"),
    *("enter {ninja} {bush}", "confirm", "lay {ninja}", "take-up {ninja}", "show {ninja} {which}", "slot {slot}"),
    *("first {card}", "then {card}", "alone", "ready", "not-ready", "play {order}", "prepare {order}"),
    *("follow {order}", "decline", "search", "power", "guard {post}", "to {stance}", "to tower>{place}"),
    *("choose {post}", "take", "leave", "mission", "collect", "use {item}", "aim {yard}"),
    *("through {junction} {colour}", "exit {bush}", "body {post}", "heal {ninja}", "flip", "let-be"),
    *("light {junction}", "face {junction}", "agree", "refuse"),
)
POINTS = (
    *("ninja {ninja}", "card {card}", "guard {post}", "post {stance}", "body {post}", "place {place}", "item {item}"),
    *("quest {quest}", "order {order}", "active {order}", "slot {slot}"),
)

PLAIN = (
    *("focus", "opened", "pool", "deck", "hand", "deployed", "quest", "markers", "quest_done", "power", "round"),
    *("phase", "time", "noise", "threshold", "alarm", "searching", "power_used", "documents", "documents_at"),
    *("poisoned", "figure_dead", "rescued", "rung"),
)
KINDS = ("S", "O", "A", "D", "F", "H")
GAME = Block(
    "game",
    (*PLAIN, *(f"reserve {n + 1}" for n in range(6)), *(f"off board {n + 1}" for n in range(6)), *MISSIONS),
)
SEATS = Block(
    "seats",
    ("at the table", "daimyo", "ready", "confirmed", "away"),
    [f"seat {seat}" for seat in range(MOST_SEATS)],
)
NINJA = (
    *("bush", "damage", "spare", "jutsu", "spent", "lost", "carries", "quest", "markers", "completed", "slot", "count"),
    *("one_move", "executed", "failed", "kills", "dropped", "found"),
)
NINJA_BLOCK = Block(
    "ninjas",
    ("seat", *NINJA, "health", "first shown", "second shown", "turned", "penalties", "acts"),
    [f"ninja {name}" for name in NINJAS],
)
CARD = Block(
    "cards",
    ("had", "used", "programmable", "turned up", "laid first", "laid second", "seen first", "seen second"),
    [f"card {name}" for name in CARDS],
)
ORDER = Block(
    "orders",
    ("own", "discarded", "active", "tapped", "unseen", "surely in hand"),
    [f"order {name}" for name in ORDERS],
)
POST = Block(
    "posts",
    (*KINDS, "looks out", "alerted", "stunned", "bodies", "watches"),
    [f"guard {name}" for name in LOTS["post"]],
)
BUSH = Block("bushes", ("ninjas", "own ninjas", "watched", "green", "blue"), [f"place {name}" for name in LOTS["bush"]])
JUNCTION = Block(
    "junctions",
    ("watched", "coin", "footprints", "light", "key"),
    [f"place {name}" for name in LOTS["junction"]],
)
ALERTED: Final = 2
STUNNED: Final = 4

_plain, _ninja = attrgetter(*PLAIN), attrgetter(*NINJA)


class ShadowEncoding(Encoding[ShadowView]):
    name = "shadow_tactics_v1"
    most_seats = MOST_SEATS
    kinds = (*QUESTIONS, "vote")
    steps = STEPS
    people = WORDS.people | {"HandOver.owner"}
    own_blocks = (GAME, SEATS, NINJA_BLOCK, CARD, ORDER, POST, BUSH, JUNCTION)
    action_names = Names(ACTIONS, LOTS, MOST_SEATS)
    loose = ("boulder",)
    point_names = Names(POINTS, LOTS, MOST_SEATS)

    def lay(self, view: ShadowView, me: int, out: Numbers) -> None:
        fill(out, GAME.start, _plain(view))
        at = GAME.start + len(PLAIN)
        fill(out, at, view.reserve[:6])
        fill(out, at + 6, view.off_board[:6])
        if view.rules.mission in MISSIONS:
            out[at + 12 + MISSIONS.index(view.rules.mission)] = 1
        for seat in range(view.seats):
            at = SEATS.start + (seat - me) % view.seats * SEATS.width
            ready, confirmed = seat in _true(view.ready), seat in _true(view.confirmed)
            fill(out, at, (1, seat == view.daimyo, ready, confirmed, seat in view.away))
        self._lay_ninjas(view, me, out)
        self._lay_cards(view, me, out)
        self._lay_board(view, out)

    def _lay_ninjas(self, view: ShadowView, me: int, out: Numbers) -> None:
        for number, ninja in enumerate(view.ninjas):
            at = NINJA_BLOCK.start + number * NINJA_BLOCK.width
            place = (ninja.seat - me) % view.seats if ninja.in_play else -1
            acts = view.acting.index(number) + 1 if number in view.acting else 0
            rest = (len(ninja.health), *ninja.shown, len(ninja.turned), len(view.penalties[number]), acts)
            fill(out, at, (place, *_ninja(ninja), *rest))
            if 0 <= ninja.bush < HEXES:
                out[BUSH.start + ninja.bush * BUSH.width] += 1
                out[BUSH.start + ninja.bush * BUSH.width + 1] += place == 0
            for column, cards in enumerate((ninja.cards, ninja.used, ninja.programmable, ninja.turned)):
                for card in cards:
                    out[CARD.start + card * CARD.width + column] = 1
            first = len(ninja.turned)
            for nth, card in enumerate(view.left[number], start=first):
                if card >= 0:
                    out[CARD.start + card * CARD.width + 6 + min(nth, 1)] = 1

    def _lay_cards(self, view: ShadowView, me: int, out: Numbers) -> None:
        piles = [view.discard, view.active, view.tapped, view.memory["unseen"], view.memory["certain"]]
        for own in view.own:
            if own.seat == me:
                for order in own.hand:
                    out[ORDER.start + order * ORDER.width] += 1
                for ninja, programme in own.programmes:
                    first = len(view.ninjas[ninja].turned)
                    for nth, card in enumerate(programme, start=first):
                        out[CARD.start + card * CARD.width + 4 + min(nth, 1)] = 1
        for column, orders in enumerate(piles, start=1):
            for order in orders:
                out[ORDER.start + order * ORDER.width + column] += 1

    def _lay_board(self, view: ShadowView, out: Numbers) -> None:
        for figure in view.figures:
            if figure.post < POSTS:
                at = POST.start + figure.post * POST.width
                out[at + figure.kind] = 1
                fill(out, at + len(KINDS), (figure.out, figure.state == ALERTED, figure.state == STUNNED))
        for post in view.bodies:
            if post < POSTS:
                out[POST.start + post * POST.width + len(KINDS) + 3] += 1
        for sight in view.sights:
            if sight.post < POSTS:
                out[POST.start + sight.post * POST.width + len(KINDS) + 4] = len(sight.places)
        for watch in view.watched:
            if BUSHES <= watch.place < BUSHES + HEXES:
                out[BUSH.start + (watch.place - BUSHES) * BUSH.width + 2] = len(watch.posts)
            elif JUNCTIONS <= watch.place < JUNCTIONS + HEXES:
                out[JUNCTION.start + (watch.place - JUNCTIONS) * JUNCTION.width] = len(watch.posts)
        for column, bushes in enumerate((view.green, view.blue), start=3):
            for bush in bushes:
                if 0 <= bush < HEXES:
                    out[BUSH.start + bush * BUSH.width + column] += 1
        for column, numbers in enumerate((view.coins, view.footprints, view.lights), start=1):
            for junction, number in enumerate(numbers[:HEXES]):
                out[JUNCTION.start + junction * JUNCTION.width + column] = number
        for gate, junction in enumerate(view.keys, start=1):
            if 0 <= junction < HEXES:
                out[JUNCTION.start + junction * JUNCTION.width + 4] = gate


def _true(flags: tuple[bool, ...]) -> set[int]:
    return {seat for seat, flag in enumerate(flags) if flag}


ENCODING = ShadowEncoding()
