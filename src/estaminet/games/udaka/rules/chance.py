"""What chance does: the cards of the dealer choice, the lot, the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from estaminet.games.udaka.actions import Lot, Shuffle, TurnUp
from estaminet.games.udaka.material import CARDS, COPIES, DEAL, DECK, LOT, NO_CARD, RANK_OF, RANK_TEXT, text_of
from estaminet.kernel.values import CHANCE, Outcome, Refusal, Seat

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState
    from estaminet.kernel.rng import Rng

_SORTED_DECK: Final = sorted(text_of(DECK))


def outcome_refusal(state: UdakaState, seat: Seat, outcome: Outcome) -> Refusal | None:
    if seat != CHANCE:
        return Refusal("UDAKA-DEAL-01", "chance-deals")
    if isinstance(outcome, TurnUp):
        if state.phase != CARDS:
            return Refusal("UDAKA-DEALER-01", "no-dealer-choice-now")
        card = RANK_OF.get(outcome.card, NO_CARD)
        if card == NO_CARD or state.face_up.count(card) >= COPIES[card]:
            return Refusal("UDAKA-DEALER-01", "card-not-left")
        return None
    if isinstance(outcome, Lot):
        if state.phase != LOT:
            return Refusal("UDAKA-DEALER-04", "no-lot-now")
        if not 0 <= outcome.seat < state.seats:
            return Refusal("UDAKA-DEALER-04", "dealer-not-seated")
        return None
    if state.phase != DEAL:
        return Refusal("UDAKA-DEAL-01", "no-deal-now")
    if not isinstance(outcome, Shuffle) or sorted(outcome.deck) != _SORTED_DECK:
        return Refusal("UDAKA-DEAL-01", "not-the-deck")
    return None


def sampled(state: UdakaState, rng: Rng) -> Outcome:
    """A card turned up is one number below the cards left, counted in the order A 2 ... 9 K J; the dealer by lot is one
    number below the seats; a deck is the cards in that order, shuffled, the first one on top."""
    if state.phase == CARDS:
        left = DECK[:]
        for card in state.face_up:
            left.remove(card)
        return TurnUp(RANK_TEXT[left[rng.below(len(left))]])
    if state.phase == LOT:
        return Lot(rng.below(state.seats))
    deck = DECK[:]
    rng.shuffle(deck)
    return Shuffle(text_of(deck))
