"""How club players play Dudab: they count what every card will cost, and what they make others draw."""

from collections.abc import Sequence
from math import exp, sqrt

from estaminet.bots.search import Policy, softened
from estaminet.games.dudab.actions import (
    DRAW_INDEX,
    DUDAB_FROM,
    JUNGLE_FROM,
    PENALTY_INDEX,
    PUT_FROM,
    SHED_FROM,
    SHED_TO_FROM,
    TRIM_FROM,
)
from estaminet.games.dudab.rules.cards import (
    ANSWER,
    DUDAB,
    FITS,
    HAND_KINDS,
    JUNGLE,
    NO_CALL,
    NUMBERS,
    VALUE,
)
from estaminet.games.dudab.rules.scoring import score
from estaminet.games.dudab.rules.table import COLUMN_MOST, HAND_LEAST, PLAY, SHED, TO_OWN
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Seat

COLUMNS = 3
CALLS = 13
FULL_PILE = 72.0
DRAW_COST = 2.2
"""What a drawn card costs on average: its points, less the chance to lay it."""


class DudabPolicy(Policy):
    """Weighs every action by the points it saves or costs at the end of the round.

    `counting`: whether one's own pile is scored as it will be (else only faces count); `calling`: how much it is worth
    to make others draw; `mixing`: how many points from the best an action may be.
    """

    def __init__(self, counting: bool, calling: float, mixing: float) -> None:
        self.counting = counting
        self.calling = calling
        self.mixing = mixing

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(state, DudabState)
        return softened(self.worths(state, seat, legal), self.mixing)

    def cost(self, state: DudabState, seat: int, hand: list[int], collected: list[int]) -> float:
        """Points of this seat if the round ended with this hand and these cards besides. A Dudab in hand costs the more
        the later it is: early it will still be laid."""
        late = 1.0 - len(state.pile) / FULL_PILE
        if not self.counting:
            points = 0.0
            for card in hand + collected:
                points += VALUE[card] if card < NUMBERS else (5.0 if card < DUDAB else 0.0)
            return points
        held = [card for card in hand if card != DUDAB]
        total = float(score(held, state.own_public[seat] + collected, state.own_hidden[seat])[5])
        return total + (len(hand) - len(held)) * (1.0 + 4.0 * late)

    def worths(self, state: DudabState, seat: int, legal: Sequence[Action]) -> list[float]:
        hand = state.hands[seat]
        before = self.cost(state, seat, hand, [])
        late = 1.0 - len(state.pile) / FULL_PILE
        worths: dict[int, float] = {}
        found: list[float] = []
        for action in legal:
            index = action.index
            if index < DRAW_INDEX:
                if index < DUDAB_FROM:
                    card = index // COLUMNS
                    column = index % COLUMNS
                    call = NO_CALL
                else:
                    card = DUDAB
                    column = (index - DUDAB_FROM) // CALLS
                    call = (index - DUDAB_FROM) % CALLS
                # What a Dudab calls makes no difference to the cards.
                known = card * COLUMNS + column
                if known not in worths:
                    worths[known] = before - self.after_laying(state, seat, card, column)
                worth = worths[known]
                if card >= NUMBERS and card < DUDAB:
                    worth += self.calling * 1.5
                elif card == DUDAB:
                    worth += self.call_worth(state, seat, call)
            elif index == DRAW_INDEX:
                worth = -DRAW_COST
            elif index < PENALTY_INDEX:
                worth = -DRAW_COST - 0.7 * self.stuck(state, seat, index - PUT_FROM, before)
            elif index == PENALTY_INDEX:
                worth = -2.5 * DRAW_COST
            elif index < TRIM_FROM:
                # A Jungle or a Baby goes where the least lies that one may have to collect.
                column = (index - JUNGLE_FROM) % COLUMNS
                worth = -0.2 * len(state.above[column])
            elif index < SHED_TO_FROM:
                worth = -self.stuck(state, seat, index - TRIM_FROM, before)
            elif index < SHED_FROM:
                worth = self.shed_to_worth(state, seat, index - SHED_TO_FROM, before)
            else:
                card = index - SHED_FROM
                if state.asking == SHED and state.frames[-2] == TO_OWN:
                    worth = -self.stuck(state, seat, card, before)
                elif card == DUDAB:
                    worth = 1.0 + 4.0 * late - 2.0
                else:
                    worth = VALUE[card] if card < NUMBERS else 3.5
            found.append(worth)
        return found

    def after_laying(self, state: DudabState, seat: int, card: int, column: int) -> float:
        """The cost once the card is laid, and its column collected if it is the one too many."""
        hand = state.hands[seat][:]
        hand.remove(card)
        if state.jungle[column]:
            full = len(state.below[column]) >= len(state.above[column])
        else:
            full = len(state.above[column]) >= COLUMN_MOST
        if not full:
            return self.cost(state, seat, hand, [])
        collected = state.hidden[column] + state.above[column] + state.below[column]
        if state.jungle[column]:
            collected.append(JUNGLE)
        # The hand is shed to two, and the dearest go to the discard.
        hand.sort(key=_dear)
        return self.cost(state, seat, hand[:HAND_LEAST], collected)

    def stuck(self, state: DudabState, seat: int, card: int, before: float) -> float:
        """What a card costs that goes from the hand to the own pile, where it stays, less what it cost in hand."""
        if not self.counting:
            return float(VALUE[card]) if card < NUMBERS else 5.0
        hand = state.hands[seat][:]
        hand.remove(card)
        after = self.cost(state, seat, hand, [card])
        # In hand it might still have been laid.
        return after - before + 0.6 * (VALUE[card] if card < NUMBERS else 3.0)

    def shed_to_worth(self, state: DudabState, seat: int, own: int, before: float) -> float:
        hand = state.hands[seat][:]
        hand.sort(key=_dear)
        if own:
            hand.reverse()
            return before - self.cost(state, seat, hand[:HAND_LEAST], hand[HAND_LEAST:])
        return before - self.cost(state, seat, hand[:HAND_LEAST], [])

    def call_worth(self, state: DudabState, seat: int, call: int) -> float:
        """A call is the better the fewer unseen cards answer it, and if one has an answer when it comes round."""
        if call == NO_CALL:
            return -0.5
        hand = state.hands[seat]
        mine = 0
        for card in hand:
            if card != DUDAB and ANSWER[call][card] == FITS:
                mine += 1
        out = 0
        gone = 0
        for cards in (state.discard, *state.above, *state.below):
            for card in cards:
                if card < HAND_KINDS and card != DUDAB:
                    gone += 1
                    if ANSWER[call][card] == FITS:
                        out += 1
        # 16 numbers and, for a colour, two Shamans have what is called.
        answers = 16 + (2 if call < 4 else 0) - mine - out
        unseen = max(1, 72 - len(hand) - gone)
        following = len(state.hands[(seat + 1) % state.seats])
        fails = exp(-float(answers) / unseen * following)
        return self.calling * (DRAW_COST * fails + (0.6 if mine else -0.8))

    def key(self, state: State, seat: Seat) -> int:
        assert isinstance(state, DudabState)
        return hash(
            (
                tuple(state.hands[seat]),
                tuple([tuple(cards) for cards in state.above]),
                tuple([tuple(cards) for cards in state.below]),
                tuple(state.jungle),
                state.obligation,
                state.obliged_column,
                state.call,
                state.asking,
                len(state.pile),
                tuple(state.frames),
                tuple([len(cards) for cards in state.hands]),
            )
        )

    def horizon(self, state: State) -> bool:
        """A round is over."""
        return True

    def value(self, state: State) -> list[float]:
        """By points, noted ones and what hands and piles would cost now; the more is to come, the less is sure."""
        assert isinstance(state, DudabState)
        totals = [0.0] * state.seats
        for noted in state.scores:
            for seat in range(state.seats):
                totals[seat] += noted[seat][5]
        left = float(state.rounds - len(state.scores))
        if state.phase == PLAY:
            for seat in range(state.seats):
                totals[seat] += self.cost(state, seat, state.hands[seat], [])
            left = left - 1.0 + len(state.pile) / FULL_PILE
        scale = 1.0 + 5.5 * sqrt(max(0.0, left))
        least = min(totals)
        total = 0.0
        for seat in range(state.seats):
            totals[seat] = exp((least - totals[seat]) / scale)
            total += totals[seat]
        return [one / total for one in totals]


def _dear(card: int) -> int:
    """Cheap cards first."""
    if card < NUMBERS:
        return VALUE[card]
    return 5 if card < DUDAB else 3
