"""What the trainer of dnup looks at, as arrays over a batch, in numpy or JAX. `games/dnup/network.py` writes the
same features from an observation; a test compares them.

One number of players at a time, because decks and actions depend on it; the network is the same for all. Actions are
those of the rules, but for places: they are counted from the one whose turn it is, which itself is left out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from estaminet.arrays.chance import Array
from estaminet.arrays.dnup import Dnup, State
from estaminet.games.dnup.network import (
    ACTS,
    FEATURES,
    KINDS,
    LAST_SIZES,
    LATEST,
    MOST_HELD,
    OPEN_PARTS,
    OTHERS,
    OUTPUTS,
    PLAYERS,
    POINTS,
    SET,
    SIZES,
    VALUES,
    WHERE,
    parts_of,
)
from estaminet.games.dnup.policy_learnt import kinds_of
from estaminet.train.blocks import Blocks

_VALUE, _SIZE, _SEAT = 4, 64, 1024
"""What parts of a code of the latest actions are multiplied with."""


class Table(NamedTuple):
    at: State
    shown: Array
    """By card: whether it has been on the table in this round."""
    latest: tuple[Array, ...]
    """The latest actions of the round, the last one first; 0 for none."""


class DnupLooks(Blocks):
    players = PLAYERS
    outputs = OUTPUTS
    features = FEATURES
    open_parts: tuple[slice, ...] = OPEN_PARTS
    hidden = 2 * (PLAYERS - 1) * len(KINDS)
    worths = PLAYERS * (POINTS + 1) + PLAYERS - 1
    buckets = (PLAYERS - 1) * 9

    def __init__(self, xp: Any, kind: Any, seats: int) -> None:
        super().__init__(xp, kind)
        self.seats = seats
        self.rules = rules = Dnup(xp, seats)
        self.pack = pack = rules.pack
        self.per_place = 2 * pack.kinds
        self.others = pack.places - 1
        self.actions = pack.add_from + self.others * (self.per_place + 1) + 1
        kinds = np.array(kinds_of(pack))[np.array(pack.cards)]
        self._kinds = xp.asarray((kinds[:, None] == np.arange(len(KINDS))).astype(np.float32))
        made = np.zeros((OUTPUTS, self.actions), np.float32)
        parts = parts_of(pack, 0)
        kept = [*parts[: pack.add_from], *parts[pack.add_from + self.per_place : pack.take_from]]
        for action, which in enumerate([*kept, *parts[pack.take_from + 1 :]]):
            np.add.at(made[:, action], which, 1.0)
        self._made = xp.asarray(made)
        pairs = [(i, j) for j, b in enumerate(pack.cards) for i, a in enumerate(pack.cards[:j]) if a == b]
        self._pairs = pairs
        """Cards that are equal."""
        faces = 2 * np.array(pack.cards)[:, None] + np.arange(2)
        values = np.array(pack.values)
        self._under = xp.asarray(values[np.array(pack.rank)[faces ^ 1]])
        """By card and way up: the value that is down."""
        self._values = xp.asarray(values)

    def policy(self, net: Any) -> Any:
        """With an output for each action: the sum of those of its parts."""
        weights, bias = net[-1]
        return (*net[:-1], (weights @ self._made, bias @ self._made))

    def table(self, at: State) -> Table:
        """A round that begins."""
        zero = self.xp.zeros_like(at.turn)
        return Table(at, self.xp.zeros_like(at.where) > 0, tuple(zero for _ in range(LATEST)))

    # Looking

    def order(self, state: Table) -> Array:
        turn = self.xp.maximum(state.at.turn, 0)
        nobody = self.xp.zeros_like(turn) - 1
        return self.xp.stack(
            [(turn + rank) % self.seats if rank < self.seats else nobody for rank in range(PLAYERS)], axis=1
        )

    def counted(self, rows: list[Array], number: int) -> Array:
        """Rows of cards as counts of all kinds, `[batch, number * kinds]`; rows that are missing are empty."""
        xp = self.xp
        counts = xp.stack(rows, axis=1).astype(xp.float32) @ self._kinds
        counts = counts.reshape(counts.shape[0], -1)
        missing = xp.zeros((counts.shape[0], (number - len(rows)) * len(KINDS)), xp.float32)
        return xp.concatenate([counts, missing], axis=1)

    def observe(self, state: Table) -> Array:
        xp, at, pack = self.xp, state.at, self.pack
        order = self.order(state)
        low = at.up == 0
        mine = at.where == at.turn[:, None]
        hidden = ~state.shown & (at.where < self.seats) & ~mine
        cards = [mine & low, mine & ~low, at.where == self.rules.pile, hidden]
        for ahead in range(1, self.seats):
            theirs = (at.where == order[:, ahead : ahead + 1]) & state.shown
            cards += [theirs & low, theirs & ~low]
        blocks = [self.counted(cards, WHERE)]
        table = self.rules.table(at)
        under = xp.where(low, self._under[None, :, 0], self._under[None, :, 1])
        under = self.one_hot(under - 1, VALUES)
        sizes, ranks = tuple(table.sizes), tuple(table.ranks)
        for ahead in range(1, OTHERS + 1):
            if ahead >= pack.places:
                blocks.append(xp.zeros((at.turn.shape[0], SET), self.kind))
                continue
            place = (at.place + ahead) % pack.places
            here = at.where == (self.seats + place)[:, None]
            value = xp.take(self._values, self.rules.of_seat(ranks, place))
            owner = place // pack.areas
            blocks += [
                self.one_hot(value - 1, VALUES),
                self.at_least(self.rules.of_seat(sizes, place), SIZES),
                (under & here[:, :, None]).sum(axis=1),
                self.at_least(self.rules.of_seat(at.added, place), 2),
                (owner == at.turn)[:, None],
                self.rules.of_seat(at.out, owner)[:, None],
            ]
        held = tuple((at.where == seat).sum(axis=1) for seat in range(self.seats))
        limit = self.rules.limit(at)
        second = at.place % 2 == 1 if pack.areas == 2 else at.over & False
        stall = xp.where(2 * at.stall > limit, at.stall, 0) / limit
        latest = xp.stack(state.latest, axis=1)
        there = (latest > 0)[:, :, None]
        who = (latest // _SEAT - 1 - at.turn[:, None]) % self.seats
        blocks += [
            order >= 0,
            self.at_least(self.by_rank(held, order), MOST_HELD),
            self.at_least(self.by_rank(at.points, order), POINTS),
            self.by_rank(at.out, order),
            order == at.star[:, None],
            self.one_hot(xp.zeros_like(at.turn) + self.seats - 2, PLAYERS - 1),
            xp.stack([second, at.cleared, at.stall >= limit], axis=1),
            stall[:, None],
            self.one_hot(who, PLAYERS) & there,
            self.one_hot(latest % _VALUE, ACTS) & there,
            self.one_hot(latest // _VALUE % 16 - 1, VALUES) & there,
            self.at_least(latest // _SIZE % 16, LAST_SIZES) & there,
        ]
        return self.joined(blocks)

    def secrets(self, state: Table) -> Array:
        """The others' hands, whether or not they have been seen."""
        at, order = state.at, self.order(state)
        rows = []
        for ahead in range(1, self.seats):
            theirs = at.where == order[:, ahead : ahead + 1]
            rows += [theirs & (at.up == 0), theirs & (at.up == 1)]
        return self.counted(rows, 2 * (PLAYERS - 1)).astype(self.kind)

    def legal(self, state: Table, *, sensible: bool = True) -> Array:
        xp, pack = self.xp, self.pack
        legal = self.rules.legal(state.at)
        batch = legal.shape[0]
        places = (state.at.place[:, None] + xp.arange(1, pack.places)) % pack.places
        adds = legal[:, pack.add_from : pack.take_from].reshape(batch, pack.places, self.per_place)
        adds = xp.take_along_axis(adds, places[:, :, None], axis=1).reshape(batch, -1)
        takes = xp.take_along_axis(legal[:, pack.take_from : -1], places, axis=1)
        return xp.concatenate([legal[:, : pack.add_from], adds, takes, legal[:, -1:]], axis=1)

    def opening(self, state: Table) -> Array:
        return (state.latest[0] == 0) & ~state.at.over

    def over(self, state: Table) -> Array:
        return state.at.over

    def seat(self, state: Table) -> Array:
        return state.at.turn

    def winner(self, state: Table) -> Array:
        return state.at.winner

    def known(self, state: Table) -> tuple[Array, Array]:
        """A match that is over is known."""
        return state.at.over, (self.order(state) == state.at.winner[:, None]).astype(self.xp.float32)

    def worth_features(self, state: Table) -> Array:
        order = self.order(state)
        seats = self.one_hot(self.xp.zeros_like(state.at.turn) + self.seats - 2, PLAYERS - 1)
        return self.joined([self.at_least(self.by_rank(state.at.points, order), POINTS), order >= 0, seats])

    def worth_prior(self, state: Table) -> Array:
        order = self.order(state)
        ahead = (1.0 if self.seats == 2 else 0.5) * self.by_rank(state.at.points, order).astype(self.xp.float32)
        return self.xp.where(order >= 0, ahead, -1e9)

    def bucket(self, state: Table) -> Array:
        """By players, and by how many points are won."""
        return (self.seats - 2) * 9 + self.xp.minimum(sum(state.at.points), 8)

    # Playing

    def index(self, state: Table, action: Array) -> Array:
        """The action's index in the rules' table."""
        xp, pack = self.xp, self.pack
        place, adds = state.at.place, self.others * self.per_place
        added = action - pack.add_from
        onto = (place + 1 + added // self.per_place) % pack.places
        taken = added - adds
        add = pack.add_from + onto * self.per_place + added % self.per_place
        take = pack.take_from + (place + 1 + taken) % pack.places
        after = xp.where(taken < 0, add, xp.where(taken < self.others, take, pack.turn.index))
        return xp.where(action < pack.add_from, action, after)

    def step(self, state: Table, action: Array) -> Table:
        xp, pack, at = self.xp, self.pack, state.at
        index = self.index(state, action)
        following = self.rules.step(at, index)
        ended = following.drawn != at.drawn
        shown = state.shown
        mine = at.where == at.turn[:, None]
        left = mine & (following.where != at.turn[:, None])
        for i, j in self._pairs:
            # Of two equal cards the one that had been seen is taken to be played.
            alike = mine[:, i] & mine[:, j] & (at.up[:, i] == at.up[:, j]) & (left[:, i] ^ left[:, j])
            both = shown[:, i] & shown[:, j]
            columns = xp.arange(shown.shape[1])
            pair = (columns == i) | (columns == j)
            shown = xp.where(alike[:, None] & pair & ~left, both[:, None], shown)
        shown = (shown | (following.where >= self.seats)) & ~ended[:, None]
        played, turned = index < pack.add_from, index == pack.turn.index
        adding = (index >= pack.add_from) & (index < pack.take_from)
        what = xp.where(played, 0, xp.where(adding, 1, xp.where(turned, 3, 2)))
        play = xp.minimum(index, pack.add_from - 1)
        face = (index - pack.add_from) % self.per_place
        rank = xp.where(played, xp.take(self.rules._play_ranks, play), xp.take(self.rules._rank, face))
        size = xp.where(played, xp.take(self.rules._play_sizes, play), 1)
        laid = played | adding
        code = what + xp.where(laid, _VALUE * xp.take(self._values, rank) + _SIZE * size, 0) + _SEAT * (at.turn + 1)
        return Table(following, shown, self.remembered(state.latest, code, ended))

    def ended(self, state: Table, action: Array, following: Table) -> Array:
        return following.at.drawn != state.at.drawn
