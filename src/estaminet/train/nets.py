"""Networks as plain tuples of arrays, and Adam: nothing that a few lines of numpy could not read back."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from estaminet.arrays.chance import Array

Net = tuple[tuple[Array, Array], ...]
"""Weights and biases, layer by layer: one into the hidden width, residual ones, one out."""


def new_net(key: Any, inputs: int, width: int, layers: int, outputs: int) -> Net:
    sizes = [(inputs, width), *[(width, width)] * layers, (width, outputs)]
    scales = [2.0**0.5, *[1.0] * layers, 0.05]
    found = []
    for (rows, columns), scale in zip(sizes, scales, strict=True):
        key, own = jax.random.split(key)
        weights = jax.random.normal(own, (rows, columns), jnp.float32) * (scale / rows**0.5)
        found.append((weights, jnp.zeros(columns, jnp.float32)))
    return tuple(found)


def apply(net: Net, inputs: Array) -> Array:
    """The network's output in float32; the inner products in the type of the inputs."""
    kind = inputs.dtype
    weights, bias = net[0]
    hidden = jax.nn.relu(inputs @ weights.astype(kind) + bias.astype(kind))
    for weights, bias in net[1:-1]:
        hidden = hidden + jax.nn.relu(hidden @ weights.astype(kind) + bias.astype(kind))
    weights, bias = net[-1]
    return jnp.matmul(hidden, weights.astype(kind), preferred_element_type=jnp.float32) + bias


def adam_start(params: Any) -> Any:
    zeros = jax.tree.map(jnp.zeros_like, params)
    return zeros, jax.tree.map(jnp.zeros_like, params), jnp.zeros((), jnp.float32)


def adam(params: Any, grads: Any, kept: Any, rate: Array, most: float = 1.0) -> tuple[Any, Any]:
    """One step, the gradient first cut down to the norm `most`."""
    norm = jnp.sqrt(sum(jnp.sum(grad**2) for grad in jax.tree.leaves(grads)))
    factor = jnp.minimum(1.0, most / (norm + 1e-9))
    first, second, steps = kept
    steps = steps + 1.0
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g * factor, first, grads)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * (g * factor) ** 2, second, grads)
    high, low = 1.0 - 0.9**steps, 1.0 - 0.999**steps
    moved = jax.tree.map(lambda p, m, v: p - rate * (m / high) / (jnp.sqrt(v / low) + 1e-8), params, first, second)
    return moved, (first, second, steps)


def towards(old: Any, new: Any, share: float | Array) -> Any:
    """A running mean: so much of the new weights."""
    return jax.tree.map(lambda a, b: a + share * (b - a), old, new)
