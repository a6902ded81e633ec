"""What follows from the fields of a state: copies, and the states that views are unpacked into."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from tests.unfinished import unfinished

from estaminet import games
from estaminet.kernel.errors import BadPosition
from estaminet.kernel.fields import Coded
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import State
from estaminet.kernel.unpacking import Plan
from estaminet.kernel.values import Seat, View


def middle(game: Game) -> Match:
    """A match after thirty moves, or before its end."""
    seats = game.manifest.usual_seats
    match = Match(game, game.options_type(), seats, chance=SeededChance(5))
    rng = FastRng(5)
    while len(match.moves) < 30 and not match.ended:
        legal = match.state.legal(match.asked[0])
        match.play(match.asked[0], legal[rng.below(len(legal))])
    return unfinished(match)


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_a_copy_from_the_fields_is_equal_and_independent(game: Game) -> None:
    state = middle(game).state
    before = game.position(state)
    other = game.fields.copy(state)
    assert game.position(other) == before
    rng = FastRng(1)
    for _ in range(10):
        asked = getattr(other.pending(), "seats", None)
        if asked is None:
            break
        legal = other.legal(asked[0])
        other.play(asked[0], legal[rng.below(len(legal))], None)
    assert game.position(state) == before


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_what_a_view_shows_is_unpacked_anew_for_every_world(game: Game) -> None:
    """The same observation four times (the last two are copies), then another, then the first again."""
    match = middle(game)
    first, other = match.observation(match.asked[0]), match.observation(Seat(0))
    known = [game.fields.known(seen) for seen in (first, first, first, first, other, first)]
    positions = [game.position(state) for state in known]
    assert positions[0] == positions[1] == positions[2] == positions[3] == positions[5]
    assert len({id(state) for state in known}) == 6
    game.imagine(first, FastRng(3))
    assert game.position(game.fields.known(first)) == positions[0]


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_the_short_cuts_unpack_what_reading_would(game: Game) -> None:
    match = middle(game)
    view, state = match.state.view(match.asked[0]), match.state
    for field in game.fields.fields:
        unpack = field.kind.unpacks()
        shown = getattr(view, field.shown or "", None)
        if unpack is not None and shown is not None:
            reasons: list[str] = []
            read = field.kind.read(shown, state, reasons)
            assert reasons == []
            plan, filled = Plan(), SimpleNamespace()
            plan.add("shown", "unpacked", unpack)
            plan.fill(filled, SimpleNamespace(shown=shown), 0)
            assert field.kind.write(filled.unpacked, state) == field.kind.write(read, state)


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_a_view_of_the_fields_shows_everybody_their_own(game: Game) -> None:
    """As views that are made by hand do, for speed."""
    state = middle(game).state
    for viewer in (None, *map(Seat, range(state.seats))):
        view = state.view(viewer)
        own = [field.own for field in game.fields.fields if field.own is not None]
        more = {name: getattr(view, name) for name in view.__struct_fields__ if name not in ("seat", *own)}
        assert game.fields.view(game.view_type, state, viewer, more) == view


def test_a_view_has_what_a_field_shows_unless_more_is_said() -> None:
    state = middle(games.find("udaka")).state
    view = state.view(Seat(1))
    kept = {"round": 1, "hand_counts": (), "pile": 7, "top": None, "regular": 0, "rounds_left": 0}
    kept |= {"udaka_scoring": "counts", "stacked_space": "one", "special_timing": "at_once"}
    made = state.shown(type(view), Seat(1), **kept, aces=4)
    for name in ("seat", "phase", "dealer", "turn", "hand", "board", "tokens", "udaka", "wins"):
        assert getattr(made, name) == getattr(view, name), name
    assert (made.pile, made.aces) == (7, 4)


class Tokens(View, frozen=True):
    tokens: tuple[int, ...]
    dealer: int | None
    hand: str | None
    at_once: bool


def test_a_state_without_a_view_of_its_own_shows_its_fields_and_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("udaka")
    match = middle(game)
    usual = match.state.view(Seat(1))
    monkeypatch.setattr(game, "view_type", Tokens)
    assert "at_once" in game.fields.follows
    assert State.view(match.state, Seat(1)) == Tokens(1, usual.tokens, usual.dealer, usual.hand, at_once=False)
    assert State.view(match.state, None) == Tokens(None, usual.tokens, usual.dealer, None, at_once=False)


def test_a_view_that_lacks_something_or_has_it_twice_says_what() -> None:
    state = middle(games.find("udaka")).state
    with pytest.raises(TypeError, match="Tokens has no pile, which is shown"):
        state.shown(Tokens, None, pile=3)
    with pytest.raises(TypeError, match=r"UdakaView has .*hand_counts, which nothing shows"):
        state.shown(type(state.view(None)), None, pile=3)


def test_what_stands_for_nothing_is_not_written_as_the_last_of_the_list() -> None:
    state = middle(games.find("udaka")).state
    assert Coded(["m1", "m2"], missing=-1).write(-1, state) is None
    with pytest.raises(ValueError, match="no card is kept as -1: if that stands for none, say missing=-1"):
        Coded(["m1", "m2"]).write(-1, state)


def test_lists_that_have_a_length_are_read_with_that_length_only() -> None:
    """Dudab has as many piles as seats, and columns by its options."""
    game = games.find("dudab")
    position = game.position(middle(game).state)
    for name in ("own", "columns"):
        for entries in (position[name][:-1], [*position[name], position[name][-1]]):
            with pytest.raises(BadPosition) as caught:
                game.from_position({**position, name: entries})
            needed = f"{name}: {len(position[name])} entries are needed, not {len(entries)}"
            assert list(caught.value.reasons) == [needed]
