"""A cache for responses that take long to make and never change. One response is made at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from hyakki.server.http.static import Packed
from hyakki.server.jobs.background import in_thread


class Cache:
    """Responses by key; the least recently used ones are dropped."""

    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes of all responses, plain and compressed."""
        self._kept: dict[Hashable, Packed] = {}
        """The most recently used one comes last."""
        self._making = asyncio.Lock()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> Packed:
        if key not in self._kept:
            async with self._making:
                if key not in self._kept:
                    self._kept[key] = await in_thread(_packed, await make())
                    self._make_room(key)
        found = self._kept[key] = self._kept.pop(key)
        return found

    def _make_room(self, newest: Hashable) -> None:
        """Drop the least recently used responses; the newest stays, however big."""
        size = sum(map(_size, self._kept.values()))
        for key in list(self._kept):
            if size <= self.most or key == newest:
                return
            size -= _size(self._kept.pop(key))


def _packed(body: bytes) -> Packed:
    """Compress a response and compute its tag, in the calling thread."""
    made = Packed(body)
    assert made.tag
    _size(made)
    return made


def _size(answer: Packed) -> int:
    return len(answer.body) + len(answer.packed or b"")
