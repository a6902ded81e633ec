"""What one viewer of NewGame may know, field by field."""

from typing import Literal

from estaminet.games.newgame.options import NewGameOptions
from estaminet.kernel.values import Observation, View


class NewGameView(View, frozen=True):
    turn: int | None
    """Whose turn it is; None before the deal and at the end."""
    hand: int | None
    """The viewer's own card; None for a spectator and before the deal."""
    choices: tuple[Literal["keep", "swap"] | None, ...]
    """What each seat has done; None while it has had no turn."""
    asides: tuple[int | None, ...]
    """The card each seat has put aside; None if there is none or the viewer may not look."""
    pile: int
    """How many cards are left to draw."""
    hands: tuple[int, ...] | None
    """Everybody's cards once they are turned up."""


NewGameObservation = Observation[NewGameOptions, NewGameView]
"""What one seat has."""
