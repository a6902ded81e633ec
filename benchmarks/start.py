"""How long a start takes with many stored tables: `python -m benchmarks.start` (50,000 tables, 5,000 unfinished).

The unfinished ones are matches against a bot in which the person is asked, as people leave them, and nothing says so
in the store: every one of them has to be read once. Printed are the time until the server says that it is ready and
until the first request is answered, for the first start and for the next."""

from __future__ import annotations

import argparse
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec

from estaminet import games
from estaminet.kernel.rng import FastRng
from estaminet.server import journal
from estaminet.server.clocks import now_ms
from estaminet.server.store.sql import Store
from estaminet.server.table import Table

MOVES = 30
DAY = 86_400_000


def left_match(key: str, seed: int) -> tuple[bytes, list[bytes]]:
    """The opening and the journal of a match in which a person is asked after some moves."""
    game = games.find(key)
    seats = (journal.SeatOpening("ada", "Ada"), journal.SeatOpening(level="random"))
    opening = journal.Opening(
        game=key,
        rules=game.manifest.rules_version,
        options={},
        seats=seats,
        public=False,
        spectators=True,
        start="full",
        stand_in="random",
    )
    table = Table("t", None, game, opening, b"s" * 32, 0)
    entries: list[journal.Entry] = [journal.Began()]
    table.apply(entries[0], 0)
    rng = FastRng(seed)
    while table.match is not None and (len(entries) < MOVES or table.asked != (0,)) and table.ended is None:
        seat = table.asked[0]
        legal = table.match.state.legal(seat)
        entries.append(journal.Moved(seat, game.write(legal[rng.below(len(legal))])))
        table.apply(entries[-1], 0)
    return msgspec.json.encode(opening), [journal.encode(entry) for entry in entries]


def fill(path: Path, tables: int, unfinished: int) -> None:
    """A store with so many tables, the unfinished ones spread over the last 25 days."""
    Store(f"sqlite:///{path}", "fill").close()
    matches = [(key, *left_match(key, seed)) for key in games.keys() for seed in range(5)]  # noqa: SIM118
    now = now_ms()
    rows, entries = [], []
    for number in range(tables):
        key, opening, journal_of = matches[number % len(matches)]
        stage = "playing" if number < unfinished else "ended"
        touched = now - 25 * DAY * number // tables
        name = f"t{number:07}"
        rows.append((name, None, key, stage, 0, opening, b"s" * 32, touched, touched))
        entries += [(name, place + 1, touched, body) for place, body in enumerate(journal_of)]
    with sqlite3.connect(path) as connection:
        connection.executemany(
            "INSERT INTO tables (id, code, game, stage, public, opening, secret, created, touched)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            rows,
        )
        connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", entries)
    connection.close()


def start(path: Path) -> tuple[float, float]:
    """Seconds until the server is ready, and until it has answered."""
    command = [sys.executable, "-m", "estaminet", "serve", "--port", "0", "--store", f"sqlite:///{path}"]
    began = time.perf_counter()
    server = subprocess.Popen([*command, "--log", "warning"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = re.search(r":(\d+)", server.stdout.readline())
        assert port is not None
        ready = time.perf_counter() - began
        with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/api/health", timeout=60) as answer:
            assert answer.status == 200
        answered = time.perf_counter() - began
        time.sleep(20)  # until the tables have been looked at
        return ready, answered
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.start", description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--tables", type=int, default=50_000)
    reader.add_argument("--unfinished", type=int, default=5_000)
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as made:
        path = Path(made) / "tables.sqlite"
        fill(path, asked.tables, asked.unfinished)
        for which in ("first", "next"):
            ready, answered = start(path)
            sys.stdout.write(
                f"{asked.tables:,} tables, {asked.unfinished:,} unfinished, {which} start: "
                f"ready after {ready:.1f} s, the first answer after {answered:.1f} s\n"
            )


if __name__ == "__main__":
    main()
