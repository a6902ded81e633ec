"""What the array programs of all games share: seats as rows, and a choice between two states."""

from __future__ import annotations

from typing import Any, TypeVar

from estaminet.arrays.chance import Array, below

Rows = tuple[Array, ...]
"""One array for each seat."""

S = TypeVar("S", bound=tuple[Any, ...])


class Program:
    """The rules of a game for a batch with at most `most_seats` players, over the array module `xp` (numpy or
    jax.numpy)."""

    def __init__(self, xp: Any, most_seats: int) -> None:
        self.xp = xp
        self.most_seats = most_seats

    def of_seat(self, rows: Rows, seat: Array) -> Array:
        """What belongs to that seat of each match."""
        mine = self.xp.zeros_like(rows[0])
        for other, row in enumerate(rows):
            mine = self.xp.where(seat == other, row, mine)
        return mine

    def choose(self, which: Array, one: S, other: S) -> S:
        """Of each match the one state or the other."""
        xp = self.xp
        parts: list[Any] = []
        for a, b in zip(one, other, strict=True):
            if isinstance(a, tuple):
                parts.append(tuple(xp.where(which, left, right) for left, right in zip(a, b, strict=True)))
            else:
                parts.append(xp.where(which.reshape((-1,) + (1,) * (a.ndim - 1)), a, b))
        return type(one)(*parts)

    def pick(self, legal: Array, word: Array) -> Array:
        """One of the actions that are legal, each equally likely, from one random word (uint32) a match."""
        xp = self.xp
        upto = xp.cumsum(legal, axis=1, dtype=xp.int32)
        wanted = below(word, xp.maximum(upto[:, -1], 1).astype(xp.uint32)).astype(xp.int32)
        return xp.argmax(upto > wanted[:, None], axis=1).astype(xp.int32)
