"""Solve all rounds of two players with at most so many dice, with what the match is worth afterwards.

    python -m estaminet.train.rounds --worths runs/dudo/worths.json --out runs/rounds --minutes 60
    python -m estaminet.train.rounds --worths runs/dudo/worths.json --out runs/rounds --minutes 5 --cupy

Calza makes the chain of rounds go round: each is solved with what the others are worth by now, in a process of its own,
sweep after sweep, and goes on from its regrets; only the last sweep is averaged. Rounds with more dice are worth what
the trainer's network says. Writes `values.json` and, for each round, the nodes it comes to by its own play.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from estaminet.games.dudo.palifico import PalificoRound
from estaminet.games.dudo.solve import Payoffs, Round

Key = tuple[int, int, bool, bool, bool]
"""Dice of the opener and of the second player, whether each has been palifico, whether this round is palifico."""

THRESHOLDS = (1e-3, 1e-4)


def keys(most: int) -> list[Key]:
    found = []
    for a in range(1, most):
        for b in range(1, most - a + 1):
            for been_a in (False, True) if a > 1 else (True,):
                for been_b in (False, True) if b > 1 else (True,):
                    found.append((a, b, been_a, been_b, False))
                    if a == 1:
                        found.append((a, b, been_a, been_b, True))
    return found


def payoffs(key: Key, known: dict[Key, float]) -> Payoffs:
    """What each end of the round is worth to the opener: +1 for the match, -1 for its loss."""
    dice, been = key[:2], key[2:4]

    def after(starter: int, change: int) -> float:
        mine, theirs = dice[starter] + change, dice[1 - starter]
        value = -1.0
        if mine > 0:
            palifico = change < 0 and mine == 1 and not been[starter]
            value = 2.0 * known[mine, theirs, been[starter] or mine == 1, been[1 - starter], palifico] - 1.0
        return value if starter == 0 else -value

    return Payoffs(after(0, -1), after(1, -1), after(0, 1), after(1, 1))


def read_worths(path: Path) -> dict[Key, float]:
    found: dict[Key, float] = {}
    for name, value in json.loads(path.read_text(encoding="utf-8")).items():
        a, b, been_a, been_b, palifico = (int(part) for part in name.split("/"))
        found[a, b, bool(been_a), bool(been_b), bool(palifico)] = value
    return found


def reached(solved: Round, who: int) -> Any:
    """How likely each cup comes to each of its nodes by its own play."""
    own, _ = solved._reach(who, solved.average(who))
    return own


def sparse(solved: Round, who: int, least: float) -> tuple[Any, Any, Any]:
    """The nodes with that reach as `cup * columns + column`, and their chances in 255ths: dudo, calza, then bids."""
    xp = solved.xp
    strategy = solved.average(who)
    own = reached(solved, who)
    cups, columns = xp.nonzero(own >= least)
    rows = [strategy.dudo[cups, columns], strategy.calza[cups, columns]]
    for bid in range(solved.bids):
        half = 1 << (bid - 1) if bid else 0
        child = columns + half
        fits = (columns < half) if bid else xp.full(columns.shape, who == 0) & (columns == 0)
        rows.append(xp.where(fits, strategy.raises[cups, xp.where(fits, child, 0)], 0.0))
    table = xp.rint(xp.stack(rows, axis=1) * 255).astype(xp.uint8)
    return cups * solved.columns + columns, table, own


def cut(solved: Round, who: int, least: float) -> Any:
    """The average strategy rounded to 255ths, and all choices alike where it hardly comes."""
    xp = solved.xp
    strategy = solved.average(who)
    own = reached(solved, who)
    rounded = [xp.rint(part * 255).astype(solved.kind) for part in (strategy.raises, strategy.dudo, strategy.calza)]
    here = own >= least
    for part in rounded[1:]:
        part *= here
    for bid in range(1, solved.bids):
        half = 1 << (bid - 1)
        rounded[0][:, half : 2 * half] *= here[:, :half]
    return solved._normalised(who, *rounded)


def work(key: Key, pipe: Any, out: str, cupy: bool) -> None:
    """One round in its own process: told what follows, it improves; at the end it writes itself down."""
    xp: Any = np
    if cupy:
        import cupy as xp  # type: ignore[import-not-found,no-redef]
    solved: Any = PalificoRound(key[1]) if key[4] else Round(key[0], key[1], kind=np.float32, xp=xp)
    while True:
        order = pipe.recv()
        if order is None:
            break
        paid, seconds, most, begin = order
        solved.payoffs = paid
        if begin and not key[4]:
            solved.iterations = 0
            for side in solved.sides:
                for part in (side.mean_raises, side.mean_dudo, side.mean_calza):
                    part[...] = 0.0
        started = time.perf_counter()
        done = 0
        while done < most and time.perf_counter() - started < seconds:
            solved.solve(5)
            done += 5
        solution = solved.solution()
        pipe.send((solution.low, solution.high, solution.iterations, time.perf_counter() - started))
    if not key[4]:
        write(key, solved, Path(out), pipe)
    pipe.send("done")


def write(key: Key, solved: Round, out: Path, pipe: Any) -> None:
    stake = (solved.payoffs.second_loses - solved.payoffs.opener_loses) / 2
    name = name_of(key)
    for least in THRESHOLDS:
        answers = [cut(solved, who, least) for who in (0, 1)]
        worst = (solved.best_response(0, answers[1]) + solved.best_response(1, answers[0])) / 2 / stake
        tables = [sparse(solved, who, least)[:2] for who in (0, 1)]
        number = sum(len(table[0]) for table in tables)
        pipe.send(f"{name} reach {least:g}: {number} nodes, exploitability {worst:.5f}")
        if number < 700_000:
            arrays = [solved.xp.asnumpy(a) if solved.xp is not np else a for table in tables for a in table]
            arrays[0], arrays[2] = arrays[0].astype(np.uint32), arrays[2].astype(np.uint32)
            np.savez_compressed(out / f"{name}-{least:g}.npz", *arrays)


def name_of(key: Key) -> str:
    """`2f-1`: the opener has two dice and has not been palifico."""
    sides = [f"{dice}{'' if been else 'f'}" for dice, been in zip(key[:2], key[2:4], strict=True)]
    return "-".join(sides) + ("-palifico" if key[4] else "")


def run(arguments: argparse.Namespace) -> None:
    started = time.perf_counter()
    out = Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    known = read_worths(Path(arguments.worths))
    context = get_context("spawn")
    pipes: dict[Key, Any] = {}
    for key in keys(arguments.most_dice):
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(key, theirs, arguments.out, arguments.cupy), daemon=True)
        process.start()
        pipes[key] = ours
    total = 60.0 * arguments.minutes - arguments.reserve
    last_share = 1.0 - 0.12 * arguments.sweeps
    for sweep in range(arguments.sweeps + 1):
        last = sweep == arguments.sweeps
        seconds = total * (last_share if last else 0.12)
        for key, pipe in pipes.items():
            pipe.send((payoffs(key, known), seconds, 3_000, sweep == 0 or last))
        moved = 0.0
        results: dict[str, Any] = {}
        for key, pipe in pipes.items():
            low, high, iterations, took = pipe.recv()
            value = ((low + high) / 2 + 1.0) / 2
            moved = max(moved, abs(value - known[key]))
            known[key] = value
            paid = payoffs(key, known)
            stake = (paid.second_loses - paid.opener_loses) / 2
            results[name_of(key)] = {
                "win": round(value, 5), "low": round(low, 5), "high": round(high, 5), "iterations": iterations,
                "exploitability": round((high - low) / 2 / stake, 6), "seconds": round(took, 1),
            }  # fmt: skip
        say(f"sweep {sweep}: worths moved by at most {moved:.5f}; {time.perf_counter() - started:.0f} s")
    for name, row in results.items():
        say(f"{name:14} {json.dumps(row)}")
    (out / "values.json").write_text(json.dumps(results, indent=1), encoding="utf-8")
    for pipe in pipes.values():
        pipe.send(None)
    for pipe in pipes.values():
        while (line := pipe.recv()) != "done":
            say(line)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train.rounds")
    parser.add_argument("--worths", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--most-dice", type=int, default=4)
    parser.add_argument("--sweeps", type=int, default=3, help="before the last one")
    parser.add_argument("--reserve", type=float, default=40.0, help="seconds kept for writing")
    parser.add_argument("--cupy", action="store_true")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
