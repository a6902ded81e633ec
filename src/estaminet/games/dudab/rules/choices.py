"""The legal actions of the seat that is asked, and why any other is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from estaminet.games.dudab import actions
from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules import obstacles
from estaminet.games.dudab.rules.columns import room_below, top_of
from estaminet.kernel.values import Action, Arg, Refusal

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState

# actions.py is not compiled: here its table is at hand.
_TABLE: Final[list[Action]] = list(actions.ACTIONS)
_WITH_CALLS: Final[list[list[Action]]] = [
    _TABLE[box.DUDAB_FROM + column * box.CALL_CHOICES : box.DUDAB_FROM + column * box.CALL_CHOICES + box.NO_CALL]
    for column in range(box.MOST_COLUMNS)
]


def choices(state: DudabState) -> list[Action]:
    """Everything the asked seat may do."""
    asking = state.asking
    if asking == box.TURN:
        return turn_choices(state)
    if asking == box.TRIM:
        return one_for_each_card(state.hands[state.asked], box.TRIM_FROM)
    if asking == box.SHED:
        return one_for_each_card(state.hands[state.asked], box.SHED_FROM)
    if asking == box.SHED_TO:
        return _TABLE[box.SHED_TO_FROM : box.SHED_FROM]
    if asking == box.PLACE_JUNGLE:  # JUN-01
        return [_TABLE[box.JUNGLE_FROM + column] for column in range(state.width) if not state.jungle[column]]
    return _TABLE[box.BABY_FROM : box.BABY_FROM + state.width]


def one_for_each_card(hand: list[int], first: int) -> list[Action]:
    """One action for each kind of card in hand."""
    legal: list[Action] = []
    last = box.NO_CARD
    for card in hand:
        if card != last:
            legal.append(_TABLE[first + card])
        last = card
    return legal


def turn_choices(state: DudabState) -> list[Action]:
    """Everything the active player may do in this turn: cards in deck order, each by column; then drawing."""
    legal: list[Action] = []
    answers = False
    lays = False
    last = box.NO_CARD
    hand = state.hands[state.active]
    for card in hand:
        if card == last:
            continue
        last = card
        for column in range(state.width):
            if obstacles.against_card(state, card, column) is not None:
                continue
            lays = True
            if card != box.DUDAB:
                answers = True
                legal.append(_TABLE[card * box.MOST_COLUMNS + column])
                continue
            if obstacles.against_call(state, column, 0) is None:
                legal.extend(_WITH_CALLS[column])
            if obstacles.against_call(state, column, box.NO_CALL) is None:
                legal.append(_TABLE[box.DUDAB_FROM + column * box.CALL_CHOICES + box.NO_CALL])
    if state.obligation == box.SHAMAN:
        if obstacles.against_penalty(state, lays) is None:
            legal.append(_TABLE[box.PENALTY_INDEX])
        return legal
    if obstacles.against_draw(state, False, lays, answers) is None:
        legal.append(_TABLE[box.DRAW_INDEX])
    if obstacles.against_draw(state, True, lays, answers) is None:
        legal.extend(one_for_each_card(hand, box.PUT_FROM))
    return legal


def turn_refusal(state: DudabState, index: int) -> Refusal | None:
    """Why the active player may not do this in this turn."""
    if index < box.DRAW_INDEX:
        return lay_refusal(state, box.CARD_AT[index], box.COLUMN_AT[index], box.CALL_AT[index])
    if index < box.PENALTY_INDEX:
        put = index != box.DRAW_INDEX
        if put and index - box.PUT_FROM not in state.hands[state.active]:
            return not_held(index - box.PUT_FROM)
        why = obstacles.against_draw(state, put, obstacles.can_lay(state, False), obstacles.can_lay(state, True))
        return refusal_for(state, why, box.NO_CARD, box.NO_COLUMN)
    if index == box.PENALTY_INDEX:
        return refusal_for(
            state, obstacles.against_penalty(state, obstacles.can_lay(state, False)), box.NO_CARD, box.NO_COLUMN
        )
    if index < box.BABY_FROM:
        return Refusal("DUDAB-JUN-01", "no-jungle-drawn")
    if index < box.TRIM_FROM:
        return Refusal("DUDAB-BABY-01", "no-baby-drawn")
    if index < box.SHED_TO_FROM:
        return Refusal("DUDAB-HAND-02", "nothing-to-trim")
    return Refusal("DUDAB-PICK-03", "nothing-to-shed")


def lay_refusal(state: DudabState, card: int, column: int, call: int) -> Refusal | None:
    if card not in state.hands[state.active]:
        return not_held(card)
    if column >= state.width:
        return no_such_column(state, column)
    why = obstacles.against_card(state, card, column)
    if why is None and card == box.DUDAB:
        why = obstacles.against_call(state, column, call)
    return refusal_for(state, why, card, column)


def refusal_for(state: DudabState, why: obstacles.Reason | None, card: int, column: int) -> Refusal | None:
    """The refusal for this reason, with what its sentence speaks about."""
    if why is None:
        return None
    args: dict[str, Arg] = {}
    if card != box.NO_CARD:
        args["card"] = box.card_word(box.CODES[card])
        args["column"] = column + 1
        args["top"] = box.card_word(box.CODES[top_of(state, column)])
        if room_below(state, column):
            args["opposite"] = box.card_word(box.CODES[state.above[column][-1 - len(state.below[column])]])
    if state.obliged_column != box.NO_COLUMN:
        args["obliged"] = state.obliged_column + 1
    if state.obligation == box.CALL:
        args["call"] = box.call_word(box.CALLS[state.call])
    clause = why.clause
    if clause == "DUDAB-NUM-01" and card != box.NO_CARD and state.jungle[column]:
        clause = "DUDAB-JUN-09"  # The same rule, said where one reads of Jungles.
    return Refusal(clause, why.message, args)


def work_refusal(state: DudabState, index: int) -> Refusal | None:
    """Against anything but the one thing that is asked while a piece of work is unfinished."""
    hand = state.hands[state.asked]
    if state.asking == box.PLACE_JUNGLE:
        if not box.JUNGLE_FROM <= index < box.BABY_FROM:
            return Refusal("DUDAB-JUN-01", "jungle-first")
        column = index - box.JUNGLE_FROM
        if column >= state.width:
            return no_such_column(state, column)
        return Refusal("DUDAB-JUN-01", "has-jungle", {"column": column + 1}) if state.jungle[column] else None
    if state.asking == box.PLACE_BABY:
        if not box.BABY_FROM <= index < box.TRIM_FROM:
            return Refusal("DUDAB-BABY-01", "baby-first")
        column = index - box.BABY_FROM
        return no_such_column(state, column) if column >= state.width else None
    if state.asking == box.TRIM:
        if not box.TRIM_FROM <= index < box.SHED_TO_FROM:
            return Refusal("DUDAB-HAND-02", "trim-first", {"count": len(hand) - box.HAND_MOST})
        return None if index - box.TRIM_FROM in hand else not_held(index - box.TRIM_FROM)
    if state.asking == box.SHED_TO:
        if box.SHED_TO_FROM <= index < box.SHED_FROM:
            return None
        return Refusal("DUDAB-PICK-04", "name-place-first", {"count": len(hand) - box.HAND_LEAST})
    if box.SHED_TO_FROM <= index < box.SHED_FROM:
        return Refusal("DUDAB-PICK-04", "place-is-named")
    if index < box.SHED_FROM:
        return Refusal("DUDAB-PICK-03", "shed-first", {"count": len(hand) - box.HAND_LEAST})
    return None if index - box.SHED_FROM in hand else not_held(index - box.SHED_FROM)


def not_held(card: int) -> Refusal:
    return Refusal("DUDAB-TURN-01", "not-held", {"card": box.card_word(box.CODES[card])})


def no_such_column(state: DudabState, column: int) -> Refusal:
    return Refusal("DUDAB-SETUP-05", "no-such-column", {"column": column + 1, "columns": state.width})
