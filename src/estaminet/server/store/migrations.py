"""The shape of the database, step by step. A step that has been released is never changed; add one below it.

`{bytes}` is the database's type for bytes; `{unlogged}` tables need not outlive a crash of the database.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # A table's opening never changes; stage, code and touched are only for finding it.
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            code TEXT UNIQUE,
            game TEXT NOT NULL,
            stage TEXT NOT NULL,
            public INTEGER NOT NULL,
            opening {bytes} NOT NULL,
            secret {bytes} NOT NULL,
            created BIGINT NOT NULL,
            touched BIGINT NOT NULL
        )
        """,
        "CREATE INDEX tables_by_stage ON tables (stage, public, touched)",
        """
        CREATE TABLE journal (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            body {bytes} NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE holders (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            holder TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )
        """,
        "CREATE INDEX holders_by_holder ON holders (holder)",
        """
        CREATE TABLE records (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            ended BIGINT NOT NULL,
            record {bytes} NOT NULL
        )
        """,
        "CREATE INDEX records_by_end ON records (ended, id)",
        """
        CREATE TABLE signing_keys (
            id TEXT PRIMARY KEY,
            secret {bytes} NOT NULL,
            created BIGINT NOT NULL
        )
        """,
    ),
    (
        # What the house itself knows: its message of the day, and the last time it was tried whether it can write.
        "CREATE TABLE house (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "INSERT INTO house VALUES ('probe', '')",
        # Addresses ('address 203.0.113.7') and guests ('guest <id>') that are kept out until then.
        "CREATE TABLE bans (who TEXT PRIMARY KEY, until BIGINT NOT NULL, why TEXT NOT NULL)",
        # Names in tokens that are older than that are not used any more.
        "CREATE TABLE nameless (guest TEXT PRIMARY KEY, since BIGINT NOT NULL)",
        """
        CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            table_id TEXT NOT NULL,
            reporter TEXT NOT NULL,
            about TEXT NOT NULL,
            said TEXT NOT NULL,
            why TEXT NOT NULL
        )
        """,
    ),
    (
        # The number of the entry after which nothing happens until somebody comes: no clock runs, no bot is asked.
        "ALTER TABLE tables ADD COLUMN asleep INTEGER",
    ),
    (
        # Reviews of finished matches, made by that version of the figures.
        "CREATE TABLE reviews (id TEXT PRIMARY KEY, version INTEGER NOT NULL, review {bytes} NOT NULL)",
    ),
    (
        # Where several processes share the database: which are there, and which of them has a table.
        """
        CREATE {unlogged} TABLE processes (
            id TEXT PRIMARY KEY,
            address TEXT NOT NULL,
            key TEXT NOT NULL,
            until BIGINT NOT NULL
        )
        """,
        "CREATE {unlogged} TABLE homes (table_id TEXT PRIMARY KEY, process TEXT NOT NULL)",
    ),
)

_LOCK = 6_017_293_774
"""Any number of our own: processes that start together migrate one after the other."""


class NewerDatabase(Exception):
    """The database has been used by a later version of this program."""


def migrate(engine: Engine) -> int:
    """Bring the database up to date; how many steps that took."""
    if _version(engine) == len(MIGRATIONS):
        return 0
    with engine.begin() as connection:
        postgres = engine.dialect.name == "postgresql"
        if postgres:
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # a step may take its time
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
        version = connection.execute(text("SELECT version FROM schema_version")).scalar()
        if version is None:
            version = 0
            connection.execute(text("INSERT INTO schema_version VALUES (0)"))
        if version > len(MIGRATIONS):
            raise NewerDatabase(
                f"the database has version {version}, and this program knows {len(MIGRATIONS)}: use a later one"
            )
        for step in MIGRATIONS[version:]:
            _take(connection, step, postgres=postgres)
        connection.execute(text("UPDATE schema_version SET version = :v"), {"v": len(MIGRATIONS)})
        return len(MIGRATIONS) - version


def _version(engine: Engine) -> int | None:
    """The version of the database; None for an empty one. Looking takes no lock."""
    if not inspect(engine).has_table("schema_version"):
        return None
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        version: int | None = connection.execute(text("SELECT version FROM schema_version")).scalar()
        return version


def _take(connection: Connection, step: tuple[str, ...], *, postgres: bool) -> None:
    words = {"bytes": "BYTEA", "unlogged": "UNLOGGED"} if postgres else {"bytes": "BLOB", "unlogged": ""}
    for statement in step:
        connection.execute(text(statement.format(**words)))
