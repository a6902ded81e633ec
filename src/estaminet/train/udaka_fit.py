"""Fits the chances of `games/udaka/policy_outlook.py` again (needs numpy, extra `solve`):
`python -m estaminet.train.udaka_fit two ROUNDS FILE`, or `more` instead of `two` for three to six players.

One player discards what has the best chance by the weights, one time in twelve anything, against club players. After
each round the weights follow its result backwards through the player's discards: TD(lambda) with logistic loss, one
step a discard, in steps that get smaller. Where the player did something else than the best, the result says nothing
about the discards before it; they follow what the best one promised. `games/udaka/data/SOURCE.md`
tells where the shipped weights come from. A file holds all weights; fitting resumes from it if it is there.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from estaminet.games.udaka.bots import CLUB
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.policy_outlook import FOR_MORE, FOR_TWO, INPUTS, LEAK, Net, Outlook
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import Chance
from estaminet.kernel.values import CHANCE, Action, Seat

Numbers = NDArray[np.float64]

UNITS = len(FOR_TWO.offsets)
SEATS = {"two": (2,), "more": (3, 4, 4, 5, 6)}
"""How many sit at the table, one as likely as another."""
LAMBDA = 0.9
STEP = 0.004
SMALLER = 4.5
"""The last step is the first one divided by e to this power."""
ANYTHING = 12
"""One discard in this many is any legal one."""
SAY_EVERY = 10_000


class Weights:
    """As in `Net`, but by input, then by unit."""

    def __init__(self, direct: Numbers, offsets: Numbers, inputs: Numbers, outputs: Numbers) -> None:
        self.direct, self.offsets, self.inputs, self.outputs = direct, offsets, inputs, outputs

    @classmethod
    def at_random(cls, seed: int) -> Weights:
        rng = np.random.default_rng(seed)
        inputs, outputs = rng.uniform(-0.15, 0.15, (INPUTS, UNITS)), rng.uniform(-0.15, 0.15, UNITS)
        return cls(np.zeros(INPUTS), np.zeros(UNITS), inputs, outputs)

    @classmethod
    def shipped(cls, kind: str) -> Weights:
        net: Net = {"two": FOR_TWO, "more": FOR_MORE}[kind]
        direct, offsets, inputs, outputs = map(np.array, (net.direct, net.offsets, net.inputs, net.outputs))
        return cls(direct, offsets, inputs.T.copy(), outputs)

    def chance(self, outlook: Outlook) -> float:
        return self._chance(outlook)[0]

    def _chance(self, outlook: Outlook) -> tuple[float, Numbers]:
        values = np.array(outlook.values)
        sums = self.offsets + values @ self.inputs[outlook.places]
        units = np.where(sums > 0, sums, LEAK * sums)
        total = float(values @ self.direct[outlook.places] + units @ self.outputs)
        return 1.0 / (1.0 + exp(-total)), sums

    def follow(self, outlook: Outlook, result: float, step: float) -> None:
        """One step towards this result."""
        chance, sums = self._chance(outlook)
        values = np.array(outlook.values)
        error = step * (result - chance)
        slope = error * self.outputs * np.where(sums > 0, 1.0, LEAK)
        self.outputs += error * np.where(sums > 0, sums, LEAK * sums)
        self.offsets += slope
        np.add.at(self.direct, outlook.places, error * values)
        np.add.at(self.inputs, outlook.places, np.outer(values, slope))

    def save(self, file: Path) -> None:
        with file.open("wb") as out:
            np.savez(out, direct=self.direct, offsets=self.offsets, inputs=self.inputs, outputs=self.outputs)

    @classmethod
    def load(cls, file: Path) -> Weights:
        with np.load(file) as kept:
            return cls(kept["direct"], kept["offsets"], kept["inputs"], kept["outputs"])


class Round:
    """One round: how the learner saw each of its discards, what the best one promised, and whether it won."""

    def __init__(self) -> None:
        self.seen: list[Outlook] = []
        self.promised: list[float] = []
        self.strayed: list[bool] = []
        self.won = False

    def learn(self, weights: Weights, step: float) -> None:
        result = float(self.won)
        for outlook, promised, strayed in zip(self.seen[::-1], self.promised[::-1], self.strayed[::-1], strict=True):
            weights.follow(outlook, result, step)
            result = promised if strayed else LAMBDA * result + (1 - LAMBDA) * promised


def play_round(weights: Weights, seats: int, rng: Rng, anything: int = ANYTHING) -> Round:
    """A round of one seat, by the weights, among club players; one discard in `anything` is any, 0: none."""
    policy = CLUB
    state = UdakaState(UdakaOptions(), seats)
    learner = Seat(rng.below(seats))
    done = Round()
    while not any(state.wins):
        pending = state.pending()
        if isinstance(pending, Chance):
            state.play(CHANCE, state.sample(rng), None)
            continue
        seat = Seat(state.turn)
        legal: Sequence[Action] = state.legal(seat)
        if seat != learner:
            state.play(seat, policy.act(state, seat, legal, rng), None)
            continue
        left = policy.unseen(state, seat)
        outlooks = [Outlook(state, seat, action.index, left) for action in legal]
        chances = [weights.chance(outlook) for outlook in outlooks]
        best = chosen = max(range(len(legal)), key=chances.__getitem__)
        if anything and rng.below(anything) == 0:
            chosen = rng.below(len(legal))
        done.seen.append(outlooks[chosen])
        done.promised.append(chances[best])
        done.strayed.append(chosen != best)
        state.play(seat, legal[chosen], None)
    done.won = state.wins[learner] > 0
    return done


def fit(weights: Weights, kind: str, rounds: int, seed: int = 1) -> None:
    """Play this many rounds and learn from each."""
    rng = FastRng(seed)
    won = 0
    for number in range(rounds):
        played = play_round(weights, SEATS[kind][rng.below(len(SEATS[kind]))], rng)
        played.learn(weights, STEP * exp(-SMALLER * number / rounds))
        won += played.won
        if (number + 1) % SAY_EVERY == 0:
            sys.stderr.write(f"{number + 1:,} of {rounds:,} rounds, {won / SAY_EVERY:.1%} of the last won\n")
            won = 0


def main() -> None:
    if len(sys.argv) != 4 or sys.argv[1] not in SEATS or not sys.argv[2].isdecimal():
        sys.exit("python -m estaminet.train.udaka_fit two|more ROUNDS FILE")
    kind, rounds, file = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    weights = Weights.load(file) if file.exists() else Weights.at_random(1)
    fit(weights, kind, rounds)
    weights.save(file)
    rng = FastRng(2)
    for seats in sorted(set(SEATS[kind])):
        won = sum(play_round(weights, seats, rng, anything=0).won for _ in range(2_000))
        sys.stdout.write(f"without search it wins {won / 2_000:.1%} of 2,000 rounds of {seats} players\n")


if __name__ == "__main__":
    main()
