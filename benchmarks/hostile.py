"""Honest moves while ten hostile connections do their worst: `python -m benchmarks.hostile`.

Ten tables of four play at a lively pace, everybody from an address of their own, at the usual limits. Measured is the
time from sending a move to hearing that it is accepted, first in quiet, then while ten strangers from other addresses
flood (pings, pongs, messages), never read, begin requests that they do not finish, open tables with decks of their own,
put such decks into the sandbox, have records replayed, look at the lobby, and open tables full of experts, each as fast
as it is answered. The strangers are a process of their own, as are the server and the honest."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TABLES, SEATS = 10, 4
PACE = 0.03
"""Seconds that an honest player takes for a move."""
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
GONE = (OSError, EOFError, TimeoutError, WebSocketException, asyncio.IncompleteReadError)


class Somebody:
    """Somebody at an address of their own. All of 127.0.0.0/8 is this machine."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.cookie = ""

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=2**24)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """An HTTP request of its own connection; status and answer."""
        data = b"" if body is None else json.dumps(body).encode()
        reader, writer = await self.line()
        try:
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
            )
            head += f"Content-Type: application/json\r\nCookie: {self.cookie}\r\n\r\n"
            writer.write(head.encode() + data)
            answer = await reader.read()
        finally:
            writer.close()
        told, _, content = answer.partition(b"\r\n\r\n")
        cookie = re.search(rb"set-cookie: ([^;]+)", told, re.IGNORECASE)
        if cookie is not None:
            self.cookie = cookie[1].decode()
        status = int(told.split()[1]) if told else 0
        return status, json.loads(content) if content[:1] in (b"{", b"[") else None

    async def opened(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str | None:
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "name": "Somebody", **more})
        return str(made["table"]["id"]) if status == 201 else None

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.line()
        writer.write(HANDSHAKE.format(table=table, more=f"Cookie: {self.cookie}\r\n").encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            writer.close()
            raise ConnectionError(answer[:20])
        return reader, writer


# The honest


class Honest:
    """Four people who play match after match, and note how long their moves take while `times` is there."""

    def __init__(self, port: int, number: int) -> None:
        self._people = [Somebody(port, f"127.10.{number}.{seat + 1}") for seat in range(SEATS)]
        self._random = random.Random(number)
        self.times: list[float] | None = None

    async def play(self) -> None:
        while True:
            first, *others = self._people
            table = None
            while table is None:
                table = await first.opened("dudo", [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)], hold=0)
            for person in others:
                await person.ask("POST", f"/api/tables/{table}/join", {"name": "Honest"})
            await asyncio.gather(*(self._sit(person, table) for person in self._people))

    async def _sit(self, person: Somebody, table: str) -> None:
        url = f"ws://127.0.0.1:{person.port}/api/tables/{table}/socket"
        headers = {"Cookie": person.cookie}
        local = (person.address, 0)
        async with connect(url, additional_headers=headers, compression=None, proxy=None, local_addr=local) as socket:
            await socket.send(json.dumps({"type": "words", "id": "words", "text": person.address}))
            await socket.send('{"type":"ready","id":"ready"}')
            await self._moves(socket)

    async def _moves(self, socket: ClientConnection) -> None:
        answered, sent = -1, {}
        async for text in socket:
            message = json.loads(text)
            begun = sent.pop(message.get("id"), None)
            if begun is not None and message["type"] == "accepted" and self.times is not None:
                self.times.append(time.perf_counter() - begun)
            play = message.get("play")
            if play is None:
                continue
            if play.get("result") is not None:
                return
            if play.get("legal") and play["answers"] != answered:
                answered = play["answers"]
                await asyncio.sleep(PACE)
                legal = play["legal"]
                choice = legal[min(self._random.randrange(8), len(legal) - 1)]["text"]
                name = f"move-{answered}"
                sent[name] = time.perf_counter()
                await socket.send(json.dumps({"type": "move", "id": name, "text": choice, "answers": answered}))


async def _measured(port: int, seconds: float, attack: Callable[[], contextlib.AbstractContextManager[None]]) -> None:
    tables = [Honest(port, number) for number in range(TABLES)]
    playing = [asyncio.create_task(table.play()) for table in tables]

    async def measure() -> list[float]:
        for table in tables:
            table.times = []
        await asyncio.sleep(seconds)
        times = sorted(time for table in tables for time in table.times or ())
        for table in tables:
            table.times = None
        return times

    try:
        await asyncio.sleep(3)
        quiet = await measure()
        with attack():
            await asyncio.sleep(3)
            hostile = await measure()
    finally:
        for task in playing:
            task.cancel()
        for failed in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(failed, asyncio.CancelledError):
                sys.stdout.write(f"an honest table stopped: {failed!r}\n")
    p99 = []
    for name, times in (("quiet", quiet), ("hostile", hostile)):
        if len(times) < 2:
            raise RuntimeError(f"no moves: {name}")
        cuts = statistics.quantiles(times, n=100)
        p99.append(cuts[98])
        sys.stdout.write(
            f"{name}: {len(times) / seconds:.0f} moves/s, p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, "
            f"worst {times[-1] * 1000:.0f} ms\n"
        )
    sys.stdout.write(f"p99 hostile to quiet: {p99[1] / p99[0]:.1f} x (wanted: at most 2 x)\n")


# The hostile


def deck(seed: int) -> dict[str, Any]:
    """A deck that nobody else has, nearly as large as one may be."""
    chance = random.Random(seed)
    pairs = [f"{low}/{high}" for low in range(1, 10) for high in range(low + 1, 10)]
    cards = ["1/5*", *pairs, *chance.sample(pairs, 6)]
    return {"name": f"mine {seed}", "cards": [" ".join(cards)], "removed": {"5": "", "4": "", "3": "", "2": ""}}


async def flood(stranger: Somebody, frames: bytes) -> None:
    table = await stranger.opened("dudo", [{"kind": "me"}, {"kind": "open"}])
    reader, writer = await stranger.socket(str(table))
    drain = asyncio.create_task(reader.read())
    try:
        while True:
            writer.write(frames)
            await writer.drain()
            if drain.done():
                raise ConnectionError
    finally:
        drain.cancel()
        writer.close()


def text(message: bytes) -> bytes:
    return b"\x81" + bytes((0x80 | len(message),)) + b"\0\0\0\0" + message


async def never_read(stranger: Somebody) -> None:
    table = await stranger.opened("dudo", [{"kind": "me"}, {"kind": "open"}])
    lines = [await stranger.socket(str(table)) for _ in range(10)]
    try:
        for reader, _ in lines:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
        while True:
            for _, writer in lines:
                if writer.is_closing():
                    raise ConnectionError
                writer.write(text(b'{"type":"load","id":"x"}') * 5)
            await asyncio.sleep(0.1)
    finally:
        for _, writer in lines:
            writer.close()


async def half_requests(stranger: Somebody) -> None:
    kept = []
    try:
        while True:
            _, writer = await stranger.line()
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Len")
            kept.append(writer)
            if len(kept) > 300:
                kept.pop(0).close()
    finally:
        for writer in kept:
            writer.close()


async def decks(stranger: Somebody) -> None:
    for seed in range(10**9):
        await stranger.opened("dnup", [{"kind": "me"}, {"kind": "open"}], options={"deck": deck(seed)})


async def sandboxes(stranger: Somebody) -> None:
    for seed in range(10**9):
        await stranger.ask(
            "POST", "/api/sandbox", {"game": "dnup", "seats": 2, "seat": 0, "options": {"deck": deck(seed)}}
        )


async def replays(stranger: Somebody) -> None:
    while True:
        await stranger.ask("POST", "/api/replays", {"record": "estaminet 1\n" * 5_000, "open": True})
        await stranger.ask("GET", "/api/tables")


async def experts(stranger: Somebody) -> None:
    seats = [{"kind": "bot", "level": "expert"}] * 4
    while True:
        await stranger.opened("udaka", seats, thinking=10)
        await stranger.opened("udaka", [{"kind": "me"}, *seats[:3]], thinking=10)
        await asyncio.sleep(0.05)


ATTACKS: list[Callable[[Somebody], Awaitable[None]]] = [
    lambda stranger: flood(stranger, PING * 2_000),
    lambda stranger: flood(stranger, PONG * 2_000),
    lambda stranger: flood(stranger, text(b'{"type":"ping","id":"x"}') * 500),
    lambda stranger: flood(stranger, text(b'{"type":"chat","id":"x","text":"' + b"x" * 80 + b'"}') * 500),
    never_read,
    half_requests,
    decks,
    sandboxes,
    replays,
    experts,
]


async def _attack(port: int) -> None:
    async def again(number: int) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await ATTACKS[number](Somebody(port, f"127.20.{number}.1"))
            await asyncio.sleep(0.01)

    await asyncio.gather(*(again(number) for number in range(len(ATTACKS))))


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    reader.add_argument("--attack", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.attack is not None:
        os.nice(10)
        uvloop.run(_attack(asked.attack))
        return

    with tempfile.TemporaryDirectory() as made:
        store = f"sqlite:///{Path(made) / 'tables.sqlite'}"
        command = [sys.executable, "-m", "estaminet", "serve", "--port", "0", "--store", store, "--log", "error"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        port = re.search(r":(\d+)", server.stdout.readline())
        assert port is not None

        @contextlib.contextmanager
        def attack() -> Any:
            strangers = subprocess.Popen([sys.executable, "-m", "benchmarks.hostile", "--attack", port[1]])
            try:
                yield
            finally:
                strangers.send_signal(signal.SIGKILL)
                strangers.wait()

        try:
            uvloop.run(_measured(int(port[1]), asked.seconds, attack))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
