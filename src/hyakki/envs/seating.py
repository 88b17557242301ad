"""The common part of the environments: the game, its spaces, and choices as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, SupportsIndex, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hyakki.bots import Bot
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.encoding import LEAST, MOST, Encoding
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.lab.boards import Observations
from hyakki.lab.match import Match, rewards


class Observed(TypedDict):
    """The observation and the possible actions of a seat."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Seating:
    """Games of one kind, one after another, each from its own seed."""

    def __init__(self, key: str, players: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = game_of(key)
        encoding = self.game.encoding()
        if encoding is None:
            raise Malformed(f"{key} has no encoding, which an environment needs")
        self.encoding: Encoding[Any] = encoding
        self.players = self.game.usual if players is None else players
        self.game.check_seats(self.players)
        self.rules = self.game.rules(self.players, {**self.game.simulation_options, **(options or {})})
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (encoding.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(encoding.actions),), np.int8),
            }
        )
        self.action_space = spaces.Discrete(len(encoding.actions))
        self.rng = Random()
        self._match: Match | None = None
        self._numbers: list[int] | None = None
        self._observations = Observations()

    def start(self, seed: int | None) -> None:
        """Begin a new game: the game of this seed, or the next one after the last seed."""
        if seed is not None:
            self.rng = Random(seed)
        self._match = Match(self.game, self.rules, self.players, Chance(self.rng.randbytes(KEY_BYTES)))
        self._observations = Observations()
        self._numbers = None

    @property
    def match(self) -> Match:
        """The game under way."""
        if self._match is None:
            raise Malformed("no game has begun: call reset")
        return self._match

    @property
    def numbers(self) -> list[int]:
        """The actions of the seat that chooses, in the order of its options."""
        if self._numbers is None:
            match = self.match
            self._numbers = self.encoding.numbered(match.options, match.seat, self.players)
        return self._numbers

    def observed(self, seat: int) -> Observed:
        """Return what this seat observes now. It has actions only if it chooses."""
        match, encoding = self.match, self.encoding
        out = self._observations.of(match, encoding, seat)
        mask = bytearray(len(encoding.actions))
        if match.options and match.seat == seat:
            encoding.ask(out, self.players, seat, [match.ask.kind], match.path)
            for number in self.numbers:
                mask[number] = 1
            if match.leave:
                mask[encoding.leave] = 1
        return {"observation": np.frombuffer(out, np.int16), "action_mask": np.frombuffer(mask, np.int8)}

    def choices(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the actions of the seat that chooses, and for each its Option as a row (`Encoding.option`).

        To leave an open question is a row of zeros.
        """
        match, encoding = self.match, self.encoding
        actions, rows = encoding.choices(match.options, match.seat, self.players, match.leave)
        return np.array(actions, np.int16), np.array(rows, np.int16).reshape(len(rows), encoding.path.width)

    def act(self, number: SupportsIndex) -> bool:
        """Let the seat that chooses take this action. Return False, and do nothing, if it has no such action."""
        match = self.match
        try:
            action = index(number)
        except TypeError:
            raise Malformed(f"an action is a whole number, not {number!r}") from None
        if match.leave and action == self.encoding.leave:
            match.choose(None)
        else:
            try:
                place = self.numbers.index(action)
            except ValueError:
                return False
            match.choose(match.options[place])
        self._numbers = None
        return True

    def consult(self, bot: Bot) -> None:
        """Let a bot answer for the seat that chooses."""
        self.match.consult(bot, self.rng)
        self._numbers = None

    def rewards(self) -> list[float]:
        return list(rewards(self.game, self.match.state))

    def told(self) -> str:
        """Return the question as text."""
        match = self.match
        if not match.options:
            return f"{self.game.key}: the game is over"
        path = "".join(f"{option.id}, " for option in match.path)
        entries = " | ".join(option.id for option in match.options)
        return f"{self.game.key}: seat {match.seat} is asked {match.ask.kind}: {path}{entries}"
