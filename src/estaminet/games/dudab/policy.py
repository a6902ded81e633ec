"""How club players play Dudab: they count what every card will cost, and what they make others draw."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from estaminet.bots.search import WeighingRounds, softened
from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules.frames import Frame
from estaminet.games.dudab.rules.obstacles import ANSWERING
from estaminet.games.dudab.rules.scoring import costs, totals
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.values import Action, Seat

FULL_PILE: Final = 72.0
DRAW_COST: Final = 2.2
"""What a drawn card costs on average: its points, less the chance to lay it."""

# Cards are counted by group, because that is all a score depends on: Dudabs in hand, numbers by value, and the rest.
HELD: Final = 0
SHAMANS: Final = 5
DUDABS: Final = 6
JUNGLES: Final = 7
BABIES: Final = 8
GROUPS: Final = 9


def _group(card: int) -> int:
    if card < box.NUMBERS:
        return box.VALUE[card]
    return SHAMANS if card < box.DUDAB else DUDABS + card - box.DUDAB


GROUP: Final[list[int]] = [_group(card) for card in range(box.KINDS)]
ANSWERED: Final[list[list[int]]] = [
    [call for call in range(box.NO_CALL) if card != box.DUDAB and ANSWERING[call][card] is None]
    for card in range(box.DUDAB + 1)
]
"""By card: the calls that it answers."""
NOTHING: Final[list[int]] = []


class DudabPolicy(WeighingRounds[DudabState]):
    """Weighs every action by the points it saves or costs at the end of the round.

    `counting`: whether one's own pile is scored as it will be (else only faces count); `calling`: how much it is worth
    to make others draw; `mixing`: how many points from the best an action may be.

    A persona has a manner besides, in points: `low`, to lay, put away and shed a number rather than one that is higher
    by 1; `short`, for each card that a column is shorter; `colours`, to call a colour, and as much against a value.
    """

    def __init__(
        self, counting: bool, calling: float, mixing: float, low: float = 0.0, short: float = 0.0, colours: float = 0.0
    ) -> None:
        super().__init__(mixing)
        self.counting = counting
        self.calling = calling
        self.low = low
        self.short = short
        self.colours = colours
        self.has_manner: bool = low != 0.0 or short != 0.0 or colours != 0.0

    def points(self, counts: list[int], late: float) -> float:
        """Points of these cards if the round ended now. A Dudab in hand costs the more the later it is: early it will
        still be laid."""
        if not self.counting:
            return float(counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[SHAMANS])
        return float(points_of(counts)) + counts[HELD] * (1.0 + 4.0 * late)

    def tally(self, state: DudabState, seat: int, hand: list[int], collected: list[int]) -> list[int]:
        """What this seat would have with this hand and these cards besides."""
        counts = [0] * GROUPS
        if self.counting:
            for card in state.own_public[seat]:
                counts[GROUP[card]] += 1
            for card in state.own_hidden[seat]:
                counts[GROUP[card]] += 1
        for card in collected:
            counts[GROUP[card]] += 1
        for card in hand:
            counts[GROUP[card]] += 1
            if card == box.DUDAB:
                counts[DUDABS] -= 1
                counts[HELD] += 1
        return counts

    def cost(self, state: DudabState, seat: int, hand: list[int], collected: list[int]) -> float:
        late = 1.0 - len(state.pile) / FULL_PILE
        return self.points(self.tally(state, seat, hand, collected), late)

    def worths(self, state: DudabState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        hand = state.hands[seat]
        late = 1.0 - len(state.pile) / FULL_PILE
        counts = self.tally(state, seat, hand, NOTHING)
        before = self.points(counts, late)
        laid: dict[int, float] = {}
        calls: list[float] = []
        worths: list[float] = []
        for action in legal:
            index = action.index
            if index < box.DRAW_INDEX:
                card = box.CARD_AT[index]
                column = box.COLUMN_AT[index]
                # What a Dudab calls makes no difference to the cards.
                known = card * box.MOST_COLUMNS + column
                if known not in laid:
                    if self.is_full(state, column):
                        laid[known] = before - self.after_collecting(state, seat, card, column)
                    else:
                        group = HELD if card == box.DUDAB else GROUP[card]
                        counts[group] -= 1
                        laid[known] = before - self.points(counts, late)
                        counts[group] += 1
                worth = laid[known]
                if card >= box.NUMBERS and card < box.DUDAB:
                    worth += self.calling * 1.5
                elif card == box.DUDAB:
                    if not calls:
                        calls = self.call_worths(state, seat)
                    worth += calls[box.CALL_AT[index]]
            elif index == box.DRAW_INDEX:
                worth = -DRAW_COST
            elif index < box.PENALTY_INDEX:
                worth = -DRAW_COST - 0.7 * self.stuck(counts, late, index - box.PUT_FROM, before)
            elif index == box.PENALTY_INDEX:
                worth = -2.5 * DRAW_COST
            elif index < box.TRIM_FROM:
                # A Jungle or a Baby goes where the least lies that one may have to collect.
                column = (index - box.JUNGLE_FROM) % box.MOST_COLUMNS
                worth = -0.2 * len(state.above[column])
            elif index < box.SHED_TO_FROM:
                worth = -self.stuck(counts, late, index - box.TRIM_FROM, before)
            elif index < box.SHED_FROM:
                worth = self.shed_to_worth(state, seat, index - box.SHED_TO_FROM, before)
            else:
                card = index - box.SHED_FROM
                if state.asking == box.SHED and state.frames[-1].about == Frame.TO_OWN:
                    worth = -self.stuck(counts, late, card, before)
                elif card == box.DUDAB:
                    worth = 1.0 + 4.0 * late - 2.0
                else:
                    worth = box.VALUE[card] if card < box.NUMBERS else 3.5
            worths.append(worth)
        if self.has_manner:
            for i in range(len(legal)):
                worths[i] += self.manner(state, legal[i].index)
        return worths

    def manner(self, state: DudabState, index: int) -> float:
        """What a persona likes about an action besides its points."""
        if index < box.DRAW_INDEX:
            call = box.CALL_AT[index]
            liked = self.number_liked(box.CARD_AT[index]) + self.column_liked(state, box.COLUMN_AT[index])
            if call < box.COLOUR_CALLS:
                return liked + self.colours
            return liked - self.colours if box.VALUE_CALLS <= call < box.NO_CALL else liked
        if box.PUT_FROM <= index < box.PENALTY_INDEX:
            return self.number_liked(index - box.PUT_FROM)
        if box.TRIM_FROM <= index < box.SHED_TO_FROM:
            return self.number_liked(index - box.TRIM_FROM)
        return self.number_liked(index - box.SHED_FROM) if index >= box.SHED_FROM else 0.0

    def number_liked(self, card: int) -> float:
        return self.low * (2.5 - box.VALUE[card]) if card < box.NUMBERS else 0.0

    def column_liked(self, state: DudabState, column: int) -> float:
        return self.short * (3 - len(state.above[column]) - len(state.below[column]))

    def is_full(self, state: DudabState, column: int) -> bool:
        """Whether the next card of this column is the one too many."""
        if state.jungle[column]:
            return len(state.below[column]) >= len(state.above[column])
        return len(state.above[column]) >= box.COLUMN_MOST

    def after_collecting(self, state: DudabState, seat: int, card: int, column: int) -> float:
        """The cost once the card is laid and its column collected."""
        hand = state.hands[seat][:]
        hand.remove(card)
        collected = state.hidden[column] + state.above[column] + state.below[column]
        if state.jungle[column]:
            collected.append(box.JUNGLE)
        # The hand is shed to two, and the most expensive go to the discard.
        hand.sort(key=_expense)
        return self.cost(state, seat, hand[: box.HAND_LEAST], collected)

    def stuck(self, counts: list[int], late: float, card: int, before: float) -> float:
        """What a card costs that goes from the hand to its own pile, where it stays, less what it cost in hand."""
        if not self.counting:
            return float(box.VALUE[card]) if card < box.NUMBERS else 5.0
        after = before
        if card == box.DUDAB:
            counts[HELD] -= 1
            counts[DUDABS] += 1
            after = self.points(counts, late)
            counts[HELD] += 1
            counts[DUDABS] -= 1
        # In hand it might still have been laid.
        return after - before + 0.6 * (box.VALUE[card] if card < box.NUMBERS else 3.0)

    def shed_to_worth(self, state: DudabState, seat: int, own: int, before: float) -> float:
        hand = state.hands[seat][:]
        hand.sort(key=_expense)
        if own:
            hand.reverse()
            return before - self.cost(state, seat, hand[: box.HAND_LEAST], hand[box.HAND_LEAST :])
        return before - self.cost(state, seat, hand[: box.HAND_LEAST], NOTHING)

    def call_worths(self, state: DudabState, seat: int) -> list[float]:
        """By call, none last: it is the better the fewer unseen cards answer it, and if one has an answer oneself when
        it comes round."""
        hand = state.hands[seat]
        mine = [0] * box.NO_CALL
        out = [0] * box.NO_CALL
        for card in hand:
            for call in ANSWERED[card]:
                mine[call] += 1
        gone = 0
        for cards in (state.discard, *state.above, *state.below):
            for card in cards:
                if card < box.DUDAB:
                    gone += 1
                    for call in ANSWERED[card]:
                        out[call] += 1
        unseen = max(1, 72 - len(hand) - gone)
        following = len(state.hands[(seat + 1) % state.seats])
        worths: list[float] = []
        for call in range(box.NO_CALL):
            # 16 numbers and, for a colour, two Shamans have what is called.
            answers = 16 + (2 if call < box.COLOUR_CALLS else 0) - mine[call] - out[call]
            fails = exp(-float(answers) / unseen * following)
            worths.append(self.calling * (DRAW_COST * fails + (0.6 if mine[call] else -0.8)))
        worths.append(-0.5)
        return worths

    def key(self, state: DudabState, seat: Seat) -> int:
        columns = tuple([tuple(cards) for cards in state.above + state.below])
        asked = (state.obligation, state.obliged_column, state.call, state.asking)
        work = tuple([(frame.kind, frame.seat, frame.count, frame.about) for frame in state.frames])
        sizes = tuple([len(cards) for cards in state.hands])
        return hash((tuple(state.hands[seat]), columns, tuple(state.jungle), asked, len(state.pile), work, sizes))

    def value(self, state: DudabState) -> list[float]:
        """By points, noted ones and those expected of the round; the more is to come, the less is sure."""
        points = [float(total) for total in totals(state)]
        left = float(state.house.rounds - len(state.scores))
        if state.phase == box.PLAY:
            for seat in range(state.seats):
                points[seat] += self.expected(state, seat)
            left = left - 1.0 + len(state.pile) / FULL_PILE
        return softened([-total for total in points], 1.0 + 24.0 * sqrt(max(0.0, left) / state.seats))

    def expected(self, state: DudabState, seat: int) -> float:
        """Points this seat will have at the end of the round, but for a number that is the same for all.

        Fitted to rounds between club players: most of what is in hand will still be laid, so that cards there cost
        about the same whatever their faces, and the fewer turns are left the less so.
        """
        counts = self.tally(state, seat, state.hands[seat], NOTHING)
        points = float(points_of(counts))
        faces = 0.0
        shamans = 0.0
        for card in state.hands[seat]:
            if card < box.NUMBERS:
                faces += box.VALUE[card]
            elif card < box.DUDAB:
                shamans += 1.0
        turns = float(len(state.pile)) / state.seats
        soon = min(1.0, turns / 4.0)
        points += soon * (1.7 * len(state.hands[seat]) - 0.85 * faces - 7.0 * shamans - 0.7 * counts[HELD])
        points += 5.0 * (1.0 - soon) * counts[HELD]
        if counts[SHAMANS] > counts[DUDABS]:
            points += 1.8 * (counts[SHAMANS] - counts[DUDABS]) * len(state.pile) / FULL_PILE
        if seat == state.asked:
            if state.asking == box.TURN:
                if state.obligation == box.SHAMAN:
                    points += 2.0 * soon
            elif state.asking >= box.TRIM:
                points -= 2.3
        return points


def points_of(counts: list[int]) -> int:
    """The score of that many cards of each group; Dudabs in hand are left out."""
    shamans, attached, face = costs(counts, counts[SHAMANS], counts[DUDABS], counts[JUNGLES])
    return shamans + attached + face - box.BABY_POINTS[counts[BABIES]]


def _expense(card: int) -> int:
    """Cheap cards first."""
    if card < box.NUMBERS:
        return box.VALUE[card]
    return 5 if card < box.DUDAB else 3
