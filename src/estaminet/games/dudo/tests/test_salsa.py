"""Salsa windows: who is asked, who gets the floor, and what stays secret."""

from __future__ import annotations

from typing import Any

from estaminet.conformance.table import events, offered, view
from estaminet.games.dudo.events import Answered, BidWas, Called, DieLost, WindowClosed, WindowOpened
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.tests.table import asked, clause, do, refused, table
from estaminet.kernel.match import Match
from estaminet.kernel.values import Seat

FOUR = "11111 11111 22222 33333"


def salsa_table(cups: str = FOUR, **more: Any) -> Match:
    return table(cups, salsa="on", **more)


def test_salsa_01_a_window_for_all_but_the_bidder_and_the_next_player() -> None:
    """DUDO-SALSA-01"""
    match = do(salsa_table(), "0 2x3")
    assert asked(match) == [2, 3]
    assert events(match)[-1] == WindowOpened((2, 3))
    assert clause(match, "0 salsa dudo") == "DUDO-SALSA-01"
    assert clause(match, "1 dudo") == "DUDO-SALSA-03"


def test_salsa_01_no_window_for_two_and_none_without_the_option() -> None:
    """DUDO-SALSA-01"""
    assert view(do(salsa_table("11111 22222"), "0 2x3")).phase == "bid"
    assert view(do(salsa_table("11111 - 22222"), "0 2x3")).phase == "bid"
    match = do(table(FOUR), "0 2x3")
    assert view(match).phase == "bid"
    assert clause(match, "2 salsa dudo") == "DUDO-SALSA-01"
    assert clause(match, "1 pass") == "DUDO-SALSA-01"


def test_salsa_01_no_window_when_those_left_have_used_theirs() -> None:
    """DUDO-SALSA-01, DUDO-SALSA-06"""
    match = do(salsa_table("11111 22222 33333"), "0 1x1", "2 salsa 1x2")
    do(match, "1 pass", "0 1x3")  # now 1 is next, and 2 has had its salsa
    assert asked(match) == [1]
    assert view(match).phase == "bid"


def test_salsa_02_a_pass_or_salsa_with_anything_legal_on_turn() -> None:
    """DUDO-SALSA-02"""
    match = do(salsa_table(), "0 2x3")
    on_turn = offered(do(table(FOUR), "0 2x3"), 1)
    assert offered(match, 2) == ["pass", *(f"salsa {act}" for act in on_turn)]
    assert clause(match, "2 salsa 2x3") == "DUDO-BID-05"
    assert clause(match, "2 salsa 1x5") == "DUDO-BID-04"
    assert clause(match, "2 3x3") == "DUDO-SALSA-02"
    do(match, "2 pass")
    assert refused(match, "2 salsa dudo").reason == "answered"
    assert offered(match, 2) == []


def test_salsa_02_answers_are_secret() -> None:
    """DUDO-SALSA-02"""
    match = do(salsa_table(), "0 2x3", "3 salsa dudo")
    (answered,) = events(match)
    assert answered == Answered(3, "salsa dudo")
    assert [answered.seen_by(viewer) for viewer in (None, Seat(0), Seat(1), Seat(2))] == [None] * 4
    assert answered.seen_by(Seat(3)) == answered
    assert [view(match, viewer).answer for viewer in (None, 0, 1, 2, 3)] == [None] * 4 + ["salsa dudo"]
    assert view(match).waiting == (2,)


def test_salsa_03_when_all_pass_the_next_player_is_asked() -> None:
    """DUDO-SALSA-03"""
    match = do(salsa_table(), "0 2x3", "3 pass", "2 pass")
    assert events(match)[-1] == WindowClosed(1)
    assert asked(match) == [1]
    assert view(match).window == ()


def test_salsa_03_silence_is_a_pass() -> None:
    """DUDO-SALSA-03"""
    match = do(salsa_table(), "0 2x3")
    for seat in match.asked:
        match.play(seat, GAME.default_action(match.observation(seat)))
    assert [GAME.write(move.deed) for move in match.moves] == ["2x3", "pass", "pass"]
    assert asked(match) == [1]


def test_salsa_04_the_first_after_the_next_player_gets_the_floor_and_the_rest_is_never_shown() -> None:
    """DUDO-SALSA-04"""
    match = do(salsa_table(), "0 2x3", "3 salsa 4x3", "2 salsa 3x3")
    assert BidWas(2, 3, 3, True) in events(match)
    assert view(match).salsa_used == (False, False, True, False)
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        assert "4x3" not in repr(match.seen(viewer))
        assert "count=4" not in repr(match.seen(viewer))
        assert "4x3" not in repr(match.state.view(viewer))
    do(match, "0 pass", "1 pass", "3 3x4", "1 pass")  # 3's void call is not used up
    assert view(match).salsa_used == (False, False, True, False)


def test_salsa_04_in_the_south_the_order_turns() -> None:
    """DUDO-SALSA-04"""
    match = do(salsa_table(direction="south"), "0 2x3", "1 salsa 4x3", "2 salsa 3x3")
    assert BidWas(2, 3, 3, True) in events(match)


def test_salsa_05_after_a_raise_play_goes_on_behind_the_new_bidder() -> None:
    """DUDO-SALSA-05"""
    match = do(salsa_table(), "0 2x3", "2 salsa 3x3", "3 pass")
    assert view(match).turn == 3
    assert view(match).window == (0, 1)


def test_salsa_05_a_call_falls_on_its_caller_and_on_the_bidder() -> None:
    """DUDO-SALSA-05"""
    match = do(salsa_table(), "0 2x3", "2 salsa dudo", "3 pass")
    assert Called(2, "dudo", True) in events(match)
    assert DieLost(2, "doubt-was-wrong") in events(match)
    assert view(match).starter == 2
    match = do(salsa_table(), "0 6x3", "2 pass", "3 salsa dudo")
    assert DieLost(0, "bid-was-false") in events(match)
    match = do(salsa_table("3 3 4 5", been=range(4)), "0 2x3", "3 pass", "2 salsa calza")
    assert view(match).counts == (1, 1, 2, 1)
    assert view(match).starter == 2


def test_salsa_06_once_a_round() -> None:
    """DUDO-SALSA-06"""
    match = do(salsa_table(), "0 1x1", "2 salsa 1x2", "3 pass", "0 pass", "1 pass", "3 1x3", "1 pass")
    assert asked(match) == [0]
    do(match, "0 2x1")
    assert asked(match) == [3]  # of 2 and 3 only 3 has its salsa left
    assert clause(match, "2 salsa dudo") == "DUDO-SALSA-06"
    do(match, "3 pass", "1 dudo", "chance roll 11111 1111 11111 11111")
    assert view(match).salsa_used == (False,) * 4


def test_salsa_07_no_salsa_before_the_opening_bid_and_palifico_binds_it() -> None:
    """DUDO-SALSA-07"""
    match = salsa_table("1 11111 22222 33333", palifico=True)
    assert asked(match) == [0]
    assert clause(match, "2 salsa 1x1") == "DUDO-SALSA-01"
    do(match, "0 2x1")
    assert clause(match, "2 salsa 3x2") == "DUDO-PAL-04"
    do(match, "2 salsa 3x1", "3 pass")
    assert clause(match, "0 salsa 4x5") == "DUDO-PAL-04"


def test_stall_01_ends_calza_by_salsa_too() -> None:
    """DUDO-STALL-01"""
    match = do(salsa_table(FOUR, round=81), "0 2x3")
    assert "salsa calza" not in offered(match, 2)
    assert clause(match, "2 salsa calza") == "DUDO-STALL-01"


def test_an_answer_can_be_taken_back_until_the_window_has_closed() -> None:
    """DUDO-SALSA-03: who closes it has learnt what the others said."""
    match = do(salsa_table(), "0 2x3", "2 pass")
    assert match.can_take_back(Seat(2))
    do(match, "3 pass")
    assert not match.can_take_back(Seat(3))
