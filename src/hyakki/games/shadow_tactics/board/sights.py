"""The current sight of each guard, for a player who points at it; no rule reads this."""

from __future__ import annotations

import msgspec

from hyakki.games.shadow_tactics.board.geometry import Board
from hyakki.games.shadow_tactics.board.places import OUT, PER_YARD, TOWER, bush_place, junction_place, yard_of
from hyakki.games.shadow_tactics.board.vision import awake
from hyakki.games.shadow_tactics.catalog.maps import NONE
from hyakki.games.shadow_tactics.guards import facing_of
from hyakki.games.shadow_tactics.state import ShadowState


class Sight(msgspec.Struct, frozen=True):
    post: int
    places: tuple[int, ...]
    """Hexes it watches, or looks into."""
    bushes: tuple[int, ...]
    """The bushes from which it sees an action into the yard that it looks into (ST-227, ST-228)."""


def sights(s: ShadowState) -> tuple[Sight, ...]:
    """The Sight of every guard who sees anything, in the order of their posts (section M, ST-355 to ST-360)."""
    return tuple([_sight(s, post, code) for post, code in enumerate(s.guards) if code and awake(code)])


def _sight(s: ShadowState, post: int, code: int) -> Sight:
    if post % PER_YARD == TOWER:
        return Sight(post, () if s.focus == NONE else (s.focus,), ())
    facing = facing_of(code)
    found = s.board.sights.get((post, facing))
    if found is None:
        found = s.board.sights[post, facing] = _from_post(s.board, post, facing)
    return found


def _from_post(board: Board, post: int, facing: int) -> Sight:
    """Return what a guard outside the tower sees: only the board decides that."""
    if facing == OUT:
        bush, junction = board.seen_bush[post], board.seen_junction[post]
        seen = ([bush_place(bush)] if bush != NONE else []) + ([junction_place(junction)] if junction != NONE else [])
        return Sight(post, tuple(seen), ())
    yard = yard_of(post)
    bushes = [bush for bush in board.yard_bushes[yard] if bush != NONE]
    seen = [bush_place(bush) for bush in bushes if (post, facing) in board.glances.get((bush, yard), ())]
    return Sight(post, (yard,), tuple(seen))
