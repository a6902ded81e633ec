"""NewGame as the kernel sees it."""

from collections.abc import Sequence
from pathlib import Path

from estaminet.games.newgame.actions import ACTIONS
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.state import NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action


class NewGameGame(Game[NewGameOptions, NewGameState, NewGameView]):
    def actions(self, options: NewGameOptions, seats: int) -> Sequence[Action]:
        return ACTIONS


GAME = NewGameGame(Path(__file__).parent)
