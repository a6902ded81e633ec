"""The API for bots, much like that of lichess: a token, streams of JSON lines, moves by POST."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.response import Stream

from estaminet.server import limits, metrics
from estaminet.server.http.common import (
    AnyRequest,
    HttpProblem,
    address,
    get,
    http_problem,
    known_guest,
    limit,
    live_table,
    named_guest,
    post,
    server_of,
    wanted,
)
from estaminet.server.limits import MESSAGES, RULES
from estaminet.server.links import Link
from estaminet.server.live import LiveTable
from estaminet.server.protocol import messages
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.http import BotEvent, BotMove, BotToken, Problem, SetName
from estaminet.server.protocol.messages import MoveMessage
from estaminet.server.reasons import refused
from estaminet.server.tokens import Guest, new_guest_id
from estaminet.server.websocket import HandshakeRejected

if TYPE_CHECKING:
    from estaminet.server.server import Server

KEEP_ALIVE = 7.0
"""Seconds after which an empty line is sent, so that both sides know the other is there."""
MOST_UNREAD = 512_000
"""Bytes that a program may leave unread when there is more to send."""


@post("/api/bot/token", status_code=201)
async def token(request: AnyRequest, data: SetName) -> BotToken:
    """A new identity for a program. Whoever has the token is that program; keep it."""
    limit(request, limits.TOKENS)
    guest = named_guest(request, data.name)
    signer = server_of(request).signer
    return BotToken(signer.token(new_guest_id(), guest.name), guest.name or "")


class Unread:
    """Lines on their way to a program."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0

    def put(self, line: bytes) -> bool:
        """False if it reads more slowly than the table plays, and has to come back and load: that was the last line."""
        if self._bytes > MOST_UNREAD:
            self.end()
            return False
        self._bytes += len(line)
        self._queue.put_nowait(line)
        return True

    def end(self) -> None:
        self._queue.put_nowait(None)

    async def lines(self) -> AsyncIterator[bytes]:
        """Until the end, with empty lines in between."""
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    line = await self._queue.get()
            except TimeoutError:
                yield b"\n"
                continue
            if line is None:
                return
            self._bytes -= len(line)
            yield line + b"\n"


@contextlib.contextmanager
def _counted(server: Server, keys: tuple[str, ...]) -> Iterator[None]:
    """A stream that is open counts like a socket."""
    server.crowd.come(*keys)
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        metrics.SOCKETS.dec()
        server.crowd.go(*keys)


def _room(request: AnyRequest, guest: Guest, what: str) -> tuple[str, ...]:
    """What one more stream is counted as."""
    try:
        return server_of(request).room_for(address(request), guest.id, what)
    except HandshakeRejected as error:
        raise HttpProblem(error.status, msgspec.json.decode(error.body, type=Problem)) from None


@get("/api/bot/stream")
async def events(request: AnyRequest) -> Stream:
    """Your seats at tables that have not ended, now and whenever that changes: a `seat` a line."""
    limit(request, limits.STREAMS)
    guest = known_guest(request)
    server = server_of(request)
    keys = _room(request, guest, "seats")

    async def lines() -> AsyncIterator[bytes]:
        with _counted(server, keys):
            known: set[tuple[str, int, str]] = set()
            changed = server.services.listen(guest.id)
            try:
                while not server.services.stopping:
                    changed.clear()
                    held = await server.store.call(server.store.held_by, guest.id)
                    now = {(table, seat, stage) for table, seat, _, stage in held}
                    news = False
                    for table, seat, game, stage in held:
                        # A table that had ended when the stream began is no news.
                        was_there = any(one[0] == table for one in known)
                        if (table, seat, stage) not in known and (stage != "ended" or was_there):
                            yield encode(BotEvent(table, seat, game, stage)) + b"\n"  # type: ignore[arg-type]
                            news = True
                    known = now
                    if not news:
                        yield b"\n"
                    # It is looked at again after a while as well: news from other processes may be lost.
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(KEEP_ALIVE):
                            await changed.wait()
            finally:
                server.services.unlisten(guest.id, changed)

    return Stream(lines(), media_type="application/x-ndjson")


@get("/api/bot/tables/{table_id:str}/stream")
async def table_stream(request: AnyRequest, table_id: str) -> Stream:
    """The same messages that a socket at this table would carry, one per line; empty lines keep it alive."""
    limit(request, limits.STREAMS)
    guest = known_guest(request)
    live = await live_table(request, table_id)
    seat = live.table.seat_of(guest.id, wanted(request))
    if not live.table.admits(guest.id):
        raise http_problem(403, "no-spectators", "this table has no spectators")
    keys = _room(request, guest, live.table.id)
    unread = Unread()

    def put(line: bytes) -> None:
        if not unread.put(line):
            live.remove(link)

    name = live.table.names()[seat] if seat is not None else guest.name or "Guest"
    place = server_of(request).addresses.key(address(request))
    link = Link(put, lambda _: unread.end(), guest.id, name, seat, place, wanted(request), program=True)

    async def lines() -> AsyncIterator[bytes]:
        with _counted(server_of(request), keys):
            live.add(link)
            try:
                async for line in unread.lines():
                    yield line
            finally:
                live.remove(link)

    return Stream(lines(), media_type="application/x-ndjson")


async def _do(request: AnyRequest, live: LiveTable, message: messages.FromClient) -> Any:
    """Carry a message out as if it had come over a socket; the answer is the message a socket would have got."""
    guest = known_guest(request)
    server = server_of(request)
    answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def take(line: bytes) -> None:
        if not answered.done():
            answered.set_result(line)

    seat = live.table.seat_of(guest.id, wanted(request))
    if seat is None and live.table.back_of(guest.id) is None:
        raise refused("not-seated")
    name = live.table.names()[seat] if seat is not None else guest.name or "Guest"
    place = address(request)
    rules = server.buckets.of_address(RULES, place)
    link = Link(take, lambda _: None, guest.id, name, seat, server.addresses.key(place), wanted(request), rules=rules)
    live.hear(link, message, server.buckets.at_table(place, guest.id, live.table.id))
    answer = msgspec.json.decode(await answered)
    if answer["type"] == "refused":
        because = answer["reason"]
        detail = because.get("text") or because["code"]
        reasons = (because["clause"],) if "clause" in because else ()
        seconds = answer.get("seconds")
        key = MESSAGES.key if seconds is not None else None
        raise HttpProblem(429 if key else 409, Problem(because["code"], detail, reasons, key, seconds))
    return answer


@post("/api/bot/tables/{table_id:str}/move", status_code=200)
async def move(request: AnyRequest, table_id: str, data: BotMove) -> dict[str, Any]:
    """Play. The answer is `accepted`, or 409 with the code, and the clause if the rules refuse."""
    live = await live_table(request, table_id)
    message = MoveMessage(id=data.id, index=data.index, action=data.action, text=data.text, answers=data.answers)
    return await _do(request, live, message)  # type: ignore[no-any-return]


@post("/api/bot/tables/{table_id:str}/do", status_code=200)
async def do(request: AnyRequest, table_id: str, data: messages.FromClient) -> dict[str, Any]:
    """Anything else a socket could say: `chat`, `why`, `leave`, `take-back`, `vote`, `rematch` and so on."""
    live = await live_table(request, table_id)
    return await _do(request, live, data)  # type: ignore[no-any-return]


HANDLERS = [token, events, table_stream, move, do]
