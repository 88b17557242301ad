"""The Daimyo's possible orders: a few tables as they may stand when the programmes are carried out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from hyakki.games.shadow_tactics.board.places import NOWHERE, OUT, is_focus, yard_of
from hyakki.games.shadow_tactics.board.vision import watch_junction
from hyakki.games.shadow_tactics.bot.garrison import SMALL, Garrison, Threats
from hyakki.games.shadow_tactics.catalog.kit import NOW, PREPARED, RED_PART, OrderSymbol
from hyakki.games.shadow_tactics.guards import LOOKS_OUT, guard
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.move import MoveGuard
from hyakki.games.shadow_tactics.steps.orders import Deploy, Spread

LEAST_HEED: Final = 0.0
"""The share of his orders that the least attentive Daimyo uses well; the most attentive one uses all."""
PLAIN = (2,)
"""The worlds in which he only sends guards to the ninjas, without a thought of what they are after."""


def after_orders(s: ShadowState, count: int, rng: Random) -> list[ShadowState]:
    """Return possible tables from public facts: unseen order cards are dealt by chance, and played against what the
    ninjas may do."""
    threats = Threats(s)
    unseen = list((Counter(s.kit.deck) - Counter([*s.discard, *s.active, *s.tapped])).elements())
    worlds = []
    for place in range(count):
        heed = LEAST_HEED + (1 - LEAST_HEED) * place / max(1, count - 1)
        hand = rng.sample(unseen, min(s.threshold, len(unseen)))
        worlds.append(_ordered(s, threats, hand, heed, place in PLAIN, rng))
    return worlds


def _ordered(s: ShadowState, threats: Threats, hand: list[int], heed: float, plain: bool, rng: Random) -> ShadowState:
    world = s.copy()
    orders = [(order, PREPARED) for order in s.active] + [(order, NOW) for order in hand]
    for order, part in orders:
        for symbol in s.kit.orders[order][RED_PART if s.alarm else part]:
            if rng.random() < heed:
                _carry_out(world, threats, symbol, plain, rng)
    return world


def _carry_out(world: ShadowState, threats: Threats, symbol: OrderSymbol, plain: bool, rng: Random) -> None:
    if symbol.word == "SRCH":
        world.searching = True
    elif symbol.word in ("MVR", "MVF"):
        move = _near(world, symbol.word, rng) if plain else Garrison(world, threats).best_move(symbol.word, rng)
        if move is not None:
            _relocate(world, *move)
    elif symbol.word == "DEP":
        for kind in symbol.guards:
            stances, garrison = Deploy((kind,)).stances(world), Garrison(world, threats)
            if stances:
                best = max(stances, key=lambda st: garrison.worth(st, False, NOWHERE) + SMALL * rng.random())
                world.put_guard(guard(kind), best)
    elif symbol.word == "SPR":
        choices, garrison = Spread().choices(world), Garrison(world, threats)
        if choices:
            world.alert(max(choices, key=lambda post: garrison.worth(world.stance_at(post), True, post)))


def _near(world: ShadowState, word: str, rng: Random) -> tuple[int, int] | None:
    """Return a guard that can be sent to where it watches a way beside a ninja that nobody watches."""
    step, board = MoveGuard(word), world.board
    beside = {way for n in world.team() for _, way in board.ways[world.ninjas[n].bush]}
    free = {way for way in beside if not watch_junction(world, way)}
    idle = [post for post in step.movable(world) if not is_out(world, post) or board.seen_junction[post] not in beside]
    found = [
        (post, stance)
        for post in idle
        for stance in step.stances(world, post)
        if not is_focus(stance) and stance % 2 == OUT and board.seen_junction[stance // 2] in free
    ]
    return rng.choice(found) if found else None


def is_out(world: ShadowState, post: int) -> bool:
    return bool(world.guards[post] & LOOKS_OUT)


def _relocate(world: ShadowState, post: int, stance: int) -> None:
    left = yard_of(post)
    there = world.put_guard(world.take_guard(post), stance)
    yards = {left, yard_of(there)}
    if any(yard_of(body) in yards for body in world.bodies):
        world.alert(there)
        world.noise += 1
        world.clear_bodies(yards)
