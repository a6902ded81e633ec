"""What a game says about itself so that the trainer can play it: everything is a pure function over a batch.

A *round* is an episode. What a round is worth is what the match is worth to each player afterwards, which the trainer
learns from what is public between rounds (`worth_features`). *Ranks* count players from somebody on in the order of
play, so that a network need not know seats; who is out has no rank.
"""

from __future__ import annotations

from typing import Any, Protocol

from estaminet.arrays.chance import Array

State = Any
"""A batch of matches, as the game's array program has them."""


class Task(Protocol):
    """A game to be learnt. Shapes: `[batch]` unless something else is said; `players` is the most there can be."""

    name: str
    players: int
    actions: int
    outputs: int
    """Numbers that the network says, from which `policy` makes log odds; mostly one for each action."""
    features: int
    hidden: int
    open_parts: tuple[slice, ...]
    """Of the features, what the critic sees besides what is hidden: mostly all."""
    worths: int
    buckets: int
    certain: tuple[int, ...]
    """Actions that end the round, with a result that follows from all hands: their worth is never guessed.

    Either these end rounds and nothing else does, or there are none."""

    def start(self, key: Any, batch: int, seats: int) -> State:
        """Matches that begin, at the first decision."""

    def fresh(self, key: Any, batch: int) -> State:
        """Rounds to be learnt from: beginnings, and what may come later in a match."""

    def policy(self, net: Any) -> Any:
        """The network with an output for each action, where it has others."""

    def observe(self, state: State) -> Array:
        """`[batch, features]`: what the player to act knows; the policy sees nothing else."""

    def secrets(self, state: State) -> Array:
        """`[batch, hidden]`: what is hidden from that player; for the critic."""

    def legal(self, state: State, *, sensible: bool = True) -> Array:
        """`[batch, actions]`. `sensible` leaves out what the policy shall never do."""

    def step(self, state: State, action: Array) -> State: ...

    def ended(self, state: State, action: Array, following: State) -> Array:
        """Whether the round is over with this action, which leads to `following`."""

    def called(self, state: State, action: int) -> State:
        """What is public after this certain action, before anything new is dealt."""

    def order(self, state: State) -> Array:
        """`[batch, players]`: the seat of each rank from the player to act; beyond those who are in, -1."""

    def worth_features(self, state: State) -> Array:
        """`[batch, worths]`: what is public, from the player to act (who opens the next round)."""

    def worth_prior(self, state: State) -> Array:
        """`[batch, players]`: by rank, the log odds to begin with; very low beyond those who are in."""

    def opening(self, state: State) -> Array:
        """Whether the round has just begun."""

    def over(self, state: State) -> Array: ...

    def known(self, state: State) -> tuple[Array, Array]:
        """Whether this beginning of a round is solved, and by rank what it is then worth, `[batch, players]`."""

    def ending(self, net: Any, state: State) -> tuple[Array, Array]:
        """Where a network for the end of matches plays instead, and its log odds, `[batch, actions]`."""

    def seat(self, state: State) -> Array:
        """Who is to act."""

    def winner(self, state: State) -> Array:
        """The seat that won, where the match is over."""

    def bucket(self, state: State) -> Array:
        """A number below `buckets`: rounds in which about the same is at stake."""
