"""What may be done in a turn (sections TURN, DRAW, REACT, DUD and JUN).

These functions are the one source of legality: the list of legal actions asks them whether, a refusal asks them why
not. None is yes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules import reasons
from estaminet.games.dudab.rules.cards import ANSWERING, FACING, ON_TOP
from estaminet.games.dudab.rules.columns import room_below

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState


def against_card(state: DudabState, card: int, column: int) -> reasons.Reason | None:
    """Why this card may not be laid on this column in the present turn."""
    obligation = state.obligation
    if obligation != box.NO_OBLIGATION:
        if obligation == box.SHAMAN and card < box.NUMBERS:
            return reasons.NO_REACTION  # REACT-01
        if column != state.obliged_column:
            if obligation == box.SHAMAN:
                return reasons.REACT_ON_THE_SHAMAN  # REACT-02
            if card != box.DUDAB:
                return reasons.CALL_CLOSES_COLUMNS  # DUD-04
            if not state.dudab_anywhere:
                return reasons.DUDAB_ON_THE_CALLED  # DUD-09, DUD-17
    if card == box.DUDAB:
        return None  # DUD-01, JUN-13
    above = state.above[column]
    if not state.jungle[column]:
        if obligation == box.NO_OBLIGATION:
            return ON_TOP[above[-1]][card]
        if obligation == box.CALL:
            return ANSWERING[state.call][card]
        return None  # REACT-03: a reaction Shaman may have any colour
    below = state.below[column]
    place = len(below)
    if place < len(above):
        unlike = FACING[above[len(above) - 1 - place]][card]
        if unlike is not None:
            return (
                reasons.MIRROR_FOR_REACTION
                if obligation == box.SHAMAN and unlike is reasons.MIRROR_FOR_SHAMAN
                else unlike
            )
    if obligation == box.SHAMAN or place == 0:  # JUN-15, JUN-10
        return None
    top = below[-1]
    return None if top == box.DUDAB else ON_TOP[top][card]  # JUN-14, JUN-09


def against_call(state: DudabState, column: int, call: int) -> reasons.Reason | None:
    """Why a Dudab that is laid on this column may not name this call, or none."""
    if room_below(state, column):
        return None if call == box.NO_CALL else reasons.NO_CALL_BELOW_JUNGLE  # JUN-13, JUN-19
    return reasons.CALL_IS_COMPULSORY if call == box.NO_CALL and state.must_call else None  # DUD-19


def against_draw(state: DudabState, put: bool, can_lay: bool, can_answer: bool) -> reasons.Reason | None:
    """Why the active player may not draw, with or without putting a card away first.

    `can_lay`: it could lay a card; `can_answer`: one that is no Dudab.
    """
    call = state.obligation == box.CALL
    if state.obligation == box.SHAMAN:
        return reasons.DRAW_IN_REACTION
    if len(state.hands[state.active]) < box.HAND_MOST:
        if put:
            return reasons.PUT_WITH_FIVE_ONLY
        if call and can_answer and not state.may_draw_under_call:
            return reasons.MUST_ANSWER  # DUD-06, DUD-18
        return None  # DRAW-01, DUD-07, DUD-13
    if can_lay:  # DRAW-02, whatever the options
        if can_answer:
            return reasons.MUST_ANSWER if call and not state.may_draw_under_call else reasons.FIVE_AND_A_FIT
        return reasons.FIVE_AND_A_DUDAB_UNDER_CALL if call else reasons.FIVE_AND_A_DUDAB
    if call and state.edition_b:
        return reasons.DRAW_FIRST_IN_B if put else None  # DUD-16
    if put:
        return None  # DRAW-03, DUD-08
    return reasons.PUT_FIRST_UNDER_CALL if call else reasons.PUT_FIRST


def against_penalty(state: DudabState, can_lay: bool) -> reasons.Reason | None:
    """Why the active player may not take the penalty."""
    if state.obligation != box.SHAMAN:
        return reasons.NO_SHAMAN_DEMANDS
    return reasons.REACTION_IS_COMPULSORY if can_lay and must_react(state) else None


def must_react(state: DudabState) -> bool:
    """REACT-11: whether a reaction that can be laid has to be laid."""
    if state.shaman_answer == box.AT_FIVE:
        return len(state.hands[state.active]) == box.HAND_MOST
    return state.shaman_answer == box.ALWAYS


def can_lay(state: DudabState, only_answers: bool) -> bool:
    """Whether the active player could lay a card (only_answers: one that is no Dudab)."""
    for card in state.hands[state.active]:
        if card == box.DUDAB and only_answers:
            continue
        for column in range(state.width):
            if against_card(state, card, column) is None:
                return True
    return False


def forced_reactions(state: DudabState) -> list[int]:
    """REACT-11: the cards whose holder could not take the penalty now; everybody at the table can tell."""
    if not must_react(state):
        return []
    column = state.obliged_column
    return [card for card in range(box.FIRST_SHAMAN, box.HAND_KINDS) if against_card(state, card, column) is None]
