"""Exact rounds of two in which nobody raises a bid on all dice: small enough to solve with five of them.

With n dice the five bids on all n of them are true for hardly any cup, and leaving out what could be said after them
makes the tree 32 times smaller: 2**(5n-6) columns instead of 2**(5n-1), laid out as in `train/solve.py`. Cups that
show a die which is neither that value nor blank answer such a bid with dudo; how often the others say calza instead is
learnt. What is found is judged in the whole game (`best_response`): there the other player may raise these bids as
well, and is answered with dudo.

Rounds with the same dice, which differ in what follows, are solved side by side: the first axis of all tables. The
array module is numpy or CuPy. Predictive regret matching plus, in place.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from estaminet.train.looks import FAR
from estaminet.train.solve import VALUES, Payoffs, Side

Array = Any


class Plan(NamedTuple):
    """Numbers for every choice of one player, `[rounds, cups, columns]`: chances, regrets, or sums of them."""

    raises: Array
    """By the column of the other player that the bid leads to."""
    dudo: Array
    calza: Array
    answers: Array
    """`[rounds, 5, columns]`: the chance of calza (else dudo) after a bid on all dice of that value, of cups that may
    match; the columns are the nodes of the other player, who made the bid."""
    tops: Array = None
    """`[rounds, 5, cups, columns]`: bids on all dice, by value and own node; nothing where they are never made."""


def paid_of(payoffs: Payoffs) -> np.ndarray:
    """To the opener: opener loses, second loses, opener gains, second gains."""
    return np.array(
        [payoffs.opener_loses, payoffs.second_loses, payoffs.opener_gains, payoffs.second_gains], np.float32
    )


def sensible(mine: int, theirs: int) -> np.ndarray:
    """`[cups, bids]`: whether a bid is true with one in a hundred or more by the odds of the dice one does not see."""
    counts = np.asarray(Side(mine, 1, np.float32).counts)
    bids = range(VALUES * (mine + theirs - 1))
    needed = np.array([[bid // VALUES + 1 - row[bid % VALUES] for bid in bids] for row in counts.T])
    found: np.ndarray = (needed <= FAR[0][theirs]).astype(np.float32)
    return found


class Capped:
    """Rounds with `a` dice for the opener and `b` for the second player; `paid`: `[rounds, 4]`."""

    def __init__(self, a: int, b: int, paid: Array, xp: Any = np, held: tuple[Array, Array] | None = None) -> None:
        """`held`: for either player which bids it may make, `[cups, bids]`; all if left out."""
        self.xp = xp
        self.dice = (a, b)
        self.total = a + b
        self.bids = VALUES * (self.total - 1)
        """Those that are not on all dice."""
        self.columns = 2 ** (self.bids - 1)
        sides = [Side(dice, 1, np.float64) for dice in (a, b)]
        self.odds = [xp.asarray(np.asarray(side.odds, np.float32)) for side in sides]
        counts = [np.asarray(side.counts) for side in sides]
        self.matches = [xp.asarray((counts[who] == dice).astype(np.float32)) for who, dice in enumerate((a, b))]
        """By side: `[5, cups]`, which show nothing but the value and blanks."""
        every = []
        for bid in range(self.bids):
            shown = counts[0][bid % VALUES][:, None] + counts[1][bid % VALUES][None, :]
            every.append((shown < bid // VALUES + 1, shown == bid // VALUES + 1))
        right = np.array(every).astype(np.float32)
        self.right = (
            xp.asarray(right * np.asarray(sides[1].odds, np.float32)),
            xp.asarray(np.swapaxes(right, 2, 3) * np.asarray(sides[0].odds, np.float32)),
        )
        """By side: `[bid, dudo or calza, own cups, the other's cups]`: the odds of cups that make the call right."""
        self.paid = xp.asarray(paid)
        self.held = None if held is None else tuple(xp.asarray(rows) for rows in held)
        self.iterations = 0
        self.choices = []
        for who in (0, 1):
            cups = len(self.odds[who])
            may = xp.ones((cups, self.bids), np.float32) if self.held is None else self.held[who]
            above = xp.concatenate(
                [xp.cumsum(may[:, ::-1], axis=1)[:, ::-1][:, 1:], xp.zeros((cups, 1), np.float32)], 1
            )
            number = xp.empty((cups, self.columns), np.float32)
            for bid in range(self.bids):
                number[:, self._block(bid)] = above[:, bid : bid + 1] + 2.0
            if who == 0:
                number[:, 0] = may.sum(axis=1)
            self.choices.append(xp.maximum(number, 1.0))

    def begin(self) -> None:
        """Room for regrets, chances and means; all choices alike."""
        shapes = [(len(self.paid), len(odds), self.columns) for odds in self.odds]
        few = (len(self.paid), VALUES, self.columns)
        self.regrets, self.means = ([self._room(shape, few) for shape in shapes] for _ in range(2))
        self.doubts = [self.xp.zeros(few, np.float32) for _ in shapes]
        """Regrets of dudo as an answer to a bid on all dice; those of calza stand with the others."""
        self.weight = self.weights = 0.0
        half = self.xp.full(few, 0.5, np.float32)
        self.played = [self.normalised(who, self.regrets[who])._replace(answers=half.copy()) for who in (0, 1)]

    def finish(self) -> None:
        """Give back what only solving needs; means stay."""
        self.regrets, self.played, self.doubts = [], [], []

    def _room(self, shape: tuple[int, int, int], few: tuple[int, int, int]) -> Plan:
        raises, dudo, calza = (self.xp.zeros(shape, np.float32) for _ in range(3))
        tops = self.xp.zeros((shape[0], VALUES, *shape[1:]), np.float32)
        return Plan(raises, dudo, calza, self.xp.zeros(few, np.float32), tops)

    def forget(self) -> None:
        """Begin a new mean; regrets are kept."""
        self.iterations = 0
        self.weights = 0.0
        for plan in self.means:
            for part in plan:
                part[...] = 0.0

    # The shape of the tree

    def _block(self, bid: int) -> slice:
        return slice(0, 1) if bid == 0 else slice(2 ** (bid - 1), 2**bid)

    def normalised(self, who: int, plan: Plan) -> Plan:
        """Chances; all choices alike where there is nothing."""
        xp = self.xp
        raises = plan.raises.copy()
        if self.held is not None:
            for bid in range(self.bids):
                raises[:, :, self._block(bid)] *= self.held[who][:, bid : bid + 1]
        total = plan.dudo + plan.calza
        if plan.tops is not None:
            total += plan.tops.sum(axis=1)
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            total[:, :, :half] += raises[:, :, half : 2 * half]
        if who == 0:
            total[:, :, 0] += raises[:, :, 0]
        nothing = total <= 0.0
        even = nothing.astype(np.float32) / (self.choices[who] + (0.0 if plan.tops is None else VALUES))
        total[nothing] = 1.0
        xp.divide((~nothing).astype(np.float32), total, out=total)
        dudo, calza = plan.dudo * total + even, plan.calza * total + even
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            child = raises[:, :, half : 2 * half]
            child *= total[:, :, :half]
            if self.held is None:
                child += even[:, :, :half]
            else:
                child += even[:, :, :half] * self.held[who][:, bid : bid + 1]
        if who == 0:
            first = even[:, :, 0] if self.held is None else even[:, :, 0] * self.held[who][:, 0]
            raises[:, :, 0] = raises[:, :, 0] * total[:, :, 0] + first
            dudo[:, :, 0] = 0.0
            calza[:, :, 0] = 0.0
        else:
            raises[:, :, 0] = 0.0
        tops = None
        if plan.tops is not None:
            tops = plan.tops * total[:, None]
            tops += even[:, None]
        if dudo.dtype != np.float32:
            dudo, calza = dudo.astype(np.float32), calza.astype(np.float32)
        return Plan(raises, dudo, calza, plan.answers, tops)

    def reach(self, who: int, played: Plan) -> tuple[Array, Array]:
        """How likely each cup plays to each node, other things given: at the own nodes and at the other's."""
        own, other = self.xp.empty_like(played.raises), self.xp.empty_like(played.raises)
        own[:, :, 0] = 1.0
        other[:, :, 0] = played.raises[:, :, 0] if who == 0 else 1.0
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            self.xp.multiply(own[:, :, :half], played.raises[:, :, child], out=other[:, :, child])
            own[:, :, child] = other[:, :, :half]
        return own, other

    # Values

    def _worth(self, who: int, place: int) -> Array:
        """`[rounds, 1, 1]`: what `who` gets."""
        return ((1.0 if who == 0 else -1.0) * self.paid[:, place])[:, None, None]

    def _called(self, who: int, coming: Array, caller: int, *, calza: bool, out: Array) -> None:
        """Add what each cup of `who` gets if `caller` calls at every node of theirs, the other cup coming so."""
        xp = self.xp
        loses = self._worth(who, caller)
        hit = self._worth(who, 2 + caller if calza else 1 - caller) - loses
        total = xp.matmul(self.odds[1 - who][None, None], coming)
        for bid in range(1 if caller == 0 else 0, self.bids):
            block = self._block(bid)
            right = xp.matmul(self.right[who][bid, int(calza)][None], coming[:, :, block])
            right *= hit
            right += loses * total[:, :, block]
            out[:, :, block] += right

    def values(self, who: int, theirs: Plan, *, learn: bool = False) -> tuple[Array, Array, Array, Array]:
        """Before the own choices count: of dudo and of calza at the own nodes, and of the other's nodes so far; and how
        likely the other's cups come to the own nodes. Bids on all dice are answered as learnt so far, which is learnt
        from, or as best one can."""
        xp = self.xp
        at_own, at_mine = self.reach(1 - who, theirs)
        shape = (len(self.paid), len(self.odds[who]), self.columns)
        dudo, calza, at_other = (xp.zeros(shape, np.float32) for _ in range(3))
        self._called(who, at_mine, who, calza=False, out=dudo)
        self._called(who, at_mine, who, calza=True, out=calza)
        self._called(who, at_own * theirs.dudo, 1 - who, calza=False, out=at_other)
        self._called(who, at_own * theirs.calza, 1 - who, calza=True, out=at_other)
        if theirs.tops is not None:
            (self._answer if learn else self._best_answer)(who, at_own, theirs.tops, at_other)
        return dudo, calza, at_other, at_mine

    # Solving

    def solve(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            self.weight = self.iterations**2 * 1e-6
            for who in (0, 1):
                self._improve(who, self.weight)
            self.weights += self.weight

    def _improve(self, who: int, weight: float) -> None:
        xp = self.xp
        mine, regrets, means = self.played[who], self.regrets[who], self.means[who]
        dudo, calza, at_other, coming = self.values(who, self.played[1 - who], learn=True)
        at_mine = mine.dudo * dudo
        at_mine += mine.calza * calza
        false, true = self._all_dice(who, coming, self.played[1 - who].answers)
        match = self.matches[who][None, :, :, None]
        tops = xp.where(match > 0, true[:, :, None], false[:, :, None])
        at_mine += (mine.tops * tops).sum(axis=1)
        for bid in range(self.bids - 1, 0, -1):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            # The child blocks are complete: their own children lie under higher bids.
            at_other[:, :, :half] += at_mine[:, :, child]
            at_mine[:, :, :half] += mine.raises[:, :, child] * at_other[:, :, child]
        if who == 0:
            at_mine[:, :, 0] += mine.raises[:, :, 0] * at_other[:, :, 0]
        own, _ = self.reach(who, mine)
        own *= weight
        for mean, part in ((means.dudo, mine.dudo), (means.calza, mine.calza)):
            mean += own * part
        means.tops[...] += own[:, None] * mine.tops
        tops -= at_mine[:, None]
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            means.raises[:, :, child] += own[:, :, :half] * mine.raises[:, :, child]
            at_other[:, :, child] -= at_mine[:, :, :half]
        if who == 0:
            means.raises[:, :, 0] += own[:, :, 0] * mine.raises[:, :, 0]
            at_other[:, :, 0] -= at_mine[:, :, 0]
        else:
            at_other[:, :, 0] = 0.0
        dudo -= at_mine
        calza -= at_mine
        if who == 0:
            dudo[:, :, 0] = 0.0
            calza[:, :, 0] = 0.0
        news = (at_other, dudo, calza, tops)
        for regret, new in zip((*regrets[:3], regrets.tops), news, strict=True):
            regret += new
            xp.maximum(regret, 0.0, out=regret)
            new += regret
            xp.maximum(new, 0.0, out=new)
        self.played[who] = self.normalised(who, Plan(at_other, dudo, calza, mine.answers, tops))

    def _all_dice(self, who: int, coming: Array, answers: Array) -> tuple[Array, Array]:
        """`[rounds, 5, columns]`: what a bid on all dice brings if the own cup makes it false, or not."""
        lose, win, give = (self._worth(who, place) for place in (who, 1 - who, 3 - who))
        total = self.xp.matmul(self.odds[1 - who][None, None], coming)
        may = self.xp.matmul((self.matches[1 - who] * self.odds[1 - who])[None], coming)
        by_calza = may * answers
        return lose * (total - by_calza) + win * by_calza, lose * (total - may) + win * (
            may - by_calza
        ) + give * by_calza

    def _answer(self, who: int, at_own: Array, tops: Array, at_other: Array) -> None:
        """Answers to the other's bids on all dice: what they bring, and what is learnt from it."""
        xp = self.xp
        other = 1 - who
        played, regrets, doubts = self.played[who].answers, self.regrets[who].answers, self.doubts[who]
        lose, win, gain = (self._worth(who, place)[:, 0] for place in (who, other, 2 + who))
        for value in range(VALUES):
            so = at_own * tops[:, value]
            said = xp.matmul(self.odds[other][None, None], so)[:, 0]
            truly = xp.matmul((self.matches[other][value] * self.odds[other])[None, None], so)[:, 0]
            by_dudo, by_calza = win * (said - truly) + lose * truly, gain * truly + lose * (said - truly)
            got = by_dudo + played[:, value] * (by_calza - by_dudo)
            match = self.matches[who][value][:, None] > 0
            at_other += xp.where(match, got[:, None], (win * said)[:, None])
            ahead = []
            for regret, new in ((doubts, by_dudo - got), (regrets, by_calza - got)):
                regret[:, value] = xp.maximum(regret[:, value] + new, 0.0)
                ahead.append(xp.maximum(regret[:, value] + new, 0.0))
            total = ahead[0] + ahead[1]
            self.means[who].answers[:, value] += self.weight * played[:, value]
            played[:, value] = xp.where(total > 0.0, ahead[1] / xp.where(total > 0.0, total, 1.0), 0.5)

    def _best_answer(self, who: int, at_own: Array, tops: Array, at_other: Array) -> None:
        xp = self.xp
        other = 1 - who
        lose, win, gain = (self._worth(who, place)[:, 0] for place in (who, other, 2 + who))
        alike = self.matches[other] * self.odds[other]
        for value in range(VALUES):
            so = at_own * tops[:, value]
            said = xp.matmul(self.odds[other][None, None], so)
            truly = xp.matmul(alike[value][None, None], so)
            lost, won = lose[:, None] * said, win[:, None] * said
            match = self.matches[who][value][:, None] > 0
            best = xp.where(match, won - (win - lose)[:, None] * truly, won)
            best = xp.maximum(best, xp.where(match, lost + (gain - lose)[:, None] * truly, lost))
            for higher in range(value + 1, VALUES):
                both = xp.matmul(alike[higher][None, None], so)
                raised = lost + self.matches[who][higher][:, None] * (win - lose)[:, None] * both
                xp.maximum(best, raised, out=best)
            at_other += best

    def average(self, who: int, *, tops: bool) -> Plan:
        """With or without bids on all dice."""
        means = self.means[who]
        plan = self.normalised(who, means if tops else means._replace(tops=None))
        return plan._replace(answers=self.means[who].answers / max(self.weights, 1e-12))

    # Judging

    def best_response(self, who: int, against: Plan) -> tuple[Array, Plan]:
        """In the whole game: `[rounds]`, what `who` gets with the best answer to these chances; and that answer as far
        as it stays in the tree, ties shared, for whoever wants to know where it leads."""
        xp = self.xp
        dudo, calza, at_other, at_mine = self.values(who, against)
        false, true = self._all_dice(who, at_mine, against.answers)
        tops = xp.full(dudo.shape, -np.inf, np.float32)
        for value in range(VALUES):
            here = self.matches[who][value][:, None] > 0
            xp.maximum(tops, xp.where(here, true[:, value : value + 1], false[:, value : value + 1]), out=tops)
        best = xp.maximum(xp.maximum(dudo, calza), tops)
        if who == 0:
            best[:, :, 0] = tops[:, :, 0]
        for bid in range(self.bids - 1, 0, -1):
            half = 2 ** (bid - 1)
            child = slice(half, 2 * half)
            at_other[:, :, :half] += best[:, :, child]
            xp.maximum(best[:, :, :half], at_other[:, :, child], out=best[:, :, :half])
        if who == 0:
            best[:, :, 0] = xp.maximum(best[:, :, 0], at_other[:, :, 0])
            result = xp.matmul(best[:, :, 0], self.odds[0])
        else:
            result = xp.matmul(at_other[:, :, 0] + best[:, :, 0], self.odds[1])
        enough = best - 1e-7
        raised = xp.zeros_like(best)
        for bid in range(1, self.bids):
            half = 2 ** (bid - 1)
            raised[:, :, half : 2 * half] = at_other[:, :, half : 2 * half] >= enough[:, :, :half]
        if who == 0:
            raised[:, :, 0] = at_other[:, :, 0] >= enough[:, :, 0]
        doubted, called = ((part >= enough).astype(np.float32) for part in (dudo, calza))
        plan = Plan(raised, doubted, called, against.answers)
        if who == 0:
            plan.dudo[:, :, 0] = plan.calza[:, :, 0] = 0.0
        return result, self.normalised(who, plan)

    def judged(self, plans: list[Plan]) -> tuple[Array, Array]:
        """`[rounds]` each: the value to the opener, halfway between what either player is sure of; and the
        exploitability in units of the round: whoever wins it +1, whoever loses it -1."""
        opener, second = (self.best_response(who, plans[1 - who])[0] for who in (0, 1))
        return (opener - second) / 2, (opener + second) / 2 / self.stakes()

    def exploitability(self, plans: list[Plan]) -> Array:
        return self.judged(plans)[1]

    def value(self, plans: list[Plan]) -> Array:
        return self.judged(plans)[0]

    def stakes(self) -> Array:
        return (self.paid[:, 1] - self.paid[:, 0]) / 2
