"""Who deals: UDAKA-DEALER."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from estaminet.games.udaka.events import CardTurnedUp, DealerAgain, DealerChosen
from estaminet.games.udaka.material import ACE, CARDS, DEAL, KING, RANK_TEXT
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState


def turn_up(state: UdakaState, card: int, tell: Tell | None) -> None:
    """UDAKA-DEALER-01 to 03: a card for the next player; an ace, or everybody's card, settles it."""
    state.face_up.append(card)
    if tell is not None:
        tell(CardTurnedUp(len(state.face_up) - 1, RANK_TEXT[card]))
    if card != ACE and len(state.face_up) < state.seats:
        return
    dealer = chosen_by(state.face_up)
    if dealer != NOBODY:
        choose_dealer(state, dealer, "ace" if card == ACE else "highest", tell)
        return
    state.face_up = []
    if tell is not None:
        tell(DealerAgain())


def chosen_by(face_up: list[int]) -> int:
    """An ace, else the highest number, the earliest of equals; NOBODY if all are K and J."""
    best = NOBODY
    for seat in range(len(face_up)):
        card = face_up[seat]
        if card == ACE:
            return seat
        if card < KING and (best == NOBODY or card > face_up[best]):
            best = seat
    return best


def choose_dealer(
    state: UdakaState, seat: int, why: Literal["ace", "highest", "lot", "left", "winner"], tell: Tell | None
) -> None:
    state.dealer = seat
    state.face_up = []
    state.phase = DEAL
    if tell is not None:
        tell(DealerChosen(seat, why))


def next_dealer(state: UdakaState, winner: int, tell: Tell | None) -> None:
    """UDAKA-DEALER-04: after a round."""
    how = state.options.next_dealer
    if how == "left":
        choose_dealer(state, (state.dealer + 1) % state.seats, "left", tell)
    elif how == "winner":
        choose_dealer(state, winner, "winner", tell)
    else:
        state.dealer = NOBODY
        state.phase = CARDS
