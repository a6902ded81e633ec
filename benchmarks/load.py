"""The server under load over real sockets, beside boardgame.io in the same run: `make bench` runs it.

Tables of four. Whoever is asked moves at once: one of the eight lowest raises, or doubt if there are fewer. A
match that is over is followed by a rematch. We play Dudo! with every move on disk before it is sent; boardgame.io plays
a game of the same shape and keeps it in memory. One process of clients drives both, through the same library. Measured
are moves a second, the time from sending a move until the last of the four has it, the server's memory and its
processor time for a move; of each the median of several rounds in which the two servers take turns. The server has one
core, the clients have the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.report import END, START, Bar

HERE = Path(__file__).parent
PEER = HERE / "load_peer"
PAGE = HERE.parent / "docs" / "load.md"
NODE = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
"""Where Node is looked for: beside this Python, where `make` puts it if there is none, and on the path."""
SEATS = 4
WARM_UP = 2.0


class Figures(msgspec.Struct, frozen=True):
    """One server at one number of tables; times in milliseconds, memory in kilobytes for each table of four."""

    server: str
    tables: int
    moves: float
    p50: float
    p99: float
    memory: float
    processor: float
    """Microseconds of the server's processor time for a move: what is left of the difference on a busy machine."""


class Measure:
    """Counts moves and their times while it is open. Nobody moves before everybody is seated: the first tables would
    keep the server too busy to seat the others."""

    def __init__(self) -> None:
        self.open = False
        self.times: list[float] = []
        self._held: list[Callable[[], None]] | None = []

    def move(self, make: Callable[[], None]) -> None:
        """Make a move, once everybody is seated."""
        if self._held is None:
            make()
        else:
            self._held.append(make)

    def begin(self) -> None:
        held, self._held = self._held or [], None
        for make in held:
            make()

    def done(self, sent: float) -> None:
        if self.open:
            self.times.append(time.perf_counter() - sent)


class Four:
    """One table of four as the clients see it: when the move was sent, and how many have it."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self._under_way: list[list[float]] = []
        """Of every move that not all have yet: the number it answers, when it was sent, how many have it. (The next one
        is often sent before everybody has the one before.)"""
        self.random = Random(1)
        self.rematch: str | None = None
        self._know_the_end = 0
        self.over: Callable[[], None] = lambda: None

    def begin_again(self) -> None:
        """The next match counts from the beginning; what was not with everybody at the end of the last is not waited
        for, since the same numbers come again."""
        self._under_way.clear()

    def ended(self) -> None:
        """One of the four knows that the match is over; when all do, the last move has been counted like any other."""
        self._know_the_end += 1
        if self._know_the_end == SEATS:
            self._know_the_end = 0
            self.over()

    def sending(self, number: int) -> None:
        self._under_way.append([number, time.perf_counter(), 0])

    def got(self, number: int) -> None:
        for move in self._under_way:
            if number == move[0] + 1:
                move[2] += 1
                if move[2] == SEATS:
                    self._under_way.remove(move)
                    self.measure.done(move[1])
                return


class _Choice(msgspec.Struct):
    text: str


class _Play(msgspec.Struct):
    legal: list[_Choice] | None = None
    answers: int = 0
    result: Any = None


class _Table(msgspec.Struct):
    rematch: str | None = None


class _Message(msgspec.Struct):
    type: str
    number: int = 0
    table: _Table | None = None
    play: _Play | None = None


_read = msgspec.json.Decoder(_Message).decode


class OurSeat(WSListener):
    """A player at our server."""

    def __init__(self, four: Four, first: bool) -> None:
        self._four = four
        self._first = first
        """Who asks for the rematch."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = _read(frame.get_payload_as_memoryview())
        if message.table is not None and message.table.rematch is not None and self._first:
            self._four.rematch = message.table.rematch
            self._four.over()
        play = message.play
        if play is None:
            return
        if message.type == "update":
            self._four.got(message.number)
        if play.legal:
            # Raises come first, the lowest before the others; dudo and calza after them.
            step, legal = self._four.random.randrange(8), play.legal
            text = legal[step].text if step < len(legal) - 2 else legal[max(0, len(legal) - 2)].text
            move = b'{"type":"move","id":"%d","text":"%b","answers":%d}' % (message.number, text.encode(), play.answers)
            number = message.number

            def make() -> None:
                self._four.sending(number)
                transport.send(WSMsgType.TEXT, move)

            self._four.measure.move(make)
        elif play.result is not None and self._first and message.type == "update":
            transport.send(WSMsgType.TEXT, b'{"type":"rematch","id":"again"}')


class TheirSeat(WSListener):
    """A player at boardgame.io: socket.io's protocol on a WebSocket."""

    def __init__(self, four: Four, seat: int, match: str, connected: asyncio.Future[None]) -> None:
        self._four = four
        self.seat = seat
        self.match = match
        self._connected = connected
        self.transport: WSTransport | None = None

    def sync(self) -> None:
        assert self.transport is not None
        ask = json.dumps(["sync", self.match, str(self.seat), None, SEATS])
        self.transport.send(WSMsgType.TEXT, f"42/dice,{ask}".encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.transport = transport
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        if data.startswith(b"0"):
            transport.send(WSMsgType.TEXT, b"40/dice,")
        elif data == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif data.startswith(b"40/dice"):
            self.sync()
        elif data.startswith(b"42/dice,"):
            self._heard(json.loads(data[8:]))

    def _heard(self, event: list[Any]) -> None:
        kind = event[0]
        if kind == "sync":
            if event[1] != self.match:
                return
            if not self._connected.done():
                self._connected.set_result(None)
            self._act(event[2]["state"])
        elif kind == "update" and event[1] == self.match:
            state = event[2]
            self._four.got(state["_stateID"])
            self._act(state)

    def _act(self, state: dict[str, Any]) -> None:
        ctx = state["ctx"]
        if "gameover" in ctx:
            self._four.ended()
            return
        if ctx["currentPlayer"] != str(self.seat):
            return
        bids, total = state["G"]["bids"], sum(state["G"]["counts"])
        place = (bids[-1]["count"] - 1) * 5 + bids[-1]["value"] if bids else 0
        place += self._four.random.randrange(8)
        count, value = place // 5 + 1, place % 5 + 1
        kind, args = ("bid", [count, value]) if count <= total else ("doubt", [])
        number = state["_stateID"]
        payload = {"type": kind, "args": args, "playerID": str(self.seat)}
        move = json.dumps(["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, str(self.seat)])
        transport = self.transport
        assert transport is not None

        def make() -> None:
            self._four.sending(number)
            transport.send(WSMsgType.TEXT, f"42/dice,{move}".encode())

        self._four.measure.move(make)


async def call(port: int, path: str, body: object, token: str | None = None) -> Any:
    """A POST, by hand: this process must have time for the sockets."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    writer.write(head.encode() + f"Content-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n\r\n")
    if b" 20" not in status[:13]:
        raise RuntimeError(answer[:500].decode())
    return json.loads(rest)


Door = Callable[[str, int], int]
"""The port at which a seat of a table comes in; a new table has no name yet."""


async def our_tables(door: Door, count: int, measure: Measure) -> None:
    tokens = [
        (await call(door("", seat), "/api/bot/token", {"name": f"Load {seat}"}))["token"] for seat in range(SEATS)
    ]
    gate = asyncio.Semaphore(8)

    async def connect(four: Four, table: str) -> list[WSTransport]:
        links = []
        for seat, token in enumerate(tokens):
            url = f"ws://127.0.0.1:{door(table, seat)}/api/tables/{table}/socket"
            headers = {"Authorization": f"Bearer {token}"}
            link, _ = await ws_connect(lambda first=seat == 0: OurSeat(four, first), url, extra_headers=headers)
            links.append(link)
        return links

    def go_on(four: Four, links: list[WSTransport]) -> None:
        """When the match is over: the same four at the table of the rematch."""

        async def again() -> None:
            assert four.rematch is not None
            four.begin_again()
            for link in links:
                link.disconnect()
            links[:] = await connect(four, four.rematch)
            for link in links:
                link.send(WSMsgType.TEXT, b'{"type":"ready","id":"ready"}')

        def over() -> None:
            task = asyncio.get_running_loop().create_task(again())
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        four.over = over

    async def sit() -> None:
        async with gate:
            four = Four(measure)
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
            plan = {"game": "dudo", "hold": 0, "seats": seats}
            table = (await call(door("", 0), "/api/tables", plan, tokens[0]))["table"]["id"]
            await call(door(table, 0), f"/api/tables/{table}/words", {}, tokens[0])
            for seat in range(1, SEATS - 1):
                await call(door(table, seat), f"/api/tables/{table}/join", {}, tokens[seat])
            go_on(four, await connect(four, table))
            await call(door(table, SEATS - 1), f"/api/tables/{table}/join", {}, tokens[-1])

    tasks: set[asyncio.Task[None]] = set()
    await asyncio.gather(*(sit() for _ in range(count)))


async def their_tables(port: int, count: int, measure: Measure) -> None:
    gate = asyncio.Semaphore(8)

    async def sit(table: int) -> None:
        async with gate:
            four = Four(measure)
            seats: list[TheirSeat] = []
            played = 0
            url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            for seat in range(SEATS):
                connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                listener = TheirSeat(four, seat, f"{table}-0", connected)
                seats.append(listener)
                await ws_connect(lambda listener=listener: listener, url)
                await connected

        def over() -> None:
            nonlocal played
            played += 1
            four.begin_again()
            for player in seats:
                player.match = f"{table}-{played}"
                player.sync()

        four.over = over

    await asyncio.gather(*(sit(table) for table in range(count)))


def memory_of(process: subprocess.Popen[bytes]) -> int:
    """Kilobytes of memory of a process (its children, the bots' workers, do not play here)."""
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def processor_of(process: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time a process has had."""
    fields = Path(f"/proc/{process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_ours(port: int, folder: Path) -> subprocess.Popen[bytes]:
    # A file of its own: tables of an earlier round would come back with the server, and their memory be used again.
    store = f"sqlite:///{folder / f'load-{port}.sqlite'}"
    command = [sys.executable, "-P", "-m", "estaminet", "serve", "--port", str(port), "--store", store]
    command += ["--limits", "100000", "--log", "warning"]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def start_theirs(port: int, folder: Path) -> subprocess.Popen[bytes]:
    modules = folder / "node_modules"
    environment = {**os.environ, "NODE_ENV": "production", "PATH": NODE}
    if not modules.exists():
        for name in ("package.json", "package-lock.json", "server.js"):
            shutil.copy(PEER / name, folder / name)
        install = [str(shutil.which("npm", path=NODE)), "ci", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=folder, check=True, env=environment)
    command = [str(shutil.which("node", path=NODE)), "server.js", str(port)]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, env=environment)


async def _measured(name: str, tables: int, seconds: float, port: int, server: subprocess.Popen[bytes]) -> Figures:
    measure = Measure()
    before = memory_of(server)
    if name == "estaminet":
        await our_tables(lambda _table, _seat: port, tables, measure)
    else:
        await their_tables(port, tables, measure)
    measure.begin()
    await asyncio.sleep(WARM_UP)
    measure.open = True
    worked = processor_of(server)
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    measure.open = False
    took = time.perf_counter() - started
    worked = processor_of(server) - worked
    memory = (memory_of(server) - before) / tables
    times = sorted(measure.times)
    if len(times) < 2:
        raise RuntimeError(f"{name} made no moves at {tables} tables")
    cuts = statistics.quantiles(times, n=100)
    return Figures(name, tables, len(times) / took, cuts[49] * 1000, cuts[98] * 1000, memory, worked / len(times) * 1e6)


def measured(name: str, tables: int, seconds: float, folder: Path, port: int) -> Figures:
    """Measure a fresh server with this many tables for this many seconds."""
    start = start_ours if name == "estaminet" else start_theirs
    (folder / name).mkdir(exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        # The server gets a core and the clients another: moved about between two, either is slower by a third at times.
        os.sched_setaffinity(0, cores[:1])
    server = start(port, folder / name)
    os.sched_setaffinity(0, cores[1:] or cores)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        return uvloop.run(_measured(name, tables, seconds, port, server))
    finally:
        os.sched_setaffinity(0, cores)
        server.send_signal(signal.SIGKILL)
        server.wait()


def median(rounds: list[Figures]) -> Figures:
    """The middle of several measurements, figure by figure: one may have met a busy moment of the machine."""
    middle = {
        name: statistics.median(getattr(one, name) for one in rounds)
        for name in ("moves", "p50", "p99", "memory", "processor")
    }
    return msgspec.structs.replace(rounds[0], **middle)


def table_of(figures: list[Figures]) -> str:
    heads = ["tables", "server", "moves/s", "p50 ms", "p99 ms", "processor a move", "memory a table"]
    lines = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    for one in sorted(figures, key=lambda f: (f.tables, f.server)):
        cells = [f"{one.tables:,}", one.server, f"{one.moves:,.0f}", f"{one.p50:.1f}", f"{one.p99:.1f}"]
        lines.append(f"| {' | '.join(cells)} | {one.processor:,.0f} µs | {one.memory:,.0f} kB |")
    return "\n".join(lines)


def bars(figures: list[Figures]) -> list[Bar]:
    """The bars we have set ourselves."""
    by = {(one.server, one.tables): one for one in figures}
    bars: list[Bar] = []
    for tables in sorted({one.tables for one in figures}):
        ours, theirs = by.get(("estaminet", tables)), by.get(("boardgame.io", tables))
        if ours is None or theirs is None:
            continue
        if tables == 100:
            bars.append(Bar("moves a second at 100 tables, to boardgame.io's", ours.moves / theirs.moves, 3))
        name = f"p99 at {tables:,} tables, to boardgame.io's"
        bars.append(Bar(name, ours.p99 / theirs.p99, 1, at_most=True))
    return bars


def bars_of(bars: list[Bar]) -> str:
    lines = ["| what | measured | wanted |  |", "| --- | --- | --- | --- |"]
    return "\n".join(lines + [f"| {' | '.join(bar.cells())} |" for bar in bars])


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.load", description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--tables", default="10,100,300,1000")
    reader.add_argument("--seconds", type=float, default=6.0)
    reader.add_argument("--rounds", type=int, default=3, help="each server so often at each size, in turn; medians")
    reader.add_argument("--only", choices=["estaminet", "boardgame.io"])
    reader.add_argument("--quick", action="store_true", help="two sizes, two seconds each; nothing is written")
    reader.add_argument("--json", type=Path, help="keep the figures in this file")
    asked = reader.parse_args()
    if asked.quick:
        asked.tables, asked.seconds, asked.rounds = "10,100", 2.0, 1
    # Four sockets a table, on both sides.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    names = ["boardgame.io", "estaminet"]
    if shutil.which("npm", path=NODE) is None:
        sys.stdout.write("boardgame.io is not measured: there is no Node here\n")
        names.remove("boardgame.io")
    figures: list[Figures] = []
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        port = 18_080
        for tables in (int(part) for part in asked.tables.split(",")):
            rounds: dict[str, list[Figures]] = {name: [] for name in names if asked.only in (None, name)}
            for _ in range(asked.rounds):
                for name, runs in rounds.items():
                    runs.append(measured(name, tables, asked.seconds, folder, port))
                    port += 2
                    sys.stdout.write(table_of(runs[-1:]).splitlines()[-1] + "\n")
                    sys.stdout.flush()
            figures += [median(runs) for runs in rounds.values()]
    report = f"{table_of(figures)}\n\n{bars_of(bars(figures))}"
    sys.stdout.write(report + "\n")
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1))
    elif not asked.quick and asked.only is None:
        head, _, rest = PAGE.read_text("utf-8").partition(START)
        PAGE.write_text(f"{head}{START}\n\n{report}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
