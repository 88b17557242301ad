"""Previews of a step or a door for the PG that considers it, from public facts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from hyakki.core.events import seat_name
from hyakki.core.menu import Leg
from hyakki.games.kaidan.board.geometry import BESIDE, FAR, OFF, cell_name, edge_between, edge_cells, slot_of
from hyakki.games.kaidan.board.paths import toward
from hyakki.games.kaidan.board.tiles import OUTER, WALL
from hyakki.games.kaidan.catalog.cards import FORCE
from hyakki.games.kaidan.catalog.ids import CURSES
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.previews.odds import hearers
from hyakki.games.kaidan.previews.stakes import chance
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.entity_moves import hidden_from_hunter
from hyakki.games.kaidan.steps.move import noise_of_step
from hyakki.games.kaidan.steps.test import Test


def step_ahead(s: KaidanState, seat: int, to: int, noise: int, here: int) -> dict[str, Any]:
    """One cell, from `here`: the Noise then on the PG, which entities that would alert, which would have it in sight,
    who would exchange status cards, which curse waits, and whether it burns there."""
    level = min(s.rules.numbers.most_noise, s.pgs[seat].noise + noise)
    facts: dict[str, Any] = {"noise": level, "heard": hearers(s, to, level) if noise else [], "seen": seen_at(s, to)}
    met = [seat_name(other) for other in range(s.seats) if would_exchange(s, seat, other, to, here)]
    if met:
        facts["exchange"] = met
    tile = s.board.tile(slot_of(to))
    card = s.kit.curse_of[tile] if tile >= 0 and slot_of(here) != slot_of(to) else NOBODY
    if card != NOBODY and s.curses[card]:
        facts["curse"] = CURSES[card]
    if to in s.flames:
        facts["fire"] = True
    return facts


def steps_ahead(s: KaidanState, seat: int, route: Sequence[int]) -> list[dict[str, Any]]:
    """A way on foot: what each of its cells would bring once the PG gets there. An entity is alerted once."""
    facts, heard, here, loud = [], set[int](), s.pgs[seat].cell, 0
    for place, cell in enumerate(route):
        noise = noise_of_step(s, seat, place)
        ahead = step_ahead(s, seat, cell, loud + noise, here)
        ahead["heard"] = [who for who in ahead["heard"] if noise and who not in heard]
        ahead["pm"] = 1
        heard.update(ahead["heard"])
        facts.append(ahead)
        here, loud = cell, loud + noise
    return facts


def stops(ahead: dict[str, Any]) -> bool:
    """Whether more than a step would happen there, so that the player should think again."""
    return bool(ahead["seen"]) or any(fact in ahead for fact in ("exchange", "curse", "fire"))


def whole_way(cells: Sequence[int], ahead: Sequence[dict[str, Any]], legs: Sequence[Leg]) -> dict[str, Any]:
    """A way as a whole: its points, the Noise at its end, all that hear it, and the first cell where it would stop."""
    heard = [who for facts in ahead for who in facts["heard"]]
    facts = {**ahead[-1], "heard": heard}
    door = next((leg.ahead for leg in legs if "explores" in leg.ahead), None)
    if door is not None:
        facts["open"] = door["open"]
    stop = next((place for place, told in enumerate(ahead[:-1]) if stops(told)), None)
    if stop is not None:
        facts |= ahead[stop] | {"stop": cell_name(cells[stop]), "noise": ahead[-1]["noise"], "heard": heard}
    return facts | {"pm": len(cells)}


Passable = Callable[[int, int], "int | None"]
"""Returns, for a cell and a direction, the door to be opened first, OFF for none, None if there is no way through."""
DOORS = 1
"""How many doors a way may lead through that have not been checked: what is behind the first is news enough."""


def ways_on_foot(s: KaidanState, seat: int, passable: Passable) -> dict[int, list[tuple[int, int]]]:
    """The shortest way to each cell that the PG has the points for, as cells in order with the door to be opened before
    each: past nothing that would stop it, or else the shortest of all."""
    calm = _routes(s, seat, passable, lambda route: not stops(steps_ahead(s, seat, [cell for cell, _ in route])[-1]))
    return _routes(s, seat, passable, lambda route: True) | calm


def _routes(
    s: KaidanState, seat: int, passable: Passable, on: Callable[[list[tuple[int, int]]], bool]
) -> dict[int, list[tuple[int, int]]]:
    start = s.pgs[seat].cell
    routes: dict[int, list[tuple[int, int]]] = {start: []}
    for at in (reached := [start]):
        route = routes[at]
        met = at != start and (s.pg_at(at) != NOBODY or s.figure_at(at) != NOBODY)
        if len(route) == s.pgs[seat].pm or met or (route and not on(route)):
            continue
        shut = sum(door != OFF for _, door in route)
        for way, other in enumerate(BESIDE[at]):
            door = passable(at, way) if other not in routes else None
            if door is not None and shut + (door != OFF) <= DOORS:
                routes[other] = [*route, (other, door)]
                reached.append(other)
    del routes[start]
    return routes


def routes_of_flight(s: KaidanState, cell: int, most: int, opened: Collection[int] = ()) -> list[list[str]]:
    """The ways of at most so many cells that a hunted PG could take: by doors that need no check or have been `opened`,
    and past no enemy; the shortest to each cell, the cells in order (KA-258, KA-277)."""
    routes: dict[int, list[str]] = {cell: []}
    for at in (reached := [cell]):
        for way, other in enumerate(BESIDE[at]):
            if other == OFF or other in routes or len(routes[at]) == most:
                continue
            kind, who = s.board.edges[at * 4 + way], s.figure_at(other)
            shut = kind == WALL or (kind == OUTER and edge_between(at, other) not in opened)
            if not shut and (who == NOBODY or not s.is_enemy(who)):
                routes[other] = [*routes[at], cell_name(other)]
                reached.append(other)
    del routes[cell]
    return list(routes.values())


def pursuit(s: KaidanState) -> list[str]:
    """The way by which the hunter would come, cell by cell; none if it has none."""
    start, target = s.figures[s.hunter].cell, s.pgs[s.hunted].cell
    found = toward(s.board, start, target, FAR, s.ghostly(s.hunter), hidden_from_hunter(s))
    return [cell_name(cell) for cell in found[0]] if found else []


def seen_at(s: KaidanState, cell: int) -> list[int]:
    """The entities that have this cell in sight, by number, Onryo first."""
    return [who + 1 for who in s.figures_on_map() if s.board.sees(s.figures[who].cell, cell)]


def would_exchange(s: KaidanState, seat: int, other: int, to: int, here: int) -> bool:
    """Return whether the step leads to an exchange of status cards (KA-202, KA-R96). A PG in the way will be where
    this PG comes from (KA-077)."""
    there = here if s.pgs[other].cell == to else s.pgs[other].cell
    fresh = seat == s.active and other != seat and other not in s.exchanged and not s.chasing and not s.defeated
    return fresh and there != OFF and slot_of(there) == slot_of(to) and s.board.sees(to, there)


def door_ahead(s: KaidanState, edge: int) -> dict[str, Any]:
    """An exterior door not checked yet: the chances of what its token shows, in percent. Tokens that Onryo hold count
    as in the bag: nobody else knows which they are (KA-315)."""
    unseen = [*s.door_bag, *(token for secret in s.secrets for token in secret.tokens)]
    if not s.door_bag:
        unseen = s.tokens_out  # KA-R35
    sides = [s.kit.tokens[token].door for token in unseen]
    sealed = any(s.lasting_of(event).open_blocked for event, _ in s.lasting)
    percent = {side: round(100 * sides.count(side) / len(sides)) for side in ("open", "blocked", "rift")}
    if sealed:
        percent = {"open": 0, "blocked": percent["open"] + percent["blocked"], "rift": percent["rift"]}
    return {**percent, "explores": not all(s.board.covered(cell) for cell in edge_cells(edge))}


def breaking_ahead(s: KaidanState, seat: int, difficulty: int, cost: int) -> dict[str, Any]:
    """A blocked door: the chance of breaking it, the PA it costs, and whom the Noise would alert (KA-099 to KA-102)."""
    level = min(s.rules.numbers.most_noise, s.pgs[seat].noise + 1)
    return {
        "difficulty": difficulty,
        "chance": chance(s, Test(seat, FORCE, "door", difficulty=difficulty)),
        "pa": cost,
        "noise": level,
        "heard": hearers(s, s.pgs[seat].cell, level),
    }
