"""The places that can be watched from each post of a Board, for a page that draws it; no rule reads this."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hyakki.games.shadow_tactics.board.geometry import Board
from hyakki.games.shadow_tactics.board.places import CORNERS, IN, IN_TOWER, TOWER, bush_place, junction_place, post_at
from hyakki.games.shadow_tactics.catalog.ids import COLOURS
from hyakki.games.shadow_tactics.catalog.maps import NONE

MOST_BOARDS = 256


class Outlook(msgspec.Struct, frozen=True):
    """The sight of a guard at a post."""

    out: tuple[int, ...]
    """Looking out: the places it watches (ST-231)."""
    into: tuple[int, ...]
    """Looking in: the bushes from which it sees an action into its yard (ST-227, ST-228)."""


class Yard(msgspec.Struct, frozen=True):
    posts: tuple[int, ...]
    """The posts of guards (ST-339, ST-361)."""
    bushes: tuple[int, ...]
    """Ninjas act into it from these (ST-030)."""
    links: tuple[int, ...]
    """Adjacent yards (ST-029)."""


class Bush(msgspec.Struct, frozen=True):
    ways: tuple[int, ...]
    """Junctions that a ninja can enter from it (ST-104)."""
    yards: tuple[int, ...]
    watched_from: tuple[int, ...]
    """Posts from which a guard that looks out watches it (ST-237)."""


class Junction(msgspec.Struct, frozen=True):
    colour: str
    exits: tuple[int, ...]
    """Bushes to which a ninja in it can go on (ST-106)."""
    watched_from: tuple[int, ...]
    """Posts from which a guard that looks out watches it (ST-232)."""


class Terrain(msgspec.Struct, frozen=True):
    posts: tuple[Outlook, ...]
    """The sight from each post; a post is 7 * yard + corner, corner 6 for the tower."""
    yards: tuple[Yard, ...]
    bushes: tuple[Bush, ...]
    junctions: tuple[Junction, ...]
    focuses: tuple[int, ...]
    """Places that the guard in the tower can look at (ST-350)."""


@lru_cache(maxsize=MOST_BOARDS)
def terrain_of(board: Board) -> Terrain:
    """Return the Terrain of a Board, computed once."""
    into: list[list[int]] = [[] for _ in range(board.posts)]
    for (bush, _), glances in board.glances.items():
        for post, facing in glances:
            if facing == IN:
                into[post].append(bush_place(bush))
    return Terrain(
        tuple(Outlook(_out(board, post), tuple(sorted(into[post]))) for post in range(board.posts)),
        tuple(_yard(board, yard) for yard in range(board.yards)),
        tuple(
            Bush(tuple(way for _, way in board.ways[bush]), board.yards_by_bush[bush], board.bush_watch[bush])
            for bush in range(board.bushes)
        ),
        tuple(
            Junction(COLOURS[board.colours[junction]], board.exits[junction], board.junction_watch[junction])
            for junction in range(board.junctions)
        ),
        tuple(stance - IN_TOWER for stance in board.tower_stances),
    )


def _out(board: Board, post: int) -> tuple[int, ...]:
    bush, junction = board.seen_bush[post], board.seen_junction[post]
    return (() if bush == NONE else (bush_place(bush),)) + (() if junction == NONE else (junction_place(junction),))


def _yard(board: Board, yard: int) -> Yard:
    corners = (TOWER,) if yard == board.tower else tuple(c for c in range(CORNERS) if board.corners[yard] >> c & 1)
    bushes = tuple(bush for bush in range(board.bushes) if yard in board.yards_by_bush[bush])
    links = tuple(sorted({other for other, _ in board.links[yard]}))
    return Yard(tuple(post_at(yard, corner) for corner in corners), bushes, links)
