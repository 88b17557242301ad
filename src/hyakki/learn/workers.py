"""Workers: processes that play while the learner learns."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import NamedTuple, TypeAlias

from hyakki.bots.network import Network, Weights
from hyakki.core.errors import HyakkiError
from hyakki.learn.crew import Crew, Harvest, joined
from hyakki.learn.tables import Plan, Tables
from hyakki.learn.teacher import Teacher

GAMES, CHOICES = 64, 8_192
"""Games that a worker plays at once, and choices that it hands in at a time."""
TAUGHT = 2_048
"""Choices of judgement that it hands in at a time."""
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
DEATHS = 20
"""Workers that may end before the run does; each is replaced."""

Task: TypeAlias = tuple[Weights, Weights] | None
"""The weights of the learner and of a past version, to play with; None to let judgement play."""


class Worker(NamedTuple):
    """A process, and our end of the pipe to it."""

    process: SpawnProcess
    pipe: Connection


class Workers:
    """Processes that each hand in a harvest for each task. One that ends, such as for lack of memory, is replaced."""

    def __init__(self, plan: Plan, count: int, seed: int) -> None:
        self._plan = plan
        self._seed = seed
        self._begun = 0
        self._context: SpawnContext = multiprocessing.get_context("spawn")
        with _one_thread_each():
            self._workers = [self._begin() for _ in range(count)]

    @property
    def processes(self) -> list[SpawnProcess]:
        return [worker.process for worker in self._workers]

    def _begin(self) -> Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=_work, args=(theirs, self._plan, self._seed * 1_000 + self._begun), daemon=True
        )
        process.start()
        theirs.close()
        self._begun += 1
        return Worker(process, ours)

    def send(self, tasks: Iterator[Task]) -> None:
        """Give each worker the next task."""
        for number, task in zip(range(len(self._workers)), tasks, strict=False):
            try:
                self._workers[number].pipe.send(task)
            except OSError:
                self._replace(number)
                self._workers[number].pipe.send(task)

    def harvest(self, until: float) -> Harvest | None:
        """Return the harvests of the workers; None if the time is over (`time.monotonic`) before all
        have. What a worker played that has ended is lost."""
        waiting = {worker.pipe: number for number, worker in enumerate(self._workers)}
        got: dict[int, Harvest] = {}
        while waiting:
            left = None if until == math.inf else max(0.0, until - time.monotonic())
            ready = wait(list(waiting), left)
            if not ready:
                return None
            for pipe in ready:
                assert isinstance(pipe, Connection)
                number = waiting.pop(pipe)
                try:
                    got[number] = pipe.recv()
                except (EOFError, OSError):
                    self._replace(number)
        if not got:
            raise HyakkiError("all processes of the training have ended; there may be too little memory")
        return joined([got[number] for number in sorted(got)])

    def _replace(self, number: int) -> None:
        if self._begun >= len(self._workers) + DEATHS:
            raise HyakkiError(f"{DEATHS + 1} processes of the training have ended; there may be too little memory")
        _end([self._workers[number]])
        with _one_thread_each():
            self._workers[number] = self._begin()

    def close(self) -> None:
        """End all processes."""
        _end(self._workers)


def _end(workers: list[Worker]) -> None:
    for process, pipe in workers:
        pipe.close()
        process.terminate()
    for process, _ in workers:
        process.join(2)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def working(tables: Tables, workers: int, seed: int) -> Iterator[Workers]:
    """Start workers, and end them after the block."""
    crew = Workers(tables.plan, workers, seed)
    try:
        yield crew
    finally:
        crew.close()


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Limit numpy to one processor in each process that is started in the block."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def _work(pipe: Connection, plan: Plan, seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the parent ends the run
    tables = Tables(*plan)
    teacher, crew = Teacher(tables, seed), None
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # the parent has ended
        while True:
            task: Task = pipe.recv()
            if task is None:
                pipe.send(teacher.play(TAUGHT))
                continue
            crew = crew or Crew(tables, GAMES, seed)
            current, past = task
            pipe.send(crew.play(Network(tables.encoding, current), Network(tables.encoding, past), CHOICES))
