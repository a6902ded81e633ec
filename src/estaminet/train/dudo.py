"""Dudo! as a task of the trainer: where rounds come from. What is looked at is in `looks.py`."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from estaminet.arrays.chance import Array
from estaminet.arrays.dudo import NO_BID, State
from estaminet.games.dudo import endgame, network
from estaminet.games.dudo.encode import REMEMBERED
from estaminet.games.dudo.material import DICE_EACH, FACES, MOST_SEATS, STALL_ROUNDS
from estaminet.train.looks import CALZA, DUDO, RAISES, TAILS, DudoLooks

SEATS_DRAWN: Final = (0.50, 0.14, 0.16, 0.10, 0.10)
"""How often tables of two, three, four, five and six are played."""


class DudoTask(DudoLooks):
    name = "dudo"
    players = MOST_SEATS
    certain: tuple[int, ...] = (DUDO, CALZA)
    ending_dice = endgame.MOST_LEARNT
    """Up to so many the network for the end of matches plays."""

    def __init__(
        self,
        most_dice: int = DICE_EACH,
        seats: tuple[float, ...] = SEATS_DRAWN,
        beginnings: float = 0.3,
        worths: dict[tuple[int, int, bool, bool, bool], float] | None = None,
    ) -> None:
        """`most_dice`: fewer make a smaller game, to try things out. `beginnings`: how many fresh rounds are.
        `worths`: of solved rounds, for whoever opens; those are not played."""
        self.most_dice = most_dice
        self.seats_drawn = seats
        self.beginnings = beginnings
        table = np.full((DICE_EACH + 1, DICE_EACH + 1, 2, 2), -1.0, np.float32)
        for (a, b, been_a, been_b, palifico), worth in (worths or {}).items():
            if a + b <= endgame.MOST_TOTAL and not palifico:
                table[a, b, int(been_a), int(been_b)] = worth
        self.solved = table if worths else None
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
        state = self._table(fourth, drawn, dice, ~full)
        solved, _ = self.known(state)
        if self.solved is None:
            return state
        whole = tuple(jnp.where(seat < drawn, self.most_dice, 0) for seat in range(MOST_SEATS))
        return self.rules.choose(solved, self._table(fourth, drawn, whole, jnp.zeros_like(full)), state)

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

    def sharpness(self, state: State) -> Array:
        """What the bot at a table multiplies the network's log odds by."""
        return jnp.where(self.rules.players_in(state) > 2, network.SHARP, 1.0)

    # The end of matches

    def _end(self, state: State, most: int) -> Array:
        """Two players with so many dice or fewer."""
        two = (self.rules.players_in(state) == 2) & (self.rules.total(state) <= most)
        return two & ~state.palifico & ~state.over & self.rules.calza_offered(state)

    def known(self, state: State) -> tuple[Array, Array]:
        order = self.order(state)
        if self.solved is None:
            return state.over & False, jnp.zeros(order.shape, jnp.float32)
        here = self._end(state, endgame.MOST_TOTAL) & (state.bid == NO_BID)
        dice, been = self.by_rank(state.dice, order), self.by_rank(state.been, order)
        worth = jnp.asarray(self.solved)[dice[:, 0], dice[:, 1], been[:, 0], been[:, 1]]
        nobody = jnp.zeros_like(worth)
        return here, jnp.stack([worth, 1.0 - worth, *[nobody] * (MOST_SEATS - 2)], axis=1)

    def ending(self, net: Any, state: State) -> tuple[Array, Array]:
        """Rounds of more bids than the state remembers are seen without the first ones."""
        seen, may, last = self.ending_looks(state)
        hidden = jax.nn.relu(seen @ net[0][0] + net[0][1])
        for weights, bias in net[1:-1]:
            hidden = hidden + jax.nn.relu(hidden @ weights + bias)
        odds = jax.nn.log_softmax(jnp.where(may, hidden @ net[-1][0] + net[-1][1], -1e9))
        # From all bids to raises of the last one.
        opening = (last < 0)[:, None]
        count = jnp.where(last < 0, 0, last // 5 + 1)[:, None]
        action = jnp.arange(RAISES * 5)[None, :]
        bid = 5 * (count + action // 5 + opening - 1) + action % 5
        raised = jnp.take_along_axis(odds, jnp.clip(bid, 0, endgame.MOST_BIDS - 1), axis=1)
        raised = jnp.where((bid > last[:, None]) & (bid < endgame.MOST_BIDS), raised, -1e9)
        return self._end(state, self.ending_dice), jnp.concatenate([raised, odds[:, endgame.DUDO :]], axis=1)

    def ending_looks(self, state: State) -> tuple[Array, Array, Array]:
        """What `games/dudo/endgame.py` sees, which of its actions there are, and the last bid (-1: none)."""
        order = self.order(state)
        own = self.rules.of_seat(state.cups, state.turn)
        faces = own[:, None] >> 3 * jnp.arange(len(FACES)) & 7
        matching = faces[:, :5] + faces[:, 5:]
        dice, been = self.by_rank(state.dice, order), self.by_rank(state.been, order)
        latest = jnp.stack(state.latest, axis=1)
        index = latest // 8
        bids = jnp.where(latest >= 0, index // len(FACES) * 5 + index % len(FACES), -1)
        hot = bids[:, :, None] == jnp.arange(endgame.MOST_BIDS)
        mine = (latest % 8 == state.turn[:, None])[:, :, None]
        last = bids[:, 0]
        said = jnp.maximum(last, 0)
        need = said // 5 + 1 - jnp.take_along_axis(matching, (said % 5)[:, None], axis=1)[:, 0]
        total = self.rules.total(state)
        kept = 5 * (total - 1)
        topped = last >= kept
        # A bid on all dice that may be true: whether own dice show it or are blank is all the same.
        alone = jnp.where(jnp.arange(len(FACES)) == (said % 5)[:, None], dice[:, :1], 0)
        faces = jnp.where((topped & (need <= dice[:, 1]))[:, None], alone, faces)
        matching = faces[:, :5] + faces[:, 5:]
        tails = jnp.asarray(TAILS[0])
        top = tails.shape[1] - 1
        true = tails[jnp.clip(dice[:, 1], 0, 30), jnp.clip(need, 0, top)]
        exact = jnp.where(need < 0, 0.0, true - tails[jnp.clip(dice[:, 1], 0, 30), jnp.clip(need + 1, 0, top)])
        there = last >= 0
        needs = jnp.where(there, jnp.clip(need, -1, endgame.NEEDS - 2) + 1, -1)
        each = jnp.arange(1, endgame.MOST_EACH + 1)
        rows = own.shape[0]
        blocks = [
            (faces[:, :, None] >= jnp.arange(1, 6)).reshape(rows, -1),
            (matching[:, :, None] >= jnp.arange(1, 6)).reshape(rows, -1),
            dice[:, :1] == each,
            dice[:, 1:2] == each,
            been[:, :2],
            (state.starter == state.turn)[:, None],
            jnp.any(hot & mine, axis=1),
            jnp.any(hot & ~mine, axis=1),
            last[:, None] == jnp.arange(endgame.MOST_BIDS),
            needs[:, None] == jnp.arange(endgame.NEEDS),
            jnp.where(there, true, 0.0)[:, None],
            jnp.where(there, exact, 0.0)[:, None],
        ]
        most = jnp.where(topped, 0, jnp.where(total < endgame.MOST_TOTAL, 5 * total, kept))
        every = jnp.arange(endgame.MOST_BIDS)
        may = (every > last[:, None]) & (every < most[:, None])
        raised = jnp.any(hot & mine & (every >= kept[:, None])[:, None, :], axis=(1, 2))
        doubts = topped & (raised | (need > dice[:, 1]))
        calls = jnp.stack([there, there & ~doubts], axis=1)
        seen = jnp.concatenate([block.astype(jnp.float32) for block in blocks], axis=1)
        return seen, jnp.concatenate([may, calls], axis=1), last
