"""How often somebody may do something (a bucket of tokens per key, refilled steadily), and how many may be here."""

from __future__ import annotations

import time
from collections import OrderedDict
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from estaminet.server.addresses import Addresses

MOST_BUCKETS = 100_000
LOOKED_AT = 8
"""Buckets that are looked at to find one to forget."""
CLUB = 50.0
"""How many times as much is allowed from an address that the host knows for a club's."""


class Limit(msgspec.Struct, frozen=True):
    """`burst` at once, `rate` a second in the long run. `key` names it in answers.

    A stranger is counted by address. A guest with a token is counted as that guest, and all guests of an address
    together have `guests` times what its strangers have; 0: guests are strangers here."""

    key: str
    burst: float
    rate: float
    guests: float = 10.0

    def times(self, factor: float) -> Limit:
        return Limit(self.key, self.burst * factor, self.rate * factor, self.guests)


CREATE = Limit("create-table", 20, 0.2, guests=3)
CODES = Limit("code", 20, 0.1)
"""Wrong codes; right ones are free."""
ALL_CODES = Limit("code", 500, 5, guests=0)
"""Wrong codes of everybody together. Beyond it only those are answered who have had none wrong lately."""
JOIN = Limit("join", 100, 2)
TOKENS = Limit("token", 10, 0.05, guests=0)
DESK = Limit("desk", 10, 0.05, guests=0)
"""Wrong tokens of the host. Nothing else is counted with them: somebody at the host's address, in a hall or behind a
proxy that is not named, could keep the host out by whatever else it was."""
REPORTS = Limit("report", 10, 0.05)
OWN = Limit("own", 10, 0.05)
"""All that a guest has said or played, and deleting it: it costs the database time."""
LINKS = Limit("link", 10, 0.05)
"""Personal links to everything: each is kept until it is used or too old."""
READ = Limit("read", 400, 40)
WORK = Limit("work", 20, 4, guests=3)
"""Replays and sandboxes: they cost processor time."""
REQUESTS = Limit("request", 3_000, 100, guests=0)
"""Requests of any kind from an address, pages and pictures among them: sixty people behind it open the site at once."""
HINTS = Limit("hint", 6, 0.5, guests=3)
"""They cost processor time, and whoever plays takes longer to think."""
STREAMS = Limit("stream", 30, 1)
SOCKETS = Limit("socket", 60, 2)
FRAMES = Limit("frame", 100, 50)
"""Frames on one connection, control frames too; who sends more is cut off."""
MESSAGES = Limit("message", 60, 20)
"""Messages of one guest at one table that lead to no move; moves are limited by the game. All at an address together
have `guests` times as much, at however many tables."""
RULES = Limit("rules", 30, 1, guests=0)
"""House rules that are chosen at tables from one address: a deck of one's own costs milliseconds."""
SPEECH = Limit("chat", 6, 0.5)
READINGS = Limit("reading", 5, 1)
"""How often a table is read again because lines or names were taken away from it: each time everybody is sent it."""

ADDRESS_SOCKETS = 100
"""Sockets that are open at once from one address."""
GUEST_SOCKETS = 10
"""The same for one guest at one table."""


BOTS_ALONE = 5
"""Tables of one owner at which bots play among themselves."""


class TooFast(Exception):
    """Too soon: try again in `seconds`."""

    def __init__(self, limit: Limit, seconds: float) -> None:
        super().__init__(f"too many requests of kind {limit.key}: try again in {seconds:.1f} s")
        self.limit = limit
        self.seconds = seconds


class Bucket:
    """One somebody's tokens for one limit."""

    __slots__ = ("at", "left", "limit", "within")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.within: Bucket | None = None
        """What they share with others; whatever is taken from here is taken from there as well."""
        self.left = limit.burst
        self.at = time.monotonic()

    def refilled(self) -> float:
        """The tokens that are there now."""
        now = time.monotonic()
        limit = self.limit
        self.left = min(limit.burst, self.left + (now - self.at) * limit.rate)
        self.at = now
        return self.left

    def check(self, count: float = 1.0) -> None:
        """Raise `TooFast` unless so many tokens are there."""
        if self.refilled() < count:
            raise TooFast(self.limit, (count - self.left) / self.limit.rate)
        if self.within is not None:
            self.within.check(count)

    def take(self, count: float = 1.0) -> None:
        """Spend tokens, or raise `TooFast`."""
        self.check(count)
        self.left -= count
        if self.within is not None:
            self.within.left -= count

    def seconds_to_full(self) -> float:
        return (self.limit.burst - self.refilled()) / self.limit.rate


class Buckets:
    """Everybody's buckets. Strangers cannot fill the memory: beyond a number a bucket is forgotten for each new one,
    one that is full again if there is one, since it tells nothing."""

    def __init__(self, addresses: Addresses, factor: float = 1.0) -> None:
        self._addresses = addresses
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._factor = factor
        """How many times as much as usual is allowed; load tests come from one address."""

    def __len__(self) -> int:
        return len(self._buckets)

    def limit(self, limit: Limit) -> Limit:
        return limit.times(self._factor)

    def most(self, count: int, address: str) -> float:
        """How many may be here at once from this address."""
        return count * self._factor * (CLUB if self._addresses.is_club(address) else 1.0)

    def take(self, limit: Limit, address: str, guest: str | None = None) -> None:
        """Count something that is asked for; raises `TooFast`."""
        buckets = self._of(limit, address, guest)
        for bucket in buckets:
            bucket.check()
        for bucket in buckets:
            bucket.left -= 1

    def check(self, limit: Limit, address: str, guest: str | None = None) -> None:
        """The same without counting it."""
        for bucket in self._of(limit, address, guest):
            bucket.check()

    def is_untouched(self, limit: Limit, address: str, guest: str | None = None) -> bool:
        """Whether nothing has been counted lately."""
        return all(bucket.seconds_to_full() == 0 for bucket in self._of(limit, address, guest))

    def _of(self, limit: Limit, address: str, guest: str | None) -> tuple[Bucket, ...]:
        place = self._addresses.key(address)
        club = CLUB if self._addresses.is_club(address) else 1.0
        if guest is None or not limit.guests:
            return (self.bucket(limit, place, club),)
        return (self.bucket(limit, f"{place} guests", club * limit.guests), self.bucket(limit, f"guest {guest}"))

    def of_address(self, limit: Limit, address: str) -> Bucket:
        """What all at an address have together."""
        return self._of(limit, address, None)[0]

    def at_table(self, address: str, guest: str | None, table_id: str) -> Bucket:
        """For messages of somebody at a table, over however many sockets."""
        place = self._addresses.key(address)
        club = CLUB if self._addresses.is_club(address) else 1.0
        bucket = self.bucket(MESSAGES, f"{guest or place} {table_id}")
        bucket.within = self.bucket(MESSAGES, f"{place} tables", club * MESSAGES.guests)
        return bucket

    def bucket(self, limit: Limit, who: str, times: float = 1.0) -> Bucket:
        key = (limit.key, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(limit.times(self._factor * times))
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget_one()
            self._buckets[key] = bucket
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget_one(self) -> None:
        """Of some that were not used for longest, the one that is full or will be first: whoever has spent theirs does
        not get a new one by bringing in others."""
        oldest = list(islice(self._buckets, LOOKED_AT))
        best = min(oldest, key=lambda key: self._buckets[key].seconds_to_full())
        del self._buckets[best]
        for key in oldest:
            if key != best and self._buckets[key].left < self._buckets[key].limit.burst:
                self._buckets.move_to_end(key)


class Crowd:
    """How many are here at once, by any key."""

    def __init__(self) -> None:
        self.all = 0
        self._by_key: dict[str, int] = {}

    def count(self, key: str) -> int:
        return self._by_key.get(key, 0)

    def come(self, *keys: str) -> None:
        self.all += 1
        for key in keys:
            self._by_key[key] = self._by_key.get(key, 0) + 1

    def go(self, *keys: str) -> None:
        self.all -= 1
        for key in keys:
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]
