"""What the other cups are likely to show, given everybody's bids: 252 weights for each opponent, and no more is needed.

Dice of different players are independent, and a bid depends on the bidder's own dice and on what all have heard; so the
cups stay independent, and each bid multiplies the weights of its bidder's cups by how likely each would have made it.
"""

from math import exp, log
from typing import Final

from estaminet.bots.search import Policy, Worlds
from estaminet.games.dudo.imagine import imagine, remembered_counts
from estaminet.games.dudo.material import BID, CUP_SIZE, DICE_EACH, NO_ANSWER, ROLLS, UNKNOWN, WINDOW
from estaminet.games.dudo.rules.turns import choices
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import DudoObservation
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Seat

DOUBT: Final = 0.04
"""This share of all bids is taken to have been made without any thought: people do, and no cup is ever ruled out."""
GUESSES: Final = 8
"""Where somebody does not know who has how many dice, this many ways are thought through."""


def _odds(size: int) -> list[float]:
    odds = [0.0] * len(CUP_SIZE)
    for cup in ROLLS[size]:
        odds[cup] += 1.0
    return odds


ODDS: Final[list[list[float]]] = [_odds(size) for size in range(DICE_EACH + 1)]
CUPS_OF: Final[list[list[int]]] = [
    [cup for cup in range(len(CUP_SIZE)) if CUP_SIZE[cup] == size] for size in range(DICE_EACH + 1)
]


def cup_weights(state: DudoState, me: int, policy: Policy) -> list[list[float]]:
    """For every seat the weight of every cup, as `me` sees it; the state is any world that `me` imagines.

    What a world has in the other cups is never looked at. Passes in a salsa window are not read. A weight is the number
    of rolls that give the cup, times, for each bid, how much likelier it is than one made blindly.
    """
    weights = [ODDS[size][:] for size in state.dice]
    scratch = state.copy()
    scratch.phase = BID
    scratch.window = []
    scratch.window_answers = []
    bids, bidders, by_salsa = state.bids, state.bidders, state.by_salsa
    for i in range(len(bids)):
        bidder = bidders[i]
        if bidder == me:
            continue
        scratch.bids = bids[:i]
        scratch.bidders = bidders[:i]
        scratch.by_salsa = by_salsa[:i]
        legal = choices(scratch, False)
        place = 0
        while legal[place].index != bids[i]:
            place += 1
        theirs = weights[bidder]
        for cup in CUPS_OF[state.dice[bidder]]:
            scratch.cups[bidder] = cup
            likely = policy.weights(scratch, Seat(bidder), legal)[place]
            theirs[cup] *= (1.0 - DOUBT) * likely * len(legal) + DOUBT
    return weights


class Guess:
    """Who has how many dice, and for every seat the running sums of the weights of its cups."""

    def __init__(self, world: DudoState, me: int, policy: Policy) -> None:
        self.dice: list[int] = world.dice
        self.sums: list[list[float]] = []
        self.likely: float = 0.0
        """The logarithm of how likely the bids are with these numbers of dice."""
        for seat, weights in enumerate(cup_weights(world, me, policy)):
            sums: list[float] = []
            total = 0.0
            for cup in CUPS_OF[world.dice[seat]]:
                total += weights[cup]
                sums.append(total)
            self.sums.append(sums)
            if seat != me:
                self.likely += log(total / 6.0 ** world.dice[seat])

    def fill(self, world: DudoState, me: int, rng: Rng) -> None:
        """Draw the other cups of a world with these numbers of dice."""
        for seat in range(world.seats):
            if seat != me and world.dice[seat] > 0:
                world.cups[seat] = CUPS_OF[world.dice[seat]][_place(self.sums[seat], rng)]


def _place(sums: list[float], rng: Rng) -> int:
    """A place in a list of running sums, each as likely as what it adds."""
    goal = float(rng.word()) / 4294967296.0 * sums[-1]
    low = 0
    high = len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > goal:
            high = middle
        else:
            low = middle + 1
    return low


class DudoWorlds(Worlds):
    """Worlds drawn by what the bids say about the cups."""

    def __init__(self, observation: DudoObservation, policy: Policy, rng: Rng) -> None:
        self.observation = observation
        self.me: int = observation.seat
        self.base: DudoState = imagine(observation, rng)
        self.rolled: bool = self.base.phase == BID or self.base.phase == WINDOW
        self.secret: bool = self.base.phase == WINDOW and any(
            answer != NO_ANSWER for answer in self.base.window_answers
        )
        """Somebody has answered face down: what they said is imagined again for every world."""
        self.guesses: list[Guess] = []
        self.sums: list[float] = []
        """Beside `guesses`, the running sums of how likely they are."""
        if self.rolled:
            self.read(policy, rng)

    def read(self, policy: Policy, rng: Rng) -> None:
        self.guesses.append(Guess(self.base, self.me, policy))
        if self.base.hidden and UNKNOWN in remembered_counts(self.observation):
            for _ in range(GUESSES - 1):
                self.guesses.append(Guess(imagine(self.observation, rng), self.me, policy))
        highest = max([guess.likely for guess in self.guesses])
        total = 0.0
        for guess in self.guesses:
            total += exp(guess.likely - highest)
            self.sums.append(total)

    def draw(self, rng: Rng) -> DudoState:
        world = imagine(self.observation, rng) if self.secret else self.base.copy()
        if self.rolled:
            guess = self.guesses[_place(self.sums, rng)] if len(self.guesses) > 1 else self.guesses[0]
            if len(self.guesses) > 1:
                world.dice = guess.dice[:]
                world.total = sum(guess.dice)
            guess.fill(world, self.me, rng)
        return world
