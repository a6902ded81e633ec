"""Every clause of RULES.md, through the public interface. Chance is written by hand."""

import pytest

from estaminet.games.newgame.actions import KEEP, SWAP, Shuffle
from estaminet.games.newgame.events import Kept, Shown, Swapped
from estaminet.games.newgame.game import GAME
from estaminet.kernel.errors import BadOptions, Illegal
from estaminet.kernel.match import Match
from estaminet.kernel.values import CHANCE, Action, Deed, Event, Seat, Viewer

ORDER = (3, 5, 1, 6, 2, 4, 6, 5, 4, 3, 2, 1)
"""For three: 3, 5 and 1; the pile is 6, 2, 4 and so on."""


def dealt(*actions: Action, order: tuple[int, ...] = ORDER, **options: object) -> Match:
    """Three players after the deal and these actions."""
    match = Match(GAME, GAME.read_options(options, 3), 3)
    match.play(CHANCE, Shuffle(order))
    for action in actions:
        match.play(match.asked[0], action)
    return match


def refused(match: Match, seat: int, deed: Deed) -> str:
    with pytest.raises(Illegal) as caught:
        match.play(Seat(seat), deed)
    return caught.value.refusal.clause


def last_events(match: Match, viewer: Viewer) -> list[Event]:
    return [event for _, event in match.story(viewer, len(match.moves) - 1)]


def test_setup_01_two_to_four_players_and_twelve_cards() -> None:
    with pytest.raises(BadOptions):
        Match(GAME, GAME.options_type(), 5)
    new = Match(GAME, GAME.options_type(), 2)
    assert refused(new, CHANCE, Shuffle((*ORDER[:-1], 6))) == "NEWGAME-SETUP-01"


def test_setup_02_everybody_sees_their_own_card_only() -> None:
    match = dealt()
    assert [match.state.view(Seat(seat)).hand for seat in range(3)] == [3, 5, 1]
    assert (match.state.view(None).hand, match.state.view(None).pile) == (None, 9)
    assert refused(match, CHANCE, Shuffle(ORDER)) == "NEWGAME-SETUP-02"


def test_turn_01_each_seat_has_one_turn_in_order() -> None:
    assert refused(dealt(), 1, KEEP) == "NEWGAME-TURN-01"
    assert [dealt(*[KEEP] * turns).asked for turns in range(4)] == [(0,), (1,), (2,), ()]


def test_turn_01_you_keep_your_card_or_swap_it() -> None:
    assert [tuple(dealt().state.legal(Seat(seat))) for seat in range(2)] == [(KEEP, SWAP), ()]
    kept = dealt(KEEP)
    assert last_events(kept, None) == [Kept(0)]
    assert (kept.state.view(Seat(0)).hand, kept.state.view(None).pile) == (3, 9)


def test_swap_01_the_top_card_comes_for_the_old_one() -> None:
    match = dealt(SWAP)
    assert last_events(match, Seat(0)) == [Swapped(0, 3, 6, face_up=True)]
    assert last_events(match, Seat(0))[0].clause() == "NEWGAME-SWAP-01"
    assert (match.state.view(Seat(0)).hand, match.state.view(None).pile) == (6, 8)


@pytest.mark.parametrize(("lies", "others_see"), [("up", 3), ("down", None)])
def test_swap_02_a_card_put_aside_lies_face_up_or_by_house_rule_down(lies: str, others_see: int | None) -> None:
    """NEWGAME-SWAP-02."""
    match = dealt(SWAP, put_aside=lies)
    assert last_events(match, Seat(1)) == [Swapped(0, others_see, None, face_up=lies == "up")]
    assert match.state.view(Seat(0)).asides == (3, None, None)
    assert match.state.view(Seat(1)).asides == (others_see, None, None)


@pytest.mark.parametrize(("hands", "places"), [((3, 5, 1), (2, 1, 3)), ((5, 5, 3), (1, 1, 3)), ((6, 2, 2), (1, 2, 2))])
def test_end_01_the_highest_card_wins_and_equal_cards_share(hands: tuple[int, ...], places: tuple[int, ...]) -> None:
    rest = list(ORDER)
    for card in hands:
        rest.remove(card)
    match = dealt(KEEP, KEEP, KEEP, order=(*hands, *rest))
    assert match.ended is not None
    assert (match.ended.places, match.ended.clause) == (places, "NEWGAME-END-01")
    assert last_events(match, None)[-1] == Shown(hands)
    assert match.asked == ()
