"""Every clause of RULES.md, in notation. Chance is written by hand."""

from typing import Any

import pytest

from estaminet.conformance.table import begun, events, offered, refused, told, view
from estaminet.games.newgame.events import Kept, Shown, Swapped
from estaminet.games.newgame.game import GAME
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.match import Match
from estaminet.kernel.values import CHANCE

SHUFFLE = "shuffle 3 5 1 6 2 4 6 5 4 3 2 1"
"""For three: 3, 5 and 1; the pile is 6, 2, 4 and so on."""


def dealt(*choices: str, **options: Any) -> Match:
    """Three players after the deal and these choices."""
    return begun(GAME, 3, SHUFFLE, *choices, **options)


def test_setup_01_two_to_four_players_and_twelve_cards() -> None:
    with pytest.raises(BadOptions):
        begun(GAME, 5)
    assert refused(begun(GAME, 2), f"{SHUFFLE[:-1]} 6").clause == "NEWGAME-SETUP-01"


def test_setup_02_everybody_sees_their_own_card_only() -> None:
    match = dealt()
    assert [view(match, seat).hand for seat in range(3)] == [3, 5, 1]
    assert (view(match).hand, view(match).pile) == (None, 9)
    assert refused(match, SHUFFLE, by=CHANCE).clause == "NEWGAME-SETUP-02"


def test_turn_01_each_seat_has_one_turn_in_order() -> None:
    assert refused(dealt(), "keep", by=1).clause == "NEWGAME-TURN-01"
    assert [dealt(*["keep"] * turns).asked for turns in range(4)] == [(0,), (1,), (2,), ()]


def test_turn_01_you_keep_your_card_or_swap_it() -> None:
    assert [offered(dealt(), seat) for seat in range(2)] == [["keep", "swap"], []]
    kept = dealt("keep")
    assert events(kept) == [Kept(0)]
    assert (view(kept, 0).hand, view(kept).pile) == (3, 9)


def test_swap_01_the_top_card_comes_for_the_old_one() -> None:
    match = dealt("swap")
    assert events(match) == [Swapped(0, 3, 6, face_up=True)]
    assert (view(match, 0).hand, view(match).pile) == (6, 8)


@pytest.mark.parametrize(("lies", "others_see"), [("up", 3), ("down", None)])
def test_swap_02_a_card_put_aside_lies_face_up_or_by_house_rule_down(lies: str, others_see: int | None) -> None:
    match = dealt("swap", put_aside=lies)
    assert told(match, 1) == [Swapped(0, others_see, None, face_up=lies == "up")]
    assert [view(match, seat).asides[0] for seat in range(2)] == [3, others_see]


@pytest.mark.parametrize(
    ("cards", "hands", "places"),
    [
        ("3 5 1 6 2 4 6 5 4 3 2 1", (3, 5, 1), (2, 1, 3)),
        ("5 5 3 6 2 4 6 1 4 3 2 1", (5, 5, 3), (1, 1, 3)),
        ("6 2 2 5 5 4 6 1 4 3 3 1", (6, 2, 2), (1, 2, 2)),
    ],
)
def test_end_01_the_highest_card_wins_and_equal_cards_share(
    cards: str, hands: tuple[int, ...], places: tuple[int, ...]
) -> None:
    match = begun(GAME, 3, f"shuffle {cards}", "keep", "keep", "keep")
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == (places, "NEWGAME-END-01")
    assert events(match)[-1] == Shown(hands)
