"""A process that does one piece of work after the other for the server, within limits of time and memory.

Work comes pickled by standard input and goes back by standard output. The process ends when the server is gone: then
there is nothing more to read.
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
"""Bytes before each message that say how long it is."""
OUT_OF_MEMORY = 77
"""The exit status of a process that has used all the memory it may have."""


class Work(NamedTuple):
    seconds: float
    """Of computing, at most. The server looks at the clock as well; this holds even if it is gone."""
    do: Callable[..., Any]
    args: tuple[Any, ...]


class Done(NamedTuple):
    result: Any = None
    refused: HyakkiError | None = None
    fault: str = ""
    """The traceback of an error that nobody foresaw."""
    worn: bool = False
    """Another process should do the next piece: this one has used half of its memory."""


def framed(message: Any) -> bytes:
    written = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(written).to_bytes(LENGTH, "little") + written


def main(memory: int) -> None:
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
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
        return Done(refused=Malformed("nested too deeply"), worn=True)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception:
        return Done(fault=traceback.format_exc(), worn=True)


try:
    import resource
except ImportError:  # Windows: the server's clock has to do

    def limit_memory(most: int) -> None: ...

    def limit_time(seconds: float) -> None: ...

    def _is_worn(most: int) -> bool:
        return False

else:
    KILOBYTES = 1 if sys.platform == "darwin" else 1024

    def limit_memory(most: int) -> None:
        """Bytes of address space; 0 means any number. Where the system does not know that limit there is none."""
        if most:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_AS, (most, most))

    def limit_time(seconds: float) -> None:
        """Seconds of computing from now on; then the system ends the process."""
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 2, hard))

    def _is_worn(most: int) -> bool:
        return bool(most) and resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KILOBYTES > most // 2
