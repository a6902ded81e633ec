"""Laying a card (sections NUM, SHA, REACT, DUD, PICK and JUN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import material as box
from estaminet.games.dudab.events import Laid
from estaminet.games.dudab.rules.columns import collect, room_below, top_of
from estaminet.games.dudab.rules.demands import demand
from estaminet.games.dudab.rules.drawing import end_turn, go_on
from estaminet.games.dudab.rules.frames import Frame

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def lay(state: DudabState, card: int, column: int, call: int, tell: Tell | None) -> None:
    """PICK-06: lay, with the call; collect, shed, refill."""
    seat = state.active
    if tell is not None:
        named = box.CALLS[call] if card == box.DUDAB and call != box.NO_CALL else None
        tell(Laid(seat, box.CODES[card], column, named, rule_of(state, card, column)))
    hand = state.hands[seat]
    hand.remove(card)
    if state.jungle[column]:
        below = state.below[column]
        below.append(card)
        overflow = len(below) > len(state.above[column])  # JUN-06
    else:
        above = state.above[column]
        above.append(card)
        overflow = len(above) > box.COLUMN_MOST  # PICK-01
    if overflow:
        collect(state, seat, column, tell)
    demand(state, seat, card, column, call, tell)
    if overflow and len(hand) > box.HAND_LEAST:
        state.frames.append(Frame(Frame.SHED, seat, 0, Frame.TO_NAME))
        go_on(state, tell)
    elif len(hand) < box.HAND_LEAST:
        state.frames.append(Frame(Frame.REFILL, seat))
        go_on(state, tell)
    else:
        end_turn(state)


def rule_of(state: DudabState, card: int, column: int) -> str:
    """The clause by which a legal card fits, for the log."""
    if room_below(state, column):
        if card == box.DUDAB:
            return "DUDAB-JUN-13"
        if card >= box.FIRST_SHAMAN:
            return "DUDAB-JUN-15" if state.obligation == box.SHAMAN else "DUDAB-JUN-14"
        return "DUDAB-JUN-08"
    if state.obligation == box.SHAMAN:
        return "DUDAB-REACT-04" if card == box.DUDAB else "DUDAB-REACT-03"
    if state.obligation == box.CALL:
        if card == box.DUDAB:
            return "DUDAB-DUD-17" if column != state.obliged_column else "DUDAB-DUD-09"
        return "DUDAB-DUD-05" if card < box.NUMBERS else "DUDAB-SHA-04"
    if card == box.DUDAB:
        return "DUDAB-DUD-01"
    top = top_of(state, column)
    if top == box.DUDAB and state.jungle[column]:
        return "DUDAB-JUN-14"  # the card too many, facing nothing
    if card >= box.FIRST_SHAMAN:
        return "DUDAB-SHA-01"
    if top == box.DUDAB:
        return "DUDAB-NUM-04"
    return "DUDAB-NUM-01" if top < box.NUMBERS else "DUDAB-NUM-03"
