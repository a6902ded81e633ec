"""Opening, finding and joining tables; who I am; moving a seat to another device."""

from __future__ import annotations

import contextlib
import logging
from functools import partial

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from estaminet.bots.players import players_of
from estaminet.bots.regulars import level_of
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.fairness import are_words
from estaminet.kernel.game import Game
from estaminet.kernel.values import Message, Seat
from estaminet.server import host, journal, limits
from estaminet.server.houserules import problems_at
from estaminet.server.http.common import (
    AnyRequest,
    HttpProblem,
    address,
    bad_words,
    get,
    guest_of,
    http_problem,
    insisted,
    known_as,
    known_game,
    known_guest,
    limit,
    live_table,
    named_guest,
    post,
    server_of,
    wanted,
    with_cookie,
)
from estaminet.server.limits import TooFast
from estaminet.server.live import LiveTable
from estaminet.server.names import problem_of_new_name
from estaminet.server.protocol.common import Say
from estaminet.server.protocol.http import (
    Claim,
    Complaint,
    FoundCode,
    Gone,
    JoinTable,
    Me,
    NewTable,
    Problem,
    SayWords,
    Seated,
    SeatLink,
    SetName,
    TableList,
    TakeLinesBack,
)
from estaminet.server.protocol.table import TableInfo
from estaminet.server.reasons import RequestRefused, refused, sentences
from estaminet.server.regulars import bots_for
from estaminet.server.table import Table
from estaminet.server.tokens import COOKIE, SECURE_COOKIE, Guest, SeatClaim

log = logging.getLogger("estaminet.http")

EVERYBODY = "everybody"
"""What all wrong codes together are counted as."""
MOST_LISTED = 50
LINK_SECONDS = 3_600


def strongest(game: Game) -> str:
    return list(players_of(game))[-1]


def _opening(new: NewTable, game: Game, holder: str, name: str) -> journal.Opening:
    """The opening that a request describes; raises an `HttpProblem` with everything that is wrong with it."""
    known = players_of(game)
    levels = [plan.level or "random" for plan in new.seats if plan.kind == "bot"]
    levels += [] if new.stand_in is None else [new.stand_in]
    reasons: list[Message] = [
        ("wrong-level", {"level": level[:40], "known": ", ".join(known)})
        for level in levels
        if level_of(level, game) is None
    ]
    for plan in new.seats:
        if plan.name is not None and (why := problem_of_new_name(plan.name)):
            raise http_problem(400, "bad-name", why)
    if sum(plan.kind == "me" for plan in new.seats) > 1 and not new.hot_seat:
        reasons.append(("wrong-two-seats", {}))
    try:
        options = game.read_options(new.options, len(new.seats))
        one_device = new.hot_seat and all(plan.kind != "open" for plan in new.seats)
        reasons += problems_at(options, new.clock, one_device=one_device)
    except BadOptions as error:
        reasons += error.reasons
    if reasons:
        said = sentences(game, reasons)
        says = tuple([Say(*message) for message in reasons])
        raise HttpProblem(400, Problem("bad-table", " ".join(said), said, says=says))
    bots = iter(bots_for([plan.level or "random" for plan in new.seats if plan.kind == "bot"], game, (name,)))
    seats = []
    for plan in new.seats:
        if plan.kind == "me":
            seats.append(journal.SeatOpening(holder, plan.name or name))
        elif plan.kind == "bot":
            level, regular = next(bots)
            seats.append(journal.SeatOpening(level=level, regular=regular))
        else:
            seats.append(journal.SeatOpening())
    return journal.Opening(
        game=game.key,
        rules=game.manifest.rules_version,
        options=plain(options),
        seats=tuple(seats),
        public=new.public,
        spectators=new.spectators,
        start=new.start,
        hot_seat=new.hot_seat,
        clock=new.clock,
        stand_in=(new.stand_in and level_of(new.stand_in, game)) or strongest(game),
        thinking=new.thinking,
        by=holder,
        hold=new.hold,
        hints=new.hints,
    )


@post("/api/tables", status_code=201)
async def create(request: AnyRequest, data: NewTable) -> Response[Seated]:
    """Open a table. You get the seat you asked for, and a cookie that holds it."""
    limit(request, limits.CREATE)
    server = server_of(request)
    server.services.check_open()
    guest = named_guest(request, data.name)
    assert guest.name is not None
    game = known_game(data.game)
    place = address(request)
    if all(plan.kind == "bot" for plan in data.seats):
        most = server.buckets.most(limits.BOTS_ALONE, place)
        if server.registry.bots_alone(owner_of(request, guest)) >= most:
            raise refused("too-many-bot-tables")
    return await opened(request, _opening(data, game, guest.id, guest.name), guest)


def owner_of(request: AnyRequest, guest: Guest) -> str:
    """People behind one address share the bots' time as one, unless it is known to be a hall full of them."""
    place, addresses = address(request), server_of(request).addresses
    return guest.id if addresses.is_club(place) else addresses.key(place)


async def opened(request: AnyRequest, opening: journal.Opening, guest: Guest) -> Response[Seated]:
    """The table that is opened so, for whoever asked for it."""
    server = server_of(request)
    owner = owner_of(request, guest)
    if server.homes is None:
        table = (await server.registry.open(opening, owner)).table
    else:
        # Where its people come will be its home; where nobody will, it is here.
        table_id = await server.registry.save(opening)
        if all(seat.level is not None for seat in opening.seats):
            await server.homes.elsewhere(table_id)
            live = await server.registry.find(table_id)
            assert live is not None
            live.owner = owner
        looked = await server.registry.look(table_id)
        assert looked is not None
        table = looked
    return with_cookie(request, Seated(table.info(), table.seat_of(guest.id)), guest, 201)


@get("/api/tables")
async def listed(request: AnyRequest) -> TableList:
    """The public tables that have not ended, those with open seats first."""
    limit(request, limits.READ)
    server = server_of(request)
    infos: list[TableInfo] = []
    for table_id in await server.store.call(server.store.public_tables, MOST_LISTED):
        try:
            live = await server.registry.find(table_id)
        except RequestRefused:
            continue
        if live is not None and live.table.stage != "ended":
            infos.append(live.table.info())
    infos.sort(key=lambda info: (info.stage != "waiting", not any(s.kind == "open" for s in info.seats)))
    return TableList(tuple(infos))


@get("/api/tables/{table_id:str}")
async def one(request: AnyRequest, table_id: str) -> Seated:
    """What everybody with the link may know about a table, and where you sit."""
    limit(request, limits.READ)
    live = await live_table(request, table_id)
    guest = guest_of(request)
    return Seated(live.table.info(), live.table.seat_of(guest.id if guest else None))


@get("/api/codes/{code:str}")
async def by_code(request: AnyRequest, code: str) -> FoundCode:
    """The table that four letters stand for."""
    limit(request, limits.READ)
    server = server_of(request)
    asking = address(request), known_as(request)
    server.buckets.check(limits.CODES, *asking)
    try:
        server.buckets.check(limits.ALL_CODES, EVERYBODY)
    except TooFast:
        # Somebody is trying out codes from many addresses. Whoever has typed none wrong lately is still let in.
        if not server.buckets.is_untouched(limits.CODES, *asking):
            raise
    table_id = await server.store.call(server.store.by_code, code.strip().upper()[:8])
    if table_id is None:
        # Only wrong ones count: a hall full of people may come in by the same letters.
        for kind, who in ((limits.CODES, asking), (limits.ALL_CODES, (EVERYBODY, None))):
            with contextlib.suppress(TooFast):
                server.buckets.take(kind, *who)
        raise http_problem(404, "no-such-code", f"no table has the code {code[:8]!r} now")
    return FoundCode(table_id)


async def _sit_down(live: LiveTable, guest: Guest, data: JoinTable) -> Seat:
    """The seat of this guest, who takes one if they have none; raises `RequestRefused`."""
    assert guest.name is not None
    table = live.table
    seat = table.seat_of(guest.id, data.seat)
    if seat is None or (table.opening.hot_seat and data.seat is not None and seat != data.seat):
        if table.stage != "waiting":
            raise refused("started")
        words = data.words.strip()
        if not are_words(words):
            raise bad_words()
        opens = [n for n, state in enumerate(table.seats) if state.kind == "open"]
        if not opens:
            raise refused("table-full")
        chosen = data.seat if data.seat is not None else opens[0]
        if chosen >= len(table.seats):
            raise refused("no-such-seat")
        if chosen not in opens:
            raise refused("seat-taken")
        await live.write(journal.Sat(chosen, guest.id, guest.name, words))
        seat = live.table.seat_of(guest.id, chosen)
        if seat is None:
            raise refused("seat-taken")
    return seat


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, table_id: str, data: JoinTable) -> Response[Seated]:
    """Take an open seat. Whoever already sits here is told where."""
    limit(request, limits.JOIN)
    server = server_of(request)
    server.services.check_open()
    guest = named_guest(request, data.name)
    live = await live_table(request, table_id)
    seat = await insisted(live, lambda: _sit_down(live, guest, data))
    return with_cookie(request, Seated(live.table.info(), seat), guest)


@post("/api/tables/{table_id:str}/words", status_code=200)
async def words(request: AnyRequest, table_id: str, data: SayWords) -> Seated:
    """Your words for chance, until the match starts. Whoever opened the table says some, if only "", after they have
    seen the commitment: before that nothing is dealt."""
    limit(request, limits.JOIN)
    server_of(request).services.check_open()
    guest = known_guest(request)
    live = await live_table(request, table_id)
    said = data.text.strip()

    async def say() -> Seat:
        seat = live.table.seat_of(guest.id, wanted(request))
        if seat is None:
            raise refused("not-seated")
        if live.table.stage != "waiting":
            raise refused("started")
        if not are_words(said):
            raise bad_words()
        await live.write(journal.Worded(seat, said))
        return seat

    seat = await insisted(live, say)
    return Seated(live.table.info(), seat)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: AnyRequest, table_id: str) -> Me:
    """Give your seat up, as `leave` does over the socket: also at a table that cannot be played any more, because its
    rules have changed or it cannot be read."""
    limit(request, limits.JOIN)
    server = server_of(request)
    server.services.check_open()
    guest = known_guest(request)
    try:
        live = await live_table(request, table_id)
    except RequestRefused:
        await server.store.call(server.store.let_go, table_id, guest.id)
    else:

        async def go() -> None:
            seat = live.table.seat_of(guest.id, wanted(request))
            if seat is None:
                raise refused("not-seated")
            await live.write(journal.SeatLeft(seat))

        await insisted(live, go)
    held = await server.store.call(server.store.held_by, guest.id)
    return Me(guest.name, tuple(table for table, *_ in held))


@get("/api/me")
async def me(request: AnyRequest) -> Response[Me]:
    """Who you are here. A token that is a day old is renewed on the way."""
    limit(request, limits.READ)
    server = server_of(request)
    guest = guest_of(request)
    if guest is None:
        return Response(Me(None))
    held = await server.store.call(server.store.held_by, guest.id)
    answer = Me(guest.name, tuple(table_id for table_id, *_ in held))
    return with_cookie(request, answer, guest) if server.signer.stale(guest) else Response(answer)


@post("/api/me", status_code=200)
async def set_name(request: AnyRequest, data: SetName) -> Response[Me]:
    """What you want to be called from now on."""
    limit(request, limits.JOIN)
    guest = named_guest(request, data.name)
    return with_cookie(request, Me(guest.name), guest)


@post("/api/tables/{table_id:str}/report", status_code=200)
async def complain(request: AnyRequest, table_id: str, data: Complaint) -> Gone:
    """Tell the host of a line of chat or of a name."""
    limit(request, limits.REPORTS)
    server = server_of(request)
    guest = known_guest(request)
    live = await live_table(request, table_id)
    about, said = "", ""
    if data.line is not None:
        for number, _, body in await server.store.call(server.store.entries_after, table_id, data.line - 1):
            entry = journal.decode(body) if number == data.line else None
            if isinstance(entry, journal.Spoke):
                about, said = entry.holder or entry.name, f"{entry.name}: {entry.text or entry.emote or ''}"
            break
    elif data.seat is not None and data.seat < len(live.table.seats):
        state = live.table.seats[data.seat]
        about, said = state.holder or "", state.name or ""
    if not said:
        raise http_problem(400, "nothing-there", "a report is about a line of chat or about somebody's name")
    await server.store.apart(host.report, server.store, table_id, guest.id, about, said, data.why)
    log.info("report", extra={"table": table_id})
    return Gone(1)


@post("/api/me/unsay", status_code=200)
async def take_lines_back(request: AnyRequest, data: TakeLinesBack) -> Gone:
    """Take back a line that you said, or all of them, at all tables. What others have read they have read."""
    limit(request, limits.JOIN)
    server = server_of(request)
    guest = known_guest(request)
    store = server.store
    if data.table is not None and data.line is not None:
        outcome = await store.apart(host.unsay, store, data.table, data.line, guest.id)
    elif data.table is None and data.line is None:
        limit(request, limits.OWN)
        outcome = await store.apart(host.unsay_all, store, guest.id)
    else:
        raise http_problem(400, "bad-request", "a table and a line, or neither")
    await store.apart(host.tell_others, store, outcome)
    await server.changed(outcome)
    return Gone(outcome.changed)


async def _give_up(live: LiveTable, seat: int, guest: Guest) -> None:
    """Somebody who is to be forgotten leaves a seat, if it is still theirs."""
    if seat in live.table.seats_of(guest.id):
        await live.write(journal.SeatLeft(seat))


@post("/api/me/forget", status_code=200)
async def forget_me(request: AnyRequest) -> Response[Gone]:
    """Delete yourself as a guest: you leave your seats, what you said and your name go, and this device knows you no
    longer. Finished matches stay, played by a guest without a name."""
    limit(request, limits.OWN)
    server = server_of(request)
    guest = known_guest(request)
    store = server.store
    for table_id, seat, *_ in await store.call(store.unfinished_of, guest.id):
        with contextlib.suppress(RequestRefused):
            live = await server.registry.find(table_id)
            if live is not None:
                await insisted(live, partial(_give_up, live, seat, guest))
    said = await store.apart(host.unsay_all, store, guest.id)
    named = await store.apart(host.anonymise, store, guest.id, gone=True)
    outcome = host.Outcome(said.changed + named.changed, tuple({*said.tables, *named.tables}))
    await store.apart(host.tell_others, store, outcome)
    await server.changed(outcome)
    answer = Response(Gone(outcome.changed))
    for name in (COOKIE, SECURE_COOKIE):
        # Browsers take no word about such a cookie from somebody who does not say that it is secure.
        secure = name == SECURE_COOKIE or server.settings.secure
        answer.set_cookie(Cookie(name, value="", path="/", max_age=0, httponly=True, secure=secure, samesite="strict"))
    return answer


@post("/api/tables/{table_id:str}/link", status_code=200)
async def seat_link(request: AnyRequest, table_id: str) -> SeatLink:
    """A personal link that moves your seat to another device. It works once."""
    limit(request, limits.JOIN)
    server = server_of(request)
    guest = known_guest(request)
    live = await live_table(request, table_id)
    seat = live.table.seat_of(guest.id, wanted(request))
    if seat is None:
        raise refused("not-seated")
    claim = server.signer.claim_token(table_id, seat, guest.id, live.table.seats[seat].held, LINK_SECONDS)
    return SeatLink(f"/t/{table_id}#claim={claim}", claim, LINK_SECONDS)


def _still_good(claim: SeatClaim, table: Table) -> bool:
    """Whether the seat is still held as it was when the link was made."""
    if claim.seat >= len(table.seats):
        return False
    seat = table.seats[claim.seat]
    return seat.holder == claim.holder and seat.held == claim.held


@post("/api/claim", status_code=200)
async def claim_seat(request: AnyRequest, data: Claim) -> Response[Seated]:
    """Take over the seat a personal link stands for."""
    limit(request, limits.JOIN)
    server = server_of(request)
    server.services.check_open()
    claim = server.signer.claim(data.claim)
    live = await server.registry.find(claim.table) if claim is not None else None
    if claim is None or live is None or not _still_good(claim, live.table):
        raise http_problem(410, "link-used", "this link is no longer good: it was used, or it is too old")
    state = live.table.seats[claim.seat]
    guest = msgspec.structs.replace(named_guest(request, None), name=state.name)
    held = live.table.seats_of(guest.id)
    if claim.seat not in held:
        if held and not live.table.opening.hot_seat:
            raise refused("already-seated")
        await live.write(journal.Held(claim.seat, guest.id))
    return with_cookie(request, Seated(live.table.info(), live.table.seat_of(guest.id, claim.seat)), guest)


HANDLERS = [
    create,
    listed,
    one,
    by_code,
    join,
    words,
    leave,
    me,
    set_name,
    seat_link,
    claim_seat,
    complain,
    take_lines_back,
    forget_me,
]
