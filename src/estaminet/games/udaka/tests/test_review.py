"""Why a discard was worse than another, from what its seat could know."""

from __future__ import annotations

from typing import Any

import pytest

from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.review import offered, why
from estaminet.kernel.match import Match
from estaminet.kernel.values import Message, Seat

TABLE: dict[str, Any] = {
    "seats": 3,
    "phase": "discard",
    "dealer": 2,
    "turn": 0,
    "hands": ["377", "48", "92"],
    "pile": "6293487KJ2935468AAAA",
    "regular": "57293546865",
    "aces": 0,
    "tokens": [0, 0, 1],
    "board": [1, 1, 1, 0, 1, 1, 1, 1],
}


def reason(position: dict[str, Any], played: str, best: str) -> Message | None:
    match = Match.from_position(GAME, GAME.from_position(position))
    by_text = {GAME.write(action): action for action in match.state.legal(Seat(0))}
    return why(match.observation(Seat(0)), by_text[played], by_text[best])


def test_a_token_that_was_to_be_had() -> None:
    assert reason(TABLE, "3", "7 7") == ("token", {"count": 1})


def test_a_pair_that_was_split() -> None:
    assert reason(TABLE, "7", "3") == ("split", {"space": 7})


def test_what_the_pile_offers_is_told_with_both_odds() -> None:
    assert reason(TABLE, "3", "7") == ("offered", {"odds": 34, "better": 24})


def test_what_the_pile_offers_the_next_player_goes_by_the_cards_gone() -> None:
    """One 3 in hand, two laid before this match began to be watched: nobody told this seat, so three are unseen."""
    match = Match.from_position(GAME, GAME.from_position(TABLE))
    seen = match.observation(Seat(0))
    by_text = {GAME.write(action): action for action in seen.legal}
    unseen, held = 20 + 4, 3
    nobody = 1.0
    for drawn in range(held):
        nobody *= (unseen - 3 - drawn) / (unseen - drawn)
    assert offered(seen, by_text["3"]) == pytest.approx(1 - nobody)
    assert offered(seen, by_text["7 7"]) == 0.0, "its token is gone with it"
