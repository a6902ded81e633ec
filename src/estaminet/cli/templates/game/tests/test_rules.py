"""Every clause of RULES.md, through the public interface. Chance is written by hand."""

from __future__ import annotations

import pytest

from estaminet.games.newgame.actions import KEEP, SWAP, Shuffle
from estaminet.games.newgame.events import Kept, Shown, Swapped, Won
from estaminet.games.newgame.game import GAME
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.errors import BadOptions, BadPosition, Illegal, Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Action, Event, Seat, Viewer

ORDER = (3, 5, 1, 6, 2, 4, 6, 5, 4, 3, 2, 1)
"""For three: 3, 5 and 1; the pile is 6, 2, 4 and so on."""


def dealt(order: tuple[int, ...] = ORDER, seats: int = 3, **options: object) -> Match:
    match = Match(GAME, GAME.read_options(options, seats), seats)
    match.play(CHANCE, Shuffle(order))
    return match


def play(match: Match, *actions: Action) -> Match:
    for action in actions:
        match.play(match.asked[0], action)
    return match


def view(match: Match, viewer: Viewer) -> NewGameView:
    seen = match.state.view(viewer)
    assert isinstance(seen, NewGameView)
    return seen


def refused(match: Match, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        match.play(Seat(seat), action)
    return caught.value.refusal.clause


def last_events(match: Match, viewer: Viewer) -> list[Event]:
    return [event for _, event in match.story(viewer, len(match.moves) - 1)]


def test_setup_01_two_to_four_players_and_twelve_cards() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            Match(GAME, GAME.options_type(), seats)
    match = Match(GAME, GAME.options_type(), 2)
    for order in (ORDER[:-1], (*ORDER[:-1], 6)):
        with pytest.raises(Illegal) as caught:
            match.play(CHANCE, Shuffle(order))
        assert caught.value.refusal.clause == "NEWGAME-SETUP-01"


def test_setup_02_everybody_sees_their_own_card_only() -> None:
    match = Match(GAME, GAME.options_type(), 3)
    assert refused(match, 0, KEEP) == "NEWGAME-SETUP-02"
    match = dealt()
    assert [view(match, Seat(seat)).hand for seat in range(3)] == [3, 5, 1]
    assert view(match, None).hand is None
    assert view(match, None).pile == 9
    with pytest.raises(Illegal) as caught:
        match.play(CHANCE, Shuffle(ORDER))
    assert caught.value.refusal.clause == "NEWGAME-SETUP-02"


def test_turn_01_each_seat_has_one_turn_in_order() -> None:
    match = dealt()
    assert refused(match, 1, KEEP) == "NEWGAME-TURN-01"
    for seat in range(3):
        assert match.asked == (seat,)
        play(match, KEEP)
    assert match.asked == ()


def test_turn_02_one_keeps_or_swaps() -> None:
    """NEWGAME-TURN-02."""
    match = dealt()
    assert tuple(match.state.legal(Seat(0))) == (KEEP, SWAP)
    assert tuple(match.state.legal(Seat(1))) == ()


def test_keep_01_keeping_changes_nothing() -> None:
    match = play(dealt(), KEEP)
    assert last_events(match, None) == [Kept(0)]
    assert last_events(match, None)[0].clause() == "NEWGAME-KEEP-01"
    assert view(match, Seat(0)).hand == 3
    assert view(match, None).pile == 9


def test_swap_01_the_top_card_comes_for_the_old_one() -> None:
    match = play(dealt(), SWAP)
    assert last_events(match, Seat(0)) == [Swapped(0, 3, 6, face_up=True)]
    assert last_events(match, Seat(0))[0].clause() == "NEWGAME-SWAP-01"
    assert view(match, Seat(0)).hand == 6
    assert view(match, None).pile == 8


def test_swap_02_a_card_put_aside_lies_face_up() -> None:
    """NEWGAME-SWAP-02."""
    match = play(dealt(), SWAP)
    assert last_events(match, Seat(1)) == [Swapped(0, 3, None, face_up=True)]
    assert view(match, None).asides == (3, None, None)


def test_swap_02_or_face_down_by_house_rule() -> None:
    """NEWGAME-SWAP-02."""
    match = play(dealt(put_aside="down"), SWAP)
    assert last_events(match, Seat(1)) == [Swapped(0, None, None, face_up=False)]
    assert view(match, Seat(0)).asides == (3, None, None)
    assert view(match, Seat(1)).asides == (None, None, None)


def test_show_01_all_cards_are_turned_up_after_the_last_turn() -> None:
    match = play(dealt(), SWAP, KEEP, KEEP)
    assert last_events(match, None)[1] == Shown((6, 5, 1))
    assert last_events(match, None)[1].clause() == "NEWGAME-SHOW-01"
    assert view(match, None).shown == (6, 5, 1)


@pytest.mark.parametrize(
    ("order", "places", "winners"),
    [
        ((3, 5, 1), (2, 1, 3), (1,)),
        ((5, 5, 3), (1, 1, 3), (0, 1)),
        ((6, 2, 2), (1, 2, 2), (0,)),
    ],
)
def test_end_01_the_highest_card_wins_and_equal_cards_share(
    order: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    rest = list(ORDER)
    for card in order:
        rest.remove(card)
    match = play(dealt((*order, *rest)), KEEP, KEEP, KEEP)
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == (places, "NEWGAME-END-01")
    assert last_events(match, None)[-1] == Won(winners)
    assert refused(match, 0, KEEP) == "NEWGAME-END-01"


def test_a_seat_imagines_what_it_has_seen_and_nothing_else() -> None:
    match = play(dealt(put_aside="down"), SWAP)
    rng = FastRng(1)
    hands = set()
    for _ in range(50):
        world = GAME.imagine(match.observation(Seat(0)), rng)
        assert world.view(Seat(0)) == match.state.view(Seat(0))
        hands.add(world.view(Seat(1)))
    assert len(hands) > 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": [6, 6, 6]},
        {"choices": [None, "keep", None]},
        {"asides": [1, None, None]},
        {"pile": [9]},
        {"phase": "deal"},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, object]) -> None:
    position = GAME.position(dealt().state)
    assert GAME.position(GAME.from_position(position)) == position
    with pytest.raises(BadPosition):
        GAME.from_position({**position, **wrong})


@pytest.mark.parametrize("text", ["", "keep it", "shuffle 7", "fold"])
def test_other_words_are_no_moves(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text, GAME.options_type(), 2)
