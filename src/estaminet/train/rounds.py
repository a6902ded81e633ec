"""Solve all rounds of two players with at most five dice, with what the match is worth afterwards.

    python -m estaminet.train.rounds --worths runs/dudo/worths.json --out runs/rounds --minutes 6 --cupy
    python -m estaminet.train.rounds --worths runs/dudo/worths.json --out runs/rounds --minutes 60 --most-dice 3

Calza makes the chain of rounds go round: all are solved with what the others are worth by now, from few dice to many,
sweep after sweep, and go on from their regrets; only the last sweep is averaged. Rounds with more dice are worth what
the trainer's network says. Rounds of one size are solved side by side (`capped.py`). Writes `values.json`, for each
round the nodes it comes to by its own play, and, with `--keep`, whole strategies for `endgame.py` to learn from.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from estaminet.train.capped import Capped, Plan, paid_of
from estaminet.train.fused import Fused
from estaminet.train.palifico import PalificoRound
from estaminet.train.solve import VALUES, Payoffs

Key = tuple[int, int, bool, bool, bool]
"""Dice of the opener and of the second player, whether each has been palifico, whether this round is palifico."""

THRESHOLDS = (1e-2, 1e-3, 1e-4)
PALIFICO_ITERATIONS = (60, 200)
"""In a sweep, and at the end."""


def keys(most: int) -> list[Key]:
    """From few dice to many. A palifico round has up to six."""
    found = []
    for a in range(1, most):
        for b in range(1, most - a + 1):
            for been_a in (False, True) if a > 1 else (True,):
                for been_b in (False, True) if b > 1 else (True,):
                    found.append((a, b, been_a, been_b, False))
                    if a == 1:
                        found.append((a, b, been_a, been_b, True))
    return sorted(found, key=lambda key: (key[0] + key[1], key))


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


def name_of(key: Key) -> str:
    """`2f-1`: the opener has two dice and has not been palifico."""
    sides = [f"{dice}{'' if been else 'f'}" for dice, been in zip(key[:2], key[2:4], strict=True)]
    return "-".join(sides) + ("-palifico" if key[4] else "")


def says_tops(total: int) -> bool:
    """A bid on all of five dice is true with less than one in a hundred for anybody who sees none of them."""
    return total < 5


# Writing down


def rows_of(tree: Capped, who: int, plan: Plan, least: float) -> tuple[np.ndarray, np.ndarray]:
    """Of the first round: the nodes that a player comes to with that chance by its own play, as `cup * columns +
    column` of the whole tree (see `train/solve.py`), and their chances in 255ths: dudo, calza, then bids."""
    own, other = (part[0] for part in tree.reach(who, plan))
    whole = 2 ** (VALUES * tree.total - 1)
    cups, columns = np.nonzero(own >= least)
    parts = [plan.dudo[0, cups, columns], plan.calza[0, cups, columns]]
    for bid in range(tree.bids):
        half = 1 << (bid - 1) if bid else 0
        fits = (columns < half) if bid else (columns == 0) & (who == 0)
        parts.append(np.where(fits, plan.raises[0, cups, np.where(fits, columns + half, 0)], 0.0))
    nothing = np.zeros(len(cups), np.float32)
    parts += [nothing if plan.tops is None else plan.tops[0, value, cups, columns] for value in range(VALUES)]
    nodes = [cups.astype(np.int64) * whole + columns]
    tables = [np.stack(parts, axis=1)]
    for value in range(VALUES):
        for cup in np.flatnonzero(tree.matches[who][value]).tolist():
            column = np.flatnonzero(other[cup] >= least)
            rows = np.zeros((len(column), 2 + VALUES * tree.total), np.float32)
            rows[:, 1] = plan.answers[0, value, column]
            rows[:, 0] = 1.0 - rows[:, 1]
            nodes.append(cup * whole + column + (1 << (tree.bids + value - 1)))
            tables.append(rows)
    node, table = np.concatenate(nodes), np.concatenate(tables)
    order = np.argsort(node, kind="stable")
    return node[order].astype(np.uint32), np.rint(table[order] * 255).astype(np.uint8)


def cut(tree: Capped, who: int, played: Plan, least: float) -> tuple[Plan, int]:
    """The same in 255ths, and all choices alike where the player hardly comes; and how many nodes are left."""
    xp = tree.xp
    here = tree.reach(who, played)[0] >= least
    raises = xp.rint(played.raises * 255)
    for bid in range(1, tree.bids):
        half = 2 ** (bid - 1)
        raises[:, :, half : 2 * half] *= here[:, :, :half]
    dudo, calza = (xp.rint(part * 255) * here for part in (played.dudo, played.calza))
    tops = None if played.tops is None else xp.rint(played.tops * 255) * here[:, None]
    return tree.normalised(who, Plan(raises, dudo, calza, played.answers, tops)), int(here.sum())


# Solving


def trees(
    plain: list[Key], known: dict[Key, float], xp: Any, kind: Callable[..., Capped] = Capped
) -> dict[tuple[int, int], tuple[list[Key], Capped]]:
    """By dice, from few to many."""
    found = {}
    for dice in sorted({key[:2] for key in plain}, key=lambda dice: (sum(dice), dice)):
        names = [key for key in plain if key[:2] == dice]
        found[dice] = names, kind(*dice, np.stack([paid_of(payoffs(key, known)) for key in names]), xp)
    return found


def stake_of(paid: Payoffs) -> float:
    return (paid.second_loses - paid.opener_loses) / 2


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def solve_palifico(key: Key, known: dict[Key, float], iterations: int) -> tuple[float, float, PalificoRound]:
    """Its worth and its exploitability."""
    paid = payoffs(key, known)
    one = PalificoRound(key[1], payoffs=paid)
    one.solve(iterations)
    solution = one.solution()
    return (solution.value + 1) / 2, solution.exploitability / stake_of(paid), one


def write_palifico(one: PalificoRound, path: Path) -> None:
    """`value/counts/held`: how likely each answer is; an opening bid is `count,value`."""
    play = one.play()
    found: dict[str, dict[str, float]] = {}
    for face in range(1, 7):
        row = play(0, (), face)
        found[f"0//{face}"] = {f"{count},{value}": round(p, 4) for (count, value), p in row.items() if p > 5e-4}
    for value, counts in one.means:
        for held in range(2 if len(counts) % 2 == 0 else len(one.second_odds)):
            row = play(value, counts, held)
            name = f"{value}/{','.join(map(str, counts))}/{held}"
            found[name] = {str(answer): round(p, 4) for answer, p in row.items() if p > 5e-4}
    path.write_text(json.dumps(found, separators=(",", ":")), encoding="utf-8")


def run(arguments: argparse.Namespace) -> None:
    started = time.perf_counter()
    xp: Any = np
    if arguments.cupy:
        import cupy as xp  # type: ignore[import-not-found,no-redef]

    def passed() -> float:
        return time.perf_counter() - started

    out = Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    known = read_worths(Path(arguments.worths))
    chosen = [key for key in keys(arguments.most_dice) if not arguments.only or name_of(key) in arguments.only]
    palifico = [key for key in chosen if key[4]]
    kind = Fused if arguments.fused else Capped
    groups = trees([key for key in chosen if not key[4]], known, xp, kind)
    for _, tree in groups.values():
        tree.begin()

    def solve_all(iterations: Any) -> None:
        for names, tree in groups.values():
            tree.paid = xp.asarray(np.stack([paid_of(payoffs(key, known)) for key in names]))
            tree.solve(iterations(tree))
            values, _ = tree.judged([tree.average(who, tops=True) for who in (0, 1)])
            for key, value in zip(names, values.tolist(), strict=True):
                known[key] = (value + 1) / 2

    for number in range(arguments.sweeps):
        before = dict(known)
        for key in palifico:
            known[key] = solve_palifico(key, known, PALIFICO_ITERATIONS[0])[0]
        for _, tree in groups.values():
            tree.forget()
        solve_all(lambda tree: arguments.sweep if tree.total > 4 else 4 * arguments.sweep)
        moved = max(abs(known[key] - before[key]) for key in known)
        say(f"sweep {number}: worths moved by at most {moved:.5f}; {passed():.0f} s")
    # The last one: payoffs stay as they are, so that what is solved is one game.
    fixed = dict(known)
    total = 60.0 * arguments.minutes - arguments.reserve
    for names, tree in groups.values():
        tree.forget()
        tree.paid = xp.asarray(np.stack([paid_of(payoffs(key, fixed)) for key in names]))
    helpers = ProcessPoolExecutor(arguments.workers, get_context("spawn"))
    aside = {key: helpers.submit(solve_palifico, key, fixed, PALIFICO_ITERATIONS[1]) for key in palifico}
    unfinished = True
    while unfinished and passed() < total:
        unfinished = False
        for _, tree in groups.values():
            if tree.iterations < (arguments.small if tree.total < 5 else arguments.most) and passed() < total:
                tree.solve(25)
                unfinished = True
                if arguments.cupy:
                    xp.cuda.Device().synchronize()
    say(f"solved; {passed():.0f} s")
    results: dict[str, dict[str, Any]] = {}
    worths = {"/".join(str(int(part)) for part in key): round(value, 6) for key, value in sorted(fixed.items())}
    (out / "worths.json").write_text(json.dumps(worths, indent=0), encoding="utf-8")
    for key in palifico:
        worth, exploitability, one = aside[key].result()
        results[name_of(key)] = {"win": round(worth, 6), "exploitability": round(exploitability, 6)}
        write_palifico(one, out / f"{name_of(key)}.json")
    writers, waiting = ThreadPoolExecutor(12), []
    for names, tree in groups.values():
        tree.finish()
        solution = [tree.average(who, tops=True) for who in (0, 1)]
        values, best = (part.tolist() for part in tree.judged(solution))
        plans, worst = solution, best
        if not says_tops(tree.total):
            del solution
            plans = [tree.average(who, tops=False) for who in (0, 1)]
            worst = tree.exploitability(plans).tolist()
        tree.means = []
        shorter = {}
        for least in THRESHOLDS if arguments.tables else ():
            short = [cut(tree, who, plans[who], least) for who in (0, 1)]
            shorter[least] = (sum(n for _, n in short), tree.exploitability([plan for plan, _ in short]).tolist())
        for place, key in enumerate(names):
            name = name_of(key)
            results[name] = {
                "win": round((values[place] + 1) / 2, 6), "exploitability": round(best[place], 6),
                "as played": round(worst[place], 6), "iterations": tree.iterations,
                "moved": round((values[place] + 1) / 2 - fixed[key], 6),
                "cut": {f"{least:g}": round(row[place], 6) for least, (_, row) in shorter.items()},
            }  # fmt: skip
            say(f"{name:14} {json.dumps(results[name])}")
            mine = [Plan(*(None if part is None else part[place : place + 1] for part in plan)) for plan in plans]
            if arguments.keep:
                keep(Path(arguments.keep), key, mine, xp)
            host = None
            for least, (number, _) in shorter.items():
                if number < arguments.nodes * len(names):
                    host = host or [to_host(plan, xp) for plan in mine]
                    waiting.append(writers.submit(write, out / f"{name}-{least:g}.npz", tree.dice, host, least))
        say(f"{tree.dice}: {[(least, n) for least, (n, _) in shorter.items()]} nodes; {passed():.0f} s")
    (out / "values.json").write_text(json.dumps(results, indent=1), encoding="utf-8")
    for job in waiting:
        job.result()
    say(f"done; {passed():.0f} s")


def to_host(plan: Plan, xp: Any) -> Plan:
    return plan if xp is np else Plan(*(None if part is None else xp.asnumpy(part) for part in plan))


def write(path: Path, dice: tuple[int, int], plans: list[Plan], least: float) -> None:
    tree = Capped(*dice, np.zeros((1, 4), np.float32))
    parts = [rows_of(tree, who, plans[who], least) for who in (0, 1)]
    np.savez_compressed(path, *(part for pair in parts for part in pair))


def keep(folder: Path, key: Key, plans: list[Plan], xp: Any) -> None:
    """Whole strategies in half precision: gigabytes for five dice."""
    folder.mkdir(parents=True, exist_ok=True)
    for who, plan in enumerate(plans):
        for name, part in zip(
            Plan._fields, to_host(Plan(*(None if p is None else p.astype(np.float16) for p in plan)), xp), strict=True
        ):
            if part is not None:
                np.save(folder / f"{name_of(key)}.{who}.{name}.npy", part[0])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train.rounds")
    parser.add_argument("--worths", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--most-dice", type=int, default=5)
    parser.add_argument("--sweeps", type=int, default=3, help="before the last one")
    parser.add_argument("--sweep", type=int, default=100, help="iterations of a sweep for five dice; else four times")
    parser.add_argument("--small", type=int, default=1_500, help="iterations of the last sweep up to four dice")
    parser.add_argument("--most", type=int, default=1_500, help="and of five, if there is time")
    parser.add_argument("--nodes", type=int, default=1_500_000, help="tables with more are not written")
    parser.add_argument("--reserve", type=float, default=60.0, help="seconds kept for writing")
    parser.add_argument("--only", nargs="*", help="these rounds alone, `2f-2` for instance")
    parser.add_argument("--workers", type=int, default=2, help="processes for palifico rounds")
    parser.add_argument("--cupy", action="store_true", help="on an accelerator")
    parser.add_argument("--fused", action="store_true", help="with compiled code: CuPy's, or a C compiler's")
    parser.add_argument("--no-tables", dest="tables", action="store_false", help="values and whole strategies alone")
    parser.add_argument("--keep", help="a folder for whole strategies")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
