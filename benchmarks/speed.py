"""`make bench`: random legal play of whole games, ours beside OpenSpiel's and RLCard's, in one run on one core."""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Screen

from benchmarks import peers
from benchmarks.report import Bar, Looks, Ours, Peer, Report, ratio, replaced, tables
from benchmarks.worker import Interpreted
from estaminet import games
from estaminet.lab.speed import (
    Case,
    Costs,
    Driver,
    Mode,
    Sample,
    Steps,
    costs,
    memory,
    mode,
    player,
    rate,
    step_times,
    timed,
    usual_cases,
)

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"

EXTRA_CASES = [
    Case("dudo", 2),
    Case("dudo", 6),
    Case("dudab", 4, (("expansions", "both"),)),
]
"""Besides every game at its usual table."""

DUDO = [Case("dudo", seats) for seats in (2, 4, 6)]
DUDAB = Case("dudab", 4)
DUDAB_BOTH = Case("dudab", 4, (("expansions", "both"),))
DNUP = Case("dnup", 4)

DICE = "liars_dice(numdice=5)"
EIGHTS = "crazy_eights(players=4)"

PEERS: dict[str, tuple[str, str, Callable[[], peers.Play]]] = {
    "dice python": (f"OpenSpiel {DICE}", "from Python, dealing included", lambda: peers.spiel_from_python(DICE)),
    "dice rollouts": (
        f"OpenSpiel {DICE}",
        "C++ RandomRolloutEvaluator, already dealt",
        lambda: peers.spiel_rollouts(DICE),
    ),
    "dice bots": (
        f"OpenSpiel {DICE}",
        "C++ random bots (evaluate_bots), dealing included",
        lambda: peers.spiel_bots(DICE),
    ),
    "eights python": (
        f"OpenSpiel {EIGHTS}",
        "from Python, dealing included",
        lambda: peers.spiel_from_python(EIGHTS),
    ),
    "uno python": ("RLCard uno, 2 players", "from Python", lambda: peers.rlcard_from_python("uno")),
}

Key = tuple[Case, Driver, Mode]


class Plan(msgspec.Struct, frozen=True):
    """How long to measure. Every repetition measures everything once, in turn."""

    repetitions: int
    seconds: float
    step_games: int
    look_seconds: float
    memory_games: int


FULL = Plan(9, 0.25, 60, 0.3, 1_000_000)
QUICK = Plan(3, 0.05, 5, 0.03, 20_000)


def cases() -> list[Case]:
    known = games.keys()
    cases = [*usual_cases(), *(case for case in EXTRA_CASES if case.game in known)]
    return sorted(cases, key=lambda case: (case.game, case.seats, len(case.options)))


def pin() -> bool:
    """Keep this process and its children on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def load_peers(console: Console) -> dict[str, peers.Play]:
    players: dict[str, peers.Play] = {}
    for key, (name, _, make) in PEERS.items():
        try:
            players[key] = make()
        except ImportError as error:
            console.print(f"[yellow]{name} is left out: {error}")
    return players


def measure(plan: Plan, console: Console) -> Report:
    cores = os.cpu_count() or 1
    pinned = pin()
    table = cases()
    others = load_peers(console)
    here = mode()
    drivers: list[Driver] = ["python", "loop"]
    ours: dict[Key, list[Sample]] = {}
    theirs: dict[str, list[Sample]] = {key: [] for key in others}
    with Interpreted(ROOT) as child, progress(console) as bar:
        own = {(case, driver): player(case, driver) for case in table for driver in drivers}
        both = here == "compiled"
        task = bar.add_task("whole games", total=plan.repetitions * (len(own) * (1 + both) + len(others)))
        for _ in range(plan.repetitions):
            for (case, driver), play in own.items():
                if both:
                    ours.setdefault((case, driver, "compiled"), []).append(timed(play, plan.seconds))
                    bar.advance(task)
                ours.setdefault((case, driver, "interpreted"), []).append(child.sample(case, driver, plan.seconds))
                bar.advance(task)
            for key, play_theirs in others.items():
                theirs[key].append(timed(play_theirs, plan.seconds))
                bar.advance(task)
        task = bar.add_task("single steps", total=len(table))
        steps: dict[Case, Steps] = {}
        for case in table:
            steps[case] = step_times(case, plan.step_games)
            bar.advance(task)
        task = bar.add_task("looking", total=len(table))
        looks: list[Looks] = []
        for case in table:
            compiled: Costs | None = costs(case, seconds=plan.look_seconds) if both else None
            looks.append(Looks(case.name, compiled, child.costs(case, plan.look_seconds)))
            bar.advance(task)
        held: list[tuple[int, int]] = []
        if DUDO[0].game in games.keys():  # noqa: SIM118
            million = plan.memory_games if both else plan.memory_games // 20
            task = bar.add_task("memory", total=million)
            held = memory(DUDO[0], million, told=lambda share: bar.advance(task, share))
    rates = {key: rate(samples) for key, samples in ours.items()}
    their_rates = {key: rate(samples) for key, samples in theirs.items()}
    return Report(
        machine(cores),
        versions(),
        "make bench",
        f"Random legal play, nobody listening; decisions are counted, chance is not; one run"
        f"{' on one core' if pinned else ''}, {plan.repetitions} rounds of everything in turn, medians; "
        "seconds are those of the processor, not of the wall.",
        [row(case, rates) for case in table],
        [Peer(PEERS[key][0], PEERS[key][1], value) for key, value in their_rates.items()],
        bars(rates, their_rates, steps, held),
        {case.name: times for case, times in steps.items()},
        looks,
        held,
    )


def progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description:<14}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def row(case: Case, rates: dict[Key, float]) -> Ours:
    return Ours(
        case.name,
        rates.get((case, "python", "compiled")),
        rates.get((case, "loop", "compiled")),
        rates.get((case, "python", "interpreted")),
        rates.get((case, "loop", "interpreted")),
    )


def bars(
    rates: dict[Key, float], theirs: dict[str, float], steps: dict[Case, Steps], held: list[tuple[int, int]]
) -> list[Bar]:
    """The bars we have set ourselves; compiled throughout."""
    bars: list[Bar] = []

    def get(case: Case, driver: Driver) -> float | None:
        return rates.get((case, driver, "compiled"))

    if any(key[0] in DUDO for key in rates):
        for case in DUDO:
            measured = ratio(get(case, "python"), theirs.get("dice python"))
            bars.append(Bar(f"{case.name}, from Python : OpenSpiel liars_dice, from Python", measured, 5.0))
        for case in DUDO:
            measured = ratio(get(case, "loop"), theirs.get("dice rollouts"))
            bars.append(Bar(f"{case.name}, playout : OpenSpiel's C++ rollouts, already dealt", measured, 0.25))
        measured = ratio(get(DUDO[0], "loop"), theirs.get("dice bots"))
        bars.append(Bar(f"{DUDO[0].name}, playout : OpenSpiel's C++ whole games", measured, 0.25))
    if any(key[0] == DUDAB for key in rates):
        measured = ratio(get(DUDAB, "python"), theirs.get("eights python"))
        bars.append(Bar(f"{DUDAB.name}, from Python : OpenSpiel crazy_eights, from Python", measured, 1.0))
        measured = ratio(get(DUDAB, "python"), theirs.get("uno python"))
        bars.append(Bar(f"{DUDAB.name}, from Python : RLCard uno, from Python", measured, 10.0))
        measured = ratio(get(DUDAB, "python"), get(DUDAB_BOTH, "python"))
        bars.append(Bar(f"{DUDAB.name} : both expansions", measured, 2.0, at_most=True))
    for case in (DNUP,):
        if case in steps:
            bars.append(Bar(f"{case.name}: slowest step : median step", steps[case].ratio, 50.0, at_most=True))
    if held:
        # From the second point on: the first games fill the allocator's pools.
        grown = (held[-1][1] - held[1][1]) / 2**20
        bars.append(Bar(f"{DUDO[0].name}: memory gained over {held[-1][0]:,} games", grown, 1.0, True, "MiB"))
    return bars


def machine(cores: int) -> str:
    name = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        name = models[0] if models else name
    return f"{name}, {cores} cores, {platform.system()}"


def versions() -> str:
    said = [f"Python {platform.python_version()}"]
    for package in ("estaminet", "open_spiel", "rlcard"):
        try:
            said.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    return ", ".join(said)


def show(report: Report, console: Console) -> None:
    console.print(f"{report.machine}; {report.versions}\n{report.method}")
    for title, heads, rows in tables(report):
        screen = Screen(title=title, title_justify="left")
        for place, head in enumerate(heads):
            screen.add_column(head, justify="left" if place == 0 else "right")
        for cells in rows:
            screen.add_row(*cells, style="bold red" if cells[-1] == "NOT reached" else None)
        console.print(screen)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short, rough run; docs/benchmarks.md stays as it is")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything that was measured as JSON")
    given = parser.parse_args(arguments)
    console = Console()
    if mode() == "interpreted":
        console.print("[yellow]The installed package is not compiled: only the interpreted columns can be filled.")
    report = measure(QUICK if given.quick else FULL, console)
    show(report, console)
    if given.json is not None:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    if not given.quick:
        PAGE.write_text(replaced(PAGE.read_text("utf-8"), report), "utf-8")
        console.print(f"Written to {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
