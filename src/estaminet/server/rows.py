"""What goes into the store: new tables with their id, four letters and secret, and what an entry changes besides."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from estaminet.kernel.record import to_json
from estaminet.review.standing import Opponent
from estaminet.server import journal, metrics
from estaminet.server.clocks import now_ms
from estaminet.server.store.rows import NewRow, PlayRow

if TYPE_CHECKING:
    from estaminet.server.journal import Opening
    from estaminet.server.store.rows import Row
    from estaminet.server.table import Table

log = logging.getLogger("estaminet.tables")

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word."""


def _letters(alphabet: str, count: int) -> str:
    return "".join(secrets.choice(alphabet) for _ in range(count))


def new_code() -> str:
    return _letters(CODE_LETTERS, 4)


def new_row(opening: Opening, secret: bytes | None = None) -> NewRow:
    """A table to be opened, with an id, a code and a secret of its own, or that of a deal."""
    holders = tuple((n, seat.holder) for n, seat in enumerate(opening.seats) if seat.holder is not None)
    body = msgspec.json.encode(opening)
    table_id, code = _letters(ID_LETTERS, 10), new_code()
    secret = secret or secrets.token_bytes(32)
    return NewRow(table_id, code, opening.game, opening.public, body, secret, now_ms(), holders)


def rematch_row(table: Table, asker: int) -> NewRow:
    """The table of the rematch: the same people in the same seats, who say when they are ready. Whoever is alone with
    bots need not."""
    assert table.match is not None
    alone = all(seat.holder in (None, table.seats[asker].holder) for seat in table.seats)
    seats = tuple(
        journal.SeatOpening(
            seat.holder,
            seat.name if seat.holder is not None else None,
            seat.level if seat.holder is None else None,
            regular=seat.regular if seat.holder is None else None,
        )
        for seat in table.seats
    )
    starter = table.game.rematch_seat(table.match.state)
    opening = msgspec.structs.replace(
        table.opening,
        seats=seats,
        start="full" if alone else "ready",
        deal=None,
        rematch_of=table.id,
        rematch_seat=None if starter is None or table.seats[starter].left else starter,
    )
    return new_row(opening)


def row_besides(table: Table, row: Row, held: list[str | None] | None, stage: str, opens: NewRow | None) -> Row:
    """The row with what it changes outside the journal. `held` and `stage` are those before; `held` is None if nobody
    has changed seats, as after a move."""
    holders = tuple(
        (seat, state.holder)
        for seat, (state, before) in enumerate(zip(table.seats, held or (), strict=held is not None))
        if state.holder != before
    )
    record = None
    plays: tuple[PlayRow, ...] = ()
    if stage != "ended" and table.stage == "ended":
        record = (table.game.key, to_json(table.record()).encode())
        plays = plays_at(table)
        metrics.ENDED.labels(table.game.key).inc()
        log.info("ended", extra={"table": table.id, "game": table.game.key})
    concerned: set[str] = set()
    if holders or stage != table.stage or opens is not None:
        concerned = {holder for holder in (*(held or ()), *(state.holder for state in table.seats)) if holder}
    return msgspec.structs.replace(
        row,
        holders=holders,
        concerned=tuple(concerned),
        stage=table.stage if stage != table.stage else None,
        record=record,
        plays=plays,
        opens=opens,
    )


def plays_at(table: Table) -> tuple[PlayRow, ...]:
    """What the match that has just ended was to each guest at the table. One who held several seats has played it once,
    and it does not count; nor does a branch, where what was hidden may be known."""
    assert table.match is not None
    ended = table.match.ended
    if ended is None:
        return ()
    seen: dict[str, list[int]] = {}
    for seat, state in enumerate(table.seats):
        if state.holder is not None:
            seen.setdefault(state.holder, []).append(seat)
    score = table.game.score(table.match.state.view(None))
    branch = table.opening.branch is not None
    rows = []
    for holder, seats in seen.items():
        others = [
            Opponent() if state.holder is not None else Opponent(state.level, state.regular)
            for seat, state in enumerate(table.seats)
            if seat != seats[0]
        ]
        texts = [msgspec.json.encode(value).decode() for value in (ended.places, score or (), others)]
        counts = int(len(seats) == 1 and not branch)
        rows.append(PlayRow(seats[0], holder, len(table.match.moves), counts, *texts))
    return tuple(rows)
