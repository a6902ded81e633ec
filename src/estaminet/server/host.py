"""What a host may do, on the store: look at tables, close and forget them, take lines and names away, keep people out,
and throw away what is old. Calls block and may read a whole journal: never on the event loop (`Store.apart`).

Journals are otherwise never altered. Where a line or a name has to go, its entry stays in its place without it, so that
numbers, moves and chance remain what they were.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import delete, func, insert, select, text, true, update
from sqlalchemy.exc import DBAPIError

from estaminet.kernel.record import Record, to_json
from estaminet.server import journal
from estaminet.server.addresses import Addresses
from estaminet.server.clocks import now_ms
from estaminet.server.protocol.common import LineNumber
from estaminet.server.reasons import RequestRefused
from estaminet.server.store import notice
from estaminet.server.store.database import failing
from estaminet.server.store.notice import Notice
from estaminet.server.store.schema import (
    BANS,
    HOLDERS,
    HOUSE,
    JOURNAL,
    LINKS,
    NAMELESS,
    PLAYS,
    RECORDS,
    REPORTS,
    REVIEWS,
    TABLES,
    TRIES,
)
from estaminet.server.table import fold, iso
from estaminet.server.tokens import DAY, new_guest_id

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from estaminet.server.journal import Entry
    from estaminet.server.store.sql import Store

NOBODY = "Guest"
"""What somebody is called whose name was taken away."""
MOST_HOURS = 24 * 366
MOST_OF_REPORTER, MOST_REPORTS = 20, 1_000
"""Reports that wait for the host: of one guest, and of all."""
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Why = Annotated[str, Meta(max_length=300)]


# What can be ordered


class _Order(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class CloseTable(_Order, frozen=True, tag="close"):
    """Everybody is sent away, and nobody gets in again. Everything is kept."""

    table: Name


class ForgetTable(_Order, frozen=True, tag="forget"):
    """The table is deleted, with its record."""

    table: Name


class Unsay(_Order, frozen=True, tag="unsay"):
    """A line of chat goes."""

    table: Name
    line: LineNumber


class Ban(_Order, frozen=True, tag="ban"):
    """`who`: `guest ID` or `address 203.0.113.7`."""

    who: Annotated[str, Meta(pattern=r"^(guest|address) [^ ]{1,80}$")]
    hours: Annotated[float, Meta(gt=0, le=MOST_HOURS)] = 24.0
    why: Why = ""


class Unban(_Order, frozen=True, tag="unban"):
    who: Name


class Unname(_Order, frozen=True, tag="unname"):
    """A guest's name goes, everywhere; the next one they give is theirs again."""

    guest: Name


class SetMessage(_Order, frozen=True, tag="message"):
    """The message of the day; an empty one takes it away."""

    text: Why


class SettleReport(_Order, frozen=True, tag="settle"):
    """A report has been dealt with."""

    report: Name


HostOrder = CloseTable | ForgetTable | Unsay | Ban | Unban | Unname | SetMessage | SettleReport


class Outcome(Struct, frozen=True):
    """What was changed: how many things, and which tables have to be read again."""

    changed: int
    tables: tuple[str, ...] = ()


# What can be looked at


class HostTable(Struct, frozen=True):
    id: str
    code: str | None
    game: str
    stage: str
    public: bool
    created: str
    last: str
    entries: int


class HostSeat(Struct, frozen=True):
    seat: int
    name: str
    guest: str | None


class HostLine(Struct, frozen=True):
    line: int
    at: str
    name: str
    seat: int | None
    guest: str | None
    text: str


class HostTableWhole(Struct, frozen=True):
    table: HostTable
    seats: tuple[HostSeat, ...]
    chat: tuple[HostLine, ...]


class HostBan(Struct, frozen=True):
    who: str
    until: str
    why: str


class HostReport(Struct, frozen=True):
    report: str
    at: str
    table: str
    by: str
    about: str
    said: str
    why: str


class HostPeople(Struct, frozen=True):
    bans: tuple[HostBan, ...]
    reports: tuple[HostReport, ...]
    message: str


@contextmanager
def _changing(store: Store) -> Iterator[Connection]:
    try:
        with store.writing() as connection:
            yield connection
    except DBAPIError as error:
        raise failing(error) from error


def tables(store: Store, stage: str | None = None, limit: int = 100) -> list[HostTable]:
    """The tables, those where something happened last first."""
    entries = (
        select(JOURNAL.c.table_id, func.count().label("entries"), func.max(JOURNAL.c.at).label("last"))
        .group_by(JOURNAL.c.table_id)
        .subquery()
    )
    last = func.coalesce(entries.c.last, TABLES.c.created)
    query = select(TABLES, func.coalesce(entries.c.entries, 0).label("entries"), last.label("last"))
    query = query.outerjoin(entries, entries.c.table_id == TABLES.c.id).order_by(last.desc()).limit(limit)
    if stage is not None:
        query = query.where(TABLES.c.stage == stage)
    with store.reading() as connection:
        return [_host_table(row) for row in connection.execute(query)]


def _host_table(row: Any) -> HostTable:
    last, created = iso(row.last), iso(row.created)
    return HostTable(row.id, row.code, row.game, row.stage, bool(row.public), created, last, row.entries)


def table(store: Store, table_id: str) -> HostTableWhole | None:
    """One table with its people and its chat."""
    stored = store.load(table_id)
    if stored is None:
        return None
    seats: tuple[HostSeat, ...] = ()
    try:
        told = fold(msgspec.structs.replace(stored, stage="playing") if stored.stage == "closed" else stored)
        names = told.names()
        seats = tuple(HostSeat(n, names[n], seat.holder) for n, seat in enumerate(told.seats))
        public = told.opening.public
    except RequestRefused:
        public = False  # it cannot be read, but closed and forgotten all the same
    chat = []
    for number, at, body in stored.entries:
        if body.startswith(SPOKEN):
            line = journal.decode(body)
            if isinstance(line, journal.Spoke) and (line.text or line.emote):
                chat.append(HostLine(number, iso(at), line.name, line.seat, line.holder, line.text or line.emote or ""))
    last = stored.entries[-1][1] if stored.entries else stored.created
    head = HostTable(
        stored.id,
        stored.code,
        stored.game,
        stored.stage,
        public,
        iso(stored.created),
        iso(last),
        len(stored.entries),
    )
    return HostTableWhole(head, seats, tuple(chat))


def people(store: Store) -> HostPeople:
    with store.reading() as connection:
        bans = connection.execute(select(BANS).where(BANS.c.until > now_ms()).order_by(BANS.c.until)).all()
        reports = connection.execute(select(REPORTS).order_by(REPORTS.c.at)).all()
        message = connection.execute(select(HOUSE.c.value).where(HOUSE.c.key == "message")).scalar()
    return HostPeople(
        tuple(HostBan(row.who, iso(row.until), row.why) for row in bans),
        tuple(HostReport(r.id, iso(r.at), r.table_id, r.reporter, r.about, r.said, r.why) for r in reports),
        message or "",
    )


class Known(Struct, frozen=True):
    """What every process keeps in mind: who is kept out until when, whose old names are not used, what is announced."""

    bans: dict[str, int] = {}
    nameless: dict[str, int] = {}
    message: str = ""


def known(store: Store) -> Known:
    with store.reading() as connection:
        bans = {str(row.who): int(row.until) for row in connection.execute(select(BANS))}
        nameless = {str(row.guest): int(row.since) for row in connection.execute(select(NAMELESS))}
        message = connection.execute(select(HOUSE.c.value).where(HOUSE.c.key == "message")).scalar()
    return Known(bans, nameless, message or "")


# Doing it


def carry_out(store: Store, order: HostOrder) -> Outcome:
    """Do what the host wants; the other processes are told, where there can be any."""
    match order:
        case CloseTable():
            outcome = _close(store, order.table)
        case ForgetTable():
            outcome = _forget(store, (order.table,))
        case Unsay():
            outcome = unsay(store, order.table, order.line)
        case Ban():
            who = _counted(order.who)
            until = now_ms() + int(order.hours * 3_600_000)
            outcome = _put(store, BANS, BANS.c.who, who, {"who": who, "until": until, "why": order.why})
        case Unban():
            outcome = _take(store, BANS, BANS.c.who.in_((order.who, _counted(order.who))))
        case Unname():
            outcome = anonymise(store, order.guest)
        case SetMessage():
            outcome = _put(store, HOUSE, HOUSE.c.key, "message", {"key": "message", "value": order.text})
        case SettleReport():
            outcome = _take(store, REPORTS, REPORTS.c.id == order.report)
    tell_others(store, outcome)
    return outcome


def _counted(who: str) -> str:
    """Somebody as they are counted: an address of IPv6 stands for its /64."""
    kind, _, name = who.partition(" ")
    return f"address {Addresses().key(name)}" if kind == "address" else who


def tell_others(store: Store, outcome: Outcome) -> None:
    if store.shared:
        store.announce(notice.encode(Notice(store.process, again=outcome.tables[:100], people=True)))


def _put(store: Store, place: Any, column: Any, key: str, values: dict[str, Any]) -> Outcome:
    with _changing(store) as connection:
        connection.execute(delete(place).where(column == key))
        connection.execute(insert(place).values(**values))
    return Outcome(1)


def _take(store: Store, place: Any, which: Any) -> Outcome:
    with _changing(store) as connection:
        return Outcome(connection.execute(delete(place).where(which)).rowcount)


def _close(store: Store, table_id: str) -> Outcome:
    with _changing(store) as connection:
        done = connection.execute(
            update(TABLES).where(TABLES.c.id == table_id).values(stage="closed", code=None, touched=now_ms())
        )
        return Outcome(done.rowcount, (table_id,))


def _forget(store: Store, table_ids: tuple[str, ...]) -> Outcome:
    with _changing(store) as connection:
        columns = (
            JOURNAL.c.table_id,
            HOLDERS.c.table_id,
            RECORDS.c.id,
            REVIEWS.c.id,
            PLAYS.c.table_id,
            TRIES.c.table_id,
        )
        for column in columns:
            connection.execute(delete(column.table).where(column.in_(table_ids)))
        done = connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids)))
        return Outcome(done.rowcount, table_ids)


SPOKEN = b'{"do":"spoke"'
BLANK = journal.encode(journal.Spoke("", None))
"""A line that nobody has said."""


def unsay(store: Store, table_id: str, line: int, guest: str | None = None) -> Outcome:
    """Take a line away: any, or one that this guest has said."""
    with _changing(store) as connection:
        here = (JOURNAL.c.table_id == table_id) & (JOURNAL.c.number == line)
        body = connection.execute(select(JOURNAL.c.body).where(here)).scalar()
        entry = journal.decode(bytes(body)) if body is not None else None
        if not isinstance(entry, journal.Spoke) or (guest is not None and entry.holder != guest):
            return Outcome(0)
        connection.execute(update(JOURNAL).where(here).values(body=BLANK))
        return Outcome(1, (table_id,))


def _holding(store: Store, column: str) -> Any:
    """Rows whose `column` holds these bytes."""
    if store.shared:
        return text(f"position(:needle in {column}) > 0")
    return text(f"instr({column}, :needle) > 0")


def _named_in(store: Store, guest: str) -> dict[str, list[int]]:
    """The entries that name a guest, by table. Every entry there is has to be looked at, so nobody is kept from writing
    meanwhile."""
    query = select(JOURNAL.c.table_id, JOURNAL.c.number).where(_holding(store, "body"))
    entries: dict[str, list[int]] = {}
    with store.reading() as connection:
        for table_id, number in connection.execute(query, {"needle": _needle(guest)}):
            entries.setdefault(table_id, []).append(number)
    return entries


def _needle(guest: str) -> bytes:
    return f'"holder":"{guest}"'.encode()


def _opener(guest: str) -> bytes:
    return f'"by":"{guest}"'.encode()


def _body(connection: Connection, table_id: str, number: int) -> bytes:
    here = (JOURNAL.c.table_id == table_id) & (JOURNAL.c.number == number)
    return bytes(connection.execute(select(JOURNAL.c.body).where(here)).scalar() or b"")


def unsay_all(store: Store, guest: str) -> Outcome:
    """Take away everything that a guest has said, table by table."""
    touched: list[str] = []
    changed = 0
    for table_id, numbers in _named_in(store, guest).items():
        with _changing(store) as connection:
            said = [n for n in numbers if _body(connection, table_id, n).startswith(SPOKEN)]
            if said:
                here = (JOURNAL.c.table_id == table_id) & JOURNAL.c.number.in_(said)
                connection.execute(update(JOURNAL).where(here).values(body=BLANK))
                touched.append(table_id)
                changed += len(said)
    return Outcome(changed, tuple(sorted(touched)))


def said_by(store: Store, guest: str) -> list[dict[str, str]]:
    """Everything that a guest has said: where, when and what."""
    with store.reading() as connection:
        query = select(JOURNAL.c.table_id, JOURNAL.c.at, JOURNAL.c.body).where(_holding(store, "body"))
        lines = [
            (table_id, at, journal.decode(bytes(body)))
            for table_id, at, body in connection.execute(query.order_by(JOURNAL.c.at), {"needle": _needle(guest)})
            if bytes(body).startswith(SPOKEN)
        ]
    return [
        {"table": table_id, "at": iso(at), "said": entry.text or entry.emote or ""}
        for table_id, at, entry in lines
        if isinstance(entry, journal.Spoke) and entry.holder == guest
    ]


def anonymise(store: Store, guest: str, *, gone: bool = False) -> Outcome:
    """Take a guest's name away wherever it stands, table by table. `gone`: and who they were, so that no seat is theirs
    any more."""
    new = new_guest_id() if gone else guest
    entries = _named_in(store, guest)
    with store.reading() as connection:
        opened = select(TABLES.c.id).where(_holding(store, "opening"))
        for needle in (_needle(guest), _opener(guest)):
            for table_id in connection.execute(opened, {"needle": needle}).scalars():
                entries.setdefault(table_id, [])
    changed = []
    for table_id, numbers in entries.items():
        with _changing(store) as connection:
            if _anonymise_at(connection, table_id, numbers, guest, new):
                changed.append(table_id)
    with _changing(store) as connection:
        if gone:
            for column in (HOLDERS.c.holder, PLAYS.c.holder, TRIES.c.holder):
                connection.execute(delete(column.table).where(column == guest))
        connection.execute(delete(NAMELESS).where(NAMELESS.c.guest == guest))
        connection.execute(insert(NAMELESS).values(guest=guest, since=now_ms()))
    return Outcome(len(changed), tuple(sorted(changed)))


def _anonymise_at(connection: Connection, table_id: str, numbers: list[int], guest: str, new: str) -> bool:
    """The same at one table, where these entries may name them; whether it was theirs."""
    seats: set[int] = set()
    names: set[str] = set()
    body = connection.execute(select(TABLES.c.opening).where(TABLES.c.id == table_id)).scalar()
    if body is not None and (_needle(guest) in bytes(body) or _opener(guest) in bytes(body)):
        opening = journal.decode_opening(bytes(body))
        seats |= {n for n, seat in enumerate(opening.seats) if seat.holder == guest}
        names |= {opening.seats[n].name or NOBODY for n in seats}
        replaced = tuple(
            msgspec.structs.replace(seat, holder=new, name=NOBODY) if n in seats else seat
            for n, seat in enumerate(opening.seats)
        )
        by = new if opening.by == guest else opening.by
        made = msgspec.json.encode(msgspec.structs.replace(opening, seats=replaced, by=by))
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(opening=made))
    for number in numbers:
        there = _body(connection, table_id, number)
        entry: Any = journal.decode(there) if there else None
        if getattr(entry, "holder", None) != guest:
            continue
        seat, called = getattr(entry, "seat", None), getattr(entry, "name", None) or getattr(entry, "by", None)
        names.add(called or NOBODY)
        if isinstance(entry, (journal.Sat, journal.Held)) and seat is not None:
            seats.add(seat)
        _rewrite(connection, table_id, number, _unnamed(entry, new))
    if not names:
        return False
    _unname_votes(connection, table_id, names)
    _unname_record(connection, table_id, seats)
    return True


def _unnamed(entry: Any, holder: str) -> Entry:
    """The entry with nobody's name in it."""
    fields = {"holder": holder}
    if getattr(entry, "name", None) is not None:
        fields["name"] = NOBODY
    if hasattr(entry, "by"):
        fields["by"] = NOBODY
    return msgspec.structs.replace(entry, **fields)  # type: ignore[no-any-return]


def _rewrite(connection: Connection, table_id: str, number: int, entry: Entry) -> None:
    here = (JOURNAL.c.table_id == table_id) & (JOURNAL.c.number == number)
    connection.execute(update(JOURNAL).where(here).values(body=journal.encode(entry)))


def _unname_votes(connection: Connection, table_id: str, names: set[str]) -> None:
    """Votes and lines of before name whoever spoke, without their id."""
    rows = select(JOURNAL.c.number, JOURNAL.c.body).where(JOURNAL.c.table_id == table_id)
    for number, body in connection.execute(rows).all():
        if not bytes(body).startswith((SPOKEN, b'{"do":"proposed"')):
            continue
        entry: Any = journal.decode(bytes(body))
        if isinstance(entry, journal.Spoke) and entry.holder is None and entry.name in names - {""}:
            _rewrite(connection, table_id, number, msgspec.structs.replace(entry, name=NOBODY))
        elif isinstance(entry, journal.Proposed) and entry.by in names:
            _rewrite(connection, table_id, number, msgspec.structs.replace(entry, by=NOBODY))


def _unname_record(connection: Connection, table_id: str, seats: set[int]) -> None:
    stored = connection.execute(select(RECORDS.c.record).where(RECORDS.c.id == table_id)).scalar()
    if stored is None or not seats:
        return
    record = msgspec.json.decode(bytes(stored), type=Record)
    names = [NOBODY if n in seats else name for n, name in enumerate(record.names)]
    for n, name in enumerate(names):
        more = 2
        while names[n] in names[:n]:
            names[n], more = f"{name} ({more})", more + 1
    made = to_json(msgspec.structs.replace(record, names=tuple(names))).encode()
    connection.execute(update(RECORDS).where(RECORDS.c.id == table_id).values(record=made))
    connection.execute(delete(REVIEWS).where(REVIEWS.c.id == table_id))  # it names people; it can be made again


def report(store: Store, table_id: str, by: str, about: str, said: str, why: str) -> None:
    """Somebody has something to say about a line or a name. The latest of theirs are kept, and the latest of all."""
    same = (REPORTS.c.table_id == table_id) & (REPORTS.c.reporter == by) & (REPORTS.c.said == said)
    theirs = REPORTS.c.reporter == by
    with _changing(store) as connection:
        connection.execute(delete(REPORTS).where(same))
        values = {"reporter": by, "about": about, "said": said, "why": why}
        connection.execute(insert(REPORTS).values(id=secrets.token_hex(4), at=now_ms(), table_id=table_id, **values))
        for which, most in ((theirs, MOST_OF_REPORTER), (true(), MOST_REPORTS)):
            latest = select(REPORTS.c.id).where(which).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(most)
            connection.execute(delete(REPORTS).where(which & REPORTS.c.id.not_in(latest)))


# Throwing away


class Pruned(Struct, frozen=True):
    lines: int
    tables: int
    others: int
    """Bans that are over, and reports as old as chat."""


def prune(store: Store, chat_days: float, unfinished_days: float, *, spare: frozenset[str] = frozenset()) -> Pruned:
    """Throw away chat that is older than that, and tables without a finished match where nothing has happened for that
    long. 0 days: for ever. `spare`: tables that somebody looks at."""
    now = now_ms()
    lines = gone = others = 0
    if unfinished_days:
        before = now - int(unfinished_days * DAY * 1000)
        while batch := _abandoned(store, before, spare):
            gone += _forget(store, batch).changed
    if chat_days:
        before = now - int(chat_days * DAY * 1000)
        last = ""
        while True:
            with store.reading() as connection:
                page = select(TABLES.c.id).where((TABLES.c.id > last) & (TABLES.c.created < before))
                ids = list(connection.execute(page.order_by(TABLES.c.id).limit(200)).scalars())
            if not ids:
                break
            last = ids[-1]
            lines += _prune_chat(store, [table_id for table_id in ids if table_id not in spare], before)
        others += _take(store, REPORTS, REPORTS.c.at < before).changed
    others += _take(store, BANS, BANS.c.until < now).changed
    _take(store, LINKS, LINKS.c.until < now // 1000)
    # A token is believed for so long and no longer.
    others += _take(store, NAMELESS, NAMELESS.c.since < now - 200 * DAY * 1000).changed
    return Pruned(lines, gone, others)


def _abandoned(store: Store, before: int, spare: frozenset[str]) -> tuple[str, ...]:
    since = select(JOURNAL.c.table_id).where((JOURNAL.c.table_id == TABLES.c.id) & (JOURNAL.c.at >= before)).exists()
    finished = select(RECORDS.c.id).where(RECORDS.c.id == TABLES.c.id).exists()
    old = (TABLES.c.created < before) & (TABLES.c.touched < before) & ~since & ~finished
    with store.reading() as connection:
        query = select(TABLES.c.id).where(old & TABLES.c.id.not_in(spare)).limit(200)
        return tuple(connection.execute(query).scalars())


def _prune_chat(store: Store, table_ids: list[str], before: int) -> int:
    spoken = func.substr(JOURNAL.c.body, 1, len(SPOKEN)) == SPOKEN
    old = JOURNAL.c.table_id.in_(table_ids) & (JOURNAL.c.at < before) & spoken & (JOURNAL.c.body != BLANK)
    with _changing(store) as connection:
        return connection.execute(update(JOURNAL).where(old).values(body=BLANK)).rowcount


def vacuum(store: Store) -> None:
    """Give the space of what was thrown away back to the disk. It takes a while and keeps writers out."""
    with store.reading() as connection:
        if store.shared:
            connection.execute(text("SET statement_timeout = 0"))
        connection.execute(text("VACUUM"))
