"""A search with one tree of information sets.

A node belongs to a seat and to what that seat sees; so everybody in the tree decides on what they would know, several
seats may be asked at once, and chance needs no nodes.
"""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from estaminet.bots.search.playout import Playout
from estaminet.bots.search.policy import Policy
from estaminet.bots.search.tried import Tried, most_visited
from estaminet.bots.search.worlds import Worlds
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Seat


class Node:
    """One seat's choice, seen from what it knows: how often each action was tried and what came of it."""

    def __init__(self, legal: Sequence[Action], weights: list[float], floor: float) -> None:
        self.legal = legal
        self.weights = weights
        even = floor / len(weights)
        self.priors = [even + (1.0 - floor) * weight for weight in weights]
        self.count = 0
        self.total = 0.0
        self.visits: list[int] = [0] * len(legal)
        self.totals: list[float] = [0.0] * len(legal)

    def select(self, exploration: float) -> int:
        """PUCT: the best of mean value and prior; an untried action is taken to be worth what the node is worth."""
        best = 0
        best_score = -1e9
        mean = self.total / self.count if self.count else 0.5
        curiosity = exploration * sqrt(self.count + 1.0)
        for i in range(len(self.priors)):
            visits = self.visits[i]
            score = self.totals[i] / visits if visits else mean
            score += curiosity * self.priors[i] / (1.0 + visits)
            if score > best_score:
                best_score = score
                best = i
        return best


class Tree(Playout):
    """One seat's search in one situation. `opponents`: whether the others search too, or play by the policy."""

    def __init__(
        self,
        policy: Policy,
        seat: Seat,
        rng: Rng,
        exploration: float,
        floor: float,
        opponents: bool,
        depth: int,
        at_leaf: bool = False,
    ) -> None:
        super().__init__(policy, seat)
        self.rng = rng
        self.exploration = exploration
        self.floor = floor
        """This part of a prior is shared out evenly, so that nothing is ruled out by the policy alone."""
        self.opponents = opponents
        self.depth = depth
        """How many decisions are played before the policy's `value` is taken; 0: to the end or a horizon."""
        self.at_leaf = at_leaf
        """Whether the policy's `value` is taken where the tree ends, instead of playing on."""
        self.nodes: dict[tuple[int, int], Node] = {}
        self.root: Node | None = None
        self.iterations = 0
        # Of the world that is being played: whether it is still in the tree, how many decisions are left of the depth,
        # and the nodes on its way with who chose what there.
        self.in_tree = False
        self.left = 0
        self.path: list[Node] = []
        self.who: list[int] = []
        self.taken: list[int] = []

    def run(self, worlds: Worlds, seconds: float, iterations: int) -> None:
        """Search until this many iterations are made or this much time is gone; a limit of 0 is none."""
        end = perf_counter() + seconds
        done = 0
        while True:
            self.iterate(worlds.draw(self.rng))
            done += 1
            if iterations and done >= iterations:
                return
            if seconds > 0.0 and done % 8 == 0 and perf_counter() >= end:
                return

    def iterate(self, state: State) -> None:
        """Play one world, in the tree as far as it goes, then by the policy. The state is used up."""
        self.in_tree = True
        self.left = self.depth
        self.path = []
        self.who = []
        self.taken = []
        values = self.play(state, self.rng)
        for i in range(len(self.path)):
            node = self.path[i]
            value = values[self.who[i]]
            chosen = self.taken[i]
            node.count += 1
            node.total += value
            node.visits[chosen] += 1
            node.totals[chosen] += value
        self.iterations += 1

    def decide(self, state: State, asked: tuple[Seat, ...], rng: Rng) -> list[float] | None:
        policy = self.policy
        if self.left > 0:
            self.left -= 1
            if self.left == 0:
                return policy.value(state)
        # The first decision of all is the searching seat's: it makes the root.
        seat = self.seat if self.root is None and self.seat in asked else asked[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.play(seat, legal[0], None)
        elif self.in_tree and (seat == self.seat or self.opponents):
            node = self.node(state, seat, legal)
            if self.at_leaf and not node.count and node is not self.root:
                values = policy.value(state)
                node.count = 1
                node.total = values[seat]
                return values
            chosen = node.select(self.exploration)
            self.path.append(node)
            self.who.append(seat)
            self.taken.append(chosen)
            state.play(seat, node.legal[chosen], None)
        else:
            state.play(seat, policy.act(state, seat, legal, rng), None)
        return None

    def node(self, state: State, seat: Seat, legal: Sequence[Action]) -> Node:
        """The node of this seat and what it sees. Where there is none it is made, and the tree ends."""
        key = (self.policy.key(state, seat), seat)
        node = self.nodes.get(key)
        if node is None:
            node = Node(legal, self.policy.weights(state, seat, legal), self.floor)
            self.nodes[key] = node
            if self.root is None:
                self.root = node
            self.in_tree = False
        return node

    def best(self) -> Action:
        """The action the search prefers."""
        return most_visited(self.tried()).action

    def tried(self) -> list[Tried]:
        """What is known of each action at the root, in the order of the legal actions."""
        node = self.root
        if node is None:
            return []
        mean = node.total / node.count if node.count else 0.0
        return [
            Tried(
                node.legal[i],
                node.weights[i],
                node.visits[i],
                node.totals[i] / node.visits[i] if node.visits[i] else mean,
            )
            for i in range(len(node.legal))
        ]
