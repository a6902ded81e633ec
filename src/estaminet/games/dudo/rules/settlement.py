"""What the lifted cups say: the count, who loses, and the result to show (DUDO-DUDO, DUDO-CALZA)."""

from typing import Final, Literal

from estaminet.games.dudo.actions import bid_index
from estaminet.games.dudo.rules.tables import COUNT_OF, COUNTS, CUP_OF, CUPS, VALUE_OF
from estaminet.games.dudo.view import Result

NOBODY: Final = -1

Gain = Literal["die", "joker", "nothing"]


class Settlement:
    """How a round ended; `result` writes it out for those who look. Never changed, so copies share it."""

    def __init__(
        self,
        round: int,
        cups: list[int],
        palifico: bool,
        bid: int,
        bidder: int,
        calza: bool,
        caller: int,
        matching: int,
        loser: int,
        gain: Gain | None,
        joker_lost: bool,
        eliminated: bool,
    ) -> None:
        self.round = round
        self.cups = cups
        self.palifico = palifico
        self.bid = bid
        self.bidder = bidder
        self.calza = calza
        self.caller = caller
        self.matching = matching
        self.loser = loser
        self.gain = gain
        self.joker_lost = joker_lost
        self.eliminated = eliminated

    def result(self) -> Result:
        return Result(
            self.round,
            tuple([CUPS[cup] for cup in self.cups]),
            self.palifico,
            COUNT_OF[self.bid],
            VALUE_OF[self.bid],
            self.bidder,
            "calza" if self.calza else "dudo",
            self.caller,
            self.matching,
            None if self.loser == NOBODY else self.loser,
            self.caller if self.loser == NOBODY else None,
            self.gain,
            self.joker_lost,
            self.eliminated,
        )


def settlement_of(result: Result) -> Settlement:
    """A result read back, as `Settlement.result` wrote it."""
    return Settlement(
        result.round,
        [CUP_OF[cup] for cup in result.cups],
        result.palifico,
        bid_index(result.count, result.value),
        result.bidder,
        result.call == "calza",
        result.caller,
        result.matching,
        NOBODY if result.loser is None else result.loser,
        result.gain,
        result.joker_lost,
        result.eliminated,
    )


def count_matching(cups: list[int], value: int, palifico: bool) -> int:
    """DUDO-BID-03, DUDO-PAL-02, DUDO-BLANK-02: how many dice a bid of that value is judged on."""
    counts = COUNTS[0 if palifico else 1][value]
    count = 0
    for cup in cups:
        count += counts[cup]
    return count


def judged(bid: int, bidder: int, calza: bool, caller: int, matching: int) -> int:
    """DUDO-DUDO-01 and 02, DUDO-CALZA-02 and 03: who loses; NOBODY if the calza was exact."""
    if calza:
        return NOBODY if matching == COUNT_OF[bid] else caller
    return bidder if matching < COUNT_OF[bid] else caller
