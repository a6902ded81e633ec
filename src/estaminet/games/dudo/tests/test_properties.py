"""What follows from the rules, over many games at random with random options."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estaminet.conformance.table import view
from estaminet.games.dudo.events import BidWas, DieLost, Gained, JokerLost, PalificoRound, Rolled
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.tests.table import do, table
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.playout import playout
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Ended
from estaminet.kernel.values import Event

GAMES = 25


def random_game(seed: int, *, careful: bool = False) -> Iterator[tuple[DudoView, Match, DudoView]]:
    """A whole game, move by move: the view before, the match, the view after. Careful players prefer low bids."""
    rng = FastRng(seed)
    seats = 2 + rng.below(5)
    match = Match(GAME, DudoOptions.random(rng, seats), seats, chance=SeededChance(seed))
    while match.ended is None:
        before = view(match)
        seat = match.asked[rng.below(len(match.asked))]
        legal = match.state.legal(seat)
        choice = rng.below(len(legal))
        if careful and rng.below(3):
            choice = min(choice, 2, len(legal) - 1)
        match.play(seat, legal[choice])
        yield before, match, view(match)


def story(seed: int) -> list[Event]:
    """Everything that happens in a whole random game, all cups included."""
    for _, match, _ in random_game(seed):
        if match.ended is not None:
            return [event for _, event in match.events]
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("seed", range(GAMES))
def test_pal_03_whoever_first_drops_to_one_die_opens_the_next_round_as_palifico(seed: int) -> None:
    """DUDO-PAL-01, DUDO-PAL-03, DUDO-PAL-05, DUDO-PAL-06"""
    told = story(seed)
    been: set[int] = set()
    dropped: int | None = None
    for place, event in enumerate(told):
        if isinstance(event, DieLost):
            dropped = event.seat
        elif isinstance(event, Rolled):
            cup = "" if dropped is None else event.cups[dropped]
            expected = [] if dropped is None or len(cup or "") != 1 or dropped in been else [dropped]
            opening = next(i for i in range(place, len(told)) if isinstance(told[i], BidWas))
            assert [e.seat for e in told[place:opening] if isinstance(e, PalificoRound)] == expected
            opener = told[opening]
            assert isinstance(opener, BidWas)
            assert expected in ([], [opener.seat])
            been.update(expected)
            dropped = None
    assert been


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_round_moves_at_most_one_die_or_joker(seed: int) -> None:
    """DUDO-DUDO-02, DUDO-CALZA-02, DUDO-CALZA-05, DUDO-LOSE-02"""
    moved: list[int] = []
    dice: list[int] | None = None
    for event in story(seed):
        if isinstance(event, Rolled):
            moved.append(0)
            counts = [len(cup or "") for cup in event.cups]
            assert dice is None or sum(abs(a - b) for a, b in zip(dice, counts, strict=True)) <= 1
            dice = counts
        elif isinstance(event, (DieLost, JokerLost, Gained)):
            moved[-1] += 1
    assert set(moved) == {1}


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_has_at_most_45_rounds_a_player_and_a_round_as_many_bids_as_there_are_keys(
    seed: int, careful: bool
) -> None:
    """DUDO-STALL-01, DUDO-BID-08, DUDO-BID-09"""
    most = rounds = 0
    for before, match, after in random_game(seed, careful=careful):
        seats = match.seats
        most = 45 * seats
        rounds = after.round
        assert isinstance(match.options, DudoOptions)
        faces = 5 if match.options.blank_bids == "off" else 6
        assert len(before.bids) <= faces * before.cap
    assert 0 < rounds <= most


def test_players_who_help_each_other_are_stopped_in_time() -> None:
    """DUDO-STALL-01: two who make every calza exact can spin a game out, but not for ever."""
    match = table("11111 11111")
    while match.ended is None:
        position = GAME.position(match.state)
        if position["phase"] == "roll":
            do(match, "chance roll " + " ".join("1" * count or "-" for count in position["dice"]))
            continue
        first = match.asked[0]
        total = sum(position["dice"])
        do(match, f"{first} {total}x1")
        second = match.asked[0]
        if view(match).calza_offered:
            do(match, f"{second} calza")
        else:
            do(match, f"{second} dudo")
    assert view(match).round == 45 * 2 - 1  # the last die of all is never lost


def test_there_is_always_something_to_say() -> None:
    """DUDO-BID-01, DUDO-TURN-01: the starter can bid one 1, everybody else can doubt."""
    for seed in range(GAMES):
        for _, match, after in random_game(seed):
            for seat in match.asked:
                said = [GAME.write(action) for action in match.state.legal(seat)]
                first = "1x1" if not after.bids else "dudo" if after.phase == "bid" else "salsa dudo"
                assert first in said


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_random_play_ends_and_nothing_impossible_happens(seed: int, seats: int) -> None:
    """DUDO-END-01"""
    rng = FastRng(seed)
    state = GAME.start(DudoOptions.random(rng, seats), seats)
    assert playout(state, rng) >= 2
    assert list(state.violations()) == []
    ended = state.pending()
    assert isinstance(ended, Ended)
    assert sorted(ended.places) == list(range(1, seats + 1))


def test_a_copy_goes_its_own_way() -> None:
    for seed in range(8):
        rng = FastRng(seed)
        for _, match, _ in random_game(seed):
            before = GAME.position(match.state)
            playout(match.state.copy(), rng)
            assert GAME.position(match.state) == before


def test_every_bid_on_the_ladder_is_higher_than_the_one_before_salsa_or_not() -> None:
    """DUDO-BID-04, DUDO-BID-05, DUDO-BID-06, DUDO-BLANK-03, DUDO-BLANK-04, DUDO-SALSA-02"""
    for seed in range(GAMES):
        for before, match, after in random_game(seed, careful=True):
            assert isinstance(match.options, DudoOptions)
            halved = match.options.blank_bids == "halved"
            if len(after.bids) > len(before.bids) >= 1:
                old, new = ((bid.count * (2 if halved and bid.value == 6 else 1), bid.value) for bid in after.bids[-2:])
                assert new > old
