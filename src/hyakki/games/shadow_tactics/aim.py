"""Whom a card can affect, and the yard it must be aimed at (section G). Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.games.shadow_tactics.board import NO_SIDE
from hyakki.games.shadow_tactics.cards import SPEARMAN
from hyakki.games.shadow_tactics.guards import FRIENDLY, HOSTILE, STUNNED, is_armoured, kind_of
from hyakki.games.shadow_tactics.kit import Act
from hyakki.games.shadow_tactics.mission import mission_of
from hyakki.games.shadow_tactics.places import PER_YARD, is_focus
from hyakki.games.shadow_tactics.state import ShadowState

ON_GUARDS = ("LA", "HA", "DI", "LU", "ST")
"""Effects that are aimed at guards."""


def figures(s: ShadowState, bush: int, yard: int) -> list[int]:
    """The posts in a yard with a figure that a ninja in this bush can get at (ST-097, ST-335)."""
    return [post for post in s.board.prey.get((bush, yard), ()) if s.guards[post]]


def suits(code: int, symbol: str, spearmen: bool) -> bool:
    """Whether this symbol would do anything to this figure (ST-098 to ST-124, ST-515)."""
    kind = kind_of(code)
    if symbol in ("DI", "LU"):
        return not code & STUNNED and (not spearmen or kind in (SPEARMAN, FRIENDLY, HOSTILE))
    if kind == FRIENDLY or (spearmen and kind != SPEARMAN):
        return False
    return symbol in ("LA", "HA") or not (code & STUNNED or is_armoured(code))


def targets(s: ShadowState, bush: int, yard: int, symbol: str, spearmen: bool) -> list[int]:
    """The guards in a yard that LA, HA, ST or DI can be applied to."""
    return [post for post in figures(s, bush, yard) if suits(s.guards[post], symbol, spearmen)]


def dies(code: int, symbol: str) -> bool:
    """Whether an attack kills this guard or only stuns it (ST-098 to ST-101)."""
    return symbol == "HA" or not is_armoured(code)


def bodies(s: ShadowState, bush: int, yard: int) -> list[int]:
    """Bodies that can be hidden from here: on one's own side of a closed gate (ST-R108)."""
    reach = s.board.prey.get((bush, yard), ())
    return [post for post in s.bodies_in(yard) if post in reach]


def side_of(s: ShadowState, bush: int, yard: int) -> int:
    """The side of a closed gate on which a ninja in this bush is, or NO_SIDE where no wall is in the way."""
    gate = s.board.gate_of(yard)
    return NO_SIDE if gate is None else s.board.side_of_bush(gate, bush)


def stances(s: ShadowState, bush: int, yard: int, leaving: int = -1) -> list[int]:
    """Where a ninja's card can put a guard in this yard (ST-111, ST-115, ST-R109)."""
    found = s.board.stances(s.guards, yard, leaving)
    side = side_of(s, bush, yard)
    if side == NO_SIDE:
        return found
    return [stance for stance in found if not is_focus(stance) and s.board.sides[stance // 2] == side]


def lurable(s: ShadowState, bush: int, yard: int, spearmen: bool) -> list[int]:
    """Guards of neighbouring yards that can be lured into this one (ST-113 to ST-116, ST-R109)."""
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
    """How many of the card's effect symbols could be applied in this yard, in card order (ST-088, ST-091)."""
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
            there = [s.guards[post] for post in targets(s, bush, yard, symbol, act.spearmen)]
            there += [code for code in lured if suits(code, symbol, act.spearmen)]
            points += bool(there)
            if symbol in ("LA", "HA"):
                corpse = corpse or any(dies(code, symbol) for code in there)
    return points


def aims(s: ShadowState, ninja: int, act: Act) -> tuple[int, ...]:
    """The yards among which the owner chooses: those with the highest score in reach (ST-089, ST-090); where all score
    nothing, those with a guard that the card could be aimed at (ST-093, ST-R46, ST-R151); none: no effect (ST-094)."""
    bush = s.ninjas[ninja].bush
    yards = s.board.yards_in_reach(bush, act.long_range)
    scores = [score(s, ninja, act, yard) for yard in yards]
    best = max(scores, default=0)
    if best:
        return tuple(yard for yard, points in zip(yards, scores, strict=True) if points == best)
    if not any(symbol in ON_GUARDS for symbol in act.effects):
        return ()
    return tuple(yard for yard in yards if figures(s, bush, yard))
