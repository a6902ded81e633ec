"""Nobody can stop the others: budgets per connection, guest, table and address, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import struct
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
import uvicorn
from tests.server.house import PATIENCE, House, Person
from tests.server.test_hostile import HANDSHAKE, framed

from estaminet import games
from estaminet.kernel.errors import MOST_REASONS
from estaminet.kernel.record import to_json
from estaminet.kernel.values import Seat
from estaminet.server import connections, host, journal, limits, websocket, workbench, workshop
from estaminet.server.addresses import Addresses
from estaminet.server.clocks import now_ms
from estaminet.server.http import bots, mine, records
from estaminet.server.limits import READINGS, Bucket, Buckets, Limit, TooFast
from estaminet.server.links import Link
from estaminet.server.live import fold_in_slices
from estaminet.server.protocol import messages
from estaminet.server.protocol.matches import ReplayRequest, SandboxRequest
from estaminet.server.replay import replay_of
from estaminet.server.server import Server
from estaminet.server.settings import Settings
from estaminet.server.store.database import StoreAway
from estaminet.server.store.rows import NewRow, Row, Stored
from estaminet.server.table import Table, folding
from estaminet.server.tokens import Guest

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


class Line:
    """A bare connection from an address of our own choosing: all of 127.0.0.0/8 is this machine."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._port = port
        self._address = address

    async def __aenter__(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(self._address, 0), limit=2**24
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def shake(self, table: str, cookie: str | None = None, more: str = "") -> int:
        """Ask for a socket; the status of the answer."""
        if cookie is not None:
            more += f"Cookie: {cookie}\r\n"
        self.writer.write(HANDSHAKE.format(path=f"/api/tables/{table}/socket", more=more).encode())
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
        return int(answer.split()[1])

    async def closing_code(self) -> int:
        """Read to the end; the code with which the server closed, 0 if it just hung up."""
        async with asyncio.timeout(PATIENCE):
            data = bytearray()
            with contextlib.suppress(ConnectionError):
                while part := await self.reader.read(65_536):
                    data += part
        at = data.rfind(b"\x88\x02")
        return int(struct.unpack(">H", data[at + 2 : at + 4])[0]) if at >= 0 else 0


HOSTS = "a-token-of-the-host"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the limits that everybody has, which takes 127.0.0.1 for a proxy and 127.9.0.0/16 for a club."""
    folder = tmp_path_factory.mktemp("strict")
    more = ("--limits", "1", "--proxies", "127.0.0.1", "--club-address", "127.9.0.0/16", "--admin-token", HOSTS)
    made = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", *more).open()
    yield made
    made.stop()
    assert "Traceback" not in made.log.read_text("utf-8"), made.log.read_text("utf-8")[-2000:]


@contextlib.asynccontextmanager
async def at_table(house: House, address: str) -> AsyncIterator[tuple[Person, str]]:
    """Ada, who comes from this address, and a table that she has opened."""
    async with Person(house, "Ada") as ada:
        ada.web.headers["X-Forwarded-For"] = address
        yield ada, await ada.open("dudo", ME, OPEN)


# Frames


@pytest.mark.parametrize(
    "frame",
    [framed(b"", 0x89), framed(b"", 0x8A), framed(b'{"type":"ping","id":"x"}'), framed(b"", 0x01) + framed(b"", 0x80)],
    ids=["pings", "pongs", "messages", "empty pieces"],
)
def test_who_floods_is_cut_off_whatever_the_frames_say(strict: House, frame: bytes) -> None:
    async def run() -> None:
        address = f"127.1.0.{1 + len(frame)}"
        async with at_table(strict, address) as (_, table), Line(strict.port, address) as line:
            assert await line.shake(table) == 101
            with contextlib.suppress(ConnectionError):
                line.writer.write(frame * 2_000)
                await line.writer.drain()
            assert await line.closing_code() == 1008

    asyncio.run(run())


def test_a_hundred_frames_at_once_are_fine_and_only_the_latest_ping_is_answered(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.1.1.1") as (_, table), Line(strict.port, "127.1.1.1") as line:
            assert await line.shake(table) == 101
            line.writer.write(b"".join(framed(b"%04d" % number, 0x89) for number in range(99)))
            async with asyncio.timeout(PATIENCE):
                heard = await line.reader.readuntil(b"\x8a\x040098")
            assert heard.count(b"\x8a\x04") < 99
            line.writer.write(framed(struct.pack(">H", 1000), 0x88))
            assert await line.closing_code() == 1000

    asyncio.run(run())


class Listening:
    """Notes in which turn of the event loop it hears what."""

    def __init__(self) -> None:
        self.heard_in: list[tuple[int, bytes]] = []
        self.turn = 0
        self.all = asyncio.Event()
        self.wanted = 0
        self._next()

    def _next(self) -> None:
        self.turn += 1
        if not self.all.is_set():
            asyncio.get_running_loop().call_soon(self._next)

    def opened(self) -> None:
        pass

    def heard(self, text: bytes) -> None:
        self.heard_in.append((self.turn, text))
        if len(self.heard_in) == self.wanted:
            self.all.set()

    def dismissed(self) -> None:
        pass

    def gone(self) -> None:
        pass


class UvicornState:
    def __init__(self) -> None:
        self.connections: set[object] = set()
        self.tasks: set[object] = set()


@contextlib.asynccontextmanager
async def connected(listener: Any, frames: Limit) -> AsyncIterator[tuple[websocket.Socket, Line, asyncio.Event]]:
    """One of our sockets at the end of a real connection; the event is set when the connection is lost."""
    made: list[websocket.Socket] = []
    lost = asyncio.Event()

    class Noted(websocket.Socket):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    async def accept(*_: object) -> Any:
        return listener

    def make() -> websocket.Socket:
        addresses = Addresses()
        state = cast("Any", UvicornState())
        made.append(Noted(accept, state, websocket.Outbox(), addresses.client, frames))
        return made[-1]

    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    try:
        async with Line(server.sockets[0].getsockname()[1]) as line:
            assert await line.shake("any") == 101
            yield made[0], line, lost
    finally:
        server.close()
        for socket in made:
            socket.close(1000)


@pytest.mark.inside
def test_a_connection_has_so_many_frames_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOST_A_TURN", 10)

    async def run() -> None:
        listener = Listening()
        listener.wanted = 35
        async with connected(listener, Limit("frame", 1_000, 1)) as (_, line, _):
            line.writer.write(b"".join(framed(b"%d" % number) for number in range(35)))
            async with asyncio.timeout(PATIENCE):
                await listener.all.wait()
        assert [text for _, text in listener.heard_in] == [b"%d" % number for number in range(35)]
        turns = [turn for turn, _ in listener.heard_in]
        assert max(turns.count(turn) for turn in turns) <= 10

    asyncio.run(run())


# Who does not read


@pytest.mark.inside
def test_who_takes_nothing_for_a_while_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(websocket, "STUCK", 0.04)

    async def run() -> None:
        async with connected(Listening(), limits.FRAMES) as (socket, line, lost):
            cast("asyncio.Transport", line.writer.transport).pause_reading()
            socket.send(b"x" * 20_000_000)  # more than any kernel keeps for it
            async with asyncio.timeout(PATIENCE):
                await lost.wait()
            assert socket.is_over()

    asyncio.run(run())


@pytest.mark.inside
def test_a_closed_connection_that_is_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "LINGER", 0.02)

    async def run() -> None:
        async with connected(Listening(), limits.FRAMES) as (socket, line, lost):
            cast("asyncio.Transport", line.writer.transport).pause_reading()
            socket.send(b"x" * 20_000_000)
            socket.flush()
            socket.close(1001)
            async with asyncio.timeout(PATIENCE):
                await lost.wait()

    asyncio.run(run())


def test_whoever_only_asks_and_never_reads_is_let_go(strict: House) -> None:
    """`load` again and again, nothing read: memory stays where it is."""

    async def run() -> None:
        before = strict.memory()
        async with at_table(strict, "127.2.0.1") as (ada, table), contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(Line(strict.port, "127.2.0.1")) for _ in range(10)]
            for line in lines:
                assert await line.shake(table, ada.cookie) == 101
                cast("asyncio.Transport", line.writer.transport).pause_reading()
                line.writer.write(framed(b'{"type":"load","id":"x"}') * 100)
            assert (await ada.call("GET", "/api/version"))["protocol"]
            assert strict.memory() - before < 20_000, "kilobytes"

    asyncio.run(run())


# Half requests


@contextlib.asynccontextmanager
async def serving(app: Any, monkeypatch: pytest.MonkeyPatch, **seconds: float) -> AsyncIterator[int]:
    """An application behind connections of ours with other deadlines; its port."""
    for name, value in seconds.items():
        monkeypatch.setattr(connections, name, value)
    addresses = Addresses()
    protocol = cast("Any", connections.http_protocol(addresses, Buckets(addresses)))
    config = uvicorn.Config(app, http=protocol, timeout_keep_alive=600)
    config.load()
    state = uvicorn.server.ServerState()
    loop = asyncio.get_running_loop()

    def make() -> asyncio.Protocol:
        return cast("Any", config.http_protocol_class)(config=config, server_state=state, app_state={})  # type: ignore[no-any-return]

    server = await loop.create_server(make, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await asyncio.gather(*state.tasks)


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body, then answers with as many bytes as its path says."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x" * int(scope["path"][1:])})


BODY = b"POST /5 HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


@pytest.mark.inside
@pytest.mark.parametrize("half", [b"", b"GET /5 HT", b"GET /5 HTTP/1.1\r\nHost: x\r\n", BODY + b"x" * 50])
def test_half_requests_are_let_go(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(_echo, monkeypatch, HEAD_SECONDS=0.05, BODY_SECONDS=0.05) as port, Line(port) as line:
            line.writer.write(half)
            async with asyncio.timeout(PATIENCE):
                assert (await line.reader.read()).startswith(b"HTTP/1.1 408 ")

    asyncio.run(run())


CHUNKED = b"POST /5 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


LONG = b"5" * (connections.MOST_HEAD + 1)
MANY = b"A: 5\r\n" * (connections.MOST_HEADERS + 2)


@pytest.mark.inside
@pytest.mark.parametrize(
    ("half", "said"),
    [
        (b"GET /" + LONG, b"431"),
        (b"GET /5 HTTP/1.1\r\nHost: x\r\nCookie: " + LONG, b"431"),
        (b"GET /5 HTTP/1.1\r\n" + LONG, b"431"),
        (b"GET /5 HTTP/1.1\r\n" + MANY, b"400"),
        (CHUNKED + b"1\r\nx\r\n0\r\nA: " + LONG, b"431"),
        (CHUNKED + b"1\r\nx\r\n0\r\n" + MANY, b"400"),
        (CHUNKED + b"1;5555555555555555555\r\nx\r\n" * 3_000, b"431"),
    ],
    ids=["address", "value", "name", "headers", "value at the end", "headers at the end", "pieces"],
)
def test_what_stands_around_a_body_does_not_go_on_for_ever(
    half: bytes, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parser puts a line together again with every packet, and everything that has come is kept."""

    async def run() -> None:
        async with serving(_echo, monkeypatch) as port, Line(port) as line:
            line.writer.write(half)
            async with asyncio.timeout(PATIENCE):
                assert (await line.reader.readline()).split()[1] == said

    asyncio.run(run())


@pytest.mark.inside
def test_a_body_in_small_pieces_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(_echo, monkeypatch) as port, Line(port) as line:
            for _ in range(2):
                line.writer.write(CHUNKED)
                for _ in range(20_000):
                    line.writer.write(b"8\r\n12345678\r\n")
                line.writer.write(b"0\r\n\r\n")
                async with asyncio.timeout(PATIENCE):
                    assert (await line.reader.readuntil(b"0\r\n\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(run())


@pytest.mark.inside
def test_whole_requests_are_answered_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(_echo, monkeypatch) as port, Line(port) as line:
            for _ in range(3):
                line.writer.write(BODY)
                line.writer.write(b"y" * 100)
                async with asyncio.timeout(PATIENCE):
                    assert (await line.reader.readuntil(b"0\r\n\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(run())


@pytest.mark.inside
def test_an_answer_that_nobody_reads_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = asyncio.Event()
    note = connections.Connection.connection_lost

    def noted(self: connections.Connection, exc: Exception | None) -> None:
        note(self, exc)
        lost.set()

    monkeypatch.setattr(connections.Connection, "connection_lost", noted)

    async def run() -> None:
        async with serving(_echo, monkeypatch, STUCK=0.05) as port, Line(port) as line:
            cast("asyncio.Transport", line.writer.transport).pause_reading()
            line.writer.write(b"GET /20000000 HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                await lost.wait()

    asyncio.run(run())


@pytest.mark.inside
def test_connections_of_one_address_are_counted_whatever_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECTIONS", 3)

    async def run() -> None:
        async with serving(_echo, monkeypatch) as port, contextlib.AsyncExitStack() as stack:

            async def asked(address: str) -> bytes:
                line = await stack.enter_async_context(Line(port, address))
                line.writer.write(b"GET /5 HTTP/1.1\r\nHost: x\r\n\r\n")
                async with asyncio.timeout(PATIENCE):
                    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                        return await line.reader.readuntil(b"0\r\n\r\n")
                return b""

            assert [b" 200 " in await asked("127.2.2.1") for _ in range(4)] == [True] * 3 + [False]
            assert b" 200 " in await asked("127.2.2.2")

    asyncio.run(run())


def test_half_requests_of_one_address_are_counted(strict: House) -> None:
    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(Line(strict.port, "127.2.1.1")) for _ in range(200)]
            for line in lines:
                line.writer.write(b"GET / HTTP/1.1\r\nHos")
            await asyncio.gather(*(line.writer.drain() for line in lines))
            async with Line(strict.port, "127.2.1.1") as line:
                async with asyncio.timeout(5):
                    with contextlib.suppress(ConnectionError):
                        assert await line.reader.read() == b""
            async with Line(strict.port, "127.2.1.2") as line:
                line.writer.write(b"GET /api/version HTTP/1.1\r\nHost: x\r\n\r\n")
                async with asyncio.timeout(PATIENCE):
                    assert (await line.reader.readline()).startswith(b"HTTP/1.1 200 ")

    asyncio.run(run())


# Addresses


def test_an_address_is_counted_by_what_one_person_can_have() -> None:
    addresses = Addresses("127.0.0.1", ("203.0.113.7", "2001:db8:1::/48"))
    assert addresses.key("198.51.100.3") == "198.51.100.3"
    assert addresses.key("::ffff:198.51.100.3") == "198.51.100.3"
    assert addresses.key("2001:db8:2:3:1::1") == addresses.key("2001:db8:2:3:ffff::2") == "2001:db8:2:3::/64"
    assert addresses.key("2001:db8:2:3::1") != addresses.key("2001:db8:2:4::1")
    assert addresses.key("fe80::1%eth0") == "fe80::/64"
    assert addresses.key("nonsense") == "nonsense"
    assert len(addresses.key("x" * 1_000)) < 50
    assert addresses.is_club("203.0.113.7")
    assert addresses.is_club("::ffff:203.0.113.7")
    assert addresses.is_club("2001:db8:1:9::1")
    assert not addresses.is_club("203.0.113.8")
    assert not addresses.is_club("nonsense")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "198.51.100.3", "198.51.100.3"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.3", "198.51.100.3"),
        ("127.0.0.1", "198.51.100.3, 10.0.0.5", "198.51.100.3"),
        ("198.51.100.9", "6.6.6.6", "198.51.100.9"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("", "", "local"),
    ],
)
def test_a_trusted_proxy_says_who_connects_and_nobody_else(peer: str, forwarded: str, client: str) -> None:
    assert Addresses("127.0.0.1,10.0.0.0/8").client(peer, forwarded) == client


def test_behind_a_proxy_everybody_has_their_own_limit(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.3.0.1") as (_, table), contextlib.AsyncExitStack() as stack:
            for number in range(150):
                line = await stack.enter_async_context(Line(strict.port))
                assert await line.shake(table, more=f"X-Forwarded-For: 198.51.100.{number}\r\n") == 101

    asyncio.run(run())


def test_a_stranger_cannot_make_up_an_address_and_a_guest_comes_back_all_the_same(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.3.1.1") as (ada, table):
            answers = []
            for number in range(70):
                async with Line(strict.port, "127.3.1.1") as line:
                    answers.append(await line.shake(table, more=f"X-Forwarded-For: 198.51.101.{number}\r\n"))
            assert answers[:60] == [101] * 60
            assert answers[-1] == 429
            async with Line(strict.port, "127.3.1.1") as line:
                assert await line.shake(table, ada.cookie) == 101

    asyncio.run(run())


def test_sockets_are_counted_by_guest_and_by_address(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.3.2.1") as (ada, table), contextlib.AsyncExitStack() as stack:
            for number in range(11):
                line = await stack.enter_async_context(Line(strict.port, "127.3.2.1"))
                assert await line.shake(table, ada.cookie) == (101 if number < 10 else 429)
            people = [await stack.enter_async_context(Person(strict, "Bo")) for _ in range(10)]
            answers = []
            for person in people:
                person.web.headers["X-Forwarded-For"] = "127.3.2.1"
                await person.call("POST", "/api/me", {"name": "Bo"})
                for _ in range(10):
                    line = await stack.enter_async_context(Line(strict.port, "127.3.2.1"))
                    answers.append(await line.shake(table, person.cookie))
            assert answers == [101] * 90 + [429] * 10
        async with at_table(strict, "127.3.2.1") as (_, table), Line(strict.port, "127.3.2.1") as line:
            assert await line.shake(table) == 101  # those that are closed no longer count

    asyncio.run(run())


@pytest.mark.inside
def test_there_is_a_ceiling_for_all(sqlite: str) -> None:
    from estaminet.server.websocket import HandshakeRejected

    server = Server(Settings(store=sqlite), most_sockets=2)
    try:
        for number in range(2):
            server.crowd.come(*server.room_for(f"10.0.0.{number}", None, "t"))
        with pytest.raises(HandshakeRejected) as rejected:
            server.room_for("10.0.0.9", None, "t")
        assert rejected.value.status == 503
        server.crowd.go("10.0.0.1")
        assert server.room_for("10.0.0.9", "ada", "t") == ("10.0.0.9", "ada t")
    finally:
        server.store.close()


# Guessing


def test_whoever_guesses_the_hosts_token_too_fast_does_not_learn_of_a_right_one(strict: House) -> None:
    def asked(token: str, address: str = "127.3.6.1") -> int:
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": address}
        return httpx.get(f"{strict.http}/api/host/people", headers=headers).status_code

    assert [asked(HOSTS) for _ in range(12)] == [200] * 12, "right ones are not counted"
    assert [asked(f"{HOSTS}{n}") for n in range(11)] == [401] * 10 + [429]
    assert asked(HOSTS) == 429
    assert asked(HOSTS, "127.3.6.2") == 200


def test_nobody_at_the_same_address_keeps_others_from_the_desk_from_reports_and_from_leaving(strict: House) -> None:
    """In a hall, or behind a proxy that is not named, everybody has one address."""
    address = {"X-Forwarded-For": "127.3.6.3"}

    async def run() -> None:
        async with Person(strict, "Ada") as ada, Person(strict, "Eve") as eve:
            for person in (ada, eve):
                person.web.headers.update(address)
                await person.call("POST", "/api/me", {"name": person.name})
            table = await ada.open("dudo", ME, OPEN)
            statuses = []
            for _ in range(12):
                statuses.append((await eve.web.post("/api/bot/token", json={"name": "Eve"})).status_code)
            assert statuses == [201] * 10 + [429] * 2
            complaint = {"seat": 0, "why": "so"}
            headers = {"Cookie": str(eve.cookie)}
            for _ in range(12):
                answer = await eve.web.post(f"/api/tables/{table}/report", json=complaint, headers=headers)
                statuses.append(answer.status_code)
            assert statuses[12:] == [200] * 10 + [429] * 2
            desk = {"Authorization": f"Bearer {HOSTS}"}
            assert (await ada.web.get("/api/host/people", headers=desk)).status_code == 200
            await ada.call("POST", f"/api/tables/{table}/report", complaint)
            await ada.call("GET", "/api/me/export")
            await ada.call("POST", "/api/me/forget")

    asyncio.run(run())


async def _try(web: httpx.AsyncClient, address: str, code: str) -> int:
    return (await web.get(f"/api/codes/{code}", headers={"X-Forwarded-For": address})).status_code


def test_only_wrong_codes_are_counted(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.4.0.1") as (ada, table):
            code = (await ada.call("GET", f"/api/tables/{table}"))["table"]["code"]
            async with httpx.AsyncClient(base_url=strict.http) as web:
                assert [await _try(web, "127.4.0.2", code) for _ in range(100)] == [200] * 100
                assert [await _try(web, "127.4.0.2", "AAAA") for _ in range(21)] == [404] * 20 + [429]
                assert await _try(web, "127.4.0.2", code) == 429
                assert await _try(web, "127.9.0.2", code) == 200
                assert [await _try(web, "127.9.0.2", "AAAA") for _ in range(100)] == [404] * 100, "a club"
            assert (await ada.call("GET", f"/api/codes/{code}"))["id"] == table

    asyncio.run(run())


def test_sixty_people_behind_one_address_come_in_by_their_code(strict: House) -> None:
    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            host = await stack.enter_async_context(Person(strict, "Host"))
            host.web.headers["X-Forwarded-For"] = "127.4.1.1"
            codes = []
            for _ in range(12):
                seats = [{"kind": "open"}] * 5
                made = await host.call("POST", "/api/tables", {"game": "dudo", "seats": seats, "name": "Host"}, 201)
                codes.append(made["table"]["code"])

            async def come(number: int) -> int:
                async with Person(strict, f"Guest {number}") as person, Line(strict.port) as line:
                    address = "127.4.1.1"
                    person.web.headers["X-Forwarded-For"] = address
                    for path in ("/api/me", "/api/games", "/api/strings/en", "/api/version"):  # what the page asks for
                        assert (await person.web.get(path)).status_code == 200
                    table = (await person.call("GET", f"/api/codes/{codes[number % 12]}"))["id"]
                    await person.join(table)
                    return await line.shake(table, person.cookie, f"X-Forwarded-For: {address}\r\n")

            # Ten seconds on a quiet machine; whoever had to wait for a limit to pass would be there after minutes.
            async with asyncio.timeout(40):
                assert await asyncio.gather(*(come(number) for number in range(60))) == [101] * 60

    asyncio.run(run())


@pytest.mark.inside
def test_when_codes_are_tried_out_from_everywhere_only_the_blameless_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("estaminet.server.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(Addresses())
    for number in range(500):
        buckets.take(limits.ALL_CODES, "everybody")
        buckets.take(limits.CODES, f"10.0.{number}.1")
    with pytest.raises(TooFast):
        buckets.check(limits.ALL_CODES, "everybody")
    assert not buckets.is_untouched(limits.CODES, "10.0.3.1")
    assert buckets.is_untouched(limits.CODES, "10.1.0.1")
    now[0] = 11.0
    assert buckets.is_untouched(limits.CODES, "10.0.3.1")


# What nobody comes back to


def _opening(*holders: str | None) -> journal.Opening:
    """A table of Dudo! for these people; None is a bot."""
    seats = [
        journal.SeatOpening(level="random") if holder is None else journal.SeatOpening(holder, holder.title())
        for holder in holders
    ]
    return journal.Opening(
        game="dudo",
        rules=games.find("dudo").manifest.rules_version,
        options={"first_starter": "seat", "first_seat": 0},
        seats=tuple(seats),
        public=True,
        spectators=True,
        start="full",
        stand_in="random",
    )


@contextlib.asynccontextmanager
async def _serving(url: str) -> AsyncIterator[Server]:
    server = Server(Settings(store=url, bot_pause=0))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def _age(url: str, days: float) -> None:
    """As if nobody had come for so long."""
    past = now_ms() - round(days * 86_400_000)
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET touched = ?", (past,))
        connection.execute("UPDATE journal SET at = ?", (past,))
    connection.close()


@pytest.mark.inside
def test_a_table_that_nobody_comes_to_gives_up_its_letters_and_gets_new_ones(sqlite: str) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            name, code = live.table.id, live.table.code
            assert code is not None
            await live.write(journal.Began())
            assert live.table.stage == "playing"
        _age(sqlite, 2.1)
        async with _serving(sqlite) as server:
            await server._tidy()
            assert server.store.by_code(code) is None
            again = await server.registry.find(name)
            assert again is not None
            assert again.table.info().code is None
            await server.registry.give_code(again)
            new = again.table.info().code
            assert new is not None
            assert server.store.by_code(new) == name

    asyncio.run(run())


@pytest.mark.inside
def test_matches_in_which_a_person_is_asked_are_not_kept_in_memory(sqlite: str) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            for holders in (("ada", None), (None, None), ("ada", "bo")):
                live = await server.registry.open(_opening(*holders))
                await live.write(journal.Began())
            bots = next(name for name, live in server.registry.live.items() if live.table.seats[0].level)
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
            connection.execute("DELETE FROM journal WHERE table_id = ? AND number > 1", (bots,))
            connection.execute("UPDATE tables SET stage = 'playing'")
        connection.close()
        async with _serving(sqlite) as server:
            async with asyncio.timeout(PATIENCE):
                while server.store.awake() not in ([bots], []):
                    await asyncio.sleep(0)
            assert set(server.registry.live) <= {bots}

    asyncio.run(run())


@pytest.mark.inside
def test_a_match_that_nobody_comes_to_for_a_month_is_closed(sqlite: str) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            name = live.table.id
            await live.write(journal.Began())
        _age(sqlite, 31)
        async with _serving(sqlite) as server:
            await server._tidy()
            live_again = await server.registry.find(name)
            assert live_again is not None
            table = live_again.table
            assert table.stage == "ended"
            assert table.is_closed()
            assert table.info().fairness.secret is None
            heard: list[bytes] = []
            link = Link(heard.append, lambda _: None, "ada", "Ada", Seat(0))
            live_again.add(link)
            for text in (b'{"type":"move","id":"a","text":"1x1","answers":1}', b'{"type":"rematch","id":"b"}'):
                live_again.hear(link, messages.read_message(text), Bucket(limits.MESSAGES))
            assert b'"code":"over"' in heard[-2]
            assert b'"code":"not-over"' in heard[-1]

    asyncio.run(run())


@pytest.mark.inside
def test_a_long_journal_is_read_with_turns_for_everybody_in_between(sqlite: str) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            for _ in range(500):
                await live.write(journal.Spoke("Ada", 0, text="hello"))
            turns = 0
            stored = server.store.load(live.table.id)
            assert stored is not None
            task = asyncio.create_task(fold_in_slices(stored))
            while not task.done():
                await asyncio.sleep(0)
                turns += 1
            assert (await task).number >= 500
            assert turns >= 5

    asyncio.run(run())


def test_taking_back_counts_as_what_it_costs_and_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time the match is played again, so a journal full of it is long however few its entries are."""
    monkeypatch.setattr("estaminet.server.table.MOST_TAKEN_BACK", 20)
    game, opening = games.find("dudo"), _opening("ada", "bo")
    table = Table("t", None, game, opening, b"s" * 32, 0)
    entries: list[journal.Entry] = []

    def write(entry: journal.Entry) -> None:
        table.apply(entry, 0)
        entries.append(entry)

    write(journal.Began())
    match = table.match
    assert match is not None

    def move() -> None:
        seat = table.asked[0]
        write(journal.Moved(seat, game.write(match.state.legal(seat)[0])))

    for _ in range(10):
        move()
    assert table.ended is None
    played = len(match.moves)
    for number in range(20):
        assert table.has_room_for(journal.Rewound(played)), number
        move()
        write(journal.Rewound(played))
    assert not table.has_room_for(journal.Rewound(played))
    assert not table.has_room_for(journal.Proposed("take-back", "Ada", 0, (1,), to=played))
    assert table.has_room_for(journal.Spoke("Ada", 0, text="hello"))
    rows = tuple((number, 0, journal.encode(entry)) for number, entry in enumerate(entries, 1))
    stored = Stored("t", None, "dudo", "playing", msgspec.json.encode(opening), b"s" * 32, 0, rows)
    slices = [one.number for one in folding(stored)]
    assert len(slices) >= (len(entries) + 20 * played) // 120 > 1
    assert slices[-1] == len(entries)


# What a table keeps


def test_messages_are_counted_by_guest_and_table_over_all_their_sockets(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.5.0.1") as (ada, table), contextlib.AsyncExitStack() as stack:
            refused = 0
            for _ in range(3):
                line = await stack.enter_async_context(Line(strict.port, "127.5.0.1"))
                assert await line.shake(table, ada.cookie) == 101
                line.writer.write(b"".join(framed(b'{"type":"ping","id":"%d"}' % number) for number in range(60)))
                async with asyncio.timeout(PATIENCE):
                    heard = await line.reader.readuntil(b'"id":"59"')
                refused += heard.count(b"too-fast")
            assert refused > 60

    asyncio.run(run())


@pytest.mark.inside
def test_what_changes_nothing_is_not_written_and_what_is_no_move_has_a_limit(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estaminet.server.table.MOST_OF_ONE", 10)
    monkeypatch.setattr("estaminet.server.live.SPEECH", Limit("chat", 1_000, 1_000))

    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            await live.write(journal.Began())
            heard: list[bytes] = []
            link = Link(heard.append, lambda _: None, "ada", "Ada", Seat(0))
            live.add(link)
            bucket = Bucket(Limit("free", 1e9, 1e9))

            async def say(text: bytes) -> bytes:
                live.hear(link, messages.read_message(text), bucket)
                async with asyncio.timeout(PATIENCE):
                    while not live.at_rest():
                        await asyncio.sleep(0)
                return next(line for line in reversed(heard) if b'"id":"x"' in line)

            await say(b'{"type":"open-hand","id":"x","open":true}')
            number = live.table.number
            for _ in range(5):
                assert b'"type":"accepted"' in await say(b'{"type":"open-hand","id":"x","open":true}')
            assert live.table.number == number
            answers = [await say(b'{"type":"chat","id":"x","text":"hello"}') for _ in range(12)]
            assert sum(b'"type":"accepted"' in answer for answer in answers) == 9
            assert b"too-much" in answers[-1]
            assert b'"type":"accepted"' in await say(b'{"type":"hand-over","id":"x"}')

    asyncio.run(run())


@pytest.mark.inside
def test_lines_that_are_taken_back_keep_no_bot_from_playing_and_are_told_once_a_second(tmp_path: Path) -> None:
    """Each time the table is read again and everybody is sent it."""
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", "--bot-pause", "0.2").open()

    async def run() -> None:
        async with Person(house, "Ada") as ada, contextlib.AsyncExitStack() as stack:
            table = await ada.open("dudo", BOT, BOT, ME)
            crowd = [await stack.enter_async_context(Person(house, "Eve")) for _ in range(20)]
            async with ada.socket(table) as first:
                while not first.asked:
                    await first.next()
                lines: list[tuple[Person, int]] = []
                for eve in crowd:
                    await eve.call("POST", "/api/me", {"name": "Eve"})
                    async with eve.socket(table) as second:
                        lines += [(eve, (await second.grant("chat", text="la"))["number"]) for _ in range(6)]
                await first.until_true(lambda: first.number == lines[-1][1])
                assert first.play is not None
                await first.grant("move", text=first.play["legal"][0]["text"], answers=first.play["answers"])
                moves, begun = first.play["moves"], time.monotonic()
                for eve, line in lines:
                    # Four times in each pause of a bot, so that the lines outlast it however fast the machine is.
                    next_line = asyncio.create_task(asyncio.sleep(0.05))
                    await eve.call("POST", "/api/me/unsay", {"table": table, "line": line})
                    await first.ask("ping")
                    await next_line
                    if first.play["moves"] > moves:
                        break
                else:
                    pytest.fail("no bot has moved")
                told = sum(message["type"] == "table" for message in first.heard[1:])
                assert 1 <= told <= READINGS.burst + (time.monotonic() - begun) * READINGS.rate + 1

    try:
        asyncio.run(run())
    finally:
        house.stop()


@pytest.mark.inside
def test_what_is_taken_away_while_a_table_is_read_is_read_as_well(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estaminet.server.live.READINGS", Limit("reading", 5, 100))

    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            await live.write(journal.Spoke("Ada", 0, text="oh", holder="ada"))
            load = server.store.load
            readings = 0

            def read(table_id: str) -> Stored | None:
                nonlocal readings
                readings += 1
                stored = load(table_id)
                if readings == 1:
                    host.unsay(server.store, table_id, live.table.number)
                    server.registry.read_again(table_id)
                return stored

            monkeypatch.setattr(server.store, "load", read)
            live.read_again()
            async with asyncio.timeout(PATIENCE):
                while readings < 2 or not live.at_rest():
                    await asyncio.sleep(0.01)
            assert [line.text for line in live.table.chat] == []

    asyncio.run(run())


def test_comings_and_goings_are_told_once_a_second_and_twenty_by_name(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estaminet.server.live.ANNOUNCE_EVERY", 0.05)

    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            heard: list[bytes] = []
            all_there = asyncio.Event()

            def hear(text: bytes) -> None:
                heard.append(text)
                if b'"watching":300' in text:
                    all_there.set()

            live.add(Link(hear, lambda _: None, "ada", "Ada", Seat(0)))
            for number in range(300):
                live.add(Link(lambda _: None, lambda _: None, None, f"Watcher {number}", None))
            async with asyncio.timeout(PATIENCE):
                await all_there.wait()
            told = [text for text in heard if b'"type":"presence"' in text[:20]]
            assert len(told) < 30
            assert told[-1].count(b'"name"') == 20

    asyncio.run(run())


def test_nobody_fills_the_house_with_links_that_are_not_used(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.3.7.1") as (ada, _):
            answers = [(await ada.web.post("/api/me/link", headers={"Cookie": ada.cookie or ""})) for _ in range(11)]
            assert [answer.status_code for answer in answers] == [200] * 10 + [429]
            assert answers[-1].json()["key"] == "link"

    asyncio.run(run())


# Bots' streams


@pytest.mark.inside
def test_a_stream_of_seats_asks_the_store_when_something_has_changed_and_not_before(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            asked: list[str] = []
            held_by = server.store.held_by

            def counted(guest: str, limit: int = 50) -> list[tuple[str, int, str, str]]:
                asked.append(guest)
                return held_by(guest, limit)

            monkeypatch.setattr(server.store, "held_by", counted)
            monkeypatch.setattr("estaminet.server.http.bots.KEEP_ALIVE", 60.0)
            app = SimpleNamespace(state=SimpleNamespace(server=server))
            request = cast("Any", SimpleNamespace(client=None, app=app))
            monkeypatch.setattr("estaminet.server.http.bots.limit", lambda *_: None)
            monkeypatch.setattr("estaminet.server.http.bots.known_guest", lambda _: Guest("ada", "Ada"))
            lines = (await cast("Any", bots.events.fn)(request)).iterator
            assert await anext(lines) == b"\n"
            waiting = asyncio.ensure_future(anext(lines))
            for _ in range(100):
                await asyncio.sleep(0)
            assert asked == ["ada"]
            live = await server.registry.open(_opening("ada", "bo"))
            async with asyncio.timeout(PATIENCE):
                assert live.table.id.encode() in await waiting
                waiting = asyncio.ensure_future(anext(lines))
                await live.write(journal.Began())
                assert b'"stage":"playing"' in await waiting
            assert len(asked) == 3
            assert server.crowd.all == 1
            await lines.aclose()
            assert not server.services._listening
            assert server.crowd.all == 0

    asyncio.run(run())


def test_streams_are_counted_like_sockets(strict: House) -> None:
    async def run() -> None:
        async with at_table(strict, "127.3.5.1") as (ada, table), contextlib.AsyncExitStack() as stack:
            for number in range(11):
                line = await stack.enter_async_context(Line(strict.port, "127.3.5.1"))
                line.writer.write(_asked(f"/api/bot/tables/{table}/stream", ada.cookie))
                async with asyncio.timeout(PATIENCE):
                    head = await line.reader.readuntil(b"\r\n\r\n")
                    if number < 10:
                        assert b" 200 " in head
                        await line.reader.readuntil(b"\n")  # it is open, and counted
                    else:
                        assert b" 429 " in head
                        assert b"too-many-sockets" in await line.reader.readuntil(b"}")

    asyncio.run(run())


def _asked(path: str, cookie: str | None) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode()


@pytest.mark.inside
def test_a_stream_that_is_not_read_is_cut_off_by_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_UNREAD", 1_000)

    async def run() -> None:
        unread = bots.Unread()
        assert unread.put(b"x" * 5_000), "one line may be as long as it is"
        lines = unread.lines()
        assert len(await anext(lines)) == 5_001
        assert [unread.put(b"y" * 600) for _ in range(3)] == [True, True, False]
        assert [len(line) async for line in lines] == [601, 601]

    asyncio.run(run())


@pytest.mark.inside
def test_all_records_are_read_a_few_at_a_time_and_not_by_the_event_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with _serving(sqlite) as server:
            for number in range(records.EXPORTED + 1):
                name = f"t{number}"
                assert server.store.open(NewRow(name, None, "dudo", True, b"{}", b"s" * 32, 1))
                assert not server.store.append([Row(name, 1, 1, b"{}", stage="ended", record=("dudo", b'{"a": 1}'))])
            reading: list[bool] = []
            read = server.store.records_after

            def noted(*which: Any, **more: Any) -> list[tuple[int, str, bytes]]:
                reading.append(threading.current_thread() is threading.main_thread())
                return read(*which, **more)

            monkeypatch.setattr(server.store, "records_after", noted)
            monkeypatch.setattr("estaminet.server.http.records.limit", lambda *_: None)
            request = cast("Any", SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(server=server))))
            stream = await cast("Any", records.export.fn)(request)
            assert [line async for line in stream.iterator] == [b'{"a":1}\n'] * (records.EXPORTED + 1)
            assert reading == [False] * 3

    asyncio.run(run())


@pytest.mark.inside
def test_all_that_is_exported_is_refused_before_it_begins_if_the_store_is_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise StoreAway("gone fishing")

    async def run() -> None:
        async with _serving(sqlite) as server:
            for name in ("records_after", "unfinished_of"):
                monkeypatch.setattr(server.store, name, away)
            for place in (records, mine):
                monkeypatch.setattr(f"{place.__name__}.limit", lambda *_: None)
            monkeypatch.setattr("estaminet.server.http.mine.known_guest", lambda _: Guest("ada", "Ada"))
            request = cast("Any", SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(server=server))))
            for export in (records.export, mine.export):
                with pytest.raises(StoreAway):
                    await cast("Any", export.fn)(request)

    asyncio.run(run())


# Work for strangers


@pytest.mark.inside
def test_a_running_match_is_replayed_elsewhere_as_its_viewers_may_know_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of views take longer than everybody else should wait."""
    asked: list[str] = []
    do = workshop.Workshop.do

    async def noted(self: workshop.Workshop, what: str, *more: Any, **named: Any) -> Any:
        asked.append(what)
        return await do(self, what, *more, **named)

    monkeypatch.setattr(workshop.Workshop, "do", noted)
    monkeypatch.setattr("estaminet.server.http.records.limit", lambda *_: None)
    monkeypatch.setattr("estaminet.server.http.records.guest_of", lambda _: Guest("ada", "Ada"))

    async def run() -> None:
        async with _serving(sqlite) as server:
            live = await server.registry.open(_opening("ada", "bo"))
            await live.write(journal.Began())
            match = live.table.match
            assert match is not None
            for _ in range(3):
                seat = match.asked[0]
                await live.write(journal.Moved(seat, live.table.choices.text(next(iter(match.state.legal(seat))))))
            state = SimpleNamespace(server=server)
            request = cast("Any", SimpleNamespace(app=SimpleNamespace(state=state), client=None))
            for viewer in (None, Seat(0)):
                answer = await cast("Any", records.replay.fn)(request, live.table.id, viewer)
                told = replay_of(match, live.table.record(), viewer, everything=False, running=True)
                assert bytes(answer.content) == msgspec.json.encode(told)
            assert asked == ["running"] * 2
            record = live.table.record()
            wrong = msgspec.structs.replace(record, moves=(*record.moves, "chance roll 66666 12345"))
            answer = workbench.work("running", msgspec.json.encode(workbench.RunningAsked(to_json(wrong), None, 0)))
            assert answer.status == 409
            assert b"12345" not in bytes(answer.answer)

    asyncio.run(run())


@pytest.mark.inside
def test_work_for_strangers_is_done_elsewhere_and_given_up_if_it_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        shop = workshop.Workshop()
        try:
            job = asyncio.create_task(shop.do("sandbox", SandboxRequest(game="dudo"), "ada"))
            turns = 0
            async with asyncio.timeout(PATIENCE):
                while not job.done():
                    await asyncio.sleep(0)
                    turns += 1
            assert (await job).status == 200
            assert turns > 10, "the event loop has gone on"
            with monkeypatch.context() as patch:
                patch.setattr(workshop, "MOST_WORK", 0.0)
                with pytest.raises(workshop.TooBusy):
                    await shop.do("sandbox", SandboxRequest(game="dudo"), "ada")
            upload = ReplayRequest(record="nonsense")
            refused = await shop.do("replay", upload, "ada", uploaded=True)
            assert refused.status == 400
            assert b"bad-record" in bytes(refused.answer)
            # What is uploaded waits for everything else, whoever came first.
            done: list[str] = []
            async with shop._lane.worker(""):
                jobs = [
                    asyncio.create_task(shop.do("replay", upload, owner, uploaded=uploaded))
                    for owner, uploaded in (("eve", True), ("mallory", True), ("ada", False))
                ]
                for job, owner in zip(jobs, ("eve", "mallory", "ada"), strict=True):
                    job.add_done_callback(lambda _, owner=owner: done.append(owner))  # type: ignore[misc]
                for _ in range(10):
                    await asyncio.sleep(0)
            await asyncio.gather(*jobs)
            assert done == ["ada", "eve", "mallory"]
        finally:
            await shop.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("dudo", {f"k{number}": "x" for number in range(20_000)}),
        ("dudo", {"direction": ["n"] * 100_000}),
        ("dnup", {"deck": {f"k{number}": 1 for number in range(20_000)}}),
        ("dnup", {"deck": {"name": "x", "cards": "1/2", "removed": {str(number): "a" for number in range(9, 20_000)}}}),
    ],
    ids=["options", "value", "keys of a deck", "groups of a deck"],
)
def test_of_countless_mistakes_the_first_are_named(strict: House, game: str, options: dict[str, Any]) -> None:
    """Each is a sentence, which takes longer to say than to send."""
    with httpx.Client(base_url=strict.http, timeout=PATIENCE) as web:
        web.headers["X-Forwarded-For"] = f"127.8.{len(game)}.{len(options)}"
        answer = web.post("/api/tables", json={"game": game, "seats": [ME, OPEN, OPEN], "options": options})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-table"
    assert len(answer.content) < 50_000
    assert len(answer.json()["reasons"]) <= MOST_REASONS


# Buckets


@pytest.mark.inside
def test_whoever_has_spent_theirs_is_not_forgotten_for_a_crowd_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("estaminet.server.limits.time.monotonic", lambda: now[0])
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    buckets = Buckets(Addresses())
    limit = Limit("few", 10, 0.01)
    for _ in range(10):
        buckets.take(limit, "10.0.0.1")
    for number in range(1_000):
        buckets.take(limit, f"10.1.{number // 250}.{number % 250}")
        assert len(buckets) <= 100
    with pytest.raises(TooFast):
        buckets.take(limit, "10.0.0.1")


def test_guests_have_limits_of_their_own_and_together_ten_times_the_address() -> None:
    buckets = Buckets(Addresses(clubs=("10.9.0.0/16",)))
    limit = Limit("few", 2, 0.001)

    def taken(address: str, guest: str | None) -> int:
        count = 0
        with contextlib.suppress(TooFast):
            while count < 1_000:
                buckets.take(limit, address, guest)
                count += 1
        return count

    assert taken("10.0.0.1", None) == 2
    assert [taken("10.0.0.1", f"guest-{n}") for n in range(12)] == [2] * 10 + [0] * 2
    assert taken("10.9.0.1", None) == 100
    assert [taken("10.9.0.2", f"other-{n}") for n in range(12)] == [2] * 12


@pytest.mark.inside
def test_guests_behind_one_address_do_not_use_up_each_others_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a guest at one table those at another; only all of them together have a limit."""
    monkeypatch.setattr("estaminet.server.limits.time.monotonic", lambda: 0.0)
    buckets = Buckets(Addresses())
    burst = limits.MESSAGES.burst
    seats = [("ada", "one"), ("grace", "one"), ("ada", "two"), (None, "one"), *((f"guest{n}", "one") for n in range(6))]
    assert len(seats) == limits.MESSAGES.guests
    for guest, table in seats:
        mine = buckets.at_table("10.0.0.1", guest, table)
        mine.take(burst)
        with pytest.raises(TooFast):
            mine.take()
    late = buckets.at_table("10.0.0.1", "late", "one")
    with pytest.raises(TooFast):
        late.take()
    buckets.at_table("10.0.0.2", "other", "one").take(burst)
