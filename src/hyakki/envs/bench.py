"""The speed of environments: `make bench`. Agents choose at random, and every observation is made.

It measures processor time beside a plain Python loop. Machines are noisy, so compare the ratios.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy as np

from hyakki.core.game import games
from hyakki.envs import env
from hyakki.lab.bench import reference

STEPS = 5_000


def steps_per_second(key: str, players: int, steps: int) -> float:
    """Return how many choices a second random agents make, with what each of them observes."""
    game, rng = env(key, players=players), Random(1)
    game.reset(seed=1)
    began = time.process_time()
    for _ in range(steps):
        observed, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            game.reset()
        else:
            game.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
    return steps / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m hyakki.envs.bench", description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS, help="for each figure")
    steps = parser.parse_args().steps
    for key, game in games().items():
        if game.encoding() is None:
            continue
        for players in dict.fromkeys((game.least, game.usual)):
            before = reference()
            rate = steps_per_second(key, players, steps)
            ratio = rate * 2 / (before + reference())
            print(f"{key}, PettingZoo, {players} seats {rate:>9,.0f} steps/s   ratio {ratio:.5f}")


if __name__ == "__main__":
    main()
