"""What a review needs to know about dnup."""

from estaminet.games.dnup.belief import listed
from estaminet.games.dnup.material import DEAL
from estaminet.games.dnup.reasons import why as why
from estaminet.games.dnup.state import DnupState
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import State
from estaminet.kernel.values import Observation


def standing(state: State) -> tuple[str, list[dict[str, float] | None]] | None:
    """Between two rounds: points, and how soon one is dealt to."""
    assert isinstance(state, DnupState)
    if state.phase != DEAL:
        return None
    rows: list[dict[str, float] | None] = []
    for seat in range(state.seats):
        row = {f"points {state.points[seat]} of {sum(state.points)}": 1.0}
        if state.pack.uneven:
            row[f"place {(seat - state.first) % state.seats}"] = 1.0
        rows.append(row)
    return str(state.seats), rows


def complete(observation: Observation) -> bool:
    """For two: only the sides of the other's cards are hidden, and all ways they may lie are listed."""
    return listed(observation, FastRng(1)) is not None
