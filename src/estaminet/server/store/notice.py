"""What processes that share a store tell each other."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, rename={"process": "from"}):
    """Which tables have new entries, or who is connected `at` one table: players in one notice, watchers in another, so
    that however many watch, players are told of. Nothing depends on it arriving."""

    process: str
    tables: dict[str, int] = {}
    """The number of the latest entry by table."""
    entries: dict[str, tuple[tuple[int, int, str], ...]] = {}
    """The entries themselves where they are short: number, time and body. Whoever follows the table need not read."""
    at: str | None = None
    here: tuple[int, ...] | None = None
    watchers: tuple[str, ...] | None = None
    concerned: tuple[str, ...] = ()
    """Guests whose seats, or whose tables' stage, have changed."""
    watching: int = 0
    """How many watch; `watchers` are the names of some."""
    types: int | None = None
    """The person of this seat is writing a line of chat `at` a table."""
    asks: bool = False
    """Whoever is the home of `at` is asked for its latest number: this process follows it from now on."""
    again: tuple[str, ...] = ()
    """Tables that the host has changed: they are read again."""
    people: bool = False
    """Who is kept out, whose name is not used or what is announced has changed."""


MOST_NAMES = 5_000
"""Bytes of watchers' names in a notice; PostgreSQL carries less than 8,000 in all."""


def fitting(names: Sequence[str]) -> tuple[str, ...]:
    """As many of these names as a notice carries."""
    room = MOST_NAMES
    fit: list[str] = []
    for name in names:
        room -= len(msgspec.json.encode(name)) + 1
        if room < 0:
            break
        fit.append(name)
    return tuple(fit)


def encode(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


decode = msgspec.json.Decoder(Notice).decode
