"""What is written about tables and matches, and what comes back."""

from __future__ import annotations

import msgspec


class NewRow(msgspec.Struct, frozen=True):
    """A table that is opened."""

    id: str
    code: str | None
    game: str
    public: bool
    opening: bytes
    secret: bytes
    at: int
    holders: tuple[tuple[int, str], ...] = ()


class PlayRow(msgspec.Struct, frozen=True):
    """What a finished match was to one guest who played it. `places`, `score` and `others` are JSON."""

    seat: int
    holder: str
    moves: int
    counts: int
    places: str
    score: str
    others: str


class Row(msgspec.Struct, frozen=True):
    """One entry of a journal, and what else it changes: who holds which seat, the stage, the finished record, and
    the table that is opened along with it."""

    table_id: str
    number: int
    at: int
    body: bytes
    holders: tuple[tuple[int, str | None], ...] = ()
    stage: str | None = None
    record: tuple[str, bytes] | None = None
    """The game's key and the record as JSON."""
    opens: NewRow | None = None
    concerned: tuple[str, ...] = ()
    """Guests whose seats, or whose tables' stage, have changed."""
    followed: bool = True
    """Whether another process may follow the table, and wants to hear of it."""
    plays: tuple[PlayRow, ...] = ()
    """With the record: who played."""


class Play(PlayRow, frozen=True, kw_only=True):
    """The same as it is kept, with its match and the figures of its review."""

    table_id: str
    game: str
    ended: int
    luck: float | None
    own: float | None
    version: int | None


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the store."""

    id: str
    code: str | None
    game: str
    stage: str
    opening: bytes
    secret: bytes
    created: int
    entries: tuple[tuple[int, int, bytes], ...]
    """Number, time and body of every entry."""
