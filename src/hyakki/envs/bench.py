"""The speed of environments: `make bench`. Agents choose at random, and every observation is made.

It measures processor time beside PettingZoo's Texas hold'em where its packages are installed (`hyakki[peers]`), else
beside a plain Python loop. Machines are noisy, so compare the ratios.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hyakki.core.game import games
from hyakki.envs import Batch, env, vector_env
from hyakki.lab.bench import reference

STEPS = 5_000
GAMES = 64
"""Games that are played at once."""


def of_agents(game: Any, steps: int) -> float:
    """Return how many choices a second random agents of PettingZoo make, with what each of them observes."""
    rng = Random(1)
    game.reset(seed=1)
    began = time.process_time()
    for _ in range(steps):
        observed, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            game.reset()
        else:
            game.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
    return steps / (time.process_time() - began)


def of_batches(key: str, players: int, steps: int) -> float:
    """Return how many choices a second are made in many games at once, in this process."""
    games, rng = vector_env(key, players, GAMES), np.random.default_rng(1)
    batch = games.reset(seed=1)
    began, made = time.process_time(), 0
    while made < steps:
        made += len(batch.games)
        batch = games.step(by_chance(batch, rng))
    return made / (time.process_time() - began)


def by_chance(batch: Batch, rng: np.random.Generator) -> NDArray[Any]:
    """Return a random action for each row."""
    counts, (_, actions) = batch.masks.sum(axis=1), batch.masks.nonzero()
    chosen: NDArray[Any] = actions[counts.cumsum() - counts + (rng.random(len(counts)) * counts).astype(np.int64)]
    return chosen


def peer() -> tuple[str, Callable[[], float]]:
    """Return the reference that is measured in the same run, and its name."""
    if find_spec("rlcard") is None or find_spec("pygame") is None:
        return "plain Python loop", reference
    holdem = import_module("pettingzoo.classic.texas_holdem_v4")
    return "texas_holdem_v4", lambda: of_agents(holdem.env(), STEPS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m hyakki.envs.bench", description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS, help="for each figure")
    steps = parser.parse_args().steps
    name, measure = peer()
    print(f"ratios are to {name}")
    for key, game in games().items():
        if game.encoding() is None:
            continue
        for players in dict.fromkeys((game.least, game.usual)):
            for kind in ("PettingZoo", "vectorised"):
                before = measure()
                if kind == "PettingZoo":
                    rate = of_agents(env(key, players=players), steps)
                else:
                    rate = of_batches(key, players, steps)
                ratio = rate * 2 / (before + measure())
                print(f"{key}, {kind}, {players} seats {rate:>9,.0f} steps/s   ratio {ratio:.5f}")


if __name__ == "__main__":
    main()
