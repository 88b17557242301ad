"""Work in parts: shared among processes of one machine, or among the machines of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.pool import IMapIterator
from multiprocessing.process import BaseProcess
from typing import Any, Literal, TypeVar

from hyakki.core.errors import Malformed

Part = TypeVar("Part")
Done = TypeVar("Done")

Engine = Literal["processes", "ray"]
"""The place where parts of a run are played: processes of this machine, or a Ray cluster."""
PATIENCE = 1.0
"""The seconds of waiting for a result after which it is looked whether the processes are still there."""
AHEAD = 2
"""The parts that a cluster is given for each of its CPUs, so that none waits for the next one."""


def shared_work(
    act: Callable[[Part], Done], parts: Sequence[Part], workers: int, engine: Engine = "processes"
) -> Iterator[Done]:
    """Yield the results of all parts in order; several workers, or the CPUs of a cluster, share the parts."""
    if engine == "ray":
        yield from _on_cluster(act, parts)
    elif workers <= 1 or len(parts) <= 1:
        yield from map(act, parts)
    else:
        spawn = multiprocessing.get_context("spawn")
        others = multiprocessing.active_children()
        with spawn.Pool(min(workers, len(parts)), _leave_stopping_to_the_parent) as pool:
            hired = [each for each in multiprocessing.active_children() if each not in others]
            results = pool.imap(act, parts)
            for _ in parts:
                yield _next(results, hired)


def _next(results: IMapIterator[Done], hired: Sequence[BaseProcess]) -> Done:
    """Return the next result. A pool replaces a worker that has died, but waits for its result for ever."""
    while True:
        try:
            return results.next(PATIENCE)
        except multiprocessing.TimeoutError:
            if not all(worker.is_alive() for worker in hired):
                raise Malformed("a process that plays ended by itself: out of memory, or a bot ended it") from None


def _leave_stopping_to_the_parent() -> None:
    """Ignore Ctrl-C in a worker: it reaches every process of a terminal, and the parent ends the run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(act: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
    """Play the parts on a Ray cluster. A part whose machine is lost is played again on another."""
    ray = _cluster()
    remote = ray.remote(max_retries=-1)(_do)
    shared = ray.put(act)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for part in parts:
            waiting.append(remote.remote(shared, part))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for part in waiting:
            ray.cancel(part, force=True)


def _do(act: Callable[[Part], Done], part: Part) -> Done:
    return act(part)


def _cluster() -> Any:
    """Return Ray, connected: to the cluster that RAY_ADDRESS names, or to one on this machine that ends with it."""
    try:
        import ray
    except ImportError:
        raise Malformed("the engine ray is missing: install hyakki[cluster]") from None
    if not ray.is_initialized():
        try:
            ray.init(log_to_driver=False, logging_level="ERROR")
        except ConnectionError as error:
            raise Malformed(f"there is no Ray cluster at RAY_ADDRESS: {error}") from None
    return ray
