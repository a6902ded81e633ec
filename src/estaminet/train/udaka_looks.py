"""What the trainer of UDAKA Classic looks at, as arrays over a batch, in numpy or JAX. `games/udaka/network.py` writes
the same features from an observation; a test compares them.

Actions are those of the rules, but for the joker's victims: they are counted from the player to act.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from estaminet.arrays.chance import Array
from estaminet.arrays.udaka import State, Udaka
from estaminet.games.udaka.actions import FIRST_VICTIM
from estaminet.games.udaka.material import (
    ACE,
    COPIES,
    DECK_SIZE,
    JOKER,
    NUMBER_TOKENS,
    ROUNDS_TO_WIN,
)
from estaminet.games.udaka.network import FEATURES, LAST_DRAWS, LATEST, PLAYERS, TWO
from estaminet.games.udaka.options import UdakaOptions
from estaminet.train.blocks import Blocks

RANKS: Final = range(ACE, JOKER + 1)


class Table(NamedTuple):
    at: State
    latest: tuple[Array, ...]
    """The latest discards of the round, the last one first: the rank, and `TWO` more for two of it; 0 for none."""


class UdakaLooks(Blocks):
    players = PLAYERS
    actions = FIRST_VICTIM + PLAYERS
    outputs = actions
    features = FEATURES
    open_parts: tuple[slice, ...] = (slice(0, FEATURES),)
    hidden = (PLAYERS - 1) * len(RANKS) * 2 + len(RANKS)
    worths = 2 * PLAYERS + PLAYERS - 1
    buckets = (PLAYERS - 1) * 4

    def __init__(self, xp: Any, kind: Any) -> None:
        super().__init__(xp, kind)
        # Who deals first is all the same to a network; a lot is quicker than cards.
        self.rules = Udaka(xp, PLAYERS, UdakaOptions(first_dealer="random"))

    def policy(self, net: Any) -> Any:
        return net

    def table(self, at: State) -> Table:
        """A round that begins."""
        return Table(at, tuple(self.xp.zeros_like(at.turn) for _ in range(LATEST)))

    # Looking

    def order(self, state: Table) -> Array:
        at = state.at
        turn = self.xp.maximum(at.turn, 0)
        return self.xp.stack(
            [self.xp.where(at.seats > rank, (turn + rank) % at.seats, -1) for rank in range(PLAYERS)], axis=1
        )

    def held(self, hand: Array) -> Array:
        """`[..., ranks]`"""
        return self.xp.stack([self.rules.held(hand, rank) for rank in RANKS], axis=-1)

    def observe(self, state: Table) -> Array:
        at = state.at
        order = self.order(state)
        own = self.rules.of_seat(at.hands, at.turn)
        hidden = at.left - own
        for hand in at.hands:
            hidden = hidden + hand
        pile = DECK_SIZE - at.gone
        latest = self.xp.stack(state.latest, axis=1)
        return self.joined(
            [
                self.at_least(self.held(own), 3),
                self.at_least(self.held(hidden), COPIES[ACE]),
                self.one_hot(at.top, JOKER + 1),
                self.at_least(at.board[:, None] >> 2 * self.xp.arange(NUMBER_TOKENS) & 3, 2),
                order >= 0,
                self.at_least(self.by_rank(at.tokens, order), NUMBER_TOKENS),
                (order == at.udaka[:, None]) & (order >= 0),
                self.by_rank(at.wins, order) > 0,
                self.at_least(self.by_rank(at.sizes, order), 3),
                order == at.dealer[:, None],
                self.at_least(at.aces, COPIES[ACE]),
                (at.udaka < 0)[:, None],
                (pile / DECK_SIZE)[:, None],
                self.at_least(pile, LAST_DRAWS),
                self.one_hot(at.seats - 2, PLAYERS - 1),
                self.one_hot(latest % TWO - 1, JOKER),
                latest >= TWO,
            ]
        )

    def secrets(self, state: Table) -> Array:
        hands = self.by_rank(state.at.hands, self.order(state))[:, 1:]
        return self.joined([self.at_least(self.held(hands), 2), self.held(state.at.left) / COPIES[ACE]])

    def legal(self, state: Table, *, sensible: bool = True) -> Array:
        legal = self.rules.legal(state.at)
        robbed = self.by_rank(tuple(legal[:, FIRST_VICTIM + seat] for seat in range(PLAYERS)), self.order(state)) > 0
        return self.xp.concatenate([legal[:, :FIRST_VICTIM], robbed], axis=1)

    def opening(self, state: Table) -> Array:
        return (state.at.gone == 2 * state.at.seats + 1) & ~state.at.over

    def over(self, state: Table) -> Array:
        return state.at.over

    def seat(self, state: Table) -> Array:
        return state.at.turn

    def winner(self, state: Table) -> Array:
        winner = self.xp.zeros_like(state.at.turn)
        for seat, wins in enumerate(state.at.wins):
            winner = self.xp.where(wins == ROUNDS_TO_WIN, seat, winner)
        return winner

    def known(self, state: Table) -> tuple[Array, Array]:
        """A match that is over is known."""
        return state.at.over, (self.order(state) == self.winner(state)[:, None]).astype(self.xp.float32)

    def worth_features(self, state: Table) -> Array:
        order = self.order(state)
        return self.joined(
            [self.by_rank(state.at.wins, order) > 0, order >= 0, self.one_hot(state.at.seats - 2, PLAYERS - 1)]
        )

    def worth_prior(self, state: Table) -> Array:
        order = self.order(state)
        ahead = 0.7 * self.by_rank(state.at.wins, order).astype(self.xp.float32)
        return self.xp.where(order >= 0, ahead, -1e9)

    def bucket(self, state: Table) -> Array:
        """By players, and by how many rounds are won."""
        return (state.at.seats - 2) * 4 + self.xp.minimum(sum(state.at.wins), 3)

    # Playing

    def index(self, state: Table, action: Array) -> Array:
        """The action's index in the rules' table."""
        victim = (state.at.turn + action - FIRST_VICTIM) % state.at.seats
        return self.xp.where(action < FIRST_VICTIM, action, FIRST_VICTIM + victim)

    def step(self, state: Table, action: Array) -> Table:
        following = self.rules.step(state.at, self.index(state, action))
        two = (action >= JOKER - 2) & (action < 2 * (JOKER - 2))
        rank = self.xp.where(
            action < JOKER - 2,
            action + 1,
            self.xp.where(two, action - (JOKER - 2) + 1, JOKER - 1 + (action >= FIRST_VICTIM - 1)),
        )
        code = rank + self.xp.where(two, TWO, 0)
        ended = following.drawn != state.at.drawn
        return Table(following, self.remembered(state.latest, code, ended))

    def ended(self, state: Table, action: Array, following: Table) -> Array:
        return following.at.drawn != state.at.drawn
