"""Somebody who plays on through lost connections, and remembers everything that was promised."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.house import PATIENCE, House, Person, Socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from estaminet import games
from estaminet.kernel.record import chance_is_verified, read

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError, httpx.TransportError)
LONG = 60 * PATIENCE
"""For a whole match with all its interruptions, on a machine that has other things to do."""


class Stubborn:
    """Plays one seat of one table to the end, at random; comes back, and resends what was not acknowledged."""

    def __init__(
        self, person: Person, table: str, houses: list[House], seed: int, thinks: Callable[[], float] | None = None
    ) -> None:
        self.person = person
        self.table = table
        self.houses = houses
        self.random = random.Random(seed)
        self.socket: Socket = person.socket(table)
        self.acknowledged = 0
        """The highest number we were told of: it must never be taken back."""
        self.returns = 0
        self._open: dict[str, Any] | None = None
        """The move that was sent and not yet acknowledged."""
        self.waited: list[float] = []
        """Seconds from sending a move to hearing that it was accepted, each."""
        self._thinks = thinks
        self._sent = 0.0
        self._rests = False
        """Whether it has said, on this connection, that it is ready for the next round."""

    async def play(self) -> None:
        async with asyncio.timeout(LONG):
            while not self.socket.over:
                try:
                    await self._connected()
                except GONE:
                    self.returns += 1
                    await asyncio.sleep(0.05)
                    others = [house for house in self.houses if house.running()]
                    if others:
                        self.person.move_to(self.random.choice(others))

    async def _connected(self) -> None:
        self.socket = self.person.socket(self.table)
        socket = self.socket
        self._rests = False
        try:
            await socket.connect()
            assert socket.number >= self.acknowledged, f"{self.acknowledged} was promised, {socket.number} is there"
            if self._open is not None:
                self._sent = time.perf_counter()
                await socket.send("move", **self._open)
            while not socket.over:
                self.acknowledged = max(self.acknowledged, socket.number)
                await self._answer(socket)
                message = await socket.next()
                if self._open is not None and message.get("id") == self._open["id"]:
                    if message["type"] == "accepted":
                        assert socket.number >= message["number"]
                        self.waited.append(time.perf_counter() - self._sent)
                    self._open = None
        finally:
            await socket.close()

    async def _answer(self, socket: Socket) -> None:
        play = socket.play
        between = None if play is None else play.get("between")
        if between is not None and not self._rests:
            await socket.send("next-round", round=between["round"])
        self._rests = between is not None
        if play is None or not socket.asked:
            return
        if self._open is not None and self._open["answers"] == play["answers"]:
            return
        choice = self.random.choice(play["legal"])["text"]
        self._open = {"id": f"{self.random.getrandbits(60):x}", "text": choice, "answers": play["answers"]}
        if self._thinks is not None:
            await asyncio.sleep(self._thinks())
        self._sent = time.perf_counter()
        await socket.send("move", **self._open)


async def _asked(player: Stubborn, path: str) -> httpx.Response:
    """An answer of the house; raises one of `GONE` while it or its database is away."""
    answer = await player.person.web.get(path)
    if answer.status_code in (429, 503):
        raise ConnectionError(f"{answer.status_code}, not now: {answer.text}")
    assert answer.status_code == 200, answer.text
    return answer


async def compare(player: Stubborn) -> None:
    """The record verifies, and what this player saw last is what the record replays to from that seat. Raises one of
    `GONE` while that cannot be told."""
    socket = player.socket
    text = (await _asked(player, f"/api/records/{player.table}")).text
    record, match = read(text, games.find)
    assert chance_is_verified(record)
    assert match.ended is not None
    steps: list[dict[str, Any]] = []
    while True:
        path = f"/api/replays/{player.table}?viewer={socket.you}&since={len(steps)}"
        page = (await _asked(player, path)).json()
        steps += page["steps"]
        if len(steps) == page["total"]:
            break
    assert socket.play is not None
    assert steps[-1]["view"] == socket.play["view"]
    assert steps[-1]["result"] == socket.play["result"]
    assert [told for step in steps for told in step["events"]] == socket.story
