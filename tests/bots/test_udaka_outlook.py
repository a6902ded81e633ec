"""The fitted chances of UDAKA: asked for where they were fitted, and right about how rounds end."""

from math import comb

import pytest

from estaminet import games
from estaminet.bots.players import find_player
from estaminet.games.udaka.bots import CLUB
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.policy import after_wins
from estaminet.games.udaka.policy_outlook import FOR_MORE, FOR_TWO, INPUTS, Net, Outlook, chance_to_hold
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Action


def test_they_are_for_the_usual_rules() -> None:
    policy = CLUB
    for seats in (2, 3, 6):
        assert policy.ahead(UdakaState(UdakaOptions(), seats)) == 1
    assert policy.ahead(UdakaState(UdakaOptions(udaka_scoring="counts"), 2)) == 0
    assert policy.ahead(UdakaState(UdakaOptions(stacked_space="all"), 2)) == 0
    assert policy.ahead(UdakaState(UdakaOptions(special_timing="at_once"), 2)) == 0


@pytest.mark.parametrize("net", [FOR_TWO, FOR_MORE])
def test_every_input_has_a_weight_in_every_unit(net: Net) -> None:
    assert len(net.direct) == INPUTS
    assert len(net.inputs) == len(net.offsets) == len(net.outputs)
    assert {len(row) for row in net.inputs} == {INPUTS}


@pytest.mark.parametrize(("seats", "early_error", "late_error"), [(2, 0.23, 0.10), (4, 0.19, 0.12)])
def test_they_tell_who_wins_a_round(seats: int, early_error: float, late_error: float) -> None:
    """By the squared error: knowing nothing is 0.25 for two, 0.19 for four. Early in a round little can be known, in
    the end nearly all."""
    game = games.find("udaka")
    policy = CLUB
    early: list[float] = []
    late: list[float] = []
    for deal in range(12):
        match = Match(game, UdakaOptions(), seats, chance=SeededChance(deal))
        players = [find_player("club", game, FastRng(deal << 4 | seat)) for seat in range(seats)]
        open_guesses: list[tuple[int, bool, float]] = []
        played = 0
        while match.asked:
            state = match.state
            assert isinstance(state, UdakaState)
            seat = match.asked[0]
            action = players[seat].choose(match.observation(seat))
            assert isinstance(action, Action)
            outlook = Outlook(state, seat, action.index, policy.unseen(state, seat))
            assert len(outlook.places) == len(outlook.values)
            assert all(0 <= place < INPUTS for place in outlook.places)
            open_guesses.append((seat, state.pile() < 4, outlook.chance()))
            before = state.wins[:]
            match.play(seat, action)
            after = match.state
            assert isinstance(after, UdakaState)
            if after.wins != before:
                winner = next(one for one in range(seats) if after.wins[one] > before[one])
                for who, in_the_end, chance in open_guesses:
                    (late if in_the_end else early).append((chance - (who == winner)) ** 2)
                open_guesses = []
                played += 1
        assert played >= 2
    assert sum(early) / len(early) < early_error
    assert sum(late) / len(late) < late_error


def test_the_chance_to_hold_a_card_counts_all_ways_to_deal_the_unseen_ones() -> None:
    for cards in range(1, 12):
        for copies in range(min(cards, 4) + 1):
            for places in range(cards + 3):
                drawn = min(places, cards)
                none = comb(cards - copies, drawn) / comb(cards, drawn)
                assert chance_to_hold(copies, cards, places) == pytest.approx(1.0 - none)
    assert chance_to_hold(2, 0, 3) == 0.0


def test_prospects_are_chances_to_win_the_match() -> None:
    """One round each: the next one decides, and what the round is worth is what the match is worth."""
    match = Match(games.find("udaka"), UdakaOptions(), 2, chance=SeededChance(3))
    state = match.state
    assert isinstance(state, UdakaState)
    seat = match.asked[0]
    legal = state.legal(seat)
    policy = CLUB
    rounds = [Outlook(state, seat, action.index, policy.unseen(state, seat)).chance() for action in legal]
    for wins, least, most in (([0, 0], 0.25, 0.75), ([1, 1], 0.0, 1.0)):
        state.wins = wins
        prospects = policy.prospects(state, seat, legal)
        assert [round(one, 9) for one in prospects] == [round(least + (most - least) * chance, 9) for chance in rounds]


def test_if_somebody_else_wins_the_round_it_is_anybody() -> None:
    """Four players, the next one has won a round: the others are equally likely to win this one."""
    match = Match(games.find("udaka"), UdakaOptions(), 4, chance=SeededChance(3))
    state = match.state
    assert isinstance(state, UdakaState)
    seat = match.asked[0]
    other = (seat + 1) % 4
    state.wins[other] = 1
    legal = state.legal(seat)
    policy = CLUB
    won = after_wins([1 if one in (seat, other) else 0 for one in range(4)])[seat]
    # The one with a round wins the match, or one of two more comes to one round.
    third = (seat + 2) % 4
    lost = (0.0 + 2 * after_wins([1 if one in (third, other) else 0 for one in range(4)])[seat]) / 3
    for action, prospect in zip(legal, policy.prospects(state, seat, legal), strict=True):
        chance = Outlook(state, seat, action.index, policy.unseen(state, seat)).chance()
        assert prospect == pytest.approx(lost + (won - lost) * chance)
