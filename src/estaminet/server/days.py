"""The day a deal belongs to, and what is held back until it is over."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

import msgspec

from estaminet.kernel.record import Record, to_json

_OF_A_DAY = re.compile(r"[a-z]{1,20}\.(\d{4}-\d{2}-\d{2})")


class _Deal(msgspec.Struct):
    """What is wanted of a table's opening."""

    deal: str | None = None


def today() -> date:
    return datetime.now(UTC).date()


def day_of(deal: str | None) -> date | None:
    """The day of a deal of the day; None for any other. Raises `ValueError` where there is no such day."""
    parts = _OF_A_DAY.fullmatch(deal) if deal is not None else None
    return None if parts is None else date.fromisoformat(parts[1])


def as_given(record: bytes, opening: bytes) -> bytes:
    """The record as it may be given out: as long as others can try the deal of the day it has no secret, from which
    everything that is still to come could be told."""
    day = day_of(msgspec.json.decode(opening, type=_Deal).deal)
    if day is None or day < today():
        return record
    whole = msgspec.json.decode(record, type=Record)
    return to_json(msgspec.structs.replace(whole, secret=None)).encode()
