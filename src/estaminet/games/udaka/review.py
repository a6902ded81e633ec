"""What a review needs to know about UDAKA Classic."""

from estaminet.games.udaka.material import DISCARD
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State


def undrawn(state: State) -> int:
    assert isinstance(state, UdakaState)
    return state.pile() if state.phase == DISCARD else 0


def reshuffle(state: State, rng: Rng) -> None:
    """Nobody has seen the draw pile: its order is anything."""
    assert isinstance(state, UdakaState)
    if state.phase == DISCARD:
        rest = state.deck[state.drawn :]
        rng.shuffle(rest)
        state.deck = state.deck[: state.drawn] + rest
