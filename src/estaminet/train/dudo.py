"""Dudo! as a task of the trainer: where rounds come from. What is looked at is in `looks.py`."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp

from estaminet.arrays.chance import Array
from estaminet.arrays.dudo import NO_BID, State
from estaminet.games.dudo.encode import REMEMBERED
from estaminet.games.dudo.material import DICE_EACH, MOST_SEATS, STALL_ROUNDS
from estaminet.train.looks import CALZA, DUDO, DudoLooks

SEATS_DRAWN: Final = (0.50, 0.14, 0.16, 0.10, 0.10)
"""How often tables of two, three, four, five and six are played."""


class DudoTask(DudoLooks):
    name = "dudo"
    players = MOST_SEATS
    certain: tuple[int, ...] = (DUDO, CALZA)

    def __init__(
        self, most_dice: int = DICE_EACH, seats: tuple[float, ...] = SEATS_DRAWN, beginnings: float = 0.3
    ) -> None:
        """`most_dice`: fewer make a smaller game, to try things out. `beginnings`: how many fresh rounds are."""
        self.most_dice = most_dice
        self.seats_drawn = seats
        self.beginnings = beginnings
        super().__init__(jnp, jnp.bfloat16)

    # Beginnings

    def start(self, key: Any, batch: int, seats: int) -> State:
        dice = tuple(jnp.full(batch, self.most_dice if seat < seats else 0, jnp.int32) for seat in range(MOST_SEATS))
        return self._table(key, jnp.full(batch, seats, jnp.int32), dice, jnp.zeros(batch, bool))

    def fresh(self, key: Any, batch: int) -> State:
        first, second, third, fourth = jax.random.split(key, 4)
        drawn = jax.random.choice(first, jnp.arange(2, 7), (batch,), p=jnp.asarray(self.seats_drawn)).astype(jnp.int32)
        some = jax.random.randint(second, (MOST_SEATS, batch), 1, self.most_dice + 1)
        full = jax.random.uniform(third, (batch,)) < self.beginnings
        dice = tuple(
            jnp.where(seat < drawn, jnp.where(full, self.most_dice, some[seat]), 0) for seat in range(MOST_SEATS)
        )
        return self._table(fourth, drawn, dice, ~full)

    def _table(self, key: Any, seats: Array, dice: tuple[Array, ...], chosen: Array) -> State:
        """A round with these dice, rolled; where `chosen`, also with jokers, palifico players and palifico rounds."""
        keys = jax.random.split(key, 5)
        batch = seats.shape[0]
        zero = jnp.zeros(batch, jnp.int32)
        luck = jax.random.uniform(keys[0], (3, MOST_SEATS, batch))
        starter = (jax.random.randint(keys[1], (batch,), 0, 60) % seats).astype(jnp.int32)
        been = tuple(
            (has == 1) | (chosen & (has > 1) & (has < DICE_EACH) & (luck[0, seat] < 0.25))
            for seat, has in enumerate(dice)
        )
        jokers = tuple(jnp.where(chosen & (has == DICE_EACH) & (luck[1, s] < 0.04), 1, 0) for s, has in enumerate(dice))
        has = self.rules.of_seat(dice, starter)
        palifico = chosen & (has == 1) & (luck[2, 0] < 0.4)
        rows = tuple(zero for _ in dice)
        return self.rules.roll(
            State(
                seats=seats,
                round=jnp.where(chosen & (luck[2, 1] < 0.01), STALL_ROUNDS * seats, 0),
                starter=starter,
                turn=starter,
                over=zero > 0,
                palifico=palifico,
                bid=zero + NO_BID,
                bidder=zero - 1,
                dice=tuple(row.astype(jnp.int32) for row in dice),
                jokers=jokers,
                been=been,
                place=rows,
                cups=rows,
                marks=rows,
                latest=tuple(zero + NO_BID for _ in range(REMEMBERED)),
                key=jax.random.bits(keys[2], (batch,), jnp.uint32),
                lane=jax.random.bits(keys[3], (batch,), jnp.uint32),
                drawn=jnp.zeros(batch, jnp.uint32),
            )
        )
