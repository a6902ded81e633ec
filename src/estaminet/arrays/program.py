"""What the array programs of all games share: seats as rows, and a choice between two states."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import numpy as np

from estaminet.arrays.chance import Array, below

Rows = tuple[Array, ...]
"""One array for each seat."""

BETWEEN_LOOKS = 4
"""How many changes an accelerator makes before it looks whether any match goes on."""
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
        """Of each match the one state or the other. Parts of a state may be tuples again."""
        parts: list[Any] = []
        for a, b in zip(one, other, strict=True):
            if isinstance(a, tuple):
                parts.append(self.choose(which, a, b))
            else:
                parts.append(self.xp.where(which.reshape((-1,) + (1,) * (a.ndim - 1)), a, b))
        return type(one)(*parts) if hasattr(one, "_fields") else cast(S, tuple(parts))

    def if_any(self, which: Array, change: Callable[[S], S], state: S) -> S:
        """The state as `change` makes it, which changes it only where `which` holds: numpy skips it if nowhere."""
        return state if self.xp is np and not which.any() else change(state)

    def while_any(self, going: Callable[[S], Array], change: Callable[[S], S], state: S) -> S:
        """The state changed as long as there is a match in which `going` holds; `change` leaves the others alone."""
        if self.xp is not np:
            from jax import lax

            # To ask whether to go on stops an accelerator for longer than a few changes that change nothing.
            some = partial(lax.fori_loop, 0, BETWEEN_LOOKS, lambda _, now: change(now))
            return cast(S, lax.while_loop(lambda now: going(now).any(), some, state))
        while going(state).any():
            state = change(state)
        return state

    def pick(self, legal: Array, word: Array) -> Array:
        """One of the actions that are legal, each equally likely, from one random word (uint32) a match."""
        xp = self.xp
        upto = xp.cumsum(legal, axis=1, dtype=xp.int32)
        wanted = below(word, xp.maximum(upto[:, -1], 1).astype(xp.uint32)).astype(xp.int32)
        return xp.argmax(upto > wanted[:, None], axis=1).astype(xp.int32)
