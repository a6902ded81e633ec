"""Playing on from a moment of a finished match: a table that begins in its position, against bots."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Response

from estaminet import games
from estaminet.bots.players import players_of
from estaminet.bots.regulars import level_of
from estaminet.kernel.values import Message
from estaminet.server import journal, limits
from estaminet.server.http.common import AnyRequest, HttpProblem, limit, named_guest, post, server_of
from estaminet.server.http.records import elsewhere, finished_record
from estaminet.server.http.tables import opened, strongest
from estaminet.server.protocol.common import Say
from estaminet.server.protocol.http import Problem, Seated
from estaminet.server.protocol.matches import NewBranch
from estaminet.server.protocol.table import Branch
from estaminet.server.reasons import sentences
from estaminet.server.regulars import bots_for
from estaminet.server.workbench import BranchAsked, BranchMade

COMPANY = "club"
HOLD = 12


@post("/api/branches", status_code=201)
async def branch(request: AnyRequest, data: NewBranch) -> Response[Seated]:
    """Play on from a decision of a finished match: you in the seat that decides, bots in the others. Chance is new from
    there on, and has a commitment of its own; nobody was committed to the position."""
    limit(request, limits.CREATE)
    limit(request, limits.WORK)
    server = server_of(request)
    server.services.check_open()
    guest = named_guest(request, data.name)
    assert guest.name is not None
    stored = (await finished_record(request, data.record)).decode()
    asked = BranchAsked(stored, data.move, data.seat, data.world, secrets.randbits(32))
    made = msgspec.json.decode((await elsewhere(request, "branch", asked)).content, type=BranchMade)
    game = games.find(made.game)
    level = data.level or (COMPANY if COMPANY in players_of(game) else strongest(game))
    if level_of(level, game) is None:
        wrong: list[Message] = [("wrong-level", {"level": level[:40], "known": ", ".join(players_of(game))})]
        said = sentences(game, wrong)
        raise HttpProblem(400, Problem("bad-table", " ".join(said), said, says=tuple([Say(*one) for one in wrong])))
    company = iter(bots_for([level] * (made.seats - 1), game, (guest.name,)))
    seats = []
    for number in range(made.seats):
        if number == made.seat:
            seats.append(journal.SeatOpening(guest.id, guest.name))
        else:
            bot, regular = next(company)
            seats.append(journal.SeatOpening(level=bot, regular=regular))
    opening = journal.Opening(
        game=game.key,
        rules=game.manifest.rules_version,
        options=made.options,
        seats=tuple(seats),
        public=False,
        spectators=True,
        start="full",
        stand_in=strongest(game),
        by=guest.id,
        hold=HOLD,
        branch=Branch(data.record, data.move, data.world),
        position=made.position,
    )
    return await opened(request, opening, guest)


HANDLERS = [branch]
