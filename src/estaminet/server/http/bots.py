"""The API for bots, much like that of lichess: a token, streams of JSON lines, moves by POST."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

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
from estaminet.server.limits import MESSAGES
from estaminet.server.links import Link
from estaminet.server.live import LiveTable
from estaminet.server.protocol import messages
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.http import BotEvent, BotMove, BotToken, Problem, SetName
from estaminet.server.protocol.messages import MoveMessage
from estaminet.server.reasons import refused
from estaminet.server.tokens import new_guest_id

KEEP_ALIVE = 7.0
"""Seconds after which an empty line is sent, so that both sides know the other is there."""
MOST_UNREAD = 1_000


@post("/api/bot/token", status_code=201)
async def token(request: AnyRequest, data: SetName) -> BotToken:
    """A new identity for a program. Whoever has the token is that program; keep it."""
    limit(request, limits.TOKENS)
    guest = named_guest(request, data.name)
    signer = server_of(request).signer
    return BotToken(signer.token(new_guest_id(), guest.name), guest.name or "")


async def _lines(queue: asyncio.Queue[bytes | None]) -> AsyncIterator[bytes]:
    """What is put into the queue, a line each, until None; empty lines in between."""
    while True:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                line = await queue.get()
        except TimeoutError:
            yield b"\n"
            continue
        if line is None:
            return
        yield line + b"\n"


@get("/api/bot/stream")
async def events(request: AnyRequest) -> Stream:
    """Your seats at tables that have not ended, now and whenever that changes: a `seat` a line."""
    limit(request, limits.STREAMS)
    guest = known_guest(request)
    server = server_of(request)

    async def lines() -> AsyncIterator[bytes]:
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
                    if (table, seat, stage) not in known and (stage != "ended" or any(k[0] == table for k in known)):
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
    queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(line: bytes | None) -> None:
        if queue.qsize() > MOST_UNREAD:
            # It reads more slowly than the table plays. It can come back and load.
            line = None
            live.remove(link)
        queue.put_nowait(line)

    name = live.table.names()[seat] if seat is not None else guest.name or "Guest"
    place = server_of(request).addresses.key(address(request))
    link = Link(put, lambda _: put(None), guest.id, name, seat, place, wanted(request), program=True)

    async def lines() -> AsyncIterator[bytes]:
        live.add(link)
        metrics.SOCKETS.inc()
        try:
            async for line in _lines(queue):
                yield line
        finally:
            metrics.SOCKETS.dec()
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
    link = Link(take, lambda _: None, guest.id, name, seat, server.addresses.key(address(request)), wanted(request))
    live.hear(link, message, server.buckets.bucket(MESSAGES, f"{guest.id} {live.table.id}"))
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
