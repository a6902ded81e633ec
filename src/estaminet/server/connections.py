"""HTTP connections, for uvicorn's `http` slot: uvicorn's own, with deadlines. Whoever does not finish a request, or
does not read the answer, is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from estaminet.server.limits import Buckets, Crowd

if TYPE_CHECKING:
    from estaminet.server.addresses import Addresses

HEAD_SECONDS = 10.0
"""For the first line and the headers, from the connection or the first byte on."""
BODY_SECONDS = 10.0
STUCK = 20.0
"""Seconds without a byte taken after which whoever has an answer waiting is let go."""
HALF_REQUESTS = 200
"""Connections from one address that have not yet asked for anything."""
MOST_AHEAD = 4
"""Requests that a connection may send ahead of their answers, which no browser does: all that come in one piece are
read before anybody else has a turn."""
CONNECTIONS = 500
"""Connections from one address, whatever they do: an answer can be read as slowly as one likes."""

MOST_HEAD = 64_000
"""Bytes of a request besides its body: first line, headers, what stands between the pieces of a body and after them.
The parser puts the pieces of a line together again with every packet, and keeps all headers."""
MOST_HEADERS = 200
LEAST_TAKEN = 50_000
"""Bytes that have to be taken in `STUCK` seconds: an answer is not kept for somebody who reads a byte now and then."""
MOST_UNREAD = 32_000_000
"""Bytes of answers that one address may leave unread: an open replay has several million."""

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Unread:
    """Bytes of answers that wait to be read, by address."""

    def __init__(self) -> None:
        self._by_place: dict[str, int] = {}

    def add(self, place: str, count: int) -> int:
        """How many there are now."""
        now = self._by_place.get(place, 0) + count
        if now:
            self._by_place[place] = now
        else:
            self._by_place.pop(place, None)
        return now


class TooFarAhead(Exception):
    """Request upon request, or a socket, and no answer awaited. The parser stops there, and the connection is closed
    with 400."""


class TooManyHeaders(Exception):
    """The parser stops there, and the connection is closed with 400."""


class NoProxyHere(Exception):
    """CONNECT. The parser stops there, and the connection is closed with 400."""


class TwoHosts(Exception):
    """One may lead past a proxy what the other brings in here. The parser stops there, and the connection is closed
    with 400."""


class Connection(HttpToolsProtocol):
    """One connection. `here` counts them by address, `asking` those that have not finished their first headers,
    `unread` the bytes they leave unread."""

    def __init__(
        self, *, addresses: Addresses, buckets: Buckets, here: Crowd, asking: Crowd, unread: Unread, **given: Any
    ) -> None:
        super().__init__(**given)
        self._addresses = addresses
        self._buckets = buckets
        self._here = here
        self._asking = asking
        self._unread = unread
        self._waiting: tuple[str, int] | None = None
        """What is counted of ours: the address, and the bytes."""
        self._head = 0
        """Bytes of the request that is coming in, besides its body."""
        self._headers_read = 0
        self._named = False
        """Whether this request has said which house it is for."""
        self._place: str | None = None
        self._counted: str | None = None
        self._running: RequestResponseCycle | None = None
        """The request that is being answered; others may wait behind it."""
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client is not None else ""
        if not self._addresses.is_proxy(peer):
            key = self._addresses.key(peer)
            most = self._buckets.most
            if self._asking.count(key) >= most(HALF_REQUESTS, peer) or self._here.count(key) >= most(CONNECTIONS, peer):
                transport.abort()
                return
            self._place = key
            self._here.come(key)
            self._counted = key
            self._asking.come(key)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._answer_nobody()
        self._has_asked()
        self._has_gone()
        self._done_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        self._unset_keepalive_if_required()
        try:
            self._read(data)
        except HttpParserError:
            said = "Invalid HTTP request received."
            self.logger.warning(said)
            self.send_400_response(said)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self._answer_nobody()
            self._say_goodbye(TOO_LARGE)

    def _read(self, data: bytes) -> None:
        while True:
            try:
                self.parser.feed_data(data)
            except HttpParserUpgrade as upgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                    return
                data = self._without_upgrade() + data[upgrade.args[0] :]
            else:
                return

    def _without_upgrade(self) -> bytes:
        """The head of this request as if no other protocol had been asked for: whoever asks for one we do not speak is
        answered in this one (RFC 9110, 7.8). The parser would take no body then, and take the body for the next
        request: behind a proxy it might be answered to somebody else."""
        version = self.parser.get_http_version()
        lines = [b"%s %s HTTP/%s" % (self.parser.get_method(), self.url, version.encode())]
        lines += [name + b": " + value for name, value in self.headers if name != b"upgrade"]
        self.parser = HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn has it
        return b"\r\n".join([*lines, b"", b""])

    def _is_read_again(self) -> bool:
        return self.parser.should_upgrade() and not self._should_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headers_read = 0
        self._named = False
        if self._deadline is None:
            self._wait(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers_read += 1
        if self._headers_read > MOST_HEADERS:
            raise TooManyHeaders
        if name.lower() == b"host":
            if self._named:
                raise TwoHosts
            self._named = True
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        # Pieces of a body may have as much around them as they hold.
        self._head -= 2 * len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        if self.parser.get_method() == b"CONNECT":
            raise NoProxyHere
        if self._is_read_again():
            return
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        unanswered = cycle is not None and not cycle.response_complete
        if len(self.pipeline) >= MOST_AHEAD or (unanswered and self.parser.should_upgrade()):
            raise TooFarAhead
        super().on_headers_complete()
        self._has_asked()
        self._wait(BODY_SECONDS)

    def on_message_complete(self) -> None:
        if self._is_read_again():
            return
        super().on_message_complete()
        self._head = 0
        self._done_waiting()

    def send_400_response(self, msg: str) -> None:
        self._answer_nobody()  # it is closed with this: what was asked before would be answered to a closed connection
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _answer_nobody(self) -> None:
        self.pipeline.clear()
        if self._running is not None:
            self._running.disconnected = True
            self._running.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        self._done_waiting()
        self._head = 0
        self._has_gone()  # sockets are counted where they are opened
        super().handle_websocket_upgrade()

    def _has_asked(self) -> None:
        if self._counted is not None:
            self._asking.go(self._counted)
            self._counted = None

    def _has_gone(self) -> None:
        if self._place is not None:
            self._here.go(self._place)
            self._place = None

    def _wait(self, seconds: float) -> None:
        self._done_waiting()
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _done_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self._say_goodbye(TOO_SLOW)

    def _say_goodbye(self, answer: bytes) -> None:
        """Close, with this answer unless another one has begun."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(answer)
        self.transport.close()

    # Answers that are not read

    def pause_writing(self) -> None:
        super().pause_writing()
        waiting = self.transport.get_write_buffer_size()
        self._stuck = self.loop.call_later(STUCK, self._look, waiting)
        if self._place is not None and self._waiting is None:
            self._waiting = self._place, waiting
            peer = self.client[0] if self.client is not None else ""
            if self._unread.add(self._place, waiting) > self._buckets.most(MOST_UNREAD, peer):
                self._answer_nobody()
                self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._waiting is not None:
            place, waiting = self._waiting
            self._waiting = None
            self._unread.add(place, -waiting)
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _look(self, before: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        if waiting > before - LEAST_TAKEN:
            self._answer_nobody()
            self.transport.abort()
        else:
            self._stuck = self.loop.call_later(STUCK, self._look, waiting)


def http_protocol(addresses: Addresses, buckets: Buckets) -> Callable[..., asyncio.Protocol]:
    """What uvicorn wants in its `http` slot."""

    here, asking, unread = Crowd(), Crowd(), Unread()

    def make(**given: Any) -> Connection:
        return Connection(addresses=addresses, buckets=buckets, here=here, asking=asking, unread=unread, **given)

    return make
