"""Paths toward and away from a cell, the ways a Room may lie, and PGs that are sealed in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from hyakki.games.kaidan.board.geometry import BESIDE, FAR, OFF, SLOTS, Board, cells_of, edge_between, slot_of
from hyakki.games.kaidan.board.tiles import OUTER, WALL
from hyakki.games.kaidan.catalog.ids import TREASURE

Route = tuple[int, ...]
"""The cells walked, without the first."""


def toward(
    board: Board, start: int, target: int, most: int, ghost: bool = False, shunned: Collection[int] = ()
) -> list[Route] | None:
    """One route for each cell where this many steps of a shortest way can end, each the first in N, E, S, W order;
    None if there is no way (KA-R56, KA-R57). The target itself may be the end (KA-R58). A route never enters a
    `shunned` cell: it follows a shortest way around them, or ends before the first of them (KA-R147)."""
    left = board.ways(target, ghost)
    if left[start] == FAR:
        return None
    around = _around(board, target, ghost, shunned) if shunned else ()
    routes: dict[int, Route] = {start: ()}
    for _ in range(min(most, left[start])):
        further: dict[int, Route] = {}
        for cell, route in routes.items():
            for other in board.next_cells(cell, ghost):
                allowed = other in around if start in around else other not in shunned
                if left[other] == left[cell] - 1 and allowed and other not in further:
                    further[other] = (*route, other)
        if not further:  # KA-R147
            break
        routes = further
    return list(routes.values())


def _around(board: Board, target: int, ghost: bool, shunned: Collection[int]) -> set[int]:
    """The cells from which a shortest way leads to the target past all that is shunned."""
    left = board.ways(target, ghost)
    found = {target}
    for cell in (reached := [target]):
        for other in board.next_cells(cell, ghost):
            if left[other] == left[cell] + 1 and other not in shunned and other not in found:
                found.add(other)
                reached.append(other)
    return found


def nearest_in_rooms(board: Board, start: int, free: Callable[[int], bool]) -> tuple[int, ...]:
    """The nearest free cells that a PG could walk to: over cells of Rooms, by any door; none if there is none
    (KA-R146)."""
    edge, seen = [start], {start}
    while edge:
        near = [cell for cell in edge if free(cell)]
        if near:
            return tuple(near)
        edge = [
            other
            for other in dict.fromkeys(other for cell in edge for other in board.next_cells(cell))
            if other not in seen and board.covered(other)
        ]
        seen.update(edge)
    return ()


def away(board: Board, start: int, threat: int, most: int, ghost: bool = False) -> list[Route] | None:
    """Routes to the cells within reach that are furthest from the threat; None if no step is possible (KA-R61)."""
    if not board.next_cells(start, ghost):
        return None
    routes = within(board, start, most, ghost)
    from_threat = board.ways(threat, ghost)
    best = max(from_threat[cell] for cell in routes)
    return [route for cell, route in routes.items() if from_threat[cell] == best]


def within(board: Board, start: int, most: int, ghost: bool = False) -> dict[int, Route]:
    """The shortest route to every cell at most so many steps away, the first in N, E, S, W order of each."""
    routes: dict[int, Route] = {start: ()}
    edge: list[int] = [start]
    for _ in range(most):
        further: list[int] = []
        for cell in edge:
            for other in board.next_cells(cell, ghost):
                if other not in routes:
                    routes[other] = (*routes[cell], other)
                    further.append(other)
        edge = further
    return routes


def orientations(board: Board, tile: int, slot: int) -> list[int]:
    """The quarters a tile may be turned here, the best by KA-039, then by KA-040, each look once (KA-R26); a
    House/Garden tile never turns (KA-038)."""
    layouts = board.kit.layouts[tile]
    if board.kit.rooms[tile].pile == "both":
        return [0]
    turns = [turn for turn in range(4) if layouts[turn] not in layouts[:turn]]
    for score in (_walled_edges, _useful_doors):
        scores = {turn: score(board, layouts[turn].doors, slot) for turn in turns}
        best = max(scores.values())
        turns = [turn for turn in turns if scores[turn] == best]
    return turns


def _outward(slot: int) -> list[int]:
    """The position on each side N, E, S, W; OFF beyond the board."""
    a, b, c, _ = cells_of(slot)
    cells = (BESIDE[a][0], BESIDE[b][1], BESIDE[c][2], BESIDE[a][3])
    return [OFF if cell == OFF else slot_of(cell) for cell in cells]


def _walled_edges(board: Board, doors: Sequence[int], slot: int) -> int:
    """Fully walled sides against the edge of the board."""
    return sum(not count for count, beyond in zip(doors, _outward(slot), strict=True) if beyond == OFF)


def _useful_doors(board: Board, doors: Sequence[int], slot: int) -> int:
    """Exterior doors toward an empty position, or a Room that has no door on the shared side."""
    return sum(
        doors[way]
        for way, beyond in enumerate(_outward(slot))
        if beyond != OFF and (board.rooms[beyond] < 0 or not board.layout(beyond).doors[way ^ 2])
    )


def territory(board: Board, start: int) -> frozenset[int]:
    """Return where a PG in a Room can walk if every door is passable (KA-R30)."""
    return board.land(start)


@lru_cache(maxsize=4096)
def sealed_in(board: Board, start: int) -> bool:
    """Return whether the PG can walk to no door toward an empty position, while positions other than a locked Treasure
    Room are left (KA-R30)."""
    land = territory(board, start)
    slots = {slot_of(cell) for cell in land}
    shut = {slot for slot in range(SLOTS) if board.tile(slot) == TREASURE and not board.unlocked}
    if len(slots | shut) == SLOTS:
        return False
    return not any(
        other != OFF and not board.covered(other) and board.edges[cell * 4 + way] == OUTER
        for cell in land
        for way, other in enumerate(BESIDE[cell])
    )


def walls_to_force(board: Board, cell: int) -> list[int]:
    """The outer walls of a sealed-in PG's cell that it may treat as doors (KA-R30)."""
    land = territory(board, cell)
    return [
        edge_between(cell, other)
        for way, other in enumerate(BESIDE[cell])
        if other != OFF
        and slot_of(other) != slot_of(cell)
        and board.edges[cell * 4 + way] == WALL
        and other not in land
        and not board.locked(other)
    ]


def doors_at(board: Board, cell: int) -> tuple[int, ...]:
    """The edges of a cell that hold a door, in the order N, E, S, W."""
    return board.doors(cell)
