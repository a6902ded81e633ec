"""Copies of a whole store, made while it is used, and put back.

SQLite by `VACUUM INTO`, which reads one state of the file however busy it is (`.backup` begins again whenever somebody
writes, and on a busy evening does not end); PostgreSQL by its own `pg_dump` and `pg_restore`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url

from estaminet.server.store.lock import FileLock, FileTaken
from estaminet.server.store.migrations import MIGRATIONS

if TYPE_CHECKING:
    from sqlalchemy import URL


class BackupFailed(Exception):
    """There is no copy, or nothing was put back; a sentence says why."""


def backup(url: str, copy: Path) -> None:
    """Write everything in the store to a file that is not there yet. It is on the disk and was checked when this
    returns."""
    made = make_url(url)
    if copy.exists():
        raise BackupFailed(f"{copy} is there already")
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        if made.get_backend_name() == "sqlite":
            _copy_sqlite(Path(made.database or ""), part)
        else:
            _run(made, "pg_dump", "--format=custom", f"--file={part}")
            _run(made, "pg_restore", "--list", str(part))
        _sync(part)
        part.replace(copy)
        _sync(copy.parent)
    finally:
        part.unlink(missing_ok=True)


def restore(url: str, copy: Path, *, replace: bool = False) -> None:
    """Put a copy back. What is in the store now is lost only if that is said; a server must not be at work on it."""
    made = make_url(url)
    if not copy.is_file():
        raise BackupFailed(f"there is no file {copy}")
    if made.get_backend_name() == "sqlite":
        _restore_sqlite(made, copy, replace=replace)
    else:
        _restore_postgres(made, copy, replace=replace)


def _copy_sqlite(file: Path, part: Path) -> None:
    if not file.is_file():
        raise BackupFailed(f"there is no file {file}")
    with contextlib.closing(sqlite3.connect(file, timeout=10)) as connection:
        try:
            connection.execute("VACUUM INTO ?", [str(part)])
        except sqlite3.Error as error:
            raise BackupFailed(str(error)) from None
    _check(part)


def _check(file: Path) -> None:
    """Whether this is a whole database of ours, of a version that we know."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (said,) = connection.execute("PRAGMA integrity_check").fetchone()
            (version,) = connection.execute("SELECT version FROM schema_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BackupFailed(f"{file} is no database of Estaminet: {error}") from None
    if said != "ok":
        raise BackupFailed(f"{file} is damaged: {said}")
    if version > len(MIGRATIONS):
        raise BackupFailed(f"{file} has version {version}, and this program knows {len(MIGRATIONS)}: use a later one")


def _restore_sqlite(url: URL, copy: Path, *, replace: bool) -> None:
    file = Path(url.database or "")
    _check(copy)
    try:
        lock = FileLock(url)
    except (FileTaken, OSError) as error:
        raise BackupFailed(str(error)) from None
    try:
        if file.exists() and not replace:
            raise BackupFailed(f"{file} is there already; say --replace to lose what is in it")
        part = file.with_name(f"{file.name}.part")
        shutil.copyfile(copy, part)
        _sync(part)
        # A log that belongs to the old file must not be read into the new one.
        for end in ("-wal", "-shm"):
            file.with_name(file.name + end).unlink(missing_ok=True)
        part.replace(file)
        _sync(file.parent)
    finally:
        lock.release()


def _restore_postgres(url: URL, copy: Path, *, replace: bool) -> None:
    import psycopg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        with psycopg.connect(plain, connect_timeout=5) as connection:
            (there,) = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone() or (False,)
    except psycopg.Error as error:
        raise BackupFailed(str(error).splitlines()[0]) from None
    if there and not replace:
        raise BackupFailed("there are tables in this database already; say --replace to lose what is in it")
    more = ("--clean", "--if-exists") if replace else ()
    _run(url, "pg_restore", "--single-transaction", "--exit-on-error", "--no-owner", *more, "--dbname", "", str(copy))


def _run(url: URL, program: str, *arguments: str) -> None:
    """One of PostgreSQL's programs. Where the database is and the password go by the environment, which `ps` does not
    show."""
    where = shutil.which(program)
    if where is None:
        known = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        if not known:
            raise BackupFailed(f"{program} is not installed; it comes with PostgreSQL's client programs")
        where = str(known[-1])
    names = {
        "PGHOST": url.host,
        "PGPORT": url.port,
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    known_by = {name: str(value) for name, value in names.items() if value is not None}
    if program == "pg_restore":
        arguments = tuple(url.database or "" if argument == "" else argument for argument in arguments)
    done = subprocess.run(
        [where, *arguments], env={**os.environ, **known_by}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BackupFailed(f"{program}: {(done.stderr.strip().splitlines() or ['it failed'])[0]}")


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
