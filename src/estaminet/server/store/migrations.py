"""The shape of the database, step by step. A step that has been released is never changed; add one below it.

`{bytes}` is the database's type for bytes; `{unlogged}` tables need not outlive a crash of the database.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection, Engine

Step = tuple["str | Callable[[Connection], None]", ...]


def remember_plays(connection: Connection) -> None:
    """Who has played the matches that were over before this was kept, as far as openings and journals tell."""
    held: dict[str, list[tuple[int, str]]] = {}
    everybody = "SELECT table_id, seat, holder FROM holders WHERE table_id IN (SELECT id FROM records) ORDER BY seat"
    for table_id, seat, holder in connection.execute(text(everybody)).all():
        held.setdefault(table_id, []).append((seat, holder))
    for table_id, people in held.items():
        here = {"id": table_id}
        finished = "SELECT game, ended, record FROM records WHERE id = :id"
        game, ended, body = connection.execute(text(finished), here).one()
        record = json.loads(bytes(body))
        if not record.get("places"):
            continue
        opening = connection.execute(text("SELECT opening FROM tables WHERE id = :id"), here).scalar()
        if opening is None:
            continue
        seated = [dict(seat) for seat in json.loads(bytes(opening))["seats"]]
        for entry in _before_the_match(connection, table_id):
            if entry["do"] in ("arranged", "sat"):
                seated[entry["seat"]] = entry
        reviewed = connection.execute(text("SELECT version, review FROM reviews WHERE id = :id"), here).one_or_none()
        accounts = json.loads(bytes(reviewed[1]))["accounts"] if reviewed is not None else None
        for seat, holder in {holder: (seat, holder) for seat, holder in reversed(people)}.values():
            others = [
                {key: one[key] for key in ("level", "regular") if one.get(key)}
                for n, one in enumerate(seated)
                if n != seat
            ]
            row = {
                "table_id": table_id,
                "seat": seat,
                "holder": holder,
                "game": game,
                "ended": ended,
                "moves": len(record.get("moves", ())),
                "counts": int(sum(one == holder for _, one in people) == 1),
                "places": json.dumps(record["places"]),
                "score": "[]",
                "others": json.dumps(others),
                "luck": accounts[seat]["luck"] if accounts else None,
                "own": accounts[seat]["own"] if accounts else None,
                "version": reviewed[0] if reviewed is not None else None,
            }
            names = ", ".join(row)
            values = ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO plays ({names}) VALUES ({values})"), row)


def uncount_branches(connection: Connection) -> None:
    """Matches that went on from a moment of another one were counted like any other."""
    for (table_id,) in connection.execute(text("SELECT DISTINCT table_id FROM plays")).all():
        body = connection.execute(text("SELECT record FROM records WHERE id = :id"), {"id": table_id}).scalar()
        if body is not None and json.loads(bytes(body)).get("branch") is not None:
            connection.execute(text("UPDATE plays SET counts = 0 WHERE table_id = :id"), {"id": table_id})


def _before_the_match(connection: Connection, table_id: str) -> Iterator[dict[str, Any]]:
    query = "SELECT body FROM journal WHERE table_id = :id ORDER BY number"
    for body in connection.execute(text(query), {"id": table_id}).scalars():
        entry: dict[str, Any] = json.loads(bytes(body))
        if entry["do"] == "began":
            return
        yield entry


MIGRATIONS: tuple[Step, ...] = (
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
    (
        # Who played which finished match, with what is needed to count it. `counts` is 0 where one guest held several
        # seats, and for a branch; luck and own are the review's, made by that version of its figures.
        """
        CREATE TABLE plays (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            holder TEXT NOT NULL,
            game TEXT NOT NULL,
            ended BIGINT NOT NULL,
            moves INTEGER NOT NULL,
            counts INTEGER NOT NULL,
            places TEXT NOT NULL,
            score TEXT NOT NULL,
            others TEXT NOT NULL,
            luck DOUBLE PRECISION,
            own DOUBLE PRECISION,
            version INTEGER,
            PRIMARY KEY (table_id, seat)
        )
        """,
        "CREATE INDEX plays_by_holder ON plays (holder, ended, table_id)",
        # Personal links that were not used yet.
        "CREATE TABLE links (id TEXT PRIMARY KEY, until BIGINT NOT NULL)",
        # Who has tried which deal; the first try is the one that counts.
        """
        CREATE TABLE tries (
            deal TEXT NOT NULL,
            holder TEXT NOT NULL,
            table_id TEXT NOT NULL UNIQUE,
            at BIGINT NOT NULL,
            PRIMARY KEY (deal, holder)
        )
        """,
        remember_plays,
    ),
    (uncount_branches,),
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


def _take(connection: Connection, step: Step, *, postgres: bool) -> None:
    words = {"bytes": "BYTEA", "unlogged": "UNLOGGED"} if postgres else {"bytes": "BLOB", "unlogged": ""}
    for statement in step:
        if isinstance(statement, str):
            connection.execute(text(statement.format(**words)))
        else:
            statement(connection)
