"""The live tables of this process: who is connected, what is written, when it is sent.

A table is never in the middle of anything: each message, bot's answer and timer is handled from beginning to end
before the next, so there are no locks. Handling applies an entry and builds what everybody is to be told; nothing is
sent before the entry is saved, and all tables' entries of a few turns of the event loop are saved in one commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.kernel.errors import EstaminetError
from estaminet.kernel.record import to_json
from estaminet.server import journal, metrics, protocol, tell
from estaminet.server.clocks import now_ms
from estaminet.server.live import Live
from estaminet.server.orders import No, no
from estaminet.server.protocol import Accepted, Refused
from estaminet.server.store.sql import NewRow, Row, StoreFailing
from estaminet.server.table import Table

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence
    from typing import Any

    from estaminet.kernel.values import Action, Viewer
    from estaminet.server.botpool import BotPool
    from estaminet.server.journal import Entry, Opening
    from estaminet.server.links import Link
    from estaminet.server.settings import Settings
    from estaminet.server.store.sql import Store, Stored

log = logging.getLogger("estaminet.tables")

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word."""
MOST_TURNS = 4
"""Turns of the event loop that are waited for more to save."""
IDLE = 60.0
"""Seconds after which a table that nobody looks at and that waits for nobody of ours is let go of."""


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(4))


class _Written(msgspec.Struct):
    """An entry on its way to the store, and what is to be sent once it is there."""

    live: Live
    row: Row
    payloads: dict[Viewer, bytes]
    link: Link | None
    answer: bytes
    message_id: str | None
    done: asyncio.Future[None] | None

    def refuse(self, because: No) -> None:
        """It has not come true after all."""
        if self.link is not None:
            self.link.give(protocol.encode(Refused(self.message_id, because.reason)))
        if self.done is not None and not self.done.done():
            self.done.set_exception(because)


class Hub:
    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._pending: list[_Written] = []
        self._flushing = False
        self.stopping = False
        self.idle = IDLE
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """A task that is kept until it is done."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Finding and opening tables

    async def get(self, table_id: str) -> Live | None:
        """The table, from the store if it is not live here; None if there is none. Raises `No` if it cannot be read."""
        found = self.live.get(table_id)
        if found is not None:
            return found
        if len(table_id) > 20 or not table_id.isascii() or not table_id.isalnum():
            return None
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live | None:
        stored = await self.store.call(self.store.load, table_id)
        if stored is None:
            return None
        live = Live(self, fold(stored))
        self.live[table_id] = live
        metrics.TABLES.set(len(self.live))
        live.settled()
        return live

    async def open(self, opening: Opening) -> Live:
        """Lay out a new table."""
        holders = tuple((n, seat.holder) for n, seat in enumerate(opening.seats) if seat.holder is not None)
        secret = secrets.token_bytes(32)
        body = msgspec.json.encode(opening)
        for _ in range(50):
            at = now_ms()
            new = NewRow(new_id(), new_code(), opening.game, opening.public, body, secret, at, holders)
            if await self.store.call(self.store.open, new):
                live = await self.get(new.id)
                assert live is not None
                log.info("opened", extra={"table": new.id, "game": opening.game, "seats": len(opening.seats)})
                return live
        raise StoreFailing("no free code was found")

    def forget(self, live: Live) -> None:
        live.close()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            metrics.TABLES.set(len(self.live))

    # Writing

    def write(
        self,
        live: Live,
        entry: Entry,
        *,
        link: Link | None = None,
        message_id: str | None = None,
        opens: NewRow | None = None,
        done: asyncio.Future[None] | None = None,
        action: Action | None = None,
    ) -> None:
        """Apply an entry now, save it with the next commit, then tell everybody."""
        table = live.table
        now = now_ms()
        stage = table.stage
        moved = type(entry) is journal.Moved
        held = None if moved else [seat.holder for seat in table.seats]
        try:
            change = table.apply(entry, now, action)
            payloads = tell.updates(table, change, live.viewers(), now, live.window_left(now))
            row = Row(table.id, table.number, now, journal.encode(entry))
            if not moved or stage != table.stage:
                row = self._row_besides(table, row, held, stage, opens)
        except Exception as error:
            # A mistake of ours, in a game or here. The table goes back to what is saved and lives on.
            log.exception("entry failed", extra={"table": table.id, "entry": type(entry).__name__})
            self._reload(live)
            raise no("our-fault") from error
        answer = b"" if message_id is None else protocol.encode(Accepted(message_id, table.number))
        self._pending.append(_Written(live, row, payloads, link, answer, message_id, done))
        live.unsaved += 1
        live.mine = True
        if table.may_begin():
            self.write(live, journal.Began())
        if not self._flushing:
            self._flushing = True
            if self.store.shared:
                self.spawn(self._flush_shared())
            else:
                asyncio.get_running_loop().call_soon(self._flush_soon, 0, 0)

    async def written(self, live: Live, entry: Entry) -> None:
        """`write`, and wait until it is saved; raises `No` if it is not."""
        if live.broken:
            raise no("stale")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(live, entry, done=done)
        await done

    def _row_besides(
        self, table: Table, row: Row, held: list[str | None] | None, stage: str, opens: NewRow | None
    ) -> Row:
        """The row with what it changes outside the journal. `held`: who held the seats before; None if they are the
        same, as after a move."""
        holders = tuple(
            (seat, state.holder)
            for seat, (state, before) in enumerate(zip(table.seats, held or (), strict=held is not None))
            if state.holder != before
        )
        record = None
        if stage != "ended" and table.stage == "ended":
            record = (table.game.key, to_json(table.record()).encode())
            metrics.ENDED.labels(table.game.key).inc()
            log.info("ended", extra={"table": table.id, "game": table.game.key})
        return msgspec.structs.replace(
            row,
            holders=holders,
            stage=table.stage if stage != table.stage else None,
            record=record,
            opens=opens,
        )

    def _flush_soon(self, had: int, turns: int) -> None:
        """Save after a turn of the event loop that brought nothing new, or after a few: moves that come in at about
        the same time share a commit."""
        if len(self._pending) > had and turns < MOST_TURNS:
            asyncio.get_running_loop().call_soon(self._flush_soon, len(self._pending), turns + 1)
        else:
            self._flush()

    def _flush(self) -> None:
        """Save and send all that was written in these turns (SQLite: here and now)."""
        self._flushing = False
        written, self._pending = self._pending, []
        started = time.perf_counter()
        try:
            lost = self.store.append([item.row for item in written])
        except StoreFailing as error:
            self._failed(written, error)
            return
        metrics.COMMITS.observe(time.perf_counter() - started)
        self._saved(written, lost)

    async def _flush_shared(self) -> None:
        """The same with a database that other processes use too; it may take a while, so the next batch gathers."""
        while self._pending:
            written, self._pending = self._pending, []
            started = time.perf_counter()
            try:
                lost = await self.store.write([item.row for item in written])
            except StoreFailing as error:
                self._failed(written, error)
                continue
            metrics.COMMITS.observe(time.perf_counter() - started)
            self._saved(written, lost)
        self._flushing = False

    async def settled(self, live: Live) -> None:
        """What is in memory is saved: what is said about the table from here on will not be taken back."""
        while not live.at_rest() and not self.stopping:
            await asyncio.sleep(0.001)

    async def flushed(self) -> None:
        """Everything written so far is saved, or is known not to be."""
        while self._pending or self._flushing:
            await asyncio.sleep(0.001)

    def _saved(self, written: Sequence[_Written], lost: set[str]) -> None:
        touched: dict[str, Live] = {}
        sent = 0
        for item in written:
            live = item.live
            live.unsaved -= 1
            if item.row.table_id in lost or live.broken:
                item.refuse(no("stale"))
                self._reload(live)
                continue
            live.deliver(item.payloads, item.link, item.answer)
            if item.done is not None and not item.done.done():  # who waited for it may have been cancelled
                item.done.set_result(None)
            touched[live.table.id] = live
            sent += len(live.links)
        metrics.ENTRIES.inc(len(written))
        metrics.MESSAGES.inc(sent)
        for live in touched.values():
            self.look_again(live)
            live.settled()

    def _failed(self, written: Sequence[_Written], error: StoreFailing) -> None:
        """Nothing was saved: as if it had never been asked."""
        log.error("not saved", extra={"error": str(error), "entries": len(written)})
        metrics.STORE_FAILURES.inc()
        for item in written:
            item.live.unsaved -= 1
            item.refuse(no("store"))
            self._reload(item.live)

    # Catching up with the store

    def _reload(self, live: Live) -> None:
        """What is in memory is ahead of the store in a way that will not come true: begin again from the store."""
        if not live.broken:
            live.broken = True
            self.spawn(self._reloaded(live))

    async def _reloaded(self, live: Live) -> None:
        # Entries written on top of the lost ones are lost as well; wait until they have come back as such.
        while live.unsaved:
            await asyncio.sleep(0.005)
        delay = 0.05
        while not self.stopping:
            try:
                stored = await self.store.call(self.store.load, live.table.id)
                break
            except StoreFailing:
                await asyncio.sleep(delay)
                delay = min(2.0, delay * 2)
        else:
            return
        assert stored is not None
        live.replace(fold(stored))
        self.look_again(live)

    async def catch_up(self, live: Live, number: int) -> None:
        """Another process has written up to that number."""
        live.heard_of = max(live.heard_of, number)
        table = live.table
        if not live.at_rest() or number <= table.number:
            return  # it is looked at again once what is on its way has been saved, or has not
        rows = await self.store.call(self.store.entries_after, table.id, table.number)
        if live.table is not table:
            return
        for found, at, body in rows:
            if not live.at_rest():
                return
            if found <= table.number:
                continue
            now = now_ms()
            change = table.apply(journal.decode(body), at)
            live.mine = False
            live.deliver(tell.updates(table, change, live.viewers(), now, live.window_left(now)))
        live.settled()

    def look_again(self, live: Live) -> None:
        """After something was saved or reloaded: has another process been heard to write more than we know?"""
        if live.heard_of > live.table.number and live.at_rest():
            self.spawn(self.catch_up(live, live.heard_of))

    def rematch_of(self, table: Table) -> NewRow:
        """The table of the rematch: the same people in the same seats, who say when they are ready."""
        assert table.match is not None
        seats = tuple(
            journal.SeatOpening(
                seat.holder,
                seat.name if seat.holder is not None else None,
                seat.level if seat.holder is None else None,
            )
            for seat in table.seats
        )
        opening = msgspec.structs.replace(
            table.opening,
            seats=seats,
            start="ready",
            rematch_of=table.id,
            rematch_seat=table.game.rematch_seat(table.match.state),
        )
        holders = tuple((n, seat.holder) for n, seat in enumerate(seats) if seat.holder is not None)
        body = msgspec.json.encode(opening)
        secret = secrets.token_bytes(32)
        return NewRow(new_id(), new_code(), opening.game, opening.public, body, secret, now_ms(), holders)

    def announce_presence(self, live: Live) -> None:
        """Tell the other processes who is connected to this one."""
        watchers = [link.name for link in live.links if link.viewer is None][:50]
        here = sorted({int(link.viewer) for link in live.links if link.viewer is not None})
        notice = {"from": self.store.process, "at": live.table.id, "here": here, "watchers": watchers}
        self.spawn(self.store.call(self.store.announce, msgspec.json.encode(notice).decode()))

    def check_open(self) -> None:
        if self.stopping:
            raise no("stopping")


def fold(stored: Stored) -> Table:
    """The table that a journal tells of. Raises `No` where the rules have changed since."""
    try:
        game = games.find(stored.game)
        opening = journal.decode_opening(stored.opening)
        if opening.rules != game.manifest.rules_version and stored.stage != "ended":
            raise no("rules-changed")
        table = Table(stored.id, stored.code, game, opening, stored.secret, stored.created)
        for number, at, body in stored.entries:
            if number != table.number + 1:
                raise ValueError(f"table {stored.id} has no entry {table.number + 1}")
            table.apply(journal.decode(body), at)
    except EstaminetError as error:
        log.error("unreadable", extra={"table": stored.id, "error": str(error)})
        raise no("rules-changed") from error
    return table
