"""The chance to win a round of UDAKA Classic, judged from the table as it will be after a discard.

It is a small net, fitted to rounds against club players (`fit.py`): a weighted sum of what is on the table, and of a
layer of units that are such sums themselves. There is one for two players and one for more.
"""

from math import exp
from typing import Final

from estaminet.games.udaka import fitted
from estaminet.games.udaka.rules.rounds import NOBODY
from estaminet.games.udaka.rules.tables import (
    ACE,
    COPIES,
    COUNT_AT,
    HAND_SIZE,
    HELD,
    JOKER,
    KING,
    NO_SPACE,
    RANK_AT,
    SPACE_AT,
    VICTIM_AT,
    WITHOUT,
)
from estaminet.games.udaka.state import UdakaState

INPUTS: Final = 327
"""How many inputs there are; `Outlook` says what each is."""
LEAK: Final = 0.05
"""How much of a negative sum a unit lets through."""


class Net:
    """The weights, each list written as numbers in a row."""

    def __init__(self, direct: str, offsets: str, outputs: str, inputs: str) -> None:
        self.direct: list[float] = _numbers(direct)
        """By input: its own part in the sum."""
        self.offsets: list[float] = _numbers(offsets)
        """By unit."""
        self.outputs: list[float] = _numbers(outputs)
        """By unit: its part in the sum."""
        every = _numbers(inputs)
        units = len(self.offsets)
        self.inputs: list[list[float]] = [every[unit::units] for unit in range(units)]
        """By unit, then by input: the part of the input in the unit."""


def _numbers(line: str) -> list[float]:
    return [float(number) for number in line.split()]


FOR_TWO: Final = Net(*fitted.TWO)
FOR_MORE: Final = Net(*fitted.MORE)


def chance_to_hold(copies: int, cards: int, places: int) -> float:
    """The chance that one of these copies is among so many of the unseen cards."""
    missing = 1.0
    for i in range(places):
        if cards - i <= 0:
            break
        missing *= max(0.0, 1.0 - copies / (cards - i))
    return 1.0 - missing


class Outlook:
    """The table as the one who discards will see it then, in numbers, and the chance to win the round.

    `places` and `values` are the inputs that are not 0. Numbers 2 to 9 are alike, so spaces are counted by kind.
    """

    def __init__(self, state: UdakaState, seat: int, index: int, left: list[int]) -> None:
        """`left`: by rank, the cards this seat has not seen."""
        self.places: list[int] = []
        self.values: list[float] = []
        self.net: Net = FOR_TWO if state.seats == 2 else FOR_MORE
        rank = RANK_AT[index]
        count = COUNT_AT[index]
        victim = VICTIM_AT[index]
        board = state.board
        top = state.top()
        aces = state.aces
        udaka = state.udaka
        mine = state.tokens[seat]
        changed = NO_SPACE
        """The space that gains or loses a token by the discard, and what is on it then."""
        there = 0
        if rank == ACE:
            aces += count
            if aces == COPIES[ACE]:
                udaka = seat
        else:
            if rank == KING:
                changed = SPACE_AT[index]
                if changed != NO_SPACE:
                    there = board[changed] + 1
                    mine -= 1
            elif rank == JOKER:
                if victim >= 0:
                    mine += 1
            elif (count == 2 or top == rank) and board[rank] > 0:
                changed = rank
                there = board[rank] - 1
                mine += 1
            top = rank
        rest = WITHOUT[state.hands[seat]][rank]
        if count == 2:
            rest = WITHOUT[rest][rank]
        held = HELD[rest]
        size = HAND_SIZE[rest]
        pile = state.pile()
        refill = size == 1 and pile > 0
        if refill:
            pile -= 1
        early = float(pile) / 34.0
        tokens = 0
        for space in range(2, KING):
            tokens += board[space]
        if changed != NO_SPACE:
            tokens += there - board[changed]

        # The others: the most and second most tokens one of them has, how many have the most, and cards in hand.
        most = 0
        second = 0
        sharing = 0
        others = 0
        cards_held = 0
        for other in range(state.seats):
            if other == seat:
                continue
            has = state.tokens[other] - (1 if other == victim else 0)
            others += has
            cards_held += HAND_SIZE[state.hands[other]]
            if has > most:
                second = most
                most = has
                sharing = 1
            elif has == most:
                second = has
                sharing += 1
            elif has > second:
                second = has
        following = (seat + 1) % state.seats
        following_has = state.tokens[following] - (1 if following == victim else 0)
        lead = max(-4, min(4, mine - most))

        self.add(0, 1.0)
        self.add(5 + lead, 1.0)
        self.add(10 + pile, 1.0)
        self.add(45, early * lead)
        self.add(46, lead * tokens / 8.0)
        self.add(47, early)
        if refill:
            self.add(48, 1.0)
        self.add(49, others / 8.0)
        self.add(50, second / 4.0)
        self.add(51 + min(5, mine), 1.0)
        if -2 <= lead <= 2:
            self.add(57 + (lead + 2) * 3 + min(3, sharing) - 1, 1.0)
        self.add(72 + min(8, tokens), 1.0)
        if pile == 0:
            self.add(81 + min(3, cards_held) * 3 + size, 1.0)
            self.add(93, cards_held / 6.0)
        seats = min(6, state.seats)
        self.add(92 + seats, 1.0)
        self.add(97 + seats, early)
        self.add(102 + seats, lead)

        if udaka == NOBODY:
            self.add(113 + lead, 1.0)
            self.add(148 + aces * 4 + held[ACE], 1.0)
            self.add(164 + aces * 4 + held[ACE], early)
            if held[ACE] and left[ACE] == 0:
                self.add(180, 1.0)
        else:
            whose = 1
            if udaka != seat:
                whose = 2 if state.tokens[udaka] - (1 if udaka == victim else 0) == most else 3
            self.add(113 + whose * 9 + lead, 1.0)
            self.add(144 + whose, early)

        # King and joker: in hand, not seen yet, or gone; and whether there is a token to lose or to win by them.
        where = 0 if held[KING] else 1 if left[KING] else 2
        self.add(181 + where * 2 + (1 if mine > 0 else 0), 1.0)
        if where < 2:
            self.add(187 + where, early)
        where = 0 if held[JOKER] else 1 if left[JOKER] else 2
        self.add(189 + where * 2 + (1 if (most if where == 0 else mine) > 0 else 0), 1.0)
        if where < 2:
            self.add(195 + where, early)
        if where == 0 and -2 <= lead <= 1:
            self.add(199 + lead, 1.0)

        useless = 0
        for space in range(2, KING):
            on_space = there if space == changed else board[space]
            if on_space == 0:
                useless += held[space]
                continue
            kind = (held[space] * 5 + left[space]) * 2 + (1 if space == top else 0)
            self.add(201 + kind, 1.0)
            self.add(231 + kind, early)
            if on_space > 1:
                self.add(261, 1.0)
        if useless:
            self.add(261 + useless, 1.0)

        # What the next player may make of the top card.
        if not ACE < top < KING or (there if top == changed else board[top]) == 0:
            self.add(265, 1.0)
        else:
            cards = 0
            for unseen in left:
                cards += unseen
            danger = chance_to_hold(left[top], cards, HAND_SIZE[state.hands[following]] + (1 if pile > 0 else 0))
            self.add(266, danger)
            self.add(267, danger * early)
            if following_has == most:
                self.add(268, danger)
            if following_has >= mine:
                self.add(269, danger)
            self.add(270, danger * danger)
        self.add(274 + min(7, tokens) * 7 + max(-3, min(3, lead)), 1.0)

    def add(self, place: int, value: float) -> None:
        self.places.append(place)
        self.values.append(value)

    def chance(self) -> float:
        """What the net makes of it."""
        net = self.net
        places = self.places
        values = self.values
        direct = net.direct
        total = 0.0
        for i in range(len(places)):
            total += values[i] * direct[places[i]]
        for unit in range(len(net.offsets)):
            row = net.inputs[unit]
            one = net.offsets[unit]
            for i in range(len(places)):
                one += values[i] * row[places[i]]
            total += net.outputs[unit] * (one if one > 0.0 else LEAK * one)
        return 1.0 / (1.0 + exp(-total))
