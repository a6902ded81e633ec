"""How things are written, and what is not taken for a position."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estaminet.conformance.table import placed, view
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.tests.tables import last_card, sitting
from estaminet.kernel.errors import BadPosition, Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat

OPTIONS = UdakaOptions()


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("7", "7"),
        (" 7   7 ", "7 7"),
        ("77", "7 7"),
        ("7+7", "7 7"),
        ("7, 7", "7 7"),
        ("a a", "A A"),
        ("aa", "A A"),
        ("k", "K"),
        ("k > 5", "K>5"),
        ("K5", "K>5"),
        ("k to 5", "K>5"),
        ("j", "J"),
        ("j < p2", "J<P2"),
        ("J<2", "J<P2"),
        ("j from p2", "J<P2"),
        ("jp2", "J<P2"),
        ("UP k", "up K"),
        ("dealer p2", "dealer P2"),
        ("DECK a2 3", "deck A23"),
    ],
)
def test_notation_is_read_generously(typed: str, text: str) -> None:
    assert GAME.write(GAME.read(typed, OPTIONS, 4)) == text


@pytest.mark.parametrize(
    ("typed", "reason", "clause"),
    [
        ("7 3", "two-ranks", "UDAKA-TURN-02"),
        ("7 7 7", "three-cards", "UDAKA-TURN-03"),
        ("7 3 2", "three-cards", "UDAKA-TURN-03"),
        ("5 K", "two-ranks", "UDAKA-TURN-02"),
        ("K K", "single-copy", "UDAKA-PAIR-07"),
        ("J J", "single-copy", "UDAKA-PAIR-07"),
        ("K>udaka", "king-space", "UDAKA-KING-02"),
        ("K>1", "king-space", "UDAKA-KING-02"),
        ("J<P5", "no-such-player", None),
        ("J<P0", "no-such-player", None),
        ("1", "no-such-card", None),
        ("Q", "no-such-card", None),
        ("up Q", "no-such-card", None),
        ("up", "no-such-card", None),
        ("7>5", "only-specials-aim", None),
        ("7<P2", "only-specials-aim", None),
        ("dealer you", "dealer", None),
        ("", "udaka-notation", None),
        ("hello", "udaka-notation", None),
    ],
)
def test_what_is_no_discard_is_unreadable_and_says_why(typed: str, reason: str, clause: str | None) -> None:
    with pytest.raises(Unreadable) as raised:
        GAME.read(typed, OPTIONS, 4)
    assert raised.value.reason == reason
    assert raised.value.args_by_name.get("clause") == clause


@given(st.text(max_size=12))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_unreadable(text: str) -> None:
    try:
        deed = GAME.read(text, OPTIONS, 4)
    except Unreadable:
        return
    assert GAME.read(GAME.write(deed), OPTIONS, 4) == deed


def test_positions_come_back_the_same_at_every_step() -> None:
    for seats in (2, 5, 8):
        options = UdakaOptions.random(FastRng(seats), seats)
        match = Match.from_position(GAME, GAME.start(options, seats), chance=SeededChance(seats))
        rng = FastRng(seats)
        while match.ended is None:
            position = GAME.position(match.state)
            again = GAME.from_position(position)
            assert GAME.position(again) == position
            for seat in range(seats):
                assert again.view(Seat(seat)) == match.state.view(Seat(seat))
            actions = match.state.legal(match.asked[0])
            assert again.legal(match.asked[0]) == actions
            match.play(match.asked[0], actions[rng.below(len(actions))])
        assert GAME.position(GAME.from_position(GAME.position(match.state))) == GAME.position(match.state)


def good() -> dict[str, Any]:
    return sitting("773", top="4")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hands": ["773", "A"]}, "seat 1 has 1 cards"),
        ({"hands": ["77", "AA"]}, "seat 0 has 2 cards"),
        ({"hands": ["777", "AA"]}, "cards 7"),
        ({"hands": ["7773", "AA"]}, "there is no hand"),
        ({"hands": ["77Q", "AA"]}, "there is no hand"),
        ({"hands": ["773"]}, "hands: there are 1 entries for 2 seats"),
        ({"pile": "QX"}, "pile: there is no card 'X'"),
        ({"regular": "A"}, "an ace lies on the regular pile"),
        ({"tokens": [1, 0]}, "9 number tokens"),
        ({"tokens": [-1, 1]}, "tokens: a number at least 0"),
        ({"tokens": [1, 0], "board": [1, 1, 1, 1, 1, 1, 1, 0]}, "space 9 is empty"),
        ({"board": [3, 0, 0, 1, 1, 1, 1, 1]}, "only one space"),
        ({"board": [2, 2, 0, 0, 1, 1, 1, 1]}, "only one space"),
        ({"board": [1]}, "board: 8 entries are needed"),
        ({"udaka": 1}, "the UDAKA token is taken"),
        ({"udaka": 5}, "there is no seat 5"),
        ({"turn": None}, "nobody is on turn"),
        ({"dealer": None}, "not known"),
        ({"face_up": "7"}, "lie face up"),
        ({"wins": [2, 0]}, "rounds won"),
        ({"wins": [3, 2]}, "play stops"),
        ({"phase": "deal"}, "cards are out before the deal"),
        ({"phase": "over"}, "rounds won are"),
        ({"phase": "lot"}, "not chosen by lot"),
        ({"last": {"tokens": [1, 0], "udaka": 0}}, "last round"),
        ({"last": {"tokens": [1], "udaka": 0}}, "last: there are 1 entries for 2 seats"),
        ({"options": {"special_timing": "never"}}, "special_timing"),
        ({"seats": 9}, "2 to 8 seats"),
        ({"seats": "two"}, "seats:"),
        ({"colour": "blue"}, "'colour'"),
    ],
)
def test_bad_positions_are_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.from_position(good() | change)
    assert any(reason in said for said in raised.value.reasons), raised.value.reasons


def test_a_space_with_two_tokens_needs_the_king_on_the_pile() -> None:
    position = sitting("77K", top="4", board={2: 0, 3: 2})
    with pytest.raises(BadPosition, match="before the king is down"):
        GAME.from_position(position)


def test_every_reason_is_given_at_once() -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.from_position({"seats": "x", "phase": 3, "board": None, "what": 1})
    assert len(raised.value.reasons) == 4
    with pytest.raises(BadPosition) as raised:
        GAME.from_position(good() | {"udaka": 7, "dealer": 9, "pile": "?"})
    assert len(raised.value.reasons) == 3
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.from_position(5)  # type: ignore[arg-type]


def test_the_dealer_choice_can_be_a_position() -> None:
    start = {"seats": 3, "phase": "cards", "face_up": "7K"}
    assert view(placed(GAME, start)).face_up == ("7", "K")
    for face_up in ("7A", "777", "KK"):
        with pytest.raises(BadPosition):
            GAME.from_position(start | {"face_up": face_up})


def test_a_finished_game_can_be_a_position() -> None:
    match = placed(GAME, last_card((8, 0), dict.fromkeys(range(2, 10), 0), 1, wins=(1, 0)))
    match.play(Seat(0), match.state.legal(Seat(0))[0])
    over = GAME.position(match.state)
    assert over["phase"] == "over"
    assert placed(GAME, over).ended is not None
    with pytest.raises(BadPosition, match="has not won the last round"):
        GAME.from_position(over | {"tokens": [0, 8], "last": None})
