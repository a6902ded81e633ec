"""The deal and the turns: UDAKA-DEAL, UDAKA-TURN, UDAKA-LAST."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.udaka import material as box
from estaminet.games.udaka.events import Dealt, Discarded, DrawPileEmpty, Drew, RoundBegins
from estaminet.games.udaka.rules.laying import lay_aces, lay_joker, lay_king, lay_numbers
from estaminet.games.udaka.rules.rounds import end_round
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState


def deal(state: UdakaState, deck: str, tell: Tell | None) -> None:
    """UDAKA-DEAL-01 and 02: two laps from the dealer's left, who then begins."""
    state.deck = [box.RANK_OF[card] for card in deck]
    first = (state.dealer + 1) % state.seats
    seat = first
    for i in range(2 * state.seats):
        state.hands[seat] = box.WITH[state.hands[seat]][state.deck[i]]
        seat = (seat + 1) % state.seats
    state.drawn = 2 * state.seats
    state.phase = box.DISCARD
    if tell is not None:
        tell(RoundBegins(state.round(), state.rounds_left(), state.rounds_left() == 0))
        tell(Dealt(state.dealer, first, tuple([box.HANDS[hand] for hand in state.hands])))
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
    state.hands[seat] = box.WITH[state.hands[seat]][card]
    if tell is not None:
        tell(Drew(seat, box.RANK_TEXT[card], refill))
        if state.drawn == len(state.deck):
            tell(DrawPileEmpty())


def discard(state: UdakaState, seat: int, index: int, tell: Tell | None) -> None:
    """A turn after its draw: the discard and what it does, the refill, and on to the next player."""
    rank = box.RANK_AT[index]
    count = box.COUNT_AT[index]
    hand = box.WITHOUT[state.hands[seat]][rank]
    if count == 2:
        hand = box.WITHOUT[hand][rank]
    state.hands[seat] = hand
    if tell is not None:
        on = box.NO_CARD if rank == box.ACE else state.top()
        tell(Discarded(seat, box.RANK_TEXT[rank], count, box.RANK_TEXT[on] if on != box.NO_CARD else None))
    if rank == box.ACE:
        lay_aces(state, seat, count, tell)
    elif rank == box.KING:
        lay_king(state, seat, box.SPACE_AT[index], tell)
    elif rank == box.JOKER:
        lay_joker(state, seat, box.VICTIM_AT[index], tell)
    else:
        lay_numbers(state, seat, rank, count, tell)
    # UDAKA-TURN-05, UDAKA-LAST-03
    if box.HAND_SIZE[hand] == 1 and state.drawn < len(state.deck):
        draw(state, seat, True, tell)
    begin_turn(state, (seat + 1) % state.seats, tell)
