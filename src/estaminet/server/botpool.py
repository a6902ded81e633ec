"""Bots think in processes of their own, within a budget; one that crashes or hangs is replaced and never waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from estaminet.bots.levels import uses_time
from estaminet.bots.players import find_player
from estaminet.bots.random import RandomPlayer
from estaminet.kernel.errors import EstaminetError
from estaminet.kernel.rng import FastRng
from estaminet.server import metrics
from estaminet.server.botworker import Answer, Stories, question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Action, Observation

log = logging.getLogger("estaminet.bots")

MOST_ANSWER = 10_000
ERRAND = 0.15
"""Seconds for the way to a worker and back, more than it takes: a search does not end after an answer without one."""
LEAST = 0.05
"""Seconds that are left for thinking to whoever has waited for nearly all of their time."""
MOST_STORIES = 1000
"""Of how many seats a worker remembers the events, so that it is not told the whole match at every question."""


class _Worker:
    """One process; started when first needed, and again after a failure."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        self._stories = Stories(MOST_STORIES)

    def stories(self) -> Stories:
        """What the process remembers; nothing any more once it has ended."""
        if self._process is not None and self._process.returncode is not None:
            self._stories = Stories(MOST_STORIES)
        return self._stories

    async def ask(self, line: bytes) -> int:
        process = self._process
        if process is None or process.returncode is not None:
            await self.bury()
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "estaminet.server.botworker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # It imports what this process would, however that was started.
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                limit=MOST_ANSWER,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Answer).index

    def kill(self) -> None:
        process, self._process = self._process, None
        self._stories = Stories(MOST_STORIES)
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process is not None:
            self._killed.append(process)

    async def bury(self) -> None:
        """Wait for those that were killed."""
        while self._killed:
            await self._killed.pop().communicate()

    async def close(self) -> None:
        self.kill()
        await self.bury()


class _Lane:
    """Workers for bots of one kind. Whoever comes when all are busy waits for a turn."""

    def __init__(self, workers: int) -> None:
        self.workers = [_Worker() for _ in range(workers)]
        self.asked = 0
        """How many answers are waited for."""
        self._free = self.workers[:]
        self._turns = asyncio.Semaphore(workers)

    @contextlib.asynccontextmanager
    async def worker(self, story: str) -> AsyncIterator[_Worker]:
        """A free worker, preferably one that knows the story. It is killed if anything goes wrong with it."""
        async with self._turns:
            worker = max(self._free, key=lambda one: one.stories().length(story))
            self._free.remove(worker)
            try:
                yield worker
            except BaseException:
                worker.kill()
                raise
            finally:
                self._free.append(worker)


class BotPool:
    def __init__(self, *, workers: int, pause: float, budget: float) -> None:
        self._pause = pause
        self._budget = budget
        self._thinking = _Lane(max(1, workers))
        self._quick = _Lane(1)
        """Bots that answer at once have a worker of their own, so that they never wait for those that think."""

    async def answer(
        self, game: Game, level: str, observation: Observation, thinking: float, story: str = ""
    ) -> Action | None:
        """The bot's answer, one of its legal actions; None if it has none. Never before the pause, nor long after the
        budget.

        A bot that searches takes all the time it is given, also where it has no choice or finds one soon: how long it
        takes must not tell what it holds. `story` is one name for all questions to this seat of this match: workers
        remember what it has seen."""
        started = time.monotonic()
        action, least = await self._think(game, level, observation, thinking, story)
        took = time.monotonic() - started
        metrics.BOT_SECONDS.observe(took)
        await asyncio.sleep(max(0.0, max(least, self._pause) - took))
        return action

    async def _think(
        self, game: Game, level: str, observation: Observation, thinking: float, story: str
    ) -> tuple[Action | None, float]:
        """An answer, and how long it has to seem to have taken."""
        seed = secrets.randbits(32)
        try:
            player = find_player(level, game, FastRng(seed))
        except EstaminetError:
            return None, 0.0
        if isinstance(player, RandomPlayer):
            return player.choose(observation), 0.0
        slow = uses_time(player)
        lane = self._thinking if slow else self._quick
        lane.asked += 1
        started = time.monotonic()
        try:
            # Waiting for a free worker is part of the budget: a table never waits for other tables' bots.
            async with asyncio.timeout(self._budget + thinking), lane.worker(story) as worker:
                waited = time.monotonic() - started
                seconds = self._share(thinking, waited) if slow else thinking
                line = question(game, level, seed, observation, story, worker.stories(), seconds)
                index = await worker.ask(line)
                action = next((action for action in observation.legal if action.index == index), None)
                return action, waited + seconds + ERRAND if slow else 0.0
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            log.warning("bot worker failed", extra={"level": level, "error": type(error).__name__})
            return None, 0.0
        finally:
            lane.asked -= 1

    def _share(self, thinking: float, waited: float) -> float:
        """How long this one may think: when more bots are asked than there are workers, all of them think less, and one
        that has waited long answers before it is given up (half of the budget is for the way there and back)."""
        share = thinking * min(1.0, len(self._thinking.workers) / max(1, self._thinking.asked))
        return min(share, max(LEAST, thinking + self._budget / 2 - waited))

    async def close(self) -> None:
        for worker in (*self._thinking.workers, *self._quick.workers):
            await worker.close()
