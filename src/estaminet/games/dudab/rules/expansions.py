"""Jungles and Babies: cards that are placed the moment they are drawn (sections JUN and BABY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import events
from estaminet.games.dudab.material import BABY, CALL, CODES, JUNGLE, NO_OBLIGATION, VALUE, codes
from estaminet.games.dudab.rules.columns import bury
from estaminet.games.dudab.rules.demands import demand_nothing
from estaminet.games.dudab.rules.drawing import go_on
from estaminet.games.dudab.rules.ending import end_round
from estaminet.games.dudab.rules.frames import Frame

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def place_jungle(state: DudabState, column: int, tell: Tell | None) -> None:
    """JUN-01, JUN-02: across the end of the column, whatever its length."""
    state.frames.pop()
    state.jungle[column] = True
    if tell is not None:
        tell(events.JunglePlaced(state.asked, column))
    # JUN-16: a call needs its Dudab at the end of the column. JUN-17: a Shaman's demand does not.
    if state.obligation == CALL and state.obliged_column == column:
        demand_nothing(state)
        if tell is not None:
            tell(events.ObligationLapsed("call", column, "jungle"))
    go_on(state, tell)


def place_baby(state: DudabState, column: int, tell: Tell | None) -> None:
    """BABY-01 to 04: bury the column, turn a cover."""
    state.frames.pop()
    buried = bury(state, column)
    hidden = state.hidden[column]
    hidden += buried
    hidden.append(BABY)
    if tell is not None:
        tell(events.BabyPlaced(state.asked, column, codes(buried)))
    if state.obligation != NO_OBLIGATION and state.obliged_column == column:  # BABY-12
        if tell is not None:
            tell(events.ObligationLapsed("call" if state.obligation == CALL else "shaman", column, "baby"))
        demand_nothing(state)
    card = state.pile.pop()
    while card >= JUNGLE:  # BABY-11
        hidden.append(card)
        if tell is not None:
            tell(events.CoverJoined(column, "J" if card == JUNGLE else "BB"))
        if not state.pile:
            end_round(state, tell)
            return
        card = state.pile.pop()
    state.above[column].append(card)
    if tell is not None:
        tell(events.Covered(column, CODES[card]))
    if not state.pile:
        end_round(state, tell)
        return
    if VALUE[card] > 0:  # BABY-07
        everybody_draws(state, VALUE[card], tell)
    go_on(state, tell)


def everybody_draws(state: DudabState, value: int, tell: Tell | None) -> None:
    """BABY-04, BABY-05: from whoever placed the Baby on."""
    if state.single_chain:
        if state.mass_done:  # BABY-17
            if tell is not None:
                tell(events.NobodyDraws(value))
            return
        state.mass_done = True
    if tell is not None:
        tell(events.EverybodyDraws(state.asked, value))
    state.frames.append(Frame(Frame.MASS, state.asked, state.seats, value))
