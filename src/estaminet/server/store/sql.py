"""The store: what is written about tables, saved before it is sent. One code for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, select, text, true, update
from sqlalchemy.dialects.postgresql import insert as insert_or_pg
from sqlalchemy.dialects.sqlite import insert as insert_or_sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from estaminet.server.store import notice
from estaminet.server.store.database import MOST_SECONDS, StoreAway, StoreFailing, failing, first_line, patiently
from estaminet.server.store.leases import LIVING
from estaminet.server.store.matches import Matches
from estaminet.server.store.notice import Notice
from estaminet.server.store.rows import NewRow, Row, Stored
from estaminet.server.store.schema import HOLDERS, HOUSE, JOURNAL, KEYS, LINKS, PLAYS, RECORDS, TABLES

CHANNEL = "estaminet"
CLOSED = b'{"do":"closed"}'
"""The entry that ends a table: `journal.Closed`, which this layer does not know."""
MOST_NOTICE = 7_000
"""PostgreSQL carries notices of less than 8,000 bytes."""

# What is said to the database when tables are played, put together once.
_ADD_ENTRY = insert(JOURNAL)
_ADD_ENTRIES = "INSERT INTO journal (table_id, number, at, body) VALUES (?, ?, ?, ?)"
_ADD_TABLE = insert(TABLES)
_ADD_HOLDER = insert(HOLDERS)
_ADD_RECORD = insert(RECORDS)
_ADD_PLAY = insert(PLAYS)
_MOVE_PLAY = update(PLAYS).where((PLAYS.c.table_id == bindparam("table")) & (PLAYS.c.seat == bindparam("place")))
_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
_TABLE = select(TABLES).where(TABLES.c.id == bindparam("table"))
_ENTRIES = (
    select(JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.body)
    .where(JOURNAL.c.table_id == bindparam("table"))
    .order_by(JOURNAL.c.number)
)
_CHANGE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("table"))
_DROP_HOLDER = delete(HOLDERS).where(
    (HOLDERS.c.table_id == bindparam("table")) & (HOLDERS.c.seat == bindparam("place"))
)


class Store(Matches):
    def __init__(self, url: str, process: str, *, alone: bool = False) -> None:
        """`alone`: for a server, which no other may join on the same SQLite file."""
        super().__init__(url, process, alone=alone)
        upsert = insert_or_pg(HOLDERS) if self.shared else insert_or_sqlite(HOLDERS)
        self._set_holder = upsert.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"holder": upsert.excluded.holder}
        )

    async def write(self, rows: Sequence[Row]) -> set[str]:
        """`append` on the one writing thread, so that batches stay in order. Raises `StoreFailing` if that takes too
        long; until it is known what became of those rows, no more are accepted and no table is loaded."""
        if self._stuck is not None:
            if not self._stuck.done():
                raise StoreFailing("the database does not answer")
            self._stuck = None
        loop = asyncio.get_running_loop()
        saving = loop.run_in_executor(self._writer, lambda: patiently(lambda: self.append(rows)))
        done, _ = await asyncio.wait([saving], timeout=MOST_SECONDS)
        if not done:
            saving.add_done_callback(lambda late: late.exception())  # it has been told as a failure already
            self._stuck = saving
            self._written = (False, time.monotonic())
            raise StoreFailing("the database does not answer")
        return saving.result()

    # Writing

    def append(self, rows: Sequence[Row]) -> set[str]:
        """Save entries of any number of tables in one commit. The tables whose numbers another process had already
        used come back; nothing of theirs was saved. Raises `StoreFailing` if nothing could be saved at all."""
        if self.shared:
            # All processes take tables in the same order: no two wait for each other.
            rows = sorted(rows, key=lambda row: (row.table_id, row.number))
        with self._write_lock:
            try:
                try:
                    lost = self._save(rows)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    # The database was restarted since the last commit, or during this one: begin again, once. What had
                    # been saved before the connection broke is there, and was.
                    self._drop()
                    lost = {name for name in self._save(rows) if not self._has(rows, name)}
            except (SQLAlchemyError, OSError) as error:
                self._drop()
                self._written = (False, time.monotonic())
                raise failing(error) from error
            self._written = (True, time.monotonic())
            return lost

    def _save(self, rows: Sequence[Row]) -> set[str]:
        if self._connection.closed:
            self._connection = self._engine.connect()
        try:
            if self.shared or any(row.stage or row.holders or row.record or row.opens for row in rows):
                with self._connection.begin():
                    self._insert(rows)
            else:
                self._append_moves(rows)
            return set()
        except IntegrityError:
            return self._one_by_one(rows)

    def _has(self, rows: Sequence[Row], table_id: str) -> bool:
        """Whether all rows of this table are in the journal, word for word."""
        wanted = [(row.number, row.at, row.body) for row in rows if row.table_id == table_id]
        there = self.entries_after(table_id, wanted[0][0] - 1)
        return there[: len(wanted)] == wanted

    def _drop(self) -> None:
        """Let go of a connection that failed. The next batch makes a new one: now there may be nobody to connect to."""
        if not self._connection.closed:
            self._connection.invalidate()
            self._connection.close()

    def _one_by_one(self, rows: Sequence[Row]) -> set[str]:
        """Still in one commit, each table behind a savepoint of its own: if the store fails on the way, nothing is
        saved, and that is what callers are told."""
        lost: set[str] = set()
        with self._connection.begin():
            for table_id in dict.fromkeys(row.table_id for row in rows):
                try:
                    with self._connection.begin_nested():
                        self._insert([row for row in rows if row.table_id == table_id])
                except IntegrityError:
                    lost.add(table_id)
        return lost

    def _insert(self, rows: Sequence[Row]) -> None:
        connection = self._connection
        if self.shared:
            connection.execute(
                _ADD_ENTRY, [{"table_id": r.table_id, "number": r.number, "at": r.at, "body": r.body} for r in rows]
            )
        else:
            _insert_entries(self._sqlite(), rows)
        for row in rows:
            self._save_besides(connection, row)
        if self.shared:
            self._notify(connection, [row for row in rows if row.followed])
            concerned = {guest for row in rows for guest in row.concerned}
            if concerned:
                self._send_notices(connection, [notice.encode(Notice(self.process, concerned=tuple(concerned)))])

    def _append_moves(self, rows: Sequence[Row]) -> None:
        """The same for SQLite where there is nothing but entries: without SQLAlchemy, whose part of it cost as much as
        the disk's."""
        raw = self._sqlite()
        try:
            raw.execute("BEGIN IMMEDIATE")
            raw.executemany(_ADD_ENTRIES, _bound(rows))
            raw.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            raw.execute("ROLLBACK")
            raise IntegrityError("journal", None, error) from error
        except sqlite3.Error as error:
            raise OperationalError("journal", None, error) from error

    def _sqlite(self) -> sqlite3.Connection:
        raw = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw

    def _save_besides(self, connection: Connection, row: Row) -> None:
        if row.opens is not None:
            self._open(connection, row.opens)
        if row.stage is not None:
            changed: dict[str, str | int | None] = {"table": row.table_id, "stage": row.stage, "touched": row.at}
            if row.stage == "ended":
                changed["code"] = None
            connection.execute(_CHANGE_TABLE, changed)
        for seat, holder in row.holders:
            if holder is None:
                connection.execute(_DROP_HOLDER, {"table": row.table_id, "place": seat})
            else:
                connection.execute(self._set_holder, {"table_id": row.table_id, "seat": seat, "holder": holder})
                # A match that is over moves to another device with its seat.
                connection.execute(_MOVE_PLAY, {"table": row.table_id, "place": seat, "holder": holder})
        if row.record is not None:
            game, record = row.record
            connection.execute(_ADD_RECORD, {"id": row.table_id, "game": game, "ended": row.at, "record": record})
            if row.plays:
                more = {"table_id": row.table_id, "game": game, "ended": row.at}
                connection.execute(_ADD_PLAY, [{**msgspec.structs.asdict(play), **more} for play in row.plays])

    def _notify(self, connection: Connection, rows: Sequence[Row]) -> None:
        if not rows:
            return
        numbers: dict[str, int] = {}
        entries: dict[str, tuple[tuple[int, int, str], ...]] = {}
        room = MOST_NOTICE
        payloads: list[str] = []
        by_table: dict[str, list[Row]] = {}
        for row in rows:
            by_table.setdefault(row.table_id, []).append(row)
        for table_id, written in by_table.items():
            told = tuple((row.number, row.at, row.body.decode()) for row in written)
            # As much again for what JSON adds to a text within a text.
            size = sum(60 + 2 * len(row.body) for row in written)
            if size > MOST_NOTICE // 4:
                size, told = 0, ()
            size += 40 + len(table_id)
            if size > room:
                payloads.append(notice.encode(Notice(self.process, numbers, entries)))
                numbers, entries, room = {}, {}, MOST_NOTICE
            room -= size
            numbers[table_id] = written[-1].number
            if told:
                entries[table_id] = told
        self._send_notices(connection, [*payloads, notice.encode(Notice(self.process, numbers, entries))])

    def _send_notices(self, connection: Connection, payloads: Sequence[str]) -> None:
        fit = [payload for payload in payloads if len(payload.encode()) < MOST_NOTICE]
        if fit:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": fit})

    def announce(self, *payloads: str) -> None:
        """Tell the other processes something that is not kept."""
        with self._engine.begin() as connection:
            self._send_notices(connection, payloads)

    def open(self, new: NewRow) -> bool:
        """Save a new table; False if its id or its code is taken."""
        try:
            with self._write_lock, self._engine.begin() as connection:
                self._open(connection, new)
        except IntegrityError:
            return False
        except DBAPIError as error:
            raise failing(error) from error
        return True

    def _open(self, connection: Connection, new: NewRow) -> None:
        connection.execute(
            _ADD_TABLE,
            {
                "id": new.id,
                "code": new.code,
                "game": new.game,
                "stage": "waiting",
                "public": int(new.public),
                "opening": new.opening,
                "secret": new.secret,
                "created": new.at,
                "touched": new.at,
            },
        )
        if new.holders:
            connection.execute(
                _ADD_HOLDER, [{"table_id": new.id, "seat": seat, "holder": holder} for seat, holder in new.holders]
            )

    def free_codes(self, before: int) -> int:
        """Let tables that nobody has come to since go of their codes, whatever their stage; how many."""
        left = (TABLES.c.touched < before) & TABLES.c.code.is_not(None)
        with self.changing() as connection:
            return connection.execute(update(TABLES).where(left).values(code=None)).rowcount

    def give_code(self, table_id: str, code: str) -> str | None:
        """Give a table that has none this code; the code it has now, None if another table has this one."""
        try:
            with self.changing() as connection:
                bare = (TABLES.c.id == table_id) & TABLES.c.code.is_(None)
                connection.execute(update(TABLES).where(bare).values(code=code))
                return connection.execute(select(TABLES.c.code).where(TABLES.c.id == table_id)).scalar()
        except IntegrityError:
            return None

    def touch(self, tables: Sequence[str], at: int) -> None:
        """Somebody has been there."""
        with self.changing() as connection:
            connection.execute(_CHANGE_TABLE, [{"table": table_id, "touched": at} for table_id in tables])

    def fall_asleep(self, tables: Sequence[tuple[str, int]]) -> None:
        """Nothing happens at these tables after these entries, until somebody comes."""
        with self.changing() as connection:
            connection.execute(_CHANGE_TABLE, [{"table": table_id, "asleep": number} for table_id, number in tables])

    def close_abandoned(self, before: int, at: int, most: int = 1_000) -> int:
        """End tables that nobody has come to since; how many. It is an entry like any other, written for the process
        that may have the table in memory as well: that one has lost the number."""
        left = TABLES.c.stage.in_(("waiting", "playing")) & (TABLES.c.touched < before)
        with self.changing() as connection:
            closed = 0
            for table_id in list(connection.execute(select(TABLES.c.id).where(left).limit(most)).scalars()):
                latest = select(func.max(JOURNAL.c.number), func.max(JOURNAL.c.at))
                number, written = connection.execute(latest.where(JOURNAL.c.table_id == table_id)).one()
                if written is not None and written >= before:
                    # A bot or a clock has moved, or nobody kept count of comings then.
                    connection.execute(_CHANGE_TABLE, {"table": table_id, "touched": written})
                    continue
                entry = {"table_id": table_id, "number": (number or 0) + 1, "at": at, "body": CLOSED}
                connection.execute(_ADD_ENTRY, entry)
                connection.execute(_CHANGE_TABLE, {"table": table_id, "stage": "ended", "code": None})
                closed += 1
            return closed

    # Reading

    def load(self, table_id: str) -> Stored | None:
        if self._stuck is not None and not self._stuck.done():
            raise StoreAway("the database has not said what became of the last commit")
        with self.reading() as connection:
            row = connection.execute(_TABLE, {"table": table_id}).one_or_none()
            if row is None:
                return None
            entries = connection.execute(_ENTRIES, {"table": table_id})
            kept = tuple((number, at, _bytes(body)) for number, at, body in entries)
            opening, secret = _bytes(row.opening), _bytes(row.secret)
            return Stored(row.id, row.code, row.game, row.stage, opening, secret, row.created, kept)

    def entries_after(self, table_id: str, number: int) -> list[tuple[int, int, bytes]]:
        with self.reading() as connection:
            rows = connection.execute(
                select(JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.body)
                .where((JOURNAL.c.table_id == table_id) & (JOURNAL.c.number > number))
                .order_by(JOURNAL.c.number)
            )
            return [(n, at, bytes(body)) for n, at, body in rows]

    def by_code(self, code: str) -> str | None:
        with self.reading() as connection:
            return connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()

    def public_tables(self, limit: int) -> list[str]:
        """Public tables that have not ended: those that wait first, then the latest."""
        with self.reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id)
                .where((TABLES.c.public == 1) & TABLES.c.stage.in_(("waiting", "playing")) & TABLES.c.code.is_not(None))
                .order_by(TABLES.c.stage.desc(), TABLES.c.touched.desc())
                .limit(limit)
            )
            return list(rows.scalars())

    def awake(self) -> list[str]:
        """The matches of which it is not known that nothing happens until somebody comes, the latest first; but for
        those that have a home."""
        since = exists().where((JOURNAL.c.table_id == TABLES.c.id) & (JOURNAL.c.number > TABLES.c.asleep))
        homeless = text(f"NOT EXISTS (SELECT 1 FROM homes WHERE homes.table_id = tables.id AND EXISTS ({LIVING}))")
        with self.reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id)
                .where((TABLES.c.stage == "playing") & (TABLES.c.asleep.is_(None) | since))
                .where(homeless if self.shared else true())
                .order_by(TABLES.c.touched.desc())
            )
            return list(rows.scalars())

    def held_by(self, holder: str, limit: int = 50) -> list[tuple[str, int, str, str]]:
        """The tables where somebody holds a seat, the latest first: id, seat, game, stage."""
        return self._held(HOLDERS.c.holder == holder, limit)

    def unfinished_of(self, holder: str) -> list[tuple[str, int, str, str]]:
        """The same, however many: those that are not over."""
        return self._held((HOLDERS.c.holder == holder) & TABLES.c.stage.in_(("waiting", "playing")), None)

    def _held(self, which: ColumnElement[bool], limit: int | None) -> list[tuple[str, int, str, str]]:
        with self.reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id, HOLDERS.c.seat, TABLES.c.game, TABLES.c.stage)
                .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
                .where(which)
                .order_by(TABLES.c.touched.desc())
                .limit(limit)
            )
            return [(table_id, seat, game, stage) for table_id, seat, game, stage in rows]

    def openings_of(self, holder: str, limit: int) -> list[tuple[str, int, str, bytes]]:
        """The tables where somebody holds a seat, the latest first: id, when it was opened, stage, opening."""
        with self.reading() as connection:
            rows = connection.execute(
                select(TABLES.c.id, TABLES.c.created, TABLES.c.stage, TABLES.c.opening)
                .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
                .where(HOLDERS.c.holder == holder)
                .order_by(TABLES.c.created.desc())
                .limit(limit)
            )
            return [(table_id, created, stage, bytes(opening)) for table_id, created, stage, opening in rows]

    def let_go(self, table_id: str, holder: str) -> None:
        """Somebody no longer wants a seat at a table that cannot be read any more."""
        try:
            with self._write_lock, self._engine.begin() as connection:
                connection.execute(
                    delete(HOLDERS).where((HOLDERS.c.table_id == table_id) & (HOLDERS.c.holder == holder))
                )
        except DBAPIError as error:
            raise StoreFailing(first_line(error)) from error

    # The house

    def house_secret(self, key: str) -> bytes:
        """A secret of the house, drawn when it is first wanted."""
        query = select(HOUSE.c.value).where(HOUSE.c.key == key)
        with self.reading() as connection:
            kept = connection.execute(query).scalar()
        if kept is None:
            with suppress(IntegrityError), self.changing() as connection:
                connection.execute(insert(HOUSE).values(key=key, value=secrets.token_hex(32)))
            with self.reading() as connection:
                kept = connection.execute(query).scalar_one()
        return bytes.fromhex(kept)

    def make_link(self, link: str, until: int) -> None:
        with self.changing() as connection:
            connection.execute(insert(LINKS).values(id=link, until=until))

    def use_link(self, link: str) -> bool:
        """Whether it was good; it no longer is."""
        with self.changing() as connection:
            return connection.execute(delete(LINKS).where(LINKS.c.id == link)).rowcount == 1

    def signing_keys(self) -> list[tuple[str, bytes, int]]:
        with self.reading() as connection:
            rows = connection.execute(select(KEYS.c.id, KEYS.c.secret, KEYS.c.created).order_by(KEYS.c.created))
            return [(name, bytes(secret), created) for name, secret, created in rows]

    def add_signing_key(self, name: str, secret: bytes, at: int) -> None:
        try:
            with self._write_lock, self._engine.begin() as connection:
                connection.execute(insert(KEYS).values(id=name, secret=secret, created=at))
        except DBAPIError as error:
            raise failing(error) from error


def _bytes(value: bytes | str) -> bytes:
    """What is in the store, also where SQLite has a text because somebody has mended something by hand."""
    return value.encode() if isinstance(value, str) else bytes(value)


def _bound(rows: Sequence[Row]) -> list[tuple[str, int, int, bytearray]]:
    """What is inserted. (A `bytearray`, because sqlite3 takes it as it is, and looks for an adapter of `bytes`.)"""
    return [(row.table_id, row.number, row.at, bytearray(row.body)) for row in rows]


def _insert_entries(raw: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Entries into SQLite, without SQLAlchemy."""
    try:
        raw.executemany(_ADD_ENTRIES, _bound(rows))
    except sqlite3.IntegrityError as error:
        raise IntegrityError("journal", None, error) from error
    except sqlite3.Error as error:
        raise OperationalError("journal", None, error) from error
