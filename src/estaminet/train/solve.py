"""Exact rounds of Dudo! between two players: equilibria by predictive CFR+ (needs numpy, extra `solve`).

A history is a set of bids, because bids only go up; who is to act follows from how many there are. So a node of the
opener is a column `u`: the set without its lowest bid, which follows from parity; and likewise for the second player.
A raise to bid j leads from column u to column u + 2**(j-1) of the other player: the children under bid j of columns
0 .. 2**(j-1) are the next 2**(j-1) columns, in the same order, and one pass over the tree is m slab operations.

Raise tables are indexed by the child (it has one parent); dudo and calza tables by the node. Average strategies are
kept as realisation plans. `tables.py` writes the result down for the expert; `best_response.py` checks it from outside.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from estaminet.games.dudo.material import BLANK, FACES
from estaminet.games.dudo.solved import CALZA, DUDO, column_of

Table = NDArray[np.floating[Any]]

VALUES = 5


class Payoffs(Struct, frozen=True):
    """What the opener gets when the round ends so; the second player gets the opposite."""

    opener_loses: float = -1.0
    second_loses: float = 1.0
    opener_gains: float = 1.0
    second_gains: float = -1.0


class Solution(Struct, frozen=True):
    """`low` and `high` bound the value of the opener: what either player is sure of."""

    low: float
    high: float
    iterations: int

    @property
    def exploitability(self) -> float:
        return (self.high - self.low) / 2

    @property
    def value(self) -> float:
        return (self.high + self.low) / 2


def hands(dice: int) -> list[tuple[int, ...]]:
    """Every cup of this many dice, faces in order; as in `material.CUPS`."""
    return list(combinations_with_replacement(FACES, dice))


class Side:
    """One player's half: cups, their odds, and the tables over this player's own nodes."""

    def __init__(self, dice: int, columns: int, kind: type[np.floating[Any]], xp: Any = np) -> None:
        self.dice = dice
        cups = hands(dice)
        ways = []
        for cup in cups:
            count = factorial(dice)
            for face in FACES:
                count //= factorial(cup.count(face))
            ways.append(count)
        self.odds = xp.asarray((np.array(ways, dtype=float) / 6**dice).astype(kind))
        counts = np.array([[cup.count(v) + cup.count(BLANK) for cup in cups] for v in range(1, VALUES + 1)])
        self.counts = xp.asarray(counts)
        """By value: how many dice of each cup a bid is judged on."""
        shape = (len(cups), columns)
        self.classes = [
            xp.asarray(
                [
                    [way / 6**dice if count == c else 0.0 for way, count in zip(ways, row, strict=True)]
                    for c in range(dice + 1)
                ],
                dtype=kind,
            )
            for row in counts.tolist()
        ]
        """By value: the odds of the cups, sorted by their count."""
        self.raises, self.dudo, self.calza = (xp.zeros(shape, kind) for _ in range(3))
        """Regrets, never negative."""
        self.next_raises, self.next_dudo, self.next_calza = (xp.zeros(shape, kind) for _ in range(3))
        """Regrets and the prediction of the next ones, from which the strategy is read."""
        self.mean_raises, self.mean_dudo, self.mean_calza = (xp.zeros(shape, kind) for _ in range(3))
        """The average strategy, as a realisation plan (not normalised)."""


class Strategy(Struct):
    """Chances of each action at a side's nodes: raises by child, dudo and calza by node."""

    raises: Table
    dudo: Table
    calza: Table


class Round:
    """One round with `a` dice for the opener and `b` for the second player."""

    def __init__(
        self,
        a: int,
        b: int,
        *,
        calza: bool = True,
        payoffs: Payoffs | None = None,
        kind: type[np.floating[Any]] = np.float64,
        xp: Any = np,
    ) -> None:
        """`kind`: float32 takes half the memory and time, and is exact enough for rounds of four dice.
        `xp`: numpy, or CuPy for an accelerator."""
        self.xp = xp
        self.bids = VALUES * (a + b)
        self.columns = 2 ** (self.bids - 1)
        self.calza = calza
        self.payoffs = payoffs or Payoffs()
        self.kind = kind
        self.sides = (Side(a, self.columns, kind, xp), Side(b, self.columns, kind, xp))
        self._played: list[Strategy | None] = [None, None]
        self.iterations = 0
        last = xp.zeros(self.columns, dtype=int)
        for bid in range(1, self.bids):
            last[2 ** (bid - 1) : 2**bid] = bid
        # The opener's column 0 is the empty history, the second player's is the lowest bid alone.
        answers = 1 + calza
        self.choices = tuple((self.bids - 1 - last + answers).astype(kind) for _ in range(2))
        self.choices[0][0] = self.bids

    def solve(self, iterations: int) -> None:
        """So many more iterations, the two sides in turn; later ones weigh more (by the square of their number)."""
        for _ in range(iterations):
            self.iterations += 1
            for who in (0, 1):
                self._improve(who, float(self.iterations) ** 2)

    def _strategy(self, who: int) -> Strategy:
        """What the regrets say now; kept until they change."""
        known = self._played[who]
        if known is not None:
            return known
        side = self.sides[who]
        strategy = self._normalised(
            who,
            self.xp.maximum(side.next_raises, 0.0),
            self.xp.maximum(side.next_dudo, 0.0),
            self.xp.maximum(side.next_calza, 0.0),
        )
        self._played[who] = strategy
        return strategy

    def average(self, who: int) -> Strategy:
        """The average strategy; where it never goes by itself, all choices alike."""
        side = self.sides[who]
        return self._normalised(who, side.mean_raises, side.mean_dudo, side.mean_calza)

    def _normalised(self, who: int, raises: Table, dudo: Table, calza: Table) -> Strategy:
        total = dudo + calza
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            total[:, :half] += raises[:, half : 2 * half]
        if who == 0:
            total[:, 0] += raises[:, 0]
        nothing = total <= 0.0
        scale = self.xp.where(nothing, self.kind(0.0), self.kind(1.0) / self.xp.where(nothing, self.kind(1.0), total))
        even = self.xp.where(nothing, self.kind(1.0) / self.choices[who], self.kind(0.0))
        found = Strategy(self.xp.empty_like(raises), dudo * scale + even, calza * scale + even)
        if not self.calza:
            found.calza[:] = 0.0
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            found.raises[:, child] = raises[:, child] * scale[:, :half] + even[:, :half]
        if who == 0:
            found.raises[:, 0] = raises[:, 0] * scale[:, 0] + even[:, 0]
            found.dudo[:, 0] = 0.0
            found.calza[:, 0] = 0.0
        else:
            found.raises[:, 0] = 0.0
        return found

    def _reach(self, who: int, strategy: Strategy) -> tuple[Table, Table]:
        """How likely each cup of `who` plays to each node, other things given: at the own nodes and at the other's."""
        own = self.xp.empty((len(self.sides[who].odds), self.columns), self.kind)
        other = self.xp.empty_like(own)
        own[:, 0] = 1.0
        other[:, 0] = strategy.raises[:, 0] if who == 0 else 1.0
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            self.xp.multiply(own[:, :half], strategy.raises[:, child], out=other[:, child])
            own[:, child] = other[:, :half]
        return own, other

    def _called(self, who: int, reach: Table, caller: int, *, calza: bool) -> Table:
        """What each cup of `who` gets if `caller` calls at every node of theirs, the other cup coming with `reach`."""
        mine, theirs = self.sides[who], self.sides[1 - who]
        p = self.payoffs
        sign = 1.0 if who == 0 else -1.0
        caller_loses = p.opener_loses if caller == 0 else p.second_loses
        if calza:
            hit = p.opener_gains if caller == 0 else p.second_gains
        else:
            hit = p.second_loses if caller == 0 else p.opener_loses
        found: Table = self.xp.zeros((len(mine.odds), self.columns), self.kind)
        for bid in range(self.bids):
            block = slice(0, 1) if bid == 0 else slice(2 ** (bid - 1), 2**bid)
            if bid == 0 and caller == 0:
                continue  # the empty history: nothing to doubt
            count, value = bid // VALUES + 1, bid % VALUES
            classes = theirs.classes[value] @ reach[:, block]
            total = classes.sum(axis=0)
            need = count - mine.counts[value]
            if calza:
                padded = self.xp.vstack([classes, self.xp.zeros((1, classes.shape[1]), self.kind)])
                place = self.xp.where((need >= 0) & (need <= theirs.dice), need, theirs.dice + 1)
                right = padded[place]
            else:
                fewer = self.xp.vstack(
                    [self.xp.zeros((1, classes.shape[1]), self.kind), self.xp.cumsum(classes, axis=0)]
                )
                right = fewer[self.xp.clip(need, 0, theirs.dice + 1)]
            found[:, block] = sign * (caller_loses * total + (hit - caller_loses) * right)
        return found

    def _values(self, who: int, other: Strategy) -> tuple[Table, Table, Table]:
        """Before the own choices count: of dudo and of calza at the own nodes, and of the other's nodes so far."""
        theirs_own, theirs_at_mine = self._reach(1 - who, other)
        dudo = self._called(who, theirs_at_mine, who, calza=False)
        at_other = self._called(who, theirs_own * other.dudo, 1 - who, calza=False)
        if self.calza:
            calza = self._called(who, theirs_at_mine, who, calza=True)
            at_other += self._called(who, theirs_own * other.calza, 1 - who, calza=True)
        else:
            calza = self.xp.zeros_like(dudo)
        return dudo, calza, at_other

    def _improve(self, who: int, weight: float) -> None:
        side = self.sides[who]
        mine = self._strategy(who)
        dudo, calza, at_other = self._values(who, self._strategy(1 - who))
        at_mine = mine.dudo * dudo + mine.calza * calza
        for bid in range(self.bids - 1, 0, -1):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            # The child blocks are complete: their own children lie under higher bids.
            at_other[:, :half] += at_mine[:, child]
            at_mine[:, :half] += mine.raises[:, child] * at_other[:, child]
        if who == 0:
            at_mine[:, 0] += mine.raises[:, 0] * at_other[:, 0]
        own, _ = self._reach(who, mine)
        side.mean_dudo += weight * own * mine.dudo
        side.mean_calza += weight * own * mine.calza
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            side.mean_raises[:, child] += weight * own[:, :half] * mine.raises[:, child]
            regret = at_other[:, child] - at_mine[:, :half]
            _learn(side.raises[:, child], side.next_raises[:, child], regret)
        if who == 0:
            side.mean_raises[:, 0] += weight * own[:, 0] * mine.raises[:, 0]
            _learn(side.raises[:, 0], side.next_raises[:, 0], at_other[:, 0] - at_mine[:, 0])
        first = 1 if who == 0 else 0
        _learn(side.dudo[:, first:], side.next_dudo[:, first:], (dudo - at_mine)[:, first:])
        if self.calza:
            _learn(side.calza[:, first:], side.next_calza[:, first:], (calza - at_mine)[:, first:])
        self._played[who] = None

    def best_response(self, who: int, against: Strategy | None = None) -> float:
        """What `who` gets with the best answer to a strategy of the other's, the average one if none is named."""
        dudo, calza, at_other = self._values(who, against or self.average(1 - who))
        best = self.xp.maximum(dudo, calza) if self.calza else dudo
        if who == 0:
            best[:, 0] = -self.xp.inf
        # Best among raises as well: the maximum has to wait until all children are known, bid by bid from above.
        for bid in range(self.bids - 1, 0, -1):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            at_other[:, :half] += best[:, child]
            self.xp.maximum(best[:, :half], at_other[:, child], out=best[:, :half])
        if who == 0:
            return float(self.sides[0].odds @ self.xp.maximum(best[:, 0], at_other[:, 0]))
        # The second player's first node is whatever the opener bids: the values at the opener's root.
        return float(self.sides[1].odds @ self._opener_root(best, at_other))

    def _opener_root(self, best: Table, at_other: Table) -> Table:
        """For the second player: the sum over the opener's bids. `at_other[:, 0]` has all but the lowest bid."""
        return at_other[:, 0] + best[:, 0]

    def play(self) -> Callable[[tuple[int, ...], tuple[int, ...]], dict[int, float]]:
        """Both average strategies as one function, from the bids so far (0 for one 1, 1 for one 2, ...) and the dice of
        whoever is to act, in order: how likely each answer is, bids by number, dudo and calza as in solved tables."""
        averages = (self.average(0), self.average(1))
        rows = [{cup: row for row, cup in enumerate(hands(side.dice))} for side in self.sides]

        def chances(bids: tuple[int, ...], cup: tuple[int, ...]) -> dict[int, float]:
            who = len(bids) % 2
            row, column = rows[who][cup], column_of(bids)
            found: dict[int, float] = {}
            if bids:
                found = {DUDO: averages[who].dudo[row, column], CALZA: averages[who].calza[row, column]}
            for bid in range(bids[-1] + 1 if bids else 0, self.bids):
                found[bid] = averages[who].raises[row, column + (1 << (bid - 1)) if bid else 0]
            return found

        return chances

    def solution(self) -> Solution:
        return Solution(-self.best_response(1), self.best_response(0), self.iterations)


def _learn(regrets: Table, predicted: Table, new: Table) -> None:
    """Regret matching plus, with the last regret as the prediction of the next."""
    regrets += new
    regrets.clip(0.0, None, out=regrets)
    predicted[...] = regrets
    predicted += new
