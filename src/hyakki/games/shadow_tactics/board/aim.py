"""The figures that a card can affect, and the yard it must be aimed at (section G). Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hyakki.games.shadow_tactics.board.geometry import NO_SIDE, ROOM
from hyakki.games.shadow_tactics.board.places import PER_YARD, corner_of, is_focus, yard_of
from hyakki.games.shadow_tactics.catalog.cards import SPEARMAN
from hyakki.games.shadow_tactics.catalog.kit import Act
from hyakki.games.shadow_tactics.guards import FRIENDLY, HOSTILE, STUNNED, is_armoured, kind_of
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.state import ShadowState

ON_GUARDS = ("LA", "HA", "DI", "LU", "ST")
"""Effects that are aimed at guards."""
MOVING = ("DI", "LU")


def figures(s: ShadowState, bush: int, yard: int) -> list[int]:
    """The posts in a yard with a figure that a ninja in this bush can get at (ST-097, ST-335)."""
    return [post for post in s.board.prey.get((bush, yard), ()) if s.guards[post]]


def bar(code: int, symbol: str, spearmen: bool) -> str:
    """The rule by which this symbol would do nothing to this figure; "" where it works (ST-098 to ST-124). Alerted
    guards are moved like calm ones (ST-R39), Officers like Spearmen unless the card says so (ST-R138)."""
    kind = kind_of(code)
    if symbol in MOVING:
        if code & STUNNED:
            return "ST-263"
        return "ST-124" if spearmen and kind not in (SPEARMAN, FRIENDLY, HOSTILE) else ""
    if kind == FRIENDLY or (spearmen and kind == HOSTILE):
        return "ST-515"
    if spearmen and kind != SPEARMAN:
        return "ST-124"
    if symbol == "ST":
        return "ST-121" if code & STUNNED else "ST-119" if is_armoured(code) else ""
    return ""


def suits(code: int, symbol: str, spearmen: bool) -> bool:
    return not bar(code, symbol, spearmen)


def targets(s: ShadowState, bush: int, yard: int, symbol: str, spearmen: bool) -> list[int]:
    """The guards in a yard that LA, HA, ST or DI can be applied to."""
    return [post for post in figures(s, bush, yard) if suits(s.guards[post], symbol, spearmen)]


def dies(code: int, symbol: str) -> bool:
    """Return whether an attack kills this guard or only stuns it (ST-098 to ST-101)."""
    return symbol == "HA" or not is_armoured(code)


def bodies(s: ShadowState, bush: int, yard: int) -> list[int]:
    """Bodies that can be hidden from here: on the ninja's own side of a closed gate (ST-R108)."""
    reach = s.board.prey.get((bush, yard), ())
    return [post for post in s.bodies_in(yard) if post in reach]


def side_of(s: ShadowState, bush: int, yard: int) -> int:
    """The side of a closed gate on which a ninja in this bush is, or NO_SIDE where no wall is in the way."""
    gate = s.board.gate_of(yard)
    return NO_SIDE if gate is None else s.board.side_of_bush(gate, bush)


def stances(s: ShadowState, bush: int, yard: int, leaving: int = -1) -> list[int]:
    """Return where a ninja's card can put a guard in this yard (ST-111, ST-115, ST-R109)."""
    found = s.board.stances(s.guards, yard, leaving)
    side = side_of(s, bush, yard)
    if side == NO_SIDE:
        return found
    return [stance for stance in found if not is_focus(stance) and s.board.sides[stance // 2] == side]


def why_no_post(s: ShadowState, bush: int, stance: int, leaving: int, wall: str) -> str:
    """The rule by which a ninja's card cannot put a guard into this corner, if it cannot; `wall`: where a closed gate
    is between them."""
    post = stance // 2
    if s.board.sides[post] not in (NO_SIDE, side_of(s, bush, yard_of(post))):
        return wall
    return s.board.crowded(s.guards, post, leaving)


@cache
def _most(allowed: int, taken: int, wanted: int) -> int:
    """Return how many guards, at most those wanted, fit into these corners beside those who stand there."""
    best = 0
    for corner in ROOM[taken]:
        if best < wanted and allowed >> corner & 1:
            best = max(best, 1 + _most(allowed, taken | 1 << corner, wanted - 1))
    return best


def roomy(s: ShadowState, bush: int, yard: int, wanted: int) -> list[int]:
    """Return where a guard can be put so that as many of those wanted as possible still find room (ST-127, ST-R41)."""
    found = stances(s, bush, yard)
    if wanted < 2 or yard == s.board.tower:
        return found
    allowed = 0
    for stance in found:
        allowed |= 1 << corner_of(stance // 2)
    taken = s.board.taken(s.guards, yard)
    most = _most(allowed, taken, wanted)
    return [stance for stance in found if _most(allowed, taken | 1 << corner_of(stance // 2), wanted - 1) == most - 1]


def lurable(s: ShadowState, bush: int, yard: int, spearmen: bool) -> list[int]:
    """Guards of yards that neighbour this one, though not the ninja, that can be lured into it (ST-113 to ST-116,
    ST-R40, ST-R109)."""
    if not s.board.is_adjacent(bush, yard) or not stances(s, bush, yard):
        return []
    return [post for post in _neighbours(s, side_of(s, bush, yard), yard) if suits(s.guards[post], "LU", spearmen)]


def _neighbours(s: ShadowState, side: int, yard: int) -> Iterator[int]:
    board = s.board
    for other, junction in board.links[yard]:
        if side != NO_SIDE and board.lured_side[yard, junction] != side:
            continue
        way_out = board.lured_side.get((other, junction), NO_SIDE)
        start = PER_YARD * other
        for post in range(start, start + PER_YARD):
            if s.guards[post] and (way_out == NO_SIDE or board.sides[post] == way_out):
                yield post


def score(s: ShadowState, ninja: int, act: Act, yard: int) -> int:
    """Return how many of the card's effect symbols could be applied in this yard, in card order (ST-088, ST-091): not
    how many guards they are for, nor whether these die (ST-R43, ST-R44)."""
    bush = s.ninjas[ninja].bush
    points = mission_of(s).bonus(s, ninja, yard, act)
    corpse = bool(bodies(s, bush, yard))
    lured: list[int] = []
    for symbol in act.effects:
        if symbol == "HB":
            points += corpse
        elif symbol == "LU":
            lured = [s.guards[post] for post in lurable(s, bush, yard, act.spearmen)]
            points += bool(lured)
        else:
            there = [] if act.on_lured else [s.guards[p] for p in targets(s, bush, yard, symbol, act.spearmen)]
            there += [code for code in lured if suits(code, symbol, act.spearmen)]
            points += bool(there)
            if symbol in ("LA", "HA"):
                corpse = corpse or any(dies(code, symbol) for code in there)
    return points


def aims(s: ShadowState, ninja: int, act: Act) -> tuple[int, ...]:
    """The yards among which the owner chooses: those with the highest score in reach (ST-089, ST-090); where all score
    nothing, those with a guard that the card could be aimed at (ST-093, ST-125, ST-R46, ST-R47, ST-R151); none: no
    effect (ST-094)."""
    bush = s.ninjas[ninja].bush
    yards = s.board.yards_in_reach(bush, act.long_range)
    scores = [score(s, ninja, act, yard) for yard in yards]
    best = max(scores, default=0)
    if best:
        return tuple(yard for yard, points in zip(yards, scores, strict=True) if points == best)
    return tuple(yard for yard in yards if any(aimable(s.guards[post], act) for post in figures(s, bush, yard)))


def aimable(code: int, act: Act) -> bool:
    """Return whether a card could be aimed at this figure, though it does nothing to it; at a friendly civilian only
    one that moves guards (ST-093, ST-515)."""
    symbols = MOVING if kind_of(code) == FRIENDLY else ON_GUARDS
    return any(symbol in symbols for symbol in act.effects)
