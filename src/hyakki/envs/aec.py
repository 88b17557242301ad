"""The games as environments of PettingZoo: agents choose one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from hyakki.core.errors import Malformed
from hyakki.envs.seating import Observed, Seating


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game among agents `seat_0`, `seat_1` and so on. One step chooses one Option."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        key: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise Malformed(f"a game cannot be truncated after {max_cycles} steps")
        self.seating = Seating(key, players, options)
        self.encoding = self.seating.encoding
        self.metadata = {**GameEnv.metadata, "name": self.encoding.name}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seating.players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Each agent has a space of its own, so that seeding one leaves the others as they are.
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self._steps = 0

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(dict(self.seating.observation_space.spaces))

    def _action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.encoding.actions))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. Games after the one of a seed follow from it; `options` are not used."""
        self.seating.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self.agent_selection = self.possible_agents[self.seating.match.seat]

    def observe(self, agent: str) -> Observed:
        """Return what an agent observes now, and its actions if it chooses."""
        return self.seating.observed(self._seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        """Take an action for the agent that chooses. An action that the mask does not allow ends the game: its agent
        gets -1, the others 0."""
        if not self.agents:
            raise Malformed("the game is over, or none has begun: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seating = self.seating
        self._cumulative_rewards[agent] = 0.0
        if action is None or not seating.act(action):
            self.infos[agent]["illegal"] = True
            self._end([-1.0 if other == agent else 0.0 for other in self.possible_agents])
            return
        self._steps += 1
        match = seating.match
        if not match.options:
            self._end(seating.rewards())
        elif self._steps == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[match.seat]
        else:
            self.agent_selection = self.possible_agents[match.seat]

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def choices(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the actions that can be taken now, and for each its Option as a row: verb, final, three points."""
        return self.seating.choices()

    def render(self) -> str | None:
        """Return the question as text, if `render_mode` is `ansi`."""
        return self.seating.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""
