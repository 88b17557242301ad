"""The pace at which one visitor may knock."""

from __future__ import annotations

import time
from typing import Any


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.seen = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """What costs more than there ever is takes all there is, and what is missing is owed."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < min(cost, self.most):
            return False
        self.left -= cost
        return True


class Buckets:
    """One for each visitor; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._by: dict[Any, Bucket] = {}

    def take(self, who: Any, cost: float = 1.0) -> bool:
        if len(self._by) > 10_000:
            full = time.monotonic() - self.most / self.rate
            self._by = {who: bucket for who, bucket in self._by.items() if bucket.seen > full}
        bucket = self._by.get(who)
        if bucket is None:
            bucket = self._by[who] = Bucket(self.rate, self.most)
        return bucket.take(cost)
