"""Setting up (section SETUP): who opens, and the deal of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import material as box
from estaminet.games.dudab.actions import Deal, Starter
from estaminet.games.dudab.events import Dealt, Started
from estaminet.games.dudab.rules.columns import demand_nothing
from estaminet.games.dudab.rules.turns import take
from estaminet.kernel.values import Outcome, Refusal

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import Tell


def outcome_refusal(state: DudabState, outcome: Outcome) -> Refusal | None:
    if isinstance(outcome, Starter):
        if state.phase != box.STARTER:
            return Refusal("DUDAB-SETUP-07", "starter-known")
        if not 0 <= outcome.seat < state.seats:
            return Refusal("DUDAB-SETUP-07", "starter-not-seated")
        return None
    if state.phase == box.STARTER:
        return Refusal("DUDAB-SETUP-07", "no-starter-yet")
    if not isinstance(outcome, Deal) or (state.phase != box.DEAL and state.phase != box.ROUND_OVER):
        return Refusal("DUDAB-SETUP-03", "no-deal-now")
    if sorted(outcome.order) != state.house.deck:
        return Refusal("DUDAB-SETUP-03", "not-the-deck")
    if max(outcome.order[: dealt_openly_or_held(state)]) >= box.JUNGLE:
        return Refusal("DUDAB-SETUP-09", "expansion-dealt")
    return None


def dealt_openly_or_held(state: DudabState) -> int:
    """How many cards do not go to the pile."""
    return box.DEALT * state.seats + state.width


def sample(state: DudabState, rng: Rng) -> Outcome:
    """The starter is one number below the seats.

    A deal shuffles the 80 base cards in deck order; with expansions the rest after the hands and start cards, then
    the Jungles, then the Babies, are shuffled together once more (SETUP-09).
    """
    if state.phase == box.STARTER:
        return Starter(rng.below(state.seats))
    order = rng.shuffled(box.BASE_DECK)
    if len(state.house.deck) > len(order):
        dealt = dealt_openly_or_held(state)
        order = order[:dealt] + rng.shuffled(order[dealt:] + state.house.deck[len(order) :])
    return Deal(tuple(order))


def deal(state: DudabState, outcome: Deal, tell: Tell | None) -> None:
    """SETUP-03 to 10: a new table; hands one card at a time from the first player on, columns, pile."""
    seats = state.seats
    if state.phase == box.ROUND_OVER:
        state.round += 1
        state.starter = (state.starter + 1) % seats
    elif tell is not None:
        tell(Started(state.starter, state.house.rounds))
    order = list(outcome.order)
    order.reverse()
    state.discard = []
    state.hands = [[] for _ in range(seats)]
    state.own_public = [[] for _ in range(seats)]
    state.own_hidden = [[] for _ in range(seats)]
    for i in range(box.DEALT * seats):
        take(state, (state.starter + i) % seats, order.pop())
    state.hidden = [[] for _ in range(state.width)]
    state.above = [[order.pop()] for _ in range(state.width)]
    state.jungle = [False] * state.width
    state.below = [[] for _ in range(state.width)]
    state.pile = order
    demand_nothing(state)
    state.frames = []
    state.mass_done = False
    state.phase = box.PLAY
    state.active = state.starter
    state.asked = state.starter
    state.asking = box.TURN
    if tell is not None:
        hands = tuple([box.codes(hand) for hand in state.hands])
        columns = tuple([box.CODES[cards[0]] for cards in state.above])
        tell(Dealt(state.round, state.starter, hands, columns, len(order)))
