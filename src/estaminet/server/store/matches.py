"""Finished matches: records, reviews, who played them, deals that were tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from estaminet.server.days import as_given
from estaminet.server.store.database import Database
from estaminet.server.store.rows import Play
from estaminet.server.store.schema import PLAYS, RECORDS, REVIEWS, TABLES, TRIES

KEYED = b'"keyed"'
"""In the record of a deal that several people play, and hardly in any other."""


class Matches(Database):
    def record(self, table_id: str) -> bytes | None:
        with self.reading() as connection:
            record = connection.execute(select(RECORDS.c.record).where(RECORDS.c.id == table_id)).scalar()
            return None if record is None else self._given(connection, table_id, bytes(record))

    def review(self, table_id: str, version: int) -> bytes | None:
        """The review of a match by this version of the figures, if it was made."""
        which = (REVIEWS.c.id == table_id) & (REVIEWS.c.version == version)
        with self.reading() as connection:
            review = connection.execute(select(REVIEWS.c.review).where(which)).scalar()
            return None if review is None else bytes(review)

    def keep_review(
        self, table_id: str, version: int, review: bytes, figures: Sequence[tuple[float, float]] = ()
    ) -> None:
        """Instead of an older one, if there is one. `figures`: luck and own play of every seat."""
        # Another process that keeps it at the same time keeps the same.
        with suppress(IntegrityError), self.changing() as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.id == table_id))
            connection.execute(insert(REVIEWS).values(id=table_id, version=version, review=review))
            for seat, (luck, own) in enumerate(figures):
                which = (PLAYS.c.table_id == table_id) & (PLAYS.c.seat == seat)
                connection.execute(update(PLAYS).where(which).values(luck=luck, own=own, version=version))

    def plays_of(self, holder: str, before: tuple[int, str] | None = None, limit: int | None = None) -> list[Play]:
        """The finished matches of a guest, the latest first, before that end; all of them without a limit."""
        query = select(PLAYS).where(PLAYS.c.holder == holder)
        if before is not None:
            ended, last = before
            query = query.where((PLAYS.c.ended < ended) | ((PLAYS.c.ended == ended) & (PLAYS.c.table_id < last)))
        query = query.order_by(PLAYS.c.ended.desc(), PLAYS.c.table_id.desc()).limit(limit)
        with self.reading() as connection:
            return [Play(**row._mapping) for row in connection.execute(query)]

    def records_of(self, ids: Sequence[str]) -> dict[str, bytes]:
        with self.reading() as connection:
            rows = connection.execute(select(RECORDS.c.id, RECORDS.c.record).where(RECORDS.c.id.in_(ids)))
            return {name: self._given(connection, name, bytes(record)) for name, record in rows.all()}

    def _given(self, connection: Connection, table_id: str, record: bytes) -> bytes:
        """A record as it may be given out today."""
        if KEYED not in record:
            return record
        opening = connection.execute(select(TABLES.c.opening).where(TABLES.c.id == table_id)).scalar()
        return record if opening is None else as_given(record, bytes(opening))

    def reviews_of(self, ids: Sequence[str], version: int) -> dict[str, bytes]:
        which = REVIEWS.c.id.in_(ids) & (REVIEWS.c.version == version)
        with self.reading() as connection:
            rows = connection.execute(select(REVIEWS.c.id, REVIEWS.c.review).where(which))
            return {name: bytes(review) for name, review in rows}

    def tries_of(self, holder: str) -> list[tuple[str, str, int]]:
        """The deals that a guest has tried, the latest first: deal, table, when."""
        query = select(TRIES.c.deal, TRIES.c.table_id, TRIES.c.at).where(TRIES.c.holder == holder)
        with self.reading() as connection:
            rows = connection.execute(query.order_by(TRIES.c.at.desc()))
            return [(deal, table_id, at) for deal, table_id, at in rows]

    def tries_at(self, deal: str, limit: int) -> list[Play]:
        """What came of a deal, as far as tries are over."""
        query = select(PLAYS).join(TRIES, (TRIES.c.table_id == PLAYS.c.table_id) & (TRIES.c.holder == PLAYS.c.holder))
        with self.reading() as connection:
            rows = connection.execute(query.where(TRIES.c.deal == deal).limit(limit))
            return [Play(**row._mapping) for row in rows]

    def try_of(self, deal: str, holder: str) -> str | None:
        """The table at which a guest tries a deal."""
        which = (TRIES.c.deal == deal) & (TRIES.c.holder == holder)
        with self.reading() as connection:
            return connection.execute(select(TRIES.c.table_id).where(which)).scalar()

    def keep_try(self, deal: str, holder: str, table_id: str, at: int) -> bool:
        """False if the guest has tried it before: that one counts."""
        try:
            with self.changing() as connection:
                connection.execute(insert(TRIES).values(deal=deal, holder=holder, table_id=table_id, at=at))
        except IntegrityError:
            return False
        return True

    def records_after(
        self, ended: int, last: str, game: str | None, limit: int, *, public: bool
    ) -> list[tuple[int, str, bytes]]:
        """Finished records in the order in which they ended, after that one; all, or those of public tables."""
        after = (RECORDS.c.ended > ended) | ((RECORDS.c.ended == ended) & (RECORDS.c.id > last))
        query = select(RECORDS.c.ended, RECORDS.c.id, RECORDS.c.record).where(after)
        if game is not None:
            query = query.where(RECORDS.c.game == game)
        if public:
            query = query.join(TABLES, TABLES.c.id == RECORDS.c.id).where(TABLES.c.public == 1)
        with self.reading() as connection:
            rows = connection.execute(query.order_by(RECORDS.c.ended, RECORDS.c.id).limit(limit))
            return [(at, name, bytes(record)) for at, name, record in rows]


def pages(store: Matches, game: str | None, size: int = 100, *, public: bool) -> Iterator[list[bytes]]:
    """Finished records, page by page: all, or those of public tables."""
    ended, last = -1, ""
    while page := store.records_after(ended, last, game, size, public=public):
        yield [record for _, _, record in page]
        ended, last, _ = page[-1]
