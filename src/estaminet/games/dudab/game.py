"""Dudab as the kernel sees it."""

from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.game import Game


class DudabGame(Game[DudabOptions, DudabState, DudabView]):
    """A rematch singles out nobody: the rules choose the first player by the look of their hair."""


GAME = DudabGame()
