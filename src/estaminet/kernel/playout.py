"""Random legal play to the end: the loop that search, simulation and the benchmark share."""

from mypy_extensions import i64

from estaminet.kernel.rng import Rng
from estaminet.kernel.state import Chance, Decision, State
from estaminet.kernel.values import CHANCE


def playout(state: State, rng: Rng) -> int:
    """Play the state to its end at random, nobody listening; how many decisions it took.

    Of several seats that are asked at once the first one answers first; the order tells nothing.
    """
    decisions: i64 = 0
    while True:
        pending = state.pending()
        if isinstance(pending, Decision):
            seat = pending.seats[0]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))], None)
            decisions += 1
        elif isinstance(pending, Chance):
            state.play(CHANCE, state.sample(rng), None)
        else:
            return decisions
