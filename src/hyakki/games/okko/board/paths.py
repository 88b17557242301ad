"""The actions that a way takes: areas crossed, opponents that halt on it, closed doors that a hero opens (OK-R40)."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple

from hyakki.games.okko.board.geometry import Board, Cell, Reach, numbers_of, reach

FAR: Final = 99


class Passage(NamedTuple):
    """A closed door from one of its sides."""

    door: int
    here: int
    """The area on this side."""
    there: int
    """The area behind it."""
    spaces: int
    """The spaces from which a hero can open it, as a mask."""


@lru_cache(maxsize=256)
def passages(board: Board, blocked: int = 0) -> tuple[Passage, ...]:
    """Every closed door from both sides; heroes do not stand on reinforcement spaces, nor on those that are blocked."""
    floor, found = board.floor, []
    for number, door in enumerate(floor.doors):
        if board.closed >> number & 1:
            for one, other in (door.spaces, door.spaces[::-1]):
                spaces = (board.adjacent[one] | 1 << one) & ~floor.barred & ~blocked
                found.append(Passage(number, floor.area_of[one], floor.area_of[other], spaces))
    return tuple(found)


@lru_cache(maxsize=4096)
def doors_at_hand(board: Board, space: int) -> int:
    """The closed doors that a hero on this space can open, as a mask."""
    return sum({1 << passage.door for passage in passages(board) if passage.spaces >> space & 1})


@lru_cache(maxsize=256)
def without(board: Board, door: int) -> Board:
    """The board once this door is open."""
    return Board(board.floor, board.closed & ~(1 << door))


@lru_cache(maxsize=4096)
def areas_away(board: Board, area: int) -> dict[int, int]:
    """Return how many areas away, opponents not counted, by area."""
    return reach(board, area, FAR, 0).steps


@lru_cache(maxsize=16384)
def trips(
    board: Board, start: int, speed: int, opponents: int, opens: bool = False, at_hand: int = 0, blocked: int = 0
) -> dict[int, int]:
    """The actions it takes, moves that halt on the way counted, by area (OK-284, OK-286). Who `opens` doors goes to a
    closed one, opens it and goes through; those `at_hand` can be opened where it stands."""
    found: dict[int, int] = {}
    held = set(numbers_of(opponents))
    behind: dict[int, list[int]] = defaultdict(list)
    for passage in passages(board, blocked) if opens else ():
        if passage.spaces & board.floor.area_spaces[passage.here]:
            behind[passage.here].append(passage.there)
    waves: dict[int, set[int]] = defaultdict(set, {0: {start}})  # what so many actions lead to; fewer may do
    for actions in range(FAR):
        if actions > max(waves):
            break
        new = waves[actions].difference(found)
        if not new:
            continue
        found.update(dict.fromkeys(new, actions))
        waves[actions + 1] |= _moves(board, new, speed, held, found)
        for area in new.intersection(behind):
            waves[actions + (3 if area == start else 2)].update(behind[area])
    for door in numbers_of(at_hand):
        beyond = trips(without(board, door), start, speed, opponents, opens, at_hand & ~(1 << door), blocked)
        for area, actions in beyond.items():
            found[area] = min(found.get(area, FAR), actions + 1)
    found[start] = 1
    return found


def _moves(board: Board, starts: set[int], speed: int, held: set[int], known: dict[int, int]) -> set[int]:
    """Return the areas, but those known, that one move action leads to from any of these. It ends in areas that
    opponents hold, and out of such an area it leads to the next one only (OK-284, OK-286)."""
    found: set[int] = set()
    wave = starts - held
    for _ in range(speed):
        if not wave:
            break
        near = _next_to(board, wave).difference(known, found)
        found |= near
        wave = near - held
    return found | _next_to(board, starts & held).difference(known)


def _next_to(board: Board, areas: set[int]) -> set[int]:
    return set().union(*[board.areas_near[area] for area in areas])


def areas_in(board: Board, spaces: int) -> set[int]:
    return {board.floor.area_of[space] for space in numbers_of(spaces)}


def passed_on(board: Board, start: int, within: Reach) -> dict[int, int]:
    """Return, for each space that a move can get to, the space before it: from area to area as the move crosses them,
    straight on rather than across."""
    floor, before = board.floor, {start: start}
    for here in (queue := [start]):
        area = floor.area_of[here]
        onward = () if within.halted >> area & 1 else board.areas_near[area]
        for there in sorted(board.near[here], key=lambda space: _across(floor.cell_of[here], floor.cell_of[space])):
            other = floor.area_of[there]
            crosses = other in onward and within.steps.get(other) == within.steps[area] + 1
            if there not in before and (other == area or crosses):
                before[there] = here
                queue.append(there)
    return before


def _across(one: Cell, other: Cell) -> bool:
    """Whether the cells only meet at a corner."""
    return one[0] != other[0] and one[1] != other[1]
