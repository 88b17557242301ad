"""Random draws from one keyed counter: draw = hash(key, stream, n)."""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.errors import Malformed

KEY_BYTES = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of every random draw of a game.

    The key fixes all draws, so the same key gives the same game. `drawn` lists the draws since the last Record;
    `forced` draws, if set, replace random ones; `preset` holds what streams draw first, in a lesson.

    Examples:
        >>> from hyakki import Chance
        >>> chance = Chance.seeded(7)
        >>> [chance.below(b"die", 6) for _ in range(5)]
        [4, 5, 5, 1, 3]
    """

    __slots__ = ("drawn", "forced", "key", "n", "preset")

    def __init__(self, key: bytes, n: int = 0, preset: tuple[tuple[bytes, int], ...] = ()) -> None:
        self.key = key
        self.n = n
        self.preset = preset
        self.drawn: list[int] = []
        self.forced: list[int] | None = None

    @classmethod
    def seeded(cls, seed: int | str) -> Chance:
        """Make the source for a seed, for tests and simulations. A server takes its keys from the operating system.

        Examples:
            >>> Chance.seeded(7).below(b"die", 6) == Chance.seeded(7).below(b"die", 6)
            True
        """
        return cls(blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"hyakki seed").digest())

    def copy(self) -> Chance:
        """Return a source that makes the same draws from here on."""
        return Chance(self.key, self.n, self.preset)

    def commitment(self) -> str:
        """Return the hash of the key. Players see it at the start and the key at the end, and can compare them.

        Examples:
            >>> len(Chance.seeded(7).commitment())
            64
        """
        return blake2b(self.key, digest_size=32, person=b"hyakki commit").hexdigest()

    def below(self, stream: bytes, limit: int) -> int:
        """Draw a number from 0 to `limit - 1`; `stream` separates dice, decks and bags.

        Examples:
            >>> 0 <= Chance.seeded(1).below(b"die", 6) < 6
            True
        """
        if self.forced is None and self.preset:
            drawn = self._next_preset(stream, limit)
        elif self.forced is None:
            drawn = self._random(stream, limit)
        else:
            drawn = self._next_forced(limit)
            self._skip_preset(stream)
        self.n += 1
        self.drawn.append(drawn)
        return drawn

    def _random(self, stream: bytes, limit: int) -> int:
        word = blake2b(b"%d" % self.n, key=self.key, digest_size=8, person=stream).digest()
        return int.from_bytes(word, "little") * limit >> 64

    def _next_preset(self, stream: bytes, limit: int) -> int:
        """Make the next preset draw of this stream, or a random one if there is none or it does not fit the limit."""
        drawn = self._skip_preset(stream)
        return drawn if 0 <= drawn < limit else self._random(stream, limit)

    def _skip_preset(self, stream: bytes) -> int:
        for place, (name, drawn) in enumerate(self.preset):
            if name == stream:
                self.preset = self.preset[:place] + self.preset[place + 1 :]
                return drawn
        return -1

    def _next_forced(self, limit: int) -> int:
        if not self.forced:
            raise Malformed("chance was asked for a draw that the record does not hold")
        drawn = self.forced.pop(0)
        if not 0 <= drawn < limit:
            raise Malformed(f"a forced draw of {drawn} is not below {limit}")
        return drawn

    def shuffle(self, stream: bytes, things: MutableSequence[Any]) -> None:
        """Shuffle a list in place.

        Examples:
            >>> cards = ["sun", "moon", "leaf", "sake"]
            >>> Chance.seeded(7).shuffle(b"deck", cards)
            >>> cards
            ['leaf', 'sake', 'sun', 'moon']
        """
        for i in range(len(things) - 1, 0, -1):
            j = self.below(stream, i + 1)
            things[i], things[j] = things[j], things[i]
