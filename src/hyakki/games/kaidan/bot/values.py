"""How each seat of Kaidan stands in a position: its points, its Nerves, and how far it has come on its way."""

from __future__ import annotations

from collections.abc import Iterable

from hyakki.games.kaidan.board.geometry import FAR, OFF, cells_of
from hyakki.games.kaidan.board.tiles import TRAPDOOR
from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.catalog.ids import NUMBER, TREASURE
from hyakki.games.kaidan.people import onryo_of
from hyakki.games.kaidan.scoring import final_points, is_possessed
from hyakki.games.kaidan.state import BLUE, EXPLORE, GOLD, KaidanState

GOLD_KEY = NUMBER["TR01"]
LESSER_KEYS = tuple(NUMBER[name] for name in ("OB02", "OB03", "OB04"))
POINTS, STEPS, LIFE, CARDS = 0.5, 0.6, 0.3, 0.05
"""The weights of points, of the way, of Nerves, and of all cards together."""
NEAR = 0.85
"""The factor by which a goal loses worth for each cell on the way."""
MOST_CARDS = 6


def values(s: KaidanState) -> list[float]:
    points = final_points(s)
    most = max(1, s.seats * s.rules.points.escape)
    found = []
    for seat in range(s.seats):
        rivals = max(other for rival, other in enumerate(points) if rival != seat)
        own = POINTS * (points[seat] - rivals) / most + STEPS * _way(s, seat) + _stamina(s, seat)
        found.append(max(-0.99, min(0.99, own - STEPS / 2)))
    return found


def _stamina(s: KaidanState, seat: int) -> float:
    pg = s.pgs[seat]
    if pg.died:
        return -LIFE
    printed = max(1, s.kit.pg_values[pg.character][NERVES])
    cards = min(MOST_CARDS, len(s.secrets[seat].cards)) / MOST_CARDS
    return LIFE * s.pg_value(seat, NERVES) / printed + CARDS * cards


def _way(s: KaidanState, seat: int) -> float:
    """The part of its way that a seat has behind it."""
    pg = s.pgs[seat]
    if pg.escaped:
        return 1.0
    if pg.died or is_possessed(s, seat):
        here = s.figures[onryo_of(seat)].cell if pg.died else pg.cell
        gone = sum(not other.alive for place, other in enumerate(s.pgs) if place != seat)
        prey = [other.cell for place, other in enumerate(s.pgs) if place != seat and other.on_map]
        return (gone + _nearness(s, here, prey)) / s.seats
    rung, goals = _next(s, seat)
    return (rung + _nearness(s, pg.cell, goals)) / 5


def _next(s: KaidanState, seat: int) -> tuple[int, Iterable[int]]:
    """The rungs that are climbed, and where the next one is: two lesser keys, the gold key, the trapdoor, out
    (KA-320)."""
    trapdoor = [s.board.marked(TRAPDOOR)]
    if s.keys & GOLD:
        return 4, trapdoor
    if s.holds(seat, GOLD_KEY):
        return 3, trapdoor
    treasure = s.board.slot_of_tile(TREASURE)
    inside = cells_of(treasure) if treasure != OFF else ()
    if s.unlocked:
        blue = [cell for cell in inside if s.tokens[cell] == BLUE]
        return 2, blue or inside
    if any(s.holds(seat, key) for key in LESSER_KEYS):
        return 1, inside
    return 0, [cell for cell, token in enumerate(s.tokens) if token == EXPLORE]


def _nearness(s: KaidanState, here: int, goals: Iterable[int]) -> float:
    if here == OFF:
        return 0.0
    ways = s.board.ways(here)
    steps = min((ways[goal] for goal in goals if goal != OFF), default=FAR)
    return float(NEAR**steps) if steps < FAR else 0.0
