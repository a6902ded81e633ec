"""King and joker, the last cards, scoring and the game, clause by clause."""

from __future__ import annotations

import pytest

from estaminet.conformance.table import offered, placed, play, view
from estaminet.games.udaka.events import (
    DrawPileEmpty,
    Drew,
    GameWon,
    NothingReturned,
    NothingStolen,
    RoundBegins,
    RoundScored,
    RoundsTokenTaken,
    RoundWon,
    TokenReturned,
    TokenStolen,
    TokenTaken,
    UdakaTaken,
)
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.tests.tables import deck_from, hand, last_card, sitting, space, told, why_not
from estaminet.kernel.values import Seat

GONE = {2: 0, 3: 0, 4: 0}
NOTHING_LEFT = dict.fromkeys(range(2, 10), 0)
KING_CHOICES = [f"K>{space}" for space in range(2, 10)]


def test_king_01_one_own_token_goes_to_any_number_space() -> None:
    """UDAKA-KING-01"""
    for number in range(2, 10):
        match = placed(GAME, sitting("25K", top="7", tokens=(2, 0), board={2: 0, 3: 0}))
        assert offered(match) == ["2", "5", *KING_CHOICES]
        assert why_not(match, "K") == "UDAKA-KING-01"
        before = space(match, number)
        events = play(match, f"K>{number}")
        assert told(events, TokenReturned) == [TokenReturned(0, number, before + 1)]
        assert told(events, TokenReturned)[0].clause() == "UDAKA-KING-01"
        assert view(match).tokens == (1, 0)
        assert space(match, number) == before + 1


def test_king_02_not_on_udaka_and_not_on_rounds() -> None:
    """UDAKA-KING-02"""
    match = placed(GAME, sitting("25K", top="7", tokens=(2, 0), board={2: 0, 3: 0}))
    for target in ("udaka", "rounds", "1", "10", "0"):
        assert why_not(match, f"K>{target}") == "UDAKA-KING-02"


def test_king_03_without_a_token_the_king_is_free() -> None:
    """UDAKA-KING-03"""
    match = placed(GAME, sitting("25K", top="7", tokens=(0, 2), board={2: 0, 3: 0}, aces=4, udaka=0))
    assert offered(match) == ["2", "5", "K"]
    assert why_not(match, "K>5") == "UDAKA-KING-03"
    events = play(match, "K")
    assert told(events, NothingReturned)[0].clause() == "UDAKA-KING-03"
    assert view(match).tokens == (0, 2)
    assert view(match).udaka == 0


def test_joker_01_takes_a_token_of_another_player_who_has_one() -> None:
    """UDAKA-JOKER-01"""
    match = placed(GAME, sitting("25J", pile=16, top="7", tokens=(1, 2, 0), board=GONE))
    assert offered(match) == ["2", "5", "J<P2"]
    for target in ("J", "J<P3", "J<P1"):
        assert why_not(match, target) == "UDAKA-JOKER-01"
    events = play(match, "J<P2")
    assert told(events, TokenStolen) == [TokenStolen(0, 1)]
    assert told(events, TokenStolen)[0].clause() == "UDAKA-JOKER-01"
    assert view(match).tokens == (2, 1, 0)


def test_joker_02_is_free_when_nobody_else_has_a_token() -> None:
    """UDAKA-JOKER-02: own tokens do not count."""
    match = placed(GAME, sitting("25J", top="7", tokens=(2, 0, 0), board={2: 0, 3: 0}))
    assert offered(match) == ["2", "5", "J"]
    assert why_not(match, "J<P2") == "UDAKA-JOKER-02"
    events = play(match, "J")
    assert told(events, NothingStolen)[0].clause() == "UDAKA-JOKER-02"
    assert view(match).tokens == (2, 0, 0)


def test_joker_03_king_and_joker_may_be_kept() -> None:
    """UDAKA-JOKER-03"""
    match = placed(GAME, sitting("4KJ", top="7", tokens=(1, 2), board=GONE))
    assert offered(match) == ["4", *KING_CHOICES, "J<P2"]


@pytest.mark.parametrize(
    ("cards", "tokens", "discards"),
    [
        ("49J", (0, 3), ["J<P2"]),
        ("49J", (3, 0), ["4", "9", "J"]),
        ("49K", (3, 0), KING_CHOICES),
        ("49K", (0, 3), ["4", "9", "K"]),
        ("9KJ", (1, 2), [*KING_CHOICES, "J<P2"]),
        ("9KJ", (3, 0), KING_CHOICES),
        ("9KJ", (0, 3), ["J<P2"]),
        ("99J", (0, 3), ["J<P2"]),
    ],
)
def test_joker_03_at_once_a_due_card_goes_first(cards: str, tokens: tuple[int, int], discards: list[str]) -> None:
    """UDAKA-JOKER-03: with `special_timing = at_once` only a due card may be discarded, either one if both are."""
    for pile in (16, 0):
        match = placed(
            GAME,
            sitting(cards, pile=pile, top="7", tokens=tokens, board=GONE, aces=4, udaka=1, special_timing="at_once"),
        )
        assert offered(match) == discards
        for text in ("4", "9", "K", "J", "9 9"):
            if text[0] in cards and cards.count(text[0]) >= len(text.split()) and text not in discards:
                assert why_not(match, text) in ("UDAKA-JOKER-03", "UDAKA-KING-01", "UDAKA-JOKER-01")
    if discards[0] not in "49":
        assert why_not(match, "9") == "UDAKA-JOKER-03"


def test_joker_03_at_once_a_card_that_comes_with_the_refill_waits_for_the_next_turn() -> None:
    """UDAKA-JOKER-03"""
    match = placed(
        GAME,
        sitting("559", top="7", tokens=(0, 3), board=GONE, pile="J66688", aces=4, udaka=1, special_timing="at_once"),
    )
    play(match, "5 5")
    assert hand(match, 0) == "9J"
    assert match.asked == (Seat(1),)
    play(match, offered(match)[0])
    assert offered(match) == ["J<P2"]


def test_last_01_play_goes_on_without_drawing_and_skips_who_has_no_cards() -> None:
    """UDAKA-LAST-01"""
    match = placed(GAME, sitting("47", pile=0, top="2", tokens=(0, 0, 0), aces=4, udaka=1, others=["", "9"]))
    assert offered(match) == ["4", "7"]
    assert not told(play(match, "7"), Drew)
    assert match.asked == (Seat(2),)
    play(match, "9")
    assert match.asked == (Seat(0),)


def test_last_01_the_last_draw_is_told() -> None:
    """UDAKA-LAST-01"""
    match = placed(GAME, sitting("477", pile="8", top="2", aces=4, udaka=1))
    events = play(match, "4")
    assert told(events, DrawPileEmpty)[0].clause() == "UDAKA-LAST-01"
    assert view(match).pile == 0


def test_last_02_pairs_specials_and_aces_work_as_before() -> None:
    """UDAKA-LAST-02"""
    match = placed(GAME, sitting("47", pile=0, top="4", aces=4, udaka=1))
    assert told(play(match, "4"), TokenTaken) == [TokenTaken(0, 4, 1, "top")]
    match = placed(GAME, sitting("99", pile=0, top="2", aces=4, udaka=1))
    assert told(play(match, "9 9"), TokenTaken) == [TokenTaken(0, 9, 1, "hand")]
    match = placed(GAME, sitting("K", pile=0, top="2", tokens=(1, 0), board={3: 0}, aces=4, udaka=1))
    assert told(play(match, "K>2"), TokenReturned) == [TokenReturned(0, 2, 2)]
    match = placed(GAME, sitting("J", pile=0, top="2", tokens=(0, 1), board={3: 0}, aces=4, udaka=1))
    assert told(play(match, "J<P2"), TokenStolen) == [TokenStolen(0, 1)]
    match = placed(GAME, sitting("A", pile=0, top="2", aces=3, others=["8"]))
    assert told(play(match, "A"), UdakaTaken) == [UdakaTaken(0)]


def test_last_03_without_a_pile_the_turn_ends_with_one_card() -> None:
    """UDAKA-LAST-03"""
    match = placed(GAME, sitting("477", pile=0, top="2", aces=4, udaka=1))
    events = play(match, "7 7")
    assert not told(events, Drew)
    assert hand(match, 0) == "4"


def test_last_04_the_round_ends_with_the_last_card() -> None:
    """UDAKA-LAST-04"""
    match = placed(GAME, sitting("9", pile=0, top="8", aces=4, udaka=1, others=["6"]))
    assert not told(play(match, "9"), RoundScored)
    (scored,) = told(play(match, "6"), RoundScored)
    assert scored.clause() == "UDAKA-LAST-04"
    assert view(match).phase == "deal"


def test_score_01_a_sole_leader_wins_and_the_event_says_so() -> None:
    """UDAKA-SCORE-01"""
    match = placed(GAME, last_card((1, 2, 2, 3), NOTHING_LEFT, 0))
    (won,) = told(play(match, "9"), RoundWon)
    assert won == RoundWon(3, 1, "sole-lead", (3,), 3)
    assert won.clause() == "UDAKA-SCORE-01"


@pytest.mark.parametrize(
    ("tokens", "udaka", "leaders"),
    [
        ((4, 4, 0, 0), 3, (0, 1)),
        ((1, 2, 2, 2), 0, (1, 2, 3)),
        ((3, 3, 2, 0), 1, (0, 1)),
        ((0, 0, 0, 0), 2, (0, 1, 2, 3)),
    ],
)
def test_score_02_a_shared_lead_goes_to_the_udaka_holder(
    tokens: tuple[int, ...], udaka: int, leaders: tuple[int, ...]
) -> None:
    """UDAKA-SCORE-02: whatever the holder has, and the event names everybody who shared the lead."""
    missing = 8 - sum(tokens)
    match = placed(GAME, last_card(tokens, {n: 1 if n - 2 < missing else 0 for n in range(2, 10)}, udaka))
    (won,) = told(play(match, "9"), RoundWon)
    assert won == RoundWon(udaka, 1, "shared-lead", leaders, max(tokens))
    assert won.clause() == "UDAKA-SCORE-02"
    last = view(match).last
    assert last is not None
    assert (last.winner, last.why, last.leaders, last.tokens) == (udaka, "shared-lead", leaders, tokens)


@pytest.mark.parametrize(("udaka_scoring", "winner"), [("tie_only", 1), ("counts", 0)])
def test_score_03_the_udaka_token_is_no_number_token_unless_the_table_says_so(udaka_scoring: str, winner: int) -> None:
    """UDAKA-SCORE-03"""
    match = placed(GAME, last_card((2, 3, 2, 1), NOTHING_LEFT, 0, udaka_scoring=udaka_scoring))
    events = play(match, "9")
    assert told(events, RoundWon)[0].seat == winner
    (scored,) = told(events, RoundScored)
    assert scored.result.scores == ((2, 3, 2, 1) if udaka_scoring == "tie_only" else (3, 3, 2, 1))
    assert scored.counts is (udaka_scoring == "counts")


def test_game_01_the_winner_takes_a_rounds_token_while_there_is_one() -> None:
    """UDAKA-GAME-01"""
    match = placed(GAME, last_card((8, 0, 0, 0), NOTHING_LEFT, 1))
    events = play(match, "9")
    assert told(events, RoundsTokenTaken) == [RoundsTokenTaken(0, 3)]
    assert told(events, RoundsTokenTaken)[0].clause() == "UDAKA-GAME-01"
    assert view(match).rounds_left == 3


def test_game_02_two_rounds_win_the_game_and_equal_numbers_share_a_place() -> None:
    """UDAKA-GAME-02: places by rounds won."""
    match = placed(GAME, last_card((8, 0, 0, 0), NOTHING_LEFT, 1, wins=(1, 0, 1, 0)))
    events = play(match, "9")
    assert events[-1] == GameWon(0, 3, False)
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == ((1, 3, 2, 3), "UDAKA-GAME-02")
    assert view(match).round == 3
    assert why_not(match, "7", seat=0) == "UDAKA-GAME-02"
    match = placed(GAME, last_card((8, 0, 0, 0), NOTHING_LEFT, 1, wins=(1, 1, 1, 0)))
    play(match, "9")
    assert match.ended is not None
    assert match.ended.places == (1, 2, 2, 4)


def test_game_03_when_all_have_one_a_further_round_decides_without_a_token() -> None:
    """UDAKA-GAME-03"""
    match = placed(GAME, last_card((0, 0, 8), NOTHING_LEFT, 1, wins=(1, 1, 0)))
    play(match, "9")
    assert match.ended is None
    events = play(match, "deck " + deck_from(""))
    assert told(events, RoundBegins) == [RoundBegins(4, 0, True)]
    assert told(events, RoundBegins)[0].clause() == "UDAKA-GAME-03"
    match = placed(GAME, last_card((0, 0, 8), NOTHING_LEFT, 1, wins=(1, 1, 1)))
    events = play(match, "9")
    assert not told(events, RoundsTokenTaken)
    assert events[-1] == GameWon(2, 4, True)
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == ((2, 2, 1), "UDAKA-GAME-03")


@pytest.mark.parametrize(("wins", "places"), [((1, 0), (1, 2)), ((1, 1, 0), (1, 2, 3))])
def test_game_02_the_last_regular_round_is_no_decider(wins: tuple[int, ...], places: tuple[int, ...]) -> None:
    """UDAKA-GAME-02: as many rounds as players have been played, and one of them has won two."""
    tokens = (8,) + (0,) * (len(wins) - 1)
    match = placed(GAME, last_card(tokens, NOTHING_LEFT, 1, wins=wins))
    play(match, "9")
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == (places, "UDAKA-GAME-02")
