"""What a step or a door would bring: previews for the PG that thinks of it, from what everybody sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hyakki.core.events import seat_name
from hyakki.games.kaidan.board.geometry import BESIDE, FAR, OFF, cell_name, edge_between, edge_cells, slot_of
from hyakki.games.kaidan.board.paths import toward
from hyakki.games.kaidan.board.tiles import OUTER, WALL
from hyakki.games.kaidan.catalog.cards import FORCE
from hyakki.games.kaidan.catalog.ids import CURSES
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.previews.odds import hearers
from hyakki.games.kaidan.previews.stakes import chance
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.test import Test
from hyakki.games.kaidan.steps.walk import hidden_from_hunter


def step_ahead(s: KaidanState, seat: int, to: int, noise: int) -> dict[str, Any]:
    """One cell: the Noise then on the PG, which entities that would alert, which would have it in sight, who would
    exchange status cards, which curse waits, and whether it burns there."""
    here = s.pgs[seat].cell
    level = min(s.rules.numbers.most_noise, s.pgs[seat].noise + noise)
    facts: dict[str, Any] = {"noise": level, "heard": hearers(s, to, level) if noise else [], "seen": seen_at(s, to)}
    met = [seat_name(other) for other in range(s.seats) if would_exchange(s, seat, other, to)]
    if met:
        facts["exchange"] = met
    tile = s.board.tile(slot_of(to))
    card = s.kit.curse_of[tile] if tile >= 0 and slot_of(here) != slot_of(to) else NOBODY
    if card != NOBODY and s.curses[card]:
        facts["curse"] = CURSES[card]
    if to in s.flames:
        facts["fire"] = True
    return facts


def routes_of_flight(s: KaidanState, cell: int, most: int, opened: Collection[int] = ()) -> list[list[str]]:
    """The ways of at most so many cells that somebody hunted could take: by doors that need no check or have been
    `opened`, and past no enemy; the shortest to each cell, the cells in order (KA-258, KA-277)."""
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


def would_exchange(s: KaidanState, seat: int, other: int, to: int) -> bool:
    """KA-202, KA-R96; who stands in the way will stand where the PG comes from (KA-077)."""
    there = s.pgs[seat].cell if s.pgs[other].cell == to else s.pgs[other].cell
    fresh = seat == s.active and other not in (seat, *s.exchanged) and not s.chasing and not s.defeated
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
