"""Why a move was worse than another, from what its seat could know."""

from __future__ import annotations

from typing import Any

from estaminet.games.dudab.actions import ACTIONS, Trim
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import CODES, DECKS
from estaminet.games.dudab.review import answers, why
from estaminet.kernel.match import Match
from estaminet.kernel.values import Message, Seat


def table(hands: list[list[str]], columns: list[list[str]]) -> Match:
    rest = [CODES[kind] for kind in DECKS["none"]]
    for card in [card for cards in (*hands, *columns) for card in cards]:
        rest.remove(card)
    position: dict[str, Any] = {
        "seats": 2,
        "phase": "play",
        "round": 1,
        "starter": 0,
        "active": 0,
        "pile": rest,
        "hands": hands,
        "own": [{}, {}],
        "columns": [{"above": cards} for cards in columns],
    }
    return Match.from_position(GAME, GAME.from_position(position))


def reason(match: Match, played: str, best: str) -> Message | None:
    by_text = {GAME.write(action): action for action in match.state.legal(Seat(0))}
    return why(match.observation(Seat(0)), by_text[played], by_text[best])


SHORT = table([["R3P", "Y1C", "SG", "D"], ["R1M", "B4C", "Y2F"]], [["B2M"], ["G4F"]])
LONG = table([["R3P", "Y1C", "SG"], ["R1M", "B4C", "Y2F"]], [["B2P", "R1C", "Y2P", "R1F", "B2M"], ["G4F"]])


def test_points_that_could_have_left_the_hand() -> None:
    assert reason(SHORT, "draw", "R3P1") == ("lays", {"points": 3})
    assert reason(SHORT, "Y1C1", "R3P1") == ("points", {"best": 3, "played": 1})
    assert reason(SHORT, "R3P1", "Y1C1") is None


def test_points_that_need_not_have_come_to_the_pile() -> None:
    """DUDAB-SCORE-06: a Dudab, which costs points in hand, costs none there."""
    trims = {action.card: action for action in ACTIONS if isinstance(action, Trim)}
    seen = SHORT.observation(Seat(0))
    assert why(seen, trims["R3P"], trims["Y1C"]) == ("puts", {"best": 1, "played": 3})
    assert why(seen, trims["R3P"], trims["D"]) == ("puts", {"best": 0, "played": 3})
    assert why(seen, trims["D"], trims["R3P"]) is None


def test_a_column_that_has_to_be_taken() -> None:
    assert reason(LONG, "Y1C1", "R3P2") == ("collects", {"count": 5})


def test_a_call_that_fewer_cards_answer() -> None:
    """Of the 16 fours two are in sight; of the red cards two, and Shamans answer a colour as well."""
    seen = SHORT.observation(Seat(0))
    assert answers(seen, "value=4") == 15
    red, four = answers(seen, "colour=R"), answers(seen, "value=4")
    played, best = ("D1 call red", "D1 call 4") if red > four else ("D1 call 4", "D1 call red")
    assert reason(SHORT, played, best) == ("call", {"played": max(red, four), "best": min(red, four)})
    assert len(ACTIONS) == 460
