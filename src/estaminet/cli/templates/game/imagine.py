"""What the rest of the table may look like to one seat, and how it may have come about."""

from estaminet.games.newgame.actions import SWAP, Shuffle
from estaminet.games.newgame.material import DECK, NO_CARD
from estaminet.games.newgame.position import FIELDS
from estaminet.games.newgame.state import NewGameState
from estaminet.games.newgame.view import NewGameObservation
from estaminet.kernel.game import Past
from estaminet.kernel.rng import Rng


def imagine(observation: NewGameObservation, rng: Rng) -> NewGameState:
    """Every card that the seat cannot see is dealt anew; the view holds all that it has ever seen."""
    state = FIELDS.known(observation)
    if not observation.view.pile:
        return state
    unseen = DECK[:]
    for card in state.hands + state.asides:
        if card != NO_CARD:
            unseen.remove(card)
    rng.shuffle(unseen)
    for seat in range(state.seats):
        if state.hands[seat] == NO_CARD:
            state.hands[seat] = unseen.pop()
        if state.choices[seat] == SWAP.index and state.asides[seat] == NO_CARD:
            state.asides[seat] = unseen.pop()
    state.pile = unseen
    return state


def past(observation: NewGameObservation, world: NewGameState) -> Past:
    """Whoever has put a card aside was dealt that one; what they hold was drawn, in the order of the seats."""
    if not world.pile:
        return Past(())
    swapped = [aside != NO_CARD for aside in world.asides]
    dealt = [aside if swap else hand for aside, hand, swap in zip(world.asides, world.hands, swapped, strict=True)]
    drawn = [hand for hand, swap in zip(world.hands, swapped, strict=True) if swap]
    return Past((Shuffle((*dealt, *drawn, *reversed(world.pile))),))
