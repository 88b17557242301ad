"""Jobs outside the event loop: in processes that can be killed, and in daemon threads that do not delay shutdown."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import Any, ParamSpec, TypeVar

from hyakki.server.errors import JobFailed, OutOfMemory, OutOfTime, TooMuch
from hyakki.server.jobs.process import LENGTH, OUT_OF_MEMORY, Done, Work, framed

P = ParamSpec("P")
T = TypeVar("T")


SLACK = 3
"""A job's wall-clock limit as a multiple of its CPU seconds: other programs compute too, and a process takes time to
start."""


class Processes:
    """Up to `most` processes, each running one job at a time. They start on demand; a job that takes too long is
    killed with its process."""

    def __init__(self, most: int = 1, *, waiting: int | None = None, memory: int = 0) -> None:
        self._free = asyncio.Semaphore(most)
        self._places = None if waiting is None else most + waiting
        self._memory = memory
        self._taken = 0
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        """Processes that were started and are not known to have ended."""
        self._closed = False

    async def do(self, seconds: float, do: Callable[..., T], *args: Any) -> T:
        """Call a function in a process, within so many CPU seconds; function and arguments must be picklable."""
        if self._places is not None and self._taken >= self._places:
            raise TooMuch("the server is busy: try again in a minute")
        self._taken += 1
        try:
            async with self._free:
                done = await self._run(Work(seconds, do, args))
        finally:
            self._taken -= 1
        if done.refused is not None:
            raise done.refused
        if done.fault:
            raise JobFailed(done.fault)
        result: T = done.result
        return result

    async def _run(self, work: Work) -> Done:
        process = await self._process()
        fresh = False
        try:
            # Not `wait_for`, which forgets that it was cancelled if the process dies in the same moment.
            async with asyncio.timeout(work.seconds * SLACK):
                done = await _exchange(process, framed(work))
            fresh = not done.worn
            return done
        except TimeoutError:
            raise OutOfTime from None
        except (asyncio.IncompleteReadError, ConnectionError):
            status = await process.wait()
            if status == OUT_OF_MEMORY:
                raise OutOfMemory from None
            raise (OutOfTime if _is_out_of_time(status) else JobFailed(f"the process ended with {status}")) from None
        finally:
            if fresh and not self._closed:
                self._idle.append(process)
            else:
                self._end(process)

    async def _process(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        self._all = {process for process in self._all if process.returncode is None}
        command = (sys.executable, "-P", "-c", f"from hyakki.server.jobs.process import main; main({self._memory})")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        assert process.stdin is not None
        process.stdin.close()
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """Kill all processes, also those at work."""
        self._closed = True
        for process in self._all:
            self._end(process)
        for process in self._all:
            await process.wait()


async def _exchange(process: Process, message: bytes) -> Done:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "little")
    done: Done = pickle.loads(await process.stdout.readexactly(length))
    return done


def _is_out_of_time(status: int) -> bool:
    """Whether the system has killed the process for exceeding its CPU limit."""
    return status == -getattr(signal, "SIGXCPU", 0)


AT_ONCE = min(32, (os.cpu_count() or 1) + 4)


class Threads:
    """Up to AT_ONCE daemon threads that share jobs."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._idle = Semaphore(0)
        self._count = 0

    def put(self, work: Callable[[], None]) -> None:
        self._work.put(work)
        if not self._idle.acquire(blocking=False) and self._count < AT_ONCE:
            self._count += 1
            Thread(target=self._run, name="job", daemon=True).start()

    def _run(self) -> None:
        while True:
            self._work.get()()
            self._idle.release()


_THREADS = Threads()


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Like `asyncio.to_thread`, in a daemon thread, which does not delay shutdown."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(settle: Callable[[], None]) -> None:
        if not done.done():
            settle()

    def run() -> None:
        try:
            settle = partial(done.set_result, work(*args, **kwargs))
        except BaseException as error:
            settle = partial(done.set_exception, error)
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(tell, settle)

    _THREADS.put(run)
    return await done
