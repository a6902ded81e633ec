"""The end of a round and of the game (sections END and GAME)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab.events import GameOver, RoundOver, Scored
from estaminet.games.dudab.material import GAME_OVER, NOBODY, ROUND_OVER, TOTAL, TURN, codes
from estaminet.games.dudab.rules.demands import demand_nothing
from estaminet.games.dudab.rules.scoring import explain, score

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def end_round(state: DudabState, tell: Tell | None) -> None:
    """END-07: leave everything at once and score; the cards stay where they are."""
    state.frames = []
    state.mass_done = False
    demand_nothing(state)
    state.asked = NOBODY
    state.asking = TURN
    state.phase = GAME_OVER if state.round == state.rounds else ROUND_OVER
    score_round(state)
    if tell is None:
        return
    hands = tuple([codes(hand) for hand in state.hands])
    own = tuple([codes(sorted(cards)) for cards in state.own_hidden])
    tell(RoundOver(state.round, hands, own))
    scores = totals(state)
    for seat in range(state.seats):
        explanation = explain(state.hands[seat], state.own_public[seat], state.own_hidden[seat])
        tell(Scored(seat, explanation, scores[seat]))
    if state.phase == GAME_OVER:
        least = min(scores)
        winners = tuple([seat for seat in range(state.seats) if scores[seat] == least])
        tell(GameOver(winners, tuple(scores)))


def score_round(state: DudabState) -> None:
    state.scores.append(
        [score(state.hands[seat], state.own_public[seat], state.own_hidden[seat]) for seat in range(state.seats)]
    )


def totals(state: DudabState) -> list[int]:
    """GAME-01."""
    return [sum([scored[seat][TOTAL] for scored in state.scores]) for seat in range(state.seats)]
