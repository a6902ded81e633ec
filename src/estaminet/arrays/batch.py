"""A batch of matches as an environment: observation, mask, step; matches that end begin again.

    batch = Batch("dudo", seats=4, matches=1024, seed=1)
    while True:
        batch.step(choose(batch.observation(), batch.legal()))
        batch.reward, batch.ended

It only holds the state; for a pure program under `jax.jit` or `jax.lax.scan` use `PROGRAMS[game]` itself.
"""

from __future__ import annotations

from typing import Any

from estaminet.arrays.chance import Array
from estaminet.arrays.dnup import Dnup
from estaminet.arrays.dudab import Dudab
from estaminet.arrays.dudo import Dudo
from estaminet.arrays.udaka import Udaka
from estaminet.kernel.values import Options

PROGRAMS: dict[str, Any] = {"dnup": Dnup, "dudab": Dudab, "dudo": Dudo, "udaka": Udaka}


class Batch:
    """`matches` matches of a game side by side. `xp` is numpy by default, or jax.numpy."""

    def __init__(
        self, game: str, seats: int, matches: int, seed: int, *, xp: Any = None, options: Options | None = None
    ) -> None:
        if game not in PROGRAMS:
            raise ValueError(f"there is no array program of {game!r}; there are: {', '.join(PROGRAMS)}")
        if xp is None:
            import numpy as xp
        self.rules = PROGRAMS[game](xp, seats, options)
        self.state = self.rules.new(seed, matches)
        self.reward: Array = self.rules.reward(self.state)
        """`[matches, seats]`, of the step before: not 0 where a match ended with it."""
        self.ended: Array = self.state.over
        """`[matches]`, of the step before."""

    @property
    def turn(self) -> Array:
        """Which seat has to act, `[matches]`."""
        return self.state.turn

    def observation(self) -> Array:
        """What these seats know, `[matches, features]`; the layout of the game's `encode.py`."""
        return self.rules.observe(self.state)

    def legal(self) -> Array:
        """What they may do, `[matches, actions]`."""
        return self.rules.legal(self.state)

    def step(self, actions: Array) -> None:
        """Everybody acts. An action that is not legal is an error, and nothing has happened."""
        xp = self.rules.xp
        actions = xp.asarray(actions, xp.int32)
        allowed = xp.take_along_axis(self.legal(), actions[:, None].astype(xp.int32), axis=1)
        if not bool(allowed.all()):
            lane = int(xp.argmin(allowed[:, 0]))
            raise ValueError(f"match {lane}: action {int(actions[lane])} is not legal")
        state = self.rules.step(self.state, actions)
        self.reward = self.rules.reward(state)
        self.ended = state.over
        self.state = self.rules.again(state)
