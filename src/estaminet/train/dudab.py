"""Dudab as a task of the trainer: where rounds come from. What is looked at is in `dudab_looks.py`."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp

from estaminet.games.dudab.network import PLAYERS
from estaminet.train.dudab_looks import DudabLooks, Table

SEATS_DRAWN: Final = (0.40, 0.18, 0.20, 0.11, 0.11)
"""How often tables of two, three, four, five and six are played."""
SPREAD: Final = 12.0
"""About how far the totals of players are apart after one round."""


class DudabTask(DudabLooks):
    name = "dudab"
    certain: tuple[int, ...] = ()

    def __init__(self, seats: tuple[float, ...] = SEATS_DRAWN, beginnings: float = 0.5) -> None:
        """`beginnings`: how many fresh rounds are the first of a match."""
        self.seats_drawn = seats
        self.beginnings = beginnings
        super().__init__(jnp, jnp.bfloat16)

    def start(self, key: Any, batch: int, seats: int) -> Table:
        return self.table(self.rules.new(jax.random.bits(key, (), jnp.uint32), batch, seats))

    def fresh(self, key: Any, batch: int) -> Table:
        first, second, third, fourth = jax.random.split(key, 4)
        drawn = jax.random.choice(first, jnp.arange(2, PLAYERS + 1), (batch,), p=jnp.asarray(self.seats_drawn))
        at = self.rules.new(jax.random.bits(second, (), jnp.uint32), batch, drawn)
        luck = jax.random.uniform(third, (batch,))
        later = luck >= self.beginnings
        part = (luck - self.beginnings) / max(1.0 - self.beginnings, 1e-6)
        done = jnp.where(later, 1 + jnp.floor(part * (drawn - 1) * 0.9999).astype(jnp.int32), 0)
        apart = SPREAD * jnp.sqrt(done.astype(jnp.float32)) * jax.random.normal(fourth, (PLAYERS, batch))
        totals = [jnp.where(drawn > seat, jnp.rint(apart[seat]), 0.0).astype(jnp.int32) for seat in range(PLAYERS)]
        return self.table(at._replace(round=at.round + done, totals=tuple(totals)))

    def called(self, state: Table, action: int) -> Table:
        raise NotImplementedError("no action has a result that is known before")

    def ending(self, net: Any, state: Table) -> Any:
        raise NotImplementedError("Dudab has no other network for the end of matches")
