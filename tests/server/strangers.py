"""Clients that mean harm, in a process of their own: `python -m tests.server.strangers PORT SECONDS`.

Ten of them, each from an address of its own, each doing its worst over and over: floods of pings and of messages,
reading nothing, half requests, opening sockets, guessing codes, tables of experts, own decks, junk.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable

import httpx
from tests.server.test_hostile import HANDSHAKE, framed

from estaminet.games import find

ENDS = (OSError, EOFError, TimeoutError, httpx.HTTPError, asyncio.IncompleteReadError, KeyError, ValueError)


class Stranger:
    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.66.6.{number + 1}"
        self.random = random.Random(number)
        self.table = ""
        self.cookie = ""

    def web(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=5)

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def sits(self) -> None:
        """Have a table and a cookie of one's own."""
        if self.table:
            return
        async with self.web() as web:
            body = {"game": "dudo", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Stranger"}
            made = await web.post("/api/tables", json=body)
            self.table = made.json()["table"]["id"]
            self.cookie = made.headers["set-cookie"].partition(";")[0]

    async def socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        await self.sits()
        reader, writer = await self.line()
        more = f"Cookie: {self.cookie}\r\n"
        writer.write(HANDSHAKE.format(path=f"/api/tables/{self.table}/socket", more=more).encode())
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        return reader, writer

    async def floods(self, frame: bytes) -> None:
        reader, writer = await self.socket()
        drain = asyncio.create_task(_reads(reader))
        try:
            for _ in range(2000):
                writer.write(frame * 100)
                await writer.drain()
        finally:
            drain.cancel()
            writer.close()

    async def pings(self) -> None:
        await self.floods(framed(b"", 0x89))

    async def messages(self) -> None:
        await self.floods(framed(b'{"type":"chat","id":"x","text":"hey"}'))

    async def loads(self) -> None:
        """Ask for the whole table and read nothing."""
        _, writer = await self.socket()
        try:
            for _ in range(500):
                writer.write(framed(b'{"type":"load","id":"x"}') * 10)
                await asyncio.wait_for(writer.drain(), 2)
            await asyncio.sleep(2)
        finally:
            writer.close()

    async def halves(self) -> None:
        """Requests that are never finished."""
        lines = []
        try:
            for _ in range(50):
                _, writer = await self.line()
                lines.append(writer)
                writer.write(
                    self.random.choice([b"GE", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"])
                )
            await asyncio.sleep(3)
        finally:
            for writer in lines:
                writer.close()

    async def sockets(self) -> None:
        open_ones = []
        try:
            for _ in range(60):
                open_ones.append((await self.socket())[1])
        finally:
            for writer in open_ones:
                writer.close()

    async def codes(self) -> None:
        async with self.web() as web:
            for _ in range(100):
                await web.get("/api/codes/" + "".join(self.random.choices("BCDFGHJKLMNPQRSTVWXZ", k=4)))

    async def experts(self) -> None:
        async with self.web() as web:
            bots = [{"kind": "bot", "level": "expert"}] * 6
            for _ in range(20):
                await web.post("/api/tables", json={"game": "dudab", "seats": bots, "name": "Stranger", "thinking": 10})

    async def decks(self) -> None:
        deck = json.loads((find("dnup").folder / "decks" / "even40.json").read_text("utf-8"))
        async with self.web() as web:
            for number in range(20):
                deck["name"] = f"deck {number} {self.random.random()}"
                options = {"deck": {key: deck[key] for key in ("name", "cards", "removed")}}
                body = {
                    "game": "dnup",
                    "seats": [{"kind": "me"}, {"kind": "open"}],
                    "options": options,
                    "name": "Stranger",
                }
                await web.post("/api/tables", json=body)

    async def junk(self) -> None:
        for _ in range(50):
            _, writer = await self.line()
            writer.write(self.random.randbytes(self.random.choice([10, 1000, 100_000])))
            with contextlib.suppress(*ENDS):
                await asyncio.wait_for(writer.drain(), 2)
            writer.close()

    async def nests(self) -> None:
        async with self.web() as web:
            headers = {"Content-Type": "application/json"}
            for _ in range(50):
                await web.post("/api/tables", content=b"[" * 50_000, headers=headers)


async def _reads(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


KINDS: list[Callable[[Stranger], Awaitable[None]]] = [
    Stranger.pings,
    Stranger.messages,
    Stranger.loads,
    Stranger.halves,
    Stranger.sockets,
    Stranger.codes,
    Stranger.experts,
    Stranger.decks,
    Stranger.junk,
    Stranger.nests,
]


async def _again_and_again(kind: Callable[[Stranger], Awaitable[None]], stranger: Stranger, end: float) -> None:
    while time.monotonic() < end:
        with contextlib.suppress(*ENDS):
            await kind(stranger)
        await asyncio.sleep(0.05)


async def main(port: int, seconds: float) -> None:
    end = time.monotonic() + seconds
    tasks = [_again_and_again(kind, Stranger(port, number), end) for number, kind in enumerate(KINDS)]
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*tasks), seconds)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))
