"""What each viewer is shown, and what a seat may imagine about the rest."""

from __future__ import annotations

import msgspec
import pytest

from estaminet.conformance.table import events, view
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.imagine import imagine, remembered_counts
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.tests.table import do, table
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat


def imagined(match: Match, seat: int, times: int) -> list[DudoState]:
    """This many worlds that the seat cannot tell from the real one; checks that it cannot."""
    rng, worlds = FastRng(3), []
    for _ in range(times):
        world = imagine(match.observation(Seat(seat)), rng)
        assert list(world.violations()) == []
        assert world.view(Seat(seat)) == match.state.view(Seat(seat))
        assert world.view(None) == match.state.view(None)
        worlds.append(world)
    return worlds


def test_roll_01_other_cups_are_in_no_view_before_the_reveal() -> None:
    """DUDO-ROLL-01"""
    one, other = table("12345 11111 bbbbb", bids=["0 2x1"]), table("12345 2345b 44444", bids=["0 2x1"])
    assert view(one, 0) == view(other, 0)
    assert view(one) == view(other)
    assert view(one, 1) != view(other, 1)


def test_dudo_01_at_the_reveal_everybody_sees_every_cup() -> None:
    """DUDO-DUDO-01"""
    match = do(table("12345 11111 bbbbb", bids=["0 2x1"]), "1 dudo")
    for viewer in (None, 0, 1, 2):
        last = view(match, viewer).last
        assert last is not None
        assert last.cups == ("12345", "11111", "bbbbb")
        assert last.matching == 11


def test_hide_01_only_the_own_count_is_sent() -> None:
    """DUDO-HIDE-01"""
    match = table("111 22 33333", lost_dice="hidden", jokers={2: 1})
    assert view(match, 0).counts == (3, None, None)
    assert view(match, 1).counts == (None, 2, None)
    assert view(match).counts == (None, None, None)
    for viewer in (None, 0, 1, 2):
        assert view(match, viewer).total is None
        assert view(match, viewer).cap == 15
        assert view(match, viewer).jokers == (0, 0, 1)


def test_hide_01_tables_that_differ_in_other_counts_alone_look_the_same() -> None:
    """DUDO-HIDE-01: nor do events, refusals or what is offered tell them apart."""
    one = table("111 22 33333", lost_dice="hidden", round=10)
    two = table("111 2222 33", lost_dice="hidden", round=10)
    for match in (one, two):
        do(match, "0 2x3", "1 5x4")
    assert view(one, 0) == view(two, 0)
    assert view(one) == view(two)
    assert one.seen(Seat(0)) == two.seen(Seat(0))
    assert list(one.state.legal(Seat(2))) == list(two.state.legal(Seat(2)))


def test_hide_01_losses_are_announced_and_leave_the_screen_at_the_next_roll() -> None:
    """DUDO-HIDE-01"""
    match = do(table("111 222 33333", lost_dice="hidden", bids=["0 6x1"]), "1 dudo")
    assert view(match).last is not None
    assert "DieLost(seat=0" in repr([event.seen_by(None) for event in events(match)])
    do(match, "chance roll 11 222 33333")
    assert view(match).last is None
    assert view(match, 0).last is None
    shown = do(table("111 222 33333", bids=["0 6x1"]), "1 dudo", "chance roll 11 222 33333")
    assert view(shown).last is not None


def test_hide_01_results_leave_the_log_at_the_next_roll() -> None:
    """DUDO-HIDE-01"""
    for hidden in (True, False):
        match = table("111 222 33333", bids=["0 6x1"], lost_dice="hidden" if hidden else "visible")
        do(match, "1 dudo")
        assert "Revealed" in [type(event).__name__ for _, event in match.log(Seat(2))]
        do(match, "chance roll 11 222 33333")
        log = [type(event).__name__ for _, event in match.log(Seat(2))]
        assert ("Revealed" in log) is not hidden
        assert log[-1] == "Rolled"


def test_hide_01_elimination_and_palifico_stay_public() -> None:
    """DUDO-HIDE-01"""
    match = do(table("1 22 33333", lost_dice="hidden", bids=["0 3x1"], starter=0), "1 dudo")
    assert view(match).counts == (0, None, None)
    assert view(match).out == (0,)
    match = do(table("22 11 33333", lost_dice="hidden", bids=["0 4x2"]), "1 calza")
    assert view(match).palifico
    assert view(match).been_palifico == (False, True, False)


def test_imagine_keeps_what_the_seat_sees_and_draws_the_rest() -> None:
    """DUDO-ROLL-01, DUDO-SETUP-02: every roll of the other cups is equally likely."""
    match = table("12345 1 22", bids=["0 2x1"])
    worlds = imagined(match, 0, 3000)
    position = [GAME.position(world)["cups"] for world in worlds]
    assert {cups[0] for cups in position} == {"12345"}
    alone = [cups[1] for cups in position]
    assert all(abs(alone.count(face) / len(alone) - 1 / 6) < 0.03 for face in "12345b")
    pairs = [cups[2] for cups in position]
    assert abs(pairs.count("12") / len(pairs) - 2 / 36) < 0.02
    assert abs(pairs.count("bb") / len(pairs) - 1 / 36) < 0.02


@pytest.mark.parametrize("seed", range(6))
def test_imagine_remembers_hidden_counts_from_the_start(seed: int) -> None:
    """DUDO-HIDE-01: whoever has watched from the start knows all counts, as a person would."""
    rng = FastRng(seed)
    match = Match(GAME, DudoOptions(lost_dice="hidden"), 4, chance=SeededChance(seed))
    while match.ended is None:
        seat = match.asked[0]
        for looker in range(4):
            for world in imagined(match, looker, 2):
                assert GAME.position(world)["dice"] == GAME.position(match.state)["dice"]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def test_imagine_knows_only_what_the_rules_imply_when_it_came_late() -> None:
    """DUDO-HIDE-01, DUDO-PAL-01: at a table set up in mid-game nobody has watched."""
    match = table("111 1 22222 333", starter=1, palifico=True, lost_dice="hidden", jokers={2: 1}, round=14)
    counts = [tuple(GAME.position(world)["dice"]) for world in imagined(match, 0, 400)]
    assert {count[0] for count in counts} == {3}  # its own
    assert {count[1] for count in counts} == {1}  # palifico
    assert {count[2] for count in counts} == {5}  # a joker lies only beside five dice
    assert {count[3] for count in counts} == {2, 3, 4, 5}  # never palifico so far: two or more


def test_imagine_never_loses_more_dice_than_there_were_rounds() -> None:
    """DUDO-HIDE-01: two rounds are over, so at most two dice are gone."""
    match = table("11111 2222 3333", lost_dice="hidden")
    assert view(match).round == 3
    counts = {tuple(GAME.position(world)["dice"]) for world in imagined(match, 0, 400)}
    assert counts == {(5, a, b) for a in (3, 4, 5) for b in (3, 4, 5) if a + b >= 8}


def test_imagine_learns_from_the_first_reveal_and_from_the_result_on_the_screen() -> None:
    """DUDO-HIDE-01"""
    match = do(table("111 2222 333", lost_dice="hidden", bids=["0 9x1"]), "1 dudo")
    for world in imagined(match, 2, 5):
        assert GAME.position(world)["dice"] == [2, 4, 3]
    unseen = Match.from_position(GAME, GAME.from_position(GAME.position(match.state)))
    for world in imagined(unseen, 2, 5):
        assert GAME.position(world)["dice"] == [2, 4, 3]
    do(match, "chance roll 11 2222 333")
    for world in imagined(match, 2, 5):
        assert GAME.position(world)["dice"] == [2, 4, 3]


def test_imagine_keeps_own_answers_and_guesses_others_in_a_window() -> None:
    """DUDO-SALSA-02"""
    match = do(table("11111 22222 33333 44444 55555", salsa="on"), "0 2x3", "2 salsa dudo", "3 salsa 4x4")
    answers = [GAME.position(world)["answers"] for world in imagined(match, 2, 200)]
    assert {answer["2"] for answer in answers} == {"salsa dudo"}
    assert all("4" not in answer for answer in answers)
    guessed = {answer["3"] for answer in answers}
    assert "pass" in guessed
    assert len(guessed) > 10


def test_an_observation_is_all_json_and_holds_no_other_dice() -> None:
    """DUDO-ROLL-01"""
    match = table("12345 2222b 33333", bids=["0 2x1"])
    sent = msgspec.json.encode(match.observation(Seat(0))).decode()
    assert "12345" in sent
    assert "2222b" not in sent
    assert "33333" not in sent


def test_hide_01_whoever_has_watched_knows_a_joker_from_a_die() -> None:
    """DUDO-HIDE-01, DUDO-CALZA-05: an exact calza with five dice brings no sixth one."""
    match = table("12345 12345 12345", bids=["0 3x4"], lost_dice="hidden")
    do(match, "1 calza")
    assert remembered_counts(match.observation(Seat(2))) == [5, 5, 5], "while the cups are up"
    do(match, "chance roll 12345 22345 1234b")
    observation = match.observation(Seat(2))
    assert observation.view.last is None
    assert observation.view.jokers == (0, 1, 0)
    assert remembered_counts(observation) == [5, 5, 5]
    fewer = do(table("12345 1234 12345", bids=["0 3x4"], lost_dice="hidden"), "1 calza")
    assert remembered_counts(fewer.observation(Seat(2))) == [5, 5, 5], "with four a fifth"
