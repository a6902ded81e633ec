"""Solved rounds as lessons: at every node a solved player comes to by its own play, how likely each action is.

Nodes count alike, whether or not the other player would come there: it is off the beaten track that a network which
only ever met itself is found out.
"""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from estaminet.arrays.chance import Array
from estaminet.arrays.dudo import VALUES
from estaminet.train.dudo import DudoTask
from estaminet.train.exact import Table, states
from estaminet.train.learn import Lessons
from estaminet.train.looks import CALZA, DUDO
from estaminet.train.solve import hands

CHUNK = 1 << 16


def table_named(name: str) -> Table:
    """`2f-1`: the opener has two dice and has not been palifico."""
    sides = name.split("-")[:2]
    return Table(int(sides[0][0]), int(sides[1][0]), not sides[0].endswith("f"), not sides[1].endswith("f"))


def targets(table: np.ndarray, columns: np.ndarray, who: int, bids: int) -> np.ndarray:
    """From chances in 255ths (dudo, calza, bids) to the network's actions."""
    found = np.zeros((len(table), CALZA + 1), np.float32)
    last = np.frexp(columns.astype(np.float64))[1]
    opening = (columns == 0) & (who == 0)
    base = np.where(opening, 1, last // VALUES + 1)
    found[:, DUDO], found[:, CALZA] = table[:, 0], table[:, 1]
    for bid in range(bids):
        action = VALUES * (bid // VALUES + 1 - base) + bid % VALUES
        rows = np.flatnonzero((table[:, 2 + bid] > 0) & (action >= 0) & (action < DUDO))
        found[rows, action[rows]] = table[rows, 2 + bid]
    return found


def read(folder: Path, task: DudoTask, pattern: str, seed: int = 1) -> Lessons:
    """All lessons of a folder, shuffled. What the network may not say is left out of the mixture."""
    rows: list[np.ndarray] = []
    mixtures: list[np.ndarray] = []
    for path in sorted(folder.glob(pattern)):
        table = table_named(path.name)
        bids = VALUES * sum(table.dice)
        with np.load(path) as saved:
            parts = [saved[name] for name in saved.files]
        for who in (0, 1):
            nodes, chances = parts[2 * who], parts[2 * who + 1]
            packed = np.array([sum(1 << 3 * (face - 1) for face in cup) for cup in hands(table.dice[who])], np.int32)
            columns = (nodes % 2 ** (bids - 1)).astype(np.int32)
            same = [np.full(len(nodes), number, np.int32) for number in (*table.dice, *table.been, who)]
            rows.append(np.stack([*same, columns, packed[nodes // 2 ** (bids - 1)]]))
            mixtures.append(targets(chances, columns, who, bids).astype(np.float16))
    row, mixture = np.concatenate(rows, axis=1), np.concatenate(mixtures)
    order = np.random.default_rng(seed).permutation(len(mixture))
    order = order[: len(order) // CHUNK * CHUNK or len(order)]
    chunk = min(CHUNK, len(order))

    def look(row: Array, mixture: Array) -> tuple[Array, Array, Array]:
        state = states((row[0], row[1]), (row[2], row[3]), row[4], row[5], row[6])
        legal = task.legal(state)
        target = mixture.astype(jnp.float32) * legal
        total = jnp.sum(target, axis=1, keepdims=True)
        return task.observe(state), legal, (target / jnp.maximum(total, 1e-9)).astype(jnp.bfloat16)

    looking = jax.jit(look)
    looks = [
        looking(jnp.asarray(row[:, order[first : first + chunk]]), jnp.asarray(mixture[order[first : first + chunk]]))
        for first in range(0, len(order), chunk)
    ]
    return Lessons(*(jnp.concatenate(parts) for parts in zip(*looks, strict=True)))
