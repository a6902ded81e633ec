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
from estaminet.server.limits import Bucket, Limit
from estaminet.server.relay import Relay

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = logging.getLogger("estaminet.sockets")

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MOST_MESSAGE = 16_384
"""Bytes of one message from a client; ours are not limited."""
MOST_WAITING = 512_000
"""Bytes a client may have left unread when there is more to send; then it is cut off."""
MOST_A_TURN = 200
"""Frames of one connection that are worked off before everybody else has had a turn."""
LOOK_EVERY = 10.0
"""Seconds after which a connection is looked at; every second time it is pinged."""
STUCK = 20.0
"""Seconds without a byte taken after which a client that has bytes waiting is cut off."""
LINGER = 5.0
"""Seconds that a closed connection has for what it has not read yet."""
HEADERS_LIMIT = 16_384
HANDSHAKE_SECONDS = 10.0

NORMAL, GOING_AWAY, PROTOCOL_ERROR, NOT_TEXT, BAD_TEXT, POLICY, TOO_BIG = 1000, 1001, 1002, 1003, 1007, 1008, 1009


class Request(msgspec.Struct, frozen=True):
    """The handshake, as far as it matters: header names in lower case."""

    path: str
    query: str
    headers: dict[str, str]
    client: str
    raw: bytes = b""
    """The handshake as it came."""


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


Accept = Callable[[Request, "Socket"], "asyncio.Future[Listener | Relay] | Any"]
"""Decides about a handshake: a coroutine that gives the listener, or the way to who is, or raises
`HandshakeRejected`."""

ClientOf = Callable[[str, str], str]
"""Who really connects, from the peer's address and X-Forwarded-For."""

STATUS = {
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    421: "Misdirected Request",
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

    def __init__(
        self, accept: Accept, server_state: ServerState, outbox: Outbox, client_of: ClientOf, frames: Limit
    ) -> None:
        self._accept = accept
        self._outbox = outbox
        self._client_of = client_of
        self._budget = Bucket(frames)
        """For all frames, control frames too: each costs us time, whatever it says."""
        self._frames: list[bytes] = []
        """What is to be sent at the end of this turn: heads and payloads."""
        self._pong: bytes | None = None
        """The latest ping that is not answered yet; earlier ones need no answer (RFC 6455, 5.5.3)."""
        self._written = 0
        self._drained = 0
        self._drained_at = 0.0
        """How many bytes were written to the connection; how many the client has taken, and when that last changed."""
        self._connections = cast("set[Any]", server_state.connections)
        self._tasks = server_state.tasks
        self._transport: asyncio.Transport
        self._buffer = b""
        self._listener: Listener | None = None
        self._relay: Relay | None = None
        """Where everything is passed on to, if the table is not here."""
        self._shaken = False
        self._over = False
        self._parts: list[bytes] = []
        self._parts_size = 0
        self._resting = False
        """It has had its turn; the rest of what it sent waits in the buffer."""
        self._look: asyncio.TimerHandle | None = None
        self._looks = 0
        self._last: asyncio.TimerHandle | None = None
        self._alive = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        if self._last is not None:
            self._last.cancel()
            self._last = None
        self._end()

    def _end(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None
        if not self._over:
            self._over = True
            self._buffer = b""
            self._parts.clear()
            self._frames.clear()
            self._pong = None
            listener, self._listener = self._listener, None
            if listener is not None:
                listener.gone()
            if self._relay is not None:
                self._relay.close()

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
                name, value = name.strip().lower(), value.strip()
                # Every proxy on the way may have added a line of its own.
                several = name == "x-forwarded-for" and name in headers
                headers[name] = f"{headers[name]}, {value}" if several else value
        method, _, rest = first.partition(" ")
        path, _, query = rest.rpartition(" ")[0].partition("?")
        key = headers.get("sec-websocket-key", "")
        if method != "GET" or headers.get("sec-websocket-version") != "13" or len(key) != 24:
            raise HandshakeRejected(400, b"not a WebSocket handshake of version 13")
        peer = self._transport.get_extra_info("peername")
        client = self._client_of(str(peer[0]) if isinstance(peer, tuple) else "", headers.get("x-forwarded-for", ""))
        return Request(unquote(path), query, headers, client, data), key.encode("latin-1")

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
        if isinstance(listener, Relay):
            self._pass_on(listener)
            return
        if self._over:
            return
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._listener = listener
        loop = asyncio.get_running_loop()
        self._drained_at = loop.time()
        self._look = loop.call_later(LOOK_EVERY, self._look_after)
        listener.opened()
        if not self._over:
            self._transport.resume_reading()

    def _pass_on(self, relay: Relay) -> None:
        if self._over:
            relay.close()
            return
        self._relay = relay
        relay.join(self._transport)
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        if self._relay is not None:
            self._relay.hold()

    def resume_writing(self) -> None:
        if self._relay is not None:
            self._relay.go_on()

    def _reject(self, rejected: HandshakeRejected) -> None:
        if not self._over:
            reason = STATUS[rejected.status]
            answer = f"HTTP/1.1 {rejected.status} {reason}\r\nContent-Type: application/json\r\nConnection: close\r\n"
            answer += f"Content-Length: {len(rejected.body)}\r\n\r\n"
            self._transport.write(answer.encode() + rejected.body)
            self._close_transport()

    # Frames in

    def data_received(self, data: bytes) -> None:
        if not self._shaken:
            self._handshake(data)
        elif self._relay is not None:
            self._relay.send(data)
        elif not self._over:
            self._buffer = self._buffer + data if self._buffer else data
            if not self._resting:
                self._work_off()

    def _work_off(self) -> None:
        """Take in the frames in the buffer: as many as a connection may have a turn, as long as its budget lasts."""
        buffer = self._buffer
        at = 0
        size = len(buffer)
        allowed = self._budget.refilled()
        count = 0
        while size - at >= 2:
            if count == MOST_A_TURN:
                self._rest()
                break
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
            count += 1
            if count > allowed:
                metrics.REFUSED.labels("frames").inc()
                return self.close(POLICY)
            payload = unmask(buffer[start + 4 : end], buffer[start : start + 4])
            at = end
            self._frame(first, payload)
            if self.is_over():
                return None
        self._budget.left -= count
        self._buffer = buffer[at:] if at < size else b""
        return None

    def _rest(self) -> None:
        """Let everybody else have a turn."""
        self._resting = True
        self._transport.pause_reading()
        asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        self._resting = False
        if not self._over:
            self._work_off()
        if not self._over and not self._resting:
            self._transport.resume_reading()

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
            if self._pong is None and not self._frames:
                self._outbox.add(self)
            self._pong = payload

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
            if not self._frames and self._pong is None:
                self._outbox.add(self)
            self._frames.append(head)
            self._frames.append(payload)

    def flush(self) -> int:
        """Write what waits to be sent; how many frames."""
        frames = self._frames
        if self._pong is not None:
            frames[:0] = (bytes((0x8A, len(self._pong))), self._pong)
            self._pong = None
        if frames:
            self._frames = []
            transport = self._transport
            if transport.get_write_buffer_size() > MOST_WAITING:
                # It reads more slowly than the table plays. It can come back and load.
                self._cut_off()
                return 0
            data = b"".join(frames)
            self._written += len(data)
            transport.write(data)
        return len(frames) // 2

    def _cut_off(self) -> None:
        self._transport.abort()
        self._end()

    def _look_after(self) -> None:
        """Whether the client still reads and answers."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        waiting = self._transport.get_write_buffer_size()
        drained = self._written - waiting
        if not waiting or drained != self._drained:
            self._drained, self._drained_at = drained, now
        elif now - self._drained_at >= STUCK:
            self._cut_off()
            return
        self._looks += 1
        if self._looks % 2 == 0:
            if not self._alive:
                self._cut_off()
                return
            self._alive = False
            self._add(b"\x89\x00", b"")
        self._look = loop.call_later(LOOK_EVERY, self._look_after)

    def close(self, code: int) -> None:
        """Say goodbye and close."""
        if not self._over:
            if self._listener is not None:
                self.flush()
            if not self.is_over():
                if self._listener is not None:
                    self._transport.write(b"\x88\x02" + struct.pack(">H", code))
                self._close_transport()
                self._end()

    def _close_transport(self) -> None:
        """Close once the client has taken what was written, or after a while without."""
        self._transport.close()
        self._last = asyncio.get_running_loop().call_later(LINGER, self._transport.abort)


def socket_protocol(accept: Accept, client_of: ClientOf, frames: Limit) -> Callable[..., asyncio.Protocol]:
    """What uvicorn wants in its `ws` slot."""

    outbox = Outbox()

    def make(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> Socket:  # noqa: ARG001
        return Socket(accept, server_state, outbox, client_of, frames)

    return make
