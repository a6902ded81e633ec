"""Reviews of finished matches: made in a process of their own (`reviewer.py`), slice by slice and owner by owner in
turn, and kept with the match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from estaminet.review.model import VERSION
from estaminet.server.botpool import Lane, NoWorker
from estaminet.server.hints import asked_of
from estaminet.server.protocol.matches import Hint, ReviewInfo
from estaminet.server.reviewer import KEPT, Asked
from estaminet.server.store.database import StoreFailing
from estaminet.server.workshop import TooBusy

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Observation
    from estaminet.server.hints import HintAsked
    from estaminet.server.store.sql import Store

log = logging.getLogger("estaminet.reviews")

MOST_ANSWER = 16_000_000
SLICE = 1.0
"""Seconds that are spent on a review before somebody else has a turn."""
PATIENCE = 10.0
"""Seconds that a slice waits for its turn."""
MOST_WORK = 60.0
"""Seconds after which a slice is given up: a single decision takes far less, uncompiled too."""
GIVEN_UP = 30.0
"""Seconds without a question after which nobody waits for a review any more."""
MOST_OWN = 2
"""Reviews in the making of one owner, once half of the places are taken."""


class Reviews:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lane = Lane(1, "estaminet.server.reviewer", MOST_ANSWER)
        self._making: dict[str, tuple[str, float]] = {}
        """The reviews in the making: for whom, and when they were last asked for. No more than the process remembers:
        else each would begin again whenever its turn comes, and none would ever be finished."""

    async def look(self, record_id: str, record: bytes, owner: str) -> bytes:
        """The review as it is kept; or another slice of it, and what is known then. Raises `TooBusy`."""
        kept = await self._store.call(self._store.review, record_id, VERSION)
        if kept is not None:
            return kept
        self._take_place(record_id, owner)
        answer = await self._do(Asked(record_id, record.decode(), SLICE), owner, waits=False)
        made = msgspec.json.decode(answer, type=ReviewInfo)
        if made.done == made.total:
            self._making.pop(record_id, None)
            figures = [(one.luck, one.own) for one in made.accounts]
            with contextlib.suppress(StoreFailing):  # it can be made again
                await self._store.call(self._store.keep_review, record_id, VERSION, answer, figures)
        return answer

    def _take_place(self, record_id: str, owner: str) -> None:
        """Raises `TooBusy` if others' reviews have to be finished first."""
        now = time.monotonic()
        for one, (_, asked) in list(self._making.items()):
            if asked < now - GIVEN_UP:
                del self._making[one]
        if record_id not in self._making:
            taken = len(self._making)
            own = sum(who == owner for who, _ in self._making.values())
            if taken >= KEPT or (own >= MOST_OWN and taken >= KEPT // 2):
                raise TooBusy
        self._making[record_id] = self._making.get(record_id, (owner,))[0], now

    async def hint(self, game: Game, observation: Observation, owner: str) -> Hint:
        """What would be good for a seat, from what it has. Raises `TooBusy`."""
        return msgspec.json.decode(await self._do(asked_of(game, observation), owner, waits=True), type=Hint)

    async def _do(self, asked: Asked | HintAsked, owner: str, *, waits: bool) -> bytes:
        """The answer of the process; before those who look back come those who wait at a table."""
        try:
            async with (
                self._lane.worker("", owner, watched=waits, patience=PATIENCE) as worker,
                asyncio.timeout(MOST_WORK),
            ):
                answer = (await worker.line(msgspec.json.encode(asked))).rstrip(b"\n")
                msgspec.json.decode(answer)  # a process that has ended answers with nothing
                return answer
        except NoWorker:
            raise TooBusy from None
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            log.warning("review failed", extra={"error": type(error).__name__})
            raise TooBusy from None

    async def close(self) -> None:
        await self._lane.close()
