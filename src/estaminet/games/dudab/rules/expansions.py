"""Jungles and Babies: cards that are placed the moment they are drawn (sections JUN and BABY)."""

from estaminet.games.dudab.events import (
    BabyPlaced,
    Covered,
    CoverJoined,
    EverybodyDraws,
    JunglePlaced,
    NobodyDraws,
    ObligationLapsed,
)
from estaminet.games.dudab.material import CODES
from estaminet.games.dudab.rules.cards import BABY, JUNGLE, VALUE
from estaminet.games.dudab.rules.scoring import codes
from estaminet.games.dudab.rules.table import CALL, MASS_FRAME, NO_OBLIGATION, Table
from estaminet.kernel.state import Tell


class Expansions(Table):
    def place_jungle(self, seat: int, column: int, tell: Tell | None) -> None:
        """JUN-01, JUN-02: across the end of the column, whatever its length."""
        self.jungle[column] = True
        if tell is not None:
            tell(JunglePlaced(seat, column))
        # JUN-16: a call needs its Dudab at the end of the column. JUN-17: a Shaman's demand does not.
        if self.obligation == CALL and self.obliged_column == column:
            self.oblige_nobody()
            if tell is not None:
                tell(ObligationLapsed("call", column, "jungle"))

    def place_baby(self, seat: int, column: int, tell: Tell | None) -> bool:
        """BABY-01 to 04: bury the column, turn a cover; False if that took the last card."""
        buried = self.bury(column)
        self.hidden[column] += buried
        self.hidden[column].append(BABY)
        if tell is not None:
            tell(BabyPlaced(seat, column, codes(buried)))
        if self.obligation != NO_OBLIGATION and self.obliged_column == column:  # BABY-12
            if tell is not None:
                tell(ObligationLapsed("call" if self.obligation == CALL else "shaman", column, "baby"))
            self.oblige_nobody()
        while True:
            card = self.pile.pop()
            if card < JUNGLE:
                break
            self.hidden[column].append(card)  # BABY-11
            if tell is not None:
                tell(CoverJoined(column, "J" if card == JUNGLE else "BB"))
            if not self.pile:
                return False
        self.above[column].append(card)
        if tell is not None:
            tell(Covered(column, CODES[card]))
        if not self.pile:
            return False
        value = VALUE[card]
        if value == 0:  # BABY-07
            return True
        if self.single_chain:
            if self.mass_done:  # BABY-17
                if tell is not None:
                    tell(NobodyDraws(value))
                return True
            self.mass_done = True
        if tell is not None:
            tell(EverybodyDraws(seat, value))
        self.push(MASS_FRAME, seat, self.seats, value)
        return True
