"""Requests about a table that has its home at another process are passed on to it."""

from __future__ import annotations

import asyncio
import re
from secrets import compare_digest
from typing import TYPE_CHECKING, Any

from httptools import HttpParserError, HttpResponseParser

from estaminet.server.relay import ANSWER_SECONDS, CLIENT, CONNECT_SECONDS, KEY, HomeAway, place
from estaminet.server.store.database import StoreFailing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from estaminet.server.server import Server
    from estaminet.server.store.leases import Home

    Message = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    App = Callable[[Any, Any, Any], Awaitable[None]]

TABLE_PATH = re.compile(r"/api/(?:bot/)?tables/([0-9a-z]{1,20})(?:/.*)?")
MOST_BODY = 100_000
"""Bytes of what is said about a table; what is longer is answered here."""
PIECE = 65_536
# They are about one connection, or are added again on the way out. (What `expect` asks for was given here.)
_OWN = {b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"date", b"expect"}


class _Answer:
    """What httptools reads of an answer."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.begun = False
        self.over = False
        self.body = bytearray()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.begun = True

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.over = True


class Forward:
    def __init__(self, app: App, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        homes = self._server.homes
        path = TABLE_PATH.fullmatch(scope["path"]) if scope["type"] == "http" and homes is not None else None
        if path is None or homes is None:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        given = headers.get(KEY.encode())
        if given is not None:
            if not compare_digest(given, homes.key.encode()):
                await send({"type": "http.response.start", "status": 421, "headers": []})
                await send({"type": "http.response.body", "body": b""})
                return
            scope = {**scope, "client": (headers.get(CLIENT.encode(), b"").decode("latin-1"), 0)}
            await self._app(scope, receive, send)
            return
        try:
            home = await homes.elsewhere(path[1])
        except StoreFailing:
            home = None  # it is answered here, and says so
        if home is not None:
            body, more, receive = await _read(receive)
            if not more:
                try:
                    await _Passage(scope, send).go(home, body, receive)
                    return
                except HomeAway:
                    pass  # then it is answered here, as well as can be
        await self._app(scope, receive, send)


async def _read(receive: Receive) -> tuple[bytes, bool, Receive]:
    """The body of a request, whether there is more of it, and a way to hear the request once more."""
    heard: list[Message] = []
    body, more = b"", True
    while more and len(body) < MOST_BODY:
        message = await receive()
        heard.append(message)
        body += message.get("body", b"")
        more = message.get("more_body", False)

    async def again() -> Message:
        return heard.pop(0) if heard else await receive()

    return body, more, again


class _Passage:
    """One request on its way to the home and back."""

    def __init__(self, scope: Any, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._answer = _Answer()
        self._parser = HttpResponseParser(self._answer)

    async def go(self, home: Home, body: bytes, receive: Receive) -> None:
        """Raises `HomeAway` as long as nothing was asked."""
        host, port = place(home.address)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                reader, writer = await asyncio.open_connection(host, port)
        except (OSError, TimeoutError):
            raise HomeAway from None
        try:
            writer.write(self._head(home, len(body)) + body)
            await self._begin(reader)
            await self._pass_on(reader, receive)
        finally:
            writer.close()

    def _head(self, home: Home, size: int) -> bytes:
        scope = self._scope
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        client = scope.get("client")
        lines = [scope["method"].encode() + b" " + target + b" HTTP/1.1"]
        lines += [
            name + b": " + value
            for name, value in scope["headers"]
            if name not in _OWN and not name.startswith(b"x-estaminet-")
        ]
        lines += [b"connection: close", b"content-length: %d" % size, f"{KEY}: {home.key}".encode()]
        lines += [f"{CLIENT}: {client[0] if client else 'local'}".encode("latin-1", "replace"), b"", b""]
        return b"\r\n".join(lines)

    async def _read_on(self, reader: asyncio.StreamReader) -> None:
        data = await reader.read(PIECE)
        if data:
            self._parser.feed_data(data)
        else:
            self._answer.over = True

    async def _begin(self, reader: asyncio.StreamReader) -> None:
        """Hear the beginning of the answer."""
        answer = self._answer
        try:
            async with asyncio.timeout(ANSWER_SECONDS * 3):
                while not answer.begun and not answer.over:
                    await self._read_on(reader)
        except (OSError, TimeoutError, HttpParserError):
            answer.over = True
        if not answer.begun:
            # It may have been done or not: whoever asked can ask again, and will come to another process.
            kind = [(b"content-type", b"application/json")]
            await self._send({"type": "http.response.start", "status": 503, "headers": kind})
            problem = b'{"code":"stopping","detail":"the server is about to stop"}'
            await self._send({"type": "http.response.body", "body": problem})
            answer.body.clear()
            return
        status = self._parser.get_status_code()
        if status == 421:
            raise HomeAway
        passed = [pair for pair in answer.headers if pair[0] not in _OWN or pair[0] == b"content-length"]
        await self._send({"type": "http.response.start", "status": status, "headers": passed})

    async def _pass_on(self, reader: asyncio.StreamReader, receive: Receive) -> None:
        """Pass the body on until it ends or whoever asked has gone."""
        if not self._answer.begun:
            return
        copying = asyncio.ensure_future(self._copy(reader))
        leaving = asyncio.ensure_future(_gone(receive))
        try:
            await asyncio.wait([copying, leaving], return_when=asyncio.FIRST_COMPLETED)
            if copying.done():
                copying.result()
        finally:
            for task in (copying, leaving):
                task.cancel()
            await asyncio.gather(copying, leaving, return_exceptions=True)

    async def _copy(self, reader: asyncio.StreamReader) -> None:
        answer = self._answer
        while True:
            body = bytes(answer.body)
            answer.body.clear()
            if body or answer.over:
                await self._send({"type": "http.response.body", "body": body, "more_body": not answer.over})
            if answer.over:
                return
            try:
                await self._read_on(reader)
            except (OSError, HttpParserError):
                answer.over = True


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
