"""What the rest of the table may look like to one seat."""

from estaminet.games.newgame.material import DECK
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.state import CHOICES, DEAL, NO_CARD, PHASES, NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation


def imagine(observation: Observation, rng: Rng) -> NewGameState:
    """Every card that the seat cannot see is dealt anew; the view holds all that it has ever seen."""
    view = observation.view
    options = observation.options
    assert isinstance(view, NewGameView)
    assert isinstance(options, NewGameOptions)
    me = observation.seat
    state = NewGameState(options, observation.seats)
    state.phase = PHASES.index(view.phase)
    if state.phase == DEAL:
        return state
    unseen = DECK[:]
    for seat in range(state.seats):
        choice = view.choices[seat]
        aside = view.asides[seat]
        if choice is not None:
            state.choices[seat] = CHOICES.index(choice)
            state.turn += 1
        if aside is not None:
            state.asides[seat] = aside
            unseen.remove(aside)
        if view.shown is not None:
            state.hands[seat] = view.shown[seat]
            unseen.remove(view.shown[seat])
        elif seat == me and view.hand is not None:
            state.hands[seat] = view.hand
            unseen.remove(view.hand)
    rng.shuffle(unseen)
    for seat in range(state.seats):
        if state.hands[seat] == NO_CARD:
            state.hands[seat] = unseen.pop()
        if view.choices[seat] == "swap" and state.asides[seat] == NO_CARD:
            state.asides[seat] = unseen.pop()
    state.pile = unseen
    return state
