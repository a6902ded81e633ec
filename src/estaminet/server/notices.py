"""What processes that share a PostgreSQL tell each other: which tables have new entries, who is connected where.

Nothing depends on a notice arriving: the unique key keeps the journal right, and after a lost connection every live
table is compared with the store.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
import psycopg

from estaminet.server.live import Elsewhere
from estaminet.server.store.sql import CHANNEL, StoreFailing

if TYPE_CHECKING:
    from estaminet.server.hub import Hub
    from estaminet.server.store.sql import Store

log = logging.getLogger("estaminet.notices")

BELIEVED = 45.0
"""Seconds for which another process' word about who is connected is believed."""
REPEAT = 15.0


class Notice(msgspec.Struct, frozen=True, rename={"process": "from"}):
    process: str
    tables: dict[str, int] = {}
    at: str | None = None
    here: tuple[int, ...] = ()
    watchers: tuple[str, ...] = ()


_read = msgspec.json.Decoder(Notice).decode


class Notices:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._connection: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    async def connect(self) -> None:
        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        await self._connection.execute(f"LISTEN {CHANNEL}")

    async def listen(self) -> None:
        while True:
            try:
                if self._connection is None:
                    await self.connect()
                    await self._compare_all()
                assert self._connection is not None
                async for notice in self._connection.notifies(timeout=REPEAT):
                    self._heard(notice.payload)
                for live in list(self._hub.live.values()):
                    if live.links:
                        self._hub.announce_presence(live)
            except (psycopg.Error, OSError) as error:
                log.warning("lost the database's notices", extra={"error": type(error).__name__})
                self._connection = None
                await asyncio.sleep(0.5)

    async def _compare_all(self) -> None:
        for live in list(self._hub.live.values()):
            try:
                await self._hub.catch_up(live, live.table.number + 1)
            except StoreFailing:
                return

    def _heard(self, payload: str) -> None:
        try:
            notice = _read(payload)
        except msgspec.DecodeError:
            return
        if notice.process == self._store.process:
            return
        for table_id, number in notice.tables.items():
            live = self._hub.live.get(table_id)
            if live is not None and number > live.table.number:
                self._hub.spawn(self._hub.catch_up(live, number))
        if notice.at is not None:
            live = self._hub.live.get(notice.at)
            if live is not None:
                until = asyncio.get_running_loop().time() + BELIEVED
                before = live.presence()
                first = notice.process not in live.elsewhere
                live.elsewhere[notice.process] = Elsewhere(set(notice.here), list(notice.watchers), until)
                if first and live.links:
                    # They did not have this table when we last told who is here.
                    self._hub.announce_presence(live)
                if live.presence() != before:
                    live.announce(tell_others=False)
