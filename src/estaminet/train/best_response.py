"""A second opinion on solved rounds: the best answer to a strategy, by plain recursion over dice as they fall.

It shares nothing with `solve.py`: dice are in the order in which they were rolled, histories are lists of bids, and of
the strategy it knows only the chances of its actions.
"""

from collections.abc import Callable
from itertools import product

from estaminet.games.dudo.material import BLANK, FACES

DUDO = -1
CALZA = -2

Chances = Callable[[tuple[int, ...], tuple[int, ...]], dict[int, float]]
"""From the bids so far (0 for one 1, 1 for one 2, ...) and the dice by their faces: how likely each answer is."""

Payoff = Callable[[str, bool], float]
"""What the answering player gets: `("loses", mine)` or `("gains", mine)`, and whether it is that player's own die."""


def even(what: str, mine: bool) -> float:
    """A die lost is -1 for its owner and 1 for the other, a die gained the opposite."""
    return 1.0 if (what == "gains") is mine else -1.0


def best_response(
    mine: int, theirs: int, chances: Chances, *, opens: bool, calza: bool = True, payoff: Payoff = even
) -> float:
    """What a player with this many dice wins who knows how the other one plays; `opens`: who bids first."""
    top = 5 * (mine + theirs)
    others = list(product(FACES, repeat=theirs))
    keys = [tuple(sorted(dice)) for dice in others]

    def judge(dice: tuple[int, ...], weights: list[float], bid: int, *, by_calza: bool, i_call: bool) -> float:
        count, value = bid // 5 + 1, bid % 5 + 1
        own = sum(die in (value, BLANK) for die in dice)
        result = 0.0
        for other, weight in zip(others, weights, strict=True):
            if weight:
                total = own + sum(die in (value, BLANK) for die in other)
                right = total == count if by_calza else total < count
                if by_calza and right:
                    result += weight * payoff("gains", i_call)
                else:
                    loser_is_caller = not right
                    result += weight * payoff("loses", loser_is_caller is i_call)
        return result

    def my_turn(dice: tuple[int, ...], bids: tuple[int, ...], weights: list[float]) -> float:
        if not any(weights):
            return 0.0
        options = []
        if bids:
            options.append(judge(dice, weights, bids[-1], by_calza=False, i_call=True))
            if calza:
                options.append(judge(dice, weights, bids[-1], by_calza=True, i_call=True))
        first = bids[-1] + 1 if bids else 0
        options += [their_turn(dice, (*bids, bid), weights) for bid in range(first, top)]
        return max(options)

    def their_turn(dice: tuple[int, ...], bids: tuple[int, ...], weights: list[float]) -> float:
        if not any(weights):
            return 0.0
        by_cup = {key: chances(bids, key) for key in set(keys)}
        result = 0.0
        if bids:
            for answer in (DUDO, CALZA) if calza else (DUDO,):
                part = [w * by_cup[key].get(answer, 0.0) for w, key in zip(weights, keys, strict=True)]
                result += judge(dice, part, bids[-1], by_calza=answer == CALZA, i_call=False)
        first = bids[-1] + 1 if bids else 0
        for bid in range(first, top):
            part = [w * by_cup[key].get(bid, 0.0) for w, key in zip(weights, keys, strict=True)]
            result += my_turn(dice, (*bids, bid), part)
        return result

    start = [1.0 / len(others)] * len(others)
    turn = my_turn if opens else their_turn
    mine_all = list(product(FACES, repeat=mine))
    worth: dict[tuple[int, ...], float] = {}
    for dice in mine_all:
        key = tuple(sorted(dice))
        if key not in worth:
            worth[key] = turn(dice, (), start)
    return sum(worth[tuple(sorted(dice))] for dice in mine_all) / len(mine_all)
