"""A training run: workers play, the learner learns from what they hand in, and a folder keeps all that goes on."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

from hyakki.bots.network import Network, Weights
from hyakki.bots.weights import Card, save
from hyakki.learn.crew import Crew, Harvest, joined
from hyakki.learn.learner import Learner
from hyakki.learn.start import fresh
from hyakki.learn.tables import Tables

GAMES, CHOICES = 96, 8_192
"""Games that a worker plays at once, and choices that it hands in at a time."""
RATES = (6e-4, 2e-5)
CURIOSITY = (0.02, 0.001)
"""Rate of learning and weight of entropy, at the start and at the end of a run."""
LEAGUE, REMEMBERED = 20, 10
"""Rounds between two past versions that are kept, and how many are kept."""
SAVED = 60.0
"""Seconds between two checkpoints."""

Tell = Callable[[dict[str, Any]], None]


def learn(tables: Tables, folder: Path, minutes: float, workers: int, seed: int, tell: Tell) -> Network:
    """Train a network for some minutes, and save it to the folder. A run that is begun there goes on.

    `minutes` counts from the very start of the run, with its earlier parts. `tell` gets a line of figures each round.
    """
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(fresh(tables, seed), seed)
    run = Run(tables, folder, learner, seed)
    run.resume()
    with _workers(tables, workers, seed + run.rounds) as crew:
        run.go(crew, minutes * 60, tell)
    return run.finish(minutes)


class Run:
    """The state of a run."""

    def __init__(self, tables: Tables, folder: Path, learner: Learner, seed: int) -> None:
        self.tables = tables
        self.folder = folder
        self.learner = learner
        self.seed = seed
        self.rng = Random(seed)
        self.rounds = self.choices = 0
        self.seconds = 0.0
        self.league: list[Weights] = [self._version()]
        self.history: list[dict[str, Any]] = []

    def resume(self) -> None:
        """Go on where the folder's run was left."""
        if not (self.folder / "checkpoint.pt").exists():
            return
        state = self._load("checkpoint.pt")
        self.learner.load(state["learner"])
        self.rounds, self.choices, self.seconds = state["rounds"], state["choices"], state["seconds"]
        self.league = self._load("league.pt")
        self.history = json.loads((self.folder / "history.json").read_text(encoding="utf-8"))
        self.rng.seed(f"{self.seed} {self.rounds}")

    def _load(self, name: str) -> Any:
        return torch.load(self.folder / name, map_location=self.learner.device, weights_only=False)

    def keep(self) -> None:
        """Write all that is needed to go on. Each file is replaced at once, the checkpoint last."""
        state = {"rounds": self.rounds, "choices": self.choices, "seconds": self.seconds}
        history = json.dumps(self.history).encode()
        self._replace("history.json", lambda file: file.write_bytes(history))
        self._replace("league.pt", lambda file: torch.save(self.league, file))
        self._replace("checkpoint.pt", lambda file: torch.save({"learner": self.learner.state(), **state}, file))

    def _replace(self, name: str, write: Callable[[Path], object]) -> None:
        new = self.folder / f"{name}.new"
        write(new)
        os.replace(new, self.folder / name)

    def go(self, crew: list[Connection], seconds: float, tell: Tell) -> None:
        """Let the workers play and the learner learn until the time is over. They play one round while it learns."""
        began, before, saved = time.monotonic(), self.seconds, time.monotonic()
        self._send(crew)
        while self.seconds < seconds:
            harvests: list[Harvest] = [each.recv() for each in crew]
            self._send(crew)
            harvest = joined(harvests)
            part = min(1.0, self.seconds / seconds)
            rate, curiosity = (_at(part, span) for span in (RATES, CURIOSITY))
            told = self.learner.learn(harvest, rate, curiosity)
            self.rounds += 1
            self.choices += len(harvest.chosen)
            self.seconds = before + time.monotonic() - began
            if self.rounds % LEAGUE == 0:
                self._enlist()
            line = {"round": self.rounds, "seconds": round(self.seconds, 1), "choices": self.choices}
            line |= {name: round(value, 4) for name, value in told._asdict().items()} | _won(harvest)
            self.history.append(line)
            tell(line)
            if time.monotonic() - saved > SAVED:
                self.keep()
                saved = time.monotonic()
        self.keep()

    def _send(self, crew: list[Connection]) -> None:
        current = self.learner.network().weights
        for each in crew:
            each.send((current, self.rng.choice(self.league)))

    def _enlist(self) -> None:
        """Add the present version to the league; if it is full, one that is not the newest leaves."""
        if len(self.league) == REMEMBERED:
            self.league.pop(self.rng.randrange(REMEMBERED - 1))
        self.league.append(self._version())

    def _version(self) -> Weights:
        """Return what a past version needs to play: its actor, in half precision."""
        weights = self.learner.network().weights
        return {
            name: array.astype(np.float16) if array.dtype.kind == "f" else array
            for name, array in weights.items()
            if not name.startswith("critic")
        }

    def finish(self, minutes: float) -> Network:
        network = self.learner.network(averaged=True)
        card = Card(network.encoding.name, self.seed, round(minutes, 1), self.choices, {})
        save(self.folder / f"{network.encoding.name}.safetensors", network, card)
        return network


def _at(part: float, span: tuple[float, float]) -> float:
    """A value that falls from the first to the second by the same factor in equal times."""
    first, last = span
    return float(first * (last / first) ** part)


def _won(harvest: Harvest) -> dict[str, Any]:
    """Games and wins against judgement, by the number of seats."""
    counts: dict[str, list[int]] = {}
    for seats, gained in harvest.results:
        tally = counts.setdefault(str(seats), [0, 0])
        tally[0] += 1
        tally[1] += gained > 0
    return {"against judgement": counts}


@contextmanager
def _workers(tables: Tables, workers: int, seed: int) -> Iterator[list[Connection]]:
    """Processes that play; each sends a harvest for each pair of weights."""
    context = multiprocessing.get_context("spawn")
    threads = {name: os.environ.get(name) for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")}
    os.environ.update(dict.fromkeys(threads, "1"))  # a worker's numpy takes one processor, not all of them
    crew, processes = [], []
    for number in range(workers):
        ours, theirs = context.Pipe()
        arguments = (theirs, tables.key, tables.options, tables.seats, seed * 1_000 + number)
        process = context.Process(target=_work, args=arguments, daemon=True)
        process.start()
        theirs.close()
        crew.append(ours)
        processes.append(process)
    for name, value in threads.items():
        if value is None:
            del os.environ[name]
        else:
            os.environ[name] = value
    try:
        yield crew
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _work(pipe: Connection, key: str, options: dict[str, Any], seats: tuple[int, ...], seed: int) -> None:
    tables = Tables(key, options, seats)
    crew = Crew(tables, GAMES, seed)
    while True:
        current, past = pipe.recv()
        learner = Network(tables.encoding, current)
        pipe.send(crew.play(learner, Network(tables.encoding, past), CHOICES))
