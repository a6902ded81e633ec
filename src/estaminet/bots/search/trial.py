"""Worlds played on by a policy, and what that is worth to every seat: what a review judges by."""

from collections.abc import Sequence

from estaminet.bots.search.playout import Playout
from estaminet.bots.search.policy import Policy
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import Chance, State
from estaminet.kernel.values import CHANCE, Action, Seat


class Trial(Playout):
    """Everybody plays by the policy, after a first action that is given: for `depth` decisions, then the policy's value
    is taken; with 0 to a horizon or the end."""

    def __init__(self, policy: Policy, depth: int) -> None:
        super().__init__(policy, CHANCE)
        self.depth = depth
        self.made = 0

    def decide(self, state: State, asked: tuple[Seat, ...], rng: Rng) -> list[float] | None:
        if self.depth > 0:
            if self.made == self.depth:
                return self.policy.value(state)
            self.made += 1
        seat = asked[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.play(seat, legal[0], None)
        else:
            state.play(seat, self.policy.act(state, seat, legal, rng), None)
        return None

    def after(self, world: State, seat: Seat, actions: Sequence[Action], luck: int) -> list[list[float]]:
        """By action: what the world is worth to each seat if this seat begins with it. All of them meet the same luck,
        as far as they lead to the same decisions."""
        values: list[list[float]] = []
        for action in actions:
            state = world.copy()
            state.play(seat, action, None)
            self.made = 0
            values.append(self.play(state, FastRng(luck)))
        return values

    def from_here(self, state: State, rng: Rng) -> list[float]:
        """What the state is worth to each seat. Where chance is due it moves first, whatever the horizon. The state is
        used up."""
        if isinstance(state.pending(), Chance):
            state.play(CHANCE, state.sample(rng), None)
        self.made = 0
        return self.play(state, rng)
