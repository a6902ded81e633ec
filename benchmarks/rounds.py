"""The solved rounds of Dudo! as they are shipped: how exploitable each table is, rounded and cut as it stands.

    python -m benchmarks.rounds                    every table, by the solver's best response
    python -m benchmarks.rounds 1-1 2-1 --second   by the second program as well, which shares nothing with the solver

A bid on all dice that a table does not know is doubted; elsewhere, where it lists nothing, all answers are taken as
equally likely, which is worse than what the champion does there (it asks the network). In units of the round: whoever
wins it +1, whoever loses it -1.
"""

from __future__ import annotations

import argparse
import json
import sys
import time

import numpy as np

from estaminet.games.dudo import solved
from estaminet.games.dudo.solved import CALZA, DUDO, VALUES, Key
from estaminet.train.best_response import best_response
from estaminet.train.solve import Payoffs, Round, Strategy, hands


def worths() -> dict[tuple[int, int, bool, bool, bool], float]:
    """How likely whoever starts wins the match, by dice, having been palifico, palifico now."""
    found = {}
    for name, value in json.loads((solved.FOLDER / "worths.json").read_text(encoding="utf-8")).items():
        a, b, been_a, been_b, palifico = (int(part) for part in name.split("/"))
        found[a, b, bool(been_a), bool(been_b), bool(palifico)] = value
    return found


def payoffs(key: Key, known: dict[tuple[int, int, bool, bool, bool], float]) -> Payoffs:
    dice, been = key[:2], key[2:]

    def after(starter: int, change: int) -> float:
        mine, theirs = dice[starter] + change, dice[1 - starter]
        value = -1.0
        if mine > 0:
            palifico = change < 0 and mine == 1 and not been[starter]
            value = 2.0 * known[mine, theirs, been[starter] or mine == 1, been[1 - starter], palifico] - 1.0
        return value if starter == 0 else -value

    return Payoffs(after(0, -1), after(1, -1), after(0, 1), after(1, 1))


def strategy(key: Key, who: int, whole: Round) -> Strategy:
    """The shipped table of one player, spread out over all nodes."""
    shape = whole.sides[who].raises.shape
    raises, dudo, calza = (np.zeros(shape, np.float32) for _ in range(3))
    side = solved.table(key)[who]
    for node in side.nodes:
        cup, column = divmod(node, whole.columns)
        for answer, chance in side.chances(node).items():
            if answer == DUDO:
                dudo[cup, column] = chance
            elif answer == CALZA:
                calza[cup, column] = chance
            else:
                raises[cup, column + (1 << answer - 1) if answer else 0] = chance
    for bid in range(whole.bids - VALUES, whole.bids):
        block = slice(2 ** (bid - 1), 2**bid)
        dudo[:, block][(dudo + calza)[:, block] == 0.0] = 1.0
    return whole._normalised(who, raises, dudo, calza)


def second_opinion(key: Key, paid: Payoffs) -> tuple[float, float]:
    """What the best answers get as opener and as second player, by plain recursion over dice as they fall."""
    a, b = key[:2]
    texts = {cup: "".join("12345b"[face - 1] for face in cup) for size in (a, b) for cup in hands(size)}

    def chances(bids: tuple[int, ...], cup: tuple[int, ...]) -> dict[int, float]:
        listed = solved.chances(key, bids, texts[cup])
        if listed:
            return listed
        if bids and bids[-1] >= VALUES * (a + b - 1):
            return {DUDO: 1.0}
        answers = [*range(bids[-1] + 1 if bids else 0, VALUES * (a + b)), *([DUDO, CALZA] if bids else [])]
        return dict.fromkeys(answers, 1 / len(answers))

    def paid_to(opener: bool):  # type: ignore[no-untyped-def]
        def payoff(what: str, mine: bool) -> float:
            by_opener = mine is opener
            if what == "gains":
                value = paid.opener_gains if by_opener else paid.second_gains
            else:
                value = paid.opener_loses if by_opener else paid.second_loses
            return value if opener else -value

        return payoff

    return (
        best_response(a, b, chances, opens=True, payoff=paid_to(True)),
        best_response(b, a, chances, opens=False, payoff=paid_to(False)),
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rounds")
    parser.add_argument("rounds", nargs="*", help="as the files are named; all of them if none is")
    parser.add_argument("--second", action="store_true", help="ask the second program, too (minutes to hours)")
    arguments = parser.parse_args()
    known = worths()
    for key in solved.KEYS:
        name = solved.file_name(key).removesuffix(".xz")
        if arguments.rounds and name not in arguments.rounds:
            continue
        started = time.perf_counter()
        paid = payoffs(key, known)
        stake = (paid.second_loses - paid.opener_loses) / 2
        whole = Round(key[0], key[1], payoffs=paid, kind=np.float32)
        gains = [whole.best_response(who, strategy(key, 1 - who, whole)) for who in (0, 1)]
        line = f"{name:6} exploitability {sum(gains) / 2 / stake:.5f}"
        if arguments.second:
            others = second_opinion(key, paid)
            line += f", by the second program {sum(others) / 2 / stake:.5f}"
        sys.stdout.write(f"{line}  in {time.perf_counter() - started:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
