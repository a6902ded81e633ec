"""Bots think in processes of their own, within a budget; one that crashes or hangs is replaced and never waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from collections import Counter, deque
from typing import TYPE_CHECKING

import msgspec

from estaminet.bots.levels import uses_time
from estaminet.bots.players import find_player, players_of
from estaminet.bots.random import RandomPlayer
from estaminet.kernel.errors import EstaminetError
from estaminet.kernel.rng import FastRng
from estaminet.server import metrics
from estaminet.server.botworker import Answer, Stories, question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Action, Observation

log = logging.getLogger("estaminet.bots")

MOST_ANSWER = 10_000
ERRAND = 0.15
"""Seconds for the way to a worker and back, more than it takes: a search does not end after an answer without one."""
LEAST = 0.05
"""Seconds that are left for thinking to whoever has waited for nearly all of their time."""
MOST_WAIT = 1.0
"""Seconds beyond its thinking time that a bot waits for a worker."""
STAND_IN = "club"
"""Who plays for a bot that gets no worker: at once, and every game has one."""
MOST_STORIES = 1000
"""Of how many seats a worker remembers the events, so that it is not told the whole match at every question."""


class _Asked(msgspec.Struct, frozen=True):
    """Who is to answer what, and at whose table."""

    game: Game
    observation: Observation
    story: str
    owner: str
    watched: bool
    seed: int | None


class _Worker:
    """One process; started when first needed, and again after a failure."""

    def __init__(self, module: str, most: int) -> None:
        self._module = module
        self._most = most
        """Bytes of the longest answer."""
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        self._stories = Stories(MOST_STORIES)

    def stories(self) -> Stories:
        """What the process remembers; nothing any more once it has ended."""
        if self._process is not None and self._process.returncode is not None:
            self._stories = Stories(MOST_STORIES)
        return self._stories

    async def ask(self, line: bytes) -> int:
        """A bot's answer to a question."""
        return msgspec.json.decode(await self.line(line), type=Answer).index

    async def line(self, line: bytes) -> bytes:
        """The line with which the process answers this one."""
        process = self._process
        if process is None or process.returncode is not None:
            await self.bury()
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # It imports what this process would, however that was started. One process is one core: threads of
                # numpy's would only wait for each other.
                env={
                    "OPENBLAS_NUM_THREADS": "1",
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
                },
                limit=self._most,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

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


class _Queue:
    """Who waits for a turn, by owner. Owners take turns, however many questions each of them has."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def add(self, owner: str) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[None] | None:
        """The first of the owner whose turn it is; that owner is last from now on."""
        while self._waiting:
            owner = next(iter(self._waiting))
            turns = self._waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns
            if not turn.done():  # nobody waits for it any more if it is
                return turn
        return None


class Lane:
    """Workers for bots of one kind. Whoever comes when all are busy waits for a turn: tables that somebody watches
    before those that nobody does, and among them owner by owner."""

    def __init__(self, workers: int, module: str = "estaminet.server.botworker", most: int = MOST_ANSWER) -> None:
        self.workers = [_Worker(module, most) for _ in range(workers)]
        self._asked: Counter[str] = Counter()
        """How many answers are waited for, by owner, at tables that are watched."""
        self._free = self.workers[:]
        self._turns = workers
        self._watched, self._unwatched = _Queue(), _Queue()

    @contextlib.contextmanager
    def asking(self, owner: str, *, watched: bool) -> Iterator[None]:
        """While an answer is waited for."""
        if watched:
            self._asked[owner] += 1
        try:
            yield
        finally:
            if watched:
                self._asked[owner] -= 1
                if not self._asked[owner]:
                    del self._asked[owner]

    def share(self, owner: str) -> float:
        """The part of its time that a bot of this owner has: owners share the workers, and their own bots what they
        have."""
        return min(1.0, len(self.workers) / max(1, len(self._asked) * self._asked[owner]))

    @contextlib.asynccontextmanager
    async def worker(
        self, story: str, owner: str = "", *, watched: bool = True, patience: float = 60.0
    ) -> AsyncIterator[_Worker]:
        """A free worker, preferably one that knows the story. It is killed if anything goes wrong with it. Raises
        `NoWorker` if none is free for so long."""
        await self._turn(owner, watched=watched, patience=patience)
        worker = max(self._free, key=lambda one: one.stories().length(story))
        self._free.remove(worker)
        try:
            yield worker
        except BaseException:
            worker.kill()
            raise
        finally:
            self._free.append(worker)
            self._pass_on()

    async def _turn(self, owner: str, *, watched: bool, patience: float) -> None:
        if self._turns:
            self._turns -= 1
            return
        turn = (self._watched if watched else self._unwatched).add(owner)
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException as error:
            if not turn.cancelled() and turn.done():
                self._pass_on()  # it came too late
            turn.cancel()
            if isinstance(error, TimeoutError):
                raise NoWorker from None
            raise

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()

    def _pass_on(self) -> None:
        turn = self._watched.next() or self._unwatched.next()
        if turn is not None:
            turn.set_result(None)
        else:
            self._turns += 1


class NoWorker(Exception):
    """All workers were busy for longer than one can wait."""


class BotPool:
    def __init__(self, *, workers: int, pause: float, budget: float) -> None:
        self._pause = pause
        self._budget = budget
        self._thinking = Lane(max(1, workers))
        self._quick = Lane(1)
        """Bots that answer at once have a worker of their own, so that they never wait for those that think."""

    async def answer(
        self,
        game: Game,
        level: str,
        observation: Observation,
        thinking: float,
        story: str = "",
        *,
        owner: str = "",
        watched: bool = True,
        pause: bool = True,
        seed: int | None = None,
    ) -> Action | None:
        """The bot's answer, one of its legal actions; None if it has none. Never before the pause, nor long after the
        budget. Without a `pause` it comes as soon as it is there: nobody is playing who could learn from it.

        A bot that searches takes all the time it is given, also where it has no choice or finds one soon: how long it
        takes must not tell what it holds. `story` is one name for all questions to this seat of this match: workers
        remember what it has seen. `seed`: what it draws its whims from, where that must be the same again. `owner` is
        whose table it is: owners take turns. A table that nobody watches thinks least and last. A bot that gets no
        worker, or that fails, plays as a club player would."""
        started = time.monotonic()
        asked = _Asked(game, observation, story, owner, watched, seed)
        action, least = await self._think(asked, level, thinking)
        if action is None and level != STAND_IN and STAND_IN in players_of(game) and level in players_of(game):
            metrics.BOT_STAND_INS.inc()
            action, _ = await self._think(asked, STAND_IN, 0.0)
        took = time.monotonic() - started
        metrics.BOT_SECONDS.observe(took)
        if pause:
            await asyncio.sleep(max(0.0, max(least, self._pause) - took))
        return action

    async def _think(self, asked: _Asked, level: str, thinking: float) -> tuple[Action | None, float]:
        """An answer, and how long it has to seem to have taken."""
        seed = asked.seed if asked.seed is not None else secrets.randbits(32)
        observation = asked.observation
        try:
            player = find_player(level, asked.game, FastRng(seed))
        except EstaminetError:
            return None, 0.0
        if isinstance(player, RandomPlayer):
            return player.choose(observation), 0.0
        slow = uses_time(player, observation)
        lane = self._thinking if slow else self._quick
        # A table never waits long for other tables' bots; among those that answer at once, longer than one that fails.
        patience = thinking + MOST_WAIT if slow else 2 * self._budget
        started = time.monotonic()
        try:
            with lane.asking(asked.owner, watched=asked.watched):
                async with (
                    lane.worker(asked.story, asked.owner, watched=asked.watched, patience=patience) as worker,
                    asyncio.timeout(self._budget + thinking if slow else self._budget),
                ):
                    waited = time.monotonic() - started
                    seconds = self._share(asked, thinking, waited) if slow else thinking
                    stories = worker.stories()
                    line = question(asked.game, level, seed, observation, asked.story, stories, seconds)
                    index = await worker.ask(line)
                    action = next((action for action in observation.legal if action.index == index), None)
                    return action, waited + seconds + ERRAND if slow else 0.0
        except NoWorker:
            return None, 0.0
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            log.warning("bot worker failed", extra={"level": level, "error": type(error).__name__})
            return None, 0.0

    def _share(self, asked: _Asked, thinking: float, waited: float) -> float:
        """How long this one may think: when more bots are asked than there are workers they think less, and one that
        has waited long answers soon."""
        if not asked.watched:
            return min(thinking, LEAST)
        share = thinking * self._thinking.share(asked.owner)
        return min(share, max(LEAST, thinking + MOST_WAIT - waited))

    async def close(self) -> None:
        await self._thinking.close()
        await self._quick.close()
