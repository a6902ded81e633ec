"""The tables that this process is the home of: it alone runs their bots and clocks, and people are brought to it.

Only with a database that several processes share; a process that has its store for itself is the home of everything.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from estaminet.server.store.database import StoreFailing

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from estaminet.server.registry import Registry
    from estaminet.server.services import Services
    from estaminet.server.store.leases import Home, Leases

log = logging.getLogger("estaminet.homes")

RENEWALS = 3
"""How often a lease is renewed in its term."""
TAKEN_FOR_GRANTED = 0.5
"""Seconds for which whoever was found to have a table is believed to have it."""
MOST_KNOWN = 10_000
GRACE = 3.0
"""Seconds that the people of a process that died have to come elsewhere, before its other tables are woken here."""


class Homes:
    def __init__(
        self, services: Services, registry: Registry, leases: Leases, orphaned: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """`orphaned`: called when tables may have lost their home, and nobody comes to them."""
        self._services = services
        self._registry = registry
        self._leases = leases
        self._orphaned = orphaned
        # Of its own: whoever waits for the others must not lose tables by it.
        self._thread = ThreadPoolExecutor(1, "homes")
        self._known: dict[str, tuple[float, Home]] = {}
        """Who was found to have a table, and until when that is taken for granted."""
        self._late = True
        """Some of our tables may have been taken by others."""
        services.doubt = self._doubt

    @property
    def key(self) -> str:
        return self._leases.key

    async def elsewhere(self, table_id: str) -> Home | None:
        """Who has this table, if that is another process. Else it is ours from now on, if there is such a table."""
        services = self._services
        if services.is_home(table_id):
            return None
        now = asyncio.get_running_loop().time()
        until, home = self._known.get(table_id, (0.0, None))
        if until > now:
            return home
        if await services.store.call(self._leases.claim, [table_id]):
            self._come_home(table_id)
            return None
        home = await services.store.call(self._leases.home_of, table_id)
        if home is not None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[table_id] = now + TAKEN_FOR_GRANTED, home
        return home

    def _come_home(self, table_id: str) -> None:
        self._services.mine.add(table_id)
        live = self._registry.live.get(table_id)
        if live is not None:
            live.come_home()

    async def start(self) -> None:
        await self._do(self._leases.sign_on)

    async def stop(self) -> None:
        """Whoever wants our tables can have them."""
        try:
            await self._do(self._leases.sign_off)
        except StoreFailing as error:
            log.warning("not signed off", extra={"error": str(error)})
        self._thread.shutdown(wait=False)

    async def _do(self, call: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    async def keep(self) -> None:
        """Renew, and take over what we have people at and nobody has."""
        while True:
            try:
                await self._once()
            except StoreFailing as error:
                self._late = True
                log.warning("leases not renewed", extra={"error": str(error), "seldom": True})
            await asyncio.sleep(self._leases.term / RENEWALS)

    async def _once(self) -> None:
        renewed, gone = await self._do(self._leases.renew)
        late, self._late = self._late or not renewed, not renewed
        if not renewed:
            await self._do(self._leases.sign_on)
        if late:
            await self._check(set(self._services.mine))
        wanted = [
            live.table.id
            for live in self._registry.live.values()
            if live.company.links and not live.closed and not self._services.is_home(live.table.id)
        ]
        if wanted:
            for table_id in await self._do(lambda: self._leases.claim(wanted)):
                self._come_home(table_id)
        if gone:
            self._services.spawn(self._wake())

    def _doubt(self, table_id: str) -> None:
        if table_id in self._services.mine:
            self._services.spawn(self._check({table_id}))

    async def _check(self, tables: set[str]) -> None:
        """Whether these are still ours, or nobody's."""
        self._lose(tables - await self._do(lambda: self._leases.claim(tables)))

    def _lose(self, tables: set[str]) -> None:
        """Others have these tables. Whoever is connected here is served on."""
        for table_id in tables:
            self._services.mine.discard(table_id)
            live = self._registry.live.get(table_id)
            if live is not None:
                live.leave_home()

    async def _wake(self) -> None:
        await asyncio.sleep(GRACE)
        await self._do(self._leases.tidy)
        await self._orphaned()

    async def release(self, tables: set[str]) -> None:
        """This process has forgotten these tables."""
        if gone := tables - self._services.mine:  # somebody may have come back meanwhile
            await self._do(lambda: self._leases.release(gone))
            if back := gone & self._services.mine:
                await self._check(back)
