"""dnup as a task of the trainer: where rounds come from. What is looked at is in `dnup_looks.py`."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from estaminet.games.dnup.network import POINTS
from estaminet.train.dnup_looks import DnupLooks, Table


class DnupTask(DnupLooks):
    """For one number of players."""

    name = "dnup"
    certain: tuple[int, ...] = ()

    def __init__(self, seats: int = 2, beginnings: float = 0.6) -> None:
        """`beginnings`: how many fresh rounds are the first of a match."""
        self.beginnings = beginnings
        super().__init__(jnp, jnp.bfloat16, seats)

    def start(self, key: Any, batch: int, seats: int) -> Table:
        if seats != self.seats:
            raise ValueError(f"this task is for {self.seats} players")
        return self.table(self.rules.new(jax.random.bits(key, (), jnp.uint32), batch))

    def fresh(self, key: Any, batch: int) -> Table:
        first, second, third = jax.random.split(key, 3)
        at = self.rules.new(jax.random.bits(first, (), jnp.uint32), batch)
        later = jax.random.uniform(second, (batch,)) >= self.beginnings
        most = 1 if self.seats == 2 else POINTS
        points = jax.random.randint(third, (self.seats, batch), 0, most + 1)
        return self.table(at._replace(points=tuple(jnp.where(later, row, 0).astype(jnp.int32) for row in points)))

    def called(self, state: Table, action: int) -> Table:
        raise NotImplementedError("no action has a result that is known before")

    def ending(self, net: Any, state: Table) -> Any:
        raise NotImplementedError("dnup has no other network for the end of matches")
