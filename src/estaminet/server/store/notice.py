"""What processes that share a store tell each other."""

from __future__ import annotations

import msgspec


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, rename={"process": "from"}):
    """Which tables have new entries, or who is connected `at` one table. Nothing depends on it arriving."""

    process: str
    tables: dict[str, int] = {}
    """The number of the latest entry by table."""
    at: str | None = None
    here: tuple[int, ...] = ()
    watchers: tuple[str, ...] = ()


def encode(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


decode = msgspec.json.Decoder(Notice).decode
