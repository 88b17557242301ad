"""Rules: the version, variants and content of a game. Immutable, shared by all copies of a State, named by a digest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from hashlib import blake2b
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=99)]
"""A count, a cost or a duration."""
Number = Annotated[int, Meta(ge=-99, le=99)]
"""A modifier."""
Grid = Annotated[int, Meta(ge=-99, le=99, extra={"grid": True})]
"""A place on a grid, or a way: no number that the owner of a table changes in a form."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=9999)]


def within(least: int, most: int) -> Meta:
    """Return the range of a number, for its type: `Annotated[int, within(1, 9)]`."""
    return Meta(ge=least, le=most)


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of a table: the game, the version of its rules, and its options and content as extra fields.

    `Game.rules` makes them.

    Examples:
        >>> from hyakki import game_of
        >>> rules = game_of("kitsunedo").rules(3, {"turn_limit": 20})
        >>> rules.game, rules.turn_limit
        ('kitsunedo', 20)
    """

    game: str
    version: Version

    def plain(self) -> dict[str, Any]:
        """Return the Rules as plain data, as replays store them.

        Examples:
            >>> rules = game.rules(3, {})
            >>> game.load_rules(rules.plain(), 3) == rules
            True
        """
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @property
    def digest(self) -> str:
        """The hash that names these Rules.

        Examples:
            >>> game.rules(3, {}).digest == game.rules(3, {"turn_limit": 20}).digest
            False
        """
        return _digest(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as JSON. A copy of the fields would have another digest, because msgspec leaves out defaults by
        identity; and a process that has read these Rules before uses what it has worked out for them."""
        return _unpickled, (type(self), _pickled(self))


R = TypeVar("R", bound=Rules)
T = TypeVar("T")


def worked_out(make: Callable[[R], T], most: int = 64) -> Callable[[R], T]:
    """Cache what `make` returns for each Rules object.

    Rules never change, and the cache holds them, so that no other object can have their id. Two threads that ask at the
    same time may both call `make`; both get the same result.
    """
    made: dict[int, tuple[R, T]] = {}

    def of(rules: R) -> T:
        known = made.get(id(rules))
        if known is None:
            if len(made) >= most:
                made.clear()
            known = made.setdefault(id(rules), (rules, make(rules)))
        return known[1]

    return of


def made_once(make: Callable[[int, Mapping[str, Any]], R], most: int = 64) -> Callable[[int, Mapping[str, Any]], R]:
    """Cache the Rules that `make` returns for a number of seats and options, so that tables with the same options share
    one Rules object and everything that `worked_out` keeps for it. What `make` refuses it refuses again."""
    made: dict[bytes, R] = {}

    @wraps(make)
    def of(seats: int, options: Mapping[str, Any]) -> R:
        try:
            asked = msgspec.msgpack.encode((seats, options), order="deterministic")
        except (TypeError, ValueError, OverflowError, RecursionError):
            return make(seats, options)  # not plain data: most likely `make` says what is wrong
        known = made.get(asked)
        if known is None:
            if len(made) >= most:
                made.clear()
            known = made.setdefault(asked, make(seats, options))
        return known

    return of


def digest_of(plain: Mapping[str, Any] | list[Any]) -> str:
    """Return the hash of a value's canonical JSON."""
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


_digest = worked_out(lambda rules: digest_of(rules.plain()), 1000)
_pickled = worked_out(lambda rules: msgspec.json.encode(rules))


@lru_cache(64)
def _unpickled(kind: type[R], written: bytes) -> R:
    return msgspec.json.decode(written, type=kind)
