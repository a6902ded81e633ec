"""The store: what is written about tables, saved before it is sent.

One code for SQLite and PostgreSQL. Calls block; with SQLite they are made on the event loop (a commit is a millisecond,
and a thread for it cost more than it saved), with PostgreSQL on a thread (`Store.call`). While another program holds
SQLite's lock, what wants to write waits on a thread as well, and not for long.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_pg
from sqlalchemy.dialects.sqlite import insert as insert_or_sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from estaminet.server.days import as_given
from estaminet.server.store import notice
from estaminet.server.store.leases import LIVING
from estaminet.server.store.lock import FileLock, FileTaken
from estaminet.server.store.migrations import NewerDatabase, migrate
from estaminet.server.store.notice import Notice

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "estaminet"
CLOSED = b'{"do":"closed"}'
"""The entry that ends a table: `journal.Closed`, which this layer does not know."""
MOST_NOTICE = 7_000
"""PostgreSQL carries notices of less than 8,000 bytes."""

PATIENCE = 2.0
"""Seconds for which a writer waits for SQLite's lock."""
MOST_SECONDS = 5.0
"""Seconds after which a PostgreSQL that has not answered counts as away."""
PROBED_FOR = 10.0
"""Seconds for which a commit, or an attempt at one, says whether the database can be written."""
# The server gives up what takes too long, and the kernel a connection whose other end is silent.
_POSTGRES = {
    "connect_timeout": 3,
    "options": f"-c statement_timeout={MOST_SECONDS * 1000:.0f} -c idle_in_transaction_session_timeout=10000",
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}

_meta = MetaData()
TABLES = Table(
    "tables",
    _meta,
    Column("id", Text, primary_key=True),
    Column("code", Text),
    Column("game", Text),
    Column("stage", Text),
    Column("public", Integer),
    Column("opening", LargeBinary),
    Column("secret", LargeBinary),
    Column("created", BigInteger),
    Column("touched", BigInteger),
    Column("asleep", Integer),
)
JOURNAL = Table(
    "journal",
    _meta,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger),
    Column("body", LargeBinary),
)
HOLDERS = Table(
    "holders",
    _meta,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Text),
)
RECORDS = Table(
    "records",
    _meta,
    Column("id", Text, primary_key=True),
    Column("game", Text),
    Column("ended", BigInteger),
    Column("record", LargeBinary),
)
REVIEWS = Table(
    "reviews",
    _meta,
    Column("id", Text, primary_key=True),
    Column("version", Integer),
    Column("review", LargeBinary),
)
PLAYS = Table(
    "plays",
    _meta,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Text),
    Column("game", Text),
    Column("ended", BigInteger),
    Column("moves", Integer),
    Column("counts", Integer),
    Column("places", Text),
    Column("score", Text),
    Column("others", Text),
    Column("luck", Double),
    Column("own", Double),
    Column("version", Integer),
)
LINKS = Table("links", _meta, Column("id", Text, primary_key=True), Column("until", BigInteger))
TRIES = Table(
    "tries",
    _meta,
    Column("deal", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("table_id", Text),
    Column("at", BigInteger),
)
KEYS = Table(
    "signing_keys",
    _meta,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary),
    Column("created", BigInteger),
)


HOUSE = Table("house", _meta, Column("key", Text, primary_key=True), Column("value", Text))
BANS = Table("bans", _meta, Column("who", Text, primary_key=True), Column("until", BigInteger), Column("why", Text))
NAMELESS = Table("nameless", _meta, Column("guest", Text, primary_key=True), Column("since", BigInteger))
REPORTS = Table(
    "reports",
    _meta,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger),
    Column("table_id", Text),
    Column("reporter", Text),
    Column("about", Text),
    Column("said", Text),
    Column("why", Text),
)

# What is said to the database when tables are played, put together once.
_ADD_ENTRY = insert(JOURNAL)
_ADD_ENTRIES = "INSERT INTO journal (table_id, number, at, body) VALUES (?, ?, ?, ?)"
_ADD_TABLE = insert(TABLES)
_ADD_HOLDER = insert(HOLDERS)
_ADD_RECORD = insert(RECORDS)
_ADD_PLAY = insert(PLAYS)
_MOVE_PLAY = update(PLAYS).where((PLAYS.c.table_id == bindparam("table")) & (PLAYS.c.seat == bindparam("place")))
_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
_CHANGE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("table"))
_DROP_HOLDER = delete(HOLDERS).where(
    (HOLDERS.c.table_id == bindparam("table")) & (HOLDERS.c.seat == bindparam("place"))
)


KEYED = b'"keyed"'
"""In the record of a deal that several people play, and hardly in any other."""


class StoreFailing(Exception):
    """The database cannot be reached or written; nothing was saved."""


class StoreBusy(StoreFailing):
    """Another program holds SQLite's lock at the moment."""


class StoreAway(StoreFailing):
    """The database cannot be read."""


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


def default_url() -> str:
    """A SQLite file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "estaminet"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def known_url(url: str) -> str:
    """The URL, if it is one of a store; raises `ValueError`."""
    try:
        if make_url(url).get_backend_name() in ("sqlite", "postgresql"):
            return url
    except (ArgumentError, ValueError):
        pass
    # What was given may hold a password, so it is not repeated.
    raise ValueError("the store is sqlite:///FILE or postgresql://USER@HOST/DATABASE")


def _engine(url: str) -> Engine:
    made = make_url(known_url(url))
    kind = made.get_backend_name()
    if kind == "sqlite":
        engine = create_engine(made, connect_args={"check_same_thread": False, "timeout": 0})

        @event.listens_for(engine, "connect")
        def _settings(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            # Pages change again and again while tables are played: copying them into the file less often (32 MB of log
            # instead of 4) writes each of them fewer times. What is in the log is as safe as what is in the file.
            connection.execute("PRAGMA wal_autocheckpoint=8000")
            connection.execute("PRAGMA foreign_keys=ON")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            # A read is a transaction to SQLAlchemy as well, and must not take the write lock.
            if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
                connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine
    try:
        made = made.set(drivername="postgresql+psycopg")
        return create_engine(made, pool_size=8, pool_pre_ping=True, connect_args=_POSTGRES)
    except ModuleNotFoundError:
        raise ValueError('PostgreSQL needs its driver: install estaminet with the extra "postgres"') from None


class Store:
    def __init__(self, url: str, process: str, *, alone: bool = False) -> None:
        """`alone`: for a server, which no other may join on the same SQLite file."""
        self._engine = _engine(url)
        # Reads need no transaction, and one must not take SQLite's write lock.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.url = make_url(url)
        self.process = process
        self.shared = self._engine.dialect.name == "postgresql"
        """Whether other processes may be at work on it."""
        upsert = insert_or_pg(HOLDERS) if self.shared else insert_or_sqlite(HOLDERS)
        self._set_holder = upsert.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"holder": upsert.excluded.holder}
        )
        self._threads = ThreadPoolExecutor(4, "store")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._stuck: asyncio.Future[set[str]] | None = None
        """A commit that was given up waiting for; nobody knows yet what becomes of it."""
        self._write_lock = threading.Lock()
        self._written = (False, -PROBED_FOR)
        """Whether the last commit succeeded, and when that was."""
        self._lock: FileLock | None = None
        try:
            self._lock = FileLock(self.url) if alone else None
            _patiently(self._migrate)
            self._connection = self._engine.connect()
        except (SQLAlchemyError, StoreFailing, NewerDatabase, FileTaken, OSError) as error:
            self._engine.dispose()
            if self._lock is not None:
                self._lock.release()
            raise StoreFailing(f"cannot open the store {self.url}: {_first_line(error)}") from error

    def _migrate(self) -> None:
        try:
            migrate(self._engine)
        except OperationalError as error:
            raise failing(error) from error

    def close(self) -> None:
        for threads in (self._threads, self._writer):
            threads.shutdown(wait=self._stuck is None, cancel_futures=True)
        if self._stuck is None:
            self._connection.close()
            self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a blocking call of this store without stopping everybody else."""
        if not self.shared:
            try:
                return function(*args, **kwargs)
            except StoreBusy:
                pass
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await loop.run_in_executor(self._threads, lambda: _patiently(lambda: function(*args, **kwargs)))
        except TimeoutError:
            raise StoreAway("the database does not answer") from None

    async def apart(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a call that takes long on a thread, whatever the database."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: _patiently(lambda: function(*args, **kwargs)))

    async def write(self, rows: Sequence[Row]) -> set[str]:
        """`append` on the one writing thread, so that batches stay in order. Raises `StoreFailing` if that takes too
        long; until it is known what became of those rows, no more are accepted and no table is loaded."""
        if self._stuck is not None:
            if not self._stuck.done():
                raise StoreFailing("the database does not answer")
            self._stuck = None
        loop = asyncio.get_running_loop()
        saving = loop.run_in_executor(self._writer, lambda: _patiently(lambda: self.append(rows)))
        done, _ = await asyncio.wait([saving], timeout=MOST_SECONDS)
        if not done:
            saving.add_done_callback(lambda late: late.exception())  # it has been told as a failure already
            self._stuck = saving
            self._written = (False, time.monotonic())
            raise StoreFailing("the database does not answer")
        return saving.result()

    # Writing

    def append(self, rows: Sequence[Row]) -> set[str]:
        """Save entries of any number of tables in one commit. The tables whose numbers another process had already
        used come back; nothing of theirs was saved. Raises `StoreFailing` if nothing could be saved at all."""
        if self.shared:
            # All processes take tables in the same order: no two wait for each other.
            rows = sorted(rows, key=lambda row: (row.table_id, row.number))
        with self._write_lock:
            try:
                try:
                    lost = self._save(rows)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    # The database was restarted since the last commit, or during this one: begin again, once. What had
                    # been saved before the connection broke is there, and was.
                    self._drop()
                    lost = {name for name in self._save(rows) if not self._has(rows, name)}
            except (SQLAlchemyError, OSError) as error:
                self._drop()
                self._written = (False, time.monotonic())
                raise failing(error) from error
            self._written = (True, time.monotonic())
            return lost

    def _save(self, rows: Sequence[Row]) -> set[str]:
        if self._connection.closed:
            self._connection = self._engine.connect()
        try:
            if self.shared or any(row.stage or row.holders or row.record or row.opens for row in rows):
                with self._connection.begin():
                    self._insert(rows)
            else:
                self._append_moves(rows)
            return set()
        except IntegrityError:
            return self._one_by_one(rows)

    def _has(self, rows: Sequence[Row], table_id: str) -> bool:
        """Whether all rows of this table are in the journal, word for word."""
        wanted = [(row.number, row.at, row.body) for row in rows if row.table_id == table_id]
        there = self.entries_after(table_id, wanted[0][0] - 1)
        return there[: len(wanted)] == wanted

    def _drop(self) -> None:
        """Let go of a connection that failed. The next batch makes a new one: now there may be nobody to connect to."""
        if not self._connection.closed:
            self._connection.invalidate()
            self._connection.close()

    def _one_by_one(self, rows: Sequence[Row]) -> set[str]:
        """Still in one commit, each table behind a savepoint of its own: if the store fails on the way, nothing is
        saved, and that is what callers are told."""
        lost: set[str] = set()
        with self._connection.begin():
            for table_id in dict.fromkeys(row.table_id for row in rows):
                try:
                    with self._connection.begin_nested():
                        self._insert([row for row in rows if row.table_id == table_id])
                except IntegrityError:
                    lost.add(table_id)
        return lost

    def _insert(self, rows: Sequence[Row]) -> None:
        connection = self._connection
        if self.shared:
            connection.execute(
                _ADD_ENTRY, [{"table_id": r.table_id, "number": r.number, "at": r.at, "body": r.body} for r in rows]
            )
        else:
            _insert_entries(self._sqlite(), rows)
        for row in rows:
            self._save_besides(connection, row)
        if self.shared:
            self._notify(connection, [row for row in rows if row.followed])
            concerned = {guest for row in rows for guest in row.concerned}
            if concerned:
                self._send_notices(connection, [notice.encode(Notice(self.process, concerned=tuple(concerned)))])

    def _append_moves(self, rows: Sequence[Row]) -> None:
        """The same for SQLite where there is nothing but entries: without SQLAlchemy, whose part of it cost as much as
        the disk's."""
        raw = self._sqlite()
        try:
            raw.execute("BEGIN IMMEDIATE")
            raw.executemany(_ADD_ENTRIES, [(row.table_id, row.number, row.at, row.body) for row in rows])
            raw.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            raw.execute("ROLLBACK")
            raise IntegrityError("journal", None, error) from error
        except sqlite3.Error as error:
            raise OperationalError("journal", None, error) from error

    def _sqlite(self) -> sqlite3.Connection:
        raw = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw

    def _save_besides(self, connection: Connection, row: Row) -> None:
        if row.opens is not None:
            self._open(connection, row.opens)
        if row.stage is not None:
            changed: dict[str, str | int | None] = {"table": row.table_id, "stage": row.stage, "touched": row.at}
            if row.stage == "ended":
                changed["code"] = None
            connection.execute(_CHANGE_TABLE, changed)
        for seat, holder in row.holders:
            if holder is None:
                connection.execute(_DROP_HOLDER, {"table": row.table_id, "place": seat})
            else:
                connection.execute(self._set_holder, {"table_id": row.table_id, "seat": seat, "holder": holder})
                # A match that is over moves to another device with its seat.
                connection.execute(_MOVE_PLAY, {"table": row.table_id, "place": seat, "holder": holder})
        if row.record is not None:
            game, record = row.record
            connection.execute(_ADD_RECORD, {"id": row.table_id, "game": game, "ended": row.at, "record": record})
            for play in row.plays:
                more = {"table_id": row.table_id, "game": game, "ended": row.at}
                connection.execute(_ADD_PLAY, {**msgspec.structs.asdict(play), **more})

    def _notify(self, connection: Connection, rows: Sequence[Row]) -> None:
        if not rows:
            return
        numbers: dict[str, int] = {}
        entries: dict[str, tuple[tuple[int, int, str], ...]] = {}
        room = MOST_NOTICE
        payloads: list[str] = []
        by_table: dict[str, list[Row]] = {}
        for row in rows:
            by_table.setdefault(row.table_id, []).append(row)
        for table_id, written in by_table.items():
            told = tuple((row.number, row.at, row.body.decode()) for row in written)
            # As much again for what JSON adds to a text within a text.
            size = sum(60 + 2 * len(row.body) for row in written)
            if size > MOST_NOTICE // 4:
                size, told = 0, ()
            size += 40 + len(table_id)
            if size > room:
                payloads.append(notice.encode(Notice(self.process, numbers, entries)))
                numbers, entries, room = {}, {}, MOST_NOTICE
            room -= size
            numbers[table_id] = written[-1].number
            if told:
                entries[table_id] = told
        self._send_notices(connection, [*payloads, notice.encode(Notice(self.process, numbers, entries))])

    def _send_notices(self, connection: Connection, payloads: Sequence[str]) -> None:
        fit = [payload for payload in payloads if len(payload.encode()) < MOST_NOTICE]
        if fit:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": fit})

    def announce(self, *payloads: str) -> None:
        """Tell the other processes something that is not kept."""
        with self._engine.begin() as connection:
            self._send_notices(connection, payloads)

    def open(self, new: NewRow) -> bool:
        """Save a new table; False if its id or its code is taken."""
        try:
            with self._write_lock, self._engine.begin() as connection:
                self._open(connection, new)
        except IntegrityError:
            return False
        except DBAPIError as error:
            raise failing(error) from error
        return True

    def _open(self, connection: Connection, new: NewRow) -> None:
        connection.execute(
            _ADD_TABLE,
            {
                "id": new.id,
                "code": new.code,
                "game": new.game,
                "stage": "waiting",
                "public": int(new.public),
                "opening": new.opening,
                "secret": new.secret,
                "created": new.at,
                "touched": new.at,
            },
        )
        if new.holders:
            connection.execute(
                _ADD_HOLDER, [{"table_id": new.id, "seat": seat, "holder": holder} for seat, holder in new.holders]
            )

    def free_codes(self, before: int) -> int:
        """Let tables that nobody has come to since go of their codes, whatever their stage; how many."""
        left = (TABLES.c.touched < before) & TABLES.c.code.is_not(None)
        with self._changing() as connection:
            return connection.execute(update(TABLES).where(left).values(code=None)).rowcount

    def give_code(self, table_id: str, code: str) -> str | None:
        """Give a table that has none this code; the code it has now, None if another table has this one."""
        try:
            with self._changing() as connection:
                bare = (TABLES.c.id == table_id) & TABLES.c.code.is_(None)
                connection.execute(update(TABLES).where(bare).values(code=code))
                return connection.execute(select(TABLES.c.code).where(TABLES.c.id == table_id)).scalar()
        except IntegrityError:
            return None

    def touch(self, tables: Sequence[str], at: int) -> None:
        """Somebody has been there."""
        with self._changing() as connection:
            connection.execute(_CHANGE_TABLE, [{"table": table_id, "touched": at} for table_id in tables])

    def fall_asleep(self, tables: Sequence[tuple[str, int]]) -> None:
        """Nothing happens at these tables after these entries, until somebody comes."""
        with self._changing() as connection:
            connection.execute(_CHANGE_TABLE, [{"table": table_id, "asleep": number} for table_id, number in tables])

    def close_abandoned(self, before: int, at: int, most: int = 1_000) -> int:
        """End tables that nobody has come to since; how many. It is an entry like any other, written for the process
        that may have the table in memory as well: that one has lost the number."""
        left = TABLES.c.stage.in_(("waiting", "playing")) & (TABLES.c.touched < before)
        with self._changing() as connection:
            closed = 0
            for table_id in list(connection.execute(select(TABLES.c.id).where(left).limit(most)).scalars()):
                latest = select(func.max(JOURNAL.c.number), func.max(JOURNAL.c.at))
                number, written = connection.execute(latest.where(JOURNAL.c.table_id == table_id)).one()
                if written is not None and written >= before:
                    # A bot or a clock has moved, or nobody kept count of comings then.
                    connection.execute(_CHANGE_TABLE, {"table": table_id, "touched": written})
                    continue
                entry = {"table_id": table_id, "number": (number or 0) + 1, "at": at, "body": CLOSED}
                connection.execute(_ADD_ENTRY, entry)
                connection.execute(_CHANGE_TABLE, {"table": table_id, "stage": "ended", "code": None})
                closed += 1
            return closed

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        """A transaction beside the journal's."""
        try:
            with self._write_lock, self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise failing(error) from error

    # Reading

    def load(self, table_id: str) -> Stored | None:
        if self._stuck is not None and not self._stuck.done():
            raise StoreAway("the database has not said what became of the last commit")
        with self._reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
            if row is None:
                return None
            entries = connection.execute(
                select(JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.body)
                .where(JOURNAL.c.table_id == table_id)
                .order_by(JOURNAL.c.number)
            )
            kept = tuple((number, at, bytes(body)) for number, at, body in entries)
            return Stored(
                row.id, row.code, row.game, row.stage, bytes(row.opening), bytes(row.secret), row.created, kept
            )

    def entries_after(self, table_id: str, number: int) -> list[tuple[int, int, bytes]]:
        with self._reading() as connection:
            rows = connection.execute(
                select(JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.body)
                .where((JOURNAL.c.table_id == table_id) & (JOURNAL.c.number > number))
                .order_by(JOURNAL.c.number)
            )
            return [(n, at, bytes(body)) for n, at, body in rows]

    def by_code(self, code: str) -> str | None:
        with self._reading() as connection:
            return connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()

    def public_tables(self, limit: int) -> list[str]:
        """Public tables that have not ended: those that wait first, then the latest."""
        with self._reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id)
                .where((TABLES.c.public == 1) & TABLES.c.stage.in_(("waiting", "playing")) & TABLES.c.code.is_not(None))
                .order_by(TABLES.c.stage.desc(), TABLES.c.touched.desc())
                .limit(limit)
            )
            return list(rows.scalars())

    def awake(self) -> list[str]:
        """The matches of which it is not known that nothing happens until somebody comes, the latest first; but for
        those that have a home."""
        since = exists().where((JOURNAL.c.table_id == TABLES.c.id) & (JOURNAL.c.number > TABLES.c.asleep))
        homeless = text(f"NOT EXISTS (SELECT 1 FROM homes WHERE homes.table_id = tables.id AND EXISTS ({LIVING}))")
        with self._reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id)
                .where((TABLES.c.stage == "playing") & (TABLES.c.asleep.is_(None) | since))
                .where(homeless if self.shared else true())
                .order_by(TABLES.c.touched.desc())
            )
            return list(rows.scalars())

    def held_by(self, holder: str, limit: int = 50) -> list[tuple[str, int, str, str]]:
        """The tables where somebody holds a seat, the latest first: id, seat, game, stage."""
        with self._reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id, HOLDERS.c.seat, TABLES.c.game, TABLES.c.stage)
                .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
                .where(HOLDERS.c.holder == holder)
                .order_by(TABLES.c.touched.desc())
                .limit(limit)
            )
            return [(table_id, seat, game, stage) for table_id, seat, game, stage in rows]

    def openings_of(self, holder: str, limit: int) -> list[tuple[str, int, str, bytes]]:
        """The tables where somebody holds a seat, the latest first: id, when it was opened, stage, opening."""
        with self._reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id, TABLES.c.created, TABLES.c.stage, TABLES.c.opening)
                .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
                .where(HOLDERS.c.holder == holder)
                .order_by(TABLES.c.created.desc())
                .limit(limit)
            )
            return [(table_id, created, stage, bytes(opening)) for table_id, created, stage, opening in rows]

    def let_go(self, table_id: str, holder: str) -> None:
        """Somebody no longer wants a seat at a table that cannot be read any more."""
        try:
            with self._write_lock, self._engine.begin() as connection:
                connection.execute(
                    delete(HOLDERS).where((HOLDERS.c.table_id == table_id) & (HOLDERS.c.holder == holder))
                )
        except DBAPIError as error:
            raise StoreFailing(_first_line(error)) from error

    def record(self, table_id: str) -> bytes | None:
        with self._reading() as connection:
            record = connection.execute(select(RECORDS.c.record).where(RECORDS.c.id == table_id)).scalar()
            return None if record is None else self._given(connection, table_id, bytes(record))

    def review(self, table_id: str, version: int) -> bytes | None:
        """The review of a match by this version of the figures, if it was made."""
        which = (REVIEWS.c.id == table_id) & (REVIEWS.c.version == version)
        with self._reading() as connection:
            review = connection.execute(select(REVIEWS.c.review).where(which)).scalar()
            return None if review is None else bytes(review)

    def keep_review(
        self, table_id: str, version: int, review: bytes, figures: Sequence[tuple[float, float]] = ()
    ) -> None:
        """Instead of an older one, if there is one. `figures`: luck and own play of every seat."""
        # Another process that keeps it at the same time keeps the same.
        with suppress(IntegrityError), self._changing() as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.id == table_id))
            connection.execute(insert(REVIEWS).values(id=table_id, version=version, review=review))
            for seat, (luck, own) in enumerate(figures):
                which = (PLAYS.c.table_id == table_id) & (PLAYS.c.seat == seat)
                connection.execute(update(PLAYS).where(which).values(luck=luck, own=own, version=version))

    def plays_of(self, holder: str, before: tuple[int, str] | None = None, limit: int | None = None) -> list[Play]:
        """The finished matches of a guest, the latest first, before that end; all of them without a limit."""
        query = select(PLAYS).where(PLAYS.c.holder == holder)
        if before is not None:
            ended, last = before
            query = query.where((PLAYS.c.ended < ended) | ((PLAYS.c.ended == ended) & (PLAYS.c.table_id < last)))
        query = query.order_by(PLAYS.c.ended.desc(), PLAYS.c.table_id.desc()).limit(limit)
        with self._reading() as connection:
            return [Play(**row._mapping) for row in connection.execute(query)]

    def records_of(self, ids: Sequence[str]) -> dict[str, bytes]:
        with self._reading() as connection:
            rows = connection.execute(select(RECORDS.c.id, RECORDS.c.record).where(RECORDS.c.id.in_(ids)))
            return {name: self._given(connection, name, bytes(record)) for name, record in rows.all()}

    def _given(self, connection: Connection, table_id: str, record: bytes) -> bytes:
        """A record as it may be given out today."""
        if KEYED not in record:
            return record
        opening = connection.execute(select(TABLES.c.opening).where(TABLES.c.id == table_id)).scalar()
        return record if opening is None else as_given(record, bytes(opening))

    def reviews_of(self, ids: Sequence[str], version: int) -> dict[str, bytes]:
        which = REVIEWS.c.id.in_(ids) & (REVIEWS.c.version == version)
        with self._reading() as connection:
            rows = connection.execute(select(REVIEWS.c.id, REVIEWS.c.review).where(which))
            return {name: bytes(review) for name, review in rows}

    def tries_of(self, holder: str) -> list[tuple[str, str, int]]:
        """The deals that a guest has tried, the latest first: deal, table, when."""
        query = select(TRIES.c.deal, TRIES.c.table_id, TRIES.c.at).where(TRIES.c.holder == holder)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(TRIES.c.at.desc()))
            return [(deal, table_id, at) for deal, table_id, at in rows]

    def tries_at(self, deal: str, limit: int) -> list[Play]:
        """What came of a deal, as far as tries are over."""
        query = select(PLAYS).join(TRIES, (TRIES.c.table_id == PLAYS.c.table_id) & (TRIES.c.holder == PLAYS.c.holder))
        with self._reading() as connection:
            rows = connection.execute(query.where(TRIES.c.deal == deal).limit(limit))
            return [Play(**row._mapping) for row in rows]

    def try_of(self, deal: str, holder: str) -> str | None:
        """The table at which a guest tries a deal."""
        which = (TRIES.c.deal == deal) & (TRIES.c.holder == holder)
        with self._reading() as connection:
            return connection.execute(select(TRIES.c.table_id).where(which)).scalar()

    def keep_try(self, deal: str, holder: str, table_id: str, at: int) -> bool:
        """False if the guest has tried it before: that one counts."""
        try:
            with self._changing() as connection:
                connection.execute(insert(TRIES).values(deal=deal, holder=holder, table_id=table_id, at=at))
        except IntegrityError:
            return False
        return True

    def house_secret(self, key: str) -> bytes:
        """A secret of the house, drawn when it is first wanted."""
        query = select(HOUSE.c.value).where(HOUSE.c.key == key)
        with self._reading() as connection:
            kept = connection.execute(query).scalar()
        if kept is None:
            with suppress(IntegrityError), self._changing() as connection:
                connection.execute(insert(HOUSE).values(key=key, value=secrets.token_hex(32)))
            with self._reading() as connection:
                kept = connection.execute(query).scalar_one()
        return bytes.fromhex(kept)

    def make_link(self, link: str, until: int) -> None:
        with self._changing() as connection:
            connection.execute(insert(LINKS).values(id=link, until=until))

    def use_link(self, link: str) -> bool:
        """Whether it was good; it no longer is."""
        with self._changing() as connection:
            return connection.execute(delete(LINKS).where(LINKS.c.id == link)).rowcount == 1

    def records_after(
        self, ended: int, last: str, game: str | None, limit: int, *, public: bool
    ) -> list[tuple[int, str, bytes]]:
        """Finished records in the order in which they ended, after that one; all, or those of public tables."""
        after = (RECORDS.c.ended > ended) | ((RECORDS.c.ended == ended) & (RECORDS.c.id > last))
        query = select(RECORDS.c.ended, RECORDS.c.id, RECORDS.c.record).where(after)
        if game is not None:
            query = query.where(RECORDS.c.game == game)
        if public:
            query = query.join(TABLES, TABLES.c.id == RECORDS.c.id).where(TABLES.c.public == 1)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(RECORDS.c.ended, RECORDS.c.id).limit(limit))
            return [(at, name, bytes(record)) for at, name, record in rows]

    def signing_keys(self) -> list[tuple[str, bytes, int]]:
        with self._reading() as connection:
            rows = connection.execute(select(KEYS.c.id, KEYS.c.secret, KEYS.c.created).order_by(KEYS.c.created))
            return [(name, bytes(secret), created) for name, secret, created in rows]

    def add_signing_key(self, name: str, secret: bytes, at: int) -> None:
        try:
            with self._write_lock, self._engine.begin() as connection:
                connection.execute(insert(KEYS).values(id=name, secret=secret, created=at))
        except DBAPIError as error:
            raise failing(error) from error

    def ping(self) -> bool:
        """Whether the database answers and can be written: as the last commit says, or, if that failed or is a while
        ago, a commit that changes nothing. Raises `StoreBusy`."""
        try:
            with self._reading() as connection:
                if connection.execute(select(func.count()).select_from(KEYS)).scalar() is None:
                    return False
            well, at = self._written
            if not well or time.monotonic() > at + PROBED_FOR:
                self._probe()
            return True
        except StoreBusy:
            raise
        except StoreFailing:
            return False

    def _probe(self) -> None:
        at = time.time_ns()
        try:
            with self._write_lock, self._engine.begin() as connection:
                # Always something else: SQLite writes no page that has not changed.
                connection.execute(text("UPDATE house SET value = :value WHERE key = 'probe'"), {"value": str(at)})
        except DBAPIError as error:
            self._written = (False, time.monotonic())
            raise failing(error) from error
        self._written = (True, time.monotonic())

    def _reading(self) -> _Reading:
        return _Reading(self._reader)

    # For the host's desk

    def reading(self) -> _Reading:
        return _Reading(self._reader)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction beside the journal's."""
        with self._write_lock, self._engine.begin() as connection:
            yield connection


class _Reading:
    """A connection for a few reads; a database that does not answer is `StoreFailing`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def __enter__(self) -> Connection:
        try:
            self._connection = self._engine.connect()
        except OperationalError as error:
            raise StoreAway(_first_line(error)) from error
        return self._connection

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        self._connection.close()
        if isinstance(error, DBAPIError):
            raise StoreAway(_first_line(error)) from error


def _insert_entries(raw: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Entries into SQLite, without SQLAlchemy."""
    try:
        raw.executemany(_ADD_ENTRIES, [(row.table_id, row.number, row.at, row.body) for row in rows])
    except sqlite3.IntegrityError as error:
        raise IntegrityError("journal", None, error) from error
    except sqlite3.Error as error:
        raise OperationalError("journal", None, error) from error


def _first_line(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def failing(error: BaseException) -> StoreFailing:
    said = _first_line(error)
    return StoreBusy(said) if said.startswith("database is locked") else StoreFailing(said)


def _patiently(attempt: Callable[[], T]) -> T:
    """Try again and again while another program holds SQLite's lock; for threads that may wait."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except StoreBusy:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.02)


def pages(store: Store, game: str | None, size: int = 100, *, public: bool) -> Iterator[list[bytes]]:
    """Finished records, page by page: all, or those of public tables."""
    ended, last = -1, ""
    while page := store.records_after(ended, last, game, size, public=public):
        yield [record for _, _, record in page]
        ended, last, _ = page[-1]
