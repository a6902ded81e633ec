"""What a run leaves behind: checkpoints to go on from, a pool of past selves, weights in half precision, a log.

    python -m estaminet.train.files runs/dudo/weights.npz weights.npz

writes the weights in half the room: whole numbers of one byte, with a factor for each column.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from estaminet.bots.network import layers
from estaminet.train.learn import Learner
from estaminet.train.nets import Net


def save_learner(folder: Path, learner: Learner) -> None:
    """Networks in single precision; Adam's means, which need not be exact, in bfloat16."""
    parts = learner._replace(kept=())
    np.savez(folder / "checkpoint.npz", *[np.asarray(leaf) for leaf in jax.tree.leaves(parts)])
    halves = [np.asarray(leaf.astype(jnp.bfloat16)).view(np.uint16) for leaf in jax.tree.leaves(learner.kept)]
    np.savez(folder / "moments.npz", *halves)


def load_learner(folder: Path, like: Learner) -> Learner:
    """A saved learner; `like` has the shapes. Without Adam's means learning begins with new ones."""
    parts = like._replace(kept=())
    with np.load(folder / "checkpoint.npz") as saved:
        leaves = [jnp.asarray(saved[name]) for name in saved.files]
    found: Learner = jax.tree.unflatten(jax.tree.structure(parts), leaves)
    kept = like.kept
    if (folder / "moments.npz").exists():
        with np.load(folder / "moments.npz") as saved:
            halves = [jnp.asarray(saved[name].view(jnp.bfloat16)).astype(jnp.float32) for name in saved.files]
        kept = jax.tree.unflatten(jax.tree.structure(kept), halves)
    return found._replace(kept=kept)


def save_net(path: Path, net: Net) -> str:
    """Weights and biases in half precision, in order; the SHA-256 of the file."""
    np.savez(path, *[np.asarray(leaf).astype(np.float16) for leaf in jax.tree.leaves(net)])
    return hashlib.sha256(path.read_bytes()).hexdigest()


def save_small(path: Path, net: Net) -> str:
    """Weights as whole numbers of one byte, a factor for each column, and biases; the SHA-256 of the file."""
    parts: list[np.ndarray] = []
    for weights, bias in net:
        exact = np.asarray(weights, np.float32)
        factor = (np.abs(exact).max(axis=0) / 127 + 1e-12).astype(np.float32)
        parts += [np.rint(exact / factor).astype(np.int8), factor, np.asarray(bias).astype(np.float16)]
    np.savez(path, *parts)
    return hashlib.sha256(path.read_bytes()).hexdigest()


def save_fine(path: Path, net: Net) -> str:
    """Weights as whole numbers of ten bits, high and low bytes apart, since the high ones are nearly all alike; a
    factor for each column, and biases; the SHA-256 of the file."""
    parts: list[np.ndarray] = []
    for weights, bias in net:
        exact = np.asarray(weights, np.float32)
        factor = (np.abs(exact).max(axis=0) / 511 + 1e-12).astype(np.float32)
        whole = np.rint(exact / factor).astype(np.int16)
        parts += [(whole >> 8).astype(np.int8), (whole & 255).astype(np.uint8), factor, np.asarray(bias, np.float16)]
    np.savez_compressed(path, *parts)
    return hashlib.sha256(path.read_bytes()).hexdigest()


def load_net(path: Path) -> Net:
    """As written by `save_net`, `save_small` or `save_fine`."""
    return tuple((jnp.asarray(weights), jnp.asarray(bias)) for weights, bias in layers(path))


def begun(learner: Learner, arguments: argparse.Namespace) -> tuple[Learner, list[Net]]:
    """The learner as an earlier run left it (`--resume`), and whom it plays besides itself: past selves (`--pool`), or
    its victim alone (`--exploit`), from which it starts."""
    if arguments.resume:
        learner = load_learner(Path(arguments.resume), learner)
    if arguments.exploit is not None:
        victim = load_net(Path(arguments.exploit))
        return learner._replace(policy=victim, magnet=victim, mean=victim), [victim]
    return learner, [*[load_net(Path(path)) for path in arguments.pool], learner.mean]


class Log:
    """One line of JSON for each report, in a file and on the screen."""

    def __init__(self, path: Path, say: Any) -> None:
        self.path = path
        self.say = say

    def __call__(self, **fields: Any) -> None:
        rounded = {name: round(value, 5) if isinstance(value, float) else value for name, value in fields.items()}
        line = json.dumps(rounded)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        self.say(line)


if __name__ == "__main__":
    sys.stdout.write(save_small(Path(sys.argv[2]), load_net(Path(sys.argv[1]))) + "\n")
