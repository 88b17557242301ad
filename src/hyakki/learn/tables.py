"""Tables: the games that a network is trained at, and who sits there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.encoding import Encoding
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.lab.match import Match

LEARNER, PAST, JUDGEMENT = range(3)
"""The player of a seat: the network that learns, an earlier version of it, or judgement."""
AGAINST_JUDGEMENT, AGAINST_PAST = 0.25, 0.2
"""Shares of the boards at which the learner plays against judgement, and against an earlier version."""
SPREAD = 0.618033988749895
"""The inverse of the golden ratio: the fractional parts of its multiples are spread evenly between 0 and 1."""


class Plan(NamedTuple):
    """The facts from which a worker process makes the same Tables."""

    key: str
    options: dict[str, Any]
    seats: tuple[int, ...]
    judged: float


class Tables:
    """Deals games of one kind, with any number of seats, in all their variants."""

    def __init__(
        self,
        key: str,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[int] = (),
        judged: float = AGAINST_JUDGEMENT,
    ) -> None:
        self.key = key
        self.options = dict(options or {})
        self.judged = judged
        """The share of the boards at which the learner plays against judgement."""
        self.game = game_of(key)
        encoding = self.game.encoding()
        if encoding is None:
            raise Malformed(f"{key} has no encoding, which a network needs")
        self.encoding: Encoding[Any] = encoding
        self.seats = tuple(seats) or _usual(self.game.least, self.game.most)
        """The numbers of seats at the boards, repeated."""
        for count in self.seats:
            self.game.check_seats(count)
        self._rules = {seats: self._variants(seats) for seats in set(self.seats)}

    @property
    def plan(self) -> Plan:
        return Plan(self.key, self.options, self.seats, self.judged)

    def _variants(self, seats: int) -> list[Any]:
        """Return the Rules of each variant that agrees with the options given."""
        given = self.options
        fitting = [
            options
            for options in self.game.variants(seats)
            if all(given.get(name, value) == value for name, value in options.items())
        ]
        return [
            self.game.rules(seats, {**self.game.simulation_options, **options, **given}) for options in fitting or [{}]
        ]

    def deal(self, rng: Random, board: int) -> Match:
        """Deal a game at one of many boards. Each board has its number of seats, so that long games get no larger share
        of the choices than short ones."""
        seats = self.seats[board % len(self.seats)]
        return Match(self.game, rng.choice(self._rules[seats]), seats, Chance(rng.randbytes(KEY_BYTES)))

    def seated(self, rng: Random, board: int, match: Match) -> list[int]:
        """Return who sits at each seat of a game in training at this board."""
        seats = match.state.seats
        kind = board // len(self.seats) * SPREAD % 1
        if kind < self.judged:
            return self.opposed(rng, match, JUDGEMENT)
        if kind >= self.judged + AGAINST_PAST:
            return [LEARNER] * seats
        if self.game.sides(match.state):
            return self.opposed(rng, match, PAST)
        learners = rng.randint(1, seats - 1)
        return rng.sample([LEARNER] * learners + [PAST] * (seats - learners), seats)

    def opposed(self, rng: Random, match: Match, other: int) -> list[int]:
        """Return the learner alone among others; where sides play, it has the seats of one side, the others the rest.
        All sides come as often."""
        sides = self.game.sides(match.state) or tuple(map(str, range(match.state.seats)))
        own = rng.choice(list(dict.fromkeys(sides)))
        return [LEARNER if side == own else other for side in sides]

    def part(self, match: Match, seat: int) -> str:
        """Return the part that a seat plays, for which wins are counted: its side, or one of so many seats."""
        sides = self.game.sides(match.state)
        return sides[seat] if sides else f"{match.state.seats} seats"


def _usual(least: int, most: int) -> tuple[int, ...]:
    """Return all numbers of seats. Duels and tables of four, which people play most, come more often."""
    return tuple(seats for seats in range(least, most + 1) for _ in range(3 if seats in (2, 4) else 1))
