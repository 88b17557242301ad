"""The View of Shadow Tactics (section Z): an allow-list. A fact that is not named here is never sent."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hyakki.core.events import Viewer
from hyakki.core.structs import copied
from hyakki.core.view import View, open_fields
from hyakki.games.shadow_tactics.board.places import BUSHES
from hyakki.games.shadow_tactics.board.sights import Sight, sights
from hyakki.games.shadow_tactics.board.terrain import Terrain, terrain_of
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.guards import KIND, LOOKS_OUT, STATE, kind_of
from hyakki.games.shadow_tactics.knowledge.memory import ShadowMemory
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.people import SHOWN, Ninja
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.programming import penalties_of

FACE_DOWN = -1


class Figure(msgspec.Struct, frozen=True):
    """A guard or civilian on the board."""

    post: int
    kind: int
    """The type of the figure: its number in S, O, A, D, F (friendly civilian), H (hostile civilian)."""
    out: bool
    """Whether it looks out; the guard in the tower looks at the focus instead."""
    state: int
    """0 calm, 2 alerted, 4 stunned."""


class Watch(msgspec.Struct, frozen=True):
    """A bush or junction, and who watches it now (ST-232, ST-237)."""

    place: int
    posts: tuple[int, ...]


class OwnSeat(msgspec.Struct, frozen=True):
    """The part of a seat that only its owner sees."""

    seat: int
    programmes: tuple[tuple[int, tuple[int, ...]], ...]
    """The programmed cards of each of the seat's ninjas that are not turned up yet, in order (ST-503, ST-509)."""
    hand: tuple[int, ...]
    """Order cards, if it is the Daimyo's (ST-505)."""


class ShadowView(View, frozen=True, kw_only=True):
    rules: ShadowRules
    own: tuple[OwnSeat, ...]

    # The board
    figures: tuple[Figure, ...]
    sights: tuple[Sight, ...]
    """The current sight of each guard that sees anything."""
    watched: tuple[Watch, ...]
    """Every bush and junction that a guard watches now."""
    terrain: Terrain | None
    """The places that can be watched from each post, since gates have opened or boulders lie; until then those of the
    plan."""
    focus: int
    """The place that holds the focus token, or -1."""
    bodies: tuple[int, ...]
    """Posts; two bodies in one corner are named twice."""
    opened: int
    """The gates that are open, as a mask: 1 for the first of the plan, 2 for the second."""
    keys: tuple[int, ...]
    """The junction on which its key lies, or -1, by gate."""
    coins: tuple[int, ...]
    """The value of the token there, or 0, by junction."""
    green: tuple[int, ...]
    """Bushes with a green mission token."""
    blue: tuple[int, ...]
    boulders: tuple[tuple[int, int], ...]
    """The boulders, each on the edge between two places."""
    footprints: tuple[int, ...]
    """The footprints at each junction."""
    lights: tuple[int, ...]
    """0 dark, 1 light, 2 a lit torch, 3 a torch put out, by junction."""

    # Ninjas
    ninjas: tuple[Ninja, ...]
    """The ninjas in the order HAY, YUK, MUG, AIK, TAK; those not in play have seat -1."""
    penalties: tuple[tuple[str, ...], ...]
    """The penalties that are in force for each ninja now."""
    left: tuple[tuple[int, ...], ...]
    """The programmed cards that are still to be executed, in order: face up if shown, else -1, by ninja."""
    acting: tuple[int, ...]
    """Ninjas with a programme, in the order of their slots."""
    ready: tuple[bool, ...]
    """Whether each seat is ready."""
    confirmed: tuple[bool, ...]
    """Entries at set-up, by seat."""
    away: tuple[int, ...]
    """Seats whose players have left (ST-R132)."""
    heirs: tuple[int, ...]
    """The seat that takes over the ninjas of each absent seat from the next round on, or -1."""
    pool: int
    """Coins."""

    # The Daimyo
    daimyo: int
    """His seat."""
    deck: int
    hand: int
    """Sizes."""
    discard: tuple[int, ...]
    active: tuple[int, ...]
    """Prepared cards that must be played in this round."""
    tapped: tuple[int, ...]
    """Prepared cards that cannot be played yet."""
    reserve: tuple[int, ...]
    """Guards still to be deployed at set-up, by type."""
    off_board: tuple[int, ...]
    """Figures left to deploy by orders, by type (ST-173)."""
    deployed: int
    quest: int
    markers: int
    quest_done: bool
    power: bool
    """Whether the condition of the Daimyo power holds now (ST-192)."""

    # The mission
    round: int
    phase: int
    """0 programming, 1 orders, 2 execution, 3 refresh."""
    time: int
    noise: int
    threshold: int
    """Noise that raises the alarm: the number of ninjas (ST-006)."""
    alarm: int
    """0 none, 1 half, 2 full."""
    searching: bool
    power_used: bool
    documents: bool
    documents_at: int
    """The post beside which they lie, or -1."""
    poisoned: int
    """The yard where tea is served, or -1."""
    figure_dead: bool
    rescued: int
    rung: bool
    surrendered: str
    won_cards: tuple[tuple[int, str], ...]


LISTS = (
    *("bodies", "keys", "coins", "green", "blue", "boulders", "footprints", "lights", "ready", "confirmed"),
    *("discard", "active", "tapped", "reserve", "won_cards", "away", "heirs"),
)
"""Fields of the State that everybody sees whole, and that are lists there (ST-502)."""
PLAIN = (
    *("focus", "opened", "pool", "deployed", "quest", "markers", "quest_done", "round", "phase", "time", "noise"),
    *("alarm", "searching", "power_used", "documents", "documents_at", "poisoned", "figure_dead", "rescued", "rung"),
    "surrendered",
)
"""The others that everybody sees whole."""


def view(s: ShadowState, memory: ShadowMemory) -> ShadowView:
    return ShadowView(**open_part(s), **own_part(s, memory))


def open_part(s: ShadowState) -> dict[str, Any]:
    """Return what is the same for every viewer."""
    return open_fields(s, LISTS, PLAIN) | _board_part(s) | _people_part(s)


def _board_part(s: ShadowState) -> dict[str, Any]:
    as_printed, seen = not s.opened and not s.boulders, sights(s)
    return {
        "figures": tuple([_figure(post, code) for post, code in enumerate(s.guards) if code]),
        "sights": seen,
        "watched": tuple(_watched(seen)),
        "terrain": None if as_printed else terrain_of(s.board),
    }


@cache
def _figure(post: int, code: int) -> Figure:
    return Figure(post, code >> KIND, bool(code & LOOKS_OUT), code & STATE)


def _watched(seen: tuple[Sight, ...]) -> list[Watch]:
    """Return the watched bushes and junctions, each with all guards that watch it."""
    posts: dict[int, tuple[int, ...]] = {}
    for sight in seen:
        for place in sight.places:
            if place >= BUSHES:
                posts[place] = (*posts.get(place, ()), sight.post)
    return [Watch(place, watching) for place, watching in sorted(posts.items())]


def _people_part(s: ShadowState) -> dict[str, Any]:
    team = s.team()
    standing = [kind_of(code) for code in s.guards if code]
    return {
        "ninjas": tuple([copied(ninja) for ninja in s.ninjas]),
        "cast": tuple([_characters(s, seat) for seat in range(s.seats)]),
        "penalties": tuple([tuple(sorted(penalties_of(s, ninja) - {""})) for ninja in range(len(s.ninjas))]),
        "left": tuple([_left(s, ninja) for ninja in range(len(s.ninjas))]),
        "acting": tuple(sorted((n for n in team if s.ninjas[n].count), key=lambda n: s.ninjas[n].slot)),
        "daimyo": s.daimyo,
        "deck": len(s.deck),
        "hand": len(s.hand),
        "off_board": tuple([figures - standing.count(kind) for kind, figures in enumerate(s.kit.figures)]),
        "power": mission_of(s).power(s),
        "threshold": s.threshold,
    }


def _characters(s: ShadowState, seat: int) -> tuple[str, ...]:
    """Return the keys of the names of the ninjas that a seat has picked, or of the Daimyo."""
    if seat == s.daimyo:
        return ("against-daimyo",)
    return tuple([f"ninja-{name}" for ninja, name in enumerate(NINJAS) if s.home_of(ninja) == seat])


def _left(s: ShadowState, ninja: int) -> tuple[int, ...]:
    """Faces only of cards that lie shown (ST-508)."""
    person, laid = s.ninjas[ninja], s.laid[ninja]
    first = len(person.turned)
    return tuple([card if person.shown[first + place] == SHOWN else FACE_DOWN for place, card in enumerate(laid)])


def own_part(s: ShadowState, memory: ShadowMemory) -> dict[str, Any]:
    seats = memory.viewer.seats
    return {"viewer": seats, "own": tuple([_own(s, seat) for seat in seats]), "memory": memory.dump()}


def _own(s: ShadowState, seat: int) -> OwnSeat:
    programmes = tuple([(ninja, s.laid[ninja]) for ninja in s.ninjas_of(seat)])
    return OwnSeat(seat, programmes, tuple(s.hand) if seat == s.daimyo else ())


def memory_of(seen: ShadowView) -> ShadowMemory:
    memory = ShadowMemory(Viewer(seen.viewer))
    memory.deck = seen.deck
    memory.unseen, memory.certain = list(seen.memory["unseen"]), list(seen.memory["certain"])
    return memory
