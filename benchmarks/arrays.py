"""The array programs at random, beside OpenSpiel and Pgx, in one run: decisions a second.

python -m benchmarks.arrays                 numpy, and whatever of JAX, Pgx and OpenSpiel is installed
python -m benchmarks.arrays --batch 1048576 --steps 1000       on an accelerator
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from typing import Any

import numpy as np

from benchmarks.peers import spiel_from_python
from estaminet import games
from estaminet.arrays.batch import PROGRAMS

PGX_GAMES = ("leduc_holdem", "tic_tac_toe")
"""Pgx has no liar's dice; its smallest game with hidden cards, and its smallest game."""


def in_numpy(key: str, seats: int, batch: int, seconds: float) -> float:
    game = PROGRAMS[key](np, seats)
    rng = np.random.default_rng(1)
    state = game.new(1, batch)
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        words = rng.integers(0, 2**32, batch, dtype=np.uint32)
        state = game.again(game.step(state, game.any_action(state, words)))
        steps += 1
    return steps * batch / (time.perf_counter() - started)


def in_jax(key: str, seats: int, batch: int, steps: int) -> float:
    """Whole matches, rolled, played and begun again on the device; chance by the state's own counter."""
    import jax
    import jax.numpy as jnp

    from estaminet.arrays.chance import threefry

    game = PROGRAMS[key](jnp, seats)

    @jax.jit
    def run(state: Any) -> Any:
        def one(at: Any, state: Any) -> Any:
            word, _ = threefry((state.key + 1, state.lane), (state.drawn, jnp.full_like(state.drawn, 7) + at))
            return game.again(game.step(state, game.any_action(state, word)))

        return jax.lax.fori_loop(jnp.uint32(0), jnp.uint32(steps), one, state)

    state = jax.block_until_ready(run(game.new(1, batch)))
    started = time.perf_counter()
    jax.block_until_ready(run(state))
    return steps * batch / (time.perf_counter() - started)


def in_pgx(name: str, batch: int, steps: int) -> float:
    """Random legal play by the mask, matches begun again, as in Pgx's own examples."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(_: Any, carry: Any) -> Any:
            state, key = carry
            key, first, second = jax.random.split(key, 3)
            action = jax.random.categorical(first, jnp.log(state.legal_action_mask.astype(jnp.float32)))
            return step(state, action, jax.random.split(second, batch)), key

        return jax.lax.fori_loop(0, steps, one, (state, key))

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    state, key = jax.block_until_ready(run(state, jax.random.PRNGKey(2)))
    started = time.perf_counter()
    jax.block_until_ready(run(state, key))
    return steps * batch / (time.perf_counter() - started)


def in_openspiel(seconds: float) -> float:
    play = spiel_from_python("liars_dice(numdice=5)")
    decisions = 0.0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play(50)
    return decisions / (time.perf_counter() - started)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arrays")
    parser.add_argument("--batch", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4, 6])
    arguments = parser.parse_args()

    def row(what: str, measure: Any) -> None:
        try:
            sys.stdout.write(f"{what:44} {measure():16,.0f}\n")
        except ImportError as error:
            sys.stdout.write(f"{what:44} left out: {error}\n")
        sys.stdout.flush()

    for key in PROGRAMS:
        title = games.find(key).manifest.title
        for seats in arguments.seats:
            row(f"{title}, {seats} seats, numpy", partial(in_numpy, key, seats, arguments.batch, arguments.seconds))
        for seats in arguments.seats:
            row(f"{title}, {seats} seats, JAX", partial(in_jax, key, seats, arguments.batch, arguments.steps))
    for name in PGX_GAMES:
        row(f"Pgx {name}, JAX", partial(in_pgx, name, arguments.batch, arguments.steps))
    row("OpenSpiel liars_dice(numdice=5), from Python", lambda: in_openspiel(arguments.seconds))


if __name__ == "__main__":
    main()
