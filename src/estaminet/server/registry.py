"""The live tables of this process: found, opened and forgotten here. Tables do not know it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from estaminet.server import metrics
from estaminet.server.live import LiveTable, fold_in_slices
from estaminet.server.rows import new_code, new_row
from estaminet.server.store.database import StoreFailing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from estaminet.server.journal import Opening
    from estaminet.server.services import Services
    from estaminet.server.table import Table

log = logging.getLogger("estaminet.tables")

IDLE = 60.0
"""Seconds after which a table without connections, whose bots and clocks are not ours to run, is forgotten."""
MOST_TRIES = 50
"""New codes that are tried before the server counts as full."""


class Registry:
    def __init__(self, services: Services) -> None:
        self._services = services
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def find(self, table_id: str) -> LiveTable | None:
        """The table, from the store if it is not live here; None if there is none. Raises `RequestRefused` if it cannot
        be read."""
        live = self.live.get(table_id)
        if live is not None and not live.closed:
            live.touch()
            return live
        if len(table_id) > 20 or not table_id.isascii() or not table_id.isalnum():
            return None
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable | None:
        store = self._services.store
        stored = await store.call(store.load, table_id)
        if stored is None:
            return None
        live = LiveTable(self._services, await fold_in_slices(stored))
        self.live[table_id] = live
        if store.shared:
            # What another process wrote while this was being read was news for nobody.
            if live.is_home():
                live.come_home()
            else:
                live.follow_others()
        metrics.TABLES.set(len(self.live))
        live.settle()
        return live

    def bots_alone(self, owner: str) -> int:
        """How many tables of this owner are played by bots alone."""
        return sum(
            live.owner == owner and live.table.stage != "ended" and all(seat.kind == "bot" for seat in live.table.seats)
            for live in self.live.values()
        )

    async def open(self, opening: Opening, owner: str | None = None) -> LiveTable:
        """Set up a new table and have it here. `owner` is whose turn its bots' are; the guest who opens it if left
        out."""
        live = await self.find(await self.save(opening))
        assert live is not None
        live.owner = owner or live.owner
        return live

    async def save(self, opening: Opening, secret: bytes | None = None) -> str:
        """Put a new table into the store; its id. `secret`: that of a deal."""
        store = self._services.store
        for _ in range(MOST_TRIES):
            new = new_row(opening, secret)
            if await store.call(store.open, new):
                self._services.tell(holder for _, holder in new.holders)
                log.info("opened", extra={"table": new.id, "game": opening.game, "seats": len(opening.seats)})
                return new.id
        raise StoreFailing("no free code was found")

    async def look(self, table_id: str) -> Table | None:
        """A table as it is, without having it here; None if there is none. Raises `RequestRefused` if it cannot be
        read."""
        store = self._services.store
        stored = await store.call(store.load, table_id)
        return None if stored is None else await fold_in_slices(stored)

    def read_again(self, table_id: str) -> None:
        """Somebody has changed what is in the store: if the table is here, it is read again, and everybody is sent it,
        or sent away if it is closed."""
        loading = self._loading.get(table_id)
        if loading is not None:
            loading.add_done_callback(lambda _: self._read_again(table_id))  # it may have been read before the change
        else:
            self._read_again(table_id)

    def _read_again(self, table_id: str) -> None:
        live = self.live.get(table_id)
        if live is not None:
            live.read_again()

    async def wake(self, table_id: str, claim: Callable[[str], Awaitable[bool]]) -> tuple[str, int] | None:
        """Bring a table into memory if its clock runs or a bot is asked, and it can be claimed. If not, it can sleep
        until somebody comes: its id and the number of its latest entry."""
        if table_id in self.live and self._services.is_home(table_id):
            return None
        table = await self.look(table_id)
        if table is None:
            return None
        if table.needs_nobody():
            return table_id, table.number
        if await claim(table_id):
            await self.find(table_id)
        return None

    async def give_code(self, live: LiveTable) -> None:
        """New letters for a table that had to give up its own while nobody was there."""
        store = self._services.store
        for _ in range(MOST_TRIES):
            code = await store.call(store.give_code, live.table.id, new_code())
            if code is not None:
                live.table.set_code(code)
                return

    def forget_idle(self, idle: float = IDLE) -> list[tuple[str, int]]:
        """Let go of the tables where nothing has happened for `idle` seconds and nothing is about to. The matches among
        them sleep until somebody comes: their ids and the numbers of their latest entries."""
        now = asyncio.get_running_loop().time()
        asleep = []
        for live in list(self.live.values()):
            if live.is_idle(now - idle):
                self._forget(live)
                if live.table.stage == "playing" and live.table.needs_nobody():
                    asleep.append((live.table.id, live.table.number))
        return asleep

    def _forget(self, live: LiveTable) -> None:
        live.close()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            self._services.mine.discard(live.table.id)
        metrics.TABLES.set(len(self.live))
