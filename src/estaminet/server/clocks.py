"""When time is up. Clocks are computed from the journal's times, so every process sees the same ones."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from estaminet.server.table import Table


_BEGAN = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970 as this process counts them: by the wall when it began, by what has passed since. Whoever
    sets the machine's clock sets nobody's thinking time."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


def _window_ends(table: Table) -> int | None:
    """When silence is taken for an answer by the rules themselves."""
    if table.match is None or not table.asked or not table.has_windows:
        return None
    seconds = table.game.window_seconds(table.options, table.public_view())
    if seconds is None:
        return None
    return max(table.asked_at[seat] for seat in table.asked) + seconds * 1000


def window_left(table: Table, now: int) -> int | None:
    ends = _window_ends(table)
    return None if ends is None else max(0, ends - now)


def deadline(table: Table, seat: int | None = None) -> int | None:
    """When time is up for this seat, or for the first of those who are asked; None if there is no limit."""
    ends = _window_ends(table)
    if table.opening.clock is None:
        return ends
    seats = table.asked if seat is None else (seat,)
    rings = [table.asked_at[s] + table.bank[s] for s in seats]
    if ends is not None:
        rings.append(ends)
    return min(rings, default=None)
