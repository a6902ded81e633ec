"""How exploitable the network for the end of matches is, by numpy alone and with any worths.

    python -m estaminet.train.endcheck 1-1 2-1 2-2
    python -m estaminet.train.endcheck 1-4f --worths rounds/chances.json --least 1e-4

`endgame.py` looks at the whole tree on an accelerator; here only nodes are asked to which the network comes by its own
play with `--least` or more, and all choices are taken as alike at the others, so that a processor does a round of five
dice in ten minutes and says a little too much.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from estaminet.bots.network import layers
from estaminet.games.dudo import solved
from estaminet.games.dudo.endgame import ACTIONS, CALZA, DUDO, MOST_LEARNT, WEIGHTS
from estaminet.games.dudo.material import FACES
from estaminet.train.capped import Capped, Plan, paid_of
from estaminet.train.endlooks import ROW, look
from estaminet.train.rounds import Key, keys, name_of, payoffs, read_worths, says_tops
from estaminet.train.solve import VALUES, hands

CHUNK = 1 << 15


def odds(weights: Path, rows: np.ndarray) -> np.ndarray:
    """`[rows, ACTIONS]`: how likely the network takes each action."""
    net = layers(weights)
    found = np.empty((len(rows), ACTIONS), np.float32)
    for first in range(0, len(rows), CHUNK):
        part = slice(first, first + CHUNK)
        seen, may = look(rows[part], np)
        hidden = np.maximum(seen.astype(np.float32) @ net[0][0] + net[0][1], 0.0)
        for matrix, bias in net[1:-1]:
            hidden = hidden + np.maximum(hidden @ matrix + bias, 0.0)
        said = np.where(may, hidden @ net[-1][0] + net[-1][1], -1e9)
        chances = np.exp(said - said.max(axis=1, keepdims=True))
        found[part] = chances / chances.sum(axis=1, keepdims=True)
    return found


class Asked:
    """What the network does at the nodes of one player, worked out from the first bid on."""

    def __init__(self, key: Key, tree: Capped, who: int, weights: Path) -> None:
        self.tree, self.who, self.weights = tree, who, weights
        a, b, been_a, been_b, _ = key
        self.common = [a, b, int(been_a), int(been_b), 0] if who == 0 else [b, a, int(been_b), int(been_a), 1]
        self.dice = key[who]
        self.faces = np.array([[cup.count(face) for face in FACES] for cup in hands(self.dice)], np.int32)

    def ask(self, columns: np.ndarray, top: int, faces: np.ndarray) -> np.ndarray:
        rows = np.empty((len(columns), ROW), np.int32)
        rows[:, :5], rows[:, 5], rows[:, 6], rows[:, 7:] = self.common, columns, top, faces
        return odds(self.weights, rows)

    def plan(self, least: float) -> Plan:
        tree = self.tree
        shape = (len(self.faces), tree.columns)
        raises, dudo, calza, own, other = (np.zeros(shape, np.float32) for _ in range(5))
        tops = np.zeros((VALUES, *shape), np.float32) if says_tops(tree.total) else None
        own[:, 0] = 1.0
        # By the last bid: `own` is how likely each cup comes to the own nodes, `other` to those of the other player.
        for bid in range(tree.bids):
            block = slice(0, 1) if bid == 0 else slice(2 ** (bid - 1), 2**bid)
            if bid:
                own[:, block] = other[:, : block.start]
            cup, column = np.nonzero(own[:, block] >= least)
            column = column + block.start
            found = self.ask(column, -1, self.faces[cup])
            dudo[cup, column], calza[cup, column] = found[:, DUDO], found[:, CALZA]
            for higher in range(1, tree.bids):
                half = 2 ** (higher - 1)
                here = column < half
                raises[cup[here], column[here] + half] = found[here, higher]
            if tops is not None:
                for value in range(VALUES):
                    tops[value, cup, column] = found[:, tree.bids + value]
            if bid == 0:
                raises[cup, 0] = found[:, 0] * (self.who == 0)
                other[:, 0] = raises[:, 0] if self.who == 0 else 1.0
            if bid + 1 < tree.bids:
                following = slice(2**bid, 2 ** (bid + 1))
                other[:, following] = own[:, : 2**bid] * raises[:, following]
        answers = np.zeros((VALUES, tree.columns), np.float32)
        columns = np.flatnonzero(other.max(axis=0) >= least)
        for value in range(VALUES):
            alone = np.zeros(len(FACES), np.int32)
            alone[value] = self.dice
            answers[value, columns] = self.ask(columns, value, alone)[:, CALZA]
        said = None if tops is None else tops[None]
        return tree.normalised(self.who, Plan(raises[None], dudo[None], calza[None], answers[None], said))


def exploitability(key: Key, worths: dict[Key, float], weights: Path = WEIGHTS, least: float = 0.0) -> float:
    """In units of the round."""
    tree = Capped(key[0], key[1], paid_of(payoffs(key, worths))[None])
    plans = [Asked(key, tree, who, weights).plan(least) for who in (0, 1)]
    return float(tree.exploitability(plans)[0])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train.endcheck")
    parser.add_argument("rounds", nargs="+", help="`2f-1` for instance")
    parser.add_argument("--worths", default=str(solved.FOLDER / "worths.json"))
    parser.add_argument("--weights", default=str(WEIGHTS))
    parser.add_argument("--least", type=float, default=0.0)
    arguments = parser.parse_args()
    worths = read_worths(Path(arguments.worths))
    for key in keys(MOST_LEARNT):
        if name_of(key) in arguments.rounds:
            found = exploitability(key, worths, Path(arguments.weights), arguments.least)
            sys.stdout.write(f"{name_of(key):6} {found:.5f}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
