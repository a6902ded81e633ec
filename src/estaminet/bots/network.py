"""Networks that `estaminet.train` has trained, read back with numpy alone, and who plays by them."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from estaminet.bots.players import Player
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Action, Observation


def at_hand(weights: Path) -> bool:
    """Whether numpy and the weights are here."""
    return find_spec("numpy") is not None and weights.exists()


@cache
def layers(weights: Path) -> list[tuple[Any, Any]]:
    """Weights and biases in single precision. Weights may be whole numbers of one byte, or of ten bits as two bytes
    apart, with a factor for each column after them."""
    import numpy as np

    with np.load(weights) as saved:
        kinds = [saved[name].dtype for name in saved.files[:2]]
        parts = [saved[name].astype(np.float32) for name in saved.files]
    if kinds[0] != np.int8:
        return [(parts[i], parts[i + 1]) for i in range(0, len(parts), 2)]
    if kinds[1] == np.uint8:
        fine = zip(*(parts[i::4] for i in range(4)), strict=True)
        return [((256.0 * high + low) * factor, bias) for high, low, factor, bias in fine]
    return [(parts[i] * parts[i + 1], parts[i + 2]) for i in range(0, len(parts), 3)]


def outputs(weights: Path, features: Sequence[float]) -> Any:
    """What the network says to these numbers."""
    import numpy as np

    net = layers(weights)
    return beyond_the_first(net, np.asarray(features, np.float32) @ net[0][0] + net[0][1])


def beyond_the_first(net: list[tuple[Any, Any]], sums: Any) -> Any:
    """What a network says whose first layer has come to these sums: a hidden layer, others beside it, one out."""
    import numpy as np

    hidden = np.maximum(sums, 0.0)
    for matrix, bias in net[1:-1]:
        hidden = hidden + np.maximum(hidden @ matrix + bias, 0.0)
    return hidden @ net[-1][0] + net[-1][1]


def softmax(logits: Any) -> list[float]:
    import numpy as np

    chances = np.exp(logits - logits.max())
    found: list[float] = (chances / chances.sum()).tolist()
    return found


def odds(weights: Path, features: Sequence[float], places: Sequence[int], sharp: float = 1.0) -> list[float]:
    """How likely each of these outputs is, if one of them is drawn; `sharp`: the power that is taken of the chances."""
    return softmax(sharp * outputs(weights, features)[list(places)])


def pick(chances: dict[Action, float], rng: Rng) -> Action:
    return list(chances)[rng.weighted(list(chances.values()))]


def at_least(number: int, most: int) -> list[float]:
    return [1.0 if number >= k else 0.0 for k in range(1, most + 1)]


def one_hot(place: int, size: int) -> list[float]:
    """All zero where the place is not below `size`."""
    found = [0.0] * size
    if 0 <= place < size:
        found[place] = 1.0
    return found


def in_rows(rows: Iterable[list[float]], size: int, most: int) -> list[float]:
    """These rows of `size` numbers one after the other, and zeros for those that are missing: there are `most`."""
    found = [number for row in rows for number in row]
    return found + [0.0] * (size * most - len(found))


class Learnt(Protocol):
    """A game's network: its module `network`."""

    WEIGHTS: Path

    def knows(self, observation: Observation) -> bool: ...

    def chances(self, observation: Observation) -> dict[Action, float]: ...


class NetworkPlayer:
    """Plays what a network learnt from playing itself, at once, and mixes as it does.

    Rules it has not learnt it plays by a search. Without numpy it is a club player.
    """

    def __init__(self, network: Learnt, rng: Rng, club: Player, elsewhere: Player) -> None:
        self._network = network
        self._rng = rng
        self._club = club
        self._elsewhere = elsewhere

    def chances(self, observation: Observation) -> dict[Action, float]:
        """How likely each action is; empty where it knows nothing."""
        network = self._network
        return network.chances(observation) if at_hand(network.WEIGHTS) and network.knows(observation) else {}

    def choose(self, observation: Observation) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        chances = self.chances(observation)
        if chances:
            return pick(chances, self._rng)
        return self.stand_in(observation).choose(observation)

    def stand_in(self, observation: Observation) -> Player:
        """Who plays where the network does not."""
        return self._club if self._network.knows(observation) else self._elsewhere
