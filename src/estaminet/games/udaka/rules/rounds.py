"""What chance does, who deals, and how a round and the game end: UDAKA-DEALER, UDAKA-SCORE, UDAKA-GAME."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from estaminet.games.udaka import events
from estaminet.games.udaka import material as box
from estaminet.games.udaka.actions import Lot, Shuffle, TurnUp
from estaminet.games.udaka.view import RoundResult
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Outcome, Refusal

if TYPE_CHECKING:
    from estaminet.games.udaka.state import UdakaState
    from estaminet.kernel.rng import Rng


_SORTED_DECK: Final = sorted(box.text_of(box.DECK))


def outcome_refusal(state: UdakaState, outcome: Outcome) -> Refusal | None:
    if isinstance(outcome, TurnUp):
        if state.phase != box.CARDS:
            return Refusal("UDAKA-DEALER-01", "no-dealer-choice-now")
        card = box.RANK_OF.get(outcome.card, box.NO_CARD)
        if card == box.NO_CARD or state.face_up.count(card) >= box.COPIES[card]:
            return Refusal("UDAKA-DEALER-01", "card-not-left")
        return None
    if isinstance(outcome, Lot):
        if state.phase != box.LOT:
            return Refusal("UDAKA-DEALER-04", "no-lot-now")
        if not 0 <= outcome.seat < state.seats:
            return Refusal("UDAKA-DEALER-04", "dealer-not-seated")
        return None
    if state.phase != box.DEAL:
        return Refusal("UDAKA-DEAL-01", "no-deal-now")
    if not isinstance(outcome, Shuffle) or sorted(outcome.deck) != _SORTED_DECK:
        return Refusal("UDAKA-DEAL-01", "not-the-deck")
    return None


def sampled(state: UdakaState, rng: Rng) -> Outcome:
    """A card turned up is one number below the cards left, counted in the order A 2 ... 9 K J; the dealer by lot is one
    number below the seats; a deck is the cards in that order, shuffled, the first one on top."""
    if state.phase == box.CARDS:
        left = box.DECK[:]
        for card in state.face_up:
            left.remove(card)
        return TurnUp(box.RANK_TEXT[left[rng.below(len(left))]])
    if state.phase == box.LOT:
        return Lot(rng.below(state.seats))
    return Shuffle(box.text_of(rng.shuffled(box.DECK)))


def turn_up(state: UdakaState, card: int, tell: Tell | None) -> None:
    """UDAKA-DEALER-01 to 03: a card for the next player; an ace, or everybody's card, settles it."""
    state.face_up.append(card)
    if tell is not None:
        tell(events.CardTurnedUp(len(state.face_up) - 1, box.RANK_TEXT[card]))
    if card != box.ACE and len(state.face_up) < state.seats:
        return
    dealer = chosen_by(state.face_up)
    if dealer != NOBODY:
        choose_dealer(state, dealer, "ace" if card == box.ACE else "highest", tell)
        return
    state.face_up = []
    if tell is not None:
        tell(events.DealerAgain())


def chosen_by(face_up: list[int]) -> int:
    """An ace, else the highest number, the earliest of equals; NOBODY if all are K and J."""
    best = NOBODY
    for seat in range(len(face_up)):
        card = face_up[seat]
        if card == box.ACE:
            return seat
        if card < box.KING and (best == NOBODY or card > face_up[best]):
            best = seat
    return best


def choose_dealer(
    state: UdakaState, seat: int, why: Literal["ace", "highest", "lot", "left", "winner"], tell: Tell | None
) -> None:
    state.dealer = seat
    state.face_up = []
    state.phase = box.DEAL
    if tell is not None:
        tell(events.DealerChosen(seat, why))


def next_dealer(state: UdakaState, winner: int, tell: Tell | None) -> None:
    """UDAKA-DEALER-04: after a round."""
    how = state.options.next_dealer
    if how == "left":
        choose_dealer(state, (state.dealer + 1) % state.seats, "left", tell)
    elif how == "winner":
        choose_dealer(state, winner, "winner", tell)
    else:
        state.dealer = NOBODY
        state.phase = box.CARDS


def end_round(state: UdakaState, tell: Tell | None) -> None:
    """UDAKA-SCORE-01 to 04, UDAKA-GAME-01 to 03: all hands are empty."""
    result = scored(state.round(), state.tokens, state.udaka, state.udaka_counts)
    winner = result.winner
    had_token = state.rounds_left() > 0
    state.wins[winner] += 1
    state.last = result
    state.turn = NOBODY
    if tell is not None:
        tell(events.RoundScored(result, state.udaka_counts))
        tell(events.RoundWon(winner, result.round, result.why, result.leaders, max(result.scores)))
        if had_token:
            tell(events.RoundsTokenTaken(winner, state.rounds_left()))
    if state.wins[winner] == box.ROUNDS_TO_WIN:
        state.phase = box.OVER
        if tell is not None:
            tell(events.GameWon(winner, result.round, not had_token))
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
    return [0] * box.LOWEST_SPACE + [1] * box.NUMBER_TOKENS
