"""The games as environments for programs that learn. `pip install hyakki[envs]` installs what they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hyakki.bots import Bot
from hyakki.envs.aec import GameEnv
from hyakki.envs.solo import SoloEnv
from hyakki.envs.vector import Batch, VectorEnv


def env(
    key: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> GameEnv:
    """Return a game as an environment of PettingZoo.

    `players` is the number of seats (the usual one by default), `options` are those of `Game.rules`. After
    `max_cycles` steps the game is truncated.

    Examples:
        >>> from hyakki.envs import env
        >>> duel = env("kitsunedo", players=2)
        >>> duel.reset(seed=1)
        >>> duel.agent_selection, int(duel.last()[0]["action_mask"].sum()) > 1
        ('seat_1', True)
    """
    return GameEnv(key, players, options, max_cycles, render_mode)


def gym_env(
    key: str,
    players: int | None = None,
    seat: int | None = 0,
    bots: str | Bot | Sequence[str | Bot] = "random",
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> SoloEnv:
    """Return a game as an environment of Gymnasium, with bots in all seats but one.

    `seat` is the seat that learns, or None for another one in each game. `bots` is one bot for all other seats, or
    one for each of them, by name or as an object.

    Examples:
        >>> from hyakki.envs import gym_env
        >>> solo = gym_env("kitsunedo", players=3, seat=1, bots="judgement")
        >>> observed, info = solo.reset(seed=1)
        >>> info, observed["action_mask"].shape == (len(solo.encoding.actions),)
        ({'seat': 1}, True)
    """
    return SoloEnv(key, players, seat, bots, options, render_mode)


def vector_env(
    key: str,
    players: int | None = None,
    games: int = 64,
    processes: int = 0,
    options: Mapping[str, Any] | None = None,
) -> VectorEnv:
    """Return many games at once, as numpy arrays.

    All their open questions are answered in one step. With `processes`, so many other processes play the games and
    write into shared memory; otherwise this one plays them.

    Examples:
        >>> from hyakki.envs import vector_env
        >>> duels = vector_env("kitsunedo", players=2, games=16)
        >>> batch = duels.reset(seed=1)
        >>> len(batch.games), batch.observations.shape == (16, duels.encoding.size)
        (16, True)
        >>> batch = duels.step(batch.masks.argmax(axis=1))
    """
    return VectorEnv(key, players, games, processes, options)


__all__ = ["Batch", "GameEnv", "SoloEnv", "VectorEnv", "env", "gym_env", "vector_env"]
