"""A training run: workers play, the learner learns from their games, and a folder holds what a run needs to
continue."""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch

from hyakki.bots.network import Network, Weights
from hyakki.bots.weights import Card, load, save
from hyakki.core.errors import HyakkiError
from hyakki.lab.plots import curves_plot
from hyakki.learn.crew import Harvest
from hyakki.learn.history import Line, curves, strength, won
from hyakki.learn.learner import IMITATED, Data, Learner
from hyakki.learn.start import fresh, listening
from hyakki.learn.tables import Tables
from hyakki.learn.workers import Workers, working

IMITATION = 0.2
"""The share of a run that imitates judgement, unless the caller says how long or which network it begins with."""
SPANS = {False: ((5e-4, 3e-5), (0.02, 0.006)), True: ((3e-4, 1e-5), (0.004, 0.001))}
"""Rate of learning and weight of entropy, at the start and at the end of a run. A network that has imitated, or was
trained before, is changed with more care."""
COPIED = (1e-3, 1e-4)
"""Rate of learning while it imitates, at the start and at the end."""
TIMES, MEMORY = 12, 24
"""The number of times that a choice of judgement is learned from, about; and the harvests of judgement that are
kept."""
WARM = 4
"""Rounds after imitating in which only the critic learns: it must foresee how the network's own games end."""
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


class Schedule(NamedTuple):
    """The seconds of a run, the seconds at its beginning in which it imitates judgement, and whether the network
    listens to judgement afterwards."""

    whole: float
    imitating: float
    listens: bool


def learn(
    tables: Tables,
    folder: Path,
    minutes: float,
    workers: int,
    seed: int,
    tell: Tell,
    imitation: float | None = None,
    weights: Path | None = None,
    listens: bool = False,
) -> Trained:
    """Train a network for some minutes, and save it to the folder. If the folder holds a run, it is continued.

    A new run begins with the network of `weights`, or else with one that has learned nothing. The first minutes,
    `imitation`, imitate judgement; 0 leaves that out. A network that `listens` knows afterwards what judgement would
    choose. `minutes` counts from the very start of the run, with its earlier
    parts. `tell` is called with the metrics of each round. Ctrl-C ends the run early; it can be continued later.
    """
    began = time.monotonic()
    whole = minutes * 60
    if imitation is None:
        imitation = minutes * (0 if weights else IMITATION)
    schedule = Schedule(whole, min(whole, imitation * 60), listens)
    begins = load(weights, tables.encoding) if weights else None
    stopped = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        run = Run(tables, folder, seed, schedule, began, begins)
        with working(tables, workers, seed + run.rounds) as crew:
            try:
                run.go(crew, tell)
            except KeyboardInterrupt:
                stopped = True
        trained = Trained(run.file, run.keep(), stopped)
    except OSError as error:
        raise HyakkiError(f"the training cannot be saved in {folder}: {error.strerror or error}") from error
    return trained


class Run:
    """A run in progress: the learner, the league of its past versions, and the metrics so far."""

    def __init__(
        self,
        tables: Tables,
        folder: Path,
        seed: int,
        schedule: Schedule,
        began: float,
        begins: tuple[Network, Card] | None = None,
    ) -> None:
        self.tables = tables
        self.folder = folder
        self.seed = seed
        self.schedule = schedule
        self.rng = Random(seed)
        self.rounds = self.choices = 0
        self.imitated: float | None = None
        """The seconds after which it had imitated; None until then."""
        self.history: list[Line] = []
        self.league: list[Weights] = []
        self.before: Card | None = None
        """The card of the trained network that it began with."""
        self._learner: Learner | None = None
        self._saved = self._began = began
        if (folder / "checkpoint.pt").exists():
            self._resume()
        elif begins:
            network, self.before = begins
            self._learner = Learner(network, seed)

    @property
    def learner(self) -> Learner:
        if self._learner is None:
            self._learner = Learner(fresh(self.tables, self.seed), self.seed)
        return self._learner

    @property
    def seconds(self) -> float:
        """The time that the run has taken so far, with its earlier parts."""
        return time.monotonic() - self._began

    @property
    def until(self) -> float:
        return self._began + self.schedule.whole

    def _resume(self) -> None:
        """Continue the run of the folder."""
        state = self._load("checkpoint.pt")
        self.rounds, self.choices, self.imitated = state["rounds"], state["choices"], state["imitated"]
        self.before = state["before"]
        self._began -= state["seconds"]
        self._learner = Learner.resumed(self.tables.encoding, state["learner"], self.seed + self.rounds)
        self.league = self._load("league.pt")
        self.history = json.loads((self.folder / "history.json").read_text(encoding="utf-8"))
        self.rng.seed(f"{self.seed} {self.rounds}")

    def _load(self, name: str) -> Any:
        return torch.load(self.folder / name, map_location="cpu", weights_only=False)

    @property
    def file(self) -> Path:
        """The file of weights."""
        return self.folder / f"{self.tables.encoding.name}.safetensors"

    def keep(self) -> Card:
        """Write the network so far, and all that is needed to continue. Each file is replaced at once, the checkpoint
        last. Return the card of the network."""
        network, card = self.learner.network(averaged=True), self._card()
        figures = {"rounds": self.rounds, "choices": self.choices, "imitated": self.imitated, "seconds": self.seconds}
        state = {"learner": self.learner.state(), "before": self.before, **figures}
        history = json.dumps(self.history).encode()
        plot = curves_plot(f"{self.tables.key}: wins against judgement, by minutes", curves(self.history)).encode()
        self._replace(self.file.name, lambda file: save(file, network, card))
        self._replace("history.json", lambda file: file.write_bytes(history))
        self._replace("strength.svg", lambda file: file.write_bytes(plot))
        self._replace("league.pt", lambda file: torch.save(self.league, file))
        self._replace("checkpoint.pt", lambda file: torch.save(state, file))
        return card

    def _replace(self, name: str, write: Callable[[Path], object]) -> None:
        new = self.folder / f"{name}.new"
        try:
            write(new)
            os.replace(new, self.folder / name)
        except (OSError, RuntimeError) as error:  # PyTorch reports a full disk as a RuntimeError
            new.unlink(missing_ok=True)
            raise error if isinstance(error, OSError) else OSError(str(error)) from error

    def go(self, crew: Workers, tell: Tell) -> None:
        """Let the workers play and the learner learn until the time is over. They play one round while it learns."""
        if self.imitated is None:
            self._imitate(crew, tell)
        if self.seconds >= self.schedule.whole:
            return  # workers may still be at work on their last task, and would not take another one
        if not self.league:
            self.league = [self._version()]
        careful = self.before is not None or bool(self.imitated)
        rates, curiosity = SPANS[careful]
        first = self.rounds if careful and not any("won" in line for line in self.history) else -WARM
        crew.send(self._pairs())
        while (harvest := crew.harvest(self.until)) is not None and self.seconds < self.schedule.whole:
            crew.send(self._pairs())
            part = self._part(self.imitated or 0.0, self.schedule.whole)
            act = self.rounds >= first + WARM
            told = self.learner.learn(harvest, _at(part, rates), _at(part, curiosity), self.until, act)
            figures = {name: round(value, 4) for name, value in told._asdict().items()}
            self._told(harvest, figures | {"won": won(harvest.results)}, tell)
            if self.rounds % LEAGUE == 0:
                self._enlist()

    def _imitate(self, crew: Workers, tell: Tell) -> None:
        """Learn from what judgement answers, until the time for that is over."""
        memory: deque[Data] = deque(maxlen=MEMORY)
        more = self.seconds < self.schedule.imitating
        if more:
            crew.send(repeat(None))
        while more and (harvest := crew.harvest(self.until)) is not None:
            more = self.seconds < self.schedule.imitating
            if more:
                crew.send(repeat(None))
            if self._learner is None:
                self._learner = Learner(fresh(self.tables, self.seed, harvest.asked.observations), self.seed)
            memory.append(self.learner.kept(harvest))
            agreed = {"agreed": round(self.learner.agreement(memory[-1]), 4)}
            updates = len(harvest.chosen) * TIMES // IMITATED
            rate = _at(self._part(0.0, self.schedule.imitating), COPIED)
            self.learner.imitate(memory, updates, rate, self.until)
            self._told(harvest, agreed | {"judgement": won(harvest.results)}, tell)
        self._begin_to_play()
        self.imitated = self.seconds if memory else 0.0

    def _begin_to_play(self) -> None:
        """Forget past updates, before another way of learning begins; from now on the network may listen."""
        network = self.learner.network()
        self._learner = Learner(listening(network) if self.schedule.listens else network, self.seed + self.rounds)

    def _told(self, harvest: Harvest, figures: Line, tell: Tell) -> None:
        """Add the metrics of a round, and save the run from time to time. If it cannot be saved, it continues."""
        self.rounds += 1
        self.choices += len(harvest.chosen)
        line: Line = {"round": self.rounds, "seconds": round(self.seconds, 1), "choices": self.choices, **figures}
        self.history.append(line)
        if time.monotonic() - self._saved > SAVED:
            self._saved = time.monotonic()
            try:
                self.keep()
            except OSError as error:
                line["unsaved"] = str(error)
        tell(line)

    def _part(self, first: float, last: float) -> float:
        """Return how much of the time between these seconds is over."""
        return min(1.0, max(0.0, self.seconds - first) / max(last - first, 1.0))

    def _pairs(self) -> Iterator[tuple[Weights, Weights]]:
        """Yield the present weights, each time with those of another past version."""
        current = self.learner.network().weights
        while True:
            yield current, self.rng.choice(self.league)

    def _enlist(self) -> None:
        """Add the present version to the league; if it is full, one that is neither the first nor the newest leaves.
        The first one is what imitating made: it plays much like judgement, and faster."""
        if len(self.league) == REMEMBERED:
            self.league.pop(self.rng.randrange(1, REMEMBERED - 1))
        self.league.append(self._version())

    def _version(self) -> Weights:
        """Return the part of a past version that plays: its actor, in half precision."""
        weights = self.learner.network().weights
        return {
            name: array.astype(np.float16) if array.dtype.kind == "f" else array
            for name, array in weights.items()
            if not name.startswith("critic")
        }

    def _card(self) -> Card:
        """Return the card of the network so far; it counts what the network learned before this run too."""
        minutes, choices = round(self.seconds / 60, 1), self.choices
        if self.before:
            minutes, choices = round(minutes + self.before.minutes, 1), choices + self.before.choices
        return Card(self.tables.encoding.name, self.seed, minutes, choices, strength(self.history))


def _at(part: float, span: tuple[float, float]) -> float:
    """Return a value that falls from the first to the second by the same factor in equal times."""
    first, last = span
    return float(first * (last / first) ** part)
