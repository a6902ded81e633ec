"""NewGame as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from estaminet.games.newgame.actions import ACTIONS
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.position import read_position, write_position
from estaminet.games.newgame.state import NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action


class NewGameGame(Game[NewGameOptions, NewGameState, NewGameView]):
    def actions(self, options: NewGameOptions, seats: int) -> Sequence[Action]:
        return ACTIONS

    def position(self, state: NewGameState) -> dict[str, Any]:
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> NewGameState:
        return read_position(position, self.seats)


GAME = NewGameGame(Path(__file__).parent)
