"""A view as numbers, for machine learning. A game brings `encode.py`; an action's index is in the action itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.kernel.errors import EstaminetError
from estaminet.kernel.values import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Options, View


class NoEncoder(EstaminetError):
    """The game's folder has no encode.py."""


class Encoder:
    """A game's views as numbers."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.encode: Callable[[View, Options, int], list[float]] = game.part("encode").encode
        """The view of a seat as numbers from -1 to 1 or about so. Seats count from the viewer on, in seat order.

        It knows what the view shows and no more; what a seat remembers of earlier events is not in it.
        """

    def length(self, options: Options, seats: int) -> int:
        """How many numbers a view makes; the same for every viewer at any time."""
        return len(self.encode(self._game.start(options, seats).view(Seat(0)), options, seats))


def encoder_of(game: Game) -> Encoder:
    if not game.has("encode"):
        raise NoEncoder(f"{game.key} has no encode.py, so its views cannot be made into numbers")
    return Encoder(game)


def one_hot(place: int | None, count: int) -> list[float]:
    """Zeros, and a one at `place`; only zeros if that is None."""
    numbers = [0.0] * count
    if place is not None:
        numbers[place] = 1.0
    return numbers


def marked(there: Iterable[object], among: Sequence[object]) -> list[float]:
    """A one for each of these that is there: `marked(view.hand or (), CARDS)`."""
    present = set(there)
    return [float(one in present) for one in among]


def around(viewer: int, seats: int) -> list[int]:
    """The seats from the viewer on."""
    return [(viewer + step) % seats for step in range(seats)]
