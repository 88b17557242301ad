"""How far it is: the fewest cards in which a ninja that nobody sees gets from bush to bush."""

from __future__ import annotations

from collections.abc import Iterable

from hyakki.games.shadow_tactics.board import Board
from hyakki.games.shadow_tactics.ids import COLOURS
from hyakki.games.shadow_tactics.kit import MOVEMENT, Kit
from hyakki.games.shadow_tactics.places import NOWHERE
from hyakki.games.shadow_tactics.state import ShadowState

MASKS = 1 << len(COLOURS)
FAR = 40
"""Cards to a place that cannot be reached."""
MOST_KEPT = 4000

Key = tuple[Board, int, frozenset[int], tuple[int, ...]]


class Journey:
    """To the nearest of some bushes, each colour used once between two Regroups; keys on the way open their gates."""

    __slots__ = ("_far",)

    def __init__(self, kit: Kit, board: Board, lacking: int, goals: Iterable[int], keys: tuple[int, ...]) -> None:
        """`lacking`: the colours, as a mask, for which the ninja has no card at all."""
        shut = [gate for gate, key in enumerate(keys) if key != NOWHERE]
        ways = [board.opened]
        for gate in shut:
            ways += [opened | 1 << gate for opened in ways]
        boards = {opened: kit.board(opened, board.boulders) for opened in ways}
        unlocks = {keys[gate]: 1 << gate for gate in shut}
        self._far: dict[int, list[list[int]]] = {
            opened: [[FAR] * board.bushes for _ in range(MASKS)] for opened in ways
        }
        self._spread(boards, lacking, tuple(goals), unlocks)

    def _spread(self, boards: dict[int, Board], lacking: int, goals: tuple[int, ...], unlocks: dict[int, int]) -> None:
        """From the goals backwards, one card farther each time."""
        far = self._far
        front = [(opened, mask, bush) for opened in far for mask in range(MASKS) for bush in goals]
        for opened, mask, bush in front:
            far[opened][mask][bush] = 0
        steps = {opened: _steps(boards, opened, unlocks) for opened in boards}
        cards = 0
        while front:
            cards += 1
            found = []
            for opened, mask, bush in front:
                for before, colour, origin in steps[opened][bush]:
                    bit = 1 << colour
                    if mask & bit and not lacking & bit and far[before][mask ^ bit][origin] > cards:
                        far[before][mask ^ bit][origin] = cards
                        found.append((before, mask ^ bit, origin))
                if mask == lacking:
                    for other in range(MASKS):
                        if far[opened][other][bush] > cards:
                            far[opened][other][bush] = cards
                            found.append((opened, other, bush))
            front = found

    def cards(self, opened: int, used: int, bush: int) -> int:
        """From this bush, with these colours (a mask) used up."""
        return self._far[opened][used][bush]


def _steps(boards: dict[int, Board], opened: int, unlocks: dict[int, int]) -> list[list[tuple[int, int, int]]]:
    """By bush: the gates, the colour and the bush of every movement that leads there and leaves these gates open."""
    board = boards[opened]
    steps: list[list[tuple[int, int, int]]] = [[] for _ in range(board.bushes)]
    for before, origin_board in boards.items():
        for origin, ways in enumerate(origin_board.ways):
            for colour, junction in ways:
                if before | unlocks.get(junction, 0) == opened:
                    for bush in board.exits[junction]:
                        steps[bush].append((before, colour, origin))
    return steps


_KEPT: dict[Key, Journey] = {}


def journey(s: ShadowState, lacking: int, goals: frozenset[int]) -> Journey:
    key = (s.board, lacking, goals, tuple(s.keys))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = Journey(s.kit, s.board, lacking, goals, tuple(s.keys))
    return found


def colours_of(s: ShadowState, cards: Iterable[int]) -> int:
    """The colours, as a mask, that these cards lead through."""
    mask = 0
    for card in cards:
        if s.kit.cards[card].kind == MOVEMENT:
            for colour in s.kit.cards[card].act.through:
                mask |= 1 << colour
    return mask
