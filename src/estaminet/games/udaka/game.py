"""UDAKA Classic as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from estaminet.games.udaka.actions import ACTIONS_BY_SEATS
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.position import read_position, write_position
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.view import UdakaView
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action


class UdakaGame(Game[UdakaOptions, UdakaState, UdakaView]):
    """A rematch begins like any match: the rules single nobody out."""

    def actions(self, options: UdakaOptions, seats: int) -> Sequence[Action]:
        return ACTIONS_BY_SEATS[seats]

    def position(self, state: UdakaState) -> dict[str, Any]:
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> UdakaState:
        return read_position(position)


GAME = UdakaGame(Path(__file__).parent)
