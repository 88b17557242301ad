"""Chance is one keyed counter: draw = hash(key, stream, n)."""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.errors import Malformed

KEY_BYTES = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A copy carries a few numbers; what was drawn is kept for the Record; `forced` draws come first."""

    __slots__ = ("drawn", "forced", "key", "n")

    def __init__(self, key: bytes, n: int = 0) -> None:
        self.key = key
        self.n = n
        self.drawn: list[int] = []
        self.forced: list[int] | None = None

    @classmethod
    def seeded(cls, seed: int | str) -> Chance:
        """For tests and simulation; a table takes its key from the system."""
        return cls(blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"hyakki seed").digest())

    def copy(self) -> Chance:
        return Chance(self.key, self.n)

    def commitment(self) -> str:
        """Shown at the start, so that the key shown at the end can be believed."""
        return blake2b(self.key, digest_size=32, person=b"hyakki commit").hexdigest()

    def below(self, stream: bytes, limit: int) -> int:
        """A number from 0 to limit - 1."""
        if self.forced is None:
            word = blake2b(b"%d" % self.n, key=self.key, digest_size=8, person=stream).digest()
            drawn = int.from_bytes(word, "little") * limit >> 64
        else:
            drawn = self._next_forced(limit)
        self.n += 1
        self.drawn.append(drawn)
        return drawn

    def _next_forced(self, limit: int) -> int:
        if not self.forced:
            raise Malformed("chance was asked for a draw that the record does not hold")
        drawn = self.forced.pop(0)
        if not 0 <= drawn < limit:
            raise Malformed(f"a forced draw of {drawn} is not below {limit}")
        return drawn

    def shuffle(self, stream: bytes, things: MutableSequence[Any]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(stream, i + 1)
            things[i], things[j] = things[j], things[i]
