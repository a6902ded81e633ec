"""Speaking up out of turn (DUDO-SALSA)."""

from typing import TYPE_CHECKING

from estaminet.games.dudo.events import WindowOpened
from estaminet.games.dudo.material import NO_ANSWER, PASS_INDEX, SALSA_FROM, WINDOW
from estaminet.games.dudo.rules.turns import act_refusal, next_in
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Name, Refusal, Several

if TYPE_CHECKING:
    from estaminet.games.dudo.state import DudoState


def used_salsa(state: "DudoState", seat: int) -> bool:
    """DUDO-SALSA-06."""
    return any(state.by_salsa[i] and state.bidders[i] == seat for i in range(len(state.by_salsa)))


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
        state.window_answers = [NO_ANSWER] * len(state.window)
        state.phase = WINDOW
        if tell is not None:
            tell(WindowOpened(tuple(state.window)))


def may_answer(state: "DudoState", seat: int) -> bool:
    for i in range(len(state.window)):
        if state.window[i] == seat:
            return state.window_answers[i] == NO_ANSWER
    return False


def window_refusal(state: "DudoState", seat: int, index: int) -> Refusal | None:
    """Why this seat may not say this while a window is open."""
    if seat not in state.window:
        if seat == state.bidders[-1]:
            return Refusal("DUDO-SALSA-01", "own-bid")
        if seat != state.turn:
            return Refusal("DUDO-SALSA-06", "salsa-used")
        names = Several(tuple([Name(other) for other in state.window]))
        return Refusal("DUDO-SALSA-03", "window-open", {"seats": names})
    if not may_answer(state, seat):
        return Refusal("DUDO-SALSA-02", "answered")
    return answer_refusal(state, index)


def answer_refusal(state: "DudoState", index: int) -> Refusal | None:
    """DUDO-SALSA-02: why somebody who is asked in a window may not answer this."""
    if index == PASS_INDEX:
        return None
    if index < SALSA_FROM:
        return Refusal("DUDO-SALSA-02", "say-salsa")
    return act_refusal(state, index - SALSA_FROM)


def floor(state: "DudoState") -> int:
    """DUDO-SALSA-04: the place in the window of whoever gets the floor, once all have answered; -1 if all passed."""
    for i in range(len(state.window)):
        if state.window_answers[i] != PASS_INDEX:
            return i
    return -1
