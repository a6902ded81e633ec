"""The turn, the regular pile, pairs and aces, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from estaminet.conformance.table import offered, placed, play, view
from estaminet.games.udaka.events import AcesDown, Discarded, Drew, PairWonNothing, TokenTaken, UdakaTaken
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.tests.tables import dealt, hand, sitting, space, told, why_not
from estaminet.kernel.values import Seat


def test_turn_01_a_turn_begins_with_a_draw() -> None:
    """UDAKA-TURN-01"""
    match = dealt(2, "2345678")
    assert hand(match, 0) == "246"
    before = view(match).pile
    events = play(match, "2")
    assert [(e.seat, e.refill, e.clause()) for e in told(events, Drew)] == [(1, False, "UDAKA-TURN-01")]
    assert hand(match, 1) == "357"
    assert view(match).pile == before - 1


def test_turn_02_one_card_or_two_of_a_rank() -> None:
    """UDAKA-TURN-02"""
    match = placed(GAME, sitting("773", top="4"))
    assert offered(match) == ["3", "7", "7 7"]
    assert why_not(match, "7 3") == "UDAKA-TURN-02"
    assert why_not(match, "3 3") == "UDAKA-TURN-02"
    assert why_not(match, "5") == "UDAKA-TURN-02"


def test_turn_03_never_three_cards() -> None:
    """UDAKA-TURN-03"""
    match = placed(GAME, sitting("777", top="4"))
    assert offered(match) == ["7", "7 7"]
    assert why_not(match, "7 7 7") == "UDAKA-TURN-03"


def test_turn_04_no_duty_to_take_a_token() -> None:
    """UDAKA-TURN-04"""
    for discard in ("3", "7"):
        match = placed(GAME, sitting("773", top="4"))
        play(match, discard)
        assert view(match).tokens[0] == 0
        assert space(match, 7) == 1


def test_turn_05_every_turn_ends_with_two_cards_while_there_is_a_pile() -> None:
    """UDAKA-TURN-05"""
    match = placed(GAME, sitting("773", top="4", pile="2456", aces=4, udaka=1))
    events = play(match, "7 7")
    assert [(e.seat, e.card, e.refill) for e in told(events, Drew)] == [(0, "2", True), (1, "4", False)]
    assert told(events, Drew)[0].clause() == "UDAKA-TURN-05"
    assert hand(match, 0) == "23"
    assert view(match).pile == 2


def test_turn_06_drawing_needs_no_button() -> None:
    """UDAKA-TURN-06: from the deal to the last card everything a player can do is a discard."""
    match = dealt(2, "")
    while view(match).phase == "discard":
        assert {type(action).__name__ for action in match.state.legal(match.asked[0])} == {"Discard"}
        match.play(match.asked[0], match.state.legal(match.asked[0])[0])
    assert len(told(match.seen(None), Drew)) == 34


def test_pile_01_numbers_king_and_joker_go_on_the_regular_pile() -> None:
    """UDAKA-PILE-01"""
    for card in "29KJ":
        match = placed(GAME, sitting(f"{card}57" if card in "29" else f"57{card}", top="4"))
        before = view(match).regular
        events = play(match, card)
        assert view(match).top == card
        assert view(match).regular == before + 1
        assert events[0].clause() == "UDAKA-PILE-01"


def test_pair_01_two_equal_numbers_take_the_token_of_their_space() -> None:
    """UDAKA-PAIR-01"""
    match = placed(GAME, sitting("773", top="4"))
    events = play(match, "7 7")
    assert told(events, TokenTaken) == [TokenTaken(0, 7, 1, "hand")]
    assert told(events, TokenTaken)[0].clause() == "UDAKA-PAIR-01"
    assert (view(match).tokens[0], space(match, 7)) == (1, 0)


def test_pair_02_one_card_on_an_equal_top_card_is_a_pair_without_refill() -> None:
    """UDAKA-PAIR-02"""
    match = placed(GAME, sitting("247", top="7"))
    events = play(match, "7")
    assert told(events, TokenTaken) == [TokenTaken(0, 7, 1, "top")]
    assert told(events, TokenTaken)[0].clause() == "UDAKA-PAIR-02"
    assert hand(match, 0) == "24"
    assert not [event for event in told(events, Drew) if event.refill]


@pytest.mark.parametrize(("stacked_space", "won"), [("one", 1), ("all", 2)])
def test_pair_03_two_cards_on_an_equal_top_card_win_once(stacked_space: str, won: int) -> None:
    """UDAKA-PAIR-03, and the option `stacked_space`"""
    match = placed(GAME, sitting("277", top="7", board={2: 0, 7: 2}, stacked_space=stacked_space))
    events = play(match, "7 7")
    assert told(events, TokenTaken) == [TokenTaken(0, 7, won, "both")]
    assert told(events, TokenTaken)[0].clause() == "UDAKA-PAIR-03"
    assert space(match, 7) == 2 - won
    assert len([event for event in told(events, Drew) if event.refill]) == 1


def test_pair_04_the_top_card_serves_again_whoever_laid_it() -> None:
    """UDAKA-PAIR-04"""
    two_on_seven = {2: 0, 7: 2}
    match = placed(GAME, sitting("377", top="4", board=two_on_seven, others=["79"], pile="556688", aces=4, udaka=1))
    play(match, "7 7")
    events = play(match, "7")
    assert told(events, TokenTaken) == [TokenTaken(1, 7, 1, "top")]
    assert view(match).tokens == (1, 1)
    assert space(match, 7) == 0


def test_pair_05_a_pair_on_an_empty_space_wins_nothing() -> None:
    """UDAKA-PAIR-05"""
    match = placed(GAME, sitting("227", top="4", tokens=(0, 1), board={2: 0}))
    events = play(match, "2 2")
    assert told(events, PairWonNothing) == [PairWonNothing(0, 2)]
    assert told(events, PairWonNothing)[0].clause() == "UDAKA-PAIR-05"
    assert view(match).tokens == (0, 1)
    assert len(hand(match, 0)) == 2


def test_pair_06_a_token_that_is_there_is_taken_without_asking() -> None:
    """UDAKA-PAIR-06: after the discard the next player is asked, nobody else."""
    match = placed(GAME, sitting("247", top="7"))
    play(match, "7")
    assert match.asked == (Seat(1),)
    assert view(match).tokens[0] == 1


@pytest.mark.parametrize("top", ["K", "J"])
def test_pair_07_king_and_joker_pair_with_nothing_and_block_the_top(top: str) -> None:
    """UDAKA-PAIR-07"""
    match = placed(GAME, sitting("479", top=top))
    assert why_not(match, f"{top} {top}") == "UDAKA-PAIR-07"
    events = play(match, "7")
    assert told(events, TokenTaken) == []
    assert (view(match).tokens[0], space(match, 7), view(match).top) == (0, 1, "7")


def test_ace_01_an_ace_leaves_the_regular_pile_as_it_was() -> None:
    """UDAKA-ACE-01"""
    match = placed(GAME, sitting("A37", top="7", others=["79"], pile=20))
    events = play(match, "A")
    assert events[0] == Discarded(0, "A", 1, None)
    assert events[0].clause() == "UDAKA-ACE-01"
    assert told(events, AcesDown) == [AcesDown(1)]
    assert (view(match).top, view(match).aces) == ("7", 1)
    assert told(play(match, "7"), TokenTaken) == [TokenTaken(1, 7, 1, "top")]


def test_ace_01_a_single_ace_on_an_ace_is_no_pair() -> None:
    """UDAKA-ACE-01"""
    match = placed(GAME, sitting("A37", top="7", aces=1))
    assert told(play(match, "A"), TokenTaken) == []
    assert view(match).aces == 2


def test_ace_02_two_aces_win_no_number_token_and_are_replaced() -> None:
    """UDAKA-ACE-02"""
    match = placed(GAME, sitting("AA5", top="7"))
    events = play(match, "A A")
    assert events[0].clause() == "UDAKA-ACE-02"
    assert told(events, TokenTaken) == []
    assert view(match).aces == 2
    assert len(hand(match, 0)) == 2
    assert sum(view(match).tokens) == 0


@pytest.mark.parametrize(("before", "discard"), [(2, "A A"), (3, "A")])
def test_ace_03_the_fourth_ace_takes_the_udaka_token(before: int, discard: str) -> None:
    """UDAKA-ACE-03"""
    match = placed(GAME, sitting("AA5" if before == 2 else "A25", top="7", aces=before))
    events = play(match, discard)
    assert told(events, UdakaTaken) == [UdakaTaken(0)]
    assert told(events, UdakaTaken)[0].clause() == "UDAKA-ACE-03"
    assert (view(match).aces, view(match).udaka) == (4, 0)


def test_ace_03_three_aces_take_nothing() -> None:
    """UDAKA-ACE-03"""
    match = placed(GAME, sitting("AA5", top="7", aces=1))
    play(match, "A A")
    assert (view(match).aces, view(match).udaka) == (3, None)


def test_ace_04_the_udaka_token_is_neither_stolen_nor_returned() -> None:
    """UDAKA-ACE-04"""
    match = placed(GAME, sitting("25J", top="7", aces=4, udaka=1))
    assert offered(match) == ["2", "5", "J"]
    play(match, "J")
    assert view(match).udaka == 1
    match = placed(GAME, sitting("25K", top="7", aces=4, udaka=0))
    assert offered(match) == ["2", "5", "K"]
    play(match, "K")
    assert view(match).udaka == 0
    assert view(match).board == (1,) * 8


@pytest.mark.parametrize(
    ("position", "played"),
    [
        (sitting("J77", top="3", tokens=(0, 1, 2), board={2: 0, 3: 0, 4: 0}), "7 7"),
        (sitting("J78", pile=16, top="7", tokens=(0, 1, 2), board={2: 0, 3: 0, 4: 0}), "7"),
        (sitting("J78", top="3", tokens=(0, 1, 2), board={2: 0, 3: 0, 4: 0}), "J<P3"),
        (sitting("J78", top="3", tokens=(0, 2, 1), board={2: 0, 3: 0, 4: 0}), "J<P2"),
        (sitting("K78", top="3", tokens=(1, 1, 1), board={2: 0, 3: 0, 4: 0}), "7"),
        (sitting("K22", pile=16, top="3", tokens=(1, 1, 1), board={2: 0, 3: 0, 4: 0}), "2 2"),
        (sitting("K", pile=0, top="3", tokens=(0, 4, 4), board=dict.fromkeys(range(2, 10), 0), aces=4, udaka=1), "K"),
    ],
)
def test_for_the_silent_a_pair_else_the_joker_on_the_richest_else_what_does_no_harm(
    position: dict[str, Any], played: str
) -> None:
    match = placed(GAME, position)
    assert GAME.write(GAME.default_action(match.observation(Seat(0)))) == played
