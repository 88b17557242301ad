"""Warnings about places in a scenario that bots cannot reach; people may find a way that bots do not look for."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.core.faults import Fault
from hyakki.games.okko.board.geometry import Board, Floor
from hyakki.games.okko.board.paths import areas_in, trips
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import Scenario, from_heroes
from hyakki.games.okko.catalog.faults import fault
from hyakki.games.okko.catalog.ids import AREA, SPACE
from hyakki.games.okko.catalog.kit import closed_at_first, doors_of, lay
from hyakki.games.okko.catalog.scenario_checks import TOKENS, blocking

STRIDE = 2
"""The SPEED of most heroes: whether there is a way at all does not depend on it."""


def reach_warnings(rules: OkkoRules, scenario: Scenario) -> list[Fault]:
    """Every goal of a scenario without faults to which no way leads from the starts, doors opened on it."""
    floor = Floor(lay(rules, scenario), doors_of(scenario))
    board = Board(floor, closed_at_first(scenario))
    blocked = _mask(space for _, space in blocking(scenario))
    reached = _reached(scenario, board, blocked)
    return [
        fault(field, place, "bots-cannot-reach")
        for field, place, spaces in _goals(rules, scenario, board)
        if not areas_in(board, spaces & ~floor.barred & ~blocked) & reached
    ]


def _reached(scenario: Scenario, board: Board, blocked: int) -> set[int]:
    """Areas to which heroes can come; a test that opens a door opens it once they have come there."""
    area_of, reached = board.floor.area_of, set[int]()
    for start in scenario.starts:
        reached |= trips(board, area_of[SPACE[start]], STRIDE, 0, True, 0, blocked).keys()
    doors = [door.removesuffix(" closed") for door in scenario.doors]
    tests = [test for test in scenario.tests if test.does == "open" and area_of[SPACE[test.at]] in reached]
    opened = sum({1 << doors.index(test.door.removesuffix(" closed")) for test in tests})
    if board.closed & opened:
        return _reached(scenario, Board(board.floor, board.closed & ~opened), blocked)
    return reached


def _goals(rules: OkkoRules, scenario: Scenario, board: Board) -> Iterator[tuple[str, str, int]]:
    """Yield the place in the file, the name, and the spaces on which a hero has to stand."""
    goal = scenario.goal
    if goal.kind == "fetch":
        yield "goal at", goal.at, 1 << SPACE[goal.at]
        yield "goal home", goal.home, board.floor.area_spaces[AREA[goal.home]]
    for piece in scenario.pieces:
        for name in rules.references[piece.face].at if piece.face in rules.references else ():
            yield "pieces", name, 1 << SPACE[name]
    for number, test in enumerate(scenario.tests, start=1):
        yield f"tests {number}", test.at, 1 << SPACE[test.at]
    for name, space in scenario.courtiers.items():
        yield f"courtiers {name}", space, board.adjacent[SPACE[space]]
    for field in TOKENS:
        for number, spot in enumerate(getattr(scenario, field), start=1):
            space = from_heroes(spot)[0]
            yield f"{field} {number}", space, board.adjacent[SPACE[space]]


def _mask(spaces: Iterator[str]) -> int:
    return sum({1 << SPACE[space] for space in spaces})
