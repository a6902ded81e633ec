"""What the rest of the table may look like to one seat."""

from estaminet.games.newgame.material import DECK, NO_CARD
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.position import FIELDS
from estaminet.games.newgame.state import NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation


def imagine(observation: Observation[NewGameOptions, NewGameView], rng: Rng) -> NewGameState:
    """Every card that the seat cannot see is dealt anew; the view holds all that it has ever seen."""
    view = observation.view
    state = FIELDS.known(observation)
    if view.hand is None:
        return state
    state.turn = sum([choice is not None for choice in view.choices])
    state.hands[observation.seat] = view.hand
    unseen = DECK[:]
    for card in state.hands + state.asides:
        if card != NO_CARD:
            unseen.remove(card)
    rng.shuffle(unseen)
    for seat in range(state.seats):
        if state.hands[seat] == NO_CARD:
            state.hands[seat] = unseen.pop()
        if view.choices[seat] == "swap" and state.asides[seat] == NO_CARD:
            state.asides[seat] = unseen.pop()
    state.pile = unseen
    return state
