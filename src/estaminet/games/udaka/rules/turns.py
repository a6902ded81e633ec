"""The deal, the turns, and what a card does when it is laid: UDAKA-DEAL, UDAKA-TURN to UDAKA-LAST."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.udaka import events
from estaminet.games.udaka import material as box
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
        tell(events.RoundBegins(state.round(), state.rounds_left(), state.rounds_left() == 0))
        tell(events.Dealt(state.dealer, first, tuple([box.HANDS[hand] for hand in state.hands])))
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
        tell(events.Drew(seat, box.RANK_TEXT[card], refill))
        if state.drawn == len(state.deck):
            tell(events.DrawPileEmpty())


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
        tell(events.Discarded(seat, box.RANK_TEXT[rank], count, box.RANK_TEXT[on] if on != box.NO_CARD else None))
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


def lay_numbers(state: UdakaState, seat: int, rank: int, count: int, tell: Tell | None) -> None:
    """UDAKA-PAIR-01 to 06."""
    on_equal = state.top() == rank
    state.regular.append(rank)
    if count == 2:
        state.regular.append(rank)
    elif not on_equal:
        return
    won = tokens_won(state.board[rank], True, state.take_all)
    state.board[rank] -= won
    state.tokens[seat] += won
    if tell is None:
        return
    if won == 0:
        tell(events.PairWonNothing(seat, rank))
    else:
        tell(events.TokenTaken(seat, rank, won, "hand" if not on_equal else ("both" if count == 2 else "top")))


def tokens_won(on_space: int, pair: bool, take_all: bool) -> int:
    """UDAKA-PAIR-01 to 06: tokens that number cards take off their space. `pair`: two of them, or one on its equal."""
    if not pair:
        return 0
    return on_space if take_all else min(1, on_space)


def lay_aces(state: UdakaState, seat: int, count: int, tell: Tell | None) -> None:
    """UDAKA-ACE-01 to 03."""
    state.aces += count
    if state.aces == box.COPIES[box.ACE]:
        state.udaka = seat
        if tell is not None:
            tell(events.UdakaTaken(seat))
    elif tell is not None:
        tell(events.AcesDown(state.aces))


def lay_king(state: UdakaState, seat: int, space: int, tell: Tell | None) -> None:
    """UDAKA-KING-01 and 03."""
    state.regular.append(box.KING)
    if space != box.NO_SPACE:
        state.tokens[seat] -= 1
        state.board[space] += 1
    if tell is not None:
        tell(
            events.NothingReturned(seat)
            if space == box.NO_SPACE
            else events.TokenReturned(seat, space, state.board[space])
        )


def lay_joker(state: UdakaState, seat: int, victim: int, tell: Tell | None) -> None:
    """UDAKA-JOKER-01 and 02."""
    state.regular.append(box.JOKER)
    if victim != box.NO_VICTIM:
        state.tokens[victim] -= 1
        state.tokens[seat] += 1
    if tell is not None:
        tell(events.NothingStolen(seat) if victim == box.NO_VICTIM else events.TokenStolen(seat, victim))
