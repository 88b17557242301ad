"""Workers: processes that play while the learner learns."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from hyakki.bots.network import Network, Weights
from hyakki.core.errors import HyakkiError
from hyakki.learn.crew import Crew, Harvest, joined
from hyakki.learn.tables import Tables

GAMES, CHOICES = 180, 8_192
"""Games that a worker plays at once, and choices that it hands in at a time."""
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")


class Workers:
    """Processes that each hand in a harvest for a pair of weights: the learner's and a past version's."""

    def __init__(self, pipes: list[Connection]) -> None:
        self._pipes = pipes

    def send(self, pairs: Iterator[tuple[Weights, Weights]]) -> None:
        """Let each worker play with the next pair of weights."""
        for pipe, pair in zip(self._pipes, pairs, strict=False):
            pipe.send(pair)

    def harvest(self) -> Harvest:
        """Return what all workers have played since they were sent weights."""
        try:
            return joined([pipe.recv() for pipe in self._pipes])
        except EOFError:
            raise HyakkiError("a process of the training has ended; there may be too little memory") from None


@contextmanager
def working(tables: Tables, workers: int, seed: int) -> Iterator[Workers]:
    """Start workers, and end them after the block."""
    context = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    with _one_thread_each():
        for number in range(workers):
            ours, theirs = context.Pipe()
            arguments = (theirs, tables.key, tables.options, tables.seats, seed * 1_000 + number)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            pipes.append(ours)
            processes.append(process)
    try:
        yield Workers(pipes)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Let the numpy of processes started in the block use one processor each, not all of them."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def _work(pipe: Connection, key: str, options: dict[str, Any], seats: tuple[int, ...], seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the parent ends the run
    tables = Tables(key, options, seats)
    crew = Crew(tables, GAMES, seed)
    while True:
        current, past = pipe.recv()
        pipe.send(crew.play(Network(tables.encoding, current), Network(tables.encoding, past), CHOICES))
