"""What our own WebSocket frames and tokens cost beside the field's libraries (docs/decisions.md has the figures).

    pip install picows websockets itsdangerous
    python -m benchmarks.libraries

Frames: ours, picows, and the sans-I/O core of `websockets`, each in one process on one loop. A bare client sends a
masked text message the size of a move and gets one the size of an update back, as fast as it can. Only what serves
differs, so the differences are those of the libraries; the processor time for a message is that of client, loop and
system calls together. Medians of several rounds in turn.

Tokens: ours beside `itsdangerous.Signer`, which makes the very same bytes, and its timed serializer.
"""

from __future__ import annotations

import asyncio
import hashlib
import statistics
import sys
import time
import timeit
from collections.abc import Callable
from typing import Any, cast

import itsdangerous
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from estaminet.server.tokens import Guest, Signer
from estaminet.server.websocket import Outbox, Request, Socket

MOVE = b'{"type":"move","id":"12345","index":17,"answers":1234}'
UPDATE = b'{"type":"update","number":1235,"play":"' + b"x" * 2_000 + b'"}'
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SENT = bytes((0x81, 0x80 | len(MOVE))) + b"\0\0\0\0" + MOVE
ANSWER = len(UPDATE) + 4
CLIENTS = 8
MESSAGES = 20_000
ROUNDS = 5


class Client(asyncio.Protocol):
    """Counts bytes; knows no frames."""

    def __init__(self, done: asyncio.Future[None], messages: int) -> None:
        self._done = done
        self._left = messages
        self._open = False
        self._got = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(HANDSHAKE)

    def data_received(self, data: bytes) -> None:
        if not self._open:
            self._open = True
            self._transport.write(SENT)
            return
        self._got += len(data)
        while self._got >= ANSWER:
            self._got -= ANSWER
            self._left -= 1
            if self._left == 0:
                self._done.set_result(None)
                self._transport.close()
                return
            self._transport.write(SENT)


class OurListener:
    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    def opened(self) -> None: ...

    def heard(self, text: bytes) -> None:
        self._socket.send(UPDATE)

    def dismissed(self) -> None: ...

    def gone(self) -> None: ...


class UvicornState:
    def __init__(self) -> None:
        self.connections: set[Any] = set()
        self.tasks: set[Any] = set()


async def serve_ours(port: int) -> Any:
    outbox, state = Outbox(), UvicornState()

    async def accept(_: Request, socket: Socket) -> OurListener:
        return OurListener(socket)

    return await asyncio.get_running_loop().create_server(
        lambda: Socket(accept, cast("Any", state), outbox), "127.0.0.1", port
    )


class PicowsListener(WSListener):
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            frame.get_payload_as_bytes()
            transport.send(WSMsgType.TEXT, UPDATE)


async def serve_picows(port: int) -> Any:
    def listener(_: WSUpgradeRequest) -> PicowsListener:
        return PicowsListener()

    return await ws_create_server(listener, "127.0.0.1", port)


class SansIo(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._protocol = ServerProtocol()

    def data_received(self, data: bytes) -> None:
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    protocol.send_text(UPDATE)
            else:
                protocol.send_response(protocol.accept(event))  # type: ignore[arg-type]
        self._transport.write(b"".join(protocol.data_to_send()))


async def serve_sans_io(port: int) -> Any:
    return await asyncio.get_running_loop().create_server(SansIo, "127.0.0.1", port)


SERVERS = {"ours": serve_ours, "picows": serve_picows, "websockets (sans-I/O)": serve_sans_io}


async def measured(name: str, port: int) -> float:
    """Microseconds of processor time for a message and its answer."""
    server = await SERVERS[name](port)
    loop = asyncio.get_running_loop()
    done = [loop.create_future() for _ in range(CLIENTS)]
    started = time.process_time()
    for one in done:
        await loop.create_connection(lambda one=one: Client(one, MESSAGES // CLIENTS), "127.0.0.1", port)
    await asyncio.gather(*done)
    took = time.process_time() - started
    server.close()
    return took / MESSAGES * 1e6


def token_times() -> dict[str, float]:
    """Microseconds of processor time for checking a token."""
    ours = Signer([("abcd0123", b"s" * 32, 1)])
    token = ours.token("guestguestguest1", "Ada")
    signer = itsdangerous.Signer(b"s" * 32, key_derivation="none", digest_method=hashlib.sha256)
    assert signer.sign(token.rpartition(".")[0]).decode() == token
    read = msgspec.json.Decoder(Guest).decode
    timed = itsdangerous.URLSafeTimedSerializer(b"s" * 32)
    signed = timed.dumps({"id": "guestguestguest1", "name": "Ada"})
    ways: dict[str, Callable[[], object]] = {
        "ours": lambda: ours.guest(token),
        "itsdangerous.Signer": lambda: read(itsdangerous.base64_decode(signer.unsign(token).partition(b".")[2])),
        "URLSafeTimedSerializer": lambda: timed.loads(signed),
    }
    times = {name: timeit.repeat(way, timer=time.process_time, number=5_000) for name, way in ways.items()}
    return {name: min(seconds) / 5_000 * 1e6 for name, seconds in times.items()}


def main() -> None:
    compiled = not str(sys.modules[Socket.__module__].__file__).endswith(".py")
    sys.stdout.write(f"ours is {'compiled' if compiled else 'interpreted'}\n")
    port = 18_900
    measured: dict[str, list[float]] = {name: [] for name in SERVERS}
    for _ in range(ROUNDS):
        for name, figures in measured.items():
            figures.append(uvloop.run(measured(name, port)))
            port += 1
    for name, figures in measured.items():
        sys.stdout.write(f"{name:24} {statistics.median(figures):5.1f} µs a message\n")
    for name, figure in token_times().items():
        sys.stdout.write(f"{name:24} {figure:5.1f} µs a token\n")


if __name__ == "__main__":
    main()
