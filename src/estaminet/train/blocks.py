"""What the looks of the card games share: numbers by rank of the player, and features side by side."""

from __future__ import annotations

from typing import Any

from estaminet.arrays.chance import Array


class Blocks:
    """Over the array module `xp` (numpy or jax.numpy); features are of type `kind`."""

    def __init__(self, xp: Any, kind: Any) -> None:
        self.xp = xp
        self.kind = kind

    def by_rank(self, rows: tuple[Array, ...], order: Array) -> Array:
        """`[batch, players]`: what belongs to the seats of these ranks, 0 beyond."""
        found = self.xp.zeros_like(order)
        for seat, row in enumerate(rows):
            found = self.xp.where(order == seat, row.astype(self.xp.int32)[:, None], found)
        return found

    def at_least(self, numbers: Array, most: int) -> Array:
        return numbers[..., None] >= self.xp.arange(1, most + 1)

    def one_hot(self, places: Array, size: int) -> Array:
        """All zero where the place is not below `size`."""
        return places[..., None] == self.xp.arange(size)

    def joined(self, blocks: list[Array]) -> Array:
        rows = blocks[0].shape[0]
        return self.xp.concatenate([block.reshape(rows, -1).astype(self.kind) for block in blocks], axis=1)

    def remembered(self, latest: tuple[Array, ...], code: Array, ended: Array) -> tuple[Array, ...]:
        """The latest codes, this one first; none in a new round."""
        return tuple(self.xp.where(ended, 0, one).astype(self.xp.int32) for one in (code, *latest[:-1]))
