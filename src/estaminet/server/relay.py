"""A socket that has come to the wrong process: the way on to the home of its table. Bytes pass as they are."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from estaminet.server.store.leases import Home

KEY, CLIENT = "x-estaminet-home", "x-estaminet-client"
"""Headers between processes of one house: what the home is known by, and who really asks."""
CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 3.0
_MISDIRECTED = b"HTTP/1.1 421 "


class HomeAway(Exception):
    """The home of a table cannot be reached, or is not who we think it is."""


class Relay(asyncio.Protocol):
    """The connection to the home. `join` ties it to that of the client."""

    def __init__(self) -> None:
        self._home: asyncio.Transport
        self._client: asyncio.Transport | None = None
        self._first = b""
        self._over = False
        self._ended: Callable[[], None] | None = None
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # The home's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._home = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self._client is not None:
            self._client.write(data)
            return
        self._first += data
        if len(self._first) >= len(_MISDIRECTED) and not self.answered.done():
            if self._first.startswith(_MISDIRECTED):
                self.answered.set_exception(HomeAway())
            else:
                self.answered.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._over = True
        if self._ended is not None:
            self._ended()
        if not self.answered.done():
            self.answered.set_exception(HomeAway())
        if self._client is not None:
            self._client.close()

    def pause_writing(self) -> None:
        if self._client is not None and not self._client.is_closing():
            self._client.pause_reading()

    def resume_writing(self) -> None:
        if self._client is not None and not self._client.is_closing():
            self._client.resume_reading()

    def when_over(self, ended: Callable[[], None]) -> None:
        """Called once, when the connection to the home has ended."""
        self._ended = ended
        if self._over:
            ended()

    # The client's side

    def join(self, client: asyncio.Transport) -> None:
        """From now on what the home says goes to the client, and `send` to the home."""
        self._client = client
        client.write(self._first)
        if self._over:
            client.close()

    def send(self, data: bytes) -> None:
        self._home.write(data)

    def hold(self) -> None:
        """The client does not read as fast as the home sends."""
        if not self._home.is_closing():
            self._home.pause_reading()

    def go_on(self) -> None:
        if not self._home.is_closing():
            self._home.resume_reading()

    def close(self) -> None:
        self._home.close()


def place(address: str) -> tuple[str, int]:
    """Host and port; raises `HomeAway` where there is no way."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise HomeAway
    return host.strip("[]"), int(port)


async def relay_to(home: Home, handshake: bytes, client: str) -> Relay:
    """Pass a handshake on and wait for the answer; raises `HomeAway`."""
    host, port = place(home.address)
    first, _, rest = handshake.partition(b"\r\n")
    rest = re.sub(rb"(?im)^x-estaminet-[^\r\n]*\r\n", b"", rest)
    ours = f"\r\n{KEY}: {home.key}\r\n{CLIENT}: {client}\r\n".encode("latin-1", "replace")
    loop = asyncio.get_running_loop()
    relay: Relay | None = None
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            _, relay = await loop.create_connection(Relay, host, port)
        relay.send(first + ours + rest)
        async with asyncio.timeout(ANSWER_SECONDS):
            await relay.answered
    except (OSError, TimeoutError, HomeAway):
        if relay is not None:
            relay.close()
        raise HomeAway from None
    return relay
