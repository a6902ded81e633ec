"""Whose turn it is and what they may say (DUDO-TURN, DUDO-BID-08, DUDO-HEADS, DUDO-STALL)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from estaminet.games.dudo.material import CALZA_INDEX, DICE_EACH, DUDO_INDEX, NO_BID, STALL_ROUNDS
from estaminet.games.dudo.rules.bids import answers, bid_refusal, salsa_answers
from estaminet.kernel.values import Action, Refusal

if TYPE_CHECKING:
    from estaminet.games.dudo.state import DudoState


def next_in(state: "DudoState", seat: i64) -> i64:
    """DUDO-TURN-01: the next player in the direction of play who still has dice."""
    seats: i64 = state.seats
    while True:
        seat += state.step
        if seat == seats:
            seat = 0
        elif seat < 0:
            seat = seats - 1
        if state.dice[seat] > 0:
            return seat


def cap(state: "DudoState") -> i64:
    """DUDO-BID-08: the highest count that may be bid."""
    return DICE_EACH * state.seats if state.hidden else state.total


def last_bid(state: "DudoState") -> i64:
    return state.bids[-1] if state.bids else NO_BID


def calza_offered(state: "DudoState") -> bool:
    """DUDO-HEADS-01, DUDO-STALL-01."""
    return (state.calza_heads_up or state.players_in > 2) and state.round <= STALL_ROUNDS * state.seats


def choices(state: "DudoState", salsa: bool) -> Sequence[Action]:
    """What may be said now, on turn or by salsa."""
    last, most, calza = last_bid(state), cap(state), calza_offered(state)
    if salsa:
        return salsa_answers(last, most, state.palifico, calza, state.blank_bids)
    return answers(last, most, state.palifico, calza, state.blank_bids)


def act_refusal(state: "DudoState", index: int) -> Refusal | None:
    """Why the player who has the floor may not do this."""
    if index < DUDO_INDEX:
        return bid_refusal(index, last_bid(state), cap(state), state.palifico, state.blank_bids)
    if not state.bids:
        return Refusal("DUDO-BID-01", "nothing-to-doubt")
    if index != CALZA_INDEX or calza_offered(state):
        return None
    if state.round > STALL_ROUNDS * state.seats:
        return Refusal("DUDO-STALL-01", "calza-too-late", {"rounds": STALL_ROUNDS * state.seats})
    return Refusal("DUDO-HEADS-01", "calza-heads-up")
