"""How a world that a seat imagines came about."""

from estaminet.games.newgame.actions import Shuffle
from estaminet.games.newgame.material import NO_CARD
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.state import NOT_DEALT, NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.game import Past
from estaminet.kernel.values import Observation


def past(observation: Observation[NewGameOptions, NewGameView], world: NewGameState) -> Past:  # noqa: ARG001
    """Whoever has put a card aside was dealt that one; what they hold was drawn, in the order of the seats."""
    if world.turn == NOT_DEALT:
        return Past(())
    swapped = [aside != NO_CARD for aside in world.asides]
    dealt = [aside if swap else hand for aside, hand, swap in zip(world.asides, world.hands, swapped, strict=True)]
    drawn = [hand for hand, swap in zip(world.hands, swapped, strict=True) if swap]
    return Past((Shuffle((*dealt, *drawn, *reversed(world.pile))),))
