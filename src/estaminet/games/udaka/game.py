"""UDAKA Classic as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from estaminet.games.udaka.actions import ACTIONS_BY_SEATS
from estaminet.games.udaka.material import MOST_SEATS
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.view import UdakaView
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action


class UdakaGame(Game[UdakaOptions, UdakaState, UdakaView]):
    """A rematch begins like any match: the rules single nobody out."""

    def actions(self, options: UdakaOptions, seats: int) -> Sequence[Action]:
        return ACTIONS_BY_SEATS[seats]

    def from_position(self, position: Mapping[str, Any]) -> UdakaState:
        """The rules know larger tables than we set."""
        return self.fields.read(position, range(self.seats[0], MOST_SEATS + 1), self.options_type)


GAME = UdakaGame()
