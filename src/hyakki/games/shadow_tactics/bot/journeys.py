"""Distances: the fewest cards in which an unseen ninja gets from bush to bush."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from hyakki.games.shadow_tactics.board.geometry import Board
from hyakki.games.shadow_tactics.board.places import NOWHERE
from hyakki.games.shadow_tactics.catalog.ids import COLOURS
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT, Kit
from hyakki.games.shadow_tactics.state import ShadowState

MASKS: Final = 1 << len(COLOURS)
FAR: Final = 40
"""Cards to a place that cannot be reached."""
MOST_KEPT: Final = 4000

Table = dict[int, list[list[int]]]
"""Cards, by open gates and used colours, both as masks, and bush."""
Steps = dict[tuple[int, int], list[int]]
"""The bushes, as a mask, from which a movement leads to a bush: by the gates that were open before and the colour, then
by bush."""
Place = tuple[bool, int, int]
"""Whether one card of the round has been played; the open gates and the used colours, both as masks."""
Front = defaultdict[Place, int]
"""Bushes, as a mask, by what else is so there."""
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
        """Extend from the goals backwards, one card farther each time, all bushes of a place at once."""
        fronts: list[Front] = [defaultdict(int) for _ in range(FAR + 2)]
        reached: Front = defaultdict(int)
        at_goal = sum([1 << bush for bush in goals])
        for opened in steps:
            for mask in range(MASKS):
                fronts[0][False, opened, mask] = fronts[0][True, opened, mask] = at_goal
        for cards in range(FAR):
            for place, front in fronts[cards].items():
                midway, opened, mask = place
                new = front & ~reached[place]
                if not new:
                    continue
                reached[place] |= new
                table = (self._after_one if midway else self._from_start)[opened][mask]
                bushes = [bush for bush in range(len(table)) if new >> bush & 1]
                for bush in bushes:
                    table[bush] = cards
                _extend(place, bushes, new, steps[opened], lacking, fronts[cards + 1], fronts[cards + 2])

    def cards(self, opened: int, used: int, bush: int, midway: bool = False) -> int:
        """Return the cards from this bush, with these colours (a mask) used up; `midway`: one card of the round has
        been played."""
        return (self._after_one if midway else self._from_start)[opened][used][bush]


def _extend(
    place: Place, bushes: list[int], here: int, steps: Steps, lacking: int, next_front: Front, later_front: Front
) -> None:
    """Add where a ninja is one card farther from these bushes, and two."""
    midway, opened, mask = place
    for (shut, colour), origins in steps.items():
        bit = 1 << colour
        if not mask & bit or lacking & bit:
            continue
        before = 0
        for bush in bushes:
            before |= origins[bush]
        next_front[not midway, shut, mask ^ bit] |= before
        if not midway and mask == lacking | bit:  # a Regroup, then this one
            for other in range(MASKS):
                if not other & bit:
                    later_front[False, shut, other] |= before
    if not midway:
        next_front[True, opened, mask] |= here
        if mask == lacking:
            for other in range(MASKS):
                next_front[True, opened, other] |= here
                later_front[False, opened, other] |= here


def _steps(boards: dict[int, Board], opened: int, unlocks: dict[int, int]) -> Steps:
    """Return every movement that leaves these gates open."""
    board = boards[opened]
    steps: Steps = {}
    for before, origin_board in boards.items():
        for origin, ways in enumerate(origin_board.ways):
            for colour, junction in ways:
                if before | unlocks.get(junction, 0) == opened:
                    origins = steps.setdefault((before, colour), [0] * board.bushes)
                    for bush in board.exits[junction]:
                        origins[bush] |= 1 << origin
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
