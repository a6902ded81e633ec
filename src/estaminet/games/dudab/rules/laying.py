"""What may be done in a turn, and laying a card (sections TURN, NUM, SHA, REACT, DUD, PICK and JUN).

`obstacle`, `call_obstacle`, `draw_obstacle` and `penalty_obstacle` are the one source of legality: the list of legal
actions asks them whether, a refusal asks them why not.
"""

from typing import Final

from estaminet.games.dudab.actions import ACTIONS, DRAW_INDEX, DUDAB_FROM, PENALTY_INDEX, PUT_FROM
from estaminet.games.dudab.events import CallAnswered, CallReplaced, Collected, Laid, ShamanDemands
from estaminet.games.dudab.material import CALLS, CODES
from estaminet.games.dudab.rules.cards import (
    ANSWER,
    CALL_CLOSES_COLUMNS,
    DUDAB,
    DUDAB_ON_THE_CALLED,
    FIRST_SHAMAN,
    FITS,
    HAND_KINDS,
    NEIGHBOUR,
    NO_CALL,
    NO_REACTION,
    NUMBERS,
    OPPOSITE,
    REACT_ON_THE_SHAMAN,
)
from estaminet.games.dudab.rules.drawing import Drawing
from estaminet.games.dudab.rules.scoring import codes
from estaminet.games.dudab.rules.table import (
    ALWAYS,
    AT_FIVE,
    CALL,
    COLUMN_MOST,
    HAND_LEAST,
    HAND_MOST,
    NO_OBLIGATION,
    REFILL_FRAME,
    SHAMAN,
    SHED_FRAME,
    TO_NAME,
)
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Action

# More reasons against an action; those against a card are in cards.py.
NO_CALL_BELOW_JUNGLE: Final = 20
CALL_IS_COMPULSORY: Final = 21
DRAW_IN_REACTION: Final = 22
PUT_WITH_FIVE_ONLY: Final = 23
MUST_ANSWER: Final = 24
FIVE_AND_A_FIT: Final = 25
FIVE_AND_A_DUDAB: Final = 26
FIVE_AND_A_DUDAB_UNDER_CALL: Final = 27
PUT_FIRST: Final = 28
PUT_FIRST_UNDER_CALL: Final = 29
DRAW_FIRST_IN_B: Final = 30
NO_SHAMAN_DEMANDS: Final = 31
REACTION_IS_COMPULSORY: Final = 32

_TABLE: Final[list[Action]] = list(ACTIONS)
_COLUMNS: Final = 3
_CALLS: Final = 13
_WITH_CALLS: Final[list[list[Action]]] = [
    _TABLE[DUDAB_FROM + c * _CALLS : DUDAB_FROM + c * _CALLS + NO_CALL] for c in range(_COLUMNS)
]
_WITHOUT_CALL: Final[list[Action]] = [_TABLE[DUDAB_FROM + c * _CALLS + NO_CALL] for c in range(_COLUMNS)]
_DRAW: Final[Action] = _TABLE[DRAW_INDEX]
_PENALTY: Final[Action] = _TABLE[PENALTY_INDEX]
_PUTS: Final[list[Action]] = _TABLE[PUT_FROM : PUT_FROM + HAND_KINDS]


class Laying(Drawing):
    def obstacle(self, card: int, column: int) -> int:
        """Why this card may not be laid on this column in the present turn; `FITS` if it may."""
        obligation = self.obligation
        if obligation != NO_OBLIGATION:
            if obligation == SHAMAN and card < NUMBERS:
                return NO_REACTION  # REACT-01
            if column != self.obliged_column:
                if obligation == SHAMAN:
                    return REACT_ON_THE_SHAMAN  # REACT-02
                if card != DUDAB:
                    return CALL_CLOSES_COLUMNS  # DUD-04
                if not self.dudab_anywhere:
                    return DUDAB_ON_THE_CALLED  # DUD-09, DUD-17
        if card == DUDAB:
            return FITS  # DUD-01, JUN-13
        above = self.above[column]
        if not self.jungle[column]:
            if obligation == NO_OBLIGATION:
                return NEIGHBOUR[above[-1]][card]
            if obligation == CALL:
                return ANSWER[self.call][card]
            return FITS  # REACT-03: a reaction Shaman may have any colour
        below = self.below[column]
        place = len(below)
        if place < len(above):
            opposite = OPPOSITE[above[len(above) - 1 - place]][card]
            if opposite != FITS:
                return opposite
        if obligation == SHAMAN or place == 0:  # JUN-15, JUN-10
            return FITS
        top = below[-1]
        return FITS if top == DUDAB else NEIGHBOUR[top][card]  # JUN-14, JUN-09

    def call_obstacle(self, column: int, call: int) -> int:
        """Why a Dudab that is laid on this column may not name this call, or none."""
        if self.room_below(column):
            return FITS if call == NO_CALL else NO_CALL_BELOW_JUNGLE  # JUN-13, JUN-19
        return CALL_IS_COMPULSORY if call == NO_CALL and self.must_call else FITS  # DUD-19

    def draw_obstacle(self, put: bool, can_lay: bool, can_answer: bool) -> int:
        """Why this seat may not draw, with or without putting a card away first.

        `can_lay`: it could lay a card; `can_answer`: one that is no Dudab.
        """
        call = self.obligation == CALL
        if self.obligation == SHAMAN:
            return DRAW_IN_REACTION
        if len(self.hands[self.active]) < HAND_MOST:
            if put:
                return PUT_WITH_FIVE_ONLY
            if call and can_answer and not self.may_draw_under_call:
                return MUST_ANSWER  # DUD-06, DUD-18
            return FITS  # DRAW-01, DUD-07, DUD-13
        if can_lay:  # DRAW-02, whatever the flags
            if can_answer:
                return MUST_ANSWER if call and not self.may_draw_under_call else FIVE_AND_A_FIT
            return FIVE_AND_A_DUDAB_UNDER_CALL if call else FIVE_AND_A_DUDAB
        if call and self.edition_b:
            return DRAW_FIRST_IN_B if put else FITS  # DUD-16
        if put:
            return FITS  # DRAW-03, DUD-08
        return PUT_FIRST_UNDER_CALL if call else PUT_FIRST

    def penalty_obstacle(self, can_lay: bool) -> int:
        """Why this seat may not take the penalty."""
        if self.obligation != SHAMAN:
            return NO_SHAMAN_DEMANDS
        if can_lay and self.must_react():
            return REACTION_IS_COMPULSORY
        return FITS

    def must_react(self) -> bool:
        """REACT-11: whether a reaction that can be laid has to be laid."""
        if self.shaman_answer == AT_FIVE:
            return len(self.hands[self.active]) == HAND_MOST
        return self.shaman_answer == ALWAYS

    def turn_actions(self) -> list[Action]:
        """Everything the active player may do in this turn: cards in deck order, each by column; then drawing."""
        found: list[Action] = []
        can_answer = False
        can_lay = False
        last = -1
        hand = self.hands[self.active]
        for card in hand:
            if card == last:
                continue
            last = card
            for column in range(self.width):
                if self.obstacle(card, column) != FITS:
                    continue
                can_lay = True
                if card != DUDAB:
                    can_answer = True
                    found.append(_TABLE[card * _COLUMNS + column])
                    continue
                if self.call_obstacle(column, 0) == FITS:
                    found.extend(_WITH_CALLS[column])
                if self.call_obstacle(column, NO_CALL) == FITS:
                    found.append(_WITHOUT_CALL[column])
        if self.obligation == SHAMAN:
            if self.penalty_obstacle(can_lay) == FITS:
                found.append(_PENALTY)
            return found
        if self.draw_obstacle(False, can_lay, can_answer) == FITS:
            found.append(_DRAW)
        if self.draw_obstacle(True, can_lay, can_answer) == FITS:
            last = -1
            for card in hand:
                if card != last:
                    found.append(_PUTS[card])
                last = card
        return found

    def can_lay(self, only_answers: bool) -> bool:
        """Whether the active player could lay a card (only_answers: one that is no Dudab)."""
        for card in self.hands[self.active]:
            if card == DUDAB and only_answers:
                continue
            for column in range(self.width):
                if self.obstacle(card, column) == FITS:
                    return True
        return False

    def forced_reactions(self) -> list[int]:
        """REACT-11: the cards whose holder could not take the penalty now; everybody at the table can tell."""
        if not self.must_react():
            return []
        return [card for card in range(FIRST_SHAMAN, HAND_KINDS) if self.obstacle(card, self.obliged_column) == FITS]

    def lay(self, card: int, column: int, call: int, tell: Tell | None) -> None:
        """PICK-06: lay, with the call; collect, shed, refill."""
        seat = self.active
        if tell is not None:
            named = CALLS[call] if card == DUDAB and call != NO_CALL else None
            tell(Laid(seat, CODES[card], column, named, self.rule_of(card, column)))
        hand = self.hands[seat]
        hand.remove(card)
        if self.jungle[column]:
            below = self.below[column]
            below.append(card)
            overflow = len(below) > len(self.above[column])  # JUN-06
        else:
            above = self.above[column]
            above.append(card)
            overflow = len(above) > COLUMN_MOST  # PICK-01
        if overflow:
            self.collect(seat, column, tell)
        self.oblige(seat, card, column, call, tell)
        if overflow and len(hand) > HAND_LEAST:
            self.push(SHED_FRAME, seat, TO_NAME, 0)
            self.go_on(tell)
        elif len(hand) < HAND_LEAST:
            self.push(REFILL_FRAME, seat, 0, 0)
            self.go_on(tell)
        else:
            self.end_turn()

    def oblige(self, seat: int, card: int, column: int, call: int, tell: Tell | None) -> None:
        """What the laid card means for the next seat."""
        calling = card == DUDAB and call != NO_CALL
        if self.obligation == CALL:
            if card == DUDAB and not calling and self.obliged_column != column:
                return  # DUD-17: the older call stays open
            if tell is not None:
                if card == DUDAB:
                    rule = "DUDAB-DUD-17" if self.obliged_column != column else "DUDAB-DUD-09"
                    tell(CallReplaced(CALLS[self.call], rule))
                else:
                    tell(CallAnswered(seat, column, CALLS[self.call]))
        if calling:
            self.obligation = CALL
            self.obliged_column = column
            self.call = call
            self.caller = seat
        elif FIRST_SHAMAN <= card < DUDAB:  # SHA-06
            self.oblige_nobody()
            self.obligation = SHAMAN
            self.obliged_column = column
            if tell is not None:
                tell(ShamanDemands((seat + 1) % self.seats, column))
        elif self.obligation != NO_OBLIGATION:
            self.oblige_nobody()

    def collect(self, seat: int, column: int, tell: Tell | None) -> None:
        """PICK-01, PICK-02, JUN-06, BABY-09: take all but the newest card, which heads the new column."""
        hidden = self.hidden[column]
        had_jungle = self.jungle[column]
        visible = self.bury(column)
        newest = visible.pop()
        self.above[column].append(newest)
        self.hidden[column] = []
        if tell is not None:
            rule = "DUDAB-PICK-01"
            if had_jungle:
                rule = "DUDAB-JUN-06"
            elif hidden:
                rule = "DUDAB-BABY-09"
            tell(Collected(seat, column, codes(hidden + visible), len(hidden), rule))
        own = self.own_public[seat]
        own += hidden
        own += visible

    def rule_of(self, card: int, column: int) -> str:
        """The clause by which a legal card fits, for the log."""
        if self.room_below(column):
            if card == DUDAB:
                return "DUDAB-JUN-13"
            if card >= FIRST_SHAMAN:
                return "DUDAB-JUN-15" if self.obligation == SHAMAN else "DUDAB-JUN-14"
            return "DUDAB-JUN-08"
        if self.obligation == SHAMAN:
            return "DUDAB-REACT-04" if card == DUDAB else "DUDAB-REACT-03"
        if self.obligation == CALL:
            if card == DUDAB:
                return "DUDAB-DUD-17" if column != self.obliged_column else "DUDAB-DUD-09"
            return "DUDAB-DUD-05" if card < NUMBERS else "DUDAB-SHA-04"
        if card == DUDAB:
            return "DUDAB-DUD-01"
        top = self.top(column)
        if top == DUDAB and self.jungle[column]:
            return "DUDAB-JUN-14"  # the card too many, opposite nothing
        if card >= FIRST_SHAMAN:
            return "DUDAB-SHA-01"
        if top == DUDAB:
            return "DUDAB-NUM-04"
        return "DUDAB-NUM-01" if top < NUMBERS else "DUDAB-NUM-03"
