"""Exact palifico rounds between two players (needs numpy, extra `solve`).

The palifico player opens with one die; blanks are worth nothing, and the value of the opening bid stays. So once it is
named, all that matters of a cup is how many dice show it, and a round is a short tree for each value. Predictive regret
matching plus, the later iterations weighing more, as in `solve.py`; payoffs as there.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from estaminet.train.solve import VALUES, Payoffs, Solution

Table = NDArray[np.float64]

DUDO = -1
CALZA = -2

Node = tuple[int, tuple[int, ...]]
"""The value of the round and the counts bid so far, rising; the opener acts after an even number of them."""


class PalificoRound:
    """The opener's die has six kinds; the second player's cup of `b` dice as many as it may show of the value."""

    def __init__(self, b: int, *, calza: bool = True, payoffs: Payoffs | None = None) -> None:
        self.most = 1 + b
        self.calza = calza
        self.payoffs = payoffs or Payoffs()
        self.iterations = 0
        odds = [1.0]
        for _ in range(b):
            odds = [x * 5 / 6 + y / 6 for x, y in zip([*odds, 0.0], [0.0, *odds], strict=True)]
        self.second_odds = np.array(odds)
        self.opener_odds = np.full(6, 1 / 6)
        self.regrets: dict[Node, Table] = {}
        self.ahead: dict[Node, Table] = {}
        """Regrets and the prediction of the next ones, from which the strategy is read."""
        self.means: dict[Node, Table] = {}
        self.root_regrets = np.zeros((6, VALUES * self.most))
        self.root_ahead = np.zeros_like(self.root_regrets)
        self.root_mean = np.zeros_like(self.root_regrets)
        matching = np.add.outer(np.zeros(6, int), np.arange(b + 1))
        self.matching = [matching + (np.arange(1, 7) == value)[:, None] for value in range(1, VALUES + 1)]

    def answers(self, node: Node) -> list[int]:
        """What may be said: counts, then dudo and calza."""
        calls = [DUDO, CALZA] if self.calza else [DUDO]
        return [*range(node[1][-1] + 1, self.most + 1), *calls]

    def solve(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for who in (0, 1):
                self._root(who, "learn")

    def solution(self) -> Solution:
        """What either player is sure of with the average strategies."""
        return Solution(-self._root(1, "best"), self._root(0, "best"), self.iterations)

    # One pass over the tree for one player: `learn` from it, or find the `best` answer to the other's average.

    def _root(self, who: int, task: str) -> float:
        plan = self._mix(self.root_ahead if task == "learn" else self.root_mean)
        first = np.ones(6)
        values = np.zeros((6, VALUES * self.most))
        total = np.zeros(len(self.second_odds))
        for place in range(VALUES * self.most):
            node = (place // self.most + 1, (place % self.most + 1,))
            mine, theirs = self._walk(node, first * plan[:, place], np.ones(len(self.second_odds)), who, task)
            values[:, place] = mine
            total += theirs
        if who == 1:
            # Each value has its own classes of cups, equally likely whatever the value: their sum is what counts.
            return float(self.second_odds @ total)
        if task == "best":
            return float(self.opener_odds @ values.max(axis=1))
        worth = np.sum(plan * values, axis=1, keepdims=True)
        self.root_regrets = np.maximum(self.root_regrets + values - worth, 0.0)
        self.root_ahead = np.maximum(self.root_regrets + values - worth, 0.0)
        self.root_mean += self.iterations**2 * plan
        return float(self.opener_odds @ worth[:, 0])

    def _mix(self, weights: Table) -> Table:
        total = weights.sum(axis=1, keepdims=True)
        return np.where(total > 0.0, weights / np.where(total > 0.0, total, 1.0), 1.0 / weights.shape[1])

    def _walk(self, node: Node, opener: Table, second: Table, who: int, task: str) -> tuple[Table, Table]:
        """What each kind of either player gets from here, the other one coming with these chances."""
        turn = len(node[1]) % 2
        answers = self.answers(node)
        size = (6, len(self.second_odds))[turn]
        table = self.ahead if task == "learn" else self.means
        plan = self._mix(table.get(node, np.zeros((size, len(answers)))))
        values = np.zeros((size, len(answers)))
        other = np.zeros((len(self.second_odds), 6)[turn])
        for place, answer in enumerate(answers):
            chance = plan[:, place]
            one = opener * chance if turn == 0 else opener
            two = second * chance if turn == 1 else second
            if answer > 0:
                got = self._walk((node[0], (*node[1], answer)), one, two, who, task)
            else:
                got = self._called(node, one, two, calza=answer == CALZA, caller=turn)
            values[:, place] = got[turn]
            other += got[1 - turn]
        if task == "best" and turn == who:
            best = values.max(axis=1)
        else:
            best = np.sum(plan * values, axis=1)
        if task == "learn" and turn == who:
            old = self.regrets.get(node, np.zeros_like(values))
            self.regrets[node] = np.maximum(old + values - best[:, None], 0.0)
            self.ahead[node] = np.maximum(self.regrets[node] + values - best[:, None], 0.0)
            reach = (opener, second)[turn]
            kept = self.means.get(node)
            mean = self.iterations**2 * reach[:, None] * plan
            self.means[node] = mean if kept is None else kept + mean
        return (best, other) if turn == 0 else (other, best)

    def _called(self, node: Node, opener: Table, second: Table, *, calza: bool, caller: int) -> tuple[Table, Table]:
        p = self.payoffs
        matching = self.matching[node[0] - 1]
        loses = (p.opener_loses, p.second_loses)
        if calza:
            right, worth = matching == node[1][-1], (p.opener_gains, p.second_gains)[caller]
        else:
            right, worth = matching < node[1][-1], loses[1 - caller]
        paid = np.where(right, worth, loses[caller])
        return paid @ (self.second_odds * second), -(paid.T @ (self.opener_odds * opener))

    def play(self) -> Any:
        """The average strategy: from the value, the counts so far and how many dice of the value one has (the opener at
        the beginning: its face from 1 to 6), how likely each answer is."""

        def chances(value: int, counts: tuple[int, ...], held: int) -> dict[Any, float]:
            if not counts:
                row = self._mix(self.root_mean)[held - 1]
                return {(p % self.most + 1, p // self.most + 1): float(x) for p, x in enumerate(row)}
            node = (value, counts)
            turn = len(counts) % 2
            size = (6, len(self.second_odds))[turn]
            plan = self._mix(self.means.get(node, np.zeros((size, len(self.answers(node))))))
            kind = held if turn else (value - 1 if held else value % VALUES)
            return dict(zip(self.answers(node), plan[kind].tolist(), strict=True))

        return chances
