"""A thousand tables with three experts of Dudo! each: `python -m benchmarks.experts`.

One person at every table, who takes 8 seconds for a move on average; the bots answer without a pause. Measured is how
long an expert takes to answer: from the news that it is asked until the news of its move, both as the person at the
table hears them. The server and its workers share one core, the people have the others. A match that is over is
followed by another table."""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.load import call, processor_of

SEATS = [{"kind": "me"}, *[{"kind": "bot", "level": "expert"}] * 3]


class _Choice(msgspec.Struct):
    text: str


class _Play(msgspec.Struct):
    asked: list[int]
    legal: list[_Choice] | None = None
    answers: int = 0
    result: Any = None


class _Message(msgspec.Struct):
    type: str
    number: int = 0
    play: _Play | None = None


_read = msgspec.json.Decoder(_Message).decode


class Measure:
    def __init__(self, mean: float) -> None:
        self.open = False
        self.times: list[float] = []
        self.moves = 0
        self.mean = mean
        self.random = Random(1)


class Person(WSListener):
    """Raises by a little, or doubts; takes its time."""

    def __init__(self, measure: Measure, over: asyncio.Future[None]) -> None:
        self._measure = measure
        self._over = over
        self._asked_at: float | None = None

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = _read(frame.get_payload_as_memoryview())
        play = message.play
        if play is None:
            return
        now = time.perf_counter()
        if self._asked_at is not None and self._measure.open:
            self._measure.times.append(now - self._asked_at)
        self._asked_at = now if play.asked and play.asked != [0] and message.type == "update" else None
        if play.result is not None:
            transport.disconnect()
        elif play.legal:
            step = self._measure.random.randrange(4)
            text = play.legal[step].text if step < len(play.legal) - 2 else play.legal[max(0, len(play.legal) - 2)].text
            move = b'{"type":"move","id":"%d","text":"%b","answers":%d}' % (message.number, text.encode(), play.answers)
            wait = self._measure.random.uniform(0.0, 2 * self._measure.mean)
            asyncio.get_running_loop().call_later(wait, self._move, transport, move)

    def _move(self, transport: WSTransport, move: bytes) -> None:
        if transport.is_disconnected:
            return
        if self._measure.open:
            self._measure.moves += 1
        transport.send(WSMsgType.TEXT, move)


async def sits(port: int, number: int, measure: Measure, gate: asyncio.Semaphore, seated: asyncio.Event) -> None:
    """At one table after the other."""
    token = (await call(port, "/api/bot/token", {"name": f"Person {number}"}))["token"]
    while True:
        async with gate:
            table = (await call(port, "/api/tables", {"game": "dudo", "hold": 0, "seats": SEATS}, token))["table"]["id"]
            over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            headers = {"Authorization": f"Bearer {token}"}
            await ws_connect(lambda over=over: Person(measure, over), url, extra_headers=headers)
            await call(port, f"/api/tables/{table}/words", {}, token)
        seated.set()
        await over


def _family(server: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time of the server and of its workers."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("utf-8").split()
    total = processor_of(server)
    for child in children:
        fields = Path(f"/proc/{child}/stat").read_text("utf-8").rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


async def _measured(port: int, server: subprocess.Popen[bytes], asked: argparse.Namespace) -> None:
    measure = Measure(asked.think)
    gate = asyncio.Semaphore(8)
    seated = [asyncio.Event() for _ in range(asked.tables)]
    people = [asyncio.create_task(sits(port, n, measure, gate, here)) for n, here in enumerate(seated)]
    for here in seated:
        await here.wait()
    # Until people's moves are spread out.
    await asyncio.sleep(2 * asked.think)
    measure.open = True
    worked, started = _family(server), time.perf_counter()
    await asyncio.sleep(asked.seconds)
    measure.open = False
    worked, took = _family(server) - worked, time.perf_counter() - started
    failed = [one for one in people if one.done()]
    for one in people:
        one.cancel()
    for one in failed:
        one.result()
    times = sorted(measure.times)
    cuts = statistics.quantiles(times, n=100)
    within = sum(one <= 0.05 for one in times) / len(times)
    sys.stdout.write(
        f"{asked.tables:,} tables, {took:.0f} s: {measure.moves:,} moves of people, {len(times):,} answers of experts; "
        f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, within 50 ms {within:.2%}; "
        f"{worked / took:.0%} of a core, workers included\n"
    )


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.experts", description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--think", type=float, default=8.0, help="seconds that a person takes for a move, on average")
    reader.add_argument("--seconds", type=float, default=30.0)
    asked = reader.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/experts.sqlite"
        command = [sys.executable, "-P", "-m", "estaminet", "serve", "--port", "18990", "--store", store]
        command += ["--limits", "100000", "--log", "warning", "--bot-pause", "0"]
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[:1])
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        os.sched_setaffinity(0, cores[1:] or cores)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            uvloop.run(_measured(18990, server, asked))
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()


if __name__ == "__main__":
    main()
