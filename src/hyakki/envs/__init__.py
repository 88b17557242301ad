"""The games as environments for programs that learn. `pip install hyakki[envs]` installs what they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hyakki.bots import Bot
from hyakki.envs.aec import GameEnv
from hyakki.envs.solo import SoloEnv


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


__all__ = ["GameEnv", "SoloEnv", "env", "gym_env"]
