"""What processes that share a PostgreSQL tell each other: which tables have new entries, who is connected where.

Nothing depends on a notice arriving: the unique key keeps the journal right, and after a lost connection every live
table is compared with the store.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg

from estaminet.server.company import Elsewhere
from estaminet.server.store import notice as notices
from estaminet.server.store.database import StoreFailing
from estaminet.server.store.sql import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from estaminet.server.registry import Registry
    from estaminet.server.services import Services
    from estaminet.server.store.sql import Store

log = logging.getLogger("estaminet.notices")

BELIEVED = 45.0
"""Seconds for which another process' word about who is connected is believed."""
REPEAT = 15.0


class Notices:
    def __init__(self, services: Services, registry: Registry, people: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """`people`: called when the host has changed who is kept out."""
        self._people = people
        self._services = services
        self._store: Store = services.store
        self._registry = registry
        self._connection: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    async def connect(self) -> None:
        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=3)
        await self._connection.execute(f"LISTEN {CHANNEL}")

    async def listen(self) -> None:
        try:
            await self._listen()
        finally:
            await self._hang_up()

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _listen(self) -> None:
        while True:
            try:
                if self._connection is None:
                    await self.connect()
                    await self._compare_all()
                assert self._connection is not None
                async for notice in self._connection.notifies(timeout=REPEAT):
                    self._heard(notice.payload)
                # All tables in one transaction: one each would keep the database from everything else.
                here = [live.to_repeat() for live in self._registry.live.values()]
                self._services.announce(tuple(payload for payloads in here for payload in payloads))
            except (psycopg.Error, OSError) as error:
                log.warning("lost the database's notices", extra={"error": type(error).__name__, "seldom": True})
                await self._hang_up()
                # Who is connected elsewhere cannot be heard, so nobody counts as having been away.
                now = asyncio.get_running_loop().time()
                for live in self._registry.live.values():
                    live.company.start_over(now)
                await asyncio.sleep(0.5)

    async def _compare_all(self) -> None:
        for live in list(self._registry.live.values()):
            try:
                await live.catch_up(live.table.number + 1)
            except StoreFailing:
                return

    def _heard(self, payload: str) -> None:
        try:
            notice = notices.decode(payload)
        except msgspec.DecodeError:
            return
        if notice.process == self._store.process:
            return
        for table_id in notice.again:
            self._registry.read_again(table_id)
        if notice.people:
            self._services.spawn(self._people())
        for table_id, number in notice.tables.items():
            live = self._registry.live.get(table_id)
            if live is None or number <= live.table.number:
                continue
            if told := notice.entries.get(table_id):
                live.follow([(entry, at, body.encode()) for entry, at, body in told])
            else:
                self._services.spawn(live.catch_up(number))
        self._services.tell(notice.concerned)
        if notice.at is not None:
            live = self._registry.live.get(notice.at)
            if live is not None and notice.types is not None:
                live.tell_typing(notice.types)
            elif live is not None:
                # Players and watchers come in notices of their own; what one does not speak of stays.
                until = asyncio.get_running_loop().time() + BELIEVED
                known = live.company.elsewhere.get(notice.process) or Elsewhere(set(), [], until)
                here = known.here if notice.here is None else set(notice.here)
                watchers = known.watchers if notice.watchers is None else list(notice.watchers)
                watching = known.watching if notice.watchers is None else notice.watching
                live.hear_of_others(notice.process, Elsewhere(here, watchers, until, watching), asks=notice.asks)
