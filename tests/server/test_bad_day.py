"""An operator's bad day: locks, full disks, frozen and restarted databases. Answers stay quick and true."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.house import PATIENCE, SOURCE, House, Person

from estaminet import games
from estaminet.server import journal
from estaminet.server.links import Link
from estaminet.server.logs import SELDOM
from estaminet.server.reasons import RequestRefused
from estaminet.server.server import Server
from estaminet.server.settings import Settings
from estaminet.server.store.rows import NewRow, Row
from estaminet.server.store.sql import Store

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`estaminet` with these arguments, from beginning to end."""
    known = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    if os.environ.get("ESTAMINET_EXPECT") != "compiled":
        known["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, "-m", "estaminet", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=known, timeout=60)


@pytest.mark.wide
def test_a_lock_of_another_program_stops_nobody_and_the_mover_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite"
        house = House(f"sqlite:///{file}", tmp_path / "log").open()
        other = sqlite3.connect(file, isolation_level=None)
        try:
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, OPEN)
                async with ada.socket(table) as mine:
                    other.execute("BEGIN IMMEDIATE")
                    said = asyncio.ensure_future(mine.ask("chat", text="one"))
                    slowest = 0.0
                    while not said.done():
                        asked = time.monotonic()
                        await ada.call("GET", "/api/version")
                        slowest = max(slowest, time.monotonic() - asked)
                    assert (await said)["reason"]["code"] == "store"
                    assert slowest < 1.5
                    assert (await ada.call("GET", "/api/health", status=503))["store"] == "failing"
                    assert (await ada.call("POST", "/api/tables", {"game": "dudo", "seats": [ME, OPEN]}, 503))[
                        "code"
                    ] == "store"
                    await mine.until_true(lambda: mine.heard[-1]["type"] == "table")
                    # A lock that is let go of in time costs nothing but time.
                    soon = asyncio.ensure_future(mine.ask("chat", text="two"))
                    await ada.call("GET", "/api/version")
                    other.execute("ROLLBACK")
                    answer = await soon
                    assert answer["type"] == "accepted", answer
                    assert [line["text"] for line in mine.chat] == ["two"]
                    assert (await ada.call("GET", "/api/health"))["store"] == "ok"
        finally:
            other.close()
            house.stop()

    asyncio.run(run())


def test_a_second_server_on_a_sqlite_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    house = House(url, tmp_path / "log").open()
    try:
        second = program("serve", "--port", "0", "--store", url)
        assert second.returncode == 2
        assert "another server is at work on" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        assert program("export", "--store", url).returncode == 0
        (link := tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
        assert "another server is at work on" in program("serve", "--port", "0", "--store", f"sqlite:///{link}").stderr
    finally:
        house.kill()
    # However the first one ended, the next one may begin.
    house.open().stop()


def test_health_knows_of_a_full_disk_and_of_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, OPEN)
                async with ada.socket(table) as mine:
                    await mine.grant("chat", text="there is room")
                    before = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
                    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, before[1]))
                    assert (await mine.refuse("chat", text="there is none"))["code"] == "store"
                    assert (await ada.call("GET", "/api/health", status=503))["store"] == "failing"
                    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, before)
                    assert (await ada.call("GET", "/api/health"))["store"] == "ok"
                    await mine.until(lambda m: m["type"] == "table")
                    await mine.grant("chat", text="there is room again")
        finally:
            house.stop()

    asyncio.run(run())


def _backends(url: str) -> list[int]:
    """The processes of PostgreSQL that serve this database, and their parent."""
    server, _, name = url.rpartition("/")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        rows = connection.execute("SELECT pid FROM pg_stat_activity WHERE datname = %s", [name]).fetchall()
        (mine,) = connection.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        parent = int(Path(f"/proc/{mine}/stat").read_text("utf-8").rpartition(")")[2].split()[1])
    return [parent, *(pid for (pid,) in rows)]


@contextmanager
def _frozen(url: str) -> Iterator[None]:
    processes = _backends(url)
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@pytest.mark.wide
def test_a_frozen_database_is_told_within_seconds_and_the_table_goes_on_afterwards(
    postgres: str, tmp_path: Path
) -> None:
    async def run() -> None:
        house = House(postgres, tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
                table = await ada.open("dudo", ME, OPEN)
                async with ada.socket(table) as mine:
                    with _frozen(postgres):
                        asked = time.monotonic()
                        assert (await ada.call("GET", "/api/health", status=503))["store"] == "failing"
                        assert time.monotonic() - asked < 4
                        assert (await mine.refuse("chat", text="hello"))["code"] == "store"
                        assert (await grace.call("GET", f"/api/tables/{table}", status=503))["code"] == "store-away"
                        assert time.monotonic() - asked < 15
                    await mine.until(lambda m: m["type"] == "table")
                    await mine.grant("chat", text="hello again")
                    assert (await ada.call("GET", "/api/health"))["store"] == "ok"
        finally:
            house.stop()

    asyncio.run(run())


def _terminate(url: str) -> None:
    server, _, name = url.rpartition("/")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


def test_after_a_restart_of_the_database_nobody_notices(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        house = House(postgres, tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
                table = await ada.open("dudo", ME, OPEN)
                _terminate(postgres)
                assert await grace.join(table) == 1
                async with ada.socket(table) as mine:
                    _terminate(postgres)
                    await mine.grant("chat", text="still here")
        finally:
            house.stop()

    asyncio.run(run())


def test_what_was_saved_when_the_connection_broke_is_saved_once(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(postgres, "test")
    try:
        assert store.open(NewRow("one", None, "dudo", False, b"{}", b"s" * 32, 1))
        save, rows = store._save, [Row("one", 1, 10, b"a"), Row("two", 1, 10, b"b")]
        calls: list[int] = []

        def breaks(batch: Any) -> set[str]:
            calls.append(len(batch))
            saved = save(batch)
            if len(calls) == 1:
                raise OperationalError("commit", None, Exception("lost"), connection_invalidated=True)
            return saved

        monkeypatch.setattr(store, "_save", breaks)
        assert store.append(rows) == set()
        assert store.entries_after("one", 0) == [(1, 10, b"a")]
        assert len(calls) == 2
        # Somebody else's row is somebody else's.
        calls.clear()
        monkeypatch.setattr(store, "_has", lambda *_: False)
        assert store.append(rows) == {"one", "two"}
    finally:
        store.close()


def test_strangers_are_not_told_where_the_database_is(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        house = House(postgres, tmp_path / "log").open()
        server, _, name = postgres.rpartition("/")
        try:
            async with Person(house, "Ada") as ada:
                with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
                    connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
                    try:
                        _terminate(postgres)
                        for path in ("/api/tables", "/api/me", "/api/tables/abcdefgh"):
                            answer = await ada.web.get(path)
                            if path != "/api/me":  # nobody yet, so nothing is read
                                assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
                            for secret in ("127.0.0.1", name, "connection", "estaminet@"):
                                assert secret not in answer.text
                        made = await ada.web.post("/api/tables", json={"game": "dudo", "seats": [ME, BOT]})
                        assert (made.status_code, made.json()["code"]) == (503, "store")
                        assert name not in made.text
                    finally:
                        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        finally:
            house.stop()
        log = house.log.read_text("utf-8")
        assert name in log, "the log knows"
        # And it says so now and then, not twice a second.
        assert log.count("lost the database's notices") <= 1 + PATIENCE / SELDOM
        assert log.count('"store failing"') <= 1 + PATIENCE / SELDOM
        assert "never retrieved" not in log

    asyncio.run(run())


def test_whoever_does_something_at_the_same_time_as_others_is_not_turned_away(postgres: str, tmp_path: Path) -> None:
    """Sitting down, being ready, talking: through two processes, all at once. Only moves can be stale."""

    async def run() -> None:
        houses = [House(postgres, tmp_path / side).open() for side in ("left", "right")]
        try:
            for _ in range(4):
                async with AsyncExitStack() as stack:
                    people = [
                        await stack.enter_async_context(Person(houses[n % 2], name))
                        for n, name in enumerate(("Ada", "Grace", "Alan", "Kurt"))
                    ]
                    table = await people[0].open("dudo", ME, OPEN, OPEN, OPEN, start="ready")
                    await asyncio.gather(*(person.call("GET", f"/api/tables/{table}") for person in people))
                    seats = await asyncio.gather(*(person.join(table) for person in people))
                    assert sorted(seats) == [0, 1, 2, 3]
                    sockets = [await stack.enter_async_context(person.socket(table)) for person in people]
                    for kind, more in (("chat", {"text": "hello"}), ("words", {"text": "mine"}), ("ready", {})):
                        answers = await asyncio.gather(*(socket.ask(kind, **more) for socket in sockets))
                        assert [answer["type"] for answer in answers] == ["accepted"] * 4, answers
                    for socket in sockets:
                        while socket.play is None:
                            await socket.next()
        finally:
            for house in houses:
                house.stop()
        for house in houses:
            assert "pipeline" not in house.log.read_text("utf-8")

    asyncio.run(run())


def test_an_entry_that_cannot_be_read_closes_one_table(sqlite: str) -> None:
    """Somebody else, a later version perhaps, has written something into the journal of a table that is open here."""

    async def run() -> None:
        server = Server(Settings(store=sqlite, bot_pause=0))
        await server.start()
        try:
            opening = journal.Opening(
                game="dudo",
                rules=games.find("dudo").manifest.rules_version,
                options={},
                seats=(journal.SeatOpening("ada", "Ada"), journal.SeatOpening()),
                public=False,
                spectators=True,
                start="full",
                stand_in="random",
            )
            bad, good = [await server.registry.open(opening) for _ in range(2)]
            heard: list[bytes | int] = []
            link = Link(heard.append, heard.append, "ada", "Ada", bad.table.seat_of("ada"))
            bad.add(link)
            server.store.append([Row(bad.table.id, 1, 1, b'{"do":"flew"}')])
            await bad.catch_up(1)
            async with asyncio.timeout(20):
                while not bad.closed:
                    await asyncio.sleep(0)
            assert heard[-1] == 1000
            assert b'"unreadable-table"' in heard[-2]  # type: ignore[operator]
            with pytest.raises(RequestRefused):
                await server.registry.find(bad.table.id)
            await good.write(journal.Spoke("Ada", None, "still here"))
        finally:
            await server.stop()

    asyncio.run(run())
