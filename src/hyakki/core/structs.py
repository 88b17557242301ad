"""Prepares Struct types before threads share them, and copies Structs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import RLock
from typing import TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)

copied: Callable[[S], S] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""Return a copy of a Struct that holds the same objects: `copy.copy`, without its search for what copies it."""
LOADING = RLock()
"""Held by the thread that loads a game or prepares types."""


def ready_structs() -> None:
    """Let msgspec look up the fields of every Struct type that there is.

    It does so when a type is first converted to, and is not safe to be asked by two threads then (0.22): the first puts
    an unfinished description of the type in place, and the second follows its null pointers. The smallest case, with
    `sys.setswitchinterval(1e-6)` and both classes defined again a hundred times:

        class Inner(msgspec.Struct):
            number: "int"
        class Outer(msgspec.Struct):
            inner: "Inner"
        start = Barrier(12)
        def convert():
            start.wait()
            msgspec.convert({"inner": {"number": 1}}, Outer)
        for _ in range(12):
            Thread(target=convert).start()

    Once the description is whole it is only read.
    """
    with LOADING:
        for kind in _below(msgspec.Struct):
            # A type without a decoder (a View, a class whose module is still being loaded) is not converted to either.
            with suppress(Exception):
                msgspec.json.Decoder(kind)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for lower in kind.__subclasses__():
        yield lower
        yield from _below(lower)
