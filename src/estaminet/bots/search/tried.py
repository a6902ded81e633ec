"""What a search has found out about each action, and how an answer is made of it."""

from math import exp
from typing import Final

from estaminet.kernel.values import Action

LEAST_SHARE: Final = 0.02
"""An action with a smaller share of the tries is never drawn: too little is known of it."""


class Tried:
    """What the search found out about one action; `weight` is the policy's."""

    def __init__(self, action: Action, weight: float, visits: int, value: float) -> None:
        self.action = action
        self.weight = weight
        self.visits = visits
        self.value = value


def most_visited(tried: list[Tried]) -> Tried:
    """The action the search prefers: the most tried; of equals the better one."""
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
