"""What a seat thinks the hidden part of the table may be."""

from mypy_extensions import mypyc_attr

from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Full states that a seat cannot tell from the real one, drawn by how likely the seat thinks they are."""

    def draw(self, rng: Rng) -> State:
        raise TypeError("Worlds.draw must be given by a subclass")


class Pool(Worlds):
    """Worlds made beforehand, each drawn as often as its weight says; for games where making one is expensive."""

    def __init__(self, states: list[State], weights: list[float]) -> None:
        self.states = states
        self.weights = weights

    def draw(self, rng: Rng) -> State:
        return self.states[rng.weighted(self.weights)].copy()
