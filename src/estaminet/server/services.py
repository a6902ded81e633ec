"""What live tables need from the process around them. It knows none of them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import OperationalError

from estaminet.server.reasons import refused
from estaminet.server.store import notice
from estaminet.server.store.database import StoreFailing
from estaminet.server.store.notice import Notice

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from estaminet.server.botpool import BotPool
    from estaminet.server.store.sql import Store
    from estaminet.server.writer import Writer


log = logging.getLogger("estaminet.services")


def _nothing(_: str) -> None:
    """A process that has its store for itself has no doubts."""


class Services:
    def __init__(self, store: Store, writer: Writer, bots: BotPool) -> None:
        self.store = store
        self.writer = writer
        self.bots = bots
        self.stopping = False
        self.mine: set[str] = set()
        """Where processes share the store: the tables that this one is the home of."""
        self.doubt: Callable[[str], None] = _nothing
        """Called when another process has written to a table that may be ours."""
        self.visited: set[str] = set()
        """Tables that somebody has come to and that the store has not been told of yet."""
        self.tasks: set[asyncio.Task[None]] = set()
        self._listening: dict[str, set[asyncio.Event]] = {}
        """By guest: who wants to know when something about their seats changes."""

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """A task that is kept until it is done."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, (StoreFailing, OperationalError)):
            log.warning("store failing", extra={"error": str(error), "seldom": True})
        elif error is not None:
            log.error("task failed", exc_info=error)

    def listen(self, guest: str) -> asyncio.Event:
        """An event that is set whenever something about this guest's seats has changed; until `unlisten`."""
        event = asyncio.Event()
        self._listening.setdefault(guest, set()).add(event)
        return event

    def unlisten(self, guest: str, event: asyncio.Event) -> None:
        events = self._listening.get(guest, set())
        events.discard(event)
        if not events:
            self._listening.pop(guest, None)

    def tell(self, guests: Iterable[str]) -> None:
        """Something about these guests' seats has changed, and is saved."""
        for guest in guests:
            for event in self._listening.get(guest, ()):
                event.set()

    def is_home(self, table_id: str) -> bool:
        """Whether this process runs the bots and clocks of the table."""
        return not self.store.shared or table_id in self.mine

    def check_open(self) -> None:
        if self.stopping:
            raise refused("stopping")

    def presence(
        self,
        table_id: str,
        here: tuple[int, ...],
        watchers: tuple[str, ...],
        watching: int,
        *,
        number: int = 0,
        asks: bool = False,
    ) -> tuple[str, ...]:
        """Who is connected to a table through this process, as the others hear it; nothing if there can be none. With
        the number of the latest entry, if that is asked for; or asking for it."""
        store = self.store
        if not store.shared:
            return ()
        tables = {table_id: number} if number else {}
        players = Notice(store.process, tables, at=table_id, here=here, asks=asks)
        others = Notice(store.process, at=table_id, watchers=notice.fitting(watchers), watching=watching)
        return (notice.encode(players), notice.encode(others))

    def typing(self, table_id: str, seat: int) -> tuple[str, ...]:
        """Somebody is writing a line of chat, as the other processes hear it."""
        store = self.store
        return (notice.encode(Notice(store.process, at=table_id, types=seat)),) if store.shared else ()

    def announce(self, payloads: tuple[str, ...]) -> None:
        """Tell the other processes, in one transaction."""
        if payloads:
            self.spawn(self.store.call(self.store.announce, *payloads))
