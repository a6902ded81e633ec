"""The yardstick: each world is searched as if all its cards lay open (plain UCT), and the worlds vote.

It knows no policy and has the well-known faults: it believes that everybody sees everything.
"""

from collections.abc import Sequence
from time import perf_counter

from estaminet.bots.search.policy import Policy
from estaminet.bots.search.tree import Tree
from estaminet.bots.search.worlds import Worlds
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Seat


class Determinised:
    def __init__(self, seat: Seat, rng: Rng, exploration: float) -> None:
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.votes: dict[int, int] = {}

    def run(self, worlds: Worlds, seconds: float, iterations: int, per_world: int) -> None:
        """Limits as in `Tree.run`, looked at after each world."""
        end = perf_counter() + seconds
        done = 0
        while True:
            world = worlds.draw(self.rng)
            tree = Tree(OpenPolicy(), self.seat, self.rng, self.exploration, 0.0, True, 0)
            for _ in range(per_world):
                tree.iterate(world.copy())
            done += per_world
            for one in tree.tried():
                self.votes[one.action.index] = self.votes.get(one.action.index, 0) + one.visits
            if iterations and done >= iterations:
                return
            if seconds > 0.0 and perf_counter() >= end:
                return

    def best(self, legal: Sequence[Action]) -> Action:
        best = legal[0]
        for action in legal:
            if self.votes.get(action.index, 0) > self.votes.get(best.index, 0):
                best = action
        return best


class OpenPolicy(Policy):
    """Play at random with open cards: positions are told apart by everything that anybody sees."""

    def key(self, state: State, seat: Seat) -> int:
        return hash(tuple([state.view(Seat(viewer)) for viewer in range(state.seats)]))
