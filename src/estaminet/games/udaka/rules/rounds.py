"""How a round and the game end: UDAKA-SCORE, UDAKA-GAME."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from estaminet.games.udaka.events import GameWon, RoundScored, RoundsTokenTaken, RoundWon
from estaminet.games.udaka.material import LOWEST_SPACE, NUMBER_TOKENS, OVER, ROUNDS_TO_WIN
from estaminet.games.udaka.rules.dealer import next_dealer
from estaminet.games.udaka.view import RoundResult
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState


def end_round(state: UdakaState, tell: Tell | None) -> None:
    """UDAKA-SCORE-01 to 04, UDAKA-GAME-01 to 03: all hands are empty."""
    result = scored(state.round(), state.tokens, state.udaka, state.udaka_counts)
    winner = result.winner
    had_token = state.rounds_left() > 0
    state.wins[winner] += 1
    state.last = result
    state.turn = NOBODY
    if tell is not None:
        tell(RoundScored(result, state.udaka_counts))
        tell(RoundWon(winner, result.round, result.why, result.leaders, max(result.scores)))
        if had_token:
            tell(RoundsTokenTaken(winner, state.rounds_left()))
    if state.wins[winner] == ROUNDS_TO_WIN:
        state.phase = OVER
        if tell is not None:
            tell(GameWon(winner, result.round, not had_token))
        return
    clear_table(state)
    next_dealer(state, winner, tell)


def scored(round_number: int, tokens: list[int], udaka: int, counts: bool) -> RoundResult:
    """UDAKA-SCORE-01 to 03: a sole leader wins; a shared lead is broken by the UDAKA token, whoever holds it."""
    scores = tokens[:]
    if counts:
        scores[udaka] += 1
    most = max(scores)
    leaders = [seat for seat in range(len(scores)) if scores[seat] == most]
    winner = leaders[0] if len(leaders) == 1 else udaka
    why: Literal["sole-lead", "shared-lead"] = "sole-lead" if len(leaders) == 1 else "shared-lead"
    return RoundResult(round_number, tuple(tokens), udaka, tuple(scores), tuple(leaders), winner, why)


def clear_table(state: UdakaState) -> None:
    """UDAKA-SETUP-02: everything goes back, except rounds tokens that were won."""
    state.deck = []
    state.drawn = 0
    state.regular = []
    state.aces = 0
    state.udaka = NOBODY
    state.tokens = [0] * state.seats
    state.board = full_board()


def full_board() -> list[int]:
    """UDAKA-SETUP-01: a token on every number space; `board[n]` is space n, so that the first two are no spaces."""
    return [0] * LOWEST_SPACE + [1] * NUMBER_TOKENS
