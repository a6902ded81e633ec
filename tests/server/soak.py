"""Everything at once, for as long as one likes: `make soak ARGS="--minutes 30"`.

Honest pairs play all games against each other and bots in two houses, on SQLite and on PostgreSQL, while strangers do
their worst. The house on PostgreSQL is killed and its database restarted, over and over; the one on SQLite runs
through, so that its memory can be watched. At the end every honest player compares what it was told with the record.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.server.house import House, Person
from tests.server.postgres import Postgres
from tests.server.stubborn import GONE, LONG, Stubborn, compare

from estaminet import games
from estaminet.kernel.errors import EstaminetError

ROOT = Path(__file__).parents[2]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "club"}
PAIRS = 4
"""Honest pairs in each house."""

LEAST_TURNS = 4
"""Kills and restarts of the database, however slow the machine is."""


@dataclass
class Report:
    minutes: float = 0
    matches: int = 0
    moves_acknowledged: int = 0
    moves_lost: int = 0
    kills: int = 0
    database_restarts: int = 0
    quiet_p50_ms: float = 0
    quiet_p99_ms: float = 0
    attacked_p50_ms: float = 0
    attacked_p99_ms: float = 0
    memory_mb: list[float] = field(default_factory=list)
    """Of the house that is not killed, at twenty-one moments from the first to the last."""
    problems: list[str] = field(default_factory=list)

    def said(self) -> str:
        worst = max(self.memory_mb, default=1)
        bars = "".join("▁▂▃▄▅▆▇█"[min(7, int(mb / worst * 7.99))] for mb in self.memory_mb)
        lines = [
            f"{self.minutes:.1f} minutes, {self.matches} matches, {self.kills} kills, "
            f"{self.database_restarts} restarts of the database",
            f"moves acknowledged {self.moves_acknowledged:,}, lost {self.moves_lost}",
            f"honest moves, quiet: median {self.quiet_p50_ms:.0f} ms, p99 {self.quiet_p99_ms:.0f} ms",
            f"honest moves, under attack: median {self.attacked_p50_ms:.0f} ms, p99 {self.attacked_p99_ms:.0f} ms",
            f"memory {bars} {self.memory_mb[0]:.0f} MB to {self.memory_mb[-1]:.0f} MB"
            if self.memory_mb
            else "memory: -",
        ]
        return "\n".join([*lines, *(f"problem: {problem}" for problem in self.problems)])


class Soak:
    def __init__(self, seconds: float, folder: Path) -> None:
        self.seconds = seconds
        self.folder = folder
        self.report = Report()
        self.random = random.Random(1)
        self._quiet: list[float] = []
        self._attacked: list[float] = []
        self._attack_at = 0.0
        self._end = 0.0
        self._address = 0

    async def run(self, postgres: Postgres) -> Report:
        limits = ("--limits", "1", "--bot-pause", "0.05")
        steady = House(f"sqlite:///{self.folder / 'tables.sqlite'}", self.folder / "steady.log", *limits).open()
        killed = House(postgres.database(), self.folder / "killed.log", *limits).open()
        begun = time.monotonic()
        # A tenth of the time without strangers, to know what quiet is.
        self._attack_at = begun + self.seconds / 10
        self._end = begun + self.seconds
        try:
            await asyncio.gather(
                *(self._pair(house, number) for house in (steady, killed) for number in range(PAIRS)),
                self._strangers([steady, killed]),
                self._disturb(killed, postgres),
                self._watch(steady),
            )
        finally:
            steady.stop()
            killed.stop()
        report = self.report
        report.minutes = (time.monotonic() - begun) / 60
        report.quiet_p50_ms, report.quiet_p99_ms = _cuts(self._quiet)
        report.attacked_p50_ms, report.attacked_p99_ms = _cuts(self._attacked)
        for house in (steady, killed):
            lines = house.log.read_text("utf-8").splitlines()
            for number, line in enumerate(lines):
                if "Traceback" in line:
                    after = " / ".join(lines[number + 1 : number + 12])
                    report.problems.append(f"in the log: {line[:200]} ... {line[-600:]} {after[:1200]}")
        return report

    async def _pair(self, house: House, pair: int) -> None:
        """One match after the other until the time is up; the last is played to its end."""
        number = pair
        while time.monotonic() < self._end:
            self._address += 1
            address = f"127.30.{self._address // 250}.{self._address % 250 + 1}"
            async with Person(house, f"Ada {pair}", address) as ada, Person(house, f"Grace {pair}", address) as grace:
                try:
                    game = games.keys()[number % len(games.keys())]
                    table = await ada.open(game, ME, OPEN, BOT)
                    await grace.join(table)
                except (*GONE, AssertionError):
                    await asyncio.sleep(0.2)
                    continue
                await self._match(house, [ada, grace], table, number)
            number += 1

    async def _match(self, house: House, people: list[Person], table: str, number: int) -> None:
        players = [Stubborn(person, table, [house], number, lambda: self.random.random() * 0.1) for person in people]
        watched = asyncio.create_task(self._sort(players))
        try:
            await asyncio.gather(*(player.play() for player in players))
        except AssertionError as error:
            self.report.moves_lost += 1
            self.report.problems.append(f"{table}: {error}")
            return
        finally:
            watched.cancel()
        for player in players:
            self.report.moves_acknowledged += len(player.waited)
            try:
                async with asyncio.timeout(LONG):
                    await self._compare(player)
            except (AssertionError, EstaminetError) as error:
                self.report.moves_lost += 1
                self.report.problems.append(f"{table}: what was told is not what is kept: {str(error)[:300]}")
            except TimeoutError:
                self.report.problems.append(f"{table}: its record could not be had")
        self.report.matches += 1

    async def _compare(self, player: Stubborn) -> None:
        """As soon as the house and its database are there."""
        while True:
            try:
                await compare(player)
                return
            except GONE:
                await asyncio.sleep(0.1)

    async def _sort(self, players: list[Stubborn]) -> None:
        """Every wait goes to the quiet or to the attacked ones."""
        seen = [0] * len(players)
        while True:
            await asyncio.sleep(0.25)
            for i, player in enumerate(players):
                waits = self._attacked if time.monotonic() > self._attack_at + 1 else self._quiet
                # Moves that met a kill are the killer's doing, not the strangers'.
                waits += [wait for wait in player.waited[seen[i] :] if not player.returns]
                seen[i] = len(player.waited)

    async def _strangers(self, houses: list[House]) -> None:
        await asyncio.sleep(max(0.0, self._attack_at - time.monotonic()))
        path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        programs = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "benchmarks.hostile", "--attack", str(house.port)),
                env={**os.environ, "PYTHONPATH": path},
                cwd=ROOT,
            )
            for house in houses
        ]
        await asyncio.sleep(max(0.0, self._end - time.monotonic()))
        for program in programs:
            if program.returncode is not None:
                self.report.problems.append("the strangers' program failed")
            else:
                program.kill()
                await program.wait()

    async def _disturb(self, house: House, postgres: Postgres) -> None:
        """Kill the house, restart its database, in turn."""
        await asyncio.sleep(max(0.0, self._attack_at - time.monotonic()))
        turn = 0
        while time.monotonic() + 5 < self._end:
            await asyncio.sleep(self.random.uniform(2, 6))
            turn += 1
            if turn % 3:
                house.kill()
                await asyncio.to_thread(house.open)
                self.report.kills += 1
            else:
                await asyncio.to_thread(postgres.restart, self.random.choice(["fast", "immediate"]))
                self.report.database_restarts += 1
            if turn < LEAST_TURNS:
                # On a busy machine a start takes long: people play on until enough has happened to them.
                self._end = max(self._end, time.monotonic() + 10)

    async def _watch(self, house: House) -> None:
        for _ in range(21):
            self.report.memory_mb.append(house.memory() / 1024)
            await asyncio.sleep(max(0.0, self._end - time.monotonic()) / max(1, 21 - len(self.report.memory_mb)))


def _cuts(seconds: list[float]) -> tuple[float, float]:
    if len(seconds) < 2:
        return 0.0, 0.0
    cuts = statistics.quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def soak(seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder, Postgres() as postgres:
        return asyncio.run(Soak(seconds, Path(folder)).run(postgres))


def main() -> int:
    reader = argparse.ArgumentParser(prog="make soak", description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--minutes", type=float, default=5.0)
    reader.add_argument("--json", type=Path, help="also write the report here")
    asked = reader.parse_args()
    report = soak(asked.minutes * 60)
    sys.stdout.write(report.said() + "\n")
    if asked.json is not None:
        asked.json.write_text(json.dumps(asdict(report), indent=1), encoding="utf-8")
    return 1 if report.problems or report.moves_lost else 0


if __name__ == "__main__":
    sys.exit(main())
