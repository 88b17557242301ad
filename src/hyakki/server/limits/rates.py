"""Rate limits: token buckets, one for each client."""

from __future__ import annotations

import time
from typing import Any


class Bucket:
    """A token bucket: `most` tokens at once, `rate` new ones a second."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.seen = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; return whether there were enough. A cost above `most` takes a full bucket into debt."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < min(cost, self.most):
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each client; full ones are dropped."""

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

    def give_back(self, who: Any, cost: float) -> None:
        """Return tokens that were taken and not used."""
        if bucket := self._by.get(who):
            bucket.left = min(bucket.most, bucket.left + cost)
