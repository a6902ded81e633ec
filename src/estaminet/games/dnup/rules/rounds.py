"""How a round and the game end: DNUP-OUT, DNUP-GAME, DNUP-TWO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dnup import material as box
from estaminet.games.dnup.events import RoundOver, RoundWon, WentOut, Won
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState


def goes_out(state: DnupState, seat: int, tell: Tell | None) -> bool:
    """DNUP-OUT-01, DNUP-OUT-06, DNUP-GAME-01 to 03, DNUP-TWO-07 and 08: a player without cards scores.

    Whether the round goes on.
    """
    place = len(state.out)
    if state.seats == 2:
        state.points[seat] += 1
        if tell is not None:
            tell(RoundWon(seat, state.points[seat]))
    else:
        state.points[seat] += box.FIRST_OUT_POINTS if place == 1 else box.SECOND_OUT_POINTS
        if tell is not None:
            tell(WentOut(seat, place, state.points[seat]))
    round_over = place == 2 or state.seats == 2
    goal = box.ROUNDS_TO_WIN if state.seats == 2 else box.POINTS_TO_WIN
    if round_over or not state.play_out:
        for player in state.out:
            if state.points[player] >= goal:
                state.phase = box.OVER
                state.winner = player
                end_round(state)
                if tell is not None:
                    tell(Won(player, state.points[player], state.won_by()))
                return False
    if not round_over:
        return True
    state.phase = box.DEAL
    end_round(state)
    if state.pack.uneven:
        state.first = (state.first + 1) % state.seats
    if tell is not None:
        tell(RoundOver(state.round, tuple(state.points)))
    return False


def end_round(state: DnupState) -> None:
    """Hands and sets stay as they are until the next deal, but it is nobody's turn."""
    state.place = box.NOWHERE
    state.stall = 0
    state.cleared = False
