"""What a review needs to know about Dudab."""

from typing import Final

from estaminet.games.dudab.material import PLAY
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State

DEPTH: Final = 16
"""The expert looks as far; a round is ten times as long."""


def undrawn(state: State) -> int:
    assert isinstance(state, DudabState)
    return len(state.pile) if state.phase == PLAY else 0


def reshuffle(state: State, rng: Rng) -> None:
    """Nobody has seen the draw pile: its order is anything."""
    assert isinstance(state, DudabState)
    rng.shuffle(state.pile)
