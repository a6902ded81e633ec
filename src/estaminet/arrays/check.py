"""The array programs beside the rules, state by state; and numpy beside JAX, number by number.

python -m estaminet.arrays.check --matches 100000    in lockstep with the rules, for every game and seat count
python -m estaminet.arrays.check --game udaka        one game
python -m estaminet.arrays.check --game dudab --option edition=B
python -m estaminet.arrays.check --jax               the same matches in numpy and in JAX (extra `train`)
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

from estaminet import games
from estaminet.arrays.beside import Beside, Differs
from estaminet.arrays.beside_dnup import BesideDnup
from estaminet.arrays.beside_dudab import BesideDudab
from estaminet.arrays.beside_dudo import BesideDudo
from estaminet.arrays.beside_udaka import BesideUdaka
from estaminet.kernel.state import Decision, Ended
from estaminet.kernel.values import Options

BESIDE: dict[str, Beside] = {
    "dnup": BesideDnup(),
    "dudab": BesideDudab(),
    "dudo": BesideDudo(),
    "udaka": BesideUdaka(),
}


def lockstep(
    game: str, seats: int, matches: int, seed: int, options: Options | None = None, *, encoded: int = 1
) -> int:
    """Play this many matches in both; returns the number of steps compared.

    Every state, mask and outcome of chance is compared, the observation in one match of `encoded`. Raises `Differs`.
    """
    beside = BESIDE[game]
    program: Any = beside.program(np, seats, options)
    rng = np.random.default_rng(seed)
    batch = program.new(seed, matches)
    running = {lane: beside.begin(program, batch, lane) for lane in range(matches)}
    beside.chance(program, batch, running)
    steps = 0
    table = beside.table(program)
    while running:
        legal = program.legal(batch)
        seen = program.observe(batch)
        asked = {}
        for lane, state in running.items():
            pending = state.pending()
            assert isinstance(pending, Decision)
            asked[lane] = seat = pending.seats[0]
            compare(beside, program, batch, lane, state)
            ours = np.flatnonzero(legal[lane]).tolist()
            theirs = sorted(action.index for action in state.legal(seat))
            if ours != theirs:
                raise Differs(f"lane {lane}: legal {ours}, not {theirs}")
            if lane % encoded == 0 and not np.allclose(seen[lane], beside.encode(state, seat), atol=1e-6):
                raise Differs(f"lane {lane}: observation")
        words = rng.integers(0, 2**32, matches, dtype=np.uint32)
        action = beside.played(legal, program.any_action(batch, words), rng)
        batch = program.step(batch, action)
        for lane, state in running.items():
            state.play(asked[lane], table[int(action[lane])], None)
        steps += len(running)
        beside.chance(program, batch, running)
        over = {lane for lane, state in running.items() if isinstance(state.pending(), Ended)}
        if over:
            rewards = program.reward(batch)
        for lane in over:
            compare(beside, program, batch, lane, running[lane])
            ended = running[lane].pending()
            if int(rewards[lane].argmax()) != ended.places.index(1) or abs(float(rewards[lane].sum())) > 1e-6:
                raise Differs(f"lane {lane}: reward {rewards[lane]}")
            del running[lane]
    if not batch.over.all():
        raise Differs("the rules have ended every match, the array program has not")
    return steps


def compare(beside: Beside, program: Any, batch: Any, lane: int, state: Any) -> None:
    ours = beside.summary(program, batch, lane)
    for name, expected in beside.of_rules(state).items():
        if ours[name] != expected:
            raise Differs(f"lane {lane}: {name} is {ours[name]}, not {expected}")


def numpy_and_jax(game: str, seats: int, matches: int, steps: int, seed: int) -> int:
    """The same matches in numpy and in JAX: every array of every state, mask and observation must be equal."""
    import jax
    import jax.numpy as jnp

    program = BESIDE[game].program
    ours, theirs = program(np, seats), program(jnp, seats)

    def step_of(state: Any, words: object) -> tuple[Any, object, object]:
        state = theirs.again(theirs.step(state, theirs.any_action(state, words)))
        return state, theirs.legal(state), theirs.observe(state)

    jax_step = jax.jit(step_of)
    rng = np.random.default_rng(seed)
    a, b = ours.new(seed, matches), theirs.new(seed, matches)
    for step in range(steps):
        words = rng.integers(0, 2**32, matches, dtype=np.uint32)
        a = ours.again(ours.step(a, ours.any_action(a, words)))
        b, legal, seen = jax_step(b, jnp.asarray(words))
        for name, left, right in zip(a._fields, a, b, strict=True):
            if not np.array_equal(np.asarray(left), np.asarray(right)):
                raise Differs(f"step {step}: {name}")
        if not np.array_equal(ours.legal(a), np.asarray(legal)):
            raise Differs(f"step {step}: legal")
        if not np.allclose(ours.observe(a), np.asarray(seen), atol=1e-6):
            raise Differs(f"step {step}: observation")
    return steps * matches


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.arrays.check")
    parser.add_argument("--game", nargs="*", default=sorted(BESIDE), choices=sorted(BESIDE))
    parser.add_argument("--matches", type=int, default=1_000, help="for each seat count, with the usual rules")
    parser.add_argument("--seats", type=int, nargs="*", help="all there are if left out")
    parser.add_argument("--option", nargs="*", default=[], metavar="KEY=VALUE", help="house rules of these games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jax", action="store_true", help="numpy beside JAX instead")
    arguments = parser.parse_args()
    for game in arguments.game:
        for seats in arguments.seats or BESIDE[game].seats:
            given = dict(option.split("=", 1) for option in arguments.option)
            options = games.find(game).options_type.read(given, seats)
            started = time.perf_counter()
            if arguments.jax:
                steps = numpy_and_jax(game, seats, arguments.matches, 300, arguments.seed)
                what = "numpy and JAX agree"
            else:
                steps, batch = 0, min(1_000, arguments.matches)
                for part in range(0, arguments.matches, batch):
                    steps += lockstep(game, seats, batch, arguments.seed + part, options, encoded=16)
                what = f"{-(-arguments.matches // batch) * batch:,} matches in lockstep with the rules"
            seconds = time.perf_counter() - started
            sys.stdout.write(f"{game}, {seats} seats: {what}, {steps:,} states, {seconds:.0f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
