"""What a refusal says can be done can be done, with every set of house rules and number of players."""

from __future__ import annotations

import pytest

from estaminet.conformance.refused import option_sets, situations
from estaminet.games.udaka.actions import Discard
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.view import UdakaView
from estaminet.kernel.values import Action, Refusal

NAMES = ("udaka_scoring", "stacked_space", "special_timing", "first_dealer", "next_dealer")


def follows(tried: Action, refusal: Refusal, legal: list[Action], view: UdakaView) -> bool:
    assert isinstance(tried, Discard)
    discards = [action for action in legal if isinstance(action, Discard)]
    hand = view.hand or ""
    match refusal.reason:
        case "not-in-hand":
            return hand.count(tried.card) < tried.count
        case "special-is-due":
            return bool(discards) and all(action.card in "KJ" for action in discards)
        case "king-needs-space":
            return any(action.space is not None for action in discards)
        case "nothing-to-return":
            return any(action.card == "K" and action.space is None for action in discards)
        case "joker-needs-victim":
            return any(action.victim is not None for action in discards)
        case "nothing-to-steal":
            return any(action.card == "J" and action.victim is None for action in discards)
        case "cannot-be-robbed":
            return any(action.victim not in (None, tried.victim) for action in discards)
        case reason:
            raise AssertionError(f"{reason}: what does it advise?")


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_what_a_refusal_says_can_be_followed(seats: int) -> None:
    reasons = set()
    for number, options in enumerate(option_sets(GAME, NAMES, seats)):
        for asked in situations(GAME, options, seats, seed=number, most=60):
            view = asked.match.state.view(asked.seat)
            for tried, refusal in asked.refused():
                reasons.add(refusal.reason)
                assert follows(tried, refusal, asked.legal, view), (options, tried, refusal, asked.legal, view)
    assert {"special-is-due", "king-needs-space", "joker-needs-victim", "nothing-to-steal"} <= reasons
