"""Saves what is submitted, many rows in one commit. Knows the store and no tables.

Whoever submits is told what became of it: `saved()` once the row is in the store, or `lost(code)` if it never will be,
with `stale` (another process had used its number) or `store` (the store failed). Rows of one table are saved in the
order in which they were submitted; after one is lost, those submitted after it are lost as well.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from estaminet.server import metrics
from estaminet.server.store.database import StoreBusy, StoreFailing
from estaminet.server.store.rows import Row

if TYPE_CHECKING:
    from estaminet.server.store.sql import Store

log = logging.getLogger("estaminet.writer")

MOST_TURNS = 4
"""Turns of the event loop that are waited for more to save."""

Saved = Callable[[], None]
Lost = Callable[[str], None]
_Waiting = tuple[Row, Saved, Lost]


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[_Waiting] = []
        self._busy = False
        """A commit is on its way, or about to be."""
        self._task: asyncio.Task[None] | None = None

    def submit(self, row: Row, saved: Saved, lost: Lost) -> None:
        self._waiting.append((row, saved, lost))
        if not self._busy:
            self._busy = True
            loop = asyncio.get_running_loop()
            if self._store.shared:
                self._task = loop.create_task(self._commit_apart([]))
            else:
                loop.call_soon(self._commit, 0, 0)

    def _commit(self, had: int, turns: int) -> None:
        """Save all that was submitted: after a turn of the event loop that brought nothing new, or after a few, so that
        moves which come in at about the same time share a commit. (SQLite: here and now.)"""
        if len(self._waiting) > had and turns < MOST_TURNS:
            asyncio.get_running_loop().call_soon(self._commit, len(self._waiting), turns + 1)
            return
        batch, self._waiting = self._waiting, []
        started = time.perf_counter()
        try:
            taken = self._store.append([row for row, _, _ in batch])
        except StoreBusy:
            # Another program holds the database's lock. It is waited for where nobody else has to wait with us.
            self._task = asyncio.get_running_loop().create_task(self._commit_apart(batch))
            return
        except StoreFailing as error:
            self._busy = False
            self._failed(batch, error)
            return
        self._busy = False
        metrics.COMMITS.observe(time.perf_counter() - started)
        if taken:
            self._some_lost(batch, taken)
            return
        metrics.ENTRIES.inc(len(batch))
        for _, saved, _ in batch:
            saved()

    async def _commit_apart(self, batch: list[_Waiting]) -> None:
        """The same with a database that other processes use too; it may take a while, so the next batch gathers."""
        while batch or self._waiting:
            if not batch:
                batch, self._waiting = self._waiting, []
            saving, batch = batch, []
            started = time.perf_counter()
            try:
                taken = await self._store.write([row for row, _, _ in saving])
            except StoreFailing as error:
                self._failed(saving, error)
                continue
            metrics.COMMITS.observe(time.perf_counter() - started)
            self._some_lost(saving, taken)
        self._busy = False

    def _some_lost(self, batch: list[_Waiting], taken: set[str]) -> None:
        """A batch is saved but for the rows of tables whose numbers another process had taken."""
        metrics.ENTRIES.inc(len(batch))
        for row, saved, lost in batch:
            if row.table_id in taken:
                lost("stale")
            else:
                saved()
        if taken:
            self._lose_waiting(taken, "stale")

    def _failed(self, batch: list[_Waiting], error: StoreFailing) -> None:
        """Nothing was saved: as if it had never been asked."""
        log.error("not saved", extra={"error": str(error), "entries": len(batch), "seldom": True})
        metrics.STORE_FAILURES.inc()
        for _, _, lost in batch:
            lost("store")
        self._lose_waiting({row.table_id for row, _, _ in batch}, "store")

    def _lose_waiting(self, tables: Collection[str], code: str) -> None:
        """What was built upon a lost row must not be saved after it."""
        waiting, self._waiting = self._waiting, []
        for item in waiting:
            if item[0].table_id in tables:
                item[2](code)
            else:
                self._waiting.append(item)

    async def flushed(self) -> None:
        """Everything submitted so far is saved, or is known not to be."""
        while self._busy:
            await asyncio.sleep(0.001)
