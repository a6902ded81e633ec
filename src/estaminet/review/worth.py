"""What a standing between two rounds is worth, fitted to matches; and players who are less sure of themselves.

A policy estimates its own chances in a rough way that is good enough to search by. A review says chances aloud, so they
are fitted: seat by seat the logarithm of the policy's estimate and what the game's `standing` names besides, each times
a weight, and the chances are as the exponentials of the sums. The weights lie in the game's `data/worth.json`;
`python -m estaminet.lab.worth` fits them again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import exp, log
from typing import TYPE_CHECKING, Final

from estaminet.bots.search import Policy

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Action, Seat

Features = dict[str, float]
Standing = tuple[str, list[Features | None]]
"""Which weights count, and what each seat has; None for a seat that can no longer win."""
LEAST: Final = 1e-4


def no_standing(state: State) -> Standing | None:  # noqa: ARG001
    return None


def estimate(policy: Policy, standing: Callable[[State], Standing | None], state: State) -> Standing | None:
    """The standing with the policy's own estimate as `log`; where the game gives `log TIME` it stands for both."""
    found = standing(state)
    if found is None:
        return None
    for features, chance in zip(found[1], policy.value(state), strict=True):
        if features is not None:
            times = [name for name in features if name.startswith("log")] or ["log"]
            for name in times:
                features[name] = features.get(name, 1.0) * log(max(LEAST, chance))
    return found


def chances(rows: Sequence[Features | None], weights: dict[str, float]) -> list[float]:
    """Each seat's chance. A policy's estimate that was never weighed counts as it is, anything else not at all."""
    sums: list[float | None] = []
    for features in rows:
        if features is None:
            sums.append(None)
            continue
        total = 0.0
        for name, value in features.items():
            weight = weights.get(name)
            total += value * (weight if weight is not None else 1.0 if name.startswith("log") else 0.0)
        sums.append(total)
    most = max(one for one in sums if one is not None)
    each = [0.0 if one is None else exp(one - most) for one in sums]
    total = sum(each)
    return [one / total for one in each]


class Fitted(Policy):
    """The same player; standings are worth what was fitted."""

    def __init__(
        self, policy: Policy, standing: Callable[[State], Standing | None], weights: dict[str, dict[str, float]]
    ) -> None:
        self.policy = policy
        self.standing = standing
        self.fits = weights

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return self.policy.weights(state, seat, legal)

    def act(self, state: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        return self.policy.act(state, seat, legal, rng)

    def key(self, state: State, seat: Seat) -> int:
        return self.policy.key(state, seat)

    def horizon(self, state: State) -> bool:
        return self.policy.horizon(state)

    def value(self, state: State) -> list[float]:
        found = estimate(self.policy, self.standing, state)
        if found is None or found[0] not in self.fits:
            return self.policy.value(state)
        return chances(found[1], self.fits[found[0]])


class Flatter(Fitted):
    """Players who are less sure: whatever they might do they do by the root of how likely it was, so that what was
    nearly as good comes nearly as often. What nobody would do they do not do either."""

    def __init__(self, fitted: Fitted, root: float) -> None:
        super().__init__(fitted.policy, fitted.standing, fitted.fits)
        self.power = 1.0 / root

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        each = [weight**self.power for weight in self.policy.weights(state, seat, legal)]
        total = sum(each)
        return [one / total for one in each]

    def act(self, state: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        power = self.power
        return legal[rng.weighted([weight**power for weight in self.policy.weights(state, seat, legal)])]


def fitted_weights(game: Game) -> dict[str, dict[str, float]]:
    """By standing: the weights of the game's `data/worth.json`; empty where it has none."""
    file = game.folder / "data" / "worth.json"
    if not file.is_file():
        return {}
    fits: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8"))["weights"]
    return fits
