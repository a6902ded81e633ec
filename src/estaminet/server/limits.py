"""How often somebody may do something: a bucket of tokens per key, refilled steadily."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

MOST_BUCKETS = 20_000


class Limit(msgspec.Struct, frozen=True):
    """`burst` at once, `rate` a second in the long run. `key` names it in answers."""

    key: str
    burst: float
    rate: float


CREATE = Limit("create-table", 20, 0.2)
CODES = Limit("code", 10, 0.1)
JOIN = Limit("join", 30, 1)
TOKENS = Limit("token", 10, 0.05)
READ = Limit("read", 200, 20)
WORK = Limit("work", 40, 4)
"""Replays and sandboxes: they cost processor time."""
STREAMS = Limit("stream", 30, 1)
SOCKETS = Limit("socket", 60, 2)
MESSAGES = Limit("message", 60, 20)
"""Messages on one socket that lead to no move; moves are limited by the game."""
SPEECH = Limit("chat", 6, 0.5)


class TooFast(Exception):
    """Too soon: try again in `seconds`."""

    def __init__(self, limit: Limit, seconds: float) -> None:
        super().__init__(f"too many requests of kind {limit.key}: try again in {seconds:.1f} s")
        self.limit = limit
        self.seconds = seconds


class Bucket:
    """One somebody's tokens for one limit."""

    __slots__ = ("at", "left", "limit")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.left = limit.burst
        self.at = time.monotonic()

    def take(self, count: float = 1.0) -> None:
        """Spend tokens, or raise `TooFast`."""
        now = time.monotonic()
        limit = self.limit
        self.left = min(limit.burst, self.left + (now - self.at) * limit.rate)
        self.at = now
        if self.left < count:
            raise TooFast(limit, (count - self.left) / limit.rate)
        self.left -= count


class Buckets:
    """Everybody's buckets. Those unused for longest are forgotten first: strangers cannot fill the memory."""

    def __init__(self, factor: float = 1.0) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._factor = factor
        """How many times as much as usual is allowed; load tests come from one address."""

    def limit(self, limit: Limit) -> Limit:
        return Limit(limit.key, limit.burst * self._factor, limit.rate * self._factor)

    def take(self, limit: Limit, who: str) -> None:
        self.bucket(limit, who).take()

    def bucket(self, limit: Limit, who: str) -> Bucket:
        key = (limit.key, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.limit(limit))
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
