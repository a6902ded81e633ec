"""What happens inside one process: tables are let go of, mistakes of ours hurt nobody, presence fits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import ModuleType
from typing import Any

import psycopg
import pytest

from estaminet import games
from estaminet.kernel.codec import plain
from estaminet.server import journal, tell
from estaminet.server.company import Company
from estaminet.server.limits import Bucket, Limit
from estaminet.server.links import Link
from estaminet.server.live import LiveTable
from estaminet.server.protocol import messages
from estaminet.server.reasons import RequestRefused
from estaminet.server.server import Server
from estaminet.server.settings import Settings
from estaminet.server.store.database import StoreFailing


@asynccontextmanager
async def _server(url: str) -> AsyncIterator[Server]:
    server = Server(Settings(store=url, bot_pause=0))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def _table(server: Server, *, start: str = "full") -> LiveTable:
    game = games.find("dudo")
    opening = journal.Opening(
        game="dudo",
        rules=game.manifest.rules_version,
        options=plain(game.options_type(first_starter="seat")),
        seats=(journal.SeatOpening("ada", "Ada"), journal.SeatOpening("grace", "Grace")),
        public=False,
        spectators=True,
        start=start,
        stand_in="random",
    )
    live = await server.registry.open(opening)
    if start == "full":
        for seat in range(2):
            await live.write(journal.Worded(seat, ""))
    return live


async def _until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not met():
            await asyncio.sleep(0)


async def _database(url: str) -> psycopg.AsyncConnection[Any]:
    return await psycopg.AsyncConnection.connect(f"{url}/postgres", autocommit=True)


def _link(heard: list[bytes | None], live: LiveTable) -> Link:
    return Link(heard.append, lambda _: heard.append(None), "ada", "Ada", live.table.seat_of("ada"))


def test_a_table_that_nobody_looks_at_is_let_go_of_and_comes_back(sqlite: str) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server)
            table = live.table.id
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            server.registry.forget_idle()
            assert server.registry.live[table] is live, "something has just happened there"
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            server.registry.forget_idle(-1)
            assert server.registry.live[table] is live, "somebody looks at it"
            live.remove(link)
            server.registry.forget_idle(-1)
            assert table not in server.registry.live
            assert live.closed
            again = await server.registry.find(table)
            assert again is not None
            assert again is not live
            assert again.table.stage == "playing"

    asyncio.run(run())


def test_a_table_of_bots_counts_until_it_is_over(sqlite: str) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            game = games.find("dudo")
            opening = journal.Opening(
                game="dudo",
                rules=game.manifest.rules_version,
                options=plain(game.options_type()),
                seats=(journal.SeatOpening(level="random"),) * 2,
                public=False,
                spectators=True,
                start="full",
                stand_in="random",
            )
            tables = [await server.registry.open(opening, owner) for owner in ("ada", "ada", "grace")]
            assert server.registry.bots_alone("ada") == 2
            over = tables[0]
            over.follow([(over.table.number + 1, over.table.at, journal.encode(journal.Closed()))])
            assert server.registry.bots_alone("ada") == 1

    asyncio.run(run())


@pytest.mark.inside
@pytest.mark.parametrize(("module", "name"), [(tell, "_plays"), (journal, "encode")])
def test_a_mistake_of_ours_takes_nothing_and_nobody_with_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str
) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            number, answers = live.table.number, live.table.answers[0]
            move = messages.MoveMessage(id="a", text="1x1", answers=answers)
            bucket = Bucket(Limit("free", 1e9, 1e9))

            def broken(*_: Any) -> Any:
                raise RuntimeError("a bug")

            with monkeypatch.context() as patch:
                patch.setattr(module, name, broken)
                live.hear(link, move, bucket)
            assert b'"our-fault"' in (heard[-1] or b"")
            await _until(live.at_rest)
            assert live.table.number == number
            live.hear(link, move, bucket)
            await _until(lambda: b'"accepted"' in (heard[-1] or b""))
            assert live.table.number == number + 1
            live.remove(link)

    asyncio.run(run())


def test_a_move_that_comes_while_the_table_is_read_again_is_played_afterwards(sqlite: str) -> None:
    """Somebody has taken a line of chat back: nobody's move is lost by that."""

    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            number = live.table.number
            bucket = Bucket(Limit("free", 1e9, 1e9))
            move = messages.MoveMessage(id="a", text="1x1", answers=live.table.answers[0])
            late = messages.MoveMessage(id="b", text="1x2", answers=live.table.answers[0])
            live.read_again()
            for message in (move, move, late):
                live.hear(link, message, bucket)
            await _until(lambda: any(b'"id":"b"' in (line or b"") for line in heard))
            await _until(live.at_rest)
            assert live.table.number == number + 1
            assert sum(b'"accepted","id":"a"' in (line or b"") for line in heard) == 2
            assert any(b'"refused","id":"b"' in (line or b"") and b"stale" in (line or b"") for line in heard)
            live.remove(link)

    asyncio.run(run())


def test_a_repetition_is_acknowledged_only_once_the_move_is_saved(sqlite: str) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            heard.clear()
            move = messages.MoveMessage(id="a", text="1x1", answers=live.table.answers[0])
            bucket = Bucket(Limit("free", 1e9, 1e9))
            live.hear(link, move, bucket)
            live.hear(link, move, bucket)
            live.hear(link, messages.Load(id="l"), bucket)
            assert heard == [], "nothing is said before it is saved"
            await _until(live.at_rest)
            kinds = [line.partition(b'"type":"')[2].partition(b'"')[0] for line in heard if line]
            assert kinds.count(b"accepted") == 2
            assert b"table" in kinds
            assert len(server.store.entries_after(live.table.id, 0)) == live.table.number
            live.remove(link)

    asyncio.run(run())


def test_a_repetition_is_answered_also_if_the_table_is_read_again_meanwhile(sqlite: str) -> None:
    """A program waits for the answer to each of its requests."""

    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            move = messages.MoveMessage(id="a", text="1x1", answers=live.table.answers[0])
            bucket = Bucket(Limit("free", 1e9, 1e9))
            live.hear(link, move, bucket)
            live.hear(link, move, bucket)
            live.read_again()
            await _until(live.at_rest)
            assert sum(b'"accepted","id":"a"' in (line or b"") for line in heard) == 2
            live.remove(link)

    asyncio.run(run())


def test_whoever_loads_while_the_table_is_read_again_waits_for_it(sqlite: str) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            heard.clear()
            bucket = Bucket(Limit("free", 1e9, 1e9))
            live._reload("stale")
            live.hear(link, messages.Load(id="l"), bucket)
            assert heard == []
            await _until(live.at_rest)
            assert b'"type":"table"' in (heard[-1] or b"")
            live.remove(link)

    asyncio.run(run())


def test_who_stops_waiting_for_a_save_takes_nothing_from_the_others(sqlite: str) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            tables = [await _table(server, start="ready") for _ in range(2)]
            loop = asyncio.get_running_loop()
            waits = [loop.create_task(live.write(journal.Readied(0))) for live in tables]
            await asyncio.sleep(0)
            waits[0].cancel()
            async with asyncio.timeout(5):
                await asyncio.gather(*waits, return_exceptions=True)
            assert waits[0].cancelled()
            assert all(live.at_rest() for live in tables)
            assert [len(server.store.entries_after(live.table.id, 0)) for live in tables] == [1, 1]

    asyncio.run(run())


def test_a_database_that_is_away_for_a_while_is_written_to_again(postgres: str) -> None:
    async def run() -> None:
        server_url, _, name = postgres.rpartition("/")
        async with _server(postgres) as server, await _database(server_url) as database:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            heard: list[bytes | None] = []
            link = _link(heard, live)
            live.add(link)
            move = messages.MoveMessage(id="a", text="1x1", answers=live.table.answers[0])
            bucket = Bucket(Limit("free", 1e9, 1e9))
            await database.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            await database.execute(b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            live.hear(link, move, bucket)
            await _until(lambda: b'"refused"' in (heard[-1] or b""))
            assert b'"store"' in (heard[-1] or b"")
            await database.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
            await _until(live.at_rest)
            live.hear(link, move, bucket)
            await _until(lambda: b'"accepted"' in (heard[-1] or b""))
            live.remove(link)

    asyncio.run(run())


def test_a_process_that_cannot_hear_the_others_takes_nobody_for_away(postgres: str) -> None:
    async def run() -> None:
        server_url, _, name = postgres.rpartition("/")
        async with _server(postgres) as server, await _database(server_url) as database:
            live = await _table(server)
            await _until(lambda: live.table.stage == "playing" and live.at_rest())
            now = asyncio.get_running_loop().time
            live.company = Company(now() - 3_600)
            assert live.company.away_for(1, now()) > 60
            await database.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            await database.execute(b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            await _until(lambda: live.company.away_for(1, now()) < 60)
            await database.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())

    asyncio.run(run())


def test_a_table_comes_back_however_often_the_store_fails(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with _server(sqlite) as server:
            live = await _table(server, start="ready")
            store = server.store
            load = store.load
            calls: list[str] = []

            def full(*_: Any) -> Any:
                raise StoreFailing("full")

            def flaky(table_id: str) -> Any:
                calls.append(table_id)
                return full() if len(calls) in (2, 3) else load(table_id)

            with monkeypatch.context() as patch:
                patch.setattr(store, "append", full)
                patch.setattr(store, "load", flaky)
                for _ in range(2):
                    with pytest.raises(RequestRefused):
                        await live.write(journal.Readied(0))
                    await _until(live.at_rest)
            await live.write(journal.Readied(0))
            assert live.table.number == 1

    asyncio.run(run())
