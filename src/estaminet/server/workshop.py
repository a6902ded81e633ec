"""Work for strangers, done in a process of its own (`workbench.py`), owner by owner in turn."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from estaminet.server.botpool import Lane, NoWorker
from estaminet.server.workbench import Done, Job

log = logging.getLogger("estaminet.workshop")

MOST_ANSWER = 16_000_000
PATIENCE = 15.0
"""Seconds that a job waits for its turn: longer than the one before it may take."""
MOST_WORK = 10.0
"""Seconds that a job may take; then the process is given up, and with it the job."""
MOST_DRAWING = 5.0
"""The same for a view in words, which takes milliseconds if a match has shown it; the rest is for a fresh process to
start."""


class TooBusy(Exception):
    """There is no time for this now, or it takes too long."""


class Workshop:
    def __init__(self) -> None:
        self._lane = Lane(1, "estaminet.server.workbench", MOST_ANSWER)

    async def do(self, what: str, asked: msgspec.Struct, owner: str, *, uploaded: bool = False) -> Done:
        """The answer to a job; raises `TooBusy`. What was `uploaded` may be made to take long, and comes last."""
        line = msgspec.json.encode(Job(what, msgspec.Raw(msgspec.json.encode(asked))))
        try:
            async with (
                self._lane.worker("", owner, watched=not uploaded, patience=PATIENCE) as worker,
                asyncio.timeout(MOST_DRAWING if what == "drawing" else MOST_WORK),
            ):
                return msgspec.json.decode(await worker.line(line), type=Done)
        except NoWorker:
            raise TooBusy from None
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            log.warning("work failed", extra={"what": what, "error": type(error).__name__})
            raise TooBusy from None

    async def close(self) -> None:
        await self._lane.close()
