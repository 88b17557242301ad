"""Random play for the tests of this folder: the engine alone, with the Memories of some viewers, and the leak test at
many questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.events import Viewer, viewers
from hyakki.core.memory import fold
from hyakki.core.menu import Outcome
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules, make_rules
from hyakki.games.kitsunedo.catalog.ids import LORDS
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.lab.check import random_path
from hyakki.lab.leak import LeakReport, compare

EVERY = 3
"""A pair of worlds is compared at every third question or so."""


@cache
def rules_with(picks: tuple[str, ...], stage: str = "standard") -> KitsunedoRules:
    """The lords are picked already, so that play begins at once."""
    return make_rules(len(picks), {"picks": picks, "stage": stage, "turn_limit": 400})


def some_lords(seats: int, rng: Random, *wanted: str) -> tuple[str, ...]:
    """Return this many different lords, these among them."""
    others = [lord for lord in LORDS if lord not in wanted]
    picks = [*wanted, *rng.sample(others, seats - len(wanted))]
    rng.shuffle(picks)
    return tuple(picks)


def lookers(seats: int) -> list[Viewer]:
    """Return each seat, a spectator, and a viewer with two seats if there are more than two."""
    return viewers(seats) + ([Viewer((0, 2))] if seats > 2 else [])


def questions(
    game: Kitsunedo, rules: KitsunedoRules, seats: int, who: Sequence[Viewer], rng: Random
) -> Iterator[tuple[KitsunedoState, list[KitsunedoMemory]]]:
    """A random game, halted at every question."""
    s = game.start(rules, seats, Chance.seeded(str(rng.random())))
    memories: list[KitsunedoMemory] = [game.memory(viewer, seats) for viewer in who]
    while True:
        fold(s.log, memories)
        s.log = []
        if not s.asks:
            return
        yield s, memories
        answer_at_random(s, rng)


def answer_at_random(s: State, rng: Random) -> None:
    if s.asks[0].sealed:
        engine.close(s, random_outcome(s, rng))
    else:
        ask = rng.choice(s.asks)
        engine.give(s, ask, random_path(s, ask, rng))


def random_outcome(s: State, rng: Random) -> Outcome:
    outcome = s.stack[-1].outcome(s, {ask.seat: random_path(s, ask, rng) for ask in s.asks})
    assert outcome is not None, "all have answered"
    return outcome


def hunt(
    game: Kitsunedo, seats: int, pairs: int, lords: tuple[str, ...] = (), at: str = "", stage: str = "standard"
) -> LeakReport:
    """Random games with a pair of worlds now and then, `at` such questions only, until a leak is found or so many pairs
    have been compared. Every other game begins with the picking of lords."""
    rng = Random(seats)
    report = LeakReport()
    unpicked = make_rules(seats, {"stage": stage, "turn_limit": 400})
    while True:
        rules = rng.choice((unpicked, rules_with(some_lords(seats, rng, *lords), stage)))
        for s, memories in questions(game, rules, seats, lookers(seats), rng):
            if s.asks[0].kind == at if at else not rng.randrange(EVERY):
                compare(game, s, rng.choice(memories), rng, report)
                if report.leaks or report.pairs == pairs:
                    return report
