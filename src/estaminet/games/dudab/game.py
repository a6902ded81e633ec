"""Dudab as the kernel sees it."""

from collections.abc import Sequence
from pathlib import Path

from estaminet.games.dudab.actions import ACTIONS
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action


class DudabGame(Game[DudabOptions, DudabState, DudabView]):
    """A rematch singles out nobody: the rules choose the first player by the look of their hair."""

    def actions(self, options: DudabOptions, seats: int) -> Sequence[Action]:
        return ACTIONS


GAME = DudabGame(Path(__file__).parent)
