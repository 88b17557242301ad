"""A process that runs one job after the other for the server, within limits of time and memory.

Jobs arrive pickled on standard input, and results leave on standard output. The process ends with its input, so it does
not outlive the server.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, NamedTuple

from hyakki.core.errors import HyakkiError, Malformed

LENGTH = 8
"""Bytes of the length before each message."""
OUT_OF_MEMORY = 77
"""The exit status of a process that has exceeded its memory limit."""


class Work(NamedTuple):
    """A job: a function and its arguments."""

    seconds: float
    """CPU seconds at most. The server has a wall-clock limit too; this one holds even if the server is gone."""
    do: Callable[..., Any]
    args: tuple[Any, ...]


class Done(NamedTuple):
    """The result of a job, or why there is none."""

    result: Any = None
    refused: HyakkiError | None = None
    fault: str = ""
    """The traceback of an unexpected error."""
    worn: bool = False
    """Whether the process has used half of its memory and should be replaced."""


def framed(message: Any) -> bytes:
    written = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(written).to_bytes(LENGTH, "little") + written


def main(memory: int) -> None:
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    limit_memory(memory)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    while (written := _read(source)) is not None:
        sink.write(framed(_outcome(written, memory)))
        sink.flush()


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH)
    return source.read(int.from_bytes(head, "little")) if len(head) == LENGTH else None


def _outcome(written: bytes, memory: int) -> Done:
    try:
        work: Work = pickle.loads(written)
        limit_time(work.seconds)
        return Done(work.do(*work.args), worn=_is_worn(memory))
    except HyakkiError as error:
        return Done(refused=error, worn=_is_worn(memory))
    except RecursionError:
        return Done(refused=Malformed("the document is nested too deeply"), worn=True)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception:
        return Done(fault=traceback.format_exc(), worn=True)


try:
    import resource
except ImportError:  # Windows has no such limits; the server's wall-clock limit holds

    def limit_memory(most: int) -> None: ...

    def limit_time(seconds: float) -> None: ...

    def _is_worn(most: int) -> bool:
        return False

else:
    KILOBYTES = 1 if sys.platform == "darwin" else 1024

    def limit_memory(most: int) -> None:
        """Limit the address space to so many bytes, where the system can; 0 means no limit."""
        if most:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_AS, (most, most))

    def limit_time(seconds: float) -> None:
        """Let the system kill the process after so many more CPU seconds."""
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 2, hard))

    def _is_worn(most: int) -> bool:
        return bool(most) and resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KILOBYTES > most // 2
