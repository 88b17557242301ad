"""Network: scores the Options of a menu from what a seat observes, in numpy. `hyakki.learn` trains its weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hyakki.core.encoding import LEAST, MOST, POINTS, Encoding
from hyakki.core.menu import Option, Path

Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]
Small: TypeAlias = NDArray[np.int16]
Weights: TypeAlias = dict[str, NDArray[Any]]

_ALL = np.arange(LEAST, MOST + 1, dtype=np.float32)
DAMPED: Floats = (np.sign(_ALL) * np.log2(1 + np.abs(_ALL))).astype(np.float32)
"""Every number as a network reads it, by the number minus LEAST: 0 and 1 stay as they are, large ones are damped."""


def damped(numbers: Small) -> Floats:
    found: Floats = DAMPED[numbers.astype(np.int64) - LEAST]
    return found


UNADVISED = -1
"""The advice to a question about which judgement has not been asked, or says nothing."""
ADVICE = "advice"
"""The weights of a network that listens to judgement."""


class Asked:
    """Questions put together: what each seat observes, and the Options of all of them one after the other.

    `counts` says how many Options each question has, `actions` and `rows` describe each Option (`Encoding.numbered`,
    `Encoding.option`). `advised` is the number of the Option that judgement would choose among those of its question,
    or UNADVISED.
    """

    __slots__ = ("actions", "advised", "counts", "observations", "rows")

    def __init__(self, observations: Small, counts: Ints, actions: Ints, rows: Ints, advised: Ints) -> None:
        self.observations = observations
        self.counts = counts
        self.actions = actions
        self.rows = rows
        self.advised = advised

    @property
    def owners(self) -> Ints:
        """The question that each Option belongs to."""
        return np.repeat(np.arange(len(self.counts)), self.counts)


class Links:
    """Points of an encoding that have a row in an observation: an Option that points at one is scored by that row."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        rows = {row: (block, number) for block in encoding.blocks for number, row in enumerate(block.rows)}
        named = [rows[point] for point in encoding.points if point in rows]
        self.blocks = [block for block in encoding.blocks if any(found is block for found, _ in named)]
        """The blocks with such rows."""
        self.starts = []
        """The first column of every point's row in each of these blocks, or -1."""
        for block in self.blocks:
            starts = np.full(len(encoding.points), -1, np.int64)
            for point, name in enumerate(encoding.points):
                if name in rows and rows[name][0] is block:
                    starts[point] = block.start + rows[name][1] * block.width
            self.starts.append(starts)


class Network:
    """A network with its weights.

    It reads an observation as damped numbers (`number.column`) and as columns that have a certain value (`hot.column`,
    `hot.value`). Two layers make a vector of it. An Option is a sum of vectors: one of its action in the table, of its
    verb, of being final, of each thing it points at, and of that thing's row. Its score is the product of both. A
    network that listens to judgement adds something to the Option that judgement would choose.
    """

    def __init__(self, encoding: Encoding[Any], weights: Mapping[str, NDArray[Any]]) -> None:
        self.encoding = encoding
        self.links = Links(encoding)
        self.weights: Weights = {
            name: array.astype(np.float32) if array.dtype.kind == "f" else array for name, array in weights.items()
        }

    @property
    def listens(self) -> bool:
        """Whether it wants to know what judgement would choose."""
        return ADVICE in self.weights

    def read(self, observations: Small) -> Floats:
        """Return the features of observations."""
        w = self.weights
        numbers = damped(observations[:, w["number.column"]])
        hot = observations[:, w["hot.column"]] == w["hot.value"]
        return np.concatenate((numbers, hot), axis=1, dtype=np.float32)

    def scores(self, asked: Asked) -> Floats:
        """Return the score of every Option."""
        w, owners, rows = self.weights, asked.owners, asked.rows
        hidden = self._layers("actor", self.read(asked.observations))
        options = w["action"][asked.actions] + w["verb"][rows[:, 0]] + rows[:, 1, None] * w["final"]
        for place in range(POINTS):
            options += w[f"point.{place}"][rows[:, 2 + place]]
        scores: Floats = np.einsum("ij,ij->i", hidden[owners], options)
        for block, starts in zip(self.links.blocks, self.links.starts, strict=True):
            wanted = hidden @ w[f"link.{block.name}"]
            columns = np.arange(block.width)
            for place in range(POINTS):
                start = starts[rows[:, 2 + place]]
                (linked,) = np.nonzero(start >= 0)
                if len(linked):
                    owner = owners[linked]
                    row = damped(asked.observations[owner[:, None], start[linked, None] + columns])
                    scores[linked] += np.einsum("ij,ij->i", wanted[owner], row)
        if self.listens:
            (heard,) = np.nonzero(asked.advised != UNADVISED)
            starts = np.cumsum(asked.counts) - asked.counts
            scores[starts[heard] + asked.advised[heard]] += hidden[heard] @ w[ADVICE]
        return scores

    def values(self, observations: Small) -> Floats:
        """Return what each seat can expect: 1 if it wins, -1 if it loses."""
        hidden = self._layers("critic", self.read(observations))
        return np.asarray(np.tanh(hidden @ self.weights["value"]), np.float32)

    def _layers(self, name: str, features: Floats) -> Floats:
        w = self.weights
        first = np.maximum(features @ w[f"{name}.1.weight"] + w[f"{name}.1.bias"], 0)
        second: Floats = np.maximum(first @ w[f"{name}.2.weight"] + w[f"{name}.2.bias"], 0)
        second[:, 0] = 1  # so that scores and values can have a part that depends on nothing
        return second


def following(path: Path, answer: Path, options: Sequence[Option], leave: bool) -> int:
    """Return which of these Options continues a path towards an answer: the number after the last one if the answer
    leaves an open question, UNADVISED if none does."""
    done = len(path)
    if not answer and leave:
        return len(options)
    if done >= len(answer) or any(own.id != other.id for own, other in zip(path, answer, strict=False)):
        return UNADVISED
    wanted = answer[done].id
    return next((number for number, option in enumerate(options) if option.id == wanted), UNADVISED)


def shares(scores: Floats, counts: Ints, temperature: float = 1.0) -> Floats:
    """Return the probability of each Option among those of its question.

    Examples:
        >>> import numpy as np
        >>> from hyakki.bots.network import shares
        >>> shares(np.zeros(5, np.float32), np.array([2, 3])).round(2).tolist()
        [0.5, 0.5, 0.33, 0.33, 0.33]
    """
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    scaled = scores / temperature
    weighed = np.exp(scaled - np.repeat(np.maximum.reduceat(scaled, starts), counts))
    return np.asarray(weighed / np.repeat(np.add.reduceat(weighed, starts), counts), np.float32)


def draw(chances: Floats, counts: Ints, dice: np.random.Generator) -> Ints:
    """Draw one Option of each question by these probabilities; return where it stands among all Options."""
    ends = np.cumsum(counts)
    starts = ends - counts
    running = np.cumsum(chances, dtype=np.float64)
    before = running[starts] - chances[starts]
    drawn = before + dice.random(len(counts)) * (running[ends - 1] - before)
    return np.asarray(np.clip(np.searchsorted(running, drawn, side="right"), starts, ends - 1), np.int64)
