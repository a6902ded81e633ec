"""Notation, positions, and what is played for a silent seat."""

from __future__ import annotations

from typing import Any

import pytest

from estaminet.games.dudab.actions import ACTIONS, Deal, Starter
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import DECKS
from estaminet.games.dudab.tests.table import Table, position_of
from estaminet.kernel.errors import BadPosition, Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Decision
from estaminet.kernel.values import Seat
from estaminet.text import Speaker, languages

OPTIONS = GAME.read_options({}, 3)


def read(text: str) -> str:
    return GAME.write(GAME.read(text, OPTIONS, 3))


@pytest.mark.parametrize(("text", "canonical"), [
    ("r3p 1", "R3P1"), ("R3P to 2", "R3P2"), ("sr2", "SR2"), ("sg on column 1", "SG1"), ("d 1", "D1"),
    ("D1 none", "D1"),
    ("d1 call RED", "D1 call red"), ("D1 red", "D1 call red"), ("d3 colour=B", "D3 call blue"),
    ("D2 value 4", "D2 call 4"),
    ("d2 3", "D2 call 3"), ("D1 call symbol=P", "D1 call palm"), ("D1 m", "D1 call mammoth"), ("DRAW", "draw"),
    ("draw put sr", "put SR"), ("put d", "put D"), ("penalty", "penalty"), ("jungle1", "jungle 1"), ("J 2", "jungle 2"),
    ("bb 3", "baby 3"), ("trim g4f", "trim G4F"), ("shed to own pile", "shed to own"),
    ("shed  to DISCARD", "shed to discard"),
    ("shed d", "shed D"), ("starter 2", "starter 2"),
])  # fmt: skip
def test_notation_is_generous(text: str, canonical: str) -> None:
    assert read(text) == canonical


@pytest.mark.parametrize(("text", "reason"), [
    ("", "dudab-notation"), ("pass", "dudab-notation"), ("R5P1", "dudab-notation"), ("R3P4", "no-such-column"),
    ("jungle 9", "no-such-column"), ("R3P1 call red", "only-dudabs-call"), ("D1 call pink", "no-such-call"),
    ("put X", "no-such-card"), ("trim J", "never-in-hand"), ("shed to bin", "no-such-place"),
    ("deal R1P Q", "no-such-card"),
    ("starter x", "starter"), ("starter -1", "starter"),
])  # fmt: skip
def test_what_cannot_be_read_is_told_in_every_language(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        GAME.read(text, OPTIONS, 3)
    assert wrong.value.reason == reason
    for language in languages():
        assert Speaker(language, GAME).unreadable(wrong.value)


def test_all_actions_and_outcomes_are_written_and_read_back() -> None:
    assert len(ACTIONS) == 460
    for action in ACTIONS:
        assert GAME.read(GAME.write(action), OPTIONS, 3) is action
    for outcome in (Starter(2), Deal(tuple(DECKS["both"]))):
        assert GAME.read(GAME.write(outcome), OPTIONS, 3) == outcome


def test_refusals_are_told_in_every_language() -> None:
    """Whatever is asked in whatever situation: there is a sentence."""
    speakers = [Speaker(language, GAME, ["Ada", "Bo", "Cléo"]) for language in languages()]
    rng = FastRng(11)
    reasons = set()
    for _ in range(8):
        options = GAME.options_type.random(rng, 3)
        state = GAME.start(options, 3)
        for step in range(70):
            pending = state.pending()
            for seat in range(3):
                if step % 5 == 0:
                    for action in ACTIONS[step % 7 :: 7]:
                        refusal = state.refusal(Seat(seat), action)
                        if refusal is not None and refusal.reason not in reasons:
                            reasons.add(refusal.reason)
                            assert all(speaker.refusal(refusal) for speaker in speakers)
            if isinstance(pending, Decision):
                legal = state.legal(pending.seats[0])
                state.play(pending.seats[0], legal[rng.below(len(legal))], None)
            else:
                state.play(Seat(-1), state.sample(rng), None)
    assert len(reasons) > 25


GOOD = position_of([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"])


@pytest.mark.parametrize(("change", "reason"), [
    ({"seats": 7}, "2 to 6"),
    ({"options": {"edition": "C"}}, "edition"),
    ({"pending": {"kind": "call", "column": 0, "call": "value=9", "caller": 1}}, "no call"),
    ({"pending": {"kind": "call", "column": 0, "call": "value=1", "caller": 1}}, "does not end with a Dudab"),
    ({"pending": {"kind": "shaman", "column": 1, "call": None, "caller": None}}, "ends with G4F"),
    ({"pending": {"kind": "shaman", "column": 5, "call": None, "caller": None}}, "on no column"),
    ({"hands": [["R3P"]]}, "hands"),
    ({"hands": [["Q"], [], []]}, "no card"),
    ({"active": 5}, "no seat 5"),
    ({"active": None}, "turn"),
    ({"starter": None}, "starter"),
    ({"round": 9}, "round 9"),
    ({"round": 2}, "scored"),
    ({"phase": "round-over"}, "cards in the pile"),
    ({"phase": "deal"}, "deal"),
    ({"phase": "nowhere"}, "phase"),
    ({"columns": [{"above": ["B2M"]}]}, "columns"),
    ({"columns": [{"above": ["B2M"], "jungle": True}, {"above": ["G4F"]}]}, "J is there 1 times"),
    ({"columns": [{"above": []}, {"above": ["G4F", "B2M"]}]}, "shows no card"),
    ({"work": [{"kind": "trim", "seat": 0}]}, "cannot be"),
    ({"work": [{"kind": "draw", "seat": 0, "count": 1}]}, "waits for nobody"),
    ({"work": [{"kind": "trim", "seat": 8}]}, "no seat 8"),
    ({"mass_done": True}, "mass draw"),
    ({"scores": [[]]}, "scores: there are 0 entries"),
    ({"extra": 1}, "no field"),
    ({"pile": GOOD["pile"][1:]}, "is there 0 times"),
    ({"pile": []}, "the pile is empty"),
])  # fmt: skip
def test_bad_positions_are_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.from_position({**GOOD, **change})


def test_every_reason_is_told() -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.from_position({"seats": "x", "phase": 3, "more": 1})
    assert len(wrong.value.reasons) == 3


@pytest.mark.parametrize(("columns", "hand", "more", "expected"), [
    ([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"], {}, "draw"),
    ([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG", "B4P", "B1P"], {}, "R3P1"),
    ([["R1M"], ["R3C"]], ["R2P", "R4P", "R4M", "SB", "R2F"], {}, "put R4P"),
    ([["R2P", "SR"], ["Y3C"]], ["SY", "B1M"], {"pending": "shaman@0"}, "penalty"),
    ([["R2P", "SR"], ["Y3C"]], ["SY", "D"], {"pending": "shaman@0", "options": {"shaman_answer": "always"}}, "SY1"),
    ([["R1M"], ["R3C"]], ["R2P", "R4P", "R4M", "R2C", "D"], {}, "D1"),
    ([["R1M"], ["R3C"]], ["R2P", "R4P", "R4M", "R2C", "D"], {"options": {"call_declared": "mandatory"}}, "D1 call red"),
])  # fmt: skip
def test_what_is_played_for_a_silent_seat(
    columns: list[Any], hand: list[str], more: dict[str, Any], expected: str
) -> None:
    table = Table(columns, hand, **more)
    assert table.who is not None
    assert GAME.write(GAME.default_action(table.match.observation(Seat(table.who)))) == expected


def test_a_silent_table_comes_to_an_end() -> None:
    match = Match(GAME, GAME.read_options({"expansions": "both", "rounds": 1}, 3), 3)
    rng = FastRng(1)
    while match.ended is None:
        if match.asked:
            assert GAME.clauses_now(match.options, match.state.view(match.asked[0]))
            match.play(match.asked[0], GAME.default_action(match.observation(match.asked[0])))
        else:
            match.play(Seat(-1), match.state.sample(rng))
    assert match.ended.clause in GAME.rules().clauses
