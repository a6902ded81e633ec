"""Search for every game: Monte Carlo over worlds a seat cannot tell apart, with one tree of information sets.

A node belongs to a seat and to what that seat sees; so everybody in the tree decides on what they would know, several
seats may be asked at once, and chance needs no nodes. A `Policy` says how people play: it is the prior of the tree, the
play beyond it, and the value of a position where it is no use to play on (a round is over).
"""

from collections.abc import Sequence
from math import exp, sqrt
from time import perf_counter

from mypy_extensions import mypyc_attr

from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import Chance, Decision, Ended, State
from estaminet.kernel.values import CHANCE, Action, Seat

_UNIT = 1.0 / 4294967296.0

FIRST_LOOK = 32
"""A race looks at who is behind after so many worlds, then after twice as many, and so on."""
CLEARLY = 2.5
"""So many standard errors behind is clearly behind: who is, leaves a race."""
RATHER = 1.25
"""The best of a race has to be so many standard errors ahead of what the policy likes best, or that is preferred."""
LEAST_SHARE = 0.02
"""An action with a smaller share of the tries is never drawn: too little is known of it."""


def pick(weights: list[float], rng: Rng) -> int:
    """A place in the list, each as likely as its weight; all equal if there is no weight at all."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return rng.below(len(weights))
    left = float(rng.word()) * _UNIT * total
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    # Rounding can leave a crumb: the last place that has any weight.
    last = len(weights) - 1
    while weights[last] <= 0.0:
        last -= 1
    return last


def softened(worth: list[float], mixing: float) -> list[float]:
    """How likely each of several things is that are worth so much, in place: the best most, others by how far behind
    they are in units of `mixing`. They add up to 1."""
    best = worth[0]
    for one in worth:
        if one > best:
            best = one
    total = 0.0
    for i in range(len(worth)):
        gap = (worth[i] - best) / mixing
        worth[i] = exp(gap) if gap > -12.0 else 0.0
        total += worth[i]
    for i in range(len(worth)):
        worth[i] /= total
    return worth


def shares(places: Sequence[int]) -> list[float]:
    """What each seat has won: 1 for the winner, an equal part for each of several."""
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a seat is thought to play. It is handed imagined worlds and looks only at what `seat` knows in them.

    A game's policy overrides what it knows better; this one knows no game and takes any legal action.
    """

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """How likely each legal action is; they add up to 1."""
        return [1.0 / len(legal)] * len(legal)

    def act(self, state: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """One action, drawn by its weight."""
        return legal[pick(self.weights(state, seat, legal), rng)]

    def key(self, state: State, seat: Seat) -> int:
        """A number for what this seat sees: positions with the same number share a node and have the same choices."""
        return hash(state.view(seat))

    def horizon(self, state: State) -> bool:
        """Asked when chance is due: whether to stop here and take `value`."""
        return False

    def ahead(self, state: State) -> int:
        """In a race: so many of its own decisions after the first the seat makes by `prospects`, and the best prospect
        of the last one is the value; 0: it plays on by the policy."""
        return 0

    def prospects(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """This seat's chance to win with each legal action, as far as it can tell; asked where `ahead` is not 0."""
        raise TypeError("a policy that looks ahead says what its prospects are")

    def value(self, state: State) -> list[float]:
        """Each seat's chance to win from here; asked at a horizon, and anywhere by a search with a depth."""
        raise TypeError("a policy with a horizon says what a position is worth")


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Full states that a seat cannot tell from the real one, drawn by how likely the seat thinks they are."""

    def draw(self, rng: Rng) -> State:
        raise TypeError("Worlds.draw must be given by a subclass")


class Pool(Worlds):
    """Worlds made beforehand, each drawn as often as its weight says; for games where making one is dear."""

    def __init__(self, states: list[State], weights: list[float]) -> None:
        self.states = states
        self.weights = weights

    def draw(self, rng: Rng) -> State:
        return self.states[pick(self.weights, rng)].copy()


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


class Tried:
    """What the search found out about one action; `weight` is the policy's."""

    def __init__(self, action: Action, weight: float, visits: int, value: float) -> None:
        self.action = action
        self.weight = weight
        self.visits = visits
        self.value = value


class Search:
    """One seat's search in one situation. `opponents`: whether the others search too, or play by the policy."""

    def __init__(
        self, policy: Policy, seat: Seat, rng: Rng, exploration: float, floor: float, opponents: bool, depth: int
    ) -> None:
        self.policy = policy
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.floor = floor
        """So much of a prior is shared out evenly, so that nothing is ruled out by the policy alone."""
        self.opponents = opponents
        self.depth = depth
        """So many decisions are played in a tree before the policy's `value` is taken; 0: to the end or a horizon."""
        self.nodes: dict[tuple[int, int], Node] = {}
        self.root: Node | None = None
        self.ahead = 0
        """How far a race looks ahead; see the policy."""
        self.winner = -1
        """Which action won the race, if there was one."""
        self.iterations = 0

    def run(self, worlds: Worlds, seconds: float, iterations: int) -> None:
        """Search until so many iterations are made or so much time is gone; a limit of 0 is none."""
        end = perf_counter() + seconds
        done = 0
        while True:
            self.iterate(worlds.draw(self.rng), self.rng, -1)
            done += 1
            if iterations and done >= iterations:
                break
            if seconds > 0.0 and done % 8 == 0 and perf_counter() >= end:
                break
        self.iterations += done

    def race(self, worlds: Worlds, seconds: float, iterations: int) -> None:
        """Try all actions in the same worlds with the same luck, and drop those that are clearly behind the best.

        Limits as in `run`; it is over before them when one action is left. There is no tree and no depth: after its
        first action the seat plays by the policy, too, or by its prospects as far as the policy looks `ahead`. But
        every action is tried, whatever the policy thinks of it; so this is for games with few actions, in which a tree
        follows the policy into its mistakes.
        """
        end = perf_counter() + seconds
        world = worlds.draw(self.rng)
        legal = world.legal(self.seat)
        root = Node(legal, self.policy.weights(world, self.seat, legal), self.floor)
        self.root = root
        self.ahead = self.policy.ahead(world)
        values: list[list[float]] = [[] for _ in legal]
        running = list(range(len(legal)))
        count = 0
        look = FIRST_LOOK
        done = 0
        while True:
            luck = self.rng.word()
            for choice in running:
                values[choice].append(self.iterate(world.copy(), FastRng(luck), choice))
            done += len(running)
            count += 1
            if count == look:
                look *= 2
                ahead = best_of(running, root.totals)
                running = [one for one in running if one == ahead or not behind(values[one], values[ahead], CLEARLY)]
            if len(running) == 1 or (iterations and done >= iterations) or (seconds > 0.0 and perf_counter() >= end):
                break
            world = worlds.draw(self.rng)
        self.iterations += done
        liked = running[0]
        for one in running:
            if root.weights[one] > root.weights[liked]:
                liked = one
        best = best_of(running, root.totals)
        # A policy that looks ahead has put what it knows into the values, and they vary little from world to world.
        self.winner = best if self.ahead or behind(values[liked], values[best], RATHER) else liked

    def iterate(self, state: State, rng: Rng, choice: int) -> float:
        """Play one world to its end or to a horizon, in the tree as far as it goes, then by the policy; what it was
        worth to the searching seat.

        With a `choice` (not -1) that is what the searching seat does first, and there is no tree. The state is used up.
        """
        policy = self.policy
        path: list[Node] = []
        taken: list[int] = []
        who: list[int] = []
        in_tree = choice < 0
        left = self.depth if in_tree else 0
        ahead = self.ahead if choice >= 0 else 0
        while True:
            pending = state.pending()
            if isinstance(pending, Decision):
                if left > 0:
                    left -= 1
                    if left == 0:
                        values = policy.value(state)
                        break
                seat = pending.seats[0]
                if (self.root is None or choice >= 0) and self.seat in pending.seats:
                    seat = self.seat
                if choice >= 0 and seat == self.seat and self.root is not None:
                    path.append(self.root)
                    taken.append(choice)
                    who.append(seat)
                    state.play(seat, self.root.legal[choice], None)
                    choice = -1
                    continue
                legal = state.legal(seat)
                if ahead > 0 and seat == self.seat:
                    prospects = policy.prospects(state, seat, legal)
                    best = 0
                    for i in range(1, len(prospects)):
                        if prospects[i] > prospects[best]:
                            best = i
                    ahead -= 1
                    if ahead == 0:
                        # Only the searching seat's value is asked for in a race.
                        values = [0.0] * (seat + 1)
                        values[seat] = prospects[best]
                        break
                    state.play(seat, legal[best], None)
                    continue
                if len(legal) == 1:
                    state.play(seat, legal[0], None)
                    continue
                if in_tree and (seat == self.seat or self.opponents):
                    key = (policy.key(state, seat), seat)
                    node = self.nodes.get(key)
                    if node is None:
                        node = Node(legal, policy.weights(state, seat, legal), self.floor)
                        self.nodes[key] = node
                        if self.root is None:
                            self.root = node
                        in_tree = False
                    selected = node.select(self.exploration)
                    path.append(node)
                    taken.append(selected)
                    who.append(seat)
                    state.play(seat, node.legal[selected], None)
                else:
                    state.play(seat, policy.act(state, seat, legal, rng), None)
            elif isinstance(pending, Chance):
                if policy.horizon(state):
                    values = policy.value(state)
                    break
                state.play(CHANCE, state.sample(rng), None)
            else:
                assert isinstance(pending, Ended)
                values = shares(pending.places)
                break
        for i in range(len(path)):
            node = path[i]
            value = values[who[i]]
            node.count += 1
            node.total += value
            node.visits[taken[i]] += 1
            node.totals[taken[i]] += value
        return values[self.seat]

    def best(self) -> Action:
        """What to do: what won the race, or what the search came to prefer."""
        if self.winner >= 0 and self.root is not None:
            return self.root.legal[self.winner]
        return most_visited(self.found()).action

    def found(self) -> list[Tried]:
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


def best_of(running: list[int], totals: list[float]) -> int:
    best = running[0]
    for one in running:
        if totals[one] > totals[best]:
            best = one
    return best


def behind(values: list[float], others: list[float], errors: float) -> bool:
    """Whether `values` are worse by so many standard errors, world for world. If they never differ they are: of two
    actions that come to the same in all worlds one is enough."""
    lost = 0.0
    squares = 0.0
    for i in range(len(values)):
        gap = others[i] - values[i]
        lost += gap
        squares += gap * gap
    return lost >= errors * sqrt(max(0.0, squares - lost * lost / len(values)))


def most_visited(tried: list[Tried]) -> Tried:
    """What the search came to prefer; of equals the better one."""
    best = tried[0]
    for one in tried:
        if one.visits > best.visits or (one.visits == best.visits and one.value > best.value):
            best = one
    return best


def anchored(tried: list[Tried], strength: float) -> list[float]:
    """Weights near the policy: its own times exp(strength * value), for games in which the best play is mixed.

    The value of an action that was tried n times is drawn towards the mean by two dozen imaginary tries, so that luck
    in a few tries does not count for much. That mean comes close to the value of the best action, so an action which
    the search has dropped after a few bad tries would look good: below `LEAST_SHARE` of the tries an action has no
    weight. Without any try the weights are the policy's.
    """
    visits = 0
    total = 0.0
    for one in tried:
        visits += one.visits
        total += one.visits * one.value
    if visits == 0:
        return [one.weight for one in tried]
    mean = total / visits
    weights: list[float] = []
    for one in tried:
        if one.visits == 0 or one.visits < LEAST_SHARE * visits:
            weights.append(0.0)
            continue
        value = (one.value * one.visits + mean * 24.0) / (one.visits + 24.0)
        weights.append((one.weight + 0.01 / len(tried)) * exp(strength * (value - mean)))
    return weights


class Determinised:
    """The yardstick: each world is searched as if all its cards lay open (plain UCT), and the worlds vote.

    It knows no policy and has the well-known faults: it believes that everybody sees everything.
    """

    def __init__(self, seat: Seat, rng: Rng, exploration: float) -> None:
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.votes: dict[int, int] = {}

    def run(self, worlds: Worlds, seconds: float, iterations: int, per_world: int) -> None:
        end = perf_counter() + seconds
        done = 0
        while True:
            world = worlds.draw(self.rng)
            search = Search(OpenPolicy(), self.seat, self.rng, self.exploration, 0.0, True, 0)
            for _ in range(per_world):
                search.iterate(world.copy(), self.rng, -1)
                done += 1
            for one in search.found():
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
