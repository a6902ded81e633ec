"""What cannot be in UDAKA Classic: the facts that hold after every move, as sentences when they do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from estaminet.games.udaka import material as box
from estaminet.games.udaka.rules.rounds import full_board, scored
from estaminet.kernel.fields import NOBODY

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState


def violations_of(state: UdakaState) -> Iterator[str]:
    """Everything about this state that cannot be, as sentences."""
    yield from match_violations(state)
    if state.phase < box.DISCARD:
        yield from before_the_deal_violations(state)
    else:
        yield from card_violations(state)
        yield from token_violations(state)


def match_violations(state: UdakaState) -> Iterator[str]:
    """Rounds, dealer and dealer choice."""
    options = state.options
    name = box.PHASES[state.phase]
    winners = sum([1 for won in state.wins if won >= box.ROUNDS_TO_WIN])
    if min(state.wins) < 0 or max(state.wins) > box.ROUNDS_TO_WIN or winners > 1:
        yield f"rounds won are {state.wins}; play stops at the first {box.ROUNDS_TO_WIN}"
    if (winners > 0) != (state.phase == box.OVER):
        yield f"the phase is {name} and rounds won are {state.wins}"
    how = options.first_dealer if state.round() == 1 else options.next_dealer
    if state.phase == box.CARDS and how != "cards":
        yield "the dealer is not chosen by cards here"
    if state.phase == box.LOT and how != "random":
        yield "the dealer is not chosen by lot here"
    if (state.dealer == NOBODY) != (state.phase < box.DEAL):
        yield f"the phase is {name} and the dealer is {'not ' if state.dealer == NOBODY else ''}known"
    if state.face_up and state.phase != box.CARDS:
        yield "cards of the dealer choice lie face up outside of it"
    if len(state.face_up) >= state.seats or box.ACE in state.face_up:
        yield "the dealer choice has gone on after it was settled"
    for rank in range(1, box.JOKER + 1):
        if state.face_up.count(rank) > box.COPIES[rank]:
            yield f"{state.face_up.count(rank)} cards {box.RANK_TEXT[rank]} lie face up, there are {box.COPIES[rank]}"
    if (state.turn == NOBODY) != (state.phase != box.DISCARD):
        yield f"the phase is {name} and {'nobody' if state.turn == NOBODY else 'somebody'} is on turn"
    last = state.last
    if last is not None and (last.round != sum(state.wins) or state.wins[last.winner] == 0):
        yield "the last round does not fit the rounds won"


def before_the_deal_violations(state: UdakaState) -> Iterator[str]:
    """UDAKA-SETUP-01 and 02: nothing has been dealt or won."""
    if state.deck or state.regular or state.aces or any(state.hands):
        yield "cards are out before the deal"
    if any(state.tokens) or state.udaka != NOBODY or state.board != full_board():
        yield "the board is not set up as it is before a deal"


def card_violations(state: UdakaState) -> Iterator[str]:
    """All 38 cards are somewhere, and hands have the size they can have at this point of a turn."""
    pile = state.deck[state.drawn :]
    for rank in range(1, box.JOKER + 1):
        count = pile.count(rank) + state.regular.count(rank) + (state.aces if rank == box.ACE else 0)
        for hand in state.hands:
            count += box.HELD[hand][rank]
        if count != box.COPIES[rank]:
            yield f"there are {count} cards {box.RANK_TEXT[rank]}, not {box.COPIES[rank]}"
    if box.ACE in state.regular:
        yield "an ace lies on the regular pile"
    if state.phase == box.OVER:
        if pile or any(state.hands):
            yield "the game is over and not all cards are down"
        return
    for seat in range(state.seats):
        size = box.HAND_SIZE[state.hands[seat]]
        most = 3 if seat == state.turn else 2
        least = most if pile else (1 if seat == state.turn else 0)
        if not least <= size <= most:
            yield f"seat {seat} has {size} cards with {len(pile)} in the draw pile"


def token_violations(state: UdakaState) -> Iterator[str]:
    """Eight tokens in all; a space has lost its token to a pair, or has two since the king came down."""
    total = sum(state.board) + sum(state.tokens)
    if total != box.NUMBER_TOKENS or min(state.board) < 0 or min(state.tokens) < 0:
        yield f"there are {total} number tokens, not {box.NUMBER_TOKENS}, or fewer than none somewhere"
    doubled = sum([1 for held in state.board if held == 2])
    if max(state.board) > 2 or doubled > 1:
        yield "only one space can hold two tokens, and none more"
    if doubled and box.KING not in state.regular:
        yield "a space holds two tokens before the king is down"
    for space in box.SPACES:
        if state.board[space] == 0 and state.regular.count(space) < 2:
            yield f"space {space} is empty although no pair of {space} has been laid"
    if (state.udaka == NOBODY) != (state.aces < box.COPIES[box.ACE]):
        where = "on its space" if state.udaka == NOBODY else "taken"
        yield f"{state.aces} aces are down and the UDAKA token is {where}"
    if state.phase == box.OVER and state.udaka != NOBODY:
        winner = scored(state.round(), state.tokens, state.udaka, state.udaka_counts).winner
        if state.wins[winner] != box.ROUNDS_TO_WIN:
            yield "the winner of the game has not won the last round"
