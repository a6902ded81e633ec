"""Hints at friendly tables: what would be good for whoever is asked, from what their seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.server import journal, limits
from estaminet.server.http.common import (
    AnyRequest,
    http_problem,
    known_guest,
    limit,
    live_table,
    post,
    server_of,
    wanted,
)
from estaminet.server.http.tables import owner_of
from estaminet.server.protocol.matches import AskHint, Hint
from estaminet.server.reasons import refused
from estaminet.server.workshop import TooBusy

if TYPE_CHECKING:
    from estaminet.kernel.values import Seat
    from estaminet.server.table import Table


def _check(table: Table, seat: Seat | None, answers: int) -> Seat:
    """The seat, if it is asked this and may have a hint; raises `RequestRefused`."""
    if seat is None:
        raise refused("not-seated")
    if table.match is None:
        raise refused("not-started")
    if not table.has_hints():
        raise refused("no-hints")
    if table.seats[seat].level is not None:
        raise refused("bot-plays")
    if seat not in table.asked or table.answers[seat] != answers:
        raise refused("stale")
    return seat


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(request: AnyRequest, table_id: str, data: AskHint) -> Hint:
    """What would be good now, where the table has hints. Everybody is told how many you have taken, and the record says
    it; asking again about the same question is free."""
    limit(request, limits.HINTS)
    server = server_of(request)
    server.services.check_open()
    guest = known_guest(request)
    live = await live_table(request, table_id)
    seat = _check(live.table, live.table.seat_of(guest.id, wanted(request)), data.answers)
    table, match = live.table, live.table.match
    assert match is not None
    try:
        made = await server.reviews.hint(table.game, match.observation(seat), owner_of(request, guest))
    except TooBusy:
        raise http_problem(503, "busy", "there is no time for this now; try again later") from None
    _check(live.table, live.table.seat_of(guest.id, wanted(request)), data.answers)
    if not live.table.was_hinted(seat):
        await live.write(journal.Hinted(seat, data.answers))
    return made


HANDLERS = [hint]
