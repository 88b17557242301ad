"""Answers that take long to make and stay as they are: the last ones are kept, and one is made at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from hyakki.server.http.static import Packed
from hyakki.server.jobs.background import in_thread


class Shelf:
    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes, as they are and compressed."""
        self._kept: dict[Hashable, Packed] = {}
        """Those that were asked for last come last."""
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
        """The newest stays, however big."""
        size = sum(map(_size, self._kept.values()))
        for key in list(self._kept):
            if size <= self.most or key == newest:
                return
            size -= _size(self._kept.pop(key))


def _packed(body: bytes) -> Packed:
    """Compressed and named in the thread in which it is called."""
    made = Packed(body)
    assert made.tag
    _size(made)
    return made


def _size(answer: Packed) -> int:
    return len(answer.body) + len(answer.packed or b"")
