"""The columns: what shows, what happens when one is full (sections PICK and JUN), and what a laid card demands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import material as box
from estaminet.games.dudab.events import CallAnswered, CallReplaced, Collected, ShamanDemands

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def top_of(state: DudabState, column: int) -> int:
    """The newest visible card of a column. (The first one below a Jungle is compared with nothing.)"""
    below = state.below[column]
    return below[-1] if below else state.above[column][-1]


def room_below(state: DudabState, column: int) -> bool:
    """JUN-05: whether the next card of this column lies below its Jungle, facing a card."""
    return state.jungle[column] and len(state.below[column]) < len(state.above[column])


def bury(state: DudabState, column: int) -> list[int]:
    """Everything visible of a column in order, which is empty afterwards."""
    cards = state.above[column]
    if state.jungle[column]:
        cards.append(box.JUNGLE)
        cards.extend(state.below[column])
        state.jungle[column] = False
        state.below[column] = []
    state.above[column] = []
    return cards


def collect(state: DudabState, seat: int, column: int, tell: Tell | None) -> None:
    """PICK-01, PICK-02, JUN-06, BABY-09: take all but the newest card, which heads the new column."""
    hidden = state.hidden[column]
    had_jungle = state.jungle[column]
    visible = bury(state, column)
    newest = visible.pop()
    state.above[column].append(newest)
    state.hidden[column] = []
    if tell is not None:
        rule = "DUDAB-PICK-01"
        if had_jungle:
            rule = "DUDAB-JUN-06"
        elif hidden:
            rule = "DUDAB-BABY-09"
        tell(Collected(seat, column, box.codes(hidden + visible), len(hidden), rule))
    own = state.own_public[seat]
    own += hidden
    own += visible


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
