"""Who wins a match of two from every public state: dice, palifico, who opens. Nobody holds a joker.

    python -m estaminet.train.chances --weights W.npz --ending E.npz --worths rounds/worths.json --out chances.json

Rounds of five dice and fewer are solved, and their worth is read; from the others the networks play one another until
the match is over or comes to a solved round.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from estaminet.arrays.chance import Array
from estaminet.games.dudo.material import DICE_EACH, MOST_SEATS
from estaminet.train import files
from estaminet.train.dudo import DudoTask
from estaminet.train.learn import Settings, Trainer, by_seat, chosen, draw
from estaminet.train.nets import Net
from estaminet.train.rounds import Key, keys, read_worths

SOLVED = 5
STEPS = 160
"""Enough: matches that are not decided by then are told."""


def begun(task: DudoTask, key: Array, numbers: Array, batch: int) -> Any:
    """Rounds at their beginning, seat 0 to open. `numbers`: those of a `Key`."""
    absent = [jnp.zeros(batch, jnp.int32)] * (MOST_SEATS - 2)
    dice = tuple(jnp.full(batch, numbers[i], jnp.int32) for i in (0, 1))
    state = task.start(key, batch, 2)
    been = tuple(jnp.full(batch, numbers[i] > 0) for i in (2, 3))
    return task.rules.roll(
        state._replace(
            dice=(*dice, *absent),
            been=(*been, *(row > 0 for row in absent)),
            palifico=jnp.full(batch, numbers[4] > 0),
            starter=jnp.zeros(batch, jnp.int32),
        )
    )


@partial(jax.jit, static_argnames=("trainer", "batch"))
def played(trainer: Trainer, net: Net, ending: Net, key: Array, numbers: Array, *, batch: int) -> tuple[Array, Array]:
    """The share of seat 0, who opens, and of matches that were decided."""
    task = trainer.task
    first, second = jax.random.split(key)

    def done(state: Any) -> tuple[Array, Array]:
        known, ranked = task.known(state)
        worth = by_seat(ranked, task.order(state))[:, 0]
        over = task.over(state)
        return over | known, jnp.where(over, task.winner(state) == 0, worth)

    def one(state: Any, key: Array) -> tuple[Any, None]:
        action = draw(trainer._odds(net, ending, state, task.observe(state)), key)
        return chosen(done(state)[0], state, task.step(state, action)), None

    assert isinstance(task, DudoTask)
    state, _ = jax.lax.scan(one, begun(task, first, numbers, batch), jax.random.split(second, STEPS))
    decided, worth = done(state)
    return jnp.sum(jnp.where(decided, worth, 0.0)) / jnp.sum(decided), jnp.mean(decided)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m estaminet.train.chances")
    for name in ("weights", "ending", "worths", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--batch", type=int, default=65_536, help="matches from every state")
    parser.add_argument("--most-dice", type=int, default=DICE_EACH, help="of one player")
    parser.add_argument("--float32", action="store_true", help="for processors")
    arguments = parser.parse_args()
    solved = read_worths(Path(arguments.worths))
    trainer = Trainer(DudoTask(worths=solved), Settings(games=8), exact_type=arguments.float32)
    net, ending = (files.load_net(Path(path)) for path in (arguments.weights, arguments.ending))
    found: dict[str, float] = {}
    least = 1.0
    most = arguments.most_dice
    for number, key in enumerate(keys(2 * most)):
        if max(key[:2]) > most:
            continue
        worth = solved.get(key, 0.0)
        if unsolved(key):
            share, decided = played(
                trainer, net, ending, jax.random.key(number), jnp.asarray(key, jnp.int32), batch=arguments.batch
            )
            worth, least = float(share), min(least, float(decided))
        found["/".join(str(int(part)) for part in key)] = round(worth, 5)
    Path(arguments.out).write_text(json.dumps(found, indent=0), encoding="utf-8")
    sys.stdout.write(f"{len(found)} states; of the matches from each at least {least:.2%} decided\n")


def unsolved(key: Key) -> bool:
    """Whether it takes playing to know."""
    return key[0] + key[1] > SOLVED


if __name__ == "__main__":
    main()
