"""One process of the house and two on a PostgreSQL of their own: `python -m benchmarks.processes`.

The tables and players of benchmarks/load.py, who move as soon as they are asked. With two processes a table's players
all come in at the same one, as behind a proxy that hashes the table's id (`together`), or half of them at either
(`apart`): then one process passes their sockets on to the table's home. Measured is processor time for a move, of all
processes and of the database with all its workers, which a busy machine does not change much; and the time from sending
a move until the last of the four has it, which it does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvloop
from tests.server.postgres import Postgres

from benchmarks.load import WARM_UP, Measure, our_tables, processor_of

KINDS = ("one", "together", "apart")


class Cost(msgspec.Struct, frozen=True):
    """Microseconds of processor time for a move, and milliseconds until everybody has it."""

    kind: str
    moves: float
    server: float
    database: float
    p50: float
    p99: float

    @property
    def processor(self) -> float:
        return self.server + self.database


class Paced(Measure):
    """The same with people who think."""

    def __init__(self, pace: float) -> None:
        super().__init__()
        self._pace = pace

    def move(self, make: Callable[[], None]) -> None:
        if self._pace:
            asyncio.get_running_loop().call_later(self._pace, super().move, make)
        else:
            super().move(make)


def start(port: int, store: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-P", "-m", "estaminet", "serve", "--port", str(port), "--store", store]
    command += ["--limits", "100000", "--log", "warning"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()
    return server


def database_time(postmaster: int) -> float:
    """Seconds of processor time that PostgreSQL has had, with all its processes, those that have ended too."""
    ticks = 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            if int(folder.name) == postmaster:
                ticks += sum(int(field) for field in fields[11:15])
            elif int(fields[1]) == postmaster:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def door_of(kind: str, ports: list[int]) -> Callable[[str, int], int]:
    if kind == "apart":
        return lambda _table, seat: ports[seat % len(ports)]
    return lambda table, _seat: ports[zlib.crc32(table.encode()) % len(ports)]


async def _measured(
    kind: str, tables: int, seconds: float, pace: float, ports: list[int], used: Callable[[], list[float]]
) -> Cost:
    measure = Paced(pace)
    await our_tables(door_of(kind, ports), tables, measure)
    measure.begin()
    await asyncio.sleep(WARM_UP)
    measure.open = True
    before = used()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    measure.open = False
    took = time.perf_counter() - started
    server, database = (later - earlier for later, earlier in zip(used(), before, strict=True))
    times = sorted(measure.times)
    cuts = statistics.quantiles(times, n=100)
    moves = len(times)
    return Cost(kind, moves / took, server / moves * 1e6, database / moves * 1e6, cuts[49] * 1000, cuts[98] * 1000)


def measured(kind: str, tables: int, seconds: float, pace: float, postgres: Postgres, first_port: int) -> Cost:
    store = postgres.database()
    ports = [first_port] if kind == "one" else [first_port, first_port + 1]
    servers = [start(port, store) for port in ports]

    def used() -> list[float]:
        return [sum(processor_of(server) for server in servers), database_time(postgres.pid)]

    try:
        return uvloop.run(_measured(kind, tables, seconds, pace, ports, used))
    finally:
        for server in servers:
            server.send_signal(signal.SIGKILL)
            server.wait()


def table_of(costs: list[Cost]) -> str:
    heads = ["players", "processor a move", "of it the database", "to one process", "moves/s", "p50 ms", "p99 ms"]
    lines = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    one = next((cost for cost in costs if cost.kind == "one"), costs[0])
    names = {"one": "one process", "together": "two, a table on one", "apart": "two, players spread"}
    for cost in costs:
        cells = [names[cost.kind], f"{cost.processor:,.0f} µs", f"{cost.database:,.0f} µs"]
        cells += [f"{cost.processor / one.processor:.2f}", f"{cost.moves:,.0f}", f"{cost.p50:.0f}", f"{cost.p99:.0f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def median(rounds: list[Cost]) -> Cost:
    names = ("moves", "server", "database", "p50", "p99")
    middle = {name: statistics.median(getattr(one, name) for one in rounds) for name in names}
    return msgspec.structs.replace(rounds[0], **middle)


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.processes", description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--tables", type=int, default=300)
    reader.add_argument("--seconds", type=float, default=6.0)
    reader.add_argument("--rounds", type=int, default=3, help="each kind so often, in turn; medians")
    reader.add_argument("--pace", type=float, default=0.0, help="seconds that everybody thinks about a move")
    reader.add_argument("--only", choices=KINDS)
    asked = reader.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    runs: dict[str, list[Cost]] = {kind: [] for kind in KINDS if asked.only in (None, kind)}
    port = 18_280
    with Postgres() as postgres:
        for _ in range(asked.rounds):
            for kind, costs in runs.items():
                costs.append(measured(kind, asked.tables, asked.seconds, asked.pace, postgres, port))
                port += 2
                sys.stdout.write(table_of(costs[-1:]).splitlines()[-1] + "\n")
                sys.stdout.flush()
    sys.stdout.write(table_of([median(costs) for costs in runs.values()]) + "\n")


if __name__ == "__main__":
    main()
