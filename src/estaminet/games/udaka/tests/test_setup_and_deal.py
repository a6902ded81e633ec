"""Setup, dealer and deal, clause by clause."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from estaminet.conformance.table import placed, play, view
from estaminet.games.udaka.actions import Shuffle
from estaminet.games.udaka.events import DealerChosen, Dealt, Drew, RoundBegins
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.tests.tables import BOX, dealt, deck_from, hand, last_card, new_match, told, why_not
from estaminet.kernel.errors import BadOptions, Illegal, Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance
from estaminet.kernel.values import CHANCE, Seat

NOTHING_LEFT = dict.fromkeys(range(2, 10), 0)


def test_setup_01_a_token_on_every_number_and_a_rounds_token_for_every_player() -> None:
    """UDAKA-SETUP-01"""
    for seats in range(2, 9):
        match = new_match(seats)
        assert view(match).board == (1,) * 8
        assert view(match).udaka is None
        assert view(match).rounds_left == seats
        assert view(match).tokens == (0,) * seats


def test_setup_02_every_round_the_board_is_set_up_in_full() -> None:
    """UDAKA-SETUP-02"""
    match = placed(GAME, last_card((5, 3, 0), NOTHING_LEFT, 1))
    play(match, "9")
    play(match, "deck " + deck_from(""))
    seen = view(match)
    assert seen.round == 2
    assert seen.board == (1,) * 8
    assert (seen.udaka, seen.aces, seen.top, seen.regular, seen.tokens) == (None, 0, None, 0, (0, 0, 0))
    assert seen.pile + sum(seen.hand_counts) == 38
    assert seen.wins == (1, 0, 0)
    (begins,) = told(match.seen(None), RoundBegins)
    assert begins.clause() == "UDAKA-SETUP-02"


def test_dealer_01_the_first_ace_makes_the_dealer_and_ends_the_choice() -> None:
    """UDAKA-DEALER-01"""
    match = new_match(3)
    play(match, "up 7")
    events = play(match, "up A")
    assert events[-1] == DealerChosen(1, "ace")
    assert events[-1].clause() == "UDAKA-DEALER-01"
    with pytest.raises(Illegal, match="UDAKA-DEALER-01"):
        play(match, "up A")


def test_dealer_01_a_card_of_the_choice_is_not_in_the_deck_twice() -> None:
    """UDAKA-DEALER-01: the cards lie face up until the choice is settled."""
    match = new_match(6)
    play(match, "up K")
    with pytest.raises(Illegal, match="UDAKA-DEALER-01"):
        play(match, "up K")
    assert view(match).face_up == ("K",)
    assert view(match).pile == 37


def test_dealer_01_an_ace_comes_about_as_often_as_it_should() -> None:
    """UDAKA-DEALER-01: 4 of 38 cards are aces, whatever has been turned up before."""
    match = new_match(2)
    rng = FastRng(5)
    cards = [GAME.write(match.state.sample(rng)) for _ in range(3800)]
    assert 320 < cards.count("up A") < 480
    assert 60 < cards.count("up K") < 140


def test_dealer_02_without_an_ace_the_highest_number_deals_the_first_of_equals() -> None:
    """UDAKA-DEALER-02"""
    match = new_match(4)
    for card in "4992":
        events = play(match, f"up {card}")
    assert events[-1] == DealerChosen(1, "highest")
    assert events[-1].clause() == "UDAKA-DEALER-02"


@pytest.mark.parametrize(("cards", "dealer"), [("K2", 1), ("2J", 0), ("J3", 1)])
def test_dealer_03_king_and_joker_rank_below_two(cards: str, dealer: int) -> None:
    """UDAKA-DEALER-03"""
    match = new_match(2)
    for card in cards:
        play(match, f"up {card}")
    assert view(match).dealer == dealer


def test_dealer_03_king_and_joker_alone_are_dealt_again_from_the_first_player() -> None:
    """UDAKA-DEALER-03"""
    match = new_match(2)
    play(match, "up J")
    events = play(match, "up K")
    assert events[-1].clause() == "UDAKA-DEALER-03"
    assert view(match).face_up == ()
    play(match, "up K")
    play(match, "up 2")
    assert view(match).dealer == 1


@pytest.mark.parametrize(("next_dealer", "dealer"), [("left", 0), ("winner", 2)])
def test_dealer_04_the_deal_passes_on(next_dealer: str, dealer: int) -> None:
    """UDAKA-DEALER-04: P4 dealt and P3 won."""
    match = placed(GAME, last_card((0, 3, 5, 0), NOTHING_LEFT, 1, next_dealer=next_dealer))
    events = play(match, "9")
    assert events[-1] == DealerChosen(dealer, "left" if next_dealer == "left" else "winner")
    assert events[-1].clause() == "UDAKA-DEALER-04"
    assert view(match).dealer == dealer
    play(match, "deck " + deck_from(""))
    assert match.asked == (Seat((dealer + 1) % 4),)


def test_dealer_04_the_dealer_choice_can_be_done_again() -> None:
    """UDAKA-DEALER-04: `next_dealer = cards`."""
    match = placed(GAME, last_card((0, 3, 5, 0), NOTHING_LEFT, 1, next_dealer="cards"))
    play(match, "9")
    assert (view(match).phase, view(match).dealer) == ("cards", None)
    play(match, "up A")
    assert view(match).dealer == 0


def test_dealer_04_the_first_dealer_can_be_drawn_by_lot() -> None:
    """UDAKA-DEALER-04: `first_dealer = random`."""
    match = new_match(5, first_dealer="random")
    assert match.pending.__class__ is Chance
    lots = {GAME.write(match.state.sample(FastRng(seed))) for seed in range(60)}
    assert lots == {f"dealer P{player}" for player in range(1, 6)}
    with pytest.raises(Illegal, match="UDAKA-DEALER-04"):
        play(match, "dealer P6")
    events = play(match, "dealer P3")
    assert events == [DealerChosen(2, "lot")]


def test_deal_01_two_laps_from_the_dealers_left() -> None:
    """UDAKA-DEAL-01: dealer P2 of 3; the first and fourth card are P3's, the seventh is drawn first."""
    match = dealt(3, "2345678", dealer=1)
    first = Seat(2)
    (deal,) = told(match.seen(first), Dealt)
    assert deal.hands[2] == "25"
    assert [event.card for event in told(match.seen(first), Drew)] == ["8"]
    assert [hand(match, seat) for seat in range(3)] == ["36", "47", "258"]
    assert view(match).pile == 31
    assert (view(match).top, view(match).regular, view(match).aces) == (None, 0, 0)


def test_deal_01_only_the_whole_deck_is_a_deck() -> None:
    """UDAKA-DEAL-01"""
    match = new_match(2, first_dealer="random")
    assert why_not_chance(match, "deck " + BOX) == "UDAKA-DEAL-01"
    play(match, "dealer P1")
    for deck in (BOX[1:], BOX + "A", BOX[1:] + "K", ""):
        assert why_not_chance(match, "deck " + deck) == "UDAKA-DEAL-01"
    assert why_not_chance(match, "up 7") == "UDAKA-DEALER-01"
    assert why_not_chance(match, "dealer P2") == "UDAKA-DEALER-04"
    assert why_not_chance(match, "deck " + BOX[::-1]) is None


def why_not_chance(match: Match, text: str) -> str | None:
    refusal = match.state.refusal(CHANCE, GAME.read(text, match.options, match.seats))
    return refusal.clause if refusal else None


def test_deal_01_nobody_plays_before_the_deal_and_players_do_not_deal() -> None:
    """UDAKA-DEAL-01"""
    match = new_match(2)
    assert why_not(match, "7", seat=0) == "UDAKA-DEALER-01"
    play(match, "up A")
    assert why_not(match, "7", seat=0) == "UDAKA-DEAL-01"
    with pytest.raises(Unreadable):
        match.play(Seat(1), GAME.read("deck " + BOX, match.options, 2))


@pytest.mark.parametrize("seats", range(2, 9))
def test_deal_02_the_dealers_left_begins_and_turns_go_clockwise(seats: int) -> None:
    """UDAKA-DEAL-02"""
    match = dealt(seats, "", dealer=seats - 1)
    for turn in range(2 * seats):
        assert match.asked == (Seat(turn % seats),)
        for other in range(seats):
            if other != turn % seats:
                assert why_not(match, "7", seat=other) == "UDAKA-DEAL-02"
                assert match.state.legal(Seat(other)) == ()
        match.play(match.asked[0], match.state.legal(match.asked[0])[0])


def test_the_table_is_for_two_to_six_and_the_engine_for_eight() -> None:
    """A ruling of the sheet: more players would see two or three draws a round."""
    assert (GAME.seats[0], GAME.seats[-1], GAME.manifest.usual_seats) == (2, 6, 4)
    with pytest.raises(BadOptions):
        Match(GAME, GAME.options_type(), 7)
    match = dealt(8, "")
    assert view(match).pile == 21
    assert len(GAME.actions(match.options, 8)) == len(GAME.actions(match.options, 2)) + 6


def test_dealer_01_what_was_turned_up_is_not_put_back() -> None:
    """UDAKA-DEALER-01: there is one king, so no second one is ever turned up; everything else is."""
    state = GAME.from_position({"seats": 2, "phase": "cards", "face_up": "K"})
    rng = FastRng(5)
    outcomes = [state.sample(rng) for _ in range(500)]
    assert {GAME.write(outcome) for outcome in outcomes} == {f"up {card}" for card in set(BOX) - {"K"}}
    assert all(state.refusal(CHANCE, outcome) is None for outcome in outcomes)


def test_deal_01_every_card_comes_to_every_place_of_the_shuffled_deck() -> None:
    """UDAKA-DEAL-01: over 2,000 decks, each as often as it should, give or take five standard deviations."""
    state = dealt_by_hand(2)
    rng = FastRng(6)
    decks = []
    for _ in range(2000):
        outcome = state.sample(rng)
        assert isinstance(outcome, Shuffle)
        decks.append(outcome.deck)
    for place in range(38):
        came = Counter(deck[place] for deck in decks)
        for card, copies in Counter(BOX).items():
            chance_of_it = copies / 38
            spread = sqrt(2000 * chance_of_it * (1 - chance_of_it))
            assert abs(came[card] - 2000 * chance_of_it) < 5 * spread, (place, card)


def dealt_by_hand(seats: int) -> UdakaState:
    """A state that waits for the shuffle."""
    match = new_match(seats, first_dealer="random")
    play(match, "dealer P1")
    state = match.state
    assert isinstance(state, UdakaState)
    return state
