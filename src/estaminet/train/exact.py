"""How exploitable a network is in rounds of two that are small enough to be looked at whole.

    python -m estaminet.train.exact --run runs/dudo --rounds 1-1 2-1 1-2 2-2

The network is asked at every history and for every cup; `train/solve.py` finds the best answer. Results are in
units of the round, whoever wins it +1 and whoever loses it -1: what the match is worth is the trainer's estimate.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from estaminet.arrays.chance import Array
from estaminet.arrays.dudo import NO_BID, VALUES, State
from estaminet.games.dudo.encode import REMEMBERED
from estaminet.games.dudo.material import DICE_EACH, FACES, MOST_SEATS
from estaminet.train import files
from estaminet.train.dudo import DudoTask
from estaminet.train.learn import Settings, log_odds, new_learner
from estaminet.train.looks import CALZA, DUDO
from estaminet.train.nets import Net, apply
from estaminet.train.solve import Payoffs, Round, Strategy, hands

MOST_BIDS = 25
"""Rounds of five dice are as much as can be looked at whole."""
ROWS = 1 << 18
"""So many decisions are looked at together."""


class Table:
    """A round of two at its beginning: dice and whether each has been palifico, the opener first."""

    def __init__(self, a: int, b: int, been_a: bool = False, been_b: bool = False) -> None:
        self.dice = (a, b)
        self.been = (been_a or a == 1, been_b or b == 1)

    def name(self) -> str:
        """`2f-1`: the opener has two dice and has not been palifico."""
        return "-".join(f"{dice}{'' if been else 'f'}" for dice, been in zip(self.dice, self.been, strict=True))


def states(dice: tuple[Any, Any], been: tuple[Any, Any], who: Any, columns: Array, cups: Array) -> State:
    """Rounds of two after the histories that these columns name (see `solve.py`), `who` to act with these cups; the
    other cup is not there. One of each for every row, or one for all."""
    zero = jnp.zeros_like(columns)
    who = zero + who
    histories = (columns << 1) | ((jax.lax.population_count(columns) + who) & 1)
    marks = [zero, zero]
    so_far = zero
    for bid in range(MOST_BIDS):
        here = (histories >> bid & 1) == 1
        count, shift = bid // VALUES + 1, 5 * (bid % VALUES)
        for seat in range(2):
            by = here & (so_far % 2 == seat)
            marks[seat] = jnp.where(by, marks[seat] & ~(31 << shift) | count << shift, marks[seat])
        so_far = so_far + here
    left, latest = histories, []
    for back in range(REMEMBERED):
        top = 31 - jax.lax.clz(left)
        index = top // VALUES * len(FACES) + top % VALUES
        bidder = (who + 1 + back) % 2
        latest.append(jnp.where(left > 0, 8 * index + bidder, NO_BID))
        left = jnp.where(left > 0, left & ~(1 << jnp.maximum(top, 0)), 0)
    rows = tuple(zero for _ in range(MOST_SEATS - 2))
    return State(
        seats=zero + 2,
        round=zero + 1,
        starter=zero,
        turn=who,
        over=zero > 0,
        palifico=zero > 0,
        bid=jnp.where(latest[0] >= 0, latest[0] // 8, NO_BID),
        bidder=jnp.where(latest[0] >= 0, 1 - who, -1),
        dice=(zero + dice[0], zero + dice[1], *rows),
        jokers=(zero, zero, *rows),
        been=((zero + been[0]) > 0, (zero + been[1]) > 0, *(row > 0 for row in rows)),
        place=(zero, zero, *rows),
        cups=(jnp.where(who == 0, cups, 0), jnp.where(who == 1, cups, 0), *rows),
        marks=(marks[0], marks[1], *rows),
        latest=tuple(latest),
        key=zero.astype(jnp.uint32),
        lane=zero.astype(jnp.uint32),
        drawn=zero.astype(jnp.uint32),
    )


def strategy_of(net: Net, task: DudoTask, table: Table, who: int, kind: Any) -> Strategy:
    """What the network does at every node of one player, as the solver writes it."""
    bids = VALUES * sum(table.dice)
    columns = 2 ** (bids - 1)
    packed = [sum(1 << 3 * (face - 1) for face in cup) for cup in hands(table.dice[who])]
    cups = jnp.asarray(packed, jnp.int32)
    shape = (len(packed), columns)
    strategy = Strategy(*(np.zeros(shape, np.float32) for _ in range(3)))

    def ask(first: Array, length: int) -> Array:
        columns = jnp.tile(first + jnp.arange(length, dtype=jnp.int32), len(packed))
        state = states(table.dice, table.been, who, columns, jnp.repeat(cups, length))
        seen, legal = task.observe(state).astype(kind), task.legal(state)
        return jnp.exp(log_odds(net, seen, legal)).reshape(len(packed), length, task.actions)

    asking = jax.jit(ask, static_argnums=1)
    length = min(columns, 1 << (max(1, ROWS // len(packed)).bit_length() - 1))
    for start in range(0, columns, length):
        odds = np.asarray(asking(jnp.int32(start), length))
        # Columns from 2**(last - 1) on have the last bid `last`; column 0 has the lowest bid or none.
        for last in range(bids):
            low, high = (0, 1) if last == 0 else (2 ** (last - 1), 2**last)
            first, end = max(low, start), min(high, start + length)
            if first >= end:
                continue
            opening = last == 0 and who == 0
            here = odds[:, first - start : end - start]
            if not opening:
                strategy.dudo[:, first:end] = here[:, :, DUDO]
                strategy.calza[:, first:end] = here[:, :, CALZA]
            base = 1 if opening else last // VALUES + 1
            for bid in range(0 if opening else last + 1, bids):
                action = VALUES * (bid // VALUES + 1 - base) + bid % VALUES
                if action < DUDO:
                    half = 2 ** (bid - 1) if bid else 0
                    strategy.raises[:, half + first : half + end] = here[:, :, action]
    return strategy


def worths(net: Net, task: DudoTask) -> dict[tuple[int, int, bool, bool, bool], float]:
    """For two players without jokers: how likely whoever starts wins, by dice, having been palifico, palifico now."""
    keys = [
        (a, b, been_a, been_b, palifico)
        for a in range(1, DICE_EACH + 1)
        for b in range(1, DICE_EACH + 1)
        for been_a in (False, True)
        for been_b in (False, True)
        for palifico in (False, True)
        if (a > 1 or been_a) and (b > 1 or been_b) and (a == 1 or not palifico)
    ]
    columns = jnp.asarray(keys, jnp.int32).T
    nothing = jnp.zeros(len(keys), jnp.int32)
    state = states((columns[0], columns[1]), (columns[2], columns[3]), 0, nothing, nothing)
    state = state._replace(palifico=columns[4] > 0)
    public = jnp.concatenate([task.worth_features(state), jnp.zeros((len(keys), MOST_SEATS), jnp.bfloat16)], axis=1)
    odds = jax.nn.softmax(apply(net, public.astype(jnp.float32)) + task.worth_prior(state))[:, 0]
    return {key: float(value) for key, value in zip(keys, odds, strict=True)}


def payoffs(table: Table, known: dict[tuple[int, int, bool, bool, bool], float]) -> Payoffs:
    """What each end of the round is worth to the opener, +1 for the match and -1 for its loss."""

    def after(starter: int, change: int) -> float:
        """`starter` gains or loses a die and opens the next round."""
        mine, theirs = table.dice[starter] + change, table.dice[1 - starter]
        if mine == 0:
            value = -1.0
        else:
            been = table.been[starter]
            palifico = change < 0 and mine == 1 and not been
            # Beyond five dice there are jokers, which the table does not have: as good as no change.
            mine = min(mine, DICE_EACH)
            value = 2.0 * known[mine, theirs, been or mine == 1, table.been[1 - starter], palifico] - 1.0
        return value if starter == 0 else -value

    return Payoffs(after(0, -1), after(1, -1), after(0, 1), after(1, 1))


def exploitability(net: Net, task: DudoTask, table: Table, paid: Payoffs, kind: Any) -> tuple[float, float, float]:
    """What the best answers gain as opener and as second player over the network playing itself, in units of the
    round; and half the sum of what they get, which is the exploitability."""
    a, b = table.dice
    whole = Round(a, b, payoffs=paid, kind=np.float32)
    first, second = (strategy_of(net, task, table, who, kind) for who in (0, 1))
    as_opener = whole.best_response(0, second)
    as_second = whole.best_response(1, first)
    stake = (paid.second_loses - paid.opener_loses) / 2
    return as_opener / stake, as_second / stake, (as_opener + as_second) / 2 / stake


def load(folder: Path, task: DudoTask, settings: Settings) -> tuple[Net, Net]:
    """The shipped mean policy and the worth of the match of a run."""
    learner = files.load_learner(folder, new_learner(task, settings, jax.random.key(0)))
    return files.load_net(folder / "weights.npz"), learner.worth


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train.exact")
    parser.add_argument("--run", required=True)
    parser.add_argument("--rounds", nargs="*", default=["1-1", "2-1", "1-2"])
    parser.add_argument("--settings", default="{}")
    parser.add_argument("--float32", action="store_true")
    arguments = parser.parse_args()
    settings = msgspec.json.decode(arguments.settings, type=Settings)
    task = DudoTask()
    net, worth = load(Path(arguments.run), task, settings)
    known = worths(worth, task)
    written = {"/".join(str(int(part)) for part in key): round(value, 5) for key, value in known.items()}
    (Path(arguments.run) / "worths.json").write_text(json.dumps(written), encoding="utf-8")
    kind = jnp.float32 if arguments.float32 else jnp.bfloat16
    for name in arguments.rounds:
        started = time.perf_counter()
        a, b = name.split("-")
        table = Table(int(a[0]), int(b[0]), not a.endswith("f"), not b.endswith("f"))
        first, second, mean = exploitability(net, task, table, payoffs(table, known), kind)
        sys.stdout.write(
            f"{table.name():8} opener {first:+.4f} second {second:+.4f} exploitability {mean:.4f}"
            f"  in {time.perf_counter() - started:.0f} s\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
