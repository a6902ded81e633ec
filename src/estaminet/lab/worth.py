"""Fits what a standing is worth to matches between club players (needs numpy, extra `solve`):
`python -m estaminet.lab.worth --games dudo udaka --matches 4000`.

Each game's `review.py` names what a standing is told by (`standing`); the weights go into its `data/worth.json`. They
are those under which the matches' winners are likeliest, held near the policy's own estimate by a penalty, so that
what was seldom seen hardly counts. The seeds are used for nothing else. The file says by which command it was made.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

import numpy as np

from estaminet import games
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Ended
from estaminet.kernel.values import CHANCE
from estaminet.review.model import Model
from estaminet.review.worth import Standing, estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from estaminet.kernel.game import Game

SEED = 7
PENALTY = 2.0
"""A weight that is 1 from where it began costs as much as being wrong by this many natural logarithms."""
STEPS = 500
STEP = 0.05
ONE_IN = 12
"""Of the decisions of a game that is valued in mid-round, how many are looked at."""


def standings(game: Game, model: Model, seats: int, deal: int) -> list[tuple[Standing, list[float]]]:
    """The standings of one match, and who won it."""
    rng = FastRng.of(SEED, seats, deal)
    state = game.start(game.options_type(), seats)
    policy = model.policy
    found: list[Standing] = []
    while not isinstance(pending := state.pending(), Ended):
        by_chance = isinstance(pending, Chance)
        if policy.horizon(state) if by_chance else model.depth > 0 and rng.below(ONE_IN) == 0:
            standing = estimate(policy.policy, policy.standing, state)
            if standing is not None:
                found.append(standing)
        if by_chance:
            state.play(CHANCE, state.sample(rng), None)
        else:
            seat = pending.seats[0]
            state.play(seat, policy.act(state, seat, state.legal(seat), rng), None)
    return [(standing, pending.shares()) for standing in found]


def fit(seen: list[tuple[Standing, list[float]]], steps: int = STEPS, step: float = STEP) -> dict[str, float]:
    """The weights of standings of one kind, after this many steps that begin this long and grow shorter."""
    names = sorted({name for (_, rows), _ in seen for row in rows if row is not None for name in row})
    place = {name: number for number, name in enumerate(names)}
    widest = max(len(row) for (_, rows), _ in seen for row in rows if row is not None)
    seats = max(len(rows) for (_, rows), _ in seen)
    index = np.zeros((len(seen), seats, widest), dtype=np.int64)
    value = np.zeros((len(seen), seats, widest))
    inside = np.zeros((len(seen), seats), dtype=bool)
    won = np.zeros((len(seen), seats))
    for number, ((_, rows), shares) in enumerate(seen):
        for seat, row in enumerate(rows):
            won[number, seat] = shares[seat]
            if row is not None:
                inside[number, seat] = True
                index[number, seat, : len(row)] = [place[name] for name in row]
                value[number, seat, : len(row)] = list(row.values())
    began = np.array([1.0 if name.startswith("log") else 0.0 for name in names])
    weights = likeliest(index, value, inside, won, began, steps, step)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def likeliest(
    index: NDArray[np.int64],
    value: NDArray[np.float64],
    inside: NDArray[np.bool_],
    won: NDArray[np.float64],
    began: NDArray[np.float64],
    steps: int,
    longest: float,
) -> NDArray[np.float64]:
    """By Adam, with all matches in every step."""
    weights = began.copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, steps + 1):
        sums = np.where(inside, (weights[index] * value).sum(2), -np.inf)
        chance = np.exp(sums - sums.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        wrong = ((chance - won)[:, :, None] * value).ravel()
        slope = np.bincount(index.ravel(), wrong, len(weights)) + 2 * PENALTY * (weights - began)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = longest * (1.0 - step / (steps + 1))
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what standings are worth.")
    parser.add_argument("--games", nargs="+", default=games.keys())
    parser.add_argument("--matches", type=int, default=4000, help="for each number of players")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--step", type=float, default=STEP, help="how long the first step is; later ones are shorter")
    asked = parser.parse_args()
    for key in asked.games:
        game = games.find(key)
        model = Model(game)
        seen: dict[str, list[tuple[Standing, list[float]]]] = {}
        for seats in game.seats:
            for deal in range(asked.matches):
                for standing, shares in standings(game, model, seats, deal):
                    seen.setdefault(standing[0], []).append((standing, shares))
            sys.stderr.write(f"{key}: {asked.matches} matches of {seats}\n")
        weights = {kind: fit(seen[kind], asked.steps, asked.step) for kind in sorted(seen)}
        how = f"--matches {asked.matches} --steps {asked.steps} --step {asked.step}"
        source = f"python -m estaminet.lab.worth --games {key} {how}"
        folder = game.folder / "data"
        folder.mkdir(exist_ok=True)
        text = json.dumps({"source": source, "weights": weights}, indent=1, sort_keys=True)
        (folder / "worth.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
