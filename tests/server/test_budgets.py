"""What one address may do, over however many connections and tables: requests, messages, house rules, entries, work."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from tests.server.house import PATIENCE, House, Person
from tests.server.test_floods import ME, OPEN, Line, _echo, _opening, _serving, serving, strict

from estaminet import games
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.values import Seat
from estaminet.server import connections, journal, limits
from estaminet.server.addresses import Addresses
from estaminet.server.http.door import Door
from estaminet.server.limits import Bucket, Buckets, Limit, TooFast
from estaminet.server.links import Link
from estaminet.server.protocol import messages
from estaminet.server.protocol.http import DrawingRequest
from estaminet.server.reasons import RequestRefused
from estaminet.server.settings import Settings
from estaminet.server.store.sql import Store
from estaminet.server.table import Table
from estaminet.server.workbench import DrawingAsked
from estaminet.server.workshop import Workshop

__all__ = ["strict"]

ASKS = b"GET /5 HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.inside
def test_requests_that_are_sent_ahead_of_their_answers_are_not_all_read_in_one_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answered = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal answered
        answered += 1
        await _echo(scope, receive, send)

    async def run() -> None:
        async with serving(app, monkeypatch) as port:
            async with Line(port) as line:
                line.writer.write(ASKS * 3)
                for _ in range(3):
                    async with asyncio.timeout(PATIENCE):
                        assert b" 200 " in await line.reader.readuntil(b"0\r\n\r\n")
            async with Line(port) as line:
                line.writer.write(ASKS * 2_000)
                async with asyncio.timeout(PATIENCE):
                    with contextlib.suppress(ConnectionError):
                        assert b"HTTP/1.1 400 " in await line.reader.read()
            assert answered < 20

    asyncio.run(run())


@pytest.mark.inside
def test_requests_of_an_address_are_counted_whatever_they_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS", Limit("request", 3, 0.01, guests=0))
    server = SimpleNamespace(settings=Settings(), buckets=Buckets(Addresses()), homes=SimpleNamespace(key="our-key"))
    door = Door(cast("Any", _echo), cast("Any", server))

    async def run() -> None:
        async with serving(door, monkeypatch) as port:

            async def ask(address: str, more: bytes = b"") -> bytes:
                async with Line(port, address) as line, asyncio.timeout(PATIENCE):
                    line.writer.write(b"GET /5 HTTP/1.1\r\nHost: x\r\n" + more + b"\r\n")
                    answer = await line.reader.readuntil(b"\r\n\r\n")
                    if b" 429 " in answer:
                        # Then it is hung up: whoever goes on has to connect again.
                        assert b"connection: close" in answer.lower()
                        assert b'"key":"request"' in await line.reader.read()
                    return answer

            assert [b" 200 " in await ask("127.3.0.1") for _ in range(5)] == [True] * 3 + [False] * 2
            assert b" 200 " in await ask("127.3.0.2")
            # What another process of the house passes on was counted there; nobody else is believed to be one.
            assert b" 200 " in await ask("127.3.0.1", b"X-Estaminet-Home: our-key\r\n")
            assert b" 429 " in await ask("127.3.0.1", b"X-Estaminet-Home: a-guess\r\n")

    asyncio.run(run())


@pytest.mark.inside
def test_answers_that_one_address_leaves_unread_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may be read as slowly as one likes, and all are in memory until then."""
    monkeypatch.setattr(connections, "MOST_UNREAD", 50_000_000)
    lost = 0
    note = connections.Connection.connection_lost

    def noted(self: connections.Connection, exc: Exception | None) -> None:
        nonlocal lost
        note(self, exc)
        lost += 1

    monkeypatch.setattr(connections.Connection, "connection_lost", noted)

    async def run() -> None:
        async with serving(_echo, monkeypatch) as port, contextlib.AsyncExitStack() as stack:

            async def ask(address: str) -> None:
                line = await stack.enter_async_context(Line(port, address))
                cast("asyncio.Transport", line.writer.transport).pause_reading()
                line.writer.write(b"GET /40000000 HTTP/1.1\r\nHost: x\r\n\r\n")
                await asyncio.sleep(0.3)

            await ask("127.3.2.1")
            await ask("127.3.2.2")
            assert lost == 0
            await ask("127.3.2.1")
            async with asyncio.timeout(PATIENCE):
                while not lost:
                    await asyncio.sleep(0.01)
            await ask("127.3.2.3")
            assert lost == 1

    asyncio.run(run())


def test_nonsense_after_a_request_costs_a_line_of_the_log_and_not_one_each(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log").open()

    async def run() -> None:
        for more in (b"NONSENSE\r\n\r\n", b"GET /api/version HTTP/1.1\r\nHost: x\r\n\r\n" * 50) * 10:
            async with Line(house.port) as line, asyncio.timeout(PATIENCE):
                line.writer.write(b"GET /api/version HTTP/1.1\r\nHost: x\r\n\r\n" + more)
                with contextlib.suppress(ConnectionError):
                    assert b"HTTP/1.1 400 " in await line.reader.read()

    try:
        asyncio.run(run())
    finally:
        house.stop()
    log = house.log.read_text("utf-8")
    assert "Traceback" not in log
    assert log.count("Invalid HTTP request") <= 2


def test_messages_of_an_address_are_counted_over_all_its_tables_and_guests() -> None:
    buckets = Buckets(Addresses(clubs=("203.0.113.0/24",)))

    def said(address: str) -> int:
        count = 0
        with contextlib.suppress(TooFast):
            for table in range(200):
                bucket = buckets.at_table(address, f"guest {table}", f"{address} {table}")
                for _ in range(50):
                    bucket.take()
                    count += 1
        return count

    assert 600 <= said("198.51.100.3") < 700
    assert 600 <= said("198.51.100.4") < 700
    assert said("203.0.113.7") == 10_000


def test_what_is_taken_from_ones_own_is_taken_from_what_is_shared() -> None:
    one, other, both = (Bucket(Limit("some", burst, 0.001)) for burst in (3, 3, 4))
    one.within = other.within = both
    for _ in range(3):
        one.take()
    other.take()
    with pytest.raises(TooFast):
        other.take()
    assert round(other.left) == 2, "nothing is taken where it is refused"


def test_what_costs_more_than_one_costs_as_much_of_what_is_shared() -> None:
    one, other, both = (Bucket(Limit("some", burst, 0.001)) for burst in (8, 8, 6))
    one.within = other.within = both
    one.take(4)
    assert (round(one.left), round(both.left)) == (4, 2)
    with pytest.raises(TooFast):
        other.take(4)
    other.take(2)
    assert round(both.left) == 0


def test_house_rules_are_counted_by_address_at_however_many_tables(strict: House) -> None:
    """A deck of one's own costs milliseconds of the event loop, whether it is taken or refused."""

    async def run() -> None:
        codes: list[str | None] = []
        async with contextlib.AsyncExitStack() as stack:
            for number in range(4):
                person = await stack.enter_async_context(Person(strict, f"Ada {number}", "127.3.1.1"))
                socket = await stack.enter_async_context(person.socket(await person.open("dnup", ME, OPEN)))
                for turn in range(10):
                    answer = await socket.ask("rules", options={"first_round": "nonsense"} if turn % 2 else {})
                    codes.append(answer.get("reason", {}).get("code"))
        assert "too-fast" not in codes[:30]
        assert codes[35:] == ["too-fast"] * 5
        async with Person(strict, "Bo", "127.3.1.2") as bo, bo.socket(await bo.open("dnup", ME, OPEN)) as socket:
            await socket.grant("rules", options={})

    asyncio.run(run())


# What a table keeps


def _table() -> Table:
    return Table("t", None, games.find("dudo"), _opening("ada", "bo"), b"s" * 32, 0)


def _written(table: Table, *entries: journal.Entry) -> int:
    """Write these in turn for as long as there is room; how many."""
    for number, entry in enumerate(cycle(entries)):
        if not table.has_room_for(entry):
            return number
        table.apply(entry, 0)
    raise AssertionError


def test_whoever_watches_uses_up_nothing_that_players_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estaminet.server.table.MOST_OF_ONE", 10)
    table = _table()
    table.apply(journal.Began(), 0)
    assert _written(table, journal.Spoke("Eve", None, text="x")) == 10
    assert not table.has_room_for(journal.Proposed("seat", "Eve", 0, (1,), holder="eve"))
    for entry in (
        journal.Spoke("Ada", 0, text="hello"),
        journal.Proposed("take-back", "Ada", 0, (0, 1), (0,), to=1, holders=True),
        journal.Proposed("bot", "Ada", 1, (), (0,), level="club", holders=True),
        journal.Voted(1, 1, True),
        journal.Rewound(1),
        journal.Reclaimed(0),
    ):
        assert table.has_room_for(entry), entry


def test_one_player_uses_up_nothing_that_another_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estaminet.server.table.MOST_OF_ONE", 10)
    table = _table()
    assert _written(table, journal.Spoke("Ada", 0, text="x")) == 10
    assert not table.has_room_for(journal.Worded(0, "x"))
    assert table.has_room_for(journal.Worded(1, "x"))
    assert table.has_room_for(journal.Ruled({}))
    assert table.has_room_for(journal.SeatLeft(0))


@pytest.mark.parametrize(
    "entries",
    [
        (journal.HandedOver(0, "random"), journal.CameBack(0)),
        (journal.HandOpened(0, True), journal.HandOpened(0, False)),
        (journal.Arranged(1, "random"), journal.Arranged(1, None)),
    ],
    ids=["hand over and come back", "open and close a hand", "a bot and no bot"],
)
def test_nothing_that_is_no_move_is_written_for_ever(
    entries: tuple[journal.Entry, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estaminet.server.table.MOST_OF_ONE", 10)
    assert 10 <= _written(_table(), *entries) <= 21


def test_nobody_sits_down_and_leaves_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estaminet.server.table.MOST_COMINGS", 5)
    table = _table()
    assert _written(table, journal.SeatLeft(1), journal.Sat(1, "eve", "Eve")) == 11
    assert table.has_room_for(journal.SeatLeft(0))


@pytest.mark.inside
def test_what_comes_over_http_is_counted_and_left_out_where_it_changes_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estaminet.server.table.MOST_OF_ONE", 5)

    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            for _ in range(3):
                await live.write(journal.Worded(0, ""))
            assert live.table.number == 1, "heard, and that once"
            for number in range(4):
                await live.write(journal.Worded(0, str(number)))
            with pytest.raises(RequestRefused, match="too-much"):
                await live.write(journal.Worded(0, "more"))

    asyncio.run(run())


# Work for strangers


@pytest.mark.inside
def test_a_view_with_a_number_beyond_all_measure_takes_no_more_memory_than_there_is_for_it() -> None:
    match = Match(games.find("udaka"), games.find("udaka").read_options({}, 2), 2, chance=SeededChance(1))
    view = msgspec.to_builtins(match.state.view(None))

    def draw(**more: int) -> DrawingAsked:
        return DrawingAsked("udaka", DrawingRequest(view={**view, **more}))

    async def run() -> None:
        shop = Workshop()
        try:
            assert (await shop.do("drawing", draw(), "ada", uploaded=True)).status == 200
            (worker,) = shop._lane.workers
            process = worker._process
            assert process is not None
            status = Path(f"/proc/{process.pid}/status")
            refused = await shop.do("drawing", draw(aces=2_000_000_000), "eve", uploaded=True)
            assert refused.status == 400
            peak = next(line for line in status.read_text("utf-8").splitlines() if line.startswith("VmHWM"))
            assert int(peak.split()[1]) < 900_000, "kilobytes"
            assert (await shop.do("drawing", draw(), "ada", uploaded=True)).status == 200
        finally:
            await shop.close()

    asyncio.run(run())


@pytest.mark.inside
def test_that_somebody_is_writing_is_told_once_a_second(sqlite: str) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            heard: list[bytes] = []
            ada = Link(lambda _: None, lambda _: None, "ada", "Ada", Seat(0))
            live.add(ada)
            live.add(Link(heard.append, lambda _: None, "bo", "Bo", Seat(1)))
            bucket = Bucket(Limit("free", 1e9, 1e9))
            for number in range(20):
                live.hear(ada, messages.TypingMessage(id=str(number)), bucket)
            assert sum(b'"typing"' in message for message in heard) == 1

    asyncio.run(run())


def test_what_takes_long_in_the_database_keeps_nobody_from_a_table(store_url: str) -> None:
    """Whoever wants all that they ever said has every entry of the house looked at."""
    store = Store(store_url, "test")
    over = threading.Event()

    async def run() -> None:
        slow = [asyncio.create_task(store.apart(over.wait, PATIENCE)) for _ in range(20)]
        await asyncio.sleep(0.05)
        async with asyncio.timeout(4):
            assert await store.call(store.by_code, "ABCD") is None
        over.set()
        await asyncio.gather(*slow)

    try:
        asyncio.run(run())
    finally:
        over.set()
        store.close()
