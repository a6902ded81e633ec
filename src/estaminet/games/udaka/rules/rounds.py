"""How a match goes from round to round: phases, the dealer choice, who wins a round."""

from typing import Final, Literal

from estaminet.games.udaka.rules.tables import ACE, KING
from estaminet.games.udaka.view import RoundResult

# What the state waits for: the dealer (by cards, or by lot), the shuffle, a discard, nothing more.
CARDS: Final = 0
LOT: Final = 1
DEAL: Final = 2
DISCARD: Final = 3
OVER: Final = 4
PHASES: Final[list[Literal["cards", "lot", "deal", "discard", "over"]]] = ["cards", "lot", "deal", "discard", "over"]

NOBODY: Final = -1
ROUNDS_TO_WIN: Final = 2


def chosen_dealer(face_up: list[int]) -> int:
    """UDAKA-DEALER-01 to 03: an ace, else the highest number, the earliest of equals; NOBODY if all are K and J."""
    best = NOBODY
    for seat in range(len(face_up)):
        card = face_up[seat]
        if card == ACE:
            return seat
        if card < KING and (best == NOBODY or card > face_up[best]):
            best = seat
    return best


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
