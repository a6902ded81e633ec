"""My tavern: what a guest has played and how they fare, all of it in one file, and a link that takes it along."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Response
from litestar.response import Stream

from estaminet.review.model import VERSION
from estaminet.review.standing import Opponent, Played, Standing, standing_of
from estaminet.server import host, limits
from estaminet.server.http.common import (
    AnyRequest,
    get,
    guest_of,
    http_problem,
    known_guest,
    limit,
    post,
    server_of,
    with_cookie,
)
from estaminet.server.protocol.http import Me
from estaminet.server.protocol.matches import OwnClaim, OwnLink, OwnMatch, OwnMatches
from estaminet.server.store.rows import Play
from estaminet.server.store.sql import Store
from estaminet.server.table import iso
from estaminet.server.tokens import Guest

PAGE = 12
"""Matches that are listed at once."""
BATCH = 10
"""Matches that are read at once when all are wanted."""
LINK_SECONDS = 3_600

_opponents = msgspec.json.Decoder(tuple[Opponent, ...]).decode
_numbers = msgspec.json.Decoder(tuple[int, ...]).decode


class _Told(msgspec.Struct):
    """What a list needs of a record."""

    names: tuple[str, ...]
    branch: str | None = None


def played(play: Play) -> Played:
    """As it is counted. Figures of other versions are not mixed in."""
    current = play.version == VERSION
    return Played(
        id=play.table_id,
        game=play.game,
        ended=play.ended,
        seat=play.seat,
        places=_numbers(play.places),
        others=_opponents(play.others),
        counts=bool(play.counts),
        luck=play.luck if current else None,
        own=play.own if current else None,
    )


def own_match(play: Play, record: bytes) -> OwnMatch:
    one = played(play)
    told = msgspec.json.decode(record, type=_Told)
    return OwnMatch(
        id=one.id,
        game=one.game,
        ended=iso(one.ended),
        seat=one.seat,
        names=told.names,
        places=one.places,
        score=_numbers(play.score),
        moves=play.moves,
        others=one.others,
        counts=one.counts,
        branch=told.branch is not None,
        luck=one.luck,
        own=one.own,
    )


def _before(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    ended, _, last = text.partition(".")
    if not ended.isdecimal() or len(ended) > 15 or not last:
        raise http_problem(400, "bad-request", "`before` is the `next` of an earlier answer")
    return int(ended), last[:40]


@get("/api/me/matches")
async def matches(request: AnyRequest, before: str | None = None) -> OwnMatches:
    """Your finished matches, the latest first, some at a time."""
    limit(request, limits.READ)
    guest = guest_of(request)
    if guest is None:
        return OwnMatches(())
    store = server_of(request).store
    plays = await store.call(store.plays_of, guest.id, _before(before), PAGE + 1)
    listed = plays[:PAGE]
    records = await store.call(store.records_of, [play.table_id for play in listed])
    more = f"{listed[-1].ended}.{listed[-1].table_id}" if len(plays) > PAGE else None
    return OwnMatches(
        tuple(own_match(play, records[play.table_id]) for play in listed if play.table_id in records), more
    )


def _standing(store: Store, holder: str) -> Standing:
    return standing_of(played(play) for play in store.plays_of(holder))


@get("/api/me/standing")
async def standing(request: AnyRequest) -> Standing:
    """How you fare, counted from all your finished matches."""
    limit(request, limits.WORK)
    guest = guest_of(request)
    if guest is None:
        return standing_of(())
    store = server_of(request).store
    return await store.apart(_standing, store, guest.id)


@get("/api/me/export", media_type="application/json")
async def export(request: AnyRequest) -> Stream:
    """Everything that is kept about you in one file: your matches with their records and reviews, your seats at tables
    that are not over, what you have said, and how you fare."""
    limit(request, limits.OWN)
    guest = known_guest(request)
    store = server_of(request).store

    encode = msgspec.json.encode
    held = await store.apart(store.unfinished_of, guest.id)
    seats = [{"table": table, "seat": seat, "game": game} for table, seat, game, _ in held]
    said = await store.apart(host.said_by, store, guest.id)
    fares = await store.apart(_standing, store, guest.id)
    tries = await store.call(store.tries_of, guest.id)
    head: dict[str, Any] = {
        "format": 1,
        "guest": guest.id,
        "name": guest.name,
        "seats": seats,
        "said": said,
        "tries": [{"deal": deal, "table": table, "at": iso(at)} for deal, table, at in tries],
        "standing": fares,
    }

    async def parts() -> AsyncIterator[bytes]:
        yield encode(head)[:-1] + b',"matches":['
        before: tuple[int, str] | None = None
        first = True
        while plays := await store.apart(store.plays_of, guest.id, before, BATCH):
            before = plays[-1].ended, plays[-1].table_id
            ids = [play.table_id for play in plays]
            records = await store.apart(store.records_of, ids)
            reviews = await store.apart(store.reviews_of, ids, VERSION)
            for play in plays:
                if play.table_id not in records:
                    continue
                review = reviews.get(play.table_id)
                match = {
                    "id": play.table_id,
                    "ended": play.ended,
                    "seat": play.seat,
                    "counts": bool(play.counts),
                    "others": msgspec.Raw(play.others.encode()),
                    "record": msgspec.Raw(records[play.table_id]),
                    "review": msgspec.Raw(review) if review is not None else None,
                }
                yield (b"" if first else b",") + b"\n" + encode(match)
                first = False
            await asyncio.sleep(0)
        yield b"\n]}\n"

    headers = {"content-disposition": 'attachment; filename="my-tavern.json"'}
    return Stream(parts(), media_type="application/json", headers=headers)


@post("/api/me/link", status_code=200)
async def own_link(request: AnyRequest) -> OwnLink:
    """A personal link that makes another device you as well. It works once."""
    limit(request, limits.LINKS)
    server = server_of(request)
    guest = known_guest(request)
    link, until = secrets.token_urlsafe(12), int(time.time()) + LINK_SECONDS
    await server.store.call(server.store.make_link, link, until)
    claim = server.signer.guest_claim_token(link, guest.id, guest.name, until)
    return OwnLink(f"/me#claim={claim}", claim, LINK_SECONDS)


@post("/api/me/claim", status_code=200)
async def claim_all(request: AnyRequest, data: OwnClaim) -> Response[Me]:
    """Be the guest whose link this is. Whoever has played here as somebody else is asked first (409)."""
    limit(request, limits.JOIN)
    server = server_of(request)
    store = server.store
    claim = server.signer.guest_claim(data.claim)
    if claim is None or (claim.until - LINK_SECONDS) * 1000 < server.known.nameless.get(claim.holder, 0):
        # Nor is one from before its guest was deleted, or lost their name.
        raise http_problem(410, "link-used", "this link is no longer good: it was used, or it is too old")
    before = guest_of(request)
    if before is not None and before.id != claim.holder and not data.instead:
        over = await store.call(store.plays_of, before.id, None, 1)
        seats = await store.call(store.held_by, before.id, 1)
        if over or seats:
            raise http_problem(409, "somebody-else", "this browser has played here as somebody else")
    if not await store.call(store.use_link, claim.id):
        raise http_problem(410, "link-used", "this link is no longer good: it was used, or it is too old")
    guest = Guest(claim.holder, claim.name)
    held = await store.call(store.held_by, guest.id)
    return with_cookie(request, Me(guest.name, tuple(table for table, *_ in held)), guest)


HANDLERS = [matches, standing, export, own_link, claim_all]
