"""Random legal play to the end: the loop that search, simulation and the benchmark share."""

from typing import Final

from mypy_extensions import i64

from estaminet.kernel.rng import Rng
from estaminet.kernel.state import Chance, Decision, State
from estaminet.kernel.values import CHANCE, Action

# Final in this module: compiled code then has it at hand instead of looking it up by name in every turn.
_CHANCE: Final = CHANCE


def playout(state: State, rng: Rng) -> int:
    """Play the state to its end at random, nobody listening; returns how many decisions it took.

    Of several seats that are asked at once the first answers first; the order gives nothing away.
    """
    decisions: i64 = 0
    while True:
        pending = state.pending()
        if isinstance(pending, Decision):
            seat = pending.seats[0]
            legal = state.legal(seat)
            chosen: Action
            if isinstance(legal, tuple):
                # The same as below, but the compiler knows how to index a tuple.
                chosen = legal[rng.below(len(legal))]
            else:
                chosen = legal[rng.below(len(legal))]
            state.play(seat, chosen, None)
            decisions += 1
        elif isinstance(pending, Chance):
            state.play(_CHANCE, state.sample(rng), None)
        else:
            return decisions
