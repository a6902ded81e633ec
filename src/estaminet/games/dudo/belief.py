"""What the other cups are likely to show, given everybody's bids: 252 weights for each opponent, and no more is needed.

Dice of different players are independent, and a bid depends on the bidder's own dice and on what all have heard; so the
cups stay independent, and each bid multiplies the weights of its bidder's cups by how likely each would have made it.
"""

from estaminet.bots.search import Policy, Worlds
from estaminet.games.dudo.imagine import imagine
from estaminet.games.dudo.material import CUP_SIZE, DICE_EACH, ROLLS
from estaminet.games.dudo.rules.bids import answers
from estaminet.games.dudo.state import BID, NO_ANSWER, WINDOW, DudoState
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation, Seat

DOUBT = 0.04
"""This share of all bids is taken to have been made without any thought: people do, and no cup is ever ruled out."""


def _odds(size: int) -> list[float]:
    odds = [0.0] * len(CUP_SIZE)
    for cup in ROLLS[size]:
        odds[cup] += 1.0
    return odds


ODDS: list[list[float]] = [_odds(size) for size in range(DICE_EACH + 1)]
CUPS_OF: list[list[int]] = [
    [cup for cup in range(len(CUP_SIZE)) if CUP_SIZE[cup] == size] for size in range(DICE_EACH + 1)
]


def cup_weights(state: DudoState, me: int, policy: Policy) -> list[list[float]]:
    """For every seat the weight of every cup, as `me` sees it; the state is any world that `me` imagines.

    What a world has in the other cups is never looked at. Passes in a salsa window are not read.
    """
    found = [ODDS[size][:] for size in state.dice]
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
        last = bids[i - 1] if i else -1
        legal = answers(last, state.cap(), state.palifico, state.calza_offered(), state.blank_bids)
        place = 0
        while legal[place].index != bids[i]:
            place += 1
        weights = found[bidder]
        for cup in CUPS_OF[state.dice[bidder]]:
            scratch.cups[bidder] = cup
            likely = policy.weights(scratch, Seat(bidder), legal)[place]
            weights[cup] *= (1.0 - DOUBT) * likely + DOUBT / len(legal)
        highest = max(weights)
        if highest < 1e-200:
            for cup in range(len(weights)):
                weights[cup] *= 1e200
    return found


class DudoWorlds(Worlds):
    """Worlds drawn by what the bids say about the cups."""

    def __init__(self, observation: Observation, policy: Policy, rng: Rng) -> None:
        self.observation = observation
        self.policy = policy
        self.me: int = observation.seat
        self.base: DudoState = imagine(observation, rng)
        self.rolled: bool = self.base.phase == BID or self.base.phase == WINDOW
        self.secret: bool = self.base.phase == WINDOW and any(
            answer != NO_ANSWER for answer in self.base.window_answers
        )
        """Somebody has answered face down: what they said is imagined anew for every world."""
        self.fixed: bool = not self.base.hidden
        """Who holds how many dice is the same in every world."""
        self.sums: list[list[float]] = []
        self.cups: list[list[int]] = []
        if self.rolled and self.fixed:
            self.read(self.base)

    def read(self, world: DudoState) -> None:
        self.sums = []
        self.cups = []
        weights = cup_weights(world, self.me, self.policy)
        for seat in range(world.seats):
            cups = CUPS_OF[world.dice[seat]]
            sums: list[float] = []
            total = 0.0
            for cup in cups:
                total += weights[seat][cup]
                sums.append(total)
            self.sums.append(sums)
            self.cups.append(cups)

    def draw(self, rng: Rng) -> DudoState:
        if self.secret or not self.fixed:
            world = imagine(self.observation, rng)
            if not self.rolled or not self.fixed:
                return world
        else:
            world = self.base.copy()
        if not self.rolled:
            return world
        # The copy shares no list with its original.
        for seat in range(world.seats):
            if seat != self.me and world.dice[seat] > 0:
                sums = self.sums[seat]
                goal = float(rng.word()) / 4294967296.0 * sums[-1]
                low = 0
                high = len(sums) - 1
                while low < high:
                    middle = (low + high) // 2
                    if sums[middle] > goal:
                        high = middle
                    else:
                        low = middle + 1
                world.cups[seat] = self.cups[seat][low]
        return world
