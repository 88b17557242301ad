"""Distances: the fewest cards in which an unseen ninja gets from bush to bush."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from hyakki.games.shadow_tactics.board.geometry import Board
from hyakki.games.shadow_tactics.board.places import NOWHERE
from hyakki.games.shadow_tactics.catalog.ids import COLOURS
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT, Kit
from hyakki.games.shadow_tactics.state import ShadowState

MASKS = 1 << len(COLOURS)
FAR = 40
"""Cards to a place that cannot be reached."""
MOST_KEPT = 4000

Table = dict[int, list[list[int]]]
"""Cards, by open gates and used colours, both as masks, and bush."""
Steps = list[list[tuple[int, int, int]]]
Place = tuple[Table, int, int, int]
Key = tuple[Board, int, frozenset[int], tuple[int, ...]]


class Journey:
    """A journey to the nearest of some bushes, two cards a round, each colour used once between two Regroups; keys on
    the way open their gates. Cards that a Regroup brings back can be played from the next round on, so a card may have
    to be left out: that counts like a card."""

    __slots__ = ("_after_one", "_from_start")

    def __init__(self, kit: Kit, board: Board, lacking: int, goals: Iterable[int], keys: tuple[int, ...]) -> None:
        """`lacking`: the colours, as a mask, for which the ninja has no card at all."""
        shut = [gate for gate, key in enumerate(keys) if key != NOWHERE]
        ways = [board.opened]
        for gate in shut:
            ways += [opened | 1 << gate for opened in ways]
        boards = {opened: kit.board(opened, board.boulders) for opened in ways}
        unlocks = {keys[gate]: 1 << gate for gate in shut}
        self._from_start: Table = {opened: [[FAR] * board.bushes for _ in range(MASKS)] for opened in ways}
        self._after_one: Table = {opened: [[FAR] * board.bushes for _ in range(MASKS)] for opened in ways}
        self._spread({opened: _steps(boards, opened, unlocks) for opened in boards}, lacking, tuple(goals))

    def _spread(self, steps: dict[int, Steps], lacking: int, goals: tuple[int, ...]) -> None:
        """Extend from the goals backwards, one card farther each time."""
        start, after = self._from_start, self._after_one
        fronts: list[list[Place]] = [[] for _ in range(FAR + 3)]

        def reach(table: Table, cards: int, opened: int, mask: int, bush: int) -> None:
            if table[opened][mask][bush] > cards:
                table[opened][mask][bush] = cards
                fronts[cards].append((table, opened, mask, bush))

        for opened in start:
            for mask in range(MASKS):
                for bush in goals:
                    reach(start, 0, opened, mask, bush)
                    reach(after, 0, opened, mask, bush)
        for cards in range(FAR):
            for table, opened, mask, bush in fronts[cards]:
                if table[opened][mask][bush] < cards:
                    continue
                before = after if table is start else start
                for shut, colour, origin in steps[opened][bush]:
                    bit = 1 << colour
                    if not mask & bit or lacking & bit:
                        continue
                    reach(before, cards + 1, shut, mask ^ bit, origin)
                    if table is start and mask == lacking | bit:  # a Regroup, then this one
                        for other in range(MASKS):
                            if not other & bit:
                                reach(start, cards + 2, shut, other, origin)
                if table is start:
                    reach(after, cards + 1, opened, mask, bush)
                    for other in range(MASKS) if mask == lacking else ():
                        reach(after, cards + 1, opened, other, bush)
                        reach(start, cards + 2, opened, other, bush)

    def cards(self, opened: int, used: int, bush: int, midway: bool = False) -> int:
        """Return the cards from this bush, with these colours (a mask) used up; `midway`: one card of the round has
        been played."""
        return (self._after_one if midway else self._from_start)[opened][used][bush]


def _steps(boards: dict[int, Board], opened: int, unlocks: dict[int, int]) -> Steps:
    """The gates, the colour and the bush of every movement that leads there and leaves these gates open, by bush."""
    board = boards[opened]
    steps: Steps = [[] for _ in range(board.bushes)]
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


def ways_to(board: Board, goals: Iterable[int], costs: list[float]) -> list[float]:
    """Return the cost of the way from each bush to the nearest goal, by the costs of junctions, without regard to
    colours."""
    found = [float(FAR)] * board.bushes
    queue = [(0.0, bush) for bush in goals]
    for _, bush in queue:
        found[bush] = 0.0
    while queue:
        so_far, bush = heappop(queue)
        if so_far > found[bush]:
            continue
        for _, junction in board.ways[bush]:
            cost = so_far + costs[junction]
            for other in board.exits[junction]:
                if cost < found[other]:
                    found[other] = cost
                    heappush(queue, (cost, other))
    return found


def colours_of(s: ShadowState, cards: Iterable[int]) -> int:
    """The colours, as a mask, that these cards lead through."""
    mask = 0
    for card in cards:
        if s.kit.cards[card].kind == MOVEMENT:
            for colour in s.kit.cards[card].act.through:
                mask |= 1 << colour
    return mask
