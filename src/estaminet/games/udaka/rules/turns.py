"""The deal and the turns: UDAKA-DEAL, UDAKA-TURN, UDAKA-LAST."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.udaka.events import Dealt, Discarded, DrawPileEmpty, Drew, RoundBegins
from estaminet.games.udaka.material import (
    ACE,
    COUNT_AT,
    DISCARD,
    HAND_SIZE,
    HANDS,
    JOKER,
    KING,
    NO_CARD,
    RANK_AT,
    RANK_OF,
    RANK_TEXT,
    SPACE_AT,
    VICTIM_AT,
    WITH,
    WITHOUT,
)
from estaminet.games.udaka.rules.laying import lay_aces, lay_joker, lay_king, lay_numbers
from estaminet.games.udaka.rules.rounds import end_round
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState


def deal(state: UdakaState, deck: str, tell: Tell | None) -> None:
    """UDAKA-DEAL-01 and 02: two laps from the dealer's left, who then begins."""
    state.deck = [RANK_OF[card] for card in deck]
    first = (state.dealer + 1) % state.seats
    seat = first
    for i in range(2 * state.seats):
        state.hands[seat] = WITH[state.hands[seat]][state.deck[i]]
        seat = (seat + 1) % state.seats
    state.drawn = 2 * state.seats
    state.phase = DISCARD
    if tell is not None:
        tell(RoundBegins(state.round(), state.rounds_left(), state.rounds_left() == 0))
        tell(Dealt(state.dealer, first, tuple([HANDS[hand] for hand in state.hands])))
    begin_turn(state, first, tell)


def begin_turn(state: UdakaState, seat: int, tell: Tell | None) -> None:
    """UDAKA-TURN-01, UDAKA-LAST-01: draw while there is a pile; after that whoever has no cards is skipped."""
    if state.drawn < len(state.deck):
        state.turn = seat
        draw(state, seat, False, tell)
        return
    for _ in range(state.seats):
        if state.hands[seat] != 0:
            state.turn = seat
            return
        seat = (seat + 1) % state.seats
    end_round(state, tell)


def draw(state: UdakaState, seat: int, refill: bool, tell: Tell | None) -> None:
    card = state.deck[state.drawn]
    state.drawn += 1
    state.hands[seat] = WITH[state.hands[seat]][card]
    if tell is not None:
        tell(Drew(seat, RANK_TEXT[card], refill))
        if state.drawn == len(state.deck):
            tell(DrawPileEmpty())


def discard(state: UdakaState, seat: int, index: int, tell: Tell | None) -> None:
    """A turn after its draw: the discard and what it does, the refill, and on to the next player."""
    rank = RANK_AT[index]
    count = COUNT_AT[index]
    hand = WITHOUT[state.hands[seat]][rank]
    if count == 2:
        hand = WITHOUT[hand][rank]
    state.hands[seat] = hand
    if tell is not None:
        on = NO_CARD if rank == ACE else state.top()
        tell(Discarded(seat, RANK_TEXT[rank], count, RANK_TEXT[on] if on != NO_CARD else None))
    if rank == ACE:
        lay_aces(state, seat, count, tell)
    elif rank == KING:
        lay_king(state, seat, SPACE_AT[index], tell)
    elif rank == JOKER:
        lay_joker(state, seat, VICTIM_AT[index], tell)
    else:
        lay_numbers(state, seat, rank, count, tell)
    # UDAKA-TURN-05, UDAKA-LAST-03
    if HAND_SIZE[hand] == 1 and state.drawn < len(state.deck):
        draw(state, seat, True, tell)
    begin_turn(state, (seat + 1) % state.seats, tell)
