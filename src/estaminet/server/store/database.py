"""A database, SQLite or PostgreSQL: connecting to it, its bad days, and calls that stop nobody else.

Calls block; with SQLite they are made on the event loop (a commit is a millisecond, and a thread for it cost more than
it saved), with PostgreSQL on a thread (`Database.call`). While another program holds SQLite's lock, what wants to write
waits on a thread as well, and not for long.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from estaminet.server.store.lock import FileLock, FileTaken
from estaminet.server.store.migrations import NewerDatabase, migrate
from estaminet.server.store.schema import KEYS

P = ParamSpec("P")
T = TypeVar("T")

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


class StoreFailing(Exception):
    """The database cannot be reached or written; nothing was saved."""


class StoreBusy(StoreFailing):
    """Another program holds SQLite's lock at the moment."""


class StoreAway(StoreFailing):
    """The database cannot be read."""


def default_url() -> str:
    """A SQLite file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "estaminet"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def known_url(url: str) -> str:
    """The URL, if it is one of a store; raises `ValueError`."""
    try:
        made = make_url(url)
        # Without a name SQLite keeps everything in memory, and all is gone with the process.
        named = made.get_backend_name() == "sqlite" and made.database not in (None, "", ":memory:")
        if named or made.get_backend_name() == "postgresql":
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


class Database:
    """What may be asked of it is in the classes made of this one."""

    def __init__(self, url: str, process: str, *, alone: bool = False) -> None:
        """`alone`: for a server, which no other may join on the same SQLite file."""
        self._engine = _engine(url)
        # Reads need no transaction, and one must not take SQLite's write lock.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.url = make_url(url)
        self.process = process
        self.shared = self._engine.dialect.name == "postgresql"
        """Whether other processes may be at work on it."""
        self._threads = ThreadPoolExecutor(4, "store")
        # Of their own: whoever has every entry of the house looked at keeps nobody from a table.
        self._slow = ThreadPoolExecutor(2, "store-slow")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._stuck: asyncio.Future[set[str]] | None = None
        """A commit that was given up waiting for; nobody knows yet what becomes of it."""
        self._write_lock = threading.Lock()
        self._written = (False, -PROBED_FOR)
        """Whether the last commit succeeded, and when that was."""
        self._lock: FileLock | None = None
        try:
            self._lock = FileLock(self.url) if alone else None
            patiently(self._migrate)
            self._connection = self._engine.connect()
        except (SQLAlchemyError, StoreFailing, NewerDatabase, FileTaken, OSError) as error:
            self._engine.dispose()
            if self._lock is not None:
                self._lock.release()
            raise StoreFailing(f"cannot open the store {self.url}: {first_line(error)}") from error

    def _migrate(self) -> None:
        try:
            migrate(self._engine)
        except OperationalError as error:
            raise failing(error) from error

    def close(self) -> None:
        for threads in (self._threads, self._slow, self._writer):
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
                return await loop.run_in_executor(self._threads, lambda: patiently(lambda: function(*args, **kwargs)))
        except TimeoutError:
            raise StoreAway("the database does not answer") from None

    async def apart(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a call that takes long on a thread, whatever the database."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._slow, lambda: patiently(lambda: function(*args, **kwargs)))

    def ping(self) -> bool:
        """Whether the database answers and can be written: as the last commit says, or, if that failed or is a while
        ago, a commit that changes nothing. Raises `StoreBusy`."""
        try:
            with self.reading() as connection:
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

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        """A transaction beside the journal's."""
        try:
            with self._write_lock, self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise failing(error) from error

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
            raise StoreAway(first_line(error)) from error
        return self._connection

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        self._connection.close()
        if isinstance(error, DBAPIError):
            raise StoreAway(first_line(error)) from error


def first_line(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def failing(error: BaseException) -> StoreFailing:
    said = first_line(error)
    return StoreBusy(said) if said.startswith("database is locked") else StoreFailing(said)


def patiently(attempt: Callable[[], T]) -> T:
    """Try again and again while another program holds SQLite's lock; for threads that may wait."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except StoreBusy:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.02)
