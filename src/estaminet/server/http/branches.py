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
from estaminet.server.http.common import (
    AnyRequest,
    HttpProblem,
    get,
    guest_of,
    http_problem,
    limit,
    named_guest,
    post,
    server_of,
)
from estaminet.server.http.records import elsewhere, finished_record
from estaminet.server.http.tables import opened, strongest
from estaminet.server.protocol.common import Say
from estaminet.server.protocol.http import Problem, Seated
from estaminet.server.protocol.matches import NewBranch, Variation, Variations
from estaminet.server.protocol.table import Branch
from estaminet.server.reasons import sentences
from estaminet.server.regulars import bots_for
from estaminet.server.store.sql import Store
from estaminet.server.table import iso
from estaminet.server.workbench import BranchAsked, BranchMade

COMPANY = "club"
HOLD = 12
BROUGHT = "-"
"""In place of the record that a branch leaves, where somebody brought it along."""
DEEPEST = 20
"""How far up the match that everything goes back to is looked for."""
MOST_TABLES = 2_000
"""Tables of a guest that are looked through for branches, the latest."""
MOST_SHOWN = 200


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
    if (data.record is None) == (data.brought is None):
        raise http_problem(400, "bad-request", "either `record` or `brought` says which match it was")
    of = data.record
    text = data.brought if of is None else (await finished_record(request, of)).decode()
    asked = BranchAsked(text or "", data.move, data.seat, data.world, secrets.randbits(32))
    answer = await elsewhere(request, "branch", asked, uploaded=of is None)
    made = msgspec.json.decode(answer.content, type=BranchMade)
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
        branch=Branch(BROUGHT if of is None else of, data.move, data.world),
        position=made.position,
    )
    return await opened(request, opening, guest)


class _Branched(msgspec.Struct):
    """What is wanted of an opening."""

    branch: Branch | None = None


class _Told(msgspec.Struct):
    """What is wanted of a record."""

    names: tuple[str, ...]
    places: tuple[int, ...] = ()
    branch: str | None = None
    date: str | None = None


def _record(store: Store, record_id: str) -> _Told | None:
    stored = store.record(record_id)
    return None if stored is None else msgspec.json.decode(stored, type=_Told)


def _variation(record_id: str, told: _Told) -> Variation | None:
    """A finished branch as its record tells it; None if it is none."""
    if told.branch is None:
        return None
    of, move, world = told.branch.split(" ")
    branch = msgspec.convert({"of": of, "move": int(move), "world": world}, Branch)
    return Variation(
        id=record_id,
        of=branch.of,
        move=branch.move,
        world=branch.world,
        opened=told.date,
        over=True,
        names=told.names,
        places=told.places,
    )


def _tree(store: Store, record_id: str, guest: str | None) -> Variations | None:
    """The way down to this match, and all branches where the guest holds a seat. Nobody is told of anybody else's."""
    told = _record(store, record_id)
    if told is None:
        return None
    root = record_id
    way: list[Variation] = []
    while len(way) < DEEPEST and (one := _variation(root, told)) is not None:
        above = _record(store, one.of)
        if above is None:
            break
        way.insert(0, one)
        root, told = one.of, above
    mine: dict[str, list[Variation]] = {}
    for table_id, at, stage, opening in store.openings_of(guest, MOST_TABLES) if guest is not None else ():
        branch = msgspec.json.decode(opening, type=_Branched).branch
        if branch is None or any(one.id == table_id for one in way):
            continue
        if stage == "ended":
            done = _record(store, table_id)
            new = None if done is None else _variation(table_id, done)
        elif stage == "closed":
            new = None
        else:
            new = Variation(id=table_id, of=branch.of, move=branch.move, world=branch.world, opened=iso(at)[:10])
        if new is not None:
            mine.setdefault(branch.of, []).insert(0, new)
    found = list(way)
    leaves = [root, *(one.id for one in way)]
    for of in leaves:
        more = sorted(mine.get(of, ()), key=lambda one: one.move)
        found += more
        leaves += (one.id for one in more)
    return Variations(root, tuple(found[:MOST_SHOWN]))


@get("/api/branches/{record_id:str}")
async def variations(request: AnyRequest, record_id: str) -> Variations:
    """The branches of a finished match that you have played or are playing, with those of these, as a tree; where the
    match is a branch itself, from where it all began."""
    limit(request, limits.READ)
    guest = guest_of(request)
    store = server_of(request).store
    tree = await store.apart(_tree, store, record_id[:40], guest.id if guest is not None else None)
    if tree is None:
        raise http_problem(404, "no-such-record", f"there is no record {record_id[:40]!r}")
    return tree


HANDLERS = [branch, variations]
