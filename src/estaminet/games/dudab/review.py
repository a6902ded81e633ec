"""What a review needs to know about Dudab."""

from typing import Final

from estaminet.games.dudab.material import DEAL, DECKS, PLAY, ROUND_OVER
from estaminet.games.dudab.reasons import why as why
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State

DEPTH: Final = 16
"""The expert looks as far; a round is ten times as long."""


FULL_PILE: Final = 73
"""Quarters of a round are told by the draw pile; more cards than this it never has."""


def undrawn(state: State) -> int:
    assert isinstance(state, DudabState)
    return len(state.pile) if state.phase == PLAY else 0


def reshuffle(state: State, rng: Rng) -> None:
    """Nobody has seen the draw pile: its order is anything."""
    assert isinstance(state, DudabState)
    rng.shuffle(state.pile)


def standing(state: State) -> tuple[str, list[dict[str, float] | None]] | None:
    """At any time: the policy's estimate, which is the less sure the more is to come, and whose turn it is."""
    assert isinstance(state, DudabState)
    if state.phase not in (DEAL, PLAY, ROUND_OVER) or state.deck is not DECKS["none"]:
        return None
    left = state.rounds - len(state.scores)
    time = f"{left}"
    if state.phase == PLAY:
        time = f"{left - 1}.{len(state.pile) * 4 // FULL_PILE}"
    rows: list[dict[str, float] | None] = []
    for seat in range(state.seats):
        turn = f"turn {time}" if seat == state.active else "wait"
        rows.append({f"log {time}": 1.0, turn: 1.0})
    return str(state.seats), rows
