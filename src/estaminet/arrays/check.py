"""The array program beside the rules, state by state; and numpy beside JAX, number by number.

python -m estaminet.arrays.check --matches 100000    in lockstep with the rules, for every seat count
python -m estaminet.arrays.check --jax               the same matches in numpy and in JAX (extra `train`)
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from estaminet.arrays.dudo import ACTIONS, NO_BID, Dudo, State
from estaminet.games.dudo import encode
from estaminet.games.dudo.actions import ACTIONS as TABLE
from estaminet.games.dudo.actions import Roll
from estaminet.games.dudo.material import BID, CALZA_INDEX, COUNT_OF, CUPS, DUDO_INDEX, OVER, ROLL, VALUE_OF
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.rules.settlement import places
from estaminet.games.dudo.state import DudoState
from estaminet.kernel.values import CHANCE, Seat

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Differs(Exception):
    """The array program and the rules do not agree."""


def option_sets(seats: int) -> Iterator[DudoOptions]:
    """Every mixture of the options the array program has."""
    for direction, calza, joker, starter in product(
        ("north", "south"), ("allowed", "forbidden"), ("none", "1"), ("random", "seat")
    ):
        yield DudoOptions(
            direction=direction,  # type: ignore[arg-type]
            calza_heads_up=calza,  # type: ignore[arg-type]
            joker_limit=joker,  # type: ignore[arg-type]
            first_starter=starter,  # type: ignore[arg-type]
            first_seat=seats - 1,
        )


def summary(state: State, lane: int, seats: int) -> dict[str, object]:
    """All there is about one match of the batch, as `of_rules` has it."""
    latest = [int(row[lane]) for row in state.latest if row[lane] != NO_BID]
    over = bool(state.over[lane])
    return {
        "round": int(state.round[lane]),
        "over": over,
        "starter": int(state.starter[lane]),
        "turn": None if over else int(state.turn[lane]),
        "palifico": bool(state.palifico[lane]),
        "bid": int(state.bid[lane]),
        "bidder": int(state.bidder[lane]),
        "dice": [int(row[lane]) for row in state.dice[:seats]],
        "jokers": [int(row[lane]) for row in state.jokers[:seats]],
        "been": [bool(row[lane]) for row in state.been[:seats]],
        "places": [int(row[lane]) for row in state.place[:seats]],
        "latest": [(code // 8, code % 8) for code in latest],
        "marks": [[int(row[lane]) >> 5 * value & 31 for value in range(5)] for row in state.marks[:seats]],
    }


def of_rules(state: DudoState) -> dict[str, object]:
    over = state.phase == OVER
    places = [0] * state.seats
    for i, seat in enumerate(state.out):
        places[seat] = state.seats - i
    marks = [[0] * 5 for _ in range(state.seats)]
    for bid, bidder in zip(state.bids, state.bidders, strict=True):
        marks[bidder][VALUE_OF[bid] - 1] = COUNT_OF[bid]
    said = list(zip(state.bids, state.bidders, strict=True))[::-1]
    return {
        "round": state.round,
        "over": over,
        "starter": state.starter,
        "turn": None if over else state.turn,
        "palifico": state.palifico,
        "bid": state.bids[-1] if state.bids else NO_BID,
        "bidder": state.bidders[-1] if state.bidders else -1,
        "dice": state.dice,
        "jokers": state.jokers,
        "been": state.been,
        "places": places,
        "latest": said[: encode.REMEMBERED],
        "marks": marks,
    }


def careful(legal: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Low raises mostly, and calls: long rounds, which play at random hardly has."""
    lowest = legal.argmax(axis=1)
    luck = rng.random(len(legal))
    chosen = np.where(luck < 0.75, lowest, DUDO_INDEX)
    chosen = np.where((luck > 0.87) & legal[:, CALZA_INDEX], CALZA_INDEX, chosen)
    return np.where(legal[np.arange(len(legal)), chosen], chosen, lowest)


def lockstep(seats: int, matches: int, seed: int, options: DudoOptions | None = None, *, encoded: int = 1) -> int:
    """Play this many matches in both, half at random and half with low raises; returns the number of steps compared.

    Every state, mask and roll is compared, the observation in one match of `encoded`. Raises `Differs`.
    """
    options = options or DudoOptions()
    game = Dudo(np, seats, options)
    rng = np.random.default_rng(seed)
    state = game.new(seed, matches)
    rules = []
    for lane in range(matches):
        rules.append(DudoState(options, seats, int(state.starter[lane])))
    steps = 0
    running = list(range(matches))
    roll(rules, running, game, state)
    while running:
        legal = game.legal(state)
        seen = game.observe(state)
        for lane in running:
            compare(rules[lane], state, lane, seats)
            table = np.flatnonzero(legal[lane]).tolist()
            if table != sorted(action.index for action in rules[lane].legal(Seat(rules[lane].turn))):
                raise Differs(f"lane {lane}: legal {table}")
            if lane % encoded == 0:
                view = rules[lane].view(Seat(rules[lane].turn))
                if not np.allclose(seen[lane], encode.encode(view, options, seats), atol=1e-6):
                    raise Differs(f"lane {lane}: observation")
        words = rng.integers(0, 2**32, matches, dtype=np.uint32)
        half = np.arange(matches) % 2 == 0
        action = np.where(half, game.any_action(state, words), careful(legal, rng))
        state = game.step(state, action)
        for lane in running:
            rules[lane].play(Seat(rules[lane].turn), TABLE[int(action[lane])], None)
        steps += len(running)
        roll(rules, running, game, state)
        for lane in running:
            if rules[lane].phase == OVER:
                compare(rules[lane], state, lane, seats)
                reward = game.reward(state)[lane]
                if int(reward.argmax()) != places(rules[lane]).index(1) or abs(float(reward.sum())) > 1e-6:
                    raise Differs(f"lane {lane}: reward {reward}")
        running = [lane for lane in running if rules[lane].phase == BID]
    if not state.over.all():
        raise Differs("the rules have ended every match, the array program has not")
    return steps


def roll(rules: list[DudoState], running: list[int], game: Dudo, state: State) -> None:
    """Where the rules wait for a roll they are given the array program's."""
    for lane in running:
        if rules[lane].phase == ROLL:
            outcome = Roll(game.cup_texts(state, lane))
            refusal = rules[lane].refusal(CHANCE, outcome)
            if refusal is not None:
                raise Differs(f"lane {lane}: the roll {outcome.cups} is refused: {refusal}")
            rules[lane].play(CHANCE, outcome, None)


def compare(rules: DudoState, state: State, lane: int, seats: int) -> None:
    ours, theirs = summary(state, lane, seats), of_rules(rules)
    for name, expected in theirs.items():
        if ours[name] != expected:
            raise Differs(f"lane {lane}, round {rules.round}: {name} is {ours[name]}, not {expected}")
    if rules.phase == BID:
        cups = tuple(CUPS[cup] for cup in rules.cups)
        if Dudo(np, seats).cup_texts(state, lane) != cups:
            raise Differs(f"lane {lane}: cups")


def numpy_and_jax(seats: int, matches: int, steps: int, seed: int) -> int:
    """The same matches in numpy and in JAX: every array of every state, mask and observation must be equal."""
    import jax
    import jax.numpy as jnp

    ours, theirs = Dudo(np, seats), Dudo(jnp, seats)

    def step_of(state: State, words: object) -> tuple[State, object, object]:
        state = theirs.again(theirs.step(state, theirs.any_action(state, words)))
        return state, theirs.legal(state), theirs.observe(state)

    jax_step = jax.jit(step_of)
    rng = np.random.default_rng(seed)
    a, b = ours.new(seed, matches), theirs.new(seed, matches)
    for step in range(steps):
        words = rng.integers(0, 2**32, matches, dtype=np.uint32)
        a = ours.again(ours.step(a, ours.any_action(a, words)))
        b, legal, seen = jax_step(b, jnp.asarray(words))
        for name, left, right in zip(State._fields, a, b, strict=True):
            if not np.array_equal(np.asarray(left), np.asarray(right)):
                raise Differs(f"step {step}: {name}")
        if not np.array_equal(ours.legal(a), np.asarray(legal)):
            raise Differs(f"step {step}: legal")
        if not np.allclose(ours.observe(a), np.asarray(seen), atol=1e-6):
            raise Differs(f"step {step}: observation")
    return steps * matches


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.arrays.check")
    parser.add_argument("--matches", type=int, default=1_000, help="for each seat count, with the usual rules")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jax", action="store_true", help="numpy beside JAX instead")
    arguments = parser.parse_args()
    for seats in arguments.seats:
        started = time.perf_counter()
        if arguments.jax:
            steps = numpy_and_jax(seats, arguments.matches, 300, arguments.seed)
            what = "numpy and JAX agree"
        else:
            steps, batch = 0, min(1_000, arguments.matches)
            for part in range(0, arguments.matches, batch):
                steps += lockstep(seats, batch, arguments.seed + part, encoded=16)
            what = f"{-(-arguments.matches // batch) * batch:,} matches in lockstep with the rules"
        seconds = time.perf_counter() - started
        sys.stdout.write(f"{seats} seats: {what}, {steps:,} states, {ACTIONS} actions, {seconds:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
