"""The view of a seat of Kaidan for its bot: where it can go, what it can reach, which enemies are dangerous."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from hyakki.games.kaidan.board.geometry import (
    CELLS,
    FAR,
    NEIGHBOUR_SLOTS,
    OFF,
    Board,
    board_of,
    cells_of,
    column_of,
    loudness,
    slot_of,
)
from hyakki.games.kaidan.board.tiles import TRAPDOOR
from hyakki.games.kaidan.catalog.cards import FORCE, NERVES, PERCEPTION, Bonus
from hyakki.games.kaidan.catalog.ids import EVENTS, LOST_PERSON, NUMBER, OBJECTS
from hyakki.games.kaidan.catalog.kit import kit_of
from hyakki.games.kaidan.knowledge.suspicion import Supposition, worlds_of
from hyakki.games.kaidan.knowledge.view import KaidanView, OwnSeat
from hyakki.games.kaidan.people import MARK, NEUTRAL, NOBODY, Figure, Pg, kind_of
from hyakki.games.kaidan.state import BRONZE, GOLD, HIDING, SILVER

UNLOCKED: Final = SILVER | BRONZE
NO_WAY: Final = 1e9

# Costs of a way beyond its cells
UNCHECKED_DOOR: Final = 0.7
HELD_DOOR: Final = 5.0
IN_SIGHT: Final = 3.0
"""A cell that an enemy, or something unknown, has in sight."""
IN_THE_WAY: Final = 3.0
ABOUT_TO_BURN: Final = 5.0
HURRIED: Final = 0.4
"""The part of that fear that is left when the way out is near."""
ASLEEP_CURSE: Final = 1.2
MEETING: Final = 4.0
"""Cost of exchanging status cards with a PG that may be possessed."""

PASSED = {0: 0.9, 1: 0.8, 2: 0.5, 3: 0.2}
"""The chance of a standard Test by what the die has to show."""


def chance(attribute: int, difficulty: int) -> float:
    """The chance to pass a standard Test."""
    return PASSED.get(max(0, difficulty - attribute), 0.1)


class Sense:
    """Made for one question to one seat, from nothing but the View."""

    def __init__(self, view: KaidanView, kind: str = "", seat: int = NOBODY) -> None:
        """`seat`: whose sense it is; without it, that of the seat which is asked a question of this kind."""
        asked = [seat] if seat != NOBODY else [ask["seat"] for ask in view.asks if ask["kind"] == kind]
        self.own: OwnSeat = next((own for own in view.own if own.seat in asked), view.own[0])
        self.view = view
        self.seat = self.own.seat
        self.pg: Pg = view.pgs[self.seat]
        self.kit = kit_of(view.rules)
        self.board: Board = board_of(self.kit, view.rooms, view.keys & UNLOCKED == UNLOCKED, view.forced)
        self.kinds = [kind_of(card) for card in self.own.cards]
        self.shunned = 1.0
        """How much this seat avoids the others; a possessed one seeks them."""
        self.caution = HURRIED if self.hurries else 1.0
        """How much it avoids being seen."""
        self.given_up = False
        """Whether only death can still score; see `aims`."""
        self.others = [other for other, pg in enumerate(view.pgs) if other != self.seat and pg.on_map]
        """The other PGs on the map."""
        self.threats = [who for who, figure in enumerate(view.figures) if self._threatens(figure)]
        """Enemies and what may be one."""
        self.known_doors: dict[int, int] = dict(view.doors) if view.active == self.seat else {}
        self._watched: frozenset[int] | None = None
        self._tinder: frozenset[int] | None = None
        self._costs: list[float] | None = None
        self._ways: tuple[list[float], list[int]] | None = None
        self._worlds: list[Supposition] | None = None
        self._hosts: list[float] | None = None

    @property
    def hurries(self) -> bool:
        """Whether the way out is open, or this seat can open it."""
        return self.trapdoor_open or self.has("TR01")

    # People

    @property
    def here(self) -> int:
        return self.pg.cell

    @property
    def nerves(self) -> int:
        return self.view.values[self.seat][NERVES]

    def _threatens(self, figure: Figure) -> bool:
        return figure.on_map and figure.kind != LOST_PERSON and not figure.shaken >> self.seat & 1

    @property
    def watched(self) -> frozenset[int]:
        """The cells that some threat has in sight."""
        if self._watched is None:
            found: set[int] = set()
            for who in self.threats:
                found |= self.board.sight(self.view.figures[who].cell)
            self._watched = frozenset(found)
        return self._watched

    def figure(self, who: int) -> Figure:
        return self.view.figures[who]

    def hearing(self, noise: int, cell: int) -> int:
        """Return how many threats a Noise there would alert."""
        return sum(
            not self.figure(who).alerted and loudness(self.figure(who).cell, cell) <= noise for who in self.threats
        )

    # Cards

    def has(self, id: str) -> bool:
        return NUMBER[id] in self.kinds

    def acts_as(self, card: int) -> str:
        return OBJECTS[self.kit.acts_as[kind_of(card)]]

    @property
    def ofuda(self) -> int:
        return sum(kind in self.kit.ofuda for kind in self.kinds)

    def bonus(self, attribute: str, purpose: str) -> int:
        """Return what the objects it carries and the Mask it wears add; one Weapon at a time."""
        worn = self.kit.objects[self.pg.worn].bonuses if self.pg.worn != NOBODY else ()
        added = sum(bonus.value for bonus in worn if bonus.helps(attribute, purpose))
        tools, weapon = 0, 0
        for kind in set(self.kinds):
            card = self.kit.objects[kind]
            if card.action != "none":
                continue
            value = _helps(card.bonuses, attribute, purpose)
            if "weapon" in card.icons and purpose in ("attack", "repel"):
                weapon = max(weapon, value)
            else:
                tools += value
        return added + tools + weapon

    # The house

    @property
    def trapdoor(self) -> int:
        return self.board.marked(TRAPDOOR)

    @property
    def trapdoor_open(self) -> bool:
        return bool(self.view.keys & GOLD)

    def darkness(self, cell: int) -> int:
        return self.view.levels[column_of(cell)] or 3

    def examining(self, cell: int) -> float:
        """The chance to find what lies there."""
        own = self.view.values[self.seat][PERCEPTION] + self.bonus("perception", "examine")
        return chance(own, self.darkness(cell))

    def breaking(self, number: int) -> float:
        return chance(self.view.values[self.seat][FORCE] + self.bonus("force", "door"), number)

    def hiding_place(self, cell: int) -> int:
        return max(0, self.view.tokens[cell] - HIDING)

    @property
    def turns_left(self) -> int:
        """Event phases until the deck is empty."""
        each = self.view.rules.numbers.events[self.view.announced]
        return -(-self.view.event_deck // each)

    @property
    def tinder(self) -> frozenset[int]:
        """Cells that will burn when the next Turn has begun (KA-311, KA-313)."""
        if self._tinder is None:
            self._tinder = self._about_to_burn()
        return self._tinder

    def _about_to_burn(self) -> frozenset[int]:
        flames = set(self.view.flames)
        if not flames:
            return frozenset()
        found: set[int] = set()
        for slot in {slot_of(cell) for cell in flames}:
            cells = cells_of(slot)
            found.update(cells)
            if flames.issuperset(cells):
                for near in NEIGHBOUR_SLOTS[slot]:
                    if self.view.rooms[near] >= 0:
                        found.update(cells_of(near))
        return frozenset(found - flames)

    @property
    def next_event(self) -> str:
        """The event that this seat has seen on top of the deck, if it has (PC3)."""
        masks = self.view.memory["events"][1]
        top = masks[-1] if masks else 0
        return EVENTS[top.bit_length() - 1] if top and not top & (top - 1) else ""

    # Ways

    def door_cost(self, edge: int) -> float:
        known = self.known_doors.get(edge)
        if known is None:
            return UNCHECKED_DOOR
        return 0.0 if not known else min(HELD_DOOR, 1 / self.breaking(known))

    @property
    def costs(self) -> list[float]:
        """Return what it costs to enter it, beyond the step, by cell."""
        if self._costs is None:
            self._costs = self._entry_costs()
        return self._costs

    def _entry_costs(self) -> list[float]:
        cost = [0.0] * CELLS
        for cell in self.watched:
            cost[cell] += IN_SIGHT * self.caution
        for who in self.threats:
            cost[self.figure(who).cell] += IN_THE_WAY * self.caution
        for cell in self.tinder:
            cost[cell] += ABOUT_TO_BURN
        for cell in self.view.flames:
            cost[cell] = NO_WAY
        if self.may_meet:
            for other in self.others:
                if other in self.view.exchanged and self.view.active == self.seat:
                    continue
                there = self.view.pgs[other].cell
                seen, dear = self.board.sight(there), MEETING * self.shunned * self.dread(other)
                for cell in cells_of(slot_of(there)):
                    if cell in seen:
                        cost[cell] += dear
        return cost

    @property
    def may_meet(self) -> bool:
        return self.view.rules.hyoirei and not self.view.defeated

    @property
    def ways(self) -> tuple[list[float], list[int]]:
        """Return what the way to every cell costs, and the cell before it."""
        if self._ways is None:
            self._ways = self._walk(self.here)
        return self._ways

    def _walk(self, start: int) -> tuple[list[float], list[int]]:
        walks, costs = self.board.walks(), self.costs
        curses = [self._curse_cost(slot) for slot in range(len(self.board.rooms))]
        far, before = [NO_WAY] * CELLS, [OFF] * CELLS
        far[start] = 0.0
        heap = [(0.0, start)]
        while heap:
            cost, cell = heappop(heap)
            if cost > far[cell]:
                continue
            for other, door, slot in walks[cell]:
                total = cost + 1 + costs[other]
                if door != OFF:
                    total += self.door_cost(door)
                if slot != OFF:
                    total += curses[slot]
                if total < far[other]:
                    far[other], before[other] = total, cell
                    heappush(heap, (total, other))
        return far, before

    def _curse_cost(self, slot: int) -> float:
        tile = self.board.tile(slot)
        if tile < 0:
            return 0.0
        card = self.kit.curse_of[tile]
        return ASLEEP_CURSE if card != NOBODY and self.view.curses[card] and not self.kit.curses[card].always else 0.0

    def first_step(self, cell: int) -> int:
        """The next cell on the way there."""
        _, before = self.ways
        while before[cell] != self.here:
            cell = before[cell]
            if cell == OFF:
                return OFF
        return cell

    def steps_of(self, other: int, cell: int) -> int:
        """About how far another PG is from a cell."""
        steps = self.board.ways(cell)[self.view.pgs[other].cell]
        return steps if steps < FAR else 2 * loudness(cell, self.view.pgs[other].cell)

    # Suspicion

    @property
    def worlds(self) -> list[Supposition]:
        if self._worlds is None:
            view = self.view
            seats = tuple([own.seat for own in view.own])
            self._worlds = worlds_of(view.memory["log"], seats, view.seats, view.rules)
        return self._worlds

    @property
    def hosts(self) -> list[float]:
        """Return how likely each seat is possessed."""
        if self._hosts is None:
            self._hosts = self._likely_hosts()
        return self._hosts

    def _likely_hosts(self) -> list[float]:
        odds = [0.0] * self.view.seats
        if self.view.host != NOBODY:
            odds[self.view.host] = float(not self.view.defeated)
            return odds
        whole = sum(world.weight for world in self.worlds) or 1.0
        for world in self.worlds:
            if world.host != NOBODY and not world.defeated:
                odds[world.host] += world.weight / whole
        return odds

    def dread(self, other: int) -> float:
        """Return how bad it is to meet a PG: as bad as it is likely to be the possessed one, and never nothing."""
        return 0.3 + 2 * self.hosts[other]

    def doomed(self, seat: int) -> float:
        """Return how likely a seat has nothing but Death Marks."""
        if not self.may_meet:
            return 0.0
        whole = sum(world.weight for world in self.worlds) or 1.0
        return sum(world.weight for world in self.worlds if _all_marks(world, seat)) / whole

    # Procedures under way

    def frame(self, *steps: str) -> dict[str, Any] | None:
        """The innermost procedure of one of these names."""
        return next((frame for frame in self.view.frames[::-1] if frame["step"] in steps), None)


def _helps(bonuses: tuple[Bonus, ...], attribute: str, purpose: str) -> int:
    return sum(bonus.value for bonus in bonuses if bonus.helps(attribute, purpose))


def _all_marks(world: Supposition, seat: int) -> bool:
    pile = world.piles[seat]
    return not world.defeated and MARK in pile and NEUTRAL not in pile
