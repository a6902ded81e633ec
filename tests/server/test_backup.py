"""Backup while people play, and restore: the very commands of the hosting page."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from tests.lengths import rest_wide
from tests.server.test_bad_day import program

from estaminet.server.store.rows import NewRow, Row
from estaminet.server.store.sql import Store


@contextmanager
def _busy(url: str, tables: int = 3) -> Iterator[Store]:
    """A store that somebody writes to without a pause, big enough for a copy to take a while."""
    store = Store(url, "test")
    for table in range(tables):
        store.open(NewRow(f"t{table}", None, "dudo", False, b"{}", b"s" * 32, 1))
        store.append([Row(f"t{table}", number, 1, b"x" * 150) for number in range(1, 5_001)])
    over = threading.Event()

    def write() -> None:
        number = 5_000
        while not over.is_set():
            number += 1
            store.append([Row(f"t{table}", number, 2, b"y" * 150) for table in range(tables)])

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield store
    finally:
        over.set()
        writer.join()
        store.close()


def _numbers(store: Store, table: str) -> list[int]:
    return [number for number, _, _ in store.entries_after(table, 0)]


def _new_database(url: str) -> str:
    server, _, name = url.rpartition("/")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}_again".encode())
    return f"{url}_again"


@pytest.mark.parametrize("store_url", rest_wide(["sqlite", "postgres"]), indirect=True)
def test_a_backup_under_load_ends_and_can_be_put_back(store_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with _busy(store_url) as store:
        before = [len(_numbers(store, f"t{table}")) for table in range(3)]
        done = program("backup", str(copy), "--store", store_url)
        assert done.returncode == 0, done.stderr
        after = [len(_numbers(store, f"t{table}")) for table in range(3)]
    assert after > before, "somebody wrote all the time"
    again = f"sqlite:///{tmp_path / 'again.sqlite'}" if store_url.startswith("sqlite") else _new_database(store_url)
    done = program("restore", str(copy), "--store", again)
    assert done.returncode == 0, done.stderr
    store = Store(again, "test")
    try:
        kept = [_numbers(store, f"t{table}") for table in range(3)]
        for numbers, least, most in zip(kept, before, after, strict=True):
            assert numbers == list(range(1, len(numbers) + 1)), "no gap"
            assert least <= len(numbers) <= most
        assert len({len(numbers) for numbers in kept}) == 1, "one moment for all tables"
        assert store.append([Row("t0", len(kept[0]) + 1, 3, b"on")]) == set()
    finally:
        store.close()
    # What is there is not lost without a word.
    refused = program("restore", str(copy), "--store", again)
    assert refused.returncode == 2
    assert "--replace" in refused.stderr
    assert program("restore", str(copy), "--store", again, "--replace").returncode == 0
    store = Store(again, "test")
    try:
        assert _numbers(store, "t0") == kept[0]
    finally:
        store.close()


@pytest.mark.wide
def test_a_copy_is_never_written_over_and_a_bad_one_never_put_back(sqlite: str, tmp_path: Path) -> None:
    Store(sqlite, "test").close()
    copy = tmp_path / "copy"
    assert program("backup", str(copy), "--store", sqlite).returncode == 0
    again = program("backup", str(copy), "--store", sqlite)
    assert again.returncode == 2
    assert "is there already" in again.stderr
    assert program("backup", str(tmp_path / "x"), "--store", f"sqlite:///{tmp_path / 'none'}").returncode == 2
    whole = copy.read_bytes()
    torn = tmp_path / "torn"
    torn.write_bytes(whole[: len(whole) // 2])
    noise = tmp_path / "noise"
    noise.write_bytes(b"noise" * 1000)
    later = tmp_path / "later"
    later.write_bytes(whole)
    with sqlite3.connect(later) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    connection.close()
    for bad in (torn, noise, later, tmp_path / "missing"):
        refused = program("restore", str(bad), "--store", sqlite, "--replace")
        assert refused.returncode == 2, bad
        assert len(refused.stderr.splitlines()) == 1, refused.stderr
    Store(sqlite, "test").close()


def test_nothing_is_put_back_under_an_open_house(sqlite: str, tmp_path: Path) -> None:
    store = Store(sqlite, "test", alone=True)
    try:
        copy = tmp_path / "copy"
        assert program("backup", str(copy), "--store", sqlite).returncode == 0
        refused = program("restore", str(copy), "--store", sqlite, "--replace")
        assert refused.returncode == 2
        assert "another server is at work" in refused.stderr
    finally:
        store.close()


@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_a_password_is_not_shown(verb: str, tmp_path: Path) -> None:
    done = program(verb, str(tmp_path / "copy"), ESTAMINET_STORE="postgresql://a:hunter2@127.0.0.1:1/x")
    assert done.returncode == 2
    assert "hunter2" not in done.stderr + done.stdout
