"""A test for each clause, named by it. The tables in `examples.yaml` add to many of them."""

from __future__ import annotations

from collections import Counter

import pytest

from estaminet.conformance.table import offered, play, view
from estaminet.games.dnup.events import Beaten, Cleared, Guarded, NothingToPlay, Starts, Taken, WentOut, Won
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.tests.tables import (
    chance_is_due,
    clause_of,
    deal_text,
    dealt,
    match_from,
    on_table,
    options,
    position,
)
from estaminet.kernel.errors import Illegal, Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Decision
from estaminet.kernel.values import CHANCE, Seat

SEVEN_AND_SIXES = {"P2": ["7/1"], "P3": ["6/5", "6/3", "6/8"]}


def refused(match: Match, text: str) -> str:
    """The clause by which this is refused, or unreadable."""
    with pytest.raises((Illegal, Unreadable)) as caught:
        play(match, text)
    return clause_of(caught.value)


def deck_of(seats: int, name: str = "even40") -> list[str]:
    return [f"{card.low}/{card.high}" for card in options(seats, deck=name).deck.in_play(seats)]


def a_deal(seats: int, star: int, name: str = "even40", first: int = 0) -> str:
    """A deal of the whole deck that gives the star to this seat; the lower value of every card is up."""
    cards = [card for card in deck_of(seats, name) if card != "1/5"]
    cards.insert((star - first) % seats, "1/5*")
    return "deal " + " ".join(cards)


# Setup and deal


def test_setup_01_symbol_groups_are_left_out_by_number_of_players() -> None:
    """DNUP-SETUP-01"""
    deck = options(4).deck
    symbols = {seats: {card.symbol for card in deck.in_play(seats)} for seats in (5, 4, 3, 2)}
    assert symbols == {5: {"", "a", "b", "c"}, 4: {"", "b", "c"}, 3: {"", "c"}, 2: {""}}
    assert len(deck.in_play(4)) == 32
    match = Match(GAME, options(4), 4)
    assert sorted(view(match).removed) == ["1/9", "1/9", "2/6", "2/8", "3/7", "3/8", "4/6", "4/7"]


def test_setup_02_the_star_card_is_in_every_deck() -> None:
    """DNUP-SETUP-02"""
    for name in ("even40", "pairs36"):
        for seats in (2, 3, 4, 5):
            assert [card.text() for card in options(seats, deck=name).deck.in_play(seats) if card.star] == ["1/5*"]


def test_deal_01_all_cards_are_dealt_and_nothing_else_is_a_deal() -> None:
    """DNUP-DEAL-01"""
    match = Match(GAME, options(3), 3)
    deal = a_deal(3, 1)
    for wrong, clause in [
        (deal.removesuffix(" 7/9"), "DNUP-DEAL-01"),
        (deal + " 7/9", "DNUP-DEAL-01"),
        (deal.replace(" 7/9", " 7/8"), "DNUP-DEAL-01"),
        (deal.replace("1/5*", "1/5").replace("3/4", "3/4*"), "DNUP-SETUP-02"),
        (deal.replace("3/4", "3/4*"), "DNUP-SETUP-02"),
    ]:
        assert refused(match, wrong) == clause
    play(match, deal)
    assert [len(hand) for hand in dealt(match)] == [8, 8, 8]
    assert sum(view(match).counts) == 24
    assert refused_by_chance(match, deal) == "DNUP-DEAL-01"


def refused_by_chance(match: Match, text: str) -> str:
    with pytest.raises(Illegal) as caught:
        match.play(CHANCE, GAME.read(text, match.options, match.seats))
    return caught.value.refusal.clause


def test_deal_02_each_card_arrives_either_way_up_by_a_fair_coin() -> None:
    """DNUP-DEAL-02"""
    start = GAME.start(options(4), 4)
    deals = [GAME.write(start.sample(FastRng(seed))).split()[1:] for seed in range(600)]
    assert deals[0] == GAME.write(start.sample(FastRng(0))).split()[1:], "same seed, same deal"
    low_up = dict.fromkeys(deck_of(4), 0)
    for deal in deals:
        for card in deal:
            if card.rstrip("*") in low_up:
                low_up[card.rstrip("*")] += 1
    # Six standard deviations of 600 fair coins are 73.
    assert all(abs(times - 300) < 73 for times in low_up.values())


def test_deal_03_the_extra_card_of_an_uneven_deal_travels_round_the_table() -> None:
    """DNUP-DEAL-03"""
    match = Match(GAME, options(5, deck="pairs36"), 5)
    assert view(match).phase == "first"
    assert refused(match, a_deal(5, 0, "pairs36")) == "DNUP-DEAL-01"
    assert refused(match, "first P9") == "DNUP-DEAL-03"
    play(match, "first P3")
    assert refused(match, "first P3") == "DNUP-DEAL-03"
    play(match, a_deal(5, 0, "pairs36", first=2))
    assert view(match).counts == (7, 7, 8, 7, 7)
    finish_round(match)
    play(match, a_deal(5, 0, "pairs36", first=3))
    assert view(match).counts == (7, 7, 7, 8, 7)
    even = Match(GAME, options(5), 5)
    assert view(even).phase == "deal"
    assert view(even).first == 0


def test_deal_03_any_seat_may_get_the_first_card() -> None:
    """DNUP-DEAL-03: each as often as the next, give or take five standard deviations."""
    state = Match(GAME, options(5, deck="pairs36"), 5).state
    rng = FastRng(9)
    drawn = Counter(GAME.write(state.sample(rng)) for _ in range(1000))
    assert set(drawn) == {f"first P{seat + 1}" for seat in range(5)}
    assert all(abs(count - 200) < 64 for count in drawn.values())


def finish_round(match: Match) -> None:
    rng = FastRng(3)
    while isinstance(match.pending, Decision):
        seat = match.asked[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def test_hand_01_a_hand_is_hidden_and_no_card_of_it_is_turned_alone() -> None:
    """DNUP-HAND-01"""
    match = match_from(position(3, "P1", ["8/2", "4/1", "3/6"]))
    assert view(match, 0).hand == ("3/6", "4/1", "8/2")
    assert view(match, 1).hand != view(match, 0).hand
    assert view(match).hand is None
    assert "8/2" not in str([view(match, 1), view(match, 2), view(match)])
    assert refused(match, "turn 4/1") == "DNUP-ROT-01"
    assert refused(match, "play 1/4") == "DNUP-HAND-01"
    assert refused(match, "play 9/4") == "DNUP-PLAY-01"


def test_hand_02_a_hand_may_grow_to_any_size() -> None:
    """DNUP-HAND-02"""
    fourteen = ["1/3", "1/4", "1/5", "1/6", "1/7", "2/3", "2/5", "2/7", "2/9", "3/4", "3/9", "4/5", "4/9", "5/6"]
    match = match_from(position(3, "P1", fourteen, {"P2": ["6/3", "6/8", "6/9"]}))
    play(match, "take P2")
    assert view(match).counts[0] == 17


# Starting and order


def test_start_01_whoever_was_dealt_the_star_starts_every_round() -> None:
    """DNUP-START-01"""
    match = Match(GAME, options(4), 4)
    play(match, a_deal(4, 3).replace("1/5*", "5/1*"))
    assert match.asked == (3,)
    assert [event.clause() for event in match.seen(Seat(0)) if isinstance(event, Starts)] == ["DNUP-START-01"]
    assert view(match, 0).star == 3
    # Which way up it came is not told.
    other = Match(GAME, options(4), 4)
    play(other, a_deal(4, 3))
    assert view(other, 0) == view(match, 0)
    assert list(other.seen(Seat(0))) == list(match.seen(Seat(0)))
    finish_round(match)
    play(match, a_deal(4, 3))
    assert match.asked == (3,)


def test_start_02_the_starter_need_not_use_the_star_card() -> None:
    """DNUP-START-02"""
    match = match_from(position(5, "P4", ["1/5", "8/2", "8/6"]))
    assert {"play 8/2 8/6", "play 8/6", "play 1/5", "turn"} <= set(offered(match))


def test_turn_01_turns_go_round_clockwise() -> None:
    """DNUP-TURN-01"""
    match = match_from(position(4, "P2", ["8/2", "4/1"]))
    with pytest.raises(Illegal) as caught:
        match.play(Seat(0), GAME.read("turn", match.options, 4))
    assert caught.value.refusal.clause == "DNUP-TURN-01"
    order = []
    for _ in range(5):
        order.append(match.asked[0])
        play(match, "turn")
    assert order == [1, 2, 3, 0, 1]


def test_turn_02_a_turn_begins_by_discarding_the_own_set_with_what_was_added() -> None:
    """DNUP-TURN-02"""
    match = match_from(position(3, "P1", ["9/2", "4/1"]))
    play(match, "play 9/2")
    play(match, "turn")
    events = play(match, "turn")
    assert [event.clause() for event in events if isinstance(event, Cleared)] == ["DNUP-TURN-02"]
    assert (view(match).turn, view(match).discards, on_table(match)) == (0, 1, {})
    assert view(match).cleared


def test_turn_03_exactly_one_of_four_actions_is_done() -> None:
    """DNUP-TURN-03"""
    match = match_from(position(3, "P1", ["7/2", "4/1", "3/4"], SEVEN_AND_SIXES))
    assert refused(match, "pass") == "DNUP-TURN-03"
    play(match, "add 7/2 P2")
    assert match.asked == (1,)
    assert view(match).counts[0] == 2


def test_turn_04_the_own_old_set_is_no_limit() -> None:
    """DNUP-TURN-04"""
    match = match_from(position(3, "P1", ["1/6", "4/5"], {"P1": ["9/2"]}))
    play(match, "play 1/6")
    assert on_table(match) == {"P1": ["1/6"]}


# Sets and action A


def test_set_01_a_set_is_cards_with_the_same_active_value() -> None:
    """DNUP-SET-01"""
    match = match_from(position(4, "P2", ["3/4", "3/6", "3/1", "3/9", "8/2"]))
    play(match, "play 3/9 3/1 3/6 3/4")
    lying = view(match).table[0]
    assert (lying.value, len(lying.cards)) == (3, 4)
    assert refused(match_from(position(4, "P2", ["3/4", "8/2"])), "play 3/4 8/2") == "DNUP-SET-01"


def test_set_02_inactive_values_make_no_set() -> None:
    """DNUP-SET-02"""
    assert refused(match_from(position(4, "P2", ["4/2", "9/2", "8/2"])), "play 4/2 9/2") == "DNUP-SET-02"


def test_play_01_a_set_from_hand_is_laid_in_front() -> None:
    """DNUP-PLAY-01"""
    match = match_from(position(3, "P1", ["4/5", "9/3"]))
    play(match, "play 4/5")
    assert on_table(match) == {"P1": ["4/5"]}
    assert view(match, 0).hand == ("9/3",)


def test_play_02_a_set_of_the_same_size_must_be_strictly_higher() -> None:
    """DNUP-PLAY-02"""
    match = match_from(position(3, "P1", ["8/2", "7/2", "6/9"], SEVEN_AND_SIXES))
    assert [text for text in offered(match) if text.startswith("play")] == ["play 8/2"]
    assert refused(match, "play 7/2") == refused(match, "play 6/9") == "DNUP-PLAY-02"


def test_play_03_sets_of_other_sizes_never_matter() -> None:
    """DNUP-PLAY-03"""
    match = match_from(position(3, "P1", ["1/3", "1/6", "9/2"], SEVEN_AND_SIXES))
    assert "play 1/3 1/6" in offered(match)


def test_play_04_a_beaten_set_goes_back_turned() -> None:
    """DNUP-PLAY-04"""
    match = match_from(position(3, "P1", ["8/2", "4/1"], SEVEN_AND_SIXES))
    beaten = [event for event in play(match, "play 8/2") if isinstance(event, Beaten)]
    assert [(event.seat, event.cards, event.clause()) for event in beaten] == [(1, ("1/7",), "DNUP-PLAY-04")]
    assert "1/7" in (view(match, 1).hand or ())


def test_play_05_cards_of_the_value_may_be_kept_back() -> None:
    """DNUP-PLAY-05"""
    plays = [text for text in offered(match_from(position(4, "P2", ["5/1", "5/2", "5/8", "9/3"]))) if "5" in text]
    assert plays == [
        "play 5/1", "play 5/2", "play 5/1 5/2", "play 5/8", "play 5/1 5/8", "play 5/2 5/8", "play 5/1 5/2 5/8",
    ]  # fmt: skip


# Action B


def test_add_01_one_card_of_the_sets_value_onto_an_opponents_set() -> None:
    """DNUP-ADD-01"""
    match = match_from(position(3, "P1", ["5/2", "6/9", "5/6"], {"P2": ["5/1"]}))
    assert [text for text in offered(match) if text.startswith("add")] == ["add 5/2 P2", "add 5/6 P2"]
    assert refused(match, "add 6/9 P2") == "DNUP-ADD-01"
    assert refused(match, "add 5/2 5/6 P2") == "DNUP-ADD-01"
    assert refused(match, "add 5/2 P3") == "DNUP-ADD-01"
    assert refused(match, "add 5/2 P1") == "DNUP-ADD-01"
    assert refused(match, "add 5/8 P2") == "DNUP-ADD-01", "not held"
    assert refused(match, "add 2/5 P2") == "DNUP-HAND-01", "held the other way up"


def test_add_02_the_grown_set_must_be_higher_than_one_of_its_size() -> None:
    """DNUP-ADD-02"""
    lower = match_from(position(3, "P1", ["3/4", "8/2"], {"P2": ["3/9"], "P3": ["5/2", "5/7"]}))
    equal = match_from(position(3, "P1", ["5/2", "8/2"], {"P2": ["5/8"], "P3": ["5/4", "5/6"]}))
    assert refused(lower, "add 3/4 P2") == refused(equal, "add 5/2 P2") == "DNUP-ADD-02"


def test_add_03_if_it_is_higher_the_other_set_goes_back() -> None:
    """DNUP-ADD-03"""
    match = match_from(position(3, "P1", ["5/2", "8/2"], {"P2": ["5/8"], "P3": ["3/4", "3/6"]}))
    beaten = [event for event in play(match, "add 5/2 P2") if isinstance(event, Beaten)]
    assert [(event.seat, event.cards, event.clause()) for event in beaten] == [(2, ("4/3", "6/3"), "DNUP-ADD-03")]


def test_add_04_and_05_the_added_card_is_the_owners_and_the_set_lives_no_longer() -> None:
    """DNUP-ADD-04, DNUP-ADD-05"""
    written = position(3, "P1", ["5/2", "8/2"], {"P2": ["5/1"]}, hands={"P3": ["6/3", "6/8", "2/9"]})
    match = match_from(written)
    play(match, "add 5/2 P2")
    assert view(match).table == (), "it was P2's turn next: the pair is discarded, the added card with it"
    assert view(match).discards == 2
    written = position(3, "P3", ["5/2", "8/2"], {"P2": ["5/1"]}, hands={"P1": ["6/3", "6/8", "2/9"]})
    match = match_from(written)
    play(match, "add 5/2 P2")
    assert view(match).table[0].added == 1
    play(match, "play 6/3 6/8")
    assert {"1/5", "2/5"} <= set(view(match, 1).hand or ())


# Actions C and D


def test_take_01_a_whole_set_is_taken_turned() -> None:
    """DNUP-TAKE-01"""
    match = match_from(position(3, "P1", ["1/6"], {"P2": ["2/5", "2/7", "2/9"]}))
    assert [event.cards for event in play(match, "take P2") if isinstance(event, Taken)] == [("5/2", "7/2", "9/2")]
    assert view(match, 0).hand == ("1/6", "5/2", "7/2", "9/2")
    assert on_table(match) == {}


def test_take_02_there_must_be_a_set_to_take() -> None:
    """DNUP-TAKE-02"""
    match = match_from(position(3, "P1", ["3/4"], {"P3": ["4/8"]}))
    assert [text for text in offered(match) if text.startswith("take")] == ["take P3"]
    assert refused(match, "take P2") == "DNUP-TAKE-02"
    assert refused(match, "take 4/8 P3") == "DNUP-TAKE-02"
    assert refused(match, "take P1") == "DNUP-TAKE-01"


def test_flip_01_every_card_from_table_to_hand_is_turned() -> None:
    """DNUP-FLIP-01: over random games, by beating, taking and beating oneself."""
    ways = set()
    for seed in range(12):
        seats = 2 + seed % 4
        match = Match(GAME, options(seats, memory_aid="on"), seats, chance=SeededChance(seed))
        rng = FastRng(seed)
        while match.asked:
            seat = match.asked[0]
            lying = {f"{s.seat}.{s.area}": s.cards for s in view(match).table}
            legal = match.state.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
            for number, event in match.events:
                if number == len(match.moves) - 1 and isinstance(event, (Beaten, Taken)):
                    owner = event.owner if isinstance(event, Taken) else event.seat
                    was = lying[f"{owner}.{event.area}"]
                    assert [card.split("/")[::-1] for card in was] == [card.split("/") for card in event.cards]
                    ways.add(event.clause())
    assert {"DNUP-PLAY-04", "DNUP-TAKE-01", "DNUP-TWO-05", "DNUP-ADD-03"} <= ways


def test_rot_01_the_whole_hand_is_turned() -> None:
    """DNUP-ROT-01"""
    match = match_from(position(3, "P1", ["3/4", "9/2"]))
    play(match, "turn")
    assert view(match, 0).hand == ("2/9", "4/3")


def test_rot_02_turning_is_always_offered() -> None:
    """DNUP-ROT-02"""
    match = match_from(position(3, "P1", ["1/6"], {"P2": ["9/2"], "P3": ["2/5", "2/7"]}))
    assert offered(match) == ["take P2", "take P3", "turn"]


# Going out


def test_out_01_the_last_card_by_b_goes_out_too_without_a_set_in_front() -> None:
    """DNUP-OUT-01"""
    match = match_from(position(4, "P1", ["2/9"], {"P3": ["2/5"]}))
    went = [event for event in play(match, "add 2/9 P3") if isinstance(event, WentOut)]
    assert [(event.seat, event.place, event.points) for event in went] == [(0, 1, 2)]
    assert on_table(match) == {"P3": ["2/5", "2/9"]}
    with pytest.raises(Illegal) as caught:
        match.play(Seat(0), GAME.read("turn", match.options, 4))
    assert caught.value.refusal.clause == "DNUP-OUT-01"


def test_out_02_the_set_stays_until_the_next_turn_would_come() -> None:
    """DNUP-OUT-02"""
    match = match_from(position(3, "P1", ["6/3", "6/8"]))
    play(match, "play 6/3 6/8")
    assert view(match).table[0].falls_in == 3 - 1
    play(match, "turn")
    assert on_table(match) == {"P1": ["6/3", "6/8"]}
    cleared = [event for event in play(match, "turn") if isinstance(event, Cleared)]
    assert [(event.seat, event.out, event.clause()) for event in cleared] == [(0, True, "DNUP-OUT-02")]
    assert match.asked == (1,)


def test_out_03_04_and_05_the_set_of_somebody_out_restricts_is_beaten_away_added_to_and_taken() -> None:
    """DNUP-OUT-03, DNUP-OUT-04, DNUP-OUT-05"""
    written = position(3, "P2", ["7/1", "8/6", "9/4", "2/5"], {"P1": ["8/2"]}, out=["P1"])
    assert refused(match_from(written), "play 7/1") == "DNUP-OUT-03"
    match = match_from(written)
    play(match, "play 9/4")
    assert (view(match).discards, view(match).out, on_table(match)) == (1, (0,), {"P2": ["9/4"]})
    match = match_from(written)
    play(match, "add 8/6 P1")
    assert on_table(match) == {"P1": ["8/2", "8/6"]}
    match = match_from(written)
    taken = [event for event in play(match, "take P1") if isinstance(event, Taken)]
    assert [event.clause() for event in taken] == ["DNUP-OUT-05"]
    assert (view(match).out, view(match).counts[:2]) == ((0,), (0, 5))


def test_out_06_the_second_out_gets_one_point_and_the_round_is_over() -> None:
    """DNUP-OUT-06"""
    match = match_from(position(5, "P3", ["6/1"], out=["P1"]))
    play(match, "play 6/1")
    assert view(match).points == (2, 0, 1, 0, 0)
    assert chance_is_due(match)
    assert view(match).turn is None


def test_out_02_a_set_is_cleared_sooner_when_somebody_before_its_owner_is_out() -> None:
    """DNUP-OUT-02: the view counts the turns of those who are in."""
    everybody = match_from(position(4, "P1", ["6/1", "8/2"], {"P3": ["7/1"]}))
    without_one = match_from(position(4, "P1", ["6/1", "8/2"], {"P3": ["7/1"]}, out=["P2"]))
    for match, turns in ((everybody, 2), (without_one, 1)):
        assert [lying.falls_in for lying in view(match).table] == [turns]
        for left in range(turns - 1, -1, -1):
            play(match, "turn")
            assert [lying.falls_in for lying in view(match).table] == ([left] if left else [])


def test_out_07_two_left_play_on_for_the_point() -> None:
    """DNUP-OUT-07"""
    match = match_from(position(3, "P1", ["6/1"]))
    play(match, "play 6/1")
    for seat in (1, 2, 1, 2, 1):
        assert match.asked == (seat,)
        play(match, "turn")
    assert view(match).points == (2, 0, 0)


# Winning


def test_game_01_four_points_win_at_once() -> None:
    """DNUP-GAME-01"""
    match = match_from(position(4, "P1", ["6/1"], points={"P1": 2, "P2": 3, "P3": 1}))
    won = [event for event in play(match, "play 6/1") if isinstance(event, Won)]
    assert [(event.seat, event.points, event.clause()) for event in won] == [(0, 4, "DNUP-GAME-01")]
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == ((1, 2, 3, 4), "DNUP-GAME-01")


def test_game_02_the_final_round_may_be_played_out_and_the_first_out_wins() -> None:
    """DNUP-GAME-02"""
    on = {"play_out_final_round": True}
    points = {"P1": 3, "P2": 3, "P3": 3}
    match = match_from(position(4, "P1", ["6/1"], points=points, given=on, hands={"P2": ["7/8"]}, pile=leftovers()))
    play(match, "play 6/1")
    assert (view(match).winner, view(match).points[0]) == (None, 5)
    play(match, "play 7/8")
    assert match.ended is not None
    assert match.ended.places == (1, 2, 3, 4)
    assert match.ended.clause == "DNUP-GAME-02"
    # Only the second reaches 4: the second wins, whatever the points.
    points = {"P1": 1, "P2": 3, "P3": 2}
    match = match_from(position(4, "P1", ["6/1"], points=points, given=on, hands={"P2": ["7/8"]}, pile=leftovers()))
    play(match, "play 6/1")
    play(match, "play 7/8")
    assert match.ended is not None
    assert match.ended.places == (2, 1, 3, 4)


def test_game_02_the_winner_is_first_although_the_second_has_as_many_points() -> None:
    """DNUP-GAME-02"""
    points = {"P1": 2, "P2": 3, "P3": 1}
    on = {"play_out_final_round": True}
    match = match_from(position(4, "P1", ["6/1"], points=points, given=on, hands={"P2": ["7/8"]}, pile=leftovers()))
    play(match, "play 6/1")
    play(match, "play 7/8")
    assert view(match).points == (4, 4, 1, 0)
    assert match.ended is not None
    assert match.ended.places == (1, 2, 3, 4)


def leftovers() -> list[str]:
    """All cards of four players but a few, so that hands can be small."""
    return [card for card in deck_of(4) if card not in ("1/6", "7/8", "2/3", "2/4", "2/5", "2/7")]


def test_game_03_otherwise_all_cards_are_dealt_again_and_points_are_kept() -> None:
    """DNUP-GAME-03"""
    match = match_from(position(3, "P2", ["6/1"], out=["P1"]))
    play(match, "play 6/1")
    assert chance_is_due(match)
    play(match, a_deal(3, 2))
    assert view(match).points == (2, 1, 0)
    assert (view(match).round, view(match).counts, view(match).discards) == (2, (8, 8, 8), 0)
    assert view(match).out == ()


def test_game_01_ranking_behind_the_winner_is_by_points_and_ties_share_a_place() -> None:
    """DNUP-GAME-01: 1, 2, 2, 4."""
    match = match_from(position(4, "P4", ["6/1"], points={"P1": 2, "P2": 2, "P3": 1, "P4": 4 - 3}, out=[]))
    play(match, "play 6/1")
    assert view(match).winner is None
    match = match_from(position(4, "P4", ["6/1"], points={"P1": 2, "P2": 2, "P4": 2}, out=[]))
    play(match, "play 6/1")
    assert match.ended is not None
    assert match.ended.places == (2, 2, 4, 1)


# Two players


def test_two_01_two_areas_and_the_deck_without_symbols() -> None:
    """DNUP-TWO-01"""
    match = Match(GAME, options(2), 2)
    play(match, a_deal(2, 0))
    assert view(match).counts == (8, 8)
    assert len(view(match).removed) == 24
    places = {text.split()[1] for text in map(GAME.write, GAME.actions(match.options, 2)) if text.startswith("take")}
    assert places == {"P1.1", "P1.2", "P2.1", "P2.2"}


def test_two_02_and_03_the_order_of_areas() -> None:
    """DNUP-TWO-02, DNUP-TWO-03"""
    match = Match(GAME, options(2), 2)
    play(match, a_deal(2, 0))
    order = []
    for _ in range(7):
        order.append((view(match).turn, view(match).area))
        play(match, "turn")
    assert order == [(0, 2), (1, 1), (1, 2), (0, 1), (0, 2), (1, 1), (1, 2)]


def test_two_02_each_turn_discards_the_set_of_its_own_area() -> None:
    """DNUP-TWO-02, and DNUP-TWO-04: a set is laid in the area whose turn it is."""
    match = match_from(position(2, "P1.1", ["5/1", "8/2", "9/2"], {"P1.1": ["4/9"], "P1.2": ["3/6", "3/4"]}))
    assert view(match).discards == 1
    play(match, "play 8/2")
    assert (on_table(match), view(match).discards) == ({"P1.1": ["8/2"]}, 3)


def test_two_04_the_other_area_keeps_its_set() -> None:
    """DNUP-TWO-04"""
    match = match_from(position(2, "P2.1", ["5/1", "8/2", "9/2"], {"P2.2": ["3/6", "3/4"], "P1.1": ["4/9"]}))
    assert {s.area for s in view(match).table if s.seat == 1} == {2}
    events = play(match, "play 8/2")
    assert events[0].clause() == "DNUP-TWO-04"
    assert on_table(match) == {"P2.1": ["8/2"]}


def test_two_05_the_own_other_set_counts_and_comes_back() -> None:
    """DNUP-TWO-05"""
    match = match_from(position(2, "P1.2", ["7/8", "2/5"], {"P1.1": ["4/9"]}))
    assert refused(match, "play 2/5") == "DNUP-TWO-05"
    assert [event.clause() for event in play(match, "play 7/8")][1] == "DNUP-TWO-05"
    assert view(match, 0).hand == ("2/5", "9/4")


def test_two_06_add_and_take_reach_the_opponent_only() -> None:
    """DNUP-TWO-06"""
    match = match_from(position(2, "P1.2", ["7/2", "2/5"], {"P1.1": ["7/8"], "P2.1": ["2/9", "2/8"]}))
    assert refused(match, "add 7/2 P1.1") == refused(match, "take P1.1") == "DNUP-TWO-06"
    assert {"add 2/5 P2.1", "take P2.1"} <= set(offered(match))


def test_two_07_the_last_card_wins_the_round_also_on_the_first_of_two_turns() -> None:
    """DNUP-TWO-07"""
    match = match_from(position(2, "P1.1", ["7/8"], {"P1.2": ["4/9"]}))
    events = play(match, "play 7/8")
    assert [event.clause() for event in events] == ["DNUP-TWO-04", "DNUP-TWO-07", "DNUP-TWO-07", "DNUP-GAME-03"]
    assert (view(match).points, view(match).discards) == ((1, 0), 1)
    assert chance_is_due(match)


def test_two_07_take_back_also_when_the_last_card_was_added() -> None:
    """DNUP-TWO-07, with `two_player_self_beat`"""
    for how, points in (("win", (1, 0)), ("take_back", (0, 0))):
        table = {"P1.1": ["3/4", "3/6"], "P2.1": ["5/6"]}
        match = match_from(position(2, "P1.2", ["5/2"], table, given={"two_player_self_beat": how}))
        play(match, "add 5/2 P2.1")
        assert view(match).points == points
        assert view(match, 0).hand == (() if how == "win" else ("4/3", "6/3"))


def test_two_08_two_rounds_win_the_game() -> None:
    """DNUP-TWO-08"""
    match = match_from(position(2, "P1.1", ["7/8"], points={"P1": 1, "P2": 1}))
    play(match, "play 7/8")
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == ((1, 2), "DNUP-TWO-08")


# Stall guard


def stall(match: Match) -> int:
    return int(GAME.position(match.state)["stall"])


def test_stall_01_the_count_of_turns_without_a_discard() -> None:
    """DNUP-STALL-01"""
    cleared = match_from(position(3, "P1", ["1/6", "4/5"], {"P1": ["9/2"]}, stall=9))
    assert stall(cleared) == 0, "the discard step sets it to 0 at once"
    play(cleared, "turn")
    assert stall(cleared) == 0
    idle = match_from(position(3, "P1", ["1/6", "4/5"], stall=9))
    play(idle, "turn")
    assert stall(idle) == 10
    skipped = match_from(position(3, "P3", ["1/6", "4/5"], {"P1": ["9/2"]}, out=["P1"], stall=9))
    play(skipped, "turn")
    assert stall(skipped) == 0
    play(skipped, "turn")
    assert stall(skipped) == 1
    beaten_away = match_from(position(3, "P2", ["9/6", "4/5"], {"P1": ["8/2"]}, out=["P1"], stall=9))
    play(beaten_away, "play 9/6")
    assert stall(beaten_away) == 0
    new_round = match_from(position(3, "P2", ["6/1"], out=["P1"], stall=9))
    play(new_round, "play 6/1")
    play(new_round, a_deal(3, 2))
    assert stall(new_round) == 0


def test_stall_02_at_the_limit_only_a_and_b_are_offered() -> None:
    """DNUP-STALL-02"""
    table = {"P2": ["7/1"]}
    match = match_from(position(3, "P1", ["8/2", "4/1", "7/9"], table, stall=24))
    assert offered(match) == ["play 8/2", "add 7/9 P2"]
    assert refused(match, "take P2") == refused(match, "turn") == "DNUP-STALL-02"
    free = match_from(position(3, "P1", ["8/2", "4/1", "7/9"], table, stall=23))
    assert {"take P2", "turn"} <= set(offered(free))
    stuck = match_from(position(3, "P1", ["8/2", "4/1"], {"P2": ["9/4"]}, stall=24))
    assert offered(stuck) == ["turn"]
    events = play(stuck, "turn")
    assert isinstance(events[0], NothingToPlay)
    off = match_from(position(3, "P1", ["8/2", "4/1", "7/9"], table, stall=24, given={"stall_guard": "off"}))
    assert {"take P2", "turn"} <= set(offered(off))


def test_stall_02_the_limit_falls_when_somebody_goes_out() -> None:
    """DNUP-STALL-02: 20 is free with three in and restricted with two; the game for two has 32."""
    three = match_from(position(3, "P2", ["8/2", "4/1"], {"P3": ["7/1"]}, stall=20))
    assert "take P3" in offered(three)
    two = match_from(position(3, "P2", ["8/2", "4/1"], {"P3": ["7/1"]}, stall=20, out=["P1"]))
    assert offered(two) == ["play 8/2"]
    at_once = match_from(position(3, "P1", ["8/2"], {"P3": ["7/1"]}, stall=19))
    events = play(at_once, "play 8/2")
    assert [(event.seat, event.stall) for event in events if isinstance(event, Guarded)] == [(1, 20)]
    assert view(at_once).guarded
    for_two = match_from(position(2, "P1.1", ["8/2", "4/9"], {"P2.1": ["7/8"]}, stall=31))
    assert "take P2.1" in offered(for_two)
    for_two = match_from(position(2, "P1.1", ["8/2", "4/9"], {"P2.1": ["7/8"]}, stall=32))
    assert offered(for_two) == ["play 8/2"]


# Views


def test_views_hide_what_the_table_of_views_hides() -> None:
    """DNUP-HAND-01, DNUP-TURN-02, DNUP-FLIP-01, DNUP-STALL-01: hands, the pile, what came from the table, the count."""
    written = position(3, "P1", ["8/2", "4/1"], {"P2": ["7/1"], "P1": ["9/2"]}, stall=12)
    match = match_from(written)
    play(match, "play 8/2")
    for viewer in (None, 0, 1, 2):
        seen = view(match, viewer)
        assert (seen.discards, seen.open_discards, seen.known, seen.stall) == (1, None, None, None)
    assert match.state.legal(Seat(0)) == ()
    shown = {"open_discards": "on", "memory_aid": "on"}
    written = position(3, "P1", ["8/2", "4/1"], {"P2": ["7/1"], "P1": ["9/2"]}, given=shown)
    match = match_from({**written, "known": [[], [], []]})
    play(match, "play 8/2")
    assert view(match).open_discards == ("2/9",)
    assert view(match).known == ((), ("1/7",), ())
    play(match, "turn")
    assert view(match).known == ((), ("7/1",), ())
    shy = match_from(position(3, "P1", ["8/2", "4/1"], stall=12))
    assert view(shy).stall is None
    play(shy, "turn")
    assert view(shy).stall == 13


def test_the_cards_played_are_taken_off_the_memory_aid() -> None:
    """DNUP-FLIP-01"""
    written = position(3, "P1", ["8/2", "4/1"], {"P3": ["7/1"]}, given={"memory_aid": "on"}, hands={"P2": ["1/3"]})
    match = match_from({**written, "known": [[], [], []], "turn": 1, "star": 1})
    play(match, "take P3")
    assert view(match).known == ((), ("1/7",), ())
    play(match, "turn")
    play(match, "turn")
    play(match, "play 1/3")
    assert view(match).known == ((), ("1/7",), ())
    play(match, "turn")
    play(match, "turn")
    play(match, "play 1/7")
    assert view(match).known == ((), (), ())


def test_a_table_of_two_and_a_table_of_five_play_whole_matches() -> None:
    for seats in (2, 5):
        match = Match(GAME, options(seats), seats, chance=SeededChance(seats))
        while match.ended is None:
            seat = match.asked[0]
            match.play(seat, GAME.default_action(match.observation(seat)))
        assert match.ended.places.count(1) == 1
    assert deal_text([["1/2", "3/4"], ["5/6"]]) == "deal 1/2 5/6 3/4"
