"""One imagined world, played on until its worth is known; the searches differ in how decisions are made."""

from estaminet.bots.search.policy import Policy
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import Chance, Decision, Ended, State
from estaminet.kernel.values import CHANCE, Seat


class Playout:
    """A search plays worlds with `play` and makes the decisions in them in `decide`."""

    def __init__(self, policy: Policy, seat: Seat) -> None:
        self.policy = policy
        self.seat = seat
        """Who searches."""

    def play(self, state: State, rng: Rng) -> list[float]:
        """Play the world to its end, to the policy's horizon or to where `decide` stops; what that is worth to each
        seat. The state is used up."""
        policy = self.policy
        while True:
            pending = state.pending()
            if isinstance(pending, Decision):
                values = self.decide(state, pending.seats, rng)
                if values is not None:
                    return values
            elif isinstance(pending, Chance):
                if policy.horizon(state):
                    return policy.value(state)
                state.play(CHANCE, state.sample(rng), None)
            else:
                assert isinstance(pending, Ended)
                return pending.shares()

    def decide(self, state: State, asked: tuple[Seat, ...], rng: Rng) -> list[float] | None:
        """Play a decision of one of the seats asked; or stop here, and say what the position is worth to each seat."""
        raise TypeError("Playout.decide must be given by a subclass")
