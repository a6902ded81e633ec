"""The cups are lifted: the count, who loses or gains, who starts next (DUDO-DUDO, -CALZA, -LOSE, -PAL, -END)."""

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from estaminet.games.dudo import events
from estaminet.games.dudo import material as box
from estaminet.games.dudo.rules.turns import next_in
from estaminet.games.dudo.view import Result
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.dudo.state import DudoState

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
        self._result: Result | None = None

    def result(self) -> Result:
        """Written out when it is first looked at: everybody sees it until the next round is over."""
        if self._result is None:
            self._result = self._written()
        return self._result

    def _written(self) -> Result:
        return Result(
            self.round,
            tuple([box.CUPS[cup] for cup in self.cups]),
            self.palifico,
            box.COUNT_OF[self.bid],  # count
            box.VALUE_OF[self.bid],  # value
            self.bidder,
            "calza" if self.calza else "dudo",  # call
            self.caller,
            self.matching,
            None if self.loser == box.NOBODY else self.loser,
            self.caller if self.loser == box.NOBODY else None,  # gainer
            self.gain,
            self.joker_lost,
            self.eliminated,
        )


def settlement_of(result: Result) -> Settlement:
    """A result read back, as `Settlement.result` wrote it."""
    return Settlement(
        result.round,
        [box.CUP_OF[cup] for cup in result.cups],
        result.palifico,
        box.bid_index(result.count, result.value),
        result.bidder,
        result.call == "calza",
        result.caller,
        result.matching,
        box.NOBODY if result.loser is None else result.loser,
        result.gain,
        result.joker_lost,
        result.eliminated,
    )


def count_matching(cups: list[int], value: int, palifico: bool) -> int:
    """DUDO-BID-03, DUDO-PAL-02, DUDO-BLANK-02: how many dice a bid of that value is judged on."""
    counts = box.COUNTS[0 if palifico else 1][value]
    count = 0
    for cup in cups:
        count += counts[cup]
    return count


def judged(bid: int, bidder: int, calza: bool, caller: int, matching: int) -> int:
    """DUDO-DUDO-01 and 02, DUDO-CALZA-02 and 03: who loses; NOBODY if the calza was exact."""
    if calza:
        return box.NOBODY if matching == box.COUNT_OF[bid] else caller
    return bidder if matching < box.COUNT_OF[bid] else caller


def settle(state: "DudoState", caller: i64, calza: bool, by_salsa: bool, tell: Tell | None) -> None:
    """The cups are lifted; at most one player loses or gains one die or joker."""
    bid = state.bids[-1]
    bidder = state.bidders[-1]
    palifico = state.palifico
    matching = count_matching(state.cups, box.VALUE_OF[bid], palifico)
    loser = judged(bid, bidder, calza, caller, matching)
    mover: i64 = caller if loser == box.NOBODY else loser
    gain: Gain | None = None
    joker_lost = False
    state.palifico = False
    if loser == box.NOBODY:
        gain = gain_one(state, caller)
    else:
        joker_lost = lose_one(state, loser)
    eliminated = state.dice[mover] == 0
    settlement = Settlement(
        state.round, state.cups, palifico, bid, bidder, calza, caller, matching, loser, gain, joker_lost, eliminated
    )
    end_round(state, settlement, mover)
    if tell is not None:
        tell_settlement(state, settlement, mover, by_salsa, tell)


def gain_one(state: "DudoState", seat: i64) -> Gain:
    """DUDO-CALZA-02 and 05."""
    if state.dice[seat] < box.DICE_EACH:
        state.dice[seat] += 1
        state.total += 1
        return "die"
    if state.one_joker and state.jokers[seat] == 1:
        return "nothing"
    state.jokers[seat] += 1
    return "joker"


def lose_one(state: "DudoState", seat: i64) -> bool:
    """DUDO-LOSE-01 to 03, DUDO-PAL-01 and 05: a joker if there is one, else a die; whether it was a joker."""
    if state.jokers[seat] > 0:
        state.jokers[seat] -= 1
        return True
    state.dice[seat] -= 1
    state.total -= 1
    if state.dice[seat] == 0:
        state.out.append(seat)
        state.players_in -= 1
    elif state.dice[seat] == 1 and not state.been[seat]:
        state.been[seat] = True
        state.palifico = True
    return False


def end_round(state: "DudoState", settlement: Settlement, mover: i64) -> None:
    """DUDO-DUDO-03, DUDO-CALZA-04, DUDO-LOSE-04, DUDO-END-01: who lost or gained starts, if still in."""
    state.last = settlement
    state.starter = next_in(state, mover) if settlement.eliminated else mover
    state.turn = state.starter
    state.cups = [0] * state.seats
    state.bids = []
    state.bidders = []
    state.by_salsa = []
    state.phase = box.OVER if state.players_in == 1 else box.ROLL


def tell_settlement(state: "DudoState", settlement: Settlement, mover: int, by_salsa: bool, tell: Tell) -> None:
    """The story of a round's end, in the order in which people see it."""
    result = settlement.result()
    tell(events.Called(result.caller, result.call, by_salsa))
    tell(events.Revealed(result.cups, result.value, result.palifico, result.matching))
    if result.gain is not None:
        tell(events.Gained(mover, result.gain))
    elif result.joker_lost:
        tell(events.JokerLost(mover))
    elif settlement.calza:
        tell(events.DieLost(mover, "calza-was-wrong"))
    else:
        tell(events.DieLost(mover, "bid-was-false" if mover == settlement.bidder else "doubt-was-wrong"))
    if result.eliminated:
        tell(events.Eliminated(mover, state.seats + 1 - len(state.out)))
        tell(events.Won(state.starter) if state.phase == box.OVER else events.StarterPassed(state.starter))


def places(state: "DudoState") -> tuple[int, ...]:
    """DUDO-END-02: the reverse order of elimination."""
    by_seat = [1] * state.seats
    for i, seat in enumerate(state.out):
        by_seat[seat] = state.seats - i
    return tuple(by_seat)
