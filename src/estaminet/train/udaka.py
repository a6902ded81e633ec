"""UDAKA Classic as a task of the trainer: where rounds come from. What is looked at is in `udaka_looks.py`."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp

from estaminet.games.udaka.network import PLAYERS
from estaminet.train.udaka_looks import Table, UdakaLooks

SEATS_DRAWN: Final = (0.48, 0.14, 0.18, 0.10, 0.10)
"""How often tables of two, three, four, five and six are played."""


class UdakaTask(UdakaLooks):
    name = "udaka"
    certain: tuple[int, ...] = ()

    def __init__(self, seats: tuple[float, ...] = SEATS_DRAWN, beginnings: float = 0.6) -> None:
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
        later = jax.random.uniform(third, (batch,)) >= self.beginnings
        luck = jax.random.uniform(fourth, (PLAYERS, batch)) < 0.4
        wins = tuple(jnp.where(later & luck[seat] & (drawn > seat), 1, 0) for seat in range(PLAYERS))
        return self.table(at._replace(wins=tuple(row.astype(jnp.int32) for row in wins)))

    def called(self, state: Table, action: int) -> Table:
        raise NotImplementedError("no action has a result that is known before")

    def ending(self, net: Any, state: Table) -> Any:
        raise NotImplementedError("UDAKA has no other network for the end of matches")
