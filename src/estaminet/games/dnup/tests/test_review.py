"""Why a move was worse than another, from what its seat could know."""

from __future__ import annotations

from typing import Any

from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.review import RISK, answered, why
from estaminet.kernel.match import Match
from estaminet.kernel.values import Message, Name, Seat

TABLE: dict[str, Any] = {
    "seats": 3,
    "options": {},
    "phase": "begin",
    "round": 1,
    "star": 0,
    "turn": 0,
    "hands": [
        ["7/2", "7/9", "5/1", "4/8", "2/5", "3/6", "8/6", "1/4"],
        ["4/9", "6/1", "8/2", "3/9", "5/7", "2/3", "8/5", "7/1"],
        ["1/3", "2/9", "3/4", "4/5", "4/6", "5/6", "6/9", "7/8"],
    ],
    "table": [],
    "points": [0, 0, 0],
    "first": 0,
}
FOUR = {"seat": 2, "cards": ["4/5", "4/6"]}
ANSWERED: dict[str, Any] = {
    **TABLE,
    "phase": "choose",
    "hands": [TABLE["hands"][0], TABLE["hands"][1], ["1/3", "2/9", "3/4", "5/6", "6/9", "7/8"]],
    "table": [FOUR],
}


def reason(position: dict[str, Any], played: str, best: str) -> Message | None:
    match = Match.from_position(GAME, GAME.from_position(position))
    by_text = {GAME.write(action): action for action in match.state.legal(Seat(0))}
    return why(match.observation(Seat(0)), by_text[played], by_text[best])


def test_fewer_cards_left() -> None:
    assert reason(TABLE, "play 7/2", "play 7/2 7/9") == ("left", {"played": 7, "best": 6})
    assert reason(TABLE, "turn", "play 8/6") == ("left", {"played": 8, "best": 7})


def test_larger_sets_after_turning() -> None:
    """Two cards of the hand are worth 6 turned, and two a 5; after a pair of sevens nothing is left twice."""
    assert reason(TABLE, "play 7/2 7/9", "turn") == ("set", {"played": 1, "best": 2})


def test_a_set_sent_back() -> None:
    assert reason(ANSWERED, "turn", "play 7/2 7/9") == ("beats", {"seat": Name(2), "count": 2})


def test_what_the_next_player_can_send_back() -> None:
    """A single card goes back to whoever meets it with a higher one; after turning the hand nothing lies there."""
    match = Match.from_position(GAME, GAME.from_position(TABLE))
    by_text = {GAME.write(action): action for action in match.state.legal(Seat(0))}
    observation = match.observation(Seat(0))
    low, high, turn = (answered(observation, by_text[text]) or 0.0 for text in ("play 5/1", "play 8/6", "turn"))
    assert 0.0 == turn < high < low - RISK < 1.0
    assert reason(TABLE, "play 5/1", "play 8/6") == (
        "answered",
        {"odds": round(100 * low), "better": round(100 * high)},
    )
