"""Tables: the games that a network is trained at, and who sits there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.encoding import Encoding
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.lab.match import Match

LEARNER, PAST, JUDGEMENT = range(3)
"""Who sits at a seat: the network that learns, an earlier version of it, or judgement."""
AGAINST_JUDGEMENT, AGAINST_PAST = 0.2, 0.2
"""Shares of the games that the learner plays against judgement, and against an earlier version."""


class Tables:
    """Deals games of one kind, with any number of seats."""

    def __init__(self, key: str, options: Mapping[str, Any] | None = None, seats: Sequence[int] = ()) -> None:
        self.key = key
        self.options = dict(options or {})
        self.game = game_of(key)
        encoding = self.game.encoding()
        if encoding is None:
            raise Malformed(f"{key} has no encoding, which a network needs")
        self.encoding: Encoding[Any] = encoding
        self.seats = tuple(seats) or _usual(self.game.least, self.game.most)
        """Numbers of seats; one that stands twice is dealt twice as often."""
        settled = {**self.game.simulation_options, **self.options}
        self._rules = {seats: self.game.rules(seats, settled) for seats in set(self.seats)}

    def deal(self, rng: Random, seats: int | None = None) -> Match:
        seats = seats or rng.choice(self.seats)
        return Match(self.game, self._rules[seats], seats, Chance(rng.randbytes(KEY_BYTES)))

    def seated(self, rng: Random, seats: int) -> list[int]:
        """Return who sits at each seat of a game in training."""
        kind = rng.random()
        if kind >= AGAINST_JUDGEMENT + AGAINST_PAST:
            return [LEARNER] * seats
        if kind < AGAINST_JUDGEMENT:
            return alone(rng, seats)
        learners = rng.randint(1, seats - 1)
        return rng.sample([LEARNER] * learners + [PAST] * (seats - learners), seats)


def alone(rng: Random, seats: int) -> list[int]:
    """Return one learner among judgements."""
    sitters = [JUDGEMENT] * seats
    sitters[rng.randrange(seats)] = LEARNER
    return sitters


def _usual(least: int, most: int) -> tuple[int, ...]:
    """All counts; duels and tables of four, which people play most, more often."""
    return tuple(seats for seats in range(least, most + 1) for _ in range(3 if seats in (2, 4) else 1))
