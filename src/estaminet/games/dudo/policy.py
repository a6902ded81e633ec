"""How club players play Dudo!: exact odds on the dice they do not see, a little reading of bids, and some nerve."""

from collections.abc import Sequence
from math import comb, exp

from estaminet.bots.search import WeighingRounds
from estaminet.games.dudo import material as box
from estaminet.games.dudo.rules.turns import last_bid
from estaminet.games.dudo.state import DudoState
from estaminet.kernel.values import Action, Seat


def _tails(numerator: int) -> list[list[float]]:
    """`[n][k]`: the chance that k or more of n dice match, each with numerator/6; k up to n + 1."""
    p = numerator / 6
    return [
        [sum([comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k, n + 1)]) for k in range(n + 2)]
        for n in range(box.MOST_DICE + 1)
    ]


ONE_FACE = _tails(1)
"""Palifico rounds, and bids on blanks."""
TWO_FACES = _tails(2)
"""The value or a blank."""


def at_least(tails: list[list[float]], n: int, need: float) -> float:
    """The chance of at least `need` matches among n dice; between whole numbers the two neighbours are mixed."""
    if need <= 0.0:
        return 1.0
    k = int(need)
    part = need - k
    row = tails[n]
    low = row[k] if k <= n else 0.0
    high = row[k + 1] if k + 1 <= n else 0.0
    return low + part * (high - low)


class DudoPolicy(WeighingRounds[DudoState]):
    """Weighs every bid in reach, dudo and calza by what a die is worth, and mixes among the good ones.

    `reading`: how much a bid is taken to say about the bidder's cup (0: nothing); `nerve`: how readily one expects to
    get away with a bid; `mixing`: how far from the best an action may be and still be played.
    """

    def __init__(self, reading: float, nerve: float, mixing: float) -> None:
        super().__init__(mixing)
        self.reading = reading
        self.nerve = nerve

    def worths(self, state: DudoState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """About how many dice each action is worth, gained or lost; far too low for what nobody would say."""
        dice = state.dice[seat]
        unseen = state.total - dice
        palifico = state.palifico
        counts = box.COUNTS[0 if palifico else 1]
        gain = 1.0 / float(state.players_in - 1)
        public = self.signals(state, -1)
        read = self.signals(state, seat)
        worths: list[float] = []
        last = last_bid(state)
        lowest = box.COUNT_OF[last] if last >= 0 else 1
        usual = state.total // (6 if palifico else 3)
        reach = max(lowest, usual) + 2
        for action in legal:
            index = action.index
            if index == box.PASS_INDEX:
                worths.append(0.02)
                continue
            salsa = index >= box.SALSA_FROM
            if salsa:
                index -= box.SALSA_FROM
            bid = index if index < box.DUDO_INDEX else last
            count = box.COUNT_OF[bid]
            value = box.VALUE_OF[bid]
            if bid == index and count > reach:
                worths.append(-3.0)
                continue
            tails = ONE_FACE if palifico or value == box.BLANK else TWO_FACES
            need = count - counts[value][state.cups[seat]] - read[value]
            true = at_least(tails, unseen, need)
            if bid == index:
                # What the next player thinks of it, who does not know this cup but has just heard the bid.
                told = self.reading * 0.12 * dice
                seems = at_least(tails, state.total, count - public[value] - told)
                doubt = 1.0 / (1.0 + exp(9.0 * (seems - 0.38 + self.nerve)))
                worth = doubt * (true * gain - (1.0 - true)) + (1.0 - doubt) * 0.04
                worths.append(worth if not salsa else worth - 0.1)
            elif index == box.CALZA_INDEX:
                exact = true - at_least(tails, unseen, need + 1.0)
                worths.append(2.0 * exact - 1.0)
            else:
                worths.append((1.0 - true) * gain - true)
        return worths

    def signals(self, state: DudoState, reader: int) -> list[float]:
        """By value: how many dice beyond the odds the bids of the round tell of, to one who knows `reader`'s cup."""
        more = [0.0] * (box.BLANK + 1)
        if self.reading == 0.0:
            return more
        heard: list[int] = []
        for i in range(len(state.bids) - 1, -1, -1):
            bidder = state.bidders[i]
            if bidder == reader or bidder in heard:
                continue
            heard.append(bidder)
            strength = self.reading * state.dice[bidder]
            value = box.VALUE_OF[state.bids[i]]
            for other in range(1, box.BLANK):
                more[other] += (0.12 if other == value else -0.03) * strength
            if value == box.BLANK:
                more[box.BLANK] += 0.12 * strength
        return more

    def key(self, state: DudoState, seat: Seat) -> int:
        return hash((state.cups[seat], state.phase == box.WINDOW, tuple(state.bids), tuple(state.bidders)))

    def value(self, state: DudoState) -> list[float]:
        return chances(state)


def _heads_up() -> list[list[float]]:
    """`[a][b]`: the chance of a dice to outlast b, where the better cup wins a round the more often.

    Two dice win about six rounds of ten against one (the exact solutions say 61 % opening, 59 % answering), and the
    same power law is taken for the rest. A joker is a die here; ten pieces are more than anybody has in practice.
    """
    most = 4 * box.DICE_EACH
    table = [[0.0] * (most + 1) for _ in range(most + 1)]
    for a in range(1, most + 1):
        table[a][0] = 1.0
        for b in range(1, most + 1):
            wins = a**0.6 / (a**0.6 + b**0.6)
            table[a][b] = wins * table[a][b - 1] + (1.0 - wins) * table[a - 1][b]
    return table


HEADS_UP = _heads_up()
MULTI = [float(pieces) ** 1.7 for pieces in range(4 * box.DICE_EACH + 1)]


def chances(state: DudoState) -> list[float]:
    """Each seat's chance to win the match between two rounds."""
    most = len(MULTI) - 1
    pieces = [min(most, state.dice[seat] + state.jokers[seat]) for seat in range(state.seats)]
    chance = [0.0] * state.seats
    if state.players_in == 2:
        first = -1
        for seat in range(state.seats):
            if state.dice[seat] > 0:
                if first < 0:
                    first = seat
                else:
                    chance[first] = HEADS_UP[pieces[first]][pieces[seat]]
                    chance[seat] = 1.0 - chance[first]
        return chance
    total = 0.0
    for seat in range(state.seats):
        if state.dice[seat] > 0:
            chance[seat] = MULTI[pieces[seat]]
            total += chance[seat]
    for seat in range(state.seats):
        chance[seat] /= total
    return chance
