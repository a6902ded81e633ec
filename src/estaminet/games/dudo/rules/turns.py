"""Whose turn it is, and what may be said in turn (DUDO-TURN, -BID-08, -HEADS, -STALL) or by salsa (DUDO-SALSA)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from estaminet.games.dudo import material as box
from estaminet.games.dudo.events import WindowOpened
from estaminet.games.dudo.rules.bids import answers, bid_refusal, salsa_answers
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Action, Refusal, names_word

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
    return box.DICE_EACH * state.seats if state.hidden else state.total


def last_bid(state: "DudoState") -> i64:
    return state.bids[-1] if state.bids else box.NO_BID


def calza_offered(state: "DudoState") -> bool:
    """DUDO-HEADS-01, DUDO-STALL-01."""
    return (state.calza_heads_up or state.players_in > 2) and state.round <= box.STALL_ROUNDS * state.seats


def choices(state: "DudoState", salsa: bool) -> Sequence[Action]:
    """What may be said now, on turn or by salsa."""
    last, most, calza = last_bid(state), cap(state), calza_offered(state)
    if salsa:
        return salsa_answers(last, most, state.palifico, calza, state.blank_bids)
    return answers(last, most, state.palifico, calza, state.blank_bids)


def act_refusal(state: "DudoState", index: int) -> Refusal | None:
    """Why the player who has the floor may not do this."""
    if index < box.DUDO_INDEX:
        return bid_refusal(index, last_bid(state), cap(state), state.palifico, state.blank_bids)
    if not state.bids:
        return Refusal("DUDO-BID-01", "nothing-to-doubt")
    if index != box.CALZA_INDEX or calza_offered(state):
        return None
    if state.round > box.STALL_ROUNDS * state.seats:
        return Refusal("DUDO-STALL-01", "calza-too-late", {"rounds": box.STALL_ROUNDS * state.seats})
    return Refusal("DUDO-HEADS-01", "calza-heads-up")


def used_salsa(state: "DudoState", seat: int) -> bool:
    """DUDO-SALSA-06."""
    return state.salsa and any(state.by_salsa[i] and state.bidders[i] == seat for i in range(len(state.bids)))


def who_may_speak_up(state: "DudoState") -> list[int]:
    """DUDO-SALSA-01 and 04: who is asked in a window after the last bid, in the order of the floor."""
    asked: list[int] = []
    if not state.salsa:
        return asked
    seat = next_in(state, state.bidders[-1])
    for _ in range(state.players_in - 2):
        seat = next_in(state, seat)
        if not used_salsa(state, seat):
            asked.append(seat)
    return asked


def open_window(state: "DudoState", tell: Tell | None) -> None:
    """DUDO-SALSA-01: after a bid, if anybody may speak up."""
    state.window = who_may_speak_up(state)
    if state.window:
        state.window_answers = [box.NO_ANSWER] * len(state.window)
        state.phase = box.WINDOW
        if tell is not None:
            tell(WindowOpened(tuple(state.window)))


def may_answer(state: "DudoState", seat: int) -> bool:
    for i in range(len(state.window)):
        if state.window[i] == seat:
            return state.window_answers[i] == box.NO_ANSWER
    return False


def window_refusal(state: "DudoState", seat: int, index: int) -> Refusal | None:
    """Why this seat may not say this while a window is open."""
    if seat not in state.window:
        if seat == state.bidders[-1]:
            return Refusal("DUDO-SALSA-01", "own-bid")
        if seat != state.turn:
            return Refusal("DUDO-SALSA-06", "salsa-used")
        return Refusal("DUDO-SALSA-03", "window-open", {"seats": names_word(state.window)})
    if not may_answer(state, seat):
        return Refusal("DUDO-SALSA-02", "answered")
    return answer_refusal(state, index)


def answer_refusal(state: "DudoState", index: int) -> Refusal | None:
    """DUDO-SALSA-02: why somebody who is asked in a window may not answer this."""
    if index == box.PASS_INDEX:
        return None
    if index < box.SALSA_FROM:
        return Refusal("DUDO-SALSA-02", "say-salsa")
    return act_refusal(state, index - box.SALSA_FROM)


def floor(state: "DudoState") -> int:
    """DUDO-SALSA-04: the place in the window of whoever gets the floor, once all have answered; -1 if all passed."""
    for i in range(len(state.window)):
        if state.window_answers[i] != box.PASS_INDEX:
            return i
    return -1
