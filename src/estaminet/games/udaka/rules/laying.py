"""What a discard does: UDAKA-PAIR, UDAKA-ACE, UDAKA-KING, UDAKA-JOKER."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.udaka import events
from estaminet.games.udaka.material import ACE, COPIES, JOKER, KING, NO_SPACE, NO_VICTIM
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState


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
    if state.aces == COPIES[ACE]:
        state.udaka = seat
        if tell is not None:
            tell(events.UdakaTaken(seat))
    elif tell is not None:
        tell(events.AcesDown(state.aces))


def lay_king(state: UdakaState, seat: int, space: int, tell: Tell | None) -> None:
    """UDAKA-KING-01 and 03."""
    state.regular.append(KING)
    if space != NO_SPACE:
        state.tokens[seat] -= 1
        state.board[space] += 1
    if tell is not None:
        tell(
            events.NothingReturned(seat) if space == NO_SPACE else events.TokenReturned(seat, space, state.board[space])
        )


def lay_joker(state: UdakaState, seat: int, victim: int, tell: Tell | None) -> None:
    """UDAKA-JOKER-01 and 02."""
    state.regular.append(JOKER)
    if victim != NO_VICTIM:
        state.tokens[victim] -= 1
        state.tokens[seat] += 1
    if tell is not None:
        tell(events.NothingStolen(seat) if victim == NO_VICTIM else events.TokenStolen(seat, victim))
