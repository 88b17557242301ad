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
AGAINST_JUDGEMENT, AGAINST_PAST = 0.25, 0.2
"""Shares of the boards at which the learner plays against judgement, and against an earlier version."""
SPREAD = 0.618033988749895
"""The inverse of the golden ratio: the fractional parts of its multiples are spread evenly between 0 and 1."""


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
        """The numbers of seats at the boards, over and over."""
        settled = {**self.game.simulation_options, **self.options}
        self._rules = {seats: self.game.rules(seats, settled) for seats in set(self.seats)}

    def deal(self, rng: Random, board: int) -> Match:
        """Deal a game at one of many boards. Each board has its number of seats, so that long games get no larger share
        of the choices than short ones."""
        seats = self.seats[board % len(self.seats)]
        return Match(self.game, self._rules[seats], seats, Chance(rng.randbytes(KEY_BYTES)))

    def seated(self, rng: Random, board: int, seats: int) -> list[int]:
        """Return who sits at each seat of a game in training at this board."""
        kind = board // len(self.seats) * SPREAD % 1
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
    """Return all numbers of seats. Duels and tables of four, which people play most, come more often."""
    return tuple(seats for seats in range(least, most + 1) for _ in range(3 if seats in (2, 4) else 1))
