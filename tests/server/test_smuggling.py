"""One request is one request, whatever it asks for: what is left of it is not read as somebody else's."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import PATIENCE, House
from tests.server.proxies import Proxy
from tests.server.test_hostile import HANDSHAKE

HIDDEN = b"GET /hidden.request HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST = b"GET /api/version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
NAME = b'{"name": "Ada"}'


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("plain")
    more = ("--proxies", "127.0.0.1", "--access-log")
    made = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", *more).open()
    yield made
    made.stop()
    log = made.log.read_text("utf-8")
    assert "Traceback" not in log, log[-2000:]


def upgrading(body: bytes, to: str = "h2c", framing: str | None = None) -> bytes:
    framing = framing or f"Content-Length: {len(body)}"
    return (
        f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: {to}\r\n"
        f"Content-Type: application/json\r\n{framing}\r\n\r\n"
    ).encode()


async def answers(port: int, *parts: bytes, awaited: bool = False) -> tuple[list[int], bytes]:
    """What the house says to these parts, all their statuses first; `awaited`: each is a request whose answer has begun
    before the next is sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = b""
    async with asyncio.timeout(PATIENCE):
        for number, part in enumerate(parts, 1):
            writer.write(part)
            await writer.drain()
            while awaited and heard.count(b"HTTP/1.1 ") < number:
                piece = await reader.read(65_536)
                assert piece, heard
                heard += piece
        while piece := await reader.read(65_536):
            heard += piece
    writer.close()
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+)", heard)], heard


@pytest.mark.parametrize("to", ["h2c", "tls/1.2", "h2c, websocket"])
@pytest.mark.parametrize("framing", ["length", "pieces"])
def test_a_body_is_read_as_a_body_also_where_another_protocol_is_asked_for(plain: House, to: str, framing: str) -> None:
    async def run() -> None:
        chunked = "Transfer-Encoding: chunked" if framing == "pieces" else None
        body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(NAME), NAME) if chunked else NAME
        for parts in ([upgrading(NAME, to, chunked) + body + LAST], [upgrading(NAME, to, chunked), body, LAST]):
            statuses, heard = await answers(plain.port, *parts)
            assert statuses == [200, 200], heard
            assert b'"name":"Ada"' in heard

    asyncio.run(run())


def test_a_body_that_looks_like_a_request_is_none(plain: House) -> None:
    async def run() -> None:
        for parts in ([upgrading(HIDDEN) + HIDDEN + LAST], [upgrading(HIDDEN), HIDDEN, LAST]):
            statuses, heard = await answers(plain.port, *parts)
            assert statuses == [400, 200], heard
            assert b"hidden" not in heard

    asyncio.run(run())


def test_a_socket_is_not_asked_for_before_the_answer_to_what_was_asked_first(plain: House) -> None:
    async def run() -> None:
        ahead = b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n"
        socket = HANDSHAKE.format(path="/api/tables/none/socket", more="").encode()
        statuses, heard = await answers(plain.port, ahead + socket)
        assert statuses == [400], heard
        assert (await answers(plain.port, ahead, socket, awaited=True))[0] == [200, 404]
        assert (await answers(plain.port, b"CONNECT /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n" + LAST))[0] == [
            400
        ]

    asyncio.run(run())


def test_a_request_is_for_one_house(plain: House) -> None:
    async def run() -> None:
        twice = LAST.replace(b"Host: localhost\r\n", b"Host: localhost\r\nhost: elsewhere.example\r\n")
        assert (await answers(plain.port, twice))[0] == [400]
        socket = HANDSHAKE.format(path="/api/tables/none/socket", more="Host: elsewhere.example\r\n").encode()
        assert (await answers(plain.port, socket))[0] == [400]

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_behind_a_proxy_nobody_slips_a_request_in(kind: str, plain: House, tmp_path: Path) -> None:
    long = b" " * 300_000 + HIDDEN * 3  # more than is read at once

    async def run() -> None:
        with Proxy(kind, [plain.port], tmp_path / "proxy") as proxy:
            statuses, heard = await answers(proxy.port, upgrading(NAME) + NAME, LAST, awaited=True)
            assert statuses == [200, 200], heard
            for _ in range(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
                async with asyncio.timeout(PATIENCE):
                    writer.write(upgrading(long) + long)
                    assert (await reader.readuntil(b"\r\n\r\n")).split()[1] == b"400"
                writer.close()

    asyncio.run(run())
    assert "/hidden" not in plain.log.read_text("utf-8")
