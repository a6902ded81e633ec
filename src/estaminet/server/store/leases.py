"""Which process is the home of which table, where several share a PostgreSQL.

A process has one row, which it renews; a table has one row, which names its process. A table whose process has not
renewed in time is nobody's, and whoever wants it takes it. Time is the database's, so machines may disagree about it.
None of this guards the journal: its key does. The rows need not outlive a crash of the database: they are not logged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.types import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from estaminet.server.store.sql import Store

TERM = 2.0
"""Seconds for which a lease usually holds unless it is renewed."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVING = f"SELECT 1 FROM processes WHERE processes.id = homes.process AND processes.until > {_NOW}"
_SIGN_ON = text(
    "INSERT INTO processes (id, address, key, until) "
    f"VALUES (:me, :address, :key, {_NOW} + :term) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_RENEW = text(
    f"""
    WITH renewed AS (UPDATE processes SET until = {_NOW} + :term WHERE id = :me AND until > {_NOW} RETURNING 1),
         gone AS (DELETE FROM processes WHERE id <> :me AND until < {_NOW} RETURNING 1)
    SELECT (SELECT count(*) FROM renewed), (SELECT count(*) FROM gone)
    """
)
_CLAIM = text(
    f"""
    INSERT INTO homes (table_id, process) SELECT id, :me FROM tables WHERE id = ANY(:tables) ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
    WHERE homes.process = excluded.process OR NOT EXISTS ({LIVING})
    RETURNING table_id
    """
).bindparams(bindparam("tables", type_=ARRAY(Text)))
_HOME_OF = text(
    "SELECT processes.id, address, key FROM homes JOIN processes ON processes.id = homes.process "
    f"WHERE table_id = :table AND until > {_NOW}"
)
_RELEASE = text("DELETE FROM homes WHERE process = :me AND table_id = ANY(:tables)").bindparams(
    bindparam("tables", type_=ARRAY(Text))
)
_SIGN_OFF = text("DELETE FROM processes WHERE id = :me")
_TIDY = text("DELETE FROM homes WHERE NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = homes.process)")


class Home(msgspec.Struct, frozen=True):
    """A process that has a table."""

    process: str
    address: str
    """HOST:PORT where the other processes reach it; "" if they cannot."""
    key: str
    """What it knows them by."""


class Leases:
    """Calls block."""

    def __init__(self, store: Store, address: str, key: str, term: float = TERM) -> None:
        self._store = store
        self.address = address
        self.key = key
        self.term = term
        self._me = {"me": store.process}

    def sign_on(self) -> None:
        """This process is there, from now on."""
        mine = {**self._me, "address": self.address, "key": self.key, "term": int(self.term * 1000)}
        with self._store.reading() as connection:
            connection.execute(_SIGN_ON, mine)

    def renew(self) -> tuple[bool, int]:
        """Whether our tables were ours all the time; and how many processes were found dead, which nobody else will
        find."""
        with self._store.reading() as connection:
            renewed, gone = connection.execute(_RENEW, {**self._me, "term": int(self.term * 1000)}).one()
            return bool(renewed), int(gone)

    def claim(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that are ours now, or were before."""
        with self._store.reading() as connection:
            return set(connection.execute(_CLAIM, {**self._me, "tables": list(tables)}).scalars())

    def home_of(self, table_id: str) -> Home | None:
        with self._store.reading() as connection:
            row = connection.execute(_HOME_OF, {"table": table_id}).one_or_none()
            return None if row is None else Home(*row)

    def release(self, tables: Iterable[str]) -> None:
        """We have let go of these tables."""
        with self._store.reading() as connection:
            connection.execute(_RELEASE, {**self._me, "tables": list(tables)})

    def sign_off(self) -> None:
        """All our tables are anybody's."""
        with self._store.reading() as connection:
            connection.execute(_SIGN_OFF, self._me)

    def tidy(self) -> None:
        """Forget what processes that are gone had."""
        with self._store.reading() as connection:
            connection.execute(_TIDY)
