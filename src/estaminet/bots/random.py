"""The player that takes any legal action, each as likely as the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Action, Observation


class RandomPlayer:
    """Chooses among the legal actions with one number below their count."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, observation: Observation) -> Action:
        return observation.legal[self._rng.below(len(observation.legal))]
