"""Dudab as the kernel sees it. A rematch singles out nobody: the rules choose the first player by the look of their
hair."""

from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.game import Game

GAME = Game.of(DudabOptions, DudabState, DudabView)
