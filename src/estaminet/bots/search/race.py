"""A search that tries every action in the same worlds with the same luck.

For games with few actions, in which a tree follows the policy into its mistakes: here every action is tried, whatever
the policy thinks of it.
"""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from estaminet.bots.search.playout import Playout
from estaminet.bots.search.policy import Policy
from estaminet.bots.search.tried import Tried
from estaminet.bots.search.worlds import Worlds
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Seat

FIRST_LOOK: Final = 32
"""After this many worlds a race drops what is behind, then after twice as many, and so on."""
CLEARLY: Final = 2.5
"""An action that is this many standard errors behind leaves the race."""
RATHER: Final = 1.25
"""The best action has to be this many standard errors ahead of what the policy likes best, or that is preferred."""


class Race(Playout):
    """One seat's search in one situation. After its first action the seat plays by the policy, like everybody; or by
    its prospects, as far as the policy looks `ahead`."""

    def __init__(self, policy: Policy, seat: Seat, rng: Rng) -> None:
        super().__init__(policy, seat)
        self.rng = rng
        self.legal: Sequence[Action] = ()
        self.weights: list[float] = []
        self.values: list[list[float]] = []
        """By action: what each world it was tried in was worth."""
        self.totals: list[float] = []
        self.running: list[int] = []
        """The actions that are still in the race."""
        self.ahead = 0
        self.iterations = 0
        # Of the world that is being played: the action to begin with (-1 once it is played), and how many decisions
        # are left to look ahead.
        self.first = -1
        self.left = 0

    def run(self, worlds: Worlds, seconds: float, iterations: int) -> None:
        """Race until one action is left, this many tries are made or this much time is gone; a limit of 0 is none."""
        end = perf_counter() + seconds
        world = worlds.draw(self.rng)
        self.legal = world.legal(self.seat)
        self.weights = self.policy.weights(world, self.seat, self.legal)
        self.ahead = self.policy.ahead(world)
        self.values = [[] for _ in self.legal]
        self.totals = [0.0] * len(self.legal)
        self.running = list(range(len(self.legal)))
        count = 0
        look = FIRST_LOOK
        while True:
            luck = self.rng.word()
            for one in self.running:
                value = self.iterate(world.copy(), FastRng(luck), one)
                self.values[one].append(value)
                self.totals[one] += value
            self.iterations += len(self.running)
            count += 1
            if count == look:
                look *= 2
                self.drop()
            if len(self.running) == 1 or (iterations and self.iterations >= iterations):
                return
            if seconds > 0.0 and perf_counter() >= end:
                return
            world = worlds.draw(self.rng)

    def drop(self) -> None:
        """Whatever is clearly behind the best leaves the race."""
        best = self.leader()
        self.running = [
            one for one in self.running if one == best or not behind(self.values[one], self.values[best], CLEARLY)
        ]

    def iterate(self, state: State, rng: Rng, first: int) -> float:
        """Play one world after this action; what it was worth to the searching seat. The state is used up."""
        self.first = first
        self.left = self.ahead
        return self.play(state, rng)[self.seat]

    def decide(self, state: State, asked: tuple[Seat, ...], rng: Rng) -> list[float] | None:
        if self.first >= 0 and self.seat in asked:
            state.play(self.seat, self.legal[self.first], None)
            self.first = -1
            return None
        seat = asked[0]
        legal = state.legal(seat)
        if self.left > 0 and seat == self.seat:
            prospects = self.policy.prospects(state, seat, legal)
            best = 0
            for i in range(1, len(prospects)):
                if prospects[i] > prospects[best]:
                    best = i
            self.left -= 1
            if self.left == 0:
                # Nobody else's value is asked for.
                values = [0.0] * (seat + 1)
                values[seat] = prospects[best]
                return values
            state.play(seat, legal[best], None)
        elif len(legal) == 1:
            state.play(seat, legal[0], None)
        else:
            state.play(seat, self.policy.act(state, seat, legal, rng), None)
        return None

    def leader(self) -> int:
        """The best action so far; of equals the one that the policy likes best."""
        best = self.running[0]
        for one in self.running:
            gap = self.totals[one] - self.totals[best]
            if gap > 0.0 or (gap == 0.0 and self.weights[one] > self.weights[best]):
                best = one
        return best

    def best(self) -> Action:
        """What won; where it did not win by enough, what the policy likes best of those still in the race."""
        liked = self.running[0]
        for one in self.running:
            if self.weights[one] > self.weights[liked]:
                liked = one
        best = self.leader()
        # A policy that looks ahead has put what it knows into the values, and they vary little from world to world.
        won = self.ahead > 0 or behind(self.values[liked], self.values[best], RATHER)
        return self.legal[best if won else liked]

    def tried(self) -> list[Tried]:
        """What is known of each action, in the order of the legal actions."""
        return [
            Tried(self.legal[i], self.weights[i], len(self.values[i]), self.totals[i] / len(self.values[i]))
            for i in range(len(self.legal))
        ]


def behind(values: list[float], others: list[float], errors: float) -> bool:
    """Whether `values` are worse by this many standard errors, world for world. If they never differ they are: of two
    actions that come to the same in all worlds one is enough."""
    lost = 0.0
    squares = 0.0
    for i in range(len(values)):
        gap = others[i] - values[i]
        lost += gap
        squares += gap * gap
    return lost >= errors * sqrt(max(0.0, squares - lost * lost / len(values)))
