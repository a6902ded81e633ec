"""Drawing, and everything that happens by itself until somebody is asked again (sections HAND, DRAW, END)."""

from typing import Final

from estaminet.games.dudab.events import BabyDrawn, Drew, GameOver, JungleDrawn, RoundOver, Scored, TurnedUp
from estaminet.games.dudab.rules.cards import JUNGLE, VALUE
from estaminet.games.dudab.rules.expansions import Expansions
from estaminet.games.dudab.rules.scoring import codes, explain, score
from estaminet.games.dudab.rules.table import (
    DRAW_FRAME,
    FOR_MASS,
    FOR_PENALTY,
    FOR_REFILL,
    GAME_OVER,
    HAND_LEAST,
    HAND_MOST,
    NOBODY,
    PLACE_BABY,
    PLACE_FRAME,
    PLACE_JUNGLE,
    REFILL_FRAME,
    ROUND_OVER,
    SHED,
    SHED_FRAME,
    SHED_TO,
    TO_NAME,
    TRIM,
    TRIM_FRAME,
    TURN,
)
from estaminet.games.dudab.view import Explanation
from estaminet.kernel.state import Tell

TOTAL: Final = 5
_DREW_BY: Final[list[str]] = ["DUDAB-TURN-01", "DUDAB-REACT-05", "DUDAB-HAND-01", "DUDAB-BABY-04"]


class Drawing(Expansions):
    def go_on(self, tell: Tell | None) -> None:
        """Work off the frames until somebody is asked or the round is over; without frames the turn ends."""
        frames = self.frames
        while frames:
            kind = frames[-4]
            seat = frames[-3]
            if kind == DRAW_FRAME:
                if not self.draw(seat, frames[-2], frames[-1], tell):
                    return
            elif kind == TRIM_FRAME:
                if len(self.hands[seat]) > HAND_MOST:
                    self.asked = seat
                    self.asking = TRIM
                    return
                self.pop()
            elif kind == REFILL_FRAME:  # HAND-01, HAND-04
                if len(self.hands[seat]) < HAND_LEAST:
                    self.push(DRAW_FRAME, seat, 1, FOR_REFILL)
                else:
                    self.pop()
            elif kind == SHED_FRAME:  # PICK-03
                if len(self.hands[seat]) > HAND_LEAST:
                    self.asked = seat
                    self.asking = SHED_TO if frames[-2] == TO_NAME else SHED
                    return
                self.pop()
            else:  # BABY-05: a mass draw, seat by seat
                left = frames[-2]
                value = frames[-1]
                if left == 0:
                    self.pop()
                else:
                    frames[-3] = (seat + 1) % self.seats
                    frames[-2] = left - 1
                    self.push(DRAW_FRAME, seat, value, FOR_MASS)
        self.end_turn()

    def end_turn(self) -> None:
        """TURN-04."""
        self.active = (self.active + 1) % self.seats
        self.mass_done = False
        self.asked = self.active
        self.asking = TURN

    def draw(self, seat: int, left: int, why: int, tell: Tell | None) -> bool:
        """Draw what is left of a draw; False if it cannot go on now: a card has to be placed, or the round is over."""
        pile = self.pile
        drawn: list[int] = []
        while left > 0:
            card = pile.pop()
            left -= 1
            if card < JUNGLE:
                self.take(seat, card)
                if tell is not None:
                    drawn.append(card)
                if not pile:
                    self.tell_draw(seat, drawn, why, False, tell)
                    self.round_over(tell)
                    return False
                continue
            self.tell_draw(seat, drawn, why, True, tell)
            drawn = []
            if not self.to_be_placed(seat, card, tell):
                continue
            if not pile:  # END-05
                self.round_over(tell)
                return False
            self.frames[-2] = left
            self.push(PLACE_FRAME, seat, card, 0)
            self.asked = seat
            self.asking = PLACE_JUNGLE if card == JUNGLE else PLACE_BABY
            return False
        self.tell_draw(seat, drawn, why, False, tell)
        self.pop()
        if len(self.hands[seat]) > HAND_MOST:  # HAND-02, HAND-03
            self.push(TRIM_FRAME, seat, 0, 0)
        return True

    def to_be_placed(self, seat: int, card: int, tell: Tell | None) -> bool:
        """Whether a drawn Jungle or Baby stops the draw. JUN-03: a Jungle without a column is discarded."""
        last = not self.pile
        if card == JUNGLE:
            no_column = not last and False not in self.jungle
            if tell is not None:
                tell(JungleDrawn(seat, "last-card" if last else ("no-column" if no_column else None)))
            if last or no_column:
                self.discard.append(card)
            return not no_column
        if tell is not None:
            tell(BabyDrawn(seat, "last-card" if last else None))
        if last:
            self.discard.append(card)
        return True

    def tell_draw(self, seat: int, drawn: list[int], why: int, interrupted: bool, tell: Tell | None) -> None:
        if tell is not None and drawn:
            tell(Drew(seat, len(drawn), codes(drawn), interrupted, _DREW_BY[why]))

    def penalty(self, tell: Tell | None) -> None:
        """REACT-05, REACT-06: turn up until a number appears, then draw as many."""
        self.oblige_nobody()
        turned: list[int] = []
        value = 0
        while value == 0:
            card = self.pile.pop()
            self.discard.append(card)
            turned.append(card)
            value = VALUE[card]
            if not self.pile:  # END-02
                if tell is not None:
                    tell(TurnedUp(self.active, codes(turned), value if value else None))
                self.round_over(tell)
                return
        if tell is not None:
            tell(TurnedUp(self.active, codes(turned), value))
        self.push(DRAW_FRAME, self.active, value, FOR_PENALTY)
        self.go_on(tell)

    def round_over(self, tell: Tell | None) -> None:
        """END-07: leave everything at once and score; the cards stay where they are."""
        self.frames = []
        self.mass_done = False
        self.oblige_nobody()
        self.asked = NOBODY
        self.asking = TURN
        self.phase = GAME_OVER if self.round == self.rounds else ROUND_OVER
        self.score_round()
        if tell is None:
            return
        hands = tuple([codes(hand) for hand in self.hands])
        own = tuple([codes(sorted(cards)) for cards in self.own_hidden])
        tell(RoundOver(self.round, hands, own))
        totals = self.totals()
        for seat in range(self.seats):
            tell(Scored(seat, self.explain(seat), totals[seat]))
        if self.phase == GAME_OVER:
            least = min(totals)
            winners = tuple([seat for seat in range(self.seats) if totals[seat] == least])
            tell(GameOver(winners, tuple(totals)))

    def score_round(self) -> None:
        self.scores.append(
            [score(self.hands[seat], self.own_public[seat], self.own_hidden[seat]) for seat in range(self.seats)]
        )

    def explain(self, seat: int) -> Explanation:
        return explain(self.hands[seat], self.own_public[seat], self.own_hidden[seat])

    def totals(self) -> list[int]:
        """GAME-01."""
        return [sum([scored[seat][TOTAL] for scored in self.scores]) for seat in range(self.seats)]
