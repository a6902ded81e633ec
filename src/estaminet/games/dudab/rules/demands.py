"""What a laid card demands of those who come next (SHA-06, DUD-04, DUD-09, DUD-10, DUD-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import material as box
from estaminet.games.dudab.events import CallAnswered, CallReplaced, ShamanDemands

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def demand_nothing(state: DudabState) -> None:
    state.obligation = box.NO_OBLIGATION
    state.obliged_column = box.NO_COLUMN
    state.call = 0
    state.caller = box.NOBODY


def demand(state: DudabState, seat: int, card: int, column: int, call: int, tell: Tell | None) -> None:
    """What this card, just laid, means for the next seat."""
    calling = card == box.DUDAB and call != box.NO_CALL
    if state.obligation == box.CALL:
        if card == box.DUDAB and not calling and state.obliged_column != column:
            return  # DUD-17: the older call stays open
        if tell is not None:
            if card == box.DUDAB:
                rule = "DUDAB-DUD-17" if state.obliged_column != column else "DUDAB-DUD-09"
                tell(CallReplaced(box.CALLS[state.call], rule))
            else:
                tell(CallAnswered(seat, column, box.CALLS[state.call]))
    if calling:
        state.obligation = box.CALL
        state.obliged_column = column
        state.call = call
        state.caller = seat
    elif box.is_shaman(card):  # SHA-06
        demand_nothing(state)
        state.obligation = box.SHAMAN
        state.obliged_column = column
        if tell is not None:
            tell(ShamanDemands((seat + 1) % state.seats, column))
    elif state.obligation != box.NO_OBLIGATION:
        demand_nothing(state)
