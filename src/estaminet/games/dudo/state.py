"""One game of Dudo! in progress. Read it next to RULES.md: names and order are those of the clauses."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, Self, cast, final

from mypy_extensions import i64

from estaminet.games.dudo.actions import (
    PASS_INDEX,
    SALSA_FROM,
    TEXT,
    Roll,
    Starter,
)
from estaminet.games.dudo.events import (
    Answered,
    BidWas,
    Called,
    CalzaStops,
    DieLost,
    Eliminated,
    Gained,
    JokerLost,
    PalificoRound,
    Revealed,
    Rolled,
    Started,
    StarterPassed,
    WindowClosed,
    WindowOpened,
    Won,
)
from estaminet.games.dudo.material import CUP_SIZE, MOST_SEATS
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.rules.bids import BLANK_BIDS, NO_BID, answers, bid_refusal, salsa_answers, top_bid
from estaminet.games.dudo.rules.settlement import NOBODY, Gain, Settlement, count_matching, judged
from estaminet.games.dudo.rules.tables import (
    CALZA_INDEX,
    COUNT_OF,
    CUP_OF,
    CUPS,
    DICE_EACH,
    DUDO_INDEX,
    ROLLED_CUPS,
    VALUE_OF,
)
from estaminet.games.dudo.view import BidMade, DudoView
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Decision, Ended, Pending, State, Tell
from estaminet.kernel.values import CHANCE, Action, Deed, Name, Outcome, Refusal, Seat, Several, Viewer

# What the state waits for. A window is a decision of several seats.
STARTER: Final = 0
ROLL: Final = 1
BID: Final = 2
WINDOW: Final = 3
OVER: Final = 4
PHASES: list[Literal["starter", "roll", "bid", "window", "over"]] = [
    "starter",
    "roll",
    "bid",
    "window",
    "over",
]

NO_ANSWER: Final = -1

ROLLED: Final = Roll
"""The class, at hand for compiled code like the tables."""

STALL_ROUNDS: Final = 20
"""DUDO-STALL-01: calza is offered for so many rounds per player at the start."""


MADE: Final[list[list[BidMade]]] = [
    [BidMade(seat, COUNT_OF[bid], VALUE_OF[bid], salsa) for bid in range(len(COUNT_OF)) for salsa in (False, True)]
    for seat in range(MOST_SEATS)
]
"""Every bid as it is shown, by seat and by twice its index, plus one if it was a salsa: views are made often."""

WAITING: Final[list[Decision]] = [
    Decision(tuple([Seat(seat) for seat in range(MOST_SEATS) if mask >> seat & 1])) for mask in range(1 << MOST_SEATS)
]
"""`WAITING[mask]` asks the seats whose bits are set."""


@final
class DudoState(State):
    """All that is on and under the table. Only `play` changes it."""

    def __init__(self, options: DudoOptions, seats: int, starter: int) -> None:
        self.options = options
        self.seats = seats
        self.step: i64 = 1 if options.direction == "north" else -1
        self.salsa: bool = options.salsa == "on"
        self.calza_heads_up: bool = options.calza_heads_up == "allowed"
        self.blank_bids: i64 = BLANK_BIDS[options.blank_bids]
        self.hidden: bool = options.lost_dice == "hidden"
        self.one_joker: bool = options.joker_limit == "1"

        self.phase: i64 = STARTER if starter == NOBODY else ROLL
        self.round: i64 = 0
        self.starter: i64 = starter
        self.dice: list[int] = [DICE_EACH] * seats
        self.jokers: list[int] = [0] * seats
        self.been: list[bool] = [False] * seats
        self.out: list[int] = []
        self.palifico: bool = False
        self.players_in: int = seats
        self.total: i64 = DICE_EACH * seats
        self.cups: list[int] = [0] * seats
        self.bids: list[int] = []
        """The bids of the round; bidders stand beside them."""
        self.bidders: list[int] = []
        self.by_salsa: list[bool] = []
        """Beside `bids`, whether the bidder spoke up by salsa; empty where salsa is not played."""
        self.turn: i64 = starter
        self.window: list[int] = []
        self.window_answers: list[int] = []
        """Beside `window`: the index of each answer, or NO_ANSWER."""
        self.last: Settlement | None = None

    # Looking

    def cap(self) -> i64:
        """DUDO-BID-08: the highest count that may be bid."""
        return DICE_EACH * self.seats if self.hidden else self.total

    def last_bid(self) -> i64:
        return self.bids[-1] if self.bids else NO_BID

    def calza_offered(self) -> bool:
        """DUDO-HEADS-01, DUDO-STALL-01."""
        return (self.calza_heads_up or self.players_in > 2) and self.round <= STALL_ROUNDS * self.seats

    def calza_refusal(self) -> Refusal | None:
        if self.calza_offered():
            return None
        if self.round > STALL_ROUNDS * self.seats:
            return Refusal("DUDO-STALL-01", "calza-too-late", {"rounds": STALL_ROUNDS * self.seats})
        return Refusal("DUDO-HEADS-01", "calza-heads-up")

    def next_in(self, seat: i64) -> i64:
        """DUDO-TURN-01: the next player in the direction of play who still has dice."""
        seats: i64 = self.seats
        while True:
            seat += self.step
            if seat == seats:
                seat = 0
            elif seat < 0:
                seat = seats - 1
            if self.dice[seat] > 0:
                return seat

    def used_salsa(self, seat: int) -> bool:
        """DUDO-SALSA-06."""
        return any(self.by_salsa[i] and self.bidders[i] == seat for i in range(len(self.by_salsa)))

    def who_may_speak_up(self) -> list[int]:
        """DUDO-SALSA-01 and 04: who is asked in a window after the last bid, in the order of the floor."""
        if not self.salsa or self.players_in < 3:
            return []
        bidder = self.bidders[-1]
        seats: list[int] = []
        seat = self.next_in(self.next_in(bidder))
        while seat != bidder:
            if not self.used_salsa(seat):
                seats.append(seat)
            seat = self.next_in(seat)
        return seats

    def pending(self) -> Pending:
        if self.phase == BID:
            return ASKED[self.turn]
        if self.phase == WINDOW:
            mask = 0
            for i in range(len(self.window)):
                if self.window_answers[i] == NO_ANSWER:
                    mask |= 1 << self.window[i]
            return WAITING[mask]
        if self.phase == OVER:
            return Ended(self.places(), "DUDO-END-01")
        return CHANCE_PENDING

    def places(self) -> tuple[int, ...]:
        """DUDO-END-02: the reverse order of elimination."""
        places = [1] * self.seats
        for i, seat in enumerate(self.out):
            places[seat] = self.seats - i
        return tuple(places)

    def may_answer(self, seat: int) -> bool:
        for i in range(len(self.window)):
            if self.window[i] == seat:
                return self.window_answers[i] == NO_ANSWER
        return False

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.phase == BID:
            if seat != self.turn:
                return ()
            return answers(self.last_bid(), self.cap(), self.palifico, self.calza_offered(), self.blank_bids)
        if self.phase == WINDOW and self.may_answer(seat):
            return salsa_answers(self.last_bid(), self.cap(), self.palifico, self.calza_offered(), self.blank_bids)
        return ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return self.outcome_refusal(seat, deed)
        index = deed.index
        if self.phase == OVER:
            return Refusal("DUDO-END-01", "game-over")
        if self.phase == STARTER:
            return Refusal("DUDO-SETUP-03", "no-starter-yet")
        if self.phase == ROLL:
            return Refusal("DUDO-ROLL-01", "not-rolled")
        if seat < 0:
            return Refusal("DUDO-ROLL-01", "chance-rolls")
        if self.dice[seat] == 0:
            return Refusal("DUDO-LOSE-03", "eliminated")
        if self.phase == WINDOW:
            return self.window_refusal(seat, index)
        if index >= PASS_INDEX:
            return Refusal("DUDO-SALSA-01", "no-window")
        if seat != self.turn:
            clause = "DUDO-CALZA-01" if index == CALZA_INDEX else "DUDO-TURN-01"
            return Refusal(clause, "not-your-turn", {"seat": Name(self.turn)})
        return self.act_refusal(index)

    def act_refusal(self, index: int) -> Refusal | None:
        """Why the player who has the floor may not do this."""
        if index < DUDO_INDEX:
            return bid_refusal(index, self.last_bid(), self.cap(), self.palifico, self.blank_bids)
        if not self.bids:
            return Refusal("DUDO-BID-01", "nothing-to-doubt")
        if index == CALZA_INDEX:
            return self.calza_refusal()
        return None

    def window_refusal(self, seat: int, index: int) -> Refusal | None:
        if seat not in self.window:
            if seat == self.bidders[-1]:
                return Refusal("DUDO-SALSA-01", "own-bid")
            if seat != self.turn:
                return Refusal("DUDO-SALSA-06", "salsa-used")
            names = Several(tuple([Name(other) for other in self.window]))
            return Refusal("DUDO-SALSA-03", "window-open", {"seats": names})
        if not self.may_answer(seat):
            return Refusal("DUDO-SALSA-02", "answered")
        if index == PASS_INDEX:
            return None
        if index < SALSA_FROM:
            return Refusal("DUDO-SALSA-02", "say-salsa")
        return self.act_refusal(index - SALSA_FROM)

    def outcome_refusal(self, seat: Seat, outcome: Outcome) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("DUDO-ROLL-01", "chance-rolls")
        if isinstance(outcome, Starter):
            if self.phase != STARTER:
                return Refusal("DUDO-SETUP-03", "starter-known")
            if not 0 <= outcome.seat < self.seats:
                return Refusal("DUDO-SETUP-03", "starter-not-seated")
            return None
        if self.phase != ROLL:
            return Refusal("DUDO-ROLL-01", "no-roll-now")
        if not isinstance(outcome, Roll) or len(outcome.cups) != self.seats:
            return Refusal("DUDO-ROLL-01", "roll-for-all")
        for i, cup in enumerate(outcome.cups):
            if cup not in CUP_OF:
                return Refusal("DUDO-SETUP-02", "no-such-cup", {"seat": Name(i)})
            if len(cup) != self.dice[i]:
                return Refusal("DUDO-ROLL-01", "roll-of-other-size", {"seat": Name(i), "dice": self.dice[i]})
        return None

    def sample(self, rng: Rng) -> Outcome:
        """The starter is one number below the seats; a roll is, seat by seat, one number below 6**dice."""
        if self.phase == STARTER:
            return Starter(rng.below(self.seats))
        cups: list[str] = []
        for size in self.dice:
            rolls = ROLLED_CUPS[size]
            cups.append(rolls[rng.below(len(rolls))] if size else "")
        return ROLLED(tuple(cups))

    # Playing

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if by < 0:
            if self.phase == ROLL:
                self.roll(cast(Roll, deed), tell)
            else:
                assert isinstance(deed, Starter)
                self.starter = deed.seat
                self.turn = deed.seat
                self.phase = ROLL
        elif self.phase == BID:
            # Only seats act and only chance has outcomes; asking the deed its class would cost more than the rest.
            self.act(by, cast(Action, deed).index, False, tell)
        else:
            self.answer(by, cast(Action, deed).index, tell)

    def roll(self, roll: Roll, tell: Tell | None) -> None:
        """DUDO-ROLL-01: a round begins."""
        if tell is not None and self.round == 0:
            tell(Started(self.starter))
        self.round += 1
        for i, cup in enumerate(roll.cups):
            self.cups[i] = CUP_OF[cup]
        self.turn = self.starter
        self.phase = BID
        if self.hidden:
            self.last = None
        if tell is not None:
            tell(Rolled(self.round, roll.cups, self.hidden))
            if self.palifico:
                tell(PalificoRound(self.starter))
            if self.round == STALL_ROUNDS * self.seats + 1:
                tell(CalzaStops(self.round))

    def act(self, seat: i64, index: i64, by_salsa: bool, tell: Tell | None) -> None:
        """Whoever has the floor bids, doubts or calls calza."""
        if index >= DUDO_INDEX:
            self.settle(seat, index == CALZA_INDEX, by_salsa, tell)
            return
        self.bids.append(index)
        self.bidders.append(seat)
        self.turn = self.next_in(seat)
        self.phase = BID
        if tell is not None:
            tell(BidWas(seat, COUNT_OF[index], VALUE_OF[index], by_salsa))
        if self.salsa:
            self.by_salsa.append(by_salsa)
            self.window = self.who_may_speak_up()
            if self.window:
                self.window_answers = [NO_ANSWER] * len(self.window)
                self.phase = WINDOW
                if tell is not None:
                    tell(WindowOpened(tuple(self.window)))

    def answer(self, seat: int, index: int, tell: Tell | None) -> None:
        """DUDO-SALSA-02 to 04: an answer is kept face down until the last one is in."""
        self.window_answers[self.window.index(seat)] = index
        if tell is not None:
            tell(Answered(seat, TEXT[index]))
        if NO_ANSWER in self.window_answers:
            return
        speaker = NOBODY
        said = PASS_INDEX
        for i in range(len(self.window)):
            if self.window_answers[i] != PASS_INDEX:
                speaker = self.window[i]
                said = self.window_answers[i]
                break
        self.window = []
        self.window_answers = []
        self.phase = BID
        if speaker != NOBODY:
            self.act(speaker, said - SALSA_FROM, True, tell)
        elif tell is not None:
            tell(WindowClosed(self.turn))

    def settle(self, caller: i64, calza: bool, by_salsa: bool, tell: Tell | None) -> None:
        """The cups are lifted; at most one player loses or gains one die or joker."""
        bid = self.bids[-1]
        bidder = self.bidders[-1]
        was_palifico = self.palifico
        matching = count_matching(self.cups, VALUE_OF[bid], was_palifico)
        loser = judged(bid, bidder, calza, caller, matching)
        starter = caller if loser == NOBODY else loser
        gain: Gain | None = None
        joker_lost = False
        self.palifico = False
        if loser == NOBODY:
            gain = self.gain(caller)
        else:
            joker_lost = self.jokers[loser] > 0
            self.lose(loser)
        eliminated = self.dice[starter] == 0
        over = self.players_in == 1
        settlement = Settlement(
            self.round,
            self.cups,
            was_palifico,
            bid,
            bidder,
            calza,
            caller,
            matching,
            loser,
            gain,
            joker_lost,
            eliminated,
        )
        self.last = settlement
        self.starter = self.next_in(starter) if eliminated else starter
        self.turn = self.starter
        self.cups = [0] * self.seats
        self.bids = []
        self.bidders = []
        if self.salsa:
            self.by_salsa = []
        self.phase = OVER if over else ROLL
        if tell is None:
            return
        tell(Called(caller, "calza" if calza else "dudo", by_salsa))
        cups = tuple([CUPS[cup] for cup in settlement.cups])
        tell(Revealed(cups, VALUE_OF[bid], was_palifico, matching))
        if gain is not None:
            tell(Gained(caller, gain))
        elif joker_lost:
            tell(JokerLost(loser))
        else:
            why: Literal["bid-was-false", "doubt-was-wrong", "calza-was-wrong"]
            why = "calza-was-wrong" if calza else ("bid-was-false" if loser == bidder else "doubt-was-wrong")
            tell(DieLost(loser, why))
        if eliminated:
            tell(Eliminated(starter, self.seats + 1 - len(self.out)))
            tell(Won(self.starter) if over else StarterPassed(self.starter))

    def gain(self, seat: i64) -> Gain:
        """DUDO-CALZA-02 and 05."""
        if self.dice[seat] < DICE_EACH:
            self.dice[seat] += 1
            self.total += 1
            return "die"
        if self.one_joker and self.jokers[seat] == 1:
            return "nothing"
        self.jokers[seat] += 1
        return "joker"

    def lose(self, seat: i64) -> None:
        """DUDO-LOSE-01 to 03, DUDO-PAL-01 and 05."""
        if self.jokers[seat] > 0:
            self.jokers[seat] -= 1
            return
        self.dice[seat] -= 1
        self.total -= 1
        if self.dice[seat] == 0:
            self.out.append(seat)
            self.players_in -= 1
        elif self.dice[seat] == 1 and not self.been[seat]:
            self.been[seat] = True
            self.palifico = True

    # Showing and keeping

    def view(self, viewer: Viewer) -> DudoView:
        rolled = self.phase == BID or self.phase == WINDOW
        counts: list[int | None] = []
        for seat in range(self.seats):
            shown = not self.hidden or seat == viewer or self.dice[seat] == 0
            counts.append(self.dice[seat] if shown else None)
        bids = [
            MADE[self.bidders[i]][2 * self.bids[i] + (1 if self.salsa and self.by_salsa[i] else 0)]
            for i in range(len(self.bids))
        ]
        waiting: list[int] = []
        answer: str | None = None
        for i in range(len(self.window)):
            if self.window_answers[i] == NO_ANSWER:
                waiting.append(self.window[i])
            elif self.window[i] == viewer:
                answer = TEXT[self.window_answers[i]]
        return DudoView(
            viewer,
            PHASES[self.phase],
            self.round,
            None if self.starter == NOBODY else self.starter,
            CUPS[self.cups[viewer]] if viewer is not None and rolled else None,
            tuple(counts),
            tuple([dice > 0 for dice in self.dice]),
            None if self.hidden else self.total,
            self.cap(),
            tuple(self.jokers),
            tuple(self.been),
            self.palifico,
            self.calza_offered(),
            not self.bids or not top_bid(self.bids[-1], self.cap(), self.palifico, self.blank_bids),
            tuple(bids),
            None if self.turn == NOBODY or self.phase == OVER else self.turn,
            tuple(self.window),
            tuple(waiting),
            answer,
            tuple([self.used_salsa(seat) for seat in range(self.seats)]),
            tuple(self.out),
            None if self.last is None else self.last.result(),
        )

    def copy(self) -> Self:
        # A compiled class is not made without its __init__, which also sets what follows from the options.
        other = DudoState(cast(DudoOptions, self.options), self.seats, self.starter)
        other.phase = self.phase
        other.round = self.round
        other.starter = self.starter
        other.dice = self.dice[:]
        other.jokers = self.jokers[:]
        other.been = self.been[:]
        other.out = self.out[:]
        other.palifico = self.palifico
        other.players_in = self.players_in
        other.total = self.total
        other.cups = self.cups[:]
        other.bids = self.bids[:]
        other.bidders = self.bidders[:]
        other.by_salsa = self.by_salsa[:]
        other.turn = self.turn
        other.window = self.window[:]
        other.window_answers = self.window_answers[:]
        other.last = self.last
        return other

    def violations(self) -> Iterator[str]:
        found: list[str] = []
        rolled = self.phase == BID or self.phase == WINDOW
        for seat in range(self.seats):
            dice, cup, out = self.dice[seat], CUP_SIZE[self.cups[seat]], seat in self.out
            if not 0 <= dice <= DICE_EACH:
                found.append(f"seat {seat} has {dice} dice")
            if self.jokers[seat] and dice != DICE_EACH:
                found.append(f"seat {seat} has a joker beside {dice} dice")
            if self.jokers[seat] < 0 or (self.one_joker and self.jokers[seat] > 1):
                found.append(f"seat {seat} has {self.jokers[seat]} jokers")
            if (dice == 0) != out:
                found.append(f"seat {seat} has {dice} dice and is {'out' if out else 'in'}")
            if dice <= 1 and not self.been[seat]:
                found.append(f"seat {seat} has {dice} dice and never was palifico")
            if cup != (dice if rolled else 0):
                found.append(f"seat {seat} has {cup} dice in the cup, not {dice if rolled else 0}")
        if len(set(self.out)) != len(self.out):
            found.append("somebody is out twice")
        if self.total != sum(self.dice):
            found.append(f"there are {sum(self.dice)} dice, not {self.total}")
        if self.players_in != self.seats - len(self.out):
            found.append(f"{self.players_in} players are in and {len(self.out)} out of {self.seats}")
        if (self.players_in == 1) != (self.phase == OVER):
            found.append(f"{self.players_in} players are in and the phase is {PHASES[self.phase]}")
        if self.phase != STARTER and self.dice[self.starter] == 0:
            found.append("the starter is out")
        if self.palifico and (self.dice[self.starter] != 1 or not self.been[self.starter]):
            found.append("the palifico player does not start with one die")
        found += self.pace_violations(self.round - 1 if rolled else self.round)
        if rolled and not self.bids and self.turn != self.starter:
            found.append("somebody else than the starter is to open")
        if rolled and self.bids and self.turn != self.next_in(self.bidders[-1]):
            found.append("somebody else than the next player is to answer")
        asked = self.who_may_speak_up() if self.phase == WINDOW and self.bids else []
        if self.window != asked or (self.phase == WINDOW) != bool(self.window):
            found.append("those who are asked in the window are not those who may speak up")
        return iter(found)

    def pace_violations(self, completed: int) -> list[str]:
        """One round moves at most one die or joker, and none comes back once calza has stopped."""
        start = DICE_EACH * self.seats
        jokers = sum(self.jokers)
        moved = start - self.total + jokers
        if moved > completed:
            return [f"{moved} dice and jokers have moved in {completed} rounds"]
        most = STALL_ROUNDS * self.seats
        left = start + most - max(0, completed - most)
        if self.total + jokers > left:
            return [f"after {completed} rounds there are at most {left} dice and jokers"]
        return []
