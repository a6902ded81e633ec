"""What the trainer of Dudab looks at, as arrays over a batch, in numpy or JAX. `games/dudab/network.py` writes the same
features from an observation; a test compares them. Actions are those of the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from estaminet.arrays.chance import Array
from estaminet.arrays.dudab import Dudab
from estaminet.arrays.dudab_cards import Cards, dudabs, minus, plus
from estaminet.arrays.dudab_looks import State
from estaminet.arrays.words import ones
from estaminet.games.dudab import material as box
from estaminet.games.dudab.network import (
    COLUMN,
    DECK,
    FEATURES,
    LAST_DRAWS,
    MOST_HELD,
    PLAYERS,
    SUMMARY,
)
from estaminet.games.dudab.options import DudabOptions
from estaminet.train.blocks import Blocks


class Table(NamedTuple):
    """As in the other games, but nothing is remembered that does not lie there."""

    at: State


class DudabLooks(Blocks):
    players = PLAYERS
    actions = Dudab.actions
    outputs = actions
    features = FEATURES
    open_parts: tuple[slice, ...] = (slice(0, FEATURES),)
    hidden = (PLAYERS - 1) * (DECK + SUMMARY)
    worths = 2 * PLAYERS + PLAYERS + PLAYERS - 1
    buckets = (PLAYERS - 1) * PLAYERS

    def __init__(self, xp: Any, kind: Any, options: DudabOptions | None = None) -> None:
        super().__init__(xp, kind)
        self.rules = Dudab(xp, PLAYERS, options)

    def policy(self, net: Any) -> Any:
        return net

    def table(self, at: State) -> Table:
        return Table(at)

    # Looking

    def order(self, state: Table) -> Array:
        turn = self.xp.maximum(state.at.turn, 0)
        seats = state.at.seats
        return self.xp.stack(
            [self.xp.where(seats > rank, (turn + rank) % seats, -1) for rank in range(PLAYERS)], axis=1
        )

    def each(self, cards: Cards) -> Array:
        """`[batch, deck]`: a number for each card of the deck."""
        counts = self.rules.counts(cards)
        numbers, shamans = counts[:, : box.NUMBERS], counts[:, box.NUMBERS : box.DUDAB]
        two = self.at_least(shamans, box.COPIES[box.FIRST_SHAMAN]).reshape(counts.shape[0], -1)
        last = self.at_least(counts[:, box.DUDAB], box.COPIES[box.DUDAB])
        return self.xp.concatenate([numbers > 0, two, last], axis=1)

    def summary(self, cards: Cards) -> list[Array]:
        """`SUMMARY` numbers."""
        rules = self.rules
        values = [rules.of_value(cards, value) / 8 for value in box.VALUES]
        nothing = rules.only(cards.low < 0, cards)
        return [*values, rules.shamans(cards) / 4, dudabs(cards) / 4, rules.score(cards, nothing) / 20]

    def cards_of(self, sets: tuple[Cards, ...], seat: Array) -> Cards:
        """The cards of this seat; none where it is nobody's."""
        return Cards(*(self.rules.of_seat(words, seat) for words in zip(*sets, strict=True)))

    def observe(self, state: Table) -> Array:
        xp, rules, at = self.xp, self.rules, state.at
        order = self.order(state)
        hand = rules.hand(at)
        own = plus(self.cards_of(at.public, at.turn), self.cards_of(at.hidden, at.turn))
        unseen = minus(at.left, hand)
        for cards in (*at.hands, *at.hidden):
            unseen = plus(unseen, cards)
        unseen = minus(unseen, self.cards_of(at.hidden, at.turn))
        choices = rules.choices(at)
        blocks: list[Array] = [self.each(hand), self.each(unseen)]
        columns = zip(at.columns, at.tops, at.lengths, choices.lays, strict=True)
        for cards, top, length, lays in columns:
            number, shaman = top < box.NUMBERS, (top >= box.FIRST_SHAMAN) & (top < box.DUDAB)
            colour = xp.where(number, top // 16, xp.where(shaman, top - box.FIRST_SHAMAN, -1))
            laid = ones(lays.low) + ones(lays.high) + ones(lays.rest)
            column = self.joined(
                [
                    self.one_hot(colour, 4),
                    self.one_hot(xp.where(number, top // 4 % 4, -1), 4),
                    self.one_hot(xp.where(number, top % 4, -1), 4),
                    xp.stack([shaman, top == box.DUDAB], axis=1),
                    self.one_hot(length - 1, box.COLUMN_MOST),
                    xp.stack(self.summary(cards), axis=1),
                    self.at_least(laid, box.HAND_MOST),
                ]
            )
            assert column.shape[1] == COLUMN
            blocks.append(xp.where((length > 0)[:, None], column, 0))
        put = ((choices.held.low | choices.held.high | choices.held.rest) > 0) & (choices.first == box.PUT_FROM)
        turning = at.asking == box.TURN
        asked = [turning & (at.obligation == one) for one in (box.NO_OBLIGATION, box.SHAMAN, box.CALL)]
        asked += [at.asking == one for one in (box.TRIM, box.SHED_TO, box.SHED)]
        blocks += [
            xp.stack([put, choices.penalty, *asked], axis=1),
            self.one_hot(xp.where(at.obligation == box.CALL, at.call, -1), box.NO_CALL),
            self.one_hot(at.obliged_column, box.MOST_COLUMNS),
            xp.stack([at.caller == at.turn, at.to_own], axis=1),
        ]
        mine = rules.of_seat(at.totals, at.turn)
        put_away = tuple(rules.size(cards) for cards in at.hidden)
        for rank in range(PLAYERS):
            seat = order[:, rank]
            there = seat >= 0
            blocks += [
                there[:, None],
                self.at_least(rules.of_seat(at.sizes, seat), MOST_HELD),
                xp.where(there, rules.of_seat(at.totals, seat) - mine, 0)[:, None] / 50,
                xp.stack(self.summary(self.cards_of(at.public, seat)), axis=1),
                rules.of_seat(put_away, seat)[:, None] / 10,
                ((at.starter == seat) & there)[:, None],
            ]
        pile = DECK - at.gone
        blocks += [
            xp.stack(self.summary(own), axis=1),
            (pile / DECK)[:, None],
            self.at_least(pile, LAST_DRAWS),
            self.one_hot(rules.rounds(at.seats) - at.round, PLAYERS),
            self.one_hot(at.seats - 2, PLAYERS - 1),
        ]
        return self.joined(blocks)

    def secrets(self, state: Table) -> Array:
        order = self.order(state)
        blocks = []
        for rank in range(1, PLAYERS):
            seat = order[:, rank]
            own = plus(self.cards_of(state.at.public, seat), self.cards_of(state.at.hidden, seat))
            blocks += [self.each(self.cards_of(state.at.hands, seat)), self.xp.stack(self.summary(own), axis=1)]
        return self.joined(blocks)

    def legal(self, state: Table, *, sensible: bool = True) -> Array:
        return self.rules.legal(state.at)

    def opening(self, state: Table) -> Array:
        first = state.at.gone == box.DEALT * state.at.seats + self.rules.width(state.at.seats)
        return first & (state.at.turn == state.at.starter) & (sum(state.at.lengths) == self.rules.width(state.at.seats))

    def over(self, state: Table) -> Array:
        return state.at.over

    def seat(self, state: Table) -> Array:
        return state.at.turn

    def winner(self, state: Table) -> Array:
        """Of those who share a win one after the other, match by match."""
        won = self.rules.shares(state.at) > 0
        upto = self.xp.cumsum(won, axis=1)
        wanted = state.at.lane.astype(self.xp.int32) % upto[:, -1]
        return self.xp.argmax(upto > wanted[:, None], axis=1).astype(self.xp.int32)

    def known(self, state: Table) -> tuple[Array, Array]:
        """A match that is over is known."""
        shares, order = self.rules.shares(state.at), self.order(state)
        ranked = self.xp.zeros(order.shape, self.xp.float32)
        for seat in range(PLAYERS):
            ranked = self.xp.where(order == seat, shares[:, seat : seat + 1], ranked)
        return state.at.over, ranked

    def behind(self, state: Table) -> Array:
        """By rank: how many points more than the leader."""
        order = self.order(state)
        totals = self.by_rank(state.at.totals, order)
        least = self.xp.where(order >= 0, totals, self.xp.iinfo(self.xp.int32).max).min(axis=1)
        return self.xp.where(order >= 0, totals - least[:, None], 0)

    def worth_features(self, state: Table) -> Array:
        order = self.order(state)
        left = self.one_hot(self.rules.rounds(state.at.seats) - state.at.round, PLAYERS)
        seats = self.one_hot(state.at.seats - 2, PLAYERS - 1)
        return self.joined([self.behind(state) / 50, order >= 0, left, seats])

    def worth_prior(self, state: Table) -> Array:
        left = (self.rules.rounds(state.at.seats) - state.at.round + 1).astype(self.xp.float32)
        odds = -0.1 * self.behind(state) / self.xp.sqrt(self.xp.maximum(left, 1.0))[:, None]
        return self.xp.where(self.order(state) >= 0, odds, -1e9)

    def bucket(self, state: Table) -> Array:
        """By players, and by how many rounds are left."""
        left = self.rules.rounds(state.at.seats) - state.at.round
        return (state.at.seats - 2) * PLAYERS + self.xp.clip(left, 0, PLAYERS - 1)

    # Playing

    def index(self, state: Table, action: Array) -> Array:
        """The action's index in the rules' table."""
        return action

    def step(self, state: Table, action: Array) -> Table:
        return Table(self.rules.step(state.at, action))

    def ended(self, state: Table, action: Array, following: Table) -> Array:
        return following.at.drawn != state.at.drawn
