"""Strength: how often a network wins, alone among judgements."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np

from hyakki.bots.judgement import JudgementBot
from hyakki.bots.network import Network, Weights, draw, shares
from hyakki.lab.match import rewards
from hyakki.learn.gather import gather, take
from hyakki.learn.tables import Tables

TOGETHER = 50
"""Games that a process plays at once."""


def measure(
    network: Network, tables: Tables, seats: int, games: int, temperature: float, workers: int, seed: int = 0
) -> tuple[int, int]:
    """Return the wins of a network and the games, with its seat rotated. A shared win counts as one."""
    parts = [
        (network.weights, tables.key, tables.options, seats, temperature, seed * 1_000_000 + number)
        for number in range(-(-games // TOGETHER))
    ]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return sum(pool.map(_wins, *zip(*parts, strict=True))), len(parts) * TOGETHER


def _wins(
    weights: Weights, key: str, options: dict[str, Any], seats: int, temperature: float, seed: int
) -> int:
    tables = Tables(key, options, [seats])
    network, judgement = Network(tables.encoding, weights), JudgementBot()
    rng, dice = Random(seed), np.random.default_rng(seed)
    matches = [tables.deal(rng) for _ in range(TOGETHER)]
    own = {id(match): number % seats for number, match in enumerate(matches)}
    going = matches
    while going:
        for match in going:
            while match.options and match.seat != own[id(match)]:
                match.consult(judgement, rng)
        going = [match for match in going if match.options]
        if going:
            asked = gather(tables.encoding, going)
            chosen = draw(shares(network.scores(asked), asked.counts, temperature), asked.counts, dice)
            for match, picked in zip(going, chosen - (np.cumsum(asked.counts) - asked.counts), strict=True):
                take(match, int(picked))
    return sum(rewards(tables.game, match.state)[own[id(match)]] > 0 for match in matches)
