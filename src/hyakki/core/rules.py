"""Rules: what a game is played by. Immutable, shared, named by a digest; the one reference out of State."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Version, variants and content of one game; games add their own fields."""

    game: str
    version: int

    def plain(self) -> dict[str, Any]:
        """The Rules whole, as they are stored with a game."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @property
    def digest(self) -> str:
        named = _NAMED.get(id(self))
        if named is None:
            if len(_NAMED) >= MOST_NAMED:
                _NAMED.clear()
            named = _NAMED[id(self)] = (self, digest_of(self.plain()))
        return named[1]


MOST_NAMED = 1000
_NAMED: dict[int, tuple[Rules, str]] = {}
"""Rules never change, so that their name is worked out once; they are kept, so that their id is nobody else's."""


def digest_of(plain: Mapping[str, Any] | list[Any]) -> str:
    """One name for one value: the hash of its canonical JSON."""
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()
