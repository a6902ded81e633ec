"""What /metrics counts, for Prometheus. No label ever holds anything a player typed."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class QuickHistogram(Collector):
    """A histogram for what happens with every move: the library's own costs more to add to than a move's rules. For one
    thread."""

    def __init__(self, name: str, text: str, buckets: Sequence[float]) -> None:
        self._name = name
        self._text = text
        self._bounds = buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterable[HistogramMetricFamily]:
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        family = HistogramMetricFamily(self._name, self._text)
        family.add_metric([], list(zip(bounds, accumulate(self._counts), strict=True)), self._sum)
        return [family]


TABLES = Gauge("estaminet_live_tables", "Tables in memory")
SOCKETS = Gauge("estaminet_connections", "Connected sockets and streams")
RELAYS = Gauge("estaminet_relayed_connections", "Sockets that are passed on to the home of their table")
ENTRIES = Counter("estaminet_entries", "Journal entries saved")
MESSAGES = Counter("estaminet_messages", "Messages written to sockets")
REFUSED = Counter("estaminet_refused", "Wishes not granted", ["code"])
ENDED = Counter("estaminet_ended", "Matches finished", ["game"])
TIMEOUTS = Counter("estaminet_timeouts", "Moves made by a clock")
BOT_FAILURES = Counter("estaminet_bot_failures", "Bot turns that fell back to the default action")
BOT_STAND_INS = Counter("estaminet_bot_stand_ins", "Bot turns played by a club player instead")
BOT_SECONDS = Histogram("estaminet_bot_seconds", "Time bots took to answer")
UNREADABLE = Counter("estaminet_unreadable_tables", "Tables that could not be read from the store")
STORE_FAILURES = Counter("estaminet_store_failures", "Batches that could not be saved")
COMMITS = Histogram(
    "estaminet_commit_seconds",
    "Time of one commit",
    buckets=(0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
_QUICK = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
ANSWERS = QuickHistogram(
    "estaminet_move_seconds", "From a move or message to its answer, the commit included", buckets=_QUICK
)
LAG = Histogram("estaminet_loop_lag_seconds", "How late the event loop was, looked at twice a second", buckets=_QUICK)
HTTP = Counter("estaminet_http_requests", "HTTP requests", ["status"])
