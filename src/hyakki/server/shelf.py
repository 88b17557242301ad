"""Answers that take long to make and stay as they are: the last ones are kept, and one is made at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import TypeVar

from hyakki.core.table import Table
from hyakki.server.packed import Packed

T = TypeVar("T")


class Shelf:
    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes, as they are and compressed."""
        self._kept: dict[Hashable, Packed] = {}
        """Those that were asked for last come last."""
        self._making = asyncio.Lock()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    async def get(self, key: Hashable, make: Callable[[], bytes]) -> Packed:
        if key not in self._kept:
            async with self._making:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(_packed, make)
                    self._make_room(key)
        found = self._kept[key] = self._kept.pop(key)
        return found

    def _make_room(self, newest: Hashable) -> None:
        """The newest stays, however big."""
        size = sum(map(_size, self._kept.values()))
        for key in list(self._kept):
            if size <= self.most or key == newest:
                return
            size -= _size(self._kept.pop(key))


class Positions:
    """Tables of replays as they stood at some step. An answer of several parts is looked at part by part, so the last
    ones are kept; one is looked at at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: dict[Hashable, Table] = {}
        """Those that were looked at last come last."""
        self._looking = asyncio.Lock()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    async def look(self, key: Hashable, play: Callable[[], Table], at: Callable[[Table], T]) -> T:
        async with self._looking:
            table = self._kept.pop(key) if key in self._kept else await asyncio.to_thread(play)
            self._kept[key] = table
            for oldest in list(self._kept)[: -self.most]:
                del self._kept[oldest]
            return await asyncio.to_thread(at, table)


def _packed(make: Callable[[], bytes]) -> Packed:
    """All of it in the thread in which it is called."""
    made = Packed(make())
    assert made.tag
    _size(made)
    return made


def _size(answer: Packed) -> int:
    return len(answer.body) + len(answer.packed or b"")
