"""The deal of the day, and deals among friends: everybody has the same seat, chance and bots, each at a table of their
own, and one try that counts. docs/fairness.md tells how such deals are made."""

from __future__ import annotations

import hmac
import re
import secrets
from datetime import date, timedelta

import msgspec
from litestar import Response

from estaminet import games
from estaminet.bots.regulars import KEYS, who_comes
from estaminet.kernel.codec import plain
from estaminet.kernel.fairness import commitment
from estaminet.kernel.game import Game
from estaminet.kernel.rng import FastRng
from estaminet.server import days, journal, limits
from estaminet.server.clocks import now_ms
from estaminet.server.http.common import (
    AnyRequest,
    address,
    get,
    guest_of,
    http_problem,
    insisted,
    known_game,
    limit,
    named_guest,
    post,
    server_of,
    with_cookie,
)
from estaminet.server.http.mine import own_match
from estaminet.server.protocol.http import Seated
from estaminet.server.protocol.matches import DealInfo, DealList, DealTry, NewDeal
from estaminet.server.regulars import regular_name
from estaminet.server.rows import ID_LETTERS
from estaminet.server.store.rows import Play
from estaminet.server.store.sql import Store
from estaminet.server.tokens import Guest

LEVEL = "club"
"""Bots that answer at once and draw their whims from a seed: the same everywhere."""
HOLD = 12
MOST_TRIES = 2_000
"""Tries of one deal that are looked at."""
SHOWN = 50
"""Tries that are listed, besides one's own."""
_DEAL = re.compile(r"([a-z]{1,20})\.(?:(\d{4}-\d{2}-\d{2})|([0-9a-z]{8}))")


def deal_secret(house: bytes, deal: str) -> bytes:
    """What stands behind a deal: nobody without the house's secret can know it beforehand."""
    return hmac.digest(house, f"deal {deal}".encode(), "sha256")


def read_deal(deal: str) -> tuple[Game, date | None]:
    """The game and the day of a deal; no day for one among friends."""
    parts = _DEAL.fullmatch(deal)
    if parts is None:
        raise http_problem(404, "no-such-deal", f"there is no deal {deal[:40]!r}")
    game = known_game(parts[1])
    if parts[2] is None:
        return game, None
    try:
        day = days.day_of(deal)
    except ValueError:
        raise http_problem(404, "no-such-deal", f"there is no day {parts[2]}") from None
    if day is not None and day > days.today():
        raise http_problem(404, "no-such-deal", "that deal has not been made yet")
    return game, day


def opening_of(deal: str, game: Game, guest: Guest, secret: bytes) -> journal.Opening:
    """The table of one try: the first seat, and bots in the others."""
    assert guest.name is not None
    count = game.manifest.usual_seats
    rng = FastRng.of(int.from_bytes(secret[:8], "big"))
    called = guest.name.casefold()
    namesakes = [key for key in KEYS if regular_name(key).casefold() == called]
    bots = who_comes([LEVEL] * (count - 1), game, namesakes, lambda free: free[rng.below(len(free))])
    seats = (
        journal.SeatOpening(guest.id, guest.name),
        *(journal.SeatOpening(level=level, regular=regular) for level, regular in bots),
    )
    return journal.Opening(
        game=game.key,
        rules=game.manifest.rules_version,
        options=plain(game.read_options({}, count)),
        seats=seats,
        public=False,
        spectators=False,
        start="full",
        stand_in=LEVEL,
        hold=HOLD,
        by=guest.id,
        deal=deal,
    )


def _score(play: Play) -> int | None:
    score = msgspec.json.decode(play.score, type=tuple[int, ...])
    return score[play.seat] if len(score) > play.seat else None


def _board(store: Store, deal: str, game: Game, guest: str | None, *, shown: bool) -> tuple[int, tuple[DealTry, ...]]:
    """How many tries are over, and the best of them. `shown`: others' tables may be looked at."""
    plays = store.tries_at(deal, MOST_TRIES)
    sign = 1 if game.manifest.lowest_leads else -1

    def standing(play: Play) -> tuple[int, int, int]:
        places = msgspec.json.decode(play.places, type=tuple[int, ...])
        return places[play.seat], sign * (_score(play) or 0), play.ended

    plays.sort(key=standing)
    listed = [play for at, play in enumerate(plays) if at < SHOWN or play.holder == guest]
    records = store.records_of([play.table_id for play in listed])
    tries = []
    for play in listed:
        if play.table_id not in records:
            continue
        one = own_match(play, records[play.table_id])
        mine = play.holder == guest
        tries.append(
            DealTry(
                name=one.names[one.seat],
                place=one.places[one.seat],
                score=_score(play),
                luck=one.luck,
                own=one.own,
                mine=mine,
                table=play.table_id if mine or shown else None,
            )
        )
    return len(plays), tuple(tries)


def _info(store: Store, deal: str, guest: str | None) -> DealInfo:
    game, day = read_deal(deal)
    secret = deal_secret(store.house_secret("deals"), deal)
    mine = store.try_of(deal, guest) if guest is not None else None
    over = mine is not None and store.record(mine) is not None
    past = day is not None and day < days.today()
    tried, tries = _board(store, deal, game, guest, shown=past or (day is None and over))
    return DealInfo(
        deal=deal,
        game=game.key,
        date=day.isoformat() if day is not None else None,
        seats=game.manifest.usual_seats,
        level=LEVEL,
        open=not past,
        commitment=commitment(secret),
        secret=secret.hex() if past else None,
        mine=mine,
        over=over,
        tried=tried,
        tries=tries,
    )


def _of_day(store: Store, guest: str | None) -> DealList:
    day = days.today()
    keys = [game.key for game in games.all_games()]
    house = store.house_secret("deals")
    tomorrow = day + timedelta(days=1)
    return DealList(
        day.isoformat(),
        tuple(_info(store, f"{key}.{day}", guest) for key in keys),
        {key: commitment(deal_secret(house, f"{key}.{tomorrow}")) for key in keys},
    )


@get("/api/deals")
async def of_today(request: AnyRequest) -> DealList:
    """Today's deals, and the commitments to tomorrow's."""
    limit(request, limits.WORK)
    guest = guest_of(request)
    store = server_of(request).store
    return await store.apart(_of_day, store, guest.id if guest is not None else None)


@get("/api/deals/{deal:str}")
async def one_deal(request: AnyRequest, deal: str) -> DealInfo:
    """A deal and what came of it so far; its secret once the day is over."""
    limit(request, limits.WORK)
    guest = guest_of(request)
    store = server_of(request).store
    return await store.apart(_info, store, deal, guest.id if guest is not None else None)


@post("/api/deals", status_code=201)
async def new_deal(request: AnyRequest, data: NewDeal) -> DealInfo:
    """A deal to be played by friends: whoever has its name can try it."""
    limit(request, limits.JOIN)
    guest = guest_of(request)
    store = server_of(request).store
    deal = f"{known_game(data.game).key}.{''.join(secrets.choice(ID_LETTERS) for _ in range(8))}"
    return await store.apart(_info, store, deal, guest.id if guest is not None else None)


@post("/api/deals/{deal:str}/play", status_code=200)
async def play(request: AnyRequest, deal: str) -> Response[Seated]:
    """Your one try: a table where it begins at once, or the one where you are at it."""
    limit(request, limits.CREATE)
    server = server_of(request)
    server.services.check_open()
    game, day = read_deal(deal)
    guest = named_guest(request, None)
    store = server.store
    table_id = await store.call(store.try_of, deal, guest.id)
    if table_id is None:
        if day is not None and day < days.today():
            raise http_problem(409, "deal-over", "that day is over: its deal can no longer be tried")
        secret = deal_secret(await store.call(store.house_secret, "deals"), deal)
        table_id = await server.registry.save(opening_of(deal, game, guest, secret), secret)
        if not await store.call(store.keep_try, deal, guest.id, table_id, now_ms()):
            await store.call(store.let_go, table_id, guest.id)  # pressed twice: the first one counts
            table_id = await store.call(store.try_of, deal, guest.id)
            assert table_id is not None
    live = await server.registry.find(table_id)
    if live is None:
        raise http_problem(404, "no-such-table", "the table of your try is gone")
    place = address(request)
    live.owner = guest.id if server.addresses.is_club(place) else server.addresses.key(place)
    seat = live.table.seat_of(guest.id)
    if seat is not None and live.table.stage == "waiting":
        # Nobody's words are in it, so nothing is waited for.
        await insisted(live, lambda: live.write(journal.Worded(seat, "")))
    return with_cookie(request, Seated(live.table.info(), seat), guest)


HANDLERS = [of_today, one_deal, new_deal, play]
