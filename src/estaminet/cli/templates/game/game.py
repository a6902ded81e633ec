"""NewGame as the kernel sees it."""

from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.state import NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.game import Game

GAME = Game.of(NewGameOptions, NewGameState, NewGameView)
