"""The ninjas' common plan for a round: made from the open facts alone, so that every seat comes to the same."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from hyakki.games.shadow_tactics.bot.errands import Team
from hyakki.games.shadow_tactics.bot.foresight import after_orders
from hyakki.games.shadow_tactics.bot.scouting import Scout, in_the_way
from hyakki.games.shadow_tactics.bot.spots import Outcome
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.guards import stunned
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.programming import forbidden, penalties_of

WORLDS: Final = 6
FIRST_LOOK: Final = 2
KEPT: Final = 14
"""Ways in which the orders may come; in how many of them every programme is thought through, and how many of the best
in all."""
ORDER = tuple(map(NINJAS.index, ("TAK", "HAY", "YUK", "MUG", "AIK")))
"""The order of the ninjas: those that clear the way for others act first."""
MOST_KEPT = 64

Programme = tuple[int, ...]


class Plan(NamedTuple):
    programmes: dict[int, Programme]
    slots: dict[int, int]


_KEPT: dict[tuple[object, ...], Plan] = {}


def plan_for(s: ShadowState) -> Plan:
    key = _facts(s)
    plan = _KEPT.get(key)
    if plan is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        plan = _KEPT[key] = _plan(s, Random(hash(key[1:])))
    return plan


def _facts(s: ShadowState) -> tuple[object, ...]:
    people = tuple(
        (n, s.ninjas[n].bush, s.ninjas[n].used, s.ninjas[n].damage, s.ninjas[n].jutsu, s.ninjas[n].carries)
        for n in s.team()
    )
    marks = (s.round, s.time, s.noise, s.alarm, s.focus, s.opened, s.documents_at, s.poisoned, s.rung)
    lists = (s.guards, s.bodies, s.keys, s.green, s.blue, s.discard, s.active, s.coins, s.lights)
    return (s.kit, people, marks, *map(tuple, lists))


def _plan(s: ShadowState, rng: Random) -> Plan:
    acting = [ninja for ninja in ORDER if s.ninjas[ninja].in_play]
    worlds = after_orders(s, WORLDS, rng)
    programmes: dict[int, Programme] = {}
    for place, ninja in enumerate(acting):
        scouts = []
        for world in worlds:
            team = Team(world)
            scouts.append(Scout(team, ninja, settled=True, needs=in_the_way(team, acting[place + 1 :])))
        programmes[ninja] = best_programme(scouts)
        for scout in scouts:
            _carry_out(scout, programmes[ninja])
    return Plan(programmes, {ninja: place for place, ninja in enumerate(acting)})


def lawful(s: ShadowState, ninja: int) -> list[Programme]:
    """All it may lay, one card or two."""
    penalties = penalties_of(s, ninja)
    hand = [card for card in s.hand_of(ninja) if not forbidden(s, penalties, None, card)]
    found: list[Programme] = [(card,) for card in hand]
    for first in hand:
        found += [(first, then) for then in hand if then != first and not forbidden(s, penalties, first, then)]
    return found


def best_programme(scouts: list[Scout]) -> Programme:
    """The one that does best over all these worlds."""
    first = scouts[0]
    possible = lawful(first.s, first.ninja)
    firsts = {cards[0] for cards in possible}
    starts = {card for card in firsts if any(scout.outcomes(scout.start(), card) for scout in scouts)}
    useful = [cards for cards in possible if cards[0] in starts]
    if not useful:
        return (first.s.hand_of(first.ninja)[-1],)
    looked = {cards: [scout.worth(scout.start(), cards) for scout in scouts[:FIRST_LOOK]] for cards in useful}
    best = sorted(useful, key=lambda cards: -sum(looked[cards]))[:KEPT]
    for cards in best:
        looked[cards] += [scout.worth(scout.start(), cards) for scout in scouts[FIRST_LOOK:]]
    return max(best, key=lambda cards: sum(looked[cards]))


def _carry_out(scout: Scout, cards: Programme) -> None:
    """Carry the cards out in the world that the scout looks at, as well as it can."""
    s, spot = scout.s, scout.start()
    person = s.ninjas[scout.ninja]
    for place in range(len(cards)):
        _, outcome = scout.best(spot, cards[place:])
        if outcome is None:
            continue
        if not outcome.chance:
            s.noise += outcome.witnesses
            return
        _clear(s, outcome)
        s.noise += outcome.spot.noise - spot.noise
        spot = outcome.spot
        person.bush, s.opened = spot.bush, spot.opened
        scout.forget()
    s.redraw()


def _clear(s: ShadowState, outcome: Outcome) -> None:
    for post in outcome.spot.gone:
        s.guards[post] = 0
    for post in outcome.spot.blind:
        if s.guards[post]:
            s.guards[post] = stunned(s.guards[post])
