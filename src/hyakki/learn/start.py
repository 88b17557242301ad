"""A fresh network: which columns it reads, and weights to begin with."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from hyakki.bots.network import ADVICE, Network, Small, Weights
from hyakki.core.encoding import POINTS, Encoding
from hyakki.lab.boards import Board, gather
from hyakki.learn.tables import Tables

LAYERS = ((384, 256), (320, 192), (256, 128), (192, 128), (128, 96), (96, 64), (64, 48))
"""Widths of the first and the last layer. The widest that fit are taken."""
ROOM = 1_400_000
"""The most weights: with two bytes for each, the package has room for 3 MB a game."""
GAMES = 64
"""Games played at random to see which columns are used."""
MOST_CHOICES = 400
"""Choices of each of these games that are looked at."""
MOST_ALSO = 8_000
"""Observations of other games that are looked at."""
FEW_ROWS = 8
"""Columns of blocks with more rows than this are read as numbers only."""
FEW_VALUES = 24
"""Columns with more values than this are read as numbers only."""
TRUST = 6.0
"""What the Option that judgement would choose gets at first: e to this power times as often as without."""


def fresh(tables: Tables, seed: int, also: Small | None = None) -> Network:
    """Return an untrained network: it reads what occurs in random games, and in `also`, observations of
    other games. It scores nearly at random."""
    encoding = tables.encoding
    rng = np.random.default_rng(seed)
    seen = _seen(tables, seed)
    if also is not None:
        seen = np.concatenate((seen, also[rng.choice(len(also), min(len(also), MOST_ALSO), replace=False)]))
    weights = _columns(encoding, seen)

    def layer(inputs: int, outputs: int, gain: float) -> Any:
        return rng.normal(0, gain / np.sqrt(inputs), (inputs, outputs)).astype(np.float32)

    features = len(weights["number.column"]) + len(weights["hot.column"])
    first, last = _layers(encoding, features)
    for part in ("actor", "critic"):
        for name, inputs, outputs in ((f"{part}.1", features, first), (f"{part}.2", first, last)):
            weights[f"{name}.weight"] = layer(inputs, outputs, np.sqrt(2))
            weights[f"{name}.bias"] = np.zeros(outputs, np.float32)
    weights["value"] = layer(last, 1, 0.1)[:, 0]
    weights["final"] = layer(last, 1, 0.01)[:, 0]
    sizes = {"action": encoding.actions, "verb": encoding.verbs}
    sizes |= {f"point.{place}": encoding.points for place in range(POINTS)}
    for name, names in sizes.items():
        weights[name] = layer(last, len(names), 0.05).T.copy()
    network = Network(encoding, weights)
    for block in network.links.blocks:
        network.weights[f"link.{block.name}"] = layer(last, block.width, 0.02)
    return network


def listening(network: Network) -> Network:
    """Return a network that also listens to judgement, and else scores as this one."""
    if network.listens:
        return network
    advice = np.zeros_like(network.weights["final"])
    advice[0] = TRUST
    return Network(network.encoding, {**network.weights, ADVICE: advice})


def _layers(encoding: Encoding[Any], features: int) -> tuple[int, int]:
    """Return the widest layers with which a network has room in the package."""
    names = len(encoding.actions) + len(encoding.verbs) + POINTS * len(encoding.points)

    def weights(first: int, last: int) -> int:
        return 2 * first * (features + last) + last * names

    return next((layers for layers in LAYERS if weights(*layers) < ROOM), LAYERS[-1])


def _seen(tables: Tables, seed: int) -> Small:
    """Return observations from games at all kinds of tables, played at random."""
    rng, seen = Random(seed), []
    for board in range(GAMES):
        game = Board(tables.deal(rng, board))
        for _ in range(MOST_CHOICES):
            if not game.questions:
                break
            question = game.questions[0]
            asked = gather(tables.encoding, [question])
            seen.append(asked.observations[0])
            question.choose(rng.randrange(int(asked.counts[0])))
    return np.stack(seen)


def _columns(encoding: Encoding[Any], seen: Small) -> Weights:
    """Choose the columns to read as numbers, and those to read by value: few values, and more than yes or no."""
    numbers = np.flatnonzero(seen.min(0) != seen.max(0)).tolist()
    used, hot = set(numbers), []
    for block in encoding.blocks:
        if len(block.rows) > FEW_ROWS:
            continue
        for column in used.intersection(range(block.start, block.start + block.size)):
            values = np.unique(seen[:, column])
            if 2 < len(values) <= FEW_VALUES:
                hot += [(column, value) for value in values if value]
    hot.sort()
    return {
        "number.column": np.array(numbers, np.int32),
        "hot.column": np.array([column for column, _ in hot], np.int32),
        "hot.value": np.array([value for _, value in hot], np.int16),
    }
