"""Rules: what a game is played by. Immutable, shared, named by a digest; the one reference out of State."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=99)]
"""How many there are of something, how much it costs, how long it lasts."""
Number = Annotated[int, Meta(ge=-99, le=99)]
"""A modifier, or a place on a grid."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=9999)]


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Version, variants and content of one game; games add their own fields."""

    game: str
    version: Version

    def plain(self) -> dict[str, Any]:
        """The Rules whole, as they are stored with a game."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @property
    def digest(self) -> str:
        return _digest(self)


R = TypeVar("R", bound=Rules)
T = TypeVar("T")


def worked_out(make: Callable[[R], T], most: int = 64) -> Callable[[R], T]:
    """What this makes of Rules, made once for each: they never change, and they are kept, so that their id is nobody
    else's. Threads that ask at once may both make it, and get the same."""
    made: dict[int, tuple[R, T]] = {}

    def of(rules: R) -> T:
        known = made.get(id(rules))
        if known is None:
            if len(made) >= most:
                made.clear()
            known = made.setdefault(id(rules), (rules, make(rules)))
        return known[1]

    return of


def digest_of(plain: Mapping[str, Any] | list[Any]) -> str:
    """One name for one value: the hash of its canonical JSON."""
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


_digest = worked_out(lambda rules: digest_of(rules.plain()), 1000)
