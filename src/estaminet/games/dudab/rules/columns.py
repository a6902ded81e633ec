"""The columns: what shows, and what happens when one is full (sections PICK and JUN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab.events import Collected
from estaminet.games.dudab.material import JUNGLE, codes

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
        cards.append(JUNGLE)
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
        tell(Collected(seat, column, codes(hidden + visible), len(hidden), rule))
    own = state.own_public[seat]
    own += hidden
    own += visible
