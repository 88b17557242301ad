"""What is done beside the loop that serves everybody: in processes that can be killed, and in threads that nobody waits
for when the server ends."""

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

from hyakki.server.jobs.process import LENGTH, OUT_OF_MEMORY, Done, Work, framed
from hyakki.server.limits.quotas import TooMuch

P = ParamSpec("P")
T = TypeVar("T")


SLACK = 3
"""By the clock a piece of work may take so many times its seconds of computing: others compute too, and a process needs
a moment to start."""


class OutOfTime(Exception):
    """The work took longer than it may."""


class OutOfMemory(Exception):
    """The work needed more memory than it may have."""


class Fault(Exception):
    """The work failed, or its process died."""


class Processes:
    """Up to `most` processes, each for one piece of work at a time. They start when they are needed, and one that takes
    too long is killed."""

    def __init__(self, most: int = 1, *, waiting: int | None = None, memory: int = 0) -> None:
        self._free = asyncio.Semaphore(most)
        self._places = None if waiting is None else most + waiting
        self._memory = memory
        self._taken = 0
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        """Those that were started and have not been seen to end."""
        self._closed = False

    async def do(self, seconds: float, do: Callable[..., T], *args: Any) -> T:
        """What this function makes of these arguments over there, within so many seconds of computing. It must be
        possible to pickle both."""
        if self._places is not None and self._taken >= self._places:
            raise TooMuch("the server is playing other replays again: try again in a minute")
        self._taken += 1
        try:
            async with self._free:
                done = await self._errand(Work(seconds, do, args))
        finally:
            self._taken -= 1
        if done.refused is not None:
            raise done.refused
        if done.fault:
            raise Fault(done.fault)
        result: T = done.result
        return result

    async def _errand(self, work: Work) -> Done:
        process = await self._process()
        fresh = False
        try:
            done = await asyncio.wait_for(_asked(process, framed(work)), work.seconds * SLACK)
            fresh = not done.worn
            return done
        except TimeoutError:
            raise OutOfTime from None
        except (asyncio.IncompleteReadError, ConnectionError):
            status = await process.wait()
            if status == OUT_OF_MEMORY:
                raise OutOfMemory from None
            raise (OutOfTime if _is_out_of_time(status) else Fault(f"the process ended with {status}")) from None
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
        """Whatever is being done."""
        self._closed = True
        for process in self._all:
            self._end(process)
        for process in self._all:
            await process.wait()


async def _asked(process: Process, message: bytes) -> Done:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "little")
    done: Done = pickle.loads(await process.stdout.readexactly(length))
    return done


def _is_out_of_time(status: int) -> bool:
    """Whether the system has ended it for computing too long."""
    return status == -getattr(signal, "SIGXCPU", 0)


AT_ONCE = min(32, (os.cpu_count() or 1) + 4)


class Threads:
    """Up to AT_ONCE threads that share work. The end of the program does not wait for them."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._idle = Semaphore(0)
        self._count = 0

    def put(self, work: Callable[[], None]) -> None:
        self._work.put(work)
        if not self._idle.acquire(blocking=False) and self._count < AT_ONCE:
            self._count += 1
            Thread(target=self._run, name="beside", daemon=True).start()

    def _run(self) -> None:
        while True:
            self._work.get()()
            self._idle.release()


_THREADS = Threads()


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Like `asyncio.to_thread`, in a thread that the end of the program does not wait for."""
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
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(tell, settle)

    _THREADS.put(run)
    return await done
