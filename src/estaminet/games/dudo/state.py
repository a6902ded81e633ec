"""One game of Dudo! in progress. The rules are in `rules/`, by chapters of RULES.md."""

from collections.abc import Sequence
from typing import Final, Self, cast, final

from msgspec.structs import replace
from mypy_extensions import i64

from estaminet.games.dudo import material as box
from estaminet.games.dudo.actions import TEXT, Roll, Starter
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.rules import turns
from estaminet.games.dudo.rules.bids import BLANK_BIDS, top_bid
from estaminet.games.dudo.rules.rounds import act, answer, begin, outcome_refusal, roll
from estaminet.games.dudo.rules.settlement import Settlement, places
from estaminet.games.dudo.view import BidMade, DudoView
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Decision, Ended, Pending, State, Tell
from estaminet.kernel.values import Action, Deed, Name, Outcome, Refusal, Seat, View, Viewer

ROLLED: Final = Roll
"""The class, at hand for compiled code."""

MADE: Final[list[list[BidMade]]] = [
    [
        BidMade(seat, box.COUNT_OF[bid], box.VALUE_OF[bid], salsa)
        for bid in range(box.DUDO_INDEX)
        for salsa in (False, True)
    ]
    for seat in range(box.MOST_SEATS)
]
"""Every bid as it is shown, by seat and by twice its index, plus one if it was a salsa: views are made often."""

NO_SALSA: Final[list[tuple[bool, ...]]] = [(False,) * seats for seats in range(box.MOST_SEATS + 1)]

WAITING: Final[list[Decision]] = [
    Decision(tuple([Seat(seat) for seat in range(box.MOST_SEATS) if mask >> seat & 1]))
    for mask in range(1 << box.MOST_SEATS)
]
"""`WAITING[mask]` asks the seats whose bits are set."""


@final
class DudoState(State):
    """Everything on and under the table. Only `play` changes it."""

    def __init__(self, options: DudoOptions, seats: int, starter: int = box.NOBODY) -> None:
        self.options = options
        self.seats = seats
        self.step: i64 = 1 if options.direction == "north" else -1
        self.salsa: bool = options.salsa == "on"
        self.calza_heads_up: bool = options.calza_heads_up == "allowed"
        self.blank_bids: i64 = BLANK_BIDS[options.blank_bids]
        self.hidden: bool = options.lost_dice == "hidden"
        self.one_joker: bool = options.joker_limit == "1"

        self.phase: i64 = box.STARTER if starter == box.NOBODY else box.ROLL
        self.round: i64 = 0
        self.starter: i64 = starter
        self.dice: list[int] = [box.DICE_EACH] * seats
        self.jokers: list[int] = [0] * seats
        self.been: list[bool] = [False] * seats
        """Who has been palifico."""
        self.out: list[int] = []
        """Who was eliminated, first one first."""
        self.palifico: bool = False
        self.players_in: int = seats
        self.total: i64 = box.DICE_EACH * seats
        self.cups: list[int] = [0] * seats
        self.bids: list[int] = []
        """The bids of the round; bidders stand beside them."""
        self.bidders: list[int] = []
        self.by_salsa: list[bool] = []
        """Beside `bids`, whether the bidder spoke up by salsa."""
        self.turn: i64 = starter
        self.window: list[int] = []
        """Who may speak up, in the order of the floor."""
        self.window_answers: list[int] = []
        """Beside `window`: the index of each answer, or NO_ANSWER."""
        self.last: Settlement | None = None

    def pending(self) -> Pending:
        if self.phase == box.BID:
            return ASKED[self.turn]
        if self.phase == box.WINDOW:
            mask = 0
            for i in range(len(self.window)):
                if self.window_answers[i] == box.NO_ANSWER:
                    mask |= 1 << self.window[i]
            return WAITING[mask]
        if self.phase == box.OVER:
            return Ended(places(self), "DUDO-END-01")
        return CHANCE_PENDING

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.phase == box.BID:
            return turns.choices(self, False) if seat == self.turn else ()
        if self.phase == box.WINDOW and turns.may_answer(self, seat):
            return turns.choices(self, True)
        return ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return outcome_refusal(self, deed)
        index = deed.index
        if self.phase == box.OVER:
            return Refusal("DUDO-END-01", "game-over")
        if self.phase == box.STARTER:
            return Refusal("DUDO-SETUP-03", "no-starter-yet")
        if self.phase == box.ROLL:
            return Refusal("DUDO-ROLL-01", "not-rolled")
        if self.dice[seat] == 0:
            return Refusal("DUDO-LOSE-03", "eliminated")
        if self.phase == box.WINDOW:
            return turns.window_refusal(self, seat, index)
        if index >= box.PASS_INDEX:
            return Refusal("DUDO-SALSA-01", "no-window")
        if seat != self.turn:
            clause = "DUDO-CALZA-01" if index == box.CALZA_INDEX else "DUDO-TURN-01"
            return Refusal(clause, "not-your-turn", {"seat": Name(self.turn)})
        return turns.act_refusal(self, index)

    def sample(self, rng: Rng) -> Outcome:
        """The starter is one number below the seats; a roll is, seat by seat, one number below 6**dice."""
        if self.phase == box.STARTER:
            return Starter(rng.below(self.seats))
        cups: list[str] = []
        for seat in range(self.seats):
            size = self.dice[seat]
            rolls = box.ROLLED_CUPS[size]
            rng.for_seat(seat)
            cups.append(rolls[rng.below(len(rolls))] if size else "")
        return ROLLED(tuple(cups))

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        # Only seats act and only chance has outcomes; asking the deed its class would cost more than the rest.
        if by < 0:
            if self.phase == box.ROLL:
                roll(self, cast(Roll, deed).cups, tell)
            else:
                begin(self, cast(Starter, deed).seat)
        elif self.phase == box.BID:
            act(self, by, cast(Action, deed).index, False, tell)
        else:
            answer(self, by, cast(Action, deed).index, tell)

    def view(self, viewer: Viewer) -> DudoView:
        rolled = self.phase == box.BID or self.phase == box.WINDOW
        counts: tuple[int | None, ...] = tuple(self.dice)
        if self.hidden:
            counts = tuple([dice if seat == viewer or not dice else None for seat, dice in enumerate(self.dice)])
        bids = [MADE[self.bidders[i]][2 * self.bids[i] + (1 if self.by_salsa[i] else 0)] for i in range(len(self.bids))]
        waiting: list[int] = []
        answer: str | None = None
        for i in range(len(self.window)):
            if self.window_answers[i] == box.NO_ANSWER:
                waiting.append(self.window[i])
            elif self.window[i] == viewer:
                answer = TEXT[self.window_answers[i]]
        most = turns.cap(self)
        # By place, because keywords would cost ten times as much.
        return DudoView(
            viewer,  # seat
            box.PHASES[self.phase],  # phase
            self.round,  # round
            None if self.starter == box.NOBODY else self.starter,  # starter
            box.CUPS[self.cups[viewer]] if viewer is not None and rolled else None,  # dice
            counts,  # counts
            tuple([dice > 0 for dice in self.dice]),  # in_play
            None if self.hidden else self.total,  # total
            most,  # cap
            tuple(self.jokers),  # jokers
            tuple(self.been),  # been_palifico
            self.palifico,  # palifico
            turns.calza_offered(self),  # calza_offered
            not self.bids or not top_bid(self.bids[-1], most, self.palifico, self.blank_bids),  # raise_offered
            tuple(bids),  # bids
            None if self.turn == box.NOBODY or self.phase == box.OVER else self.turn,  # turn
            tuple(self.window),  # window
            tuple(waiting),  # waiting
            answer,  # answer
            tuple([turns.used_salsa(self, seat) for seat in range(self.seats)])
            if self.salsa
            else NO_SALSA[self.seats],  # salsa_used
            tuple(self.out),  # out
            None if self.last is None else self.last.result(),  # last
        )

    def view_from(self, public: View, viewer: Viewer) -> View:
        if viewer is None or self.hidden or self.phase == box.WINDOW:
            return self.view(viewer)
        return replace(public, seat=viewer, dice=box.CUPS[self.cups[viewer]] if self.phase == box.BID else None)

    def copy(self) -> Self:
        # A compiled class is not made without its __init__, which also sets what follows from the options.
        other = DudoState(cast(DudoOptions, self.options), self.seats, self.starter)
        other.phase = self.phase
        other.round = self.round
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
