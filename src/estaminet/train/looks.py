"""What the trainer of Dudo! looks at, as arrays over a batch, in numpy or JAX. `games/dudo/network.py` writes the same
features from a view; a test compares them.

The network's actions are relative: `5 * raise + value - 1`, where `raise` is added to the last count (an opening bid of
one has raise 0), then dudo and calza. A bid that is true with less than `LEAST` by the odds of unseen dice alone is
never made; the network's opponents in the pool do make such bids now and then.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

import numpy as np

from estaminet.arrays.chance import Array
from estaminet.arrays.dudo import NO_BID, VALUES, Dudo, State
from estaminet.games.dudo.encode import REMEMBERED
from estaminet.games.dudo.material import CALZA_INDEX, DICE_EACH, DUDO_INDEX, FACES, MOST_SEATS

RAISES: Final = 16
DUDO: Final = RAISES * VALUES
CALZA: Final = DUDO + 1
LEAST: Final = 0.01
MOST: Final = DICE_EACH * MOST_SEATS
NEEDS: Final = 10
AHEAD: Final = 3
BACK: Final = 6

FEATURES: Final = (
    30 + 25 + MOST_SEATS * 8 + 5 + 3 + MOST + 5 + MOST + 3 + NEEDS + VALUES * AHEAD
    + (REMEMBERED - 1) * (MOST_SEATS + VALUES + BACK) + 2 * MOST_SEATS * VALUES + MOST_SEATS + 1
)  # fmt: skip


def tails(odds: float) -> np.ndarray:
    """`[n, k]`: the chance that k or more of n dice match; k up to MOST + 1."""
    found = np.zeros((MOST + 1, MOST + 2), np.float32)
    for n in range(MOST + 1):
        exact = [comb(n, k) * odds**k * (1 - odds) ** (n - k) for k in range(n + 1)]
        for k in range(n + 1):
            found[n, k] = sum(exact[k:])
    return found


TAILS: Final = np.stack([tails(1 / 3), tails(1 / 6)])
"""By whether the round is palifico."""
FAR: Final = np.array(
    [[max(k for k in range(n + 1) if row[k] >= LEAST) for n, row in enumerate(part)] for part in TAILS]
)
"""`[palifico][unseen]`: the most that unseen dice may still have to bring."""


class DudoLooks:
    """Over the array module `xp` (numpy or jax.numpy); features are of type `kind`."""

    actions = CALZA + 1
    outputs = CALZA + 1
    features = FEATURES
    open_parts: tuple[slice, ...] = (slice(0, FEATURES),)
    hidden = VALUES * 9 + (MOST_SEATS - 1) * VALUES
    worths = MOST_SEATS * 8 + 5 + 2
    buckets = 5 * (MOST + 1)

    def __init__(self, xp: Any, kind: Any) -> None:
        self.xp = xp
        self.kind = kind
        self.rules = Dudo(xp, MOST_SEATS)

    def policy(self, net: Any) -> Any:
        return net

    # Looking

    def order(self, state: State) -> Array:
        seats = [state.turn]
        players_in = self.rules.players_in(state)
        for _ in range(MOST_SEATS - 1):
            seats.append(self.rules.next_in(state.dice, seats[-1]))
        return self.xp.stack([self.xp.where(players_in > rank, seat, -1) for rank, seat in enumerate(seats)], axis=1)

    def by_rank(self, rows: tuple[Array, ...], order: Array) -> Array:
        """`[batch, players]`: what belongs to the seats of these ranks, 0 beyond."""
        found = self.xp.zeros_like(order)
        for seat, row in enumerate(rows):
            found = self.xp.where(order == seat, row.astype(self.xp.int32)[:, None], found)
        return found

    def _seats(self, state: State, order: Array) -> list[Array]:
        """Dice, palifico and jokers of everybody by rank; 8 numbers each."""
        dice, been, jokers = (self.by_rank(rows, order) for rows in (state.dice, state.been, state.jokers))
        return [self._at_least(dice, 5), been, self._at_least(jokers, 2)]

    def worth_features(self, state: State) -> Array:
        players_in = self.rules.players_in(state)[:, None]
        flags = self.xp.stack([state.palifico, self.rules.calza_offered(state)], axis=1)
        return self._joined([*self._seats(state, self.order(state)), players_in == self.xp.arange(2, 7), flags])

    def worth_prior(self, state: State) -> Array:
        order = self.order(state)
        pieces = self.by_rank(state.dice, order) + self.by_rank(state.jokers, order)
        return self.xp.where(order >= 0, 1.7 * self.xp.log(self.xp.maximum(pieces, 1).astype(self.xp.float32)), -1e9)

    def _matching(self, state: State, cups: Array) -> Array:
        """`[..., VALUES]`: how many dice of each cup count for each value."""
        faces = cups[..., None] >> 3 * self.xp.arange(len(FACES)) & 7
        palifico = state.palifico.reshape((-1,) + (1,) * (faces.ndim - 1))
        return faces[..., :VALUES] + self.xp.where(palifico, 0, faces[..., VALUES:])

    def observe(self, state: State) -> Array:
        order = self.order(state)
        own = self.rules.of_seat(state.cups, state.turn)
        faces = own[:, None] >> 3 * self.xp.arange(len(FACES)) & 7
        matching = self._matching(state, own)
        total = self.rules.total(state)
        unseen = total - self.rules.of_seat(state.dice, state.turn)
        players_in = self.rules.players_in(state)
        opening = state.bid == NO_BID
        count, value = self._last(state)
        flags = self.xp.stack([state.palifico, self.rules.calza_offered(state), opening], axis=1)
        table = self.xp.asarray(TAILS)
        wild = state.palifico.astype(self.xp.int32)
        said = (value[:, None] == self.xp.arange(VALUES)) & ~opening[:, None]
        need = count - self.xp.sum(self.xp.where(said, matching, 0), axis=1)
        true = table[wild, unseen, self.xp.clip(need, 0, MOST + 1)]
        more = table[wild, unseen, self.xp.clip(need + 1, 0, MOST + 1)]
        exact = self.xp.where(need < 0, 0.0, true - more)
        margin = (need - unseen / self.xp.where(state.palifico, 6.0, 3.0)) / 3.0
        odds = self.xp.stack([true, exact, margin], axis=1) * ~opening[:, None]
        needs = (self.xp.clip(need, -1, NEEDS - 2)[:, None] == self.xp.arange(-1, NEEDS - 1)) & ~opening[:, None]
        # For each value: how likely bids near the last count (or near what is to be expected) are true.
        base = self.xp.where(opening, self.xp.maximum(1, total // self.xp.where(state.palifico, 6, 3)), count)
        ahead = base[:, None, None] + self.xp.arange(AHEAD) - matching[:, :, None]
        near = table[wild[:, None, None], unseen[:, None, None], self.xp.clip(ahead, 0, MOST + 1)]
        latest = self.xp.stack(state.latest[1:], axis=1)
        here = latest >= 0
        bidder, bid = latest % 8, latest // 8
        by = (bidder[:, :, None] == order[:, None, :]) & here[:, :, None]
        on = (bid[:, :, None] % len(FACES) == self.xp.arange(VALUES)) & here[:, :, None]
        below = self.xp.clip(count[:, None] - (bid // len(FACES) + 1), 0, BACK - 1)
        back = (below[:, :, None] == self.xp.arange(BACK)) & here[:, :, None]
        marks = self.by_rank(state.marks, order)[:, :, None] >> 5 * self.xp.arange(VALUES) & 31
        behind = self.xp.where(marks > 0, self.xp.clip((marks - count[:, None, None]) / 4.0, -2.0, 0.0), 0.0)
        opener = order == state.starter[:, None]
        bids = (self.xp.sum(here, axis=1) + ~opening) / REMEMBERED
        return self._joined(
            [
                self._at_least(faces, 5),
                self._at_least(matching, 5),
                *self._seats(state, order),
                players_in[:, None] == self.xp.arange(2, 7),
                flags,
                total[:, None] >= self.xp.arange(1, MOST + 1),
                said,
                count[:, None] >= self.xp.arange(1, MOST + 1),
                odds,
                needs,
                near,
                by,
                on,
                back,
                marks > 0,
                behind,
                opener,
                bids[:, None],
            ]
        )

    def _last(self, state: State) -> tuple[Array, Array]:
        """The last bid's count and value (from 0), 0 where there is none."""
        bid = self.xp.maximum(state.bid, 0)
        count = self.xp.where(state.bid == NO_BID, 0, bid // len(FACES) + 1)
        return count, bid % len(FACES)

    def secrets(self, state: State) -> Array:
        order = self.order(state)
        count, _ = self._last(state)
        matching = self._matching(state, self.by_rank(state.cups, order))
        margin = self.xp.clip(self.xp.sum(matching, axis=1) - count[:, None], -4, 4)
        return self._joined([margin[:, :, None] == self.xp.arange(-4, 5), matching[:, 1:] / DICE_EACH])

    def legal(self, state: State, *, sensible: bool = True) -> Array:
        count, value = self._last(state)
        opening = (state.bid == NO_BID)[:, None, None]
        raised = self.xp.arange(RAISES)[None, :, None]
        named = self.xp.arange(VALUES)[None, None, :]
        counts = count[:, None, None] + raised + opening
        total = self.rules.total(state)
        above = (raised > 0) | (named > value[:, None, None])
        fixed = (raised > 0) & (named == value[:, None, None])
        bids = (opening | self.xp.where(state.palifico[:, None, None], fixed, above)) & (counts <= total[:, None, None])
        if sensible:
            own = self.rules.of_seat(state.cups, state.turn)
            unseen = total - self.rules.of_seat(state.dice, state.turn)
            far = self.xp.asarray(FAR)[state.palifico.astype(self.xp.int32), unseen]
            bids = bids & (counts <= (self._matching(state, own) + far[:, None])[:, None, :])
        doubt = state.bid != NO_BID
        calls = self.xp.stack([doubt, doubt & self.rules.calza_offered(state)], axis=1)
        return self.xp.concatenate([bids.reshape(bids.shape[0], DUDO), calls], axis=1)

    def opening(self, state: State) -> Array:
        return state.bid == NO_BID

    def over(self, state: State) -> Array:
        return state.over

    def seat(self, state: State) -> Array:
        return state.turn

    def winner(self, state: State) -> Array:
        """Whoever starts when it is over is the only one left."""
        return state.starter

    def bucket(self, state: State) -> Array:
        return (self.rules.players_in(state) - 2) * (MOST + 1) + self.rules.total(state)

    # Playing

    def index(self, state: State, action: Array) -> Array:
        """The action's index in the rules' table."""
        count, _ = self._last(state)
        counts = count + action // VALUES + (state.bid == NO_BID)
        bid = (counts - 1) * len(FACES) + action % VALUES
        return self.xp.where(action < DUDO, bid, self.xp.where(action == DUDO, DUDO_INDEX, CALZA_INDEX))

    def step(self, state: State, action: Array) -> State:
        return self.rules.step(state, self.index(state, action))

    def ended(self, state: State, action: Array, following: State) -> Array:
        return action >= DUDO

    def called(self, state: State, action: int) -> State:
        settled = self.rules.settle(state, self.xp.full_like(state.over, action == CALZA))
        # The next roll begins another round, after which calza may stop.
        return settled._replace(round=state.round + 1)

    def _at_least(self, numbers: Array, most: int) -> Array:
        return numbers[..., None] >= self.xp.arange(1, most + 1)

    def _joined(self, blocks: list[Array]) -> Array:
        """Side by side: nearly all of it is yes or no."""
        rows = blocks[0].shape[0]
        return self.xp.concatenate([block.reshape(rows, -1).astype(self.kind) for block in blocks], axis=1)
