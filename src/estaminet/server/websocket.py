"""WebSockets (RFC 6455) straight on the transport, for uvicorn's `ws` slot.

Why not a library's: at a live table one move is one frame in and a frame to everybody out, and going through ASGI and
a general implementation cost more than the rules, the views and the disk together (docs/decisions.md has the figures).
What is left out is what we do not use: compression, subprotocols, binary messages, sending in fragments.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, cast
from urllib.parse import unquote

import msgspec

from estaminet.server import metrics

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = logging.getLogger("estaminet.sockets")

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MOST_MESSAGE = 16_384
"""Bytes of one message from a client; ours are not limited."""
MOST_WAITING = 4_000_000
"""Bytes a client may leave unread before it is cut off."""
PING_EVERY = 20.0
HEADERS_LIMIT = 16_384
HANDSHAKE_SECONDS = 10.0

NORMAL, GOING_AWAY, PROTOCOL_ERROR, NOT_TEXT, BAD_TEXT, POLICY, TOO_BIG = 1000, 1001, 1002, 1003, 1007, 1008, 1009


class Request(msgspec.Struct, frozen=True):
    """The handshake, as far as it matters: header names in lower case."""

    path: str
    query: str
    headers: dict[str, str]
    client: str


class Listener(Protocol):
    """Who is behind a socket."""

    def opened(self) -> None:
        """The handshake is done; now messages can be sent."""

    def heard(self, text: bytes) -> None:
        """A whole text message (UTF-8, checked)."""

    def dismissed(self) -> None:
        """The server is stopping: time for last words."""

    def gone(self) -> None:
        """The connection is over. Called once, whoever ended it."""


class HandshakeRejected(Exception):
    """The handshake is answered with an HTTP error instead."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body


Accept = Callable[[Request, "Socket"], "asyncio.Future[Listener] | Any"]
"""Decides about a handshake: a coroutine that gives the listener or raises `HandshakeRejected`."""

STATUS = {
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    429: "Too Many Requests",
    500: "Internal Server Error",
    503: "Service Unavailable",
}


def head(size: int) -> bytes:
    """What stands before a text message of this size, unmasked, as servers send them."""
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big")
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def unmask(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    pad = (mask * ((size >> 2) + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")).to_bytes(size, "big")


def _is_utf8(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


class Outbox:
    """The sockets that have something to send. Each is written to once a turn of the event loop, however many messages
    there are: a write is a call into the kernel and the most expensive part of sending."""

    def __init__(self) -> None:
        self._waiting: list[Socket] = []

    def add(self, socket: Socket) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(socket)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        sent = 0
        for socket in waiting:
            sent += socket.flush()
        metrics.MESSAGES.inc(sent)


class Socket(asyncio.Protocol):
    """One connection. uvicorn makes it when a request asks to be upgraded, and feeds it that request first."""

    def __init__(self, accept: Accept, server_state: ServerState, outbox: Outbox) -> None:
        self._accept = accept
        self._outbox = outbox
        self._frames: list[bytes] = []
        """What is to be sent at the end of this turn: heads and payloads."""
        self._connections = cast("set[Any]", server_state.connections)
        self._tasks = server_state.tasks
        self._transport: asyncio.Transport
        self._buffer = b""
        self._listener: Listener | None = None
        self._shaken = False
        self._over = False
        self._parts: list[bytes] = []
        self._parts_size = 0
        self._ping: asyncio.TimerHandle | None = None
        self._alive = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._end()

    def _end(self) -> None:
        if self._ping is not None:
            self._ping.cancel()
            self._ping = None
        if not self._over:
            self._over = True
            self._parts.clear()
            self._frames.clear()
            listener, self._listener = self._listener, None
            if listener is not None:
                listener.gone()

    def shutdown(self) -> None:
        """uvicorn is stopping."""
        if self._listener is not None:
            self._listener.dismissed()
        self.close(GOING_AWAY)

    def is_over(self) -> bool:
        return self._over

    # Handshake

    def _handshake(self, data: bytes) -> None:
        self._shaken = True
        try:
            request, key = self._read_request(data)
        except HandshakeRejected as rejected:
            self._reject(rejected)
            return
        self._transport.pause_reading()
        task = asyncio.get_running_loop().create_task(self._open(request, key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _read_request(self, data: bytes) -> tuple[Request, bytes]:
        if len(data) > HEADERS_LIMIT:
            raise HandshakeRejected(400, b"the request is too large")
        first, *lines = data.decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in lines:
            name, colon, value = line.partition(":")
            if colon:
                headers[name.strip().lower()] = value.strip()
        method, _, rest = first.partition(" ")
        path, _, query = rest.rpartition(" ")[0].partition("?")
        key = headers.get("sec-websocket-key", "")
        if method != "GET" or headers.get("sec-websocket-version") != "13" or len(key) != 24:
            raise HandshakeRejected(400, b"not a WebSocket handshake of version 13")
        peer = self._transport.get_extra_info("peername")
        client = str(peer[0]) if isinstance(peer, tuple) else "local"
        return Request(unquote(path), query, headers, client), key.encode("latin-1")

    async def _open(self, request: Request, key: bytes) -> None:
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                listener = await self._accept(request, self)
        except HandshakeRejected as rejected:
            self._reject(rejected)
            return
        except TimeoutError:
            self._reject(HandshakeRejected(503, b"the server is too busy"))
            return
        except Exception:
            # Whatever it stumbles over, nobody is kept waiting with an open connection.
            log.exception("handshake failed")
            self._reject(HandshakeRejected(500, b"something went wrong here; it has been logged"))
            return
        if self._over:
            return
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._listener = listener
        self._ping = asyncio.get_running_loop().call_later(PING_EVERY, self._send_ping)
        listener.opened()
        if not self._over:
            self._transport.resume_reading()

    def _reject(self, rejected: HandshakeRejected) -> None:
        if not self._over:
            reason = STATUS[rejected.status]
            answer = f"HTTP/1.1 {rejected.status} {reason}\r\nContent-Type: application/json\r\nConnection: close\r\n"
            answer += f"Content-Length: {len(rejected.body)}\r\n\r\n"
            self._transport.write(answer.encode() + rejected.body)
            self._transport.close()

    # Frames in

    def data_received(self, data: bytes) -> None:
        if not self._shaken:
            self._handshake(data)
            return
        if self._over:
            return
        buffer = self._buffer + data if self._buffer else data
        at = 0
        size = len(buffer)
        while size - at >= 2:
            first, second = buffer[at], buffer[at + 1]
            length = second & 0x7F
            start = at + 2
            if length == 126:
                if size - at < 4:
                    break
                length = (buffer[at + 2] << 8) | buffer[at + 3]
                start += 2
            elif length == 127:
                if size - at < 10:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 10], "big")
                start += 8
            if not second & 0x80:
                return self.close(PROTOCOL_ERROR)
            if length > MOST_MESSAGE:
                return self.close(TOO_BIG)
            end = start + 4 + length
            if end > size:
                break
            payload = unmask(buffer[start + 4 : end], buffer[start : start + 4])
            at = end
            self._frame(first, payload)
            if self.is_over():
                return None
        self._buffer = buffer[at:] if at < size else b""
        return None

    def _frame(self, first: int, payload: bytes) -> None:
        self._alive = True
        opcode = first & 0x0F
        final = first & 0x80
        if first & 0x70:
            self.close(PROTOCOL_ERROR)
        elif opcode == 1 and final and not self._parts:
            # ASCII is the usual case and needs no further look.
            if not payload.isascii() and not _is_utf8(payload):
                self.close(BAD_TEXT)
            elif self._listener is not None:
                self._listener.heard(payload)
        elif opcode <= 2:
            self._part(opcode, final, payload)
        elif not final or len(payload) > 125 or opcode not in (8, 9, 10):
            self.close(PROTOCOL_ERROR)
        elif opcode == 8:
            self.close(NORMAL)
        elif opcode == 9:
            self._add(bytes((0x8A, len(payload))), payload)

    def _part(self, opcode: int, final: int, payload: bytes) -> None:
        """A piece of a message that comes in several."""
        if (opcode == 0) is not bool(self._parts):
            self.close(PROTOCOL_ERROR)
            return
        if opcode == 2:
            self.close(NOT_TEXT)
            return
        self._parts.append(payload)
        self._parts_size += len(payload) + 1  # an endless row of empty pieces is too big as well
        if self._parts_size > MOST_MESSAGE:
            self.close(TOO_BIG)
        elif final:
            whole = b"".join(self._parts)
            self._parts.clear()
            self._parts_size = 0
            self._frame(0x81, whole)

    # Frames out

    def send(self, payload: bytes) -> None:
        """Send a message, at the end of this turn of the event loop."""
        self._add(head(len(payload)), payload)

    def _add(self, head: bytes, payload: bytes) -> None:
        if not self._over:
            if not self._frames:
                self._outbox.add(self)
            self._frames.append(head)
            self._frames.append(payload)

    def flush(self) -> int:
        """Write what waits to be sent; how many frames."""
        frames = self._frames
        if frames:
            self._frames = []
            transport = self._transport
            transport.write(b"".join(frames))
            if transport.get_write_buffer_size() > MOST_WAITING:
                # It reads more slowly than the table plays. It can come back and load.
                transport.abort()
                self._end()
        return len(frames) // 2

    def _send_ping(self) -> None:
        if not self._alive:
            self._transport.abort()
            self._end()
            return
        self._alive = False
        self._add(b"\x89\x00", b"")
        self._ping = asyncio.get_running_loop().call_later(PING_EVERY, self._send_ping)

    def close(self, code: int) -> None:
        """Say goodbye and close."""
        if not self._over:
            if self._listener is not None:
                self.flush()
                self._transport.write(b"\x88\x02" + struct.pack(">H", code))
            self._transport.close()
            self._end()


def socket_protocol(accept: Accept) -> Callable[..., asyncio.Protocol]:
    """What uvicorn wants in its `ws` slot."""

    outbox = Outbox()

    def make(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> Socket:  # noqa: ARG001
        return Socket(accept, server_state, outbox)

    return make
