"""Errors as they go over the wire, and the pace at which one visitor may knock."""

from __future__ import annotations

import time
from typing import Any

from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.replay import Broken
from hyakki.server.house import NotFound, TooMuch
from hyakki.server.messages import Refused
from hyakki.server.room import NotNow
from hyakki.server.store import Conflict

NAMES: list[tuple[type[HyakkiError], str, int]] = [
    (AgainstRules, "against-rules", 422),
    (NotYours, "not-yours", 403),
    (Stale, "stale", 409),
    (NotNow, "not-now", 409),
    (Conflict, "stale", 409),
    (NotFound, "not-found", 404),
    (TooMuch, "too-much", 429),
    (BadContent, "malformed", 400),
    (Broken, "malformed", 400),
    (Malformed, "malformed", 400),
]


def refusal(error: HyakkiError, n: int | None = None) -> Refused:
    rule = error.rule if isinstance(error, AgainstRules) else None
    facts = error.facts if isinstance(error, AgainstRules) else {}
    return Refused(n, _named(error)[0], str(error), rule, facts)


def status(error: HyakkiError) -> int:
    return _named(error)[1]


def _named(error: HyakkiError) -> tuple[str, int]:
    for kind, name, code in NAMES:
        if isinstance(error, kind):
            return name, code
    return "malformed", 400


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each visitor; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._by: dict[Any, Bucket] = {}

    def take(self, who: Any) -> bool:
        if len(self._by) > 10_000:
            full = time.monotonic() - self.most / self.rate
            self._by = {who: bucket for who, bucket in self._by.items() if bucket.seen > full}
        bucket = self._by.get(who)
        if bucket is None:
            bucket = self._by[who] = Bucket(self.rate, self.most)
        return bucket.take()
