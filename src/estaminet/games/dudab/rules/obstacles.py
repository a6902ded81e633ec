"""What may lie where, and what may be done in a turn (sections NUM, SHA, TURN, DRAW, REACT, DUD and JUN).

These functions are the one source of legality: the list of legal actions asks them whether, a refusal asks them why
not. None is yes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules.columns import room_below

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState


class Reason:
    """A clause, and the message `refusal-<message>`. Functions that look for one return None where all is well."""

    def __init__(self, clause: str, message: str) -> None:
        self.clause = clause
        self.message = message


# Those that are looked for in play, made once. The others stand in the tables below, each at its rule.

# Against a card as an answer or a reaction

NO_REACTION: Final = Reason("DUDAB-REACT-01", "no-reaction")
REACT_ON_THE_SHAMAN: Final = Reason("DUDAB-REACT-02", "react-on-the-shaman")
CALL_CLOSES_COLUMNS: Final = Reason("DUDAB-DUD-04", "call-closes-columns")
DUDAB_ON_THE_CALLED: Final = Reason("DUDAB-DUD-09", "dudab-on-the-called")

# Against a card below a Jungle

MIRROR_FOR_SHAMAN: Final = Reason("DUDAB-JUN-14", "mirror-for-shaman")
MIRROR_FOR_REACTION: Final = Reason("DUDAB-JUN-15", "mirror-for-shaman")

# Against a call

NO_CALL_BELOW_JUNGLE: Final = Reason("DUDAB-JUN-13", "no-call-below-jungle")
CALL_IS_COMPULSORY: Final = Reason("DUDAB-DUD-19", "call-is-compulsory")

# Against drawing

DRAW_IN_REACTION: Final = Reason("DUDAB-REACT-01", "draw-in-reaction")
PUT_WITH_FIVE_ONLY: Final = Reason("DUDAB-DRAW-03", "put-with-five-only")
MUST_ANSWER: Final = Reason("DUDAB-DUD-06", "must-answer")
FIVE_AND_A_FIT: Final = Reason("DUDAB-DRAW-02", "five-and-a-fit")
FIVE_AND_A_DUDAB: Final = Reason("DUDAB-DRAW-04", "five-and-a-dudab")
FIVE_AND_A_DUDAB_UNDER_CALL: Final = Reason("DUDAB-DUD-14", "five-and-a-dudab-under-call")
PUT_FIRST: Final = Reason("DUDAB-DRAW-03", "put-first")
PUT_FIRST_UNDER_CALL: Final = Reason("DUDAB-DUD-08", "put-first-under-call")
DRAW_FIRST_IN_B: Final = Reason("DUDAB-DUD-16", "draw-first")

# Against the penalty

NO_SHAMAN_DEMANDS: Final = Reason("DUDAB-REACT-01", "no-shaman-demands")
REACTION_IS_COMPULSORY: Final = Reason("DUDAB-REACT-11", "reaction-is-compulsory")


def on_top(top: int, card: int) -> Reason | None:
    """A card on the last card of a column, when nothing is demanded and no Jungle is in the way."""
    if card == box.DUDAB:  # DUD-01
        return None
    same_colour = box.colour_of(top) == box.colour_of(card)
    if box.is_shaman(card):
        if top == box.DUDAB:
            return Reason("DUDAB-SHA-03", "shaman-on-dudab")
        if box.is_shaman(top):
            return Reason("DUDAB-SHA-02", "shaman-on-shaman")
        return None if same_colour else Reason("DUDAB-SHA-01", "shaman-on-other-colour")
    if top == box.DUDAB:  # NUM-04
        return None
    if box.is_shaman(top):
        return None if same_colour else Reason("DUDAB-NUM-03", "other-colour-than-shaman")
    if same_colour:
        return Reason("DUDAB-NUM-01", "same-colour")
    if box.symbol_of(top) == box.symbol_of(card):
        return Reason("DUDAB-NUM-01", "same-symbol")
    step = abs(box.value_of(top) - box.value_of(card))
    if step == 1:
        return None
    return Reason("DUDAB-NUM-02", "no-wrap") if step == 3 else Reason("DUDAB-NUM-01", "not-one-away")


def facing(opposite: int, card: int) -> Reason | None:
    """A card below a Jungle, facing that one (JUN-08, JUN-11 to 14)."""
    if card == box.DUDAB:
        return None
    if opposite == box.DUDAB:
        return Reason("DUDAB-JUN-12", "mirror-dudab")
    if box.is_shaman(opposite):
        return None if box.is_shaman(card) else Reason("DUDAB-JUN-11", "mirror-shaman")
    if box.is_shaman(card):
        return None if box.colour_of(card) == box.colour_of(opposite) else MIRROR_FOR_SHAMAN
    if (
        box.colour_of(card) == box.colour_of(opposite)
        or box.value_of(card) == box.value_of(opposite)
        or box.symbol_of(card) == box.symbol_of(opposite)
    ):
        return None
    return Reason("DUDAB-JUN-08", "mirror")


def answering(call: int, card: int) -> Reason | None:
    """A card on a Dudab that calls this (NUM-05, SHA-04, SHA-05). A Dudab may be laid too, but is no answer."""
    if card == box.DUDAB:
        return None
    if box.is_shaman(card):
        if call >= box.COLOUR_CALLS:
            return Reason("DUDAB-SHA-05", "shaman-has-colour-only")
        return None if box.colour_of(card) == call else Reason("DUDAB-SHA-04", "shaman-of-other-colour")
    if call < box.COLOUR_CALLS:
        has = box.colour_of(card) == call
    elif call < box.VALUE_CALLS:
        has = box.symbol_of(card) == call - box.COLOUR_CALLS
    else:
        has = box.value_of(card) == call - box.VALUE_CALLS + 1
    return None if has else Reason("DUDAB-NUM-05", "no-answer")


Against = list[list[Reason | None]]
ON_TOP: Final[Against] = [[on_top(top, card) for card in range(box.HAND_KINDS)] for top in range(box.HAND_KINDS)]
FACING: Final[Against] = [
    [facing(opposite, card) for card in range(box.HAND_KINDS)] for opposite in range(box.HAND_KINDS)
]
ANSWERING: Final[Against] = [[answering(call, card) for card in range(box.HAND_KINDS)] for call in range(box.NO_CALL)]


def against_card(state: DudabState, card: int, column: int) -> Reason | None:
    """Why this card may not be laid on this column in the present turn."""
    obligation = state.obligation
    if obligation != box.NO_OBLIGATION:
        if obligation == box.SHAMAN and card < box.NUMBERS:
            return NO_REACTION  # REACT-01
        if column != state.obliged_column:
            if obligation == box.SHAMAN:
                return REACT_ON_THE_SHAMAN  # REACT-02
            if card != box.DUDAB:
                return CALL_CLOSES_COLUMNS  # DUD-04
            if not state.house.dudab_anywhere:
                return DUDAB_ON_THE_CALLED  # DUD-09, DUD-17
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
            return MIRROR_FOR_REACTION if obligation == box.SHAMAN and unlike is MIRROR_FOR_SHAMAN else unlike
    if obligation == box.SHAMAN or place == 0:  # JUN-15, JUN-10
        return None
    top = below[-1]
    return None if top == box.DUDAB else ON_TOP[top][card]  # JUN-14, JUN-09


def against_call(state: DudabState, column: int, call: int) -> Reason | None:
    """Why a Dudab that is laid on this column may not name this call, or none."""
    if room_below(state, column):
        return None if call == box.NO_CALL else NO_CALL_BELOW_JUNGLE  # JUN-13, JUN-19
    return CALL_IS_COMPULSORY if call == box.NO_CALL and state.house.must_call else None  # DUD-19


def against_draw(state: DudabState, put: bool, can_lay: bool, can_answer: bool) -> Reason | None:
    """Why the active player may not draw, with or without putting a card away first.

    `can_lay`: it could lay a card; `can_answer`: one that is no Dudab.
    """
    call = state.obligation == box.CALL
    if state.obligation == box.SHAMAN:
        return DRAW_IN_REACTION
    if len(state.hands[state.active]) < box.HAND_MOST:
        if put:
            return PUT_WITH_FIVE_ONLY
        if call and can_answer and not state.house.may_draw_under_call:
            return MUST_ANSWER  # DUD-06, DUD-18
        return None  # DRAW-01, DUD-07, DUD-13
    if can_lay:  # DRAW-02, whatever the options
        if can_answer:
            return MUST_ANSWER if call and not state.house.may_draw_under_call else FIVE_AND_A_FIT
        return FIVE_AND_A_DUDAB_UNDER_CALL if call else FIVE_AND_A_DUDAB
    if call and state.house.edition_b:
        return DRAW_FIRST_IN_B if put else None  # DUD-16
    if put:
        return None  # DRAW-03, DUD-08
    return PUT_FIRST_UNDER_CALL if call else PUT_FIRST


def against_penalty(state: DudabState, can_lay: bool) -> Reason | None:
    """Why the active player may not take the penalty."""
    if state.obligation != box.SHAMAN:
        return NO_SHAMAN_DEMANDS
    return REACTION_IS_COMPULSORY if can_lay and must_react(state) else None


def must_react(state: DudabState) -> bool:
    """REACT-11: whether a reaction that can be laid has to be laid."""
    if state.house.shaman_answer == box.AT_FIVE:
        return len(state.hands[state.active]) == box.HAND_MOST
    return state.house.shaman_answer == box.ALWAYS


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
