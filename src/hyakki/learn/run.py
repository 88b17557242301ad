"""A training run: workers play, the learner learns from what they hand in, and a folder keeps all that goes on."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch

from hyakki.bots.network import Weights
from hyakki.bots.weights import Card, save
from hyakki.lab.plots import curves_plot
from hyakki.learn.history import Line, curves, strength, won
from hyakki.learn.learner import Learner
from hyakki.learn.start import fresh
from hyakki.learn.tables import Tables
from hyakki.learn.workers import Workers, working

RATES = (5e-4, 3e-5)
CURIOSITY = (0.02, 0.006)
"""Rate of learning and weight of entropy, at the start and at the end of a run."""
LEAGUE, REMEMBERED = 20, 10
"""Rounds between two past versions that are kept, and how many are kept."""
SAVED = 60.0
"""Seconds between two checkpoints."""

Tell = Callable[[Line], object]


class Trained(NamedTuple):
    """The result of a run: the file of weights, the card in it, and whether Ctrl-C ended it early."""

    file: Path
    card: Card
    stopped: bool


def learn(tables: Tables, folder: Path, minutes: float, workers: int, seed: int, tell: Tell) -> Trained:
    """Train a network for some minutes, and save it to the folder. If the folder holds a run, it is continued;
    `minutes` then counts from its very start. `tell` is called with the metrics of each round. Ctrl-C ends the run
    early; it can be continued later."""
    folder.mkdir(parents=True, exist_ok=True)
    run = Run(tables, folder, seed)
    stopped = False
    with working(tables, workers, seed + run.rounds) as crew:
        try:
            run.go(crew, minutes * 60, tell)
        except KeyboardInterrupt:
            stopped = True
    run.keep()
    return run.finish(stopped)


class Run:
    """The state of a run."""

    def __init__(self, tables: Tables, folder: Path, seed: int) -> None:
        self.tables = tables
        self.folder = folder
        self.seed = seed
        self.rng = Random(seed)
        self.rounds = self.choices = 0
        self.seconds = 0.0
        self.history: list[Line] = []
        self.learner: Learner
        self.league: list[Weights]
        if (folder / "checkpoint.pt").exists():
            self._resume()
        else:
            self.learner = Learner(fresh(tables, seed), seed)
            self.league = [self._version()]

    def _resume(self) -> None:
        """Continue the run of the folder."""
        state = self._load("checkpoint.pt")
        self.rounds, self.choices, self.seconds = state["rounds"], state["choices"], state["seconds"]
        self.learner = Learner.resumed(self.tables.encoding, state["learner"], self.seed + self.rounds)
        self.league = self._load("league.pt")
        self.history = json.loads((self.folder / "history.json").read_text(encoding="utf-8"))
        self.rng.seed(f"{self.seed} {self.rounds}")

    def _load(self, name: str) -> Any:
        return torch.load(self.folder / name, map_location="cpu", weights_only=False)

    def keep(self) -> None:
        """Write all that is needed to continue. Each file is replaced at once, the checkpoint last."""
        state = {"rounds": self.rounds, "choices": self.choices, "seconds": self.seconds}
        history = json.dumps(self.history).encode()
        plot = curves_plot(f"{self.tables.key}: wins against judgement, by minutes", curves(self.history)).encode()
        self._replace("history.json", lambda file: file.write_bytes(history))
        self._replace("strength.svg", lambda file: file.write_bytes(plot))
        self._replace("league.pt", lambda file: torch.save(self.league, file))
        self._replace("checkpoint.pt", lambda file: torch.save({"learner": self.learner.state(), **state}, file))

    def _replace(self, name: str, write: Callable[[Path], object]) -> None:
        new = self.folder / f"{name}.new"
        write(new)
        os.replace(new, self.folder / name)

    def go(self, crew: Workers, seconds: float, tell: Tell) -> None:
        """Let the workers play and the learner learn until the time is over. They play one round while it learns."""
        began, before, saved = time.monotonic(), self.seconds, time.monotonic()
        crew.send(self._pairs())
        while self.seconds < seconds:
            harvest = crew.harvest()
            crew.send(self._pairs())
            part = min(1.0, self.seconds / seconds)
            told = self.learner.learn(harvest, _at(part, RATES), _at(part, CURIOSITY))
            self.rounds += 1
            self.choices += len(harvest.chosen)
            self.seconds = before + time.monotonic() - began
            if self.rounds % LEAGUE == 0:
                self._enlist()
            line: Line = {"round": self.rounds, "seconds": round(self.seconds, 1), "choices": self.choices}
            line |= {name: round(value, 4) for name, value in told._asdict().items()} | {"won": won(harvest.results)}
            self.history.append(line)
            tell(line)
            if time.monotonic() - saved > SAVED:
                self.keep()
                saved = time.monotonic()

    def _pairs(self) -> Iterator[tuple[Weights, Weights]]:
        """Yield the present weights, each time with those of another past version."""
        current = self.learner.network().weights
        while True:
            yield current, self.rng.choice(self.league)

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

    def finish(self, stopped: bool) -> Trained:
        """Save the network that the run has made so far."""
        network = self.learner.network(averaged=True)
        minutes = round(self.seconds / 60, 1)
        card = Card(network.encoding.name, self.seed, minutes, self.choices, strength(self.history))
        file = self.folder / f"{network.encoding.name}.safetensors"
        save(file, network, card)
        return Trained(file, card, stopped)


def _at(part: float, span: tuple[float, float]) -> float:
    """Return a value that falls from the first to the second by the same factor in equal times."""
    first, last = span
    return float(first * (last / first) ** part)
