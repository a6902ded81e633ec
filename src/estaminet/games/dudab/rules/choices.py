"""The legal actions of the seat that is asked, and why any other is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from estaminet.games.dudab.actions import (
    ACTIONS,
    BABY_FROM,
    DRAW_INDEX,
    DUDAB_FROM,
    JUNGLE_FROM,
    PENALTY_INDEX,
    PUT_FROM,
    SHED_FROM,
    SHED_TO_FROM,
    TRIM_FROM,
)
from estaminet.games.dudab.material import (
    CALL,
    CALL_CHOICES,
    CALLS,
    CODES,
    DUDAB,
    HAND_LEAST,
    HAND_MOST,
    MOST_COLUMNS,
    NO_CALL,
    NO_CARD,
    NO_COLUMN,
    PLACE_BABY,
    PLACE_JUNGLE,
    SHAMAN,
    SHED,
    SHED_TO,
    TRIM,
    TURN,
    call_word,
    card_word,
)
from estaminet.games.dudab.rules.columns import room_below, top_of
from estaminet.games.dudab.rules.obstacles import against_call, against_card, against_draw, against_penalty, can_lay
from estaminet.games.dudab.rules.reasons import Reason
from estaminet.kernel.values import Action, Arg, Refusal

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState

# actions.py is not compiled: here its table is at hand.
_TABLE: Final[list[Action]] = list(ACTIONS)
_WITH_CALLS: Final[list[list[Action]]] = [
    _TABLE[DUDAB_FROM + column * CALL_CHOICES : DUDAB_FROM + column * CALL_CHOICES + NO_CALL]
    for column in range(MOST_COLUMNS)
]


def choices(state: DudabState) -> list[Action]:
    """Everything the asked seat may do."""
    asking = state.asking
    if asking == TURN:
        return turn_choices(state)
    if asking == TRIM:
        return one_for_each_card(state.hands[state.asked], TRIM_FROM)
    if asking == SHED:
        return one_for_each_card(state.hands[state.asked], SHED_FROM)
    if asking == SHED_TO:
        return _TABLE[SHED_TO_FROM:SHED_FROM]
    if asking == PLACE_JUNGLE:  # JUN-01
        return [_TABLE[JUNGLE_FROM + column] for column in range(state.width) if not state.jungle[column]]
    return _TABLE[BABY_FROM : BABY_FROM + state.width]


def one_for_each_card(hand: list[int], first: int) -> list[Action]:
    """One action for each kind of card in hand."""
    actions: list[Action] = []
    last = NO_CARD
    for card in hand:
        if card != last:
            actions.append(_TABLE[first + card])
        last = card
    return actions


def turn_choices(state: DudabState) -> list[Action]:
    """Everything the active player may do in this turn: cards in deck order, each by column; then drawing."""
    actions: list[Action] = []
    answers = False
    lays = False
    last = NO_CARD
    hand = state.hands[state.active]
    for card in hand:
        if card == last:
            continue
        last = card
        for column in range(state.width):
            if against_card(state, card, column) is not None:
                continue
            lays = True
            if card != DUDAB:
                answers = True
                actions.append(_TABLE[card * MOST_COLUMNS + column])
                continue
            if against_call(state, column, 0) is None:
                actions.extend(_WITH_CALLS[column])
            if against_call(state, column, NO_CALL) is None:
                actions.append(_TABLE[DUDAB_FROM + column * CALL_CHOICES + NO_CALL])
    if state.obligation == SHAMAN:
        if against_penalty(state, lays) is None:
            actions.append(_TABLE[PENALTY_INDEX])
        return actions
    if against_draw(state, False, lays, answers) is None:
        actions.append(_TABLE[DRAW_INDEX])
    if against_draw(state, True, lays, answers) is None:
        actions.extend(one_for_each_card(hand, PUT_FROM))
    return actions


def turn_refusal(state: DudabState, index: int) -> Refusal | None:
    """Why the active player may not do this in this turn."""
    if index < DUDAB_FROM:
        return lay_refusal(state, index // MOST_COLUMNS, index % MOST_COLUMNS, NO_CALL)
    if index < DRAW_INDEX:
        place = index - DUDAB_FROM
        return lay_refusal(state, DUDAB, place // CALL_CHOICES, place % CALL_CHOICES)
    if index < PENALTY_INDEX:
        put = index != DRAW_INDEX
        if put and index - PUT_FROM not in state.hands[state.active]:
            return not_held(index - PUT_FROM)
        why = against_draw(state, put, can_lay(state, False), can_lay(state, True))
        return refusal_for(state, why, NO_CARD, NO_COLUMN)
    if index == PENALTY_INDEX:
        return refusal_for(state, against_penalty(state, can_lay(state, False)), NO_CARD, NO_COLUMN)
    if index < BABY_FROM:
        return Refusal("DUDAB-JUN-01", "no-jungle-drawn")
    if index < TRIM_FROM:
        return Refusal("DUDAB-BABY-01", "no-baby-drawn")
    if index < SHED_TO_FROM:
        return Refusal("DUDAB-HAND-02", "nothing-to-trim")
    return Refusal("DUDAB-PICK-03", "nothing-to-shed")


def lay_refusal(state: DudabState, card: int, column: int, call: int) -> Refusal | None:
    if card not in state.hands[state.active]:
        return not_held(card)
    if column >= state.width:
        return no_such_column(state, column)
    why = against_card(state, card, column)
    if why is None and card == DUDAB:
        why = against_call(state, column, call)
    return refusal_for(state, why, card, column)


def refusal_for(state: DudabState, why: Reason | None, card: int, column: int) -> Refusal | None:
    """The refusal for this reason, with what its sentence speaks about."""
    if why is None:
        return None
    args: dict[str, Arg] = {}
    if card != NO_CARD:
        args["card"] = card_word(CODES[card])
        args["column"] = column + 1
        args["top"] = card_word(CODES[top_of(state, column)])
        if room_below(state, column):
            args["opposite"] = card_word(CODES[state.above[column][-1 - len(state.below[column])]])
    if state.obliged_column != NO_COLUMN:
        args["obliged"] = state.obliged_column + 1
    if state.obligation == CALL:
        args["call"] = call_word(CALLS[state.call])
    clause = why.clause
    if clause == "DUDAB-NUM-01" and card != NO_CARD and state.jungle[column]:
        clause = "DUDAB-JUN-09"  # The same rule, said where one reads of Jungles.
    return Refusal(clause, why.message, args)


def work_refusal(state: DudabState, index: int) -> Refusal | None:
    """Against anything but the one thing that is asked while a piece of work is unfinished."""
    hand = state.hands[state.asked]
    if state.asking == PLACE_JUNGLE:
        if not JUNGLE_FROM <= index < BABY_FROM:
            return Refusal("DUDAB-JUN-01", "jungle-first")
        column = index - JUNGLE_FROM
        if column >= state.width:
            return no_such_column(state, column)
        return Refusal("DUDAB-JUN-01", "has-jungle", {"column": column + 1}) if state.jungle[column] else None
    if state.asking == PLACE_BABY:
        if not BABY_FROM <= index < TRIM_FROM:
            return Refusal("DUDAB-BABY-01", "baby-first")
        column = index - BABY_FROM
        return no_such_column(state, column) if column >= state.width else None
    if state.asking == TRIM:
        if not TRIM_FROM <= index < SHED_TO_FROM:
            return Refusal("DUDAB-HAND-02", "trim-first", {"count": len(hand) - HAND_MOST})
        return None if index - TRIM_FROM in hand else not_held(index - TRIM_FROM)
    if state.asking == SHED_TO:
        if SHED_TO_FROM <= index < SHED_FROM:
            return None
        return Refusal("DUDAB-PICK-04", "name-place-first", {"count": len(hand) - HAND_LEAST})
    if SHED_TO_FROM <= index < SHED_FROM:
        return Refusal("DUDAB-PICK-04", "place-is-named")
    if index < SHED_FROM:
        return Refusal("DUDAB-PICK-03", "shed-first", {"count": len(hand) - HAND_LEAST})
    return None if index - SHED_FROM in hand else not_held(index - SHED_FROM)


def not_held(card: int) -> Refusal:
    return Refusal("DUDAB-TURN-01", "not-held", {"card": card_word(CODES[card])})


def no_such_column(state: DudabState, column: int) -> Refusal:
    return Refusal("DUDAB-SETUP-05", "no-such-column", {"column": column + 1, "columns": state.width})
