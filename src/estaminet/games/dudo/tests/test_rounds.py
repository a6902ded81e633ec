"""Setup, bids, calls, losses and palifico: the clauses one by one, where the example tables say too little."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from mypy_extensions import i64

from estaminet.conformance.table import events, offered, view
from estaminet.games.dudo.actions import Roll, Starter
from estaminet.games.dudo.events import (
    BidWas,
    Called,
    CalzaStops,
    DieLost,
    Eliminated,
    Gained,
    JokerLost,
    PalificoRound,
    Revealed,
    Rolled,
    Started,
    StarterPassed,
    Won,
)
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.tests.table import asked, clause, do, kinds, new, refused, table
from estaminet.kernel.errors import BadOptions, Illegal, Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import Chance
from estaminet.kernel.values import CHANCE, Seat

# Setup


def test_setup_01_two_to_six_players_with_five_dice_each() -> None:
    """DUDO-SETUP-01"""
    for seats in range(2, 7):
        match = new(seats, first_starter="seat")
        assert view(match).counts == (5,) * seats
        assert view(match).total == 5 * seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            Match(GAME, DudoOptions(), seats)


def test_setup_02_a_die_shows_1_to_5_or_blank_each_one_time_in_six() -> None:
    """DUDO-SETUP-02"""
    state, rng = GAME.start(DudoOptions(first_starter="seat"), 6), FastRng(11)
    rolled = ""
    for _ in range(2000):
        roll = state.sample(rng)
        assert isinstance(roll, Roll)
        rolled += "".join(roll.cups)
    assert set(rolled) == set("12345b")
    for face in "12345b":
        assert abs(rolled.count(face) / len(rolled) - 1 / 6) < 0.01


class Dictated(Rng):
    """Says these numbers, one for each question."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(n)
        return self.numbers.pop(0)


@pytest.mark.parametrize("dice", [(1, 2), (2, 1), (3, 0, 1)])
def test_setup_02_every_roll_is_equally_likely(dice: tuple[int, ...]) -> None:
    """DUDO-SETUP-02: each number below 6**dice is a roll of its own, so that no face and no pair is favoured."""
    position = {"seats": len(dice), "phase": "roll", "round": 20, "starter": 0, "dice": dice}
    state = GAME.from_position(position)
    sizes = [6**count for count in dice if count]
    rolled: list[Counter[str]] = [Counter() for _ in dice]
    for numbers in product(*[range(size) for size in sizes]):
        rng = Dictated(*numbers)
        roll = state.sample(rng)
        assert isinstance(roll, Roll)
        assert rng.asked == sizes
        for seat, cup in enumerate(roll.cups):
            rolled[seat][cup] += 1
    for seat, count in enumerate(dice):
        faces = Counter("".join(sorted(roll)) for roll in product("12345b", repeat=count))
        times = rolled[seat].total() // 6**count
        assert rolled[seat] == {cup: times * number for cup, number in faces.items()}


@pytest.mark.parametrize("cups", ["11116 11111", "11113 2111b", "1111 11111", "11111", "11111 11111 11111"])
def test_setup_02_chance_rolls_what_dice_can_show_and_as_many_as_there_are(cups: str) -> None:
    """DUDO-SETUP-02, DUDO-ROLL-01"""
    match = new(2, first_starter="seat")
    with pytest.raises(Illegal):
        match.play(CHANCE, Roll(tuple(cups.split())))


def test_setup_03_the_starter_is_drawn_at_random() -> None:
    """DUDO-SETUP-03"""
    started: set[int] = set()
    for seed in range(60):
        match = Match(GAME, DudoOptions(), 4, chance=SeededChance(seed))
        started.update(event.seat for _, event in match.events if isinstance(event, Started))
    assert started == {0, 1, 2, 3}


def test_setup_03_or_is_the_seat_the_table_names() -> None:
    """DUDO-SETUP-03"""
    match = new(4, first_starter="seat", first_seat=1)
    assert view(match).starter == 1
    do(match, "chance roll 11111 11111 11111 11111")
    assert asked(match) == [1]
    assert isinstance(events(match)[0], Started)


def test_setup_03_a_rematch_comes_before_either() -> None:
    """DUDO-SETUP-03"""
    assert view(new(4, rematch_seat=2, first_starter="seat", first_seat=1)).starter == 2
    assert view(new(4, rematch_seat=2)).starter == 2


def test_setup_03_a_first_seat_that_is_not_there_is_refused_even_if_it_is_idle() -> None:
    """DUDO-SETUP-03"""
    with pytest.raises(BadOptions, match=r"wrong-first-seat \(seats: 3"):
        DudoOptions.read({"first_seat": 3}, 3)


def test_setup_03_only_chance_says_who_starts_and_only_once() -> None:
    """DUDO-SETUP-03"""
    match = new(3)
    assert isinstance(match.pending, Chance)
    assert clause(match, "0 1x1") == "DUDO-SETUP-03"
    assert refused(match, "chance starter 3").reason == "starter-not-seated"
    assert refused(match, "chance roll 11111 11111 11111").reason == "no-roll-now"
    do(match, "chance starter 2")
    assert refused(match, "chance starter 1").reason == "starter-known"
    assert match.moves[0].deed == Starter(2)


def test_setup_04_the_direction_turns_in_the_south() -> None:
    """DUDO-SETUP-04"""
    for direction, order in (("north", [0, 1, 2, 3]), ("south", [0, 3, 2, 1])):
        match = table("11111 11111 11111 11111", direction=direction)
        said = []
        for count in range(1, 5):
            said += asked(match)
            do(match, f"{asked(match)[0]} {count}x1")
        assert said == order


# The round


def test_roll_01_everybody_in_rolls_all_dice_and_alone_sees_them() -> None:
    """DUDO-ROLL-01"""
    match = table("1 22 33333", palifico=True, bids=["0 1x1"])
    do(match, "1 dudo", "chance roll 1 2 1234b")
    assert [view(match, seat).dice for seat in (None, 0, 1, 2)] == [None, "1", "2", "1234b"]
    rolled = events(match)[0]
    assert isinstance(rolled, Rolled)
    assert rolled.seen_by(Seat(2)) == Rolled(rolled.round, (None, None, "1234b"))
    assert rolled.seen_by(None) == Rolled(rolled.round, (None, None, None))
    assert refused(match, "chance roll 1 2 1234b").clause == "DUDO-ROLL-01"


def test_roll_01_nobody_bids_before_the_roll_and_nobody_but_chance_rolls() -> None:
    """DUDO-ROLL-01"""
    match = new(2, first_starter="seat")
    assert clause(match, "0 1x1") == "DUDO-ROLL-01"
    with pytest.raises(Unreadable):
        do(match, "0 roll 11111 11111")


def test_roll_02_a_joker_is_not_rolled_and_not_counted() -> None:
    """DUDO-ROLL-02"""
    match = table("11111 22222", jokers={0: 2})
    assert view(match).total == 10
    assert clause(match, "0 11x1") == "DUDO-BID-08"
    do(match, "0 6x1", "1 dudo")
    assert view(match).jokers == (1, 0)
    with pytest.raises(Unreadable):
        do(match, "chance roll 111111 11111")
    do(match, "chance roll 11111 11111")


def test_bid_01_the_starter_has_to_bid() -> None:
    """DUDO-BID-01"""
    match = table("11111 11111")
    assert kinds(match, 0) == {"bid"}
    assert clause(match, "0 dudo") == "DUDO-BID-01"
    assert clause(match, "0 calza") == "DUDO-BID-01"


def test_bid_02_a_bid_is_one_die_or_more_of_1_to_5() -> None:
    """DUDO-BID-02"""
    match = table("11111 11111")
    assert offered(match, 0) == [f"{count}x{value}" for count in range(1, 11) for value in range(1, 6)]
    assert clause(match, "0 3xb") == "DUDO-BID-02"
    for text in ("0x4", "3x6", "3x0", "3x12", "-1x3"):
        with pytest.raises(Unreadable):
            do(match, f"0 {text}")


def test_bid_04_to_06_a_raise_names_more_dice_or_as_many_of_a_higher_value() -> None:
    """DUDO-BID-04, DUDO-BID-05, DUDO-BID-06"""
    match = table("11111 11111", bids=["0 5x4"])
    assert clause(match, "1 4x5") == "DUDO-BID-04"
    assert clause(match, "1 5x2") == "DUDO-BID-05"
    assert offered(match, 1)[:7] == ["5x5", "6x1", "6x2", "6x3", "6x4", "6x5", "7x1"]
    assert {"6x1", "6x2", "9x3"} <= set(offered(match, 1))


def test_bid_07_nobody_has_to_hold_what_they_bid() -> None:
    """DUDO-BID-07"""
    match = do(table("11111 11111"), "0 5x4")
    assert events(match) == [BidWas(0, 5, 4, False)]


def test_bid_08_the_cap_is_the_dice_in_cups_or_with_hidden_dice_those_at_the_start() -> None:
    """DUDO-BID-08"""
    cups = "11111 111 - -"
    match = table(cups)
    assert view(match).cap == 8
    assert refused(match, "0 9x2").args == {"cap": 8}
    assert clause(match, "0 9x2") == "DUDO-BID-08"
    hidden = table(cups, lost_dice="hidden")
    assert view(hidden).cap == 20
    assert clause(hidden, "0 21x2") == "DUDO-BID-08"
    do(hidden, "0 20x2")


@pytest.mark.parametrize(
    ("bids", "last", "options"),
    [
        ("off", "6x5", {}),
        ("halved", "6xb", {"blank_bids": "halved"}),
        ("plain", "6xb", {"blank_bids": "plain"}),
        ("palifico", "6x2", {"palifico": True}),
    ],
)
def test_bid_09_nothing_is_higher_than_the_highest_bid(bids: str, last: str, options: dict[str, object]) -> None:
    """DUDO-BID-09"""
    cups = "1 11111" if bids == "palifico" else "111 111"
    match = table(cups, **options)
    if last == "6xb":
        do(match, "0 6x5", f"1 {last}")
    else:
        do(match, f"0 {last}")
    seat = asked(match)[0]
    assert offered(match, seat) == ["dudo", "calza"]
    assert view(match).raise_offered is False
    assert clause(match, f"{seat} 6x2") == "DUDO-BID-09"


def test_bid_09_and_where_calza_is_not_offered_only_dudo_is_left() -> None:
    """DUDO-BID-09"""
    match = table("111 111", bids=["0 6x5"], calza_heads_up="forbidden")
    assert offered(match, 1) == ["dudo"]


def test_turn_01_the_next_player_with_dice_answers_with_one_of_three_things() -> None:
    """DUDO-TURN-01"""
    match = table("11111 - 11111 11111", bids=["0 2x1"])
    assert asked(match) == [2]
    assert kinds(match, 2) == {"raise", "dudo", "calza"}
    assert clause(match, "3 dudo") == "DUDO-TURN-01"
    assert clause(match, "1 dudo") == "DUDO-LOSE-03"
    assert offered(match, 3) == []


def test_turn_02_blanks_take_the_value_of_the_latest_bid() -> None:
    """DUDO-TURN-02"""
    match = do(table("4433b 11111"), "0 3x4", "1 4x3", "0 dudo")
    assert Revealed(("3344b", "11111"), 3, False, 3) in events(match)


# Dudo and calza


def test_dudo_01_to_03_fewer_costs_the_bidder_otherwise_the_doubter_and_the_loser_starts() -> None:
    """DUDO-DUDO-01, DUDO-DUDO-02, DUDO-DUDO-03"""
    cups = "44412 4b351 22315"
    for bid, loser in (("6x4", 0), ("5x4", 1), ("1x4", 1)):
        match = do(table(cups, bids=[f"0 {bid}"]), "1 dudo")
        assert isinstance(events(match)[0], Called)
        assert DieLost(loser, "doubt-was-wrong" if loser else "bid-was-false") in events(match)
        assert view(match).counts[loser] == 4
        assert view(match).total == 14
        assert view(match).starter == loser
        do(match, "chance roll " + " ".join("1" * (count or 0) for count in view(match).counts))
        assert asked(match) == [loser]


def test_calza_01_only_on_ones_turn() -> None:
    """DUDO-CALZA-01"""
    match = table("11111 11111 11111", bids=["0 2x1"])
    assert clause(match, "2 calza") == "DUDO-CALZA-01"
    assert clause(match, "0 calza") == "DUDO-CALZA-01"


def test_calza_02_an_exact_call_brings_a_die_back() -> None:
    """DUDO-CALZA-02"""
    match = do(table("33 b15 2445", bids=["0 3x3"]), "1 calza")
    assert Gained(1, "die") in events(match)
    assert view(match).counts == (2, 4, 4)


def test_calza_03_a_true_bid_that_is_not_exact_costs_the_caller_and_never_the_bidder() -> None:
    """DUDO-CALZA-03"""
    for bid in ("2x3", "4x3"):
        match = do(table("33 b15 2445", bids=[f"0 {bid}"]), "1 calza")
        assert DieLost(1, "calza-was-wrong") in events(match)
        assert view(match).counts == (2, 2, 4)
    assert DieLost(1, "calza-was-wrong").clause() == "DUDO-CALZA-03"


def test_calza_04_the_caller_starts_right_or_wrong() -> None:
    """DUDO-CALZA-04"""
    for bid in ("2x3", "3x3", "4x3"):
        match = do(table("33 b15 2445", bids=[f"0 {bid}"]), "1 calza")
        assert view(match).starter == 1


def test_calza_05_with_five_dice_it_is_a_joker_and_then_another() -> None:
    """DUDO-CALZA-05"""
    match = table("11222 33333")
    do(match, "0 2x1", "1 calza", "chance roll 11222 33333", "1 1x1", "0 2x1", "1 calza")
    assert Gained(1, "joker") in events(match)
    assert view(match).jokers == (0, 2)
    assert view(match).counts == (5, 5)


def test_calza_05_with_a_limit_of_one_the_second_is_nothing_but_one_given_back_comes_again() -> None:
    """DUDO-CALZA-05"""
    match = table("11222 33333", jokers={1: 1}, bids=["0 2x1"], joker_limit="1")
    do(match, "1 calza")
    assert Gained(1, "nothing") in events(match)
    assert view(match).jokers == (0, 1)
    assert view(match).starter == 1
    do(match, "chance roll 11222 33333", "1 1x4", "0 dudo")
    assert JokerLost(1) in events(match)
    do(match, "chance roll 11222 33333", "1 1x1", "0 2x1", "1 calza")
    assert Gained(1, "joker") in events(match)
    assert view(match).jokers == (0, 1)


# Losing


def test_lose_01_lost_dice_lie_in_the_middle_for_all_to_see() -> None:
    """DUDO-LOSE-01"""
    match = do(table("11111 22222", bids=["0 6x1"]), "1 dudo")
    for viewer in (None, 0, 1):
        assert view(match, viewer).counts == (4, 5)
        assert view(match, viewer).total == 9


def test_lose_02_a_joker_goes_before_a_die() -> None:
    """DUDO-LOSE-02"""
    match = do(table("11111 22222", jokers={0: 1}, bids=["0 6x1"]), "1 dudo")
    assert JokerLost(0) in events(match)
    assert not any(isinstance(event, DieLost) for event in events(match))
    assert (view(match).counts, view(match).jokers) == ((5, 5), (0, 0))


def test_lose_03_without_dice_one_is_out_and_is_not_dealt_in() -> None:
    """DUDO-LOSE-03"""
    match = do(table("1 222 333", bids=["0 2x1"]), "1 dudo")
    assert Eliminated(0, 3) in events(match)
    assert view(match).in_play == (False, True, True)
    assert refused(match, "chance roll 1 222 333").args["dice"] == 0
    do(match, "chance roll - 222 333")
    assert view(match, 0).dice == ""
    assert clause(match, "0 1x1") == "DUDO-LOSE-03"


def test_lose_04_the_next_player_in_starts_for_one_who_is_out() -> None:
    """DUDO-LOSE-04"""
    for direction, starter in (("north", 2), ("south", 0)):
        match = table("333 1 444", starter=1, bids=["1 3x1"], direction=direction)
        do(match, f"{asked(match)[0]} dudo")
        assert Eliminated(1, 3) in events(match)
        assert StarterPassed(starter) in events(match)
        assert view(match).starter == starter


# Palifico


def test_pal_01_the_first_time_on_one_die_is_palifico() -> None:
    """DUDO-PAL-01"""
    match = do(table("11 222 333", bids=["0 3x1"]), "1 dudo")
    assert view(match).palifico
    do(match, "chance roll 1 222 333")
    assert PalificoRound(0) in events(match)


def test_pal_02_blanks_are_worth_nothing() -> None:
    """DUDO-PAL-02"""
    match = do(table("1 b13 bb", palifico=True, bids=["0 3x1"]), "1 dudo")
    assert Revealed(("1", "13b", "bb"), 1, True, 2) in events(match)


def test_pal_03_the_palifico_player_opens() -> None:
    """DUDO-PAL-03: after a wrong calza too."""
    match = do(table("222 11 333", bids=["0 3x1"]), "1 calza", "chance roll 222 1 333")
    assert view(match).palifico
    assert asked(match) == [1]


def test_pal_04_the_value_of_the_opening_bid_stays_for_everyone() -> None:
    """DUDO-PAL-04"""
    match = table("1 1111 1 111", palifico=True, bids=["0 2x1"])
    assert offered(match, 1) == [*(f"{count}x1" for count in range(3, 10)), "dudo", "calza"]
    assert clause(match, "1 2x5") == "DUDO-PAL-04"
    assert clause(match, "1 3x4") == "DUDO-PAL-04"
    assert clause(match, "1 2x1") == "DUDO-PAL-04"
    do(match, "1 3x1")
    assert clause(match, "2 4x3") == "DUDO-PAL-04"  # not even for others with one die


def test_pal_05_once_a_game() -> None:
    """DUDO-PAL-05"""
    match = do(table("11 222 333", been=[0], bids=["0 3x1"]), "1 dudo")
    assert view(match).counts[0] == 1
    assert not view(match).palifico
    do(match, "chance roll 1 222 333")
    assert not any(isinstance(event, PalificoRound) for event in events(match))


def test_pal_06_afterwards_play_is_normal_unless_it_is_the_next_ones_palifico() -> None:
    """DUDO-PAL-06"""
    match = do(table("1 1b 14b5", palifico=True, bids=["0 3x1"]), "1 dudo")
    assert view(match).palifico
    assert view(match).starter == 1
    match = do(table("1 1bb 14b5", palifico=True, bids=["0 3x1"]), "1 dudo")
    assert not view(match).palifico


def test_pal_07_with_two_players_and_a_die_each() -> None:
    """DUDO-PAL-07"""
    match = table("2 2", palifico=True)
    assert offered(match, 0) == [f"{count}x{value}" for count in (1, 2) for value in range(1, 6)]
    assert kinds(do(match, "0 1x2"), 1) == {"raise", "dudo", "calza"}


# The end


def test_end_01_the_last_player_with_dice_wins() -> None:
    """DUDO-END-01"""
    match = do(table("2 33", been=[1], bids=["0 1x4"]), "1 dudo")
    assert events(match)[-1] == Won(1)
    assert match.ended is not None
    assert match.ended.clause == "DUDO-END-01"
    assert match.ended.places == (2, 1)
    assert clause(match, "1 1x1") == "DUDO-END-01"


def test_end_02_places_are_the_reverse_order_of_elimination_and_the_first_out_is_remembered() -> None:
    """DUDO-END-02"""
    match = table("- 33 - 2", out=[2, 0], starter=3, bids=["3 1x4"], been=[1])
    do(match, "1 dudo")
    assert match.ended is not None
    assert match.ended.places == (3, 1, 4, 2)
    assert GAME.rematch_seat(match.state) == 2


def test_end_02_in_a_game_of_two_the_loser_starts_the_rematch() -> None:
    """DUDO-END-02, DUDO-SETUP-03"""
    match = do(table("2 33", been=[1], bids=["0 1x4"]), "1 dudo")
    assert GAME.rematch_seat(match.state) == 0
    assert GAME.rematch_seat(new(2).state) is None


# Options and the guard


def test_heads_01_without_calza_for_two() -> None:
    """DUDO-HEADS-01"""
    two = table("11 111", bids=["0 2x4"], calza_heads_up="forbidden")
    assert kinds(two, 1) == {"raise", "dudo"}
    assert clause(two, "1 calza") == "DUDO-HEADS-01"
    three = table("11 111 1", bids=["0 2x4"], calza_heads_up="forbidden")
    assert "calza" in offered(three, 1)


def test_blank_01_no_blanks_to_open_with_nor_in_a_palifico_round() -> None:
    """DUDO-BLANK-01"""
    for form in ("halved", "plain"):
        match = table("11111 11111", blank_bids=form)
        assert clause(match, "0 2xb") == "DUDO-BLANK-01"
        do(match, "0 2x1", "1 2xb")
        assert clause(table("1 11111", palifico=True, bids=["0 2x1"], blank_bids=form), "1 3xb") == "DUDO-BLANK-01"


def test_blank_02_a_bid_on_blanks_counts_blank_faces_only() -> None:
    """DUDO-BLANK-02"""
    match = do(table("bb 41", blank_bids="halved"), "0 1x1", "1 2xb", "0 calza")
    assert Gained(0, "die") in events(match)


def test_blank_03_halved_every_step_agrees_with_the_one_comparison() -> None:
    """DUDO-BLANK-03: key(n, v) = (n, v), key(m, b) = (2m, 6)."""
    every = [(count, value) for count in range(1, 11) for value in (1, 2, 3, 4, 5, "b")]

    def key(bid: tuple[int, int | str]) -> tuple[int, int]:
        count, value = bid
        return (2 * count, 6) if isinstance(value, str) else (count, value)

    for last in every:
        start = ["0 1x1", f"1 {last[0]}xb"] if last[1] == "b" else [f"0 {last[0]}x{last[1]}"]
        match = table("11111 11111", bids=start, blank_bids="halved")
        higher = sorted((bid for bid in every if key(bid) > key(last)), key=key)
        assert offered(match, asked(match)[0]) == [*(f"{n}x{v}" for n, v in higher), "dudo", "calza"]


def test_blank_03_the_refusals_say_what_would_do() -> None:
    """DUDO-BLANK-03"""
    match = table("11111 11111", bids=["0 5x4"], blank_bids="halved")
    assert refused(match, "1 2xb").args == {"least": 3}
    do(match, "1 3xb")
    assert refused(match, "0 6x5").args == {"least": 7}
    assert refused(match, "0 3xb").args == {"least": 4}


def test_blank_04_plain_blank_is_a_sixth_value() -> None:
    """DUDO-BLANK-04"""
    match = table("11111 11111", bids=["0 5x5"], blank_bids="plain")
    assert offered(match, 1)[:2] == ["5xb", "6x1"]
    assert refused(match, "1 4xb").args == {"least": 5}
    do(match, "1 5xb")
    assert offered(match, 0)[:2] == ["6x1", "6x2"]
    assert clause(match, "0 5x1") == "DUDO-BLANK-04"


def test_stall_01_calza_stops_after_twenty_rounds_a_player_with_a_notice() -> None:
    """DUDO-STALL-01"""
    match = table("11111 222 33 4", round=80, bids=["0 1x5"])
    assert "calza" in offered(match, 1)
    do(match, "1 dudo", "chance roll 1111 222 33 4")
    assert CalzaStops(81) in events(match)
    do(match, "0 1x5")
    assert kinds(match, 1) == {"raise", "dudo"}
    assert clause(match, "1 calza") == "DUDO-STALL-01"
    do(match, "1 dudo", "chance roll 111 222 33 4")
    assert not any(isinstance(event, CalzaStops) for event in events(match))


def test_heads_01_and_stall_01_help_names_the_clause_that_stops_calza() -> None:
    """DUDO-HEADS-01, DUDO-STALL-01: with two left both may, and it is the refusal's clause that is shown."""
    for cups, more in (
        ("11 111", {"round": 41}),
        ("11 111", {"calza_heads_up": "forbidden"}),
        ("11 111", {"calza_heads_up": "forbidden", "round": 41}),
        ("11 111 -", {"round": 61}),
        ("11 111 1", {"round": 61}),
    ):
        match = table(cups, bids=["0 2x4"], **more)
        shown = [
            name
            for name in GAME.clauses_now(match.options, view(match, 1))
            if name in ("DUDO-HEADS-01", "DUDO-STALL-01")
        ]
        assert shown == [clause(match, "1 calza")]
    offered_still = table("11 111", bids=["0 2x4"])
    assert not {"DUDO-HEADS-01", "DUDO-STALL-01"} & set(GAME.clauses_now(offered_still.options, view(offered_still, 1)))
