"""Positions: any state written down and loaded, and every reason why a bad one is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.tests.table import do, position, table
from estaminet.kernel.errors import BadPosition
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng

GOOD = position(["12345", "2222", "333"], bids=["0 2x1", "1 3x2"])
WINDOW = {**position(["12345", "2222", "333"], bids=["0 2x1"], salsa="on"), "phase": "window"}
SETTLED = GAME.position(do(table("12345 2222 333", bids=["0 2x1", "1 3x2"]), "2 dudo").state)


def reasons(given: Any) -> tuple[str, ...]:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(given)
    return caught.value.reasons


@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_is_written_down_and_loaded_again(seed: int) -> None:
    rng = FastRng(seed)
    seats = 2 + rng.below(5)
    match = Match(GAME, DudoOptions.random(rng, seats), seats, chance=SeededChance(seed))
    while match.ended is None:
        written = GAME.position(match.state)
        loaded = GAME.from_position(json.loads(json.dumps(written)))
        assert GAME.position(loaded) == written
        assert all(loaded.view(seat) == match.state.view(seat) for seat in (None, *match.asked))
        seat = match.asked[rng.below(len(match.asked))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    assert GAME.position(GAME.from_position(GAME.position(match.state))) == GAME.position(match.state)


def test_what_is_not_given_has_its_usual_value() -> None:
    short = {name: GOOD[name] for name in ("seats", "phase", "round", "starter", "dice", "cups", "bids")}
    assert GAME.position(GAME.from_position(short)) == GAME.position(GAME.from_position(GOOD))


@pytest.mark.parametrize("garbage", [None, 3, "position", [1, 2], [["seats"]]])
def test_what_is_no_object_is_no_position(garbage: Any) -> None:
    assert reasons(garbage) == ("a position is a JSON object",)


def test_every_field_of_the_wrong_shape_is_named() -> None:
    why = reasons({**GOOD, "seats": "three", "round": None, "dice": [1, "x", 3], "wine": 1, "cups": 5, 4: 4})
    assert [reason.split(":")[0] for reason in why] == [
        "there is no field 'wine' in a position",
        "there is no field 4 in a position",
        "seats",
        "round",
        "dice",
        "cups",
    ]
    assert reasons({}) == tuple(f"{name} is missing" for name in ("seats", "phase", "round", "starter", "dice"))
    assert reasons({**GOOD, "seats": 7}) == ("there are 2 to 6 seats, not 7",)
    assert len(reasons({**GOOD, "seats": 1, "phase": "lunch"})) == 2


def test_every_piece_that_does_not_exist_is_named() -> None:
    why = reasons(
        {
            **GOOD,
            "starter": 3,
            "dice": [5, 6],
            "cups": ["12346", "2222", "333"],
            "bids": [{"seat": 3, "bid": "2x6"}],
            "out": [-1],
            "jokers": [0, 0, -2],
            "round": 10**30,
        }
    )
    assert set(why) == {
        "dice: there are 2 entries for 3 seats",
        "dice: a number from 0 to 5 is needed, not 6",
        "starter: there is no seat 3",
        "out: there is no seat -1",
        "bids: there is no seat 3",
        "bids: there is no bid '2x6'",
        "cups: there is no cup '12346'",
        "jokers: a number from 0 to 120 is needed, not -2",
        f"round: a number from 0 to 270 is needed, not {10**30}",
    }
    assert set(reasons({**GOOD, "options": {"salsa": "hot", "spice": "x"}})) == {
        "options: wrong-option-value (option: salsa, value: hot, values: off, on)",
        f"options: wrong-option-unknown (option: spice, known: {', '.join(DudoOptions.__struct_fields__)})",
    }
    assert reasons({**GOOD, "starter": None}) == ("nobody is named as the starter",)
    assert "nobody has dice" in reasons({**GOOD, "dice": [0, 0, 0]})
    fresh = {"seats": 2, "phase": "starter", "round": 0, "starter": 0, "dice": [5, 5]}
    assert reasons(fresh) == ("the starter is named before chance has said who it is",)
    assert reasons({**WINDOW, "answers": {"2": "shout"}}) == ("answers: 'shout' is no answer",)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"cups": None}, "seat 0 has 0 dice in the cup, not 5"),
        ({"phase": "roll"}, "cups: there are no cups in the phase roll"),
        ({"phase": "roll", "cups": [""] * 3}, "cups: there are no cups in the phase roll"),
        ({"phase": "roll", "cups": None}, "there are no bids in the phase roll"),
        ({"round": 0}, "the round is at least 1, not 0"),
        (
            {"phase": "starter", "starter": None, "round": 2, "cups": None, "bids": []},
            "the starter is drawn before the first round",
        ),
        ({"answers": {"2": "pass"}}, "answers: these are given only in a window"),
        ({"phase": "window", "bids": []}, "a window opens after a bid"),
        ({"phase": "over", "cups": None, "bids": []}, "3 players are in and the phase is over"),
        ({"cups": ["12345", "222", "333"]}, "seat 1 has 3 dice in the cup, not 4"),
        ({"jokers": [0, 1, 0]}, "seat 1 has a joker beside 4 dice"),
        ({"jokers": [2, 0, 0], "round": 9, "options": {"joker_limit": "1"}}, "seat 0 has 2 jokers"),
        ({"out": [1]}, "seat 1 has 4 dice and is out"),
        ({"out": [1, 1]}, "somebody is out twice"),
        ({"palifico": True}, "the palifico player does not start with one die"),
        ({"round": 3}, "3 dice and jokers have moved in 2 rounds"),
        ({"starter": 1}, "seat 0 bids 2x1, but it is the turn of seat 1"),
        (
            {"bids": [{"seat": 0, "bid": "2x1"}, {"seat": 2, "bid": "3x1"}]},
            "seat 2 bids 3x1, but it is the turn of seat 1",
        ),
        ({"bids": [{"seat": 0, "bid": "2x2"}, {"seat": 1, "bid": "2x1"}]}, "2x1 is not allowed by DUDO-BID-05"),
        ({"bids": [{"seat": 0, "bid": "13x1"}]}, "13x1 is not allowed by DUDO-BID-08"),
        ({"bids": [{"seat": 0, "bid": "2x1", "salsa": True}]}, "seat 0 could not speak up with 2x1"),
    ],
)
def test_a_story_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    assert reason in reasons({**GOOD, **change})


def test_several_things_wrong_are_all_said() -> None:
    why = reasons({**GOOD, "starter": 1, "jokers": [0, 1, 0], "palifico": True, "out": [1]})
    assert len(why) >= 5


def test_a_player_who_is_out_neither_starts_nor_bids() -> None:
    why = reasons({**position(["", "2222", "333"]), "bids": [{"seat": 0, "bid": "1x1"}]})
    assert {"seat 0 is out and cannot bid", "the starter is out"} <= set(why)
    unmarked = {**position(["1", "2222", "333"]), "been_palifico": [False] * 3}
    assert reasons(unmarked) == ("seat 0 has 1 dice and never was palifico",)


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ({"1": "pass"}, "seat 1 is not asked in this window"),
        ({"two": "pass"}, "seat two is not asked in this window"),
        ({"2": "dudo"}, "seat 2 cannot answer 'dudo': DUDO-SALSA-02"),
        ({"2": "salsa 1x1"}, "seat 2 cannot answer 'salsa 1x1': DUDO-BID-04"),
        ({"2": "pass"}, "everybody has answered, so the window is closed"),
    ],
)
def test_answers_in_a_window_are_checked(answers: dict[str, str], reason: str) -> None:
    assert reasons({**WINDOW, "answers": answers}) == (reason,)


def test_salsa_could_be_called_only_by_those_who_were_asked() -> None:
    """DUDO-SALSA-01, DUDO-SALSA-06"""
    spoke = [{"seat": 0, "bid": "2x1"}, {"seat": 2, "bid": "2x2", "salsa": True}, {"seat": 0, "bid": "2x3"}]
    late = {**WINDOW, "bids": [*spoke, {"seat": 2, "bid": "2x4", "salsa": True}]}
    assert reasons(late) == ("seat 2 could not speak up with 2x4",)


def test_a_window_needs_somebody_to_ask() -> None:
    two = {**position(["11111", "22222"], bids=["0 2x1"], salsa="on"), "phase": "window"}
    assert reasons(two) == ("those who are asked in the window are not those who may speak up",)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"round": 2}, "the latest result is of round 4, not 2"),
        ({"matching": 6}, "5 dice matched the latest bid, not 6"),
        ({"loser": 0}, "the latest result is not judged by the rules"),
        ({"gain": "die"}, "the latest result is not judged by the rules"),
        ({"gainer": 1}, "last: the latest result is not judged by the rules"),
        ({"joker_lost": True}, "the latest result does not lead to the dice there are"),
        ({"eliminated": True}, "the latest result does not lead to the dice there are"),
        ({"cups": ["1", "1", "6"]}, "last: there is no cup '6'"),
        ({"cups": ["1", "1"]}, "last: there are 2 entries for 3 seats"),
        ({"caller": 5}, "last: there is no seat 5"),
        ({"count": 0}, "last: 0x2 is no bid"),
    ],
)
def test_the_latest_result_is_checked_too(change: dict[str, Any], reason: str) -> None:
    assert GAME.position(GAME.from_position(SETTLED)) == SETTLED
    assert reason in reasons({**SETTLED, "last": {**SETTLED["last"], **change}})


def test_hidden_results_do_not_outlive_the_roll() -> None:
    """DUDO-HIDE-01"""
    late = {**GAME.position(do(table("12345 2222 333", bids=["0 9x1"]), "1 dudo", "chance roll 1111 2222 333").state)}
    GAME.from_position(late)
    why = reasons({**late, "options": {"lost_dice": "hidden"}})
    assert why == ("with hidden dice the latest result is gone at the next roll",)
