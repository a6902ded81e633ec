"""Finished matches: records in both forms, replays, positions, everything in bulk; and the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.params import Parameter
from litestar.response import Stream

from estaminet.kernel.record import Record, to_json, to_text
from estaminet.server import limits
from estaminet.server.http.common import (
    JSON,
    AnyRequest,
    HttpProblem,
    address,
    get,
    guest_of,
    http_problem,
    known_game,
    limit,
    post,
    server_of,
)
from estaminet.server.protocol.common import MOST_SEATS
from estaminet.server.protocol.http import Problem
from estaminet.server.protocol.matches import (
    PositionInfo,
    Replay,
    ReplayRequest,
    ReviewInfo,
    SandboxAnswer,
    SandboxRequest,
)
from estaminet.server.store.matches import pages
from estaminet.server.workbench import PositionAsked, PositionGiven, RunningAsked
from estaminet.server.workshop import TooBusy

EXPORTED = 20
"""Records that are read at once when all are wanted."""
SeatQuery = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, required=False)]


async def finished_record(request: AnyRequest, record_id: str) -> bytes:
    server = server_of(request)
    stored = await server.store.call(server.store.record, record_id[:40])
    if stored is None:
        live = await server.registry.find(record_id)
        if live is not None:
            raise http_problem(409, "not-over", "the match is not over; its record is not open yet")
        raise http_problem(404, "no-such-record", f"there is no record {record_id[:40]!r}")
    return stored


@get("/api/records/{record_id:str}", media_type="text/plain")
async def record(request: AnyRequest, record_id: str, format: str = "text") -> Response[Any]:
    """The record of a finished match, as text or (`format=json`) as JSON."""
    limit(request, limits.READ)
    data = await finished_record(request, record_id)
    if format == "json":
        return Response(data, media_type="application/json")
    if format != "text":
        raise http_problem(400, "bad-format", f"a record is text or json, not {format[:20]!r}")
    text = to_text(msgspec.json.decode(data, type=Record))
    headers = {"content-disposition": f'inline; filename="{record_id}.estaminet"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/records", media_type="application/x-ndjson")
async def export(request: AnyRequest, game: str | None = None) -> Stream:
    """The finished records of public tables, a JSON record a line, in the order in which they ended."""
    limit(request, limits.WORK)
    store = server_of(request).store
    key = known_game(game).key if game is not None else None
    source = pages(store, key, EXPORTED, public=True)
    # The first ones before anything is said: if the store is away, that is the answer.
    first = await store.apart(next, source, None)

    async def lines() -> AsyncIterator[bytes]:
        page = first
        while page is not None:
            for data in page:
                yield msgspec.json.format(data, indent=-1) + b"\n"
            await asyncio.sleep(0)
            page = await store.apart(next, source, None)

    return Stream(lines(), media_type="application/x-ndjson")


@get("/api/replays/{record_id:str}")
async def replay(
    request: AnyRequest,
    record_id: str,
    viewer: SeatQuery = None,
    open: bool = False,
    since: int = 0,
) -> Response[Replay]:
    """A match step by step from one viewer's knowledge. While it is not over: a spectator's, or your own seat's."""
    limit(request, limits.WORK)
    server = server_of(request)
    stored = await server.store.call(server.store.record, record_id[:40])
    if since < 0:
        raise http_problem(400, "no-such-move", "moves are counted from 0")
    if stored is not None:
        asked = ReplayRequest(record=stored.decode(), viewer=viewer, open=open, since=since)
        return await elsewhere(request, "replay", asked)
    live = await server.registry.find(record_id)
    if live is None or live.table.match is None:
        raise http_problem(404, "no-such-record", f"there is no record {record_id[:40]!r}")
    await live.rest()
    guest = guest_of(request)
    seats = live.table.seats_of(guest.id if guest else None)
    if open or (viewer is not None and viewer not in seats):
        raise http_problem(403, "not-over", "the match is not over: hands are not open yet")
    if not seats and not live.table.opening.spectators:
        raise http_problem(403, "no-spectators", "this table has no spectators")
    moves = len(live.table.match.moves)
    if since > moves:
        raise http_problem(400, "no-such-move", f"the match has {moves} moves")
    # Its record goes no further than to the process for such things, which shows of it what this viewer may know.
    return await elsewhere(request, "running", RunningAsked(to_json(live.table.record()), viewer, since))


@post("/api/replays", status_code=200)
async def replay_of_text(request: AnyRequest, data: ReplayRequest) -> Response[Replay]:
    """The same for a record that you upload. It is verified, and nothing is kept."""
    limit(request, limits.WORK)
    return await elsewhere(request, "replay", data, uploaded=True)


@get("/api/reviews/{record_id:str}")
async def review(request: AnyRequest, record_id: str) -> Response[ReviewInfo]:
    """The review of a finished match. It grows with every request until `done` is `total`; then it is kept."""
    limit(request, limits.WORK)
    stored = await finished_record(request, record_id)
    server = server_of(request)
    try:
        made = await server.reviews.look(record_id[:40], stored, server.addresses.key(address(request)))
    except TooBusy:
        raise http_problem(503, "busy", "there is no time for this now; try again later") from None
    return Response(made, media_type=JSON)  # type: ignore[arg-type]


@get("/api/positions/{record_id:str}")
async def position(request: AnyRequest, record_id: str, move: int | None = None) -> Response[PositionInfo]:
    """The full position of a finished match after `move` moves (the end if left out)."""
    limit(request, limits.WORK)
    stored = (await finished_record(request, record_id)).decode()
    return await elsewhere(request, "position", PositionAsked(stored, move))


@post("/api/positions/{key:str}", status_code=200)
async def check_position(request: AnyRequest, key: str, data: dict[str, Any]) -> Response[dict[str, Any]]:
    """A position as the rules read it; 400 with every reason if it cannot be."""
    limit(request, limits.WORK)
    return await elsewhere(request, "check", PositionGiven(known_game(key).key, data))


@post("/api/sandbox", status_code=200)
async def try_out(request: AnyRequest, data: SandboxRequest) -> Response[SandboxAnswer]:
    """Look at a position from a seat, or try an action in it, by the real rules. Nothing is kept."""
    limit(request, limits.WORK)
    known_game(data.game)
    return await elsewhere(request, "sandbox", data)


async def elsewhere(request: AnyRequest, what: str, asked: msgspec.Struct, *, uploaded: bool = False) -> Response[Any]:
    """The answer to something that costs processor time, from the process for such things."""
    server = server_of(request)
    try:
        done = await server.workshop.do(what, asked, server.addresses.key(address(request)), uploaded=uploaded)
    except TooBusy:
        raise http_problem(503, "busy", "there is no time for this now; try again later") from None
    if done.status != 200:
        raise HttpProblem(done.status, msgspec.json.decode(done.answer, type=Problem))
    return Response(bytes(done.answer), media_type=JSON)


HANDLERS = [record, export, replay, replay_of_text, review, position, check_position, try_out]
