"""How people are thought to play: the prior of a tree, the play beyond it, and what a position is worth."""

from collections.abc import Sequence
from math import exp
from typing import Generic

from mypy_extensions import mypyc_attr

from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, AState, Seat


def softened(worth: list[float], mixing: float) -> list[float]:
    """Turns worths into probabilities, in place: the best is likeliest, the others by how far behind they are in units
    of `mixing`. They add up to 1."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[AState]):
    """How a seat is thought to play. It is handed imagined worlds and looks only at what `seat` knows in them.

    A game's policy overrides what it knows better, `Policy[HazardState]`; this one knows no game and takes any legal
    action.
    """

    def weights(self, state: AState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """How likely each legal action is; they add up to 1."""
        return [1.0 / len(legal)] * len(legal)

    def act(self, state: AState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """One action, drawn by its weight."""
        return legal[rng.weighted(self.weights(state, seat, legal))]

    def key(self, state: AState, seat: Seat) -> int:
        """A number for what this seat sees: positions with the same number share a node and have the same choices."""
        return hash(state.view(seat))

    def horizon(self, state: AState) -> bool:
        """Asked when chance is due: whether to stop here and take `value`."""
        return False

    def value(self, state: AState) -> list[float]:
        """Each seat's chance to win from here; asked at a horizon, and anywhere by a tree with a depth."""
        raise TypeError("a policy with a horizon says what a position is worth")

    def ahead(self, state: AState) -> int:
        """In a race: how many of its own decisions after the first the seat makes by `prospects`. The best prospect of
        the last one is the value. 0: it plays on by the policy."""
        return 0

    def prospects(self, state: AState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """This seat's chance to win with each legal action, as far as it can tell; asked where `ahead` is not 0."""
        raise TypeError("a policy that looks ahead says what its prospects are")


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighing(Policy[AState]):
    """A policy that weighs what each action is worth: `worth` says it of one, or `worths` of all at once."""

    def __init__(self, mixing: float) -> None:
        """`mixing`: how far from the best an action may be and still be played."""
        self.mixing = mixing

    def worth(self, state: AState, seat: Seat, action: Action) -> float:
        raise TypeError("a policy that weighs says what each action is worth")

    def worths(self, state: AState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [self.worth(state, seat, action) for action in legal]

    def weights(self, state: AState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return softened(self.worths(state, seat, legal), self.mixing)


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingRounds(Weighing[AState]):
    """One that looks no further than to the end of a round: `value` says what the next one is worth to each seat."""

    def horizon(self, state: AState) -> bool:
        return True


def likelihood(policy: Policy, state: State, seat: Seat, index: int, doubt: float) -> float:
    """How likely the seat has taken the action of this index: by the policy, or for the share `doubt` of its actions
    without any thought. 0 if it could not."""
    legal = state.legal(seat)
    for place in range(len(legal)):
        if legal[place].index == index:
            thought = policy.weights(state, seat, legal)[place] if len(legal) > 1 else 1.0
            return (1.0 - doubt) * thought + doubt / len(legal)
    return 0.0
