"""Finished matches: records in both forms, replays, positions, everything in bulk; and the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.params import Parameter
from litestar.response import Stream

from estaminet import games
from estaminet.kernel.errors import BadPosition, BadRecord
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record, read, to_text
from estaminet.kernel.values import Seat
from estaminet.server import limits, sandbox
from estaminet.server.http.common import AnyRequest, get, guest_of, http_problem, known_game, limit, post, server_of
from estaminet.server.protocol import MOST_SEATS, PositionInfo, Replay, ReplayRequest, SandboxAnswer, SandboxRequest
from estaminet.server.replay import replay_of
from estaminet.server.store.sql import pages

SeatQuery = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, required=False)]


async def _record(request: AnyRequest, record_id: str) -> bytes:
    server = server_of(request)
    stored = await server.store.call(server.store.record, record_id[:40])
    if stored is None:
        live = await server.registry.find(record_id)
        if live is not None:
            raise http_problem(409, "not-over", "the match is not over; its record is not open yet")
        raise http_problem(404, "no-such-record", f"there is no record {record_id[:40]!r}")
    return stored


def _read(text: str) -> tuple[Record, Match]:
    try:
        return read(text, games.find)
    except BadRecord as error:
        raise http_problem(400, "bad-record", str(error)) from None


@get("/api/records/{record_id:str}", media_type="text/plain")
async def record(request: AnyRequest, record_id: str, format: str = "text") -> Response[Any]:
    """The record of a finished match, as text or (`format=json`) as JSON."""
    limit(request, limits.READ)
    data = await _record(request, record_id)
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

    async def lines() -> AsyncIterator[bytes]:
        source = pages(store, key, public=True)
        while (page := await store.call(next, source, None)) is not None:
            for data in page:
                yield msgspec.json.format(data, indent=-1) + b"\n"
            await asyncio.sleep(0)

    return Stream(lines(), media_type="application/x-ndjson")


@get("/api/replays/{record_id:str}")
async def replay(
    request: AnyRequest,
    record_id: str,
    viewer: SeatQuery = None,
    open: bool = False,
    since: int = 0,
) -> Replay:
    """A match step by step from one viewer's knowledge. While it is not over: a spectator's, or your own seat's."""
    limit(request, limits.WORK)
    server = server_of(request)
    stored = await server.store.call(server.store.record, record_id[:40])
    running = stored is None
    if stored is not None:
        kept, match = _read(stored.decode())
    else:
        live = await server.registry.find(record_id)
        if live is None or live.table.match is None:
            raise http_problem(404, "no-such-record", f"there is no record {record_id[:40]!r}")
        await live.rest()
        guest = guest_of(request)
        seat = live.table.seat_of(guest.id if guest else None)
        if open or (viewer is not None and viewer != seat):
            raise http_problem(403, "not-over", "the match is not over: hands are not open yet")
        if seat is None and not live.table.opening.spectators:
            raise http_problem(403, "no-spectators", "this table has no spectators")
        kept, match = live.table.record(), live.table.match
    return _replay(match, kept, viewer, open, since, running=running)


@post("/api/replays", status_code=200)
async def replay_of_text(request: AnyRequest, data: ReplayRequest) -> Replay:
    """The same for a record that you upload. It is verified, and nothing is kept."""
    limit(request, limits.WORK)
    kept, match = _read(data.record)
    return _replay(match, kept, data.viewer, data.open, data.since)


def _replay(
    match: Match, kept: Record, viewer: int | None, everything: bool, since: int, *, running: bool = False
) -> Replay:
    if viewer is not None and viewer >= match.seats:
        raise http_problem(400, "no-such-seat", f"there is no seat {viewer}; there are {match.seats}, counted from 0")
    if not 0 <= since <= len(match.moves):
        raise http_problem(400, "no-such-move", f"the match has {len(match.moves)} moves")
    seat = None if viewer is None else Seat(viewer)
    return replay_of(match, kept, seat, everything=everything, running=running, since=since)


@get("/api/positions/{record_id:str}")
async def position(request: AnyRequest, record_id: str, move: int | None = None) -> PositionInfo:
    """The full position of a finished match after `move` moves (the end if left out)."""
    limit(request, limits.WORK)
    _, match = _read((await _record(request, record_id)).decode())
    total = len(match.moves)
    wanted = total if move is None else move
    if not 0 <= wanted <= total:
        raise http_problem(400, "no-such-move", f"the match has {total} moves")
    match.rewind(wanted)
    position = match.game.position(match.state)
    return PositionInfo(game=match.game.key, moves=wanted, of=total, position=position)


@post("/api/positions/{key:str}", status_code=200)
async def check_position(request: AnyRequest, key: str, data: dict[str, Any]) -> dict[str, Any]:
    """A position as the rules read it; 400 with every reason if it cannot be."""
    limit(request, limits.WORK)
    game = known_game(key)
    try:
        return game.position(game.from_position(data))
    except BadPosition as error:
        raise http_problem(400, "bad-position", str(error), error.reasons) from None


@post("/api/sandbox", status_code=200)
async def try_out(request: AnyRequest, data: SandboxRequest) -> SandboxAnswer:
    """Look at a position from a seat, or try an action in it, by the real rules. Nothing is kept."""
    limit(request, limits.WORK)
    try:
        return sandbox.answer(known_game(data.game), data)
    except sandbox.BadSandbox as error:
        raise http_problem(400, "bad-position", str(error), error.reasons) from None


HANDLERS = [record, export, replay, replay_of_text, position, check_position, try_out]
