"""Laying a card (sections NUM, SHA, REACT, DUD, PICK and JUN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab.events import Laid
from estaminet.games.dudab.material import (
    CALL,
    CALLS,
    CODES,
    COLUMN_MOST,
    DUDAB,
    FIRST_SHAMAN,
    HAND_LEAST,
    NO_CALL,
    NUMBERS,
    SHAMAN,
)
from estaminet.games.dudab.rules.columns import collect, room_below, top_of
from estaminet.games.dudab.rules.demands import demand
from estaminet.games.dudab.rules.drawing import end_turn, go_on
from estaminet.games.dudab.rules.frames import REFILL_FRAME, SHED_FRAME, TO_NAME, Frame

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def lay(state: DudabState, card: int, column: int, call: int, tell: Tell | None) -> None:
    """PICK-06: lay, with the call; collect, shed, refill."""
    seat = state.active
    if tell is not None:
        named = CALLS[call] if card == DUDAB and call != NO_CALL else None
        tell(Laid(seat, CODES[card], column, named, rule_of(state, card, column)))
    hand = state.hands[seat]
    hand.remove(card)
    if state.jungle[column]:
        below = state.below[column]
        below.append(card)
        overflow = len(below) > len(state.above[column])  # JUN-06
    else:
        above = state.above[column]
        above.append(card)
        overflow = len(above) > COLUMN_MOST  # PICK-01
    if overflow:
        collect(state, seat, column, tell)
    demand(state, seat, card, column, call, tell)
    if overflow and len(hand) > HAND_LEAST:
        state.frames.append(Frame(SHED_FRAME, seat, 0, TO_NAME))
        go_on(state, tell)
    elif len(hand) < HAND_LEAST:
        state.frames.append(Frame(REFILL_FRAME, seat))
        go_on(state, tell)
    else:
        end_turn(state)


def rule_of(state: DudabState, card: int, column: int) -> str:
    """The clause by which a legal card fits, for the log."""
    if room_below(state, column):
        if card == DUDAB:
            return "DUDAB-JUN-13"
        if card >= FIRST_SHAMAN:
            return "DUDAB-JUN-15" if state.obligation == SHAMAN else "DUDAB-JUN-14"
        return "DUDAB-JUN-08"
    if state.obligation == SHAMAN:
        return "DUDAB-REACT-04" if card == DUDAB else "DUDAB-REACT-03"
    if state.obligation == CALL:
        if card == DUDAB:
            return "DUDAB-DUD-17" if column != state.obliged_column else "DUDAB-DUD-09"
        return "DUDAB-DUD-05" if card < NUMBERS else "DUDAB-SHA-04"
    if card == DUDAB:
        return "DUDAB-DUD-01"
    top = top_of(state, column)
    if top == DUDAB and state.jungle[column]:
        return "DUDAB-JUN-14"  # the card too many, facing nothing
    if card >= FIRST_SHAMAN:
        return "DUDAB-SHA-01"
    if top == DUDAB:
        return "DUDAB-NUM-04"
    return "DUDAB-NUM-01" if top < NUMBERS else "DUDAB-NUM-03"
