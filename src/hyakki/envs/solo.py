"""The games as environments of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hyakki.bots import Bot, bot_of
from hyakki.core.errors import Malformed
from hyakki.envs.seating import Observed, Seating

ID = "hyakki/Game-v1"
"""The id for `gymnasium.make(ID, key=…)`."""


class SoloEnv(gymnasium.Env[Observed, SupportsIndex]):
    """A game in which one seat chooses and bots play the others. One step chooses one Option."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        key: str,
        players: int | None = None,
        seat: int | None = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seating = Seating(key, players, options)
        self.encoding = self.seating.encoding
        others = self.seating.players - 1
        named = [bots] * others if isinstance(bots, str | Bot) else list(bots)
        if len(named) != others:
            raise Malformed(f"{others} other seats need {others} bots, not {len(named)}")
        if seat is not None and seat not in range(self.seating.players):
            raise Malformed(f"there is no seat {seat}; choose one of 0 to {others}")
        self.bots = [bot_of(bot) if isinstance(bot, str) else bot for bot in named]
        for bot in self.bots:
            bot.check_game(self.seating.game)
        self.seat = seat
        """The seat that learns; None for another one in each game."""
        self.own = 0
        """The seat that learns in this game."""
        self.over = True
        """Whether no choice can be made before the next `reset`."""
        self.render_mode = render_mode
        self.observation_space = cast(gymnasium.Space[Observed], self.seating.observation_space)
        self.action_space = cast(gymnasium.Space[SupportsIndex], self.seating.action_space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new game and let the bots play up to the first choice. Games after the one of a seed follow from it;
        `options` are not used."""
        super().reset(seed=seed)
        seating = self.seating
        seating.start(seed)
        self.own = seating.rng.randrange(seating.players) if self.seat is None else self.seat
        self._let_others_play()
        if not seating.match.options:
            return self.reset(options=options)  # the game ended before the first choice
        self.over = False
        return seating.observed(self.own), {"seat": self.own}

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play up to the next choice. An action that the mask does not allow ends the
        game with -1."""
        seating = self.seating
        if self.over:
            raise Malformed("the game is over, or none has begun: call reset")
        if not seating.act(action):
            self.over = True
            return seating.observed(self.own), -1.0, True, False, {"seat": self.own, "illegal": True}
        self._let_others_play()
        self.over = not seating.match.options
        reward = seating.rewards()[self.own] if self.over else 0.0
        return seating.observed(self.own), reward, self.over, False, {"seat": self.own}

    def _let_others_play(self) -> None:
        seating, match = self.seating, self.seating.match
        while match.options and match.seat != self.own:
            seating.consult(self.bots[match.seat - (match.seat > self.own)])

    def choices(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the actions that can be taken now, and for each its Option as a row: verb, final, three points."""
        return self.seating.choices()

    def render(self) -> str | None:
        """Return the question as text, if `render_mode` is `ansi`."""
        return self.seating.told() if self.render_mode == "ansi" else None


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="hyakki.envs.solo:SoloEnv")
